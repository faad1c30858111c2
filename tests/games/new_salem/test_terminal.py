"""New Salem in the terminal: what is drawn, and handing the screen round."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

import approdo
from approdo.cli.main import app
from approdo.core.canvas import fitting, plain, width
from approdo.games.new_salem.components import BUILDINGS
from approdo.games.new_salem.terminal import draw

from .table import PURITANS, Table

NAMES = ("Ada", "Bea", "Cleo", "Dora")


def drawn(table: Table, viewer: int, language: str = "en") -> str:
    view = table.game.view(table.state, viewer)
    return plain(draw(view, table.game.info.texts(language), NAMES))


def example() -> Table:
    return Table(
        [("bank", 2, 1)],
        ["market", "smithy", ("slaughterhouse", 0, 2)],
        ["jail"],
        [("tavern", 1, 0)],
        market=("oath",),
        trials=(2,),
    )


def test_towns_marks_cubes_sets_and_events_are_drawn() -> None:
    shown = drawn(example(), 1)
    assert "despair 3 of 8" in shown
    assert "▶ Ada [CB] +2" in shown
    assert "Fi1 Bank++-" in shown
    assert "Bea  +0 ·Trade x1" in shown
    assert "Cleo [T]" in shown
    assert "2 Oath: you and another player see each other’s characters" in shown


def test_buildings_that_are_alike_stand_together() -> None:
    shown = drawn(Table(["bank", "bank", ("bank", 1, 0)], [], [], []), 1)
    assert "Fi1 Bank ×2  Fi1 Bank+" in shown


def test_the_signs_of_a_card_are_explained() -> None:
    assert "Ed3: Education, the third of its set of three" in drawn(example(), 1)


def test_events_stand_above_the_towns_while_they_are_chosen_in_a_small_window() -> None:
    table = example()
    assert table.game.view(table.state, 1)["board"]["phase"] == "triggering"
    with fitting(80, 10):
        shown = drawn(table, 1)
    assert shown.index("Oath:") < shown.index("Ada [CB]")
    assert drawn(table, 1).index("Ada [CB]") < drawn(table, 1).index("Oath:")


def test_secrets_are_drawn_for_their_owner_alone() -> None:
    table = example()
    assert "Josiah Crane" in drawn(table, 1)
    for viewer in (0, 2, 3, approdo.SPECTATOR):
        assert "Josiah Crane" not in drawn(table, viewer)
    table.state.looks.append((1, 0, 1))
    assert "You know: Bea is a puritan." in drawn(table, 0)


def test_gifts_and_claims_are_drawn() -> None:
    table = example()
    table.do(3, "give-hope 1 tavern 1", "accuse 1")
    assert "+2 (+1 given)" in drawn(table, 0)
    assert "Dora claims: “I accuse Bea.”" in drawn(table, 0)


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_full_table_of_eight_fits_into_a_hundred_columns(language: str) -> None:
    town = [(name, 1, 2) for name in BUILDINGS[:14]]
    table = Table(*[list(town) for _ in range(8)], characters=[*PURITANS, "hester-thorne", "silas-blackwood"])
    view = table.game.view(table.state, 0)
    canvas = draw(view, table.game.info.texts(language), [f"P{n}" for n in range(8)])
    assert max(width(line) for line in canvas) <= 100


def test_people_at_one_screen_are_each_asked_before_the_constable_decides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three people: after the building phase the two others may give hope before the constable is asked."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "120")
    start = ("play", "new-salem", "--players", "3", "--bots", "", "--new", "--seed", "2", "--option", "first=1")
    build = "\n1\n" * 6
    hold = "\n1\n\n1\n"
    done = CliRunner().invoke(app, [*start, "--lang", "en"], input=build + hold + "\nquit\n")
    assert done.exception is None, done.exception
    asked = [line for line in done.output.splitlines() if line.startswith("Player ")]
    assert [line[:8] for line in asked[-3:]] == ["Player 2", "Player 3", "Player 1"]
    assert "You are the constable." in asked[-1]
    assert done.output.count("Pass the screen to") == 9
