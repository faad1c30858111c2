"""Set-up and the building phase (ns.2, ns.3), and what closes a round (ns.10)."""

from __future__ import annotations

from itertools import compress

from approdo.core.events import Events
from approdo.core.state import Frame
from approdo.core.text import Arg, label
from approdo.games.new_salem import actions as a
from approdo.games.new_salem import components as c
from approdo.games.new_salem.rules import frames as f
from approdo.games.new_salem.rules.town import build, push_removals
from approdo.games.new_salem.scoring import announce
from approdo.games.new_salem.state import (
    BUILDING,
    DRAFTED,
    KEPT,
    NO_PACKET,
    NO_PICK,
    OVER,
    REBUILT,
    REDRAWN,
    RETURNED_BOTH,
    Position,
    clockwise,
    everybody,
    have_seen,
    packet_of,
)


def cards(kinds: tuple[int, ...] | list[int]) -> list[Arg]:
    """Building cards as an argument of a text."""
    return [label(f"building-{c.BUILDINGS[kind]}") for kind in kinds]


# --- set-up (ns.2) ---


def start(players: int, cubes_on_trial: bool, retrial: bool, first: int | None) -> Position:
    """The table before anything is dealt; `first` is the seat of the first constable, None to draw it."""
    state = Position(
        players=players,
        cubes_on_trial=int(cubes_on_trial),
        retrial=int(retrial),
        trials_left=c.TRIALS[players],
        characters=[-1] * players,
        towns=[()] * players,
        hope=[0] * players,
        hands=[()] * players,
        picks=[NO_PICK] * players,
        deck=[c.COPIES_FOR[players]] * c.KINDS,
        unseen=c.event_deck(players, retrial),
        claimed=[0] * players,
    )
    if first is None:
        state.stack.append((f.DRAW_FIRST, 0))
    else:
        appoint_first(state, first, None)
    state.stack.append((f.DEAL_CHARACTER, 0, 0))
    return state


def character_outcomes(state: Position) -> tuple[list[int], list[int]]:
    """The next character off the mixed pile (ns.2.1): the side by what is left, each of a side alike."""
    return character_weights(state.players, state.characters)


def character_weights(players: int, dealt: list[int]) -> tuple[list[int], list[int]]:
    """Ids and weights of the next character, given those that are dealt (others are -1)."""
    free = [character for character in range(len(c.CHARACTERS)) if character not in dealt]
    free_witches = sum(c.IS_WITCH[character] for character in free)
    free_puritans = len(free) - free_witches
    witches = c.WITCHES[players] - sum(c.IS_WITCH[character] for character in dealt if character >= 0)
    puritans = c.PURITANS[players] - sum(not c.IS_WITCH[character] for character in dealt if character >= 0)
    weights = [witches * free_puritans if c.IS_WITCH[ch] else puritans * free_witches for ch in free]
    if not free_puritans:
        weights = [1] * len(free)
    drawable = [(a.CHARACTER + ch, weight) for ch, weight in zip(free, weights, strict=True) if weight]
    return [number for number, _ in drawable], [weight for _, weight in drawable]


def deal_character(state: Position, seat: int, number: int, out: Events | None) -> None:
    """A player gets a character and alone looks at it (ns.2.2)."""
    _, _, to = state.stack.pop()
    character = number - a.CHARACTER
    state.characters[to] = character
    if to + 1 < state.players:
        state.stack.append((f.DEAL_CHARACTER, 0, to + 1))
    if out is not None:
        out.add(
            "character",
            "ns.2.2",
            seat=to,
            private={
                to: {
                    "character": label(f"character-{c.CHARACTERS[character]}"),
                    "side": label(f"side-{c.SIDES[c.IS_WITCH[character]]}"),
                }
            },
        )
    if to + 1 == state.players and not state.stack:
        begin_round(state, out)


def first_outcomes(state: Position) -> tuple[list[int], list[int]]:
    """Anybody may be the first constable (ns.2.8)."""
    return [a.FIRST + seat for seat in range(state.players)], [1] * state.players


