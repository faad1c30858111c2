"""Redevelop, Careful Harvest, Charters (nh.9 - nh.11)."""

import pytest

from approdo.core.errors import BadOption
from approdo.core.match import Match
from approdo.core.registry import load
from approdo.games.new_haven.invariants import pieces

from .table import EMPTY, Table

ROW_1 = EMPTY[:-5]


def village(**rows: str) -> str:
    """A village from the rows that are not empty: village(r4="R....")."""
    return " / ".join(rows.get(f"r{cost}", ".....") for cost in (6, 5, 4, 3, 2, 1))


# --- Redevelop ---


@pytest.mark.rule("nh.9.1")
def test_a_building_may_cover_another_at_full_cost() -> None:
    table = Table(
        "build",
        redevelop=True,
        hands={0: "stone-3 stone-5"},
        track="stone 4",
        villages={0: village(r4="RS...", r3="T....")},
    )
    assert table.plots(0, "stone-3") == {"a4", "b4", "a3"}  # beside its own; the rest is too dear
    assert table.plots(0, "stone-3", "up") == {"a3"}
    assert table.why(0, "build stone-5 a5 up") == "too-dear"
    table.play(0, "build stone-3 a3 up")
    assert table.track == {"stone": 1}
    assert table.view(0)["seats"][0]["village"][15] == {"resource": "stone", "number": 3, "up": True}


@pytest.mark.rule("nh.9.1")
def test_without_the_variant_nothing_is_covered() -> None:
    table = Table("build", hands={0: "stone-3"}, track="stone 4", villages={0: village(r4="R....", r3="T....")})
    assert table.why(0, "build stone-3 a3 up") == "plot-taken"


@pytest.mark.rule("nh.9.1")
def test_the_rules_of_adjacency_hold_when_covering() -> None:
    table = Table(
        "build", redevelop=True, hands={0: "stone-1"}, track="stone 6", villages={0: village(r4="R..T.", r1="W....")}
    )
    assert table.why(0, "build stone-1 d4 down") == "not-beside-own"
    assert table.why(0, "build stone-1 a1 up") == "not-beside-own"


@pytest.mark.rule("nh.9.2")
def test_a_group_may_be_split_and_any_part_of_it_grows() -> None:
    table = Table(
        "build",
        redevelop=True,
        hands={0: "wheat-3 stone-1"},
        track="wheat 3 stone 3",
        villages={0: village(r3="RRR..")},
    )
    table.play(0, "build wheat-3 b3 up")
    assert table.plots(0, "stone-1") == {"a2", "c2", "b3", "d3", "a3", "c3"}


@pytest.mark.rule("nh.9.3")
def test_with_its_last_kin_covered_a_resource_starts_anew() -> None:
    table = Table(
        "build",
        redevelop=True,
        hands={0: "wheat-3 stone-1"},
        track="wheat 3 stone 6",
        villages={0: village(r3="R....")},
    )
    assert table.plots(0, "stone-1") == {"a4", "b3", "a2", "a3"}
    table.play(0, "build wheat-3 a3 up")
    assert len(table.plots(0, "stone-1")) == 30


@pytest.mark.rule("nh.9.4")
def test_a_cut_off_building_may_be_replaced_in_place() -> None:
    table = Table("build", redevelop=True, hands={0: "stone-3"}, track="stone 3", villages={0: village(r3="r.R..")})
    assert table.plots(0, "stone-3", "up") == {"a3", "b3", "c3", "d3"}
    table.play(0, "build stone-3 a3 up")  # face down becomes face up
    assert table.view(0)["seats"][0]["village"][15] == {"resource": "stone", "number": 3, "up": True}


@pytest.mark.rule("nh.9.5")
def test_only_the_top_building_counts() -> None:
    table = Table(
        "build", redevelop=True, hands={0: "wheat-1"}, track="wheat 1 stone 1", villages={0: village(r1="SRTwS")}
    )
    assert table.scores()[0] == 1
    table.play(0, "build wheat-1 d1 up")
    assert table.scores()[0] == 2  # doubled now
    assert table.hand(0) == []  # what is covered does not come back
    assert sum(table.state.buried) == 1
    assert pieces(table.state) == []
    assert sum(table.view(0)["seats"][0]["village"][at] is None for at in range(30)) == 25


# --- Careful Harvest ---


@pytest.mark.rule("nh.10.1")
def test_three_tiles_to_choose_from() -> None:
    match = Match(load("new-haven", 2, careful=True, first="1"), seed=2)
    assert match.view(0)["board"]["seats"][0]["tile_count"] == 3
    table = Table("lay", careful=True, tiles={0: "RRST SSTW WWWT", 1: "SSTT"})
    assert len({text.split()[1] for text in table.legal(0, "lay-tile")}) == 3
    table.lay(0, "RRST", "d4")
    table.end_turn()
    assert table.view(0)["seats"][0]["tile_count"] == 3


@pytest.mark.rule("nh.10.2")
@pytest.mark.parametrize(("players", "copies"), [(2, 4), (3, 5), (4, 6)])
def test_whole_sets_of_buildings_leave_the_bag(players: int, copies: int) -> None:
    assert load("new-haven", players, careful=True).start().bag == [copies] * 24


