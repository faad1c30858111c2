"""The end, the score and the tie-breaks (nh.7)."""

import pytest

from approdo.core.events import Events
from approdo.core.game import Outcome
from approdo.core.match import Match
from approdo.core.registry import load
from approdo.games.new_haven.scoring import announce
from approdo.games.new_haven.state import FREE

from .table import EMPTY, Table

EXAMPLE = "TT..S / RTT.S / RRWSS / WWWSS / W.... / WW..."
ROW_1 = EMPTY[:-5]
"""A village but for its last row."""


def finished(**position: object) -> tuple[Table, Outcome]:
    """A table whose last turn is over, and its result."""
    table = Table("build", 1, active=0, track="stone 1", tiles={0: "RRST", 1: "SSTW"}, **position)  # type: ignore[arg-type]
    table.cover_all_but("d4")
    table.end_turn()
    assert not table.state.stack
    return table, table.game.outcome(table.state)


def decided(table: Table) -> str:
    """How the log tells what decided."""
    out = Events()
    announce(table.state, out)
    return out[-1].kind


@pytest.mark.rule("nh.7.1")
def test_the_game_ends_with_exactly_one_free_space() -> None:
    table = Table("lay", tiles={0: "RRST SSTW", 1: "SSTT SSWW"})
    table.cover_all_but("d4", "c3", "e5")
    table.lay(0, "RRST", "d4")
    table.end_turn()
    assert table.waits == ("lay", 1)  # two spaces are left: on it goes
    table.lay(1, "SSTT", "c3")
    table.end_turn()
    assert not table.state.stack
    assert table.state.spaces.count(FREE) == 1
    assert table.game.outcome(table.state).reason == "one-space"


@pytest.mark.rule("nh.7.1")
def test_a_shipment_ends_the_game_too() -> None:
    table = Table("lay", tiles={0: "RRST SSTW"})
    table.cover_all_but("d4", "c3")
    table.play(0, "lay-shipment d4 wheat")
    table.end_turn()
    assert not table.state.stack


@pytest.mark.rule("nh.7.2")
def test_the_last_turn_is_played_in_full() -> None:
    table = Table("lay", tiles={0: "RRST SSTW"}, hands={0: "timber-1", 1: "stone-2"})
    table.cover_all_but("d4", "c3")
    table.lay(0, "RRST", "d4")
    assert table.waits == ("build", 0)
    table.play(0, "stop-building")
    table.play(1, "build stone-2 a2 up")  # sharing, still
    table.play(1, "stop-building")
    assert table.waits == ("draw", 0)  # and drawing
    table.end_turn()
    assert len(table.hand(0)) > 1


@pytest.mark.rule("nh.7.3")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("side", "turns"), [("A", 10), ("B", 9)])
def test_everyone_has_as_many_turns(players: int, side: str, turns: int) -> None:
    match = Match(load("new-haven", players, side=side), seed=players)
    laid = [0] * players
    while not match.over:
        seat = match.actors[0]
        action = match.legal(seat)[-1]
        laid[seat] += action.kind.startswith("lay")
        match.play(seat, action)
    assert laid == [turns] * players
    assert match.state.spaces.count(FREE) == 1  # type: ignore[attr-defined]


@pytest.mark.rule("nh.7.4", "nh.7.5", "nh.7.12")
def test_the_printed_scoring_example() -> None:
    table = Table("build", villages={0: EXAMPLE})
    assert table.scores()[0] == 24
    lines = {(part.part, str(part.args["line"])): part.value for part in table.game.scores(table.state, 0)[0]}
    assert lines == {("row-doubled", "4"): 8, ("row-doubled", "3"): 6, ("column-doubled", "a"): 10}


@pytest.mark.rule("nh.7.4", "nh.7.12")
def test_a_face_down_wheat_completes_column_b_for_four_more() -> None:
    assert Table("build", villages={0: EXAMPLE.replace("W....", "Ww...")}).scores()[0] == 28


@pytest.mark.rule("nh.7.5", "nh.7.12")
def test_a_face_down_wheat_on_a3_costs_eight() -> None:
    assert Table("build", villages={0: EXAMPLE.replace("WWWSS", "wWWSS")}).scores()[0] == 16


