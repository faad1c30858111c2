"""What must hold in every position: all pieces are accounted for, and play can have led there.

A position may come from anybody, as a record to go on from. `shape` makes the rest safe to ask; `pieces` counts;
`reached` holds the position against the course of a game.
"""

from __future__ import annotations

from collections.abc import Sequence

from approdo.core.state import Frame
from approdo.games.new_haven import components as c
from approdo.games.new_haven import frames as f
from approdo.games.new_haven.components import KINDS, PLOTS, SIZE
from approdo.games.new_haven.rules.building import earned, taken_by
from approdo.games.new_haven.rules.harvest import harvest, shipment_harvest
from approdo.games.new_haven.rules.set_up import DEALT
from approdo.games.new_haven.state import (
    DOWN,
    FREE,
    OUTSIDE,
    POND,
    SHIPPED,
    TILED,
    Position,
    building_total,
    buried_of,
    hand_of,
    hand_size,
    is_down,
    kind_of,
    quadrants_at,
    shipment_at,
    tiles_of,
    village_of,
)


def invariants(state: Position, start: Position) -> list[str]:
    """What is wrong with a position; `start` is the beginning of a game with the same players and options."""
    return shape(state, start) or pieces(state) or reached(state, start)


# --- numbers within their bounds ---

_OPTIONS = ("players", "side_b", "redevelop", "careful", "charters_on", "shipment_four")
_LISTS = (
    ("spaces", OUTSIDE, SHIPPED),
    ("ground", 0, sum(sum(bits) for bits in c.QUADRANTS)),
    ("clearings", 0, KINDS),
    ("track", 0, 4 * SIZE),
    ("offer", -1, KINDS - 1),
    ("bag", 0, c.COPIES * KINDS),
    ("pool", 0, max(c.TILE_COPIES)),
    ("shipments", 0, 1),
    ("tiles", -1, len(c.TILES) - 1),
    ("hand", 0, c.COPIES),
    ("known", 0, c.COPIES),
    ("village", 0, 2 * DOWN),
    ("colours", 0, c.ALL_PLOTS),
    ("buried", 0, c.COPIES),
    ("charters", 0, max(c.AREA)),
)
"""The fields that are lists, with the least and the greatest number that may stand there."""


def shape(state: Position, start: Position) -> list[str]:
    """Options of this table, lists of the right length, every number in its range, frames that exist."""
    if any(getattr(state, name) != getattr(start, name) for name in _OPTIONS):
        return ["the position belongs to a table with other players or options"]
    wrong = []
    for name, least, greatest in _LISTS:
        values = getattr(state, name)
        if len(values) != len(getattr(start, name)):
            wrong.append(f"{name} has {len(values)} numbers instead of {len(getattr(start, name))}")
        elif any(not least <= value <= greatest for value in values):
            wrong.append(f"{name} holds a number outside {least}..{greatest}")
    if not 0 <= state.active < state.players:
        wrong.append(f"the active seat is {state.active}, of {state.players}")
    if not 0 <= state.turn <= SIZE or not -1 <= state.shipped < len(c.RESOURCES) * SIZE:
        wrong.append(f"no turn {state.turn} or no shipment {state.shipped}")
    if max(state.charters, default=0) > (state.players if state.charters_on else 0):
        wrong.append("a charter is held by nobody at the table")
    return wrong + [f"there is no decision {frame}" for frame in state.stack if not _is_frame(state, frame)]


def _is_frame(state: Position, frame: Frame) -> bool:
    """Whether a frame has its length, awaits one seat or chance, and names what exists."""
    if len(frame) < 2 or frame[0] not in f.SIZES:
        return False
    kind, mask, *more = frame
    from_bag = kind == f.BUILDING and more[:1] == [f.FROM_BAG]
    if len(frame) != f.SIZES[kind] + from_bag:
        return False
    seats = range(state.players)
    if mask not in ([1 << seat for seat in seats] if kind in (f.LAY, f.BUILD, f.DRAW) else [0]):
        return False
    if kind == f.BUILDING:
        wheres: dict[int, Sequence[int]] = {
            f.TO_OFFER: range(c.OPEN),
            f.TO_CLEARING: c.CLEARINGS[state.players],
            f.TO_HAND: seats,
            f.REFILL: range(c.OPEN),
            f.FROM_BAG: seats,
        }
        return more[1] in wheres.get(more[0], ())
    if kind in (f.HAND_TILE, f.NEW_TILE):
        return more[0] in seats
    return kind != f.DRAW or more[1] in (0, 1)


