"""Every page in every state, by axe-core: nothing of any impact, no contrast left open, no target too small."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.browser.contrast import faint
from tests.browser.looks import ANY, findings
from tests.browser.test_ends import GAMES, ended, see_the_end
from tests.browser.test_learn import begin
from tests.browser.test_shell import act, arrive, finished, go, hot_seat, message, new_table, open_menu
from tests.browser.test_table import wait_for_my_turn
from tests.browser.test_zoom import PLAYERS

Visit = Callable[..., Any]
State = Callable[[Visit, dict[str, Any]], Any]
LOOKS = {
    "wide": {"width": 1440, "height": 900, "color_scheme": "light"},
    "narrow": {"width": 320, "height": 640, "color_scheme": "dark"},
}
#: In the fast run these in one look each; in the deep run everything in both.
FAST = {("home", "wide"), ("settings", "narrow"), ("table of neuland: help", "wide"), ("nowhere", "narrow")}
FRIEND = ({"kind": "me"}, {"kind": "open"}, {"kind": "open"})
NO_SUCH = "0" * 20


def _page(path: str, ready: str = "main h1") -> State:
    def state(visit: Visit, look: dict[str, Any]) -> Any:
        page = arrive(visit, "Giulia", **look)
        go(page, path)
        page.wait_for_selector(ready)
        page.wait_for_load_state("networkidle")
        page.problems.clear()  # an address that leads nowhere is reported by the browser, too
        return page

    return state


def _stranger(path: str, ready: str) -> State:
    def state(visit: Visit, look: dict[str, Any]) -> Any:
        page = visit(path, **look)
        page.wait_for_selector(ready)
        return page

    return state


def _waiting(visit: Visit, look: dict[str, Any]) -> Any:
    page = arrive(visit, "Giulia", **look)
    go(page, f"/table/{new_table(page, 'new-salem', *FRIEND, start=False)}")
    page.wait_for_selector(".qr path")
    return page


def _door(visit: Visit, look: dict[str, Any]) -> Any:
    host, guest = _waiting(visit, look), visit("/", **look)
    guest.goto("about:blank")
    guest.goto(host.url)
    guest.wait_for_selector(".my-name")
    return guest


def _table(game: str, *keys: str, ready: str = ".board") -> State:
    def state(visit: Visit, look: dict[str, Any]) -> Any:
        page = arrive(visit, "Giulia", **look)
        bots = [{"kind": "bot", "bot": "random"}] * (PLAYERS[game] - 1)
        go(page, f"/table/{new_table(page, game, {'kind': 'me'}, *bots)}")
        page.wait_for_selector(".board [data-cell]", state="attached")
        wait_for_my_turn(page)
        for key in keys:
            page.keyboard.press(key)
        page.wait_for_selector(ready, state="attached")
        return page

    return state


#: A summary leaves by itself: it stays while it is looked at, or one picture would have it and the next one not.
STAY = "() => { for (let timer = setTimeout(() => {}); timer > 0; timer--) clearTimeout(timer); }"


def _told(game: str) -> State:
    def state(visit: Visit, look: dict[str, Any]) -> Any:
        page = _table(game, "w", ready=".note.told")(visit, look)
        page.evaluate(STAY)
        return page

    return state


def _menu(visit: Visit, look: dict[str, Any]) -> Any:
    page = _table("terra-nova")(visit, look)
    if page.get_by_role("tab", name="Others").count():  # a narrow window
        page.get_by_role("tab", name="Others").click()
    open_menu(page)
    return page


def _claiming(players: int, **low: int) -> State:
    """Whom one accuses is being chosen, while the others wait until one is done."""

    def state(visit: Visit, look: dict[str, Any]) -> Any:
        page = arrive(visit, "Giulia", **{**look, **low})
        bots = [{"kind": "bot", "bot": "random"}] * (players - 1)
        table = new_table(page, "new-salem", {"kind": "me"}, *bots)
        go(page, f"/table/{table}")
        page.wait_for_selector(".board [data-cell]", state="attached")
        build_until_events(page, table)
        if page.get_by_role("tab", name="Me", exact=True).count():
            page.get_by_role("tab", name="Me", exact=True).click()
        page.get_by_role("tab", name="Hope and claims").click()
        page.locator(".ns-claim [data-cell=say-accuse][data-legal]").click()
        page.wait_for_selector(".ns-claim .options .btn")
        return page

    return state


def build_until_events(page: Any, table: str) -> None:
    """Do anything, and be done whenever the others wait, until somebody decides over an event and waits."""
    for _ in range(60):
        wait_for_my_turn(page)
        found = message(page, table)
        phase, hearing = found["view"]["board"]["phase"], found["table"]["hearing"]
        waiting = hearing["waiting"] if hearing else []
        if phase == "triggering" and 0 in waiting:
            return
        if 0 in found["view"]["actors"]:
            act(page, table, {**found, "view": {"legal": found["view"]["legal"][:1]}})  # the last ones are claims
        elif waiting:
            page.keyboard.press("e")
        page.wait_for_timeout(100)
    raise AssertionError("nobody decided over an event")


def _past(game: str) -> State:
    def state(visit: Visit, look: dict[str, Any]) -> Any:
        page = arrive(visit, "Giulia", **look)
        go(page, f"/replay/{ended(page, game)}?at=12")
        page.wait_for_selector(".prompt.past, .curtain")
        if page.locator(".curtain").count():
            page.get_by_role("button", name="I am here").click()
        page.wait_for_selector(".prompt.past")
        return page

    return state


def _end(game: str) -> State:
    def state(visit: Visit, look: dict[str, Any]) -> Any:
        page = arrive(visit, "Giulia", **look)
        see_the_end(page, ended(page, game))
        return page

    return state


def _lesson(game: str) -> State:
    return lambda visit, look: begin(visit, game, **look)


def _curtain(visit: Visit, look: dict[str, Any]) -> Any:
    page = arrive(visit, "Giulia", **look)
    go(page, f"/table/{hot_seat(page, 'new-haven')}")
    page.wait_for_selector(".curtain h2")
    return page


def _with_games(path: str, ready: str) -> State:
    def state(visit: Visit, look: dict[str, Any]) -> Any:
        page = arrive(visit, "Giulia", **look)
        finished(page)
        hot_seat(page, "terra-nova")
        new_table(page, "new-salem", *FRIEND, start=False)
        go(page, path)
        page.wait_for_selector(ready)
        return page

    return state


def _draws(visit: Visit, look: dict[str, Any]) -> Any:
    """A game that was begun here and given up: one that goes on from a record has no draws to open."""
    page = arrive(visit, "Giulia", **look)
    table = hot_seat(page, "new-haven")
    for seat in range(2):
        answer = page.request.post(f"/api/tables/{table}/resign", data={"seat": seat})
        assert answer.ok, answer.text()
    go(page, f"/draws/{table}")
    page.wait_for_selector(".facts")
    page.get_by_text("draws of this game are right").wait_for()
    return page


STATES: dict[str, State] = {
    "home": _stranger("/", ".game .vignette *"),
    "home with games": _with_games("/", ".game .vignette *"),
    "set-up": _page("/new", "main h1"),
    **{f"set-up of {game}": _page(f"/new/{game}", ".start-bar .btn") for game in GAMES},
    "waiting room": _waiting,
    "at the door": _door,
    "curtain": _curtain,
    **{f"table of {game}": _table(game) for game in GAMES},
    **{f"table of {game}: help": _table(game, "?", ready="dialog[open] .keys") for game in GAMES},
    **{f"table of {game}: list": _table(game, "/", ready="dialog[open] .choice") for game in GAMES},
    **{f"table of {game}: told": _told(game) for game in GAMES},
    "table: menu": _menu,
    "table of new-salem: five, a claim": _claiming(5),
    "table of new-salem: eight, a claim": _claiming(8),
    **{f"low table of new-salem: {n}, a claim": _claiming(n, width=1280, height=720) for n in (5, 8)},
    "table: alerts": _table("new-salem", "a", ready="dialog[open]"),
    **{f"past of {game}": _past(game) for game in GAMES},
    **{f"end of {game}": _end(game) for game in GAMES},
    "draws": _draws,
    "rules": _page("/rules"),
    **{f"rules of {game}": _page(f"/rules/{game}", ".rule") for game in GAMES},
    "learn": _page("/learn", ".lesson-card"),
    **{f"lesson of {game}": _lesson(game) for game in GAMES},
    "profile": _page("/account"),
    "profile of a stranger": _stranger("/account", "main h1"),
    "my games, none": _page("/my-games"),
    "my games": _with_games("/my-games", ".mine-list li"),
    "settings": _page("/settings"),
    "lost password": _page("/recover"),
    "new password": _page("/recover#token"),
    "offline": _page("/offline"),
    "nowhere": _page("/nowhere"),
    "no such table": _page(f"/table/{NO_SUCH}"),
    "no such game of the past": _page(f"/replay/{NO_SUCH}"),
    "no such rules": _page("/rules/nothing"),
    "a seat that is taken": _page("/seat#none", "[role=alert]"),
    "a mail that is old": _page("/confirm#none", "[role=alert]"),
    "no more mails": _page("/stop#none", "[role=alert]"),
    "a device that is late": _page("/device#pass=none", "[role=alert]"),
}

#: A control smaller than this each way, unless it stands in a line of text.
TARGETS = """
() => [...document.querySelectorAll('button, select, summary, [role=tab], input:not([type=hidden])')]
  .map(e => [(e.closest('label') ?? e).getBoundingClientRect(), e])
  .filter(([box, e]) => box.width > 1 && !e.closest('.vh') && (box.width < 23.5 || box.height < 23.5))
  .map(([box, e]) =>
    `${e.className} ${e.ariaLabel ?? e.textContent.slice(0, 20)} ${Math.round(box.width)}x${Math.round(box.height)}`)
