"""Developing land, figures, barns and ships (ne.8 - ne.11)."""

from __future__ import annotations

import pytest

from approdo.games.new_england import components as c

from .table import CARDS, STARTS, Table

# --- developing (ne.8) ---


@pytest.mark.rule("ne.8.1")
def test_a_bought_card_is_carried_out_at_once_and_counts_once() -> None:
    table = Table().offer("field-pair")
    table.do("buy field-pair")
    assert table.legal() == ["develop B5+C5"]
    table.do("develop B5+C5")
    assert table.cards(0) == {"field-pair": 1}
    assert table.score(0)["land"] == 3
    assert not any(text.startswith("develop") for text in table.legal())
    assert table.why("play-stored field-pair") == ("not-stored", "ne.10.4")


@pytest.mark.rule("ne.8.2")
def test_a_land_card_develops_own_land_of_its_type_only() -> None:
    table = Table().land(0, "field", "B6").land(0, "pasture", "C9").land(1, "pasture", "G9").offer("pasture-angle")
    table.do("buy pasture-angle")
    assert table.legal("develop") == ["B8+C8+C9"]
    assert table.why("develop B5+C5+B6") == ("not-own-terrain", "ne.8.2")
    assert table.why("develop F8+G8+G9") == ("not-own-terrain", "ne.8.2")


@pytest.mark.rule("ne.8.10")
@pytest.mark.parametrize(
    ("shape", "land", "fits"),
    [
        ("pair", "D2 E2", ["B2+C2", "D2+E2"]),
        ("angle", "D2 D3 E3", ["D2+D3+E3"]),
        ("row", "D2 D3 D4", ["B2+C2+D2", "D2+D3+D4"]),
        ("square", "D2 D3 E2 E3", ["D2+E2+D3+E3"]),
    ],
)
def test_the_four_shapes(shape: str, land: str, fits: list[str]) -> None:
    table = Table((STARTS[0], {**STARTS[1], "settlement": "G2+H2"}, {**STARTS[2], "settlement": "K2+K3"}))
    table.land(0, "settlement", land).offer(f"settlement-{shape}")
    table.do(f"buy settlement-{shape}")
    assert sorted(table.legal("develop")) == sorted(fits)


@pytest.mark.rule("ne.8.3")
@pytest.mark.parametrize(
    ("card", "land", "fits"),
    [
        ("settlement-pair", "D2 E2", ["B2+C2", "D2+E2"]),
        ("settlement-row", "D2 E2 C3", ["B2+C2+D2"]),
        ("settlement-row", "D2 D3 D4", ["B2+C2+D2", "D2+D3+D4"]),
        ("settlement-angle", "C3", ["B2+C2+C3"]),
        ("settlement-angle", "B1", ["B1+B2+C2"]),
        ("settlement-angle", "D2 D3 E3", ["D2+D3+E3"]),
        ("settlement-angle", "D2 D3 E2 E3", ["D2+D3+E2", "D2+D3+E3", "D2+E2+E3", "D3+E2+E3"]),
        ("settlement-square", "B3 C3", ["B2+B3+C2+C3"]),
        ("settlement-square", "C1 B1 D2", ["B1+B2+C1+C2"]),
    ],
)
def test_exactly_the_shape_in_any_rotation_as_part_of_a_larger_stretch(card: str, land: str, fits: list[str]) -> None:
    table = Table(({**STARTS[0]}, {**STARTS[1], "settlement": "H2+H3"}, STARTS[2]))
    table.land(0, "settlement", land).offer(card)
    table.do(f"buy {card}")
    found = ["+".join(sorted(text.split("+"))) for text in table.legal("develop")]
    assert sorted(found) == sorted(fits)
    wrong = "develop B2+C2+D2" if card != "settlement-row" else "develop B2+C2"
    assert table.why(wrong) == ("other-shape", "ne.8.3")


@pytest.mark.rule("ne.8.3")
def test_developed_land_does_not_serve_again() -> None:
    table = Table().land(0, "field", "D5 D6").offer("field-pair").developed("D5")
    table.do("buy field-pair")
    assert table.legal("develop") == ["B5+C5"]
    assert table.why("develop D5+D6") == ("developed", "ne.8.3")