# --- pieces ---


def pieces(state: Position) -> list[str]:
    """What does not add up: every building, tile and space is accounted for. Asks for nothing but the shape."""
    return [*_buildings(state), *_tiles(state), *_ground(state), *_villages(state)]


def _buildings(state: Position) -> list[str]:
    counts = state.bag[:]
    for kind in [k for k in state.offer if k >= 0] + [k - 1 for k in state.clearings if k]:
        counts[kind] += 1
    for built in state.village:
        if built:
            counts[kind_of(built)] += 1
    for seat in range(state.players):
        for kind, count in enumerate(hand_of(state, seat)):
            counts[kind] += count
        for kind, count in enumerate(buried_of(state, seat)):
            counts[kind % KINDS] += count
    wrong = [] if counts == building_total(state) else [f"buildings do not add up: {counts}"]
    if any(sure > held for sure, held in zip(state.known, state.hand, strict=True)):
        wrong.append("a hand lacks a building that everyone knows to be there")
    return wrong


def _tiles(state: Position) -> list[str]:
    """Tiles of the pool, of hands and of the board. A shipment face down is still in the pool: nobody knows it."""
    wrong = []
    counts = list(state.pool)
    for seat in range(state.players):
        for kind in tiles_of(state, seat):
            counts[kind] += 1
    printed = {} if state.side_b else dict(c.PRINTED)
    for space in range(SIZE):
        if space in printed:
            if state.spaces[space] != TILED or quadrants_at(state, space) != printed[space]:
                wrong.append(f"the tile printed on {c.SPACES[space]} is not there")
        elif state.spaces[space] == TILED:
            quadrants = quadrants_at(state, space)
            if quadrants in c.TILE_OF:
                counts[c.TILE_OF[quadrants][0]] += 1
            else:
                wrong.append(f"no tile looks like {quadrants!r} on {c.SPACES[space]}")
    if counts != list(c.TILE_COPIES):
        wrong.append(f"tiles do not add up: {counts}")
    return wrong


def _ground(state: Position) -> list[str]:
    """The board: its area, squares only on tiles and of one resource each, the shipment where it is said to be."""
    wrong = []
    area = set(c.AREA[state.players])
    for space in range(SIZE):
        if (space in area) == (state.spaces[space] == OUTSIDE):
            wrong.append(f"{c.SPACES[space]} is on the wrong side of the area's edge")
    tiled = sum(sum(c.QUADRANTS[space]) for space in range(SIZE) if state.spaces[space] == TILED)
    if sum(state.ground) != tiled or any(mask & ~tiled for mask in state.ground):
        wrong.append("a square has two resources, or lies where no tile is")
    shipped = [space for space in range(SIZE) if state.spaces[space] == SHIPPED]
    if shipped != ([shipment_at(state.shipped)[1]] if state.shipped >= 0 else []):
        wrong.append("the shipment is not where it was laid")
    if any(kind and state.spaces[space] != FREE for space, kind in enumerate(state.clearings)):
        wrong.append("a building lies on a clearing that is covered")
    return wrong


def _villages(state: Position) -> list[str]:
    """Colours follow from the buildings; face up only where the numbers agree (nh.3.6); covered ones by the option."""
    wrong = []
    for seat in range(state.players):
        colours = [0, 0, 0, 0]
        for plot, built in enumerate(village_of(state, seat)):
            if built:
                colours[c.RESOURCE_OF[kind_of(built)]] |= 1 << plot
                if not is_down(built) and c.NUMBER_OF[kind_of(built)] != c.COST[plot]:
                    wrong.append(f"seat {seat}: the building on {c.PLOT_NAMES[plot]} cannot stand there face up")
        if colours != state.colours[seat * 4 : seat * 4 + 4]:
            wrong.append(f"seat {seat}: the masks of colours do not follow from the village")
    if any(state.buried) and not state.redevelop:
        wrong.append("a building lies beneath another, but the table plays without redevelop")
    return wrong


# --- the course of a game ---


def reached(state: Position, start: Position) -> list[str]:
    """What cannot have come about by the rules, in a position whose pieces add up."""
    if len(state.stack) > 1 or state.asked == f.FIRST:
        return _set_up(state, start)
    wrong = [*_turn(state, start), *_settlements(state, (), 0), *_clearings(state)]
    if wrong:
        return wrong
    return [
        *_offer(state),
        *_markers(state),
        *(problem for seat in range(state.players) for problem in _seat(state, seat)),
        *_charters(state),
    ]


