"""What somebody who means ill may try at a table: old links, other people's seats, going back, the clock."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sa

from approdo.server.keeper import Keeper
from approdo.server.storage import processes

from .conftest import Person, Running, refusal

# --- seats ---


def _link(person: Person, table: str, seat: int) -> str:
    token: str = person.post(f"/api/tables/{table}/seats/{seat}/link")["token"]
    return token


def _claim_fails(person: Person, token: str) -> None:
    refusal(person.http.post("/api/links/claim", json={"token": token}), 404, "no-such-link")


def test_a_link_for_an_open_seat_dies_when_somebody_joins(ann: Person, bob: Person, running: Running) -> None:
    table = ann.create("new-haven", "me", "open", start=False, public=True)
    token = _link(ann, table, 1)
    bob.post(f"/api/tables/{table}/join")
    _claim_fails(Person(running.url, "Eve"), token)
    bob.post(f"/api/tables/{table}/leave")
    _claim_fails(Person(running.url, "Eve"), token)
    assert bob.post(f"/api/tables/{table}/join")["seat"] == 1


def test_a_host_who_left_cannot_come_back_by_his_own_link(ann: Person, bob: Person) -> None:
    table = ann.create("new-haven", "me", "open", start=False, public=True)
    bob.post(f"/api/tables/{table}/join")
    token = _link(ann, table, 0)
    ann.post(f"/api/tables/{table}/leave")
    bob.ok(bob.http.put(f"/api/tables/{table}/seats/0", json={"kind": "hotseat"}))
    _claim_fails(ann, token)
    assert bob.look(table)["you"] == [0, 1]


def test_a_removed_player_cannot_come_back_by_his_own_link(ann: Person, bob: Person) -> None:
    table = ann.create("new-haven", "me", "open", start=False, public=True)
    bob.post(f"/api/tables/{table}/join")
    token = _link(bob, table, 1)
    ann.ok(ann.http.put(f"/api/tables/{table}/seats/1", json={"kind": "open"}))
    _claim_fails(bob, token)


def test_who_resigned_cannot_come_back_by_his_own_link(pair: tuple[Person, Person, str]) -> None:
    _ann, bob, table = pair
    token = _link(bob, table, 1)
    bob.post(f"/api/tables/{table}/resign", seat=1)
    _claim_fails(bob, token)
    refusal(bob.http.post(f"/api/tables/{table}/seats/1/link"), 403, "not-your-seat")


def test_links_made_before_the_start_are_void_afterwards(ann: Person, running: Running) -> None:
    table = ann.create("new-haven", "me", "hotseat", start=False)
    token = _link(ann, table, 0)
    ann.post(f"/api/tables/{table}/start")
    _claim_fails(Person(running.url, "Eve"), token)


# --- a database that goes away ---


def _broken(work: Callable[[sa.Connection], Any]) -> Any:
    raise sa.exc.OperationalError("gone", {}, Exception("gone"))


@pytest.mark.parametrize("back", ["at once", "later"])
def test_nothing_uncommitted_is_shown_when_the_database_goes_away(running: Running, ann: Person, back: str) -> None:
    table = ann.create("new-haven", "me", "hotseat", public=True)
    before = ann.look(table)
    db = running.server.db
    commit, read_now = db._commit, db.read_now
    db._commit = lambda batch: commit([(_broken, future, loop) for _, future, loop in batch])
    if back == "later":
        db.read_now = _broken
    answer = ann.try_act(table, before, before["view"]["legal"][0]["id"])
    db._commit, db.read_now = commit, read_now
    refusal(answer, 503, "unavailable")
    after = ann.look(table)
    assert after == before, "the move that was not committed is not shown"
    done = ann.act(table, after)
    assert ann.look(table)["seq"] == done["seq"]


# --- going back, giving up, clocks ---


def _turns(people: dict[int, Person], table: str, count: int) -> None:
    """Play so many actions."""
    for _ in range(count):
        actor = people[people[0].look(table)["view"]["actors"][0]]
        actor.act(table, actor.look(table), lambda legal: legal[0])


def _log(person: Person, table: str) -> list[str]:
    return [line["kind"] for line in person.get(f"/api/tables/{table}/log", limit=1000)["log"]]


def test_who_has_moved_since_must_agree_though_a_bot_stands_in(pair: tuple[Person, Person, str]) -> None:
    ann, bob, table = pair
    begun = ann.look(table)["view"]["step"]
    _turns({0: ann, 1: bob}, table, 12)
    moved = ann.look(table)["view"]["step"]
    ann.post(f"/api/tables/{table}/proposal", kind="hand-over", seat=1)
    ann.wait_turn(table)
    ann.post(f"/api/tables/{table}/proposal", kind="take-back", step=begun)
    asked = ann.look(table)["table"]["proposal"]
    assert asked["waiting"] == [1], "it waits for the absent one"
    assert ann.look(table)["view"]["step"] >= moved
    assert bob.look(table)["table"]["proposal"]["your_answer_wanted"]
    bob.post(f"/api/tables/{table}/proposal/answer", agree=True)
    assert ann.look(table)["view"]["step"] < moved
    kinds = _log(ann, table)
    assert "table-handed-over" in kinds
    assert kinds.count("table-went-back") == 1


def test_ones_own_turn_may_be_taken_back_while_the_others_are_away(pair: tuple[Person, Person, str]) -> None:
    ann, _bob, table = pair
    ann.post(f"/api/tables/{table}/proposal", kind="hand-over", seat=1)
    before = ann.wait_turn(table)
    step = before["view"]["step"]
    ann.act(table, before, lambda legal: legal[0])
    after = ann.look(table)
    if after["view"]["actors"] == [0]:
        ann.post(f"/api/tables/{table}/proposal", kind="take-back", step=step)
        assert ann.look(table)["view"]["step"] == step


def test_giving_up_does_not_end_the_game_of_who_is_away(pair: tuple[Person, Person, str]) -> None:
    ann, bob, table = pair
    ann.post(f"/api/tables/{table}/proposal", kind="hand-over", seat=1)
    ann.post(f"/api/tables/{table}/resign", seat=0)
    assert bob.look(table)["table"]["status"] == "playing"
    bob.post(f"/api/tables/{table}/reclaim", seat=1)
    assert bob.look(table)["you"] == [1]
    assert {"table-resigned", "table-came-back"} <= set(_log(bob, table))
    bob.post(f"/api/tables/{table}/resign", seat=1)
    assert bob.look(table)["table"]["status"] == "abandoned"
    refusal(bob.http.post(f"/api/tables/{table}/reclaim", json={"seat": 1}), 403, "not-your-seat")


def test_a_player_who_is_removed_is_told_in_the_log(ann: Person, bob: Person) -> None:
    table = ann.create("new-haven", "me", "open", start=False, public=True)
    bob.post(f"/api/tables/{table}/join")
    ann.ok(ann.http.put(f"/api/tables/{table}/seats/1", json={"kind": "open"}))
    assert [(line["kind"], line["args"]) for line in ann.look(table)["log"]] == [("table-removed", {"name": "Bob"})]


def _granted(running: Running, person: Person, table: str) -> float:
    """When the time is up, less what was given back because the server itself did not answer."""
    deadline: float = person.look(table)["table"]["clock"]["deadline"]
    return round(deadline - running.server.hub.lives[table].table.clock_shift, 3)


def test_going_back_and_forth_gives_no_time(running: Running, ann: Person) -> None:
    table = ann.create("new-haven", "me", "hotseat", move_seconds=100)
    message = ann.look(table)
    while not message["view"]["can_undo"]:
        ann.act(table, message, lambda legal: legal[0])
        message = ann.look(table)
    given = _granted(running, ann, table)
    seat = message["seat"]
    for _ in range(3):
        ann.ok(ann.undo(table, ann.look(table, seat=seat)))
        assert _granted(running, ann, table) == given
        while (now := ann.look(table, seat=seat))["view"]["step"] < message["view"]["step"]:
            ann.act(table, now, lambda legal: legal[0])
        assert _granted(running, ann, table) == given


def test_claiming_ones_own_link_gives_no_time(running: Running) -> None:
    ann, also = Person(running.url, "Ann"), Person(running.url, "Ann too")
    table = ann.create("new-haven", "me", "hotseat", move_seconds=100, options={"first": "1"})
    given = _granted(running, ann, table)
    also.post("/api/links/claim", token=_link(ann, table, 0))
    assert _granted(running, also, table) == given


def test_coming_back_gives_no_time_for_the_move_that_was_owed(running: Running) -> None:
    ann = Person(running.url, "Ann")
    table = ann.create("new-haven", "me", "hotseat", move_seconds=100, options={"first": "1"})
    live = running.server.hub.lives[table]
    drive, running.server.hub.changed = running.server.hub.changed, lambda live: None  # the bot does not come to it
    try:
        live.table.deadline = time.time() - 1
        ann.post(f"/api/tables/{table}/chat", text="hurry")
        deadline = time.monotonic() + 30
        while not ann.look(table)["table"]["seats"][0]["away"]:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        refusal(ann.http.post(f"/api/tables/{table}/reclaim", json={"seat": 0}), 409, "time-is-up")
    finally:
        running.server.hub.changed = drive
    drive_again = time.monotonic() + 10
    while not ann.http.post(f"/api/tables/{table}/reclaim", json={"seat": 0}).is_success:
        assert time.monotonic() < drive_again
        time.sleep(0.05)
    assert "table-time-is-up" in _log(ann, table)


def test_the_time_that_the_server_was_down_does_not_count(running: Running) -> None:
    ann = Person(running.url, "Ann")
    table = ann.create("new-haven", "me", "hotseat", move_seconds=100)
    given = ann.look(table)["table"]["clock"]["deadline"]
    db = running.server.db
    db.write_now(lambda db: processes.tick(db, now=time.time() - 50))
    keeper = Keeper(running.server.hub, running.server.identity)
    loop = running.server.hub.lives[table]._task.get_loop()
    asyncio.run_coroutine_threadsafe(keeper.tick(), loop).result(10)
    later = ann.look(table)["table"]["clock"]["deadline"] - given
    assert 45 < later < 60
