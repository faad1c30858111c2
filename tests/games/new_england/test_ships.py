"""Ships, and who adds to the offer (ne.11)."""

from __future__ import annotations

import pytest

from approdo.games.new_england import components as c

from .table import HARBOURS, Table


def to_phase_three(table: Table) -> Table:
    table.announce()
    table.do("announce 3")
    table.draw(*["draw-tile field"] * 3, *["draw-card pilgrim"] * 6)
    table.do("take-marker 4", "take-marker 3", "take-marker 2")
    return table


@pytest.mark.rule("ne.11.1")
def test_who_has_most_ships_adds_a_tile_or_a_card() -> None:
    table = Table(HARBOURS).figures(1, "ship", "F1").figures(0, "pilgrim", "B1")
    to_phase_three(table)
    assert table.legal("add-item") == [], "seat 0 has no ship"
    assert table.why("add-item bag") == ("may-not-add", "ne.11.1")
    table.do("end-turn")
    assert table.legal("add-item") == ["bag", "deck"]
    table.do("add-item deck")
    table.draw("draw-card barn")
    assert table.state.offer[-1] == c.ITEM_IDS.index("barn")
    assert len(table.state.offer) == 10
    assert table.legal("add-item") == [], "one item"


@pytest.mark.rule("ne.11.1")
def test_without_any_ship_nobody_adds() -> None:
    table = to_phase_three(Table(HARBOURS))
    for _ in range(3):
        assert table.legal("add-item") == []
        table.do("end-turn")


@pytest.mark.rule("ne.11.2")
def test_all_who_tie_for_most_ships_add_one_each_in_their_own_turns() -> None:
    table = Table(HARBOURS).figures(0, "ship", "B1").figures(2, "ship", "J2")
    to_phase_three(table)
    table.do("add-item bag")
    table.draw("draw-tile pasture")
    table.do("end-turn")
    assert table.legal("add-item") == [], "seat 1 has none"
    table.do("end-turn")
    table.do("add-item bag")
    table.draw("draw-tile settlement")
    assert len(table.state.offer) == 11


@pytest.mark.rule("ne.11.3")
def test_an_item_is_added_before_the_first_purchase_of_the_turn() -> None:
    table = Table(HARBOURS).figures(0, "ship", "B1").figures(0, "pilgrim", "B4")
    to_phase_three(table)
    table.do("move B4 B8")
    assert table.legal("add-item") == ["bag", "deck"], "moving a figure is no purchase"
    table.do("buy field", "lay-tile D4")
    assert table.legal("add-item") == []
    assert table.why("add-item bag") == ("add-first", "ne.11.3")
    without = Table().offer("field")
    without.do("buy field", "lay-tile D5")
    assert without.why("add-item bag") == ("may-not-add", "ne.11.1"), "without a ship the order of steps is no reason"


@pytest.mark.rule("ne.11.4")
def test_an_item_may_be_added_without_buying_and_changes_neither_price_nor_limit() -> None:
    table = Table(HARBOURS).figures(0, "ship", "B1")
    to_phase_three(table)
    table.do("add-item deck")
    table.draw("draw-card barn")
    assert table.state.bought == 0
    money = table.state.money[0]
    quiet = table.state.clone()
    table.do("buy barn", "place-figure B4", "buy pilgrim", "place-figure B8")
    assert table.state.money[0] == money - 2 * 4
    assert table.why("buy pilgrim") == ("two-purchases", "ne.6.2")
    table.state = quiet
    table.do("end-turn")
    assert table.seat == 1


@pytest.mark.rule("ne.11.5")
def test_an_added_item_can_be_bought_by_those_who_follow_and_is_drawn_by_chance() -> None:
    table = Table(HARBOURS).figures(0, "ship", "B1").turn(0, 4, 3)
    table.state.adders = 1
    table.do("add-item bag")
    assert table.game.chance_next(table.state)
    assert len(table.game.outcomes(table.state)[0]) == 3
    table.draw("draw-tile pasture")
    table.do("end-turn")
    assert table.seat == 1
    assert table.legal("buy") == ["pasture"]
    table.do("end-turn")
    assert table.state.gone[2] == 1, "unsold, it leaves the game too"


@pytest.mark.rule("ne.11.6")
def test_ships_bought_during_the_phase_do_not_change_who_may_add() -> None:
    table = Table(HARBOURS).figures(1, "ship", "F1")
    table.announce()
    table.do("announce 3")
    table.draw(*["draw-tile field"] * 3, *["draw-card ship"] * 6)
    table.do("take-marker 4", "take-marker 3", "take-marker 2")
    table.land(0, "settlement", "D1")
    table.do("buy ship", "place-figure B1", "buy ship", "place-figure D1")
    assert table.legal("add-item") == []
    table.do("end-turn")
    assert table.legal("add-item") == ["bag", "deck"], "seat 1 had most at the beginning of the phase"


@pytest.mark.rule("ne.11.7")
@pytest.mark.parametrize(("bag", "deck", "sources"), [(0, 5, ["deck"]), (5, 0, ["bag"]), (0, 0, [])])
def test_an_empty_bag_or_deck_gives_nothing_and_ends_nothing(bag: int, deck: int, sources: list[str]) -> None:
    table = Table(HARBOURS).figures(0, "ship", "B1").left(bag, deck)
    table.state.adders = 1
    assert table.legal("add-item") == sources
    for source in {"bag", "deck"} - set(sources):
        assert table.why(f"add-item {source}") == (f"{source}-empty", "ne.11.7")
    assert table.state.stack