def _set_up(state: Position, start: Position) -> list[str]:
    """The draws that still wait are the last of the set-up, and exactly the others have been made."""
    body = [frame for frame in state.stack if frame[0] not in (f.SETTLE, f.SETTLE_TILE)]
    settling = state.stack[len(body) :]
    draws = [frame for frame in start.stack if frame[0] != f.SETTLE]
    if state.stack[: len(body)] != body or body != draws[: len(body)] or (settling and len(body) < len(draws)):
        return ["these draws do not follow each other at set-up"]
    kinds = [frame[0] for frame in settling]
    if kinds not in ([], [f.SETTLE], [f.SETTLE_TILE], [f.SETTLE, f.SETTLE_TILE]) or (kinds and not state.side_b):
        return ["these draws do not follow each other on the settlements"]
    untouched = ("active", "turn", "shipped", "track", "shipments", "known", "village", "buried", "charters")
    wrong = [
        f"{name} changes only after the set-up" for name in untouched if getattr(state, name) != getattr(start, name)
    ]
    made = draws[len(body) :]
    given = [frame[2:] for frame in made if frame[0] == f.BUILDING]
    for slot, kind in enumerate(state.offer):
        if (kind >= 0) != ((f.TO_OFFER, slot) in given):
            wrong.append(f"open building {slot} is drawn too early or too late")
    for space, kind in enumerate(state.clearings):
        if bool(kind) != ((f.TO_CLEARING, space) in given):
            wrong.append(f"the building of clearing {c.SPACES[space]} is drawn too early or too late")
    for seat in range(state.players):
        tiles = made.count((f.HAND_TILE, 0, seat))
        if sum(hand_of(state, seat)) != given.count((f.TO_HAND, seat)) or not _holds(state, seat, tiles):
            wrong.append(f"seat {seat} holds other than it has been dealt")
    left = next((frame for frame in settling if frame[0] == f.SETTLE), None)
    pending = next((f.about(frame) for frame in settling if frame[0] == f.SETTLE_TILE), None)
    return wrong + _settling(state, left, pending)


def _holds(state: Position, seat: int, tiles: int) -> bool:
    """Whether a seat has so many tiles, in the slots that its hand has."""
    slots = state.tiles[seat * c.TILE_SLOTS : (seat + 1) * c.TILE_SLOTS]
    return len(tiles_of(state, seat)) == tiles and all(slot < 0 for slot in slots[hand_size(state) :])


def _settling(state: Position, frame: Frame | None, pending: int | None) -> list[str]:
    """The settlements while they are being filled: everything from the present one on is still free."""
    covered = [space for space in c.AREA[state.players] if state.spaces[space] != FREE]
    if not state.side_b:
        return [] if len(covered) == len(c.PRINTED) else ["a tile was laid before the set-up was done"]
    index, left = (f.about(frame), f.marks_left(frame)) if frame else (len(c.SETTLEMENTS), (0, 0, 0, 0))
    done = c.SETTLEMENTS[: index if pending is None else index - 1]
    marks = [*(c.POND_MARKS.count(mark) for mark in c.MARKS), c.SETTLED_TILES]
    if any(not 0 <= now <= then for now, then in zip(left, marks, strict=True)) or sum(left) != sum(marks) - index:
        return ["ponds and tiles for the settlements do not add up"]
    if frame and not any(left):
        return ["nothing is left for the settlements"]
    if not set(covered) <= set(done) or (pending is not None and pending != c.SETTLEMENTS[index - 1]):
        return ["a settlement is filled out of turn"]
    return _settlements(state, left, pending is not None)


def _settlements(state: Position, left: Sequence[int], pending: int) -> list[str]:
    """Ponds by the number of players (nh.8.4), only on settlements, and never fewer open tiles than were laid."""
    ponds = [space for space in range(SIZE) if state.spaces[space] == POND]
    if not state.side_b:
        return ["side A has no ponds"] if ponds else []
    *waiting, tiles = left or (0, 0, 0, 0)
    kept = sum(
        c.POND_MARKS.count(mark) - out for mark, out in zip(c.MARKS, waiting, strict=True) if mark <= state.players
    )
    tiled = sum(state.spaces[space] in (TILED, SHIPPED) for space in c.SETTLEMENTS)
    if len(ponds) != kept or not set(ponds) <= set(c.SETTLEMENTS):
        return [f"there are {len(ponds)} ponds instead of {kept}, or one is on no settlement"]
    if tiled < c.SETTLED_TILES - tiles - pending or (left and tiled != c.SETTLED_TILES - tiles - pending):
        return ["the harvest tiles on the settlements do not add up"]
    return []


