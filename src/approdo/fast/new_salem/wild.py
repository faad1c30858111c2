"""Positions that random play hardly reaches: crowded towns, heaps of cubes, much said and seen, any event under way."""

from __future__ import annotations

import random
from typing import Any

from approdo.core.game import CHANCE, Game
from approdo.core.registry import load
from approdo.core.state import Frame, State
from approdo.fast.new_salem.tables import FOUNDATION_CARDS, MOST_IN_TOWN, MOST_LOOKS, to_come
from approdo.games.new_salem import actions as a
from approdo.games.new_salem import components as c
from approdo.games.new_salem.rules import frames as f
from approdo.games.new_salem.rules.on_buildings import ON_SITE
from approdo.games.new_salem.rules.on_players import ON_PLAYER
from approdo.games.new_salem.state import TRIGGERING, Position, despair_on, everybody, hope_on, kind_of, standing

HEAPS = (0, 0, 0, 1, 1, 2, 3, 40)


def wild(rng: random.Random) -> tuple[Game[Any], State]:
    """A table and a position on it."""
    game = load(
        "new-salem",
        rng.choice((3, 4, 5, 6, 7, 8)),
        trial=rng.choice(("no-cubes", "cubes")),
        retrial=rng.random() < 0.5,
        first=rng.choice(("random", "1")),
    )
    state: Position = game.start()
    for _ in range(rng.randrange(50, 60 * game.players)):
        if state.stack:
            _step(game, state, rng)
    if not state.stack or not state.builds:
        return wild(rng)
    _towns(state, rng)
    if state.phase == TRIGGERING:
        _table(state, rng)
        _past(state, rng)
        _under_way(state, rng)
    return game, state


def _step(game: Game[Any], state: Position, rng: random.Random) -> None:
    """A random step; now and then a volunteer's."""
    if game.chance_next(state):
        game.apply(state, CHANCE, game.draw(state, rng))
        return
    speakers = game.volunteers(state)
    seat = rng.choice(speakers) if speakers and rng.random() < 0.2 else game.actors(state)[0]
    numbers = [n for n in game.legal(state, seat) if n < a.SPACE.volunteer_from] or game.legal(state, seat)
    game.apply(state, seat, rng.choice(numbers))


# --- what stands ---


def _towns(state: Position, rng: random.Random) -> None:
    """Buildings change hands, most of them to one player now and then; cubes in heaps or hardly any."""
    n = state.players
    much, moved, rich = rng.random(), rng.random() * 0.6, rng.randrange(n)
    towns: list[list[int]] = [[] for _ in range(n)]
    room = MOST_IN_TOWN - to_come(n, bool(state.retrial), state.round, 0).town()
    for owner, town in enumerate(state.towns):
        for building in town:
            to = owner if rng.random() > moved else rng.choice((rich, rng.randrange(n)))
            if len(towns[to]) == room:
                to = owner
            hope = rng.choice(HEAPS) if rng.random() < much else 0
            despair = rng.choice(HEAPS) if rng.random() < much else 0
            towns[to].append(standing(kind_of(building), hope, despair))
    if rng.random() < 0.1:
        towns[rng.randrange(n)] = []
    state.towns = [tuple(town) for town in towns]
    state.hope = [sum(map(hope_on, town)) for town in towns]
    state.despair = sum(despair_on(building) for town in towns for building in town)


# --- badges, trials, characters, events ---


def _table(state: Position, rng: random.Random) -> None:
    """Anybody may be on trial, in the pillory or a witch; any events lie open."""
    n = state.players
    state.constable = rng.randrange(n)
    tried = rng.sample([s for s in range(n) if s != state.constable], rng.randint(0, min(n - 1, c.TRIALS[n])))
    state.trials = sum(1 << s for s in tried)
    state.trials_left = c.TRIALS[n] - len(tried)
    state.badges = rng.randrange(1 << n) | 1 << state.constable
    _mix(state, rng)
    deck = [e for e in range(len(c.EVENTS)) if c.event_deck(n, bool(state.retrial)) >> e & 1]
    rng.shuffle(deck)
    state.market, rest = deck[: state.round], deck[state.round :]
    seen = rng.randint(0, len(rest))
    state.queue = rest[:seen]
    state.unseen = sum(1 << e for e in rest[seen:])
    state.pillory, state.pillory_until = -1, 0
    if c.PILLORY in state.queue and rng.random() < 0.7:
        state.queue.remove(c.PILLORY)
        state.pillory, state.pillory_until = rng.randrange(n), state.round + rng.randrange(2)
    if rng.random() < 0.5:  # no shuffled cards are left
        state.deck = [0] * c.KINDS
        under = range(rng.randint(1, 2 * n))
        state.bottom = [(rng.randrange(c.KINDS), rng.randrange(1 << n), rng.randint(-1, n - 1)) for _ in under]
    state.triggers = rng.choice((0, 1, c.MAX_TRIGGERS - 1, c.MAX_TRIGGERS))
    state.gifts = rng.choice((0, 0, 1, 3, 40))


def _mix(state: Position, rng: random.Random) -> None:
    """No more witches and puritans than are mixed for the table (ns.2.1)."""
    n = state.players
    witches = [ch for ch in range(len(c.CHARACTERS)) if c.IS_WITCH[ch]]
    puritans = [ch for ch in range(len(c.CHARACTERS)) if not c.IS_WITCH[ch]]
    mixed = rng.sample(witches, c.WITCHES[n]) + rng.sample(puritans, c.PURITANS[n])
    state.characters = rng.sample(mixed, n)


