"""Positions that cannot be: what does not add up, lies where it may not, or could not have come about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from approdo.games.new_england import components as c
from approdo.games.new_england import frames as f
from approdo.games.new_england.geometry import (
    COAST,
    FIT_MASKS,
    LAND,
    PLACES,
    SIZES,
    around,
    beside,
    fits,
    has_place,
    names_of,
)
from approdo.games.new_england.rules import legal_use
from approdo.games.new_england.scoring import shortage
from approdo.games.new_england.settling import tile_at, tile_spaces
from approdo.games.new_england.state import (
    END_REASONS,
    FIGURE_KINDS,
    KINDS,
    RUNNING,
    TYPES,
    Position,
    buyer,
    count,
    empty_barns,
    occupied,
    owned,
)

BOX = sum(terrain.tiles for terrain in c.TERRAINS) + sum(max(card.copies.values()) for card in c.CARDS)
"""More things than this there are of no kind, nor rounds."""


def wrong(state: Position, players: int, options: Mapping[str, object]) -> list[str]:
    """All that is wrong with a position; what lies deeper is looked at only when the surface is right."""
    deck = str(options["deck"])
    first = None if options["first"] == "random" else int(str(options["first"])) - 1
    layers: tuple[Callable[[], list[str]], ...] = (
        lambda: [*_sizes(state, players), *_options(state, options)],
        lambda: _ranges(state),
        lambda: _stack(state),
        lambda: accounted(state, deck),
        lambda: [*_phase(state), *_starts(state)],
        lambda: [*_turn(state), *_offer(state), *_history(state, deck, first), *_developed(state)],
    )
    return next((found for layer in layers if (found := layer())), [])


def accounted(state: Position, deck: str) -> list[str]:
    """Every tile, card and coin is somewhere, and lies where it may."""
    return [*_items(state, deck), *_money(state), *_board(state), *_figures(state)]


# --- the surface: sizes, ranges, frames ---


def _sizes(state: Position, players: int) -> list[str]:
    if state.players != players:
        return [f"{state.players} players at a table of {players}"]
    sizes = {"bag": TYPES, "deck": KINDS, "gone": c.ITEMS, "markers": players, "money": players}
    sizes |= {"land": TYPES * players, "starts": TYPES * players, "figures": FIGURE_KINDS * players}
    sizes |= dict.fromkeys(("played", "stored"), KINDS * players)
    return [f"'{name}' has not {size} entries" for name, size in sizes.items() if len(getattr(state, name)) != size]


def _options(state: Position, options: Mapping[str, object]) -> list[str]:
    wanted = {"designer": options["spacing"] == "designer", "free_storing": options["storing"] == "any"}
    return [f"'{name}' is not as the table chose" for name, value in wanted.items() if getattr(state, name) != value]


def _ranges(state: Position) -> list[str]:
    """Every number within what it can be."""
    players = state.players
    limits: dict[str, range] = {
        "first": range(players),
        "round": range(BOX),
        "ended": range(len(END_REASONS) + 1),
        "bought": range(c.PURCHASES + 1),
        "adders": range(1 << players),
        "markers": range(c.HIGHEST + 1),
        "offer": range(-players, c.ITEMS),
        "fresh": range(KINDS),
    }
    limits |= dict.fromkeys(("bag", "deck", "gone", "played", "stored"), range(BOX))
    wrong = []
    for name, limit in limits.items():
        value = getattr(state, name)
        odd = [n for n in (value if isinstance(value, list) else [value]) if n not in limit]
        wrong += [f"'{name}' holds {n}, not {limit.start}..{limit.stop - 1}" for n in odd[:1]]
    masks = [*state.land, *state.starts, *state.figures, state.taken, state.developed, state.moved]
    return wrong + (["a set of spaces reaches off the board"] if any(mask & ~LAND for mask in masks) else [])


_CHANCE = {f.FIRST, f.TILES, f.CARDS}
_LENGTHS = {f.TILES: 3, f.CARDS: 3, f.LAY: 3, f.USE: 4}
_STACKS = {
    (),
    (f.FIRST,),
    (f.START,),
    (f.ANNOUNCE,),
    (f.MARKERS, f.CARDS, f.TILES),
    (f.MARKERS, f.CARDS),
    (f.MARKERS,),
    (f.TURN,),
    (f.TURN, f.TILES),
    (f.TURN, f.CARDS),
    (f.TURN, f.LAY),
    (f.TURN, f.USE),
    (f.TURN, f.USE, f.USE),
}
"""What may be pending at once, from the bottom to the top."""


def _stack(state: Position) -> list[str]:
    """Decisions that may be pending together, each well formed and asked of one seat or of chance."""
    kinds = tuple(frame[0] if frame else -1 for frame in state.stack)
    if kinds not in _STACKS or any(len(frame) != _LENGTHS.get(frame[0], 2) for frame in state.stack):
        return [f"no such decisions are pending together: {state.stack}"]
    seats = {1 << seat for seat in range(state.players)}
    asked = [f.read(frame) for frame in state.stack]
    if any(a.seats not in ({0} if a.kind in _CHANCE else seats) for a in asked):
        return [f"a decision is asked of the wrong number of seats: {state.stack}"]
    if any(a.seats != asked[0].seats for a in asked if a.kind in (f.LAY, f.USE)):
        return ["what was bought is settled by whoever bought it"]
    if any(not 0 <= a.about < (TYPES if a.kind == f.LAY else KINDS) for a in asked if a.kind in (f.LAY, f.USE)):
        return [f"no such tile or card is in hand: {state.stack}"]
    cards = [a.from_barn for a in asked if a.kind == f.USE]
    if any(barn not in (0, 1) for barn in cards) or (len(cards) == 2 and cards != [0, 1]):
        return ["of two cards in hand the second comes from a barn"]
    return []


# --- everything is somewhere ---


def _items(state: Position, deck: str) -> list[str]:
    """Every tile and card is somewhere (ne.2.3)."""
    found = [*state.bag, *state.deck]
    for item in [item for item in state.offer if item >= 0] + f.in_hand(state):
        found[item] += 1
    for item, number in enumerate(state.gone):
        found[item] += number
    for i, mask in enumerate(state.land):
        found[i % TYPES] += (mask & ~state.starts[i]).bit_count()
    for i, number in enumerate(state.played):
        found[c.TILES + i % KINDS] += number + state.stored[i]
    box = [*(t.tiles for t in c.TERRAINS), *(card.copies[deck] for card in c.CARDS)]
    return [
        f"{number} of '{id}' instead of {full}"
        for id, number, full in zip(c.ITEM_IDS, found, box, strict=True)
        if number != full
    ]


def _money(state: Position) -> list[str]:
    wrong = []
    if sum(state.money) + state.bank != c.BANK:
        wrong.append(f"money: {sum(state.money)} with the players and {state.bank} in the bank are not {c.BANK}")
    if min(state.money) < 0:
        wrong.append(f"money below zero: {state.money}")
    taken = [number for number in state.markers if number]
    if len(taken) != len(set(taken)) or not all(c.LOWEST <= number <= c.HIGHEST for number in taken):
        wrong.append(f"markers {state.markers}")
    return wrong


def _board(state: Position) -> list[str]:
    """Nobody's land lies on another's; each type is one stretch around its start tile (ne.1.5), beside nobody
    else's of that type (ne.7.3)."""
    wrong = []
    laid = 0
    for mask in state.land:
        if laid & mask:
            wrong.append(f"two tiles on {names_of(laid & mask & LAND)}")
        laid |= mask
    if laid != state.taken:
        wrong.append("the spaces taken do not follow from the land")
    for i, (mask, start) in enumerate(zip(state.land, state.starts, strict=True)):
        others = sum(land for s, land in enumerate(state.land[i % TYPES :: TYPES]) if s != i // TYPES)
        if start & ~mask or (mask and start not in PLACES):
            wrong.append(f"start tile on {names_of(start & LAND)}")
        elif start & state.developed not in (0, start):
            wrong.append(f"start tile on {names_of(start)} is half developed")
        elif _stretch(start, mask) != mask:
            wrong.append(f"land on {names_of(mask)} does not hang together")
        elif beside(mask) & others:
            wrong.append(f"land on {names_of(mask)} lies beside another family's of its type")
    if state.developed & ~laid:
        wrong.append("developed land without an owner")
    return wrong


def _stretch(start: int, land: int) -> int:
    """The part of the land that hangs together with its start tile."""
    found, before = start, 0
    while found != before:
        before, found = found, found | beside(found) & land
    return found


def _figures(state: Position) -> list[str]:
    """Figures as cards say, one to a tile, on own undeveloped land; no more cards stored than barns (ne.9, ne.10.1)."""
    wrong = []
    for seat in range(state.players):
        here = occupied(state, seat)
        if here & ~owned(state, seat) or here & state.developed:
            wrong.append(f"seat {seat}: a figure off its undeveloped land")
        if sum(count(state, seat, figure) for figure in range(FIGURE_KINDS)) != here.bit_count():
            wrong.append(f"seat {seat}: two figures on one tile")
        for start in state.starts[seat * TYPES : seat * TYPES + TYPES]:
            if here & start not in (0, start & -start):
                wrong.append(f"seat {seat}: figures on both spaces of the start tile, or not on its first")
        for kind, card in enumerate(c.CARDS):
            if card.figure >= 0 and state.played[seat * KINDS + kind] != count(state, seat, card.figure):
                wrong.append(f"seat {seat}: {card.id} cards and figures differ")
        if empty_barns(state, seat) < 0:
            wrong.append(f"seat {seat}: more stored cards than barns")
    return wrong


# --- it could have come about ---


def _phase(state: Position) -> list[str]:
    """Who is asked, and what lies on the table in each phase (ne.3 - ne.6, ne.12, ne.13)."""
    if not state.stack:
        possible = {shortage(state, tiles) for tiles in range(c.LEAST_TILES, c.MOST_TILES + 1)} - {RUNNING}
        over = state.ended in possible and all(state.starts) and state.round
        return [] if over and not any(_passing(state)) else ["the game is over without its end"]
    if state.ended:
        return ["the game goes on after its end"]
    bottom = f.read(state.stack[0])
    placed = sum(1 for mask in state.starts if mask)
    if bottom.kind in (f.FIRST, f.START):
        return _before_the_first_round(state, bottom, placed)
    if placed != len(state.starts) or not state.round:
        return ["a round without all start tiles"]
    if bottom.seats != 1 << _expected(state, bottom.kind):
        return ["somebody else would be asked in this phase"]
    left_over: dict[int, list[object]] = {
        f.ANNOUNCE: _passing(state),
        f.MARKERS: _of_a_turn(state),
        f.TURN: [not any(state.markers)],
    }
    return ["something is on the table that belongs to another phase"] if any(left_over[bottom.kind]) else []


def _expected(state: Position, kind: int) -> int:
    """Who is asked in a phase: the first player, the next without a marker, the highest marker (ne.5.1, ne.6.1)."""
    if kind == f.TURN:
        return state.markers.index(max(state.markers))
    taken = [seat for seat, number in enumerate(state.markers) if number]
    order = [(state.first + n) % state.players for n in range(state.players)]
    in_order = sorted(order[: len(taken)]) == taken and len(taken) < state.players
    before_the_offer = taken and len(state.stack) > 1
    return order[len(taken)] if in_order and not before_the_offer else state.players


def _passing(state: Position) -> list[object]:
    """What is on the table in phases 2 and 3 only."""
    return [any(state.markers), state.offer, *_of_a_turn(state)]


def _of_a_turn(state: Position) -> list[object]:
    """What is on the table in phase 3 only."""
    return [state.adders, state.bought, state.moved, state.fresh]


def _before_the_first_round(state: Position, asked: f.Asked, placed: int) -> list[str]:
    """Start tiles go round anticlockwise, the first player last; nothing else is on the table (ne.2, ne.3.1)."""
    order = [(state.first - 1 - n) % state.players for n in range(len(state.starts) + 1)]
    own = [sum(1 for mask in state.starts[s * TYPES : s * TYPES + TYPES] if mask) for s in range(state.players)]
    wrong = []
    if own != [order[:placed].count(seat) for seat in range(state.players)]:
        wrong.append("the start tiles are not placed in turn")
    if asked.kind == f.FIRST and (placed or state.first):
        wrong.append("a first player before the lot")
    if asked.kind == f.START and (placed == len(state.starts) or asked.seats != 1 << order[placed]):
        wrong.append("somebody else places the next start tile")
    used = state.round or any(state.gone) or any(state.played) or any(state.stored) or state.developed
    if used or any(_passing(state)) or any(money != c.START_MONEY for money in state.money):
        wrong.append("something happened before the first round")
    return wrong


def _starts(state: Position) -> list[str]:
    """Start tiles that touch: only where no place was left that keeps apart (ne.3.4 - ne.3.7)."""
    starts = [mask for mask in state.starts if mask]
    everything = sum(starts)
    for i, one in enumerate(starts):
        for other in starts[i + 1 :]:
            edge = beside(one) & other
            if not edge and (state.designer or not around(one) & other):
                continue
            # Whichever came later had no better place, and so has none among all the others now.
            rest = [everything & ~one, everything & ~other]
            if not edge and all(has_place(LAND & ~around(mask)) for mask in rest):
                return [f"start tiles on {names_of(one)} and {names_of(other)} touch"]
            if edge and all(has_place(LAND & ~mask & ~beside(mask)) for mask in rest):
                return [f"start tiles on {names_of(one)} and {names_of(other)} lie side by side"]
    return []


def _turn(state: Position) -> list[str]:
    """What belongs to a turn of phase 3: purchases, cards stored in it, figures moved, who may still add."""
    seat = f.on_turn(state)
    if seat < 0:
        return []
    wrong = []
    asked = [f.read(frame) for frame in state.stack]
    bought_in_hand = sum(1 for a in asked if a.kind == f.LAY or (a.kind == f.USE and not a.from_barn))
    if len(state.fresh) + bought_in_hand > state.bought:
        wrong.append("more was bought in this turn than paid for")
    stored = state.stored[seat * KINDS : seat * KINDS + KINDS]
    if any(number > stored[kind] for kind, number in Counter(state.fresh).items()):
        wrong.append("a card stored in this turn is not in a barn")
    moving = [state.figures[seat * FIGURE_KINDS + n] for n, figure in enumerate(c.FIGURES) if figure.moves]
    if state.moved & ~sum(moving) or (state.moved and asked[-1].kind not in (f.TURN, f.USE)):
        wrong.append("something has moved that is no pilgrim and no ship of the one who acts")
    if asked[-1].kind == f.LAY and not tile_spaces(state, seat, asked[-1].about):
        wrong.append("a tile was bought that has no place")
    if asked[-1].kind == f.USE and not legal_use(state, seat):
        wrong.append("a card is in hand with which nothing can be done")
    return [*wrong, *_adders(state, seat)]


def _adders(state: Position, seat: int) -> list[str]:
    """Who may still add had most ships when the phase began; those who wait have the same ships as then (ne.11)."""
    waiting = [s for s in range(state.players) if state.markers[s] and s != seat]
    ships = [count(state, s, c.SHIP) for s in range(state.players)]
    may = [s for s in range(state.players) if state.adders >> s & 1]
    if any(s not in waiting and s != seat for s in may) or (seat in may and (state.bought or not ships[seat])):
        return ["somebody may add who has had the turn, has bought or has no ship"]
    most = {ships[s] for s in may if s in waiting}
    rest = max((ships[s] for s in waiting if s not in may), default=0)
    if len(most) > 1 or (most and min(most) <= rest):
        return ["of those who wait others have as many ships as who may add"]
    if seat in may and ships[seat] < max(most, default=rest + 1):
        return ["who acts may add with fewer ships than another"]
    if not most and rest and max(ships[s] for s in range(state.players) if s not in waiting) <= rest:
        return ["who waits with most ships may not add"]
    return []


def _offer(state: Position) -> list[str]:
    """Three spaces for land, three for either, three for cards, then what was added; bought in turn (ne.1.8, ne.6)."""
    offer, drawing = state.offer, [f.read(frame) for frame in state.stack if frame[0] in (f.TILES, f.CARDS)]
    phase = state.stack[0][0] if state.stack else -1
    tiles = [slot for slot, item in enumerate(offer[: c.ON_OFFER]) if 0 <= item < c.TILES]
    cards = [slot for slot, item in enumerate(offer[: c.ON_OFFER]) if item >= c.TILES]
    if (tiles and cards and tiles[-1] > cards[0]) or any(s >= c.MOST_TILES for s in tiles):
        return ["tiles lie behind cards"]
    if any(slot < c.LEAST_TILES for slot in cards):
        return ["a card lies on a space for land"]
    if phase == f.MARKERS and len(offer) + sum(a.about for a in drawing) != c.ON_OFFER:
        return [f"{len(offer)} items on offer and {sum(a.about for a in drawing)} to come are not {c.ON_OFFER}"]
    if phase == f.MARKERS and any(not 1 <= a.about <= c.MOST_TILES for a in drawing):
        return ["nobody announces so many"]
    if len(drawing) == 2 and (cards or drawing[0].about < c.ON_OFFER - c.MOST_TILES):
        return ["cards before all tiles"]
    if len(drawing) == 1 and phase == f.MARKERS and len(tiles) < c.LEAST_TILES:
        return ["cards before all tiles"]
    most = c.ON_OFFER + state.players - state.adders.bit_count() - len(drawing)
    if phase == f.TURN and not (c.ON_OFFER <= len(offer) <= most and all(a.about == 1 for a in drawing)):
        return [f"{len(offer)} items on offer"]
    bought = [sum(1 for slot in offer if buyer(slot) == seat) for seat in range(state.players)]
    acting = f.on_turn(state)
    for seat, number in enumerate(bought):
        waits = phase != f.TURN or (state.markers[seat] and seat != acting)
        if number > c.PURCHASES or (number and waits) or (seat == acting and number != state.bought):
            return [f"seat {seat} has bought {number} items in this round"]
    return []


def _history(state: Position, deck: str, first: int | None) -> list[str]:
    """Rounds, offers and purchases that fit together (ne.4.2, ne.4.4, ne.6.2, ne.12.5)."""
    if not state.round:
        return ["the first player is another"] if first is not None and state.first != first else []
    done = state.round - 1
    if first is not None and state.first != (first + done) % state.players:
        return ["the first player is another in this round"]
    tiles = sum(t.tiles for t in c.TERRAINS) - sum(state.bag)
    cards = sum(card.copies[deck] for card in c.CARDS) - sum(state.deck)
    before = tiles + cards - len(state.offer)
    added = before - done * c.ON_OFFER
    # In the first round nobody has a ship when phase 3 begins.
    if not 0 <= added <= max(0, done - 1) * state.players:
        return [f"{before} items were offered in {done} rounds"]
    if min(tiles, cards) + len(state.offer) < done * c.LEAST_TILES:
        return [f"{tiles} tiles and {cards} cards were offered in {done} rounds"]
    for seat in range(state.players):
        now = sum(1 for slot in state.offer if buyer(slot) == seat)
        if _owns(state, seat) > done * c.PURCHASES + now:
            return [f"seat {seat} has more than it could buy"]
    return []


def _owns(state: Position, seat: int) -> int:
    """Items that a seat has bought in the whole game and still has."""
    own, cards = slice(seat * TYPES, seat * TYPES + TYPES), slice(seat * KINDS, seat * KINDS + KINDS)
    laid = sum((land & ~start).bit_count() for land, start in zip(state.land[own], state.starts[own], strict=True))
    in_hand = len(f.in_hand(state)) if f.on_turn(state) == seat else 0
    return laid + sum(state.played[cards]) + sum(state.stored[cards]) + in_hand


def _developed(state: Position) -> list[str]:
    """Developed land is what the cards carried out have developed (ne.8.3); ships lie on the coast (ne.9.8)."""
    for i, land in enumerate(state.land):
        seat, terrain = divmod(i, TYPES)
        area = land & state.developed
        cards = [
            card.shape
            for kind, card in enumerate(c.CARDS)
            if card.terrain == terrain
            for _ in range(state.played[seat * KINDS + kind])
        ]
        if area.bit_count() != sum(SIZES[shape] for shape in cards) or not _covered(area, cards, state.starts[i]):
            return [f"seat {seat}: developed land on {names_of(area)} is not what its cards develop"]
    for seat in range(state.players):
        ships = state.figures[seat * FIGURE_KINDS + c.SHIP]
        while ships:
            bit = ships & -ships
            ships ^= bit
            if not tile_at(state, seat, bit) & COAST:
                return [f"seat {seat}: a ship inland on {names_of(bit)}"]
    return []


def _covered(area: int, shapes: list[int], start: int) -> bool:
    """Whether these shapes, each once, cover the area exactly."""
    if not area:
        return not shapes
    for shape in set(shapes):
        rest = shapes.copy()
        rest.remove(shape)
        for fit in fits(shape, area, start):
            if FIT_MASKS[fit] & (area & -area) and _covered(area & ~FIT_MASKS[fit], rest, start):
                return True
    return False
