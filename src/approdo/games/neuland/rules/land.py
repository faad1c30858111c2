"""Set-up by chance: the land (nl.1.3) and the start player (nl.1.11)."""

from __future__ import annotations

from collections.abc import Sequence

from approdo.core.events import Events
from approdo.games.neuland import actions as a
from approdo.games.neuland.components import BEGINNER_PIECE, BEGINNER_TERRAIN, DOUBLES, SINGLE_TERRAIN
from approdo.games.neuland.hexes import HEXES, double_weights, first_open, single_weights
from approdo.games.neuland.rules.frames import ASK_DEAL, ASK_DOUBLE, ASK_SINGLE, ASK_START, HEAD, Dealing
from approdo.games.neuland.rules.turn import begin_turn
from approdo.games.neuland.state import UNLAID, Position

Outcomes = tuple[Sequence[int], Sequence[int]]


def lay_land(state: Position, at_random: bool, first: int | None) -> None:
    """The layout for first games (nl.1.2), or chance lays piece after piece (nl.1.3); a table may name who begins."""
    state.stack.append((ASK_START, 0) if first is None else (ASK_START, 0, first))
    if at_random:
        state.stack.append((ASK_SINGLE, 0))
        return
    state.terrain[:] = BEGINNER_TERRAIN
    state.piece[:] = BEGINNER_PIECE
    state.doubles[:] = bytes(len(DOUBLES))


def _weighed(base: int, weights: Sequence[int]) -> Outcomes:
    """The ids from `base` on whose weight is not 0."""
    open_ones = [i for i, weight in enumerate(weights) if weight]
    return [base + i for i in open_ones], [weights[i] for i in open_ones]


def _covered(state: Position) -> int:
    """The hexes on which a piece lies, as a bit set."""
    return sum(1 << h for h in range(HEXES) if state.terrain[h] != UNLAID)


def single_outcomes(state: Position) -> Outcomes:
    """Each hex as often as it is the single one among all tilings."""
    return _weighed(a.LAY_SINGLE, single_weights())


def lay_single(state: Position, seat: int, number: int, out: Events | None) -> None:
    """The single piece lies down; doubles follow."""
    state.terrain[number - a.LAY_SINGLE] = SINGLE_TERRAIN
    state.stack[-1] = (ASK_DOUBLE, 0)


def double_outcomes(state: Position) -> Outcomes:
    """Each partner of the first open hex as often as tilings of the open land join them."""
    return _weighed(a.LAY_DOUBLE, double_weights(_covered(state)))


def lay_double(state: Position, seat: int, number: int, out: Events | None) -> None:
    """The next double piece covers the first open hex and this one; which piece it is comes next."""
    state.stack[-1] = (ASK_DEAL, 0, first_open(_covered(state)), number - a.LAY_DOUBLE)


def deal_outcomes(state: Position) -> Outcomes:
    """Any double piece that is left, either way round."""
    return _weighed(a.DEAL_DOUBLE, [left for left in state.doubles for _ in range(2)])


def deal_double(state: Position, seat: int, number: int, out: Events | None) -> None:
    """The piece shows its two terrains."""
    kind, turned = divmod(number - a.DEAL_DOUBLE, 2)
    _, _, first, second = Dealing.read(state.stack[-1])
    state.terrain[first], state.terrain[second] = DOUBLES[kind][turned], DOUBLES[kind][1 - turned]
    state.doubles[kind] -= 1
    state.piece[first] = state.piece[second] = max(state.piece) + 1
    if any(state.doubles):
        state.stack[-1] = (ASK_DOUBLE, 0)
    else:
        state.stack.pop()


def start_outcomes(state: Position) -> Outcomes:
    """Every player alike, or the one that the table named."""
    seats = state.stack[-1][HEAD:] or range(state.players)
    return [a.START_PLAYER + seat for seat in seats], [1] * len(seats)


def choose_start(state: Position, seat: int, number: int, out: Events | None) -> None:
    """The start player begins the first round."""
    state.start = number - a.START_PLAYER
    state.stack.pop()
    if out is not None:
        out.add("start", "nl.1.11", seat=state.start)
    begin_turn(state, state.start, out)
