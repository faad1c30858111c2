"""The contract of design section 4, over every game, player number and option set."""

from __future__ import annotations

import random
from importlib import import_module
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

import approdo
from approdo.core.info import GameInfo
from approdo.core.playing import playout
from approdo.core.text import LANGUAGES, languages_of
from approdo.testing import (
    check_figures,
    check_match,
    check_position_walk,
    check_rulebooks_agree,
    check_same_in_second_process,
    check_texts_address,
    check_texts_agree,
    check_texts_complete,
    check_worlds_fair,
    option_sets,
    paragraphs_without_test,
)
from approdo.testing.contract import loadable

INFOS = approdo.all_games()
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
def test_every_clause_holds_at_every_step(
    info: GameInfo, players: int, options: dict[str, object], request: pytest.FixtureRequest
) -> None:
    """The fast form asks the dear questions now and then: the tables are many, and their games differ little."""
    deep = request.config.getoption("--deep")
    worlds, legal = (80, 1) if deep else (80 if info.secrets else 200, 4)
    game = approdo.load(info.id, players, **options)
    assert check_position_walk(game, seed=11, worlds_every=worlds, tries=1, legal_every=legal) > 0


@pytest.mark.parametrize("info", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_views_tell_nothing_at_any_step(info: GameInfo, seed: int) -> None:
    players = info.seats[seed % len(info.seats)]
    every = 3 if info.secrets else 50  # where nothing is secret a look now and then is enough
    assert check_position_walk(approdo.load(info.id, players), seed=seed, worlds_every=every) > 0


UNORDERED = {"new-haven": {"tiles": 3}}
"""Fields whose order means nothing, with the places that belong together."""


@pytest.mark.parametrize("info", GAMES)
@pytest.mark.parametrize("decisions", [0, 3, 12])
@pytest.mark.parametrize("viewer", [approdo.SPECTATOR, 0])
def test_worlds_are_spread_as_the_truth_is(info: GameInfo, decisions: int, viewer: int) -> None:
    game = approdo.load(info.id, info.seats[0])
    hidden = check_worlds_fair(game, viewer, decisions, unordered=UNORDERED.get(info.id))
    assert bool(hidden) == info.secrets


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
    check_texts_address(info)
    check_texts_complete(import_module(f"{info.package}.game").GAME)


@pytest.mark.parametrize("info", GAMES)
def test_our_games_speak_every_language(info: GameInfo) -> None:
    folders = (("text", ".ftl"), ("rulebook", ".md"), ("lessons", ".ftl"))
    missing = [
        f"{folder}/{language}{suffix}"
        for folder, suffix in folders
        for language in LANGUAGES
        if language not in languages_of(info.package, folder, suffix)
    ]
    assert missing == []


@pytest.mark.parametrize("info", GAMES)
def test_rulebooks_agree_in_both_languages(info: GameInfo) -> None:
    check_rulebooks_agree(info)
    check_figures(info)


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
