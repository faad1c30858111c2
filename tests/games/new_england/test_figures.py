"""Figures and their moves, and figures that stand in the way of a purchase (ne.9, ne.8.4)."""

from __future__ import annotations

import pytest

from .table import Table


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