@pytest.mark.rule("ne.8.4", "ne.9.4")
@pytest.mark.parametrize("figure", ["pilgrim", "barn", "ship"])
def test_land_under_a_figure_cannot_be_developed(figure: str) -> None:
    table = Table().land(2, "settlement", "K3 J3").figures(2, figure, "K3").turn(2, 3).offer("settlement-pair")
    table.do("buy settlement-pair")
    assert table.legal("develop") == ["J2+K2"]
    assert table.why("develop J3+K3") == ("figure-there", "ne.8.4")


@pytest.mark.rule("ne.8.4", "ne.9.3")
def test_a_figure_on_a_start_tile_blocks_both_its_spaces() -> None:
    table = Table().land(0, "field", "D5 D4").figures(0, "barn", "B5").offer("field-pair", "field-row")
    assert table.legal("buy") == ["field-pair"]
    table.do("buy field-pair")
    assert table.legal("develop") == ["D4+D5"]


@pytest.mark.rule("ne.8.5")
def test_a_start_tile_is_developed_whole_or_not_at_all() -> None:
    table = Table().land(0, "field", "D5 C6").offer("field-pair", "field-row")
    table.do("buy field-pair")
    assert table.legal("develop") == ["B5+C5"]
    assert table.why("develop C5+D5") == ("start-half", "ne.8.5")
    table.do("develop B5+C5")
    row = Table().land(0, "field", "C6 C7").offer("field-angle", "field-row")
    assert row.legal("buy") == ["field-angle"], "C5, C6, C7 would take half of the start tile"


@pytest.mark.rule("ne.8.6")
@pytest.mark.parametrize("terrain", ["settlement", "field", "pasture"])
def test_a_start_tile_alone_is_enough_for_a_pair(terrain: str) -> None:
    table = Table().offer(f"{terrain}-pair")
    table.do(f"buy {terrain}-pair")
    assert table.legal("develop") == [STARTS[0][terrain]]


@pytest.mark.rule("ne.8.7")
def test_developed_land_stays_developed_and_takes_no_figure() -> None:
    table = Table().offer("field-pair", "pilgrim")
    table.do("buy field-pair", "develop B5+C5")
    view = {space["name"]: space for space in table.game.observe(table.state, 0)["spaces"]}
    assert view["B5"]["developed"]
    assert view["C5"]["developed"]
    assert not view["B2"]["developed"]
    table.do("buy pilgrim")
    assert sorted(table.legal("place-figure")) == ["B2", "B8", "C2", "C8"]
    assert table.why("place-figure B5") == ("developed", "ne.9.1")


@pytest.mark.rule("ne.8.8")
@pytest.mark.parametrize(
    ("card", "land", "fit", "points"),
    [
        ("settlement-pair", "", "B2+C2", 3),
        ("settlement-angle", "C3", "B2+C2+C3", 6),
        ("settlement-row", "D2", "B2+C2+D2", 6),
        ("settlement-square", "B3 C3", "B2+C2+B3+C3", 10),
    ],
)
def test_a_land_card_scores_by_its_shape(card: str, land: str, fit: str, points: int) -> None:
    table = Table().land(0, "settlement", land).offer(card)
    table.do(f"buy {card}", f"develop {fit}")
    assert table.score(0)["land"] == points


# --- figures (ne.9) ---


@pytest.mark.rule("ne.9.1")
def test_a_figure_goes_on_any_own_undeveloped_tile() -> None:
    table = Table().land(0, "field", "D5 D6").developed("D6").offer("barn")
    table.do("buy barn")
    assert sorted(table.legal("place-figure")) == ["B2", "B5", "B8", "C2", "C5", "C8", "D5"]
    assert table.why("place-figure F2") == ("not-your-land", "ne.9.1")
    assert table.why("place-figure D6") == ("developed", "ne.9.1")
    assert table.why("develop B2+C2") == ("card-places", "ne.9.1")
    table.do("place-figure D5")
    assert table.standing(0, "barn") == ["D5"]


@pytest.mark.rule("ne.9.1")
def test_without_an_undeveloped_empty_tile_a_figure_card_cannot_be_bought() -> None:
    table = Table().developed("B2 C2 B5 C5").figures(0, "barn", "B8").offer("pilgrim")
    assert table.legal("buy") == []
    assert table.why("buy pilgrim") == ("no-tile", "ne.6.7")


