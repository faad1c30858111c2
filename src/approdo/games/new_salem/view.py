"""What a viewer may see of a position, and a position that could be the true one (ns.12).

Public are the towns, every build, the open events and who looked at whose character. A seat also knows its
own character and those it was shown, and every hand (packet) that it has held in a round: since each build
is public it can follow what is left of it. What is in no town lies in the deck, under it, or in a hand.
"""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from typing import Literal, cast

from approdo.games.new_salem import actions as a
from approdo.games.new_salem import components as c
from approdo.games.new_salem.rules import frames as f
from approdo.games.new_salem.rules.building import character_weights
from approdo.games.new_salem.rules.claims import truth
from approdo.games.new_salem.scoring import final
from approdo.games.new_salem.shapes import (
    Board,
    BuildingName,
    Built,
    Claim,
    Look,
    Pick,
    Said,
    Standing,
    Under,
)
from approdo.games.new_salem.state import (
    DRAFTED,
    HOW,
    KEPT,
    NO_PACKET,
    NO_PICK,
    OVER,
    PHASES,
    RETURNED_BOTH,
    Position,
    despair_on,
    everybody,
    have_seen,
    hope_on,
    kind_of,
    packet_of,
    standing,
)

RETURN_BOTH: Literal["return-both"] = "return-both"


def _cards(kinds: tuple[int, ...] | list[int]) -> list[BuildingName]:
    return [c.BUILDINGS[kind] for kind in kinds]


def _kinds(names: list[BuildingName]) -> tuple[int, ...]:
    return tuple(c.BUILDING_OF[name] for name in names)


def _pick_name(pick: int) -> Pick | None:
    return None if pick == NO_PICK else RETURN_BOTH if pick == RETURNED_BOTH else c.BUILDINGS[pick]


def knows_characters(state: Position, viewer: int) -> int:
    """The mask of the seats whose character a viewer has seen (ns.12.1); all of them after the game."""
    if state.phase == OVER:
        return everybody(state)
    if viewer < 0:
        return 0
    return 1 << viewer | sum({1 << whose for _, who, whose in state.looks if who == viewer})


