"""What the view says: payments, end spaces, who moves next, what spoils, refusals, terminal."""

from __future__ import annotations

import random
from itertools import product

import pytest

from approdo.core.canvas import fitting, plain
from approdo.core.match import Match
from approdo.core.registry import load
from approdo.games.neuland.actions import END_TURN
from approdo.games.neuland.components import GOOD, KIND, STONE
from approdo.games.neuland.evaluate import lacking_for
from approdo.games.neuland.hexes import PLACE_NAMES
from approdo.games.neuland.payments import MARKER, payments, undertaking
from approdo.games.neuland.rules.frames import ASK_ACT
from approdo.games.neuland.state import Position
from approdo.games.neuland.terminal import draw, tell_effect

from .table import Table

PAPER = GOOD["paper"]


def reached(table: Table, number: int) -> set[tuple[int, bool, tuple[int, ...]]]:
    """All payments that the small decisions of the rules lead to: (time, wheelbarrow, places)."""
    found = set()

    def go_on(state: Position, barrow: bool, places: tuple[int, ...], held: set[int]) -> None:
        if state.stack[-1][0] != 6:
            gone = tuple(sorted(places + tuple(p for p in held if not state.worker[p] and p not in places)))
            found.add((state.spent - table.state.spent, barrow, gone))
            return
        for choice in table.game.legal(state, 0):
            after = state.clone()
            table.game.apply(after, 0, choice)
            words = table.game.space.notation(choice).split()
            if words[0] == "use-wheelbarrow":
                go_on(after, True, places, held)
            else:
                place = MARKER if words[0] == "pay-marker" else PLACE_NAMES.index(words[2])
                go_on(after, barrow, (*places, place), held)

    start = table.state.clone()
    held = {p for p, worker in enumerate(start.worker) if worker == 1}
    table.game.apply(start, 0, number)
    go_on(start, False, (), held)
    return found


@pytest.mark.parametrize(("spent", "kept"), [*product([0, 15, 16], ["", "wheelbarrow", "wheelbarrow food wood"])])
def test_payments_as_a_whole_are_what_the_small_decisions_add_up_to(spent: int, kept: str) -> None:
    build = {"b3": "stonecutter stonecutter", "e1": "stonecutter", "c1": "chapel farm", "b2": "shepherd"}
    table = Table(build=build, goods={0: "b3.1 e1.1 c1.2 c3.1 d3.2"}, spent=spent, kept={0: kept})
    for number in table.game.legal(table.state, 0):
        doing = undertaking(table.state, number)
        if doing is not None:
            whole = {(w.time, w.wheelbarrow, tuple(sorted(w.places))) for w in payments(table.state, 0, *doing)}
            assert whole == reached(table, number), table.game.space.notation(number)


def test_every_legal_action_carries_its_best_payment_and_the_alternatives() -> None:
    table = Table(build={"c5": "farm"}, goods={0: "c3.1 c5.1"}, kept={0: "wheelbarrow food"})
    offers = {table.game.space.notation(o["id"]): o for o in table.game.view(table.state, 0)["legal"]}
    effect = offers["produce wood c3.2"]["effect"]
    assert (effect["time"], effect["wheelbarrow"]) == (1, False)
    assert effect["pay"] == [{"good": "food", "place": "c3.1"}]
    rest = [(way["time"], way["wheelbarrow"], way["pay"][0]["place"]) for way in effect["alternatives"]]
    assert rest == [(2, False, "c5.1"), (1, False, None), (1, True, "c5.1")]


def test_for_every_end_space_the_view_says_who_moves_next() -> None:
    table = Table(players=3, ahead=[0, 4, 9], goods={0: "c3.1!"})
    aids = table.game.aids(table.state, 1)
    following = {end["total"]: end["next"] for end in aids["ends"]}
    assert following == {**dict.fromkeys(range(1, 4), 0), **{k: 1 for k in range(5, 18) if k != 9}}
    assert aids["spoils"] == [{"place": "c3.1", "good": "food"}]
    for total, seat in following.items():
        after = Table(players=3, ahead=[0, 4, 9])
        after.play(0, f"end-turn {total}")
        assert after.asked == ("act", seat)


