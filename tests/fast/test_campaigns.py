"""Neuland's campaigns on the kernel: what they begin with is legal by the rules, and the same seed finds the same."""

from __future__ import annotations

import pytest

pytest.importorskip("numpy")

from approdo.fast import campaigns, registry
from approdo.fast.warm import CAMPAIGNING, entries
from tests.fast.plain import in_plain_python

BEGIN = """
import random
from approdo.core.registry import load
from approdo.games.neuland.rules.frames import ASK_ACT, ASK_SETTLE

game, rng = load("neuland", 2, first="1"), random.Random(3)
state = game.start()
while not game.actors(state) or state.stack[-1][0] != ASK_ACT:
    seat = -1 if game.chance_next(state) else game.actors(state)[0]
    game.apply(state, seat, game.draw(state, rng) if seat < 0 else game.legal(state, seat)[0])
(seat,) = game.actors(state)
"""
"""Neuland where the first player has huts and is asked what to do."""
THINKS = """
from approdo.fast.campaigns import think

state.left[:] = [2, 2]  # the next possession wins
found = think(game, state, seat, [], 700, 1, 7)
assert found == think(game, state, seat, [], 700, 1, 7)
assert found.margin >= 0 and found.line[0] != found.other[0]
for line in (found.line, found.other):
    trial = state.clone()
    for number in line:
        assert game.awaited(trial) == 1 << seat, line
        assert number in game.legal(trial, seat), (line, number)
        game.apply(trial, seat, number)
    assert game.awaited(trial) != 1 << seat, "a line goes to the end of the turn, or to chance"
trial = state.clone()
game.apply(trial, seat, found.line[0])
if trial.stack[-1][0] not in (ASK_ACT, ASK_SETTLE):
    assert not think(game, trial, seat, [], 700, 1, 7).line, "how to pay is no campaign"
"""
DIGS = """
from approdo.fast.neuland import LAYOUT, tables
from approdo.fast.neuland.following import act_of
from approdo.fast.neuland.steps import step_of
from approdo.games.neuland import actions as a
from approdo.games.neuland.components import FOOD, LODGE, MINE, MINERALS
from approdo.games.neuland.hexes import HEX_OF
from approdo.games.neuland.rules.frames import PRODUCING

lodge = state.building.index(LODGE + 1)
game.apply(state, seat, a.produce(FOOD, lodge))
place = state.building.index(0)
state.building[place] = MINE + 1
state.mine[place] = 1 | 2 << 2 | 2 << 4
wanted = step_of(PRODUCING, MINE, 0, HEX_OF[place], place, MINERALS[1])
digs = act_of(LAYOUT.pack(state, game), tables(game), seat, 0, wanted)
assert digs == a.produce(MINERALS[0], place)
assert digs in game.legal(state, seat)
"""
REMEMBERS = """
from approdo.fast.jit import streams
from approdo.fast.neuland import LAYOUT, tables
from approdo.fast.neuland.campaign import COURSES, COUNT, T_LOOKED, T_TRIED, play_out
from approdo.games.neuland.components import PRODUCTION

state.left[:] = [4, 4]
table, ends, looked = tables(game), [], [0]
table[T_TRIED + COUNT], table[T_TRIED + COURSES] = 1, PRODUCTION
for _ in range(2):
    row = LAYOUT.pack(state, game)
    ends.append((play_out(row, table, seat, T_TRIED, streams(5, 1), 0), row.tolist()))
    looked.append(int(table[T_LOOKED]))
assert ends[0] == ends[1]
assert (looked[2] - looked[1]) * 10 < looked[1], looked
"""
AS_GREEDY = """
from approdo.fast.neuland import LAYOUT, tables
from approdo.fast.neuland.campaign import as_greedy

row, table, turn = LAYOUT.pack(state, game), tables(game), state.turn
decisions = 0
while state.turn == turn and game.awaited(state) == 1 << seat:
    game.apply(state, seat, game.shortlist(state, seat, game.legal(state, seat))[0])
    if game.awaited(state) != 1 << seat or state.stack[-1][0] == ASK_ACT:
        as_greedy(row, table, seat)
        assert LAYOUT.unpack(row, game).hash() == state.hash(), decisions
        decisions += 1
assert decisions > 3
"""


def test_neuland_is_warmed_for_it() -> None:
    assert [id for id in registry.games_with_kernel() if campaigns.knows(id)] == ["neuland"]
    assert CAMPAIGNING in entries("neuland")
    assert CAMPAIGNING not in entries("terra-nova")


def test_lines_are_legal_by_the_rules() -> None:
    in_plain_python(BEGIN + THINKS)


def test_who_hopes_for_a_mineral_farther_down_digs_for_it() -> None:
    in_plain_python(BEGIN + DIGS)


def test_what_was_done_once_in_a_position_is_known_there() -> None:
    in_plain_python(BEGIN + REMEMBERS)


def test_others_do_what_greedy_does() -> None:
    in_plain_python(BEGIN + AS_GREEDY)
