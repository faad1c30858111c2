"""Every plan runs by the rules in exactly its time; no way at all undercuts a plan that says it is exact."""

from __future__ import annotations

import random
from collections import Counter
from heapq import heappop, heappush
from itertools import count
from typing import Any

import pytest

from approdo.core.game import CHANCE, Game
from approdo.core.match import Match
from approdo.core.registry import load
from approdo.games.neuland import actions as a
from approdo.games.neuland.aids import plans
from approdo.games.neuland.components import GOOD, KIND
from approdo.games.neuland.hexes import PLACE_NAMES
from approdo.games.neuland.rules.frames import ASK_ACT, ASK_PAY
from approdo.games.neuland.shapes import Plan, PlanStep, Way
from approdo.games.neuland.state import Position

from .positions import played, thinned
from .table import Table

PIECES = ("wheelbarrow", "food_marker", "wood_marker")


# --- carrying out what the view says ---


def lengthened(state: Position) -> Position:
    """The position in a turn that is as long as it takes."""
    state = state.clone()
    state.spaces, state.room = 200, 199
    return state


def carry_out(game: Game[Position], state: Position, seat: int, way: Way) -> None:
    """Do what a plan of the view says, one legal action after the other, and see that it takes the time said."""
    state = state.clone() if way["this_turn"] else lengthened(state)
    start, had = state.spent, [getattr(state, piece)[seat] for piece in PIECES]
    for step in way["steps"]:
        before = state.spent
        do(game, state, seat, notation(step))
        while state.stack and state.stack[-1][0] == ASK_PAY:
            do(game, state, seat, *payment(game, state, seat, step))
        settle_mines(game, state)
        assert state.spent - before == step["time"]
        where = PLACE_NAMES.index(step["at"])
        assert state.building[where] == KIND[step["building"]] + 1
        assert (state.good[where] == GOOD[step["good"]] + 1) if step["good"] else not state.worker[where]
    assert state.spent - start == way["time"]
    used = {piece for piece, old in zip(PIECES, had, strict=True) if old != getattr(state, piece)[seat]}
    assert used == set(way["pieces"])


def notation(step: PlanStep) -> str:
    if step["do"] == "build":
        return f"build {step['building']} {step['hex']}"
    return f"place-banners {step['building']}" if step["do"] == "banners" else f"produce {step['good']} {step['at']}"


def payment(game: Game[Position], state: Position, seat: int, step: PlanStep) -> list[str]:
    offered = [game.space.notation(number) for number in game.legal(state, seat)]
    wanted = [f"pay {p['good']} {p['place']}" if p["place"] else f"pay-marker {p['good']}" for p in step["pay"]]
    if step["wheelbarrow"] and "use-wheelbarrow" in offered:
        wanted = ["use-wheelbarrow"]
    return [text for text in offered if text in wanted][:1]


def do(game: Game[Position], state: Position, seat: int, *texts: str) -> None:
    assert texts, "nothing that the plan says can be done"
    for text in texts:
        number = game.space.number(text)
        assert number in game.legal(state, seat), f"{text} is not legal"
        game.apply(state, seat, number)


def settle_mines(game: Game[Position], state: Position) -> list[int]:
    """Fill mines that ran out, somehow; the mines that were filled."""
    filled = []
    while state.stack and state.stack[-1][0] not in (ASK_ACT, ASK_PAY):
        before = state.mine[:]
        if game.chance_next(state):
            game.apply(state, CHANCE, game.outcomes(state)[0][0])
        else:
            actor = game.actors(state)[0]
            game.apply(state, actor, game.legal(state, actor)[0])
        filled += [place for place in range(len(before)) if state.mine[place] != before[place]]
    return filled


# --- the search over everything ---


