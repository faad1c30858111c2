"""Possessions and banners (nl.7)."""

import pytest

from approdo.games.neuland.components import (
    BANNERS_ON,
    GOODS,
    KINDS,
    POSSESSIONS,
    PRODUCTION,
    RECIPES,
    STACK_HEIGHT,
    TERRAIN_OF,
)

from .table import Table

PLACES = {
    "stone": ("a1.1", "a1.2"),
    "paper": ("a2.1", "a2.2"),
    "cloth": ("c1.1", "c1.2"),
    "coins": ("a3.1", "a3.2"),
    "sword": ("b1.1", "b1.2"),
}
ALL = {
    "a1": "stonecutter stonecutter stonecutter",
    "a2": "paper_mill paper_mill",
    "c1": "weaving_mill weaving_mill",
    "a3": "mint mint",
    "b1": "weapon_smith weapon_smith",
}
SITE = ("d3", "b2", "c2")


def with_goods(kind: int, extra: str = "", **more: object) -> Table:
    inputs = [GOODS[g] for g in RECIPES[kind][0][0]]
    places = [PLACES[good][inputs[:i].count(good)] for i, good in enumerate(inputs)]
    stacks = [0] * 5
    stacks[(kind - PRODUCTION) // STACK_HEIGHT] = (kind - PRODUCTION) % STACK_HEIGHT
    return Table(build=ALL, goods={0: " ".join(places) + extra}, stacks=stacks, **more)  # type: ignore[arg-type]


@pytest.mark.rule("nl.2.9", "nl.6.3", "nl.7.2")
@pytest.mark.parametrize("kind", POSSESSIONS, ids=lambda k: KINDS[k])
def test_every_possession_is_built_with_stone_and_takes_its_goods_for_its_banners(kind: int) -> None:
    table = with_goods(kind, " a1.3")
    hex = SITE[TERRAIN_OF[kind]]
    table.play(0, f"build {KINDS[kind]} {hex}")
    while table.asked[0] == "pay":
        table.play(0, "pay stone a1.3" if "pay stone a1.3" in table.legal(0) else sorted(table.legal(0))[0])
    assert KINDS[kind] in table.buildings(hex)
    told = table.game.effect(table.state, 0, table.game.space.number(f"place-banners {KINDS[kind]}"))
    assert told is not None
    assert told["banners"] == BANNERS_ON[kind]
    table.play(0, f"place-banners {KINDS[kind]}")
    assert table.goods(0) == {}
    assert table.state.left[0] == 18 - BANNERS_ON[kind]
    assert table.state.free[0] == 7


@pytest.mark.rule("nl.7.1")
def test_placing_banners_costs_time_like_producing_and_places_no_worker() -> None:
    table = Table(build={"c2": "stonecutter stonecutter", "c5": "chapel", "c1": "library"}, goods={0: "c2.1 c2.2"})
    table.play(0, "place-banners chapel")
    assert table.state.spent == 3
    assert table.goods(0) == {}
    near = Table(build={"c2": "stonecutter stonecutter", "d2": "chapel"}, goods={0: "c2.1 c2.2"})
    near.play(0, "place-banners chapel")
    assert near.state.spent == 1


@pytest.mark.rule("nl.7.1")
def test_a_possession_can_be_served_without_a_worker_at_home() -> None:
    build = {"c2": "stonecutter stonecutter", "d2": "chapel", "b2": "farm farm", "a3": "farm"}
    table = Table(build=build, goods={0: "c2.1 c2.2 b2.1 b2.2 a3.1 c3.1 d3.1"})
    assert table.state.free[0] == 0
    assert "place-banners chapel" in table.legal(0)


@pytest.mark.rule("nl.7.2")
def test_fewer_banners_left_than_shown_are_all_placed_and_win() -> None:
    table = Table(build={"b3": "stonecutter", "a3": "mint guildhall"}, goods={0: "b3.1 a3.1"}, left={0: 1})
    table.play(0, "place-banners guildhall")
    assert table.state.left[0] == 0
    assert max(table.state.banners) == 1
    assert not table.state.stack


@pytest.mark.rule("nl.7.3")
def test_a_possession_with_banners_is_closed() -> None:
    build = {"c2": "stonecutter stonecutter", "b3": "stonecutter stonecutter", "b2": "chapel"}
    table = Table(build=build, goods={0: "c2.1 c2.2 b3.1 b3.2"})
    table.play(0, "place-banners chapel", "pay stone b3.1", "pay stone b3.2")
    refusal = table.refusal(0, "place-banners chapel")
    assert refusal.code == "closed"
    assert refusal.args["other"] == {"seat": 0}


@pytest.mark.rule("nl.7.4")
def test_a_built_possession_goes_to_whoever_serves_it_first() -> None:
    build = {"c2": "stonecutter stonecutter", "b3": "stonecutter"}
    table = Table(0, build=build, goods={0: "b3.1", 1: "c2.1 c2.2"}, ahead=[0, 2])
    assert table.why(0, "place-banners chapel") == "not-built"
    table.play(0, "build chapel b2")
    assert table.asked == ("act", 0), "building does not use it"
    assert table.why(0, "place-banners chapel") == "lacks"
    table.play(0, "end-turn 5")
    table.play(1, "place-banners chapel")
    assert list(table.state.left) == [18, 16]


def test_a_pair_of_equal_goods_is_offered_once_in_the_order_of_places() -> None:
    build = {"c2": "stonecutter stonecutter", "b3": "stonecutter", "b2": "chapel"}
    table = Table(build=build, goods={0: "c2.1 c2.2 b3.1"})
    table.play(0, "place-banners chapel")
    assert table.legal(0) == {"pay stone b3.1", "pay stone c2.1"}
    assert table.why(0, "pay stone c2.2") == "pair-order"
    table.play(0, "pay stone c2.1")
    assert table.state.left[0] == 16, "only c2.2 can follow c2.1, so it is handed over unasked"
    assert table.goods(0) == {"b3.1": "stone"}
