"""A player may let the server pass for him where he has no other choice."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from .conftest import Person, Running, refusal, settings


def _until_forced(person: Person, table: str) -> Any:
    """Play until the seat to act can only stop building."""
    for _ in range(60):
        message = person.look(table)
        legal = message["view"]["legal"]
        if message["view"]["prompt"]["key"] == "prompt-build" and len(legal) == 1:
            return message
        person.act(table, message, lambda legal: legal[0])
    raise AssertionError("nobody was ever forced to stop")


def _switch(person: Person, table: str, seat: int, on: bool) -> None:
    person.ok(person.http.put(f"/api/tables/{table}/seats/{seat}/auto-pass", json={"on": on}))


def test_the_server_passes_for_who_wishes_it(ann: Person, running: Running) -> None:
    table = ann.create("new-haven", "me", "hotseat")
    message = _until_forced(ann, table)
    seat = message["seat"]
    time.sleep(0.2)
    assert ann.look(table)["seq"] == message["seq"], "nobody passes unasked"
    assert message["table"]["can_auto_pass"]
    _switch(ann, table, seat, True)
    deadline = time.monotonic() + 30
    while (now := ann.look(table, seat=seat))["view"]["step"] == message["view"]["step"]:
        assert time.monotonic() < deadline, "the server did not pass"
    assert now["table"]["seats"][seat]["auto_pass"]
    while running.server.hub.lives[table].table.awaits_bot:
        assert time.monotonic() < deadline
    _switch(ann, table, seat, False)
    assert not ann.look(table)["table"]["seats"][seat]["auto_pass"]


def test_what_is_a_real_choice_is_left_to_the_player(ann: Person) -> None:
    table = ann.create("new-haven", "me", "hotseat")
    for seat in (0, 1):
        _switch(ann, table, seat, True)
    message = ann.look(table)
    for _ in range(30):
        message = ann.look(table)
        if len(message["view"]["legal"]) > 1:
            time.sleep(0.05)
            assert ann.look(table)["seq"] == message["seq"]
            ann.act(table, message, lambda legal: legal[0])
        time.sleep(0.02)


def test_others_do_not_learn_of_it_and_cannot_set_it(pair: tuple[Person, Person, str]) -> None:
    ann, bob, table = pair
    _switch(ann, table, 0, True)
    assert ann.look(table)["table"]["seats"][0]["auto_pass"]
    assert not bob.look(table)["table"]["seats"][0]["auto_pass"]
    answer = bob.http.put(f"/api/tables/{table}/seats/0/auto-pass", json={"on": False})
    refusal(answer, 403, "not-your-seat")


def test_it_passes_on_the_bots_beat_and_after_a_restart(home: Path) -> None:
    config = settings(home, database=f"sqlite:///{home}/pass.sqlite", bot_pace=0.5)
    server = Running(config)
    ann = Person(server.url, "Ann")
    table = ann.create("new-haven", "me", "hotseat")
    message = _until_forced(ann, table)
    sent = time.monotonic()
    _switch(ann, table, message["seat"], True)
    server.stop()
    server = Running(config)
    again = Person(server.url, None)
    again.http.cookies = ann.http.cookies
    while again.look(table, seat=message["seat"])["view"]["step"] == message["view"]["step"]:
        assert time.monotonic() < sent + 15
        time.sleep(0.01)
    assert time.monotonic() - sent >= 0.45
    server.stop()
