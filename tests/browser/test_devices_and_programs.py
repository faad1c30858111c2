"""The account page's programs and devices, as somebody uses them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Visit = Callable[..., Any]


def guest(page: Any) -> None:
    page.request.post("/api/session", data={"name": "Ann"})


def test_a_token_is_shown_once_and_revoked(visit: Visit) -> None:
    page = visit("/")
    guest(page)
    page.goto("/account")
    panel = page.locator(".programs")
    panel.get_by_label("For which program?").fill("my bot")
    panel.get_by_label("talk at the table").check()
    panel.get_by_role("button", name="Make a token").click()
    token = panel.locator(".fresh input").input_value()
    assert token.startswith("approdo_")
    answer = page.request.get("/api/me", headers={"Authorization": f"Bearer {token}", "Cookie": ""})
    assert answer.json()["name"] == "Ann"
    page.reload()
    row = page.locator(".programs li")
    assert "look at my tables · sit down and play · talk at the table" in row.inner_text()
    assert token not in page.content()
    row.get_by_role("button", name="Revoke the token my bot").click()
    row.wait_for(state="detached")
    assert page.request.get("/api/me", headers={"Authorization": f"Bearer {token}"}).status == 401


def test_another_device_comes_in_by_the_link_and_the_old_one_sees_it(visit: Visit) -> None:
    page = visit("/")
    guest(page)
    made = page.request.post(
        "/api/tables", data={"game": "terra-nova", "seats": [{"kind": "me"}, {"kind": "hotseat"}], "start": True}
    )
    table = made.json()["table"]
    page.goto("/account")
    page.get_by_role("button", name="Add a device").click()
    page.locator(".other-device .qr").wait_for()
    link = page.locator(".other-device input").input_value()
    phone = visit(link.removeprefix(page.url.removesuffix("/account")) + f"&table={table}", width=390, height=844)
    phone.get_by_role("button", name="Go on as Ann").click()
    phone.wait_for_url(f"**/table/{table}")
    phone.wait_for_selector("[data-cell]")
    page.get_by_text("has come in").wait_for()
    assert page.locator(".other-device .qr").count() == 0, "the code is gone: it would not work again"
    page.get_by_role("button", name="Sign out Chrome").click()
    page.locator(".listed li").nth(1).wait_for(state="detached")
    assert phone.request.get("/api/me").json()["id"] is None


def test_a_used_link_says_so(visit: Visit) -> None:
    page = visit("/device#pass=" + "A" * 43)
    page.get_by_text("used already").wait_for()
    page.problems.clear()  # the browser notes the refusal in its console
