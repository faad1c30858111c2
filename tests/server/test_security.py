"""Other sites, too much, too fast: refused clearly, and nothing changes."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from approdo.server.limits import Limiter

from .conftest import Person, Running, closing_code, received, refusal, settings

FOREIGN = [
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site", "origin": "http://127.0.0.1"},
]


@pytest.mark.parametrize("headers", FOREIGN)
@pytest.mark.parametrize(
    ("method", "path"), [("POST", "actions"), ("POST", "undo"), ("POST", "chat"), ("PUT", "notes")]
)
def test_requests_from_other_sites_change_nothing(ann: Person, headers: dict[str, str], method: str, path: str) -> None:
    table = ann.create("new-haven", "me", "hotseat")
    before = ann.look(table)
    answer = ann.http.request(method, f"/api/tables/{table}/{path}", json={"text": "x"}, headers=headers)
    refusal(answer, 403, "foreign-origin")
    assert ann.look(table) == before


def test_a_form_of_another_site_cannot_post_json(ann: Person) -> None:
    table = ann.create("new-haven", "me", "hotseat")
    answer = ann.http.post(f"/api/tables/{table}/chat", content='{"text": "x"}', headers={"content-type": "text/plain"})
    assert answer.status_code == 422


def test_ones_own_origin_may_post(ann: Person, running: Running) -> None:
    headers = {"origin": running.url, "sec-fetch-site": "same-origin"}
    assert ann.http.post("/api/session", json={"name": "Anna"}, headers=headers).is_success


@pytest.mark.parametrize("headers", [{"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}])
def test_a_socket_opened_by_another_site_is_refused(ann: Person, headers: dict[str, str]) -> None:
    table = ann.create("new-haven", "me", "hotseat")
    with pytest.raises(InvalidStatus) as refused:
        ann.socket(table, **headers)
    assert refused.value.response.status_code == 403


def test_a_socket_to_a_table_that_is_not_ones_own_is_refused(ann: Person, bob: Person) -> None:
    table = ann.create("new-haven", "me", "hotseat")
    with bob.socket(table) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(timeout=5)
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4404, "no-such-table")


@pytest.mark.parametrize("frame", ["hello", "{}", "skip all", b"\x00\x01", "ping" * 2000])
def test_a_socket_that_sends_anything_but_its_words_is_closed(ann: Person, frame: str | bytes) -> None:
    table = ann.create("new-haven", "me", "hotseat")
    with ann.socket(table) as socket:
        received(socket)
        socket.send("ping")
        assert received(socket) == {"pong": True}
        socket.send(frame)
        assert closing_code(socket) in (1008, 1009)
    ann.look(table)


def test_bodies_that_are_too_big_are_refused(ann: Person) -> None:
    big = b'{"name": "' + b"x" * 70_000 + b'"}'
    refusal(ann.http.post("/api/session", content=big), 413, "too-big")

    def dripping() -> object:
        for _ in range(70):
            yield b"x" * 1000

    refusal(ann.http.post("/api/session", content=dripping()), 413, "too-big")  # type: ignore[arg-type]


def test_every_answer_carries_the_protecting_headers(ann: Person) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/healthz"):
        headers = ann.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert "referrer-policy" in headers
    assert ann.http.get("/api/me").headers["cache-control"] == "no-store"


def test_too_many_requests_are_refused_for_a_while(home: Path) -> None:
    server = Running(
        settings(
            home, database=f"sqlite:///{home}/slow.sqlite", rate_per_user=0.01, rate_logins=0.01, rate_newcomers=500
        )
    )
    try:
        ann = Person(server.url)
        answers = [ann.http.get("/api/me/tables") for _ in range(10)]
        assert answers[0].is_success
        refusal(answers[-1], 429, "too-fast")
        assert int(answers[-1].headers["retry-after"]) >= 1
        logins = [httpx.post(f"{server.url}/api/login", json={"name": "x", "password": "y" * 8}) for _ in range(8)]
        assert [answer.status_code for answer in logins][-1] == 429
    finally:
        server.stop()


def test_a_bucket_fills_again() -> None:
    limiter = Limiter(1.0)
    assert all(limiter.take("a", now=0.0) == 0 for _ in range(10))
    assert limiter.take("a", now=0.0) == pytest.approx(1.0)
    assert limiter.take("b", now=0.0) == 0
    assert limiter.take("a", now=1.5) == 0
    assert limiter.take("a", now=1.5) > 0


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/..%2f..%2fetc",
        "/api/tables/zzz",
        "/api/games/x/text/en",
        "/api/games/new-haven/text/..%2fen",
        "/api/no",
    ],
)
def test_strange_paths_are_refused(ann: Person, path: str) -> None:
    answer = ann.http.get(path)
    assert 400 <= answer.status_code < 500
    assert answer.json()["code"]


def test_the_app_cannot_be_left_through_its_files(running: Running) -> None:
    for path in ("/../app.py", "/%2e%2e/app.py", "/assets/../../app.py", "/..%2fapp.py"):
        answer = httpx.get(running.url + path)
        assert "create_app" not in answer.text
