"""Guests, accounts, sessions and seat links."""

from __future__ import annotations

import sqlite3

import httpx
import pytest
from starlette.requests import HTTPConnection

from approdo.server.config import Config
from approdo.server.identity import cookie_name, secure

from .conftest import Person, Running, refusal

PASSWORD = "correct horse battery"


def test_a_guest_plays_at_once_and_may_change_his_name(running: Running) -> None:
    nobody = Person(running.url, None)
    assert nobody.get("/api/me") == {"id": None, "name": None, "account": False}
    refusal(nobody.http.post("/api/tables", json={"game": "new-haven", "seats": [{"kind": "me"}]}), 401, "no-session")
    guest = Person(running.url, "Ann")
    assert guest.get("/api/me")["name"] == "Ann"
    guest.post("/api/session", name="Anna")
    assert guest.get("/api/me")["name"] == "Anna"


def test_a_guest_becomes_an_account_without_losing_games(running: Running) -> None:
    guest = Person(running.url, "Carla")
    table = guest.create()
    before = guest.http.cookies["approdo"]
    guest.post("/api/account", name="Carla B", password=PASSWORD)
    assert guest.http.cookies["approdo"] != before, "the session id is rotated"
    stolen = httpx.get(f"{running.url}/api/me", cookies={"approdo": before})
    assert stolen.json()["id"] is None, "the old session id no longer works"
    assert guest.get("/api/me/tables")[0]["id"] == table
    elsewhere = Person(running.url, None)
    elsewhere.post("/api/login", name="carla b", password=PASSWORD)
    assert elsewhere.look(table)["you"] == [0]
    assert elsewhere.look(table)["table"]["seats"][0]["name"] == "Carla B"


def test_what_was_played_as_a_guest_comes_along_at_login(running: Running) -> None:
    owner = Person(running.url, "Dora")
    owner.post("/api/account", name="Dora D", password=PASSWORD)
    guest = Person(running.url, "somebody")
    table = guest.create()
    guest.post("/api/login", name="Dora D", password=PASSWORD)
    message = guest.wait_turn(table)
    assert message["you"] == [0]
    assert message["table"]["you_host"]
    guest.act(table, message)
    assert table in [line["id"] for line in owner.get("/api/me/tables")]


def test_wrong_passwords_and_taken_names_are_refused(running: Running) -> None:
    Person(running.url, "E").post("/api/account", name="Elena", password=PASSWORD)
    other = Person(running.url, None)
    refusal(other.http.post("/api/login", json={"name": "Elena", "password": "x" * 8}), 403, "wrong-password")
    refusal(other.http.post("/api/login", json={"name": "Nobody", "password": "x" * 8}), 403, "wrong-password")
    refusal(other.http.post("/api/account", json={"name": "ELENA", "password": PASSWORD}), 409, "name-taken")
    refusal(other.http.post("/api/account", json={"name": "Elio", "password": "short"}), 422, "invalid-request")


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\u202eb", "a\nb", "a\u0000"])
def test_names_are_printable_and_short(running: Running, name: str) -> None:
    answer = Person(running.url, None).http.post("/api/session", json={"name": name})
    refusal(answer, 422, "invalid-request")


def test_logging_out_ends_the_session_in_the_database(running: Running) -> None:
    guest = Person(running.url, "Franz")
    cookie = guest.http.cookies["approdo"]
    guest.http.post("/api/logout")
    assert httpx.get(f"{running.url}/api/me", cookies={"approdo": cookie}).json()["id"] is None


def test_no_secret_is_stored_in_the_clear(running: Running) -> None:
    guest = Person(running.url, "Gina")
    table = guest.create("new-haven", "me", "open", start=False)
    token = guest.post(f"/api/tables/{table}/seats/1/link")["token"]
    guest.post("/api/account", name="Gina G", password=PASSWORD)
    file = running.config.database.removeprefix("sqlite:///")
    dump = "\n".join(sqlite3.connect(file).iterdump())
    for secret in (guest.http.cookies["approdo"], token, PASSWORD):
        assert secret not in dump
    assert "$argon2id$" in dump


def test_a_seat_link_works_once(running: Running) -> None:
    host, friend, late = (Person(running.url, name) for name in ("Host", "Friend", "Late"))
    table = host.create("new-haven", "me", "open", start=False)
    token = host.post(f"/api/tables/{table}/seats/1/link")["token"]
    refusal(friend.http.post(f"/api/tables/{table}/seats/1/link"), 404, "no-such-table")
    assert friend.post("/api/links/claim", token=token) == {"table": table, "seat": 1}
    refusal(late.http.post("/api/links/claim", json={"token": token}), 404, "no-such-link")
    assert friend.look(table)["you"] == [1]


def test_a_seat_link_moves_ones_own_seat_to_another_device_in_the_midst_of_the_game(running: Running) -> None:
    phone, laptop = Person(running.url, "Ines"), Person(running.url, "Ines too")
    table = phone.create()
    token = phone.post(f"/api/tables/{table}/seats/0/link")["token"]
    laptop.post("/api/links/claim", token=token)
    assert laptop.look(table)["you"] == [0]
    laptop.act(table, laptop.wait_turn(table))
    refusal(phone.http.get(f"/api/tables/{table}"), 404, "no-such-table")


def _connection(scheme: str) -> HTTPConnection:
    return HTTPConnection({"type": "http", "scheme": scheme, "path": "/", "headers": [], "server": ("x", 80)})


def test_the_cookie_is_bound_to_the_host_on_https(running: Running) -> None:
    assert cookie_name(_connection("https"), Config()) == "__Host-approdo"
    assert secure(_connection("http"), Config(public_url="https://games.example.org"))
    assert cookie_name(_connection("http"), Config()) == "approdo"
    header = httpx.post(f"{running.url}/api/session", json={"name": "X"}).headers["set-cookie"].lower()
    assert "httponly" in header
    assert "samesite=lax" in header
    assert "path=/" in header
    assert "secure" not in header
    proxied = {"x-forwarded-proto": "https"}
    header = httpx.post(f"{running.url}/api/session", json={"name": "X"}, headers=proxied).headers["set-cookie"]
    assert header.startswith("__Host-approdo=")
    assert "; Secure" in header
