"""A turn: huts, actions, end, and who is next (chapters 3 to 7)."""

from __future__ import annotations

from approdo.core.events import Events
from approdo.core.text import Arg, label
from approdo.games.neuland import actions as a
from approdo.games.neuland.components import (
    BANNERS_ON,
    COST,
    FOOD,
    GOODS,
    KINDS,
    LODGE,
    MINERALS,
    PRODUCTION,
    RECIPES,
    STACK_HEIGHT,
    STONE,
    TERRAIN_OF,
    TURNS_EACH,
    WOOD,
    WOODCUTTER,
)
from approdo.games.neuland.hexes import FARTHEST, HEX_NAMES, HEX_OF, HEXES, PLACE_DISTANCE, PLACES
from approdo.games.neuland.rules.frames import ASK_ACT, ASK_SETTLE
from approdo.games.neuland.rules.mines import draw, fill_mines, stack, take, take_back
from approdo.games.neuland.rules.paying import (
    ANYWHERE,
    BUILDING,
    PLACING,
    PRODUCING,
    begin_payment,
    goods_held,
    pay,
    pay_what_is_plain,
    places_of,
    time_cost,
)
from approdo.games.neuland.state import Neuland, free_slot, free_slots

FOREST = TERRAIN_OF[LODGE]

# --- beginning and ending ---


def begin_turn(state: Neuland, seat: int, out: Events | None) -> None:
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


def taken_ends(state: Neuland, seat: int) -> list[int]:
    """Where other workers stand, counted in spaces after the time marker (nl.4.6)."""
    time, spaces = state.time, state.spaces
    return [(at - time) % spaces for other, at in enumerate(state.at) if other != seat]


def next_seat(state: Neuland) -> int:
    """Whose worker the time marker reaches first (nl.4.1)."""
    return min(range(state.players), key=lambda seat: (state.at[seat] - state.time - 1) % state.spaces)


def next_turn(state: Neuland, out: Events | None) -> None:
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


def end_turn(state: Neuland, seat: int, steps: int, out: Events | None) -> None:
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


def _move(state: Neuland, seat: int, spaces: int) -> None:
    """The seat's worker moves on along the timeline (nl.4.4)."""
    state.spent += spaces
    state.at[seat] = (state.time + state.spent) % state.spaces


# --- the huts ---


def settle_legal(state: Neuland, seat: int) -> list[int]:
    """Forest hexes with two free slots (nl.3.2)."""
    return [a.SETTLE + h for h in range(HEXES) if state.terrain[h] == FOREST and free_slots(state, h) >= 2]


def settle(state: Neuland, seat: int, number: int, out: Events | None) -> None:
    """Both huts stand in one hex; a normal turn follows (nl.3.3)."""
    hex = number - a.SETTLE
    state.stack.pop()
    for kind in (LODGE, WOODCUTTER):
        state.building[free_slot(state, hex)] = kind + 1
    state.settled += 1
    if out is not None:
        out.add("settle", "nl.3.2", seat=seat, hex=HEX_NAMES[hex])


# --- what a turn offers ---


def act_legal(state: Neuland, seat: int) -> list[int]:
    """Buildings to use, buildings to build, ends of the turn."""
    held = goods_held(state, seat)
    numbers = _use_legal(state, seat, held)
    if held[WOOD] or held[STONE] or state.wood_marker[seat]:
        numbers += _build_legal(state, seat, held)
    return numbers + _end_legal(state, seat)


def _end_legal(state: Neuland, seat: int) -> list[int]:
    """Every free space from here to the time marker, at least one from where the turn began (nl.4.6 to nl.4.9)."""
    taken, spent = taken_ends(state, seat), state.spent
    base = a.END_TURN - spent
    return [base + k for k in range(spent or 1, state.spaces) if k not in taken]


_USES: tuple[tuple[tuple[int, tuple[int, ...], int], ...], ...] = (
    (),
    *(tuple((sum(1 << good for good in set(ins)), ins, output) for ins, output in ways) for ways in RECIPES),
)
"""For every tile (kind + 1) its recipes: the goods needed as a bit set, the inputs, the output."""


