"""Every tile, worker, mineral and banner must be accounted for; pending decisions must be such as can arise."""

from __future__ import annotations

from approdo.core.state import Frame
from approdo.games.neuland.actions import PAY_MARKER
from approdo.games.neuland.components import (
    BAG,
    BANNERS,
    BANNERS_ON,
    COST,
    DOUBLE_COUNTS,
    DOUBLES,
    FAMILIES,
    GOODS,
    KINDS,
    LODGE,
    MINE,
    MINE_DEPTH,
    MINERALS,
    PRODUCTION,
    RECIPES,
    SINGLE_TERRAIN,
    STACK_HEIGHT,
    TERRAIN_OF,
    TERRAINS,
    TILES,
    TIMELINES,
    TURNS_EACH,
    WOODCUTTER,
    WORKERS,
    family_of,
    number_in_stack,
)
from approdo.games.neuland.hexes import (
    DISTANCE,
    HEX_NAMES,
    HEX_OF,
    HEXES,
    PLACE_DISTANCE,
    PLACE_NAMES,
    PLACES,
    SLOTS,
    first_open,
    partners,
    tilings,
)
from approdo.games.neuland.rules.frames import (
    ASK_ACT,
    ASK_DEAL,
    ASK_DOUBLE,
    ASK_DRAW,
    ASK_FILL,
    ASK_PAY,
    ASK_SETTLE,
    ASK_SINGLE,
    ASK_STACK,
    ASK_START,
    ASK_TAKE,
    BUILDING,
    HEAD,
    PLACING,
    PRODUCING,
    Dealing,
    Drawing,
    Paying,
    Stacking,
)
from approdo.games.neuland.rules.mines import empty_mines
from approdo.games.neuland.rules.offers import building_hexes, taken_ends, top_possessions
from approdo.games.neuland.rules.paying import pay_legal, time_left
from approdo.games.neuland.state import UNLAID, Position, free_slots, metal_markers, minerals_on

PER_PLAYER = ("at", "free", "left", "wheelbarrow", "food_marker", "wood_marker")
PER_PLACE = ("building", "worker", "good", "lying", "mine", "banners", "owner")
LENGTHS = {
    **dict.fromkeys(PER_PLACE, PLACES),
    "terrain": HEXES,
    "piece": HEXES,
    "doubles": len(DOUBLES),
    "bag": len(BAG),
    "display": PRODUCTION,
    "stacks": len(FAMILIES),
}


def invariants(state: Position) -> list[str]:
    """What is wrong with a position; nothing, if it can come up in play."""
    wrong = _shapes(state) or _frames(state)
    if wrong:
        return wrong
    parts = (_land, _tiles, _workers, _minerals, _banners, _time, _first_round, _pending)
    return [each for part in parts for each in part(state)]


def _shapes(state: Position) -> list[str]:
    """Numbers that must fit before anything can be looked up with them."""
    if state.players not in BANNERS:
        return [f"Neuland is played by {', '.join(map(str, BANNERS))}, not {state.players}"]
    wrong = [
        f"'{name}' needs one value per player" for name in PER_PLAYER if len(getattr(state, name)) != state.players
    ]
    wrong += [f"'{name}' needs {n} values" for name, n in LENGTHS.items() if len(getattr(state, name)) != n]
    if wrong:
        return wrong
    limits = {"building": len(KINDS), "worker": state.players, "good": len(GOODS), "lying": 1, "owner": state.players}
    limits |= {"wheelbarrow": 1, "food_marker": 1, "wood_marker": 1, "stacks": STACK_HEIGHT, "mine": 4**MINE_DEPTH - 1}
    wrong += [f"'{name}' holds more than {most}" for name, most in limits.items() if max(getattr(state, name)) > most]
    if state.spaces not in {spaces[state.players] for spaces in TIMELINES.values()}:
        wrong.append(f"no timeline has {state.spaces} spaces")
    for name, most in (("start", state.players - 1), ("active", state.players - 1), ("settled", state.players)):
        if not 0 <= getattr(state, name) <= most:
            wrong.append(f"'{name}' must be 0 to {most}, not {getattr(state, name)}")
    if not 0 <= state.turn <= TURNS_EACH * state.players or state.first_edition not in (0, 1):
        wrong.append(f"turn {state.turn} or edition {state.first_edition} does not exist")
    if any(terrain >= len(TERRAINS) and terrain != UNLAID for terrain in state.terrain):
        wrong.append("a terrain of unknown kind")
    return wrong


