"""A bot at a table keeps to its plan: quicker, legal at every step, and the shortlist without it stays as it was."""

from __future__ import annotations

import random

import pytest

import approdo
from approdo.bots import make
from approdo.bots.greedy import Greedy
from approdo.core.match import Match
from approdo.core.perspective import Perspective
from approdo.games.neuland import evaluate

POSSESSIONS = {f"building-{kind}" for kind in evaluate.KINDS[evaluate.PRODUCTION :]}


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


@pytest.mark.parametrize("bot", ["greedy", "easy", "medium"])
def test_a_bot_that_follows_a_plan_says_where_it_leads_and_what_it_brings(bot: str) -> None:
    """Its planner leaves it one action, and "nothing else was worth a thought" told nothing."""
    game = approdo.load("neuland", 2)
    match, rng, memory = Match(game, seed=5), random.Random(5), None
    goals = []
    while match.state.turn < 4:
        seat = match.actors[0]
        choice = make(bot).choose(Perspective.of(game, match.state, seat, memory=memory), rng)
        memory = choice.memory or memory
        if match.state.asked == evaluate.ASK_ACT and not evaluate.a.END_TURN <= choice.action < evaluate.a.FILL:
            assert choice.goal is not None
            assert choice.parts["time"] <= 0
            assert bool(choice.parts["banners"]) is (choice.goal["label"] in POSSESSIONS)
            goals.append(choice.goal)
        match.play(seat, choice.action)
    assert any(goal["label"] in POSSESSIONS for goal in goals)
    parts = [goal["args"]["goal"]["label"] for goal in goals if goal["label"] == "course-part"]
    assert set(parts) <= POSSESSIONS
    assert bool(parts) is (bot == "easy")  # who has set its mind on something also says what a part is for


def test_a_plan_is_not_searched_for_again_to_be_told(monkeypatch: pytest.MonkeyPatch) -> None:
    told = turns(True, monkeypatch), turns(False, monkeypatch)
    monkeypatch.setattr(evaluate, "course", lambda *_: None)
    assert told == (turns(True, monkeypatch), turns(False, monkeypatch))


def test_a_line_of_actions_is_for_the_possession_that_it_serves() -> None:
    kind = evaluate.KINDS.index
    act, chapel, guildhall = evaluate.a, kind("chapel"), kind("guildhall")
    farm = act.build(kind("farm"), 3)
    assert evaluate.purpose([farm, act.serve(chapel), act.serve(guildhall)]) == {"label": "building-guildhall"}
    assert evaluate.purpose([farm, act.build(chapel, 2), act.END_TURN]) == {"label": "building-chapel"}
    assert evaluate.purpose([farm, act.END_TURN]) is None
