"""The building phase and the cubes (ns.3, ns.4)."""

from __future__ import annotations

import pytest

import approdo
from approdo.core.errors import CannotUndo
from approdo.games.new_salem import components as c
from approdo.games.new_salem.rules.building import draw, top_outcomes
from approdo.games.new_salem.rules.frames import LAST_TWO, PICK

from .table import Table, kind

HANDS = [["theater", "tavern", "smithy"], ["bank", "school", "crypt"], ["jail", "library", "market"]]
EMPTY: list[list[str]] = [[], [], []]


def drafting(decision: int = PICK, hands: list[list[str]] | None = None, **more: object) -> Table:
    return Table([], [], [], hands=hands or HANDS, decision=decision, **more)  # type: ignore[arg-type]


@pytest.mark.rule("ns.3.1")
def test_so_many_cards_are_dealt_and_built_in_each_round() -> None:
    match = approdo.Match(approdo.load("new-salem", 3), seed=3)
    dealt, built = [], []
    while not match.over:
        board = match.view(0)["board"]
        if board["phase"] == "building" and board["step"] == 0 and len(dealt) < board["round"]:
            dealt.append(len(board["hands"][0]))
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[-1] if board["phase"] != "triggering" else _quiet(match, seat))
    builds = match.view(0)["board"]["builds"]
    for r in range(1, 6):
        built.append(
            sum(1 for entry in builds if entry["round"] == r and entry["seat"] == 0 and entry["how"] != "founded")
        )
    assert dealt == [3, 4, 5, 4, 3]
    assert built == [2, 3, 4, 3, 2]


def _quiet(match: approdo.Match, seat: int) -> int:
    """An action of the decision itself, ending the phase where that is allowed."""
    own = [n for n in match.legal(seat).ids if n < match.game.space.volunteer_from]
    end = match.game.space.number("end-phase")
    return end if end in own else own[0]


@pytest.mark.rule("ns.3.2")
def test_a_choice_is_sealed_until_all_have_chosen() -> None:
    table = drafting()
    table.do(0, "build tavern")
    assert table.actors() == (1, 2)
    assert table.town(0) == []
    assert table.seen(0)["picks"] == ["tavern", None, None]
    for viewer in (1, 2, approdo.SPECTATOR):
        assert table.seen(viewer)["picks"] == [None, None, None]
    assert table.played(0) == []
    assert table.refused(0, "build smithy") == "already-chosen", "undo is the way to change it"
    assert table.refused(1, "build tavern") == "not-in-hand"


@pytest.mark.rule("ns.3.2")
def test_the_same_moment_looks_the_same_whatever_was_chosen() -> None:
    views = []
    for choice in HANDS[0]:
        table = drafting()
        table.do(0, f"build {choice}")
        views.append([table.game.view(table.state, viewer) for viewer in (1, 2, approdo.SPECTATOR)])
    assert views[0] == views[1] == views[2]


@pytest.mark.rule("ns.3.3")
def test_hands_go_to_the_left_and_all_build_at_once() -> None:
    table = drafting()
    table.do(0, "build tavern")
    table.do(1, "build bank")
    out = table.do(2, "build market")
    assert [table.town(s) for s in range(3)] == [[("tavern", 1, 1)], [("bank", 2, 1)], [("market", 1, 0)]]
    assert table.state.hands[1] == tuple(sorted((kind("theater"), kind("smithy"))))
    assert table.state.hands[0] == tuple(sorted((kind("jail"), kind("library"))))
    passed = next(e for e in out if e.kind == "pass")
    assert set(passed.private) == {0, 1, 2}
    assert passed.args == {}


@pytest.mark.rule("ns.3.3")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_passing_is_to_the_left_in_every_round(round: int) -> None:
    table = drafting(round=round)
    for seat, choice in enumerate(("tavern", "bank", "market")):
        table.do(seat, f"build {choice}")
    assert kind("theater") in table.state.hands[1]


@pytest.mark.rule("ns.3.4")
def test_choosing_goes_on_until_two_cards_are_left() -> None:
    hands = [[*hand, extra] for hand, extra in zip(HANDS, ("pawnshop", "pawnshop", "pawnshop"), strict=True)]
    table = drafting(hands=hands)
    for seat, choice in enumerate(("tavern", "bank", "market")):
        table.do(seat, f"build {choice}")
    assert table.deciding() == "pick"
    for seat in range(3):
        table.do(seat, "build pawnshop")
    assert table.deciding() == "last-two"


TWO = [["theater", "tavern"], ["bank", "school"], ["jail", "jail"]]


