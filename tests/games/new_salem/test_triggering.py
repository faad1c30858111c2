"""The event deck and the trigger phase (ns.5, ns.6)."""

from __future__ import annotations

import pytest

from approdo.games.new_salem import components as c
from approdo.games.new_salem.rules.frames import LAST_TWO
from approdo.games.new_salem.state import TRIGGERING

from .table import Table, event


def rich(*seats: int, market: tuple[str, ...] = (), players: int = 3, hope: int = 9, **more: object) -> Table:
    """Everybody has a tavern and a jail; some have hope on the tavern."""
    towns = [[("tavern", hope if s in seats else 0, 0), "jail"] for s in range(players)]
    return Table(*towns, market=market, **more)  # type: ignore[arg-type]


@pytest.mark.rule("ns.5.1")
@pytest.mark.parametrize("round", [1, 2, 5])
def test_one_event_is_laid_open_each_round(round: int) -> None:
    before = ("inquest", "oath", "blessing", "alms")[: round - 1]
    two = [["theater", "tavern"], ["bank", "school"], ["jail", "jail"]]
    table = Table([], [], [], hands=two, decision=LAST_TWO, round=round, market=before)
    for seat, keep in enumerate(("theater", "bank", "jail")):
        table.do(seat, f"keep {keep}")
    table.draw("draw-event fire")
    assert table.seen(0)["market"] == [*before, "fire"]
    assert len(table.state.market) == round
    assert table.state.phase == TRIGGERING
    assert table.actors() == (0,)


@pytest.mark.rule("ns.5.2")
def test_events_laid_down_return_in_order_after_all_unseen_ones() -> None:
    table = rich(0, 1, 2, market=("blessing",))
    table.do(0, "trigger blessing")
    drawable = {table.game.space.notation(n) for n in table.game.outcomes(table.state)[0]}
    assert "draw-event blessing" not in drawable
    assert len(drawable) == 11
    table.state.queue[:0] = [e for e in range(len(c.EVENTS)) if table.state.unseen >> e & 1]
    table.state.unseen = 0
    assert table.game.outcomes(table.state) == ([table.game.space.number(f"draw-event {c.EVENTS[2]}")], [1])
    table.draw(f"draw-event {c.EVENTS[2]}")
    assert table.state.queue[-1] == event("blessing")


@pytest.mark.rule("ns.6.1")
def test_anybody_but_the_constable_gives_hope_at_any_moment() -> None:
    table = rich(0, 1, 2, market=("inquest",))
    table.do(1, "give-hope 1 tavern 1", "give-hope 1 tavern 1")
    assert (table.state.hope[1], table.state.gifts) == (7, 2)
    assert table.actors() == (0,), "giving does not change who is awaited"
    table.do(0, "trigger inquest")
    assert table.deciding() == "place", "the gifts of before are placed first"
    assert table.refused(2, "give-hope 1 tavern 1") == "cubes-moving"
    table.do(0, "place-cubes tavern 1")
    table.do(2, "give-hope 1 tavern 1")
    table.do(0, "choose-player 1")
    table.pass_draw()
    table.do(2, "give-hope 1 tavern 1")
    assert table.state.hope[2] == 7


@pytest.mark.rule("ns.6.1", "ns.6.3")
def test_any_number_of_cubes_is_one_gift_from_a_building_on() -> None:
    table = Table(["jail"], [("bank", 2, 0), "jail", ("tavern", 1, 0), ("market", 1, 0)], ["jail"])
    assert table.legal(1, "give-hope") == [
        *("give-hope 1 tavern 1", "give-hope 1 market 1", "give-hope 1 bank 1"),
        *("give-hope 2 tavern 1", "give-hope 2 bank 1", "give-hope 3 bank 1", "give-hope 4 bank 1"),
    ]
    assert table.refused(1, "give-hope 3 tavern 1") == "gift-too-big"
    assert table.refused(1, "give-hope 1 jail 1") == "no-hope-there"
    assert table.refused(1, "give-hope 1 crypt 1") == "no-such-building"
    (told,) = table.do(1, "give-hope 3 bank 1")
    assert table.town(1) == [("bank", 0, 0), ("jail", 0, 0), ("tavern", 0, 0), ("market", 1, 0)]
    assert (table.state.hope[1], table.state.gifts) == (1, 3)
    text = table.game.info.texts("en").render("event-give", told.args, ("Ada", "Bea", "Cleo"))
    assert text == "Bea gives Ada 3 hope (2 off the Bank and 1 off the Tavern)."
    assert table.game.effect(table.state, 1, table.game.space.number("give-hope 1 market 1")) == {
        "gives": [{"building": "market", "hope": 1}]
    }


