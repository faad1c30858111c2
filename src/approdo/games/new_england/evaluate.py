"""How good a position is for a seat, in points: what bots of any kind use for this game.

Land early, pilgrims early, shapes that fit cards still to come, majorities, and what a marker will cost (the
component sheet's advice). What was bought and is still in hand counts by its estimated gain.
"""

from __future__ import annotations

from approdo.games.new_england import actions as a
from approdo.games.new_england import components as c
from approdo.games.new_england import frames as f
from approdo.games.new_england.geometry import BIT, COAST, FIT_MASKS, LAND, SPACES, beside, has_fit, spaces_of
from approdo.games.new_england.scoring import outcome
from approdo.games.new_england.settling import (
    blocked_fits,
    can_use,
    figure_tiles,
    free_land,
    others_land,
    ready,
    tile_spaces,
)
from approdo.games.new_england.state import FIGURE_KINDS, KINDS, TYPES, Position, count, leaders

SHILLING = 0.18
"""Points that a shilling is worth while there is still much to buy."""
SAVINGS = 2.5
"""Shillings a round that can still be put to use."""
TILE_POINTS = 1.3
"""Points that a space of land can at best be expected to bring."""
HOPE = 0.24
"""How likely it is to get a card of which one copy may still come."""
SPARE = 0.1
"""Points of a space of land beyond that."""
LATE = 6.0
"""Rounds before the end from which land counts less and less."""
LAND_COST = 0.5
"""Points that a space of developed land would still have brought."""
TILE_GAINS = (2.4, 1.8, 0.9)
"""What a land tile adds to a little, some or much undeveloped land of its type."""
IDLE = 0.1
"""What is left of the worth of a shilling that nothing can be bought for."""
TAKEN = 1.6
"""Items that a player before us takes."""
USUAL_PRICE = 3
_LAND_CARDS = tuple(
    tuple(kind for kind, card in enumerate(c.CARDS) if card.terrain == terrain) for terrain in range(c.TILES)
)


def evaluate(state: Position, seat: int) -> dict[str, float]:
    """Named parts; a bot adds them up."""
    if not state.stack:
        winners = outcome(state).winners
        return {"result": 200.0 / len(winners) if seat in winners else -200.0}
    rounds = rounds_left(state)
    parts = {
        "points": float(card_points(state, seat)),
        "majorities": _majorities(state, seat, rounds),
        "land": sum(_land(state, seat, terrain, rounds) for terrain in range(c.TILES)),
        "room": _room(state, seat) * min(1.0, rounds / 8.0),
        "income": SHILLING * count(state, seat, c.PILGRIM) * max(0.0, rounds - 1.0),
        "money": shilling(rounds) * min(state.money[seat], 6.0 + SAVINGS * rounds),
        "stored": 0.4 * _stored(state, seat),
        "rivals": -0.3 * max(card_points(state, s) for s in range(state.players) if s != seat),
    }
    parts["plans"], _ = _plans(state, seat, rounds)
    return parts


def besides(state: Position, seat: int) -> dict[str, float]:
    """What `evaluate` leaves out: money and incomes beyond what a seat can spend are worth next to nothing, so that who
    has plenty bids for the first choice and buys no more pilgrims. (In points, what `evaluate` counts taken off.)"""
    if not state.stack:
        return {}
    rounds = rounds_left(state)
    _, spent = _plans(state, seat, rounds)
    pilgrims, later = count(state, seat, c.PILGRIM), max(0.0, rounds - 1.0)
    counted = shilling(rounds) * (min(state.money[seat], 6.0 + SAVINGS * rounds) - spent) + SHILLING * pilgrims * later
    left = state.money[seat] - spent + (c.INCOME + pilgrims) * later
    useful = c.PURCHASES * USUAL_PRICE * rounds
    return {"idle": shilling(rounds) * (min(left, useful) + IDLE * max(0.0, left - useful)) - counted}


def rounds_left(state: Position) -> float:
    """Rounds that bag and deck still give, the present one included."""
    left = (sum(state.bag) + sum(state.deck)) / c.ON_OFFER
    return left + (1.0 if any(state.markers) or len(state.offer) >= c.ON_OFFER else 0.0)