@pytest.mark.rule("ne.9.2")
def test_one_figure_on_a_tile() -> None:
    table = Table().land(0, "field", "D5").figures(0, "pilgrim", "D5").offer("barn")
    table.do("buy barn")
    assert "D5" not in table.legal("place-figure")
    assert table.why("place-figure D5") == ("figure-there", "ne.9.2")


@pytest.mark.rule("ne.9.3")
@pytest.mark.parametrize("space", ["B2", "C2"])
def test_a_start_tile_holds_one_figure_and_goes_by_either_of_its_spaces(space: str) -> None:
    table = Table().offer("pilgrim", "barn")
    table.do("buy pilgrim")
    events = table.do(f"place-figure {space}")
    assert events[0].args["space"] == "B2+C2"
    assert table.standing(0, "pilgrim") == ["B2"]
    table.do("buy barn")
    assert sorted(table.legal("place-figure")) == ["B5", "B8", "C5", "C8"]
    refusal = table.refused(f"place-figure {space}")
    assert (refusal.code, refusal.rules[0], refusal.args["spaces"]) == ("figure-there", "ne.9.2", ["B2+C2"])


@pytest.mark.rule("ne.9.3", "ne.9.7")
@pytest.mark.parametrize(("origin", "target"), [("B2", "B5"), ("C2", "B5"), ("B2", "C5"), ("C2", "C5")])
def test_a_figure_moves_from_and_to_either_space_of_a_start_tile(origin: str, target: str) -> None:
    table = Table().figures(0, "pilgrim", "B2")
    events = table.do(f"move {origin} {target}")
    assert (events[0].args["origin"], events[0].args["target"]) == ("B2+C2", "B5+C5")
    assert table.standing(0, "pilgrim") == ["B5"]
    assert table.why(f"move {target} B8") == ("moved-already", "ne.9.12")


@pytest.mark.rule("ne.9.5")
def test_each_figure_card_is_worth_one_point() -> None:
    table = Table().figures(0, "pilgrim", "B2 B5").figures(0, "barn", "B8")
    assert table.score(0)["figures"] == 3


@pytest.mark.rule("ne.9.7")
def test_a_pilgrim_moves_to_any_own_undeveloped_tile_without_figure() -> None:
    table = Table().land(0, "field", "D5 D6").figures(0, "pilgrim", "B2").figures(0, "barn", "B8").developed("D6")
    assert sorted(table.legal("move")) == ["B2 B5", "B2 C5", "B2 D5", "C2 B5", "C2 C5", "C2 D5"]
    assert table.why("move B2 B8") == ("figure-there", "ne.9.2")
    assert table.why("move B2 D6") == ("developed", "ne.9.1")
    assert table.why("move B2 F2") == ("not-your-land", "ne.9.1")
    table.do("move B2 D5")
    assert table.standing(0, "pilgrim") == ["D5"]
    assert table.state.money[0] == 12, "moving is free"


@pytest.mark.rule("ne.9.8")
def test_a_ship_is_placed_on_the_coast_only() -> None:
    table = Table().land(0, "settlement", "B1 D2").offer("ship")
    table.do("buy ship")
    assert table.legal("place-figure") == ["B1"]
    assert table.why("place-figure D2") == ("not-coast", "ne.9.8")
    inland = Table().offer("ship")
    assert inland.legal("buy") == []
    assert inland.why("buy ship") == ("no-coast", "ne.6.7")


@pytest.mark.rule("ne.9.9")
def test_a_start_tile_with_one_space_on_the_coast_is_coastal() -> None:
    table = Table().turn(2, 3).offer("ship")
    table.do("buy ship")
    assert sorted(table.legal("place-figure")) == ["J2", "J5", "J8", "K2", "K5", "K8"], "J2 is inland, its tile is not"
    events = table.do("place-figure K2")
    assert table.standing(2, "ship") == ["J2"]
    assert events[0].args["space"] == "J2+K2", "the log does not put the ship inland"


