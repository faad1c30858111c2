"""Building (nl.2.3, nl.2.4, nl.6)."""

import pytest

from approdo.games.neuland.components import COST, KINDS, PRODUCTION, TERRAIN_OF

from .table import HUTS, Table

NEAR = {0: "c3", 1: "b2", 2: "c2"}
"""For every terrain a hex beside the wood at c3.2 and the stone at b3.1, or their own."""


@pytest.mark.rule("nl.6.1")
@pytest.mark.parametrize("kind", [k for k in range(PRODUCTION) if COST[k] >= 0], ids=lambda k: KINDS[k])
def test_every_production_building_can_be_built_for_its_good(kind: int) -> None:
    good = ("wood", "stone")[COST[kind] - 1]
    table = Table(build={"b3": "stonecutter"}, goods={0: "c3.2" if good == "wood" else "b3.1"})
    before, hex = table.state.display[kind], NEAR[TERRAIN_OF[kind]]
    table.play(0, f"build {KINDS[kind]} {hex}")
    assert KINDS[kind] in table.buildings(hex)
    assert table.state.display[kind] == before - 1
    assert table.goods(0) == {}
    assert table.state.free[0] == 7
    other = Table(build={"b3": "stonecutter"}, goods={0: "b3.1" if good == "wood" else "c3.2"})
    assert other.why(0, f"build {KINDS[kind]} {hex}") == "lacks"


@pytest.mark.rule("nl.2.3")
def test_a_building_stands_only_on_its_own_terrain() -> None:
    table = Table(goods={0: "c3.2"})
    refusal = table.refusal(0, "build farm c2")
    assert refusal.code == "wrong-terrain"
    assert refusal.args["wanted"] == {"label": "terrain-plain"}
    assert {text.split()[2] for text in table.legal(0, "build") if "farm" in text} <= {
        "a3",
        "b2",
        "c1",
        "c4",
        "c5",
        "d2",
        "e3",
    }


@pytest.mark.rule("nl.2.4")
def test_a_hex_holds_three_buildings() -> None:
    table = Table(build={"b2": "farm farm"}, goods={0: "c3.2"})
    table.play(0, "build shepherd b2")
    assert table.buildings("b2") == ["farm", "farm", "shepherd"]
    full = Table(build={"b2": "farm farm shepherd"}, goods={0: "c3.2"})
    assert full.why(0, "build farm b2") == "hex-full"


@pytest.mark.rule("nl.6.2")
@pytest.mark.parametrize(("hex", "time"), [("c4", 0), ("b2", 0), ("c5", 1), ("a3", 1), ("e3", 1), ("c1", 1)])
def test_building_costs_the_distance_less_one(hex: str, time: int) -> None:
    table = Table(goods={0: "c3.2"})
    table.play(0, f"build farm {hex}")
    assert table.state.spent == time


@pytest.mark.rule("nl.6.2")
def test_building_in_the_same_hex_is_free_and_far_away_costs_three() -> None:
    table = Table(build={"a1": "stonecutter"}, goods={0: "a1.1"})
    table.play(0, "build mint e3")
    assert table.state.spent == 3
    table = Table(goods={0: "c3.2"})
    table.play(0, "build charcoal_burner c3")
    assert table.state.spent == 0


@pytest.mark.rule("nl.6.3")
def test_only_the_top_possession_of_a_stack_can_be_built() -> None:
    table = Table(build={"b3": "stonecutter"}, goods={0: "b3.1"})
    possessions = {text.split()[1] for text in table.legal(0, "build")} & set(KINDS[PRODUCTION:])
    assert possessions == {"chapel", "library", "theatre", "guildhall", "training_ground"}
    assert table.why(0, "build abbey c3") == "not-on-top"
    table.play(0, "build chapel b2")
    table.state.worker[table.state.building.index(KINDS.index("stonecutter") + 1)] = 1
    table.state.good[table.state.building.index(KINDS.index("stonecutter") + 1)] = 3
    table.state.free[0] -= 1
    assert "build abbey c3" in table.legal(0)
    assert table.why(0, "build chapel c4") == "none-left"


@pytest.mark.rule("nl.6.4")
def test_a_kind_that_has_run_out_cannot_be_built() -> None:
    table = Table(build={"a3": "farm farm", "c1": "farm farm"}, goods={0: "c3.2"})
    assert table.why(0, "build farm b2") == "none-left"
    assert not any("farm" in text for text in table.legal(0, "build"))


def test_building_needs_time_when_the_good_is_far() -> None:
    table = Table(build={"a1": "stonecutter"}, goods={0: "a1.1"}, spent=15)
    assert table.refusal(0, "build mint e3").args == {"time": 3, "left": 2}


def test_the_position_of_the_huts_is_as_the_table_says() -> None:
    assert Table(players=4).buildings(HUTS[3]) == ["hunting_lodge", "woodcutter"]
