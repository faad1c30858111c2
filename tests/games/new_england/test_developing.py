"""Developing land by cards, and every card of both decks (ne.8)."""

from __future__ import annotations

import pytest

from approdo.games.new_england import components as c

from .table import CARDS, HARBOURS, STARTS, Table


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
        table = Table(HARBOURS if card.figure >= 0 else STARTS, deck=deck).offer(id)
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