def _clearings(state: Position) -> list[str]:
    """A building lies on every clearing that is still free, and nowhere else (nh.8.6, nh.8.7)."""
    places = c.CLEARINGS[state.players] if state.side_b else ()
    wrong = []
    for space, kind in enumerate(state.clearings):
        if bool(kind) != (space in places and state.spaces[space] == FREE):
            wrong.append(f"a building is missing on clearing {c.SPACES[space]}, or lies there wrongly")
    return wrong


def _kind(state: Position) -> int | None:
    return f.kind_of(state.stack[-1]) if state.stack else None


_WITHIN = (f.BUILD, f.DRAW, f.BUILDING)
"""Decisions of steps 3 to 5, while the markers count."""


def _turn(state: Position, start: Position) -> list[str]:
    """Number of the turn, who is active, what the decision may be, and that the game is over when it is (nh.7.1)."""
    kind = _kind(state)
    if kind not in (None, f.LAY, f.FLIP, f.NEW_TILE, *_WITHIN):
        return ["this draw belongs to the set-up"]
    wrong = []
    covered = sum(state.spaces[space] in (TILED, SHIPPED) for space in range(SIZE))
    laid = covered - (c.SETTLED_TILES if state.side_b else len(c.PRINTED))
    if state.turn < 1 or laid != state.turn - (kind == f.LAY):
        wrong.append(f"in turn {state.turn} {laid} tiles have been laid")
    first = start.active if start.turn else state.active - state.turn + 1
    if (first + state.turn - 1 - state.active) % state.players:
        wrong.append(f"seat {state.active} is not active in turn {state.turn}")
    free = state.spaces.count(FREE)
    if not (free == 1 if kind is None else free > 1 if kind == f.LAY else free >= 1):
        wrong.append(f"the game goes on or ends wrongly with {free} free spaces")
    if (state.shipped >= 0 and kind not in (*_WITHIN, f.FLIP)) or (state.shipped < 0 and kind == f.FLIP):
        wrong.append("a shipment lies face down out of its turn")
    if kind in (f.LAY, f.DRAW) and state.stack[-1][1] != 1 << state.active:
        wrong.append("only the active player lays and draws")
    if kind == f.NEW_TILE and f.about(state.stack[-1]) != state.active:
        wrong.append("only the active player draws a new tile")
    return wrong


def _offer(state: Position) -> list[str]:
    """Gaps among the open buildings come from this turn's draws, as long as the bag could fill them (nh.5.5)."""
    gaps = state.offer.count(-1)
    bag, due = any(state.bag), state.track.count(0)
    frame = state.stack[-1] if state.stack else (None,)
    if frame[0] == f.DRAW:
        _, _, left, first = frame
        fits = left == due if first else 0 < left < due
        return [] if fits and (not bag or (gaps == 0 if first else 0 < gaps <= due - left)) else ["no such draw is due"]
    if frame[0] == f.BUILDING:
        _, _, destination, where, *after = frame
        if destination == f.FROM_BAG:
            fits = where == state.active and 0 <= after[0] <= due - 2 and 0 < gaps <= due - 1 - after[0]
        else:
            fits = destination == f.REFILL and -1 in state.offer and state.offer.index(-1) == where and gaps <= due
        return [] if fits and bag else ["no building can be drawn from the bag now"]
    return ["an open building is missing"] if gaps and bag else []


def _markers(state: Position) -> list[str]:
    """The markers stand where a tile of the board can have put them, less what was built since (nh.2, nh.3.2)."""
    kind = _kind(state)
    if kind not in _WITHIN:
        return ["the markers are on 0 outside steps 2 to 5"] if any(state.track) else []
    if kind == f.BUILD and not any(state.track):
        return ["nothing is left to build with, so nobody is asked"]
    harvests = []
    if state.shipped >= 0:
        resource, space = shipment_at(state.shipped)
        harvests.append(shipment_harvest(state, space, resource))
    else:
        printed = () if state.side_b else [space for space, _ in c.PRINTED]
        for space in range(SIZE):
            if state.spaces[space] == TILED and space not in printed:
                own = sum(c.QUADRANTS[space])
                harvests.append(harvest(state.ground, [mask & own for mask in state.ground]))
    if any(_payable(state, [had - left for had, left in zip(track, state.track, strict=True)]) for track in harvests):
        return []
    return [f"no tile on the board yields {state.track}, nor more that was built with"]


