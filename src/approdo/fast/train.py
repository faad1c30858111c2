"""Learn a game's value from play: `python -m approdo.fast.train new-england --minutes 10`.

Stage 1 fits a small net on games of greedy; stage 2 lets it play against itself, older nets and greedy, and fits it on
what comes of that. The work lies in a folder (`--home`); the same command goes on from what was saved last, however it
ended. `--publish` writes the net with its record into the game's package, if it is stronger than the one that is there.
What helped and what did not stands in docs/BOTS.md.
"""

from __future__ import annotations

import argparse
import base64
import json
import os
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from numpy.typing import NDArray

from approdo.bots.features import Features
from approdo.bots.skill import SKILLS
from approdo.bots.value import value_of
from approdo.core.game import Game
from approdo.core.registry import info, load
from approdo.fast import jit, registry
from approdo.fast.contests import BEAM, PLAIN, Contest, Found, Players
from approdo.fast.minds import Seat, mind
from approdo.fast.nets import Judge, Weights, ended, in_contest, judge_of
from approdo.fast.recipes import RECIPES, Recipe

Floats = NDArray[np.float32]
ROOM = 400_000
"""Samples that are kept to learn from."""
BATCH = 1024


class Net:
    """A hidden layer of rectified sums, a linear way past it, and a logistic end; learned by Adam."""

    def __init__(self, size: int, hidden: int, seed: int = 0) -> None:
        r = np.random.default_rng(seed)
        self.p: list[Floats] = [
            (r.standard_normal((size, hidden)) / np.sqrt(size)).astype(np.float32),
            np.zeros(hidden, np.float32),
            (r.standard_normal(hidden) * 0.1 / np.sqrt(hidden)).astype(np.float32),
            np.zeros(size, np.float32),
            np.zeros(1, np.float32),
        ]
        self.m = [np.zeros_like(a) for a in self.p]
        self.v = [np.zeros_like(a) for a in self.p]
        self.steps = 0

    def forward(self, x: Floats) -> tuple[Floats, Floats]:
        """Chances, and the hidden layer."""
        w1, b1, w2, wl, b2 = self.p
        h = np.maximum(x @ w1 + b1, 0)
        return 1 / (1 + np.exp(-np.clip(h @ w2 + x @ wl + b2[0], -15, 15))), h

    def step(self, x: Floats, y: Floats, rate: float) -> float:
        """Learn from some samples; the loss before."""
        w2 = self.p[2]
        p, h = self.forward(x)
        d = (p - y) / len(y)
        dh = np.outer(d, w2) * (h > 0)
        gradients = [x.T @ dh, dh.sum(0), h.T @ d, x.T @ d, np.array([d.sum()], np.float32)]
        self.steps += 1
        for i, g in enumerate(gradients):
            self.m[i] += 0.1 * (g - self.m[i])
            self.v[i] += 0.001 * (g * g - self.v[i])
            size = self.m[i] / (1 - 0.9**self.steps)
            root = np.sqrt(self.v[i] / (1 - 0.999**self.steps)) + 1e-6
            self.p[i] -= (rate * (size / root + 1e-4 * self.p[i])).astype(np.float32)
        return float(-(y * np.log(p + 1e-7) + (1 - y) * np.log(1 - p + 1e-7)).mean())

    def leaning(self, feature: int, by: float, but: int, scale: Floats, room: float = 40.0) -> Net:
        """A copy with a unit more, that adds so much for each of a feature where the flag `but` is 0 (none: -1)."""
        other = self.copy()
        w1, b1, w2, wl, b2 = other.p
        if but < 0:
            wl[feature] += by / scale[feature]
            return other
        unit = np.zeros((len(wl), 1), np.float32)
        unit[feature] = 1.0 / scale[feature]
        unit[but] = -4.0 * room / scale[but]  # far below 0: the unit is silent
        wl[but] += by * room / scale[but]
        other.p = [np.hstack([w1, unit]), np.append(b1, np.float32(room)), np.append(w2, np.float32(by)), wl, b2]
        other.p[4] = (b2 - by * room).astype(np.float32)
        return other

    def wider(self, hidden: int) -> Net:
        """A copy with so many units; those that are more do nothing."""
        other = self.copy()
        w1, b1, w2, wl, b2 = other.p
        more = hidden - len(b1)
        other.p = [np.pad(w1, ((0, 0), (0, more))), np.pad(b1, (0, more)), np.pad(w2, (0, more)), wl, b2]
        return other

    def copy(self) -> Net:
        """A frozen copy, for the league."""
        other = Net.__new__(Net)
        other.p, other.m, other.v, other.steps = [a.copy() for a in self.p], self.m, self.v, self.steps
        return other


