"""The rules of New England: start tiles, the three phases of a round, and what chance decides."""

from __future__ import annotations

from approdo.core.events import Events
from approdo.core.game import Chance, Decision
from approdo.core.text import Arg, label
from approdo.games.new_england import actions as a
from approdo.games.new_england import components as c
from approdo.games.new_england import frames as f
from approdo.games.new_england.geometry import BIT, FIT_MASKS, NAMES, PLACES, SPACES, places_on, spaces_of
from approdo.games.new_england.labels import item_label, one_label, players_of, space_names, tile_name
from approdo.games.new_england.scoring import end_game, shortage
from approdo.games.new_england.settling import (
    COASTAL,
    MOVING,
    buyable,
    can_use,
    card_fits,
    figure_spaces,
    free_land,
    kept_on,
    ready,
    start_spaces,
    tile_at,
    tile_spaces,
    whole_tiles,
)
from approdo.games.new_england.state import (
    FIGURE_KINDS,
    KINDS,
    TYPES,
    Position,
    empty_barns,
    figure_at,
    income,
    leaders,
    sold_to,
)

# --- set-up (ne.2) ---


def start(players: int, deck: str, designer: bool, free_storing: bool, first: int) -> Position:
    """The table before anything is placed or drawn (ne.2.3); `first` is -1 when the first player is drawn by lot."""
    state = Position(
        players=players,
        designer=int(designer),
        free_storing=int(free_storing),
        bank=c.BANK - players * c.START_MONEY,
        deck=[card.copies[deck] for card in c.CARDS],
        markers=[0] * players,
        money=[c.START_MONEY] * players,
        land=[0] * (TYPES * players),
        starts=[0] * (TYPES * players),
        figures=[0] * (FIGURE_KINDS * players),
        played=[0] * (KINDS * players),
        stored=[0] * (KINDS * players),
    )
    if first < 0:
        state.stack.append((f.FIRST, 0))
    else:
        state.first = first
        _next_start(state)
    return state


def first_outcomes(state: Position) -> tuple[list[int], list[int]]:
    """Each seat is as likely as the others to begin (ne.2.4)."""
    return [a.FIRST + seat for seat in range(state.players)], [1] * state.players


def first_drawn(state: Position, seat: int, number: int, out: Events | None) -> None:
    """The first player is known."""
    state.stack.pop()
    state.first = number - a.FIRST
    if out is not None:
        out.add("first", "ne.2.4", seat=state.first)
    _next_start(state)


# --- start tiles (ne.3) ---


def _next_start(state: Position) -> None:
    """Anticlockwise from the first player's right, three times round; then the first round (ne.3.1, ne.3.2)."""
    placed = sum(1 for mask in state.starts if mask)
    if placed == len(state.starts):
        _begin_round(state)
    else:
        state.stack.append(f.start((state.first - 1 - placed) % state.players))


def legal_start(state: Position, seat: int) -> list[int]:
    """Any own start tile still at hand, on any place for it (ne.3.3)."""
    numbers: list[int] = []
    spaces, places = -1, [0]
    for terrain in range(c.TILES):
        if not state.starts[seat * TYPES + terrain]:
            allowed = start_spaces(state, seat, terrain)
            if allowed != spaces:  # most often the same for all types
                spaces, places = allowed, places_on(allowed)
            base = a.START + terrain * len(PLACES)
            numbers += [base + place for place in places]
    return numbers


def place_start(state: Position, seat: int, number: int, out: Events | None) -> None:
    """A start tile comes on the board."""
    state.stack.pop()
    terrain, place = divmod(number - a.START, len(PLACES))
    state.starts[seat * TYPES + terrain] = state.land[seat * TYPES + terrain] = PLACES[place]
    state.taken |= PLACES[place]
    if out is not None:
        out.add("start", "ne.3.2", "ne.3.3", seat=seat, terrain=item_label(terrain), spaces=space_names(PLACES[place]))
    _next_start(state)


# --- phase 1: the offer (ne.4, ne.13) ---


def _begin_round(state: Position) -> None:
    state.round += 1
    state.offer = []
    state.stack.append(f.announce(state.first))


