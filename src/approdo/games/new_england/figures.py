"""How a figure of the rulebook arranges the coast.

`starts` are the start tiles of each family by type, by default those of `_STARTS`; `land` says by space what lies
there, in words: `0 field`, `1 pasture developed`, `0 settlement pilgrim` (a figure comes with its card). `offer` are
the items on offer, `stored` the viewer's cards in barns, `played` land cards carried out; `money` and `markers` go by
seat. `asks` is the decision awaited of the viewer: start, announce, marker or turn; `bag` leaves so many tiles in it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from approdo.games.new_england import frames as f
from approdo.games.new_england.view import FIGURE_IDS, TERRAIN_IDS

_STARTS: Sequence[Mapping[str, str]] = (
    {"settlement": "D5+E5", "field": "D2+E2", "pasture": "A5+B5"},
    {"settlement": "G2+H2", "field": "G5+H5", "pasture": "J5+K5"},
    {"settlement": "A8+B8", "field": "J8+K8", "pasture": "G8+H8"},
)
_ASKED = {"start": f.start, "announce": f.announce, "marker": f.marker, "turn": f.turn}
_OFFER = ("land", "land", "land", "either", "either", "either", "card", "card", "card")


def arrange(seen: dict[str, Any], see: Mapping[str, Any], seat: int) -> None:
    """Change what was observed into what the figure shows."""
    spaces = {space["name"]: space for space in seen["spaces"]}
    asks = see.get("asks", "turn")
    seen["stack"] = [list(_ASKED[asks](seat))]
    seen["round"], seen["first"] = int(asks != "start"), seat
    for who, tiles in enumerate(see.get("starts", _STARTS)):
        for terrain, place in tiles.items():
            names = place.split("+")
            seen["starts"].append({"seat": who, "terrain": terrain, "spaces": names})
            for name in names:
                _lay(spaces[name], who, terrain, start=True)
    for name, words in see.get("land", {}).items():
        who, terrain, *rest = words.split()
        space = spaces[name]
        if "seat" not in space:
            seen["bag"][terrain] -= 1
        _lay(space, int(who), terrain, start=space.get("start", False))
        space["developed"] = "developed" in rest
        for figure in set(rest) & set(FIGURE_IDS):
            space["figure"] = figure
            _deal(seen, seen["seats"][int(who)]["played"], figure)
    for card in see.get("played", ()):
        _deal(seen, seen["seats"][seat]["played"], card)
    for card in see.get("stored", ()):
        _deal(seen, seen["seats"][seat]["stored"], card)
    seen["offer"] = [
        {"space": kind, "item": item, "buyer": None} for kind, item in zip(_OFFER, see.get("offer", ()), strict=False)
    ]
    for item in see.get("offer", ()):
        seen["bag" if item in TERRAIN_IDS else "deck"][item] -= 1
    for who, family in enumerate(seen["seats"]):
        family["money"] = see.get("money", {}).get(str(who), family["money"])
        family["marker"] = see.get("markers", {}).get(str(who))
        family["may_add"] = who in see.get("may_add", ())
    if "bag" in see:
        _empty(seen, see["bag"])


def _lay(space: dict[str, Any], seat: int, terrain: str, start: bool) -> None:
    space |= {"seat": seat, "terrain": terrain, "developed": False, "start": start, "figure": None}


def _deal(seen: dict[str, Any], pile: dict[str, int], card: str) -> None:
    """A card comes from the deck into a pile."""
    seen["deck"][card] -= 1
    pile[card] = pile.get(card, 0) + 1


def _empty(seen: dict[str, Any], left: int) -> None:
    """Tiles leave the bag and the game until so many are left in it."""
    for terrain in TERRAIN_IDS:
        going = min(seen["bag"][terrain], sum(seen["bag"].values()) - left)
        seen["bag"][terrain] -= going
        seen["gone"][terrain] += going
