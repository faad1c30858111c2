"""Draws that anybody can recompute afterwards: a secret seed committed to before, parts from the players, HMAC.

The server publishes the commitment before anybody gives a part; the key of all draws follows from the seed and the
parts, and every draw has a number of its own. When the game is over the seed is opened (docs/FAIRNESS.md).
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from typing import Any

from approdo.core.errors import DamagedRecord
from approdo.core.game import CHANCE, Game
from approdo.core.match import replay
from approdo.core.record import Record

SCHEME = "approdo-draws-1"
SEED_BYTES = 32
NOTE = "draws"
"""Where a record keeps the opened draws among its notes."""
_SPAN = 1 << 256


def new_seed() -> str:
    """A secret seed, in hexadecimal."""
    return secrets.token_hex(SEED_BYTES)


def commitment_to(table: str, seed: str) -> str:
    """What is published before the first draw: it tells nothing of the seed and fits no other."""
    return sha256(f"{SCHEME}|{table}|{seed}".encode()).hexdigest()


@dataclass(frozen=True)
class Draws:
    """The source of all draws of one table. `parts` has a text for every seat, empty where nobody gave one."""

    table: str
    seed: str
    parts: tuple[str, ...]

    @property
    def commitment(self) -> str:
        """The commitment to the seed."""
        return commitment_to(self.table, self.seed)

    @cached_property
    def key(self) -> bytes:
        """What the draws are made with."""
        return _hmac(bytes.fromhex(self.seed), f"{SCHEME}|{self.table}|{','.join(self.parts)}")

    def below(self, n: int, total: int) -> int:
        """A whole number 0 <= x < total for draw number n, every one equally likely."""
        fair = _SPAN - _SPAN % total
        attempt = 0
        while True:
            value = int.from_bytes(_hmac(self.key, f"draw|{n}|{attempt}"))
            if value < fair:
                return value % total
            attempt += 1

    def pick(self, n: int, weights: Sequence[int]) -> int:
        """Which of several outcomes draw number n takes."""
        left = self.below(n, sum(weights))
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        raise AssertionError("the weights add up to their sum")

    def opened(self) -> dict[str, Any]:
        """Everything, for after the end of the game."""
        return {**published(self.table, self.commitment, self.parts), "seed": self.seed}


def published(table: str, commitment: str, parts: Sequence[str]) -> dict[str, Any]:
    """What everybody may know while the game goes on."""
    return {"scheme": SCHEME, "table": table, "commitment": commitment, "parts": list(parts)}


@dataclass(frozen=True)
class Drawn:
    """One draw of a game: its number, the entry it is, what could have come, and what came."""

    n: int
    entry: int
    options: tuple[str, ...]
    weights: tuple[int, ...]
    drawn: int
    """The index of what came."""


def draws_of(game: Game[Any], entries: Sequence[tuple[int, int]]) -> Iterator[Drawn]:
    """Every draw of a game, found by playing its entries through."""
    state, n = game.start(), 0
    for at, (seat, number) in enumerate(entries, start=1):
        if seat == CHANCE:
            numbers, weights = game.outcomes(state)
            options = tuple(map(game.space.notation, numbers))
            yield Drawn(n, at, options, tuple(weights), list(numbers).index(number))
            n += 1
        game.apply(state, seat, number)


def check_draws(record: Record) -> Draws:
    """Recompute every draw of a finished game; DamagedRecord names the first that is not what it must be."""
    draws = _opened_in(record)
    match = replay(record)
    for drawn in draws_of(match.game, match.entries):
        right = draws.pick(drawn.n, drawn.weights)
        if right != drawn.drawn:
            came, due = drawn.options[drawn.drawn], drawn.options[right]
            raise DamagedRecord(f"entry {drawn.entry}", f"draw {drawn.n + 1} gave '{came}'; the seed gives '{due}'")
    return draws


def _opened_in(record: Record) -> Draws:
    note = record.notes.get(NOTE)
    if not isinstance(note, Mapping):
        raise DamagedRecord("notes", "this game was not played with verifiable draws")
    if note.get("scheme") != SCHEME:
        raise DamagedRecord("draws", f"this program knows the scheme {SCHEME}, not {note.get('scheme')!r}")
    seed, parts = note.get("seed"), note.get("parts")
    if not isinstance(seed, str) or not isinstance(parts, list) or len(parts) != record.players:
        raise DamagedRecord("draws", "the seed is not opened, or the parts are not one for every seat")
    try:
        bytes.fromhex(seed)
    except ValueError:
        raise DamagedRecord("draws", "the seed is not hexadecimal") from None
    draws = Draws(str(note.get("table")), seed, tuple(map(str, parts)))
    if draws.commitment != note.get("commitment"):
        raise DamagedRecord("draws", "the opened seed is not the one that was committed to")
    return draws


def _hmac(key: bytes, text: str) -> bytes:
    return hmac.digest(key, text.encode(), "sha256")
