"""Lessons in the browser: read and played through by their own buttons, pointing at things that are there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.browser.looks import ANY, at_every_look, findings

from approdo.core.lessons import lesson

Visit = Callable[..., Any]
NAMES = {
    "new-haven": "New Haven",
    "terra-nova": "Terra Nova",
    "new-england": "New England",
    "neuland": "Neuland",
    "new-salem": "New Salem",
}
FAST = {("new-haven", "it")}
LOOKS: dict[str, dict[str, Any]] = {
    "en": {"width": 1440, "height": 900},
    "it": {"width": 390, "height": 844, "has_touch": True, "is_mobile": True},
}
"""A lesson is read in English at a desk and in Italian on a phone."""
LESSONS = [
    pytest.param(game, language, marks=[] if (game, language) in FAST else [pytest.mark.deep])
    for game in NAMES
    for language in ("en", "it")
]
PATIENCE = 50
"""So many looks the pointing hand is waited for."""
TURNS = 600
"""So many looks at the page, a lesson has ended."""


def begin(visit: Visit, game: str, language: str = "en", **more: Any) -> Any:
    page = visit("/learn", lang={"en": "en-GB", "it": "it-IT"}[language], **more)
    page.locator(".lesson-card", has_text=NAMES[game]).get_by_role("button").click()
    page.wait_for_selector(".coach .say")
    return page


def now(page: Any) -> tuple[str, str, int]:
    """The step, what is said, and how many things are pointed at."""
    found = page.evaluate(
        """() => [document.querySelector('.coach')?.dataset.step ?? '',
                  document.querySelector('.coach .say')?.textContent ?? '',
                  document.querySelectorAll('.lesson-points i').length]"""
    )
    return found[0], found[1], found[2]


HIDDEN = """() => {
  const wrong = [], middle = box => [box.left + box.width / 2, box.top + box.height / 2];
  for (const mark of document.querySelectorAll('.lesson-points i')) {
    const [x, y] = middle(mark.getBoundingClientRect()),
      over = document.elementFromPoint(x, y);
    if (!over || over.closest('.coach, dialog')) wrong.push(`${over?.className ?? 'the edge'} hides what is pointed at`);
  }
  const lines = [...document.querySelectorAll('.coach > *')].map(part => part.getBoundingClientRect());
  lines.forEach((line, n) => {
    const next = lines.slice(n + 1).find(other => other.top < line.bottom - 1 && other.bottom > line.top + 1
      && other.left < line.right - 1 && other.right > line.left + 1);
    if (next) wrong.push(`part ${n} of the bar lies over another`);
  });
  return wrong;
}"""
"""What cannot be seen: a mark under something else or beyond the edge, and words that lie over each other."""

PRESS = """said => {
  if (document.querySelector('.coach .say')?.textContent !== said) return;
  const ways = ['.coach .btn.sea', '.coach .ways .btn:has(svg):not(.quiet)', '.btn.hear.primary'];
  for (const way of ways) {
    const button = document.querySelector(way);
    if (button) return button.click();
  }
}"""


def go_on(page: Any) -> None:
    """Press what leads on from what is being said: Next, Do it for me, or that one has nothing more to say."""
    page.evaluate(PRESS, now(page)[1])
    page.wait_for_timeout(60)


@pytest.mark.parametrize(("game", "language"), LESSONS)
def test_a_lesson_is_played_to_its_end(visit: Visit, game: str, language: str) -> None:
    """Every sentence is read, and everything that is pointed at is on the page, with nothing over it."""
    page, taught = begin(visit, game, language, **LOOKS[language]), lesson(game)
    unread = {taught.words(language, step.id): step for step in taught.steps}
    unseen: dict[str, list[str]] = {step.id: ["never came"] for step in taught.steps if step.point}
    waits = 0
    for _ in range(TURNS):
        step, said, points = now(page)
        unread.pop(said, None)
        if not step:
            break
        if step in unseen and said == taught.words(language, step):
            wanted = next(one.point for one in taught.steps if one.id == step)
            enough = len(wanted) if language == "en" else 1  # on a phone they may lie under two tabs
            unseen[step] = page.evaluate(HIDDEN) if points >= enough else ["not pointed at"]
            if not unseen[step]:
                del unseen[step]
            elif (waits := waits + 1) < PATIENCE:  # the hand follows the page on a beat of its own
                page.wait_for_timeout(60)
                continue
        waits = 0
        page.evaluate(PRESS, said)
        page.wait_for_timeout(60)
    assert [step.id for step in unread.values()] == []
    assert unseen == {}
    page.wait_for_selector(".lesson-points i", state="detached")


@at_every_look
def test_the_coach_leaves_nothing_hidden(visit: Visit, size: tuple[int, int], scheme: str) -> None:
    page = begin(visit, "new-haven", width=size[0], height=size[1], color_scheme=scheme, bypass_csp=True)
    assert findings(page, "a lesson", ANY) == []
    for _ in range(3):
        inside = page.evaluate(
            """() => { const coach = document.querySelector('.coach').getBoundingClientRect();
                 return [...document.querySelectorAll('.coach p, .coach .btn')].every(one => {
                   const box = one.getBoundingClientRect();
                   return box.top >= coach.top && box.bottom <= coach.bottom && box.right <= innerWidth; }); }"""
        )
        assert inside, f"{size}: {now(page)}"
        go_on(page)
        page.wait_for_timeout(300)
    page.goto(page.url.split("/table/")[0] + "/learn")
    page.wait_for_selector(".lesson-card")
    assert findings(page, "the learn page", ANY) == []


def test_one_can_read_again_and_come_back(visit: Visit) -> None:
    page = begin(visit, "new-haven")
    page.get_by_role("button", name="Next").click()
    page.wait_for_selector(".coach[data-step=lines]")
    page.get_by_role("button", name="Back", exact=True).click()
    page.wait_for_selector(".coach[data-step=goal]")
    page.get_by_role("button", name="Next").click()
    page.wait_for_selector(".coach[data-step=lines]")


def test_a_lesson_goes_on_after_a_reload_and_from_the_shelf(visit: Visit) -> None:
    page = begin(visit, "new-haven")
    page.get_by_role("button", name="Next").click()
    page.wait_for_selector(".coach[data-step=lines]")
    page.reload()
    page.wait_for_selector(".coach[data-step=lines]")
    page.goto(page.url.split("/table/")[0] + "/learn")
    card = page.locator(".lesson-card.big")
    assert "1 of 14 steps" in card.inner_text()
    card.get_by_role("button", name="Go on").click()
    page.wait_for_selector(".coach[data-step=lines]")


def test_one_can_play_on_freely(visit: Visit) -> None:
    page = begin(visit, "new-haven")
    page.get_by_role("button", name="Play on freely").click()
    page.wait_for_selector(".coach", state="detached")
    assert page.locator(".prompt .say").is_visible()
    assert page.locator(".lesson-points i").count() == 0


def test_the_coach_is_heard_before_a_regret(visit: Visit) -> None:
    page = begin(visit, "new-haven")
    page.route(
        "**/lesson/warning*",
        lambda route: route.fulfill(json={"better": None, "action": "x", "text": "Wait: think again."}),
    )
    for step in ("lines", "lay"):
        page.get_by_role("button", name="Next").click()
        page.wait_for_selector(f".coach[data-step={step}]")
    page.keyboard.press("/")
    page.get_by_role("dialog").wait_for()
    page.keyboard.type("shipment d4 wheat")
    page.wait_for_function("() => document.querySelectorAll('dialog .choice').length === 1")
    page.keyboard.press("Enter")
    page.get_by_text("Wait: think again.").wait_for()
    assert page.locator(".prompt[data-step]").get_attribute("data-step") is not None
    page.get_by_role("button", name="Let me think").click()
    page.wait_for_selector(".coach[data-step=lay]")
    page.get_by_text("Wait: think again.").wait_for(state="hidden")


def test_a_learner_on_a_phone_sees_why_not(visit: Visit) -> None:
    page = begin(visit, "new-haven", "it", **LOOKS["it"])
    for step in ("lines", "lay"):
        page.get_by_role("button", name="Avanti").click()
        page.wait_for_selector(f".coach[data-step={step}]")
    page.locator('.board [data-cell="b2"]').tap(force=True)
    page.get_by_text("Sullo spazio b2 c’è già un tassello.").and_(page.locator(".caption .words")).wait_for()


def test_newcomers_find_the_way_from_the_first_page(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("link", name="Learn by playing").click()
    page.wait_for_selector(".lesson-card")
    assert page.locator(".lesson-card").count() == len(NAMES)
