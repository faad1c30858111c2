"""The story of a finished game: points after every step, and the moments that mattered."""

from __future__ import annotations

import random
from functools import cache

import pytest

import approdo
from approdo import Match
from approdo.bots.levels import make
from approdo.core.game import Part
from approdo.core.perspective import Perspective
from approdo.core.story import MOST_MOMENTS, TIDE, Story, _changes, story
from approdo.core.text import LANGUAGES

GAMES = {"new-haven": 3, "terra-nova": 3, "new-england": 4, "neuland": 3, "new-salem": 5}


@cache
def played(game: str) -> tuple[Match, Story]:
    """A whole game between bots, and its story."""
    match, bot, rng = Match(approdo.load(game, GAMES[game]), seed=5), make("greedy"), random.Random(5)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, bot.choose(Perspective.of(match.game, match.state, seat), rng).action)
    return match, story(match.game, match.entries, match.log)


@pytest.mark.parametrize("game", GAMES)
def test_it_ends_with_the_scores_of_the_outcome(game: str) -> None:
    match, told = played(game)
    outcome = match.outcome
    assert outcome is not None
    assert told.points[0].step == 0
    assert told.points[-1].step == told.steps == match.step
    assert told.points[-1].scores == outcome.scores


@pytest.mark.parametrize("game", GAMES)
def test_points_are_told_where_something_changed_and_in_order(game: str) -> None:
    _, told = played(game)
    steps = [point.step for point in told.points]
    assert steps == sorted(set(steps))
    for before, after in zip(told.points[:-2], told.points[1:-1], strict=True):
        assert (before.chapter, before.scores, before.common) != (after.chapter, after.scores, after.common)
        assert before.chapter <= after.chapter


@pytest.mark.parametrize("game", GAMES)
def test_moments_are_few_and_have_words_in_every_language(game: str) -> None:
    match, told = played(game)
    assert 1 < len(told.moments) <= MOST_MOMENTS
    assert [m.step for m in told.moments] == sorted({m.step for m in told.moments})
    for language in LANGUAGES:
        texts = match.game.info.texts(language)
        for moment in told.moments:
            key = f"moment-{moment.event.kind}"
            text = texts.render(
                key if key in texts.messages else f"event-{moment.event.kind}", moment.args, match.names
            )
            assert "{" not in text
            assert moment.event.kind == TIDE or any(name in text for name in match.names)


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_a_game_s_moments_is_an_event_with_a_text(game: str) -> None:
    telling = approdo.load(game, GAMES[game]).telling
    for language in LANGUAGES:
        texts = approdo.load(game, GAMES[game]).info.texts(language)
        assert [kind for kind in telling.moments if f"event-{kind}" not in texts.messages] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_part_of_a_score_has_a_column_name(game: str) -> None:
    match, told = played(game)
    outcome = match.outcome
    assert outcome is not None
    parts = {part.part for lines in (*outcome.breakdown, *told.ties) for part in lines}
    for language in LANGUAGES:
        texts = match.game.info.texts(language)
        assert [part for part in parts if f"source-{part}" not in texts.messages] == []


def test_gains_add_up_to_what_a_step_changed() -> None:
    for game in GAMES:
        match, told = played(game)
        after = {point.step: point.scores for point in told.points}
        for moment in told.moments:
            before = max(step for step in after if step < moment.step)
            changed = [now - was for was, now in zip(after[before], after.get(moment.step, after[before]), strict=True)]
            if moment.event.kind == TIDE:
                assert moment.gains == (), "nobody's own"
                continue
            alone = moment.event.kind in match.game.telling.together
            counted = {s: n for s, n in enumerate(changed) if n and (s == moment.event.seat or not alone)}
            assert {gain.seat: gain.points for gain in moment.gains} == counted


def test_the_step_that_gave_the_final_lead_is_told() -> None:
    match, told = played("terra-nova")
    assert match.outcome is not None
    (winner,) = match.outcome.winners
    (moment,) = (m for m in told.moments if m.lead is not None)
    assert moment.lead == winner
    for point in told.points:
        if point.step >= moment.step:
            assert max(point.scores) == point.scores[winner]
    before = [point for point in told.points if point.step < moment.step][-1]
    assert any(n >= before.scores[winner] for seat, n in enumerate(before.scores) if seat != winner)


def test_new_salem_tells_despair_and_who_was_tried_rightly() -> None:
    match, told = played("new-salem")
    final = match.view(0)["board"]["final"]
    assert (told.points[-1].common, told.goal) == (final["despair"], final["goal"])
    assert all(moment.lead is None for moment in told.moments)
    tried = [m for m in told.moments if m.event.kind == "trial"]
    assert tried
    for moment in tried:
        known = match.view(0)["aids"]["known"][moment.event.seat or 0]
        assert moment.args["side"] == known["side"]


def test_the_step_that_settled_the_town_s_fate_is_told() -> None:
    match, told = played("new-salem")
    (tide,) = (m for m in told.moments if m.event.kind == TIDE)
    assert told.goal is not None
    lost = [(point.common or 0) >= told.goal for point in told.points]
    settled = [point.step for point, was in zip(told.points, lost, strict=True) if point.step >= tide.step and was]
    assert tide.args["side"] == ("reached" if lost[-1] else "below")
    assert len(settled) == (len([p for p in told.points if p.step >= tide.step]) if lost[-1] else 0)
    before = [was for point, was in zip(told.points, lost, strict=True) if point.step < tide.step]
    assert before[-1] != lost[-1]
    texts = match.game.info.texts("en")
    assert texts.render("moment-tide", tide.args) == f"Despair rises to {tide.args['n']} and is never below 10 again."


def test_what_all_do_together_is_told_with_one_s_own_gain() -> None:
    _, told = played("new-salem")
    built = [m for m in told.moments if m.event.kind.startswith("build")]
    assert built, "a set was completed"
    for moment in built:
        assert [gain.seat for gain in moment.gains] == [moment.event.seat]
        assert moment.gains[0].points >= 2


def test_a_line_that_grew_is_told_by_its_growth() -> None:
    kind = {"label": "type-death"}
    was = [Part("set", 2, {"type": kind, "count": 1}), Part("row", 3, {"line": "3"})]
    now = [Part("set", 4, {"type": kind, "count": 2}), Part("row", 3, {"line": "3"}), Part("row", 2, {"line": "2"})]
    assert _changes(was, now) == [Part("set", 2, {"type": kind, "count": 2}), Part("row", 2, {"line": "2"})]
    assert _changes([Part("most-ship", 2)], [Part("most-ship", 0)]) == [Part("most-ship", -2)]
