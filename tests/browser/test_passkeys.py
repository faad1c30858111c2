"""A passkey in a real browser, held by the browser's own virtual device."""

from __future__ import annotations

import secrets
from typing import Any

import pytest

pytest.importorskip("webauthn", reason="passkeys are an extra")

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
PASSWORD = "nine ships in a bottle"


@pytest.fixture
def page(chromium: Any, server: Any) -> Any:
    """A passkey belongs to a name: `localhost` is one, an address of numbers is not."""
    context = chromium.new_context(base_url=server.url.replace("127.0.0.1", "localhost"), locale="en-GB")
    opened = context.new_page()
    session = context.new_cdp_session(opened)
    session.send("WebAuthn.enable")
    session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    yield opened
    context.close()


def test_a_passkey_is_made_used_and_removed(page: Any) -> None:
    page.goto("/account")
    name = f"Paola {secrets.token_hex(3)}"
    page.get_by_label("Account name").fill(name)
    page.locator("input[name=password]").fill(PASSWORD)
    page.get_by_role("button", name="Create an account").click()
    page.get_by_role("heading", name="Passkeys").wait_for()
    form = page.locator("form", has=page.get_by_role("heading", name="Passkeys"))
    form.locator("input[name=password]").fill(PASSWORD)
    form.get_by_role("button", name="Make a passkey").click()
    form.get_by_text("The passkey is made").wait_for()
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("button", name="I already have an account").click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    page.get_by_role("heading", name=f"Signed in as {name}").wait_for()
    form.get_by_text("last used").wait_for()
    form.get_by_role("button", name="Remove the passkey").click()
    form.get_by_text("last used").wait_for(state="detached")
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    page.get_by_text("This passkey does not fit here").wait_for()