def _payable(state: Position, spent: list[int]) -> bool:
    """Whether those who have been asked to build can have spent so much; buildings beneath others are not counted."""
    if min(spent) < 0:
        return False
    if state.redevelop:
        return True
    last = state.active - 1 if _kind(state) != f.BUILD else f.seat_of(state.stack[-1])
    builders = [(state.active + i) % state.players for i in range((last - state.active) % state.players + 1)]
    for resource, amount in enumerate(spent):
        sums = 1
        for seat in builders:
            for plot in range(PLOTS):
                if state.colours[seat * 4 + resource] >> plot & 1:
                    sums |= sums << c.COST[plot]
        if not sums >> amount & 1:
            return False
    return True


def turns_of(state: Position, seat: int) -> int:
    """The turns that a seat has begun."""
    ago = (state.active - seat) % state.players
    return (state.turn - 1 - ago) // state.players + 1 if state.turn > ago else 0


def _seat(state: Position, seat: int) -> list[str]:
    """What a seat holds and has built, against the turns it has had."""
    kind = _kind(state)
    wrong = []
    lays = kind == f.LAY and seat == state.active
    owes = seat == state.active and kind not in (None, f.LAY) and state.shipped < 0
    if not _holds(state, seat, hand_size(state) - owes):
        wrong.append(f"seat {seat} holds a wrong number of tiles")
    chances = turns_of(state, seat) - (lays or owes)
    if (not state.shipments[seat] and chances < 1) or (state.shipped >= 0 and state.shipments[state.active]):
        wrong.append(f"seat {seat} cannot have laid its shipment yet, or has laid it")
    drew = turns_of(state, seat) - (seat == state.active and kind in (f.LAY, f.BUILD))
    claims = turns_of(state, seat) - lays if state.side_b else 0
    built = taken_by(state, seat).bit_count() + sum(buried_of(state, seat))
    owned = sum(hand_of(state, seat)) + built
    known = sum(state.known[seat * KINDS : (seat + 1) * KINDS])
    sure = turns_of(state, seat) - (seat == state.active and kind in (f.LAY, *_WITHIN))
    least = DEALT + sure if any(state.bag) else DEALT
    if not least <= owned <= DEALT + 4 * drew + claims:
        wrong.append(f"seat {seat} has drawn {owned} buildings in {drew} turns")
    down = sum(map(is_down, village_of(state, seat))) + sum(buried_of(state, seat)[DOWN:])
    forgotten = built - down + c.NUMBERS * down  # face down, one of each number may be the one (nh.12.3)
    if known > 4 * drew + claims or owned - known < DEALT or (any(state.bag) and known < sure - forgotten):
        wrong.append(f"seat {seat} cannot have taken {known} buildings openly")
    if built and state.turn == 1 and kind == f.LAY:
        wrong.append(f"seat {seat} has built before the first tile was laid")
    if not any(buried_of(state, seat)) and not all(map(_connected, state.colours[seat * 4 : seat * 4 + 4])):
        wrong.append(f"seat {seat}: buildings of one resource stand apart")
    return wrong


def _connected(plots: int) -> bool:
    """Whether all plots of a mask hang together by edges (nh.3.5)."""
    group = plots & -plots
    while True:
        grown = group | c.around(group) & plots
        if grown == group:
            return group == plots
        group = grown


def _charters(state: Position) -> list[str]:
    """A charter is held by somebody who fulfils it, or did before a redevelopment (nh.11.7); else nobody does."""
    if not state.charters_on:
        return []
    fulfilled = [earned(state, seat) for seat in range(state.players)]
    wrong = []
    for charter, holder in enumerate(state.charters):
        if not holder and any(by[charter] for by in fulfilled):
            wrong.append(f"the charter '{c.CHARTERS[charter]}' was earned and not taken")
        if holder and not fulfilled[holder - 1][charter] and not _did(state, holder - 1, charter):
            wrong.append(f"the charter '{c.CHARTERS[charter]}' was taken and not earned")
    return wrong


def _did(state: Position, seat: int, charter: int) -> bool:
    """Whether a village that has been redeveloped may have fulfilled a charter once: only colours can be lost."""
    resource = charter - 2
    buried = buried_of(state, seat)
    if resource < 0:
        return False
    beneath = sum(count for kind, count in enumerate(buried) if c.RESOURCE_OF[kind % KINDS] == resource)
    return state.colours[seat * 4 + resource].bit_count() + beneath >= c.CHARTER_BUILDINGS
