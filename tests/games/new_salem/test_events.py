"""Every event card (ns.7)."""

from __future__ import annotations

import pytest

import approdo
from approdo.core.data import data
from approdo.games.new_salem import components as c
from approdo.games.new_salem.meta import INFO

from .table import PURITANS, WITCHES, Table, event

COSTS = {
    "cleansing": 3,
    "trial": 4,
    "inquest": 3,
    "oath": 2,
    "confession": 2,
    "town-meeting": 5,
    "blessing": 1,
    "day-of-prayer": 4,
    "exorcism": 3,
    "harvest-feast": 3,
    "alms": 1,
    "land-swap": 2,
    "seizure": 4,
    "endowment": 1,
    "fire": 3,
    "new-foundation": 2,
    "rebuilding": 2,
    "famine": 2,
    "dark-pact": 1,
    "pillory": 2,
    "pardon": 3,
    "retrial": 3,
}
FROM_PLAYERS = {
    "confession": 4,
    "town-meeting": 7,
    "day-of-prayer": 4,
    "harvest-feast": 5,
    "rebuilding": 4,
    "famine": 4,
    "pillory": 5,
    "retrial": 5,
}


def ready(name: str, players: int, *rest: list, mine: list | None = None, **more: object) -> Table:  # type: ignore[type-arg]
    """The constable (seat 0) has just enough hope, on his bank, and the event lies open."""
    towns = [mine if mine is not None else [("bank", COSTS[name], 0), "jail"], *rest]
    towns += [["library", "jail"] for _ in range(players - len(towns))]
    market = () if name in ("cleansing", "trial") else (name,)
    return Table(*towns, market=market, **more)  # type: ignore[arg-type]


def test_costs_and_player_numbers_are_those_of_the_sheet() -> None:
    assert dict(zip(c.EVENTS, c.COST, strict=True)) == COSTS
    rows = {row["id"]: row for row in data(INFO.package, "events")["event"]}
    assert {name: row["players"][0] for name, row in rows.items() if row["players"][0] > 3} == FROM_PLAYERS
    assert rows["trial"]["players"] == [3, 3, 7]
    assert [name for name, row in rows.items() if row["kind"] == "red"] == ["cleansing", "trial"]


@pytest.mark.rule("ns.7.1")
def test_cleansing_removes_two_despair_anywhere() -> None:
    table = ready("cleansing", 3, [("crypt", 0, 2), "jail"], [("brothel", 0, 1), "jail"])
    table.do(0, "trigger cleansing", "remove-despair 2 brothel 1")
    assert table.town(1)[0] == ("crypt", 0, 1)
    assert table.town(2)[0] == ("brothel", 0, 0)


@pytest.mark.rule("ns.7.2")
def test_trial_goes_to_another_player_who_has_none() -> None:
    table = ready("trial", 4, trials=(1,))
    table.do(0, "trigger trial")
    assert table.played(0) == ["choose-player 2", "choose-player 3"]
    assert table.refused(0, "choose-player 0") == "not-on-yourself"
    table.do(0, "choose-player 3")
    assert table.seen(0)["trials"] == [False, True, False, True]
    assert table.seen(0)["trials_left"] == 0


@pytest.mark.rule("ns.7.3", "ns.12.1", "ns.12.3")
def test_inquest_shows_the_constable_a_character() -> None:
    table = ready("inquest", 3, characters=[PURITANS[0], WITCHES[0], PURITANS[1]])
    out = table.do(0, "trigger inquest", "choose-player 1")
    look = next(e for e in out if e.kind == "look")
    assert set(look.private) == {0}
    assert table.seen(0)["characters"] == [PURITANS[0], WITCHES[0], None]
    assert table.seen(1)["characters"] == [None, WITCHES[0], None]
    assert table.seen(2)["looks"] == [{"round": 1, "who": 0, "whose": 1}], "that he looked is public"


