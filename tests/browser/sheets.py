"""Contact sheets: every table in every state at four sizes, both themes and both languages, from recorded games.

python -m tests.browser.sheets /tmp/sheets                 # all of them, which takes a while
python -m tests.browser.sheets /tmp/sheets new-haven it    # those with all these words in their name

The built app is looked at (`make web`). Two sheets for a state and look: 1440 with 390, and 1024 with 768. Words that
are cut off or lie under something else are printed with their sheet. `neuland-2` is a game of two that bots play now.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from tests.browser.conftest import CHROMIUM, FLAGS, ROOT, Server

from approdo import Match, Record, load, replay
from approdo.bots.levels import make
from approdo.core.perspective import Perspective
from approdo.core.registry import info

GAMES = ("new-haven", "terra-nova", "new-england", "neuland", "new-salem")
LOOKS = tuple(product(("en", "it"), ("light", "dark")))
SHEETS = (((1440, 900), (390, 844)), ((1024, 768), (768, 1024)))
RECORDS = ROOT / "web" / "tests" / "fixtures" / "records"
SETTINGS = """
localStorage.setItem('approdo.settings', JSON.stringify({ pace: 'skip', lang: 'LANG', motion: 'off' }));
localStorage.setItem('approdo.salem-role', 'never');
window.kept = [];
const Line = WebSocket;
WebSocket = class extends Line { constructor(...to) { super(...to); kept.push(this); } };
"""
#: Words that are cut off by their box, or that something else lies upon.
SPOILT = """
() => {
  const clear = e => !(e instanceof SVGElement) && getComputedStyle(e).background.startsWith('rgba(0, 0, 0, 0) none');
  const found = new Set(), shown = e => e.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const walk = document.createTreeWalker(document.querySelector('#app, body'), NodeFilter.SHOW_TEXT);
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    const at = text.parentElement, words = text.data.trim();
    if (!words || !shown(at) || at.closest('.vh, [inert], script, style, dialog:not([open])')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.bottom < 1 || box.top > innerHeight - 1) continue;
      let scrolls = false, cut = box.left < -1 || box.right > innerWidth + 1;
      for (let over = at; over && !scrolls; over = over.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(over), room = over.getBoundingClientRect();
        if (/auto|scroll/.test(overflowX + overflowY)) scrolls = true;
        else if (/hidden|clip/.test(overflowX + overflowY) && !(over instanceof SVGElement))
          cut ||= box.right > room.right + 1.5 || box.left < room.left - 1.5 || box.bottom > room.bottom + 3;
      }
      if (cut && !scrolls) found.add(`cut: ${words.slice(0, 40)} (${at.tagName}.${at.getAttribute('class')})`);
      for (const part of [0.1, 0.5, 0.9]) {
        const x = box.left + box.width * part, y = box.top + box.height / 2, top = document.elementFromPoint(x, y);
        if (!top || scrolls || at.closest('svg, title') || top.contains(at) || at.contains(top) || clear(top)) continue;
        found.add(`under ${top.tagName}.${top.getAttribute('class')}: ${words.slice(0, 40)}`);
      }
    }
  }
  return [...found];
}
"""


class State(NamedTuple):
    """What is looked at: whose page it is, where it is, and what is done there first."""

    name: str
    cookies: list[Any]
    path: str
    ready: str = ".prompt"
    before: Callable[[Any], None] = lambda page: None


@cache
def recorded(name: str) -> Record:
    """A game that is kept, or one that bots play now: `new-salem-8` with eight."""
    game, _, players = name.rpartition("-")
    if not players.isdecimal():
        return Record.from_json((RECORDS / f"{name}.json").read_bytes())
    match, bot, rng = Match(load(game, int(players)), seed=5), make("greedy"), Random(5)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, bot.choose(Perspective.of(match.game, match.state, seat), rng).action)
    return match.record()


def step_of(name: str, share: float, alone: bool = True) -> int:
    """The first step from a share of a game on at which a player is awaited."""
    record = recorded(name)
    entries, step = record.entries, int(len(record.entries) * share)
    while entries[step].startswith("*") or (alone and len(replay(record, upto=step).actors) != 1):
        step += 1
    return step


class Person:
    """Somebody with a browser."""

    def __init__(self, browser: Any, url: str, name: str = "Giulia") -> None:
        self.context = browser.new_context(base_url=url)
        self.send("/api/session", name=name)

    def send(self, path: str, **body: Any) -> Any:
        answer = self.context.request.post(path, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def look(self, table: str) -> Any:
        return self.context.request.get(f"/api/tables/{table}").json()

    def fork(self, name: str, step: int, seat: int, kind: str = "bot") -> str:
        """A table that goes on from a step of a recorded game; this person has one seat of it."""
        record = recorded(name)
        other = {"kind": kind, "bot": "greedy"} if kind == "bot" else {"kind": kind}
        seats = [{"kind": "me"} if n == seat else other for n in range(record.players)]
        made = self.send("/api/tables/fork", record=record.to_dict(), step=step, seats=seats, start=kind != "open")
        return str(made["table"])


def asked(name: str, step: int) -> int:
    return replay(recorded(name), upto=step).actors[0]


def deciding(browser: Any, url: str, label: str, name: str, step: int) -> State:
    """This reader decides at a step of a recorded game."""
    me = Person(browser, url)
    table = me.fork(name, step, asked(name, step))
    return State(label, me.context.cookies(), f"/table/{table}", ".prompt, .ns-scene")


def company(browser: Any, url: str, name: str, step: int, seat: int) -> tuple[Person, str, list[Person]]:
    """A step of a recorded game among people: who has that seat, the table, and the others."""
    me, players = Person(browser, url), recorded(name).players
    table = me.fork(name, step, seat, "open")
    invite = me.look(table)["table"]["invite"]["code"]
    others = [Person(browser, url, called) for called in ("Marco", "Anna", "Teo", "Elsa", "Luca", "Bea", "Rita")]
    for other in others[: players - 1]:
        other.send(f"/api/tables/{table}/join", invite=invite)
    me.send(f"/api/tables/{table}/start")
    return me, table, others[: players - 1]


def waiting(browser: Any, url: str, game: str) -> State:
    """Another person is awaited."""
    name = f"{game}-over"
    step = step_of(name, 0.5)
    me, table, _ = company(browser, url, name, step, (asked(name, step) + 1) % recorded(name).players)
    return State(f"{game}-waiting", me.context.cookies(), f"/table/{table}", ".prompt, .ns-scene")


def watched(browser: Any, url: str, game: str) -> State:
    """Somebody without a seat looks on."""
    name = f"{game}-over"
    step = step_of(name, 0.5)
    host, table, _ = company(browser, url, name, step, asked(name, step))
    invite = host.look(table)["table"]["invite"]["path"]
    return State(f"{game}-watched", Person(browser, url, "Ivo").context.cookies(), invite)


def curtain(browser: Any, url: str, game: str) -> State:
    """Two people at one screen, where there are secrets."""
    me = Person(browser, url)
    seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Marco"}, {"kind": "bot", "bot": "greedy"}]
    table = me.send("/api/tables", game=game, options={}, seats=seats, start=True)["table"]
    return State(f"{game}-curtain", me.context.cookies(), f"/table/{table}", ".curtain")


def lose(page: Any) -> None:
    """The line to the server is cut."""
    page.context.set_offline(True)
    page.evaluate("kept.forEach(socket => socket.close())")
    page.wait_for_selector(".note.lost")


def concerned(browser: Any, url: str, label: str, done: str) -> State:
    """Somebody does what concerns the reader while the reader looks on; at every table once."""
    name, (by, _, words) = "new-salem-over", done.partition(":")
    step, seat = recorded(name).entries.index(done), int(words.split()[1])

    def before(page: Any) -> None:
        me, table, others = company(browser, url, name, step, seat)
        page.context.add_cookies(me.context.cookies())
        page.goto(f"/table/{table}")
        page.wait_for_selector(".prompt")
        other = others[[n for n in range(recorded(name).players) if n != seat].index(int(by))]
        now = other.look(table)
        word = {"seat": now["seat"], "decision": now["decision"], "client_id": "what-concerns"}
        other.send(f"/api/tables/{table}/actions", **word, action=words)
        page.wait_for_selector(".note.concerns")

    return State(label, [], "/", "main", before)


def look_back(page: Any) -> None:
    for _ in range(4):
        page.keyboard.press("[")
        page.wait_for_timeout(250)
    page.wait_for_selector(".prompt.past")


def see_the_end(page: Any) -> None:
    for _ in range(20):
        if page.locator(".ended").count():
            return
        page.keyboard.press("e")
        page.wait_for_timeout(150)


def end(browser: Any, url: str, game: str) -> State:
    me, name = Person(browser, url), game if game[-1].isdecimal() else f"{game}-over"
    entries = recorded(name).entries
    last = max(n for n, line in enumerate(entries) if not line.startswith("*:"))
    table = me.fork(name, last, asked(name, last))
    now = me.look(table)
    word = {"seat": now["seat"], "decision": now["decision"], "client_id": "the-last-word"}
    me.send(f"/api/tables/{table}/actions", **word, action=entries[last].partition(":")[2])
    return State(f"{game}-end", me.context.cookies(), f"/table/{table}", ".ended, .ns-scene, .prompt", see_the_end)


def room(browser: Any, url: str, game: str) -> State:
    me = Person(browser, url)
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    table = me.send("/api/tables", game=game, options={}, seats=seats, start=False)["table"]
    return State(f"{game}-room", me.context.cookies(), f"/table/{table}", ".qr path")


def places(browser: Any, url: str) -> Iterator[tuple[str, Callable[[], State]]]:
    """The name of each state, and how it is come to."""
    for game in GAMES:
        begun, middle, over = f"{game}-first", f"{game}-past", f"{game}-over"
        at = partial(deciding, browser, url)
        yield begun, partial(at, begun, over, step_of(over, 0, alone=False))
        for file in sorted(RECORDS.glob(f"{game}-*.json")):
            if not file.stem.endswith("over"):
                yield file.stem, partial(at, file.stem, file.stem, len(recorded(file.stem).entries))
        for players in {min(info(game).seats), max(info(game).seats)}:
            crowd = f"{game}-{players}"
            yield f"{crowd}-mid", lambda n=crowd, at=at: at(f"{n}-mid", n, step_of(n, 0.6))
            yield f"{crowd}-end", partial(end, browser, url, crowd)
        yield f"{game}-waiting", partial(waiting, browser, url, game)
        yield f"{game}-watched", partial(watched, browser, url, game)
        yield f"{game}-lost", lambda g=game: waiting(browser, url, g)._replace(name=f"{g}-lost", before=lose)
        if game in ("new-haven", "new-salem"):
            yield f"{game}-curtain", partial(curtain, browser, url, game)
        yield middle, lambda m=middle, n=over, at=at: at(m, n, step_of(n, 0.6))._replace(before=look_back)
        yield f"{game}-end", partial(end, browser, url, game)
        yield f"{game}-setup", lambda g=game: State(f"{g}-setup", [], f"/new/{g}", "main h1")
        yield f"{game}-room", partial(room, browser, url, game)
    for label, done in (("new-salem-trial", "4:choose-player 2"), ("new-salem-accused", "3:accuse 1")):
        yield label, partial(concerned, browser, url, label, done)


def taken(browser: Any, url: str, state: State, look: tuple[str, str]) -> Iterator[tuple[str, list[bytes]]]:
    """The pictures of a state in one language and theme, sheet by sheet."""
    lang, scheme = look
    context = browser.new_context(base_url=url, color_scheme=scheme, locale={"en": "en-GB", "it": "it-IT"}[lang])
    context.add_init_script(SETTINGS.replace("LANG", lang))
    context.add_cookies(state.cookies)
    for sizes in SHEETS:
        name, pictures = "-".join((state.name, lang, scheme, str(sizes[0][0]))), []
        for width, height in sizes:
            page = context.new_page()
            page.on("pageerror", lambda error, at=f"{name} {width}": print(f"{at}: {error}"))
            page.set_viewport_size({"width": width, "height": height})
            context.set_offline(False)
            page.goto(state.path)
            page.wait_for_selector(state.ready)
            page.wait_for_timeout(500)
            state.before(page)
            page.wait_for_timeout(300)
            for spoilt in page.evaluate(SPOILT):
                print(f"{state.name} {lang} {scheme} {width}: {spoilt}", flush=True)
            pictures.append(page.screenshot())
            page.close()
        yield name, pictures
    context.close()


def joined(browser: Any, pictures: list[bytes], file: Path) -> None:
    """Side by side on one picture."""
    images = [f'<img src="data:image/png;base64,{base64.b64encode(one).decode()}">' for one in pictures]
    page = browser.new_page()
    page.set_content(
        f"<body style='margin:0'><div style='display:inline-flex;align-items:start;gap:16px'>{''.join(images)}</div>"
    )
    page.locator("div").screenshot(path=file)
    page.close()


def main(out: Path, words: list[str]) -> None:
    from playwright.sync_api import sync_playwright

    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "approdo.sqlite")
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            for name, come_to in places(browser, server.url):
                looks = [look for look in LOOKS if all(f"-{word}-" in f"-{name}-{'-'.join(look)}-" for word in words)]
                state = come_to() if looks else None
                for look in looks:
                    for sheet, pictures in taken(browser, server.url, state, look):
                        joined(browser, pictures, out / f"{sheet}.png")
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