def test_in_the_first_round_the_next_one_is_the_left_neighbour() -> None:
    match = Match(load("neuland", 3, first="2"), seed=1)
    match.play(1, "settle c3")
    assert {end["next"] for end in match.view(0)["aids"]["ends"]} == {2}


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("players", [2, 4])
def test_goods_and_time_are_seen_where_the_land_fills_the_window(language: str, players: int) -> None:
    game = load("neuland", players)
    view = Match(game, seed=1).view(0)
    texts, names = game.info.texts(language), ("Ada", "Bea", "Cleo", "Dora")
    with fitting(80, 6):
        low = plain(draw(view, texts, names)).splitlines()
    with fitting(80, 40):
        high = plain(draw(view, texts, names)).splitlines()
    assert "▼" in low[1]
    assert "▼" not in high[1]


def test_how_to_read_the_plans_stands_below_what_one_plans_with() -> None:
    match = Match(load("neuland", 2, first="1"), seed=1)
    match.play(0, "settle c3")
    shown = plain(draw(match.view(0), match.game.info.texts("en"), ("Ada", "Bea")))
    assert shown.index("Cheapest ways") < shown.index("Possessions") < shown.index("(≤ perhaps")


@pytest.mark.parametrize("language", ["it", "en"])
@pytest.mark.parametrize("players", [2, 4])
def test_the_terminal_draws_any_position_within_eighty_columns(language: str, players: int) -> None:
    game = load("neuland", players, land="random")
    texts, names = game.info.texts(language), [f"Player {n}" for n in range(players)]
    rng = random.Random(3)
    match = Match(game, seed=2)
    for _ in range(20):
        seat = match.actors[0]
        match.play(seat, rng.choice(match.legal(seat).ids))
        view = match.view(seat)
        shown = plain(draw(view, texts, names))
        assert "terminal-" not in shown
        assert "short-" not in shown
        land = shown.splitlines()[:20]
        assert max(map(len, land)) <= 80
        for offer in view["legal"][:5]:
            if "effect" in offer:
                assert "terminal-" not in tell_effect(offer["effect"], texts, names)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_places_banners_where_it_can(players: int) -> None:
    """The first turn of a planner: a possession is built and served."""
    from approdo.bots import make
    from approdo.core.playing import turn_of_bots

    match = Match(load("neuland", players, first="1"), seed=1)
    bots = [make("greedy") for _ in range(players)]
    while match.state.turn == 0 or match.actors == (0,):
        turn_of_bots(match, bots, random.Random(1))
    assert match.state.settled == 1
    assert match.state.stacks[0] == 1 if players < 4 else sum(match.state.worker) > 0


def test_greedy_never_ends_a_turn_idle_while_it_could_work() -> None:
    """It once took a possession that asks for the same good twice for supplied, and let its goods spoil."""
    from approdo.bots import make
    from approdo.core.playing import turn_of_bots

    match = Match(load("neuland", 4), seed=7)
    bots, rng = [make("greedy")] * 4, random.Random(7)
    idle = 0
    while match.actors and match.state.turn <= 12:
        state, before = match.state, len(match.log)
        could = state.stack[-1][0] == ASK_ACT and not state.spent and min(match.legal(match.actors[0]).ids) < END_TURN
        turn_of_bots(match, bots, rng)
        idle += could and any(event.kind == "end-turn" for _, event in match.log[before:])
    assert idle == 0


def test_goods_that_a_possession_needs_twice_are_counted_twice() -> None:
    table = Table(build={"b3": "stonecutter stonecutter", "c2": "chapel"}, goods={0: "b3.1"})
    assert lacking_for(table.state, 0, KIND["chapel"]) == {STONE}
    table.play(0, "produce food c3.1", "produce stone b3.2")
    assert lacking_for(table.state, 0, KIND["chapel"]) == set()
    assert lacking_for(table.state, 0, KIND["library"]) == {PAPER}, "one stone builds it, one is handed over"
