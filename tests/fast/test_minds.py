"""The learned values' two forms: the same features and the same opinions, compiled (or not) and in plain Python."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

pytest.importorskip("numpy")
import numpy as np

from approdo.bots.features import Features
from approdo.bots.playing_on import Draw, try_out
from approdo.bots.search import PlainWeigher
from approdo.bots.skill import Level
from approdo.bots.value import value_of
from approdo.core.actions import HOLD
from approdo.core.errors import ApprodoError
from approdo.core.game import CHANCE
from approdo.core.registry import info, load
from approdo.fast import registry
from approdo.fast.contests import BEAM, ERRING, PLAIN
from approdo.fast.jit import python_random31
from approdo.fast.levels import Crew, Result, measured
from approdo.fast.minds import Seat, mind, weigher
from approdo.fast.recipes import RECIPES
from approdo.fast.sight import PARTS
from tests.fast.plain import in_plain_python

LEARNED = [id for id in RECIPES if value_of(info(id).package) is not None]


def check_features(id: str, every: int) -> None:
    """Features of both forms in a random game, every so many steps."""
    recipe, kernel = RECIPES[id], registry.kernel(id)
    assert len(kernel.parts) <= PARTS
    assert kernel.traits_count <= PARTS
    rng = random.Random(3)
    for players in load(id).info.seats[:2]:
        game = load(id, players)
        features = Features(game, recipe.features, recipe.judged, kernel.parts, kernel.traits_count)
        table = Seat(game, features)
        x, scale = np.zeros(features.size), np.linspace(0.5, 2.0, features.size).astype(np.float32)
        scale[features.flags] = 1.0
        state = game.start()
        for step in range(140):
            if not state.stack:
                break
            if step % every == 0:
                for seat in range(players):
                    row = kernel.layout.pack(state, game)
                    mind(id, recipe.judged).see(row, table.tables, seat, players, table.plan, scale, x)
                    assert x.tolist() == pytest.approx((features.of(game, state, seat) * scale).tolist(), abs=1e-5)
            if game.chance_next(state):
                game.apply(state, CHANCE, game.draw(state, rng))
            else:
                seat = rng.choice(game.actors(state))
                game.apply(state, seat, rng.choice(game.legal(state, seat)))


@pytest.mark.parametrize("id", RECIPES)
def test_features_of_a_row_are_those_of_the_position(id: str) -> None:
    in_plain_python(f"from {__name__} import check_features; check_features({id!r}, 35)")


@pytest.mark.deep  # the compiler takes long
@pytest.mark.parametrize("id", RECIPES)
def test_compiled_features_of_a_row_are_those_of_the_position(id: str) -> None:
    check_features(id, 7)


@pytest.mark.deep  # it is compiled, or very slow
@pytest.mark.parametrize("id", LEARNED)
def test_both_forms_weigh_alike(id: str) -> None:
    value = value_of(info(id).package)
    assert value is not None
    game = load(id)
    rng = random.Random(8)
    state = game.start()
    compared = 0
    for step in range(160):
        if not state.stack:
            break
        if game.chance_next(state):
            game.apply(state, CHANCE, game.draw(state, rng))
            continue
        seat = rng.choice(game.actors(state))
        numbers = game.legal(state, seat)
        if step % 20 == 0 and len(numbers) > 1:
            looked = game.shortlist(state, seat, numbers)[:6]
            plain = PlainWeigher(value)(game, [state], seat, looked, 2, 3)
            assert weigher(value)(game, [state], seat, looked, 2, 3) == pytest.approx(plain, abs=1e-4)
            compared += 1
        game.apply(state, seat, rng.choice(numbers))
    assert compared > 2


@pytest.mark.deep  # it is compiled, or very slow
def test_both_forms_play_on_alike() -> None:
    game = load("new-haven")
    value = value_of(game.info.package)
    assert value is not None
    rng = random.Random(4)
    state = game.start()
    compared = 0
    for step in range(150):
        if game.chance_next(state):
            game.apply(state, CHANCE, game.draw(state, rng))
            continue
        seat = game.actors(state)[0]
        numbers = game.legal(state, seat)
        if step % 12 == 0 and len(numbers) > 1:
            tried, worlds, seeds = numbers[:2], [state, game.world(game.observe(state, seat), rng)], [5, 1 << 62]
            turns = 1 + compared % 2
            plain = try_out(value, game, worlds, seeds, seat, tried, turns, _stream_of_the_kernels)
            assert weigher(value).try_out(game, worlds, seeds, seat, tried, turns) == pytest.approx(plain, abs=1e-4)
            compared += 1
        game.apply(state, seat, rng.choice(numbers))
    assert compared > 2


@pytest.mark.deep  # it is compiled, or very slow
def test_both_forms_play_new_salem_out_alike() -> None:
    game = load("new-salem", 4)
    value = value_of(game.info.package)
    assert value is not None
    rng = random.Random(4)
    state = game.start()
    asked: set[int] = set()
    while state.stack:
        if game.chance_next(state):
            game.apply(state, CHANCE, game.draw(state, rng))
            continue
        seat = game.actors(state)[0]
        for who in (seat, *game.volunteers(state)):
            numbers = game.legal(state, who) if who == seat else [HOLD, *game.legal(state, who)]
            tried = game.shortlist(state, who, numbers)[:2]
            number = state.asked + 100 * (who != seat)
            if len(tried) == 2 and state.asked in game.crossroads and state.round > 2 and number not in asked:
                asked.add(number)
                worlds, seeds = [state, game.world(game.observe(state, who), rng)], [5, 1 << 62]
                plain = try_out(value, game, worlds, seeds, who, tried, streams=_stream_of_the_kernels)
                assert weigher(value).try_out(game, worlds, seeds, who, tried) == pytest.approx(plain, abs=1e-4)
        game.apply(state, seat, rng.choice(game.legal(state, seat)))
    assert len(asked) > 3


HEAT = """
import numpy as np
from approdo.bots.playing_on import better_half, blend
from approdo.fast import playing_on as fast

