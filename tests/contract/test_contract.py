"""The contract of design section 4, over every game, player number and option set."""

from __future__ import annotations

import random
from importlib import import_module
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

import approdo
from approdo.core.game import GameInfo
from approdo.core.playing import playout
from approdo.testing import (
    check_match,
    check_position_walk,
    check_rulebooks_agree,
    check_same_in_second_process,
    check_texts_agree,
    check_texts_complete,
    option_sets,
    paragraphs_without_test,
)
from approdo.testing.contract import loadable

INFOS = approdo.games()
TESTS = Path(__file__).parents[1] / "games"


def tables(every: bool) -> list[ParameterSet]:
    """All player numbers with all option sets; or every player number and every option set at least once."""
    chosen = []
    for info in INFOS:
        sets = option_sets(info)
        for place, players in enumerate(info.seats):
            for turn, options in enumerate(sets):
                wanted = every or not options or turn % len(info.seats) == place
                if wanted and loadable(info, players, options):
                    words = "-".join(f"{id}={value}" for id, value in options.items()) or "default"
                    chosen.append(pytest.param(info, players, options, id=f"{info.id}-{players}-{words}"))
    return chosen


GAMES = [pytest.param(info, id=info.id) for info in INFOS]


@pytest.mark.parametrize(("info", "players", "options"), tables(every=False))
def test_every_clause_holds_at_every_step(info: GameInfo, players: int, options: dict[str, object]) -> None:
    assert check_position_walk(approdo.load(info.id, players, **options), seed=11, worlds_every=80, tries=1) > 0


@pytest.mark.parametrize("info", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_views_tell_nothing_at_any_step(info: GameInfo, seed: int) -> None:
    players = info.seats[seed % len(info.seats)]
    assert check_position_walk(approdo.load(info.id, players), seed=seed, worlds_every=3) > 0


@pytest.mark.parametrize("info", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_matches_undo_replay_and_resume(info: GameInfo, seed: int) -> None:
    check_match(approdo.load(info.id, info.seats[-1 - seed % len(info.seats)]), seed=seed)


@pytest.mark.parametrize("info", GAMES)
def test_a_seed_gives_the_same_record_in_a_second_process(info: GameInfo) -> None:
    check_same_in_second_process(info, info.seats[0], seed=5)


@pytest.mark.parametrize("info", GAMES)
def test_texts_are_complete_and_agree_in_both_languages(info: GameInfo) -> None:
    check_texts_agree(info)
    check_texts_complete(import_module(f"{info.package}.game").GAME)


@pytest.mark.parametrize("info", GAMES)
def test_rulebooks_agree_in_both_languages(info: GameInfo) -> None:
    check_rulebooks_agree(info)


@pytest.mark.parametrize("info", GAMES)
def test_every_mechanical_paragraph_has_a_test(info: GameInfo) -> None:
    tests = (TESTS / info.package.rsplit(".", 1)[-1]).glob("test_*.py")
    assert paragraphs_without_test(info, tests) == []


@pytest.mark.deep
@pytest.mark.parametrize(("info", "players", "options"), tables(every=True))
def test_a_thousand_random_games_end_with_everything_accounted_for(
    info: GameInfo, players: int, options: dict[str, object]
) -> None:
    game = approdo.load(info.id, players, **options)
    rng = random.Random(2)
    for _ in range(1000):
        state = game.start()
        playout(game, state, rng)
        assert game.invariants(state) == []
        assert game.outcome(state).ranking
