"""Tables: who sits where, who may look, who may come back."""

from __future__ import annotations

import http.server
import json
import queue
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from approdo.bots.balance import uneven
from approdo.bots.crew import equals, steady, usual
from approdo.server import addresses
from approdo.server.config import Config

from .conftest import Person, Running, closing_code, received, refusal, settings


def test_friends_join_by_invite_and_the_host_starts(ann: Person, bob: Person, running: Running) -> None:
    table = ann.create("new-haven", "me", "open", "open", start=False)
    invite = ann.look(table)["table"]["invite"]["code"]
    refusal(bob.http.get(f"/api/tables/{table}"), 404, "no-such-table")
    refusal(bob.http.post(f"/api/tables/{table}/join", json={}), 404, "no-such-table")
    assert bob.look(table, invite=invite)["table"]["invite"] is None, "who is not seated is not shown the code"
    assert bob.post(f"/api/tables/{table}/join", invite=invite)["seat"] == 1
    assert bob.post(f"/api/tables/{table}/join")["seat"] == 1, "joining twice changes nothing"
    refusal(bob.http.post(f"/api/tables/{table}/start"), 403, "not-host")
    refusal(ann.http.post(f"/api/tables/{table}/start"), 409, "seats-open")
    ann.ok(ann.http.put(f"/api/tables/{table}/seats/2", json={"kind": "bot", "bot": "random"}))
    ann.post(f"/api/tables/{table}/start")
    assert bob.look(table)["view"]["viewer"] == 1
    late = Person(running.url, "Late")
    refusal(late.http.post(f"/api/tables/{table}/join", json={"invite": invite}), 409, "not-open")


def test_leaving_frees_the_seat_and_passes_the_table_on(ann: Person, bob: Person) -> None:
    table = ann.create("new-haven", "me", "open", start=False, public=True)
    bob.post(f"/api/tables/{table}/join")
    ann.post(f"/api/tables/{table}/leave")
    message = bob.look(table)
    assert message["table"]["you_host"]
    assert message["table"]["seats"][0]["kind"] == "open"
    bob.post(f"/api/tables/{table}/leave")
    assert bob.look(table)["table"]["status"] == "abandoned"


def test_the_lobby_shows_public_tables_only(ann: Person, bob: Person) -> None:
    hidden = ann.create("new-haven", "me", "open", start=False)
    shown = ann.create("new-haven", "me", "open", start=False, public=True)
    ids = [line["id"] for line in bob.get("/api/tables")]
    assert shown in ids
    assert hidden not in ids
    line = next(line for line in bob.get("/api/tables", game="new-haven") if line["id"] == shown)
    assert line["open_seats"] == 1
    assert line["host"] == "Ann"
    assert "invite" not in line


def test_my_games_say_where_i_am_awaited(ann: Person) -> None:
    ann.create("new-haven", "me", "open", start=False)
    table = ann.create("new-haven", "me", "hotseat")
    mine = ann.get("/api/me/tables")
    assert mine[0]["id"] == table
    assert mine[0]["your_turn"]
    assert not mine[1]["your_turn"]


def test_spectators_see_what_everybody_may_see(ann: Person, running: Running) -> None:
    table = ann.create(public=True)
    message = ann.wait_turn(table)
    seen = Person(running.url, None).look(table)
    assert seen["seat"] is None
    assert seen["you"] == []
    assert seen["view"]["viewer"] is None
    assert seen["view"]["legal"] == []
    assert seen["table"]["invite"] is None
    assert seen["view"]["step"] == message["view"]["step"]
    closed = ann.create(public=True, spectators=False)
    refusal(Person(running.url, "Eve").http.get(f"/api/tables/{closed}"), 403, "no-spectators")


