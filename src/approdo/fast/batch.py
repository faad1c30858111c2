"""Many games at once: NumPy arrays in and out, one call steps all of them.

>>> from approdo.fast import batch
>>> games = batch("new-england", players=3, games=4, seed=1, compiled=False)
>>> games.seats.shape, games.ids.shape[0], games.over.any()
((4,), 4, False)
>>> games.step(games.random_actions())
>>> bool((games.counts > 0).all())
True
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from approdo.core.actions import HOLD
from approdo.core.errors import ApprodoError
from approdo.core.game import CHANCE, Game
from approdo.core.registry import load
from approdo.core.state import State
from approdo.fast import jit
from approdo.fast.drive import BEGIN
from approdo.fast.layout import Row
from approdo.fast.protocol import OBSERVED, Kernel
from approdo.fast.registry import drive, games_with_kernel, kernel

FIRST_ROOM = 512
"""Room for so many legal ids without a kernel that says how many there can be; it grows when more come."""


def _to_read(array: NDArray[Any]) -> NDArray[Any]:
    """The same numbers, refusing to be written to."""
    face = array.view()
    face.flags.writeable = False
    return face


class Batch:
    """So many games of one kind, all at the same table size and options, stepped together.

    After `reset` and after every `step` the arrays tell of each game what is asked now. A game that ended in the step
    has begun anew: `over` is True for it and `scores`, `ranks` and `winners` tell how it ended.

    Mask and observations can only be read: they are not made anew at every step, but changed where they must be.
    """

    def __init__(
        self,
        game: Game[Any],
        games: int,
        seed: int = 0,
        *,
        mask: bool = False,
        observe: bool = False,
        most_legal: int = FIRST_ROOM,
        observed: int = 0,
    ) -> None:
        if games < 1:
            raise ApprodoError(f"a batch has at least one game, not {games}")
        self.game = game
        self.games = games
        self.rng = jit.streams(seed, games)
        """The random stream of each game: chance, and `random_actions`."""
        self.seats = np.zeros(games, np.int64)
        """Who is asked."""
        self.ids = np.zeros((games, most_legal), np.int32)
        """What that seat may answer: the first `counts[i]` of row i, in the order of Game.legal."""
        self.counts = np.zeros(games, np.int64)
        self.over = np.zeros(games, np.bool_)
        self.scores = np.zeros((games, game.players), np.int64)
        self.ranks = np.zeros((games, game.players), np.int64)
        """0 for the best; equals share a rank."""
        self.winners = np.zeros(games, np.int64)
        """The winners as a mask of seats."""
        self._mask = np.zeros((games, game.space.size) if mask else (0, 0), np.bool_)
        self.mask = _to_read(self._mask)
        """True for every legal id."""
        self._observations = np.zeros((games, observed) if observe else (0, 0), OBSERVED)
        self.observations = _to_read(self._observations)
        """What the seat asked may know (see Observation)."""
        self._asked = np.zeros(games, np.int64)

    def reset(self, seed: int | None = None) -> None:
        """Begin all games anew, with new random streams if a seed is given."""
        if seed is not None:
            self.rng[:] = jit.streams(seed, self.games)
        self._advance(np.full(self.games, BEGIN, np.int64))

    def step(self, actions: ArrayLike) -> None:
        """One answer in each game, by the seat that is asked; ids as in `ids`. Chance is settled by the way."""
        chosen = np.array(actions, dtype=np.int64, order="C")
        if chosen.shape != (self.games,):
            raise ApprodoError(f"{self.games} games take an array of {self.games} actions, not one of {chosen.shape}")
        wrong = self._illegal(chosen)
        if wrong >= 0:
            asked = f"seat {self.seats[wrong]} may not do {chosen[wrong]}; see ids[{wrong}, :counts[{wrong}]]"
            raise ApprodoError(f"game {wrong}: {asked}")
        self._advance(chosen)

    def _illegal(self, actions: NDArray[np.int64]) -> int:
        """The first game whose action is not legal, or -1."""
        for i, action in enumerate(actions.tolist()):
            if action not in self.ids[i, : self.counts[i]]:
                return i
        return -1

    def random_actions(self) -> NDArray[np.int64]:
        """A random answer for each game, from the games' own streams."""
        picks = jit.random31_each(self.rng) * self.counts >> 31
        return self.ids[np.arange(self.games), picks].astype(np.int64)

    def state(self, i: int) -> State:
        """The position of a game in the readable form."""
        raise NotImplementedError

    def pieces(self) -> dict[str, NDArray[Any]]:
        """The observations by named pieces."""
        return kernel(self.game.info.id).observation.split(self.observations)

    def _advance(self, actions: NDArray[np.int64]) -> None:
        raise NotImplementedError


