"""Phase 3: the turn, buying, laying land, income (ne.6, ne.7, ne.12)."""

from __future__ import annotations

import pytest

from .table import STARTS, Table


@pytest.mark.rule("ne.6.1")
def test_turns_go_from_the_highest_marker_to_the_lowest() -> None:
    table = Table().announce(seat=1)
    table.do("announce 3")
    table.draw(*["draw-tile field"] * 3, *["draw-card ship"] * 6)
    table.do("take-marker 5", "take-marker 1", "take-marker 9")  # seats 1, 2, 0
    order = []
    while table.state.round == 1:
        order.append(table.seat)
        table.do("end-turn")
    assert order == [0, 1, 2]


@pytest.mark.rule("ne.6.2")
@pytest.mark.parametrize("items", [[], ["field"], ["field", "pasture"], ["pilgrim", "barn"], ["field", "barn"]])
def test_up_to_two_purchases_in_any_mix(items: list[str]) -> None:
    table = Table().offer("field", "pasture", "pilgrim", "barn", "settlement")
    places = {"field": "lay-tile D5", "pasture": "lay-tile D8", "pilgrim": "place-figure B2", "barn": "place-figure B5"}
    for item in items:
        table.do(f"buy {item}", places[item])
    assert (table.legal("buy") == []) == (len(items) == 2)
    if len(items) == 2:
        assert table.why("buy settlement") == ("two-purchases", "ne.6.2")
    table.do("end-turn")


@pytest.mark.rule("ne.6.3")
def test_each_purchase_costs_the_marker_and_goes_to_the_bank() -> None:
    table = Table().offer("field", "pasture").turn(0, 4)
    bank = table.state.bank
    table.do("buy field", "lay-tile D5", "buy pasture", "lay-tile D8")
    assert table.state.money[0] == 4
    assert table.state.bank == bank + 8


@pytest.mark.rule("ne.6.3")
def test_who_has_less_than_the_price_cannot_buy() -> None:
    table = Table().offer("field", "pasture").turn(0, 4).money(7, 12, 12)
    table.do("buy field", "lay-tile D5")
    refusal = table.refused("buy pasture")
    assert (refusal.code, refusal.rules) == ("too-dear", ("ne.6.3",))
    assert (refusal.args["price"], refusal.args["money"]) == (4, 3)
    exact = Table().offer("field").turn(0, 4).money(4, 12, 12)
    exact.do("buy field", "lay-tile D5")
    assert exact.state.money[0] == 0


@pytest.mark.rule("ne.6.4")
def test_what_is_taken_is_not_replaced_and_the_next_buys_from_the_rest() -> None:
    table = Table().offer("field", "field", "barn").turn(0, 5, 2)
    table.do("buy barn", "place-figure B2", "end-turn")
    assert table.seat == 1
    assert table.legal("buy") == ["field"]
    assert table.why("buy barn") == ("not-on-offer", "ne.6.4")
    offer = table.game.observe(table.state, 1)["offer"]
    assert [(slot["item"], slot["buyer"]) for slot in offer] == [("field", None), ("field", None), (None, 0)]


@pytest.mark.rule("ne.6.4")
def test_of_two_equal_items_one_remains() -> None:
    table = Table().offer("field", "field")
    table.do("buy field", "lay-tile D5")
    assert table.legal("buy") == ["field"]


@pytest.mark.rule("ne.6.5")
def test_a_purchase_is_settled_before_the_next() -> None:
    table = Table().offer("field", "pasture", "barn")
    table.do("buy field")
    assert {text.split()[0] for text in table.legal()} == {"lay-tile"}
    assert table.why("buy pasture")[0] == "other-decision"
    table.do("lay-tile D5", "buy barn")
    assert {text.split()[0] for text in table.legal()} == {"place-figure"}


