"""Shared links: a picture of the public position, words in the page's head, nothing about a table that is closed."""

from __future__ import annotations

import random
import re
from xml.etree import ElementTree

import httpx
import pytest

from approdo.core.game import SPECTATOR
from approdo.core.registry import all_games, info
from approdo.server import cards
from approdo.server.static import HOME

from .conftest import Person, Running, refusal

BUILT = pytest.mark.skipif(not (HOME / "index.html").is_file(), reason="needs the built app: make web")
needs_paint = pytest.mark.skipif(not cards.PAINTS, reason="needs the extra 'share'")
GAMES = [game.id for game in all_games()]


def svg_of(running: Running, table: str, **query: str) -> str:
    answer = httpx.get(f"{running.url}/api/tables/{table}/card.svg", params=query)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("image/svg+xml")
    ElementTree.fromstring(answer.text)
    return answer.text


@pytest.mark.parametrize("game", GAMES)
def test_a_public_table_is_drawn_for_everybody(running: Running, ann: Person, game: str) -> None:
    table = ann.create(game, "me", *["hotseat"] * (info(game).default_seats - 1), public=True)
    svg = svg_of(running, table, lang="it")
    assert "Ann" in svg
    assert "Si gioca adesso" in svg
    assert len(re.findall("<(?:rect|polygon|circle|path)", svg)) > 10, "the position is drawn"


@pytest.mark.parametrize("game", ["new-haven", "new-salem"])
def test_the_picture_is_the_same_in_every_world_that_a_spectator_cannot_tell_apart(
    running: Running, ann: Person, game: str
) -> None:
    table = ann.create(game, "me", *["hotseat"] * 3, public=True)
    for _ in range(12):
        ann.act(table, ann.look(table))
    live = running.server.hub.lives[table]
    truth, game_, drawn = live.match.state, live.match.game, svg_of(running, table)
    for seed in range(5):
        live.match.state = game_.world(game_.observe(truth, SPECTATOR), random.Random(seed))
        other = cards.table_card(live, "en")
        live.match.state = truth
        assert other == drawn


def test_a_closed_table_and_one_that_does_not_exist_look_the_same(running: Running, ann: Person) -> None:
    secret = svg_of(running, ann.create())
    assert "Ann" not in secret
    assert "New Haven" not in secret
    assert secret == svg_of(running, "0" * 20), "nobody learns whether a table exists"
    silent = svg_of(running, ann.create(public=True, spectators=False))
    assert silent == secret


def test_names_cannot_break_out_of_the_picture_or_the_page(running: Running) -> None:
    bad = Person(running.url, '"><script>x</script>')
    table = bad.create(public=True)
    assert "<script" not in svg_of(running, table)
    if (HOME / "index.html").is_file():
        assert "<script>x" not in httpx.get(f"{running.url}/table/{table}").text


@pytest.mark.parametrize("name", ["Bartholomäus Grünwald II", "Wilhelmina Wammelmawwmww", "Ann"])
def test_names_are_written_whole_and_fit(running: Running, name: str) -> None:
    svg = svg_of(running, Person(running.url, name).create(public=True))
    [size] = re.findall(rf'font-size="([\d.]+)"[^>]*>{name}<', svg)
    assert len(name) * float(size) * 0.5 < 380, "it ends before the points"


@needs_paint
def test_messengers_get_a_png(running: Running, ann: Person) -> None:
    table = ann.create(public=True)
    answer = httpx.get(f"{running.url}/api/tables/{table}/card.png")
    assert answer.headers["content-type"] == "image/png"
    assert answer.content.startswith(b"\x89PNG")
    width, height = (int.from_bytes(answer.content[at : at + 4], "big") for at in (16, 20))
    assert (width, height) == (cards.WIDTH, cards.HEIGHT)
    cyrillic = Person(running.url, "Борис").create(public=True)
    assert httpx.get(f"{running.url}/api/tables/{cyrillic}/card.png").content.startswith(b"\x89PNG")


def test_without_the_painter_there_is_no_png(running: Running, ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cards, "PAINTS", False)
    refusal(httpx.get(f"{running.url}/api/tables/{ann.create()}/card.png"), 404, "no-such-path")


@BUILT
@pytest.mark.parametrize("page", ["table", "replay"])
def test_the_page_of_a_table_says_what_its_link_shows(running: Running, ann: Person, page: str) -> None:
    table = ann.create(public=True)
    text = httpx.get(f"{running.url}/{page}/{table}").text
    told = dict(re.findall(r'<meta property="([\w:]+)" content="([^"]*)"', text))
    assert told["og:title"].startswith("New Haven · Ann, ")
    assert told["og:url"] == f"{running.url}/{page}/{table}"
    assert told["og:image"].startswith(running.url)
    assert httpx.get(told["og:image"].replace("&amp;", "&")).status_code == 200
    closed = httpx.get(f"{running.url}/{page}/{ann.create()}").text
    assert 'og:title" content="Approdo"' in closed
    assert "Ann" not in closed


@BUILT
def test_other_pages_are_the_plain_file(running: Running) -> None:
    assert "og:title" not in httpx.get(f"{running.url}/rules").text


def test_a_flood_of_pictures_is_slowed_down(running: Running, ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    limiter = running.server.quotas.lookups
    monkeypatch.setattr(limiter, "rate", 0.1)
    monkeypatch.setattr(limiter, "burst", 3.0)
    limiter._buckets.clear()
    codes = [httpx.get(f"{running.url}/api/tables/{'0' * 20}/card.svg").status_code for _ in range(6)]
    limiter._buckets.clear()
    assert 429 in codes


def test_a_page_of_ours_as_a_code_for_a_phone(running: Running) -> None:
    path = f"/table/{'0' * 20}#invite=abcdefghijklmnop"
    made = httpx.get(f"{running.url}/api/code", params={"path": path}).json()
    assert made["link"] == running.url + path
    assert made["code"]["side"] >= 21
    for foreign in ("//evil.example", "https://evil.example", "/x y", "", "/" + "a" * 400, "/\\evil.example"):
        refusal(httpx.get(f"{running.url}/api/code", params={"path": foreign}), 422, "invalid-request")