@pytest.mark.rule("ns.4.8")
def test_the_log_tells_which_buildings_paid() -> None:
    table = Table([("bank", 2, 1), ("tavern", 2, 0)], ["jail"], ["jail"], market=("oath",))
    table.do(0, "trigger oath")
    paid = [e for e in table.do(0, "take-hope bank 1", "take-hope tavern 1") if e.kind == "pay"]
    texts = table.game.info.texts("it")
    told = [texts.render("event-pay", e.args, ("Ada", "Bea", "Cleo")) for e in paid]
    assert told == [f"Ada prende speranza dai propri edifici: 1 da {name}." for name in ("Banca", "Taverna")]
    table = Table([("bank", 2, 1), ("tavern", 1, 0)], ["jail"], ["jail"])
    (paid_at_once,) = [e for e in table.do(0, "trigger cleansing") if e.kind == "pay"]
    assert "2 da Banca e 1 da Taverna" in texts.render("event-pay", paid_at_once.args, ("Ada", "Bea", "Cleo"))


@pytest.mark.rule("ns.4.8")
def test_of_buildings_alike_each_cube_is_still_chosen() -> None:
    table = Table([("bank", 2, 0), ("bank", 2, 0)], ["jail"], ["jail"], market=("oath",))
    table.do(0, "trigger oath")
    assert table.played(0) == ["take-hope bank 1", "take-hope bank 2"], "one cube is gone, now they differ"
    assert table.state.hope[0] == 3


@pytest.mark.rule("ns.6.1")
def test_only_who_may_give_or_speak_is_told_so() -> None:
    table = rich(0, 1, 2, players=5)
    table.state.pillory, table.state.pillory_until = 2, 2
    table.state.unseen &= ~(1 << c.PILLORY)
    keys = [table.game.prompt(table.state, viewer).key for viewer in (1, 2, 3, -2)]
    assert keys == ["wait-trigger-give", "wait-trigger-talk", "wait-trigger-talk", "wait-trigger"]
    table.state.claimed = [0, 3, 3, 0, 0]
    keys = [table.game.prompt(table.state, viewer).key for viewer in (1, 2)]
    assert keys == ["wait-trigger-give", "wait-trigger"], "in the pillory with all claims made"


@pytest.mark.rule("ns.6.2")
def test_the_constable_gives_nothing_and_nobody_else_receives() -> None:
    table = rich(0, 1)
    assert table.legal(0, "give-hope") == []
    assert table.refused(0, "give-hope 1 tavern 1") == "constable-gives-none"
    assert table.refused(2, "give-hope 1 tavern 1") == "no-hope-there"
    assert table.refused(2, "give-hope 1 bank 1") == "no-such-building"
    table.do(1, "give-hope 1 tavern 1")
    assert table.state.hope == [9, 8, 0]


@pytest.mark.rule("ns.6.3")
def test_gifts_count_at_once_and_are_placed_at_the_next_act() -> None:
    table = Table([("tavern", 2, 1), "jail"], [("tavern", 2, 0)], [("tavern", 1, 0)])
    assert table.legal(0, "trigger") == []
    table.do(1, "give-hope 1 tavern 1", "give-hope 1 tavern 1")
    assert table.legal(0, "trigger") == ["trigger cleansing", "trigger trial"]
    table.do(0, "trigger cleansing")
    assert table.played(0) == ["place-cubes tavern 1", "place-cubes jail 1"]
    table.do(0, "place-cubes jail 1")
    assert table.deciding() == "take"
    assert table.played(0) == ["take-hope tavern 1", "take-hope jail 1"]


@pytest.mark.rule("ns.6.3")
def test_gifts_that_are_all_spent_need_no_place() -> None:
    table = Table([("tavern", 1, 1), "jail"], [("tavern", 2, 0)], [("tavern", 1, 0)])
    table.do(1, "give-hope 1 tavern 1", "give-hope 1 tavern 1")
    table.do(0, "trigger cleansing")
    assert table.state.hope[:2] == [0, 0]
    assert table.deciding() == "name"