before, chances, tries, sight = [0.3, -1e6, 2.0, 0.1, 0.2], [7.0, 1.0, 3.5, 8.0, 2.0], 10, (4.0, 0.0)
worths = [blend(one, sum / tries, tries, *sight) for one, sum in zip(before, chances)]
assert np.allclose([fast.blended(one, sum, tries, *sight) for one, sum in zip(before, chances)], worths)
assert np.isclose(fast.blended(0.3, 7.0, 10, 60.0, -0.9), blend(0.3, 0.7, 10, 60.0, -0.9))
numbers, places = np.array([50, 51, 52, 53, 54], np.int32), np.arange(5)
left = fast.better_half(numbers, places, np.array(before), np.array(chances), 5, tries, *sight)
assert places[:left].tolist() == better_half(range(5), worths) == [3, 0, 2]
assert numbers[:left].tolist() == [53, 50, 52]
"""


def test_both_forms_give_up_the_same_half() -> None:
    in_plain_python(HEAT)


def _stream_of_the_kernels(seed: int) -> Draw:
    rng = np.array([seed], np.uint64)
    return lambda: python_random31(rng, 0)


def test_the_levels_on_the_kernels_are_those_of_the_bots() -> None:
    crew = Crew("new-haven", 2)
    assert crew.mode("greedy") == crew.mode("medium") == PLAIN
    assert {crew.mode("beginner"), crew.mode("easy")} == {ERRING, ERRING - 1}
    assert 0 < crew.mode("hard") < BEAM < crew.mode("expert")
    expert = Level("expert").skill(crew.game)
    assert crew.search[crew.mode("expert") % BEAM - 1, :2].tolist() == [expert.width, expert.depth]


def test_a_contest_does_not_pretend_to_know_what_it_does_not() -> None:
    crew = Crew("neuland", 2)
    assert crew.mode("greedy") == crew.mode("medium") == PLAIN
    for level in ("beginner", "expert"):
        with pytest.raises(ApprodoError, match="approdo arena neuland"):
            crew.mode(level)
    with pytest.raises(ApprodoError, match="easy has besides in new-england"):
        Crew("new-england", 3).mode("easy")


def test_a_beam_without_a_learned_value_is_refused_instead_of_measured_as_greedy() -> None:
    with pytest.raises(ApprodoError, match="hard has depth in terra-nova"):
        Crew("terra-nova", 2).mode("hard")


def test_rounds_are_written_down_and_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    crew, file = Crew("new-england", 3, seed=7), tmp_path / "rounds.jsonl"
    played: list[int] = []

    def contest(first: str, others: str, games: int, round: int) -> Result:
        played.append(round)
        return Result(round / 10, (20.0, 10.0), {"turns": games})

    monkeypatch.setattr(crew, "contest", contest)
    once = list(measured(crew, "medium", "easy", 20, file))
    assert [one["games"] for one in once] == [9, 9, 9]
    assert once[1]["reasons"] == {"turns": 9}
    written = [json.loads(line) for line in file.read_text().splitlines()]
    assert list(measured(crew, "medium", "easy", 30, file))[:3] == written
    assert played == [0, 1, 2, 3]
    list(measured(crew, "easy", "beginner", 9, file))
    assert played == [0, 1, 2, 3, 0]


@pytest.mark.deep  # it is compiled, or very slow
def test_a_higher_level_wins_more_on_the_kernels() -> None:
    share, (own, theirs), reasons = Crew("new-england", 3).contest("hard", "medium", 60)
    assert share > 0.5
    assert own > theirs
    assert sum(reasons.values()) == 60


@pytest.mark.deep  # it is compiled, or very slow
def test_a_contest_tells_which_side_got_its_way() -> None:
    crew = Crew("new-salem", 3)
    reasons = crew.contest("greedy", "greedy", 60).reasons
    assert sum(reasons.values()) == 60
    assert {"witches-win", "puritans-win"} <= set(reasons)
