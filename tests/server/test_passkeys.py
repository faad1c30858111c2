"""Passkeys: a second way into an account, and what does not get in."""

from __future__ import annotations

import copy
import random
from typing import Any
from urllib.parse import urlsplit

import pytest

from approdo.server import passkeys

from .authenticator import PRESENT, Authenticator
from .conftest import Person, Running, refusal

PASSWORD = "a ship of nine sails"


def account(running: Running, name: str) -> Person:
    person = Person(running.url, None)
    person.post("/api/account", name=name, password=PASSWORD)
    return person


def device_at(running: Running) -> Authenticator:
    return Authenticator(running.url, str(urlsplit(running.url).hostname))


def with_passkey(running: Running, name: str) -> tuple[Person, Authenticator]:
    person, device = account(running, name), device_at(running)
    asked = person.post("/api/me/passkeys/ask", password=PASSWORD)
    person.post("/api/me/passkeys", credential=device.make(asked["options"]))
    return person, device


def asked_to_sign(person: Person) -> dict[str, Any]:
    options: dict[str, Any] = person.post("/api/login/passkey/ask")["options"]
    return options


def test_who_has_made_a_passkey_comes_in_by_it_alone(running: Running) -> None:
    owner, device = with_passkey(running, "Passkey Pia")
    mine = owner.get("/api/me/passkeys")
    assert [one["used"] for one in mine] == [None]
    other = Person(running.url, "Guest at home")
    table = other.create("new-haven", "me", "hotseat")
    came = other.post("/api/login/passkey", credential=device.sign(asked_to_sign(other)))
    assert came == owner.get("/api/me")
    assert other.look(table)["you"] == [0, 1]  # what was played as a guest came along
    assert owner.get("/api/me/passkeys")[0]["used"] > mine[0]["created"]
    assert [one["created"] for one in owner.get("/api/me/export")["passkeys"]] == [mine[0]["created"]]


def test_a_dropped_passkey_opens_nothing(running: Running) -> None:
    owner, device = with_passkey(running, "Passkey Dora")
    stranger = Person(running.url, "Stranger")
    number = owner.get("/api/me/passkeys")[0]["id"]
    refusal(stranger.http.delete(f"/api/me/passkeys/{number}"), 404, "no-such-device")
    owner.ok(owner.http.delete(f"/api/me/passkeys/{number}"))
    answer = stranger.http.post("/api/login/passkey", json={"credential": device.sign(asked_to_sign(stranger))})
    refusal(answer, 403, "no-passkey")


def test_adding_one_takes_the_password_and_an_account(running: Running) -> None:
    owner = account(running, "Passkey Olga")
    refusal(owner.http.post("/api/me/passkeys/ask", json={"password": "wrong password"}), 403, "wrong-password")
    guest = Person(running.url, "Guest")
    refusal(guest.http.post("/api/me/passkeys/ask", json={"password": PASSWORD}), 409, "no-account")


def test_a_challenge_is_answered_once_and_by_whom_it_was_given_to(running: Running) -> None:
    owner, device = with_passkey(running, "Passkey Vera")
    other = account(running, "Passkey Vito")
    asked = owner.post("/api/me/passkeys/ask", password=PASSWORD)["options"]
    made = device_at(running).make(asked)
    refusal(other.http.post("/api/me/passkeys", json={"credential": made}), 403, "no-passkey")
    visitor = Person(running.url, None)
    signed = device.sign(asked_to_sign(visitor))
    visitor.post("/api/login/passkey", credential=signed)
    refusal(Person(running.url, None).http.post("/api/login/passkey", json={"credential": signed}), 403, "no-passkey")
    ours = device.sign({"challenge": "b3VycyBhbG9uZSwgbm90IHRoZSBzZXJ2ZXIncw"})
    refusal(visitor.http.post("/api/login/passkey", json={"credential": ours}), 403, "no-passkey")


def test_a_passkey_of_two_accounts_is_refused(running: Running) -> None:
    _, device = with_passkey(running, "Passkey Rita")
    other = account(running, "Passkey Rino")
    asked = other.post("/api/me/passkeys/ask", password=PASSWORD)["options"]
    refusal(other.http.post("/api/me/passkeys", json={"credential": device.make(asked)}), 409, "no-passkey")


@pytest.mark.parametrize("wrong", ["key", "origin", "name", "unverified", "count"])
def test_what_does_not_fit_does_not_open(running: Running, wrong: str) -> None:
    owner, device = with_passkey(running, f"Passkey {wrong}")
    visitor = Person(running.url, None)
    visitor.post("/api/login/passkey", credential=device.sign(asked_to_sign(visitor)))
    thief = copy.copy(device)
    flags = {}
    if wrong == "key":
        thief.key = device_at(running).key
    elif wrong == "origin":
        thief.origin = "http://games.evil.test"
    elif wrong == "name":
        thief.name = "games.evil.test"
    elif wrong == "unverified":
        flags = {"flags": PRESENT}
    else:
        thief.signs = 0  # a copy of the key, made when it had signed less
    late = Person(running.url, None)
    answer = late.http.post("/api/login/passkey", json={"credential": thief.sign(asked_to_sign(late), **flags)})
    refusal(answer, 403, "no-passkey")
    assert late.get("/api/me")["id"] is None
    assert owner.get("/api/me")["account"]


def test_damaged_answers_are_refused_and_never_an_error_of_ours(running: Running) -> None:
    owner, device = with_passkey(running, "Passkey Dino")
    rng = random.Random(3)
    for _ in range(60):
        asked = asked_to_sign(owner)
        made = rng.choice((device.sign, device_at(running).make))(asked | {"user": {"id": "eA"}})
        place = made if rng.random() < 0.3 else made["response"]
        field = rng.choice(sorted(set(place) - {"userHandle"}))  # which nobody signs, nor is it asked for
        place[field] = rng.choice(("", "AAAA", "!!", None, 7, [], {}, str(place[field])[::-1], str(place[field])[:-9]))
        path = rng.choice(("/api/login/passkey", "/api/me/passkeys"))
        assert owner.http.post(path, json={"credential": made}).status_code in (403, 409), (path, field, place[field])


def test_a_server_without_the_library_says_so(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    person = Person(running.url, None)
    assert person.get("/api/ways")["passkeys"] is True
    monkeypatch.setattr(passkeys, "possible", lambda: False)
    assert person.get("/api/ways")["passkeys"] is False
    refusal(person.http.post("/api/login/passkey/ask"), 409, "no-passkeys-here")
