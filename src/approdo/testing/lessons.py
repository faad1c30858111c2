"""Checks of a game's lessons: each is played to its end by its own line, and every step has its words."""

from __future__ import annotations

from collections.abc import Iterator

from approdo.core.actions import HOLD
from approdo.core.info import GameInfo
from approdo.core.lessons import EVENT, MINE, Lesson, Place, Step, fits, lessons_of
from approdo.core.match import Match
from approdo.core.text import FALLBACK, languages_of

FEWEST, MOST = 8, 15
"""Steps of a lesson."""
WORDS = 1000
"""What is read in five minutes."""
AHEAD = 3
"""So many suggestions may lead to what a step wants."""
SENTENCES = 3
"""A step says one thing."""


def check_lessons(info: GameInfo) -> int:
    """All lessons of a game; how many there are."""
    found = lessons_of(info)
    for lesson in found:
        check_lesson_words(lesson)
        walk = list(lesson_walk(lesson))
        done = [step.id for _, step, _ in walk]
        assert done == [step.id for step in lesson.steps], f"{_name(lesson)}: its line ends at step '{done[-1:]}'"
    return len(found)


def lesson_walk(lesson: Lesson) -> Iterator[tuple[Match, Step, Place]]:
    """Play a lesson as its line has it; every step at the moment when the learner acts on it."""
    match, read, shown = lesson.begin(), 0, -1
    for _ in range(len(lesson.line) + len(lesson.steps) + 1):
        place = lesson.place(match, read)
        assert place.followed, f"{_name(lesson)}: its line is not what was played"
        if place.step == len(lesson.steps):
            return
        step = lesson.steps[place.step]
        if place.step != shown and _has_its_time(lesson, match, step, place):
            shown = place.step
            yield match, step, place
        if step.read and place.ready:
            read += 1
        else:
            _play_on(lesson, match)


def _has_its_time(lesson: Lesson, match: Match, step: Step, place: Place) -> bool:
    """The step is ready, and the learner can do something about it: others may have to speak first."""
    happens = step.read or any(pattern.startswith((EVENT, MINE)) for pattern in step.done)
    if not place.ready or (place.move is None and not happens):
        return False
    if not happens:
        own = [match.game.space.notation(number) for number in lesson.still_to_do(match, lesson.seat)[:AHEAD]]
        leads = any(fits(pattern, one) for pattern in step.done for one in own)
        assert leads, f"{_name(lesson)}, step '{step.id}': {own} are not {step.done}"
    return True


def _play_on(lesson: Lesson, match: Match) -> None:
    """The next entry of the line, whoever's it is."""
    for seat in dict.fromkeys([*match.volunteers, *match.actors]):
        number = lesson.next_of(match, seat)
        if number is not None and number != HOLD:
            match.play(seat, number)
            return
    asked = None if match.over else match.game.decision(match.state).name
    raise AssertionError(f"{_name(lesson)}: its line has nothing at step {match.step} ({asked}, {match.actors})")


def check_lesson_words(lesson: Lesson) -> None:
    """Every step says something in every language of the lessons, shortly."""
    assert FEWEST <= len(lesson.steps) <= MOST, f"{_name(lesson)}: {len(lesson.steps)} steps"
    spoken = languages_of(lesson.package, "lessons")
    assert FALLBACK in spoken, f"{_name(lesson)}: no words in English"
    wanted = {f"{step.id}{part}" for step in lesson.steps for part in ("", "-title")}
    wanted.add("aim")
    wanted |= {f"coach-{topic.id}" for topic in lesson.coach}
    for language in spoken:
        keys = {key.removeprefix(f"{lesson.id}-") for key in lesson.texts(language).messages}
        missing = sorted(wanted - keys)
        assert not missing, f"{_name(lesson)}: words missing in {language}: {missing}"
        said = [lesson.words(language, key) for key in keys]
        total = sum(len(text.split()) for text in said)
        assert total <= WORDS, f"{_name(lesson)}: {total} words in {language}"
        for step in lesson.steps:
            text = lesson.words(language, step.id)
            assert text.count(". ") < SENTENCES, f"{_name(lesson)}, step '{step.id}': too much at once in {language}"
    first, *others = ({*lesson.texts(language).messages} for language in spoken)
    for other in others:
        assert first == other, f"{_name(lesson)}: only in one language: {sorted(first ^ other)}"


def _name(lesson: Lesson) -> str:
    return f"{lesson.game}, lesson '{lesson.id}'"