@pytest.mark.rule("ns.3.5", "ns.3.8")
def test_keep_one_or_return_both_and_build_the_top_card() -> None:
    table = drafting(LAST_TWO, TWO)
    assert table.legal(0) == ["keep theater", "keep tavern", "return-both"]
    assert table.legal(2) == ["keep jail", "return-both"]
    table.do(0, "keep theater")
    table.do(1, "return-both")
    table.do(2, "keep jail")
    assert table.town(0) == []
    table.draw("draw-building crypt")
    assert [table.town(s) for s in range(3)] == [[("theater", 1, 0)], [("crypt", 0, 2)], [("jail", 0, 1)]]
    assert [entry["how"] for entry in table.seen(0)["builds"]] == ["kept", "redrawn", "kept"]


@pytest.mark.rule("ns.3.6")
def test_returned_cards_are_seen_by_the_returner_alone() -> None:
    table = drafting(LAST_TWO, TWO)
    table.do(0, "keep theater")
    table.do(1, "keep bank")
    out = table.do(2, "return-both")
    returns = {e.seat: e for e in out if e.kind.startswith("return")}
    assert returns[2].kind == "return-both"
    for seat, event in returns.items():
        assert set(event.private) == {seat}
        assert set(event.args) == {"player"}
    assert [card["building"] for card in table.seen(0)["bottom"]] == ["tavern", None, None, None]
    assert [card["building"] for card in table.seen(2)["bottom"]] == [None, None, "jail", "jail"]
    assert [card["building"] for card in table.seen(approdo.SPECTATOR)["bottom"]] == [None] * 4


@pytest.mark.rule("ns.3.7")
def test_returned_cards_go_under_the_deck_from_the_constable_on() -> None:
    table = drafting(LAST_TWO, TWO, constable=1)
    table.do(0, "keep theater")
    table.do(1, "return-both")
    out = table.do(2, "keep jail")
    assert [c.BUILDINGS[k] for k, _, _ in table.state.bottom] == ["bank", "school", "jail", "tavern"]
    assert [e.seat for e in out if e.kind == "return-both"] == [1]


@pytest.mark.rule("ns.3.9")
def test_a_card_under_the_deck_comes_after_all_others() -> None:
    table = drafting(LAST_TWO, TWO)
    table.do(0, "keep theater")
    table.do(1, "return-both")
    table.do(2, "keep jail")
    state = table.state
    state.deck[:] = [0] * c.KINDS
    assert table.game.outcomes(state) == ([table.game.space.number("draw-building tavern")], [1])
    state.deck[kind("crypt")] = 1
    assert table.game.outcomes(state) == ([table.game.space.number("draw-building crypt")], [1])


@pytest.mark.rule("ns.3.9")
def test_cards_under_the_deck_come_in_their_order() -> None:
    table = drafting(LAST_TWO, TWO)
    table.do(0, "keep theater")
    table.do(1, "keep bank")
    table.do(2, "keep jail")
    state = table.state
    below = [card for card, _, _ in state.bottom]
    assert [c.BUILDINGS[card] for card in below] == ["tavern", "school", "jail"]
    state.deck[:] = [0] * c.KINDS
    drawn = []
    while state.bottom:
        [number], _ = top_outcomes(state)
        drawn.append(draw(state, number))
        assert [card for card, _, _ in state.bottom] == below[len(drawn) :]
    assert drawn == below


@pytest.mark.rule("ns.3.10")
def test_a_choice_can_be_taken_back_until_the_cards_are_passed() -> None:
    match = approdo.Match(approdo.load("new-salem", 3), seed=8)
    match.play(0, match.legal(0)[0])
    match.play(1, match.legal(1)[0])
    match.undo(0)
    assert match.actors == (0, 2)
    match.play(0, match.legal(0)[0])
    match.play(2, match.legal(2)[0])
    for seat in range(3):
        with pytest.raises(CannotUndo):
            match.undo(seat)


@pytest.mark.rule("ns.4.1")
def test_symbols_become_cubes_on_the_building() -> None:
    table = drafting(hands=[["bank", "bank", "bank"], ["laboratory"] * 3, ["library"] * 3])
    table.do(0, "build bank")
    table.do(1, "build laboratory")
    table.do(2, "build library")
    assert [table.town(s)[0][1:] for s in range(3)] == [(2, 1), (1, 2), (0, 0)]
    assert table.state.despair == 3


@pytest.mark.rule("ns.4.2", "ns.4.3")
def test_a_removal_takes_despair_off_any_building_of_any_player() -> None:
    table = Table(
        [("crypt", 0, 2)],
        [("jail", 0, 1)],
        [],
        hands=[["courthouse", "library", "library"], ["market"] * 3, ["school"] * 3],
        decision=PICK,
    )
    table.do(0, "build courthouse")
    table.do(1, "build market")
    table.do(2, "build school")
    assert table.played(0) == ["remove-despair 0 crypt 1", "remove-despair 1 jail 1"]
    table.do(0, "remove-despair 1 jail 1")
    assert table.town(1)[0] == ("jail", 0, 0)


