"""One person on several devices: passes by QR code or link, both look, either can be signed out."""

from __future__ import annotations

import sqlite3

import httpx
import pytest

from approdo.server.devices import device_name

from .conftest import Person, Running, received, refusal


def pass_of(person: Person, **body: str) -> str:
    link: str = person.post("/api/me/devices", **body)["link"]
    return link.partition("#pass=")[2].partition("&")[0]


def test_a_guest_goes_on_on_another_device_and_both_look(running: Running, ann: Person) -> None:
    table = ann.create("new-haven", "me", "hotseat")
    made = ann.post("/api/me/devices", table=table)
    assert made["link"].endswith(f"&table={table}")
    assert made["code"]["side"] > 20
    phone = Person(running.url, None)
    token = pass_of(ann)
    assert phone.post("/api/devices/look", token=token) == {"name": "Ann"}
    assert phone.get("/api/me")["id"] is None, "looking uses nothing"
    phone.post("/api/devices/claim", token=token)
    assert phone.get("/api/me") == ann.get("/api/me")
    with ann.socket(table) as old, phone.socket(table) as new:
        assert received(old)["you"] == received(new)["you"] == [0, 1]
        phone.act(table, phone.look(table))
        assert received(old)["seq"] == received(new)["seq"], "both are told"
    assert len(ann.get("/api/me/devices")) == 2, "the old device sees the new one"


def test_a_pass_works_once_and_a_new_one_ends_the_old(running: Running, ann: Person) -> None:
    first = pass_of(ann)
    second = pass_of(ann)
    for used in (first, second, second):
        answer = Person(running.url, None).http.post("/api/devices/claim", json={"token": used})
        if used == second and answer.is_success:
            second_used = answer
        else:
            refusal(answer, 404, "no-such-link")
    assert second_used.json()["name"] == "Ann"


def test_a_pass_is_short_lived_and_kept_as_a_hash(running: Running, ann: Person) -> None:
    token = pass_of(ann)
    dump = "\n".join(sqlite3.connect(running.config.database.removeprefix("sqlite:///")).iterdump())
    assert token not in dump
    running.server.db.write_now(lambda db: db.exec_driver_sql("UPDATE passes SET expires = 1"))
    for path in ("look", "claim"):
        refusal(Person(running.url, None).http.post(f"/api/devices/{path}", json={"token": token}), 404, "no-such-link")


def test_what_was_played_there_as_a_guest_comes_along(running: Running, ann: Person, bob: Person) -> None:
    table = bob.create()
    bob.post("/api/devices/claim", token=pass_of(ann))
    assert table in [line["id"] for line in ann.get("/api/me/tables")]
    assert ann.look(table)["table"]["seats"][0]["name"] == "Ann"


def test_the_own_pass_on_the_own_device_loses_nothing(running: Running, ann: Person) -> None:
    table = ann.create()
    ann.post("/api/devices/claim", token=pass_of(ann))
    assert table in [line["id"] for line in ann.get("/api/me/tables")]
    assert len(ann.get("/api/me/devices")) == 1, "the session was replaced"


def test_a_device_is_signed_out_from_another(running: Running, ann: Person, bob: Person) -> None:
    phone = Person(running.url, None)
    phone.post("/api/devices/claim", token=pass_of(ann))
    (other,) = [device for device in ann.get("/api/me/devices") if not device["this"]]
    refusal(bob.http.delete(f"/api/me/devices/{other['id']}"), 404, "no-such-device")
    ann.ok(ann.http.delete(f"/api/me/devices/{other['id']}"))
    assert phone.get("/api/me")["id"] is None
    assert ann.get("/api/me")["name"] == "Ann"
    refusal(ann.http.delete(f"/api/me/devices/{'%' * 20}"), 422, "invalid-request")


def test_passes_end_with_the_sessions(running: Running, ann: Person) -> None:
    token = pass_of(ann)
    ann.post("/api/logout/everywhere")
    refusal(Person(running.url, None).http.post("/api/devices/claim", json={"token": token}), 404, "no-such-link")


def test_no_token_makes_or_sees_passes(running: Running, ann: Person) -> None:
    token = ann.post("/api/me/tokens", name="x", scopes=["look", "play", "talk"])["token"]
    headers = {"Authorization": f"Bearer {token}"}
    refusal(httpx.get(f"{running.url}/api/me/devices", headers=headers), 403, "not-for-tokens")
    refusal(httpx.post(f"{running.url}/api/me/devices", headers=headers, json={}), 403, "not-for-tokens")
    body = {"token": pass_of(ann)}
    refusal(httpx.post(f"{running.url}/api/devices/claim", headers=headers, json=body), 403, "not-for-tokens")


def test_a_banned_persons_pass_opens_nothing(running: Running, ann: Person) -> None:
    token, who = pass_of(ann), ann.get("/api/me")["id"]
    running.server.db.write_now(lambda db: db.exec_driver_sql("UPDATE users SET banned = 1 WHERE id = ?", (who,)))
    refusal(Person(running.url, None).http.post("/api/devices/claim", json={"token": token}), 404, "no-such-link")


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
        ("Mozilla/5.0 (Linux; Android 14) AppleWebKit/537 Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18 Safari/604.1", "Safari, iPhone"),
        ("curl/8", None),
        ("", None),
    ],
)
def test_devices_are_called_by_browser_and_system(agent: str, name: str | None) -> None:
    assert device_name(agent) == name