def test_hot_seats_are_shown_to_whoever_is_to_act(ann: Person) -> None:
    table = ann.create("new-haven", "me", "hotseat")
    for _ in range(12):
        message = ann.look(table)
        assert message["you"] == [0, 1]
        assert message["seat"] == message["view"]["actors"][0]
        ann.act(table, message, lambda legal: legal[0])
    assert ann.look(table, seat=0)["view"]["viewer"] == 0
    refusal(ann.http.get(f"/api/tables/{table}?seat=2"), 403, "not-your-seat")


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, 404, "no-such-game"),
        ({"game": "new-haven", "seats": [{"kind": "me"}]}, 422, "seat-count"),
        ({"game": "new-haven", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "oracle"}]}, 422, "no-such-bot"),
        ({"game": "new-haven", "seats": [{"kind": "me"}] * 2, "options": {"side": "Z"}}, 422, "bad-option"),
        ({"game": "new-haven", "seats": [{"kind": "me"}] * 2, "options": {"nope": 1}}, 422, "bad-option"),
        ({"game": "new-haven", "seats": [{"kind": "me"}] * 2, "options": {"id": "x"}}, 422, "bad-option"),
        ({"game": "new-haven", "seats": [{"kind": "me"}] * 2, "options": {"players": 3}}, 422, "bad-option"),
        ({"game": "new-haven", "seats": [{"kind": "bot"}] * 2}, 422, "nobody-here"),
        ({"game": "new-haven", "seats": [{"kind": "king"}] * 2}, 422, "invalid-request"),
        ({"game": "new-haven", "seats": [{"kind": "me"}] * 2, "seed": 1}, 422, "invalid-request"),
    ],
)
def test_tables_that_cannot_be_are_refused(ann: Person, body: Any, status: int, code: str) -> None:
    refusal(ann.http.post("/api/tables", json=body), status, code)


def test_players_and_spectators_talk_apart(pair: tuple[Person, Person, str], running: Running) -> None:
    ann, bob, table = pair
    invite = ann.look(table)["table"]["invite"]["code"]
    eve = Person(running.url, "Eve")
    ann.post(f"/api/tables/{table}/chat", text="Good luck!")
    eve.ok(eve.http.post(f"/api/tables/{table}/chat", params={"invite": invite}, json={"text": "Take the mill"}))
    assert [line["text"] for line in bob.look(table)["chat"]] == ["Good luck!"]
    assert [line["text"] for line in eve.look(table, invite=invite)["chat"]] == ["Good luck!", "Take the mill"]


def test_notes_are_private(pair: tuple[Person, Person, str]) -> None:
    ann, bob, table = pair
    ann.ok(ann.http.put(f"/api/tables/{table}/notes", json={"text": "Bob holds wheat"}))
    ann.ok(ann.http.put(f"/api/tables/{table}/notes", json={"text": "Bob holds stone"}))
    assert ann.get(f"/api/tables/{table}/notes") == {"text": "Bob holds stone"}
    assert bob.get(f"/api/tables/{table}/notes") == {"text": ""}


def test_going_back_needs_the_consent_of_all(pair: tuple[Person, Person, str]) -> None:
    ann, bob, table = pair
    people = {0: ann, 1: bob}
    message = ann.look(table)
    first = people[message["view"]["actors"][0]]
    before = first.look(table)
    while first.look(table)["view"]["actors"] == before["view"]["actors"]:
        first.act(table, first.look(table), lambda legal: legal[0])
    other = bob if first is ann else ann
    first.post(f"/api/tables/{table}/proposal", kind="take-back", step=before["view"]["step"])
    refusal(other.http.post(f"/api/tables/{table}/proposal", json={"kind": "take-back"}), 409, "proposal-open")
    assert other.look(table)["table"]["proposal"]["your_answer_wanted"]
    other.post(f"/api/tables/{table}/proposal/answer", agree=False)
    assert first.look(table)["table"]["proposal"] is None
    first.post(f"/api/tables/{table}/proposal", kind="take-back", step=before["view"]["step"])
    other.post(f"/api/tables/{table}/proposal/answer", agree=True)
    after = first.look(table)
    assert after["view"]["board"] == before["view"]["board"]
    assert after["view"]["step"] == before["view"]["step"]
    assert after["decision"] > before["decision"]
    first.act(table, after)


def test_alone_with_bots_one_goes_back_at_once(ann: Person) -> None:
    table = ann.create()
    first = ann.wait_turn(table)
    ann.act(table, first)
    ann.wait_turn(table)
    ann.post(f"/api/tables/{table}/proposal", kind="take-back")
    assert ann.look(table)["view"]["step"] == first["view"]["step"]


def test_an_absent_players_seat_goes_to_a_bot_and_he_may_come_back(pair: tuple[Person, Person, str]) -> None:
    ann, bob, table = pair
    with bob.socket(table) as socket:
        received(socket)
        answer = ann.http.post(f"/api/tables/{table}/proposal", json={"kind": "hand-over", "seat": 1})
        refusal(answer, 409, "not-absent")
    deadline = time.monotonic() + 30
    while ann.look(table)["table"]["seats"][1]["connected"]:
        assert time.monotonic() < deadline
    ann.post(f"/api/tables/{table}/proposal", kind="hand-over", seat=1)
    seat = ann.look(table)["table"]["seats"][1]
    assert (seat["kind"], seat["away"], seat["name"]) == ("bot", True, "Bob")
    assert bob.look(table)["you"] == []
    bob.post(f"/api/tables/{table}/reclaim", seat=1)
    assert bob.look(table)["you"] == [1]