@pytest.mark.rule("ns.4.4")
def test_a_removal_must_be_used_and_cannot_be_saved() -> None:
    hands = [["courthouse", "library", "library"], ["market"] * 3, ["school"] * 3]
    table = drafting(hands=hands)
    for seat, choice in enumerate(("courthouse", "market", "school")):
        out = table.do(seat, f"build {choice}")
    assert [e.kind for e in out][-1] == "no-despair"
    assert table.deciding() == "last-two"
    table = Table([("crypt", 0, 2)], [], [], hands=hands, decision=PICK)
    for seat, choice in enumerate(("courthouse", "market", "school")):
        table.do(seat, f"build {choice}")
    assert table.town(0)[0] == ("crypt", 0, 1), "the only despair goes without asking"


@pytest.mark.rule("ns.4.5")
def test_all_cubes_are_placed_before_the_constable_removes_first() -> None:
    hands = [["gallows", "library", "library"], ["courthouse", "market", "market"], ["crypt", "school", "school"]]
    table = Table([], [("jail", 0, 1)], [], hands=hands, decision=PICK, constable=1)
    for seat, choice in enumerate(("gallows", "courthouse", "crypt")):
        table.do(seat, f"build {choice}")
    assert table.actors() == (1,)
    assert table.played(1) == ["remove-despair 1 jail 1", "remove-despair 2 crypt 1"]
    table.do(1, "remove-despair 2 crypt 1")
    assert table.actors() == (0,), "clockwise: seat 2 has no removal, then seat 0"
    table.do(0, "remove-despair 2 crypt 1")
    assert table.town(2) == [("crypt", 0, 0)]


@pytest.mark.rule("ns.4.6", "ns.4.7")
def test_received_cubes_go_on_one_own_building_of_choice() -> None:
    table = Table([("tavern", 1, 0), "library"], ["smithy"], ["market"], market=("dark-pact",))
    table.do(0, "trigger dark-pact")
    assert table.played(0) == ["place-cubes tavern 1", "place-cubes library 1"]
    table.do(0, "place-cubes library 1", "place-cubes tavern 1")
    assert table.town(0) == [("tavern", 0, 1), ("library", 2, 0)]


@pytest.mark.rule("ns.4.7")
def test_a_player_without_buildings_receives_nothing() -> None:
    table = Table([("tavern", 1, 0), "jail"], [], ["market"], market=("alms",))
    table.do(0, "trigger alms", "choose-player 1")
    assert table.state.hope == [0, 0, 0]


@pytest.mark.rule("ns.4.8")
def test_hope_is_paid_cube_by_cube_from_chosen_buildings() -> None:
    table = Table([("tavern", 2, 1), ("market", 2, 0)], ["smithy"], ["market"], market=("exorcism",))
    table.do(0, "trigger exorcism")
    assert table.played(0) == ["take-hope tavern 1", "take-hope market 1"]
    table.do(0, "take-hope market 1", "take-hope tavern 1", "take-hope tavern 1")
    assert table.town(0) == [("tavern", 0, 0), ("market", 1, 0)]


@pytest.mark.rule("ns.4.8")
def test_paying_asks_only_where_there_is_a_choice() -> None:
    table = Table([("tavern", 2, 1), ("market", 1, 0)], ["smithy"], ["market"], market=("exorcism",))
    table.do(0, "trigger exorcism")
    assert table.state.hope[0] == 0, "all hope was needed"
    table = Table([("tavern", 4, 1), "market"], ["smithy"], ["market"], market=("exorcism",))
    table.do(0, "trigger exorcism")
    assert table.state.hope[0] == 1, "all of it lay on one building"


@pytest.mark.rule("ns.4.9")
def test_cubes_follow_a_building_and_vanish_with_it() -> None:
    table = Table([("bank", 4, 0), "jail"], [("tavern", 1, 2), "smithy"], ["market"], market=("seizure", "fire"))
    table.do(0, "trigger seizure", "choose-building 1 tavern 1")
    assert table.town(0)[-1] == ("tavern", 1, 2)
    assert table.state.hope[:2] == [1, 0]
    table = Table([("bank", 3, 0), "jail"], [("tavern", 1, 2), "smithy"], ["market"], market=("fire",))
    table.do(0, "trigger fire", "choose-building 1 tavern 1")
    assert (table.state.hope[1], table.state.despair) == (0, 0)


def test_buildings_alike_are_offered_once() -> None:
    table = Table([("bank", 2, 1), ("bank", 2, 1), ("bank", 1, 0)], ["smithy"], ["market"], market=("exorcism",))
    table.do(0, "trigger exorcism")
    assert table.played(0) == ["take-hope bank 1", "take-hope bank 3"]
    assert table.refused(0, "take-hope bank 2") == "same-building"
