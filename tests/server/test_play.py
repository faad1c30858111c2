"""Whole games through the API, and what happens to actions that should not count."""

from __future__ import annotations

import asyncio
import json
import random
import uuid
from typing import Any

import httpx
import pytest

from approdo.core.match import replay
from approdo.core.record import Record
from approdo.core.registry import all_games, info
from approdo.server.live import Live

from .conftest import Person, Running, received, refusal, seats_for

SLOW = ("neuland",)
"""Its bots plan long: whole games of it at the server are for the deep run."""


def play_to_the_end(person: Person, table: str, seed: int = 1) -> Any:
    """Play all of a person's seats at random, told by the socket alone; the last message."""
    rng = random.Random(seed)
    with person.socket(table) as socket:
        done = -1
        while True:
            message = received(socket)
            if message["table"]["status"] != "playing":
                return message
            actors = set(message["view"]["actors"]) & set(message["you"])
            if message["decision"] > done and message["seat"] in actors:
                answer = person.try_act(table, message, rng.choice(message["view"]["legal"])["id"])
                # A bot's gift may have come between: then the next message tells what is legal now.
                done = done if answer.status_code == 409 else person.ok(answer)["decision"] - 1
            person.be_heard(table, message)


@pytest.mark.parametrize(
    "game", [pytest.param(game.id, marks=[pytest.mark.deep] if game.id in SLOW else []) for game in all_games()]
)
def test_a_mixed_table_of_people_and_bots_plays_every_game_to_its_end(running: Running, game: str) -> None:
    players = 8 if game == "new-salem" else info(game).seats[0]
    ann = Person(running.url)
    table = ann.create(game, *seats_for(players))
    message = play_to_the_end(ann, table)
    assert message["table"]["status"] == "finished"
    assert message["view"]["over"]
    assert len(message["view"]["outcome"]["scores"]) == players
    record = Record.from_json(ann.http.get(f"/api/tables/{table}/record").content)
    assert replay(record).outcome is not None


def test_get_socket_and_events_give_the_same_message(running: Running, ann: Person) -> None:
    table = ann.create()
    ann.wait_turn(table)
    with ann.socket(table) as socket:
        pushed = received(socket)
        assert ann.look(table) == pushed
        with ann.http.stream("GET", f"/api/tables/{table}/events") as stream:
            line = next(line for line in stream.iter_lines() if line.startswith("data: "))
    assert json.loads(line.removeprefix("data: ")) == pushed


def test_the_same_request_twice_plays_once(ann: Person) -> None:
    table = ann.create()
    message = ann.wait_turn(table)
    client_id, action = uuid.uuid4().hex, message["view"]["legal"][0]["id"]
    first = ann.ok(ann.try_act(table, message, action, client_id=client_id))
    again = ann.ok(ann.try_act(table, message, action, client_id=client_id))
    assert not first["duplicate"]
    assert again == {**first, "duplicate": True}
    other = message["view"]["legal"][1]["id"]
    refusal(ann.try_act(table, message, other, client_id=client_id), 409, "client-id-reused")


def test_a_repetition_is_known_after_the_table_was_read_again(running: Running, ann: Person) -> None:
    table = ann.create("new-haven", "me", "hotseat")
    message = ann.look(table)
    body = {"seat": message["seat"], "decision": message["decision"], "client_id": uuid.uuid4().hex}
    body["action"] = message["view"]["legal"][0]["id"]
    first = ann.post(f"/api/tables/{table}/actions", **body)
    live = running.server.hub.lives[table]
    asyncio.run_coroutine_threadsafe(live.do(Live.reload), live._task.get_loop()).result(20)
    assert ann.post(f"/api/tables/{table}/actions", **body) == {**first, "duplicate": True}
    assert ann.look(table)["seq"] == first["seq"]


def test_a_client_id_is_good_for_one_request(ann: Person) -> None:
    table = ann.create("new-haven", "me", "hotseat")
    message = ann.look(table)
    first = ann.ok(ann.try_act(table, message, message["view"]["legal"][0]["id"], client_id="only-once"))
    old = ann.try_act(table, message, message["view"]["legal"][-1]["id"], client_id="only-once")
    refusal(old, 409, "client-id-reused")
    now = ann.look(table)
    refusal(ann.try_act(table, now, now["view"]["legal"][0]["id"], client_id="only-once"), 409, "client-id-reused")
    after = ann.look(table)
    assert (after["seq"], after["view"]) == (first["seq"], now["view"]), "nothing of it may stay"
    ann.act(table, after)


def test_an_answer_to_an_older_decision_is_stale(ann: Person) -> None:
    table = ann.create()
    message = ann.wait_turn(table)
    ann.act(table, message)
    refusal(ann.try_act(table, message, message["view"]["legal"][0]["id"]), 409, "stale")


