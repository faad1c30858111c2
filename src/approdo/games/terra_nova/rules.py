"""Setting up, placing, moving, laying stones, ending a turn: one generator and one handler per decision."""

from __future__ import annotations

from itertools import compress

from approdo.core.events import Events
from approdo.core.game import CHANCE, Chance, Decision
from approdo.core.text import Arg, label, seat_arg
from approdo.games.terra_nova.actions import (
    CHOOSE_FIRST,
    END_TURN,
    MOVE,
    PLACE,
    STONE,
    ChooseFirst,
    EndTurn,
    Move,
    Place,
    Stone,
)
from approdo.games.terra_nova.components import HEXES
from approdo.games.terra_nova.frames import ACTING, ACTIONS_IN_A_TURN, ENDING, beginning, placing, seat_of
from approdo.games.terra_nova.scoring import END_RULES, can_move, ended, score
from approdo.games.terra_nova.state import STONE_ON, Position
from approdo.games.terra_nova.zones import closed_by, closed_zones

#: Turns the bytes of a position into 1 where a hex is empty.
_IS_EMPTY = bytes([1] + [0] * 255)


# --- what may be done ---


def first_players(state: Position) -> tuple[list[int], list[int]]:
    """Every seat with the same chance (tn.1.8)."""
    return [CHOOSE_FIRST + seat for seat in range(state.players)], [1] * state.players


def legal_placements(state: Position, seat: int) -> list[int]:
    """Any empty hex (tn.1.9)."""
    return list(compress(state.tables().place_ids, state.hexes.translate(_IS_EMPTY)))


def legal_moves(state: Position, seat: int) -> list[int]:
    """Straight lines from every own pioneer up to the first obstacle, less the returns (tn.3.1 to tn.3.3)."""
    hexes, slides = state.hexes, state.tables().slides
    mine = seat + 1
    numbers: list[int] = []
    add = numbers.append
    at = hexes.find(mine)
    while at >= 0:
        for ray in slides[at]:
            for target, number in ray:
                if hexes[target]:
                    break
                add(number)
        at = hexes.find(mine, at + 1)
    if state.paths:
        for number in banned(state):
            if number in numbers:
                numbers.remove(number)
    return numbers


def banned(state: Position) -> list[int]:
    """The moves that would take a pioneer back to where its turn began, or anywhere it was (tn.3.4, tn.3.5)."""
    codes = state.tables().board.codes
    back: list[int] = []
    for path in state.paths:
        base = MOVE + codes[path[-1]] * HEXES
        back += [base + codes[h] for h in (path[:-1] if state.strict else path[:1])]
    return back


def legal_stones(state: Position, seat: int) -> list[int]:
    """Empty hexes beside the pioneers that have moved, where they stand now (tn.4.1, tn.4.2, tn.4.5)."""
    if not state.stones_left:
        return []
    hexes, tables = state.hexes, state.tables()
    stone_ids, neighbours = tables.stone_ids, tables.grid.neighbours
    numbers: list[int] = []
    for path in state.paths:
        for near in neighbours[path[-1]]:
            if not hexes[near] and stone_ids[near] not in numbers:
                numbers.append(stone_ids[near])
    return numbers


def legal_actions(state: Position, seat: int) -> list[int]:
    """The second and third action: a stone or a move (tn.2.1)."""
    return legal_stones(state, seat) + legal_moves(state, seat)


def legal_end(state: Position, seat: int) -> list[int]:
    """Nothing is left but to say so (tn.2.5)."""
    return [END_TURN]


# --- what it does ---


def choose_first(state: Position, seat: int, number: int, out: Events | None) -> None:
    """The starting player is known and places first (tn.1.8, tn.1.9)."""
    state.first = number - CHOOSE_FIRST
    state.stack[-1] = placing(state.first)
    if out is not None:
        out.add("first", "tn.1.8", seat=state.first)


def place(state: Position, seat: int, number: int, out: Events | None) -> None:
    """A pioneer enters the island; after the last one the starting player begins (tn.1.9, tn.1.10)."""
    tables = state.tables()
    at = tables.hex_of(number, PLACE)
    state.hexes[at] = seat + 1
    state.reserve[seat] -= 1
    if out is not None:
        out.add("place", "tn.1.9", seat=seat, hex=tables.board.names[at])
    following = (seat + 1) % state.players
    if state.reserve[following]:
        state.stack[-1] = placing(following)
    else:
        begin_turn(state, state.first, out)


def move(state: Position, seat: int, number: int, out: Events | None) -> None:
    """A pioneer slides; its path is remembered until the turn ends (tn.3.1, tn.3.4)."""
    tables = state.tables()
    source, target = tables.ends_of(number)
    state.hexes[source] = 0
    state.hexes[target] = seat + 1
    for i, path in enumerate(state.paths):
        if path[-1] == source:
            state.paths[i] = (*path, target)
            break
    else:
        state.paths.append((source, target))
    if out is not None:
        names = tables.board.names
        steps = tables.grid.distance(source, target)
        out.add("move", "tn.3.1", seat=seat, source=names[source], target=names[target], steps=steps)


