"""Why not: for every action that the present decision accepts in kind, the rule that forbids it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from approdo.core.actions import Action
from approdo.core.game import Refusal
from approdo.core.text import Arg
from approdo.games.new_england import actions as a
from approdo.games.new_england import components as c
from approdo.games.new_england import frames as f
from approdo.games.new_england.geometry import (
    BIT,
    COAST,
    FIT_MASKS,
    FIT_NAMES,
    LAND,
    NUMBER,
    PLACE_NAMES,
    PLACES,
    around,
    beside,
    fits,
    names_of,
    spaces_of,
)
from approdo.games.new_england.labels import item_label, space_names, tile_name
from approdo.games.new_england.settling import (
    APART,
    NOT_BESIDE_SAME,
    blocked_fits,
    can_step_aside,
    free_land,
    kept_on,
    ready,
    spacing,
    tile_at,
    tile_spaces,
)
from approdo.games.new_england.state import (
    FIGURE_KINDS,
    KINDS,
    TYPES,
    Position,
    count,
    empty_barns,
    figure_at,
    occupied,
    owned,
)


def refusal(state: Position, seat: int, action: Action) -> Refusal:
    """The reason, with the values that matter and its paragraphs."""
    return _REASONS[type(action)](state, seat, action)


def _item(id: str) -> int:
    return c.ITEM_IDS.index(id)


def _players(state: Position, near: int) -> list[Arg]:
    """The families that own one of these spaces."""
    return [{"seat": seat} for seat in range(state.players) if owned(state, seat) & near]


def _start(state: Position, seat: int, action: a.PlaceStart) -> Refusal:
    terrain, place = _item(action.terrain), PLACES[PLACE_NAMES.index(action.place)]
    taken = state.taken
    if state.starts[seat * TYPES + terrain]:
        return Refusal("start-used", ("ne.3.3",), {"terrain": item_label(terrain)})
    if place & taken:
        return Refusal("space-taken", ("ne.3.3",), {"spaces": space_names(place & taken)})
    distance = spacing(state)
    if distance == APART:
        return Refusal("start-touches", ("ne.3.4",), {"players": _players(state, around(place))})
    if distance == NOT_BESIDE_SAME:
        same = sum(state.land[s * TYPES + terrain] for s in range(state.players) if s != seat)
        args: dict[str, Arg] = {"players": _players(state, beside(place) & same), "terrain": item_label(terrain)}
        return Refusal("touches-family", ("ne.3.7",), args)
    rules = ("ne.3.5",) if state.designer else ("ne.3.5", "ne.3.6")
    return Refusal("start-beside", rules, {"players": _players(state, beside(place))})


def _marker(state: Position, seat: int, action: a.TakeMarker) -> Refusal:
    owner = state.markers.index(action.number)
    return Refusal("marker-taken", ("ne.5.2",), {"number": action.number, "player": {"seat": owner}})


def _buy(state: Position, seat: int, action: a.Buy) -> Refusal:
    return buy_refusal(state, seat, _item(action.item), state.bought)


def buy_refusal(state: Position, seat: int, item: int, bought: int) -> Refusal:
    """Why a seat that has made so many purchases in its turn cannot buy an item."""
    price, money = state.markers[seat], state.money[seat]
    if bought >= c.PURCHASES:
        return Refusal("two-purchases", ("ne.6.2",), {"purchases": c.PURCHASES})
    if item not in state.offer:
        return Refusal("not-on-offer", ("ne.6.4", "ne.1.6", "ne.1.7"), {"item": item_label(item)})
    if money < price:
        return Refusal("too-dear", ("ne.6.3",), {"price": price, "money": money})
    if item < c.TILES:
        return Refusal("no-space", ("ne.6.6", "ne.7.2", "ne.7.3"), {"terrain": item_label(item)})
    found = card_refusal(state, seat, item - c.TILES)
    if not count(state, seat, c.BARN):
        return found
    # A barn is no help: by the printed rules never, with free storing only while it is empty.
    return replace(found, rules=(*found.rules, "ne.10.3" if state.free_storing else "ne.10.2"))


def card_refusal(state: Position, seat: int, kind: int) -> Refusal:
    """Why a card cannot be carried out now (ne.6.7)."""
    card = c.CARDS[kind]
    args: dict[str, Arg] = {"card": item_label(c.TILES + kind)}
    if card.figure >= 0:
        if c.FIGURES[card.figure].coastal:
            return Refusal("no-coast", ("ne.6.7", "ne.9.8", "ne.9.9", "ne.1.2"), args)
        return Refusal("no-tile", ("ne.6.7", "ne.9.1", "ne.9.2"), args)
    blocked = blocked_fits(state, seat, kind, free_land(state, seat))
    return _in_the_way(state, seat, blocked, args) if blocked else Refusal("no-shape", ("ne.6.7", "ne.8.3"), args)


def _in_the_way(state: Position, seat: int, blocked: list[tuple[int, int]], args: dict[str, Arg]) -> Refusal:
    """Which figures prevent a shape, told of the shape that is nearest to being possible."""
    free = free_land(state, seat)
    barns = state.figures[seat * FIGURE_KINDS + c.BARN]
    aside = [here for fit, here in blocked if can_step_aside(state, seat, here, FIT_MASKS[fit], free)]
    stuck = [here for _, here in blocked if not here & barns]
    if aside:
        return _figures("figures-in-way", ("ne.6.7", "ne.8.4", "ne.9.11"), state, seat, aside, args)
    if stuck:
        return _figures("figures-stuck", ("ne.6.7", "ne.8.4", "ne.9.7", "ne.9.12"), state, seat, stuck, args)
    standing = [here & barns for _, here in blocked]
    return _figures("barn-in-way", ("ne.6.7", "ne.8.4", "ne.9.13"), state, seat, standing, args)


def _figures(
    code: str, rules: tuple[str, ...], state: Position, seat: int, standing: list[int], args: dict[str, Arg]
) -> Refusal:
    """A refusal that names the fewest figures that stand in the way."""
    fewest = min(standing, key=int.bit_count)
    tiles: list[Arg] = [tile_name(tile_at(state, seat, BIT[space])) for space in spaces_of(fewest)]
    return Refusal(code, rules, {**args, "spaces": tiles, "n": len(tiles)})


def _add(state: Position, seat: int, action: a.AddItem) -> Refusal:
    if state.adders >> seat & 1:
        return Refusal(f"{action.source}-empty", ("ne.11.7",))
    if state.bought and count(state, seat, c.SHIP):  # who has a ship may have had most of them
        return Refusal("add-first", ("ne.11.3", "ne.11.1"))
    return Refusal("may-not-add", ("ne.11.1", "ne.11.2", "ne.11.6"))


def _play_stored(state: Position, seat: int, action: a.PlayStored) -> Refusal:
    kind = _item(action.card) - c.TILES
    args: dict[str, Arg] = {"card": item_label(c.TILES + kind)}
    if not state.stored[seat * KINDS + kind]:
        return Refusal("not-stored", ("ne.10.4",), args)
    if not ready(state, seat, kind):
        return Refusal("stored-now", ("ne.10.4",), args)
    if f.top(state).from_barn:
        return Refusal("one-at-a-time", ("ne.6.5", "ne.10.8"), args)
    return card_refusal(state, seat, kind)


def _store(state: Position, seat: int, action: a.Store) -> Refusal:
    card = f.top(state)
    if card.from_barn:
        return Refusal("stored-before", ("ne.10.8",), {"card": item_label(c.TILES + card.about)})
    assert empty_barns(state, seat) <= 0
    return Refusal("no-barn", ("ne.10.1",), {"barns": count(state, seat, c.BARN)})


def _lay(state: Position, seat: int, action: a.LayTile) -> Refusal:
    tile = f.top(state)
    assert tile.kind == f.LAY
    return space_refusal(state, seat, tile.about, BIT[NUMBER[action.space]])


def space_refusal(state: Position, seat: int, terrain: int, bit: int) -> Refusal:
    """Why a land tile cannot lie on a space (ne.7)."""
    assert not tile_spaces(state, seat, terrain) & bit
    args: dict[str, Arg] = {"terrain": item_label(terrain)}
    if state.taken & bit:
        return Refusal("space-taken", ("ne.7.1",), {"spaces": space_names(bit)})
    others: list[Arg] = [
        {"seat": s} for s in range(state.players) if s != seat and beside(bit) & state.land[s * TYPES + terrain]
    ]
    if others:
        return Refusal("touches-family", ("ne.7.3", "ne.7.4", "ne.7.5"), {**args, "players": others})
    return Refusal("not-beside-own", ("ne.7.2",), {**args, "space": names_of(bit)[0]})


def _place_figure(state: Position, seat: int, action: a.PlaceFigure) -> Refusal:
    card = c.CARDS[f.top(state).about]
    if card.figure < 0:
        return Refusal("card-develops", ("ne.8.1",), {"card": item_label(_item(card.id))})
    found = _tile(state, seat, card.figure, action.space)
    assert found is not None
    return found


def _tile(state: Position, seat: int, figure: int, space: str) -> Refusal | None:
    """Why a figure cannot come to a space, None when it could."""
    bit = BIT[NUMBER[space]]
    args: dict[str, Arg] = {"space": space}
    tile = tile_at(state, seat, bit)
    if not owned(state, seat) & bit:
        return Refusal("not-your-land", ("ne.9.1",), args)
    if state.developed & bit:
        return Refusal("developed", ("ne.9.1",), {"spaces": [space]})
    if occupied(state, seat) & tile:
        return Refusal("figure-there", ("ne.9.2", "ne.9.3"), {"spaces": [tile_name(tile)]})
    if c.FIGURES[figure].coastal and not tile & COAST:
        return Refusal("not-coast", ("ne.9.8", "ne.9.10", "ne.9.9", "ne.1.2"), args)
    return None


def _develop(state: Position, seat: int, action: a.Develop) -> Refusal:
    kind = f.top(state).about
    card = c.CARDS[kind]
    fit = FIT_NAMES.index(action.land)
    mask = FIT_MASKS[fit]
    args: dict[str, Arg] = {"card": item_label(c.TILES + kind)}
    if card.figure >= 0:
        return Refusal("card-places", ("ne.9.1",), args)
    if fit not in fits(card.shape, LAND, 0):
        return Refusal("other-shape", ("ne.8.3", "ne.8.9"), args)
    own = state.land[seat * TYPES + card.terrain]
    if mask & ~own:
        spaces = space_names(mask & ~own)
        return Refusal("not-own-terrain", ("ne.8.2",), {"terrain": item_label(card.terrain), "spaces": spaces})
    if mask & state.developed:
        return Refusal("developed", ("ne.8.3",), {"spaces": space_names(mask & state.developed)})
    start = state.starts[seat * TYPES + card.terrain]
    if mask & start not in (0, start):
        return Refusal("start-half", ("ne.8.5", "ne.8.6"), {"spaces": space_names(start)})
    return Refusal("figure-there", ("ne.8.4", "ne.9.4"), {"spaces": space_names(mask & occupied(state, seat))})


def _move(state: Position, seat: int, action: a.Move) -> Refusal:
    origin = kept_on(state, seat, BIT[NUMBER[action.origin]])
    figure = figure_at(state, seat, origin)
    if figure < 0:
        return Refusal("no-figure", ("ne.9.7", "ne.9.10"), {"space": action.origin})
    if not c.FIGURES[figure].moves:
        return Refusal("barn-stays", ("ne.9.13",), {"space": action.origin})
    if state.moved & origin:
        return Refusal("moved-already", ("ne.9.12",), {"space": action.origin})
    found = _tile(state, seat, figure, action.target)
    if found is None:
        return Refusal("card-unusable", ("ne.9.11",), {"card": item_label(c.TILES + f.top(state).about)})
    return found


_REASONS: dict[type[Action], Callable[[Position, int, Any], Refusal]] = {
    a.PlaceStart: _start,
    a.TakeMarker: _marker,
    a.Buy: _buy,
    a.AddItem: _add,
    a.PlayStored: _play_stored,
    a.Store: _store,
    a.LayTile: _lay,
    a.PlaceFigure: _place_figure,
    a.Develop: _develop,
    a.Move: _move,
}
