"""Thinking while others play: a seat's next turn as if it began now."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from approdo import Match, load

GAMES = (("new-haven", 3), ("terra-nova", 3), ("new-england", 4), ("neuland", 3))
ENTRIES = 240


def played(game: str, players: int, every: int) -> Iterator[Match]:
    """A random game, looked at now and then."""
    match, dice = Match(load(game, players), seed=5), random.Random(5)
    while not match.over and match.step < ENTRIES:
        if match.step % every == 0:
            yield match
        seat = match.actors[0]
        match.play(seat, dice.choice(match.game.legal(match.state, seat)))


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_seat_that_waits_may_look_at_its_next_turn(game: str, players: int) -> None:
    looked = 0
    for match in played(game, players, every=3):
        before = match.state.to_json()
        for seat in range(players):
            then = match.game.ahead(match.state, seat)
            if then is not None:
                looked += 1
                assert seat not in match.actors, "whoever is asked looks at the table"
                assert match.game.actors(then) == (seat,)
                assert match.game.legal(then, seat)
        assert match.state.to_json() == before
    assert looked > 20


def test_new_haven_looks_ahead_while_another_lays_a_tile() -> None:
    laying = 0
    for match in played("new-haven", 3, every=1):
        if match.game.decision(match.state).name == "lay":
            laying += 1
            waiting = [seat for seat in range(3) if match.game.ahead(match.state, seat)]
            assert waiting == [seat for seat in range(3) if seat != match.state.active]
    assert laying


def test_in_new_haven_the_turn_ahead_begins_with_nothing_harvested() -> None:
    harvested = 0
    for match in played("new-haven", 3, every=1):
        for seat in range(3):
            if (then := match.ahead(seat)) is not None:
                assert set(then["board"]["track"].values()) == {0}
                harvested += any(match.state.track)
    assert harvested, "what the turn before has left is not carried over"


def test_neuland_looks_ahead_once_everybody_settles() -> None:
    seen = set()
    for match in played("neuland", 3, every=1):
        waiting = {seat for seat in range(3) if match.game.ahead(match.state, seat)}
        settled = {(match.state.start + turn) % 3 for turn in range(match.state.turn)}
        others = {0, 1, 2} - {match.state.active}
        assert waiting == (others if match.state.turn >= 3 else others - settled)
        seen.add(match.state.turn)
    assert {1, 2, 3, 4} <= seen


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_nobody_looks_ahead_of_what_chance_will_bring(game: str, players: int) -> None:
    table, dice, draws = load(game, players), random.Random(3), 0
    state = table.start()
    while table.chance_next(state):
        assert [table.ahead(state, seat) for seat in range(players)] == [None] * players
        table.apply(state, -1, table.draw(state, dice))
        draws += 1
    assert draws


def shown(match: Match, state: Any, seat: int) -> dict[str, Any] | None:
    then = match.game.ahead(state, seat)
    return None if then is None else match.game.view(then, seat)


def test_what_it_shows_follows_from_what_the_seat_sees() -> None:
    """New Haven is the one of the four that has secrets."""
    for match in played("new-haven", 3, every=19):
        for seat in range(3):
            world = match.game.world(match.game.observe(match.state, seat), random.Random(1))
            assert shown(match, match.state, seat) == shown(match, world, seat)


def test_the_turn_that_was_looked_at_in_terra_nova_is_the_turn_that_comes() -> None:
    match, dice, compared = Match(load("terra-nova", 2), seed=2), random.Random(2), 0
    while match.step < 120 and not match.over:
        seat = match.actors[0]
        then, ends = match.game.ahead(match.state, 1 - seat), match.game.decision(match.state).name == "end"
        match.play(seat, dice.choice(match.game.legal(match.state, seat)))
        if ends and then is not None and match.actors == (1 - seat,):
            assert match.game.legal(then, 1 - seat) == match.game.legal(match.state, 1 - seat)
            assert (then.paths, then.laid) == ([], 0), "nothing of the turn before"
            compared += 1
    assert compared


def test_new_salem_deals_what_nobody_can_foresee() -> None:
    match = Match(load("new-salem", 4), seed=1)
    assert [match.ahead(seat) for seat in range(4)] == [None] * 4