class Trainer:
    """A game's net in the making."""

    def __init__(self, id: str, home: Path, seed: int = 1, threads: int = 1) -> None:
        self.id, self.home, self.threads = id, home, threads
        self.recipe: Recipe = RECIPES[id]
        self.kernel = registry.kernel(id)
        self.games: dict[int, Game[Any]] = {n: load(id, n) for n in self.recipe.players}
        self.features = Features(
            load(id), self.recipe.features, self.recipe.judged, self.kernel.parts, self.kernel.traits_count
        )
        self.seats = {n: Seat(game, self.features) for n, game in self.games.items()}
        self.mind = mind(id, self.recipe.judged)
        self.rng = jit.streams(seed, threads)
        self.random = np.random.default_rng(seed)
        self.scale: Floats = np.ones(self.features.size, np.float32)
        self.net = Net(self.features.size, self.recipe.hidden, seed)
        self.league: list[Net] = []
        self.log: list[str] = []
        self.spent = 0.0
        self.played = 0
        self.seed = seed
        home.mkdir(parents=True, exist_ok=True)

    def say(self, words: str) -> None:
        """A line of the record."""
        line = f"{self.spent / 60:5.1f} min {self.played:6d} games: {words}"
        print(line, flush=True)
        self.log.append(line)
        with (self.home / "log.txt").open("a") as file:
            file.write(line + "\n")

    def play(
        self, players: int, games: int, nets: list[Net], modes: list[int], *, eps: float = 0.0, keep: float = 0.0
    ) -> tuple[Floats, Floats, NDArray[np.int64], NDArray[np.float64], NDArray[np.float64]]:
        """Samples with targets, then points and wins by player, and counts; the threads share the games."""
        cuts = [games * i // self.threads for i in range(self.threads + 1)]
        with ThreadPoolExecutor(self.threads) as pool:
            found = list(
                pool.map(
                    lambda i: self._play(i, players, cuts[i], cuts[i + 1] - cuts[i], nets, modes, eps, keep),
                    range(self.threads),
                )
            )
        xs, ys, scores, wins, stats = zip(*found, strict=True)
        return np.concatenate(xs), np.concatenate(ys), np.concatenate(scores), np.concatenate(wins), sum(stats)

    def _play(
        self, thread: int, players: int, turned: int, games: int, nets: list[Net], modes: list[int], eps: float,
        keep: float,
    ) -> tuple[Floats, Floats, NDArray[np.int64], NDArray[np.float64], NDArray[np.float64]]:  # fmt: skip
        """The part of one thread: its own stream of chance, and its own room to work in."""
        recipe = self.recipe
        room = int(games * recipe.moves * players * max(keep, 0.0)) + 1
        xs, ys = np.zeros((room, self.features.size), np.float32), np.zeros(room, np.float32)
        scores, wins = np.zeros((games, players), np.int64), np.zeros((games, players))
        stats = np.zeros(4)
        seat = self.seats[players]
        ends = ended(recipe.winning, recipe.spread, recipe.veiled)
        judge = Judge(seat.tables.copy(), players, seat.plan, self.scale, Weights(*self.net.p), ends)
        search = np.array([(recipe.width, recipe.depth, recipe.worlds, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)] * len(nets))
        slips = np.array([(skill.noise, skill.slack, skill.wander) for skill in SKILLS.values()])
        n = self.mind.contest(
            seat.start, in_contest(judge, [net.p for net in nets]),
            Players(np.array(modes, np.int64), search, slips),
            Contest(games, turned, eps, recipe.limit * (1 if keep else 4), recipe.trust, keep), self.rng, thread,
            Found(xs, ys, scores, wins, np.zeros((0, len(seat.start)), np.int64), stats),
        )  # fmt: skip
        return xs[:n], ys[:n], scores, wins, stats

    def fit_greedy(self, games: int) -> None:
        """Stage 1: the scale of features and a first net, from games of greedy."""
        begun = time.time()
        (self.home / "log.txt").unlink(missing_ok=True)
        found = []
        for n in self.recipe.players:
            share = max(20, int(games * self.recipe.weight(n)))
            found.append(self.play(n, share, [self.net], [PLAIN] * n, keep=self.recipe.first_keep)[:2])
            self.played += share
        xs, ys = np.concatenate([x for x, _ in found]), np.concatenate([y for _, y in found])
        # By what a feature is where it is not 0: what is rare must not weigh more for it.
        seen = np.maximum((xs != 0).sum(0), 1)
        self.scale = (1 / np.maximum(np.sqrt((xs.astype(np.float64) ** 2).sum(0) / seen), 0.2)).astype(np.float32)
        self.scale[self.features.flags] = 1.0
        xs *= self.scale
        order = self.random.permutation(len(ys))
        held, order = order[: len(order) // 10], order[len(order) // 10 :]
        epochs = self.recipe.epochs
        for epoch in range(epochs):
            order = self.random.permutation(order)
            for i in range(0, len(order) - BATCH + 1, BATCH):
                at = order[i : i + BATCH]
                self.net.step(xs[at], ys[at], 1.5e-3 * (1 - epoch / epochs))
            p, y = self.net.forward(xs[held])[0], ys[held]
            loss = -(y * np.log(p) + (1 - y) * np.log(1 - p)).mean()
            self.say(f"epoch {epoch}: loss {loss:.4f}, explains {1 - ((p - y) ** 2).mean() / y.var():.3f} of {len(ys)}")
        self.spent += time.time() - begun

    def contend(self, games: int, mode: int = 1, against: Net | None = None, players: int | None = None) -> str:
        """How one such player does against greedy, or against another net, at the usual table."""
        n = players or self.recipe.players[0]
        others = [PLAIN] * (n - 1) if against is None else [2] * (n - 1)
        _, _, scores, wins, _ = self.play(n, games, [self.net, against or self.net], [mode, *others])
        return f"{wins[:, 0].mean():.3f} of {games} ({scores[:, 0].mean():.1f} : {scores[:, 1:].mean():.1f})"

    def improve(self, minutes: float, rate: float, review: int = 0) -> None:
        """Stage 2: play against oneself, older nets and greedy, and learn from it; `review` games of greedy first."""
        xs, ys = np.zeros((ROOM, self.features.size), np.float32), np.zeros(ROOM, np.float32)
        filled = place = 0
        begun = told = snapped = time.time()
        before = self.spent
        for n in self.recipe.players if review else ():
            games = int(review * self.recipe.weight(n))
            x, y, *_ = self.play(n, games, [self.net], [PLAIN] * n, keep=self.recipe.first_keep)
            xs[filled : filled + len(y)], ys[filled : filled + len(y)] = x, y
            filled += len(y)
        for _ in range(2 * filled // BATCH):
            at = self.random.integers(0, filled, BATCH)
            self.net.step(xs[at], ys[at], rate)
        place = filled % ROOM
        if review:
            self.say(f"after {review} games of greedy, against greedy {self.contend(self.recipe.probe)}")
            self.save()
        while (gone := time.time() - begun) < minutes * 60:
            for n in self.recipe.players:
                for own, share in zip((n, max(1, n - 1), 1), self.recipe.mix, strict=True):
                    games = max(2, int(self.recipe.round * share * self.recipe.weight(n)))
                    nets, modes = self._opponents(n, own)
                    x, y, *_ = self.play(n, games, nets, modes, eps=self.recipe.explore, keep=self.recipe.keep)
                    at = (place + np.arange(len(y))) % ROOM
                    xs[at], ys[at] = x, y
                    place, filled = (place + len(y)) % ROOM, min(ROOM, filled + len(y))
                    self.played += games
                    for _ in range(int(self.recipe.passes * len(y)) // BATCH + 1):
                        at = self.random.integers(0, filled, BATCH)
                        self.net.step(xs[at], ys[at], rate * max(0.05, 1 - gone / (minutes * 60)))
            self.spent = before + time.time() - begun
            if time.time() - snapped > 90:
                snapped = time.time()
                self.league = [*self.league, self.net.copy()][-6:]
            if time.time() - told > 240:
                told = time.time()
                self.say(f"against greedy {self.contend(self.recipe.probe)}")
                self.save()
        self.spent = before + time.time() - begun
        self.save()

    def _opponents(self, players: int, own: int) -> tuple[list[Net], list[int]]:
        nets, modes = [self.net], [1] * own
        while len(modes) < players:
            k = int(self.random.integers(0, len(self.league) + 3))  # greedy counts three times
            if k >= len(self.league):
                modes.append(PLAIN)
            else:
                nets.append(self.league[k])
                modes.append(len(nets))
        return nets, modes

    def save(self) -> None:
        """Everything, to go on from; whatever ends this process meanwhile, what was saved before is still there."""
        arrays: dict[str, Any] = {f"p{i}": a for i, a in enumerate(self.net.p)}
        arrays |= {f"m{i}": a for i, a in enumerate(self.net.m)} | {f"v{i}": a for i, a in enumerate(self.net.v)}
        for k, net in enumerate(self.league):
            arrays |= {f"league{k}-{i}": a for i, a in enumerate(net.p)}
        counts = np.array([self.net.steps, self.spent, self.played, len(self.league)])
        np.savez(self.home / "next.npz", scale=self.scale, counts=counts, **arrays)
        (self.home / "next.npz").replace(self.home / "net.npz")

    def resume(self) -> bool:
        """Go on from what was saved, if anything was."""
        if not (self.home / "net.npz").exists():
            return False
        data = np.load(self.home / "net.npz")
        self.scale = data["scale"]
        self.scale[self.features.flags] = 1.0
        for i in range(5):
            self.net.p[i], self.net.m[i], self.net.v[i] = data[f"p{i}"], data[f"m{i}"], data[f"v{i}"]
        steps, self.spent, played, league = data["counts"].tolist()
        self.net.steps, self.played = int(steps), int(played)
        # Other chances than those that the games before were played with.
        self.rng = jit.streams(self.seed + self.played, self.threads)
        self.random = np.random.default_rng([self.seed, self.played])
        for k in range(int(league)):
            older = self.net.copy()
            older.p = [data[f"league{k}-{i}"] for i in range(5)]
            self.league.append(older)
        if (self.home / "log.txt").exists():
            self.log = (self.home / "log.txt").read_text().splitlines()
        return True

    def calibrate(self, games: int) -> tuple[list[float], list[list[float]]]:
        """Steepness and bias that make the net's sum a chance of winning, and the curve: said, came true, how often.

        Fitted on one half of some games of the net against itself, told on the other half.
        """
        recipe, self.recipe = self.recipe, replace(self.recipe, winning=1.0, trust=1.0)
        n = recipe.players[0]
        xs, ys, *_ = self.play(n, games, [self.net], [1] * n, keep=0.5)
        self.recipe = recipe
        p, _ = self.net.forward(xs)
        sums = np.log(p / (1 - p)).astype(np.float64)
        half = len(ys) // 2
        steepness, bias = 1.0, 0.0
        for _ in range(400):
            error = 1 / (1 + np.exp(-(steepness * sums[:half] + bias))) - ys[:half]
            steepness -= 0.5 * float((error * sums[:half]).mean())
            bias -= 0.5 * float(error.mean())
        said = 1 / (1 + np.exp(-(steepness * sums[half:] + bias)))
        bins = np.minimum((said * 10).astype(int), 9)
        curve = [
            [round(float(said[at].mean()), 2), round(float(ys[half:][at].mean()), 2), int(at.sum())]
            for at in (bins == k for k in range(10))
            if at.any()
        ]
        return [round(steepness, 4), round(bias, 4)], curve

    def lean(self) -> None:
        """What the recipe adds to the net by hand."""
        first = self.features.flags.stop + 2
        for part, by, but in self.recipe.leans:
            at = first + self.kernel.parts.index(part)
            trait = first + len(self.kernel.parts) + but if but >= 0 else -1
            self.net = self.net.leaning(at, by, trait, self.scale)

    def published(self) -> Net | None:
        """The net that the game's package has, in the scale of this one; None where there is none like it."""
        value = value_of(info(self.id).package)
        if value is None or _looks_at(value.features) != _looks_at(self.features):
            return None
        judge = judge_of(value, None, 0, None)
        w1, b1, w2, wl, b2 = judge.weights
        by = judge.scale / self.scale
        net = Net(value.features.size, value.hidden)
        net.p = [w1 * by[:, None], b1, w2, wl * by, b2]
        return net

    def is_stronger(self, games: int) -> bool:
        """Whether a round robin with the published net and greedy, one among others of a kind, tells this net stronger.

        Both nets look one action ahead; by luck an equal one is called stronger about 5 times of 100.
        """
        old = self.published()
        if old is None:
            self.say("there is no published net that looks at the same: nothing to compare with")
            return True
        hidden = max(len(self.net.p[1]), len(old.p[1]))
        new, old = self.net.wider(hidden), old.wider(hidden)
        shares = [self._share(one, other, games) for one, other in ((new, old), (new, None), (old, new), (old, None))]
        luck = sum(share * (1 - share) / games for share in shares) ** 0.5
        gain = shares[0] + shares[1] - shares[2] - shares[3]
        told = "new : old {:.3f}, new : greedy {:.3f}, old : new {:.3f}, old : greedy {:.3f}".format(*shares)
        self.say(f"round robin, {games} games each: {told}; gain {gain:.3f}, luck {luck:.3f}")
        return gain > 1.64 * luck

    def _share(self, one: Net, others: Net | None, games: int) -> float:
        """What one net wins at the usual table among others of a kind, greedy where none is given."""
        n = self.recipe.players[0]
        wins = self.play(n, games, [one, others or one], [1, *[PLAIN if others is None else 2] * (n - 1)])[3]
        return float(wins[:, 0].mean())

    def publish(self, games: int = 200) -> Path | None:
        """Write the net with its record into the game's package; None where it is not stronger than that one's."""
        self.lean()
        if not self.is_stronger(games):
            return None
        chance, curve = self.calibrate(games)
        package = info(self.id).package.rpartition(".")[2]
        path = Path(__file__).parent.parent / "games" / package / "data" / "value.json"
        weights = b"".join(a.astype("<f4").tobytes() for a in (self.scale, *self.net.p))
        data = {
            "game": self.id,
            "rules": info(self.id).rules,
            "features": [list(entry) for entry in self.recipe.features],
            "judged": self.recipe.judged,
            "parts": list(self.kernel.parts),
            "traits": self.kernel.traits_count,
            "hidden": len(self.net.p[1]),
            "winning": self.recipe.winning,
            "spread": self.recipe.spread,
            "veiled": self.recipe.veiled,
            "chance": chance,
            "record": {
                "games": self.played,
                "minutes": round(self.spent / 60, 1),
                "calibration": curve,
                "log": self.log[-20:],
            },
            "weights": base64.b64encode(weights).decode(),
        }
        path.write_text(json.dumps(data, indent=1) + "\n")
        return path


def _looks_at(features: Features) -> tuple[Any, ...]:
    return features.entries, features.judged, features.parts, features.traits


def main() -> None:
    """The command line."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game", choices=sorted(RECIPES))
    asked.add_argument("--home", type=Path, default=None, help="folder of the work; default: training/GAME")
    asked.add_argument("--greedy", type=int, default=4000, help="games of greedy to begin with")
    asked.add_argument("--review", type=int, default=0, help="games of greedy to look at before going on")
    asked.add_argument("--minutes", type=float, default=10.0, help="of self-play")
    asked.add_argument("--rate", type=float, default=1e-3)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--threads", type=int, default=1, help="that play at once")
    asked.add_argument("--measure", type=int, default=200, help="games of the last measurement")
    asked.add_argument("--publish", action="store_true")
    given = asked.parse_args()
    trainer = Trainer(given.game, given.home or Path("training") / given.game, given.seed, given.threads)
    if not trainer.resume():
        trainer.fit_greedy(given.greedy)
        trainer.save()
        trainer.say(f"after greedy's games, against greedy {trainer.contend(given.measure)}")
    if given.minutes:
        trainer.improve(given.minutes, given.rate, given.review)
    for name, mode in (("one action ahead", 1), ("beam", 1 + BEAM)):
        trainer.say(f"{name} against greedy {trainer.contend(given.measure, mode)}")
    trainer.say(f"beam against one action ahead {trainer.contend(given.measure, 1 + BEAM, trainer.net)}")
    trainer.save()
    if given.publish:
        print(trainer.publish(given.measure) or "not published: it is not stronger than the net that there is")


if __name__ == "__main__":
    main()