def cheaper_way(game: Game[Position], start: Position, seat: int, plan: Plan, way: Way, budget: int) -> tuple[str, int]:
    """Uniform cost over every action of the rules: is there a way to the goal in less time than the plan says?

    "none", "found" with its time, or "open" when the budget was not enough. Minerals that a mine gets during the
    search are luck, so mines filled anew are left alone. The last action takes at least 1 time.
    """
    goal = game.space.number(f"place-banners {plan['possession']}") if "possession" in plan else -1
    good = GOOD[plan["good"]] if "good" in plan else -1
    spare = way["pieces"] == [] and way is not plan
    limit = way["time"] - 1
    tie = count()
    queue: list[tuple[int, int, Position, frozenset[int]]] = []
    begin = lengthened(start)
    if spare:
        for piece in PIECES:
            getattr(begin, piece)[seat] = 0
    heappush(queue, (0, next(tie), begin, frozenset()))
    seen: set[object] = set()
    expanded = 0
    while queue:
        time, _, state, luck = heappop(queue)
        key = (time, fingerprint(state, luck)) if state.stack[-1][0] == ASK_PAY else fingerprint(state, luck)
        if key in seen:
            continue
        seen.add(key)
        expanded += 1
        if expanded > budget:
            return "open", time
        for number in game.legal(state, seat):
            if state.stack[-1][0] == ASK_ACT and number >= a.END_TURN:
                continue
            if a.PLACE_BANNERS <= number < a.BUILD and number != goal:
                continue
            if a.PRODUCE <= number < a.PLACE_BANNERS and a.producing(number)[1] in luck:
                continue
            wins = number == goal or (
                good >= 0 and a.PRODUCE <= number < a.PLACE_BANNERS and a.producing(number)[0] == good
            )
            after = state.clone()
            game.apply(after, seat, number)
            for done in finished(game, after, seat) if wins else [after]:
                spent = done.spent - start.spent
                if wins and spent <= limit:
                    return "found", spent
                filled = settle_mines(game, done) if not wins else []
                if done.stack and not wins and spent < limit:
                    heappush(queue, (spent, next(tie), done, luck.union(filled)))
    return "none", 0


def finished(game: Game[Position], state: Position, seat: int) -> list[Position]:
    """All positions to which the payment under way leads."""
    if not state.stack or state.stack[-1][0] != ASK_PAY:
        return [state]
    found = []
    for number in game.legal(state, seat):
        after = state.clone()
        game.apply(after, seat, number)
        found += finished(game, after, seat)
    return found


def fingerprint(state: Position, luck: frozenset[int]) -> object:
    """The position without the time spent; which slot of a hex a building takes makes no difference."""
    cells = list(zip(state.building, state.worker, state.good, state.mine, strict=True))
    hexes = tuple(
        tuple(sorted((*cell, h * 3 + n in luck) for n, cell in enumerate(cells[h * 3 : h * 3 + 3]))) for h in range(19)
    )
    pieces = tuple(bytes(getattr(state, piece)) for piece in PIECES)
    return hexes, pieces, bytes(state.display), bytes(state.stacks), tuple(state.stack[-1])


def check(positions: int, seed: int, budget: int) -> Counter[str]:
    """Run all plans of many positions, and look for something cheaper than some of them."""
    told: Counter[str] = Counter()
    rng = random.Random(seed)
    for number, (game, played_state, seat) in enumerate(played(positions, seed)):
        state = thinned(played_state, rng) if number % 3 else played_state
        offered = plans(state, seat)
        for plan in offered:
            for way in filter(None, (plan, plan["keeping"])):
                carry_out(game, state, seat, way)
                told["carried out"] += 1
                told["exact"] += way["exact"]
        told["positions"] += 1
        for plan in rng.sample(offered, min(2, len(offered))):
            for way in filter(None, (plan, plan["keeping"])):
                if way["exact"]:
                    answer, time = cheaper_way(game, state, seat, plan, way, budget)
                    what = plan.get("good") or plan.get("possession")
                    assert answer != "found", (
                        f"{what}: {way['time']} is said to be exact, but {time} is enough: {state.to_json()}"
                    )
                    told[f"no cheaper way: {answer}"] += 1
    print(dict(told))
    return told