def shilling(rounds: float) -> float:
    """What a shilling is worth with so many rounds to spend it in."""
    return SHILLING * min(1.0, rounds / 4.0)


def card_points(state: Position, seat: int) -> int:
    """The points of cards carried out."""
    played = state.played[seat * KINDS : seat * KINDS + KINDS]
    return sum(number * card.points for number, card in zip(played, c.CARDS, strict=True))


def _majorities(state: Position, seat: int, rounds: float) -> float:
    """The three bonuses, the surer the nearer the end; the ships' extra item besides."""
    sure = 1.0 - 0.5 * min(1.0, rounds / 8.0)
    worth = 0.0
    for kind, figure in enumerate(c.FIGURES):
        own = count(state, seat, kind)
        best = max(count(state, s, kind) for s in range(state.players) if s != seat)
        if own and own >= best:
            worth += figure.bonus * min(1.0, sure + 0.15 * (own - best))
        elif best - own == 1:
            worth += figure.bonus * (1.0 - sure) * 0.5
    return worth + (0.15 * rounds if leaders(state, c.SHIP) >> seat & 1 else 0.0)


def _land(state: Position, seat: int, terrain: int, rounds: float) -> float:
    """What undeveloped land may bring: cards that fit and may still come, no more than the land can hold.

    Pilgrims and ships can step aside, barns cannot.
    """
    own = seat * TYPES + terrain
    free = state.land[own] & ~state.developed & ~state.figures[seat * FIGURE_KINDS + c.BARN]
    if state.starts[own] & state.figures[seat * FIGURE_KINDS + c.BARN]:
        free &= ~state.starts[own]
    if not free:
        return 0.0
    hoped = 0.0
    for kind in _LAND_CARDS[terrain]:
        copies = state.deck[kind] + state.offer.count(c.TILES + kind)
        if copies and has_fit(c.CARDS[kind].shape, free, state.starts[own]):
            hoped += c.CARDS[kind].points * min(1.0, HOPE * copies)
    size = free.bit_count()
    return (min(hoped, TILE_POINTS * size) + SPARE * size) * min(1.0, rounds / LATE)


def _room(state: Position, seat: int) -> float:
    """Spaces to grow into: next to one's land, and the ring behind; a harbour counts too."""
    worth = 0.0
    empty = LAND & ~state.taken
    for terrain in range(c.TILES):
        barred = beside(others_land(state, seat, terrain))
        near = beside(state.land[seat * TYPES + terrain]) & empty & ~barred
        ring = beside(near) & empty & ~barred & ~near
        worth += 0.35 * min(near.bit_count(), 5) + 0.1 * min(ring.bit_count(), 9)
    free = free_land(state, seat)
    return worth + 0.5 * min(2, figure_tiles(state, seat, c.SHIP, free) if free & COAST else 0)


def _stored(state: Position, seat: int) -> int:
    """The points of cards in barns."""
    stored = state.stored[seat * KINDS : seat * KINDS + KINDS]
    return sum(number * card.points for number, card in zip(stored, c.CARDS, strict=True))


# --- what the present round may still bring ---


