"""What makes playing in the terminal pleasant: previews, one step back, one's own language, handing over."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from approdo.cli.main import app

START = ("play", "new-haven", "--new", "--seed", "3", "--option", "first=1")


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "120")


def play(*words: str, typed: str) -> str:
    """What the screen shows when this is typed."""
    done = CliRunner().invoke(app, [*START, *words], input=typed)
    assert done.exception is None, done.exception
    return done.output


def test_spaces_are_offered_with_what_they_would_bring() -> None:
    output = play("--lang", "en", typed="1\n2\nquit\n")
    assert "Which tile?" in output
    assert "Which space?" in output
    assert "c2  " in output.split("Which space?")[1]
    assert "T1" in output.split("Which space?")[1]


def test_back_goes_one_step_back() -> None:
    output = play("--lang", "en", typed="1\n1\nback\nquit\n")
    assert output.count("Which tile?") == 2
    assert output.count("What do you want to do?") == 1


def test_a_choice_can_be_typed_in_ones_own_language() -> None:
    output = play("--lang", "it", typed="spedizione d4 grano\nesci\n")
    assert "posa la spedizione su d4 come grano" in output
    assert "Salvato" in output


def test_commands_have_italian_names() -> None:
    typed = "spedizione d4 grano\nannulla\nsuggerisci\nregole nh.2.9\nregistro\nperché boh\nesci\n"
    output = play("--lang", "it", typed=typed)
    assert "Annullato." in output
    assert "Un bot sceglierebbe" in output
    assert "oltre 20" in output
    assert "Scrivi un'azione intera" in output


def test_all_commands_are_named_in_the_help() -> None:
    for language, names in (
        ("en", "back undo hint why rules log board save help quit"),
        ("it", "indietro annulla suggerisci perché regole registro tabellone salva aiuto esci"),
    ):
        output = play("--lang", language, typed="q\n")
        assert all(name in output for name in names.split())


def test_people_who_share_a_screen_hand_it_over_and_are_told_what_they_missed() -> None:
    output = play("--lang", "en", "--bots", "", typed="\nRRTW d4 0\nstop\n\nquit\n")
    assert "Pass the screen to P1" in output
    handed = output.split("Pass the screen to P2")[1]
    assert "P1 lays" in handed
    assert "P1 stops building." in handed


def test_a_resumed_game_remembers_its_log(tmp_path: Path) -> None:
    play("--lang", "en", typed="RRTW d4 0\nquit\n")
    done = CliRunner().invoke(app, ["play", "new-haven", "--lang", "en"], input="\nlog\nquit\n")
    assert "Player lays" in done.output.split("Type the number")[1]
    assert json.loads((tmp_path / "approdo" / "new-haven.save.json").read_text())["seats"] == [None, "greedy"]
