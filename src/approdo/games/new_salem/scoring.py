"""The final scoring in four steps (ns.11)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import Literal

from approdo.core.events import Events
from approdo.core.game import Outcome, Part, decided_at, ranked
from approdo.core.text import label, seat_arg
from approdo.games.new_salem import components as c
from approdo.games.new_salem.shapes import Final
from approdo.games.new_salem.state import KIND, Position

WITCHES_WIN: Literal["witches-win"] = "witches-win"
PURITANS_WIN: Literal["puritans-win"] = "puritans-win"
ALL_LOSE: Literal["all-lose"] = "all-lose"


@lru_cache(maxsize=1 << 15)
def all_sets(town: tuple[int, ...]) -> tuple[int, ...]:
    """Full sets of every type: each triple counts, a building in one set only (ns.11.4)."""
    counted = [0] * c.KINDS
    for building in town:
        counted[building & KIND] += 1
    return tuple(min(counted[c.SET * t : c.SET * (t + 1)]) for t in range(len(c.TYPES)))


@lru_cache(maxsize=1 << 15)
def collected(town: tuple[int, ...], character: int) -> int:
    """Buildings of the types on a character (ns.11.8)."""
    types = c.COLLECTS[character]
    return sum(c.TYPE_OF[building & KIND] in types for building in town)


def set_despair(towns: list[tuple[int, ...]]) -> tuple[int, int]:
    """What sets add at the end and what they take off (ns.11.2)."""
    effects = [count * change for town in towns for count, change in zip(all_sets(town), c.SET_DESPAIR, strict=True)]
    return sum(e for e in effects if e > 0), -sum(e for e in effects if e < 0)


def final(state: Position) -> Final:
    """The despair of the town: trials, sets, and who gets its way. Additions first, never below zero (ns.11.3)."""
    witches = [s for s in range(state.players) if c.IS_WITCH[state.characters[s]]]
    tried_witches = sum(state.trials >> s & 1 for s in witches)
    free_witches = len(witches) - tried_witches
    tried_puritans = state.trials.bit_count() - tried_witches
    added = c.TRIAL_DESPAIR * (free_witches + tried_puritans)
    after_trials = max(0, state.despair + added - c.TRIAL_DESPAIR * tried_witches)
    plus, minus = set_despair(state.towns)
    despair = max(0, after_trials + plus - minus)
    goal = c.GOAL[state.players]
    reason = PURITANS_WIN if despair < goal else WITCHES_WIN if witches else ALL_LOSE
    return Final(
        cubes=state.despair,
        free_witches=free_witches,
        tried_puritans=tried_puritans,
        tried_witches=tried_witches,
        after_trials=after_trials,
        added_by_sets=plus,
        removed_by_sets=minus,
        despair=despair,
        goal=goal,
        reason=reason,
    )


def parts(state: Position, seat: int, character_known: bool) -> list[Part]:
    """A seat's points as far as they are known: buildings of its types, then sets (ns.11.8, ns.11.9)."""
    town = state.towns[seat]
    full = all_sets(town)
    found = [
        Part("set", 2 * count, {"type": label(f"type-{c.TYPES[t]}"), "count": count})
        for t, count in enumerate(full)
        if count
    ]
    if not character_known:
        return found
    return [Part("buildings", collected(town, state.characters[seat])), *found]


def outcome(state: Position) -> Outcome:
    """Step four: the best of the winning side, hope breaking ties (ns.11.5 - ns.11.11)."""
    reason = final(state)["reason"]
    breakdown = tuple(tuple(parts(state, seat, True)) for seat in range(state.players))
    scores = tuple(sum(part.value for part in lines) for lines in breakdown)
    if reason == ALL_LOSE:
        return Outcome(scores, (tuple(range(state.players)),), breakdown, reason, ())
    ranking = ranked(_keys(state, reason, scores))
    return Outcome(scores, ranking, breakdown, reason, ranking[0])


def _keys(state: Position, reason: str, scores: Sequence[int]) -> list[tuple[bool, int, int]]:
    """What the players are compared by: whether their side wins, points, hope."""
    winning = [c.IS_WITCH[character] == (reason == WITCHES_WIN) for character in state.characters]
    return list(zip(winning, scores, state.hope, strict=True))


NARROW = 1.5
"""Who is ahead by so much, a side in despair or a player in points, wins .73 of games that differ a little."""
SHARE = 0.1
"""How much of a win it is that the own side got its way."""
UNRIVALLED = 20.0
"""The lead of one who is alone on his side."""


def graded(state: Position, seat: int) -> float:
    """How near a finished game came to be won by a seat: its side by the despair, and it by the points of its side."""
    steps = final(state)
    witches = [c.IS_WITCH[character] for character in state.characters]
    ahead = steps["despair"] - steps["goal"] + 0.5
    hope, points = state.hope, outcome(state).scores
    leads = [
        points[seat] - points[s] + ((hope[seat] > hope[s]) - (hope[seat] < hope[s])) / 2.0
        for s in range(state.players)
        if s != seat and witches[s] == witches[seat]
    ]
    side, first = ahead if witches[seat] else -ahead, min(leads, default=UNRIVALLED)
    return (SHARE + (1.0 - SHARE) / (1.0 + exp(-first / NARROW))) / (1.0 + exp(-side / NARROW))


def announce(state: Position, out: Events) -> None:
    """The four steps as lines of the log."""
    steps = final(state)
    for seat, character in enumerate(state.characters):
        side = label(f"side-{c.SIDES[c.IS_WITCH[character]]}")
        name = label(f"character-{c.CHARACTERS[character]}")
        out.add("reveal", "ns.11.1", seat=seat, side=side, character=name)
    out.add(
        "final-trials",
        "ns.11.1",
        "ns.11.3",
        cubes=steps["cubes"],
        added=c.TRIAL_DESPAIR * (steps["free_witches"] + steps["tried_puritans"]),
        removed=c.TRIAL_DESPAIR * steps["tried_witches"],
        despair=steps["after_trials"],
    )
    out.add(
        "final-sets",
        "ns.11.2",
        "ns.11.3",
        added=steps["added_by_sets"],
        removed=steps["removed_by_sets"],
        despair=steps["despair"],
    )
    rule = {WITCHES_WIN: "ns.11.5", PURITANS_WIN: "ns.11.6", ALL_LOSE: "ns.11.7"}[steps["reason"]]
    out.add(f"final-{steps['reason']}", rule, despair=steps["despair"], goal=steps["goal"])
    result = outcome(state)
    for seat, score in enumerate(result.scores):
        out.add("final-points", "ns.11.8", "ns.11.9", seat=seat, points=score, hope=state.hope[seat])
    if result.winners:
        by_hope = decided_at(_keys(state, result.reason, result.scores)) == 2
        winners = [seat_arg(seat) for seat in result.winners]
        points = result.scores[result.winners[0]]
        out.add("winner-hope" if by_hope else "winner", rule, "ns.11.10", players=winners, points=points)
