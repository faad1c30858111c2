"""A turn: huts, actions, end, and who is next (chapters 3 to 7)."""

from __future__ import annotations

from dataclasses import replace

from approdo.core.events import Event, Events
from approdo.core.text import Arg, label
from approdo.games.neuland import actions as a
from approdo.games.neuland.components import (
    BANNERS_ON,
    GOODS,
    KINDS,
    LODGE,
    PRODUCTION,
    RECIPES,
    TURNS_EACH,
    WOODCUTTER,
    family_of,
)
from approdo.games.neuland.hexes import HEX_NAMES, HEX_OF, PLACE_NAMES
from approdo.games.neuland.rules.frames import ASK_ACT, ASK_SETTLE, BUILDING, PLACING, PRODUCING, Paying, inputs_of
from approdo.games.neuland.rules.mines import draw, fill_mines, stack, take, take_back
from approdo.games.neuland.rules.offers import output_at, taken_ends
from approdo.games.neuland.rules.paying import (
    MARKER,
    begin_payment,
    pay,
    pay_what_is_plain,
    places_of,
    time_cost,
)
from approdo.games.neuland.state import Position, free_slot

# --- beginning and ending ---


def begin_turn(state: Position, seat: int, out: Events | None) -> None:
    """The seat's workers lie down (nl.4.2); in the first round the huts come first (nl.3.2)."""
    state.active = seat
    state.turn += 1
    state.spent = 0
    others = taken_ends(state, seat)
    room = state.spaces - 1
    while room in others:
        room -= 1
    state.room = room
    for place in places_of(state, seat):
        state.lying[place] = 1
    state.stack.append((ASK_ACT, 1 << seat))
    if state.turn <= state.players:
        state.stack.append((ASK_SETTLE, 1 << seat))
    if out is not None:
        out.barrier = True
        out.add("turn", "nl.4.1" if state.turn > state.players else "nl.3.1", seat=seat)


def ahead(state: Position, seat: int) -> Position | None:
    """The seat's next turn, as if the time marker reached its worker now; None for the active seat and at set-up."""
    if not state.stack or state.stack[0][0] < ASK_SETTLE or state.active == seat:
        return None
    had = (seat - state.start) % state.players < state.turn
    if had and state.turn < state.players:  # the others settle first
        return None
    copy = state.clone()
    copy.stack = []
    if had:
        copy.time = copy.at[seat]
    begin_turn(copy, seat, None)
    return copy


def next_seat(state: Position) -> int:
    """Whose worker the time marker reaches first (nl.4.1)."""
    after, spaces = state.time + 1, state.spaces
    ways = [(at - after) % spaces for at in state.at]
    return ways.index(min(ways))


def next_turn(state: Position, out: Events | None) -> None:
    """First clockwise (nl.3.1), then the time marker decides (nl.4.1); 50 turns each are the end (nl.10.3)."""
    if state.turn >= TURNS_EACH * state.players:
        if out is not None:
            out.add("limit", "nl.10.3")
    elif state.turn < state.players:
        begin_turn(state, (state.start + state.turn) % state.players, out)
    else:
        seat = next_seat(state)
        state.time = state.at[seat]
        begin_turn(state, seat, out)


def end_turn(state: Position, seat: int, steps: int, out: Events | None) -> None:
    """Step on, take back lying workers (nl.4.10), fill mines, and only then move the time marker (nl.9.6)."""
    _move(state, seat, steps)
    state.stack.pop()
    spoiled = [place for place in places_of(state, seat) if state.lying[place]]
    if out is not None:
        out.add("end-turn", "nl.4.7", seat=seat, steps=steps, time=state.spent)
        if spoiled:
            names = [label(f"good-{GOODS[state.good[p] - 1]}") for p in spoiled]
            out.add("spoil", "nl.4.10", seat=seat, goods=names)
    for place in spoiled:
        take_back(state, place, out)
    if not fill_mines(state, seat):
        next_turn(state, out)


def _move(state: Position, seat: int, spaces: int) -> None:
    """The seat's worker moves on along the timeline (nl.4.4)."""
    state.spent += spaces
    state.at[seat] = (state.time + state.spent) % state.spaces


# --- the huts ---


def settle(state: Position, seat: int, number: int, out: Events | None) -> None:
    """Both huts stand in one hex; a normal turn follows (nl.3.3)."""
    hex = number - a.SETTLE
    state.stack.pop()
    for kind in (LODGE, WOODCUTTER):
        state.building[free_slot(state, hex)] = kind + 1
    state.settled += 1
    if out is not None:
        out.add("settle", "nl.3.2", seat=seat, hex=HEX_NAMES[hex])


# --- doing it ---


def act(state: Position, seat: int, number: int, out: Events | None) -> None:
    """End the turn, or begin an action and ask for its goods."""
    if number >= a.END_TURN:
        end_turn(state, seat, number - a.END_TURN, out)
        return
    if number >= a.BUILD:
        kind, hex = a.building(number)
        begin_payment(state, seat, BUILDING, kind, hex, 0)
    elif number >= a.PLACE_BANNERS:
        kind = a.serving(number)
        begin_payment(state, seat, PLACING, kind, state.building.index(kind + 1), 0)
    else:
        good, place = a.producing(number)
        kind = state.building[place] - 1
        begin_payment(state, seat, PRODUCING, kind, place, recipe_for(kind, good))
    _go_on_paying(state, seat, out, None if out is None else [])


