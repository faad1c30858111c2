"""On trial, claims, and the end of rounds and of the game (ns.8, ns.9, ns.10)."""

from __future__ import annotations

import pytest

import approdo
from approdo.games.new_salem import components as c
from approdo.games.new_salem.rules.frames import PICK
from approdo.games.new_salem.terminal import tell_effect

from .table import PURITANS, WITCHES, Table, kind

ALIKE = [["tavern", "gallows", "library"], ["bank", "school", "market"], ["bank", "library", "market"]]


def build_on_trial(card: str, **options: object) -> Table:
    """Seat 0 is on trial and builds; there is despair elsewhere."""
    table = Table(
        ["jail"],
        [("crypt", 0, 2)],
        [("crypt", 0, 2)],
        hands=ALIKE,
        decision=PICK,
        trials=(0,),
        constable=1,
        **options,  # type: ignore[arg-type]
    )
    table.do(0, f"build {card}")
    table.do(1, "build school")
    table.do(2, "build library")
    return table


@pytest.mark.rule("ns.8.1")
def test_a_player_on_trial_cannot_become_constable() -> None:
    table = Table([("bank", 3, 0)], ["jail"], ["jail"], ["jail"], trials=(2,))
    table.do(0, "trigger cleansing")
    assert table.played(0) == ["name-constable 1", "name-constable 3"]


@pytest.mark.rule("ns.8.2")
def test_a_trial_lasts_from_round_to_round() -> None:
    table = Table(["bank"], ["jail"], ["jail"], trials=(2,))
    table.do(0, "end-phase")
    assert table.state.round == 2
    assert table.seen(0)["trials"] == [False, False, True]


@pytest.mark.rule("ns.8.3")
def test_buildings_of_a_player_on_trial_place_and_remove_no_cubes() -> None:
    assert build_on_trial("tavern").town(0)[-1] == ("tavern", 0, 0)
    table = build_on_trial("gallows")
    assert table.deciding() == "last-two", "nothing is removed"
    assert table.state.despair == 4


@pytest.mark.rule("ns.8.3", "ns.8.4")
@pytest.mark.parametrize(("trial", "despair"), [("no-cubes", 0), ("cubes", 1)])
def test_on_trial_the_effect_of_a_card_tells_what_it_will_really_place(trial: str, despair: int) -> None:
    table = Table(["jail"], [], [], hands=ALIKE, decision=PICK, trials=(0,), constable=1, trial=trial)
    tavern = table.game.effect(table.state, 0, table.game.space.number("build tavern"))
    assert (tavern["hope"], tavern["despair"]) == (despair, despair)
    assert tavern["without_cubes"] == (not despair)
    gallows = table.game.effect(table.state, 0, table.game.space.number("build gallows"))
    assert gallows["remove"] == despair
    assert table.game.aids(table.state, 1)["places_cubes"] == [bool(despair), True, True]
    texts = table.game.info.texts("en")
    assert ("without its cubes" in tell_effect(tavern, texts, ("A", "B", "C"))) == (not despair)
    table.do(0, "build tavern")
    table.do(1, "build school")
    table.do(2, "build library")
    assert table.town(0)[-1] == ("tavern", tavern["hope"], tavern["despair"]), "as was told"


@pytest.mark.rule("ns.8.3")
def test_rebuilding_on_trial_places_no_cubes() -> None:
    table = Table([("bank", 2, 0)], ["jail"], ["jail"], ["jail"], market=("rebuilding",), trials=(1,))
    table.do(0, "trigger rebuilding", "choose-player 1")
    table.draw("draw-building crypt")
    assert table.town(1) == [("crypt", 0, 0)]


@pytest.mark.rule("ns.8.4")
def test_the_option_lets_players_on_trial_place_cubes() -> None:
    assert build_on_trial("tavern", trial="cubes").town(0)[-1] == ("tavern", 1, 1)
    assert build_on_trial("gallows", trial="cubes").deciding() == "remove"


