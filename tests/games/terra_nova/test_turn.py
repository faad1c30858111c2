"""A turn: three actions, moving and laying stones (tn.2, tn.3, tn.4)."""

import pytest

import approdo

from .table import Table, fence, fenced

# --- the turn ---


@pytest.mark.rule("tn.2.1")
@pytest.mark.parametrize(
    "turn",
    [
        ("move d5 d6", "move d6 d7", "move k3 k4"),
        ("move d5 d6", "move k3 k4", "stone k5"),
        ("move d5 d6", "stone d7", "move k3 k4"),
        ("move d5 d6", "stone d7", "stone d5"),
    ],
    ids=["MMM", "MMP", "MPM", "MPP"],
)
def test_a_turn_is_one_of_four_patterns_and_then_the_next_player_begins(turn):
    table = Table(red="d5 k3", yellow="h8")
    table.play(*turn)
    assert table.legal() == {"end-turn"}
    table.play("end-turn")
    assert (table.mover, table.decision) == ("yellow", "begin")


@pytest.mark.rule("tn.2.1")
def test_the_first_action_is_never_a_stone():
    table = Table(red="d5", yellow="h8")
    assert table.legal("stone") == set()
    refusal = table.why("stone d6")
    assert (refusal.code, refusal.rules) == ("first-is-move", ("tn.2.1",))


@pytest.mark.rule("tn.2.1")
def test_no_fourth_action():
    table = Table(red="d5", yellow="h8")
    table.play("move d5 d6", "stone d7", "stone d5")
    assert table.why("move d6 e6").code == "turn-over"
    assert table.why("stone c6").code == "turn-over"


@pytest.mark.rule("tn.2.2")
def test_a_turn_cannot_be_ended_while_an_action_is_possible():
    table = Table(red="d5", yellow="h8")
    for action, left in (("move d5 d6", 3), ("stone d7", 2), ("stone d5", 1)):
        refusal = table.why("end-turn")
        assert (refusal.code, refusal.args["left"]) == ("actions-left", left)
        table.play(action)
    assert table.legal() == {"end-turn"}


@pytest.mark.rule("tn.2.2")
def test_a_stone_must_be_laid_when_no_move_is_left():
    # The pioneer leaves a pocket of two hexes with no way on; only its starting hex is empty, which is banned.
    table = Table(red="a1", yellow="k3 k5", stones=" ".join(n for n in fence("a1 a2")))
    table.state.open_land |= table.board.grid.mask([table.hex("a1"), table.hex("a2")])
    table.play("move a1 a2")
    assert table.legal() == {"stone a1"}


@pytest.mark.rule("tn.2.2")
def test_the_turn_ends_early_when_no_action_is_left():
    table = Table(red="a1", yellow="k3 k5", stones=" ".join(fence("a1 a2")), left=0)
    table.play("move a1 a2")
    assert table.legal() == {"end-turn"}


@pytest.mark.rule("tn.2.3")
def test_an_action_may_leave_no_further_one():
    # Red's only pioneer closes itself in: after two actions nothing of red is left to act with.
    table = Table(red="a5", yellow="k3 k5", stones=fenced("a1 a2 a3 a4 a5 a6 a7", "b8"))
    assert "move a5 a7" in table.legal()
    table.play("move a5 a7", "stone b8")
    assert table.on("a7") == ""
    assert table.legal() == {"end-turn"}


@pytest.mark.rule("tn.2.4")
def test_who_cannot_move_passes_and_may_move_again_later():
    # Yellow's pioneer on a1 is shut in by red's pioneers and one stone; blue plays on.
    table = Table(red="a2 k3", yellow="a1", blue="h8", stones="b1 b2", mover="red")
    table.play("move k3 k4", "move k4 k5", "move k5 k6")
    events = table.play("end-turn")
    assert [(event.kind, event.seat) for event in events] == [("pass", 1), ("turn", 2)]
    assert table.mover == "blue"
    table.play("move h8 h9", "move h9 h10", "move h10 h11", "end-turn")
    table.play("move a2 a3", "move a3 a4", "move a4 a5", "end-turn")
    assert table.mover == "yellow"