def recipe_for(kind: int, good: int) -> int:
    """Which way of a building yields this good; a mine has only one."""
    return next((i for i, (_, output) in enumerate(RECIPES[kind]) if output == good), 0)


def pay_on(state: Position, seat: int, number: int, out: Events | None) -> None:
    """A step of a payment that the player chose."""
    handed = None if out is None else _handed(Paying.read(state.stack[-1]), number)
    pay(state, seat, number, out)
    _go_on_paying(state, seat, out, handed)


def _handed(paying: Paying, number: int) -> list[int]:
    """The places that have paid once this step of a payment is done; there are at most two inputs."""
    before = [paying.last] if paying.paid else []
    if number == a.USE_WHEELBARROW:
        return before
    return [*before, a.paying_place(number) if number < a.PAY_MARKER else MARKER]


def _go_on_paying(state: Position, seat: int, out: Events | None, handed: list[int] | None) -> None:
    """Pay what needs no choice; when all is paid, do what was paid for. `handed`: the places that paid, for the log."""
    if pay_what_is_plain(state, seat, out, handed):
        _, _, purpose, kind, target, recipe, _, far, barrow, _ = state.stack.pop()
        cost = time_cost(purpose, 0 if barrow else far)
        _move(state, seat, cost)
        told = 0 if out is None else len(out)
        _DO[purpose](state, seat, kind, target, recipe, cost, out)
        if out is not None and handed is not None:
            out[told] = _with_goods(out[told], inputs_of(purpose, kind, recipe), handed)
        if state.stack:
            fill_mines(state, seat)


def _with_goods(event: Event, inputs: tuple[int, ...], handed: list[int]) -> Event:
    """The event of an action with the goods that paid for it and the places whose workers left (nl.5.2)."""
    goods: list[Arg] = []
    for good, place in zip(inputs, handed, strict=True):
        named = label(f"good-{GOODS[good]}")
        goods.append(
            label("paid-marker", good=named) if place == MARKER else label("paid", good=named, place=PLACE_NAMES[place])
        )
    return replace(event, args={**event.args, "paid": len(goods), "goods": goods})


def _produce(state: Position, seat: int, kind: int, place: int, recipe: int, cost: int, out: Events | None) -> None:
    """A worker stands for the good (nl.5.1)."""
    good = output_at(state, place, RECIPES[kind][recipe][1])
    state.worker[place] = seat + 1
    state.good[place] = good + 1
    state.free[seat] -= 1
    if out is not None:
        named = label(f"good-{GOODS[good]}")
        rules = ("nl.5.1", "nl.9.9") if len(RECIPES[kind]) > 1 else ("nl.5.1",)
        hex = HEX_NAMES[HEX_OF[place]]
        out.add("produce", *rules, seat=seat, good=named, building=_named(kind), hex=hex, time=cost)


def _place_banners(
    state: Position, seat: int, kind: int, place: int, recipe: int, cost: int, out: Events | None
) -> None:
    """Banners go on the possession and close it; the last one ends the game (nl.7.2, nl.7.3, nl.10.1)."""
    placed = min(BANNERS_ON[kind], state.left[seat])
    state.banners[place] = placed
    state.owner[place] = seat + 1
    state.left[seat] -= placed
    if out is not None:
        left = state.left[seat]
        out.add("banners", "nl.7.2", seat=seat, possession=_named(kind), banners=placed, left=left, time=cost)
    if not state.left[seat]:
        state.stack.clear()
        if out is not None:
            out.add("win", "nl.10.1", seat=seat)


def _build(state: Position, seat: int, kind: int, hex: int, recipe: int, cost: int, out: Events | None) -> None:
    """The tile leaves the display for a free slot (nl.6.1)."""
    state.building[free_slot(state, hex)] = kind + 1
    if kind < PRODUCTION:
        state.display[kind] -= 1
    else:
        state.stacks[family_of(kind)] += 1
    if out is not None:
        out.add("build", "nl.6.1", seat=seat, building=_named(kind), hex=HEX_NAMES[hex], time=cost)


_DO = (_produce, _place_banners, _build)


def _named(kind: int) -> Arg:
    return label(f"building-{KINDS[kind]}")


# --- mines, in the course of a turn ---


def draw_mineral(state: Position, seat: int, number: int, out: Events | None) -> None:
    """Chance draws; when three equal minerals leave nothing to choose, play goes on."""
    _, _, actor, *_ = state.stack[-1]
    if draw(state, number, out):
        _after_filling(state, actor, out)


def stack_minerals(state: Position, seat: int, number: int, out: Events | None) -> None:
    """The minerals are stacked; play goes on."""
    stack(state, seat, number, out)
    _after_filling(state, seat, out)


def take_mineral(state: Position, seat: int, number: int, out: Events | None) -> None:
    """A mineral of choice; when the mine is full, play goes on."""
    if take(state, seat, number, out):
        _after_filling(state, seat, out)


def _after_filling(state: Position, seat: int, out: Events | None) -> None:
    """The next empty mine, or the rest of the turn, or the next turn."""
    if not fill_mines(state, seat) and not state.stack:
        next_turn(state, out)
