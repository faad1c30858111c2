"""Matches: legality, refusals, undo, records, snapshots, and the errors a person can act on."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest

import approdo
from approdo import Match, Record
from approdo.core.errors import CannotUndo, DamagedRecord
from approdo.games.new_haven.actions import LayTile, StopBuilding


@pytest.fixture
def match() -> Match:
    return Match(approdo.load("new-haven", 2, first="1"), seed=4, names=("Anna", "Bruno"))


def play_on(match: Match, moves: int = 10**6, seed: int = 0) -> Match:
    rng = random.Random(seed)
    while not match.over and moves:
        seat = match.actors[0]
        match.play(seat, rng.choice(match.legal(seat).ids))
        moves -= 1
    return match


def test_unknown_game_option_value_and_player_number_say_what_exists() -> None:
    with pytest.raises(approdo.UnknownGame, match="new-haven"):
        approdo.load("old-haven")
    with pytest.raises(approdo.BadOption, match="its options are: side"):
        approdo.load("new-haven", sides="A")
    with pytest.raises(approdo.BadOption, match="takes A, B"):
        approdo.load("new-haven", side="C")
    with pytest.raises(approdo.BadPlayers, match="2, 3 or 4 people, not 5"):
        approdo.load("new-haven", 5)


def test_options_are_read_from_text_too() -> None:
    assert approdo.load("new-haven", redevelop="true").options["redevelop"] is True


def test_legal_actions_can_be_counted_iterated_indexed_and_asked(match: Match) -> None:
    legal = match.legal(0)
    first = legal[0]
    assert len(list(legal)) == len(legal) > 100
    assert first in legal
    assert StopBuilding() not in legal
    assert legal[:2] == list(legal)[:2]


def test_a_refused_action_changes_nothing_and_cites_the_rules(match: Match) -> None:
    before = match.state.hash()
    tile = match.view(0)["board"]["seats"][0]["tiles"][0]
    with pytest.raises(approdo.IllegalAction) as caught:
        match.play(0, LayTile(tile, "b2", 0))
    assert caught.value.code == "space-taken"
    assert caught.value.paragraphs == ("nh.1.4",)
    assert "b2" in caught.value.text
    assert match.state.hash() == before


def test_acting_out_of_turn_names_who_must_act(match: Match) -> None:
    with pytest.raises(approdo.NotYourTurn, match="Anna"):
        match.play(1, match.legal(0)[0])


def test_a_seat_that_does_not_exist_is_refused(match: Match) -> None:
    for ask in (match.legal, match.undo, match.view):
        with pytest.raises(approdo.ApprodoError, match=r"seats of this match are 0\.\.1"):
            ask(7)


def test_undo_goes_back_within_ones_own_run_and_no_further(match: Match) -> None:
    start = match.state.hash()
    assert not match.can_undo(0)
    match.play(0, match.legal(0)[0])
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.undo(0)
    assert match.state.hash() == start
    assert match.events(0)[-1]["kind"] != "laid-tile"
    match.play(0, match.legal(0)[0])
    match.play(0, StopBuilding())
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_the_seed_repeats_chance_and_no_seed_does_not() -> None:
    game = approdo.load("new-haven")
    assert Match(game, seed=9).state.hash() == Match(game, seed=9).state.hash()
    assert len({Match(game).state.hash() for _ in range(3)}) == 3


def test_the_seed_is_in_no_view_event_record_or_snapshot() -> None:
    seed = 918273645546
    match = play_on(Match(approdo.load("new-haven"), seed=seed), 12)
    told = [match.view(v) for v in (0, 1, approdo.SPECTATOR)] + [
        match.events(0),
        match.snapshot(),
        match.record().to_dict(),
    ]
    assert str(seed) not in json.dumps(told)


def test_a_record_replays_to_the_same_end(match: Match) -> None:
    play_on(match)
    again = approdo.replay(match.record().to_json())
    assert again.outcome == match.outcome
    assert again.log == match.log


def test_a_record_replays_up_to_any_entry(match: Match) -> None:
    play_on(match, 8)
    record = match.record()
    hashes = [approdo.replay(record, upto=n).state.hash() for n in range(len(record.entries) + 1)]
    assert len(set(hashes)) == len(hashes)
    assert hashes[-1] == match.state.hash()


def damaged(record: Record, **changes: object) -> str:
    return json.dumps({**record.to_dict(), **changes})


def test_a_match_follows_what_was_played_elsewhere(match: Match) -> None:
    other = Match.resume(match.snapshot())
    rng = random.Random(4)
    for _ in range(3):
        known = match.step
        for _ in range(7):
            seat = match.actors[0]
            match.play(seat, rng.choice(match.legal(seat).ids))
        assert other.follow([match.line(n) for n in range(known, match.step)], match.state.hash())
        assert (other.entries, other.segment, other.hashes) == (match.entries, match.segment, match.hashes)
        assert [event for at, event in match.log if at >= known] == [e for at, e in other.log if at >= known]
        assert other.can_undo(seat) == match.can_undo(seat)


def test_a_match_that_cannot_follow_says_so(match: Match) -> None:
    seat = match.actors[0]
    other = Match.resume(match.snapshot())
    match.play(seat, match.legal(seat)[0])
    lines = [match.line(n) for n in range(other.step, match.step)]
    assert not Match.resume(other.snapshot()).follow(["0:no-such-thing"], match.state.hash())
    assert not Match.resume(other.snapshot()).follow(lines, other.state.hash())


def test_damage_is_refused_with_its_place(match: Match) -> None:
    record = play_on(match).record()
    entries = list(record.entries)
    at = next(i for i, line in enumerate(entries) if line.startswith("0:lay-tile"))
    moved = entries.copy()
    moved[at] = "0:lay-tile RRRS b2 0"
    cases = [
        (record.to_json()[:-40], "line 1, column"),
        ("[]", "top level"),
        (damaged(record, format="chess"), "format"),
        (damaged(record, version=99), "version"),
        (damaged(record, players="two"), "players"),
        (damaged(record, entries=moved), f"entry {at + 1}"),
        (damaged(record, entries=entries[:-1]), "result"),
        (damaged(record, entries=[*entries[:5], 7, *entries[6:]]), "entry 6"),
        (damaged(record, entries=["9:stop-building", *entries]), "entry 1"),
        (damaged(record, seats=["Anna", "Carla"]), "header"),
        (damaged(record, result={**record.to_dict()["result"], "scores": [99, 0]}), "result"),
        (damaged(record, game="old-haven"), "header"),
    ]
    for text, place in cases:
        with pytest.raises(DamagedRecord) as caught:
            approdo.replay(text)
        assert caught.value.place.startswith(place), (place, str(caught.value))


def test_a_forged_draw_is_found_even_with_a_fresh_digest(match: Match) -> None:
    record = play_on(match).record()
    forged = list(record.entries)
    at = next(i for i, line in enumerate(forged) if line.startswith("*:draw-building"))
    forged[at] = "*:draw-building " + ("wheat-6" if not forged[at].endswith("wheat-6") else "sheep-1")
    again = Record(
        record.game, record.rules, record.players, record.options, record.seats, tuple(forged), record.hashes
    )
    with pytest.raises(DamagedRecord, match="entry 25"):
        approdo.replay(again.to_json())


@pytest.mark.parametrize("rules", ["99", "0.9"])
def test_rules_of_a_newer_or_unknown_version_are_not_replayed(match: Match, rules: str) -> None:
    other = replace(match.record(), rules=rules)
    with pytest.raises(approdo.OtherRules, match=f"written under rules {rules}"):
        approdo.replay(other.to_json())


def test_a_snapshot_goes_on_where_it_was_left_with_its_undo(match: Match) -> None:
    match.play(0, match.legal(0)[0])
    snapshot = json.loads(json.dumps(match.snapshot()))
    again = Match.resume(snapshot, log=match.log)
    again.undo(0)
    match.undo(0)
    assert again.state.hash() == match.state.hash()
    assert play_on(again).outcome is not None


@pytest.mark.parametrize("lost", ["record", "state", "segment"])
def test_an_incomplete_or_changed_snapshot_is_refused(match: Match, lost: str) -> None:
    snapshot = match.snapshot()
    broken = {key: value for key, value in snapshot.items() if key != lost}
    with pytest.raises(DamagedRecord, match="snapshot"):
        Match.resume(broken)
    other = Match(match.game, seed=99).state.to_dict()
    with pytest.raises(DamagedRecord, match="state"):
        Match.resume({**snapshot, "state": other})
