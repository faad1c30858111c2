"""What a player knows and what he must not learn (ns.12)."""

from __future__ import annotations

import json
import random

import pytest

import approdo
from approdo.games.new_salem import components as c
from approdo.games.new_salem.invariants import sums
from approdo.games.new_salem.rules.frames import PICK
from approdo.testing import check_position_walk

from .table import PURITANS, WITCHES, Table

FOUR = [
    ["theater", "tavern", "smithy"],
    ["bank", "school", "crypt"],
    ["jail", "library", "market"],
    ["gallows", "pawnshop", "brothel"],
]


def worlds(table: Table, viewer: int, number: int = 30) -> list[dict[str, object]]:
    """Worlds drawn from a viewer's observation, as a spectator who sees everything would note them."""
    seen = json.loads(json.dumps(table.seen(viewer)))
    drawn = []
    for seed in range(number):
        world = table.game.world(seen, random.Random(seed))
        assert list(sums(world)) == []
        assert table.game.observe(world, viewer) == seen
        drawn.append({"characters": world.characters, "hands": world.hands, "dealt": world.dealt, "state": world})
    return drawn


@pytest.mark.rule("ns.12.1")
def test_a_character_once_seen_stays_known_in_every_world() -> None:
    table = Table(
        [("bank", 3, 0)], ["jail"], ["jail"], market=("inquest",), characters=[PURITANS[0], WITCHES[2], PURITANS[3]]
    )
    table.do(0, "trigger inquest", "choose-player 1")
    table.pass_draw()
    table.do(0, "name-constable 2")
    drawn = worlds(table, 0)
    assert {tuple(w["characters"][:2]) for w in drawn} == {tuple(table.state.characters[:2])}  # type: ignore[index]
    assert len({w["characters"][2] for w in drawn}) > 3  # type: ignore[index]
    assert len({w["characters"][1] for w in worlds(table, 2)}) > 3  # type: ignore[index]


@pytest.mark.rule("ns.12.1", "ns.2.1")
def test_worlds_keep_to_the_table_of_factions() -> None:
    """Whoever has seen both witches knows that the others are puritans."""
    table = Table(["bank"], ["jail"], ["jail"], ["jail"], characters=[WITCHES[0], WITCHES[1], *PURITANS[:2]])
    table.state.looks.append((1, 0, 1))
    for world in worlds(table, 0):
        assert [c.IS_WITCH[ch] for ch in world["characters"]] == [True, True, False, False]  # type: ignore[union-attr]
    counted = {sum(c.IS_WITCH[ch] for ch in w["characters"]) for w in worlds(table, 3, 60)}  # type: ignore[union-attr]
    assert counted == {0, 1, 2}


@pytest.mark.rule("ns.12.2")
def test_the_hand_one_passed_stays_known_wherever_it_goes() -> None:
    table = Table([], [], [], [], hands=FOUR, decision=PICK)
    for seat, card in enumerate(("tavern", "school", "market", "gallows")):
        table.do(seat, f"build {card}")
    assert table.seen(0)["hands"][1] == ["theater", "smithy"], "what seat 0 passed"
    assert table.seen(0)["hands"][0] == ["brothel", "pawnshop"]
    assert table.seen(0)["hands"][2:] == [None, None]
    assert table.seen(0)["dealt"][0][0] == sorted(FOUR[0], key=c.BUILDINGS.index)
    for world in worlds(table, 0):
        assert world["hands"][1] == table.state.hands[1]  # type: ignore[index]
    assert len({w["hands"][2] for w in worlds(table, 0)}) > 5  # type: ignore[index]
    assert table.seen(approdo.SPECTATOR)["hands"] == [None] * 4