def test_plans_run_in_their_time_and_exact_ones_are_the_cheapest() -> None:
    told = check(45, seed=11, budget=50)
    assert told["exact"] > told["carried out"] / 3, "it may claim little, but not nothing"
    assert told["no cheaper way: none"] > 45, "enough claims must have been settled by the search"


@pytest.mark.deep
def test_a_thousand_positions() -> None:
    told = check(1000, seed=12, budget=100)
    assert told["no cheaper way: none"] > 450


# --- what was wrong once ---


def plans_of(table: Table, seat: int = 0) -> dict[str, Any]:
    found = {str(plan.get("good") or plan.get("possession")): plan for plan in plans(table.state, seat)}
    for plan in found.values():
        for way in filter(None, (plan, plan["keeping"])):
            carry_out(table.game, table.state, seat, way)
    return found


def test_two_equal_new_buildings_may_stand_in_one_hex() -> None:
    match = Match(load("neuland", 2, first="1"), seed=1)
    match.play(0, "settle e2")
    plan = next(plan for plan in plans(match.state, 0) if plan.get("possession") == "chapel")
    keeping = plan["keeping"]
    assert keeping is not None
    assert keeping["time"] == 11, "without markers; it was 13 as long as a hex could hold only one of them"
    for way in (plan, keeping):
        carry_out(match.game, match.state, 0, way)


def test_no_more_buildings_are_planned_than_tiles_are_left() -> None:
    table = Table(build={"b3": "stonecutter", "b1": "paper_mill", "d1": "paper_mill"}, stacks=[0, 1, 0, 0, 0])
    table.state.building[:] = bytes(0 if tile == KIND["paper_mill"] + 1 else tile for tile in table.state.building)
    assert table.state.display[KIND["paper_mill"]] == 1
    plan = plans_of(table).get("alchemists_cave")
    assert plan is None or [s["building"] for s in plan["steps"] if s["do"] == "build"].count("paper_mill") <= 1


def test_a_second_building_nearer_to_its_work_is_thought_of() -> None:
    table = Table(build={"a1": "stonecutter"}, goods={0: "c3.2"}, settled=1)
    plan = plans_of(table)["stone"]
    assert plan["time"] == 2, "a new one beside the lodge, not the old one two steps away"
    assert plan["steps"][0]["do"] == "build"


def test_markers_and_wheelbarrow_are_among_the_means() -> None:
    plan = plans_of(Table(kept={0: "food wood wheelbarrow"}))["stone"]
    assert (plan["time"], plan["exact"], plan["pieces"]) == (1, True, ["food_marker", "wood_marker"])
    assert (plan["keeping"]["time"], plan["keeping"]["pieces"]) == (4, [])
    far = Table(build={"e3": "farm", "a1": "stonecutter"}, goods={0: "e3.1", 1: "c3.1 d3.1"}, kept={0: "wheelbarrow"})
    plan = plans_of(far)["stone"]
    assert (plan["time"], plan["pieces"]) == (1, ["wheelbarrow"])
    assert plan["keeping"]["time"] == 3


def test_the_action_that_places_the_last_banner_needs_no_free_space() -> None:
    table = Table(
        build={"b3": "stonecutter stonecutter", "b2": "chapel"},
        goods={0: "b3.1 b3.2"},
        left={0: 2},
        ahead=[0, 17],
        spent=16,
    )
    assert table.state.room == 16
    plan = plans_of(table)["chapel"]
    assert (plan["time"], plan["this_turn"]) == (1, True)
    assert not plans_of(table)["food"]["this_turn"], "no time is left for anything else"


@pytest.mark.parametrize("language", ["en", "it"])
def test_what_the_planner_overlooks_is_in_the_view_and_has_words(language: str) -> None:
    table = Table()
    texts = table.game.info.texts(language)
    overlooked = table.game.aids(table.state, 0)["overlooks"]
    assert set(overlooked) == {"luck", "rivals", "spoiling", "detours"}
    for name in overlooked:
        assert texts.render(f"overlook-{name}")[-1] == "."