def _past(state: Position, rng: random.Random) -> None:
    """Much was seen and said."""
    n = state.players
    more = to_come(n, bool(state.retrial), state.round, 0).looks()
    looks = sorted(rng.randint(1, state.round) for _ in range(rng.choice((0, 3, MOST_LOOKS - more))))
    state.looks = [(r, *rng.sample(range(n), 2)) for r in looks]
    state.claims = []
    for r in range(1, state.round + 1):
        before = sum(entry[0] < r for entry in state.looks)
        for seat in rng.sample(range(n), n):
            for _ in range(rng.randint(0, c.MAX_CLAIMS)):
                state.claims.append((r, seat, _claim(n, seat, rng), before))
    state.claimed = [sum(r == state.round and who == s for r, who, _, _ in state.claims) for s in range(n)]
    if rng.random() < 0.5:
        state.claimed = [c.MAX_CLAIMS] * n  # so that something else is done


def _claim(n: int, seat: int, rng: random.Random) -> int:
    other = rng.choice([s for s in range(n) if s != seat])
    return rng.choice(
        (
            a.SIDE + rng.randrange(2),
            a.TYPE + rng.randrange(len(c.TYPES)),
            a.SAW + other * 2 + rng.randrange(2),
            a.ACCUSE + other,
            a.NO_BETTER,
            a.OFFER + rng.randrange(c.MAX_OFFER * len(c.EVENTS)),
            a.NOMINATE + rng.randrange(n),
        )
    )


# --- what is asked ---


def _under_way(state: Position, rng: random.Random) -> None:
    """Any decision of the trigger phase, with what must be so for it."""
    constable = state.constable
    state.stack = [(f.ROUND_END, 0)]
    if rng.random() < 0.15:
        state.stack.append((f.CHOOSE_TRIGGER, 1 << constable))
        return
    state.stack.append((f.NAME, 1 << constable))
    if rng.random() < 0.1:
        return
    event = rng.choice([c.CLEANSING, c.TRIAL, *state.market])
    state.stack.append((f.DISPOSE, 0, event))
    state.stack += rng.choice(
        (_cubes(state, rng), _cubes(state, rng), _in_turn(state, rng), _of_event(state, event, rng))
    )


def _cubes(state: Position, rng: random.Random) -> list[Frame]:
    """Cubes to be moved by somebody."""
    seat = rng.randrange(state.players)
    frames: list[Frame] = [
        (f.REMOVE, 1 << seat, seat, rng.randint(1, 3)),
        (f.PLACE, 1 << seat, seat, rng.randint(1, 3), rng.randrange(2)),
    ]
    if state.hope[seat]:
        frames.append((f.TAKE, 1 << seat, seat, rng.randint(1, min(5, state.hope[seat]))))
    return [rng.choice(frames)]


def _in_turn(state: Position, rng: random.Random) -> list[Frame]:
    """Everybody in turn, up to somebody."""
    n = state.players
    seats = [(state.constable + ahead) % n for ahead in range(n)][rng.randrange(n) :]
    kind = rng.choice((f.PRAY, f.FAMINE))
    return [(kind, 1 << s, s) for s in reversed(seats)]


def _of_event(state: Position, event: int, rng: random.Random) -> list[Frame]:
    """The choice that an event begins or ends with; a payment before it if it asks for none."""
    effect, mine = c.EFFECT[event], 1 << state.constable
    owner = rng.randrange(state.players)
    first = rng.random() < 0.5
    if effect == "found":
        left = rng.randint(0, FOUNDATION_CARDS)
        state.drawn = [rng.randrange(c.KINDS) for _ in range(FOUNDATION_CARDS - left)]
        return [(f.DRAW_FOUNDATION, 0, left)] if left else [(f.FOUND, mine)]
    if effect == "endow" and state.towns[state.constable] and first:
        return [(f.CHOOSE_PLAYER, mine, event, f.remembered(_place(state, state.constable, rng)))]
    if effect == "swap" and state.towns[owner] and first:
        before = f.remembered(owner * a.OWNED + _place(state, owner, rng))
        return [(f.CHOOSE_SITE, mine, state.constable, event, before)]
    if effect in ("confess", "retrial"):
        allowed = state.trials if effect == "retrial" else everybody(state) & ~mine
        chosen = [s for s in range(state.players) if allowed >> s & 1]
        return [(f.CHOOSE_PLAYER, mine, event, f.remembered(rng.choice(chosen)) if chosen and first else f.NOTHING)]
    if effect == "rebuild" and first:
        return [rng.choice(((f.CHOOSE_SITE, 1 << owner, owner, event, f.NOTHING), (f.DRAW_TOP, 0, owner, 1)))]
    if effect in ON_PLAYER and effect != "endow":
        return [(f.CHOOSE_PLAYER, mine, event, f.NOTHING)]
    if effect in ON_SITE and effect != "rebuild":
        return [(f.CHOOSE_SITE, mine, state.constable, event, f.NOTHING)]
    return [(f.EFFECT, 0, event), *_cubes(state, rng)]


def _place(state: Position, seat: int, rng: random.Random) -> int:
    """Any building of a town, as kind * COPIES + number - 1."""
    town = [kind_of(building) for building in state.towns[seat]]
    at = rng.randrange(len(town))
    return town[at] * c.COPIES + town[:at].count(town[at])
