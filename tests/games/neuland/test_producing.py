"""Buildings, goods and producing (nl.2, nl.5)."""

import pytest

from approdo.games.neuland.components import COST, GOODS, KINDS, PRODUCTION, RECIPES, TERRAIN_OF
from approdo.games.neuland.hexes import PLACE_NAMES

from .table import Table

HEX_OF_TERRAIN = ("a2", "a3", "a1")


@pytest.mark.rule("nl.2.1", "nl.5.1")
def test_the_three_sorts_of_building() -> None:
    table = Table(build={"b2": "chapel", "b3": "stonecutter stonecutter"}, goods={0: "b3.1 b3.2"})
    table.play(0, "produce food c3.1")
    table.play(0, "produce wood c3.2")
    told = table.play(0, "place-banners chapel")
    assert table.goods(0) == {"c3.2": "wood"}
    assert told[-1].kind == "banners"


@pytest.mark.rule("nl.2.2")
def test_everybody_may_use_what_another_has_built() -> None:
    table = Table(0)
    table.play(0, "produce food c3.1", "produce wood c3.2", "build farm b2", "end-turn 0")
    table.play(0, "end-turn 5")
    assert table.asked == ("act", 1)
    assert "produce food b2.1" in table.legal(1)
    assert "produce food c3.1" in table.legal(1)


@pytest.mark.rule("nl.2.5")
def test_a_worker_stands_for_the_good_of_its_building_and_belongs_to_its_player() -> None:
    table = Table(build={"b2": "farm"})
    table.play(0, "produce food b2.1")
    assert table.goods(0) == {"b2.1": "food"}
    assert table.goods(1) == {}
    assert table.state.free[0] == 6


@pytest.mark.rule("nl.2.6")
def test_only_ones_own_workers_pay() -> None:
    table = Table(0, goods={1: "c3.1 b2.1"}, build={"b2": "farm"})
    refusal = table.refusal(0, "produce wood c3.2")
    assert refusal.code == "lacks"
    table = Table(0, goods={0: "c3.1 d3.1", 1: "b2.1"}, build={"b2": "farm"})
    table.play(0, "produce wood c3.2")
    assert table.legal(0) == {"pay food c3.1", "pay food d3.1"}
    assert table.why(0, "pay food b2.1") == "not-yours"


def producing_cases() -> list[tuple[str, int]]:
    return [(KINDS[k], recipe) for k in range(PRODUCTION) for recipe in range(len(RECIPES[k]))]


@pytest.mark.rule("nl.2.7", "nl.5.1")
@pytest.mark.parametrize(("kind", "recipe"), producing_cases())
def test_every_production_building_turns_its_inputs_into_its_output(kind: str, recipe: int) -> None:
    inputs, output = RECIPES[KINDS.index(kind)][recipe]
    build: dict[str, str] = {"e3": "farm", "e1": "smelter", "d4": "mine", "d1": "charcoal_burner", "c1": "shepherd"}
    goods = []
    for good in (GOODS[g] for g in inputs):
        where = {
            "food": "e3.1", "wood": "d3.2", "wool": "c1.1", "coal": "d1.1", "raw_iron": "d4.1",
            "raw_silver": "d4.1", "iron": "e1.1=iron", "silver": "e1.1=silver",
        }[good]  # fmt: skip
        goods.append(where)
    hex = HEX_OF_TERRAIN[TERRAIN_OF[KINDS.index(kind)]]
    build = {**build, hex: kind} if COST[KINDS.index(kind)] >= 0 else build
    mineral = "s" if "raw_silver" in {GOODS[g] for g in inputs} else "i"
    mines = {"d4.1": f"{mineral}cc"} | ({f"{hex}.1": "cis"} if kind == "mine" else {})
    table = Table(build=build, goods={0: " ".join(goods)}, mines=mines)
    place = f"{hex}.1" if COST[KINDS.index(kind)] >= 0 else {"hunting_lodge": "c3.1", "woodcutter": "c3.2"}[kind]
    good = GOODS[output] if output >= 0 else "coal"
    table.play(0, f"produce {good} {place}")
    assert table.goods(0) == {place: good}
    assert table.state.free[0] == 6


