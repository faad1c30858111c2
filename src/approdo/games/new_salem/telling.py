"""What is told of a finished game of New Salem, when all characters lie open."""

from __future__ import annotations

from collections.abc import Mapping

from approdo.core.events import Event
from approdo.core.game import Part
from approdo.core.telling import Telling
from approdo.core.text import Arg
from approdo.games.new_salem import components as c
from approdo.games.new_salem import scoring
from approdo.games.new_salem.state import OVER, Position

#: What an event is worth telling, in points or cubes that it would have to move to be as weighty.
MOMENTS = {
    "trial": 12,
    "retrial": 12,
    "pardon": 10,
    "look": 6,
    "burn": 6,
    "seize": 5,
    "swap": 4,
    "endow": 3,
    "pillory": 2,
    "build": 0,
    "build-tried": 0,
}


def _round(state: Position) -> int:
    return state.round


def _parts(state: Position) -> list[list[Part]]:
    dealt = len(state.characters)
    return [scoring.parts(state, s, s < dealt and state.characters[s] >= 0) for s in range(state.players)]


def _hope(state: Position) -> list[list[Part]]:
    """Hope breaks ties (ns.11.10)."""
    return [[Part("tie-hope", 0, {"n": hope})] for hope in state.hope]


def _despair(state: Position) -> int:
    """The cubes on the buildings; at the end what trials and sets made of them (ns.11.1, ns.11.2)."""
    return scoring.final(state)["despair"] if state.phase == OVER else state.despair


def _goal(state: Position) -> int:
    return c.GOAL[state.players]


def _hindsight(state: Position, event: Event) -> Mapping[str, Arg]:
    """On which side they were whom an event befell."""
    told: dict[str, Arg] = {}
    for name, arg in (("side", event.args.get("player")), ("whose_side", event.args.get("whose"))):
        if isinstance(arg, dict) and "seat" in arg:
            told[name] = c.SIDES[c.IS_WITCH[state.characters[arg["seat"]]]]
    return told


TELLING = Telling(
    moments=MOMENTS,
    together=("build", "build-tried"),
    chapter=_round,
    ties=_hope,
    parts=_parts,
    common=_despair,
    goal=_goal,
    hindsight=_hindsight,
    leader_wins=False,
)
