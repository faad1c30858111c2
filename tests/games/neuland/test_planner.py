"""The planner: the cheapest way to get something this turn, held against a plain search over the rules themselves."""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import count

import pytest

from approdo.core.events import Events
from approdo.core.text import label
from approdo.games.neuland.actions import Build, EndTurn, PlaceBanners
from approdo.games.neuland.components import GOOD, GOODS, KIND, KINDS
from approdo.games.neuland.evaluate import action_of
from approdo.games.neuland.planner import Goal, Plan, Planner, Step
from approdo.games.neuland.rules.frames import BUILDING, PLACING, PRODUCING
from approdo.games.neuland.state import Position

from .table import Table

MILLS = "paper_mill charcoal_burner"


def good(name: str) -> Goal:
    return Goal(PRODUCING, GOOD[name])


def banners(name: str) -> Goal:
    return Goal(PLACING, KIND[name])


def told(plan: Plan | None) -> list[str]:
    assert plan is not None
    words = {PRODUCING: "make", PLACING: "use", BUILDING: "build"}
    return [f"{words[plan.steps[n].purpose]} {KINDS[plan.steps[n].kind]}" for n in plan.order]


def by_brute_force(table: Table, wanted: str, limit: int, builds: bool = False) -> int | None:
    """Dijkstra over every legal action of the rules: least time until the good has been produced."""
    kind_of = table.game.space.kind_of
    tie = count()
    queue: list[tuple[int, int, bool, Position]] = [(0, next(tie), False, table.state.clone())]
    seen: set[str] = set()
    while queue:
        time, _, made, state = heappop(queue)
        if made:
            return time
        if state.hash() in seen:
            continue
        seen.add(state.hash())
        for number in table.game.legal(state, 0):
            if kind_of(number) in (EndTurn, PlaceBanners) or (kind_of(number) is Build and not builds):
                continue
            after, out = state.clone(), Events()
            table.game.apply(after, 0, number, out)
            found = any(event.kind == "produce" and event.args["good"] == label(f"good-{wanted}") for event in out)
            if after.spent <= limit:
                heappush(queue, (after.spent, next(tie), found, after))
    return None


def test_the_first_wood_costs_food_and_an_axe() -> None:
    plan = Planner(Table().state, 0).cheapest(good("wood"))
    assert told(plan) == ["make hunting_lodge", "make woodcutter"]
    assert plan is not None
    assert plan.time == 2


def test_a_good_in_hand_is_used_before_another_is_made() -> None:
    plan = Planner(Table(goods={0: "c3.1"}).state, 0).cheapest(good("wood"))
    assert told(plan) == ["make woodcutter"]
    assert plan is not None
    assert plan.steps[0].sources[0].place == 9 * 3


def test_a_missing_building_is_built_on_the_way() -> None:
    plan = Planner(Table().state, 0).cheapest(good("paper"))
    assert told(plan) == [
        "make hunting_lodge", "make woodcutter", "build stonecutter",
        "make hunting_lodge", "make stonecutter", "build paper_mill",
        "make hunting_lodge", "make woodcutter", "make paper_mill",
    ]  # fmt: skip
    assert plan is not None
    assert plan.time == 7


def test_without_building_a_missing_good_cannot_be_had() -> None:
    assert Planner(Table().state, 0, build=False).cheapest(good("paper")) is None


def test_two_equal_goods_at_once_need_two_buildings() -> None:
    plan = Planner(Table(build={"b3": "stonecutter"}).state, 0).cheapest(banners("chapel"))
    assert told(plan).count("build stonecutter") == 1
    assert told(plan)[-1] == "use chapel"


def test_a_possession_is_built_as_late_as_can_be() -> None:
    table = Table(build={"b3": "stonecutter stonecutter", "c2": "stonecutter"})
    steps = told(Planner(table.state, 0).cheapest(banners("chapel")))
    assert steps.index("build chapel") >= len(steps) - 3


def test_a_rivals_worker_blocks_a_building() -> None:
    table = Table(build={"b2": "farm"}, goods={1: "c3.1 d3.1"})
    assert told(Planner(table.state, 0).cheapest(good("wood"))) == ["make farm", "make woodcutter"]


def test_layers_of_a_mine_are_dug_in_order() -> None:
    build = {"b3": "mine smelter", "c2": "mine", "b2": "farm"}
    table = Table(build=build, mines={"b3.1": "sci", "c2.1": "ccc"})
    plan = Planner(table.state, 0).cheapest(good("silver"))
    assert told(plan).count("make mine") == 2
    buried = Table(build=build, mines={"b3.1": "csi", "c2.1": "ccc"})
    assert Planner(buried.state, 0).cheapest(good("silver")) is None
    assert Planner(buried.state, 0, hope=True).cheapest(good("silver")) is not None, "bots hope"