# --- the stack ---

_LENGTH = {
    ASK_SINGLE: (2, 2),
    ASK_DOUBLE: (2, 2),
    ASK_DEAL: (4, 4),
    ASK_START: (2, 3),
    ASK_SETTLE: (2, 2),
    ASK_ACT: (2, 2),
    ASK_PAY: (10, 10),
    ASK_FILL: (4, HEAD + PLACES),
    ASK_DRAW: (4, 3 + MINE_DEPTH),
    ASK_STACK: (3 + MINE_DEPTH, 3 + MINE_DEPTH),
    ASK_TAKE: (3, 2 + MINE_DEPTH),
}
"""The least and the greatest length of a frame of each kind."""
_BY_CHANCE = (ASK_SINGLE, ASK_DOUBLE, ASK_DEAL, ASK_START, ASK_DRAW)
_ORDERS = {
    *((ASK_START, *above) for above in ((), (ASK_SINGLE,), (ASK_DOUBLE,), (ASK_DEAL,))),
    (ASK_ACT,),
    (ASK_ACT, ASK_SETTLE),
    (ASK_ACT, ASK_PAY),
    *((*below, filling) for below in ((), (ASK_ACT,)) for filling in (ASK_FILL, ASK_DRAW, ASK_STACK, ASK_TAKE)),
    (),
}
"""The kinds that can be pending together, from the bottom of the stack."""


def _frames(state: Position) -> list[str]:
    """Every frame by itself: its length, who is awaited, and numbers that exist."""
    if tuple(frame[0] if frame else -1 for frame in state.stack) not in _ORDERS:
        return [f"these decisions cannot be pending together: {state.stack}"]
    wrong = []
    for frame in state.stack:
        least, most = _LENGTH[frame[0]]
        awaited = 0 if frame[0] in _BY_CHANCE else 1 << state.active
        if not least <= len(frame) <= most:
            wrong.append(f"{frame} has the wrong length")
        elif frame[1] != awaited:
            wrong.append(f"{frame} awaits others than seat {state.active}")
        elif not _FITS.get(frame[0], _plain)(state, frame):
            wrong.append(f"{frame} names something that does not exist")
    return wrong


def _plain(state: Position, frame: Frame) -> bool:
    return True


def _fits_deal(state: Position, frame: Frame) -> bool:
    dealing = Dealing.read(frame)
    covered = sum(1 << h for h in range(HEXES) if state.terrain[h] != UNLAID)
    if covered == (1 << HEXES) - 1 or dealing.first != first_open(covered):
        return False
    return dealing.second in partners(covered) and tilings(covered | 1 << dealing.first | 1 << dealing.second) > 0


def _fits_start(state: Position, frame: Frame) -> bool:
    return all(0 <= seat < state.players for seat in frame[HEAD:])


def _fits_fill(state: Position, frame: Frame) -> bool:
    return not state.first_edition and list(frame[HEAD:]) == empty_mines(state)


def _fits_draw(state: Position, frame: Frame) -> bool:
    seat, mine, drawn = Drawing.read(frame)
    return not state.first_edition and seat == state.active and _fills(state, mine, drawn)


def _fits_stack(state: Position, frame: Frame) -> bool:
    mine, minerals = Stacking.read(frame)
    different = minerals[0] != minerals[-1] and list(minerals) == sorted(minerals)
    return not state.first_edition and different and _fills(state, mine, minerals)


def _fits_take(state: Position, frame: Frame) -> bool:
    mine, minerals = Stacking.read(frame)
    return state.first_edition == 1 and state.stack[0][0] == ASK_ACT and _fills(state, mine, minerals)


def _fills(state: Position, mine: int, minerals: tuple[int, ...]) -> bool:
    exists = 0 <= mine < PLACES and state.building[mine] == MINE + 1 and not state.mine[mine]
    return exists and all(0 <= mineral < len(MINERALS) for mineral in minerals)


def _fits_pay(state: Position, frame: Frame) -> bool:
    paying = Paying.read(frame)
    if paying.purpose not in (PRODUCING, PLACING, BUILDING) or not 0 <= paying.building < len(KINDS):
        return False
    if not 0 <= paying.target < (HEXES if paying.purpose == BUILDING else PLACES):
        return False
    if not 0 <= paying.recipe < len(RECIPES[paying.building]) or (paying.purpose == BUILDING and paying.recipe):
        return False
    if paying.barrow not in (0, 1) or not 0 <= paying.paid < len(paying.inputs):
        return False
    return _target_fits(state, paying) and _paid_fits(state, paying)