def test_a_bot_plays_on_for_who_resigns(pair: tuple[Person, Person, str]) -> None:
    ann, bob, table = pair
    refusal(ann.http.post(f"/api/tables/{table}/resign", json={"seat": 1}), 403, "not-your-seat")
    bob.post(f"/api/tables/{table}/resign", seat=1)
    refusal(bob.http.post(f"/api/tables/{table}/reclaim", json={"seat": 1}), 403, "not-your-seat")
    message = ann.wait_turn(table)
    assert message["table"]["seats"][1]["resigned"]
    ann.act(table, message)
    ann.post(f"/api/tables/{table}/resign", seat=0)
    assert ann.look(table)["table"]["status"] == "abandoned"


def _ended(ann: Person, bob: Person, table: str) -> None:
    bob.post(f"/api/tables/{table}/resign", seat=1)
    ann.post(f"/api/tables/{table}/resign", seat=0)


def test_a_rematch_waits_for_the_same_people(pair: tuple[Person, Person, str]) -> None:
    ann, bob, table = pair
    refusal(ann.http.post(f"/api/tables/{table}/rematch"), 409, "not-finished")
    _ended(ann, bob, table)
    again = ann.post(f"/api/tables/{table}/rematch")["table"]
    assert bob.look(table)["table"]["rematch"] == again
    assert bob.post(f"/api/tables/{table}/rematch")["table"] == again
    assert bob.look(again)["table"]["seats"][1]["reserved"]
    bob.post(f"/api/tables/{again}/join")
    assert bob.look(again)["table"]["status"] == "playing"


def test_a_finished_game_can_be_forked_at_any_step(pair: tuple[Person, Person, str]) -> None:
    ann, bob, table = pair
    people = {0: ann, 1: bob}
    for _ in range(8):
        actor = people[ann.look(table)["view"]["actors"][0]]
        actor.act(table, actor.look(table))
    seats = [{"kind": "me"}, {"kind": "hotseat"}]
    refusal(ann.http.post("/api/tables/fork", json={"table": table, "step": 30, "seats": seats}), 409, "not-finished")
    _ended(ann, bob, table)
    past = ann.get(f"/api/tables/{table}/record")
    fork = ann.post("/api/tables/fork", table=table, step=30, seats=seats)["table"]
    message = ann.look(fork)
    assert message["table"]["origin"]["table"] == table
    assert message["view"]["step"] >= 30
    ann.act(fork, message)
    upload = ann.post("/api/tables/fork", record=past, step=30, seats=seats)["table"]
    assert ann.look(upload, seat=0)["view"]["step"] == message["view"]["step"]
    for damage in ({"entries": past["entries"][:-1]}, {"players": "2"}, {"players": [2]}, {"hashes": {}}, {"seats": 1}):
        answer = ann.http.post("/api/tables/fork", json={"record": {**past, **damage}, "step": 3, "seats": seats})
        refusal(answer, 422, "bad-record")
    answer = ann.http.post(
        "/api/tables/fork", json={"record": {**past, "options": {"id": 1}}, "step": 3, "seats": seats}
    )
    refusal(answer, 422, "bad-option")
    refusal(ann.http.post("/api/tables/fork", json={"step": 3, "seats": seats}), 422, "invalid-request")


def test_a_table_that_closes_its_doors_sends_onlookers_home(ann: Person, bob: Person) -> None:
    table = ann.create("new-haven", "me", "open", start=False, public=True, spectators=False)
    with bob.socket(table) as socket:
        received(socket)
        ann.ok(ann.http.put(f"/api/tables/{table}/seats/1", json={"kind": "hotseat"}))
        ann.post(f"/api/tables/{table}/start")
        assert closing_code(socket) == 4403


def test_logging_out_closes_the_sockets(ann: Person) -> None:
    table = ann.create("new-haven", "me", "hotseat")
    with ann.socket(table) as socket:
        received(socket)
        ann.http.post("/api/logout")
        assert closing_code(socket) == 1012


