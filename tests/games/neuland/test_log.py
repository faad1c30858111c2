"""The log tells which goods paid, and from where; refusals give the true reason."""

from __future__ import annotations

import pytest

from approdo.core.canvas import plain
from approdo.core.events import Event
from approdo.games.neuland.terminal import draw

from .table import Table

NAMES = ["Anna", "Bruno"]


def told(table: Table, events: list[Event], kind: str, language: str = "en") -> str:
    event = next(event for event in events if event.kind == kind).seen_by(0)
    return table.game.info.texts(language).render(event["key"], event["args"], NAMES)


@pytest.mark.rule("nl.5.2")
def test_the_log_says_which_worker_left() -> None:
    table = Table(build={"b3": "stonecutter"}, goods={0: "c3.1"})
    line = told(table, table.play(0, "produce stone b3.1"), "produce")
    assert line == "Anna produces stone: stonecutter’s hut at b3, time 1. Handed over: food from c3.1."
    again = Table(build={"b3": "stonecutter"}, goods={0: "c3.1"})
    line = told(again, again.play(0, "produce stone b3.1"), "produce", "it")
    assert line == "Anna produce pietra: capanna dello scalpellino in b3, tempo 1. Consegna: cibo da c3.1."


@pytest.mark.rule("nl.5.1", "nl.9.9")
def test_only_the_smelters_line_cites_the_smelters_paragraph() -> None:
    table = Table(build={"b3": "stonecutter"}, goods={0: "c3.1"})
    assert cited(table.play(0, "produce stone b3.1")) == ("nl.5.1",)
    table = Table(build={"b3": "mine smelter", "d3": "charcoal_burner"}, mines={"b3.1": "isc"}, goods={0: "b3.1 d3.3"})
    assert cited(table.play(0, "produce iron b3.2")) == ("nl.5.1", "nl.9.9")


def cited(events: list[Event]) -> tuple[str, ...]:
    return next(event.rules for event in events if event.kind == "produce")


def test_a_good_from_nothing_names_no_payment() -> None:
    table = Table()
    assert told(table, table.play(0, "produce food c3.1"), "produce").endswith("time 1.")


def test_both_goods_are_named_whether_they_were_chosen_one_by_one_or_not() -> None:
    spec = {"build": {"b3": "stonecutter stonecutter", "c2": "stonecutter", "b2": "chapel"}}
    chosen = Table(**spec, goods={0: "b3.1 b3.2 c2.1"})
    line = told(chosen, chosen.play(0, "place-banners chapel", "pay stone b3.1", "pay stone c2.1"), "banners")
    assert "Handed over: stone from b3.1 and stone from c2.1." in line
    plain_one = Table(**spec, goods={0: "b3.1 b3.2"})
    line = told(plain_one, plain_one.play(0, "place-banners chapel"), "banners")
    assert "Handed over: stone from b3.1 and stone from b3.2." in line


def test_building_names_its_wood_and_a_marker_is_named_as_one() -> None:
    table = Table(goods={0: "c3.2"}, kept={0: "wood"})
    line = told(table, table.play(0, "build farm b2", "pay-marker wood"), "build")
    assert line.endswith("Handed over: wood marker.")
    line = told(table, table.play(0, "build farm b2"), "build")
    assert line.endswith("Handed over: wood from c3.2.")


def test_the_wheelbarrow_hides_no_good() -> None:
    table = Table(build={"e3": "farm", "a1": "stonecutter"}, goods={0: "e3.1"}, kept={0: "wheelbarrow"})
    line = told(table, table.play(0, "produce stone a1.1", "use-wheelbarrow"), "produce")
    assert line.endswith("Handed over: food from e3.1.")


@pytest.mark.rule("nl.5.2")
def test_of_a_pair_the_last_place_can_only_follow() -> None:
    table = Table(
        build={"b3": "stonecutter stonecutter", "c2": "stonecutter", "b2": "chapel"}, goods={0: "b3.1 b3.2 c2.1"}
    )
    table.play(0, "place-banners chapel")
    assert table.why(0, "pay stone c2.1") == "pair-order"
    table.play(0, "pay stone b3.1")
    table.play(0, "pay stone c2.1")
    assert table.state.owner[table.state.building.index(13)] == 1


