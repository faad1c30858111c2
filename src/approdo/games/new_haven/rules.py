"""The rules of New Haven: set-up, the six steps of a turn, and what chance decides.

Frames on the stack, with their small ints after (kind, mask):
FIRST · SETTLE index ponds-2 ponds-3 ponds-4 tiles · SETTLE_TILE space · BUILDING target arg · HAND_TILE seat ·
LAY · BUILD · DRAW left first · FLIP · NEW_TILE seat
A BUILDING drawn from the bag in step 5 also carries the draws left after it.
"""

from __future__ import annotations

from collections.abc import Sequence

from approdo.core.events import Events
from approdo.core.game import Chance, Decision
from approdo.core.text import Arg, label
from approdo.games.new_haven import actions as a
from approdo.games.new_haven import components as c
from approdo.games.new_haven.state import DOWN, FREE, POND, SHIPPED, TILED, UP, Position, building_total, hand_size

FIRST, SETTLE, SETTLE_TILE, BUILDING, HAND_TILE, LAY, BUILD, DRAW, FLIP, NEW_TILE = range(10)
TO_OFFER, TO_CLEARING, TO_HAND, REFILL, FROM_BAG = range(5)
"""Where a building drawn by chance goes: the first three at set-up, the others in step 5."""

# --- set-up (nh.0, nh.8) ---


def start(
    players: int, side_b: bool, redevelop: bool, careful: bool, charters: bool, shipment_four: bool, first: int
) -> Position:
    """The table before anything is drawn: markers on 0 (nh.0.14), charters if wanted (nh.11.1), on side B nothing
    printed (nh.8.1); the draws of the set-up wait on the stack."""
    state = Position(
        players=players,
        side_b=int(side_b),
        redevelop=int(redevelop),
        careful=int(careful),
        charters_on=int(charters),
        shipment_four=int(shipment_four),
        shipments=[1] * players,  # nh.0.13; with Careful Harvest too: nh.10.4
        tiles=[-1] * (3 * players),
        hand=[0] * (24 * players),
        known=[0] * (24 * players),
        village=bytearray(c.PLOTS * players),
        colours=[0] * (4 * players),
        buried=[0] * (48 * players),
    )
    state.bag = building_total(state)
    state.pool = list(c.TILE_COPIES)
    for space in c.AREA[players]:
        state.spaces[space] = FREE
    if not side_b:
        for space, tile in c.PRINTED:  # nh.0.7
            _put(state, c.tile_masks(tile, space), space)
    draws: list[tuple[int, ...]] = []
    if side_b:
        ponds = (c.POND_MARKS.count(mark) for mark in (2, 3, 4))
        draws.append((SETTLE, 0, 0, *ponds, c.SETTLED_TILES))  # nh.8.2
        draws += [(BUILDING, 0, TO_CLEARING, space) for space in c.CLEARINGS[players]]  # nh.8.6
    draws += [(BUILDING, 0, TO_OFFER, slot) for slot in range(c.OPEN)]  # nh.0.10
    for seat in range(players):  # nh.0.12, nh.10.1
        draws += [(BUILDING, 0, TO_HAND, seat)] * 6 + [(HAND_TILE, 0, seat)] * hand_size(state)
    if first < 0:
        draws.append((FIRST, 0))
    else:
        state.active = first
    state.stack += reversed(draws)
    if first >= 0:
        state.stack.insert(0, (LAY, 1 << first))
        state.turn = 1
    return state


def _put(state: Position, masks: Sequence[int], space: int) -> None:
    """A tile comes to lie on a space."""
    state.spaces[space] = TILED
    for resource in range(4):
        state.ground[resource] |= masks[resource]


def first_outcomes(state: Position) -> tuple[list[int], list[int]]:
    """Who begins is drawn by lot (nh.0.15)."""
    return [a.FIRST + seat for seat in range(state.players)], [1] * state.players