@pytest.mark.rule("ne.9.10")
def test_a_ship_moves_along_the_coast_only() -> None:
    table = Table().land(2, "field", "K6 I5").figures(2, "ship", "J2").turn(2, 3)
    assert sorted(table.legal("move")) == [f"{a} {b}" for a in ("J2", "K2") for b in ("J5", "J8", "K5", "K6", "K8")]
    assert table.why("move J2 I5") == ("not-coast", "ne.9.8")
    table.do("move J2 K6")
    assert table.standing(2, "ship") == ["K6"]


@pytest.mark.rule("ne.9.11")
def test_figures_move_before_between_and_after_purchases_on_ones_own_turn_only() -> None:
    table = Table().figures(0, "pilgrim", "B2").offer("field", "pasture").turn(0, 3, 2)
    table.figures(1, "pilgrim", "F2")
    table.do("move B2 B5", "buy field", "lay-tile D5", "move B5 B2", "buy pasture", "lay-tile D8", "move B2 D5")
    assert table.why("move F2 F5") == ("no-figure", "ne.9.7")
    table.do("end-turn")
    assert table.seat == 1
    assert "F2 F5" in table.legal("move")
    early = Table().figures(0, "pilgrim", "B2").announce()
    assert early.why("move B2 B5")[0] == "other-decision"


@pytest.mark.rule("ne.9.11")
def test_a_figure_moves_while_a_card_waits_if_the_card_can_still_be_used() -> None:
    table = Table().land(0, "field", "D5 D6").figures(0, "pilgrim", "D5").offer("field-pair")
    table.do("buy field-pair")
    assert table.legal("develop") == ["B5+C5"]
    # on B5 the pilgrim stands in the way of the start tile but frees D5+D6
    assert "D5 B5" in table.legal("move")
    table.do("move D5 B5")
    assert table.legal("develop") == ["D5+D6"]
    stuck = Table().land(0, "field", "D5").figures(0, "pilgrim", "D5").offer("field-pair")
    stuck.do("buy field-pair")
    assert "D5 B5" not in stuck.legal("move")
    assert stuck.why("move D5 B5") == ("card-unusable", "ne.9.11")
    assert "D5 B2" in stuck.legal("move")


@pytest.mark.rule("ne.9.12")
def test_a_figure_moves_once_between_two_other_steps() -> None:
    table = Table().figures(0, "pilgrim", "B2").offer("field")
    table.do("move B2 B5")
    assert table.legal("move") == []
    assert table.why("move B5 B8") == ("moved-already", "ne.9.12")
    table.do("buy field", "lay-tile D5")
    assert "B5 B8" in table.legal("move")


@pytest.mark.rule("ne.9.13")
def test_a_barn_never_moves() -> None:
    table = Table().figures(0, "barn", "B5").offer("field-pair")
    assert table.legal("move") == []
    assert table.why("move B5 B2") == ("barn-stays", "ne.9.13")
    assert "ne.9.13" in table.refused("buy field-pair").rules


# --- figures that stand in the way of a purchase (ne.8.4) ---


@pytest.mark.rule("ne.9.13")
def test_an_immovable_barn_is_not_named_as_movable_and_a_pilgrim_that_could_move_is_named() -> None:
    barn = Table().figures(0, "barn", "B5").offer("field-pair")
    refusal = barn.refused("buy field-pair")
    assert (refusal.code, refusal.args["spaces"], refusal.args["n"]) == ("barn-in-way", ["B5+C5"], 1)
    both = Table().land(0, "field", "D5 D4").figures(0, "barn", "B5").figures(0, "pilgrim", "D4").offer("field-pair")
    refusal = both.refused("buy field-pair")
    assert (refusal.code, refusal.args["spaces"]) == ("figures-in-way", ["D4"])
    both.do("move D4 B8", "buy field-pair", "develop D4+D5")


def test_two_figures_in_the_way_are_told_in_the_plural() -> None:
    table = Table().land(0, "field", "D5").figures(0, "pilgrim", "B5 D5").offer("field-row")
    refusal = table.refused("buy field-row")
    assert (refusal.code, refusal.args["spaces"], refusal.args["n"]) == ("figures-in-way", ["B5+C5", "D5"], 2)
    texts = table.game.info.texts("it")
    assert refusal.text(texts) == "Le figure su B5+C5 e D5 sono d’intralcio (fila di campi): prima spostale."


