"""My games: what waits for me first, search and filter, results, all records."""

from __future__ import annotations

import json

from approdo.core.match import replay
from approdo.core.record import Record
from tests.server.conftest import Person
from tests.server.test_calls_mail import play_on, play_with


def ids(page: dict) -> list[str]:
    return [line["id"] for line in page["tables"]]


def test_what_waits_for_me_comes_apart(ann: Person, bob: Person) -> None:
    slow = play_with(ann, bob, move_seconds=3 * 86400)
    urgent = play_with(ann, bob, move_seconds=600)
    none = play_with(ann, bob)
    passed = play_with(ann, bob)
    play_on(ann, passed)
    opened = ann.create("terra-nova", "me", "open", start=False)
    page = ann.get("/api/me/games", kind="turn")
    assert ids(page) == [urgent, slow, none], "the most urgent first"
    assert page["counts"] == {"turn": 3, "running": 1, "open": 1, "over": 0}
    assert [line["pace"] for line in page["tables"]] == ["clock", "days", "live"]
    assert ids(ann.get("/api/me/games", kind="running")) == [passed]
    assert ids(ann.get("/api/me/games", kind="open")) == [opened]
    assert ids(ann.get("/api/me/games", kind="open", game="new-haven")) == []
    assert ids(ann.get("/api/me/games", kind="running", name="bo")) == [passed]
    assert ids(ann.get("/api/me/games", kind="running", name="ann")) == [], "my own name is in all of them"


def test_finished_games_have_results_and_can_be_found(ann: Person) -> None:
    table = ann.create("new-haven", "me", "hotseat", "random")
    while True:
        message = ann.look(table)
        if message["table"]["status"] != "playing":
            break
        if message["seat"] in message["view"]["actors"]:
            ann.act(table, message)
    bot = message["table"]["seats"][2]["name"]
    [line] = ann.get("/api/me/games", kind="over", game="new-haven", name=bot[:2].upper())["tables"]
    outcome = message["view"]["outcome"]
    mine = [0, 1]
    result = line["result"]
    assert result["won"] == bool(set(mine) & set(outcome["winners"]))
    assert result["score"] in [outcome["scores"][seat] for seat in mine]
    assert result["best"] == outcome["scores"][2]
    assert result["of"] == 3
    flat = [seat for group in outcome["ranking"] for seat in group]
    assert result["place"] <= min(flat.index(seat) for seat in mine) + 1
    assert ann.get("/api/me/games", kind="over", name="%")["tables"] == [], "letters, not patterns"
    assert ann.get("/api/me/games", kind="over", game="neuland")["tables"] == []


def test_all_my_records(ann: Person, bob: Person) -> None:
    running, over = play_with(ann, bob), play_with(ann, bob)
    for person, seat in ((ann, 0), (bob, 1)):
        person.post(f"/api/tables/{over}/resign", seat=seat)
    answer = ann.http.get("/api/me/records")
    assert "attachment" in answer.headers["content-disposition"]
    records = [json.loads(line) for line in answer.text.splitlines()]
    assert [record["notes"]["table"] for record in records] == [over]
    assert running not in answer.text, "a running game has secrets"
    assert replay(Record.from_dict(records[0])).step == len(records[0]["entries"])


def test_a_stranger_has_none(ann: Person, bob: Person) -> None:
    play_with(ann, bob)
    stranger = Person(ann.url, "Cid")
    assert stranger.get("/api/me/games")["counts"] == {"turn": 0, "running": 0, "open": 0, "over": 0}
    assert Person(ann.url, None).http.get("/api/me/games").status_code == 401