def first_drawn(state: Position, seat: int, number: int, out: Events | None) -> None:
    """The first player is known; the first turn begins."""
    state.stack.pop()
    begins = number - a.FIRST
    if out is not None:
        out.add("first", "nh.0.15", seat=begins)
    _begin_turn(state, begins)


def settle_outcomes(state: Position) -> tuple[list[int], list[int]]:
    """The ponds and harvest tiles not yet shuffled onto settlements (nh.8.2)."""
    left = state.stack[-1][3:]
    return [a.SETTLE + what for what in range(4) if left[what]], [count for count in left if count]


def settled(state: Position, seat: int, number: int, out: Events | None) -> None:
    """A pond or a tile comes to a settlement; a pond marked for more players leaves at once (nh.8.4)."""
    _, _, index, *left = state.stack.pop()
    what = number - a.SETTLE
    space = c.SETTLEMENTS[index]
    left[what] -= 1
    if any(left):
        state.stack.append((SETTLE, 0, index + 1, *left))
    if what == 3:
        state.stack.append((SETTLE_TILE, 0, space))
        return
    stays = what + 2 <= state.players
    if stays:
        state.spaces[space] = POND
    if out is not None:
        out.add("pond" if stays else "pond-removed", "nh.8.2", "nh.8.4", space=c.SPACES[space], mark=what + 2)


def turn_up_outcomes(state: Position) -> tuple[list[int], list[int]]:
    """Any tile of the pool, in any orientation (nh.6.3, nh.8.3)."""
    kinds = [kind for kind, count in enumerate(state.pool) if count]
    return (
        [a.TURN_UP + kind * 4 + turn for kind in kinds for turn in range(4)],
        [state.pool[kind] for kind in kinds for _ in range(4)],
    )


def settlement_turned_up(state: Position, seat: int, number: int, out: Events | None) -> None:
    """A harvest tile lies open on a settlement (nh.8.2)."""
    space = state.stack.pop()[2]
    _turn_up(state, space, number - a.TURN_UP)
    if out is not None:
        out.add("settlement", "nh.8.2", "nh.8.3", space=c.SPACES[space], tile=_shown(number - a.TURN_UP))


def _turn_up(state: Position, space: int, tile_and_turn: int) -> None:
    kind, turn = divmod(tile_and_turn, 4)
    state.pool[kind] -= 1
    _put(state, c.LAID[(kind * 49 + space) * 4 + turn], space)


def _shown(tile_and_turn: int) -> str:
    kind, turn = divmod(tile_and_turn, 4)
    return c.turned(c.TILES[kind], turn)


_ALL_BUILDINGS = [a.BUILDING + kind for kind in range(24)]


def building_outcomes(state: Position) -> tuple[list[int], list[int]]:
    """Any building in the bag."""
    if 0 not in state.bag:
        return _ALL_BUILDINGS, state.bag
    kinds = [kind for kind, count in enumerate(state.bag) if count]
    return [a.BUILDING + kind for kind in kinds], [state.bag[kind] for kind in kinds]


def building_drawn(state: Position, seat: int, number: int, out: Events | None) -> None:
    """A building leaves the bag for where the frame says."""
    _, _, target, where, *left = state.stack.pop()
    kind = number - a.BUILDING
    state.bag[kind] -= 1
    name = label(f"building-{c.BUILDINGS[kind]}")
    if target == TO_CLEARING:
        state.clearings[where] = kind + 1
        if out is not None:
            out.add("clearing", "nh.8.6", building=name, space=c.SPACES[where])
    elif target in (TO_HAND, FROM_BAG):
        state.hand[where * 24 + kind] += 1
        if out is not None:
            rules = ("nh.0.12",) if target == TO_HAND else ("nh.5.3", "nh.12.2")
            event = "dealt-building" if target == TO_HAND else "drew-building"
            out.add(event, *rules, seat=where, private={where: {"building": name}})
        if target == FROM_BAG:
            _go_on_drawing(state, left[0], 0, out)
    else:
        state.offer[where] = kind
        if out is not None:
            out.add("opened", "nh.0.10" if target == TO_OFFER else "nh.5.5", building=name)
        if target == REFILL:
            _refill(state, out)