@pytest.mark.rule("ns.6.3")
def test_gifts_belong_to_the_constable_who_got_them() -> None:
    table = rich(1, 2, market=("blessing",))
    table.do(1, "give-hope 1 tavern 1")
    table.do(0, "trigger blessing")
    table.pass_draw()
    table.do(2, "give-hope 1 tavern 1")
    table.do(0, "name-constable 1")
    assert table.actors() == (0,)
    table.do(0, "place-cubes jail 1")
    assert table.town(0)[1] == ("jail", 1, 0)
    assert table.actors() == (1,)
    table = rich(1, 2)
    table.do(1, "give-hope 1 tavern 1")
    table.do(0, "end-phase", "place-cubes tavern 1")
    assert table.state.hope[0] == 1


@pytest.mark.rule("ns.6.4")
def test_only_open_events_that_can_be_paid_are_triggered_by_the_constable() -> None:
    table = rich(0, hope=3, market=("oath", "seizure"))
    assert table.legal(0, "trigger") == ["trigger cleansing", "trigger oath"]
    assert table.refused(0, "trigger seizure") == "too-dear"
    assert table.refused(0, "trigger fire") == "not-open"
    for other in ("trigger oath", "end-phase", "name-constable 2"):
        assert table.refused(1, other) == "only-constable"
    table.do(0, "trigger oath")
    assert table.state.hope[0] == 1


@pytest.mark.rule("ns.6.5")
def test_the_event_is_carried_out_as_far_as_it_can_be() -> None:
    table = Table([("tavern", 3, 1), "jail"], ["jail"], ["jail"])
    table.do(0, "trigger cleansing")
    assert table.state.despair == 0, "one despair where two could go"


@pytest.mark.rule("ns.6.6")
@pytest.mark.parametrize("name", ["pardon", "exorcism", "cleansing", "blessing"])
def test_an_event_without_effect_still_counts(name: str) -> None:
    table = rich(0, market=() if name == "cleansing" else (name,))
    table.do(0, f"trigger {name}")
    table.pass_draw()
    assert table.deciding() == "name"
    assert table.state.triggers == 1


@pytest.mark.rule("ns.6.6")
def test_seizure_and_fire_without_a_building_to_spare_do_nothing() -> None:
    for name in ("seizure", "fire"):
        table = Table([("tavern", 9, 0)], ["jail"], ["jail"], market=(name,))
        out = table.do(0, f"trigger {name}")
        assert "no-effect" in [e.kind for e in out]
        assert [len(town) for town in table.state.towns] == [1, 1, 1]


@pytest.mark.rule("ns.6.6")
def test_trial_needs_a_card_and_a_receiver() -> None:
    table = rich(0, trials=(1, 2))
    assert table.refused(0, "trigger trial") == "no-trial-left"
    table = rich(0, players=7, trials=(1, 2))
    table.state.trials = 0b1111110
    assert table.refused(0, "trigger trial") == "no-receiver"


@pytest.mark.rule("ns.6.7")
def test_red_events_stay_and_others_are_replaced_at_once() -> None:
    table = rich(0, market=("oath", "alms"))
    table.do(0, "trigger cleansing")
    assert table.deciding() == "name"
    assert table.seen(0)["market"] == ["oath", "alms"]
    table = rich(0, market=("oath", "alms"))
    table.do(0, "trigger oath", "choose-player 1")
    assert table.game.chance_next(table.state)
    table.draw("draw-event fire")
    assert table.seen(0)["market"] == ["alms", "fire"]
    assert table.seen(0)["queue"] == ["oath"]
    assert table.deciding() == "name"


@pytest.mark.rule("ns.6.8")
def test_the_new_constable_has_no_badge_and_is_not_on_trial() -> None:
    table = rich(0, players=5, badges=(0, 1), trials=(2,))
    table.do(0, "trigger cleansing")
    assert table.played(0) == ["name-constable 3", "name-constable 4"]
    assert table.refused(0, "name-constable 1") == "has-badge"
    assert table.refused(0, "name-constable 2") == "barred"
    assert table.refused(0, "name-constable 7") == "no-such-player"


@pytest.mark.rule("ns.6.9", "ns.6.12")
def test_the_new_constable_takes_a_badge_and_a_hope_and_goes_on() -> None:
    table = rich(0, players=4)
    table.do(0, "trigger cleansing", "name-constable 2")
    assert table.deciding() == "place"
    table.do(2, "place-cubes jail 1")
    assert table.town(2)[1] == ("jail", 1, 0)
    assert table.seen(0)["badges"] == [True, False, True, False]
    assert table.state.constable == 2
    assert table.actors() == (2,)
    assert table.played(2) == ["end-phase"]