@pytest.mark.rule("ns.7.4")
def test_oath_shows_both_each_other() -> None:
    table = ready("oath", 3)
    table.do(0, "trigger oath", "choose-player 2")
    assert table.seen(0)["characters"] == [PURITANS[0], None, PURITANS[2]]
    assert table.seen(2)["characters"] == [PURITANS[0], None, PURITANS[2]]
    assert table.seen(1)["characters"] == [None, PURITANS[1], None]


@pytest.mark.rule("ns.7.5")
def test_confession_shows_the_first_named_to_the_second() -> None:
    table = ready("confession", 4)
    table.do(0, "trigger confession")
    assert table.played(0) == ["choose-player 1", "choose-player 2", "choose-player 3"]
    table.do(0, "choose-player 3")
    assert table.played(0) == ["choose-player 1", "choose-player 2"]
    table.do(0, "choose-player 1")
    assert table.seen(1)["characters"] == [None, PURITANS[1], None, PURITANS[3]]
    assert table.seen(0)["characters"] == [PURITANS[0], None, None, None]


@pytest.mark.rule("ns.7.6")
def test_town_meeting_shows_everybody_the_left_neighbour() -> None:
    seven = [*PURITANS[:5], *WITCHES[:2]]
    table = ready("town-meeting", 7, characters=seven)
    table.do(0, "trigger town-meeting")
    for viewer in range(7):
        shown = table.seen(viewer)["characters"]
        assert {s for s in range(7) if shown[s]} == {viewer, (viewer + 1) % 7}


@pytest.mark.rule("ns.7.7")
def test_blessing_removes_one_despair() -> None:
    table = ready("blessing", 3, [("crypt", 0, 2), "jail"], [("crypt", 0, 2), "jail"])
    table.do(0, "trigger blessing", "remove-despair 2 crypt 1")
    assert table.state.despair == 3


@pytest.mark.rule("ns.7.8", "ns.7.24")
def test_day_of_prayer_lets_everybody_remove_one_own_despair() -> None:
    mine = [("bank", 4, 1), ("jail", 0, 1)]
    table = ready(
        "day-of-prayer", 4, [("crypt", 0, 2)], ["library"], [("crypt", 0, 2), ("jail", 0, 1)], mine=mine, trials=(3,)
    )
    table.do(0, "trigger day-of-prayer")
    assert table.played(0) == ["remove-despair 0 bank 1", "remove-despair 0 jail 1"]
    table.do(0, "remove-despair 0 jail 1")
    assert table.actors() == (3,), "seat 1 had one choice, seat 2 none; being on trial does not matter"
    table.do(3, "remove-despair 3 crypt 1")
    assert [sum(d for _, _, d in table.town(s)) for s in range(4)] == [1, 1, 0, 2]


@pytest.mark.rule("ns.7.9")
def test_exorcism_takes_all_despair_off_one_building() -> None:
    table = ready("exorcism", 3, [("crypt", 0, 3), ("jail", 0, 1)], ["library"])
    table.do(0, "trigger exorcism")
    assert table.played(0) == ["choose-building 1 crypt 1", "choose-building 1 jail 1"]
    table.do(0, "choose-building 1 crypt 1")
    assert table.town(1) == [("crypt", 0, 0), ("jail", 0, 1)]
    assert table.state.despair == 1


@pytest.mark.rule("ns.7.10", "ns.7.24")
def test_harvest_feast_gives_every_other_player_not_on_trial_one_hope() -> None:
    table = ready("harvest-feast", 5, trials=(2,))
    table.do(0, "trigger harvest-feast")
    for seat in (1, 3, 4):
        assert table.actors() == (seat,)
        table.do(seat, "place-cubes library 1")
    assert table.state.hope == [0, 1, 0, 1, 1]


@pytest.mark.rule("ns.7.11")
def test_alms_gives_another_player_not_on_trial_two_hope() -> None:
    table = ready("alms", 4, trials=(1,))
    table.do(0, "trigger alms")
    assert table.played(0) == ["choose-player 2", "choose-player 3"]
    table.do(0, "choose-player 3")
    table.do(3, "place-cubes jail 1")
    assert table.town(3)[1] == ("jail", 2, 0)


