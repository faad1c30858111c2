"""Letting programs play: whole games between bots, and fast random playouts."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from approdo.core.actions import HOLD
from approdo.core.errors import ApprodoError
from approdo.core.game import CHANCE, Game
from approdo.core.match import Match
from approdo.core.perspective import Bot, Perspective
from approdo.core.state import State


def playout(game: Game[Any], state: State, rng: random.Random, limit: int | None = None) -> tuple[int, int]:
    """Play at random to the end, in place; (players' actions, steps in all). Volunteers are asked like bots."""
    draw, legals, handlers = game.draw, game.legals, game.handlers
    stack = state.stack
    spoken = game.volunteering
    pick = rng.random
    limit = game.bound if limit is None else limit
    actions = steps = 0
    while stack:
        if steps > limit:
            raise ApprodoError(f"{game.info.id} did not end within {limit} steps")
        steps += 1
        kind, mask = stack[-1][:2]
        if not mask:
            handlers[kind](state, CHANCE, draw(state, rng), None)
            continue
        if spoken is not None:
            actions += _ask_volunteers(game, state, rng)
        seat = (mask & -mask).bit_length() - 1
        numbers = legals[kind](state, seat)
        handlers[kind](state, seat, numbers[int(pick() * len(numbers))], None)
        actions += 1
    return actions, steps


def _ask_volunteers(game: Game[Any], state: State, rng: random.Random) -> int:
    """Each volunteer is asked once; how many spoke up. Never changes who is awaited."""
    assert game.volunteering is not None
    legal, apply = game.volunteering.legal, game.volunteering.apply
    spoke = 0
    mask = game.volunteering.seats(state)
    while mask:
        seat = (mask & -mask).bit_length() - 1
        mask &= mask - 1
        numbers = legal(state, seat)
        choice = int(rng.random() * (len(numbers) + 1))
        if choice < len(numbers):
            apply(state, seat, numbers[choice], None)
            spoke += 1
    return spoke


Memories = dict[int, Any]
"""What the bots of a match remember, by seat."""


def turn_of_bots(
    match: Match, bots: Sequence[Bot | None], rng: random.Random, memories: Memories | None = None
) -> bool:
    """Let the bots that are asked now answer once; False when the match waits for a person or is over.

    Volunteers that are bots are asked first, each once, then the first awaited seat that is a bot. What they remember
    is kept in `memories`, where the caller keeps it.
    """
    memories = {} if memories is None else memories
    for seat in match.volunteers:
        bot = bots[seat]
        if bot is not None and seat not in match.actors:
            answer = _answer(match, seat, bot, rng, memories)
            if answer != HOLD:
                match.play(seat, answer)
    for seat in match.actors:
        bot = bots[seat]
        if bot is not None:
            match.play(seat, _answer(match, seat, bot, rng, memories))
            return True
    return False


def _answer(match: Match, seat: int, bot: Bot, rng: random.Random, memories: Memories) -> int:
    perspective = Perspective.of(match.game, match.state, seat, memory=memories.get(seat))
    choice = bot.choose(perspective, rng)
    if choice.memory is not None:
        memories[seat] = choice.memory
    return match.game.space.number(choice.action)


def play_bots(match: Match, bots: Sequence[Bot], rng: random.Random) -> Match:
    """A whole game between bots."""
    memories: Memories = {}
    while not match.over:
        if match.step > match.game.bound:
            raise ApprodoError(f"{match.game.info.id} did not end within {match.game.bound} steps")
        turn_of_bots(match, bots, rng, memories)
    return match