@pytest.mark.rule("ns.8.5")
def test_a_player_on_trial_still_drafts_gives_hope_scores_and_wins() -> None:
    assert len(build_on_trial("tavern").town(0)) == 2
    table = Table(["bank"], [("market", 1, 0), "smithy", "slaughterhouse"], ["jail"], trials=(1,))
    assert table.legal(1, "give-hope") == ["give-hope 1 market 1"]
    table.state.stack, table.state.phase = [], 3
    outcome = table.game.outcome(table.state)
    assert outcome.scores[1] == 2
    table = Table(["bank"], ["school", "library", "laboratory"], ["jail"], characters=PURITANS[:3], trials=(1,))
    table.state.stack, table.state.phase = [], 3
    assert table.game.outcome(table.state).winners == (1,)


@pytest.mark.rule("ns.8.6")
def test_a_pilloried_player_counts_as_on_trial_for_office_and_badges() -> None:
    table = Table([("bank", 3, 0)], *[["jail"]] * 4, badges=(0, 1, 2))
    table.state.pillory, table.state.pillory_until = 4, 2
    table.state.unseen &= ~(1 << c.PILLORY)
    table.do(0, "trigger cleansing")
    assert table.state.constable == 3, "the only one who can be named"
    assert table.seen(0)["badges"] == [False, False, False, True, False], "all had a badge or the pillory"


# --- talk ---


def talking(players: int = 4, **more: object) -> Table:
    return Table([("bank", 1, 0)], *[[("tavern", 2, 0)] for _ in range(players - 1)], **more)  # type: ignore[arg-type]


@pytest.mark.rule("ns.9.1")
def test_character_names_are_shown_to_nobody_but_their_owner() -> None:
    table = talking()
    named = set(c.CHARACTERS)
    for viewer in (approdo.SPECTATOR, 0, 1, 2, 3):
        view = str(table.game.view(table.state, viewer))
        assert {name for name in named if name in view} == ({PURITANS[viewer]} if viewer >= 0 else set())


@pytest.mark.rule("ns.9.2")
@pytest.mark.parametrize(
    "claim",
    [
        "claim-side puritan",
        "claim-side witch",
        "claim-type trade",
        "claim-type justice",
        "claim-saw 3 witch",
        "accuse 0",
        "no-better-card",
        "offer 2 cleansing",
        "nominate 3",
        "nominate 1",
    ],
)
def test_claims_are_open_to_everybody_and_told_to_all(claim: str) -> None:
    table = talking()
    out = table.do(1, claim)
    assert [e.kind for e in out] == [claim.split()[0]]
    for viewer in (approdo.SPECTATOR, 0, 1, 2, 3):
        (entry,) = table.seen(viewer)["claims"]
        assert (entry["round"], entry["seat"], entry["true"]) == (1, 1, None)


@pytest.mark.rule("ns.9.2")
def test_claims_belong_to_the_trigger_phase() -> None:
    table = Table([], [], [], hands=ALIKE, decision=PICK)
    assert table.refused(0, "claim-side puritan") == "not-trigger-phase"
    assert table.refused(0, "give-hope 1 tavern 1") == "not-trigger-phase"


@pytest.mark.rule("ns.9.6")
def test_offers_promise_hope_one_has_for_an_open_event() -> None:
    table = talking(market=("oath",))
    assert len(table.legal(1, "offer")) == 6
    assert table.legal(0, "offer") == [], "the constable gives nothing"
    assert table.refused(1, "offer 3 oath") == "offer-too-big"
    assert table.refused(1, "offer 1 fire") == "not-open"
    assert table.refused(0, "offer 1 oath") == "constable-gives-none"
    assert table.refused(1, "accuse 1") == "claim-about-yourself"
    assert table.refused(1, "accuse 7") == "no-such-player"
    table = Table([("bank", 1, 0)], [("tavern", 9, 0)], ["jail"])
    assert max(int(offer.split()[1]) for offer in table.legal(1, "offer")) == 5
    in_pillory = Table([("bank", 1, 0)], *[[("tavern", 2, 0)] for _ in range(4)])
    in_pillory.state.pillory, in_pillory.state.pillory_until = 2, 2
    in_pillory.state.unseen &= ~(1 << c.PILLORY)
    assert in_pillory.legal(2, "offer") == []
    assert in_pillory.refused(2, "offer 1 cleansing") == "in-pillory"