def test_an_illegal_action_is_refused_with_its_paragraph_in_the_readers_language(ann: Person) -> None:
    table = ann.create(options={"first": "1"})
    message = ann.wait_turn(table)
    legal = {offer["id"] for offer in message["view"]["legal"]}
    wrong = next(n for n in range(min(legal) - 5, max(legal)) if n not in legal)
    body = {"seat": 0, "decision": message["decision"], "client_id": uuid.uuid4().hex, "action": wrong}
    texts = set()
    for language in ("it", "en"):
        answer = ann.http.post(f"/api/tables/{table}/actions", params={"lang": language}, json=body)
        assert answer.status_code == 409
        assert answer.json()["rules"]
        texts.add(answer.json()["text"])
    assert len(texts) == 2
    why = ann.get(f"/api/tables/{table}/explain", seat=0, action=wrong, lang="it")
    assert not why["legal"]
    assert why["text"] in texts
    assert ann.get(f"/api/tables/{table}/explain", seat=0, action=min(legal))["legal"]
    assert ann.look(table)["seq"] == message["seq"]


def test_nobody_plays_for_somebody_else(pair: tuple[Person, Person, str], running: Running) -> None:
    ann, bob, table = pair
    message = ann.look(table)
    acting, other = (ann, bob) if message["view"]["actors"] == [0] else (bob, ann)
    message = acting.look(table)
    action = message["view"]["legal"][0]["id"]
    refusal(other.try_act(table, message, action), 403, "not-your-seat")
    refusal(other.try_act(table, other.look(table), action), 409, "not-your-turn")
    stranger = Person(running.url, "Eve")
    refusal(stranger.try_act(table, message, action), 404, "no-such-table")
    refusal(Person(running.url, None).try_act(table, message, action), 401, "no-session")
    assert acting.look(table)["seq"] == message["seq"]


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'{"seat": 0}',
        b'{"seat": -1, "decision": 1, "client_id": "12345678", "action": 1}',
        b'{"seat": 0, "decision": 1, "client_id": "12345678", "action": 1, "more": 1}',
        b'{"seat": 0, "decision": 1, "client_id": "x", "action": 1}',
        b'{"seat": 0, "decision": 1, "client_id": "12345678", "action": 1e400}',
        b'{"seat": 0, "decision": 1, "client_id": "12345678", "action": {"kind": {"kind": 1}}}',
        b'{"seat": 0, "decision": 1, "client_id": "12345678", "action": "lay-tile \xff"}',
        b'{"seat": true, "decision": "1", "client_id": "12345678", "action": null}',
        b"[" * 30_000,
    ],
)
def test_malformed_bodies_are_refused_and_change_nothing(ann: Person, body: bytes) -> None:
    table = ann.create("new-haven", "me", "hotseat")
    before = ann.look(table)
    headers = {"content-type": "application/json"}
    answer = ann.http.post(f"/api/tables/{table}/actions", content=body, headers=headers)
    refusal(answer, answer.status_code if answer.status_code == 400 else 422, "invalid-request")
    assert ann.look(table) == before


@pytest.mark.parametrize("content_type", ["application/json", "application/json; charset=utf-8"])
@pytest.mark.parametrize(
    "wrong",
    [{"action": True}, {"seat": False}, {"seat": "0"}, {"decision": True}],
    ids=str,
)
def test_what_only_looks_like_a_number_is_refused_on_both_ways(
    ann: Person, wrong: dict[str, Any], content_type: str
) -> None:
    table = ann.create("new-haven", "me", "hotseat")
    before = ann.look(table)
    body = {
        "seat": before["seat"],
        "decision": before["decision"],
        "client_id": uuid.uuid4().hex,
        "action": before["view"]["legal"][0]["id"],
        **wrong,
    }
    answer = ann.http.post(
        f"/api/tables/{table}/actions", content=json.dumps(body), headers={"content-type": content_type}
    )
    refusal(answer, 422, "invalid-request")
    assert ann.look(table) == before


def test_a_move_counts_in_whatever_form_it_comes(ann: Person) -> None:
    table = ann.create("new-haven", "me", "hotseat")
    path = f"/api/tables/{table}/actions"
    for kind, pieces in (("application/json", 1), ("application/json", 3), ("application/json; charset=utf-8", 1)):
        now = ann.look(table)
        body = {"seat": now["seat"], "decision": now["decision"], "client_id": uuid.uuid4().hex}
        text = json.dumps({**body, "action": now["view"]["legal"][0]["id"]}).encode()
        cut = len(text) // pieces + 1
        content = iter([text[at : at + cut] for at in range(0, len(text), cut)]) if pieces > 1 else text
        done = ann.ok(ann.http.post(path, content=content, headers={"content-type": kind}))
        assert done["seq"] == ann.look(table)["seq"] == now["seq"] + 1
    stranger = httpx.post(f"{ann.url}{path}", content=text, headers={"content-type": "application/json"})
    refusal(stranger, 401, "no-session")


@pytest.mark.parametrize("action", [10**9, "lay-tile", "", {"kind": "fly"}, {"kind": "lay-tile", "x": 1}, "lay-tile é"])
def test_what_is_no_action_of_the_game_is_refused(ann: Person, action: Any) -> None:
    table = ann.create("new-haven", "me", "hotseat")
    before = ann.look(table)
    refusal(ann.try_act(table, before, action), 422, "invalid-action")
    assert ann.look(table) == before