def _use_legal(state: Neuland, seat: int, held: list[list[int]]) -> list[int]:
    """Buildings without a worker or banners whose goods can be handed over in time (nl.5.1, nl.5.4, nl.7.1)."""
    numbers = []
    budget = state.room - state.spent
    barrow, free = state.wheelbarrow[seat], state.free[seat]
    worker, owner = state.worker, state.owner
    in_hand = sum([1 << good for good, places in enumerate(held) if places])
    by_marker = (state.food_marker[seat] << FOOD | state.wood_marker[seat] << WOOD) if free else 0
    for place, tile in enumerate(state.building):
        if not tile or worker[place] or owner[place]:
            continue
        limit = budget
        if tile > PRODUCTION and state.left[seat] <= BANNERS_ON[tile - 1]:
            limit = state.spaces - 1 - state.spent
        if limit < 1:
            continue
        if barrow:
            limit = ANYWHERE
        for needed, inputs, output in _USES[tile]:
            if not inputs:
                if not free:
                    continue
            elif needed & by_marker:
                pass
            elif needed & ~in_hand or not _reachable(held, inputs, HEX_OF[place], limit):
                continue
            if tile > PRODUCTION:
                numbers.append(a.PLACE_BANNERS + tile - 1 - PRODUCTION)
            else:
                numbers.append(a.PRODUCE + output_at(state, place, output) * PLACES + place)
    return numbers


def output_at(state: Neuland, place: int, output: int) -> int:
    """The good that a recipe yields; a mine gives its top mineral (nl.9.2)."""
    return output if output >= 0 else MINERALS[(state.mine[place] & 3) - 1]


def _reachable(held: list[list[int]], inputs: tuple[int, ...], hex: int, limit: int) -> bool:
    """True when goods for all inputs, of which some are in hand, lie within the limit of a hex."""
    twins = len(inputs) > 1 and inputs[0] == inputs[1]
    if limit >= FARTHEST:
        return not twins or len(held[inputs[0]]) > 1
    for good in inputs:
        near = [p for p in held[good] if PLACE_DISTANCE[p][hex] <= limit]
        if len(near) < 1 + twins:
            return False
    return True


_BY_COST = tuple(
    (good, tuple(k for k in range(PRODUCTION) if COST[k] == good)) for good in sorted({c for c in COST if c >= 0})
)
"""For wood and for stone the production kinds that they build."""


def _build_legal(state: Neuland, seat: int, held: list[list[int]]) -> list[int]:
    """Kinds in the display, or on top of a stack, on free slots of their terrain (nl.6.1 to nl.6.4)."""
    numbers = []
    limit = ANYWHERE if state.wheelbarrow[seat] else state.room - state.spent + 1
    for good, kinds in _BY_COST:
        sources = held[good]
        marker = good == WOOD and state.wood_marker[seat]
        if not sources and not marker:
            continue
        open_hexes: list[list[int]] = [[], [], []]
        for hex in building_hexes(state):
            if marker or any(PLACE_DISTANCE[p][hex] <= limit for p in sources):
                open_hexes[state.terrain[hex]].append(hex)
        for kind in kinds:
            if state.display[kind]:
                base = a.BUILD + kind * HEXES
                numbers += [base + hex for hex in open_hexes[TERRAIN_OF[kind]]]
        for kind in top_possessions(state):
            if COST[kind] == good:
                base = a.BUILD + kind * HEXES
                numbers += [base + hex for hex in open_hexes[TERRAIN_OF[kind]]]
    return numbers


def building_hexes(state: Neuland) -> list[int]:
    """Hexes with a free slot, without those that later starters need (nl.3.4)."""
    hexes = [h for h in range(HEXES) if free_slot(state, h) >= 0]
    waiting = state.players - state.settled
    if waiting:
        wide = [h for h in hexes if state.terrain[h] == FOREST and free_slots(state, h) >= 2]
        if len(wide) <= waiting:
            return [h for h in hexes if h not in wide or free_slots(state, h) > 2]
    return hexes