def legal_announce(state: Position, seat: int) -> list[int]:
    """Three to six, even a number that ends the game (ne.4.2, ne.13.4)."""
    return [a.ANNOUNCE + tiles for tiles in range(c.LEAST_TILES, c.MOST_TILES + 1)]


def announce(state: Position, seat: int, number: int, out: Events | None) -> None:
    """The offer is drawn, tiles first (ne.4.3, ne.4.4); or the game ends at once (ne.13.3)."""
    state.stack.pop()
    tiles = number - a.ANNOUNCE
    if out is not None:
        out.add("announce", "ne.4.1", "ne.4.2", seat=seat, tiles=tiles, cards=c.ON_OFFER - tiles, round=state.round)
    state.ended = shortage(state, tiles)
    if state.ended:
        end_game(state, out)
        return
    state.stack += [f.marker(seat), f.draw_cards(c.ON_OFFER - tiles), f.draw_tiles(tiles)]


_TILE_IDS = [a.TILE + terrain for terrain in range(c.TILES)]
_CARD_IDS = [a.CARD + kind for kind in range(KINDS)]


def tile_outcomes(state: Position) -> tuple[list[int], list[int]]:
    """Any tile in the bag."""
    if 0 not in state.bag:
        return _TILE_IDS, state.bag
    left = [terrain for terrain in range(c.TILES) if state.bag[terrain]]
    return [a.TILE + terrain for terrain in left], [state.bag[terrain] for terrain in left]


def card_outcomes(state: Position) -> tuple[list[int], list[int]]:
    """Any card in the deck."""
    if 0 not in state.deck:
        return _CARD_IDS, state.deck
    left = [kind for kind in range(KINDS) if state.deck[kind]]
    return [a.CARD + kind for kind in left], [state.deck[kind] for kind in left]


def tile_drawn(state: Position, seat: int, number: int, out: Events | None) -> None:
    """A land tile comes on offer (ne.4.3, ne.11.5)."""
    state.bag[number - a.TILE] -= 1
    _come_on_offer(state, number - a.TILE, out)


def card_drawn(state: Position, seat: int, number: int, out: Events | None) -> None:
    """A card comes on offer (ne.4.4, ne.11.5)."""
    state.deck[number - a.CARD] -= 1
    _come_on_offer(state, c.TILES + number - a.CARD, out)


def _come_on_offer(state: Position, item: int, out: Events | None) -> None:
    kind, _, left = state.stack.pop()
    state.offer.append(item)
    if left > 1:
        state.stack.append((kind, 0, left - 1))
    elif out is not None and len(state.offer) >= c.ON_OFFER:
        # The log tells of the nine in one line, and of each item added later.
        if f.top(state).kind == f.MARKERS:
            out.add("offer", "ne.1.8", "ne.4.3", "ne.4.4", items=[item_label(shown) for shown in state.offer])
        else:
            out.add("added", "ne.11.5", item=one_label(item))


# --- phase 2: bid markers (ne.5) ---


def legal_marker(state: Position, seat: int) -> list[int]:
    """Any marker that nobody has taken, affordable or not (ne.5.2, ne.5.4)."""
    return [a.MARKER + number for number in range(c.LOWEST, c.HIGHEST + 1) if number not in state.markers]


def take_marker(state: Position, seat: int, number: int, out: Events | None) -> None:
    """Clockwise until all have one; then the ships are counted and the highest begins (ne.5.1, ne.6.1, ne.11.1)."""
    state.stack.pop()
    state.markers[seat] = number - a.MARKER
    if out is not None:
        out.add("marker", "ne.5.1", "ne.5.3", seat=seat, number=number - a.MARKER)
    if 0 in state.markers:
        state.stack.append(f.marker((seat + 1) % state.players))
        return
    state.adders = leaders(state, c.SHIP)
    if out is not None:
        order: list[Arg] = [{"seat": s} for s in sorted(range(state.players), key=lambda s: -state.markers[s])]
        out.add("order", "ne.5.3", "ne.6.1", players=order)
        if state.adders:
            out.add("most-ships", "ne.11.1", "ne.11.2", "ne.11.6", players=players_of(state.adders))
    _next_turn(state, out)


