"""Draws that anybody can recompute: committed before, opened after."""

from __future__ import annotations

import hashlib
import hmac
import random
from collections import Counter

import pytest

import approdo
from approdo.core.draws import NOTE, SCHEME, Draws, check_draws, commitment_to, draws_of, new_seed
from approdo.core.errors import DamagedRecord
from approdo.core.record import Record

SEED = "ab" * 32
PARTS = ("00ff", "", "1234")


def played(game: str = "new-haven", players: int = 3, draws: Draws | None = None, hand: int = 1) -> Record:
    """A whole game at random, its draws from this source, opened in the record's notes."""
    source = draws or Draws("table-1", SEED, PARTS[:players])
    match, rng = approdo.Match(approdo.load(game, players=players), draws=source), random.Random(hand)
    while not match.over:
        seat = rng.choice(match.actors)
        match.play(seat, rng.choice(match.legal(seat).ids))
    return match.record().with_notes(**{NOTE: source.opened()})


def test_a_draw_is_the_documented_function_of_seed_and_parts() -> None:
    key = hmac.new(bytes.fromhex(SEED), f"{SCHEME}|t|00ff,,1234".encode(), hashlib.sha256).digest()
    value = int.from_bytes(hmac.new(key, b"draw|4|0", hashlib.sha256).digest(), "big")
    assert Draws("t", SEED, PARTS).below(4, 1000) == value % 1000


def test_numbers_that_would_be_biased_are_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """2**256 leaves 1 over when divided by 3, so the last value is not taken."""
    answers = iter([b"\xff" * 32, b"\x00" * 31 + b"\x05"])
    draws = Draws("t", SEED, PARTS)
    assert draws.key
    monkeypatch.setattr("approdo.core.draws._hmac", lambda key, text: next(answers))
    assert draws.below(0, 3) == 5 % 3


def test_weights_are_kept_to() -> None:
    draws = Draws("t", SEED, PARTS)
    came = Counter(draws.pick(n, (1, 0, 3, 6)) for n in range(20_000))
    assert came[1] == 0
    expected = {0: 2_000, 2: 6_000, 3: 12_000}
    assert sum((came[i] - e) ** 2 / e for i, e in expected.items()) < 13.8  # chi-square, 2 degrees of freedom, p = .001


def test_every_part_and_the_seed_change_the_draws() -> None:
    base = [Draws("t", SEED, PARTS).below(n, 1 << 40) for n in range(4)]
    for other in (Draws("u", SEED, PARTS), Draws("t", "cd" * 32, PARTS), Draws("t", SEED, ("00fe", "", "1234"))):
        assert not set(base) & {other.below(n, 1 << 40) for n in range(4)}


def test_the_commitment_tells_one_seed_from_another() -> None:
    assert len({commitment_to("t", new_seed()) for _ in range(50)}) == 50
    assert commitment_to("t", SEED) == hashlib.sha256(f"{SCHEME}|t|{SEED}".encode()).hexdigest()


@pytest.mark.parametrize("game", [info.id for info in approdo.all_games()])
def test_every_draw_of_a_game_is_recomputed(game: str) -> None:
    record = played(game)
    assert check_draws(Record.from_json(record.to_json())).parts == PARTS


def test_draws_do_not_depend_on_the_order_of_sealed_choices() -> None:
    """Two orders of answering the same sealed frame draw the same cards (New Salem's picks)."""
    drawn = []
    for order in (1, -1):
        match = approdo.Match(approdo.load("new-salem", players=3), draws=Draws("t", SEED, PARTS))
        for _ in range(3):
            for seat in match.actors[::order]:
                match.play(seat, match.legal(seat)[0])
        drawn.append([d.options[d.drawn] for d in draws_of(match.game, match.entries)])
    assert drawn[0] == drawn[1]


def test_another_draw_than_the_seed_gives_is_found() -> None:
    """A server that swaps one draw for a likely other one, and plays on with legal moves, is caught at that entry."""

    class Cheat(Draws):
        def pick(self, n: int, weights: object) -> int:
            right = super().pick(n, weights)  # type: ignore[arg-type]
            return (right + 1) % len(weights) if n == 30 and len(weights) > 1 else right  # type: ignore[arg-type]

    record = played(draws=Cheat("table-1", SEED, PARTS))
    approdo.replay(record)  # legal all the same
    with pytest.raises(DamagedRecord, match="draw 31 gave"):
        check_draws(record)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"seed": "cd" * 32}, "not the one that was committed to"),
        ({"seed": None}, "not opened"),
        ({"seed": "xy"}, "not hexadecimal"),
        ({"parts": ["00fe", "", "1234"]}, "the seed gives"),
        ({"parts": ["00ff"]}, "one for every seat"),
        ({"scheme": "other"}, "knows the scheme"),
        ({"table": "table-2"}, "not the one that was committed to"),
    ],
)
def test_what_was_opened_must_fit(change: dict[str, object], problem: str) -> None:
    record = played()
    with pytest.raises(DamagedRecord, match=problem):
        check_draws(record.with_notes(**{NOTE: {**record.notes[NOTE], **change}}))


def test_a_game_without_verifiable_draws_says_so() -> None:
    match = approdo.Match(approdo.load("terra-nova"), seed=1)
    with pytest.raises(DamagedRecord, match="not played with verifiable draws"):
        check_draws(match.record())
