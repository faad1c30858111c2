"""One reason object: what a move gains, what came next and what that loses, how sure."""

from __future__ import annotations

import pytest

from approdo.core.perspective import Choice
from approdo.core.reasons import Reason, tells
from approdo.core.registry import load


@pytest.mark.parametrize(
    ("margin", "expected", "sure"),
    [
        (0.0, None, "close"),
        (0.3, None, "close"),
        (0.31, None, "better"),
        (1.5, None, "clear"),
        (0.3, 0.6, "clear"),
        (0.02, 0.6, "better"),
        (0.01, 0.6, "close"),
        (-2.0, None, "close"),
    ],
)
def test_how_sure_a_bot_is_follows_from_what_the_alternative_loses(
    margin: float, expected: float | None, sure: str
) -> None:
    game = load("terra-nova", 2)
    reason = Reason.of(game, Choice(1, {}, 2, margin, expected=expected))
    assert reason.sure == sure
    assert reason.loss == max(0.0, margin)


def test_without_an_alternative_there_was_nothing_else() -> None:
    reason = Reason.of(load("terra-nova", 2), Choice(1))
    assert (reason.sure, reason.alternative, reason.loss) == ("only", None, None)


def test_the_weightiest_parts_are_told_and_nothings_are_not() -> None:
    parts = {"a": 0.2, "b": -3.0, "c": 0.001, "d": 1.0, "e": 0.5}
    told = Reason.of(load("terra-nova", 2), Choice(1, parts)).to_json(load("terra-nova", 2))
    assert [part["label"]["label"] for part in told["parts"]] == ["reason-b", "reason-d", "reason-e"]
    assert told["action"]["label"]["label"].startswith("action-")


def test_a_move_without_a_choice_tells_nothing_and_a_step_of_a_plan_tells_the_plan() -> None:
    game = load("neuland", 2)
    forced, step, weighed = Choice(1), Choice(1, goal={"label": "building-chapel"}), Choice(1, {"time": -3.0})
    told = [Reason.of(game, choice).to_json(game) for choice in (forced, step, weighed)]
    assert [tells(one) for one in told] == [False, True, True]
    assert [one["goal"] for one in told] == [None, {"label": "building-chapel"}, None]
    assert not tells(None)