# --- phase 3: the turn (ne.6) ---


def _next_turn(state: Position, out: Events | None) -> None:
    """The highest marker not yet put back is next; without one the round is over (ne.6.1, ne.12.4, ne.12.5)."""
    highest = max(state.markers)
    if highest:
        state.stack.append(f.turn(state.markers.index(highest)))
        return
    unsold = [item for item in state.offer if item >= 0]
    for item in unsold:
        state.gone[item] += 1
    state.adders = 0
    state.first = (state.first + 1) % state.players
    if out is not None:
        if unsold:
            out.add("unsold", "ne.12.4", items=[item_label(item) for item in unsold])
        out.add("next-first", "ne.12.5", seat=state.first)
    _begin_round(state)


def ahead(state: Position, seat: int) -> Position | None:
    """The seat's own part in the present phase: a start tile, a marker, or its turn; None if it has had it."""
    asked = f.read(state.stack[0]) if state.stack else f.Asked(f.FIRST, 0)
    if asked.seats >> seat & 1:
        return None
    copy = state.clone()
    if asked.kind == f.START and not all(state.starts[seat * TYPES : (seat + 1) * TYPES]):
        copy.stack = [f.start(seat)]
    elif asked.kind == f.MARKERS and len(state.stack) == 1 and not state.markers[seat]:
        copy.stack = [f.marker(seat)]
    elif asked.kind == f.TURN and state.markers[seat]:
        copy.stack = [f.turn(seat)]
        copy.bought = copy.moved = 0
        copy.fresh = []
    else:
        return None
    return copy


def legal_turn(state: Position, seat: int) -> list[int]:
    """Buy, add an item, play a stored card, move figures, or end the turn."""
    numbers: list[int] = []
    free = free_land(state, seat)
    if state.bought < c.PURCHASES and state.money[seat] >= state.markers[seat]:  # ne.6.2, ne.6.3
        numbers += [a.BUY + item for item in buyable(state, seat, free)]
    if state.adders >> seat & 1:  # ne.11.3, ne.11.7
        if any(state.bag):
            numbers.append(a.ADD)
        if any(state.deck):
            numbers.append(a.ADD + 1)
    if state.figures[seat * FIGURE_KINDS + c.BARN]:
        numbers += playable_stored(state, seat, free)
    numbers += moves(state, seat, free)
    numbers.append(a.END)
    return numbers


def playable_stored(state: Position, seat: int, free: int) -> list[int]:
    """Cards stored in an earlier round that can be carried out (ne.10.4)."""
    base = seat * KINDS
    return [
        a.PLAY + kind
        for kind in range(KINDS)
        if state.stored[base + kind] and ready(state, seat, kind) and can_use(state, seat, kind, free)
    ]


def moves(state: Position, seat: int, free: int) -> list[int]:
    """Any pilgrim to any free tile, any ship to any free tile on the coast (ne.9.7, ne.9.10, ne.9.12).

    A start tile goes by either of its spaces.
    """
    numbers: list[int] = []
    if not free:
        return numbers
    for figure in MOVING:
        standing = state.figures[seat * FIGURE_KINDS + figure] & ~state.moved
        if standing:
            targets = spaces_of(figure_spaces(state, seat, figure, free))
            for origin in spaces_of(whole_tiles(state, seat, standing)):
                base = a.MOVE + origin * SPACES
                numbers += [base + target for target in targets]
    return numbers


def take_turn(state: Position, seat: int, number: int, out: Events | None) -> None:
    """One step of a turn."""
    if number >= a.MOVE:
        _move(state, seat, number, out)
        return
    state.moved = 0
    if number == a.END:
        _end_turn(state, seat, out)
    elif number >= a.PLAY:
        _play_stored(state, seat, number - a.PLAY, out)
    elif number >= a.BUY:
        _buy(state, seat, number - a.BUY, out)
    else:
        state.adders &= ~(1 << seat)
        state.stack.append(f.draw_cards(1) if number - a.ADD else f.draw_tiles(1))
        if out is not None:
            source = label("source-deck" if number - a.ADD else "source-bag")
            out.add("add", "ne.11.1", "ne.11.3", "ne.11.4", seat=seat, source=source)