def tile_outcomes(state: Position) -> tuple[list[int], list[int]]:
    """Any tile of the pool."""
    kinds = [kind for kind, count in enumerate(state.pool) if count]
    return [a.TILE + kind for kind in kinds], [state.pool[kind] for kind in kinds]


def hand_tile_drawn(state: Position, seat: int, number: int, out: Events | None) -> None:
    """A tile joins a hand, at set-up or at the end of a turn (nh.0.12, nh.6.4)."""
    kind, _, owner = state.stack.pop()
    tile = number - a.TILE
    state.pool[tile] -= 1
    state.tiles[state.tiles.index(-1, owner * 3)] = tile
    at_end = kind == NEW_TILE
    if out is not None:
        rules = ("nh.6.4", "nh.12.2") if at_end else ("nh.0.12", "nh.12.2")
        out.add("drew-tile", *rules, seat=owner, private={owner: {"tile": c.TILES[tile]}})
    if at_end:
        _next_turn(state, out)


# --- steps 1 and 2: lay a tile, count the harvest (nh.1, nh.2) ---


def _begin_turn(state: Position, seat: int) -> None:
    state.active = seat
    state.turn += 1
    state.stack.append((LAY, 1 << seat))


def lay_legal(state: Position, seat: int) -> list[int]:
    """Any tile of the hand, any free space, any rotation (nh.1.1 - nh.1.4); or the shipment (nh.1.5)."""
    spaces = state.spaces
    free = [space * 4 for space in c.AREA[state.players] if spaces[space] == FREE]
    places = [at + turn for at in free for turn in (0, 1, 2, 3)]
    numbers: list[int] = []
    for tile in set(state.tiles[seat * 3 : seat * 3 + 3]):
        if tile >= 0:
            base = a.LAY + tile * 196
            numbers += [base + place for place in places]
    if state.shipments[seat]:
        numbers += [a.SHIP + place for place in places]
    return numbers


def lay(state: Position, seat: int, number: int, out: Events | None) -> None:
    """The tile lies on the board, what lay on a clearing is taken, the markers show the harvest."""
    state.stack.pop()
    if number >= a.SHIP:
        space, resource = divmod(number - a.SHIP, 4)
        state.shipments[seat] = 0
        state.shipped = resource * 49 + space
        state.spaces[space] = SHIPPED
        state.track = shipment_harvest(state, space, resource)
        if out is not None:
            named = label(f"resource-{c.RESOURCES[resource]}")
            out.add("laid-shipment", "nh.1.5", "nh.1.6", seat=seat, space=c.SPACES[space], resource=named)
    else:
        tile, place = divmod(number - a.LAY, 196)
        space = place >> 2
        slot = state.tiles.index(tile, seat * 3)
        state.tiles[slot] = -1
        masks = c.LAID[number - a.LAY]
        _put(state, masks, space)
        state.track = harvest(state.ground, masks)
        if out is not None:
            shown = c.turned(c.TILES[tile], place & 3)
            out.add("laid-tile", "nh.1.1", seat=seat, tile=shown, space=c.SPACES[space])
    if state.clearings[space]:
        _claim(state, seat, space, out)
    if out is not None:
        out.add("harvest", "nh.2.2", "nh.2.6", seat=seat, amounts=_amounts(state.track))
    state.stack.append((BUILD, 1 << seat))


def harvest(ground: Sequence[int], masks: Sequence[int]) -> list[int]:
    """What each resource yields: its squares on the new tile and all that chains link to them (nh.2.1 - nh.2.5)."""
    return [chain(ground[r], masks[r]).bit_count() if masks[r] else 0 for r in (0, 1, 2, 3)]


