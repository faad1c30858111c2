"""How good a position is for a seat: its side's chance, its points, and how it looks to the others.

Only what the seat may know is used: other characters enter through `belief`, never from the sampled world.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import exp

from approdo.core.actions import HOLD
from approdo.games.new_salem import actions as a
from approdo.games.new_salem import components as c
from approdo.games.new_salem.belief import beliefs, suspicion
from approdo.games.new_salem.rules import frames as f
from approdo.games.new_salem.rules.effects import FAMINE_CUBES
from approdo.games.new_salem.rules.town import places_cubes
from approdo.games.new_salem.rules.triggering import open_events, purse
from approdo.games.new_salem.scoring import all_sets, collected
from approdo.games.new_salem.state import KIND, RETURNED_BOTH, TRIGGERING, Position, despair_on

SIDE_WORTH = 12.0
SLOPE = 0.45
"""What one despair is worth to a side even when the game seems won or lost."""
POINT = 0.6
HOPE_WORTH = (0.0, 0.5, 0.5, 0.45, 0.35, 0.04)
"""A hope cube to a puritan, by round."""
WITCH_RATE, PURITAN_RATE = 0.5, 0.12
"""Despair that a player is expected to place with each card still to be built."""
ROUND_RELIEF = 0.45
"""Despair that events are expected to remove for each player and round to come."""
DISGUISE = (0.0, 9.0, 8.0, 5.0, 1.5, 0.0)
"""What looking innocent is worth to a witch, by round."""
KNOWING = (0.0, 0.9, 0.8, 0.7, 0.5, 0.2)
"""What a character seen is worth, by round."""
TALK = 0.02
HABIT = 5.0
"""So many builds the expectation of a player's habits weighs against what he really built."""
BALANCE = tuple(0.8 * (c.DESPAIR[k] - c.REMOVE[k]) - 0.15 * c.HOPE[k] for k in range(c.KINDS))
"""The despair of a building, and what its hope may remove again."""
TOTAL_BUILDS = sum(dealt - 1 for dealt in c.DEALT if dealt)


def evaluate(state: Position, seat: int) -> dict[str, float]:
    """Named parts; a bot adds them up."""
    witch = c.IS_WITCH[state.characters[seat]]
    believed = beliefs(state, seat)
    outlook = outlook_of(state, believed)
    despair, hope_coming = on_the_way(state, seat, believed, outlook)
    parts = {
        "side": _side(state, despair, witch),
        "points": POINT * _points(state, seat),
        "hope": _hope(state, seat, believed, outlook, hope_coming, witch),
        "knowledge": KNOWING[state.round] * len({whose for _, who, whose in state.looks if who == seat}),
        "talk": TALK * _talk(state, seat, believed, witch),
    }
    if witch:
        parts["disguise"] = -DISGUISE[state.round] * suspicion(state, seat) * bool(state.trials_left)
    return parts


# --- the town's despair ---


def _side(state: Position, despair: float, witch: bool) -> float:
    """What the despair to expect is worth: the chance of the own side, and a slope where that is flat."""
    margin = despair - c.GOAL[state.players] + 0.5
    witches_win = 1.0 / (1.0 + exp(-margin / (2.5 + 0.15 * state.players)))
    worth = SIDE_WORTH * witches_win + SLOPE * margin
    return worth if witch else SIDE_WORTH - worth


Outlook = list[tuple[float, float]]
"""For each seat the despair it is still to bring, if it stays free and if it goes on trial."""


def outlook_of(state: Position, believed: list[float]) -> Outlook:
    """Trial cubes at the end and what the seat may still place, by its side and its habits."""
    n = state.players
    built, placed = [0] * n, [0.0] * n
    for _, _, s, kind, _ in state.builds:
        built[s] += 1
        placed[s] += BALANCE[kind]
    outlook = []
    for s, b in enumerate(believed):
        usual = b * WITCH_RATE + (1.0 - b) * PURITAN_RATE
        rate = (HABIT * usual + placed[s]) / (HABIT + built[s])
        to_place = max(0, TOTAL_BUILDS - built[s]) * rate
        tried = c.TRIAL_DESPAIR * (1.0 - 2.0 * b) + (to_place if state.cubes_on_trial else 0.0)
        outlook.append((c.TRIAL_DESPAIR * b + to_place, tried))
    return outlook