def test_the_webhook_hears_whose_turn_it_is(home: Path) -> None:
    heard: queue.Queue[Any] = queue.Queue()

    class Hook(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.put(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    hook = http.server.HTTPServer(("127.0.0.1", 0), Hook)
    threading.Thread(target=hook.serve_forever, daemon=True).start()
    url = f"http://127.0.0.1:{hook.server_port}/"
    server = Running(settings(home, database=f"sqlite:///{home}/hook.sqlite", webhook=url))
    try:
        ann = Person(server.url)
        table = ann.create("new-haven", "me", "hotseat", move_seconds=3600)
        said = heard.get(timeout=10)
        assert (said["event"], said["table"], said["game"]) == ("your-turn", table, "new-haven")
        actor = ann.look(table)["view"]["actors"][0]
        assert said["players"] == [ann.look(table)["table"]["seats"][actor]["name"]]
    finally:
        server.stop()
        hook.shutdown()


def test_a_bot_stands_in_when_the_time_is_up(ann: Person, running: Running) -> None:
    table = ann.create("new-haven", "me", "hotseat", move_seconds=30, stand_in="random")
    clock = ann.look(table)["table"]["clock"]
    assert clock["move_seconds"] == 30
    assert 25 < clock["deadline"] - time.time() <= 30
    live = running.server.hub.lives[table]
    live.table.deadline = time.time() - 1  # let the time run out
    ann.post(f"/api/tables/{table}/chat", text="hurry")
    deadline = time.monotonic() + 30
    while not any(seat["away"] for seat in ann.look(table)["table"]["seats"]):
        assert time.monotonic() < deadline, "nobody took over"
        time.sleep(0.05)


def test_those_at_a_table_get_its_link_and_code_to_send_on(ann: Person, bob: Person) -> None:
    table = ann.create("terra-nova", "me", "open", start=False, public=True)
    found = ann.get(f"/api/tables/{table}/invitation")
    path = ann.look(table)["table"]["invite"]["path"]
    assert found["link"] == f"{str(ann.http.base_url).rstrip('/')}{path}"
    side = found["code"]["side"]
    assert side >= 21
    assert found["code"]["path"].startswith("M0 0h1v1h-1z")  # the corner of a finder pattern is dark
    refusal(bob.http.get(f"/api/tables/{table}/invitation"), 403, "not-seated")
    bob.ok(bob.http.post(f"/api/tables/{table}/join", json={}))
    assert bob.get(f"/api/tables/{table}/invitation") == found


@pytest.mark.parametrize(
    ("public", "host", "asked", "told"),
    [
        ("https://games.example.org", "0.0.0.0", "http://localhost:8000/", "https://games.example.org"),
        (None, "0.0.0.0", "http://192.168.1.5:8000/", "http://192.168.1.5:8000"),
        (None, "0.0.0.0", "http://localhost:8000/", "http://10.0.0.7:8000"),
        (None, "127.0.0.1", "http://localhost:8000/", "http://localhost:8000"),
    ],
)
def test_a_link_leads_others_here_also_from_the_servers_own_machine(
    public: str | None, host: str, asked: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(addresses, "local_address", lambda: "10.0.0.7")
    assert addresses.for_friends(Config(host=host, public_url=public), asked) == told


def test_a_bot_that_nobody_named_is_the_one_for_newcomers(ann: Person) -> None:
    for game in ann.get("/api/games"):
        assert game["usual_bot"] == usual()
        assert {*game["crew"], usual()} <= {*game["bots"]}
        assert game["equals"] == equals(game["id"])
        told = {level: {int(n): won for n, won in of.items()} for level, of in game["uneven"].items()}
        assert told == uneven(game["id"])
    seats = [{"kind": "me"}, {"kind": "bot"}]
    told = ann.look(ann.post("/api/tables", game="new-haven", seats=seats)["table"])["table"]
    assert told["seats"][1]["bot"] == usual()
    assert told["stand_in"] == steady()


def test_no_bot_has_the_name_of_somebody_at_the_table(running: Running) -> None:
    ada, bruno = Person(running.url, "Ada"), Person(running.url, "bruno")

    def names(table: str) -> list[str]:
        return [seat["name"] for seat in ada.look(table)["table"]["seats"] if seat["name"]]

    table = ada.create("new-salem", "me", *["greedy"] * 7, start=False)
    for seat in range(1, 8):
        ada.ok(ada.http.put(f"/api/tables/{table}/seats/{seat}", json={"kind": "bot", "bot": "random"}))
        assert len(set(names(table))) == 8
    freed = next(seat for seat in range(1, 8) if names(table)[seat] != "Bruno")
    ada.ok(ada.http.put(f"/api/tables/{table}/seats/{freed}", json={"kind": "open"}))
    assert "Bruno" in names(table)
    invite = ada.look(table)["table"]["invite"]["code"]
    bruno.post(f"/api/tables/{table}/join", invite=invite)
    found = [name.casefold() for name in names(table)]
    assert found.count("ada") == found.count("bruno") == 1
    assert len(set(found)) == 8