@pytest.mark.rule("tn.2.4", "tn.3.6")
def test_who_has_one_pioneer_that_can_move_does_not_pass_though_its_neighbour_is_shut_in():
    table = Table(red="h8", yellow="k3", blue="a1 a2", stones="b1 b2", mover="yellow")
    table.play("move k3 k4", "move k4 k5", "move k5 k6", "end-turn")
    assert table.mover == "blue"
    assert table.moves("a1") == set()
    assert table.moves("a2")


@pytest.mark.rule("tn.2.4")
def test_the_starting_player_passes_too_when_all_pioneers_are_shut_in():
    rows = ["LMFGAPSH", "LMFGAPSH", "LMFGAPSH", "LMFGAPSH", "LMFGAPSH"]
    line = "/".join("." * (r % 2) + ".".join(row) for r, row in enumerate(rows))
    match = approdo.Match(approdo.load("terra-nova", 3, board=line, first="1"))
    corner = ("a1", "a2", "a3", "a4", "a5", "b1", "b2", "b3", "b4", "c1")  # red, walled in by the others
    yellow = ("a6", "b6", "c3", "c5", "d1", "a7", "b7", "c7", "d3", "d5")
    blue = ("b5", "c2", "c4", "c6", "d2", "a8", "b8", "c8", "d4", "e1")
    for names in zip(corner, yellow, blue, strict=True):
        for seat, name in enumerate(names):
            match.play(seat, f"place {name}")
    assert match.actors == (1,)
    assert [(event.kind, event.seat) for _, event in match.log[-2:]] == [("pass", 0), ("turn", 1)]


@pytest.mark.rule("tn.2.5")
def test_actions_can_be_taken_back_until_the_turn_is_ended():
    table = Table(red="d5", yellow="h8")
    table.match._open_segment()  # the position was built by hand
    table.play("move d5 d6", "stone d7", "stone d5")
    assert table.match.can_undo(0)
    for _ in range(3):
        table.match.undo(0)
    assert (table.on("d5"), table.on("d6"), table.decision) == ("red", "", "begin")
    table.play("move d5 d6", "stone d7", "stone d5", "end-turn")
    assert not table.match.can_undo(0)
    with pytest.raises(approdo.CannotUndo):
        table.match.undo(0)


@pytest.mark.rule("tn.2.5")
def test_the_end_of_a_turn_stands_even_if_the_same_player_goes_on():
    table = Table(red="a2 k3", yellow="a1", blue="p7", stones="b1 b2 p6 o8 o7")
    table.match._open_segment()
    table.play("move k3 k4", "move k4 k5")
    assert table.match.can_undo(0)
    # Yellow and blue are shut in and would pass, so the game would end: only red can move.
    table.play("move k5 k6", "end-turn")
    assert table.match.over
    assert not table.match.can_undo(0)


# --- moving ---


@pytest.mark.rule("tn.3.1")
def test_a_pioneer_slides_in_six_directions_as_far_as_it_likes():
    table = Table(red="d5", yellow="p7")
    rows = {
        "d1 d2 d3 d4",
        "d6 d7 d8 d9 d10",
        "c4 b3 a2",
        "c5 b5 a5",
        "e5 f5 g5 h5 i4 j3 k2 l1",
        "e6 f7 g8 h9 i9 j9 k9 l9 m9 n9",
    }
    assert table.moves("d5") == set(" ".join(rows).split())


@pytest.mark.rule("tn.3.1")
def test_a_move_is_straight_and_goes_at_least_one_hex():
    table = Table(red="d5", yellow="p7")
    assert (table.why("move d5 f6").code, table.why("move d5 f6").rules) == ("not-straight", ("tn.3.1",))
    assert table.why("move d5 d5").code == "no-step"


