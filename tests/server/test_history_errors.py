"""Looking back: history that older rules took with them is told apart from a mistake of ours."""

from __future__ import annotations

import asyncio
import logging
from types import SimpleNamespace
from typing import Any

import pytest

from approdo.server.errors import ApiError
from approdo.server.playing import history


class Broken:
    """A game whose past cannot be repeated."""

    def __init__(self, rules: str) -> None:
        self.info = SimpleNamespace(rules=rules)

    def start(self) -> Any:
        raise KeyError("a mistake in the rules")


def look_back(begun_under: str, now: str) -> ApiError:
    match: Any = SimpleNamespace(step=5, entries=[], log=[], rules=begun_under, game=Broken(now))
    table = SimpleNamespace(id="t1", seats_of=lambda user: [])

    async def replaying(asker: Any, work: Any, *args: Any) -> Any:
        return work(*args)

    async def ask(question: Any, *args: Any) -> Any:
        return question(live, *args)

    live: Any = SimpleNamespace(match=match, table=table, hub=SimpleNamespace(replaying=replaying), ask=ask)
    with pytest.raises(ApiError) as caught:
        asyncio.run(history(live, ("here", "me"), None, 3, None))
    return caught.value


def test_a_mistake_is_logged_as_an_error_and_told_as_one(caplog: pytest.LogCaptureFixture) -> None:
    error = look_back("1", "1")
    assert (error.code, error.status) == ("history-failed", 500)
    (line,) = caplog.records
    assert line.levelno == logging.ERROR
    assert line.exc_info is not None
    assert "mistake" in str(line.exc_info[1])


def test_only_a_game_of_older_rules_loses_its_history(caplog: pytest.LogCaptureFixture) -> None:
    error = look_back("1", "2")
    assert (error.code, error.status) == ("history-gone", 409)
    assert [line.levelno for line in caplog.records] == [logging.WARNING]


@pytest.mark.parametrize("code", ["history-gone", "history-failed"])
@pytest.mark.parametrize("language", ["en", "it"])
def test_both_have_their_words(code: str, language: str) -> None:
    assert ApiError(code).to_json(language)["text"] != f"error-{code}"
