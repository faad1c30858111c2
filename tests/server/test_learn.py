"""Lessons at real tables: begun, followed, left, found again after a restart."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from approdo.core.lessons import lesson, lessons_of
from approdo.core.registry import all_games
from approdo.server import teaching

from .conftest import Person, Running, refusal, settings

TAUGHT = [one.id for one in all_games() if one.package.startswith("approdo.games.") and lessons_of(one)]


def _begin(person: Person, game: str = "new-haven") -> str:
    return str(person.post("/api/lessons", game=game)["table"])


def _lesson(person: Person, table: str, language: str = "en") -> Any:
    return person.ok(person.http.get(f"/api/tables/{table}/lesson", headers={"accept-language": language}))


def _read(person: Person, table: str) -> Any:
    """Read on to where something is to be done."""
    while True:
        found = _lesson(person, table)
        if found["step"] == len(found["steps"]) or not found["steps"][found["step"]]["read"] or not found["ready"]:
            return found
        person.post(f"/api/tables/{table}/lesson", read=found["step"])


def _do(person: Person, table: str, number: int) -> None:
    message = person.look(table)
    answer = person.try_act(table, message, number)
    assert answer.status_code == 200, answer.text


def _finish(person: Person, table: str) -> Any:
    """Do what the lesson suggests until nothing is left of it."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        found = _read(person, table)
        if found["step"] == len(found["steps"]):
            return found
        if found["move"] is not None:
            _do(person, table, found["move"])
        else:
            person.be_heard(table, person.look(table))
            time.sleep(0.02)
    raise AssertionError(f"stuck at step {found['step']}: {found['steps'][found['step']]}")


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_played_to_its_end_at_a_table(ann: Person, game: str) -> None:
    table = _begin(ann, game)
    found = _finish(ann, table)
    assert found["followed"], "the bots did what the lesson has them do"
    message = ann.look(table)
    assert message["table"]["lesson"] == {"id": "first", "step": len(found["steps"]), "steps": len(found["steps"])}
    assert message["table"]["status"] == "playing", "and the game goes on"


def test_the_lesson_is_told_in_the_readers_language(ann: Person) -> None:
    table = _begin(ann)
    one = lesson("new-haven")
    for language in ("en", "it"):
        said = _lesson(ann, table, language)["steps"]
        assert [step["say"] for step in said] == [one.words(language, step.id) for step in one.steps]


def test_reading_a_step_twice_reads_it_once(ann: Person) -> None:
    table = _begin(ann)
    for _ in range(3):
        ann.post(f"/api/tables/{table}/lesson", read=0)
    assert _lesson(ann, table)["step"] == 1
    ann.post(f"/api/tables/{table}/lesson", read=7)
    assert _lesson(ann, table)["step"] == 1


def test_who_leaves_plays_an_ordinary_game(ann: Person) -> None:
    table = _begin(ann)
    ann.post(f"/api/tables/{table}/lesson", leave=True)
    assert ann.look(table)["table"]["lesson"] is None
    refusal(ann.http.get(f"/api/tables/{table}/lesson"), 404, "no-such-lesson")
    message = ann.look(table)
    ann.act(table, message, lambda legal: legal[0])
    assert ann.look(table)["view"]["step"] > message["view"]["step"]


def test_nobody_else_is_taught_or_let_in(ann: Person, bob: Person) -> None:
    table = _begin(ann)
    refusal(bob.http.get(f"/api/tables/{table}/lesson"), 404, "no-such-table")
    refusal(bob.http.post(f"/api/tables/{table}/lesson", json={"leave": True}), 404, "no-such-table")


def test_an_ordinary_table_teaches_nothing(ann: Person) -> None:
    table = ann.create("new-haven", "me", "random")
    assert ann.look(table)["table"]["lesson"] is None
    refusal(ann.http.get(f"/api/tables/{table}/lesson"), 404, "no-such-lesson")


def test_what_there_is_not_is_refused(ann: Person) -> None:
    refusal(ann.http.post("/api/lessons", json={"game": "chess"}), 404, "no-such-game")
    refusal(ann.http.post("/api/lessons", json={"game": "new-haven", "lesson": "last"}), 404, "no-such-lesson")


def test_off_the_line_a_bot_suggests_the_move(ann: Person) -> None:
    table = _begin(ann)
    found = _read(ann, table)
    message = ann.look(table)
    other = next(one["id"] for one in message["view"]["legal"] if one["id"] != found["move"])
    _do(ann, table, other)
    found = _read(ann, table)
    assert not found["followed"]
    assert found["move"] in [one["id"] for one in ann.look(table)["view"]["legal"]]
    assert found["action"]


def _warning(person: Person, table: str, number: int, language: str = "en") -> Any:
    return person.ok(
        person.http.get(
            f"/api/tables/{table}/lesson/warning", params={"action": number}, headers={"accept-language": language}
        )
    )


def test_the_coach_warns_of_what_one_would_regret(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    table = _begin(ann)
    for _ in range(4):
        _do(ann, table, _read(ann, table)["move"])
    legal = ann.look(table)["view"]["legal"]
    stop = next(one["id"] for one in legal if one["action"]["kind"] == "stop-building")
    calm = {"better": None, "action": None, "text": None}
    assert _warning(ann, table, stop) == calm, "a small loss is one's own affair"
    monkeypatch.setattr(teaching, "lesson", lambda *which: replace(lesson(*which), regret=0.3))
    for language, begin in (("en", "Wait: "), ("it", "Aspetta: ")):
        warned = _warning(ann, table, stop, language)
        assert warned["text"].startswith(begin), "whoever has two wheat left should build"
        assert warned["better"] in [one["id"] for one in legal]
        assert warned["action"] in warned["text"]
    assert _warning(ann, table, _lesson(ann, table)["move"]) == calm, "not of what he suggests himself"


def test_the_shelf_knows_how_far_one_has_come(ann: Person, bob: Person) -> None:
    table = _begin(ann)
    _do(ann, table, _read(ann, table)["move"])
    rows = {row["game"]: row for row in ann.get("/api/lessons")}
    assert {*TAUGHT} <= {*rows}
    assert rows["new-haven"]["table"] == table
    assert rows["new-haven"]["step"] == 3
    assert rows["new-haven"]["goal"] == lesson("new-haven").words("en", "aim")
    assert all(row["step"] == 0 and row["table"] is None for row in bob.get("/api/lessons"))
    ann.post(f"/api/tables/{table}/lesson", leave=True)
    left = next(row for row in ann.get("/api/lessons") if row["game"] == "new-haven")
    assert (left["step"], left["table"]) == (3, None)


def test_a_lesson_goes_on_after_a_restart(tmp_path: Path) -> None:
    first = Running(settings(tmp_path))
    ann = Person(first.url, "Ann")
    table = _begin(ann)
    _do(ann, table, _read(ann, table)["move"])
    before, cookies = _lesson(ann, table), ann.http.cookies
    first.stop()
    again = Running(settings(tmp_path))
    try:
        back = Person(again.url, None)
        back.http.cookies = cookies
        after = _lesson(back, table)
        assert after == before
        _do(back, table, after["move"] or _read(back, table)["move"])
        assert _finish(back, table)["followed"], "chance is still the lesson's"
    finally:
        again.stop()