@pytest.mark.rule("nl.5.2")
def test_paying_takes_the_worker_back_and_frees_its_building_at_once() -> None:
    table = Table(goods={0: "c3.1"})
    assert table.why(0, "produce food c3.1") == "occupied"
    table.play(0, "produce wood c3.2")
    assert table.goods(0) == {"c3.2": "wood"}
    table.play(0, "produce food c3.1")
    assert table.goods(0) == {"c3.1": "food", "c3.2": "wood"}
    assert table.state.free[0] == 5


@pytest.mark.rule("nl.5.3")
@pytest.mark.parametrize(
    ("place", "time"),
    [("c3.1", 1), ("b2.1", 1), ("a3.1", 2), ("c1.1", 2), ("c5.1", 2)],
)
def test_producing_costs_the_distance_and_at_least_one(place: str, time: int) -> None:
    build = dict.fromkeys(("b2", "a3", "c1", "c5"), "farm")
    table = Table(build=build, goods={0: place})
    table.play(0, "produce wood c3.2")
    assert table.state.spent == time


@pytest.mark.rule("nl.5.3")
def test_nothing_from_nothing_costs_one_and_two_goods_cost_the_farther() -> None:
    table = Table()
    table.play(0, "produce food c3.1")
    assert table.state.spent == 1
    table = Table(build={"b3": "mine smelter", "d1": "charcoal_burner"}, mines={"b3.1": "icc"}, goods={0: "b3.1 d1.1"})
    table.play(0, "produce iron b3.2")
    assert table.state.spent == 3, "d1 is three steps from b3; the raw iron is there"


@pytest.mark.rule("nl.5.4")
def test_an_occupied_building_is_blocked_for_everybody() -> None:
    table = Table(0, goods={0: "c3.1", 1: "d3.1"})
    assert table.refusal(0, "produce food c3.1").args["other"] == {"seat": 0}
    assert table.refusal(0, "produce food d3.1").args["other"] == {"seat": 1}
    assert table.legal(0, "produce") == {"produce wood c3.2", "produce wood d3.2"}


@pytest.mark.rule("nl.5.5")
def test_without_a_worker_nothing_can_be_made_from_nothing() -> None:
    build = {"b2": "farm", "a3": "farm", "c1": "farm", "c5": "farm", "b3": "stonecutter"}
    table = Table(build=build, goods={0: "c3.1 d3.1 b2.1 a3.1 c1.1 c3.2 b3.1"})
    assert table.state.free[0] == 0
    assert table.why(0, "produce food c5.1") == "no-worker"
    assert "produce wood d3.2" in table.legal(0), "the worker that pays comes back"


@pytest.mark.rule("nl.5.5", "nl.8.2")
def test_a_marker_gives_no_worker_back() -> None:
    build = {"b3": "stonecutter stonecutter", "c2": "stonecutter stonecutter", "b2": "shepherd shepherd"}
    table = Table(build=build, goods={0: "b3.1 b3.2 c2.1 c2.2 b2.2 c3.2 b2.1"}, kept={0: "food"})
    assert table.state.free[0] == 0
    assert table.why(0, "produce wood d3.2") == "no-worker"
    table.state.worker[PLACE_NAMES.index("c2.2")] = table.state.good[PLACE_NAMES.index("c2.2")] = 0
    table.state.free[0] = 1
    table.play(0, "produce wood d3.2", "pay-marker food")
    assert table.state.free[0] == 0


def test_refusals_name_what_is_wrong_with_a_place() -> None:
    table = Table(build={"b2": "chapel"})
    assert table.why(0, "produce food a1.1") == "no-building"
    assert table.why(0, "produce wood c3.1") == "yields-other"
    assert table.why(0, "produce stone b2.1") == "yields-other"
