"""What the events do: games/new_salem/rules/effects.py, on_players.py and on_buildings.py again."""

from __future__ import annotations

from approdo.fast.jit import Words, kernel, lowest, popcount
from approdo.fast.new_salem.building import draw, put_under
from approdo.fast.new_salem.row import (
    BOTTOM,
    CONSTABLE,
    DECK,
    DRAWN,
    HOPES,
    L_WHO,
    L_WHOSE,
    LOOKS,
    PILLORY,
    PILLORY_UNTIL,
    PLAYERS,
    ROUND,
    TRIALS,
    TRIALS_LEFT,
)
from approdo.fast.new_salem.tables import (
    A_ACCEPT_DESPAIR,
    A_BUILD,
    A_PLAYER,
    A_RETURN_HOPE,
    A_SITE,
    AMOUNT,
    ANY,
    DEALT_IN,
    DESPAIR_SHIFT,
    E_ALMS,
    E_CONFESS,
    E_ENDOW,
    E_EXORCISE,
    E_FEAST,
    E_FOUND,
    E_MEET,
    E_OATH,
    E_PACT,
    E_PARDON,
    E_PILLORY,
    E_PRAY,
    E_REBUILD,
    E_REMOVE,
    E_RETRIAL,
    E_SEE,
    E_SEIZE,
    E_SWAP,
    E_TRIAL,
    EFFECT_OF,
    EVENT_DESPAIR,
    FAMINE_CUBES,
    FOUNDATION_CARDS,
    FOUNDED,
    HAS_DESPAIR,
    K_DRAW_FOUNDATION,
    K_DRAW_TOP,
    K_FAMINE,
    K_FOUND,
    K_PLAYER,
    K_PRAY,
    K_SITE,
    K_TAKE,
    KIND,
    KINDS,
    NO_PACKET,
    NOTHING,
    ON_PLAYER,
    ON_SITE,
    OWNED,
    ROUNDS,
)
from approdo.fast.new_salem.town import (
    add_cubes,
    build,
    end_of,
    find,
    first_of,
    index_of,
    place_of,
    places,
    push_place,
    push_remove,
    put_building,
    take_building,
)
from approdo.fast.stack import pop, push, push1, push2, push3, top


@kernel
def carry_out(s: Words) -> None:
    """Do what the card says, or ask for the choices it needs (ns.6.5)."""
    event = s[top(s) + 2]
    pop(s)
    effect = EFFECT_OF[event]
    if ON_PLAYER[effect]:
        ask_player(s, event, NOTHING)
    elif ON_SITE[effect]:
        ask_site(s, event, NOTHING)
    elif effect == E_REMOVE:
        push_remove(s, s[CONSTABLE], AMOUNT[event])
    elif effect == E_FOUND:
        if can_found(s):
            push1(s, K_DRAW_FOUNDATION, 0, FOUNDATION_CARDS)
    elif effect == E_PACT:
        push_place(s, s[CONSTABLE], 0, EVENT_DESPAIR[event])
        push_place(s, s[CONSTABLE], AMOUNT[event], 0)
    else:
        everybody_in_turn(s, effect, event)


@kernel
def everybody_in_turn(s: Words, effect: int, event: int) -> None:
    """What happens to everybody, the constable first (ns.7.24)."""
    players, constable = s[PLAYERS], s[CONSTABLE]
    if effect == E_MEET:
        for ahead in range(players):
            who = (constable + ahead) % players
            look(s, who, (who + 1) % players)
        return
    for ahead in range(players - 1, -1, -1):
        seat = (constable + ahead) % players
        tried = s[TRIALS] >> seat & 1
        if effect == E_PRAY:
            push1(s, K_PRAY, 1 << seat, seat)
        elif effect == E_FEAST:
            if seat != constable and not tried:
                push_place(s, seat, AMOUNT[event], 0)
        elif not tried:
            push1(s, K_FAMINE, 1 << seat, seat)


@kernel
def look(s: Words, who: int, whose: int) -> None:
    """A player secretly sees a character (ns.12.1)."""
    s[LOOKS] += 1
    s[LOOKS + s[LOOKS]] = s[ROUND] | who << L_WHO | whose << L_WHOSE


# --- New Foundation (ns.7.16, ns.7.17) ---


@kernel
def can_found(s: Words) -> bool:
    """Three cards to draw, and enough left to deal every round to come and let everybody redraw in it."""
    cards = s[BOTTOM]
    for kind in range(KINDS):
        cards += s[DECK + kind]
    built = need = 0
    for coming in range(s[ROUND] + 1, ROUNDS + 1):
        need = max(need, s[PLAYERS] * (built + DEALT_IN[coming] + 1))
        built += DEALT_IN[coming] - 1
    return cards >= FOUNDATION_CARDS and cards > need


