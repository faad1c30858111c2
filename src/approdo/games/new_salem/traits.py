"""What an experienced player sees, as numbers for the learned value: his side's prospects, and whether he leads it.

To win, the side has to get its way and nobody of it may have more points (ns.11.5, ns.11.6). Only what the seat may
know is used: who is on whose side enters through `belief`, the others' types through what they built.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, log, sqrt

from approdo.games.new_salem import components as c
from approdo.games.new_salem.belief import beliefs, known_sides, suspicion
from approdo.games.new_salem.evaluate import on_the_way, outlook_of
from approdo.games.new_salem.rules.town import places_cubes
from approdo.games.new_salem.rules.triggering import dearest, purse
from approdo.games.new_salem.scoring import all_sets, collected
from approdo.games.new_salem.state import BUILDING, KIND, RETURNED_BOTH, TRIGGERING, Position, despair_on

COUNT = 46
LIKELY = 0.75
"""How surely a player collects what he built most of."""
NEARLY, BEGUN = 0.7, 0.15
"""Points that a set with one building missing, or two, is worth while there is time."""
REDRAWN = 0.8
"""Points that a card from the deck is worth."""
PLAIN = len(c.PLAIN_TYPES)


def traits(state: Position, seat: int) -> list[float]:
    """The numbers, in an order that `fast` follows."""
    witch = c.IS_WITCH[state.characters[seat]]
    believed = beliefs(state, seat)
    left = builds_left(state, seat)
    fade = min(1.0, 0.15 + 0.12 * left)
    mine = own(state, seat, fade)
    ahead = rivals(state, seat, believed, witch, left, fade, mine[0] + mine[1])
    sided = side(state, seat, believed, witch)
    chance = ahead[0] * sided[1]
    return [
        float(witch),
        float(left),
        *mine,
        *ahead,
        *sided,
        chance,
        log(chance + 0.01),
        *people(state, seat, believed),
        *town(state, seat, believed),
        *passed(state, seat, believed, witch),
    ]


def builds_left(state: Position, seat: int) -> int:
    """Buildings that a seat is still to choose, its sealed choice made."""
    later = sum(c.DEALT[r] - 1 for r in range(state.round + 1, c.ROUNDS + 1))
    now = c.DEALT[state.round] - 1 - state.step - (state.picks[seat] >= 0) if state.phase == BUILDING else 0
    return later + max(0, now)


# --- points ---


@lru_cache(maxsize=1 << 15)
def of_sets(town: tuple[int, ...]) -> tuple[int, int, int]:
    """Full sets, sets with one building missing, and with two."""
    full = all_sets(town)
    counted = [0] * c.KINDS
    for building in town:
        counted[building & KIND] += 1
    beyond = [sum(counted[c.SET * t + p] > full[t] for p in range(c.SET)) for t in range(len(c.TYPES))]
    return sum(full), beyond.count(2), beyond.count(1)


def own(state: Position, seat: int, fade: float) -> list[float]:
    """Points, what may come of sets that are begun, and both of these by their parts."""
    pick = state.picks[seat]
    town = (*state.towns[seat], pick) if 0 <= pick < c.KINDS else state.towns[seat]
    full, two, one = of_sets(town)
    types = collected(town, state.characters[seat])
    drawn = REDRAWN if pick == RETURNED_BOTH else 0.0
    return [types + 2.0 * full + drawn, fade * (NEARLY * two + BEGUN * one), float(full), float(two), float(one)]


@lru_cache(maxsize=1 << 15)
def usual_points(town: tuple[int, ...], types: int) -> float:
    """What the buildings of a town count for somebody who collects so many types: most likely the commonest."""
    counted = [0] * len(c.TYPES)
    for building in town:
        counted[c.TYPE_OF[building & KIND]] += 1
    plain = sorted(counted[:PLAIN], reverse=True)
    return LIKELY * sum(plain[:types]) + (1.0 - LIKELY) * sum(plain) * types / PLAIN


def rivals(
    state: Position, seat: int, believed: list[float], witch: bool, left: int, fade: float, mine: float
) -> list[float]:
    """The chance to have most points of the own side, its logarithm, the lead, and how many are ahead."""
    known = known_sides(state, seat)
    types = 3 if witch else 2
    spread = 0.5 + 0.6 * sqrt(left)
    chance = 1.0
    lead, behind, ahead = 20.0, 0.0, 0.0
    for s in range(state.players):
        if s == seat:
            continue
        fellow = believed[s] if witch else 1.0 - believed[s]
        town = state.towns[s]
        full, two, one = of_sets(town)
        points = collected(town, state.characters[s]) if s in known else usual_points(town, types)
        points += 2.0 * full + fade * (NEARLY * two + BEGUN * one)
        chance *= 1.0 - fellow / (1.0 + exp((mine - points) / spread))
        lead = min(lead, mine - points + 6.0 * (1.0 - fellow))
        behind += fellow * max(0.0, points - mine)
        ahead += fellow * (points > mine)
    return [chance, log(chance + 0.01), lead, behind, ahead]


# --- the sides ---


def side(state: Position, seat: int, believed: list[float], witch: bool) -> list[float]:
    """How far the own side is ahead in despair to expect, and its chance; how far the cubes are from the goal."""
    despair, coming = on_the_way(state, seat, believed, outlook_of(state, believed))
    margin = despair - c.GOAL[state.players] + 0.5
    ours = margin if witch else -margin
    spread = 1.2 + 0.5 * (c.ROUNDS - state.round) + 0.1 * state.players
    return [ours, 1.0 / (1.0 + exp(-ours / spread)), float(c.GOAL[state.players] - state.despair), coming]


def people(state: Position, seat: int, believed: list[float]) -> list[float]:
    """Whom to suspect, who stands before the court, and who has the hope."""
    most = second = 0.0
    least = 1.0
    tried_witches = tried_puritans = good = bad = 0.0
    for s in range(state.players):
        if s == seat:
            continue
        b = believed[s]
        good += (1.0 - b) * state.hope[s]
        bad += b * state.hope[s]
        least = min(least, b)
        if state.trials >> s & 1:
            tried_witches += b
            tried_puritans += 1.0 - b
        elif b > most:
            most, second = b, most
        else:
            second = max(second, b)
    pick = state.picks[seat]
    own_hope = float(state.hope[seat])
    if 0 <= pick < c.KINDS and places_cubes(state, seat):
        own_hope += c.HOPE[pick]
    trusted = believed[state.constable] if state.constable not in (seat, -1) else 0.0
    money = purse(state) if state.constable >= 0 else 0
    forced = float(dearest(state) - money) if state.phase == TRIGGERING else 0.0
    return [
        most,
        second,
        least,
        tried_witches,
        tried_puritans,
        good,
        bad,
        own_hope,
        trusted,
        float(money),
        (1.0 - 2.0 * trusted) * money if state.constable != seat else 0.0,
        forced,
        suspicion(state, seat) * bool(state.trials_left),
    ]


def town(state: Position, seat: int, believed: list[float]) -> list[float]:
    """Where despair lies, and the sets of Death and Justice on the way in the own town and in the others'."""
    most = dark = 0
    for buildings in state.towns:
        here = max(map(despair_on, buildings), default=0)
        most = max(most, here)
        dark += here > 0
    found = [float(most), float(dark)]
    pick = state.picks[seat]
    mine = (*state.towns[seat], pick) if 0 <= pick < c.KINDS else state.towns[seat]
    for t, change in enumerate(c.SET_DESPAIR):
        if change:
            full, beyond = of_type(mine, t)
            others = [of_type(state.towns[s], t) for s in range(state.players) if s != seat]
            found += [float(full), beyond * (beyond + 1) / 2.0, float(sum(f for f, _ in others))]
            found.append(float(sum(b == 2 for _, b in others)))
    return found