def draw_first(state: Position, seat: int, number: int, out: Events | None) -> None:
    """The first constable is drawn."""
    state.stack.pop()
    appoint_first(state, number - a.FIRST, out)
    begin_round(state, out)


def appoint_first(state: Position, seat: int, out: Events | None) -> None:
    """Token and badge, but no hope (ns.2.7)."""
    state.constable = seat
    state.badges = 1 << seat
    if out is not None:
        out.add("first-constable", "ns.2.7", "ns.2.8", seat=seat)


# --- dealing (ns.3.1) ---


def begin_round(state: Position, out: Events | None) -> None:
    """The phases of a round, in order from the top of the stack."""
    state.phase = BUILDING
    state.round += 1
    state.step = 0
    state.triggers = 0
    state.claimed = [0] * state.players
    state.stack += [(f.ROUND_END, 0), (f.OPEN_PHASE, 0), (f.OPEN_EVENT, 0), (f.DEAL, 0, 0)]
    if out is not None:
        out.add("round", "ns.3.1", round=state.round, dealt=c.DEALT[state.round])


_CARD_IDS = range(a.CARD, a.CARD + c.KINDS)


def top_outcomes(state: Position) -> tuple[list[int], list[int]]:
    """The top card: any of the shuffled ones, then those under the deck in their order (ns.3.9)."""
    numbers = list(compress(_CARD_IDS, state.deck))
    if not numbers:
        return [a.CARD + state.bottom[0][0]], [1]
    return numbers, list(filter(None, state.deck))


def draw(state: Position, number: int) -> int:
    """Take the card off the deck."""
    kind = number - a.CARD
    if state.deck[kind]:
        state.deck[kind] -= 1
    else:
        del state.bottom[0]
    return kind


def deal(state: Position, seat: int, number: int, out: Events | None) -> None:
    """One card to the next player; when all are dealt, the drafting begins."""
    _, _, count = state.stack.pop()
    to = count % state.players
    state.hands[to] += (draw(state, number),)
    if count + 1 < state.players * c.DEALT[state.round]:
        state.stack.append((f.DEAL, 0, count + 1))
        return
    state.hands = [tuple(sorted(hand)) for hand in state.hands]
    state.dealt += state.hands
    state.stack.append((f.PICK, everybody(state)))
    if out is not None:
        private = {s: {"cards": cards(hand)} for s, hand in enumerate(state.hands)}
        out.add("deal", "ns.3.1", private=private, count=c.DEALT[state.round])


# --- choosing and passing (ns.3.2 - ns.3.4) ---


def pick_legal(state: Position, seat: int) -> list[int]:
    """Any card of the hand."""
    return [a.BUILD + kind for kind in dict.fromkeys(state.hands[seat])]


def pick(state: Position, seat: int, number: int, out: Events | None) -> None:
    """Lay a card face down; the last one to choose lets all pass and reveal, and no choice is taken back (ns.3.10)."""
    state.picks[seat] = number - a.BUILD
    if _still_choosing(state, seat):
        return
    hands = [_without(hand, state.picks[s]) for s, hand in enumerate(state.hands)]
    state.hands = [hands[s - 1] for s in range(state.players)]
    if out is not None:
        out.barrier = True
        private = {s: {"cards": cards(hand)} for s, hand in enumerate(state.hands)}
        out.add("pass", "ns.3.3", private=private)
    reveal(state, 0, DRAFTED, out)
    state.step += 1


def _still_choosing(state: Position, seat: int) -> bool:
    """Note that a seat has chosen; False (and the frame is gone) when all have."""
    kind, mask = state.stack.pop()
    mask &= ~(1 << seat)
    if mask:
        state.stack.append((kind, mask))
    return bool(mask)


def _without(hand: tuple[int, ...], kind: int) -> tuple[int, ...]:
    at = hand.index(kind)
    return hand[:at] + hand[at + 1 :]


