"""Set-up and components (ns.1, ns.2)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import approdo
from approdo.core.data import data
from approdo.core.game import CHANCE
from approdo.games.new_salem import components as c
from approdo.games.new_salem.invariants import sums
from approdo.games.new_salem.meta import INFO
from approdo.games.new_salem.rules.building import character_weights
from approdo.games.new_salem.rules.frames import PICK
from approdo.games.new_salem.scoring import all_sets

from .table import Table, event, fresh

PLAYERS = INFO.seats


def set_up(players: int, seed: int = 1, **options: Any) -> approdo.Match:
    return approdo.Match(approdo.load("new-salem", players, **options), seed=seed)


@pytest.mark.rule("ns.1.4")
def test_hope_and_despair_never_run_out() -> None:
    table = Table([("tavern", 60, 60)], ["smithy"], ["market"])
    assert list(sums(table.state)) == []
    table.do(1, "claim-side puritan")


@pytest.mark.rule("ns.1.5")
def test_eighteen_buildings_are_six_types_of_three_positions() -> None:
    assert len(c.BUILDINGS) == 18
    assert len(c.TYPES) == 6
    for t in range(6):
        assert all_sets((3 * t, 3 * t + 1, 3 * t + 2))[t] == 1
        assert all_sets((3 * t, 3 * t, 3 * t + 2))[t] == 0


BUILDINGS = [
    ("theater", "entertainment", 1, 1, 0, 0),
    ("tavern", "entertainment", 2, 1, 1, 0),
    ("brothel", "entertainment", 3, 0, 1, 0),
    ("market", "trade", 1, 1, 0, 0),
    ("smithy", "trade", 2, 1, 0, 0),
    ("slaughterhouse", "trade", 3, 0, 2, 0),
    ("bank", "finance", 1, 2, 1, 0),
    ("counting-house", "finance", 2, 0, 0, 0),
    ("pawnshop", "finance", 3, 0, 1, 0),
    ("school", "education", 1, 1, 0, 0),
    ("library", "education", 2, 0, 0, 0),
    ("laboratory", "education", 3, 1, 2, 0),
    ("mortuary", "death", 1, 0, 1, 0),
    ("cemetery", "death", 2, 0, 1, 0),
    ("crypt", "death", 3, 0, 2, 0),
    ("courthouse", "justice", 1, 0, 0, 1),
    ("jail", "justice", 2, 0, 1, 0),
    ("gallows", "justice", 3, 0, 0, 1),
]


@pytest.mark.rule("ns.1.5", "ns.4.1", "ns.4.2")
@pytest.mark.parametrize(("name", "type_name", "position", "hope", "despair", "remove"), BUILDINGS)
def test_building_places_its_symbols_when_built(
    name: str, type_name: str, position: int, hope: int, despair: int, remove: int
) -> None:
    hands = [[name, "library", "library"], ["market", "market", "smithy"], ["school", "school", "theater"]]
    table = Table([], [("crypt", 0, 3)], [("crypt", 0, 2)], hands=hands, decision=PICK)
    table.do(0, f"build {name}")
    table.do(1, "build market")
    table.do(2, "build school")
    assert table.town(0) == [(name, hope, despair)]
    assert (c.TYPES.index(type_name), position - 1) == divmod(c.BUILDINGS.index(name), 3)
    assert (table.deciding() == "remove") == bool(remove)
    if remove:
        table.do(0, "remove-despair 1 crypt 1")
        assert table.town(1)[0] == ("crypt", 0, 3 - remove)
    assert table.deciding() == "last-two"


@pytest.mark.rule("ns.2.1")
@pytest.mark.parametrize(
    ("players", "witches", "puritans"), [(3, 2, 4), (4, 2, 4), (5, 2, 4), (6, 2, 5), (7, 3, 6), (8, 3, 6)]
)
def test_the_table_mixes_so_many_witches_and_puritans(players: int, witches: int, puritans: int) -> None:
    """Dealing from the mixed pile: the first card is a witch with the share of witches in it."""
    assert (c.WITCHES[players], c.PURITANS[players]) == (witches, puritans)
    numbers, weights = character_weights(players, [-1] * players)
    witch_share = sum(w for number, w in zip(numbers, weights, strict=True) if c.IS_WITCH[number - numbers[0]])
    assert witch_share * (witches + puritans) == witches * sum(weights)


@pytest.mark.rule("ns.2.1")
def test_three_players_have_no_witch_in_a_fifth_of_the_games() -> None:
    rng = random.Random(4)
    counted: Counter[int] = Counter()
    game = approdo.load("new-salem", 3)
    for _ in range(4000):
        state = game.start()
        while state.stack[-1][0] == 0:
            game.apply(state, CHANCE, game.draw(state, rng))
        counted[sum(c.IS_WITCH[ch] for ch in state.characters)] += 1
    assert abs(counted[0] / 4000 - 0.2) < 0.03
    assert abs(counted[1] / 4000 - 0.6) < 0.03
    assert set(counted) == {0, 1, 2}


@pytest.mark.rule("ns.2.1", "ns.2.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_no_more_witches_than_mixed_are_ever_dealt(players: int) -> None:
    for seed in range(40):
        state: Any = set_up(players, seed).state
        assert sum(c.IS_WITCH[ch] for ch in state.characters) <= c.WITCHES[players]
        assert sum(not c.IS_WITCH[ch] for ch in state.characters) <= c.PURITANS[players]


@pytest.mark.rule("ns.2.2")
def test_everybody_sees_only_his_own_character() -> None:
    match = set_up(5)
    for viewer in range(5):
        shown = match.view(viewer)["board"]["characters"]
        assert [seat for seat in range(5) if shown[seat]] == [viewer]
    assert match.view(approdo.SPECTATOR)["board"]["characters"] == [None] * 5
    dealt = [e for e in match.events(2) if e["kind"] == "character"]
    assert [("character" in e["args"]) for e in dealt] == [False, False, True, False, False]


CHARACTERS = [
    ("prudence-ashby", "puritan", {"entertainment", "trade"}),
    ("josiah-crane", "puritan", {"entertainment", "finance"}),
    ("constance-wren", "puritan", {"entertainment", "education"}),
    ("ezekiel-hobb", "puritan", {"trade", "finance"}),
    ("mercy-talbot", "puritan", {"trade", "education"}),
    ("nathaniel-pike", "puritan", {"finance", "education"}),
    ("hester-thorne", "witch", {"entertainment", "trade", "finance"}),
    ("lavinia-crowe", "witch", {"entertainment", "trade", "education"}),
    ("silas-blackwood", "witch", {"entertainment", "finance", "education"}),
    ("morwenna-graves", "witch", {"trade", "finance", "education"}),
]


@pytest.mark.rule("ns.2.3", "ns.11.8")
@pytest.mark.parametrize(("name", "side", "types"), CHARACTERS)
def test_character_scores_one_point_for_each_building_of_its_types(name: str, side: str, types: set[str]) -> None:
    others = [other for other, other_side, _ in CHARACTERS if other != name and other_side == "puritan"][:2]
    one_of_each = ["theater", "smithy", "bank", "school", "crypt", "gallows"]
    table = Table(list(one_of_each), ["jail"], ["jail"], characters=[name, *others])
    assert c.IS_WITCH[c.CHARACTERS.index(name)] == (side == "witch")
    parts = table.game.scores(table.state, 0)[0]
    assert [(p.part, p.value) for p in parts] == [("buildings", len(types))]
    assert {c.TYPES[t] for t in c.COLLECTS[c.CHARACTERS.index(name)]} == types


@pytest.mark.rule("ns.2.3")
def test_ten_different_characters_none_with_death_or_justice() -> None:
    assert len(set(c.COLLECTS)) == len(set(c.CHARACTERS)) == 10
    assert sum(c.IS_WITCH) == 4
    assert c.PLAIN_TYPES == ("entertainment", "trade", "finance", "education")


@pytest.mark.rule("ns.2.4")
@pytest.mark.parametrize(("players", "cards"), [(3, 54), (4, 72), (5, 90), (6, 108), (7, 126), (8, 144)])
def test_eighteen_buildings_for_every_player(players: int, cards: int) -> None:
    _, state = fresh(players)
    assert sum(state.deck) == cards
    assert len(set(state.deck)) == 1


EVENTS_IN_PLAY = {3: 15, 4: 19, 5: 21, 6: 21, 7: 23, 8: 23}


@pytest.mark.rule("ns.2.4", "ns.2.5", "ns.2.6")
@pytest.mark.parametrize("players", PLAYERS)
def test_so_many_events_are_in_play(players: int) -> None:
    """Cleansing, the Trials and the deck; events with a higher number stay in the box."""
    _, state = fresh(players)
    assert 1 + state.trials_left + state.unseen.bit_count() == EVENTS_IN_PLAY[players]
    assert state.trials_left == (3 if players >= 7 else 2)
    assert not state.unseen >> c.CLEANSING & 1
    assert not state.unseen >> c.TRIAL & 1
    assert bool(state.unseen >> event("town-meeting") & 1) == (players >= 7)
    assert bool(state.unseen >> event("pillory") & 1) == (players >= 5)


@pytest.mark.rule("ns.2.5")
def test_cleansing_and_trial_lie_open_from_the_start() -> None:
    table = Table([("tavern", 4, 1)], ["smithy"], ["market"])
    assert table.legal(0, "trigger") == ["trigger cleansing", "trigger trial"]


@pytest.mark.rule("ns.2.7")
def test_the_first_constable_has_a_badge_and_no_hope() -> None:
    match = set_up(4)
    board = match.view(0)["board"]
    assert board["badges"] == [seat == board["constable"] for seat in range(4)]
    assert board["hope"] == [0, 0, 0, 0]


@pytest.mark.rule("ns.2.8")
def test_the_first_constable_is_drawn_or_named_by_the_table() -> None:
    drawn = {set_up(3, seed).state.constable for seed in range(20)}  # type: ignore[attr-defined]
    assert drawn == {0, 1, 2}
    assert {set_up(3, seed, first="2").state.constable for seed in range(5)} == {1}  # type: ignore[attr-defined]
    with pytest.raises(approdo.BadOption, match="only 3 play"):
        approdo.load("new-salem", 3, first="4")


@pytest.mark.rule("ns.2.9")
def test_retrial_joins_the_deck_from_five_players_on() -> None:
    for players in PLAYERS:
        _, with_it = fresh(players, retrial=True)
        _, without = fresh(players)
        assert bool(with_it.unseen >> c.RETRIAL & 1) == (players >= 5)
        assert not without.unseen >> c.RETRIAL & 1


def test_every_datum_has_a_grade() -> None:
    for name in ("buildings", "characters", "events", "table"):
        for rows in data(INFO.package, name).values():
            for row in rows if isinstance(rows, list) else [rows]:
                assert row["grade"] in {"C", "P", "R", "U"}, row


def test_twenty_three_events_in_the_box() -> None:
    rows = data(INFO.package, "events")["event"]
    assert sum(len(row["players"]) for row in rows if "option" not in row) == 23