def _target_fits(state: Position, paying: Paying) -> bool:
    """The building can be used, or built there."""
    kind = paying.building
    if paying.purpose != BUILDING:
        place = paying.target
        free = not state.worker[place] and not state.owner[place]
        return free and state.building[place] == kind + 1 and (kind >= PRODUCTION) == (paying.purpose == PLACING)
    left = kind in top_possessions(state) if kind >= PRODUCTION else bool(state.display[kind]) and COST[kind] >= 0
    return left and state.terrain[paying.target] == TERRAIN_OF[kind] and paying.target in building_hexes(state)


def _paid_fits(state: Position, paying: Paying) -> bool:
    """What has been paid so far came from a place that is free now, as far away as the frame says; more can be paid."""
    seat = state.active
    if paying.paid:
        place = paying.last
        if not 0 <= place < PLACES or state.worker[place] or paying.far != PLACE_DISTANCE[place][paying.hex]:
            return False
        tile = state.building[place]
        if not (_yields(tile - 1, paying.inputs[0]) or (state.first_edition and not tile)):
            return False
    elif paying.last != -1 or paying.far:
        return False
    if paying.barrow and state.wheelbarrow[seat]:
        return False
    fits = paying.barrow or paying.far <= time_left(state, seat, paying.purpose, paying.building) + (
        paying.purpose == BUILDING
    )
    # A payment that leaves no choice is not asked for, unless only a piece used once a game can pay.
    options = pay_legal(state, seat)
    return bool(fits) and (len(options) > 1 or (len(options) == 1 and options[0] >= PAY_MARKER))


def _yields(kind: int, good: int) -> bool:
    if not 0 <= kind < PRODUCTION:
        return False
    return good in MINERALS if kind == MINE else good in [output for _, output in RECIPES[kind]]


_FITS = {
    ASK_DEAL: _fits_deal,
    ASK_START: _fits_start,
    ASK_FILL: _fits_fill,
    ASK_DRAW: _fits_draw,
    ASK_STACK: _fits_stack,
    ASK_TAKE: _fits_take,
    ASK_PAY: _fits_pay,
}


def _pending(state: Position) -> list[str]:
    """The decisions fit the course of play."""
    kinds = [frame[0] for frame in state.stack]
    wrong = []
    over = any(not left for left in state.left)
    if over and kinds:
        wrong.append("somebody has placed the last banner, yet something is pending")
    if not over and not kinds and state.turn < TURNS_EACH * state.players:
        wrong.append("nothing is pending, yet nobody has placed the last banner")
    if (ASK_START in kinds) != (state.turn == 0):
        wrong.append(f"turn {state.turn} cannot have begun before the start player is known")
    empty, filling = len(empty_mines(state)), bool({ASK_FILL, ASK_DRAW, ASK_STACK, ASK_TAKE} & set(kinds))
    paid = Paying.read(state.stack[-1]).paid if kinds[-1:] == [ASK_PAY] else 0
    # Goods are handed over one by one, and what that empties is filled after the last of them (nl.9.6).
    if filling != (empty > 0) and not 0 < empty <= paid:
        wrong.append("a mine is empty only while it is being filled, or while more is to be paid than its last mineral")
    return wrong


# --- the land and what stands on it ---


def _land(state: Position) -> list[str]:
    kinds = {frame[0] for frame in state.stack}
    covered = [h for h in range(HEXES) if state.terrain[h] != UNLAID]
    laying = kinds & {ASK_SINGLE, ASK_DOUBLE, ASK_DEAL}
    wrong = []
    if any(left > count for left, count in zip(state.doubles, DOUBLE_COUNTS, strict=True)):
        wrong.append("more double pieces are left than there are")
    if bool(laying) != (len(covered) < HEXES) or (ASK_SINGLE in kinds) != (not covered):
        wrong.append(f"{HEXES - len(covered)} hexes are open")
    if any(state.piece[h] for h in range(HEXES) if h not in covered):
        wrong.append("an open hex belongs to a piece")
    pieces: dict[int, list[int]] = {}
    for h in covered:
        pieces.setdefault(state.piece[h], []).append(h)
    single = pieces.pop(0, [])
    if covered and (len(single) != 1 or state.terrain[single[0]] != SINGLE_TERRAIN):
        wrong.append("the single piece is one hex of its terrain")
    numbered = sorted(pieces) == list(range(1, len(pieces) + 1))
    if not numbered or (not wrong and not _pieces_fit(state, list(pieces.values()))):
        wrong.append("the double pieces on the land are not those that have left the box")
    if laying and covered and not wrong and not tilings(sum(1 << h for h in covered)):
        wrong.append("the pieces left cannot fill the land")
    return wrong