def test_markers_are_used_only_when_allowed() -> None:
    table = Table(kept={0: "food wood"})
    plain = Planner(table.state, 0).cheapest(Goal(BUILDING, KIND["farm"]))
    kept = Planner(table.state, 0, pieces=True).cheapest(Goal(BUILDING, KIND["farm"]))
    assert plain is not None
    assert kept is not None
    assert (plain.time, kept.time) == (2, 0)


@pytest.mark.parametrize("wanted", ["food", "wood", "stone", "wool", "cloth", "paper", "coal"])
@pytest.mark.parametrize(
    ("build", "goods"),
    [
        ({"b3": "stonecutter", "c1": "shepherd", "a3": "weaving_mill", "e2": "paper_mill charcoal_burner"}, ""),
        (
            {"e1": "stonecutter", "c5": "shepherd", "a3": "weaving_mill", "b1": "paper_mill charcoal_burner"},
            "c3.1 d3.2",
        ),
        (
            {"d4": "stonecutter", "c1": "farm shepherd", "d2": "weaving_mill", "a2": "paper_mill charcoal_burner"},
            "c3.2 c1.1!",
        ),
    ],
)
def test_no_sequence_of_legal_actions_is_cheaper_than_the_plan(build: dict[str, str], goods: str, wanted: str) -> None:
    table = Table(build=build, goods={0: goods})
    plan = Planner(table.state, 0, build=False).cheapest(good(wanted))
    assert plan is not None
    assert plan.time == by_brute_force(table, wanted, plan.time)


@pytest.mark.parametrize("wanted", ["stone", "wool", "coal"])
def test_nor_any_that_builds(wanted: str) -> None:
    table = Table()
    plan = Planner(table.state, 0).cheapest(good(wanted))
    assert plan is not None
    assert plan.time == by_brute_force(table, wanted, plan.time, builds=True)


@pytest.mark.parametrize("yields", ["stone", "coal"])
def test_a_step_whose_building_does_not_stand_yet_is_no_action(yields: str) -> None:
    """Place -1 would name another place of another good."""
    kind = KIND["mine" if yields == "coal" else "stonecutter"]
    step = Step(PRODUCING, kind, 0, hex=0, place=-1, good=GOOD[yields], user=-1)
    assert action_of(Table().state, step) == -1


@pytest.mark.parametrize(
    ("build", "mines", "goods", "goal"),
    [
        ({}, {}, "", banners("library")),
        ({"b3": "stonecutter"}, {}, "c3.1 b3.1", banners("chapel")),
        ({"b3": "stonecutter", "b2": "shepherd"}, {}, "c3.1", banners("theatre")),
        ({"b3": "mine smelter", "c2": "stonecutter", "b2": "mint"}, {"b3.1": "sic"}, "b3.1", banners("guildhall")),
    ],
)
def test_a_plan_can_be_carried_out_step_by_step_in_its_time(
    build: dict[str, str], mines: dict[str, str], goods: str, goal: Goal
) -> None:
    table = Table(build=build, goods={0: goods}, mines=mines, left={0: 5})
    table.state.room = 99  # as long a turn as it takes
    table.state.spaces = 120
    plan = Planner(table.state, 0).cheapest(goal)
    assert plan is not None
    made: dict[int, str] = {}
    for number in plan.order:
        step = plan.steps[number]
        place = step.place
        if place < 0 and step.purpose == PRODUCING:
            built = [p for p, tile in enumerate(table.state.building) if tile == step.kind + 1 and p // 3 == step.hex]
            step = type(step)(**{**step.__dict__, "place": built[-1]})
        table.play(0, table.game.space.notation(action_of(table.state, step)))
        due = [made[s.step] if s.step >= 0 else table_place(s.place) for s in step.sources]
        while table.asked[0] == "pay":
            offered = table.legal(0)
            table.play(0, next(text for text in sorted(offered) if text.split()[-1] in due))
        if step.purpose == PRODUCING:
            made[number] = table_place(step.place)
    assert table.state.spent == plan.time
    assert table.state.left[0] < 5


def table_place(place: int) -> str:
    from approdo.games.neuland.hexes import PLACE_NAMES

    return PLACE_NAMES[place]


def test_the_view_carries_plans_for_whoever_is_to_act() -> None:
    table = Table()
    plans = table.game.aids(table.state, 0)["plans"]
    by_good = {plan["good"]: plan for plan in plans if "good" in plan}
    assert by_good["wood"]["time"] == 2
    assert by_good["wood"]["this_turn"]
    assert set(by_good) <= set(GOODS)
    assert [step["building"] for step in by_good["wood"]["steps"]] == ["hunting_lodge", "woodcutter"]
    assert {plan["possession"] for plan in plans if "possession" in plan} >= {"chapel", "library"}
    assert table.game.aids(table.state, 1)["plans"] == []