@pytest.mark.rule("nh.7.4")
@pytest.mark.parametrize(("row", "colonists"), [(0, 6), (1, 5), (2, 4), (3, 3), (4, 2), (5, 1)])
def test_a_row_is_worth_its_cost(row: int, colonists: int) -> None:
    rows = ["....."] * 6
    rows[row] = "srtws"
    assert Table("build", villages={0: "/".join(rows)}).scores()[0] == colonists


@pytest.mark.rule("nh.7.4")
@pytest.mark.parametrize(("column", "colonists"), [(0, 5), (1, 4), (2, 3), (3, 4), (4, 5)])
def test_a_column_is_worth_what_stands_at_its_foot(column: int, colonists: int) -> None:
    row = "".join("s" if at == column else "." for at in range(5))
    assert Table("build", villages={0: "/".join([row] * 6)}).scores()[0] == colonists


@pytest.mark.rule("nh.7.5")
def test_the_best_village_draws_eighty_four() -> None:
    assert Table("build", villages={0: "/".join(["SRTWS"] * 6)}).scores()[0] == 84


@pytest.mark.rule("nh.7.5")
def test_one_face_down_building_spoils_both_of_its_lines_and_no_other() -> None:
    rows = ["SRTWS"] * 6
    rows[0] = "sRTWS"  # a6: row 6 and column a, 6 + 5
    assert Table("build", villages={0: "/".join(rows)}).scores()[0] == 84 - 11


@pytest.mark.rule("nh.7.6")
def test_incomplete_lines_and_the_hand_draw_nobody() -> None:
    table = Table("build", hands={0: "stone-1 stone-2 stone-3"}, villages={0: ROW_1 + "SRTW."})
    assert table.scores() == [0, 0]


@pytest.mark.rule("nh.7.7")
def test_the_most_colonists_win_even_with_more_empty_spaces() -> None:
    table, outcome = finished(villages={0: ROW_1 + "SRTWS", 1: "SRTW. / SRTW. / ..... / ..... / ..... / srtws"})
    assert outcome.scores == (2, 1)
    assert outcome.winners == (0,)
    assert decided(table) == "winner"
    assert outcome.ranking == ((0,), (1,))


@pytest.mark.rule("nh.7.8")
def test_a_tie_goes_to_fewer_empty_spaces() -> None:
    table, outcome = finished(
        villages={0: ROW_1 + "srtws", 1: "..... / ..... / ..... / ..... / s.... / srtws"},
        hands={1: "stone-1 stone-2 stone-3 stone-4 wheat-1 wheat-2"},
    )
    assert outcome.scores == (1, 1)
    assert outcome.winners == (1,)
    assert decided(table) == "winner-empty"


@pytest.mark.rule("nh.7.9")
def test_then_to_fewer_buildings_in_hand() -> None:
    table, outcome = finished(
        villages={0: ROW_1 + "srtws", 1: ROW_1 + "srtws"},
        hands={0: "stone-1", 1: "stone-1 stone-2 stone-3 wheat-1 wheat-2"},
    )
    assert outcome.scores == (1, 1)
    assert (len(table.hand(0)), len(table.hand(1))) == (4, 5)  # seat 0 drew three in the last turn
    assert outcome.winners == (0,)
    assert decided(table) == "winner-hand"


@pytest.mark.rule("nh.7.10")
def test_then_the_victory_is_shared() -> None:
    table, outcome = finished(villages={0: ROW_1 + "srtws", 1: ROW_1 + "twsrt"}, hands={1: "stone-1 stone-2 stone-3"})
    assert outcome.winners == (0, 1)
    assert decided(table) == "winner"
    assert outcome.ranking == ((0, 1),)


@pytest.mark.rule("nh.7.11")
def test_the_same_comparison_ranks_the_others() -> None:
    _, outcome = finished(
        players=4,
        villages={0: EMPTY, 1: ROW_1 + "SRTWS", 2: "..... / ..... / ..... / ..... / s.... / .....", 3: EMPTY},
        hands={0: "stone-1", 3: "stone-1 stone-2 stone-3 stone-4"},
    )
    assert outcome.scores == (0, 2, 0, 0)
    assert outcome.ranking == ((1,), (2,), (0, 3))
