"""The fast rules against a slow, plain reading of the rulebook, over positions of random games.

The reference below works on what players see (names, letters, grids) and shares no code with the rules.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from approdo.core.game import CHANCE, Game
from approdo.core.registry import load

LETTER = {"sheep": "S", "stone": "R", "timber": "T", "wheat": "W"}
NAMES = list(LETTER)


def squares(view: dict[str, Any]) -> dict[tuple[int, int], str]:
    """The harvest board as single squares: (row, column) -> letter."""
    found: dict[tuple[int, int], str] = {}
    for space in view["spaces"]:
        if "tile" in space:
            row, column = 2 * int(space["name"][1]), 2 * "abcdefg".index(space["name"][0])
            around = ((row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column))
            found.update(zip(around, space["tile"], strict=True))
    return found


def harvest(board: dict[tuple[int, int], str], new: list[tuple[int, int]]) -> dict[str, int]:
    """nh.2: flood from every new square over equal neighbours; each square counts once."""
    counts = {}
    for name, letter in LETTER.items():
        reached = {at for at in new if board[at] == letter}
        edge = list(reached)
        while edge:
            row, column = edge.pop()
            for near in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
                if board.get(near) == letter and near not in reached:
                    reached.add(near)
                    edge.append(near)
        counts[name] = len(reached)
    return counts


def touching(plot: str) -> set[str]:
    """The plots that share an edge with one."""
    column, row = "abcde".index(plot[0]), int(plot[1])
    near = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
    return {f"{'abcde'[c]}{r}" for c, r in near if 0 <= c < 5 and 1 <= r <= 6}


PLOTS = [f"{column}{row}" for row in (6, 5, 4, 3, 2, 1) for column in "abcde"]


def builds(view: dict[str, Any], seat: int, redevelop: bool) -> set[str]:
    """nh.3 and nh.9: every building of the hand, every plot, both faces."""
    village = dict(zip(PLOTS, view["seats"][seat]["village"], strict=True))
    allowed = {"stop-building"}
    for name in set(view["seats"][seat]["buildings"]):
        resource, number = name.split("-")
        for plot, built in village.items():
            if view["track"][resource] < int(plot[1]):
                continue
            if built and not redevelop:
                continue
            kin = {at for at, other in village.items() if other and other["resource"] == resource and at != plot}
            in_place = built is not None and built["resource"] == resource
            if kin and not kin & touching(plot) and not in_place:
                continue
            allowed.add(f"build {name} {plot} down")
            if plot[1] == number:
                allowed.add(f"build {name} {plot} up")
    return allowed


def lays(view: dict[str, Any], seat: int) -> set[str]:
    """nh.1: every tile and the shipment on every free space."""
    free = [space["name"] for space in view["spaces"] if space["kind"] == "free"]
    own = view["seats"][seat]
    allowed = {f"lay-tile {tile} {space} {turn}" for tile in own["tiles"] for space in free for turn in range(4)}
    if own["shipment"]:
        allowed |= {f"lay-shipment {space} {name}" for space in free for name in NAMES}
    return allowed


def draws(view: dict[str, Any], first: bool) -> set[str]:
    """nh.5: the open buildings, and the bag after the first."""
    allowed = {f"take-open {name}" for name in view["offer"] if name}
    return allowed if first or not view["bag"] else allowed | {"draw-from-bag"}


def colonists(view: dict[str, Any], seat: int) -> int:
    """nh.7 and nh.11."""
    village = dict(zip(PLOTS, view["seats"][seat]["village"], strict=True))
    lines = [([f"{column}{row}" for column in "abcde"], row) for row in range(1, 7)]
    lines += [
        ([f"{column}{row}" for row in range(1, 7)], worth)
        for column, worth in zip("abcde", (5, 4, 3, 4, 5), strict=True)
    ]
    total = 0
    for plots, worth in lines:
        if all(village[plot] for plot in plots):
            total += worth * (2 if all(village[plot]["up"] for plot in plots) else 1)
    worths = {"row": 2, "column": 4, "sheep": 3, "stone": 3, "timber": 3, "wheat": 3}
    held = [[name for name, holder in view["charters"].items() if holder == s] for s in range(len(view["seats"]))]
    total += sum(worths[name] for name in held[seat])
    most = max(map(len, held))
    return total + (2 if most and len(held[seat]) == most and [*map(len, held)].count(most) == 1 else 0)


def positions(game: Game[Any], seed: int) -> Iterator[tuple[Any, int | None]]:
    """Every position of a random game, with the seat that is asked (None at the end)."""
    rng, state = random.Random(seed), game.start()
    while state.stack:
        if game.chance_next(state):
            game.apply(state, CHANCE, game.draw(state, rng))
            continue
        seat = game.actors(state)[0]
        yield state, seat
        game.apply(state, seat, rng.choice(game.legal(state, seat)))
    yield state, None


OPTIONS: list[dict[str, object]] = [
    {}, {"side": "B"}, {"redevelop": True}, {"careful": True}, {"side": "B", "redevelop": True, "charters": True},
]  # fmt: skip


@pytest.mark.rule("nh.1.1", "nh.1.2", "nh.1.5", "nh.3.5", "nh.3.6", "nh.5.2", "nh.5.3", "nh.9.1", "nh.9.3", "nh.9.4")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_legal_actions_are_those_of_a_plain_reading(players: int, options: dict[str, object]) -> None:
    game = load("new-haven", players, **options)
    for state, seat in positions(game, seed=players):
        if seat is None:
            return
        view = game.observe(state, seat)
        name = game.decision(state).name
        if name == "lay":
            wanted = lays(view, seat)
        elif name == "build":
            wanted = builds(view, seat, bool(options.get("redevelop")))
        else:
            wanted = draws(view, first=bool(state.stack[-1][3]))
        assert {game.space.notation(number) for number in game.legal(state, seat)} == wanted


@pytest.mark.rule("nh.2.1", "nh.2.2", "nh.2.3", "nh.2.4", "nh.2.5", "nh.2.7")
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("seed", range(4))
def test_harvests_are_those_of_a_plain_flood(side: str, seed: int) -> None:
    game = load("new-haven", 4, side=side)
    rng = random.Random(seed)
    for state, seat in positions(game, seed):
        if seat is None or game.decision(state).name != "lay":
            continue
        number = rng.choice(game.legal(state, seat))
        action = game.space.to_json(number)
        after = state.clone()
        game.apply(after, seat, number)
        view = game.observe(after, seat)
        board = squares(view)
        row, column = 2 * int(action["space"][1]), 2 * "abcdefg".index(action["space"][0])
        new = [(row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column)]
        if action["kind"] == "lay-shipment":
            board.update(dict.fromkeys(new, LETTER[action["resource"]]))
        assert view["track"] == harvest(board, new)


@pytest.mark.rule("nh.7.4", "nh.7.5", "nh.7.6", "nh.11.5", "nh.11.6")
@pytest.mark.parametrize("seed", range(12))
def test_scores_are_those_of_a_plain_count(seed: int) -> None:
    game = load("new-haven", 2 + seed % 3, charters=seed % 2 == 0, redevelop=seed % 4 == 0)
    for state, _ in positions(game, seed):
        if state.turn % 5 == 0 or not state.stack:
            view = game.observe(state, 0)
            counted = [sum(part.value for part in parts) for parts in game.scores(state, 0)]
            assert counted == [colonists(view, seat) for seat in range(game.players)]
