"""A bot at a table keeps to its plan: quicker, legal at every step, and the shortlist without it stays as it was."""

from __future__ import annotations

import random

import pytest

import approdo
from approdo.bots.greedy import Greedy
from approdo.core.match import Match
from approdo.core.perspective import Perspective
from approdo.games.neuland import evaluate


def turns(keeps: bool, monkeypatch: pytest.MonkeyPatch, steps: int = 40) -> int:
    """How many plans are searched for in some steps of a game."""
    searched = []
    find = evaluate._find_plan

    def counted(state: evaluate.Position, seat: int, aim: int) -> evaluate.Plan | None:
        searched.append(seat)
        return find(state, seat, aim)

    monkeypatch.setattr(evaluate, "_find_plan", counted)
    evaluate._seen.clear()
    evaluate._kept.clear()
    game = approdo.load("neuland", 2)
    game.keeps_plans = keeps
    match, rng = Match(game, seed=5), random.Random(5)
    for _ in range(steps):
        seat = match.actors[0]
        match.play(seat, Greedy().choose(Perspective.of(game, match.state, seat), rng).action)
    monkeypatch.undo()
    return len(searched)


def test_a_plan_is_not_searched_for_again_while_it_is_carried_out(monkeypatch: pytest.MonkeyPatch) -> None:
    assert turns(True, monkeypatch) < turns(False, monkeypatch) * 0.7


def test_without_it_the_shortlist_depends_on_the_position_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    turns(False, monkeypatch)
    assert evaluate._kept == {}
