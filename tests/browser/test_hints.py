"""Hints at the table: asked for by key and by button, pointed at on the board, with their reasons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.browser.looks import findings

OPEN = """async ([game, bots]) => {
  const headers = { 'content-type': 'application/json' };
  await fetch('/api/session', { method: 'POST', headers, body: JSON.stringify({ name: 'Giulia' }) });
  const seats = [{ kind: 'me' }, ...bots.map(bot => ({ kind: 'bot', bot }))];
  const body = JSON.stringify({ game, seats, start: true, hints: true, options: { first: '1' } });
  const made = await fetch('/api/tables', { method: 'POST', headers, body });
  return (await made.json()).table;
}"""


@pytest.mark.parametrize("width", [1440, 390])
def test_a_hint_is_asked_for_and_pointed_at(visit: Callable[..., Any], width: int) -> None:
    page = visit("/", width=width, bypass_csp=True)
    table = page.evaluate(OPEN, ["terra-nova", ["random"]])
    page.goto(page.url + f"table/{table}")
    button = page.locator(".prompt .acts button[aria-label=Hint]")
    button.wait_for()
    if width > 1000:
        page.keyboard.press("i")
    else:
        button.click()
    page.locator(".advice-words").wait_for(timeout=60_000)
    assert page.locator(".lit-cells .advised").count() == 1, "the hex it would take is marked"
    page.locator(".ask-why").click()
    assert page.locator("dialog .advice-move").inner_text()
    assert not findings(page, "hint")


def test_a_table_without_hints_has_no_button(visit: Callable[..., Any]) -> None:
    page = visit("/")
    table = page.evaluate(OPEN.replace("hints: true", "hints: false"), ["terra-nova", ["random"]])
    page.goto(page.url + f"table/{table}")
    page.locator(".prompt .acts").wait_for()
    page.keyboard.press("i")
    assert page.locator(".prompt .acts .ask").count() == 0
