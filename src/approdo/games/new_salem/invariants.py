"""What is wrong with a position: whatever `state_from_dict` is given, only what play can reach is let in.

The first thing that is found wrong ends the search, so that every check may rely on those before it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator

from approdo.core.game import Game
from approdo.games.new_salem import actions as a
from approdo.games.new_salem import components as c
from approdo.games.new_salem.history import history
from approdo.games.new_salem.rules import frames as f
from approdo.games.new_salem.rules.on_buildings import OWNERS
from approdo.games.new_salem.rules.on_players import ON_PLAYER
from approdo.games.new_salem.rules.triggering import barred
from approdo.games.new_salem.state import (
    BUILDING,
    HOW,
    NO_PICK,
    OVER,
    PHASES,
    RETURNED_BOTH,
    SETUP,
    TRIGGERING,
    Position,
    despair_on,
    everybody,
    hope_on,
    kind_of,
)

Found = Iterator[str]


def invariants(game: Game[Position], state: Position) -> list[str]:
    """The first thing that is wrong, or nothing."""
    for name, given, wanted in (
        ("players", state.players, game.players),
        ("cubes_on_trial", state.cubes_on_trial, int(game.options["trial"] == "cubes")),
        ("retrial", state.retrial, int(bool(game.options["retrial"]))),
    ):
        if given != wanted:
            return [f"{name} is {given}, but this game has {wanted}"]
    for layer in LAYERS:
        for problem in layer(state):
            return [problem]
    return []


# --- numbers and lists within their bounds ---


def _bounds(state: Position) -> Found:
    n, everyone = state.players, everybody(state)
    for name, value, least, most in (
        ("phase", state.phase, 0, len(PHASES) - 1),
        ("round", state.round, 0, c.ROUNDS),
        ("step", state.step, 0, max(c.DEALT) - 2),
        ("constable", state.constable, -1, n - 1),
        ("badges", state.badges, 0, everyone),
        ("trials", state.trials, 0, everyone),
        ("trials_left", state.trials_left, 0, c.TRIALS[n]),
        ("pillory", state.pillory, -1, n - 1),
        ("pillory_until", state.pillory_until, 0, c.ROUNDS + 1),
        ("triggers", state.triggers, 0, c.MAX_TRIGGERS),
        ("gifts", state.gifts, 0, 10_000),
        ("unseen", state.unseen, 0, c.event_deck(n, True)),
    ):
        if not least <= value <= most:
            yield f"{name} is {value}, not within {least}..{most}"
    for name, size in (("characters", n), ("towns", n), ("hope", n), ("hands", n), ("picks", n), ("claimed", n)):
        if len(getattr(state, name)) != size:
            yield f"{name} has {len(getattr(state, name))} entries for {size} players"
    yield from _each("characters", state.characters, len(c.CHARACTERS), least=-1)
    yield from _each("picks", state.picks, RETURNED_BOTH + 1, least=NO_PICK)
    yield from _each("deck", state.deck, c.COPIES + 1)
    for name, kinds in (("hands", state.hands), ("dealt", state.dealt)):
        yield from _each(name, [kind for hand in kinds for kind in hand], c.KINDS)
    yield from _each("drawn", state.drawn, c.KINDS)
    yield from _each("market", state.market, len(c.EVENTS))
    yield from _each("queue", state.queue, len(c.EVENTS))
    if len(state.deck) != c.KINDS:
        yield f"deck has {len(state.deck)} entries, there are {c.KINDS} buildings"
    if any(b < 0 or kind_of(b) >= c.KINDS for town in state.towns for b in town):
        yield "a town holds something that is no building"
    yield from _records("looks", state.looks, (c.ROUNDS + 1, n, n))
    yield from _records("builds", state.builds, (c.ROUNDS + 1, max(c.DEALT), n, c.KINDS, len(HOW)))
    yield from _records(
        "bottom", [(kind, mask, at + 1) for kind, mask, at in _triples(state)], (c.KINDS, everyone + 1, n + 1)
    )
    yield from _records("claims", state.claims, (c.ROUNDS + 1, n, a.CLAIM_IDS.stop, len(state.looks) + 1))


def _triples(state: Position) -> list[tuple[int, ...]]:
    return [card if len(card) == 3 else (-1, -1, -1) for card in state.bottom]


def _each(name: str, values: list[int], most: int, least: int = 0) -> Found:
    if any(not least <= value < most for value in values):
        yield f"{name} holds a number outside {least}..{most - 1}: {values}"


def _records(name: str, entries: list[tuple[int, ...]], sizes: tuple[int, ...]) -> Found:
    for entry in entries:
        if len(entry) != len(sizes) or any(not 0 <= value < size for value, size in zip(entry, sizes, strict=True)):
            yield f"{name} holds {entry}, which fits no {sizes}"


# --- the stack: which decisions can wait on which, and what they hold ---

_LETTERS = dict(zip(range(f.ROUND_END + 1), "cfdpltroTkPNGSyFquLnOeDE", strict=True))
"""One letter for each kind of frame, so that the order of a stack can be told by a pattern."""
_EFFECT = "r|G|S|P{1,7}|y+|F*[FkP]|q|u|t"
_STACKS: dict[int, str] = {
    SETUP: "fc?|c",
    BUILDING: "EOo(d|p|l|Lt+|nr+)?",
    TRIGGERING: f"E(T|T?P{{1,2}}|N|No|NDekP?|ND({_EFFECT}))",
    OVER: "",
}


def _stack(state: Position) -> Found:
    n = state.players
    if any(len(frame) < 2 or frame[0] not in f.FIELDS for frame in state.stack):
        yield f"the stack holds what is no decision: {state.stack}"
    if any(len(frame) != 2 + len(f.FIELDS[frame[0]]) for frame in state.stack):
        yield f"a decision on the stack is incomplete: {state.stack}"
    order = "".join(_LETTERS[frame[0]] for frame in state.stack)
    if not re.fullmatch(_STACKS[state.phase], order):
        yield f"these decisions cannot wait on each other in phase {PHASES[state.phase]}: {order}"
    events = {value for frame in state.stack for name, value in f.fields(frame).items() if name == "event"}
    if len(events) > 1 or any(e not in range(len(c.EVENTS)) for e in events):
        yield f"several events are carried out at once: {sorted(events)}"
    for kind in (f.PRAY, f.FAMINE, f.REMOVE, f.DRAW_TOP):
        seats = [f.fields(frame)["seat"] for frame in reversed(state.stack) if frame[0] == kind]
        ahead = [(seat - state.constable) % n for seat in seats]
        if ahead != sorted(set(ahead)):
            yield f"seats {seats} do not act in turn"
    for frame in state.stack:
        held = f.fields(frame)
        if not 0 <= held.get("seat", 0) < n or frame[1] not in _masks(state, frame):
            yield f"{frame} awaits the wrong seats"
        yield from _HOLDS.get(frame[0], _nothing)(state, held)
    if events and not ({*state.market, c.CLEANSING, c.TRIAL} & events):
        yield f"an event is carried out that is not open: {sorted(events)}"


def _masks(state: Position, frame: tuple[int, ...]) -> range | tuple[int, ...]:
    """The masks of awaited seats that a frame can have."""
    kind = frame[0]
    if kind in (f.PICK, f.LAST_TWO):
        return range(1, everybody(state) + 1)
    if kind in (f.CHOOSE_TRIGGER, f.NAME, f.CHOOSE_PLAYER, f.FOUND):
        return (1 << state.constable,) if state.constable >= 0 else ()
    if kind in (f.REMOVE, f.TAKE, f.PLACE, f.CHOOSE_SITE, f.PRAY, f.FAMINE):
        return (1 << f.fields(frame)["seat"],)
    return (0,)


Holds = Callable[[Position, dict[str, int]], Found]
_DRAWN = c.AMOUNT[c.EFFECT.index("found")]
"""Cards drawn for New Foundation."""


def _nothing(state: Position, held: dict[str, int]) -> Found:
    yield from ()


def _deal(state: Position, held: dict[str, int]) -> Found:
    n = state.players
    if not 0 <= held["dealt"] < n * c.DEALT[state.round]:
        yield f"{held['dealt']} cards cannot have been dealt"
    elif [len(hand) for hand in state.hands] != [(held["dealt"] + n - 1 - s) // n for s in range(n)]:
        yield f"{held['dealt']} cards were dealt, but the hands differ"


def _cubes(state: Position, held: dict[str, int]) -> Found:
    triggered = f.stacked(state, f.DISPOSE)
    most = c.COST[triggered["event"]] if triggered else max(c.REMOVE)
    if not 1 <= held["cubes"] <= most:
        yield f"{held['cubes']} cubes cannot be taken off now"


def _placed(state: Position, held: dict[str, int]) -> Found:
    if held["cubes"] < 1 or held["is_despair"] not in (0, 1):
        yield f"{held} are no cubes to be placed"
    despair = [c.EVENT_DESPAIR[c.EFFECT.index("pact")], c.AMOUNT[c.EFFECT.index("famine")]]
    if held["is_despair"] and (held["cubes"] not in despair or not f.stacked(state, f.DISPOSE)):
        yield f"nobody receives {held['cubes']} despair now"


def _player(state: Position, held: dict[str, int]) -> Found:
    effect, before = c.EFFECT[held["event"]], held["before"]
    if effect not in ON_PLAYER:
        yield f"{c.EVENTS[held['event']]} is used on no player"
    elif effect == "endow":
        yield from _place(state, state.constable, f.recalled(before))
    elif before and (effect not in ("confess", "retrial") or not 0 <= f.recalled(before) < state.players):
        yield f"{before} was not chosen first"
    elif before and not (1 << f.recalled(before) & (state.trials if effect == "retrial" else ~(1 << state.constable))):
        yield f"seat {f.recalled(before)} cannot have been chosen first"


def _site(state: Position, held: dict[str, int]) -> Found:
    effect, before = c.EFFECT[held["event"]], held["before"]
    if effect not in OWNERS or (effect != "rebuild" and held["seat"] != state.constable):
        yield f"{c.EVENTS[held['event']]} lets nobody choose a building"
    elif before and effect != "swap":
        yield f"{before} was not chosen first"
    elif before:
        owner, place = divmod(f.recalled(before), a.OWNED)
        yield from _place(state, owner, place) if 0 <= owner < state.players else [f"seat {owner} owns nothing"]


def _place(state: Position, owner: int, place: int) -> Found:
    kind, number = divmod(place, c.COPIES)
    if sum(kind_of(b) == kind for b in state.towns[owner]) <= number or place < 0:
        yield f"seat {owner} has no building at place {place}"


def _redrew(state: Position, held: dict[str, int]) -> Found:
    pending = sum(1 << f.fields(frame)["seat"] for frame in state.stack if frame[0] == f.DRAW_TOP)
    waiting = sum(1 << s for s, pick in enumerate(state.picks) if pick == RETURNED_BOTH)
    if pending != waiting or pending & ~held["redrew"] or held["redrew"] & ~everybody(state):
        yield f"seats {pending:b} draw, seats {waiting:b} returned both, {held['redrew']:b} were noted"


_HOLDS: dict[int, Holds] = {
    f.DEAL: _deal,
    f.REMOVE: _cubes,
    f.TAKE: _cubes,
    f.PLACE: _placed,
    f.CHOOSE_PLAYER: _player,
    f.CHOOSE_SITE: _site,
    f.REVEAL_LAST: _redrew,
    f.DRAW_TOP: lambda state, held: iter(
        ["a drawn card is built at the wrong time"] if held["at_once"] != (state.phase == TRIGGERING) else []
    ),
    f.DRAW_FOUNDATION: lambda state, held: iter(
        ["the cards for New Foundation do not add up"] if held["left"] + len(state.drawn) != _DRAWN else []
    ),
}
"""What must hold for the fields of a kind of frame."""


# --- phases: what can lie where, and when ---


def _phases(state: Position) -> Found:
    n, top = state.players, f.top(state)
    if (state.phase == SETUP) != (state.round == 0) or (state.phase == OVER and state.round != c.ROUNDS):
        yield f"round {state.round} in phase {PHASES[state.phase]}"
    undealt = f.fields(state.stack[-1])["seat"] if top == f.DEAL_CHARACTER else n
    if [ch < 0 for ch in state.characters] != [s >= undealt for s in range(n)]:
        yield f"characters are dealt one after the other, not {state.characters}"
    to_draw = f.stacked(state, f.DRAW_FIRST) is not None
    if (state.constable < 0) != to_draw:
        yield f"constable {state.constable} in phase {PHASES[state.phase]}"
    elif state.phase == SETUP:
        if state.badges != (0 if to_draw else 1 << state.constable) or state.trials or state.looks or state.claims:
            yield "something has happened before the first round"
    elif not state.badges >> state.constable & 1 or barred(state) >> state.constable & 1:
        yield "the constable has no badge, or is on trial or in the pillory"
    elif top in (f.CHOOSE_TRIGGER, f.PICK, f.LAST_TWO) and _all_badges_out(state):
        yield "everybody has a badge or is barred, yet no badges were returned"
    if state.phase in (SETUP, BUILDING) and (state.triggers or state.gifts):
        yield "events were triggered, or hope given, before the phase for it"
    if state.gifts and (state.phase == OVER or (top == f.PLACE and not f.stacked(state, f.DISPOSE))):
        yield f"gifts of {state.gifts} were not placed"
    if len(state.drawn) != (_DRAWN if top == f.FOUND else 0) and top != f.DRAW_FOUNDATION:
        yield f"{len(state.drawn)} cards are drawn for New Foundation"
    to_open = f.stacked(state, f.OPEN_EVENT) is not None
    if len(state.market) != max(0, state.round - to_open):
        yield f"{len(state.market)} events lie open in round {state.round}"
    yield from _pillory(state)
    yield from _hands(state)


def _all_badges_out(state: Position) -> bool:
    return state.badges | barred(state) == everybody(state) and state.badges != 1 << state.constable


def _pillory(state: Position) -> Found:
    if state.pillory < 0:
        if state.pillory_until:
            yield "nobody is in the pillory, yet it has an end"
    elif state.pillory_until not in (state.round, state.round + 1) or state.phase == SETUP:
        yield f"the pillory lasts until round {state.pillory_until} in round {state.round}"
    elif state.phase == BUILDING and state.pillory_until != state.round:
        yield "nobody is put into the pillory while building"


def _hands(state: Position) -> Found:
    """Hands shrink by a card with every pass; picks are made by those who are no longer awaited."""
    n, top = state.players, f.top(state)
    drafting = state.phase == BUILDING and (top in (f.PICK, f.LAST_TWO) or f.stacked(state, f.NEXT_STEP) is not None)
    size = c.DEALT[state.round] - state.step
    last = c.DEALT[state.round] - 2
    sizes = [len(hand) for hand in state.hands]
    done = state.phase in (TRIGGERING, OVER) or (state.phase == BUILDING and not drafting and top != f.DEAL)
    if top == f.DEAL:
        if state.step:
            yield "hands were passed before they were dealt"
    elif drafting and not (sizes == [size] * n or (sizes == [0] * n and state.step == last and top == f.REMOVE)):
        yield f"hands of {sizes} cards after {state.step} passes of {c.DEALT[state.round]}"
    elif (top == f.PICK and size < 3) or (top == f.LAST_TWO and size != 2) or (drafting and state.step > last):
        yield f"{PHASES[state.phase]}: another decision is due with {size} cards in hand"
    elif not drafting and (any(sizes) or (done and state.step != last) or (state.phase == SETUP and state.step)):
        yield f"hands of {sizes} cards, {state.step} passes"
    if top != f.DEAL and any(list(hand) != sorted(hand) for hand in state.hands):
        yield "a hand is not sorted"
    choosing = top in (f.PICK, f.LAST_TWO)
    for s, pick in enumerate(state.picks):
        if choosing:
            wanted = [NO_PICK] if f.awaits(state, s) else [*state.hands[s], *[RETURNED_BOTH] * (top == f.LAST_TWO)]
            if pick not in wanted:
                yield f"seat {s} chose {pick} from {state.hands[s]}"
        elif (pick == NO_PICK) == (f.stacked(state, f.REVEAL_LAST) is not None):
            yield f"seat {s} has the choice {pick} at the wrong time"


# --- cards and cubes ---


def sums(state: Position) -> Found:
    """Cards, cubes, trials, characters and events that do not add up."""
    n = state.players
    cards = Counter(dict(enumerate(state.deck)))
    cards.update(kind_of(b) for town in state.towns for b in town)
    cards.update(kind for hand in state.hands for kind in hand)
    cards.update(kind for kind, _, _ in state.bottom)
    cards.update(state.drawn)
    if not any(state.hands):  # kept or drawn, about to be revealed
        cards.update(kind for kind in state.picks if 0 <= kind < c.KINDS)
    if any(cards[kind] != c.COPIES_FOR[n] for kind in range(c.KINDS)):
        yield f"buildings do not add up: {dict(cards)}"
    hope = [sum(map(hope_on, town)) for town in state.towns]
    if hope != state.hope:
        yield f"hope is {hope} on the buildings, {state.hope} in the count"
    despair = sum(despair_on(b) for town in state.towns for b in town)
    if despair != state.despair:
        yield f"despair is {despair} on the buildings, {state.despair} in the count"
    if state.trials.bit_count() + state.trials_left != c.TRIALS[n]:
        yield "trial cards are missing"
    known = [character for character in state.characters if character >= 0]
    witches = sum(c.IS_WITCH[ch] for ch in known)
    if len(set(known)) != len(known) or witches > c.WITCHES[n] or len(known) - witches > c.PURITANS[n]:
        yield f"these characters cannot be dealt: {known}"
    yield from _events(state)


def _events(state: Position) -> Found:
    """Every event is open, under the deck, unseen, or with a player."""
    events = [*state.market, *state.queue, *(e for e in range(len(c.EVENTS)) if state.unseen >> e & 1)]
    laid_down = f.stacked(state, f.DISPOSE)
    if state.pillory >= 0 and not (laid_down and laid_down["event"] == c.PILLORY):
        events.append(c.PILLORY)
    if sorted(events) != [e for e in range(len(c.EVENTS)) if c.event_deck(state.players, bool(state.retrial)) >> e & 1]:
        yield f"event cards do not add up: {sorted(events)}"


# --- nothing that the rules would do by themselves is left undone ---


def _settled(state: Position) -> Found:
    after = state.clone()
    f.settle(after, None)
    if after.stack != state.stack and f.top(state) != f.FAMINE:  # there a gift may have taken the choice away
        yield f"{state.stack[-1]} would not be asked: there is nothing to choose"


LAYERS: tuple[Callable[[Position], Found], ...] = (_bounds, _stack, _phases, sums, history, _settled)
