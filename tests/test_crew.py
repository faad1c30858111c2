"""The crew: what bots are called, who is offered to whom, and that page and terminal say the same."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from approdo.bots import RandomBot, crew, levels
from approdo.cli import crew as told
from approdo.cli.main import app
from approdo.cli.style import console, words
from approdo.core.text import LANGUAGES, parse_ftl

WEB = Path(__file__).parents[1] / "web" / "src" / "text"


def have(monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    monkeypatch.setattr(levels, "OURS", dict.fromkeys(names, RandomBot))
    monkeypatch.setattr(levels, "LEVELS", levels.OURS, raising=False)


@pytest.mark.parametrize(
    ("there", "usual", "steady"),
    [
        (("random", "greedy"), "greedy", "greedy"),
        (("random", "greedy", *crew.CREW), "easy", "medium"),
        (("random", "medium"), "medium", "medium"),
        (("random",), "random", "random"),
    ],
)
def test_a_newcomer_meets_the_gentlest_there_is(
    monkeypatch: pytest.MonkeyPatch, there: tuple[str, ...], usual: str, steady: str
) -> None:
    have(monkeypatch, *there)
    assert (crew.usual(), crew.steady()) == (usual, steady)


def test_the_crew_comes_first_and_everybody_else_is_for_research(monkeypatch: pytest.MonkeyPatch) -> None:
    have(monkeypatch, "random", "clever", "expert", "beginner")
    assert crew.crew() == ["beginner", "expert"]
    assert crew.others() == ["random", "clever"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_page_and_terminal_call_the_bots_alike(language: str) -> None:
    page = parse_ftl((WEB / f"{language}.ftl").read_text(encoding="utf-8"), "page")
    terminal = words(language).messages
    ranks = [f"level-{level}{part}" for level in crew.CREW for part in ("", "-strength", "-about")]
    for key in [*ranks, "level-random", "level-greedy", "level-random-about", "level-greedy-about"]:
        assert terminal[key] == page[key]


def test_bots_are_listed_for_people_and_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    have(monkeypatch, "random", "greedy", *crew.CREW)
    listed = CliRunner().invoke(app, ["bots", "--lang", "it"], env={"COLUMNS": "120"}).output
    assert "Nostromo  ◆◆◆◇◇" in listed
    assert "per la ricerca" in listed
    bots = json.loads(CliRunner().invoke(app, ["bots", "--lang", "en", "--json"]).output)
    assert [bot["id"] for bot in bots] == [*crew.CREW, "random", "greedy"]
    assert [bot["id"] for bot in bots if bot["usual"]] == ["easy"]
    assert bots[4]["name"] == "Captain"
    assert bots[4]["strength"] == 5


def test_players_are_called_by_rank_and_told_apart() -> None:
    assert told.names_of([None, "easy", "expert"], "it") == ["Giocatore", "Marinaio", "Capitano"]
    assert told.names_of([None, "easy", "easy"], "en") == ["Player", "Sailor 1", "Sailor 2"]
    assert told.names_of([None, None, "greedy", "random"], "en") == ["Player 1", "Player 2", "Bot 1", "Bot 2"]


@pytest.mark.parametrize(("typed", "chosen"), [("\n", "easy"), ("9\n5\n", "expert"), ("hard\n", "hard")])
def test_a_person_is_asked_against_whom(monkeypatch: pytest.MonkeyPatch, typed: str, chosen: str) -> None:
    have(monkeypatch, "greedy", *crew.CREW)
    answers = iter(typed.splitlines())
    monkeypatch.setattr(console, "input", lambda *_, **__: next(answers))
    assert told.ask("terra-nova", "en", 3) == chosen


def test_where_there_is_no_choice_nobody_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    have(monkeypatch, "greedy", "random")
    assert told.ask("terra-nova", "en", 3) == "greedy"
