"""How a figure of the rulebook arranges the town.

`towns` are the buildings of each seat, cubes behind the name: `bank++-` has two hope and one despair. `hand` is the
viewer's; `characters` go by seat, "" for one that the viewer has not seen; `looks` are pairs of seats. `claims` are
written seat and notation: `1 claim-side puritan`. `asks` is what is asked: pick (a building, of all), trigger (of the
constable), or over when the game has ended; `round`, `constable`, `trials` and `market` are what they say.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from approdo.games.new_salem import actions as a
from approdo.games.new_salem.rules import frames as f


def arrange(seen: dict[str, Any], see: Mapping[str, Any], seat: int) -> None:
    """Change what was observed into what the figure shows."""
    players = len(seen["towns"])
    for who, town in enumerate(see.get("towns", ())):
        seen["towns"][who] = [_standing(words) for words in town]
    seen["hope"] = [sum(card["hope"] for card in town) for town in seen["towns"]]
    seen["despair"] = sum(card["despair"] for town in seen["towns"] for card in town)
    seen["round"] = see.get("round", seen["round"])
    seen["constable"] = see.get("constable", seen["constable"])
    seen["badges"] = [who == seen["constable"] for who in range(players)]
    seen["trials"] = [who in see.get("trials", ()) for who in range(players)]
    seen["trials_left"] -= sum(seen["trials"])
    for who, name in enumerate(see.get("characters", ())):
        seen["characters"][who] = name or None
    seen["looks"] = [{"round": 1, "who": who, "whose": whose} for who, whose in see.get("looks", ())]
    seen["market"] = list(see.get("market", ()))
    seen["unseen"] = [name for name in seen["unseen"] if name not in seen["market"]]
    for words in see.get("claims", ()):
        _claim(seen, *words.split(" ", 1))
    _ask(seen, see, seat)


def _standing(words: str) -> dict[str, Any]:
    name = words.rstrip("+-")
    cubes = words[len(name) :]
    return {"building": name, "hope": cubes.count("+"), "despair": cubes.count("-")}


def _claim(seen: dict[str, Any], who: str, notation: str) -> None:
    number = a.SPACE.number(notation)
    entry = {"round": seen["round"], "seat": int(who), "id": number, "claim": {}, "looks": len(seen["looks"])}
    seen["claims"].append(entry)
    seen["claimed"][int(who)] += 1


def _ask(seen: dict[str, Any], see: Mapping[str, Any], seat: int) -> None:
    """Phase, hands and the decision that is awaited."""
    asks = see.get("asks", "pick")
    players = len(seen["towns"])
    if asks == "pick":
        hand = list(see.get("hand", seen["hands"][seat]))
        seen["hands"][seat] = hand
        seen["hand_sizes"] = [len(hand)] * players
        seen["dealt"] = [[hand if who == seat else None for who in range(players)]]
        return
    seen["hands"], seen["hand_sizes"], seen["dealt"] = [[] for _ in range(players)], [0] * players, []
    seen["phase"] = "triggering" if asks == "trigger" else "over"
    seen["stack"] = [[f.ROUND_END, 0], [f.CHOOSE_TRIGGER, 1 << seen["constable"]]] if asks == "trigger" else []
