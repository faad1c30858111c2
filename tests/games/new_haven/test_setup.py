"""Set-up and the order of play (nh.0)."""

import pytest

from approdo.core.errors import BadOption, BadPlayers
from approdo.core.match import Match
from approdo.core.registry import load
from approdo.games.new_haven import components as c
from approdo.games.new_haven.state import FREE, OUTSIDE, TILED, Position, quadrants_at

from .table import Table


def dealt(players: int = 2, **options: object) -> Position:
    """A table right after set-up."""
    state = Match(load("new-haven", players, **options), seed=3).state
    assert isinstance(state, Position)
    return state


@pytest.mark.rule("nh.0.4")
def test_two_three_or_four_play() -> None:
    for players in (2, 3, 4):
        assert dealt(players).players == players
    for players in (1, 5):
        with pytest.raises(BadPlayers, match="2, 3 or 4"):
            load("new-haven", players)


@pytest.mark.rule("nh.0.5")
def test_the_corners_are_not_spaces() -> None:
    state = dealt(4)
    assert len(state.spaces) == 49
    outside = {c.SPACES[at] for at in range(49) if state.spaces[at] == OUTSIDE}
    assert outside == {"a1", "g1", "a7", "g7"}


@pytest.mark.rule("nh.0.6")
@pytest.mark.parametrize(
    ("players", "columns", "rows", "size"), [(2, "bcdef", "23456", 25), (3, "bcdef", "1234567", 35)]
)
def test_fewer_players_use_a_smaller_area(players: int, columns: str, rows: str, size: int) -> None:
    state = dealt(players)
    area = {c.SPACES[at] for at in range(49) if state.spaces[at] != OUTSIDE}
    assert area == {column + row for column in columns for row in rows}
    assert len(area) == size


@pytest.mark.rule("nh.0.6")
def test_four_players_use_the_whole_board() -> None:
    assert sum(kind != OUTSIDE for kind in dealt(4).spaces) == 45


@pytest.mark.rule("nh.0.7")
def test_side_a_has_four_printed_tiles_beside_the_sixty() -> None:
    state = dealt()
    tiled = {c.SPACES[at]: quadrants_at(state, at) for at in range(49) if state.spaces[at] == TILED}
    assert tiled == {"b2": "RSTT", "f2": "WSTW", "b6": "SRWS", "f6": "RRWT"}
    in_hands = sum(tile >= 0 for tile in state.tiles)
    assert sum(state.pool) + in_hands == 60


@pytest.mark.rule("nh.0.7")
def test_a_printed_tile_feeds_chains_like_a_laid_one() -> None:
    table = Table("lay", tiles={0: "TTTW"})
    table.lay(0, "TTTW", "b3")  # below b2, whose lower half is timber
    assert table.track == {"timber": 5, "wheat": 1}


def shape(tile: str) -> str:
    """Which of the four families a tile belongs to."""
    counts = sorted(tile.count(letter) for letter in set(tile))
    if counts == [1, 3]:
        return "three-one"
    if counts == [2, 2]:
        return "checkerboard" if tile[0] == tile[2] else "halves"
    if counts == [1, 1, 2]:
        return "diagonal" if tile[0] == tile[2] or tile[1] == tile[3] else "touching"
    return "other"


@pytest.mark.rule("nh.0.8")
def test_the_sixty_harvest_tiles() -> None:
    kinds: dict[str, list[int]] = {}
    for tile, copies in zip(c.TILES, c.TILE_COPIES, strict=True):
        kinds.setdefault(shape(tile), []).append(copies)
    assert kinds == {"three-one": [1] * 12, "halves": [2] * 6, "touching": [1] * 24, "diagonal": [1] * 12}
    rotations = {"".join(min(tile[i:] + tile[:i] for i in range(4))) for tile in c.TILES}
    assert len(rotations) == 54  # no kind stands twice in two rotations
    for letter in "SRTW":
        assert sum(tile.count(letter) * n for tile, n in zip(c.TILES, c.TILE_COPIES, strict=True)) == 60


@pytest.mark.rule("nh.0.9")
def test_the_bag_begins_with_six_of_every_building() -> None:
    bag = load("new-haven").start().bag
    assert bag == [6] * 24
    assert [name for name in c.BUILDINGS if name.startswith("stone")] == [f"stone-{n}" for n in range(1, 7)]


@pytest.mark.rule("nh.0.10")
def test_five_buildings_lie_open() -> None:
    assert sum(kind >= 0 for kind in dealt().offer) == 5


@pytest.mark.rule("nh.0.11")
def test_a_village_has_thirty_empty_spaces_with_cost_and_colonists() -> None:
    state = dealt(3)
    assert bytes(state.village) == bytes(3 * 30)
    costs = [[c.COST[row * 5 + column] for column in range(5)] for row in range(6)]
    assert costs == [[cost] * 5 for cost in (6, 5, 4, 3, 2, 1)]
    colonists = {name: value for _, value, name in c.LINES}
    assert colonists == {"6": 6, "5": 5, "4": 4, "3": 3, "2": 2, "1": 1, "a": 5, "b": 4, "c": 3, "d": 4, "e": 5}
    assert c.PLOT_NAMES[0] == "a6"
    assert c.PLOT_NAMES[-1] == "e1"


@pytest.mark.rule("nh.0.12")
def test_everyone_holds_six_buildings_and_two_tiles() -> None:
    state = dealt(4)
    for seat in range(4):
        assert sum(state.hand[seat * 24 : seat * 24 + 24]) == 6
        assert sum(tile >= 0 for tile in state.tiles[seat * 3 : seat * 3 + 3]) == 2
    assert sum(state.bag) == 144 - 5 - 4 * 6


@pytest.mark.rule("nh.0.13")
def test_everyone_has_a_shipment_that_nobody_has_seen() -> None:
    table = Table("lay", tiles={0: "RRST"})
    assert table.state.shipments == [1, 1]
    # No face has been drawn: each of the unseen tiles is as likely as any other.
    assert sum(table.state.pool) == 59


@pytest.mark.rule("nh.0.14")
def test_the_markers_begin_on_zero() -> None:
    assert dealt().track == [0, 0, 0, 0]


@pytest.mark.rule("nh.0.15")
def test_the_first_player_is_drawn_by_lot() -> None:
    begins = {Match(load("new-haven", 3), seed=seed).actors for seed in range(20)}
    assert begins == {(0,), (1,), (2,)}


@pytest.mark.rule("nh.0.15")
def test_the_table_may_name_the_first_player() -> None:
    for seed in range(5):
        assert Match(load("new-haven", 3, first="2"), seed=seed).actors == (1,)
    with pytest.raises(BadOption, match="only 3"):
        load("new-haven", 3, first="4")


@pytest.mark.rule("nh.0.16")
def test_turns_go_clockwise_through_the_six_steps() -> None:
    table = Table("lay", 2, players=3, tiles={0: "SSTT", 1: "SSWW", 2: "RRRS"}, hands={2: "stone-1", 0: "stone-1"})
    table.lay(2, "RRRS", "d4")
    assert table.waits == ("build", 2)
    table.play(2, "stop-building")
    assert table.waits == ("build", 0)
    table.play(0, "stop-building")
    assert table.waits == ("build", 1)
    table.play(1, "stop-building")
    assert table.waits == ("draw", 2)
    table.end_turn()
    assert table.waits == ("lay", 0)
    assert table.track == {}


@pytest.mark.rule("nh.0.16")
def test_free_spaces_at_the_start() -> None:
    assert [dealt(players).spaces.count(FREE) for players in (2, 3, 4)] == [21, 31, 41]
