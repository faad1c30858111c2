"""Who need not be asked: bots with nothing to give and nothing to say, told from what everybody sees."""

from __future__ import annotations

import random

import pytest

from approdo.bots import make
from approdo.bots.levels import keeps_to_answers
from approdo.core.actions import HOLD
from approdo.core.match import Match
from approdo.core.perspective import Perspective
from approdo.core.playing import turn_of_bots
from approdo.core.registry import load
from approdo.games.new_salem import actions
from approdo.games.new_salem.rules import frames as f
from approdo.games.new_salem.state import Position


@pytest.mark.parametrize("level", ["beginner", "easy", "greedy", "hard", "expert"])
def test_a_bot_that_need_not_be_asked_would_hold_and_everybody_can_tell(level: str) -> None:
    """The talk is the same as if all were asked; and that somebody is not asked tells nothing."""
    rng, others, bot = random.Random(5), random.Random(7), make(level)
    match = Match(load("new-salem", 6), seed=7)
    assert keeps_to_answers(level)
    silent = asked = 0
    while not match.over:
        for seat in set(match.volunteers) - set(match.actors):
            may = match.game.may_speak(match.state, seat)
            seen = match.game.observe(match.state, (seat + 1) % 6)
            assert match.game.may_speak(match.game.world(seen, rng), seat) == may
            if may:
                asked += 1
                continue
            silent += 1
            choice = bot.choose(Perspective.of(match.game, match.state, seat), rng)
            assert match.game.space.number(choice.action) == HOLD
        turn_of_bots(match, [make("greedy")] * 6, others)
    assert silent > 20
    assert asked > 20


def test_strangers_and_chance_are_always_asked() -> None:
    assert not any(keeps_to_answers(spec) for spec in ("random", "my.py:Bot", "greedy:worlds=1"))


@pytest.mark.parametrize("level", ["beginner", "easy"])
def test_who_errs_in_play_does_not_blurt_out_what_nobody_would_say(level: str) -> None:
    """Nobody calls himself a witch or tells of a card that nobody has seen: words are those of talk.py, or none."""
    rng, bot = random.Random(11), make(level)
    match = Match(load("new-salem", 5), seed=11)
    spoken = 0
    while not match.over and spoken < 40:
        for seat in set(match.volunteers) - set(match.actors):
            choice = bot.choose(Perspective.of(match.game, match.state, seat), rng)
            number = match.game.space.number(choice.action)
            if number != HOLD and number not in actions.GIVE_IDS:
                spoken += 1
                assert number == match.game.answer(match.state, seat)
        turn_of_bots(match, [make("greedy")] * 5, rng)
    assert spoken > 10


@pytest.mark.parametrize("level", ["beginner:wander=1", "easy:wander=1"])
def test_nor_does_who_is_asked_for_something_else(level: str) -> None:
    """A constable who overlooks what is worth a look still looks at what he may do, not at all he might claim."""
    rng, bot = random.Random(3), make(level)
    match = Match(load("new-salem", 4), seed=3)
    asked = 0
    while not match.over:
        for seat in set(match.volunteers) & set(match.actors):
            asked += 1
            number = match.game.space.number(bot.choose(Perspective.of(match.game, match.state, seat), rng).action)
            assert number < match.game.space.volunteer_from or number == match.game.answer(match.state, seat)
        turn_of_bots(match, [make("greedy")] * 4, rng)
    assert asked > 20


@pytest.mark.parametrize("level", ["beginner", "easy"])
def test_who_errs_in_play_gives_no_hope_while_an_event_is_carried_out(level: str) -> None:
    """It would be too late for this event, and the next constable is another (ns.6.1, ns.6.8)."""
    rng, bot = random.Random(5), make(level)
    match = Match(load("new-salem", 5), seed=5)
    late = 0
    while not match.over:
        state: Position = match.state  # type: ignore[assignment]
        if match.volunteers and f.top(state) != f.CHOOSE_TRIGGER:
            for seat in set(match.volunteers) - set(match.actors):
                late += state.hope[seat] > 0
                choice = bot.choose(Perspective.of(match.game, state, seat), rng)
                assert match.game.space.number(choice.action) not in actions.GIVE_IDS
        turn_of_bots(match, [make("greedy")] * 5, rng)
    assert late > 10
