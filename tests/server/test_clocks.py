"""Clocks: main time with increment, a limit per move, days off, and what happens at the end. The clock is steered."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from approdo.server import keeper as keeping
from approdo.server.clocks import time_is_up
from approdo.server.storage.tables import Table
from approdo.server.waits import charge, ends, later
from tests.server.conftest import Person, Running, refusal, settings
from tests.server.mailbox import Time
from tests.server.test_calls_mail import play_on, play_with

DAY, HOUR = 86400, 3600
ROME = ZoneInfo("Europe/Rome")
SLACK = 5.0
"""What the test itself may take."""


@pytest.fixture(scope="module")
def running(home: Path) -> Iterator[Running]:
    server = Running(settings(home))
    yield server
    server.stop()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


def two(running: Running, **more: Any) -> tuple[Person, Person, str]:
    ann, bob = Person(running.url, "Ann"), Person(running.url, "Bob")
    return ann, bob, play_with(ann, bob, **more)


def left(person: Person, table: str) -> list[float]:
    shown: list[float] = person.look(table)["table"]["clock"]["left"]
    return shown


def end_time(running: Running, table: str) -> None:
    """What the keeper does every second."""
    hub = running.server.hub

    async def work() -> None:
        live = await hub.get(table)
        await live.do(time_is_up)

    asyncio.run_coroutine_threadsafe(work(), running.server.calls._task.get_loop()).result(20)


def kinds(person: Person, table: str) -> list[str]:
    return [line["kind"] for line in person.get(f"/api/tables/{table}/log")["log"]]


# --- arithmetic ---


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ROME).timestamp()


@pytest.mark.parametrize(
    ("start", "seconds", "off", "end"),
    [
        ("2026-05-07T12:00", 3 * DAY, [], "2026-05-10T12:00"),
        ("2026-05-07T12:00", 3 * DAY, [5, 6], "2026-05-12T12:00"),  # Thursday noon, over a weekend
        ("2026-05-09T12:00", 1 * DAY, [5, 6], "2026-05-12T00:00"),  # begun on a Saturday: counts from Monday
        ("2026-05-08T23:00", 2 * HOUR, [5], "2026-05-10T01:00"),
        ("2026-03-28T12:00", 1 * DAY, [], "2026-03-29T13:00"),  # a day is 24 hours, also when clocks change
    ],
)
def test_days_off_do_not_count(start: str, seconds: int, off: list[int], end: str) -> None:
    assert later(at(start), seconds, off, "Europe/Rome") == at(end)


def table_with(banks: list[float], **more: Any) -> Table:
    given = dict.fromkeys(("id", "game", "rules", "host_id", "host_name", "invite", "stand_in"), "")
    return Table(**given, options={}, status="playing", public=False, spectators=True, banks=banks, **more)


def test_everybody_who_is_awaited_spends_his_own_time() -> None:
    table = table_with([100.0, 100.0, 100.0], increment=10)
    charge(table, [0, 1, 2], set(), 1000, True)
    charge(table, [1, 2], {0}, 1030, True)
    assert table.banks == [80.0, 100.0, 100.0], "spent 30, gained 10"
    assert [ends(table, seat) for seat in (0, 1, 2)] == [None, 1100, 1100]
    charge(table, [], {1, 2}, 1050, True)
    assert table.banks == [80.0, 60.0, 60.0]


def test_the_increment_comes_when_the_turn_has_passed_and_once() -> None:
    table = table_with([100.0], increment=10)
    charge(table, [0], set(), 0, True)
    charge(table, [0], {0}, 20, True)
    assert table.banks == [80.0], "still his turn"
    charge(table, [], {0}, 25, True)
    assert table.banks == [85.0]
    charge(table, [0], set(), 25, False)
    charge(table, [], {0}, 30, False)
    assert table.banks == [80.0], "taken back and done again: no second increment"


def test_a_seat_that_a_bot_takes_has_spent_what_it_has_spent() -> None:
    table = table_with([100.0])
    charge(table, [0], set(), 0, True)
    charge(table, [], set(), 60, True)
    charge(table, [0], set(), 70, True)
    assert ends(table, 0) == 110


# --- at a table ---


def test_main_time_runs_for_who_is_awaited(running: Running, clock: Time) -> None:
    ann, bob, table = two(running, main_seconds=600, increment=20)
    assert left(ann, table) == [600, 600]
    clock.go_on(running, 100)
    shown = ann.look(table)["table"]["clock"]
    assert shown["ends"][0] == pytest.approx(time.time() + 500, abs=SLACK)
    assert shown["ends"][1] is None
    play_on(ann, table)
    assert left(ann, table)[0] == pytest.approx(520, abs=SLACK)
    assert left(ann, table)[1] == 600
    clock.go_on(running, 50)
    play_on(bob, table)
    assert left(ann, table)[1] == pytest.approx(570, abs=SLACK)


def test_nothing_is_gained_by_undo(running: Running, clock: Time) -> None:
    ann, _, table = two(running, main_seconds=600, increment=20)
    for _ in range(3):
        clock.go_on(running, 50)
        ann.act(table, ann.look(table), lambda legal: legal[0])
        message = ann.look(table)
        if not message["view"]["can_undo"]:
            pytest.fail("the first action can be taken back")
        ann.ok(ann.undo(table, message))
    assert ann.look(table)["table"]["clock"]["ends"][0] == pytest.approx(time.time() + 450, abs=SLACK)


def test_downtime_does_not_count(running: Running, clock: Time) -> None:
    ann, _, table = two(running, main_seconds=600)
    clock.go_on(running, 100)
    clock.offset += 5000  # nobody gave a sign of life
    loop = running.server.calls._task.get_loop()
    keeper = keeping.Keeper(running.server.hub, running.server.identity)
    asyncio.run_coroutine_threadsafe(keeper.tick(), loop).result(20)
    assert ann.look(table)["table"]["clock"]["ends"][0] == pytest.approx(time.time() + 500, abs=SLACK)
    play_on(ann, table)
    assert left(ann, table)[0] == pytest.approx(500, abs=SLACK)


@pytest.mark.parametrize("limit", [{"main_seconds": 300}, {"move_seconds": 300}])
def test_a_bot_makes_one_move(running: Running, clock: Time, limit: dict[str, int]) -> None:
    ann, bob, table = two(running, time_out="move", stand_in="random", **limit)
    clock.go_on(running, 301)
    end_time(running, table)
    bob.wait_turn(table)
    seat = ann.look(table)["table"]["seats"][0]
    assert (seat["kind"], seat["away"], seat["you"]) == ("person", False, True), "the seat is hers again"
    assert "table-time-for-a-move" in kinds(ann, table)


def test_a_bot_takes_the_seat_until_its_player_comes_back(running: Running, clock: Time) -> None:
    ann, bob, table = two(running, move_seconds=300, stand_in="random")
    clock.go_on(running, 301)
    end_time(running, table)
    bob.wait_turn(table)
    assert ann.look(table)["table"]["seats"][0]["away"]
    ann.post(f"/api/tables/{table}/reclaim", seat=0)
    assert not ann.look(table)["table"]["seats"][0]["away"]


def test_who_runs_out_of_time_resigns(running: Running, clock: Time) -> None:
    ann, bob, table = two(running, main_seconds=300, time_out="resign", stand_in="random")
    clock.go_on(running, 301)
    end_time(running, table)
    bob.wait_turn(table)
    assert ann.look(table)["table"]["seats"][0]["resigned"]
    refusal(ann.http.post(f"/api/tables/{table}/reclaim", json={"seat": 0}), 403, "not-your-seat")
    assert "table-time-resigned" in kinds(ann, table)


def test_who_still_has_time_is_not_late(running: Running, clock: Time) -> None:
    ann, _, table = two(running, main_seconds=300)
    clock.go_on(running, 200)
    end_time(running, table)
    assert not ann.look(table)["table"]["seats"][0]["away"]


def test_sealed_choices_run_out_for_those_who_owe_them(running: Running, clock: Time) -> None:
    """New Salem's draft: all are awaited at once, and only who has not chosen is late."""
    ann = Person(running.url, "Ann")
    others = [Person(running.url, name) for name in ("Bob", "Cid")]
    table = ann.create(
        "new-salem", "me", "open", "open", start=False, move_seconds=300, time_out="seat", stand_in="random"
    )
    code = ann.look(table)["table"]["invite"]["code"]
    for other in others:
        other.post(f"/api/tables/{table}/join", invite=code)
    ann.post(f"/api/tables/{table}/start")
    people = [ann, *others]
    for _ in range(60):
        actors = ann.look(table)["view"]["actors"]
        if len(actors) > 1:
            break
        people[actors[0]].act(table, people[actors[0]].look(table))
    assert len(actors) > 1, "nobody chose together"
    first = actors[0]
    people[first].act(table, people[first].look(table))
    owing = ann.look(table)["view"]["actors"]
    assert first not in owing
    clock.go_on(running, 301)
    end_time(running, table)
    shown = ann.look(table)["table"]["seats"]
    assert [seat for seat, place in enumerate(shown) if place["away"]] == owing


def test_a_rematch_keeps_the_clock(running: Running) -> None:
    ann, bob, table = two(running, main_seconds=600, increment=7, time_out="move")
    for person, seat in ((ann, 0), (bob, 1)):
        person.post(f"/api/tables/{table}/resign", seat=seat)
    again = ann.post(f"/api/tables/{table}/rematch")["table"]
    shown = ann.look(again)["table"]["clock"]
    assert (shown["main_seconds"], shown["increment"], shown["time_out"]) == (600, 7, "move")


@pytest.mark.parametrize(
    "wrong",
    [
        {"main_seconds": 600, "move_seconds": 60},
        {"main_seconds": 5},
        {"move_seconds": DAY, "days_off": [0, 1, 2, 3, 4, 5, 6]},
        {"move_seconds": DAY, "days_off": [7]},
        {"move_seconds": DAY, "zone": "Mars/Olympus"},
        {"move_seconds": DAY, "time_out": "explode"},
    ],
)
def test_clocks_that_cannot_be(running: Running, wrong: dict[str, Any]) -> None:
    body = {"game": "new-haven", "seats": [{"kind": "me"}, {"kind": "bot"}], **wrong}
    refusal(Person(running.url, "Ann").http.post("/api/tables", json=body), 422, "invalid-request")