@pytest.mark.rule("ne.6.6")
def test_a_tile_without_a_space_for_it_cannot_be_bought() -> None:
    around = {"field": "A8+A9", "settlement": "D1+D2", "pasture": "D4+D5"}
    table = Table((around, {"field": "C9+D9", "settlement": "G1+G2", "pasture": "G4+G5"}, STARTS[2]))
    # beside A8+A9: A7, B8, B9; the second family's field reaches A7 and B9 is beside C9
    table.land(1, "field", "C8 C7 C6 B6 A6").offer("field", "pasture")
    assert table.legal("buy") == ["pasture"]
    refusal = table.refused("buy field")
    assert (refusal.code, refusal.rules[0]) == ("no-space", "ne.6.6")


@pytest.mark.rule("ne.6.7")
def test_a_card_that_cannot_be_carried_out_now_cannot_be_bought() -> None:
    table = Table().offer("settlement-square", "settlement-pair", "field-angle").land(0, "field", "C6")
    assert sorted(table.legal("buy")) == ["field-angle", "settlement-pair"]
    assert table.why("buy settlement-square") == ("no-shape", "ne.6.7")


@pytest.mark.rule("ne.6.7")
def test_a_figure_in_the_way_forbids_the_purchase_until_it_is_moved() -> None:
    table = Table().offer("settlement-pair").figures(0, "pilgrim", "B2")
    refusal = table.refused("buy settlement-pair")
    assert (refusal.code, refusal.rules[0], refusal.args["spaces"]) == ("figures-in-way", "ne.6.7", ["B2+C2"])
    table.do("move B2 B5", "buy settlement-pair", "develop B2+C2")
    assert table.cards(0) == {"settlement-pair": 1, "pilgrim": 1}


@pytest.mark.rule("ne.6.8")
def test_the_turn_lasts_until_it_is_ended_even_after_two_purchases() -> None:
    table = Table().offer("field", "field").figures(0, "pilgrim", "B2").turn(0, 3, 1)
    table.do("buy field", "lay-tile D5", "buy field", "lay-tile C6")
    assert table.seat == 0
    table.do("move B2 D5")
    assert table.seat == 0
    table.do("end-turn")
    assert table.seat == 1


@pytest.mark.rule("ne.7.1")
def test_a_tile_is_laid_undeveloped_on_a_free_space() -> None:
    table = Table().offer("field").land(0, "settlement", "C3 C4")
    table.do("buy field")
    assert "C4" not in table.legal("lay-tile")
    assert table.why("lay-tile C4") == ("space-taken", "ne.7.1")
    table.do("lay-tile D5")
    assert table.land_of(0, "field") == ["B5", "C5", "D5"]
    assert table.state.developed == 0


@pytest.mark.rule("ne.7.2")
def test_a_tile_shares_an_edge_with_own_land_of_its_type() -> None:
    table = Table().offer("field")
    table.do("buy field")
    assert sorted(table.legal("lay-tile")) == ["A5", "B4", "B6", "C4", "C6", "D5"]
    assert table.why("lay-tile D2") == ("not-beside-own", "ne.7.2")  # beside own land of another type
    assert table.why("lay-tile D6") == ("not-beside-own", "ne.7.2")  # only diagonal to own field


@pytest.mark.rule("ne.7.3")
def test_a_tile_never_shares_an_edge_with_anothers_land_of_its_type() -> None:
    table = Table().land(1, "field", "E5").offer("field")
    table.do("buy field")
    assert "D5" not in table.legal("lay-tile")
    refusal = table.refused("lay-tile D5")
    assert (refusal.code, refusal.rules[0], refusal.args["players"]) == ("touches-family", "ne.7.3", [{"seat": 1}])


@pytest.mark.rule("ne.7.4")
def test_diagonal_contact_and_contact_of_unlike_types_are_allowed() -> None:
    table = Table().land(1, "field", "E5 E6").land(1, "pasture", "E8").offer("field", "field")
    table.land(0, "field", "C6")
    table.do("buy field")
    assert "C7" in table.legal("lay-tile")
    assert "D6" not in table.legal("lay-tile")
    diagonal = Table().land(1, "field", "E5 E4").land(0, "field", "C4 C3").offer("field")
    diagonal.do("buy field")
    assert "D3" in diagonal.legal("lay-tile"), "E4 is diagonal to D3"
    unlike = Table().land(1, "pasture", "E8 E7 E6 E5 D5").offer("field")
    unlike.do("buy field")
    assert "C6" in unlike.legal("lay-tile")
    assert "C4" in unlike.legal("lay-tile"), "beside nothing foreign of its type, though D5 is a foreign pasture"


