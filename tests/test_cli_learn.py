"""Learning in the terminal: the lessons of the browser, line by line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from approdo.cli.main import app
from approdo.cli.style import console, words
from approdo.cli.taught import Taught, TaughtLines
from approdo.core import lessons
from approdo.core.lessons import lesson, lessons_of
from approdo.core.registry import all_games
from approdo.core.text import LANGUAGES

TAUGHT = [game.id for game in all_games() if game.package.startswith("approdo.games.") and lessons_of(game)]


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "120")


class Pupil:
    """Reads what is to be read, does what is suggested, and leaves when the lesson is over."""

    def __init__(self, taught: Taught) -> None:
        self.taught = taught
        self.own = words(taught.language)
        self.asked = 0

    def answer(self, prompt: str = "", **how: Any) -> str:
        self.asked += 1
        assert self.asked < 200, "the lesson does not end"
        if prompt.startswith(self.own.render("learn-next")):
            return ""
        over = self.taught.place.step == len(self.taught.lesson.steps)
        return self.own.render("play-word-quit").split()[0] if over else self.own.render("learn-word-do")


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_read_and_played_to_its_end(
    game: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    taught = Taught(lesson(game), language, tmp_path / "x.save.json")
    monkeypatch.setattr(console, "input", Pupil(taught).answer)
    with console.capture() as screen:
        TaughtLines(taught).run()
    said = " ".join(screen.get().split())
    for step in taught.lesson.steps:
        text = " ".join(taught.lesson.words(language, step.id).split())
        assert text in said, f"step '{step.id}' was never shown"
    assert taught.place.followed


def _typed(*lines: str, game: str = "new-haven") -> str:
    done = CliRunner().invoke(app, ["learn", game, "--lang", "en"], input="".join(f"{line}\n" for line in lines))
    assert done.exception is None, done.exception
    return done.output


def test_the_command_begins_a_lesson_and_leaves_a_game_that_can_be_played_on() -> None:
    output = _typed("", "", "do", "quit")
    assert "1/14  The goal" in output
    assert "4/14  The harvest" in output
    assert "Go on later with: approdo play new-haven" in output


def test_the_coach_asks_before_something_that_would_be_regretted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Taught, "doubt", lambda self, number: None if number == self.place.move else "Wait! Sure?")
    output = _typed("", "", "shipment d4 wheat", "n", "quit")
    assert "Wait! Sure?" in output
    assert "4/14" not in output, "nothing was done"
    assert "You lay the shipment" in _typed("", "", "shipment d4 wheat", "y", "quit")


def test_a_game_without_lessons_says_where_its_rules_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lessons, "lessons_of", lambda game: ())
    failed = CliRunner().invoke(app, ["learn", "new-haven"])
    assert "approdo rules new-haven" in str(failed.exception)