@pytest.mark.rule("nl.5.2")
def test_what_was_passed_over_cannot_follow_and_the_refusal_says_so() -> None:
    build = {"b3": "stonecutter stonecutter", "c2": "stonecutter stonecutter", "b2": "chapel"}
    table = Table(build=build, goods={0: "b3.1 b3.2 c2.1 c2.2"})
    table.state.free[0] = 3
    table.play(0, "place-banners chapel", "pay stone b3.2")
    refusal = table.refusal(0, "pay stone b3.1")
    assert (refusal.code, refusal.args["first"]) == ("pair-passed", "b3.2")


@pytest.mark.rule("nl.8.4")
def test_under_the_wheelbarrow_a_near_good_may_come_second_in_a_pair() -> None:
    build = {"a1": "stonecutter", "d4": "stonecutter", "e3": "chapel"}
    table = Table(build=build, goods={0: "a1.1 d4.1"}, kept={0: "wheelbarrow"})
    table.play(0, "place-banners chapel")
    assert table.why(0, "pay stone d4.1") == "pair-order", "a1 first, d4 can follow"


@pytest.mark.rule("nl.8.4")
def test_under_the_wheelbarrow_two_near_goods_are_no_pair_in_any_order() -> None:
    build = {"d3": "stonecutter", "d4": "stonecutter", "e1": "stonecutter stonecutter", "e3": "chapel"}
    table = Table(build=build, goods={0: "d3.3 d4.1 e1.1 e1.2"}, kept={0: "wheelbarrow"})
    table.play(0, "place-banners chapel", "use-wheelbarrow", "pay stone d4.1")
    assert table.why(0, "pay stone d3.3") == "wheelbarrow-idle", "beginning with d3 would not help"


@pytest.mark.rule("nl.9.6")
def test_filling_says_whether_there_is_a_mine_at_all() -> None:
    build = {"b3": "mine mine smelter", "c2": "mine"}
    table = Table(build=build, mines={"b3.1": "c", "b3.2": "s", "c2.1": "cci"}, goods={0: "b3.1 b3.2"})
    table.play(0, "produce silver b3.3")
    assert table.asked == ("fill", 0)
    assert table.why(0, "fill c2.1") == "mine-not-empty"
    assert table.why(0, "fill a1.1") == "not-a-mine"
    assert table.why(0, "fill c3.1") == "not-a-mine"


@pytest.mark.rule("nl.9.9")
@pytest.mark.rule("nl.9.10")
def test_the_metal_markers_left_are_shown() -> None:
    table = Table(build={"b3": "smelter smelter", "c2": "mint"}, goods={0: "b3.1=iron b3.2=silver"})
    view = table.game.view(table.state, 0)
    assert view["board"]["metal_markers"] == 2
    assert "metal markers: 2" in plain(draw(view, table.game.info.texts("en"), NAMES))
    assert Table().game.view(Table().state, 0)["board"]["metal_markers"] == 4


@pytest.mark.rule("nl.8.5")
def test_wheelbarrow_and_both_markers_may_be_used_in_one_turn() -> None:
    table = Table(build={"e3": "farm", "a1": "stonecutter"}, goods={0: "e3.1"}, kept={0: "wheelbarrow food wood"})
    table.play(0, "build farm b2", "pay-marker wood")
    table.play(0, "produce wood c3.2", "pay-marker food")
    table.play(0, "produce stone a1.1", "use-wheelbarrow")
    assert table.state.spent == 0 + 1 + 1
    assert [piece[0] for piece in (table.state.wheelbarrow, table.state.food_marker, table.state.wood_marker)] == [
        0,
        0,
        0,
    ]


@pytest.mark.rule("nl.10.3")
def test_fifty_turns_per_player_are_counted_together() -> None:
    table = Table(players=3, ahead=[0, 5, 9])
    table.state.turn = 149
    table.play(0, "end-turn 1")
    assert table.asked == ("act", 0), "the same player again: it is the 150th turn of all"
    table.play(0, "end-turn 1")
    assert not table.state.stack
    assert table.game.outcome(table.state).reason == "limit"
