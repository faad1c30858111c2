"""Playing without looking: a driver that knows the page only by what a screen reader is told.

It presses keys, asks the browser's accessibility tree for name, role and state of what has the focus, and listens to
the live regions. It never looks at the picture, at class names or at the server's messages.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

#: Collects what live regions say, in their order.
LISTEN = """
window.announced = [];
const heard = new WeakMap();
new MutationObserver(changes => {
  const regions = new Set(changes.map(({ target }) =>
    (target.nodeType === 1 ? target : target.parentElement)?.closest('[aria-live], [role=status], [role=alert]')));
  for (const region of regions) {
    const text = region?.textContent.trim();
    if (text && heard.get(region) !== region.textContent) window.announced.push(text);
    if (region) heard.set(region, region.textContent);
  }
}).observe(document, { childList: true, characterData: true, subtree: true });
"""

YOUR_TURN = "It is your turn"
OVER = re.compile(r"\b(wins|win|win together)\b|The game is over|All characters are revealed")
WAITED_FOR = "The others wait for you"
#: The buttons of the question whether one is sure.
YES, ASKED_BACK = "Confirm", ("Play on", "Cancel", "Close")


@dataclass
class Node:
    """What a screen reader says of one thing."""

    role: str
    name: str
    states: dict[str, Any] = field(default_factory=dict)


class Blind:
    """A person at the keyboard with a screen reader."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.tree = page.context.new_cdp_session(page)
        self.keys: list[str] = []

    def press(self, key: str) -> None:
        """One press, and time for the page to answer it."""
        self.keys.append(key)
        self.page.keyboard.press(key)

    def write(self, text: str) -> None:
        self.keys += text
        self.page.keyboard.insert_text(text)

    def heard(self) -> str:
        """What was announced since the last time one listened."""
        said: list[str] = self.page.evaluate("() => window.announced.splice(0)")
        return " ".join(said)

    def listen(self, ms: int = 3000) -> str:
        """Wait until something is said; nothing where the page is silent."""
        for _ in range(ms // 20):
            if said := self.heard():
                return said
            self.page.wait_for_timeout(20)
        return ""

    def act(self, key: str, ms: int = 1500) -> None:
        """Press a key that does something, and wait for what a screen reader would say of it."""
        self.heard()
        before = self.focused()
        self.press(key)
        for _ in range(ms // 30):
            if self.page.evaluate("() => window.announced.length > 0") or self.focused() != before:
                return
            self.page.wait_for_timeout(30)

    def ask(self, key: str, ms: int = 3000) -> str:
        """Press a key that speaks a summary, and hear it."""
        self.heard()
        self.press(key)
        return self.listen(ms)

    def focused(self) -> Node:
        """Name, role and states of what has the focus, as the browser computes them."""
        handle = self.tree.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]["objectId"]
        found = self.tree.send("Accessibility.getPartialAXTree", {"objectId": handle, "fetchRelatives": False})
        node = found["nodes"][0]
        states = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
        return Node(node.get("role", {}).get("value", ""), node.get("name", {}).get("value", ""), states)


#: So many lines of a list are listened to: those that are called by a figure.
LISTED = 9


@dataclass
class Player:
    """Plays a whole game: opens the list of what can be done, whose first lines are the best, and does one of them."""

    blind: Blind
    #: Which of the lines it hears it does; nothing else is known of the game. None of them is heard for the first.
    choose: Callable[[list[str]], int] | None = None
    #: How many keys each move took, for who knows what he wants.
    costs: list[int] = field(default_factory=list)

    def play(self, decisions: int) -> str:
        """Play until the game is over; what was said of its end."""
        for _ in range(decisions):
            if end := self.step():
                return end
        raise AssertionError("the game did not end")

    def step(self) -> str:
        """Do what is to be done now, or wait for the others; when the game is over, what is said of its end."""
        if self.blind.focused().role == "searchbox":  # a new position has changed the list meanwhile: it is left
            self.blind.act("Escape")
            return ""
        told = self.blind.ask("t")
        if not told:  # a scene or a question lies above the table: its button has the focus
            node = self.blind.focused()
            if OVER.search(node.name):
                return node.name
            self.blind.act("Enter")
        elif WAITED_FOR in told:
            self.blind.act("e")
        elif OVER.search(told):
            return told
        elif YOUR_TURN in told:
            self.decide()
        else:  # somebody else's turn, or the server is still being asked
            self.blind.listen()
        return ""

    def decide(self) -> None:
        """Do the first line of the list, or the one that is chosen after listening to some."""
        if self.choose is None:
            self.do(0)
            return
        names = self.hear()
        if names:
            self.do(self.choose(names))

    def hear(self) -> list[str]:
        """The first lines of the list, which is closed again."""
        self.open()
        names: list[str] = []
        for _ in range(LISTED):
            self.blind.press("ArrowDown")
            node = self.blind.focused()
            if node.role != "button" or node.name in names:
                break
            names.append(node.name)
        self.blind.press("Escape")
        self.blind.page.wait_for_function("() => !document.activeElement.closest('dialog')")
        return names

    def open(self) -> None:
        self.blind.press("/")
        self.blind.page.wait_for_function("() => document.activeElement.matches('dialog input[type=search]')")

    def do(self, place: int) -> None:
        """The line at this place of the list, from the top: the first, or by its figure."""
        before = len(self.blind.keys)
        self.open()
        self.blind.press("ArrowDown")
        if place:
            self.blind.press(str(place + 1))
        self.enter(before)

    def enter(self, before: int) -> None:
        """Do what has the focus, and hear what comes of it."""
        self.blind.act("Enter")
        self.answer()
        self.costs.append(len(self.blind.keys) - before)

    def answer(self) -> None:
        """If the page asks back, say yes: the button of that name."""
        for _ in range(4):
            name = self.blind.focused().name
            if name == YES:
                self.blind.press("Enter")
            if name not in ASKED_BACK:
                return
            self.blind.press("Tab")