@pytest.mark.rule("ns.6.10")
def test_badges_return_when_everybody_has_one_or_is_on_trial() -> None:
    table = rich(0, badges=(0, 1))
    table.do(0, "trigger cleansing")
    assert table.state.constable == 2, "named without asking: nobody else can be"
    assert table.seen(0)["badges"] == [False, False, True]


@pytest.mark.rule("ns.6.10", "ns.7.2")
def test_the_rulebook_example_of_a_trial_in_three() -> None:
    """Three hope and one given pay for a Trial; then everybody has a badge or a Trial."""
    table = Table([("bank", 3, 0)], ["jail"], [("tavern", 1, 0)])
    assert table.refused(0, "trigger trial") == "too-dear"
    table.do(2, "give-hope 1 tavern 1")
    table.do(0, "trigger trial", "choose-player 1")
    assert table.seen(0)["trials"] == [False, True, False]
    assert table.state.constable == 2
    assert table.seen(0)["badges"] == [False, False, True]
    assert table.state.hope == [0, 0, 1]


@pytest.mark.rule("ns.6.11")
def test_when_nobody_can_be_named_the_badges_return_first() -> None:
    table = rich(0, players=4, badges=(0, 1), trials=(2,))
    table.do(0, "trigger trial", "choose-player 3")
    assert table.state.constable == 1
    assert "badges-return" not in [e.kind for e in rich(0, trials=(1,)).do(0, "trigger trial")], "nothing returns"
    assert "badges-return" in [e.kind for e in rich(0, badges=(0, 1), trials=(2,)).do(0, "trigger cleansing")]


@pytest.mark.rule("ns.6.11")
def test_when_all_others_are_on_trial_the_phase_ends() -> None:
    table = rich(0, trials=(1,))
    table.do(1, "claim-side puritan")
    out = table.do(0, "trigger trial")
    assert "nobody-left" in [e.kind for e in out]
    assert table.state.round == 2
    assert table.state.constable == 0


@pytest.mark.rule("ns.6.12")
def test_the_new_constable_may_trigger_again_or_end() -> None:
    table = rich(0, 1, market=("oath",))
    table.do(0, "trigger cleansing", "name-constable 1")
    table.do(1, "place-cubes tavern 1", "trigger cleansing")
    assert table.state.triggers == 2


@pytest.mark.rule("ns.6.13")
@pytest.mark.parametrize(("hope", "forced"), [(3, False), (4, True), (5, True)])
def test_enough_hope_for_the_dearest_event_forces_to_trigger(hope: int, forced: bool) -> None:
    table = rich(0, hope=hope, market=("blessing",))
    assert ("end-phase" in table.legal(0)) == (not forced)
    assert table.game.aids(table.state, 1)["forced"] == forced
    if forced:
        assert table.refused(0, "end-phase") == "must-trigger"
        assert "trigger blessing" in table.legal(0), "any event will do"


@pytest.mark.rule("ns.6.13")
def test_a_gift_can_force_the_constable() -> None:
    table = rich(0, 1, hope=3)
    assert "end-phase" in table.legal(0)
    table.do(1, "give-hope 1 tavern 1")
    assert "end-phase" not in table.legal(0)


@pytest.mark.rule("ns.6.14")
def test_the_dearest_event_leaves_out_a_trial_that_cannot_be_given() -> None:
    table = rich(0, hope=3, trials=(1, 2), market=("oath",))
    assert table.game.aids(table.state, 0)["dearest"] == 3
    assert "end-phase" not in table.legal(0)
    table = rich(0, hope=4, players=7, market=("town-meeting",))
    assert table.game.aids(table.state, 0)["dearest"] == 5


@pytest.mark.rule("ns.6.15")
def test_constable_and_badges_stay_from_round_to_round() -> None:
    table = rich(badges=(0, 2))
    table.do(0, "end-phase")
    assert (table.state.round, table.state.constable, table.state.badges) == (2, 0, 0b101)


@pytest.mark.rule("ns.6.16")
def test_the_phase_ends_after_forty_events() -> None:
    table = rich(0)
    table.state.triggers = c.MAX_TRIGGERS - 1
    out = table.do(0, "trigger cleansing", "name-constable 1")
    assert "phase-full" in [e.kind for e in out]
    table.do(1, "place-cubes tavern 1")
    assert c.MAX_TRIGGERS == 40
    assert table.state.round == 2
