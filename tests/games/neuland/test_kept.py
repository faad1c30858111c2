"""Wheelbarrow, food marker and wood marker (nl.8)."""

import pytest

from .table import Table


@pytest.mark.rule("nl.8.1")
def test_the_wheelbarrow_makes_producing_cost_one_and_the_good_is_still_handed_over() -> None:
    table = Table(build={"e3": "farm", "a1": "stonecutter"}, goods={0: "e3.1"}, kept={0: "wheelbarrow"})
    table.play(0, "produce stone a1.1", "use-wheelbarrow")
    assert table.goods(0) == {"a1.1": "stone"}
    assert table.state.spent == 1
    assert not table.state.wheelbarrow[0]


@pytest.mark.rule("nl.8.1")
def test_the_wheelbarrow_makes_building_free() -> None:
    table = Table(build={"a1": "stonecutter"}, goods={0: "a1.1"}, kept={0: "wheelbarrow"})
    table.play(0, "build mint e3", "use-wheelbarrow")
    assert table.state.spent == 0
    assert table.buildings("e3") == ["mint"]


@pytest.mark.rule("nl.8.1")
def test_the_wheelbarrow_helps_to_place_banners() -> None:
    table = Table(
        build={"a1": "stonecutter stonecutter", "e3": "chapel"}, goods={0: "a1.1 a1.2"}, kept={0: "wheelbarrow"}
    )
    table.play(0, "place-banners chapel", "use-wheelbarrow")
    assert table.state.spent == 1
    assert table.state.left[0] == 16


@pytest.mark.rule("nl.8.1")
def test_the_wheelbarrow_makes_an_action_fit_into_the_time_left() -> None:
    spec = {"build": {"e3": "farm", "a1": "stonecutter"}, "goods": {0: "e3.1"}, "spent": 16}
    assert Table(**spec).why(0, "produce stone a1.1") == "no-time"
    table = Table(**spec, kept={0: "wheelbarrow"})
    table.play(0, "produce stone a1.1")
    assert table.legal(0) == {"use-wheelbarrow"}
    assert table.why(0, "pay food e3.1") == "too-far"
    table.play(0, "use-wheelbarrow")
    assert table.state.spent == 17


@pytest.mark.rule("nl.8.1")
def test_the_wheelbarrow_is_used_once_a_game() -> None:
    table = Table(
        build={"e3": "farm farm", "a1": "stonecutter stonecutter"}, goods={0: "e3.1 e3.2"}, kept={0: "wheelbarrow"}
    )
    table.play(0, "produce stone a1.1", "use-wheelbarrow", "pay food e3.1", "produce stone a1.2")
    assert table.state.spent == 1 + 4, "the second one pays the whole way, unasked"
    table = Table(goods={0: "c3.1 d3.1"})
    table.play(0, "produce wood c3.2")
    assert table.why(0, "use-wheelbarrow") == "wheelbarrow-used"


@pytest.mark.rule("nl.8.2")
def test_markers_pay_for_one_food_or_one_wood_and_take_no_worker_back() -> None:
    table = Table(kept={0: "food wood"})
    table.play(0, "produce wood c3.2", "pay-marker food")
    assert table.goods(0) == {"c3.2": "wood"}
    table.play(0, "build farm b2", "pay-marker wood")
    assert table.goods(0) == {"c3.2": "wood"}
    assert table.state.free[0] == 6
    assert table.buildings("b2") == ["farm"]


@pytest.mark.rule("nl.8.2")
def test_each_marker_is_used_once_and_never_unasked() -> None:
    table = Table(kept={0: "food"})
    table.play(0, "produce wood c3.2")
    assert table.asked == ("pay", 0), "the only way to pay, yet it is asked"
    table.play(0, "pay-marker food")
    assert table.why(0, "produce wood d3.2") == "lacks"
    table = Table(goods={0: "c3.1 d3.1"})
    table.play(0, "produce wood c3.2")
    assert table.why(0, "pay-marker food") == "marker-used"
    assert table.why(0, "pay-marker wood") == "not-due"


@pytest.mark.rule("nl.8.2")
def test_a_marker_pays_where_wood_is_an_input_too() -> None:
    table = Table(build={"b1": "paper_mill"}, kept={0: "wood"})
    table.play(0, "produce paper b1.1", "pay-marker wood")
    assert table.goods(0) == {"b1.1": "paper"}


@pytest.mark.rule("nl.8.3")
def test_a_marker_adds_no_distance() -> None:
    table = Table(build={"e3": "farm"}, goods={0: "e3.1"}, kept={0: "food wood"})
    table.play(0, "build stonecutter a1", "pay-marker wood")
    assert table.state.spent == 0
    table.play(0, "produce stone a1.1", "pay-marker food")
    assert table.state.spent == 1


@pytest.mark.rule("nl.8.4")
def test_the_wheelbarrow_is_offered_only_where_it_saves_time() -> None:
    table = Table(build={"b2": "farm", "c5": "farm"}, goods={0: "c3.1 b2.1"}, kept={0: "wheelbarrow"})
    table.play(0, "produce wood c3.2")
    assert table.legal(0) == {"pay food c3.1", "pay food b2.1"}
    assert table.why(0, "use-wheelbarrow") == "wheelbarrow-idle"
    far = Table(build={"c5": "farm"}, goods={0: "c3.1 c5.1"}, kept={0: "wheelbarrow"})
    far.play(0, "produce wood c3.2")
    assert "use-wheelbarrow" in far.legal(0), "the good at c5 is two steps away"


@pytest.mark.rule("nl.8.4")
def test_under_the_wheelbarrow_something_far_must_be_handed_over() -> None:
    table = Table(build={"c5": "farm"}, goods={0: "c3.1 c5.1"}, kept={0: "wheelbarrow food"})
    table.play(0, "produce wood c3.2", "use-wheelbarrow")
    assert table.goods(0) == {"c3.2": "wood", "c3.1": "food"}, "only c5 is far, so it pays unasked"
    table = Table(build={"c5": "farm farm"}, goods={0: "c3.1 c5.1 c5.2"}, kept={0: "wheelbarrow food"})
    table.play(0, "produce wood c3.2", "use-wheelbarrow")
    assert table.legal(0) == {"pay food c5.1", "pay food c5.2"}
    assert table.why(0, "pay food c3.1") == "wheelbarrow-idle"
    assert table.why(0, "pay-marker food") == "wheelbarrow-idle"


@pytest.mark.rule("nl.8.4")
def test_a_neighbouring_good_handed_over_before_the_wheelbarrow_is_not_far_enough() -> None:
    table = Table(
        build={"d4": "stonecutter stonecutter", "e1": "stonecutter", "e3": "chapel"},
        goods={0: "d4.1 d4.2 e1.1"},
        kept={0: "wheelbarrow"},
    )
    table.play(0, "place-banners chapel", "pay stone d4.1", "use-wheelbarrow")
    assert table.goods(0) == {"d4.2": "stone"}, "of the second stones only that of e1 is far, so it pays unasked"
    assert table.state.spent == 1
