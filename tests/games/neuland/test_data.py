"""The component data: numbers that are known, and what the rules count on."""

from collections import Counter

import pytest

from approdo.core.data import data
from approdo.games.neuland import components as c
from approdo.games.neuland.hexes import HEX_AT, NEIGHBOURS

PACKAGE = "approdo.games.neuland"


@pytest.mark.rule("nl.1.1")
def test_ten_pieces_give_seven_forests_seven_plains_and_five_mountains() -> None:
    assert sum(c.DOUBLE_COUNTS) == 9
    terrains = Counter({c.SINGLE_TERRAIN: 1})
    for (one, other), count in zip(c.DOUBLES, c.DOUBLE_COUNTS, strict=True):
        assert one != other
        terrains[one] += count
        terrains[other] += count
    assert {c.TERRAINS[t]: n for t, n in terrains.items()} == {"forest": 7, "plain": 7, "mountain": 5}
    assert Counter(c.BEGINNER_TERRAIN) == terrains


@pytest.mark.rule("nl.1.2")
def test_the_layout_for_first_games_is_tiled_by_the_pieces_and_mixes_all_terrains() -> None:
    doubles = Counter()
    for piece in range(1, 10):
        one, other = (h for h in range(19) if c.BEGINNER_PIECE[h] == piece)
        assert other in NEIGHBOURS[one]
        doubles[frozenset((c.BEGINNER_TERRAIN[one], c.BEGINNER_TERRAIN[other]))] += 1
    assert doubles == Counter({frozenset(pair): count for pair, count in zip(c.DOUBLES, c.DOUBLE_COUNTS, strict=True)})
    assert c.BEGINNER_PIECE.count(0) == 1
    assert c.BEGINNER_PIECE[HEX_AT[0, 0]] == 0
    for hex in range(19):
        assert {c.BEGINNER_TERRAIN[n] for n in NEIGHBOURS[hex]} >= {0, 1, 2} - {c.BEGINNER_TERRAIN[hex]}


@pytest.mark.rule("nl.2.7", "nl.2.9")
def test_there_are_57_tiles_which_fit_the_slots_of_every_terrain() -> None:
    assert sum(c.TILES) == 57
    assert sum(c.TILES[: c.PRODUCTION]) == 42
    tiles = Counter()
    for kind, count in enumerate(c.TILES):
        tiles[c.TERRAIN_OF[kind]] += count
    assert {t: 3 * n for t, n in Counter(c.BEGINNER_TERRAIN).items()} == tiles


@pytest.mark.rule("nl.2.9")
def test_five_families_of_three_possessions_show_52_banners_and_every_pair_of_end_products_once() -> None:
    assert c.FAMILIES == ("religion", "science", "art", "society", "war")
    assert c.STACK_HEIGHT == 3
    assert sum(c.BANNERS_ON) == 52
    assert all(2 <= c.BANNERS_ON[k] <= 5 for k in c.POSSESSIONS)
    pairs = {tuple(sorted(c.RECIPES[k][0][0])) for k in c.POSSESSIONS}
    ends = sorted(c.GOOD[g] for g in ("stone", "paper", "cloth", "coins", "sword"))
    assert pairs == {(a, b) for a in ends for b in ends if a <= b}
    assert all(c.COST[k] == c.STONE for k in c.POSSESSIONS)


@pytest.mark.rule("nl.2.7")
def test_recipes_of_the_production_buildings() -> None:
    shown = {
        c.KINDS[k]: [([c.GOODS[g] for g in ins], c.GOODS[out] if out >= 0 else "mineral") for ins, out in c.RECIPES[k]]
        for k in range(c.PRODUCTION)
    }
    assert shown == {
        "hunting_lodge": [([], "food")],
        "woodcutter": [(["food"], "wood")],
        "farm": [([], "food")],
        "stonecutter": [(["food"], "stone")],
        "mine": [(["food"], "mineral")],
        "smelter": [(["coal", "raw_iron"], "iron"), (["coal", "raw_silver"], "silver")],
        "shepherd": [(["food"], "wool")],
        "charcoal_burner": [(["wood"], "coal")],
        "weaving_mill": [(["wool"], "cloth")],
        "paper_mill": [(["wood"], "paper")],
        "weapon_smith": [(["iron", "coal"], "sword")],
        "mint": [(["silver"], "coins")],
    }
    stone = {"weaving_mill", "paper_mill", "weapon_smith", "mint"}
    assert {c.KINDS[k] for k in range(c.PRODUCTION) if c.COST[k] == c.STONE} == stone


def test_what_the_rules_count_on() -> None:
    for ways in c.RECIPES:
        for inputs, output in ways:
            assert len(inputs) <= 2
            assert all(good < output or output < 0 for good in inputs), "goods are numbered in the order of making"
            if len(inputs) == 2:
                assert not {c.FOOD, c.WOOD} & set(inputs), "a marker never pays for one of two goods"


@pytest.mark.parametrize("name", ["map", "buildings", "supplies"])
def test_every_table_of_data_has_its_grade(name: str) -> None:
    for value in data(PACKAGE, name).values():
        for row in value if isinstance(value, list) else [value]:
            assert row["grade"] in "CPRU", row