@pytest.mark.rule("nh.10.3")
def test_careful_harvest_is_refused_on_side_b() -> None:
    with pytest.raises(BadOption, match="side A"):
        load("new-haven", 2, careful=True, side="B")


@pytest.mark.rule("nh.10.4")
def test_the_shipment_stays_in_careful_harvest() -> None:
    table = Table("lay", careful=True, tiles={0: "RRST SSTW WWWT"})
    table.play(0, "lay-shipment d4 wheat")
    table.end_turn()
    assert table.view(0)["seats"][0]["tile_count"] == 3


# --- Charters ---


def charters(table: Table) -> dict[str, int]:
    """Who holds which charter."""
    return {name: seat for name, seat in table.view(0)["charters"].items() if seat is not None}


@pytest.mark.rule("nh.11.1")
def test_six_charters_only_by_option() -> None:
    table = Table("build", charters=True)
    assert set(table.view(0)["charters"]) == {"row", "column", "sheep", "stone", "timber", "wheat"}
    assert Table("build").view(0)["charters"] == {}


@pytest.mark.rule("nh.11.1")
def test_without_the_option_a_row_brings_its_colonists_alone() -> None:
    table = Table("build", hands={0: "wheat-1"}, track="wheat 1", villages={0: ROW_1 + "SRTW."})
    table.play(0, "build wheat-1 e1 up")
    assert table.scores()[0] == 2


@pytest.mark.rule("nh.11.2", "nh.11.5")
def test_the_first_complete_row_takes_its_charter() -> None:
    table = Table(
        "build",
        charters=True,
        hands={0: "wheat-6", 1: "wheat-6"},
        track="wheat 2",
        villages={0: ROW_1 + "srtw.", 1: ROW_1 + "srtw."},
    )
    table.play(0, "build wheat-6 e1 down")
    assert charters(table) == {"row": 0}
    table.play(0, "stop-building")
    table.play(1, "build wheat-6 e1 down")
    assert charters(table) == {"row": 0}  # first come
    assert table.scores() == [1 + 2 + 2, 1]


@pytest.mark.rule("nh.11.3")
def test_the_first_complete_column_takes_its_charter() -> None:
    rows = {f"r{cost}": "s...." for cost in range(2, 7)}
    table = Table("build", charters=True, hands={0: "wheat-6"}, track="wheat 2", villages={0: village(**rows)})
    table.play(0, "build wheat-6 a1 down")
    assert charters(table) == {"column": 0}
    assert table.scores()[0] == 5 + 4 + 2


@pytest.mark.rule("nh.11.4")
@pytest.mark.parametrize("resource", ["sheep", "stone", "timber", "wheat"])
def test_six_buildings_of_one_resource_take_its_charter(resource: str) -> None:
    letter = {"sheep": "s", "stone": "r", "timber": "t", "wheat": "w"}[resource]
    table = Table(
        "build",
        charters=True,
        hands={0: f"{resource}-1 {resource}-6"},
        track=f"{resource} 3",
        villages={0: village(r2=letter * 4 + ".")},
    )
    table.play(0, f"build {resource}-6 a1 down")
    assert charters(table) == {}  # five
    table.play(0, f"build {resource}-1 b1 up")
    assert charters(table) == {resource: 0}
    assert table.scores()[0] == 3 + 2


@pytest.mark.rule("nh.11.5")
def test_the_most_charters_bring_two_more() -> None:
    table = Table("build", charters=True)
    table.state.charters[:] = bytes([1, 1, 2, 0, 0, 0])  # row and column; sheep
    assert table.scores() == [2 + 4 + 2, 3]


@pytest.mark.rule("nh.11.6")
def test_in_a_tie_nobody_gets_them() -> None:
    table = Table("build", players=3, charters=True)
    table.state.charters[:] = bytes([1, 2, 0, 0, 0, 0])
    assert table.scores() == [2, 4, 0]
    table.state.charters[:] = bytes(6)
    assert table.scores() == [0, 0, 0]


@pytest.mark.rule("nh.11.7")
def test_one_building_may_win_several_also_in_another_players_turn() -> None:
    rows = {f"r{cost}": "s...." for cost in range(2, 7)} | {"r1": ".rtwr"}
    table = Table(
        "build",
        1,
        active=0,
        charters=True,
        hands={1: "sheep-6"},
        track="sheep 1 wheat 1",
        villages={0: EMPTY, 1: village(**rows)},
    )
    table.play(1, "build sheep-6 a1 down")
    assert charters(table) == {"row": 1, "column": 1, "sheep": 1}


@pytest.mark.rule("nh.11.7")
def test_a_charter_is_kept_when_redevelopment_undoes_it() -> None:
    table = Table(
        "build",
        charters=True,
        redevelop=True,
        hands={0: "sheep-6 wheat-6"},
        track="sheep 1 wheat 2",
        villages={0: village(r3="s....", r2="ssss.")},
    )
    table.play(0, "build sheep-6 a1 down")
    assert charters(table) == {"sheep": 0}
    table.play(0, "build wheat-6 a2 down")  # five sheep are left to see
    assert charters(table) == {"sheep": 0}