def _buy(state: Position, seat: int, item: int, out: Events | None) -> None:
    """Pay, take the item, and settle it at once (ne.6.3 - ne.6.5); the right to add ends here (ne.11.3)."""
    price = state.markers[seat]
    state.money[seat] -= price
    state.bank += price
    state.bought += 1
    state.adders &= ~(1 << seat)
    state.offer[state.offer.index(item)] = sold_to(seat)
    if item < c.TILES:
        state.stack.append(f.lay(seat, item))
    else:
        state.stack.append(f.use(seat, item - c.TILES, from_barn=False))
    if out is not None:
        out.add("buy", "ne.6.2", "ne.6.3", seat=seat, item=one_label(item), price=price)


def _play_stored(state: Position, seat: int, kind: int, out: Events | None) -> None:
    """A card leaves its barn, which is empty again (ne.10.4, ne.10.5)."""
    state.stored[seat * KINDS + kind] -= 1
    state.stack.append(f.use(seat, kind, from_barn=True))
    if out is not None:
        out.add("play-stored", "ne.10.4", "ne.10.5", "ne.10.6", seat=seat, card=one_label(c.TILES + kind))


def _move(state: Position, seat: int, number: int, out: Events | None) -> None:
    """A pilgrim or a ship goes to another tile (ne.9.7, ne.9.10)."""
    from_space, to_space = divmod(number - a.MOVE, SPACES)
    origin, target = kept_on(state, seat, BIT[from_space]), kept_on(state, seat, BIT[to_space])
    figure = figure_at(state, seat, origin)
    state.figures[seat * FIGURE_KINDS + figure] ^= origin | target
    state.moved |= target
    if out is not None:
        shown = label(f"one-{c.FIGURES[figure].id}")
        left, reached = (tile_name(tile_at(state, seat, bit)) for bit in (origin, target))
        out.add("move", "ne.9.11", seat=seat, figure=shown, origin=left, target=reached)


def _end_turn(state: Position, seat: int, out: Events | None) -> None:
    """The marker goes back, income comes, the next in order follows (ne.12.1 - ne.12.3)."""
    state.stack.pop()
    earned = income(state, seat)
    state.money[seat] += earned
    state.bank -= earned
    state.markers[seat] = state.bought = 0
    state.adders &= ~(1 << seat)
    state.fresh = []
    if out is not None:
        out.barrier = True
        out.add("income", "ne.12.1", "ne.12.2", "ne.12.3", "ne.9.6", seat=seat, shillings=earned)
    _next_turn(state, out)


# --- settling what was bought (ne.7 - ne.10) ---


def legal_lay(state: Position, seat: int) -> list[int]:
    """Where the tile just bought may lie (ne.7)."""
    _, _, terrain = state.stack[-1]
    return [a.LAY + space for space in spaces_of(tile_spaces(state, seat, terrain))]


def lay(state: Position, seat: int, number: int, out: Events | None) -> None:
    """A land tile comes on the board, undeveloped (ne.7.1)."""
    _, _, terrain = state.stack.pop()
    state.land[seat * TYPES + terrain] |= BIT[number - a.LAY]
    state.taken |= BIT[number - a.LAY]
    if out is not None:
        out.add("lay", "ne.7.1", "ne.7.6", "ne.1.5", seat=seat, terrain=one_label(terrain), space=NAMES[number - a.LAY])


def legal_use(state: Position, seat: int) -> list[int]:
    """Carry out the card in hand; one that was bought may also be stored, or wait for a stored one (ne.8.1, ne.10)."""
    _, _, kind, from_barn = state.stack[-1]
    free = free_land(state, seat)
    figure = c.CARDS[kind].figure
    if figure >= 0:
        numbers = [a.FIGURE + space for space in spaces_of(figure_spaces(state, seat, figure, free))]
    else:
        numbers = [a.DEVELOP + fit for fit in card_fits(state, seat, kind, free)]
    steps = moves(state, seat, free)
    # Moving leaves as many free tiles as before: a pilgrim or barn can always still be placed.
    if figure < 0 or COASTAL[figure]:
        steps = _safe_moves(state, seat, steps, free)
    if from_barn or not state.figures[seat * FIGURE_KINDS + c.BARN]:
        return numbers + steps
    store = [a.STORE] if empty_barns(state, seat) > 0 else []
    return numbers + store + playable_stored(state, seat, free) + steps


