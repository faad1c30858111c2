"""Every game can be played to its end from prompt and legal actions alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import approdo

Visit = Callable[..., Any]
PICK = """() => {
  // One click of a player who reads nothing but the chooser: "sure?", the seal, a button, or a random choice.
  const sure = document.querySelector('dialog[open] .btn.primary');
  if (sure) return sure.click();
  const pick = list => list[Math.floor(Math.random() * list.length)];
  const choices = [...document.querySelectorAll('.own .choice')];
  const seal = document.querySelector('.prompt .btn.primary:not([aria-disabled=true])');
  const buttons = [...document.querySelectorAll('.prompt .acts .btn:not(.quiet):not(.primary)')];
  const other = seal ?? pick(buttons.length ? buttons : choices);
  const target = choices.length && (Math.random() < 0.8 || !seal) ? pick(choices) : other;
  target?.click();
}"""

STATE = """() => document.querySelector('.ended') ? 'over'
  : document.querySelector(`.own .choice, .prompt .btn.primary:not([aria-disabled=true]),
      .prompt .acts .btn:not(.quiet):not(.primary)`) ? 'act' : null"""


def play_through_the_chooser(page: Any, limit: int = 3000) -> None:
    """Click until the standings appear; between decisions the page waits for the server."""
    for _ in range(limit):
        state = page.wait_for_function(STATE, timeout=30_000).json_value()
        if state == "over":
            return
        page.evaluate(PICK)
        page.wait_for_timeout(5)
    raise AssertionError("the game did not end")


LONG = ("terra-nova", "new-haven", "neuland", "new-salem")
"""Many clicks: the fast run plays them to their end elsewhere, on their boards or at the server."""


@pytest.mark.parametrize(
    "game", [pytest.param(g.id, marks=[pytest.mark.deep] if g.id in LONG else []) for g in approdo.all_games()]
)
def test_a_whole_game_through_the_chooser(visit: Visit, game: str) -> None:
    page = visit(f"/new/{game}")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/*")
    page.goto(page.url + "?list=1")
    page.wait_for_selector(".table")
    play_through_the_chooser(page)
    if approdo.load(game).volunteering:  # this clicker does not wait: who speaks up meanwhile makes its answer stale
        page.problems[:] = [text for text in page.problems if "status of 409 (Conflict)" not in text]
    assert page.locator(".plates li").count() >= 2