@pytest.mark.rule("ns.12.2")
def test_who_passed_a_hand_knows_what_was_returned_of_it() -> None:
    table = Table([], [], [], [], hands=FOUR, decision=PICK)
    for seat, card in enumerate(("tavern", "school", "market", "gallows")):
        table.do(seat, f"build {card}")
    table.do(1, "keep theater")
    for seat in (0, 2, 3):
        table.do(seat, table.legal(seat)[0])
    bottom = table.seen(0)["bottom"]
    assert [card["building"] for card in bottom if card["building"]] == ["pawnshop", "smithy"], (
        "his own and his left neighbour's"
    )


@pytest.mark.rule("ns.12.2")
def test_hands_of_past_rounds_stay_known() -> None:
    match = approdo.Match(approdo.load("new-salem", 5), seed=6)
    first = match.view(0)["board"]["hands"][0]
    rng = random.Random(1)
    while match.view(0)["board"]["round"] < 3:
        seat = match.actors[0]
        match.play(seat, rng.choice(match.legal(seat).ids))
    dealt = match.view(0)["board"]["dealt"]
    assert dealt[0][0] == first
    assert [hand is not None for hand in dealt[0]] == [True, False, False, False, True], "own and right neighbour's"


@pytest.mark.rule("ns.12.3")
def test_builds_events_and_looks_are_public_but_not_what_was_seen() -> None:
    table = Table([("bank", 2, 0)], ["jail"], ["jail"], market=("oath",), badges=(0, 2))
    table.do(0, "trigger oath", "choose-player 1")
    table.pass_draw()
    public = table.seen(approdo.SPECTATOR)
    assert public["looks"] == [{"round": 1, "who": 0, "whose": 1}, {"round": 1, "who": 1, "whose": 0}]
    assert public["queue"] == ["oath"]
    assert public["badges"] == [False, True, False]
    assert public["towns"][1] == [{"building": "jail", "hope": 1, "despair": 0}]
    assert public["characters"] == [None, None, None]


@pytest.mark.rule("ns.12.4")
def test_what_is_in_no_town_is_in_the_deck_at_the_beginning_of_a_round() -> None:
    table = Table(["bank", "jail"], ["jail"], ["crypt"])
    for viewer in (approdo.SPECTATOR, 0, 1, 2):
        for world in worlds(table, viewer, 3):
            assert world["state"].deck == table.state.deck  # type: ignore[attr-defined]


@pytest.mark.rule("ns.12.5")
def test_worlds_of_others_hold_other_drawn_cards() -> None:
    table = Table([("bank", 2, 0)], ["jail"], ["jail"], market=("new-foundation",))
    table.do(0, "trigger new-foundation")
    table.draw("draw-building crypt", "draw-building theater", "draw-building gallows")
    assert {tuple(w["state"].drawn) for w in worlds(table, 0)} == {tuple(table.state.drawn)}  # type: ignore[attr-defined]
    assert len({tuple(w["state"].drawn) for w in worlds(table, 1)}) > 10  # type: ignore[attr-defined]


def test_sealed_choices_of_others_are_open_in_worlds() -> None:
    table = Table([], [], [], [], hands=FOUR, decision=PICK)
    table.do(0, "build tavern")
    assert {w["state"].picks[0] for w in worlds(table, 0)} == {table.state.picks[0]}  # type: ignore[attr-defined]
    assert len({w["state"].picks[0] for w in worlds(table, 1)}) > 3  # type: ignore[attr-defined]


@pytest.mark.parametrize(("players", "every"), [(3, 3), (5, 15), (8, 60)])
def test_nothing_leaks_at_any_step_of_a_random_game(players: int, every: int) -> None:
    """Larger tables take longer at a step: fewer of theirs; the deep run looks at all."""
    assert check_position_walk(approdo.load("new-salem", players), seed=70 + players, worlds_every=every) > 100


@pytest.mark.deep
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 8])
def test_a_hundred_thousand_non_interference_checks(players: int) -> None:
    """Every viewer at every step: some 17,000 views of worlds for each number of players."""
    checks, seed = 0, 0
    while checks < 17_000:
        steps = check_position_walk(approdo.load("new-salem", players), seed=seed, worlds_every=1, tries=1)
        checks += steps * (players + 1) // 2
        seed += 1