def _plans(state: Position, seat: int, rounds: float) -> tuple[float, float]:
    """What is in hand and what may still be bought in this round with one's marker; and what that will cost."""
    free = free_land(state, seat)
    worth = 0.0
    acting = f.on_turn(state) == seat
    if acting:
        worth += sum(gain_of(state, seat, item, rounds) for item in f.in_hand(state))
    if acting:
        worth += sum(c.CARDS[k].points * 0.6 for k in range(KINDS) if _playable(state, seat, k, free))
    waiting = f.top(state).kind == f.MARKERS and not state.markers[seat]
    if not (state.markers[seat] or waiting):
        return worth, 0.0
    price = state.markers[seat] or USUAL_PRICE
    purchases = min(c.PURCHASES - (state.bought if acting else 0), state.money[seat] // price)
    if purchases <= 0:
        return worth, 0.0
    cost = price * shilling(rounds)
    survives = 1.0 if acting else (1.0 - TAKEN / c.ON_OFFER) ** _before(state, seat, price)
    gains = sorted(gain_of(state, seat, item, rounds) for item in state.offer if is_open(state, seat, item, free))
    # chance[n]: that so many purchases are already made, going down the list of wishes
    chance = [1.0, *([0.0] * purchases)]
    spent = 0.0
    for gain in reversed(gains):
        if gain <= cost:
            break
        can = 1.0 - chance[purchases]
        worth += survives * can * (gain - cost)
        spent += survives * can * price
        for made in range(purchases, 0, -1):
            chance[made] += chance[made - 1] * survives
            chance[made - 1] *= 1.0 - survives
    return worth, spent


def is_open(state: Position, seat: int, item: int, free: int) -> bool:
    """Whether an item is there and could be settled."""
    if item < 0:
        return False
    if item < c.TILES:
        return tile_spaces(state, seat, item) != 0
    return can_use(state, seat, item - c.TILES, free)


def _playable(state: Position, seat: int, kind: int, free: int) -> bool:
    return ready(state, seat, kind) and can_use(state, seat, kind, free)


def _before(state: Position, seat: int, price: int) -> float:
    """How many players will probably buy before this one: higher markers, and those not yet taken."""
    known = sum(1 for number in state.markers if number > price)
    unknown = sum(1 for s, number in enumerate(state.markers) if not number and s != seat)
    if not unknown or f.top(state).kind != f.MARKERS:
        return float(known)
    usual = [n for n in range(c.LOWEST, 2 * USUAL_PRICE + 1) if n not in state.markers]
    return known + unknown * sum(1 for n in usual if n > price) / max(1, len(usual))


def gain_of(state: Position, seat: int, item: int, rounds: float) -> float:
    """About how much an item adds when it is settled well."""
    late = min(1.0, rounds / LATE)
    if item < c.TILES:
        size = (state.land[seat * TYPES + item] & ~state.developed).bit_count()
        return TILE_GAINS[0 if size < 3 else 1 if size < 5 else 2] * late
    card = c.CARDS[item - c.TILES]
    if card.figure < 0:
        return card.points - len(c.SHAPES[card.shape].cells) * LAND_COST * late
    tile = 0.2 * late
    if card.figure == c.PILGRIM:
        tile -= SHILLING * rounds
    elif card.figure == c.BARN:
        tile += 0.8 * late
    return 1.0 - tile + 0.35 * c.FIGURES[card.figure].bonus * (0.5 if count(state, seat, card.figure) > 2 else 1.0)


# --- what is worth a look ---


def shortlist(state: Position, seat: int, numbers: list[int]) -> list[int]:
    """All but second names of start tiles and moves of figures; of those one that frees a shape for a card at hand."""
    second = sum(start & (start - 1) for start in state.starts[seat * TYPES : seat * TYPES + TYPES])
    twice = {a.FIGURE + space for space in spaces_of(second)} if a.FIGURE <= numbers[0] < a.DEVELOP else set()
    kept = [number for number in numbers if not a.MOVE <= number < a.FIRST and number not in twice]
    if not any(a.MOVE <= number < a.FIRST for number in numbers):
        return kept
    legal = set(numbers)
    turn = f.top(state).kind == f.TURN
    kinds = {item - c.TILES for item in state.offer if item >= c.TILES} if turn else set()
    kinds |= {kind for kind in range(KINDS) if ready(state, seat, kind)}
    free = free_land(state, seat)
    for kind in sorted(kinds):
        card = c.CARDS[kind]
        if card.figure < 0 and not can_use(state, seat, kind, free):
            for fit, standing in blocked_fits(state, seat, kind, free):
                if standing.bit_count() == 1:
                    kept += _step_aside(standing, FIT_MASKS[fit], legal)[:1]
    return list(dict.fromkeys(kept)) or numbers


def _step_aside(standing: int, fit: int, legal: set[int]) -> list[int]:
    """The legal moves of the figure on that space to spaces outside the shape."""
    origin = BIT.index(standing)
    base = a.MOVE + origin * SPACES
    return [base + target for target in range(SPACES) if base + target in legal and not BIT[target] & fit]