"""

#: A button whose words stick out of it.
SPILT = """
() => [...document.querySelectorAll('button')].filter(e => {
  const box = e.getBoundingClientRect(), words = document.createRange();
  const out = node => {
    words.selectNodeContents(node);
    const { left, right, width } = words.getBoundingClientRect();
    return width > 1 && (left < box.left - 1 || right > box.right + 1);
  };
  return box.width > 1 && [...e.childNodes].some(node => node.nodeType === 3 && node.data.trim() && out(node));
}).map(e => e.textContent)
"""

#: Words on a drawing that would be heard by themselves, without what they belong to: "6 6 6 5".
LOOSE = """
() => [...document.querySelectorAll('svg text')]
  .filter(e => !e.closest('[aria-hidden=true], [role=img], button, [role=button]'))
  .map(e => e.textContent)
"""


#: What is done something with: it needs a name.
CONTROLS = ("button", "link", "textbox", "searchbox", "checkbox", "switch", "radio", "combobox", "slider", "tab")


def _heard(page: Any) -> dict[str, Any]:
    """The nodes of the browser's own tree, which a screen reader is given."""
    nodes = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    return {node["nodeId"]: node for node in nodes if not node.get("ignored")}


def _nameless(heard: dict[str, Any]) -> list[str]:
    """Controls without a name as the browser computes it: axe-core is content with any text inside."""
    return [
        f"{_words(node, 'role')} {node['backendDOMNodeId']}"
        for node in heard.values()
        if _words(node, "role") in CONTROLS and not _words(node, "name")
    ]


