"""What may be done, what it does, what chance decides, and the machine that runs the steps between choices."""

from __future__ import annotations

from approdo.fast.jit import Words, kernel
from approdo.fast.new_salem.building import (
    cards_legal,
    character_weights,
    deal,
    deal_character,
    draw_first,
    draw_top,
    last_two,
    last_two_legal,
    next_step,
    pick,
    reveal_last,
    round_end,
    top_outcomes,
)
from approdo.fast.new_salem.effects import (
    carry_out,
    choose_player,
    choose_site,
    draw_foundation,
    famine,
    famine_legal,
    found,
    found_legal,
    player_legal,
    settle_famine,
    settle_player,
    settle_site,
    site_legal,
)
from approdo.fast.new_salem.row import HANDS, PLAYERS
from approdo.fast.new_salem.tables import (
    A_BUILD,
    A_CARD,
    A_CHARACTER,
    A_EVENT,
    A_FIRST,
    A_NAME,
    A_PLACE,
    A_PLAYER,
    A_SITE,
    K_CHARACTER,
    K_DEAL,
    K_DISPOSE,
    K_DRAW_FOUNDATION,
    K_DRAW_TOP,
    K_EFFECT,
    K_FAMINE,
    K_FIRST,
    K_LAST_TWO,
    K_NAME,
    K_NEXT_STEP,
    K_OPEN_EVENT,
    K_OPEN_PHASE,
    K_PICK,
    K_PLACE,
    K_PLAYER,
    K_PRAY,
    K_REMOVE,
    K_REVEAL_LAST,
    K_ROUND_END,
    K_SITE,
    K_TAKE,
    K_TRIGGER,
    OWNED,
    VOLUNTEER_FROM,
)
from approdo.fast.new_salem.town import (
    index_of,
    place_at,
    place_legal,
    pray,
    pray_legal,
    remove,
    remove_legal,
    settle_place,
    settle_pray,
    settle_remove,
    settle_take,
    take,
    take_legal,
)
from approdo.fast.new_salem.triggering import (
    dispose,
    event_outcomes,
    name,
    name_legal,
    open_event,
    open_moment,
    open_phase,
    settle_name,
    speaks,
    trigger,
    trigger_legal,
    volunteer,
    volunteer_legal,
)
from approdo.fast.stack import DEPTH, top


@kernel
def legal(s: Words, t: Words, seat: int, out: Words) -> int:
    """The ids of what a seat may do, awaited or as a volunteer."""
    n = 0
    if s[top(s) + 1] >> seat & 1:
        n = awaited_legal(s, seat, out)
    if open_moment(s) and speaks(s, seat):
        n = volunteer_legal(s, t, seat, out, n)
    return n


@kernel
def awaited_legal(s: Words, seat: int, out: Words) -> int:
    """The ids of what the seat awaited may do."""
    kind = s[top(s)]
    if kind == K_PICK:
        return cards_legal(s[HANDS + seat], A_BUILD, out)
    if kind == K_TRIGGER:
        return trigger_legal(s, out)
    if kind == K_PLACE:
        return place_legal(s, seat, out)
    if kind == K_TAKE:
        return take_legal(s, seat, out)
    if kind == K_NAME:
        return name_legal(s, out)
    if kind == K_LAST_TWO:
        return last_two_legal(s, seat, out)
    if kind == K_REMOVE:
        return remove_legal(s, out)
    if kind == K_PLAYER:
        return player_legal(s, out)
    if kind == K_SITE:
        return site_legal(s, out)
    if kind == K_PRAY:
        return pray_legal(s, seat, out)
    if kind == K_FAMINE:
        return famine_legal(s, seat, out)
    return found_legal(s, out)


@kernel
def apply(s: Words, t: Words, seat: int, number: int) -> None:
    """Carry out an action or what chance brings."""
    if number >= VOLUNTEER_FROM:
        volunteer(s, seat, number)
        return
    kind = s[top(s)]
    if s[top(s) + 1]:
        decide(s, t, kind, seat, number)
    else:
        befall(s, t, kind, number)
    settle(s, t)


@kernel
def decide(s: Words, t: Words, kind: int, seat: int, number: int) -> None:
    """What a seat awaited decides."""
    if kind == K_PICK:
        pick(s, t, seat, number)
    elif kind == K_TRIGGER:
        trigger(s, seat, number)
    elif kind == K_PLACE:
        place_at(s, seat, index_of(s, seat, number - A_PLACE))
    elif kind == K_TAKE:
        take(s, seat, number)
    elif kind == K_NAME:
        name(s, seat, number - A_NAME)
    elif kind == K_LAST_TWO:
        last_two(s, seat, number)
    elif kind == K_REMOVE:
        remove(s, seat, number)
    elif kind == K_PLAYER:
        choose_player(s, number - A_PLAYER)
    elif kind == K_SITE:
        choose_site(s, (number - A_SITE) // OWNED, (number - A_SITE) % OWNED)
    elif kind == K_PRAY:
        pray(s, seat, number)
    elif kind == K_FAMINE:
        famine(s, seat, number)
    else:
        found(s, seat, number)


@kernel
def befall(s: Words, t: Words, kind: int, number: int) -> None:
    """What chance brings."""
    if kind == K_DEAL:
        deal(s, number - A_CARD)
    elif kind == K_DRAW_TOP:
        draw_top(s, t, number - A_CARD)
    elif kind == K_OPEN_EVENT:
        open_event(s, number - A_EVENT)
    elif kind == K_DRAW_FOUNDATION:
        draw_foundation(s, number - A_CARD)
    elif kind == K_CHARACTER:
        deal_character(s, number - A_CHARACTER)
    else:
        draw_first(s, number - A_FIRST)


@kernel
def settle(s: Words, t: Words) -> None:
    """Run the steps on top of the stack until a choice is to be made."""
    going = True
    while going and s[DEPTH]:
        going = step(s, t, s[top(s)])


@kernel
def step(s: Words, t: Words, kind: int) -> bool:
    """Run the step on top; False when an answer is awaited."""
    if kind == K_TAKE:
        return settle_take(s)
    if kind == K_PLACE:
        return settle_place(s)
    if kind == K_NAME:
        return settle_name(s)
    if kind == K_REMOVE:
        return settle_remove(s)
    if kind == K_PLAYER:
        return settle_player(s)
    if kind == K_SITE:
        return settle_site(s)
    if kind == K_PRAY:
        return settle_pray(s)
    if kind == K_FAMINE:
        return settle_famine(s)
    if kind == K_EFFECT:
        carry_out(s)
    elif kind == K_DISPOSE:
        dispose(s)
    elif kind == K_NEXT_STEP:
        next_step(s)
    elif kind == K_REVEAL_LAST:
        reveal_last(s, t)
    elif kind == K_OPEN_PHASE:
        open_phase(s)
    elif kind == K_ROUND_END:
        round_end(s)
    else:
        return False
    return True


@kernel
def outcomes(s: Words, t: Words, out: Words, weights: Words) -> int:
    """Characters, who begins (ns.2.8), events, or the top card of the building deck."""
    kind = s[top(s)]
    if kind == K_CHARACTER:
        return character_weights(s, out, weights)
    if kind == K_OPEN_EVENT:
        return event_outcomes(s, out, weights)
    if kind == K_FIRST:
        for seat in range(s[PLAYERS]):
            out[seat] = A_FIRST + seat
            weights[seat] = 1
        return s[PLAYERS]
    return top_outcomes(s, out, weights)
