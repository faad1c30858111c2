"""Verifiable draws over the wire: committed to before, added to by players, opened after, and checked."""

from __future__ import annotations

import random
from typing import Any

from approdo.core.draws import Draws, check_draws, commitment_to
from approdo.core.match import Match
from approdo.core.record import Record
from approdo.core.registry import load
from approdo.server.consent import rewound
from approdo.server.storage.keeping import verify

from .conftest import Person, Running, refusal

PARTS = ("a1" * 16, "b2" * 16)


def seated(ann: Person, bob: Person, game: str = "terra-nova") -> str:
    """Ann and Bob at a table that has not begun."""
    table = ann.create(game, "me", "open", start=False)
    bob.post(f"/api/tables/{table}/join", invite=ann.look(table)["table"]["invite"]["code"])
    return table


def give(person: Person, table: str, seat: int, part: str) -> Any:
    return person.http.put(f"/api/tables/{table}/seats/{seat}/part", json={"part": part})


def play_on(table: str, people: tuple[Person, ...], rng: random.Random, moves: int = 10_000) -> None:
    """Random moves until the game is over."""
    for _ in range(moves):
        message = people[0].look(table)
        if message["table"]["status"] != "playing":
            return
        seat = message["view"]["actors"][0]
        mine = people[seat].look(table)
        people[seat].act(table, mine, rng.choice)


def test_the_commitment_comes_before_the_parts_and_the_seed_after_the_end(ann: Person, bob: Person) -> None:
    table = seated(ann, bob)
    before = ann.look(table)["table"]["draws"]
    assert before["parts"] is None
    assert before["seed"] is None
    for seat, person in enumerate((ann, bob)):
        person.ok(give(person, table, seat, PARTS[seat]))
    ann.post(f"/api/tables/{table}/start")
    during = bob.look(table)["table"]["draws"]
    assert during == {**before, "parts": list(PARTS)}
    refusal(ann.http.get(f"/api/tables/{table}/draws"), 409, "not-finished")
    play_on(table, (ann, bob), random.Random(1))
    after = ann.look(table)["table"]["draws"]
    assert commitment_to(table, after["seed"]) == before["commitment"]
    drawn = ann.get(f"/api/tables/{table}/draws")
    source = Draws(table, drawn["seed"], tuple(drawn["parts"]))
    assert drawn["draws"]
    assert all(source.pick(one["n"], one["weights"]) == one["drawn"] for one in drawn["draws"])
    record = Record.from_dict(ann.get(f"/api/tables/{table}/record"))
    assert check_draws(record).parts == PARTS


def test_the_seed_is_in_no_message_while_the_game_goes_on(ann: Person, bob: Person, running: Running) -> None:
    table = seated(ann, bob, "new-haven")
    ann.post(f"/api/tables/{table}/start")
    seed = running.server.hub.lives[table].table.draw_seed
    shown = [ann.http.get(f"/api/tables/{table}").text, bob.http.get(f"/api/tables/{table}").text]
    shown += [ann.http.get(f"/api/tables/{table}/history?step=0").text, ann.http.get("/api/me/tables").text]
    assert len(seed) == 64
    assert not [text for text in shown if seed in text]


def test_parts_are_ones_own_and_fixed_at_the_start(ann: Person, bob: Person) -> None:
    table = seated(ann, bob)
    refusal(give(bob, table, 0, PARTS[0]), 403, "not-your-seat")
    refusal(give(ann, table, 0, "xyz"), 422, "invalid-request")
    ann.ok(give(ann, table, 0, PARTS[0]))
    ann.post(f"/api/tables/{table}/start")
    refusal(give(ann, table, 0, PARTS[1]), 409, "not-open")
    assert ann.look(table)["table"]["draws"]["parts"] == [PARTS[0], ""]


def test_a_seat_that_changes_hands_loses_its_part(ann: Person, bob: Person) -> None:
    table = seated(ann, bob)
    bob.ok(give(bob, table, 1, PARTS[1]))
    bob.post(f"/api/tables/{table}/leave")
    bob.post(f"/api/tables/{table}/join", invite=ann.look(table)["table"]["invite"]["code"])
    ann.post(f"/api/tables/{table}/start")
    assert ann.look(table)["table"]["draws"]["parts"] == ["", ""]


def test_stored_games_are_checked_with_their_draws(ann: Person, bob: Person, running: Running) -> None:
    table = seated(ann, bob)
    ann.post(f"/api/tables/{table}/start")
    play_on(table, (ann, bob), random.Random(2))
    found = {finding.table: finding.problem for finding in verify(running.config.database)}
    assert found[table] == ""


def test_a_fork_says_that_its_draws_cannot_be_recomputed(ann: Person, bob: Person) -> None:
    table = seated(ann, bob)
    ann.post(f"/api/tables/{table}/start")
    play_on(table, (ann, bob), random.Random(3))
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    fork = ann.post("/api/tables/fork", table=table, step=5, seats=seats, start=True)["table"]
    assert ann.look(fork)["table"]["draws"] is None


def test_going_back_draws_the_same_again() -> None:
    """A take-back that everybody agrees to fetches no better draws."""
    match = Match(load("new-haven", 2), draws=Draws("t", "ab" * 32, ("", "")))

    def on(match: Match) -> list[str]:
        for _ in range(60):
            match.play(match.actors[0], match.legal(match.actors[0])[0])
        return [match.line(n) for n in range(match.step)]

    lines, half = on(match), match.step // 2
    drawn_later = [line for line in lines[half:] if line.startswith("*")]
    assert drawn_later
    assert on(rewound(match, half))[: len(lines)] == lines