def _safe_moves(state: Position, seat: int, steps: list[int], free: int) -> list[int]:
    """The moves after which the card in hand can still be carried out, stored, or wait for a stored one (ne.9.11)."""
    _, _, kind, from_barn = state.stack[-1]
    kinds = [kind]
    if not from_barn:
        if empty_barns(state, seat) > 0:
            return steps
        kinds += [stored for stored in range(KINDS) if ready(state, seat, stored)]
    safe = []
    known: dict[int, bool] = {}
    for move in steps:
        origin, target = divmod(move - a.MOVE, SPACES)
        after = (free | tile_at(state, seat, BIT[origin])) & ~tile_at(state, seat, BIT[target])
        if after not in known:
            known[after] = any(can_use(state, seat, kind, after) for kind in kinds)
        if known[after]:
            safe.append(move)
    return safe


def use(state: Position, seat: int, number: int, out: Events | None) -> None:
    """One step with a card in hand."""
    if number >= a.MOVE:
        _move(state, seat, number, out)
        return
    state.moved = 0
    if a.PLAY <= number < a.STORE:
        _play_stored(state, seat, number - a.PLAY, out)
        return
    _, _, kind, _ = state.stack.pop()
    if number == a.STORE:
        state.stored[seat * KINDS + kind] += 1
        state.fresh.append(kind)
        if out is not None:
            out.add("store", "ne.10.1", "ne.10.7", "ne.10.9", seat=seat, card=one_label(c.TILES + kind))
        return
    state.played[seat * KINDS + kind] += 1
    points = c.CARDS[kind].points
    if number >= a.DEVELOP:
        fit = FIT_MASKS[number - a.DEVELOP]
        state.developed |= fit
        if out is not None:
            card = one_label(c.TILES + kind)
            out.add(
                "develop", "ne.8.3", "ne.8.7", "ne.8.8", seat=seat, card=card, spaces=space_names(fit), points=points
            )
    else:
        here = kept_on(state, seat, BIT[number - a.FIGURE])
        state.figures[seat * FIGURE_KINDS + c.CARDS[kind].figure] |= here
        if out is not None:
            figure, tile = one_label(c.TILES + kind), tile_name(tile_at(state, seat, here))
            out.add("figure", "ne.9.1", "ne.9.5", seat=seat, figure=figure, space=tile, points=points)


DECISIONS: tuple[Decision | Chance, ...] = (
    Chance("first", ("ne.2.4",), (a.ChooseFirst,), first_outcomes, first_drawn),
    Decision("start", ("ne.1.4", "ne.3.1", "ne.3.3", "ne.3.4"), (a.PlaceStart,), legal_start, place_start),
    Decision("announce", ("ne.4.2", "ne.13.1", "ne.13.2", "ne.13.4"), (a.Announce,), legal_announce, announce),
    Chance("tiles", ("ne.4.3",), (a.DrawTile,), tile_outcomes, tile_drawn),
    Chance("cards", ("ne.4.4",), (a.DrawCard,), card_outcomes, card_drawn),
    Decision("marker", ("ne.1.9", "ne.5.1", "ne.5.3", "ne.5.4"), (a.TakeMarker,), legal_marker, take_marker),
    Decision(
        "turn",
        ("ne.6.2", "ne.6.3", "ne.6.8", "ne.9.11"),
        (a.Buy, a.AddItem, a.PlayStored, a.Move, a.EndTurn),
        legal_turn,
        take_turn,
    ),
    Decision("lay", ("ne.7.1", "ne.7.2", "ne.7.3"), (a.LayTile,), legal_lay, lay),
    Decision(
        "use",
        ("ne.8.1", "ne.8.3", "ne.9.1", "ne.10.1"),
        (a.PlaceFigure, a.Develop, a.Store, a.PlayStored, a.Move),
        legal_use,
        use,
    ),
)