@pytest.mark.rule("ns.9.2", "ns.9.5")
def test_any_type_can_be_said_to_be_collected_and_those_on_no_character_are_not_marked() -> None:
    table = talking(round=5)
    assert table.legal(1, "claim-type") == [f"claim-type {name}" for name in c.TYPES]
    table.do(1, "claim-type death", "claim-type trade")
    table.do(0, "end-phase")
    assert [entry["true"] for entry in table.seen(0)["claims"]] == [None, False]


@pytest.mark.rule("ns.9.3")
def test_claims_are_the_same_whatever_is_true() -> None:
    lists = []
    for characters in (PURITANS[:4], [WITCHES[0], *PURITANS[:3]], [PURITANS[0], WITCHES[1], *PURITANS[1:3]]):
        table = talking(characters=characters)
        table.do(1, "claim-saw 2 witch")
        lists.append([table.legal(seat) for seat in range(4)])
        assert table.state.gifts == 0, "a claim moves nothing"
    assert lists[0] == lists[1] == lists[2]


@pytest.mark.rule("ns.9.4")
def test_three_claims_a_round() -> None:
    table = talking()
    table.do(1, "accuse 2", "accuse 2", "claim-side puritan")
    assert table.refused(1, "accuse 2") == "too-many-claims"
    assert table.legal(1) == ["give-hope 1 tavern 1", "give-hope 2 tavern 1"]
    table.do(0, "end-phase")
    table.pass_draw()
    assert table.seen(0)["claimed"] == [0, 0, 0, 0]


@pytest.mark.rule("ns.9.5")
def test_after_the_game_claims_are_marked_true_or_false() -> None:
    table = talking(characters=[PURITANS[0], WITCHES[0], PURITANS[1], PURITANS[2]], round=5)
    table.do(1, "claim-side puritan", "claim-type education", "accuse 0")
    table.do(0, "claim-saw 1 witch", "accuse 1", "nominate 2")
    table.state.looks.append((5, 2, 1))
    table.do(2, "claim-saw 1 witch", "claim-saw 1 puritan", "claim-type entertainment")
    table.do(3, "offer 1 cleansing", "no-better-card")
    table.do(0, "end-phase")
    marks = [entry["true"] for entry in table.seen(approdo.SPECTATOR)["claims"]]
    assert marks == [False, False, False, False, True, None, True, False, True, None, None]


# --- ends ---


@pytest.mark.rule("ns.10.1")
def test_at_the_end_of_a_round_the_deck_is_shuffled_with_what_lay_under_it() -> None:
    table = Table([("bank", 3, 0)], ["jail", "crypt"], ["jail"], ["jail"], market=("fire",))
    table.do(0, "trigger fire", "choose-building 1 crypt 1")
    table.pass_draw()
    table.do(0, "name-constable 1")
    before = table.state.deck[kind("crypt")]
    table.do(1, "end-phase")
    assert (table.state.round, table.state.bottom) == (2, [])
    assert table.state.deck[kind("crypt")] == before + 1
    assert table.game.decision(table.state).name == "deal"


@pytest.mark.rule("ns.10.2")
def test_the_game_ends_after_the_fifth_trigger_phase() -> None:
    for round in (4, 5):
        table = Table(["bank"], ["jail"], ["jail"], round=round)
        table.do(0, "end-phase")
        assert (not table.state.stack) == (round == 5)


@pytest.mark.rule("ns.10.3")
@pytest.mark.parametrize(("until", "stays"), [(2, True), (1, False)])
def test_pillory_ends_with_the_round_after_it_was_given(until: int, stays: bool) -> None:
    table = Table(["bank"], *[["jail"]] * 4)
    table.state.pillory, table.state.pillory_until = 4, until
    table.state.unseen &= ~(1 << c.PILLORY)
    out = table.do(0, "end-phase")
    assert (table.state.pillory == 4) == stays
    assert ("pillory-ends" in [e.kind for e in out]) == (not stays)


def test_aids_count_accusers_once_and_show_only_known_characters() -> None:
    table = talking()
    table.do(1, "accuse 2", "accuse 2")
    table.do(3, "accuse 2")
    helps = table.game.aids(table.state, 1)
    assert helps["accused"] == [[], [], [1, 3], []]
    assert [entry is not None for entry in helps["known"]] == [False, True, False, False]
    assert helps["may_give"] == [1, 2, 3]
    assert helps["buildings"]["tavern"]["type"] == "entertainment"
