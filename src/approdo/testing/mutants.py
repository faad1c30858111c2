"""Legal positions broken in one place, to see whether the invariants refuse them.

A mutant differs from a position of random play in one number of one field, or in the length of one list. Some mutants
are legal positions again, because nothing else on the table contradicts the changed number; a game's test says which,
with the reason, in `freedoms`: functions that recognise such a mutant from the rules, without asking the invariants. A
freedom that the invariants refuse all the same is an error too: one of the two is wrong.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from approdo.core.errors import BadState
from approdo.core.game import CHANCE, Game

Plain = dict[str, Any]
Path = tuple[str | int, ...]
"""Where the mutant was changed: a field, then places in it; a list that was cut or lengthened is named itself."""
Freedom = Callable[[Game[Any], Any, Any, Path], bool]
"""(game, position, mutant, path) -> whether the mutant can arise in play too."""


def positions(game: Game[Any], seed: int, share: float, choose: Callable[..., int] | None = None) -> Iterator[Any]:
    """A share of the positions of a random game, the last one always."""
    rng, state = random.Random(seed), game.start()
    while state.stack:
        if rng.random() < share:
            yield state
        if game.chance_next(state):
            game.apply(state, CHANCE, game.draw(state, rng))
        else:
            seat = game.actors(state)[0]
            numbers = game.legal(state, seat)
            game.apply(state, seat, choose(state, numbers, rng) if choose else rng.choice(numbers))
    yield state


def broken(plain: Plain, rng: random.Random) -> tuple[Plain, Path]:
    """A copy that differs in one place: any field with the same chance, then any place in it."""
    field = rng.choice(list(plain))
    changed, path = _changed(plain[field], rng)
    return {**plain, field: changed}, (field, *path)


def _changed(value: Any, rng: random.Random) -> tuple[Any, Path]:
    if isinstance(value, int):
        others = {value - 1, value + 1, -value - 1, 0, rng.randrange(8), rng.randrange(64), value + 1000} - {value}
        return rng.choice(sorted(others)), ()
    if not value or rng.random() < 0.1:
        longer = [*value, rng.choice(value)] if value else [0]
        return rng.choice([longer, value[:-1]] if value else [longer]), ()
    at = rng.randrange(len(value))
    changed, path = _changed(value[at], rng)
    return [*value[:at], changed, *value[at + 1 :]], (at, *path)


def caught(
    tables: Sequence[tuple[int, Mapping[str, object]]],
    load: Callable[..., Game[Any]],
    freedoms: Sequence[Freedom],
    mutants: int,
    share: float,
    choose: Callable[..., int] | None = None,
) -> tuple[float, str]:
    """The share of impossible mutants that `state_from_dict` refuses, and a line that says how it came about."""
    refused, missed, free = 0, Counter[str](), Counter[str]()
    for seed, (players, options) in enumerate(tables):
        game, rng = load(players, **options), random.Random(seed)
        for state in positions(game, seed, share, choose):
            plain = state.to_dict()
            assert game.state_from_dict(plain).to_dict() == plain
            for _ in range(mutants):
                mutant, path = broken(plain, rng)
                other = _read(game, mutant)
                why = None if other is None else _freedom(freedoms, game, state, other, path)
                if _refused(game, mutant):
                    assert why is None, f"{why} says that {path} = {mutant[str(path[0])]} is legal; refused"
                    refused += 1
                elif why is None:
                    missed[f"{path[0]} ({game.decision(state).name if state.stack else 'over'})"] += 1
                else:
                    free[why] += 1
    total = refused + missed.total()
    told = f"{refused} of {total} impossible mutants refused ({refused / total:.1%}); legal again: {dict(free)}"
    return refused / total, f"{told}; missed: {dict(missed)}"


def _read(game: Game[Any], plain: Plain) -> Any:
    """The mutant as a position, or None when it does not even have the form of one."""
    try:
        return game.state_type().from_dict(plain)
    except BadState:
        return None


def _refused(game: Game[Any], plain: Plain) -> bool:
    try:
        game.state_from_dict(plain)
    except BadState:
        return True
    return False


def _freedom(freedoms: Sequence[Freedom], game: Game[Any], state: Any, other: Any, path: Path) -> str | None:
    return next((freedom.__name__ for freedom in freedoms if freedom(game, state, other, path)), None)
