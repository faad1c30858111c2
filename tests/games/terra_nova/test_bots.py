"""What bots make of a position."""

import random

import pytest

import approdo
from approdo.bots import make
from approdo.core.game import CHANCE
from approdo.core.playing import play_bots
from approdo.games.terra_nova.board import board
from approdo.games.terra_nova.evaluate import WIDTH

from .table import Table, fence, fenced

COAST = "a1 a2 a3 a4 a5 a6 a7"


def chosen(table: Table) -> str:
    """What greedy does for whoever is to act."""
    seat = table.match.actors[0]
    perspective = approdo.Perspective.of(table.game, table.state, seat)
    return table.game.space.notation(make("greedy").choose(perspective, random.Random(1)).action)


def worth(table: Table, action: str, part: str) -> float:
    """One part of the evaluation after an action."""
    after = table.state.clone()
    seat = table.match.actors[0]
    table.game.apply(after, seat, table.game.space.number(action))
    return table.game.evaluate(after, seat)[part]


def test_greedy_closes_a_territory_that_is_its_own():
    table = Table(red="a3 c7 h8", yellow="d4 d5 k3", stones=fenced(COAST, "b8"))  # yellow leads in the whole meadow
    table.play("move a3 a7", "move h8 h9")
    assert chosen(table) == "stone b8"


def test_a_move_is_worth_the_stone_that_it_allows():
    table = Table(red="a3 h8", yellow="k3", stones=fenced(COAST, "b8"))
    assert worth(table, "move a3 a7", "closing") == pytest.approx(0.95 * 21)
    assert worth(table, "move h8 h9", "closing") == 0


def test_a_move_is_worth_two_stones_that_close_together():
    gaps = {"b8", "b7"}
    table = Table(red="a3 h8", yellow="k3", stones=" ".join(n for n in fence(COAST) if n not in gaps))
    assert worth(table, "move a3 a7", "closing") == pytest.approx(0.95 * 21)
    table.play("move a3 a7")
    assert worth(table, "move h8 h9", "closing") == 0  # one action left is too few


def test_a_territory_that_the_next_player_can_close_is_a_threat():
    table = Table(red="h8", yellow="a3 k3", stones=fenced(COAST, "b8"))
    table.play("move h8 h9", "move h9 h10", "move h10 h11")
    assert table.game.evaluate(table.state, 0)["threat"] == pytest.approx(-0.8 * 21)
    assert table.game.evaluate(table.state, 1)["threat"] == 0


def test_the_shortlist_keeps_all_stones_and_the_best_moves():
    table = Table(red="a3 c5 d5 e7 f8 g9 h8 i7 j4 k5", yellow="k3", stones=fenced(COAST, "b8"))
    table.play("move a3 a7")
    numbers = table.match.legal(0).ids
    short = table.game.shortlist(table.state, 0, numbers)
    assert table.game.space.notation(short[0]) == "stone b8"
    assert len(numbers) > len(short) == len(table.legal("stone")) + WIDTH
    assert set(short) <= set(numbers)


def test_of_places_that_are_worth_the_same_a_bot_takes_one_with_room():
    """What a pioneer is worth before the first turn hangs on its terrain alone: not the first hex of it, a corner."""
    game = approdo.load("terra-nova", 2, first="1")
    match = approdo.Match(game, seed=3)
    while game.chance_next(match.state):
        game.apply(match.state, CHANCE, game.draw(match.state, random.Random(0)))
    numbers = game.legal(match.state, 0)
    short = game.shortlist(match.state, 0, numbers)
    assert sorted(short) == sorted(numbers)  # every place stays
    names = [game.space.notation(number) for number in short]
    assert names.index("place h8") < names.index("place c4") < names.index("place a1")
    captain = make("expert").choose(approdo.Perspective.of(game, match.state, 0), random.Random(1))
    terrain = dict(zip(board("a").names, board("a").terrain, strict=True))
    place = game.space.notation(captain.action)
    alike = [name for name in names if terrain[name.split()[1]] == terrain[place.split()[1]]]
    assert place == alike[0]


def test_every_part_of_the_evaluation_has_its_words():
    table = Table(red="a3 h8", yellow="k3", stones=fenced(COAST, "b8"))
    parts = set(table.game.evaluate(table.state, 0))
    table.play("move a3 a7")
    parts |= set(table.game.evaluate(table.state, 0)) | set(table.game.evaluate(table.state, 1))
    assert parts == {"score", "pioneers", "terrains", "idle", "closing", "threat"}
    for language in ("en", "it"):
        assert all(f"reason-{part}" in table.game.info.texts(language) for part in parts)


def wins_of_greedy(games: int) -> float:
    game = approdo.load("terra-nova", 2)
    wins = 0.0
    for seed in range(games):
        bots = [make("greedy"), make("random")]
        order = bots if seed % 2 else bots[::-1]
        match = play_bots(approdo.Match(game, seed=seed), order, random.Random(seed))
        winners = match.outcome.winners
        wins += (order.index(bots[0]) in winners) / len(winners)
    return wins


def test_greedy_beats_random():
    assert wins_of_greedy(2) == 2


@pytest.mark.deep
def test_greedy_beats_random_in_ninety_of_a_hundred():
    assert wins_of_greedy(100) >= 90