def _twice(heard: dict[str, Any]) -> list[str]:
    """What says the same thing twice to who hears it: a description that is the name again, a group of one thing that
    has the group's name, a picture within a picture."""
    found = []
    for node in heard.values():
        name, more = _words(node, "name"), _words(node, "description")
        if _repeats(name, more):
            found.append(f"{name} | {more}")
        inside = [heard[child] for child in node.get("childIds", ()) if child in heard]
        if _words(node, "role") in ("group", "image") and len(inside) == 1:
            only = _words(inside[0], "name")
            if _words(inside[0], "role") != "statictext" and _repeats(name, only):
                found.append(f"{name} > {only}")
    return found


def _repeats(one: str, other: str) -> bool:
    """The shorter one stands at the beginning or at the end of the longer one; a figure that is explained may."""
    short, long = sorted((one.split(), other.split()), key=len)
    return not "".join(short).isdigit() and bool(short) and short in (long[: len(short)], long[-len(short) :])


def _words(node: dict[str, Any], what: str) -> str:
    return str(node.get(what, {}).get("value", "")).strip().rstrip(".").lower()


def _cases() -> list[Any]:
    return [
        pytest.param(state, look, marks=[] if (state, look) in FAST else [pytest.mark.deep], id=f"{state}, {look}")
        for state in STATES
        for look in LOOKS
    ]


@pytest.mark.parametrize(("state", "look"), _cases())
def test_a_page_is_sound(visit: Visit, state: str, look: str) -> None:
    page = STATES[state](visit, {**LOOKS[look], "bypass_csp": True})
    assert findings(page, state, ANY) == []
    assert faint(page) == []
    assert page.evaluate(TARGETS) == [], "too small to touch"
    assert page.evaluate(SPILT) == [], "wider than its button"
    assert page.evaluate(LOOSE) == [], "heard as bare letters and figures"
    heard = _heard(page)
    assert _nameless(heard) == [], "without a name"
    assert _twice(heard) == [], "heard twice"
    assert page.title() not in ("", "Approdo") or state.startswith("home"), "a page says which one it is"