@pytest.mark.rule("tn.3.2")
def test_a_pioneer_stops_before_pioneers_of_any_colour_and_before_stones():
    table = Table(red="d5 d8", yellow="f5", stones="b5")
    targets = table.moves("d5")
    assert {"d6", "d7", "e5", "c5"} <= targets
    assert not {"d8", "d9", "f5", "g5", "b5", "a5"} & targets


@pytest.mark.rule("tn.3.2")
@pytest.mark.parametrize(
    ("target", "at", "what"), [("d9", "d8", "on-pioneer"), ("g5", "f5", "on-pioneer"), ("b5", "b5", "on-stone")]
)
def test_the_refusal_names_the_obstacle(target, at, what):
    table = Table(red="d5 d8", yellow="f5", stones="b5")
    refusal = table.why(f"move d5 {target}")
    assert (refusal.code, refusal.rules, refusal.args["hex"]) == ("obstacle", ("tn.3.2",), at)
    assert refusal.args["what"]["label"] == what


@pytest.mark.rule("tn.3.2")
def test_nobody_leaves_the_island_or_leaps_over_the_sea():
    lines = [row.replace(" ", ".") for row in Table(red="d5", yellow="p7").board.rows()]
    lines[3] = lines[3].replace("G.H.H", "G...H")  # the hex east of d5 is sea; the rest of the row is now d6 to d9
    table = Table(red="d5", yellow="p7", board="/".join(lines))
    assert {name for name in table.moves("d5") if name.startswith("d")} == {"d1", "d2", "d3", "d4"}


def test_only_ones_own_pioneers_move():
    table = Table(red="d5", yellow="p7")
    assert table.why("move p7 p6").code == "not-yours"
    assert table.why("move h8 h9").code == "not-yours"


@pytest.mark.rule("tn.3.3")
def test_moves_may_be_shared_among_pioneers_or_made_by_one():
    table = Table(red="d5 k3", yellow="p7")
    table.play("move d5 d6", "move k3 k4", "move d6 e6")
    assert (table.on("e6"), table.on("k4")) == ("red", "red")
    table = Table(red="d5 k3", yellow="p7")
    table.play("move d5 d6", "move d6 e6", "move e6 e5")
    assert table.on("e5") == "red"


@pytest.mark.rule("tn.3.4")
def test_a_pioneer_does_not_return_to_where_its_turn_began():
    table = Table(red="d5", yellow="p7")
    table.play("move d5 d6")
    assert "d5" not in table.moves("d6")
    refusal = table.why("move d6 d5")
    assert (refusal.code, refusal.rules) == ("return", ("tn.3.4",))
    table.play("move d6 e6")
    assert "d5" not in table.moves("e6")
    assert "d6" in table.moves("e6")  # a hex passed on the way is allowed


@pytest.mark.rule("tn.3.4")
def test_a_pioneer_may_cross_its_starting_hex_and_another_may_stop_there():
    table = Table(red="d5 d9", yellow="p7")
    table.play("move d5 d6")
    assert "d4" in table.moves("d6")
    table.play("move d6 e6")
    assert "d5" in table.moves("d9")


@pytest.mark.rule("tn.3.4")
def test_the_ban_ends_with_the_turn():
    table = Table(red="d5", yellow="p7 p5")
    table.play("move d5 d6", "stone d7", "stone c6", "end-turn")
    table.play("move p7 p6", "stone o6", "stone o7", "end-turn")
    assert "d5" in table.moves("d6")


@pytest.mark.rule("tn.3.5")
def test_strict_ban_forbids_every_hex_left_in_this_turn():
    table = Table(red="d5 d9", yellow="p7", strict_return=True)
    table.play("move d5 d6", "move d6 e6")
    assert not {"d5", "d6"} & table.moves("e6")
    assert "d6" in table.moves("d9")
    assert (table.why("move e6 d6").code, table.why("move e6 d6").rules) == ("return-strict", ("tn.3.5",))


@pytest.mark.rule("tn.3.6")
def test_a_blocked_pioneer_cannot_move_and_another_must():
    table = Table(red="a1 k3", yellow="a2", stones="b1 b2")
    assert table.moves("a1") == set()
    assert table.moves("k3")
    assert table.why("move a1 a2").code == "obstacle"