def reveal(state: Position, redrew: int, how: int, out: Events | None) -> None:
    """All build what they chose: first hope and despair, then the removals (ns.4.5)."""
    state.stack.append((f.NEXT_STEP, 0))
    symbols = [0] * state.players
    for seat in clockwise(state):
        symbols[seat] = build(state, seat, state.picks[seat], REDRAWN if redrew >> seat & 1 else how, out)
    state.picks = [NO_PICK] * state.players
    push_removals(state, symbols)


@f.runs(f.NEXT_STEP)
def next_step(state: Position, frame: Frame, out: Events | None) -> bool:
    """Choose again, decide on the last two cards, or be done with building."""
    state.stack.pop()
    if state.hands[0]:
        state.stack.append((f.PICK if len(state.hands[0]) > 2 else f.LAST_TWO, everybody(state)))
    return True


# --- the last two cards (ns.3.5 - ns.3.8) ---


def last_two_legal(state: Position, seat: int) -> list[int]:
    """Keep one, or return both."""
    return [*(a.KEEP + kind for kind in dict.fromkeys(state.hands[seat])), a.RETURN_BOTH]


def last_two(state: Position, seat: int, number: int, out: Events | None) -> None:
    """Decide; the last one to decide lets the cards go under the deck (ns.3.6, ns.3.7)."""
    state.picks[seat] = RETURNED_BOTH if number == a.RETURN_BOTH else number - a.KEEP
    if _still_choosing(state, seat):
        return
    redrew = 0
    for s in clockwise(state):
        hand, kept, packet = state.hands[s], state.picks[s], packet_of(state, s)
        redrew |= (kept == RETURNED_BOTH) << s
        returned = hand if kept == RETURNED_BOTH else _without(hand, kept)
        knowing = have_seen(state.players, packet, state.step)
        state.bottom += [(kind, knowing, packet) for kind in returned]
        if out is not None:
            out.barrier = True
            key = "return-both" if kept == RETURNED_BOTH else "return-one"
            out.add(key, "ns.3.5", "ns.3.6", seat=s, private={s: {"cards": cards(returned)}})
    state.hands = [()] * state.players
    state.stack.append((f.REVEAL_LAST, 0, redrew))
    state.stack += [(f.DRAW_TOP, 0, s, 0) for s in reversed(list(clockwise(state))) if redrew >> s & 1]


def draw_top(state: Position, seat: int, number: int, out: Events | None) -> None:
    """The top card of the deck, to be revealed with the others, or built at once for Rebuilding (ns.7.18)."""
    _, _, to, at_once = state.stack.pop()
    kind = draw(state, number)
    if at_once:
        symbols = [0] * state.players
        symbols[to] = build(state, to, kind, REBUILT, out)
        push_removals(state, symbols)
    else:
        state.picks[to] = kind


@f.runs(f.REVEAL_LAST)
def reveal_last(state: Position, frame: Frame, out: Events | None) -> bool:
    """The kept and the drawn cards are built (ns.3.8)."""
    state.stack.pop()
    _, _, redrew = frame
    reveal(state, redrew, KEPT, out)
    return True


# --- the end of a round (ns.10) ---


@f.runs(f.ROUND_END)
def round_end(state: Position, frame: Frame, out: Events | None) -> bool:
    """Shuffle and begin again (ns.10.1), or end the game after the fifth round (ns.10.2)."""
    state.stack.pop()
    if state.round == c.ROUNDS:
        state.phase = OVER
        if out is not None:
            announce(state, out)
        return True
    if state.pillory >= 0 and state.round >= state.pillory_until:
        if out is not None:
            out.add("pillory-ends", "ns.10.3", seat=state.pillory)
        state.pillory, state.pillory_until = -1, 0
        state.queue.append(c.PILLORY)
    for kind, _, _ in state.bottom:
        state.deck[kind] += 1
    state.bottom = []
    begin_round(state, out)
    return True


def put_under(state: Position, kind: int, knowing: int) -> None:
    """A card goes under the building deck, known to some (ns.3.9)."""
    state.bottom.append((kind, knowing, NO_PACKET))