def top_possessions(state: Neuland) -> list[int]:
    """The kinds on top of the five stacks (nl.6.3)."""
    return [
        PRODUCTION + family * STACK_HEIGHT + built for family, built in enumerate(state.stacks) if built < STACK_HEIGHT
    ]


# --- doing it ---


def act(state: Neuland, seat: int, number: int, out: Events | None) -> None:
    """End the turn, or begin an action and ask for its goods."""
    if number >= a.END_TURN:
        end_turn(state, seat, number - a.END_TURN, out)
        return
    if number >= a.BUILD:
        kind, hex = divmod(number - a.BUILD, HEXES)
        begin_payment(state, seat, BUILDING, kind, hex, 0)
    elif number >= a.PLACE_BANNERS:
        kind = number - a.PLACE_BANNERS + PRODUCTION
        begin_payment(state, seat, PLACING, kind, state.building.index(kind + 1), 0)
    else:
        good, place = divmod(number - a.PRODUCE, PLACES)
        kind = state.building[place] - 1
        begin_payment(state, seat, PRODUCING, kind, place, recipe_for(kind, good))
    _go_on_paying(state, seat, out)


def recipe_for(kind: int, good: int) -> int:
    """Which way of a building yields this good; a mine has only one."""
    return next((i for i, (_, output) in enumerate(RECIPES[kind]) if output == good), 0)


def pay_on(state: Neuland, seat: int, number: int, out: Events | None) -> None:
    """A step of a payment that the player chose."""
    pay(state, seat, number, out)
    _go_on_paying(state, seat, out)


def _go_on_paying(state: Neuland, seat: int, out: Events | None) -> None:
    if pay_what_is_plain(state, seat, out):
        _, _, purpose, kind, target, recipe, _, far, barrow, _ = state.stack.pop()
        cost = time_cost(purpose, 0 if barrow else far)
        _move(state, seat, cost)
        _DO[purpose](state, seat, kind, target, recipe, cost, out)
        if state.stack:
            fill_mines(state, seat)


def _produce(state: Neuland, seat: int, kind: int, place: int, recipe: int, cost: int, out: Events | None) -> None:
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
    state: Neuland, seat: int, kind: int, place: int, recipe: int, cost: int, out: Events | None
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


def _build(state: Neuland, seat: int, kind: int, hex: int, recipe: int, cost: int, out: Events | None) -> None:
    """The tile leaves the display for a free slot (nl.6.1)."""
    state.building[free_slot(state, hex)] = kind + 1
    if kind < PRODUCTION:
        state.display[kind] -= 1
    else:
        state.stacks[(kind - PRODUCTION) // STACK_HEIGHT] += 1
    if out is not None:
        out.add("build", "nl.6.1", seat=seat, building=_named(kind), hex=HEX_NAMES[hex], time=cost)


_DO = (_produce, _place_banners, _build)


def _named(kind: int) -> Arg:
    return label(f"building-{KINDS[kind]}")


# --- mines, in the course of a turn ---


def draw_mineral(state: Neuland, seat: int, number: int, out: Events | None) -> None:
    """Chance draws; when three equal minerals leave nothing to choose, play goes on."""
    actor = state.stack[-1][2]
    if draw(state, number, out):
        _after_filling(state, actor, out)


def stack_minerals(state: Neuland, seat: int, number: int, out: Events | None) -> None:
    """The minerals are stacked; play goes on."""
    stack(state, seat, number, out)
    _after_filling(state, seat, out)


def take_mineral(state: Neuland, seat: int, number: int, out: Events | None) -> None:
    """A mineral of choice; when the mine is full, play goes on."""
    if take(state, seat, number, out):
        _after_filling(state, seat, out)


def _after_filling(state: Neuland, seat: int, out: Events | None) -> None:
    """The next empty mine, or the rest of the turn, or the next turn."""
    if not fill_mines(state, seat) and not state.stack:
        next_turn(state, out)