def chain(ground: int, seed: int) -> int:
    """All squares of one resource that edges link to the seed (nh.2.1)."""
    while True:
        grown = (seed | seed << 1 | seed >> 1 | seed << c.WIDTH | seed >> c.WIDTH) & ground
        if grown == seed:
            return seed
        seed = grown


def shipment_harvest(state: Position, space: int, resource: int) -> list[int]:
    """A shipment is four squares of the named resource, joining chains (nh.2.7) or not (nh.2.8)."""
    squares = sum(c.QUADRANTS[space])
    track = [0, 0, 0, 0]
    track[resource] = 4 if state.shipment_four else chain(state.ground[resource] | squares, squares).bit_count()
    return track


def _claim(state: Position, seat: int, space: int, out: Events | None) -> None:
    """Whoever covers a clearing takes its building at once (nh.8.7, nh.8.8)."""
    kind = state.clearings[space] - 1
    state.clearings[space] = 0
    _take_openly(state, seat, kind)
    if out is not None:
        out.add("claimed", "nh.8.7", seat=seat, building=label(f"building-{c.BUILDINGS[kind]}"), space=c.SPACES[space])


def _take_openly(state: Position, seat: int, kind: int) -> None:
    """A building joins a hand before everyone's eyes (nh.12.4)."""
    state.hand[seat * 24 + kind] += 1
    state.known[seat * 24 + kind] += 1


def _amounts(track: Sequence[int]) -> list[Arg]:
    return [label(f"amount-{c.RESOURCES[r]}", n=count) for r, count in enumerate(track) if count]


# --- steps 3 and 4: build, share the wealth (nh.3, nh.4, nh.9) ---


def plots_for(state: Position, seat: int, resource: int) -> int:
    """Where a building of this resource may go now, as a mask (nh.3.2 - nh.3.5, nh.9.1 - nh.9.4)."""
    own = state.colours[seat * 4 + resource]
    affordable = c.AFFORDABLE[min(state.track[resource], 6)]
    taken = _taken(state, seat)
    plots = affordable & ~taken & (c.around(own) if own else c.ALL_PLOTS)
    if state.redevelop:
        covered = taken & (c.around(own) | own if own else c.ALL_PLOTS)  # nh.9.1, nh.9.3; in place: nh.9.4
        plots |= affordable & covered
    return plots


def _taken(state: Position, seat: int) -> int:
    first, second, third, fourth = state.colours[seat * 4 : seat * 4 + 4]
    return first | second | third | fourth


def build_legal(state: Position, seat: int) -> list[int]:
    """Every building of the hand on every plot it may take, face down, and face up where numbers agree; or stop."""
    numbers: list[int] = []
    hand = state.hand
    for resource in (0, 1, 2, 3):
        if not state.track[resource]:
            continue
        plots = plots_for(state, seat, resource)
        if not plots:
            continue
        places = _bits(plots)
        base = a.BUILD + resource * 360
        for number, held in enumerate(hand[seat * 24 + resource * 6 : seat * 24 + resource * 6 + 6]):
            if held:
                down = base + number * 60 + 1
                numbers += [down + 2 * plot for plot in places]  # nh.3.7
                same = plots & c.OF_COST[number + 1]
                if same:
                    numbers += [down - 1 + 2 * plot for plot in _bits(same)]  # nh.3.6
    numbers.append(a.STOP)
    return numbers


def _bits(mask: int) -> list[int]:
    """The plots of a mask."""
    plots = []
    while mask:
        low = mask & -mask
        mask ^= low
        plots.append(low.bit_length() - 1)
    return plots


