"""Hints: what a bot would do in one's place and why, at tables that allow it, from what the seat may know."""

from __future__ import annotations

from typing import Any

import pytest

from approdo.bots.crew import wise
from approdo.core.registry import info, load

from .conftest import Person, Running, refusal, settings


def ask(person: Person, table: str, **change: Any) -> Any:
    message = person.look(table)
    body = {"seat": message["seat"], "decision": message["decision"], **change}
    return person.http.post(f"/api/tables/{table}/hint", json=body)


@pytest.mark.parametrize("game", ["new-haven", "terra-nova", "neuland"])
def test_a_hint_is_a_legal_action_with_its_reasons_in_both_languages(ann: Person, game: str) -> None:
    table = ann.create(game, "me", "random", hints=True, options={"first": "1"})
    told = ann.ok(ask(ann, table))
    legal = {action["id"] for action in ann.look(table)["view"]["legal"]}
    assert told["action"]["id"] in legal
    assert told["bot"] == wise()
    assert told["sure"] in ("only", "close", "better", "clear")
    if told["alternative"] is not None:
        assert told["alternative"]["id"] in legal - {told["action"]["id"]}
        assert told["loss"] >= 0
    for language in ("it", "en"):
        texts = info(game).texts(language)
        for label in [told["action"]["label"], *(part["label"] for part in told["parts"])]:
            assert label["label"] in texts.messages


def test_a_table_that_was_set_up_without_hints_gives_none(ann: Person) -> None:
    table = ann.create("terra-nova", "me", "random", options={"first": "1"})
    assert ann.look(table)["table"]["hints"] is False
    refusal(ask(ann, table), 403, "hints-off")


def test_nobody_asks_for_another_seat_another_decision_or_out_of_turn(ann: Person, bob: Person) -> None:
    table = ann.create("terra-nova", "me", "open", start=False, public=True, hints=True, options={"first": "1"})
    bob.post(f"/api/tables/{table}/join")
    ann.post(f"/api/tables/{table}/start")
    assert bob.look(table)["table"]["hints"], "everybody can see that hints are given here"
    refusal(ask(ann, table, seat=1), 403, "not-your-seat")
    refusal(ask(ann, table, decision=ann.look(table)["decision"] + 1), 409, "stale")
    refusal(ask(bob, table), 409, "nothing-to-decide")
    refusal(ann.http.post(f"/api/tables/{table}/hint", json={"seat": 0}), 422, "invalid-request")


def test_a_finished_or_unstarted_game_has_nothing_to_hint(ann: Person) -> None:
    table = ann.create("terra-nova", "me", "open", start=False, hints=True)
    refusal(ask(ann, table, seat=0), 409, "not-playing")


def test_hints_are_counted(tmp_path: Any) -> None:
    running = Running(settings(tmp_path, rate_hints=0.001))
    try:
        ann = Person(running.url)
        table = ann.create("terra-nova", "me", "random", hints=True, options={"first": "1"})
        answers = [ask(ann, table).status_code for _ in range(4)]
    finally:
        running.stop()
    assert answers == [200, 200, 200, 429]


def test_a_rematch_keeps_what_was_agreed(ann: Person) -> None:
    table = ann.create("terra-nova", "me", "hotseat", hints=True)
    for seat in (0, 1):
        ann.post(f"/api/tables/{table}/resign", seat=seat)
    again = ann.post(f"/api/tables/{table}/rematch")["table"]
    assert ann.look(again)["table"]["hints"] is True


def test_a_hint_is_thought_out_from_what_the_seat_sees(ann: Person, running: Running) -> None:
    """The question that leaves for the bot's process holds the seat's observation, and nothing of the position."""
    table = ann.create("new-haven", "me", "random", hints=True, options={"first": "1"})
    asked: list[dict[str, Any]] = []
    pool = running.server.hub.bots
    choose = pool.choose

    async def noted(question: Any) -> int:
        asked.append(question.body)
        number: int = await choose(question)
        return number

    pool.choose = noted
    try:
        ann.ok(ask(ann, table))
    finally:
        pool.choose = choose
    live = running.server.hub.lives[table]
    game = load("new-haven", 2, **live.table.options)
    assert asked[0]["seen"] == game.observe(live.match.state, 0)
    assert asked[0]["memory"] is None