@pytest.mark.rule("ns.7.12")
def test_land_swap_exchanges_a_building_of_two_players_with_its_cubes() -> None:
    table = ready("land-swap", 3, [("crypt", 0, 2)], [("tavern", 1, 1)])
    table.do(0, "trigger land-swap", "choose-building 1 crypt 1")
    assert "choose-building 1 crypt 1" not in table.played(0)
    task = table.game.prompt_args(table.state, 0)["task"]
    assert task["args"] == {"owner": {"seat": 1}, "building": {"label": "building-crypt"}}, "what was chosen is named"  # type: ignore[index, call-overload]
    table.do(0, "choose-building 2 tavern 1")
    assert table.town(1) == [("tavern", 1, 1)]
    assert table.town(2) == [("crypt", 0, 2)]
    assert table.state.hope == [0, 1, 0]


@pytest.mark.rule("ns.7.13")
def test_seizure_takes_a_building_but_not_the_last_one() -> None:
    table = ready("seizure", 3, [("tavern", 1, 1), "jail"], ["library"])
    table.do(0, "trigger seizure")
    assert table.played(0) == ["choose-building 1 tavern 1", "choose-building 1 jail 1"]
    assert table.refused(0, "choose-building 2 library 1") == "only-building"
    table.do(0, "choose-building 1 tavern 1")
    assert table.town(0)[-1] == ("tavern", 1, 1)
    assert table.town(1) == [("jail", 0, 0)]


@pytest.mark.rule("ns.7.14")
def test_endowment_gives_an_own_building_but_not_the_last_one() -> None:
    table = ready("endowment", 3, mine=[("bank", 1, 0), ("crypt", 0, 2)])
    table.do(0, "trigger endowment", "choose-building 0 crypt 1", "choose-player 2")
    assert table.town(0) == [("bank", 0, 0)]
    assert table.town(2)[-1] == ("crypt", 0, 2)
    table = ready("endowment", 3, mine=[("bank", 1, 0)])
    assert "no-effect" in [e.kind for e in table.do(0, "trigger endowment")]
    assert len(table.town(0)) == 1


@pytest.mark.rule("ns.7.15")
def test_fire_sends_a_building_under_the_deck_but_not_a_last_one() -> None:
    table = ready("fire", 3, [("tavern", 1, 2), "jail"], ["library"])
    table.do(0, "trigger fire")
    assert "choose-building 0 bank 1" in table.played(0)
    assert "choose-building 2 library 1" not in table.played(0)
    table.do(0, "choose-building 1 tavern 1")
    assert table.town(1) == [("jail", 0, 0)]
    assert table.seen(approdo.SPECTATOR)["bottom"] == [{"building": "tavern", "known_to": 0b111, "packet": -1}]
    assert table.seen(2)["bottom"] == [{"building": "tavern", "known_to": 0b111, "packet": -1}]
    assert (table.state.hope[1], table.state.despair) == (0, 0)


def test_nobody_is_named_twice_when_it_is_the_own_building() -> None:
    def told(name: str, owner: int, building: str) -> dict[str, list[str]]:
        table = Table(["jail", ("bank", 3, 1)], ["jail", ("tavern", 0, 1)], ["jail"], market=(name,))
        out = [*table.do(0, f"trigger {name}"), *table.do(0, f"choose-building {owner} {building} 1")]
        lines = [e for e in out if e.kind in ("remove", "burn")]
        names = ["Anna", "Bea", "Carlo"]
        return {lang: [approdo.tell(e, table.game, names, language=lang) for e in lines] for lang in ("en", "it")}

    assert told("exorcism", 0, "bank") == {
        "en": ["Anna removes 1 despair from their own Bank."],
        "it": ["Anna toglie un cubo disperazione da Banca, proprio edificio."],
    }
    assert told("exorcism", 1, "tavern")["it"] == ["Anna toglie un cubo disperazione da Taverna di Bea."]
    assert told("fire", 0, "bank") == {
        "en": ["The Bank of Anna burns down; its owner set the fire."],
        "it": ["Incendio: Anna brucia Banca (proprio edificio)."],
    }
    assert told("fire", 1, "tavern")["en"] == ["The Tavern of Bea burns down; Anna set the fire."]


