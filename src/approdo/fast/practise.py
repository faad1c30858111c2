"""Make a published value choose better: `python -m approdo.fast.practise new-salem --minutes 10`.

What `train` learns is what positions are worth; what a bot needs is to tell its actions apart. Here the net plays with
some chance, alone among greedy and at tables of its own, and what came of its choices changes it directly. The work
lies in a folder (`--home`) and goes on where it stopped; `--publish` writes the net into the game's package.
"""

from __future__ import annotations

import argparse
import base64
import json
import os
import time
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from numpy.typing import NDArray

from approdo.bots.value import Value
from approdo.core.registry import info, load
from approdo.fast import jit, looking, registry, sight
from approdo.fast.contests import PLAIN
from approdo.fast.drive import asking
from approdo.fast.minds import Seat, ended
from approdo.fast.practising import practising
from approdo.fast.recipes import RECIPES

NET = 1
SURE = 1e-3
"""A heat at which it takes what seems best."""
ROOM = 200_000
"""So many choices at most tell how well the net foresees the end."""


class Practice:
    """A published net that goes on learning."""

    def __init__(self, id: str, home: Path, seed: int) -> None:
        self.id, self.home, self.recipe = id, home, RECIPES[id]
        package = info(id).package.rpartition(".")[2]
        self.file = Path(__file__).parent.parent / "games" / package / "data" / "value.json"
        self.data: dict[str, Any] = json.loads(self.file.read_text())
        value = Value(self.data)
        size, hidden = value.features.size, value.hidden
        numbers = np.frombuffer(value.weights, np.float32)
        self.scale, self.weights = numbers[:size].copy(), numbers[size:].astype(np.float64)
        self.shapes = [(size, hidden), (hidden,), (hidden,), (size,), (1,)]
        self.mean, self.square = np.zeros_like(self.weights), np.zeros_like(self.weights)
        self.steps = self.games = 0
        self.seats = {n: Seat(load(id, n), value.features) for n in self.recipe.players}
        self.ends = ended(value.winning, value.spread, value.veiled)
        field, sides = self.recipe.sides or ("", ())
        self.at = self.seats[self.recipe.players[0]].kernel.layout[field] if field else -1
        self.sides = np.array(sides or (0,), np.int64)
        self.random = np.random.default_rng(seed)
        self.practise = _compiled(id, self.recipe.judged)
        home.mkdir(parents=True, exist_ok=True)
        self.resume()

    def play(
        self, players: int, modes: list[int], games: int, heat: float, credit: tuple[float, float], room: int = 0
    ) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
        """The gradient, who won by player, and what choices seemed worth with what came of them."""
        seat, gradient = self.seats[players], np.zeros_like(self.weights)
        wins, told = np.zeros((games, players)), np.zeros((room, 2))
        rng = jit.streams(int(self.random.integers(1 << 40)), 1)
        n = self.practise(
            seat.start, seat.tables, players, games, np.array(modes, np.int64), rng, 0, seat.plan, self.scale,
            *self.net(), self.ends, self.recipe.limit, heat, self.at, self.sides, np.array(credit), gradient, wins,
            told,
        )  # fmt: skip
        return gradient, wins, told[:n]

    def net(self) -> list[NDArray[np.float32]]:
        """The weights as the kernels want them."""
        cuts = np.cumsum([int(np.prod(shape)) for shape in self.shapes])[:-1]
        parts = np.split(self.weights.astype(np.float32), cuts)
        return [np.ascontiguousarray(part.reshape(shape)) for part, shape in zip(parts, self.shapes, strict=True)]

    def step(self, games: int, heat: float, rate: float, credit: tuple[float, float]) -> None:
        """Some games, half of them alone among greedy, and a step of Adam uphill."""
        recipe, gradient = self.recipe, np.zeros_like(self.weights)
        for part in range(4):
            chances = [recipe.weight(n) for n in recipe.players]
            n = int(self.random.choice(recipe.players, p=np.array(chances) / sum(chances)))
            alone, some = part % 2 == 0, max(1, games // 4 // n) * n
            modes = [NET] + [PLAIN if alone else NET] * (n - 1)
            found, *_ = self.play(n, modes, some, heat, (0.0, 0.0) if alone else credit)
            gradient += found / some / (1.0 if alone else n**0.5) / 4.0
            self.games += some
        self.steps += 1
        self.mean += 0.1 * (gradient - self.mean)
        self.square += 0.01 * (gradient**2 - self.square)
        straight = self.mean / (1 - 0.9**self.steps)
        self.weights += rate * straight / (np.sqrt(self.square / (1 - 0.99**self.steps)) + 1e-8)

    def contend(self, games: int) -> str:
        """How it does among greedy at the usual table."""
        n = self.recipe.players[0]
        _, wins, _ = self.play(n, [NET] + [PLAIN] * (n - 1), games, SURE, (0.0, 0.0))
        return f"{wins[:, 0].mean():.3f} of {games}"

    def calibrate(self, games: int) -> list[float]:
        """Steepness and bias that make the net's sum a chance of winning, at tables of its own."""
        n = self.recipe.players[0]
        *_, told = self.play(n, [NET] * n, games, SURE, (0.0, 0.0), ROOM)
        steepness, bias = 1.0, 0.0
        for _ in range(2000):
            error = 1 / (1 + np.exp(-(steepness * told[:, 0] + bias))) - told[:, 1]
            steepness -= 0.3 * float((error * told[:, 0]).mean())
            bias -= 0.3 * float(error.mean())
        return [round(steepness, 4), round(bias, 4)]

    def save(self) -> None:
        """Everything, to go on from."""
        counts = np.array([self.steps, self.games])
        np.savez(self.home / "practice.npz", weights=self.weights, mean=self.mean, square=self.square, counts=counts)

    def resume(self) -> None:
        """Go on from what was saved, if anything was."""
        if not (self.home / "practice.npz").exists():
            return
        data = np.load(self.home / "practice.npz")
        self.weights, self.mean, self.square = data["weights"], data["mean"], data["square"]
        self.steps, self.games = data["counts"].tolist()

    def publish(self, games: int = 200) -> Path:
        """Write the net into the game's package."""
        weights = np.concatenate([self.scale, self.weights]).astype("<f4").tobytes()
        self.data |= {"chance": self.calibrate(games), "weights": base64.b64encode(weights).decode()}
        self.data["record"]["practised"] = self.games
        self.file.write_text(json.dumps(self.data, indent=1) + "\n")
        return self.file


def _compiled(id: str, judged: bool) -> Any:
    kernel = registry.kernel(id)
    features = sight.seeing(kernel, judged)
    settle, ask = asking(kernel)
    score = looking.scoring(kernel, looking.judging(kernel, features), settle)
    return practising(kernel, features, score, settle, ask)


def main() -> None:
    """The command line."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game", choices=sorted(RECIPES))
    asked.add_argument("--home", type=Path, default=None, help="folder of the work; default: training/GAME")
    asked.add_argument("--minutes", type=float, default=10.0)
    asked.add_argument("--games", type=int, default=240, help="of a step")
    asked.add_argument("--heat", type=float, default=0.08, help="how much is left to chance")
    asked.add_argument("--rate", type=float, default=8e-4)
    asked.add_argument("--credit", default="0.35,0", help="for the win of one's side, by side, at tables of its own")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--measure", type=int, default=600, help="games of a measurement")
    asked.add_argument("--publish", action="store_true")
    given = asked.parse_args()
    first, second = map(float, given.credit.split(","))
    practice = Practice(given.game, given.home or Path("training") / given.game, given.seed)
    begun = time.time()
    while time.time() - begun < given.minutes * 60:
        practice.step(given.games, given.heat, given.rate, (first, second))
        if practice.steps % 12 == 0:
            practice.save()
            print(f"{practice.games:6d} games: against greedy {practice.contend(given.measure)}", flush=True)
    practice.save()
    if given.publish:
        print(practice.publish())


if __name__ == "__main__":
    main()
