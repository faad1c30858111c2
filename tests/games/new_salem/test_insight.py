"""Who most likely is who: worlds in which bots play games out follow what was built, and nothing that is hidden."""

from __future__ import annotations

import random
from collections import Counter

import approdo
from approdo.core.game import CHANCE
from approdo.games.new_salem import components as c
from approdo.games.new_salem.insight import HABITS, likelihoods
from approdo.games.new_salem.scoring import graded, outcome
from approdo.games.new_salem.state import DRAFTED, Position, standing

from .table import PURITANS, WITCHES, Table


def who(name: str) -> int:
    return c.CHARACTERS.index(name)


def dealt(state: Position, viewer: int, times: int = 200) -> list[list[int]]:
    """Characters as they are guessed."""
    rng, game, found = random.Random(3), approdo.load("new-salem", state.players), []
    for _ in range(times):
        world = state.clone()
        game.guess(world, viewer, lambda: rng.getrandbits(31))
        found.append(world.characters)
    return found


def test_habits_were_counted_for_every_round_and_building() -> None:
    for side in range(2):
        for r in range(1, c.ROUNDS + 1):
            assert len(HABITS[side][1][r]) == c.KINDS
            assert any(HABITS[side][0][r])


def test_who_builds_a_crypt_early_is_likely_a_witch() -> None:
    crypt, market = c.BUILDING_OF["crypt"], c.BUILDING_OF["market"]
    likely = likelihoods(2, ((1, 0, 0, crypt, DRAFTED), (1, 0, 1, market, DRAFTED)))
    best = [of.index(max(of)) for of in likely]
    assert [c.IS_WITCH[one] for one in best] == [True, False]
    assert c.TYPE_OF[market] in c.COLLECTS[best[1]]
    assert max(likely[0]) == max(likely[1]) == 1.0


def test_guessed_characters_follow_what_was_built_and_the_table_of_factions() -> None:
    table = Table(["bank"], ["crypt"], ["jail"], ["jail"], characters=PURITANS[:4])
    table.state.builds = [(1, step, 1, c.BUILDING_OF["crypt"], DRAFTED) for step in range(2)]
    table.state.builds += [(1, step, 2, c.BUILDING_OF["courthouse"], DRAFTED) for step in range(2)]
    guessed = dealt(table.state, 0)
    witch = [sum(c.IS_WITCH[characters[seat]] for characters in guessed) for seat in range(4)]
    assert witch[0] == 0
    assert witch[1] > 150 > 50 > witch[2]
    for characters in guessed:
        assert len(set(characters)) == 4
        assert characters[0] == table.state.characters[0]
        assert sum(c.IS_WITCH[one] for one in characters) <= c.WITCHES[4]


def test_what_a_seat_has_seen_is_not_guessed_and_what_it_has_not_seen_changes_nothing() -> None:
    table = Table(["bank"], ["crypt"], ["jail"], ["jail"], characters=[*PURITANS[:2], WITCHES[0], PURITANS[2]])
    table.state.looks.append((1, 0, 1))
    guessed = dealt(table.state, 0)
    assert {characters[1] for characters in guessed} == {table.state.characters[1]}
    assert len(Counter(characters[2] for characters in guessed)) > 3
    table.state.characters = [who(PURITANS[0]), who(PURITANS[1]), who(PURITANS[2]), who(WITCHES[0])]
    assert dealt(table.state, 0) == guessed


def test_a_game_is_graded_by_the_side_then_by_the_lead_in_it() -> None:
    game, rng = approdo.load("new-salem", 4), random.Random(5)
    state = game.start()
    while state.stack:
        if game.chance_next(state):
            game.apply(state, CHANCE, game.draw(state, rng))
        else:
            seat = game.actors(state)[0]
            game.apply(state, seat, rng.choice(game.legal(state, seat)))
    state.characters = [who(PURITANS[0]), who(PURITANS[5]), who(WITCHES[0]), who(PURITANS[3])]
    state.trials = 0
    hopeful = c.BUILDING_OF["theater"]
    state.towns = [tuple(standing(hopeful) for _ in range(number)) for number in (5, 1, 1, 1)]
    state.despair, state.hope = 0, [0, 0, 0, 0]
    assert outcome(state).winners == (0,)
    grades = [graded(state, seat) for seat in range(4)]
    assert grades[0] > 0.5 > max(grades[1:])
    assert grades[2] < grades[3]  # whose side lost
    state.despair = 40
    assert outcome(state).winners == (2,)
    assert graded(state, 2) > 0.9 > 0.1 > graded(state, 0)
