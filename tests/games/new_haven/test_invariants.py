"""Positions that cannot be are refused, whichever number is wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from approdo.core.errors import BadState
from approdo.core.game import Game
from approdo.core.registry import load
from approdo.games.new_haven import components as c
from approdo.games.new_haven import frames as f
from approdo.games.new_haven.state import Position
from approdo.testing.mutants import Path, caught, positions

from .test_reference import LETTER, NAMES, harvest, squares

TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"side": "B"}),
    (4, {"redevelop": True, "charters": True}),
    (2, {"careful": True, "first": "2"}),
    (3, {"charters": True, "shipment": "four"}),
    (4, {"side": "B", "redevelop": True, "first": "1"}),
    (2, {"side": "B", "charters": True}),
]


# --- mutants that are legal again: what is written nowhere else on the table ---


def in_play(state: Position) -> bool:
    """After the set-up."""
    return state.turn > 0 and len(state.stack) < 2


def turns_before(state: Position, seat: int) -> int:
    """The turns that a seat has had before the present one."""
    return sum((state.active - back) % state.players == seat for back in range(1, state.turn))


def kind(state: Position) -> int | None:
    return state.stack[-1][0] if state.stack else None


def a_shipment_may_have_been_laid_or_kept(game: Game[Any], state: Position, other: Position, path: Path) -> bool:
    """Once turned over it is a tile like any other."""
    if path[0] != "shipments" or len(path) != 2 or not in_play(state) or other.shipments[path[1]] not in (0, 1):
        return False
    if state.shipped >= 0 and path[1] == state.active:
        return False
    done = path[1] == state.active and not state.stack  # the last turn is over, too
    return bool(other.shipments[path[1]]) or turns_before(state, int(path[1])) + done > 0


def a_building_may_lie_on_its_other_face(game: Game[Any], state: Position, other: Position, path: Path) -> bool:
    """Face down anywhere; face up where the numbers agree (nh.3.6, nh.3.7)."""
    if path[0] != "village" or len(path) != 2 or not state.village[path[1]]:
        return False
    old, new = state.village[path[1]], other.village[path[1]]
    if old <= 24 and new == old + 24:
        return known_fits(other, path[1] // 30)
    plot, number = path[1] % 30, (new - 1) % 6 + 1
    return new == old - 24 and new > 0 and number == 6 - plot // 5 and known_fits(other, path[1] // 30)


def known_fits(state: Position, seat: int) -> bool:
    """Six were dealt unseen; four a turn at most were taken openly, one at least; a clearing a turn on side B. Built
    face up one is forgotten, built face down one of every number."""
    counts = state.known[seat * 24 : seat * 24 + 24]
    held = state.hand[seat * 24 : seat * 24 + 24]
    plots = state.village[seat * 30 : seat * 30 + 30]
    beneath = state.buried[seat * 48 : seat * 48 + 48]
    up = sum(0 < built <= 24 for built in plots) + sum(beneath[:24])
    down = sum(built > 24 for built in plots) + sum(beneath[24:])
    mine = seat == state.active
    finished = turns_before(state, seat) + (mine and kind(state) in (None, f.FLIP, f.NEW_TILE))
    draws = turns_before(state, seat) + (mine and kind(state) not in (f.LAY, f.BUILD))
    lays = turns_before(state, seat) + (mine and kind(state) != f.LAY)
    known = sum(counts)
    return (
        all(0 <= sure <= count for sure, count in zip(counts, held, strict=True))
        and known <= 4 * draws + (lays if state.side_b else 0)
        and sum(held) + up + down - known >= 6
        and (not any(state.bag) or known >= finished - up - 6 * down)
    )


def a_building_may_have_been_taken_openly_or_not(game: Game[Any], state: Position, other: Position, path: Path) -> bool:
    """Who saw it is written nowhere else."""
    return path[0] == "known" and len(path) == 2 and in_play(state) and known_fits(other, int(path[1]) // 24)


def markers_fit(game: Game[Any], state: Position) -> bool:
    """Whether some tile of the board yields at least so much, and the rest can have been built with."""
    if kind(state) not in (f.BUILD, f.DRAW, f.BUILDING):
        return not any(state.track)
    if min(state.track) < 0 or (kind(state) == f.BUILD and not any(state.track)):
        return False
    board = squares(game.observe(state, 0))
    spaces = [space for space in range(49) if state.spaces[space] == 2]
    if not state.side_b:
        spaces = [space for space in spaces if c.SPACES[space] not in ("b2", "f2", "b6", "f6")]
    if state.shipped >= 0:
        spaces = [state.shipped % 49]
    for space in spaces:
        row, column = 2 * (space // 7 + 1), 2 * (space % 7)
        own = [(row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column)]
        if state.shipped >= 0:
            board.update(dict.fromkeys(own, LETTER[NAMES[state.shipped // 49]]))
        yields = list(harvest(board, own).values())
        if state.shipped >= 0 and state.shipment_four:
            yields = [4 if n else 0 for n in yields]
        spent = [had - left for had, left in zip(yields, state.track, strict=True)]
        if min(spent) >= 0 and all(_payable(state, resource, amount) for resource, amount in enumerate(spent)):
            return True
    return False


def _payable(state: Position, resource: int, amount: int) -> bool:
    """Whether those asked so far own buildings of a resource that cost so much together."""
    if state.redevelop:
        return True  # what lies beneath may have stood anywhere
    last = state.active - 1 if kind(state) != f.BUILD else state.stack[-1][1].bit_length() - 1
    sums, seat = {0}, state.active
    while True:
        for plot, built in enumerate(state.village[seat * 30 : seat * 30 + 30]):
            if built and (built - 1) % 24 // 6 == resource:
                sums |= {total + 6 - plot // 5 for total in sums}
        if (seat - last) % state.players == 0:
            return amount in sums
        seat = (seat + 1) % state.players


def draws_fit(state: Position) -> bool:
    """Draws due and made, by the markers on 0 and the gaps among the open buildings."""
    frame, due, gaps, bag = state.stack[-1], state.track.count(0), state.offer.count(-1), any(state.bag)
    if frame[0] == f.DRAW:
        _, _, left, first = frame
        if first == 1:
            return left == due and (not gaps or not bag)
        return first == 0 and 0 < left < due and (not bag or 0 < gaps <= due - left)
    if frame[0] == f.BUILDING and frame[2] == f.FROM_BAG:
        return 0 <= frame[4] < due - 1 and 0 < gaps < due - frame[4]
    return frame[0] != f.BUILDING or gaps <= due


def the_markers_may_have_stood_elsewhere(game: Game[Any], state: Position, other: Position, path: Path) -> bool:
    """Which tile was laid last, and what was built since, is written nowhere else."""
    fields = (("track", 2), ("shipped", 1))
    if (path[0], len(path)) not in fields or not in_play(state) or len(other.track) != 4 or not state.stack:
        return False
    if path[0] == "shipped" and (state.shipped < 0 or other.shipped < 0 or (other.shipped - state.shipped) % 49):
        return False
    return other.shipped < 4 * 49 and markers_fit(game, other) and draws_fit(other)


def another_builder_may_be_asked(game: Game[Any], state: Position, other: Position, path: Path) -> bool:
    """Who has passed already is written nowhere else."""
    if path != ("stack", 0, 1) or kind(state) != f.BUILD or not in_play(state):
        return False
    return other.stack[0][1] in [1 << seat for seat in range(state.players)] and markers_fit(game, other)


def more_or_fewer_draws_may_be_left(game: Game[Any], state: Position, other: Position, path: Path) -> bool:
    """How many buildings were drawn from the bag in this turn is written nowhere else."""
    if path[0] != "stack" or len(path) != 3 or path[2] < 2 or not in_play(state):
        return False
    if kind(state) != f.DRAW and path[2] != 4:
        return False
    return draws_fit(other)


def another_may_have_been_first(game: Game[Any], state: Position, other: Position, path: Path) -> bool:
    """Who of several fulfilled a charter first is written nowhere else; beneath others, six of a colour may lie."""
    if path[0] != "charters" or len(path) != 2 or not state.charters_on or not in_play(state):
        return False
    holder, charter = other.charters[path[1]], c.CHARTERS[path[1]]
    if holder > state.players:
        return False
    fulfilled = [_fulfils(game, state, seat, charter) for seat in range(state.players)]
    if not holder:
        return not any(fulfilled)
    beneath = state.buried[(holder - 1) * 48 : holder * 48]
    if charter in NAMES:
        resource = NAMES.index(charter)
        shown = state.village[(holder - 1) * 30 : holder * 30]
        six = [built - 1 for built in shown if built] + [k for k, count in enumerate(beneath) for _ in range(count)]
        return fulfilled[holder - 1] or (any(beneath) and sum(k % 24 // 6 == resource for k in six) >= 6)
    return fulfilled[holder - 1]


def _fulfils(game: Game[Any], state: Position, seat: int, charter: str) -> bool:
    view = game.observe(state, seat)
    plots = view["seats"][seat]["village"]
    if charter == "row":
        return any(all(plots[row * 5 : row * 5 + 5]) for row in range(6))
    if charter == "column":
        return any(all(plots[column::5]) for column in range(5))
    return sum(built is not None and built["resource"] == charter for built in plots) >= 6


FREEDOMS = (
    a_shipment_may_have_been_laid_or_kept,
    a_building_may_lie_on_its_other_face,
    a_building_may_have_been_taken_openly_or_not,
    the_markers_may_have_stood_elsewhere,
    another_builder_may_be_asked,
    more_or_fewer_draws_may_be_left,
    another_may_have_been_first,
)


def test_positions_broken_in_one_place_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    share, told = caught(TABLES, lambda n, **o: load("new-haven", n, **o), FREEDOMS, 8, 0.15)
    with capsys.disabled():
        print(f"\nNew Haven: {told}")
    assert share >= 0.95


# --- what takes more than one wrong number ---


def late(**options: object) -> tuple[Game[Any], Position]:
    """The end of the fifteenth turn of a random game: its village has buildings, its hands are full."""
    game = load("new-haven", 2, **options)
    state = next(p for p in positions(game, 5, 1.0) if p.turn == 15 and kind(p) == f.LAY)
    return game, state.clone()


def a_negative_pool(state: Position) -> None:
    gone = state.pool.index(0)
    state.pool[gone] -= 1
    state.pool[state.tiles[0]] += 1
    state.tiles[0] = gone


def two_resources_on_one_square(state: Position) -> None:
    state.ground[1] |= state.ground[0] & -state.ground[0]


def a_tile_moved_outside_the_area(state: Position) -> None:
    at, to = c.SPACE["b2"], c.SPACE["a1"]
    state.spaces[to], state.spaces[at] = state.spaces[at], state.spaces[to]


def a_building_face_up_on_another_number(state: Position) -> None:
    at = next(at for at, built in enumerate(state.village) if built > 24 and (built - 1) % 6 + 1 != 6 - at % 30 // 5)
    state.village[at] -= 24


def a_colour_in_two_groups(state: Position) -> None:
    """A building goes to an empty corner far from its kin."""
    for at, built in enumerate(state.village):
        seat, resource = at // 30, (built - 1) % 24 // 6
        if not built or state.colours[seat * 4 + resource].bit_count() < 2:
            continue
        for plot in (0, 4, 25, 29):
            near = c.around(1 << plot) & state.colours[seat * 4 + resource] & ~(1 << at % 30)
            if not state.village[seat * 30 + plot] and not near:
                state.village[seat * 30 + plot], state.village[at] = (built - 1) % 24 + 25, 0
                state.colours[seat * 4 + resource] ^= 1 << plot | 1 << at % 30
                return
    raise AssertionError("no building to move")


def a_building_on_a_clearing_of_side_a(state: Position) -> None:
    state.clearings[c.SPACE["d4"]] = state.offer[0] + 1
    state.offer[0] = -1


def a_hand_of_buildings_nobody_drew(state: Position) -> None:
    for building in range(24):
        state.hand[building] += state.bag[building]
    state.bag = [0] * 24


def a_seat_with_a_tile_of_the_other(state: Position) -> None:
    state.tiles[2], state.tiles[3] = state.tiles[3], -1


@pytest.mark.parametrize(
    "breaks",
    [
        a_negative_pool,
        two_resources_on_one_square,
        a_tile_moved_outside_the_area,
        a_building_face_up_on_another_number,
        a_colour_in_two_groups,
        a_building_on_a_clearing_of_side_a,
        a_hand_of_buildings_nobody_drew,
        a_seat_with_a_tile_of_the_other,
    ],
)
def test_impossible_positions_that_add_up_are_refused(breaks: Callable[[Position], None]) -> None:
    game, state = late()
    assert game.state_from_dict(state.to_dict()).to_dict() == state.to_dict()
    breaks(state)
    with pytest.raises(BadState):
        game.state_from_dict(state.to_dict())