def build(state: Position, seat: int, number: int, out: Events | None) -> None:
    """Build one, or stop; when nothing is left to spend nobody is asked any more (nh.3.9)."""
    if number == a.STOP:
        if out is not None:
            out.add("stopped", "nh.3.8" if seat == state.active else "nh.4.3", seat=seat)
        state.stack.pop()
        _next_builder(state, seat, out)
        return
    kind, place = divmod(number - a.BUILD, 60)
    plot, down = place >> 1, place & 1
    resource = kind // 6
    state.track[resource] -= c.COST[plot]
    state.hand[seat * 24 + kind] -= 1
    _forget(state, seat, kind, down)
    at = seat * c.PLOTS + plot
    if state.village[at]:
        _bury(state, seat, plot)
    state.village[at] = kind + 1 + (DOWN if down else UP)
    state.colours[seat * 4 + resource] |= 1 << plot
    if out is not None:
        _tell_built(state, out, seat, kind, plot, down)
    if state.charters_on:
        _award_charters(state, seat, resource, out)
    if not any(state.track):
        state.stack.pop()
        _start_drawing(state, out)


def _forget(state: Position, seat: int, kind: int, down: int) -> None:
    """What others know of a hand shrinks: face down, any building of the resource may be the one (nh.12.3)."""
    first = seat * 24 + kind // 6 * 6
    for at in range(first, first + 6) if down else (seat * 24 + kind,):
        if state.known[at]:
            state.known[at] -= 1


