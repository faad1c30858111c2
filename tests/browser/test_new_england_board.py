"""New England played to its end by clicking on its board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.browser.looks import at_every_look, findings
from tests.browser.test_table import table_with_bots

Visit = Callable[..., Any]

# One click of a player who uses the board alone: the map, the offer, a stored card, a button, the seal.
CLICK = """(turn) => {
  const all = selector => [...document.querySelectorAll(selector)];
  const press = element => {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return element.getAttribute('aria-label') || element.textContent;
  };
  const moves = all('svg.map .legal').filter(e => /^Move/.test(e.getAttribute('aria-label')));
  const land = all('svg.map .legal').filter(e => !moves.includes(e));
  const offer = all('.item.can, .ne-stored.can');
  const buttons = all('.prompt .acts .btn:not(.quiet):not(.primary):not(.ne-start)');
  const announce = buttons.filter(b => !b.classList.contains('ne-ends'));
  const seal = document.querySelector('.prompt .btn.primary:not([aria-disabled=true])');
  const pick = list => list[turn % list.length];
  if (land.length) return press(pick(land));
  if (offer.length) return press(pick(offer));
  if (moves.length && turn % 5 === 0) return press(pick(moves));
  if (announce.length) return press(pick(announce));
  if (seal) return press(seal);
  return buttons.length ? press(pick(buttons)) : null;
}"""


def test_a_whole_game_is_played_on_the_board(visit: Visit) -> None:
    page = visit("/new/new-england")
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector("svg.ne-map")
    done: set[str] = set()
    for turn in range(600):
        page.wait_for_function(
            """() => document.querySelector('.panel.end')
              || document.querySelector('svg.map .legal, .item.can, .prompt .acts .btn:not(.quiet)')""",
            timeout=30_000,
        )
        if page.locator(".panel.end").count():
            break
        said = page.evaluate(CLICK, turn)
        done.add(str(said).split()[0])
        page.wait_for_timeout(10)
    assert page.locator(".panel.end").is_visible()
    assert {"Start", "Take", "Buy", "Lay"} <= done


@at_every_look
def test_the_board_fits_and_has_no_serious_accessibility_findings(
    visit: Visit, size: tuple[int, int], scheme: str
) -> None:
    page = visit("/", width=size[0], height=size[1], color_scheme=scheme, bypass_csp=True)
    table_with_bots(page, "new-england", players=3)
    page.wait_for_function("() => document.title.startsWith('●')", timeout=20_000)
    assert findings(page, "table") == []