MOVING = frozenset((f.REMOVE, f.PLACE, f.TAKE, f.EFFECT, f.CHOOSE_PLAYER, f.CHOOSE_SITE))
"""Pending steps that bring or take cubes."""


def on_the_way(state: Position, seat: int, believed: list[float], outlook: Outlook) -> tuple[float, float]:
    """The despair to expect at the end, and the hope that pending steps bring this seat."""
    mine = state.constable == seat
    despair = float(state.despair)
    hope = 0.0
    for frame in state.stack:
        kind = frame[0]
        if kind not in MOVING:
            continue
        pending = f.fields(frame)
        if kind == f.REMOVE:
            despair -= pending["cubes"]
        elif kind == f.PLACE and pending["is_despair"]:
            despair += pending["cubes"]
        elif kind == f.PLACE:
            hope += pending["cubes"] * (pending["seat"] == seat)
        elif kind == f.TAKE:
            hope -= pending["cubes"] * (pending["seat"] == seat)
        else:
            change, gain = _promise(state, pending["event"], believed, outlook, mine)
            despair += change
            hope += gain
    for s, (free, tried) in enumerate(outlook):
        despair += tried if state.trials >> s & 1 else free
        despair += _sets_to_come(state.towns[s], believed[s])
    pick = state.picks[seat]
    if pick == RETURNED_BOTH:
        despair += 0.6
    elif pick >= 0 and places_cubes(state, seat):
        despair += c.DESPAIR[pick] - c.REMOVE[pick]
    return despair - ROUND_RELIEF * state.players * (c.ROUNDS - state.round), hope


def _sets_to_come(town: tuple[int, ...], witch: float) -> float:
    """Full Death and Justice sets, and a share of those one building short."""
    total = 0.0
    for change, full, have in _despair_sets(town):
        total += change * full
        if not full and have:
            keen = witch if change > 0 else 1.0 - witch
            total += change * (0.35 if have == 2 else 0.08) * (0.3 + 0.7 * keen)
    return total


@lru_cache(maxsize=1 << 15)
def _despair_sets(town: tuple[int, ...]) -> list[tuple[int, int, int]]:
    """For Death and Justice: what a set does, full sets, and how many different buildings there are."""
    full = all_sets(town)
    kinds = {building & KIND for building in town}
    return [
        (change, full[t], sum(c.SET * t + p in kinds for p in range(c.SET)))
        for t, change in enumerate(c.SET_DESPAIR)
        if change
    ]


def _promise(state: Position, event: int, believed: list[float], outlook: Outlook, mine: bool) -> tuple[float, float]:
    """What an event still to be carried out should do to despair and to the constable's hope."""
    effect = c.EFFECT[event]
    foresee = FORESEEN.get(effect)
    change = foresee(state, event, believed, outlook) if foresee else 0.0
    return change, float(OWN_HOPE.get(effect, 0.0) if mine else 0.0)


def _trial_change(state: Position, event: int, believed: list[float], outlook: Outlook) -> float:
    """The best that a Trial can do, for the side the constable seems to be on."""
    changes = [
        tried - free for s, (free, tried) in enumerate(outlook) if s != state.constable and not state.trials >> s & 1
    ]
    return (max if believed[state.constable] > 0.5 else min)(changes, default=0.0)


FORESEEN: dict[str, Callable[[Position, int, list[float], Outlook], float]] = {
    "remove": lambda state, event, believed, outlook: -min(c.AMOUNT[event], state.despair),
    "exorcise": lambda state, event, believed, outlook: (
        -max((despair_on(b) for town in state.towns for b in town), default=0)
    ),
    "pray": lambda state, event, believed, outlook: -sum(any(map(despair_on, town)) for town in state.towns),
    "trial": _trial_change,
    "pact": lambda state, event, believed, outlook: c.EVENT_DESPAIR[event],
    "burn": lambda state, event, believed, outlook: -0.8,
    "famine": lambda state, event, believed, outlook: 0.25 * state.players,
}
"""The despair that an effect should bring or take."""
OWN_HOPE = {"pact": c.AMOUNT[c.EFFECT.index("pact")], "famine": -FAMINE_CUBES}
"""The hope that an effect should bring the constable."""