def _bury(state: Position, seat: int, plot: int) -> None:
    """The covered building stays beneath, out of play (nh.9.5)."""
    covered = state.village[seat * c.PLOTS + plot] - 1
    state.buried[seat * 48 + covered] += 1
    state.colours[seat * 4 + covered % 24 // 6] &= ~(1 << plot)


def _tell_built(state: Position, out: Events, seat: int, kind: int, plot: int, down: int) -> None:
    name = label(f"building-{c.BUILDINGS[kind]}")
    resource = label(f"resource-{c.RESOURCES[kind // 6]}")
    if down:  # nh.12.3: the number is its owner's secret
        secret = {seat: {"building": name}}
        out.add("built-down", "nh.3.7", seat=seat, resource=resource, plot=c.PLOT_NAMES[plot], private=secret)
    else:
        out.add("built-up", "nh.3.6", seat=seat, building=name, plot=c.PLOT_NAMES[plot])


def _next_builder(state: Position, seat: int, out: Events | None) -> None:
    """Clockwise, each other player once, from what is left (nh.4.1 - nh.4.3)."""
    following = (seat + 1) % state.players
    if following == state.active:
        _start_drawing(state, out)
    else:
        state.stack.append((BUILD, 1 << following))


def _award_charters(state: Position, seat: int, resource: int, out: Events | None) -> None:
    """Charters go to the first who fulfils them, at the moment of building (nh.11.2 - nh.11.4, nh.11.7)."""
    taken = _taken(state, seat)
    earned = [
        any(taken & mask == mask for mask, _, _ in c.LINES[: c.ROWS]),
        any(taken & mask == mask for mask, _, _ in c.LINES[c.ROWS :]),
        *(state.colours[seat * 4 + r].bit_count() >= c.CHARTER_BUILDINGS for r in range(4)),
    ]
    for charter, fulfilled in enumerate(earned):
        if fulfilled and not state.charters[charter]:
            state.charters[charter] = seat + 1
            if out is not None:
                out.add("charter", "nh.11.7", seat=seat, charter=label(f"charter-{c.CHARTERS[charter]}"))


# --- step 5: draw buildings (nh.5) ---


def _start_drawing(state: Position, out: Events | None) -> None:
    """One building for every marker on 0 (nh.5.1), however many are in the hand (nh.5.7)."""
    _go_on_drawing(state, state.track.count(0), 1, out)


def _go_on_drawing(state: Position, left: int, first: int, out: Events | None) -> None:
    """Ask for the next draw, as long as there is anything to draw (nh.5.6)."""
    if left and (max(state.offer) >= 0 or (not first and any(state.bag))):
        state.stack.append((DRAW, 1 << state.active, left, first))
    else:
        _refill(state, out)


def draw_legal(state: Position, seat: int) -> list[int]:
    """An open building; after the first one also the bag (nh.5.2, nh.5.3)."""
    numbers = [a.TAKE + kind for kind in sorted(set(state.offer)) if kind >= 0]
    if not state.stack[-1][3] and any(state.bag):
        numbers.append(a.BAG)
    return numbers


def draw(state: Position, seat: int, number: int, out: Events | None) -> None:
    """Take an open building, or let chance draw one from the bag and see it before going on (nh.5.4)."""
    _, _, left, first = state.stack.pop()
    if number == a.BAG:
        state.stack.append((BUILDING, 0, FROM_BAG, seat, left - 1))
        return
    kind = number - a.TAKE
    state.offer[state.offer.index(kind)] = -1
    _take_openly(state, seat, kind)
    if out is not None:
        rules = ("nh.5.2",) if first else ("nh.5.3",)
        out.add("took-open", *rules, seat=seat, building=label(f"building-{c.BUILDINGS[kind]}"))
    _go_on_drawing(state, left - 1, 0, out)


def _refill(state: Position, out: Events | None) -> None:
    """Fill the gaps among the open buildings, only now (nh.5.5), as far as the bag goes (nh.5.6)."""
    if -1 in state.offer and any(state.bag):
        state.stack.append((BUILDING, 0, REFILL, state.offer.index(-1)))
    else:
        _end_turn(state)


# --- step 6: end of the turn, end of the game (nh.6, nh.7) ---


def _end_turn(state: Position) -> None:
    """Markers to 0; turn the shipment over, or draw a new tile (nh.6.1 - nh.6.5)."""
    state.track = [0, 0, 0, 0]
    if state.shipped >= 0:
        state.stack.append((FLIP, 0))
    else:
        state.stack.append((NEW_TILE, 0, state.active))


def flipped(state: Position, seat: int, number: int, out: Events | None) -> None:
    """The shipment shows its face, an ordinary tile from now on (nh.6.2, nh.6.3)."""
    state.stack.pop()
    space = state.shipped % 49
    state.shipped = -1
    _turn_up(state, space, number - a.TURN_UP)
    if out is not None:
        tile = _shown(number - a.TURN_UP)
        out.add("flipped", "nh.6.2", "nh.6.3", seat=state.active, space=c.SPACES[space], tile=tile)
    _next_turn(state, out)


def _next_turn(state: Position, out: Events | None) -> None:
    """The game ends with the turn, played in full, that leaves exactly one free space (nh.7.1, nh.7.2); otherwise on,
    clockwise (nh.0.16)."""
    if state.spaces.count(FREE) == 1:
        if out is not None:
            out.add("ended", "nh.7.1")
    else:
        _begin_turn(state, (state.active + 1) % state.players)


DECISIONS: tuple[Decision | Chance, ...] = (
    Chance("first", ("nh.0.15",), (a.ChooseFirst,), first_outcomes, first_drawn),
    Chance("settle", ("nh.8.2", "nh.8.4"), (a.Settle,), settle_outcomes, settled),
    Chance("settle-tile", ("nh.8.2", "nh.8.3"), (a.TurnUp,), turn_up_outcomes, settlement_turned_up),
    Chance("building", ("nh.0.10", "nh.5.3"), (a.DrawBuilding,), building_outcomes, building_drawn),
    Chance("hand-tile", ("nh.0.12",), (a.DrawTile,), tile_outcomes, hand_tile_drawn),
    Decision("lay", ("nh.1.1", "nh.1.5"), (a.LayTile, a.LayShipment), lay_legal, lay),
    Decision("build", ("nh.3.1", "nh.4.1"), (a.Build, a.StopBuilding), build_legal, build),
    Decision("draw", ("nh.5.1", "nh.5.2", "nh.5.3"), (a.TakeOpen, a.DrawFromBag), draw_legal, draw),
    Chance("flip", ("nh.6.2", "nh.6.3"), (a.TurnUp,), turn_up_outcomes, flipped),
    Chance("new-tile", ("nh.6.4",), (a.DrawTile,), tile_outcomes, hand_tile_drawn),
)
"""Indexed by the kind of a frame."""
