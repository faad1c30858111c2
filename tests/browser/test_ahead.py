"""Thinking ahead in a real browser: a move is prepared while the other one plays, and plays itself or falls."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.browser.test_shell import message, new_table, two_at_a_table, wait_for_step

Visit = Callable[..., Any]


def terra_nova(page: Any, *seats: dict[str, Any]) -> str:
    return new_table(page, "terra-nova", *seats, start=False)


def place(page: Any, table: str, hex: str) -> None:
    now = message(page, table)
    body = {"seat": now["seat"], "decision": now["decision"], "action": f"place {hex}", "client_id": "the-other-one"}
    answer = page.request.post(f"/api/tables/{table}/actions", data=body)
    assert answer.ok, answer.text()


@pytest.mark.parametrize("taken", [False, True], ids=["free", "taken"])
def test_a_prepared_move_is_played_when_the_turn_comes_or_falls_with_a_word(visit: Visit, taken: bool) -> None:
    ada, bruno, table = two_at_a_table(visit, terra_nova)
    view = message(ada, table)["view"]
    actor, waiting = (ada, bruno) if view["actors"] == [0] else (bruno, ada)
    waiting.get_by_role("button", name="Think ahead").click()
    waiting.wait_for_selector(".prompt.ahead")
    waiting.locator("svg.map [data-cell=h8]").click(force=True)
    waiting.wait_for_selector(".caption:has-text('Prepared')")
    place(actor, table, "h8" if taken else "g8")
    if taken:
        waiting.wait_for_selector(".caption:has-text('No longer possible')")
        assert message(waiting, table)["view"]["step"] == view["step"] + 1
    else:
        wait_for_step(waiting, view["step"] + 2)
        assert message(waiting, table)["log"][-1]["args"]["hex"] == "h8"
