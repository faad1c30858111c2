"""What a seat knows of a position, as numbers: once from the row, once from Game.observe."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from approdo.core.game import Game
from approdo.fast.jit import Words, kernel
from approdo.fast.new_salem.belief import NUMBER_MASK
from approdo.fast.new_salem.building import hand_size
from approdo.fast.new_salem.knowledge import (
    THREE_BITS,
    hands_empty,
    knows_characters,
    knows_hand,
    knows_packet,
    knows_under,
)
from approdo.fast.new_salem.row import (
    ALL_DESPAIR,
    B_KIND,
    B_SEAT,
    BADGES,
    BOTTOM,
    BUILDS,
    C_NUMBER,
    C_SEAT,
    CARD,
    CARD_MASK,
    CHARACTER,
    CLAIMED,
    CLAIMS,
    CONSTABLE,
    CUBES_ON_TRIAL,
    DEALT,
    DECK,
    DRAWN,
    GIFTS,
    HANDS,
    HOPES,
    L_WHO,
    L_WHOSE,
    LOOKS,
    MARKET,
    PHASE,
    PICKS,
    PILLORY,
    PILLORY_UNTIL,
    PLAYERS,
    QUEUE,
    RETRIAL,
    ROUND,
    STEP,
    TRIALS,
    TRIALS_LEFT,
    TRIGGERS,
    UNSEEN,
)
from approdo.fast.new_salem.tables import (
    A_ACCUSE,
    A_NO_BETTER,
    A_NOMINATE,
    A_OFFER,
    A_SAW,
    A_SIDE,
    CHARACTERS,
    COPIES,
    DECISIONS,
    DESPAIR_SHIFT,
    E_CONFESS,
    E_RETRIAL,
    E_SWAP,
    EFFECT_OF,
    EVENTS,
    HOPE_MASK,
    HOPE_SHIFT,
    K_DISPOSE,
    K_EFFECT,
    K_PLACE,
    K_PLAYER,
    K_REMOVE,
    K_SITE,
    K_TAKE,
    KIND,
    KINDS,
    MOST_UNDER,
    OWNED,
    PHASES,
    ROUNDS,
    SEATS,
    SIDES,
    TALK,
)
from approdo.fast.new_salem.town import end_of, first_of
from approdo.fast.protocol import OBSERVED, Observation
from approdo.fast.stack import DEPTH, FIRST_FRAME, FRAME, top
from approdo.games.new_salem import components as c
from approdo.games.new_salem import state as st
from approdo.games.new_salem.rules import frames

PENDING = 4
"""Cubes that a seat is to remove, to take off, to receive as hope, and as despair."""
OBSERVATION = Observation(
    owner=(KINDS, COPIES),  # the copies that stand, seat by seat from the observer, who is 1
    place=(KINDS, COPIES),  # as which building of its town it came, from 1
    hope_on=(KINDS, COPIES),
    despair_on=(KINDS, COPIES),
    builds=(ROUNDS, SEATS, KINDS),
    dealt=(ROUNDS, SEATS, KINDS),  # the hands as dealt that the observer has held, by whom they were dealt to
    hands=(SEATS, KINDS),
    hand_known=(SEATS,),
    hand_size=(SEATS,),
    picks=(SEATS, KINDS + 1),  # the last is: both returned
    characters=(SEATS, CHARACTERS),
    looks=(SEATS, SEATS),  # how often who looked at whose character
    said=(SEATS, TALK),  # the last round in which a seat said so
    offers=(SEATS, EVENTS),  # the last promise of this round
    under=(MOST_UNDER,),  # the cards under the deck in order, kind + 1 where it is known
    under_count=(1,),
    deck=(1,),
    drawn=(KINDS,),
    drawn_count=(1,),
    market=(EVENTS,),
    queue=(EVENTS,),  # as which it will come, from 1
    unseen=(EVENTS,),
    event=(EVENTS,),  # being carried out
    constable=(SEATS,),
    badges=(SEATS,),
    trials=(SEATS,),
    pillory=(SEATS,),  # so many rounds still
    hope=(SEATS,),
    claimed=(SEATS,),
    awaited=(SEATS,),
    pending=(SEATS, PENDING),
    first_seat=(SEATS,),  # what was chosen first for the event
    first_place=(OWNED,),
    decision=(DECISIONS,),
    phase=(PHASES,),
    round=(1,),
    step=(1,),
    triggers=(1,),
    trials_left=(1,),
    gifts=(1,),
    despair=(1,),
    players=(1,),
    options=(2,),
)
O_SIZE = OBSERVATION.size
O_OWNER, O_PLACE = OBSERVATION["owner"], OBSERVATION["place"]
O_HOPE_ON, O_DESPAIR_ON = OBSERVATION["hope_on"], OBSERVATION["despair_on"]
O_BUILDS, O_DEALT, O_HANDS = (OBSERVATION[name] for name in ("builds", "dealt", "hands"))
O_HAND_KNOWN, O_HAND_SIZE, O_PICKS = (OBSERVATION[name] for name in ("hand_known", "hand_size", "picks"))
O_CHARACTERS, O_LOOKS, O_SAID, O_OFFERS = (OBSERVATION[name] for name in ("characters", "looks", "said", "offers"))
O_UNDER, O_UNDER_COUNT, O_DECK = (OBSERVATION[name] for name in ("under", "under_count", "deck"))
O_DRAWN, O_DRAWN_COUNT = OBSERVATION["drawn"], OBSERVATION["drawn_count"]
O_MARKET, O_QUEUE, O_UNSEEN, O_EVENT = (OBSERVATION[name] for name in ("market", "queue", "unseen", "event"))
O_CONSTABLE, O_BADGES, O_TRIALS = (OBSERVATION[name] for name in ("constable", "badges", "trials"))
O_PILLORY, O_HOPE, O_CLAIMED = (OBSERVATION[name] for name in ("pillory", "hope", "claimed"))
O_AWAITED, O_PENDING = OBSERVATION["awaited"], OBSERVATION["pending"]
O_FIRST_SEAT, O_FIRST_PLACE = OBSERVATION["first_seat"], OBSERVATION["first_place"]
O_DECISION, O_PHASE, O_ROUND = (OBSERVATION[name] for name in ("decision", "phase", "round"))
NOMINATED = A_NO_BETTER - A_SIDE + 1
"""In what was said nominations come last."""


@kernel
def observe(s: Words, t: Words, seat: int, out: Words) -> None:
    """All that a seat may know (ns.12). Seats go round from the observer."""
    for i in range(O_SIZE):
        out[i] = 0
    players = s[PLAYERS]
    known = knows_characters(s, seat)
    for ahead in range(players):
        other = (seat + ahead) % players
        observe_town(s, other, ahead, out)
        observe_seat(s, other, ahead, out)
        if known >> other & 1 and s[CHARACTER + other] >= 0:
            out[O_CHARACTERS + ahead * CHARACTERS + s[CHARACTER + other]] = 1
    observe_hands(s, seat, out)
    observe_past(s, seat, out)
    observe_claims(s, seat, out)
    observe_cards(s, seat, out)
    observe_pending(s, seat, out)
    out[O_PHASE + s[PHASE]] = 1
    for i, at in enumerate((ROUND, STEP, TRIGGERS, TRIALS_LEFT, GIFTS, ALL_DESPAIR, PLAYERS, CUBES_ON_TRIAL, RETRIAL)):
        out[O_ROUND + i] = s[at]


@kernel
def observe_town(s: Words, seat: int, ahead: int, out: Words) -> None:
    """The buildings of a town with their cubes, after those of the towns before."""
    first = first_of(seat)
    for at in range(first, end_of(s, seat)):
        card = (s[at] & KIND) * COPIES
        while out[O_OWNER + card]:
            card += 1
        out[O_OWNER + card] = ahead + 1
        out[O_PLACE + card] = at - first + 1
        out[O_HOPE_ON + card] = s[at] >> HOPE_SHIFT & HOPE_MASK
        out[O_DESPAIR_ON + card] = s[at] >> DESPAIR_SHIFT


@kernel
def observe_seat(s: Words, seat: int, ahead: int, out: Words) -> None:
    """What everybody sees of a player."""
    if s[CONSTABLE] == seat:
        out[O_CONSTABLE + ahead] = 1
    out[O_BADGES + ahead] = s[BADGES] >> seat & 1
    out[O_TRIALS + ahead] = s[TRIALS] >> seat & 1
    if s[PILLORY] == seat:
        out[O_PILLORY + ahead] = s[PILLORY_UNTIL] - s[ROUND] + 1
    out[O_HOPE + ahead] = s[HOPES + seat]
    out[O_CLAIMED + ahead] = s[CLAIMED + seat]
    out[O_HAND_SIZE + ahead] = hand_size(s[HANDS + seat])


@kernel
def observe_cards_of(hand: int, at: int, out: Words) -> None:
    """The cards of a hand by kind."""
    while hand:
        out[at + (hand & CARD_MASK) - 1] += 1
        hand >>= CARD


@kernel
def observe_hands(s: Words, seat: int, out: Words) -> None:
    """Hands that the observer has held, and choices that are not sealed from him (ns.12.2)."""
    players = s[PLAYERS]
    revealed = hands_empty(s)
    for ahead in range(players):
        other = (seat + ahead) % players
        if knows_hand(s, seat, other):
            out[O_HAND_KNOWN + ahead] = 1
            observe_cards_of(s[HANDS + other], O_HANDS + ahead * KINDS, out)
        if (revealed or ahead == 0) and s[PICKS + other] >= 0:
            out[O_PICKS + ahead * (KINDS + 1) + s[PICKS + other]] = 1
    for index in range(s[DEALT]):
        if knows_packet(s, seat, index):
            ahead = (index % players - seat + players) % players
            observe_cards_of(s[DEALT + 1 + index], O_DEALT + (index // players * SEATS + ahead) * KINDS, out)


@kernel
def observe_past(s: Words, seat: int, out: Words) -> None:
    """What was built, and who looked at whose character."""
    players = s[PLAYERS]
    for i in range(BUILDS + 1, BUILDS + 1 + s[BUILDS]):
        r, kind = s[i] & THREE_BITS, s[i] >> B_KIND & CARD_MASK
        ahead = ((s[i] >> B_SEAT & THREE_BITS) - seat + players) % players
        out[O_BUILDS + ((r - 1) * SEATS + ahead) * KINDS + kind] += 1
    for i in range(LOOKS + 1, LOOKS + 1 + s[LOOKS]):
        who = ((s[i] >> L_WHO & THREE_BITS) - seat + players) % players
        whose = ((s[i] >> L_WHOSE) - seat + players) % players
        out[O_LOOKS + who * SEATS + whose] += 1


@kernel
def observe_claims(s: Words, seat: int, out: Words) -> None:
    """What was said; seats that are spoken of go round from the observer too."""
    players = s[PLAYERS]
    for i in range(CLAIMS + 1, CLAIMS + 1 + s[CLAIMS]):
        r, number = s[i] & THREE_BITS, s[i] >> C_NUMBER & NUMBER_MASK
        ahead = ((s[i] >> C_SEAT & THREE_BITS) - seat + players) % players
        said = number - A_SIDE
        if number >= A_NOMINATE:
            said = NOMINATED + (number - A_NOMINATE - seat + players) % players
        elif number >= A_OFFER:
            if r == s[ROUND]:
                out[O_OFFERS + ahead * EVENTS + (number - A_OFFER) % EVENTS] = (number - A_OFFER) // EVENTS + 1
            continue
        elif A_ACCUSE <= number < A_NO_BETTER:
            said = A_ACCUSE - A_SIDE + (number - A_ACCUSE - seat + players) % players
        elif A_SAW <= number < A_ACCUSE:
            about = ((number - A_SAW) // SIDES - seat + players) % players
            said = A_SAW - A_SIDE + about * SIDES + (number - A_SAW) % SIDES
        out[O_SAID + ahead * TALK + said] = r


@kernel
def observe_cards(s: Words, seat: int, out: Words) -> None:
    """The building deck, and the events."""
    for kind in range(KINDS):
        out[O_DECK] += s[DECK + kind]
    out[O_UNDER_COUNT] = s[BOTTOM]
    for i in range(s[BOTTOM]):
        card = s[BOTTOM + 1 + i]
        if knows_under(card, seat):
            out[O_UNDER + i] = (card & CARD_MASK) + 1
    out[O_DRAWN_COUNT] = s[DRAWN]
    if seat == s[CONSTABLE]:
        for i in range(s[DRAWN]):
            out[O_DRAWN + s[DRAWN + 1 + i]] += 1
    for i in range(s[MARKET]):
        out[O_MARKET + s[MARKET + 1 + i]] = 1
    for i in range(s[QUEUE]):
        out[O_QUEUE + s[QUEUE + 1 + i]] = i + 1
    for event in range(EVENTS):
        out[O_UNSEEN + event] = s[UNSEEN] >> event & 1


@kernel
def observe_pending(s: Words, seat: int, out: Words) -> None:
    """Who is awaited for what, and what still waits beneath: all public."""
    players = s[PLAYERS]
    if not s[DEPTH]:
        return
    at = top(s)
    out[O_DECISION + s[at]] = 1
    for ahead in range(players):
        out[O_AWAITED + ahead] = s[at + 1] >> (seat + ahead) % players & 1
    for frame in range(FIRST_FRAME, FIRST_FRAME + FRAME * s[DEPTH], FRAME):
        kind = s[frame]
        if kind in (K_REMOVE, K_TAKE, K_PLACE):
            what = 0 if kind == K_REMOVE else 1 if kind == K_TAKE else 2 + s[frame + 4]
            ahead = (s[frame + 2] - seat + players) % players
            out[O_PENDING + ahead * PENDING + what] += s[frame + 3]
        elif kind in (K_EFFECT, K_DISPOSE, K_PLAYER):
            out[O_EVENT + s[frame + 2]] = 1
        elif kind == K_SITE:
            out[O_EVENT + s[frame + 3]] = 1
    if s[at] == K_PLAYER and s[at + 3]:
        observe_first(s, seat, s[at + 2], s[at + 3] - 1, out)
    if s[at] == K_SITE and s[at + 4]:
        observe_first(s, seat, s[at + 3], s[at + 4] - 1, out)


@kernel
def observe_first(s: Words, seat: int, event: int, chosen: int, out: Words) -> None:
    """What was chosen first for an event: a player, an own building of the constable, or anybody's."""
    players = s[PLAYERS]
    if EFFECT_OF[event] in (E_CONFESS, E_RETRIAL):
        out[O_FIRST_SEAT + (chosen - seat + players) % players] = 1
    elif EFFECT_OF[event] == E_SWAP:
        out[O_FIRST_SEAT + (chosen // OWNED - seat + players) % players] = 1
        out[O_FIRST_PLACE + chosen % OWNED] = 1
    else:
        out[O_FIRST_PLACE + chosen] = 1


# --- the same from what Game.observe tells ---


def encode(game: Game[Any], seen: Mapping[str, Any], seat: int) -> NDArray[Any]:
    """The same from what Game.observe tells."""
    out = np.zeros(O_SIZE, OBSERVED)
    piece = OBSERVATION.split(out)
    players = game.players
    standing = [0] * KINDS
    for ahead in range(players):
        other = (seat + ahead) % players
        _encode_town(piece, seen["towns"][other], ahead, standing)
        _encode_seat(piece, seen, other, ahead)
    for built in seen["builds"]:
        ahead = (built["seat"] - seat) % players
        piece["builds"][built["round"] - 1, ahead, c.BUILDING_OF[built["building"]]] += 1
    for r, packets in enumerate(seen["dealt"]):
        for packet, names in enumerate(packets):
            piece["dealt"][r, (packet - seat) % players] = _counts(names or ())
    for look in seen["looks"]:
        piece["looks"][(look["who"] - seat) % players, (look["whose"] - seat) % players] += 1
    for claim in seen["claims"]:
        _encode_claim(piece, claim, seen["round"], seat, players)
    for i, card in enumerate(seen["bottom"]):
        piece["under"][i] = 0 if card["building"] is None else c.BUILDING_OF[card["building"]] + 1
    piece["under_count"][0] = len(seen["bottom"])
    piece["drawn"][:] = _counts(seen["drawn"]["cards"] or ())
    piece["drawn_count"][0] = seen["drawn"]["count"]
    for name in seen["market"]:
        piece["market"][c.EVENT_OF[name]] = 1
    for i, name in enumerate(seen["queue"]):
        piece["queue"][c.EVENT_OF[name]] = i + 1
    for name in seen["unseen"]:
        piece["unseen"][c.EVENT_OF[name]] = 1
    for name in ("deck", "round", "step", "triggers", "trials_left", "gifts", "despair"):
        piece[name][0] = seen[name]
    piece["players"][0] = players
    piece["options"][:] = [game.options["trial"] == "cubes", game.options["retrial"]]
    piece["phase"][st.PHASES.index(seen["phase"])] = 1
    _encode_stack(piece, seen["stack"], seat, players)
    return out


def _counts(names: Any) -> list[int]:
    """Building cards by kind."""
    counts = [0] * KINDS
    for name in names:
        counts[c.BUILDING_OF[name]] += 1
    return counts


def _encode_town(
    piece: Mapping[str, NDArray[Any]], town: list[Mapping[str, Any]], ahead: int, standing: list[int]
) -> None:
    for at, building in enumerate(town):
        kind = c.BUILDING_OF[building["building"]]
        copy = standing[kind]
        standing[kind] += 1
        piece["owner"][kind, copy] = ahead + 1
        piece["place"][kind, copy] = at + 1
        piece["hope_on"][kind, copy] = building["hope"]
        piece["despair_on"][kind, copy] = building["despair"]


def _encode_seat(piece: Mapping[str, NDArray[Any]], seen: Mapping[str, Any], seat: int, ahead: int) -> None:
    piece["constable"][ahead] = seen["constable"] == seat
    piece["badges"][ahead] = seen["badges"][seat]
    piece["trials"][ahead] = seen["trials"][seat]
    if seen["pillory"] is not None and seen["pillory"]["seat"] == seat:
        piece["pillory"][ahead] = seen["pillory"]["until"] - seen["round"] + 1
    piece["hope"][ahead] = seen["hope"][seat]
    piece["claimed"][ahead] = seen["claimed"][seat]
    piece["hand_size"][ahead] = seen["hand_sizes"][seat]
    if seen["hands"][seat] is not None:
        piece["hand_known"][ahead] = 1
        piece["hands"][ahead] = _counts(seen["hands"][seat])
    pick = seen["picks"][seat]
    if pick is not None:
        piece["picks"][ahead, KINDS if pick == "return-both" else c.BUILDING_OF[pick]] = 1
    if seen["characters"][seat] is not None:
        piece["characters"][ahead, c.CHARACTERS.index(seen["characters"][seat])] = 1


def _encode_claim(piece: Mapping[str, NDArray[Any]], claim: Mapping[str, Any], r: int, seat: int, players: int) -> None:
    ahead = (claim["seat"] - seat) % players
    said = claim["claim"]
    about = (said.get("about", 0) - seat) % players
    side = c.SIDES.index(said.get("side", "puritan"))
    if said["kind"] == "offer":
        if claim["round"] == r:
            piece["offers"][ahead, c.EVENT_OF[said["event"]]] = said["amount"]
        return
    types = c.TYPES.index(said["type"]) if "type" in said else len(c.TYPES)
    at = {
        "claim-side": side,
        "claim-type": SIDES + types,
        "claim-saw": SIDES + types + about * SIDES + side,
        "accuse": SIDES + types + SEATS * SIDES + about,
        "no-better-card": TALK - SEATS - 1,
        "nominate": TALK - SEATS + about,
    }[said["kind"]]
    piece["said"][ahead, at] = claim["round"]


def _encode_stack(piece: Mapping[str, NDArray[Any]], stack: list[list[int]], seat: int, players: int) -> None:
    for frame in stack:
        held = frames.fields(tuple(frame))
        if "cubes" in held:
            what = {K_REMOVE: 0, K_TAKE: 1}.get(frame[0], 2 + held.get("is_despair", 0))
            piece["pending"][(held["seat"] - seat) % players, what] += held["cubes"]
        if "event" in held:
            piece["event"][held["event"]] = 1
    if not stack:
        return
    kind, mask = stack[-1][:2]
    piece["decision"][kind] = 1
    for ahead in range(players):
        piece["awaited"][ahead] = mask >> (seat + ahead) % players & 1
    held = frames.fields(tuple(stack[-1]))
    if held.get("before"):
        chosen = frames.recalled(held["before"])
        effect = c.EFFECT[held["event"]]
        if effect in ("confess", "retrial"):
            piece["first_seat"][(chosen - seat) % players] = 1
            return
        if effect == "swap":
            piece["first_seat"][(chosen // OWNED - seat) % players] = 1
        piece["first_place"][chosen % OWNED] = 1