class KernelBatch(Batch):
    """A batch over rows, compiled. With `threads` the games are shared out among so many."""

    def __init__(self, game: Game[Any], games: int, seed: int = 0, *, threads: int = 1, **more: bool) -> None:
        self.kernel: Kernel = kernel(game.info.id)
        super().__init__(
            game, games, seed, most_legal=self.kernel.most_legal, observed=self.kernel.observation.size, **more
        )
        self.drive = drive(game.info.id)
        self._tables = self.kernel.tables(game)
        self.start: Row = self.kernel.layout.pack(game.start(), game)
        self.rows = np.zeros((games, self.kernel.layout.width), np.int64)
        """The positions, see the kernel's layout."""
        edges = [games * part // threads for part in range(threads + 1)]
        self._shares = [(self._stepper(slice(a, b)), slice(a, b)) for a, b in pairwise(edges)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.reset()

    def _stepper(self, share: slice) -> Callable[[NDArray[np.int64]], None]:
        """What steps some of the games: the arrays stay where they are, so they are cut once."""
        told = (self.seats, self.ids, self.counts, self.over, self.scores, self.ranks, self.winners)
        arrays = (self.rng, self._asked, *told, self._mask, self._observations)
        tables = self.kernel.tables(self.game)
        return partial(self.drive.step, self.rows[share], self.start, tables, *(array[share] for array in arrays))

    def reset(self, seed: int | None = None) -> None:
        """Begin all games anew, with new random streams if a seed is given."""
        self.rows[:] = 0
        self._observations[:] = 0
        super().reset(seed)

    def _illegal(self, actions: NDArray[np.int64]) -> int:
        return int(self.drive.illegal(actions, self.ids, self.counts, self._mask))

    def _advance(self, actions: NDArray[np.int64]) -> None:
        if self._pool is None:
            self._shares[0][0](actions)
        else:
            list(self._pool.map(lambda share: share[0](actions[share[1]]), self._shares))

    def play_out(self, limit: int = 1 << 62) -> int:
        """Play all games at random to their ends, in place; how many actions. `reset` begins anew."""
        return int(self.drive.play(self.rows, self._tables, self.rng, limit, self.scores, self.ranks, self.winners))

    def state(self, i: int) -> State:
        """The position of a game in the readable form."""
        return self.kernel.layout.unpack(self.rows[i], self.game)


class ReferenceBatch(Batch):
    """The same face over the readable rules: for games without a kernel and machines without numba.

    For the same seed it plays the same games.
    """

    def __init__(self, game: Game[Any], games: int, seed: int = 0, **more: bool) -> None:
        self._encode: Callable[..., NDArray[Any]] | None = None
        observed = 0
        if more.get("observe"):
            found = kernel(game.info.id)
            self._encode, observed = found.encode, found.observation.size
        super().__init__(game, games, seed, observed=observed, **more)
        self._states: list[State] = [game.start() for _ in range(games)]
        self.reset()

    def state(self, i: int) -> State:
        """The position of a game."""
        return self._states[i].clone()

    def _advance(self, actions: NDArray[np.int64]) -> None:
        for i, action in enumerate(actions.tolist()):
            if action == BEGIN:
                self._begin(i)
            elif action != HOLD:
                self.game.apply(self._states[i], int(self.seats[i]), action)
            self._settle(i)
            self.over[i] = not self._states[i].stack
            if self.over[i]:
                self._tell_outcome(i)
                self._begin(i)
                self._settle(i)
            self._ask(i)

    def _begin(self, i: int) -> None:
        self._states[i] = self.game.start()
        self._asked[i] = 0

    def _settle(self, i: int) -> None:
        game, state = self.game, self._states[i]
        while game.chance_next(state):
            numbers, weights = game.outcomes(state)
            left = jit.python_random31(self.rng, i) * sum(weights) >> 31
            at = 0
            while left >= weights[at]:
                left -= weights[at]
                at += 1
            game.apply(state, CHANCE, numbers[at])

    def _tell_outcome(self, i: int) -> None:
        outcome = self.game.outcome(self._states[i])
        self.scores[i] = outcome.scores
        self.winners[i] = sum(1 << seat for seat in outcome.winners)
        for rank, group in enumerate(outcome.ranking):
            self.ranks[i, list(group)] = rank

    def _ask(self, i: int) -> None:
        game, state = self.game, self._states[i]
        actors = game.actors(state)
        waiting = [seat for seat in game.volunteers(state) if seat not in actors and not self._asked[i] >> seat & 1]
        if waiting:
            seat = waiting[0]
            self._asked[i] |= 1 << seat
            numbers = [HOLD, *game.legal(state, seat)]
        else:
            seat = actors[0]
            self._asked[i] = 0
            numbers = game.legal(state, seat)
        self.seats[i], self.counts[i] = seat, len(numbers)
        if len(numbers) > self.ids.shape[1]:
            self.ids = np.pad(self.ids, ((0, 0), (0, len(numbers))))
        self.ids[i, : len(numbers)] = numbers
        if self._mask.shape[0]:
            self._mask[i] = False
            self._mask[i, numbers] = True
        if self._encode is not None:
            self._observations[i] = self._encode(game, game.observe(state, seat), seat)


def batch(
    id: str,
    players: int | None = None,
    games: int = 1,
    seed: int = 0,
    *,
    mask: bool = False,
    observe: bool = False,
    threads: int = 1,
    compiled: bool | None = None,
    **options: object,
) -> Batch:
    """Many games of one kind. Compiled where the game has a kernel and numba is installed, else over the reference.

    `mask` and `observe` make the arrays of that name; `threads` shares the games out; `compiled` insists on
    one form.
    """
    game = load(id, players, **options)
    if compiled is None:
        compiled = jit.COMPILED and id in games_with_kernel()
    if compiled:
        return KernelBatch(game, games, seed, mask=mask, observe=observe, threads=threads)
    return ReferenceBatch(game, games, seed, mask=mask, observe=observe)