def test_undo_takes_back_to_the_last_barrier_and_not_further(ann: Person) -> None:
    table = ann.create("new-haven", "me", "hotseat")
    message = ann.look(table)
    while not message["view"]["can_undo"]:
        ann.act(table, message, lambda legal: legal[0])
        message = ann.look(table)
    seat = message["seat"]
    step = message["view"]["step"]
    ann.ok(ann.undo(table, message))
    back = ann.look(table, seat=seat)
    assert back["view"]["step"] < step
    assert back["decision"] > message["decision"]
    refusal(ann.undo(table, message), 409, "stale")
    while back["view"]["can_undo"]:
        ann.ok(ann.undo(table, back))
        back = ann.look(table, seat=seat)
    refusal(ann.undo(table, back), 409, "cannot-undo")


def test_history_shows_every_step_as_it_was_seen(ann: Person) -> None:
    table = ann.create("new-haven", "me", "hotseat")
    seen: dict[int, Any] = {}
    for _ in range(6):
        message = ann.look(table)
        seen[message["view"]["step"]] = message
        ann.act(table, message)
    for step, message in seen.items():
        past = ann.get(f"/api/tables/{table}/history/{step}", seat=message["seat"])
        assert past["view"]["board"] == message["view"]["board"]
        assert past["view"]["legal"] == message["view"]["legal"]
    assert past["steps"] == ann.look(table)["view"]["step"]
    refusal(ann.http.get(f"/api/tables/{table}/history/99999"), 404, "no-such-step")


def test_who_waits_looks_ahead_and_asks_why_not_there(ann: Person, bob: Person) -> None:
    table = ann.create("terra-nova", "me", "hotseat")
    asked = ann.look(table)["seat"]
    where = f"/api/tables/{table}/ahead"
    assert ann.get(where, seat=asked)["view"] is None, "whoever is asked looks at the table"
    then = ann.get(where, seat=1 - asked)["view"]
    assert then["viewer"] == 1 - asked
    assert then["actors"] == [1 - asked]
    action = then["legal"][0]["id"]
    why = f"/api/tables/{table}/explain"
    assert ann.get(why, seat=1 - asked, action=action)["code"] == "not-your-turn"
    assert ann.get(why, seat=1 - asked, action=action, ahead="true")["legal"]
    refusal(bob.http.get(where, params={"seat": 0}), 404, "no-such-table")


def test_the_log_can_be_read_in_pages_and_knows_what_is_new(ann: Person) -> None:
    table = ann.create()
    message = ann.wait_turn(table)
    ann.act(table, message)
    message = ann.wait_turn(table)
    page = ann.get(f"/api/tables/{table}/log", since=0, limit=5)
    assert page["log"] == ann.get(f"/api/tables/{table}/log")["log"][:5]
    assert page["total"] == message["log_from"] + len(message["log"])
    new = message["log"][message["log_new"] - message["log_from"] :]
    mine = max(line["n"] for line in message["log"] if line["seat"] == 0)
    assert all(line["n"] > mine or line["seat"] != 0 for line in new)


def test_a_running_games_record_stays_secret(ann: Person) -> None:
    table = ann.create()
    refusal(ann.http.get(f"/api/tables/{table}/record"), 409, "not-finished")


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_sealed_choices_may_be_made_at_the_same_time(running: Running, game: str) -> None:
    """Where several seats are awaited at once, one seat's choice does not make the others' answers stale."""
    players = info(game).seats[0]
    ann = Person(running.url)
    table = ann.create(game, "me", *["hotseat"] * (players - 1))
    rng = random.Random(3)
    for _ in range(40):
        actors = ann.look(table)["view"]["actors"]
        if len(actors) > 1:
            break
        ann.act(table, ann.look(table), rng.choice)
    else:
        pytest.skip(f"{game} asks one seat at a time")
    asked = [ann.look(table, seat=seat) for seat in actors]
    first, *others = asked
    ann.act(table, first, lambda legal: legal[0])
    for message in others[:-1]:
        ann.act(table, message, lambda legal: legal[0])
    refusal(ann.try_act(table, first, first["view"]["legal"][0]["id"]), 409, "stale")
    again = ann.look(table, seat=actors[0])
    if again["view"]["can_undo"]:
        ann.ok(ann.undo(table, again))
        assert actors[0] in ann.look(table)["view"]["actors"]


def test_a_finished_game_is_told_and_a_running_one_is_not(ann: Person) -> None:
    table = ann.create("terra-nova", "me", "hotseat")
    refusal(ann.http.get(f"/api/tables/{table}/story"), 409, "not-finished")
    while not (message := ann.look(table))["view"]["over"]:
        ann.act(table, message)
    told = ann.get(f"/api/tables/{table}/story")
    assert told["points"][-1]["scores"] == message["view"]["outcome"]["scores"]
    assert told["steps"] == message["view"]["step"]
    assert told == ann.get(f"/api/tables/{table}/story")