@pytest.mark.rule("ne.9.12")
def test_a_figure_that_cannot_step_aside_now_is_not_told_to() -> None:
    crowded = Table().figures(0, "barn", "B2 B8").figures(0, "pilgrim", "B5").offer("field-pair")
    assert crowded.refused("buy field-pair").code == "figures-stuck"
    moved = Table().figures(0, "pilgrim", "B2").offer("field-pair")
    moved.do("move B2 B5")
    assert moved.refused("buy field-pair").code == "figures-stuck"
    ship = Table().turn(2, 3).figures(2, "ship", "J5").figures(2, "pilgrim", "J2 J8").land(2, "pasture", "J7 J6")
    ship.offer("field-pair")
    assert ship.refused("buy field-pair").code == "figures-stuck", "the free tiles are inland"


# --- barns (ne.10) ---


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


# --- ships (ne.11) ---


def to_phase_three(table: Table) -> Table:
    table.announce()
    table.do("announce 3")
    table.draw(*["draw-tile field"] * 3, *["draw-card pilgrim"] * 6)
    table.do("take-marker 4", "take-marker 3", "take-marker 2")
    return table


def harbours() -> tuple[dict[str, str], ...]:
    return (
        {"settlement": "B1+C1", "field": "B4+C4", "pasture": "B8+C8"},
        {"settlement": "F1+G1", "field": "F4+G4", "pasture": "F8+G8"},
        {"settlement": "J2+K2", "field": "J5+K5", "pasture": "J8+K8"},
    )


@pytest.mark.rule("ne.11.1")
def test_who_has_most_ships_adds_a_tile_or_a_card() -> None:
    table = Table(harbours()).figures(1, "ship", "F1").figures(0, "pilgrim", "B1")
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
    table = to_phase_three(Table(harbours()))
    for _ in range(3):
        assert table.legal("add-item") == []
        table.do("end-turn")


@pytest.mark.rule("ne.11.2")
def test_all_who_tie_for_most_ships_add_one_each_in_their_own_turns() -> None:
    table = Table(harbours()).figures(0, "ship", "B1").figures(2, "ship", "J2")
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
    table = Table(harbours()).figures(0, "ship", "B1").figures(0, "pilgrim", "B4")
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
    table = Table(harbours()).figures(0, "ship", "B1")
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
    table = Table(harbours()).figures(0, "ship", "B1").turn(0, 4, 3)
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
    table = Table(harbours()).figures(1, "ship", "F1")
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
    table = Table(harbours()).figures(0, "ship", "B1").left(bag, deck)
    table.state.adders = 1
    assert table.legal("add-item") == sources
    for source in {"bag", "deck"} - set(sources):
        assert table.why(f"add-item {source}") == (f"{source}-empty", "ne.11.7")
    assert table.state.stack


# --- every card (all 58 of both decks) ---

FITTING = {
    "pair": ("", "B{r}+C{r}"),
    "row": ("D{r}", "B{r}+C{r}+D{r}"),
    "angle": ("C{s}", "B{r}+C{r}+C{s}"),
    "square": ("B{s} C{s}", "B{r}+C{r}+B{s}+C{s}"),
}


@pytest.mark.parametrize("deck", ["r1", "r0"])
@pytest.mark.parametrize("id", CARDS)
def test_every_copy_of_every_card_can_be_bought_and_carried_out(deck: str, id: str) -> None:
    card = c.CARDS[CARDS.index(id)]
    for _ in range(card.copies[deck]):
        table = Table(harbours() if card.figure >= 0 else STARTS, deck=deck).offer(id)
        if card.figure >= 0:
            table.do(f"buy {id}", "place-figure B1")
            assert table.standing(0, id) == ["B1"]
        else:
            terrain = c.TERRAINS[card.terrain].id
            row = {"settlement": 2, "field": 5, "pasture": 8}[terrain]
            land, fit = (part.format(r=row, s=row + 1) for part in FITTING[c.SHAPES[card.shape].id])
            table.land(0, terrain, land)
            table.do(f"buy {id}", f"develop {fit}")
            assert table.state.developed.bit_count() == len(c.SHAPES[card.shape].cells)
        assert table.cards(0) == {id: 1}
        assert table.score(0)["land"] + table.score(0)["figures"] == card.points
