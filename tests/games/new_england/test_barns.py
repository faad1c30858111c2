"""Barns and what they store (ne.10)."""

from __future__ import annotations

import pytest

from .table import Table


@pytest.mark.rule("ne.10.1")
@pytest.mark.parametrize("card", ["field-pair", "pilgrim", "barn"])
def test_a_bought_card_of_any_kind_may_be_stored_one_to_a_barn(card: str) -> None:
    table = Table().figures(0, "barn", "B2").offer(card, "settlement", "field-pair")
    played = table.cards(0)
    table.do(f"buy {card}", "store")
    assert table.in_barns(0) == {card: 1}
    assert table.cards(0) == played
    table.do("buy field-pair")
    assert table.why("store") == ("no-barn", "ne.10.1")


@pytest.mark.rule("ne.10.1")
def test_without_a_barn_nothing_is_stored_and_tiles_never_are() -> None:
    table = Table().offer("field-pair")
    table.do("buy field-pair")
    assert table.refused("store").args["barns"] == 0
    tile = Table().figures(0, "barn", "B2").offer("field")
    tile.do("buy field")
    assert "store" not in tile.legal()
    assert tile.why("store")[0] == "other-decision"


@pytest.mark.rule("ne.10.2")
def test_a_card_for_the_barn_must_be_playable_when_bought() -> None:
    table = Table().figures(0, "barn", "B2").offer("field-angle", "settlement-square")
    assert table.legal("buy") == []
    assert table.why("buy settlement-square") == ("no-shape", "ne.6.7")
    assert "ne.10.2" in table.refused("buy settlement-square").rules
    table.land(0, "field", "C6")
    assert table.legal("buy") == ["field-angle"]


@pytest.mark.rule("ne.10.3")
def test_with_free_storing_any_card_goes_into_an_empty_barn() -> None:
    table = Table(storing="any").figures(0, "barn", "B2").offer("settlement-square", "ship", "field")
    assert sorted(table.legal("buy")) == ["field", "settlement-square", "ship"]
    table.do("buy settlement-square")
    assert table.legal() == ["store"]
    table.do("store")
    assert table.legal("buy") == ["field"], "the barn is full"
    assert table.why("buy ship") == ("no-coast", "ne.6.7")
    without = Table(storing="any").offer("settlement-square")
    assert without.legal("buy") == []


@pytest.mark.rule("ne.10.4")
def test_a_stored_card_is_played_in_a_later_round_free_and_not_as_a_purchase() -> None:
    table = Table().figures(0, "barn", "B2").offer("field-pair", "field", "field")
    table.do("buy field-pair", "store")
    assert table.legal("play-stored") == []
    assert table.why("play-stored field-pair") == ("stored-now", "ne.10.4")
    table.do("end-turn")
    table.offer("field", "field").turn(0, 3)
    money = table.state.money[0]
    table.do("play-stored field-pair", "develop B5+C5")
    assert table.state.money[0] == money
    assert table.cards(0) == {"field-pair": 1, "barn": 1}
    table.do("buy field", "lay-tile D5", "buy field", "lay-tile D6")


@pytest.mark.rule("ne.10.4")
def test_a_stored_card_is_played_on_ones_own_turn_only_even_after_two_purchases() -> None:
    table = Table().figures(0, "barn", "B2").stored(0, "field-pair").offer("pasture", "pasture").turn(1, 5, 0, 3)
    assert table.seat == 1
    assert table.why("play-stored field-pair") == ("not-stored", "ne.10.4")
    table.do("end-turn", "buy pasture", "lay-tile D8", "buy pasture", "lay-tile C9")
    table.do("play-stored field-pair", "develop B5+C5")
    assert table.score(0)["land"] == 3


@pytest.mark.rule("ne.10.5")
def test_the_barn_of_a_played_card_holds_another() -> None:
    table = Table().figures(0, "barn", "B2").stored(0, "field-pair").offer("pasture-pair")
    table.do("play-stored field-pair", "develop B5+C5", "buy pasture-pair", "store")
    assert table.in_barns(0) == {"pasture-pair": 1}


@pytest.mark.rule("ne.10.6")
def test_buy_a_card_play_the_stored_one_and_store_the_new_one() -> None:
    table = Table().land(0, "field", "D5").figures(0, "barn", "B2").stored(0, "field-pair").offer("field-row")
    table.do("buy field-row")
    assert table.why("store") == ("no-barn", "ne.10.1")
    table.do("play-stored field-pair", "develop B5+C5")
    # the row is no longer possible, but it was when it was bought
    assert table.legal() == ["store"]
    table.do("store")
    assert table.in_barns(0) == {"field-row": 1}
    assert table.cards(0) == {"field-pair": 1, "barn": 1}
    assert table.why("play-stored field-row") == ("stored-now", "ne.10.4")


@pytest.mark.rule("ne.10.6", "ne.9.11")
def test_a_figure_may_step_aside_for_the_stored_card_while_the_new_one_waits() -> None:
    table = Table().land(0, "field", "D5").figures(0, "barn", "B2").figures(0, "pilgrim", "D5")
    table.stored(0, "field-row").offer("field-pair")
    table.do("buy field-pair")
    assert table.why("play-stored field-row") == ("figures-in-way", "ne.6.7")
    table.do("move D5 B8", "play-stored field-row", "develop B5+C5+D5", "store")
    assert table.in_barns(0) == {"field-pair": 1}


@pytest.mark.rule("ne.10.7")
def test_a_barn_bought_first_stores_the_second_purchase() -> None:
    table = Table().offer("barn", "field-pair")
    table.do("buy barn", "place-figure B2", "buy field-pair", "store")
    assert table.in_barns(0) == {"field-pair": 1}


@pytest.mark.rule("ne.10.8")
def test_a_stored_card_follows_the_same_rules_and_is_not_stored_again() -> None:
    table = Table().figures(0, "barn", "B2 B8").stored(0, "field-pair").stored(0, "ship")
    assert table.legal("play-stored") == ["field-pair"]
    assert table.why("play-stored ship") == ("no-coast", "ne.6.7")
    table.do("play-stored field-pair")
    assert table.legal() == ["develop B5+C5"]
    assert table.why("store") == ("stored-before", "ne.10.8")
    assert table.why("place-figure B5") == ("card-develops", "ne.8.1")


@pytest.mark.rule("ne.10.8")
def test_while_a_stored_card_is_carried_out_another_waits() -> None:
    table = Table().figures(0, "barn", "B2 B8").stored(0, "field-pair").stored(0, "pilgrim")
    table.do("play-stored pilgrim")
    assert table.why("play-stored field-pair") == ("one-at-a-time", "ne.6.5")
    table.do("place-figure B5")
    assert table.why("play-stored field-pair") == ("figures-stuck", "ne.6.7")


@pytest.mark.rule("ne.10.9")
def test_a_stored_card_scores_nothing_until_it_is_carried_out() -> None:
    table = Table().figures(0, "barn", "B2").stored(0, "field-pair")
    assert table.score(0)["land"] == 0
    table.do("play-stored field-pair", "develop B5+C5")
    assert table.score(0)["land"] == 3
