"""Whole games by a driver that knows the page only by its names, roles, states and announcements."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from statistics import median
from typing import Any

import pytest
from tests.browser.blind import LISTEN, YOUR_TURN, Blind, Player
from tests.browser.test_table import message
from tests.browser.test_walking import with_settings

Visit = Callable[..., Any]

#: A small island, so that a whole game is short.
ISLET = ".G G G S S S/G G G S S S M/.G F F M M P P/F F F M P P L/.F A A L L P L/A A A L L L H/.A A L L H H"
#: Presses of a typical move, at the most.
MOST_KEYS = {"terra-nova": 6, "new-salem": 6, "new-england": 6, "new-haven": 8, "neuland": 10}
PLAYERS = {"terra-nova": 2, "new-haven": 2, "new-england": 3, "neuland": 2, "new-salem": 3}
OPTIONS: dict[str, dict[str, Any]] = {"terra-nova": {"board": ISLET, "first": "1"}, "new-haven": {"first": "1"}}
#: So many moves set the game up and are not typical: two spaces and a tile each.
OPENING = {"new-england": 3}
#: What is heard when a space of a start tile was called: which could be its other one, or that it lies where it only can.
PLACED = re.compile(r"You place")
SECOND = re.compile(rf"Then one of: (\w+)|{PLACED.pattern}")
#: So many games the driver may play until it has won one.
TRIES = 8
#: What is surely said is waited for, however busy the machine is.
LONG = 20_000


def sit_down(visit: Visit, game: str, bot: str = "easy") -> Player:
    page = visit("/")
    with_settings(page, verbosity="me", hints=False)
    page.context.add_init_script(LISTEN)
    page.request.post("/api/session", data={"name": "Giulia"})
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": bot}] * (PLAYERS[game] - 1)]
    body = {"game": game, "options": OPTIONS.get(game, {}), "seats": seats, "start": True}
    made = page.request.post("/api/tables", data=body).json()
    page.goto(page.url.rstrip("/") + f"/table/{made['table']}")
    page.get_by_role("region", name="What to do").wait_for()
    return Player(Blind(page))


def position_of(page: Any) -> Callable[[], str]:
    """Where the game is, as whoever measures sees it; the driver does not."""
    return lambda: str(page.evaluate("document.querySelector('.prompt')?.dataset.step"))


@pytest.mark.deep
@pytest.mark.parametrize("game", PLAYERS)
def test_a_game_is_won_without_looking(visit: Visit, game: str) -> None:
    """The driver does what the list of actions begins with; no hints, no other knowledge of the game."""
    results = []
    for _ in range(TRIES):
        player = sit_down(visit, game)
        page = player.blind.page
        player.play(1500)
        results.append(message(page, page.url.split("/table/")[1][:20])["view"]["outcome"])
        if results[-1]["winners"] == [0]:
            return
        page.context.close()
    pytest.fail(f"no game won: {[result['scores'] for result in results]}")


@pytest.mark.parametrize("moves", [3, pytest.param(12, marks=pytest.mark.deep)])
@pytest.mark.parametrize("game", PLAYERS)
def test_a_typical_move_takes_few_keys(visit: Visit, game: str, moves: int) -> None:
    """Any of the nine lines that the list begins with, by its figure: no move takes more, whatever is asked back."""
    player, dice = sit_down(visit, game, "random"), random.Random(5)
    opening = OPENING.get(game, 0)
    for _ in range(40 * (moves + opening)):
        if len(player.costs) >= moves + opening:
            break
        if len(player.costs) >= opening:
            player.choose = lambda names: dice.randrange(len(names))
        assert player.step() == "", "the game is over"
    counted = player.costs[opening:]
    assert len(counted) >= moves
    assert max(counted) <= MOST_KEYS[game], counted


def test_what_is_told_first_is_the_first_of_the_list_and_done_by_three_keys(visit: Visit) -> None:
    player = sit_down(visit, "new-haven", "random")
    blind, position = player.blind, position_of(player.blind.page)
    while YOUR_TURN not in blind.ask("t"):
        blind.page.wait_for_timeout(40)
    first, more = blind.ask("w", LONG), blind.ask("w", LONG)
    assert "choices" in first
    assert "the same key goes on" in first
    assert more
    assert "choices" not in more, "the second part of a long answer"
    blind.press("Escape")
    space = first.partition(". ")[2].partition(":")[0]
    names = player.hear()
    assert f" {space} " in f"{names[0]} ".replace(",", " ").replace(":", " "), (first, names)
    before = position()
    player.do(0)
    assert player.costs == [3]
    blind.page.wait_for_function(f"() => document.querySelector('.prompt').dataset.step !== '{before}'")
    said = ""
    while f" on {space}." not in said:
        said = blind.listen(LONG)
        assert said, f"nothing was said of {names[0]}"
    assert "You lay" in said


@pytest.mark.deep
def test_a_move_of_terra_nova_takes_six_keys(visit: Visit) -> None:
    player = sit_down(visit, "terra-nova", "random")
    blind, costs = player.blind, []
    while "Action" not in (told := blind.ask("t")):
        if YOUR_TURN in told:
            player.decide()
        else:
            blind.page.wait_for_timeout(60)
    for _ in range(6):
        if "Action" not in blind.ask("t"):
            break
        blind.heard()
        blind.press("n")
        source = blind.focused().name.split(",")[0]
        blind.act("Enter")
        blind.press("n")
        target = blind.focused().name.split(",")[0]
        blind.act("Escape")
        costs.append(call(blind, source) + call(blind, target))
        blind.listen()
    assert costs and median(costs) <= MOST_KEYS["terra-nova"], costs


def call(blind: Blind, cell: str) -> int:
    """Go to a cell by its name and press it; how many keys that took."""
    before = len(blind.keys)
    blind.press(f"Shift+{cell[0].upper()}")
    for figure in cell[1:]:
        blind.press(figure)
    blind.page.wait_for_function("cell => new RegExp(`^${cell}[,:]`).test(document.activeElement.ariaLabel)", arg=cell)
    blind.act("Enter")
    return len(blind.keys) - before


def test_a_start_tile_takes_six_keys(visit: Visit) -> None:
    """One figure takes it up, its first space is called by name, and an arrow leads to the other."""
    player = sit_down(visit, "new-england", "random")
    blind, costs = player.blind, []
    for tile, name in (("3", "pasture"), ("1", "settlement"), ("2", "field")):
        while YOUR_TURN not in blind.ask("t"):
            blind.page.wait_for_timeout(60)
        blind.press("n")
        first = blind.focused().name.partition(":")[0]
        before = len(blind.keys)
        assert f"in hand: {name}" in blind.ask(tile, LONG).lower()
        call(blind, first)
        beside = hear(blind, SECOND)[1]
        if beside:
            blind.press(way(first, beside))
            assert name in blind.focused().name.lower()
            blind.act("Enter")
            hear(blind, PLACED)
        costs.append(len(blind.keys) - before)
    assert max(costs) <= MOST_KEYS["new-england"], costs


def hear(blind: Blind, wanted: re.Pattern[str]) -> re.Match[str]:
    """Listen until this is said."""
    said = ""
    while not (found := wanted.search(said)):
        more = blind.listen(LONG)
        assert more, f"not said: {wanted.pattern}, but {said}"
        said += f"{more} "
    return found


def way(cell: str, beside: str) -> str:
    """The arrow that leads from a space to its neighbour: letters run to the right, figures down."""
    if cell[0] == beside[0]:
        return "ArrowDown" if int(beside[1:]) > int(cell[1:]) else "ArrowUp"
    return "ArrowRight" if beside > cell else "ArrowLeft"