def _pieces_fit(state: Position, pieces: list[list[int]]) -> bool:
    laid = [0] * len(DOUBLES)
    for hexes in pieces:
        if len(hexes) != 2 or DISTANCE[hexes[0]][hexes[1]] != 1:
            return False
        terrains = sorted(state.terrain[h] for h in hexes)
        known = [kind for kind, pair in enumerate(DOUBLES) if sorted(pair) == terrains]
        if not known:
            return False
        laid[known[0]] += 1
    return all(laid[k] + state.doubles[k] == DOUBLE_COUNTS[k] for k in range(len(DOUBLES)))


def _tiles(state: Position) -> list[str]:
    wrong = []
    for kind, name in enumerate(KINDS):
        built = state.building.count(kind + 1)
        if kind in (LODGE, WOODCUTTER):
            expected = state.settled
        elif kind < PRODUCTION:
            expected = TILES[kind] - state.display[kind]
        else:
            expected = int(state.stacks[family_of(kind)] > number_in_stack(kind))
        if built != expected:
            wrong.append(f"{built} of {name} stand, {expected} have left the display")
    for place, tile in enumerate(state.building):
        if tile and state.terrain[HEX_OF[place]] != TERRAIN_OF[tile - 1]:
            wrong.append(f"{KINDS[tile - 1]} at {PLACE_NAMES[place]} stands on the wrong terrain")
    if any(COST[kind] < 0 and state.display[kind] for kind in range(PRODUCTION)):
        wrong.append("huts lie in the display")
    for hex in range(HEXES):
        tiles = state.building[hex * SLOTS : hex * SLOTS + SLOTS]
        if tiles.count(LODGE + 1) != tiles.count(WOODCUTTER + 1):
            wrong.append(f"the huts at {HEX_NAMES[hex]} are not a pair")
        if not state.first_edition and 0 in tiles[: SLOTS - tiles.count(0)]:
            wrong.append(f"a slot of {HEX_NAMES[hex]} was left out")
    return wrong


def _workers(state: Position) -> list[str]:
    wrong = []
    for seat in range(state.players):
        out = state.worker.count(seat + 1)
        if out + state.free[seat] != WORKERS:
            wrong.append(f"seat {seat} has {out} workers out and {state.free[seat]} at home, not {WORKERS}")
    for place in range(PLACES):
        tile, worker, good = state.building[place], state.worker[place], state.good[place]
        if bool(worker) != bool(good) or (state.lying[place] and worker != state.active + 1):
            wrong.append(f"worker and good do not fit at {PLACE_NAMES[place]}")
        elif worker and not 0 < tile <= PRODUCTION:
            wrong.append(f"no worker can stand at {PLACE_NAMES[place]}")
        elif worker and good - 1 not in _outputs(state, place):
            wrong.append(f"{KINDS[tile - 1]} at {PLACE_NAMES[place]} does not yield that good")
    if metal_markers(state) < 0:
        wrong.append("more metal markers are in use than there are")
    return wrong


def _outputs(state: Position, place: int) -> list[int]:
    """What a worker there can stand for; on a mine the top mineral."""
    kind = state.building[place] - 1
    if kind == MINE:
        return [MINERALS[mineral] for mineral in minerals_on(state, place)[:1]]
    return [output for _, output in RECIPES[kind]]


def _minerals(state: Position) -> list[str]:
    count = list(state.bag)
    for place in range(PLACES):
        code = state.mine[place]
        if code and state.building[place] != MINE + 1:
            return [f"minerals lie at {PLACE_NAMES[place]} without a mine"]
        while code:
            if not code & 3:
                return [f"the minerals at {PLACE_NAMES[place]} have a gap"]
            count[(code & 3) - 1] += 1
            code >>= 2
    for frame in state.stack:
        if frame[0] == ASK_DRAW:
            in_hand = Drawing.read(frame).drawn
        elif frame[0] in (ASK_STACK, ASK_TAKE):
            in_hand = Stacking.read(frame).minerals
        else:
            continue
        for mineral in in_hand:
            count[mineral] += 1
    return [] if count == list(BAG) else [f"minerals in all: {count}, not {list(BAG)}"]


