"""What a seat knows of a position, as numbers: once from the row, once from Game.observe. Hexes by name, a1 to p15."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from approdo.core.game import Game
from approdo.fast.jit import Words, blank, kernel, lowest
from approdo.fast.protocol import OBSERVED, Observation
from approdo.fast.stack import DEPTH, top
from approdo.fast.terra_nova.row import (
    FIRST,
    HEX,
    IDLE,
    IDLE_ROUNDS,
    LAID,
    OPEN,
    PATH,
    PATHS,
    PIONEERS,
    RESERVE,
    SCORES,
    STONES_LEFT,
    STRICT,
    TURN_END,
    TURNS,
    WIDTH,
    WORD,
    WORDS,
)
from approdo.fast.terra_nova.tables import (
    ACTIONS,
    HEXES,
    LONGEST_PATH,
    PLACES,
    ROWS,
    SEATS,
    STONE,
    T_CODE,
    T_PLAYERS,
    T_SIZE,
    T_TERRAIN,
)
from approdo.games.terra_nova.components import HEX_NAMES, TERRAINS
from approdo.games.terra_nova.rules import DECISIONS

OBSERVATION = Observation(
    terrain=(ROWS, PLACES),
    stones=(ROWS, PLACES),
    open=(ROWS, PLACES),
    pioneers=(SEATS, ROWS, PLACES),
    moved=(ACTIONS, LONGEST_PATH),
    scores=(SEATS,),
    reserve=(SEATS,),
    first=(SEATS,),
    awaited=(SEATS,),
    decision=(len(DECISIONS),),
    done=(1,),
    laid=(1,),
    stones_left=(1,),
    turns=(1,),
    idle=(1,),
    idle_limit=(1,),
    turn_end=(1,),
    strict=(1,),
    players=(1,),
)
SIZE = OBSERVATION.size
O_TERRAIN, O_STONES, O_OPEN, O_PIONEERS = (OBSERVATION[name] for name in ("terrain", "stones", "open", "pioneers"))
O_MOVED, O_SCORES, O_RESERVE, O_FIRST = (OBSERVATION[name] for name in ("moved", "scores", "reserve", "first"))
O_AWAITED, O_DECISION, O_DONE = (OBSERVATION[name] for name in ("awaited", "decision", "done"))
UNSEEN = blank(WIDTH)


@kernel
def observe(s: Words, t: Words, seat: int, out: Words) -> None:
    """The whole island: nothing is hidden (tn.0.1). Seats go round from the observer."""
    for i in range(SIZE):
        out[i] = 0
    follow(UNSEEN, seat, s, t, seat, out)


@kernel
def observe_land(was: Words, s: Words, t: Words, out: Words) -> None:
    """Terrain stays as it is, and a stone comes to open land only."""
    if not was[DEPTH]:
        for h in range(t[T_SIZE]):
            code = t[T_CODE + h]
            out[O_TERRAIN + code] = 1 + t[T_TERRAIN + h]
            out[O_STONES + code] = s[HEX + h] == STONE
    for word in range(WORDS):
        changed = was[OPEN + word] ^ s[OPEN + word]
        while changed:
            h = (word << WORD) + lowest(changed)
            changed &= changed - 1
            out[O_OPEN + t[T_CODE + h]] ^= 1
            out[O_STONES + t[T_CODE + h]] = s[HEX + h] == STONE


@kernel
def follow(was: Words, then: int, s: Words, t: Words, seat: int, out: Words) -> None:
    """The planes are changed where the rows differ; all else is few numbers, written again."""
    for i in range(O_MOVED, SIZE):
        out[i] = 0
    observe_land(was, s, t, out)
    for i in range(s[PATHS]):
        path = PATHS + 1 + i * PATH
        for k in range(s[path]):
            out[O_MOVED + i * LONGEST_PATH + k] = 1 + t[T_CODE + s[path + 1 + k]]
    players = t[T_PLAYERS]
    for ahead in range(players):
        before = (then + ahead) % players
        other = (seat + ahead) % players
        for word in range(WORDS):
            changed = was[PIONEERS + before * WORDS + word] ^ s[PIONEERS + other * WORDS + word]
            while changed:
                h = (word << WORD) + lowest(changed)
                changed &= changed - 1
                out[O_PIONEERS + ahead * HEXES + t[T_CODE + h]] ^= 1
        out[O_SCORES + ahead] = s[SCORES + other]
        out[O_RESERVE + ahead] = s[RESERVE + other]
    out[O_FIRST + (s[FIRST] - seat + players) % players] = 1
    if s[DEPTH]:
        at = top(s)
        out[O_DECISION + s[at]] = 1
        if s[at + 1]:
            out[O_AWAITED + (lowest(s[at + 1]) - seat + players) % players] = 1
        out[O_DONE] = s[at + 2]
    out[O_DONE + 1] = s[LAID]
    out[O_DONE + 2] = s[STONES_LEFT]
    out[O_DONE + 3] = s[TURNS]
    out[O_DONE + 4] = s[IDLE]
    out[O_DONE + 5] = s[IDLE_ROUNDS] * players
    out[O_DONE + 6] = s[TURN_END]
    out[O_DONE + 7] = s[STRICT]
    out[O_DONE + 8] = players


def encode(game: Game[Any], seen: Mapping[str, Any], seat: int) -> NDArray[Any]:
    """The same from what Game.observe tells, and the table's options."""
    out = np.zeros(SIZE, OBSERVED)
    piece = OBSERVATION.split(out)
    players = game.players
    code = {name: number for number, name in enumerate(HEX_NAMES)}
    for shown in seen["hexes"]:
        place = divmod(code[shown["name"]], PLACES)
        piece["terrain"][place] = 1 + TERRAINS.index(shown["terrain"])
        piece["stones"][place] = shown["stone"]
        piece["open"][place] = not shown["stone"] and not shown["closed"]
        if shown["pioneer"] is not None:
            piece["pioneers"][(shown["pioneer"] - seat) % players, *place] = 1
    turn = seen["turn"]
    for i, path in enumerate(turn["moved"]):
        piece["moved"][i, : len(path)] = [1 + code[name] for name in path]
    for other, shown in enumerate(seen["seats"]):
        piece["scores"][(other - seat) % players] = shown["score"]
        piece["reserve"][(other - seat) % players] = shown["reserve"]
    piece["first"][(turn["first"] - seat) % players] = 1
    if turn["decision"] is not None:
        piece["decision"][[decision.name for decision in DECISIONS].index(turn["decision"])] = 1
        if turn["seat"] is not None:
            piece["awaited"][(turn["seat"] - seat) % players] = 1
    numbers = {
        "done": turn["done"],
        "laid": turn["stone_laid"],
        "stones_left": seen["stones"]["left"],
        "turns": turn["number"] - 1,
        "idle": seen["idle"]["turns"],
        "idle_limit": seen["idle"]["limit"],
        "turn_end": game.options["scoring"] == "turn-end",
        "strict": game.options["strict_return"],
        "players": players,
    }
    for name, value in numbers.items():
        piece[name][0] = value
    return out