@pytest.mark.rule("ns.7.16", "ns.12.5")
def test_new_foundation_draws_three_and_builds_one() -> None:
    table = ready("new-foundation", 3)
    table.do(0, "trigger new-foundation")
    out = table.draw("draw-building crypt", "draw-building theater", "draw-building gallows")
    assert [set(e.private) for e in out if e.kind == "foundation"] == [{0}]
    assert table.seen(0)["drawn"] == {"count": 3, "cards": ["crypt", "theater", "gallows"]}
    assert table.seen(1)["drawn"] == {"count": 3, "cards": None}
    assert table.legal(0, "build") == ["build crypt", "build theater", "build gallows"]
    table.do(0, "build theater")
    assert table.town(0)[-1] == ("theater", 1, 0)
    assert [card["building"] for card in table.seen(0)["bottom"]] == ["crypt", "gallows"]
    assert [card["building"] for card in table.seen(1)["bottom"]] == [None, None]


@pytest.mark.rule("ns.7.16")
def test_the_symbols_of_a_new_foundation_count() -> None:
    table = ready("new-foundation", 3, [("crypt", 0, 2), "jail"])
    table.do(0, "trigger new-foundation")
    table.draw("draw-building crypt", "draw-building theater", "draw-building gallows")
    table.do(0, "build gallows")
    assert table.town(1)[0] == ("crypt", 0, 1)


@pytest.mark.rule("ns.6.1")
def test_nobody_gives_or_speaks_while_cards_are_drawn() -> None:
    table = ready("new-foundation", 3, [("crypt", 1, 0), "jail"])
    table.do(0, "trigger new-foundation")
    assert table.game.chance_next(table.state)
    assert table.game.volunteers(table.state) == ()


@pytest.mark.rule("ns.7.17")
@pytest.mark.parametrize(
    ("round", "left", "works"),
    [
        (1, 43, True),
        (1, 42, False),
        (3, 22, True),
        (3, 21, False),
        (4, 13, True),
        (4, 12, False),
        (5, 3, True),
        (5, 2, False),
    ],
)
def test_new_foundation_leaves_enough_cards_for_the_rounds_to_come(round: int, left: int, works: bool) -> None:
    """Three players: before round five they need 12 cards, before round four 9 built ones more, and so on."""
    table = ready("new-foundation", 3, round=round)
    surplus = sum(table.state.deck) - left
    for k in range(c.KINDS):
        while surplus and table.state.deck[k]:
            table.state.deck[k] -= 1
            surplus -= 1
    game, state = table.game, table.state
    game.apply(state, 0, game.space.number("trigger new-foundation"))
    assert (game.decision(state).name == "draw-foundation") == works


@pytest.mark.rule("ns.7.18")
def test_rebuilding_lets_a_player_replace_an_own_building() -> None:
    table = ready("rebuilding", 4, [("crypt", 0, 2), "jail"])
    table.do(0, "trigger rebuilding")
    assert len(table.played(0)) == 4, "anybody, oneself included"
    table.do(0, "choose-player 1")
    assert table.played(1) == ["choose-building 1 crypt 1", "choose-building 1 jail 1"]
    table.do(1, "choose-building 1 crypt 1")
    table.draw("draw-building tavern")
    assert table.town(1) == [("jail", 0, 0), ("tavern", 1, 1)]
    assert table.seen(3)["bottom"] == [{"building": "crypt", "known_to": 0b1111, "packet": -1}]


@pytest.mark.rule("ns.7.19", "ns.7.24")
def test_famine_takes_a_hope_or_brings_a_despair() -> None:
    table = ready("famine", 4, [("theater", 1, 0), ("market", 1, 0)], ["library", "jail"], trials=(3,))
    table.do(0, "trigger famine")
    assert table.actors() == (0,), "no hope left: the despair only wants its place"
    table.do(0, "place-cubes jail 1")
    assert table.played(1) == ["return-hope", "accept-despair"]
    table.do(1, "return-hope")
    assert table.refused(1, "give-hope 1 theater 1") == "cubes-moving"
    table.do(1, "take-hope market 1")
    table.do(2, "place-cubes library 1")
    assert table.state.hope == [0, 1, 0, 0]
    assert [sum(d for _, _, d in table.town(s)) for s in range(4)] == [1, 0, 1, 0]