# --- points, hope, talk ---


def _points(state: Position, seat: int) -> float:
    """Points now, and a part of those that a set short of one building may bring."""
    town = state.towns[seat]
    pick = state.picks[seat]
    if 0 <= pick < c.KINDS:
        town = (*town, pick)
    full = all_sets(town)
    counted = [0] * c.KINDS
    for building in town:
        counted[building & KIND] += 1
    coming = 0.0
    for t in range(len(c.TYPES)):
        beyond = sum(counted[c.SET * t + p] > full[t] for p in range(c.SET))
        coming += (0.0, 0.15, 0.7, 0.0)[beyond]
    rounds_left = c.ROUNDS - state.round
    fade = min(1.0, 0.25 + 0.3 * rounds_left)
    extra = 0.8 if pick == RETURNED_BOTH else 0.0
    return collected(town, state.characters[seat]) + 2.0 * sum(full) + coming * fade + extra


def _hope(state: Position, seat: int, believed: list[float], outlook: Outlook, coming: float, witch: bool) -> float:
    """Own hope, hope in good hands, and what the constable could do with his."""
    each = HOPE_WORTH[state.round]
    pick = state.picks[seat]
    if 0 <= pick < c.KINDS and places_cubes(state, seat):
        coming += c.HOPE[pick]
    own = state.hope[seat] + coming + (state.gifts if state.constable == seat else 0)
    if witch:
        others = sum((1.0 - believed[s]) * h for s, h in enumerate(state.hope) if s != seat)
        return each * (0.25 * own - 0.35 * others) - _power(state, believed, outlook, seat)
    others = sum((0.6 - believed[s]) * h for s, h in enumerate(state.hope) if s != seat)
    return each * (0.8 * own + 0.5 * others) + _power(state, believed, outlook, seat)


def _power(state: Position, believed: list[float], outlook: Outlook, seat: int) -> float:
    """What the constable may do for the puritans with the hope he has or is about to be given."""
    if state.phase != TRIGGERING or not state.stack:
        return 0.0
    constable = state.constable
    trust = 1.0 - 2.0 * believed[constable]
    money = purse(state)
    if f.top(state) not in (f.CHOOSE_TRIGGER, f.PLACE):
        return 0.0
    best = 0.0
    for event in open_events(state):
        worth = -0.9 * _promise(state, event, believed, outlook, constable == seat)[0]
        share = min(1.0, money / c.COST[event])
        best = max(best, worth * share * share)
    return trust * best


def _talk(state: Position, seat: int, believed: list[float], witch: bool) -> int:
    """Useful things said, each counted once; anything else said counts against it."""
    said = [number for _, who, number, _ in state.claims if who == seat]
    useful = _worth_saying(state, seat, believed, witch)
    return sum(1 if number in useful else -1 for number in set(said)) - (len(said) - len(set(said)))


def _worth_saying(state: Position, seat: int, believed: list[float], witch: bool) -> list[int]:
    """Puritans tell what they saw and whom they suspect; witches say the same words about the innocent."""
    words = [a.SIDE + c.SIDES.index("puritan")]
    for _, who, whose in state.looks:
        if who == seat:
            side = c.IS_WITCH[state.characters[whose]]
            words.append(a.SAW + whose * len(c.SIDES) + int(side is not witch))
    others = [s for s in range(state.players) if s != seat and not state.trials >> s & 1]
    if others:
        suspect = max(others, key=lambda s: (1.0 - believed[s]) if witch else believed[s])
        if witch or believed[suspect] > 0.55:
            words.append(a.ACCUSE + suspect)
    return words


def shortlist(state: Position, seat: int, numbers: list[int]) -> list[int]:
    """All that is played, and of gifts one of each size; what is said is not weighed (see talk.py)."""
    gifts = {(number - a.GIVE) // a.OWNED: number for number in reversed(numbers) if number in a.GIVE_IDS}
    played = [number for number in numbers if number < a.SPACE.volunteer_from]
    if played and played[0] != HOLD:  # awaited: there is something to do
        return played
    return [*played, *reversed(gifts.values())]