@kernel
def draw_foundation(s: Words, kind: int) -> None:
    """One more card for the constable alone (ns.12.5)."""
    draw(s, kind)
    s[DRAWN] += 1
    s[DRAWN + s[DRAWN]] = kind
    s[top(s) + 2] -= 1
    if not s[top(s) + 2]:
        pop(s)
        push(s, K_FOUND, 1 << s[CONSTABLE])


@kernel
def found_legal(s: Words, out: Words) -> int:
    """Any of the drawn cards."""
    n = met = 0
    for i in range(1, s[DRAWN] + 1):
        kind = s[DRAWN + i]
        if not met >> kind & 1:
            met |= 1 << kind
            out[n] = A_BUILD + kind
            n += 1
    return n


@kernel
def found(s: Words, seat: int, number: int) -> None:
    """Build one, the others go under the deck."""
    pop(s)
    kind = number - A_BUILD
    chosen = False
    for i in range(1, s[DRAWN] + 1):
        if s[DRAWN + i] == kind and not chosen:
            chosen = True
        else:
            put_under(s, s[DRAWN + i], 1 << seat, NO_PACKET)
    s[DRAWN] = 0
    push_remove(s, seat, build(s, seat, kind, FOUNDED))


# --- Famine (ns.7.19) ---


@kernel
def famine_legal(s: Words, seat: int, out: Words) -> int:
    """Return one hope or receive one despair."""
    n = 0
    if s[HOPES + seat] >= FAMINE_CUBES:
        out[0] = A_RETURN_HOPE
        n = 1
    out[n] = A_ACCEPT_DESPAIR
    return n + 1


@kernel
def famine(s: Words, seat: int, number: int) -> None:
    """The cube is then chosen, or placed."""
    pop(s)
    if number == A_RETURN_HOPE:
        push2(s, K_TAKE, 1 << seat, seat, FAMINE_CUBES)
    else:
        push_place(s, seat, 0, FAMINE_CUBES)


@kernel
def settle_famine(s: Words) -> bool:
    """Without hope there is nothing to choose."""
    seat = s[top(s) + 2]
    if s[HOPES + seat] >= FAMINE_CUBES:
        return False
    famine(s, seat, A_ACCEPT_DESPAIR)
    return True


# --- events on a player of the constable's choice ---


@kernel
def ask_player(s: Words, event: int, before: int) -> None:
    """Let the constable choose a player."""
    push2(s, K_PLAYER, 1 << s[CONSTABLE], event, before)


@kernel
def receivers(s: Words, event: int, before: int) -> int:
    """The players who can be chosen for an event; `before` is what was chosen first."""
    everybody = (1 << s[PLAYERS]) - 1
    others = everybody & ~(1 << s[CONSTABLE])
    free = others & ~s[TRIALS]
    effect = EFFECT_OF[event]
    if effect == E_TRIAL:
        return free if s[TRIALS_LEFT] else 0
    if effect == E_ALMS:
        return free
    if effect == E_CONFESS and before:
        return others & ~(1 << before - 1)
    if effect == E_REBUILD:
        return everybody
    if effect == E_PARDON:
        return s[TRIALS]
    if effect == E_RETRIAL:
        if not free:
            return 0
        return free if before else s[TRIALS]
    return others


@kernel
def player_legal(s: Words, out: Words) -> int:
    """The players who can be chosen."""
    return seats_legal(receivers(s, s[top(s) + 2], s[top(s) + 3]), A_PLAYER, out)


@kernel
def seats_legal(mask: int, base: int, out: Words) -> int:
    """One of the seats of a mask."""
    n = 0
    while mask:
        out[n] = base + lowest(mask)
        mask &= mask - 1
        n += 1
    return n


@kernel
def settle_player(s: Words) -> bool:
    """Nobody to choose: no effect. One: chosen without asking."""
    mask = receivers(s, s[top(s) + 2], s[top(s) + 3])
    if popcount(mask) > 1:
        return False
    if mask:
        choose_player(s, lowest(mask))
    else:
        pop(s)
    return True


