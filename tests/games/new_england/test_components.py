"""What lies in the box: numbers from the rulebook and the sheet, each datum with its grade."""

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

from approdo.games.new_england import components as c


def tables(node: Any, path: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The tables and rows that hold data (a value that is not a table itself)."""
    if isinstance(node, list):
        for i, row in enumerate(node):
            yield from tables(row, f"{path}[{i}]")
    elif isinstance(node, dict):
        if any(not isinstance(value, dict) and not _rows(value) for value in node.values()):
            yield path, node
        else:
            for key, value in node.items():
                yield from tables(value, f"{path}.{key}")


def _rows(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)


def test_every_datum_has_a_grade() -> None:
    data = files("approdo.games.new_england").joinpath("data")
    for file in (file for file in data.iterdir() if file.name.endswith(".toml")):
        for path, table in tables(tomllib.loads(file.read_text("utf-8")), file.name):
            grades = [value for key, value in table.items() if key.endswith("grade")]
            assert grades, f"{path} has no grade"
            assert all(grade in ("C", "P", "R", "U") for grade in grades), path


@pytest.mark.rule("ne.1.3")
def test_sixty_land_tiles_are_twenty_of_each_type() -> None:
    assert {t.id: t.tiles for t in c.TERRAINS} == {"settlement": 20, "field": 20, "pasture": 20}


@pytest.mark.rule("ne.1.6", "ne.1.7")
@pytest.mark.parametrize(
    ("deck", "per_terrain"),
    [
        ("r1", {"settlement": [2, 2, 2, 2], "field": [4, 2, 2, 0], "pasture": [4, 2, 2, 0]}),
        ("r0", {"settlement": [2, 4, 0, 2], "field": [4, 4, 0, 0], "pasture": [4, 4, 0, 0]}),
    ],
)
def test_each_deck_has_58_cards_in_the_sheets_mix(deck: str, per_terrain: dict[str, list[int]]) -> None:
    assert sum(card.copies[deck] for card in c.CARDS) == 58
    for t, terrain in enumerate(c.TERRAINS):
        counts = [
            sum(card.copies[deck] for card in c.CARDS if (card.terrain, card.shape) == (t, s))
            for s in range(len(c.SHAPES))
        ]
        assert counts == per_terrain[terrain.id]


@pytest.mark.rule("ne.1.6")
def test_deck_r1_holds_122_land_points_and_34_figure_points() -> None:
    land = sum(card.points * card.copies["r1"] for card in c.CARDS if card.terrain >= 0)
    figures = sum(card.points * card.copies["r1"] for card in c.CARDS if card.figure >= 0)
    assert (land, figures, sum(f.bonus for f in c.FIGURES)) == (122, 34, 9)


@pytest.mark.rule("ne.8.8", "ne.9.5")
def test_points_grow_with_the_size_of_the_shape_and_a_figure_is_worth_one() -> None:
    worth = {2: 3, 3: 6, 4: 10}
    for card in c.CARDS:
        assert card.points == (1 if card.figure >= 0 else worth[len(c.SHAPES[card.shape].cells)])


@pytest.mark.rule("ne.1.6")
def test_ten_points_lie_in_settlements_only() -> None:
    assert {card.terrain for card in c.CARDS if card.points == 10} == {c.SETTLEMENT}


@pytest.mark.rule("ne.1.10")
@pytest.mark.parametrize("deck", ["r1", "r0"])
def test_there_is_one_figure_for_each_figure_card(deck: str) -> None:
    assert [f.count for f in c.FIGURES] == [13, 11, 10]
    for card in c.CARDS:
        if card.figure >= 0:
            assert card.copies[deck] == c.FIGURES[card.figure].count


@pytest.mark.rule("ne.1.8")
def test_nine_spaces_of_the_offer_are_three_for_land_three_for_either_three_for_cards() -> None:
    assert (c.OFFER["land"], c.OFFER["either"], c.OFFER["cards"], c.ON_OFFER) == (3, 3, 3, 9)


@pytest.mark.rule("ne.1.9")
def test_markers_run_from_one_to_ten() -> None:
    assert (c.LOWEST, c.HIGHEST) == (1, 10)


def test_families_have_different_letters() -> None:
    assert sorted(f.letter for f in c.FAMILIES) == ["A", "H", "P", "W"]