# --- stones ---


@pytest.mark.rule("tn.4.1")
def test_a_stone_goes_on_an_empty_hex_beside_the_pioneer_that_moved():
    table = Table(red="d5 k3", yellow="d7", stones="c6")
    table.play("move d5 d6")
    assert table.stones() == {"d5", "c5", "e6", "e7"}
    assert table.why("stone d7").code == "taken"
    assert table.why("stone c6").code == "taken"
    assert (table.why("stone k4").code, table.why("stone k4").args["moved"]) == ("not-beside", ["d6"])


@pytest.mark.rule("tn.4.2")
def test_the_pioneer_counts_where_it_stands_now():
    table = Table(red="d5", yellow="p7")
    table.play("move d5 d6", "move d6 d8")
    assert table.stones() == {"d7", "d9", "c7", "c8", "e8", "e9"}


@pytest.mark.rule("tn.4.2")
def test_after_two_moves_a_stone_may_lie_beside_either_pioneer():
    table = Table(red="d5 k3", yellow="p7")
    table.play("move d5 d6", "move k3 k4")
    assert {"d7", "d5", "k3", "k5"} <= table.stones()
    assert len(table.stones()) == 12


@pytest.mark.rule("tn.4.2")
def test_two_stones_may_lie_beside_the_same_pioneer():
    table = Table(red="d5 k3", yellow="p7")
    table.play("move d5 d6", "stone d7")
    assert table.stones() == {"d5", "c5", "c6", "e6", "e7"}
    table.play("stone d5")
    assert (table.on("d7"), table.on("d5")) == ("stone", "stone")


@pytest.mark.rule("tn.4.3")
def test_a_pioneer_that_was_scored_allows_no_further_stone():
    table = Table(red="a5 k3", yellow="k8", stones=fenced("a1 a2 a3 a4 a5 a6 a7", "b8"))
    table.play("move a5 a7", "stone b8")
    assert table.stones() == set()
    assert table.why("stone c8").code == "no-support"
    assert table.moves("k3")


@pytest.mark.rule("tn.4.3")
def test_another_moved_pioneer_still_allows_stones():
    table = Table(red="a5 c7", yellow="k8", stones=fenced("a1 a2 a3 a4 a5 a6 a7", "b8"))
    table.play("move c7 c8", "stone b8")  # from outside: the pioneer on a5 goes, the one on c8 stays
    assert table.on("a5") == ""
    assert "c9" in table.stones()


@pytest.mark.rule("tn.4.3")
def test_a_pioneer_that_left_before_the_closing_still_allows_stones():
    table = Table(red="a7 k3", yellow="a1 k8", stones=fenced("a1 a2 a3 a4 a5 a6 a7", "b8"))
    table.play("move a7 c9", "stone b8")  # it set out from what is closed, but stands outside
    assert (table.on("a1"), table.on("c9")) == ("", "red")
    assert table.stones() == {"c8", "d9", "d10"}


@pytest.mark.rule("tn.4.4")
def test_a_stone_stays_and_nothing_enters_its_hex():
    table = Table(red="d5", yellow="p7 p5")
    table.play("move d5 d6", "stone d7", "stone d5", "end-turn")
    table.play("move p7 p6", "stone o6", "stone o7", "end-turn")
    assert (table.on("d7"), table.on("d5")) == ("stone", "stone")
    assert not {"d7", "d8", "d5", "d4"} & table.moves("d6")


@pytest.mark.rule("tn.4.5")
def test_without_stones_in_the_supply_the_actions_are_moves():
    table = Table(red="d5", yellow="p7", left=1)
    table.play("move d5 d6", "stone d7")
    assert table.stones() == set()
    assert (table.why("stone d5").code, table.why("stone d5").rules) == ("no-stones", ("tn.4.5",))
    assert table.why("end-turn").code == "actions-left"
    table.play("move d6 e6")
    assert table.decision == "end"