def _known_packets(state: Position, viewer: int) -> list[list[list[BuildingName] | None]]:
    """The hands as dealt, round by round; None for those the viewer never held (ns.12.2)."""
    n = state.players
    rounds: list[list[list[BuildingName] | None]] = []
    for r in range(1, len(state.dealt) // n + 1):
        passes = state.step if r == state.round else c.DEALT[r] - 2
        rounds.append(
            [
                _cards(state.dealt[(r - 1) * n + packet])
                if viewer >= 0 and have_seen(n, packet, passes) >> viewer & 1
                else None
                for packet in range(n)
            ]
        )
    return rounds


def observe(state: Position, viewer: int) -> Board:
    """All that a viewer may know, field by field."""
    n = state.players
    known = knows_characters(state, viewer)
    me = viewer if viewer >= 0 else None
    dealing = f.top(state) == f.DEAL
    sees_hand = [
        s == viewer or (not dealing and viewer >= 0 and have_seen(n, packet_of(state, s), state.step) >> viewer & 1 > 0)
        for s in range(n)
    ]
    revealing = not any(state.hands)
    return {
        "viewer": me,
        "round": state.round,
        "phase": PHASES[state.phase],
        "step": state.step,
        "constable": state.constable if state.constable >= 0 else None,
        "badges": [bool(state.badges >> s & 1) for s in range(n)],
        "trials": [bool(state.trials >> s & 1) for s in range(n)],
        "trials_left": state.trials_left,
        "pillory": None if state.pillory < 0 else {"seat": state.pillory, "until": state.pillory_until},
        "triggers": state.triggers,
        "characters": [
            c.CHARACTERS[ch] if known >> s & 1 and ch >= 0 else None for s, ch in enumerate(state.characters)
        ],
        "looks": [Look(round=r, who=who, whose=whose) for r, who, whose in state.looks],
        "towns": [[_standing(building) for building in town] for town in state.towns],
        "gifts": state.gifts,
        "hope": list(state.hope),
        "despair": state.despair,
        "goal": c.GOAL[n],
        "hands": [_cards(hand) if sees else None for hand, sees in zip(state.hands, sees_hand, strict=True)],
        "hand_sizes": [len(hand) for hand in state.hands],
        "picks": [_pick_name(p) if revealing or s == viewer else None for s, p in enumerate(state.picks)],
        "dealt": _known_packets(state, viewer),
        "builds": [_built(build) for build in state.builds],
        "deck": sum(state.deck),
        "bottom": [
            Under(
                building=c.BUILDINGS[kind] if _knows_card(state, viewer, mask, packet) else None,
                known_to=mask,
                packet=packet,
            )
            for kind, mask, packet in state.bottom
        ],
        "drawn": {
            "count": len(state.drawn),
            "cards": _cards(state.drawn) if viewer == state.constable else None,
        },
        "market": [c.EVENTS[e] for e in state.market],
        "queue": [c.EVENTS[e] for e in state.queue],
        "unseen": [name for e, name in enumerate(c.EVENTS) if state.unseen >> e & 1],
        "claims": [_claim(state, claim) for claim in state.claims],
        "claimed": list(state.claimed),
        "final": final(state) if state.phase == OVER else None,
        "stack": [list(frame) for frame in state.stack],
    }


def _standing(building: int) -> Standing:
    return {"building": c.BUILDINGS[kind_of(building)], "hope": hope_on(building), "despair": despair_on(building)}


def _built(build: tuple[int, ...]) -> Built:
    r, step, seat, kind, how = build
    return {"round": r, "step": step, "seat": seat, "building": c.BUILDINGS[kind], "how": HOW[how]}


def _knows_card(state: Position, viewer: int, mask: int, packet: int) -> bool:
    """A card under the deck is known to its mask of seats; one that left a town in everybody's sight to all."""
    if viewer >= 0:
        return bool(mask >> viewer & 1)
    return packet == NO_PACKET and mask == everybody(state)


@cache
def _said(number: int) -> Said:
    return cast(Said, a.SPACE.to_json(number))


def _claim(state: Position, claim: tuple[int, ...]) -> Claim:
    r, seat, number, looks = claim
    return {
        "round": r,
        "seat": seat,
        "id": number,
        "claim": _said(number),
        "looks": looks,
        "true": truth(state, claim) if state.phase == OVER else None,
    }


# --- a world that could be the true one ---


def world(seen: Board, players: int, cubes_on_trial: bool, retrial: bool, rng: random.Random) -> Position:
    """A position consistent with an observation; what is hidden is drawn at random."""
    state = _public(seen, players, cubes_on_trial, retrial)
    state.characters = _characters(seen, players, rng)
    pool = _hidden_cards(seen, state)
    rng.shuffle(pool)
    for seat, names in enumerate(seen["hands"]):
        size = seen["hand_sizes"][seat]
        hand = [pool.pop() for _ in range(size)] if names is None else list(_kinds(names))
        state.hands[seat] = tuple(hand if _still_dealing(state) else sorted(hand))
    state.bottom = [
        (pool.pop() if card["building"] is None else c.BUILDING_OF[card["building"]], card["known_to"], card["packet"])
        for card in seen["bottom"]
    ]
    drawn = seen["drawn"]
    state.drawn = (
        [pool.pop() for _ in range(drawn["count"])] if drawn["cards"] is None else list(_kinds(drawn["cards"]))
    )
    for kind in pool:
        state.deck[kind] += 1
    state.picks = [_pick(seen, state, seat, rng) for seat in range(players)]
    rounds = _Packets(state)
    state.dealt = [hand for r, packets in enumerate(seen["dealt"], start=1) for hand in rounds.deal(r, packets, rng)]
    return state


def _still_dealing(state: Position) -> bool:
    return f.top(state) == f.DEAL


def _mask(flags: list[bool]) -> int:
    return sum(1 << s for s, flag in enumerate(flags) if flag)


def _public(seen: Board, players: int, cubes_on_trial: bool, retrial: bool) -> Position:
    """What everybody sees."""
    pillory = seen["pillory"]
    return Position(
        stack=[tuple(frame) for frame in seen["stack"]],
        players=players,
        cubes_on_trial=int(cubes_on_trial),
        retrial=int(retrial),
        phase=PHASES.index(seen["phase"]),
        round=seen["round"],
        step=seen["step"],
        constable=-1 if seen["constable"] is None else seen["constable"],
        badges=_mask(seen["badges"]),
        trials=_mask(seen["trials"]),
        trials_left=seen["trials_left"],
        pillory=-1 if pillory is None else pillory["seat"],
        pillory_until=0 if pillory is None else pillory["until"],
        triggers=seen["triggers"],
        looks=[(look["round"], look["who"], look["whose"]) for look in seen["looks"]],
        towns=[
            tuple(standing(c.BUILDING_OF[b["building"]], b["hope"], b["despair"]) for b in town)
            for town in seen["towns"]
        ],
        gifts=seen["gifts"],
        hope=list(seen["hope"]),
        despair=seen["despair"],
        hands=[()] * players,
        builds=[
            (b["round"], b["step"], b["seat"], c.BUILDING_OF[b["building"]], HOW.index(b["how"]))
            for b in seen["builds"]
        ],
        unseen=sum(1 << c.EVENT_OF[name] for name in seen["unseen"]),
        market=[c.EVENT_OF[name] for name in seen["market"]],
        queue=[c.EVENT_OF[name] for name in seen["queue"]],
        claims=[(entry["round"], entry["seat"], entry["id"], entry["looks"]) for entry in seen["claims"]],
        claimed=list(seen["claimed"]),
    )


def _characters(seen: Board, players: int, rng: random.Random) -> list[int]:
    """Known characters, and the others dealt again from what the table of factions leaves (ns.2.1)."""
    dealt = players
    if seen["stack"] and seen["stack"][-1][0] == f.DEAL_CHARACTER:
        dealt = f.fields(tuple(seen["stack"][-1]))["seat"]
    characters = [-1 if name is None else c.CHARACTERS.index(name) for name in seen["characters"]]
    for seat in range(dealt):
        if characters[seat] < 0:
            numbers, weights = character_weights(players, characters)
            characters[seat] = rng.choices(numbers, weights)[0] - a.CHARACTER
    return characters


def _hidden_cards(seen: Board, state: Position) -> list[int]:
    """The buildings in no place that the viewer can see (ns.12.4)."""
    left = [c.COPIES_FOR[state.players]] * c.KINDS
    visible = [kind_of(b) for town in state.towns for b in town]
    for names in (*seen["hands"], seen["drawn"]["cards"]):
        visible += _kinds(names or [])
    visible += [c.BUILDING_OF[card["building"]] for card in seen["bottom"] if card["building"] is not None]
    if not any(seen["hand_sizes"]):  # cards about to be revealed
        visible += [c.BUILDING_OF[name] for name in seen["picks"] if name is not None and name != RETURN_BOTH]
    for kind in visible:
        left[kind] -= 1
    return [kind for kind in range(c.KINDS) for _ in range(left[kind])]


def _pick(seen: Board, state: Position, seat: int, rng: random.Random) -> int:
    """A sealed choice: the viewer's own, or any that another seat could have made."""
    name = seen["picks"][seat]
    if name is not None:
        return RETURNED_BOTH if name == RETURN_BOTH else c.BUILDING_OF[name]
    asked = f.top(state)
    if asked not in (f.PICK, f.LAST_TWO) or f.awaits(state, seat):
        return NO_PICK
    choices = list(state.hands[seat])
    if asked == f.LAST_TWO:
        choices.append(RETURNED_BOTH)
    return rng.choice(choices)


class _Packets:
    """Hands as dealt that the viewer never held: what was built from them, and what could be the rest."""

    def __init__(self, state: Position) -> None:
        self.state = state
        self.built: dict[tuple[int, int], list[int]] = {}
        """By round and packet what was built from it."""
        rest = [c.COPIES_FOR[state.players]] * c.KINDS
        self.loose: list[list[int]] = [[]]
        """By round the cards that nobody had built when it was over."""
        for r in range(1, len(c.DEALT)):
            for _, step, seat, kind, how in [build for build in state.builds if build[0] == r]:
                rest[kind] -= 1
                if how in (DRAFTED, KEPT):
                    self.built.setdefault((r, (seat - step) % state.players), []).append(kind)
            self.loose.append([kind for kind, left in enumerate(rest) for _ in range(left)])

    def deal(self, r: int, packets: list[list[BuildingName] | None], rng: random.Random) -> list[tuple[int, ...]]:
        """Hands that could have been dealt in a round, given those that the viewer held."""
        hands = [
            self._known(r, packet) if names is None else list(_kinds(names)) for packet, names in enumerate(packets)
        ]
        loose = Counter(self.loose[r])
        for packet, hand in enumerate(hands):
            loose -= Counter(hand) - Counter(self.built.get((r, packet), ()))
        pool = list(loose.elements())
        rng.shuffle(pool)
        for hand, names in zip(hands, packets, strict=True):
            if names is None:
                hand += [pool.pop() for _ in range(c.DEALT[r] - len(hand))]
        return [tuple(sorted(hand)) for hand in hands]

    def _known(self, r: int, packet: int) -> list[int]:
        """What a hand must have held: what was built from it, and in this round what is left of it."""
        state = self.state
        cards = list(self.built.get((r, packet), ()))
        if r == state.round:
            holder = (packet + state.step) % state.players
            if any(state.hands):
                return cards + list(state.hands[holder])
            revealing = f.stacked(state, f.REVEAL_LAST)
            if revealing and not revealing["redrew"] >> holder & 1:
                cards.append(state.picks[holder])
            cards += [kind for kind, _, origin in state.bottom if origin == packet]
        return cards