@pytest.mark.rule("ne.7.5")
def test_developed_land_counts_as_ones_own_and_as_anothers() -> None:
    own = Table().developed("B5 C5").offer("field")
    own.do("buy field", "lay-tile D5")
    assert own.land_of(0, "field") == ["B5", "C5", "D5"]
    foreign = Table().land(1, "field", "E5", developed=True).developed("F5 G5").offer("field")
    foreign.do("buy field")
    assert foreign.why("lay-tile D5") == ("touches-family", "ne.7.3")


@pytest.mark.rule("ne.7.6")
def test_no_action_moves_a_tile() -> None:
    table = Table().land(0, "field", "D5").offer("pilgrim")
    assert {text.split()[0] for text in table.legal()} == {"end-turn", "buy"}
    assert table.why("move D5 D6") == ("no-figure", "ne.9.7")


@pytest.mark.rule("ne.12.1")
@pytest.mark.parametrize("buys", [True, False])
def test_at_the_end_of_the_turn_the_marker_goes_back_and_four_shillings_come(buys: bool) -> None:
    table = Table().offer("field").turn(0, 3, 1)
    if buys:
        table.do("buy field", "lay-tile D5")
    bank = table.state.bank
    table.do("end-turn")
    assert table.state.money[0] == (13 if buys else 16)
    assert table.state.bank == bank - 4
    assert table.state.markers == [0, 1, 0]


@pytest.mark.rule("ne.12.2", "ne.9.6")
def test_each_pilgrim_brings_a_shilling_more() -> None:
    table = Table().figures(0, "pilgrim", "B2 B5").figures(0, "barn", "B8").figures(1, "pilgrim", "F2").turn(0, 3, 1)
    table.do("end-turn")
    assert table.state.money == [18, 12, 12]


@pytest.mark.rule("ne.12.3")
def test_a_pilgrim_bought_in_this_turn_pays_at_once() -> None:
    table = Table().offer("pilgrim")
    table.do("buy pilgrim", "place-figure B2", "end-turn")
    assert table.state.money[0] == 12 - 3 + 5


@pytest.mark.rule("ne.1.11")
def test_the_bank_pays_even_when_its_coins_are_used_up() -> None:
    table = Table().money(80, 50, 50)
    table.do("end-turn")
    assert table.state.money[0] == 84
    assert table.state.bank == -4
    table.check()


@pytest.mark.rule("ne.12.4")
def test_what_is_left_on_offer_leaves_the_game_for_good() -> None:
    table = Table().offer("field", "ship", "ship", "pasture")
    table.do("buy field", "lay-tile D5", "end-turn")
    assert table.state.offer == []
    assert dict(zip(("settlement", "field", "pasture"), table.state.gone[:3], strict=True)) == {
        "settlement": 0,
        "field": 0,
        "pasture": 1,
    }
    assert table.state.gone[-1] == 2
    assert sum(table.state.bag) == 58
    assert sum(table.state.deck) == 56


def test_the_log_tells_what_left_the_game_and_who_is_first_player_next() -> None:
    events = Table().offer("field", "ship").do("end-turn")
    told = {event.kind: event for event in events}
    assert list(told) == ["income", "unsold", "next-first"]
    assert told["unsold"].args["items"] == [{"label": "item-field"}, {"label": "item-ship"}]
    assert told["next-first"].seat == 1


@pytest.mark.rule("ne.12.5")
@pytest.mark.parametrize(("first", "after"), [(0, 1), (1, 2), (2, 0)])
def test_the_left_hand_neighbour_is_first_player_next(first: int, after: int) -> None:
    table = Table().turn(0, 3)
    table.state.first = first
    table.do("end-turn")
    assert table.state.first == after
    assert table.seat == after
    assert table.legal("announce")
