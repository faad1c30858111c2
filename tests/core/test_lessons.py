"""Lessons: data in a game's folder, one runner, a walk to the end of each."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from typing import Any

import pytest

from approdo.core.errors import ApprodoError, BadData
from approdo.core.lessons import Lesson, Step, Topic, _step, fits, lesson, lessons_of
from approdo.core.match import Match
from approdo.core.registry import all_games, info
from approdo.core.text import LANGUAGES, parse_ftl, read_text
from approdo.testing import check_lessons, lesson_walk

OURS = [one for one in all_games() if one.package.startswith("approdo.games.")]
TAUGHT = [one for game in OURS for one in lessons_of(game)]
NAMES = [f"{one.game}-{one.id}" for one in TAUGHT]


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_every_lesson_is_played_to_its_end(game: Any) -> None:
    assert check_lessons(game) >= 1, f"{game.id} teaches nothing"


@pytest.mark.parametrize("one", TAUGHT, ids=NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_its_words_are_plain_texts(one: Lesson, language: str) -> None:
    messages = parse_ftl(read_text(one.package, "lessons", f"{language}.ftl"), language)
    for key in messages:
        assert not one.texts(language).variables(key), f"{key} wants values that nobody gives"
    wanted = {f"{one.id}-{step.id}{part}" for step in one.steps for part in ("", "-title", "-why")}
    wanted |= {f"{one.id}-aim", *(f"{one.id}-coach-{topic.id}" for topic in one.coach)}
    strange = {key for key in messages if key.startswith(f"{one.id}-")} - wanted
    assert not strange, f"nobody ever says {sorted(strange)}"


@pytest.mark.parametrize("one", TAUGHT, ids=NAMES)
def test_its_words_name_only_what_its_line_does(one: Lesson) -> None:
    """A reason speaks of the position on the line: only steps with something to do have one."""
    for step in one.steps:
        if one.words("en", f"{step.id}-why"):
            assert not step.read, f"{step.id} is read only: say it there"


@pytest.mark.parametrize("one", TAUGHT, ids=NAMES)
def test_what_it_waits_for_exists(one: Lesson) -> None:
    names = {decision.name for decision in one.load().decisions}
    for step in one.steps:
        assert {*step.at} <= names, step
    for topic in one.coach:
        assert topic.when in names or topic.when.startswith("event:"), topic


@pytest.mark.parametrize("one", TAUGHT, ids=NAMES)
def test_events_it_waits_for_have_words_in_the_log(one: Lesson) -> None:
    texts = info(one.game).texts("en")
    patterns = [pattern for step in one.steps for pattern in step.done] + [topic.when for topic in one.coach]
    for pattern in patterns:
        if pattern.startswith(("event:", "mine:")):
            assert f"event-{pattern.partition(':')[2]}" in texts, pattern


def new_haven() -> Lesson:
    return lesson("new-haven")


def test_a_pattern_is_compared_word_by_word() -> None:
    assert fits("lay-tile", "lay-tile RRST c3 1")
    assert fits("lay-tile * c3", "lay-tile RRST c3 1")
    assert not fits("lay-tile * c4", "lay-tile RRST c3 1")
    assert not fits("lay-tile * c3 1 2", "lay-tile RRST c3 1")


def test_a_step_is_read_once_for_each_time_that_it_was_read() -> None:
    one, match = new_haven(), new_haven().begin()
    assert one.steps[one.place(match, 0).step].id == "goal"
    assert one.steps[one.place(match, 1).step].id == "lines"
    assert one.steps[one.place(match, 9).step].id == "lay", "what is to be done is not done by reading"


def test_what_is_taken_back_takes_its_step_back() -> None:
    one, match = new_haven(), new_haven().begin()
    for move in one.line[:2]:
        match.play(0, move.partition(":")[2])
    assert one.steps[one.place(match, 3).step].id == "beside"
    match.undo(0)
    assert one.steps[one.place(match, 3).step].id == "build"


def test_chance_is_the_same_for_everybody() -> None:
    assert new_haven().begin().state.hash() == new_haven().begin().state.hash()


def test_who_leaves_the_line_plays_on_with_the_same_steps() -> None:
    one, match = new_haven(), new_haven().begin()
    other = next(a for a in match.legal(0) if match.game.space.notation(match.game.space.number(a)) not in one.line[0])
    match.play(0, other)
    place = one.place(match, 3)
    assert not place.followed
    assert place.move is None
    assert one.steps[place.step].id == "build"
    assert one.next_of(match, 1) is None, "the bots decide for themselves"


def test_a_step_waits_for_its_decision() -> None:
    for match, step, place in lesson_walk(new_haven()):
        if step.at:
            assert place.ready
            assert match.game.decision(match.state).name in step.at


def test_the_coach_speaks_of_what_is_new_and_once() -> None:
    one = replace(new_haven(), steps=(Step("goal"),), coach=(Topic("a", "event:laid-tile"), Topic("b", "lay")))
    match = one.begin()
    assert one.place(match, 0).topic is None, "the steps come first"
    due = one.place(match, 1).topic
    assert due is not None
    assert due.id == "b"
    assert one.place(match, 1, ["b"]).topic is None
    match.play(0, one.line[0].partition(":")[2])
    due = one.place(match, 1, ["b"]).topic
    assert due is not None
    assert due.id == "a"


def test_what_a_file_has_wrong_is_named() -> None:
    with pytest.raises(BadData, match="not hint"):
        _step(tomllib.loads('id = "x"\nhint = "y"'), "somewhere")
    with pytest.raises(ApprodoError, match="no lesson 'second'; there are: first"):
        lesson("new-haven", "second")


def test_a_line_that_the_rules_no_longer_allow_is_found_out() -> None:
    broken = replace(new_haven(), line=("0:lay-tile TTWW b2 0", *new_haven().line[1:]))
    with pytest.raises(AssertionError, match="its line has nothing"):
        list(lesson_walk(broken))


def test_a_lesson_is_a_real_match() -> None:
    match = new_haven().begin(["Ann", "Bob"])
    assert isinstance(match, Match)
    assert match.names == ("Ann", "Bob")
    assert match.game.info.id == "new-haven"
