"""Set-up (nl.1)."""

import random
from collections import Counter

import pytest

from approdo.core.errors import BadOption
from approdo.core.game import CHANCE
from approdo.core.registry import load
from approdo.games.neuland.components import BEGINNER_TERRAIN, DOUBLE_COUNTS, DOUBLES, KINDS, PRODUCTION
from approdo.games.neuland.hexes import NEIGHBOURS
from approdo.games.neuland.state import Position

from .table import FULL_BAG, Table


def laid(seed: int = 1, players: int = 2, **options: object) -> Position:
    """The position when the start player is about to place huts."""
    game = load("neuland", players, **options)
    state = game.start()
    rng = random.Random(seed)
    while game.chance_next(state):
        game.apply(state, CHANCE, game.draw(state, rng))
    return state


@pytest.mark.rule("nl.1.2")
def test_first_games_have_the_fixed_layout() -> None:
    assert tuple(laid(1).terrain) == tuple(laid(2).terrain) == BEGINNER_TERRAIN


@pytest.mark.rule("nl.1.1", "nl.1.3")
@pytest.mark.parametrize("seed", range(8))
def test_a_random_land_is_tiled_by_the_same_pieces(seed: int) -> None:
    state = laid(seed, land="random")
    assert Counter(state.terrain) == Counter(BEGINNER_TERRAIN)
    found = Counter()
    for piece in range(1, 10):
        one, other = (h for h in range(19) if state.piece[h] == piece)
        assert other in NEIGHBOURS[one]
        found[frozenset((state.terrain[one], state.terrain[other]))] += 1
    assert found == Counter({frozenset(p): n for p, n in zip(DOUBLES, DOUBLE_COUNTS, strict=True)})


@pytest.mark.rule("nl.1.3")
def test_random_lands_differ_and_turn_pieces_round() -> None:
    lands = {bytes(laid(seed, land="random").terrain) for seed in range(12)}
    assert len(lands) == 12


@pytest.mark.rule("nl.1.4")
@pytest.mark.parametrize(("players", "spaces"), [(2, 18), (3, 18), (4, 12)])
def test_the_timeline_has_18_spaces_or_12_with_four_players(players: int, spaces: int) -> None:
    assert laid(players=players).spaces == spaces


@pytest.mark.rule("nl.1.5")
@pytest.mark.parametrize("length", ["18", "12", "11"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_table_may_choose_the_length_of_the_timeline(players: int, length: str) -> None:
    assert laid(players=players, timeline=length).spaces == int(length)


@pytest.mark.rule("nl.1.6")
@pytest.mark.parametrize(("players", "banners"), [(2, 18), (3, 12), (4, 9)])
def test_everybody_gets_banners_by_player_number_and_each_marker_once(players: int, banners: int) -> None:
    state = laid(players=players)
    assert list(state.left) == [banners] * players
    for kept in (state.wheelbarrow, state.food_marker, state.wood_marker):
        assert list(kept) == [1] * players


@pytest.mark.rule("nl.1.7")
def test_spare_huts_are_not_in_the_display() -> None:
    table = Table(build={"a1": "stonecutter"}, goods={0: "c3.2"})
    assert table.why(0, "build hunting_lodge a2") == "huts-not-built"
    assert table.why(0, "build woodcutter a2") == "huts-not-built"
    assert laid(players=2).display[KINDS.index("hunting_lodge")] == 0


@pytest.mark.rule("nl.1.8")
def test_the_display_holds_all_other_buildings_with_the_lowest_numbers_on_top() -> None:
    state = laid()
    shown = {KINDS[k]: state.display[k] for k in range(PRODUCTION)}
    assert shown == {
        "hunting_lodge": 0, "woodcutter": 0, "farm": 4, "stonecutter": 4, "mine": 4, "smelter": 4,
        "shepherd": 3, "charcoal_burner": 3, "weaving_mill": 3, "paper_mill": 3, "weapon_smith": 3, "mint": 3,
    }  # fmt: skip
    tops = [s["left"][0] for s in load("neuland", 2).observe(state, 0)["stacks"].values()]
    assert tops == ["chapel", "library", "theatre", "guildhall", "training_ground"]


@pytest.mark.rule("nl.1.9")
def test_the_bag_holds_21_minerals() -> None:
    assert list(laid().bag) == [9, 6, 6]
    assert FULL_BAG == {"coal": 9, "raw_iron": 6, "raw_silver": 6}


@pytest.mark.rule("nl.1.10")
def test_time_marker_and_workers_start_together_and_seven_workers_are_left() -> None:
    state = laid(players=3)
    assert list(state.at) == [state.time] * 3
    assert list(state.free) == [7, 7, 7]


@pytest.mark.rule("nl.1.11")
def test_the_start_player_is_drawn_by_lot_or_named() -> None:
    assert {laid(seed, players=3).active for seed in range(20)} == {0, 1, 2}
    assert {laid(seed, players=3, first="2").active for seed in range(5)} == {1}
    with pytest.raises(BadOption, match="only 2 play"):
        load("neuland", 2, first="3")
