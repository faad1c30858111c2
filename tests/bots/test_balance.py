"""Sides out of balance: measured figures are kept by level and players, and whoever sets up a table is told."""

from __future__ import annotations

import pytest

from approdo.bots import balance
from approdo.bots.balance import measured, uneven
from approdo.bots.skill import SKILLS
from approdo.cli.crew import about
from approdo.core.registry import all_games, info


@pytest.mark.parametrize("id", [game.id for game in all_games()])
def test_figures_are_of_levels_and_numbers_of_players_that_there_are(id: str) -> None:
    for level, of in measured(id).items():
        assert level in SKILLS
        assert set(of) <= set(info(id).seats)
        assert all(0 <= won <= 100 for won in of.values())


def test_the_strongest_was_measured_at_every_table_that_has_sides() -> None:
    assert set(measured("new-salem")["expert"]) == set(info("new-salem").seats)
    assert measured("new-haven") == {}


def test_only_where_a_side_wins_too_often_one_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    figures = {"medium": {3: 40, 4: 39, 5: 60, 6: 61}, "hard": {5: 50}}
    monkeypatch.setattr(balance, "measured", lambda id: figures)
    assert uneven("new-salem") == {"medium": {4: 39, 6: 61}}
    assert about("medium", "en", "new-salem", 6).endswith(
        "At a table of 6 players of this strength witches win about 61 of 100 games."
    )
    assert about("medium", "it", "new-salem", 4).endswith("le streghe vincono circa 39 partite su 100.")
    for level, players in (("medium", 5), ("hard", 5), ("easy", 6)):
        assert about(level, "en", "new-salem", players) == about(level, "en")