@pytest.mark.rule("ns.7.19")
def test_famine_may_be_met_with_despair_although_there_is_hope() -> None:
    table = ready("famine", 4, [("theater", 1, 0)])
    table.do(0, "trigger famine", "place-cubes jail 1")
    table.do(1, "accept-despair")
    assert table.town(1) == [("theater", 1, 1)]


@pytest.mark.rule("ns.7.20")
def test_dark_pact_brings_two_hope_and_one_despair() -> None:
    table = ready("dark-pact", 3, mine=[("bank", 1, 0)])
    table.do(0, "trigger dark-pact")
    assert table.town(0) == [("bank", 2, 1)]


@pytest.mark.rule("ns.7.21", "ns.8.6", "ns.10.3")
def test_pillory_bars_from_office_and_giving_to_the_end_of_the_next_round() -> None:
    table = ready("pillory", 5, [("tavern", 2, 0), "jail"])
    table.do(0, "trigger pillory")
    assert "choose-player 0" not in table.played(0)
    table.do(0, "choose-player 1")
    assert table.game.chance_next(table.state), "the card is replaced at once"
    table.draw("draw-event fire")
    assert table.seen(3)["pillory"] == {"seat": 1, "until": 2}
    assert table.seen(3)["queue"] == []
    assert table.refused(1, "give-hope 1 tavern 1") == "in-pillory"
    assert table.refused(0, "name-constable 1") == "barred"
    state = table.state
    for round, holder in ((1, 1), (2, -1)):
        state.round = round
        state.stack = [(23, 0), (8, 1)]
        table.do(0, "end-phase")
        assert state.pillory == holder
    assert state.queue == [event("pillory")]


@pytest.mark.rule("ns.7.22")
def test_pardon_puts_a_trial_back_on_the_pile() -> None:
    table = ready("pardon", 4, trials=(1, 2))
    table.do(0, "trigger pardon")
    assert table.played(0) == ["choose-player 1", "choose-player 2"]
    table.do(0, "choose-player 2")
    assert table.seen(0)["trials"] == [False, True, False, False]
    assert table.seen(0)["trials_left"] == 1
    assert table.seen(0)["queue"] == ["pardon"]


@pytest.mark.rule("ns.7.23")
def test_retrial_moves_a_trial_to_another_player_but_the_constable() -> None:
    table = ready("retrial", 5, trials=(1, 2), retrial=True)
    table.do(0, "trigger retrial", "choose-player 1")
    assert table.played(0) == ["choose-player 3", "choose-player 4"]
    table.do(0, "choose-player 4")
    assert table.seen(0)["trials"] == [False, False, True, False, True]


@pytest.mark.rule("ns.7.23")
def test_retrial_with_nobody_on_trial_does_nothing() -> None:
    table = ready("retrial", 5, retrial=True)
    assert "no-effect" in [e.kind for e in table.do(0, "trigger retrial")]


@pytest.mark.rule("ns.7.23")
def test_retrial_with_nobody_left_to_go_on_trial_does_nothing() -> None:
    table = ready("retrial", 5, trials=(1, 2, 3, 4), retrial=True)
    assert "no-effect" in [e.kind for e in table.do(0, "trigger retrial")]
    assert table.seen(0)["trials"] == [False, True, True, True, True]


@pytest.mark.rule("ns.7.24")
def test_several_players_act_clockwise_from_the_constable() -> None:
    table = Table(
        ["library", "jail"],
        ["library", "jail"],
        ["library", "jail"],
        [("bank", 3, 0), "jail"],
        ["library", "jail"],
        market=("harvest-feast",),
        constable=3,
    )
    table.do(3, "trigger harvest-feast")
    order = []
    while table.deciding() == "place":
        (seat,) = table.actors()
        order.append(seat)
        table.do(seat, "place-cubes library 1")
    assert order == [4, 0, 1, 2]