def _banners(state: Position) -> list[str]:
    wrong = []
    for place, tile in enumerate(state.building):
        owner, banners = state.owner[place], state.banners[place]
        if bool(banners) != bool(owner):
            wrong.append(f"banners without an owner at {PLACE_NAMES[place]}")
        elif banners and (not tile or banners > BANNERS_ON[tile - 1]):
            wrong.append(f"{banners} banners at {PLACE_NAMES[place]}")
        elif banners and banners < BANNERS_ON[tile - 1] and state.left[owner - 1]:
            wrong.append(f"too few banners at {PLACE_NAMES[place]}: only the last ones may be fewer")
    for seat in range(state.players):
        placed = sum(state.banners[p] for p in range(PLACES) if state.owner[p] == seat + 1)
        if placed + state.left[seat] != BANNERS[state.players]:
            wrong.append(f"seat {seat} has {placed} banners placed and {state.left[seat]} left")
    if sum(not left for left in state.left) > 1:
        wrong.append("two players have placed their last banner")
    return wrong


# --- time ---


def _time(state: Position) -> list[str]:
    if any(at >= state.spaces for at in state.at) or not 0 <= state.time < state.spaces:
        return ["somebody stands beyond the timeline"]
    if not state.turn:
        still = not any(state.at) and not state.time and not state.spent and not state.room
        return [] if still else ["time has passed before the first turn"]
    wrong = []
    if not 0 <= state.spent < state.spaces:
        wrong.append(f"{state.spent} time spent on {state.spaces} spaces")
    if state.at[state.active] != (state.time + state.spent) % state.spaces:
        wrong.append("the active worker does not stand where its time was spent")
    others = taken_ends(state, state.active)
    room = max(space for space in range(state.spaces) if space not in others or not space)
    if state.room != room or (state.spent > room and all(state.left)):
        wrong.append(f"a turn may last until space {room}, not {state.room}; spent: {state.spent}")
    begun = state.turn - 1 if state.turn < state.players else state.players
    waiting = [(state.start + n) % state.players for n in range(begun, state.players)]
    ahead = [(at - state.time) % state.spaces for at in state.at]
    moved = [ahead[s] for s in range(state.players) if s != state.active and s not in waiting]
    if 0 in moved or len(set(moved)) < len(moved):
        wrong.append("two workers ended their turns on one space")
    if state.turn <= state.players and any(ahead[s] for s in waiting if s != state.active):
        wrong.append("somebody has moved before the first turn")
    return wrong


def _first_round(state: Position) -> list[str]:
    """The start player begins, then clockwise; huts are placed one pair a turn (nl.3.1, nl.3.2)."""
    wrong = []
    kinds = [frame[0] for frame in state.stack]
    if not state.turn and (state.settled or state.active or state.start or any(state.worker) or any(state.building)):
        wrong.append("something stands on the land before the first turn")
    if state.turn and state.settled != min(state.turn, state.players) - (ASK_SETTLE in kinds):
        wrong.append(f"{state.settled} players have placed their huts in turn {state.turn}")
    if 0 < state.turn <= state.players:
        expected = (state.start + state.turn - 1) % state.players
        if state.active != expected or state.time:
            wrong.append(f"seat {expected} has turn {state.turn}, with the time marker where it began")
        later = [(state.start + n) % state.players for n in range(state.turn, state.players)]
        untouched = all(
            state.free[s] == WORKERS and state.wheelbarrow[s] and state.food_marker[s] and state.wood_marker[s]
            for s in later
        )
        if not untouched or any(state.left[s] != BANNERS[state.players] for s in later):
            wrong.append("somebody has used something before the first turn")
        if any(state.lying):
            wrong.append("no worker lies in the first round")
        wide = [h for h in range(HEXES) if state.terrain[h] == TERRAIN_OF[LODGE] and free_slots(state, h) >= 2]
        if len(wide) < state.players - state.settled:
            wrong.append("somebody could not place the huts")
    if ASK_SETTLE in kinds and (state.spent or state.worker.count(state.active + 1)):
        wrong.append("huts come before anything else")
    return wrong
