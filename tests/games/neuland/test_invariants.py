"""A position that cannot come up in play is refused: legal ones are broken in one field, and almost all is noticed.

Some changes of one field lead to another legal position (a marker used or not, another free space on the timeline);
`still_legal` names them, one by one, and they do not count.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields

import pytest

from approdo.core.errors import BadState
from approdo.core.game import CHANCE, Game
from approdo.core.registry import load
from approdo.games.neuland.components import GOOD, MINE, SMELTER, TURNS_EACH
from approdo.games.neuland.rules.frames import ASK_PAY, ASK_START
from approdo.games.neuland.state import Position, minerals_on

KEPT = ("wheelbarrow", "food_marker", "wood_marker")


def met(count: int, seed: int) -> Iterator[tuple[Game[Position], Position]]:
    """Positions of random play, set-up and pending payments included."""
    rng = random.Random(seed)
    while count:
        edition = rng.choice(("second_edition", "first_edition"))
        game = load("neuland", rng.choice((2, 3, 4)), land="random", mines=edition)
        state = game.start()
        for number in range(rng.choice((30, 200, 600))):
            if not state.stack:
                break
            if count and rng.random() < (0.05 if number < 40 else 0.01):
                count -= 1
                yield game, state.clone()
            if game.chance_next(state):
                game.apply(state, CHANCE, rng.choice(list(game.outcomes(state)[0])))
            else:
                seat = game.actors(state)[0]
                game.apply(state, seat, rng.choice(game.legal(state, seat)))


def broken(state: Position, rng: random.Random) -> tuple[str, Position]:
    """The position with one number of one field changed, or a frame more or less."""
    mutant = state.clone()
    name = rng.choice([f.name for f in fields(state)])
    value = getattr(mutant, name)
    if isinstance(value, int):
        setattr(mutant, name, value + rng.choice((-2, -1, 1, 2, 7)))
    elif name == "stack":
        _break_stack(mutant, rng)
    elif rng.random() < 0.1:
        setattr(mutant, name, value[:-1])
    else:
        at = rng.randrange(len(value))
        value[at] = rng.choice([n for n in range(max(value) + 2) if n != value[at]] or [1])
    return name, mutant


def _break_stack(mutant: Position, rng: random.Random) -> None:
    how = rng.randrange(4) if mutant.stack else 0
    if how == 0:
        mutant.stack.append((rng.randrange(11), rng.choice((0, 1, 2))))
    elif how == 1:
        mutant.stack.pop()
    else:
        level = rng.randrange(len(mutant.stack))
        frame = list(mutant.stack[level])
        frame[rng.randrange(len(frame))] += rng.choice((-1, 1, 2))
        mutant.stack[level] = tuple(frame)


def still_legal(state: Position, name: str, mutant: Position) -> bool:
    """True when the change leads to another position that play can reach."""
    later = state.turn > state.players
    if name in KEPT:  # used or not, as long as the player has had a turn; a wheelbarrow under way must have been used
        return not (mutant.stack and mutant.stack[-1][0] == ASK_PAY and mutant.stack[-1][8])
    if name == "start":
        return later and 0 <= mutant.start < state.players
    if name == "turn":
        return later and state.players < mutant.turn <= TURNS_EACH * state.players
    if name == "at":
        return _another_free_space(state, mutant)
    if name == "lying":  # one of the active player's workers has come from the turn before, or not
        changed = [p for p in range(len(state.lying)) if state.lying[p] != mutant.lying[p]]
        return later and all(state.worker[p] == state.active + 1 and mutant.lying[p] <= 1 for p in changed)
    if name == "good":  # iron or silver in a smelter
        changed = [p for p in range(len(state.good)) if state.good[p] != mutant.good[p]]
        metals = (GOOD["iron"] + 1, GOOD["silver"] + 1)
        return all(state.building[p] == SMELTER + 1 and state.worker[p] and mutant.good[p] in metals for p in changed)
    if name == "mine":  # the same minerals in another order, below a worker's
        changed = [p for p in range(len(state.mine)) if state.mine[p] != mutant.mine[p]]
        pairs = [(minerals_on(state, p), minerals_on(mutant, p)) for p in changed if state.building[p] == MINE + 1]
        same = all(sorted(old) == sorted(new) for old, new in pairs)
        return bool(pairs) and same and all(not state.worker[p] for p in changed)
    if name == "first_edition":  # nothing that stands or is pending tells the edition
        return True
    if name == "stack":  # the table may have named any start player, or several mines may wait in their order
        return [f[0] for f in mutant.stack] == [f[0] for f in state.stack] and state.stack[0][0] == ASK_START
    return False


def _another_free_space(state: Position, mutant: Position) -> bool:
    seat = next(s for s in range(state.players) if state.at[s] != mutant.at[s])
    begun = state.turn >= state.players or (seat - state.start) % state.players < state.turn - 1
    return seat != state.active and begun and mutant.at[seat] < state.spaces


def share_caught(positions: int, each: int, seed: int) -> float:
    rng = random.Random(seed)
    caught = legal = 0
    missed: Counter[str] = Counter()
    for game, state in met(positions, seed):
        assert game.invariants(state) == [], state.to_json()
        for _ in range(each):
            name, mutant = broken(state, rng)
            try:
                game.state_from_dict(mutant.to_dict())
            except BadState:
                caught += 1
            else:
                if still_legal(state, name, mutant):
                    legal += 1
                else:
                    missed[name] += 1
    share = caught / (caught + sum(missed.values()))
    print(f"{caught} mutants refused, {legal} legal again, missed: {dict(missed)}; share {share:.3f}")
    return share


def test_a_position_broken_in_one_field_is_refused() -> None:
    assert share_caught(100, 40, seed=1) >= 0.95


@pytest.mark.deep
def test_ten_thousands_of_broken_positions_are_refused() -> None:
    assert share_caught(1000, 40, seed=2) >= 0.95