@kernel
def choose_player(s: Words, seat: int) -> None:
    """Carry on with the chosen player."""
    event, before = s[top(s) + 2], s[top(s) + 3]
    pop(s)
    effect = EFFECT_OF[event]
    constable = s[CONSTABLE]
    if effect == E_TRIAL:
        s[TRIALS] |= 1 << seat
        s[TRIALS_LEFT] -= 1
    elif effect == E_PARDON:
        s[TRIALS] &= ~(1 << seat)
        s[TRIALS_LEFT] += 1
    elif effect == E_PILLORY:
        s[PILLORY] = seat
        s[PILLORY_UNTIL] = s[ROUND] + 1
    elif effect == E_ALMS:
        push_place(s, seat, AMOUNT[event], 0)
    elif effect == E_ENDOW:
        put_building(s, seat, take_building(s, constable, before - 1))
    elif effect == E_REBUILD:
        push3(s, K_SITE, 1 << seat, seat, event, NOTHING)
    elif effect == E_SEE:
        look(s, constable, seat)
    elif effect == E_OATH:
        look(s, constable, seat)
        look(s, seat, constable)
    elif not before:  # of two players the first
        ask_player(s, event, seat + 1)
    elif effect == E_CONFESS:
        look(s, seat, before - 1)
    else:  # Retrial
        s[TRIALS] ^= 1 << seat | 1 << before - 1


# --- events on a building of somebody's choice ---


@kernel
def ask_site(s: Words, event: int, before: int) -> None:
    """Let the constable choose a building."""
    push3(s, K_SITE, 1 << s[CONSTABLE], s[CONSTABLE], event, before)


@kernel
def can_choose(s: Words, owner: int) -> bool:
    """Whether a seat's buildings can be chosen; nobody loses the last one but to Rebuilding."""
    at = top(s)
    chooser, effect, before = s[at + 2], EFFECT_OF[s[at + 3]], s[at + 4]
    can_spare = s[first_of(owner) - 1] > 1
    if effect == E_SWAP:
        return not before or owner != (before - 1) // OWNED
    if effect == E_SEIZE:
        return owner != chooser and can_spare
    if effect == E_ENDOW:
        return owner == chooser and can_spare
    if effect == E_REBUILD:
        return owner == chooser
    return effect == E_EXORCISE or can_spare


@kernel
def wanted_for(event: int) -> int:
    """Which cube a building must have to be chosen for an event."""
    return HAS_DESPAIR if EFFECT_OF[event] == E_EXORCISE else ANY


@kernel
def site_legal(s: Words, out: Words) -> int:
    """The buildings that the event being carried out allows."""
    n = 0
    wanted = wanted_for(s[top(s) + 3])
    for owner in range(s[PLAYERS]):
        if can_choose(s, owner):
            n = places(s, owner, wanted, A_SITE + owner * OWNED, out, n)
    return n


@kernel
def settle_site(s: Words) -> bool:
    """No such building: no effect. One: chosen without asking."""
    wanted = wanted_for(s[top(s) + 3])
    owner = which = -1
    for seat in range(s[PLAYERS]):
        if can_choose(s, seat):
            first, end = first_of(seat), end_of(s, seat)
            at = find(s, first, first, end, wanted)
            if at < end:
                if owner >= 0 or find(s, first, at + 1, end, wanted) < end:
                    return False
                owner, which = seat, at
    if owner >= 0:
        choose_site(s, owner, place_of(s, first_of(owner), which))
    else:
        pop(s)
    return True


@kernel
def choose_site(s: Words, owner: int, place: int) -> None:
    """Carry on with the chosen building."""
    at = top(s)
    chooser, event, before = s[at + 2], s[at + 3], s[at + 4]
    pop(s)
    effect = EFFECT_OF[event]
    if effect == E_EXORCISE:
        site = index_of(s, owner, place)
        add_cubes(s, owner, site, 0, -(s[site] >> DESPAIR_SHIFT))
    elif effect == E_SWAP:
        if before:
            swap(s, (before - 1) // OWNED, (before - 1) % OWNED, owner, place)
        else:
            ask_site(s, event, owner * OWNED + place + 1)
    elif effect == E_SEIZE:
        put_building(s, chooser, take_building(s, owner, place))
    elif effect == E_ENDOW:
        ask_player(s, event, place + 1)
    else:  # Fire or Rebuilding
        kind = take_building(s, owner, place) & KIND
        put_under(s, kind, (1 << s[PLAYERS]) - 1, NO_PACKET)
        if effect == E_REBUILD:
            push2(s, K_DRAW_TOP, 0, owner, 1)


@kernel
def swap(s: Words, other: int, other_place: int, owner: int, place: int) -> None:
    """Two buildings change places, with their cubes (ns.7.12)."""
    theirs = take_building(s, other, other_place)
    ours = take_building(s, owner, place)
    put_building(s, owner, theirs)
    put_building(s, other, ours)