@lru_cache(maxsize=1 << 15)
def of_type(town: tuple[int, ...], t: int) -> tuple[int, int]:
    """Full sets of a type, and how many different buildings beyond them."""
    full = all_sets(town)[t]
    counted = [0] * c.SET
    for building in town:
        if c.TYPE_OF[building & KIND] == t:
            counted[(building & KIND) - c.SET * t] += 1
    return full, sum(number > full for number in counted)


# --- what is passed on ---


def passed(state: Position, seat: int, believed: list[float], witch: bool) -> list[float]:
    """The rest of the hand that goes to the left once a card is chosen: its cubes, and what it does for that player."""
    pick = state.picks[seat]
    if pick < 0 or len(state.hands[seat]) < 3:
        return [float(pick >= 0), 0.0, 0.0, 0.0, 0.0]
    neighbour = (seat + 1) % state.players
    fellow = believed[neighbour] if witch else 1.0 - believed[neighbour]
    hope = despair = 0
    best = 0.0
    chosen = True
    for kind in state.hands[seat]:
        if kind == pick and chosen:
            chosen = False
            continue
        hope += c.HOPE[kind]
        despair += c.DESPAIR[kind] - c.REMOVE[kind]
        best = max(best, gain(state.towns[neighbour], kind))
    return [1.0, float(hope), float(despair), best * fellow, best]


@lru_cache(maxsize=1 << 15)
def gain(town: tuple[int, ...], kind: int) -> float:
    """What a building does for a town's points: a full set, a set nearly full, one more of a type it has."""
    t = c.TYPE_OF[kind]
    full, two, _ = of_sets(town)
    then_full, then_two, _ = of_sets((*town, kind))
    same = sum(c.TYPE_OF[building & KIND] == t for building in town)
    likely = min(1.0, 0.3 + 0.15 * same) if t < PLAIN else 0.0
    return 2.0 * (then_full - full) + NEARLY * (then_two - two) + likely