def lay(state: Position, seat: int, number: int, out: Events | None) -> None:
    """A stone fills a hex for good (tn.4.4); what it closes is scored at once, or at the turn's end (tn.5.9)."""
    tables = state.tables()
    at = tables.hex_of(number, STONE)
    state.hexes[at] = STONE_ON
    state.stones_left -= 1
    state.laid = 1
    state.open_land &= ~tables.grid.bit[at]
    if out is not None:
        out.add("stone", "tn.4.1", seat=seat, hex=tables.board.names[at], left=state.stones_left)
    if not state.turn_end:
        for zone in closed_by(tables.board, state.open_land, at):
            score(state, zone, seat, out)


def act(state: Position, seat: int, number: int, out: Events | None) -> None:
    """One of the three actions; the turn goes on while there is another one (tn.2.1 to tn.2.3)."""
    _, _, done = state.stack[-1]
    done += 1
    if number >= MOVE:
        move(state, seat, number, out)
    else:
        lay(state, seat, number, out)
    if done < ACTIONS_IN_A_TURN and can_act(state, seat):
        state.stack[-1] = (ACTING, 1 << seat, done)
    else:
        state.stack[-1] = (ENDING, 1 << seat, done)


def can_act(state: Position, seat: int) -> bool:
    """Whether a further action exists, a stone or a move (tn.2.2)."""
    return bool(legal_stones(state, seat)) or bool(legal_moves(state, seat))


def end_turn(state: Position, seat: int, number: int, out: Events | None) -> None:
    """The turn is completed: late scoring, then the ends of the game, then the next player (tn.5.12, tn.6.1)."""
    if out is not None:
        out.barrier = True
    if state.turn_end and state.laid:
        for zone in closed_zones(state.tables().board, state.open_land):
            score(state, zone, seat, out)
    if not complete_turn(state, out):
        begin_turn(state, (seat + 1) % state.players, out)


def complete_turn(state: Position, out: Events | None) -> bool:
    """Count a turn, a pass included; true when the game is over with it (tn.6.1, tn.6.7)."""
    state.idle = 0 if state.laid else state.idle + 1
    state.turns += 1
    state.laid = 0
    state.paths = []
    state.ended = ended(state)
    if not state.ended:
        return False
    state.stack.pop()
    if out is not None:
        out.add("ended", "tn.6.1", *END_RULES[state.ended], reason=label(f"end-{state.reason()}"))
        best = max(state.scores)
        winners: list[Arg] = [seat_arg(seat) for seat, score in enumerate(state.scores) if score == best]
        out.add("winner", "tn.6.11", "tn.6.12", players=winners, points=best)
    return True


def begin_turn(state: Position, seat: int, out: Events | None) -> None:
    """The next player begins; whoever cannot make a first move passes (tn.2.4)."""
    while not can_move(state, seat):
        if out is not None:
            out.add("pass", "tn.2.4", seat=seat)
        if complete_turn(state, out):
            return
        seat = (seat + 1) % state.players
    state.stack[-1] = beginning(seat)
    if out is not None:
        out.add("turn", "tn.2.1", seat=seat, n=state.turns + 1, round=state.turns // state.players + 1)


def ahead(state: Position, seat: int) -> Position | None:
    """The seat places its next pioneer, or makes its first move, on the island as it is now."""
    if not state.stack or seat_of(state.stack[-1]) in (CHANCE, seat):
        return None
    copy = state.clone()
    copy.paths = []
    copy.laid = 0
    if state.reserve[seat]:
        copy.stack = [placing(seat)]
        return copy
    copy.stack = [beginning(seat)]
    return copy if can_move(copy, seat) else None


def what_is_left(state: Position, seat: int) -> str:
    """Which kinds of action a player still has, for the prompts: "both", "move", "stone" or "none"."""
    stone, move = bool(legal_stones(state, seat)), bool(legal_moves(state, seat))
    return "both" if stone and move else "move" if move else "stone" if stone else "none"


# A stone or the turn's end out of time is of the right kind, but refused: refusals.py says why.
_IN_TURN = (Move, Stone, EndTurn)
#: Indexed by the kind of a frame, see frames.py.
DECISIONS = (
    Chance("first", ("tn.1.8",), (ChooseFirst,), first_players, choose_first),
    Decision("place", ("tn.1.9",), (Place,), legal_placements, place),
    Decision("begin", ("tn.2.1", "tn.3.1"), _IN_TURN, legal_moves, act),
    Decision("act", ("tn.2.1", "tn.2.2", "tn.4.1", "tn.5.3", "tn.5.5", "tn.5.6"), _IN_TURN, legal_actions, act),
    Decision("end", ("tn.2.5",), _IN_TURN, legal_end, end_turn),
)
