"""New Salem's kernel beyond the proof: every way to end, what worlds are drawn from, how long lists get."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import approdo
from approdo.core.errors import BadState
from approdo.core.game import CHANCE, Game
from approdo.fast import jit
from approdo.fast.proof import Twin
from approdo.games.new_salem import actions as a
from approdo.games.new_salem import components as c
from approdo.games.new_salem.rules import frames as f
from approdo.games.new_salem.state import OVER, TRIGGERING, Position, despair_on, hope_on, standing
from tests.fast.plain import in_plain_python

pytestmark = pytest.mark.skipif(not jit.INSTALLED, reason="numba is not installed")


DEATH = [kind for kind in range(c.KINDS) if c.SET_DESPAIR[c.TYPE_OF[kind]] > 0]


def played(players: int, seed: int, until: int = 10_000, **options: object) -> Twin:
    """A game after so many random steps of the reference, or at its end; now and then somebody speaks."""
    game: Game[Position] = approdo.load("new-salem", players, **options)
    state = game.start()
    rng = random.Random(seed)
    for _ in range(until):
        if not state.stack:
            break
        if game.chance_next(state):
            game.apply(state, CHANCE, game.draw(state, rng))
        else:
            seat = rng.choice([*game.actors(state), *game.volunteers(state)])
            game.apply(state, seat, rng.choice(game.legal(state, seat)))
    return Twin(game, state)


def position(twin: Twin) -> Position:
    """The position of the reference."""
    assert isinstance(twin.state, Position)
    return twin.state


def pack(twin: Twin) -> None:
    """Take over a position that was changed by hand."""
    state = position(twin)
    state.hope = [sum(map(hope_on, town)) for town in state.towns]
    state.despair = sum(despair_on(b) for town in state.towns for b in town)
    twin.row = twin.kernel.layout.pack(state, twin.game)


def every_way_to_end() -> None:
    """Puritans hardly ever win at random: more or less despair, other trials and characters at the end of a game."""
    rng = random.Random(4)
    reasons: Counter[str] = Counter()
    for players in approdo.info("new-salem").seats:
        twin = played(players, players)
        state = position(twin)
        assert state.phase == OVER
        for _ in range(120):
            cubes = rng.choice((0, 0, 1, 3))
            kinds = rng.choice((range(c.KINDS), DEATH))
            state.towns = [
                tuple(
                    standing(rng.choice(kinds), rng.randrange(3), rng.randint(0, cubes))
                    for _ in range(rng.randint(2, 6) if kinds is DEATH else 14)
                )
                for _ in state.towns
            ]
            state.characters = rng.sample(range(len(c.CHARACTERS)), players)
            if rng.random() < 0.2:
                state.characters = rng.choices([ch for ch, witch in enumerate(c.IS_WITCH) if not witch], k=players)
            state.trials = sum(1 << s for s in rng.sample(range(players), rng.randint(0, 3)))
            if rng.random() < 0.3:  # the trials take off more than there is, before sets add to it (ns.11.3)
                state.trials = sum(1 << s for s, ch in enumerate(state.characters) if c.IS_WITCH[ch])
            pack(twin)
            twin.check(0)
            reasons[twin.game.outcome(state).reason] += 1
    assert min(reasons[reason] for reason in ("witches-win", "puritans-win", "all-lose")) > 10, reasons


def hands_and_characters_are_drawn_from_what_is_left() -> None:
    twin = played(5, 2, 0, first="1")
    rng = random.Random(7)
    while twin.game.chance_next(twin.state):
        twin.go(CHANCE, twin.game.draw(twin.state, rng))
    for seat in (1, 2):
        twin.go(seat, twin.game.legal(twin.state, seat)[0])
    state = position(twin)
    unknown = Counter(dict.fromkeys(range(c.KINDS), c.COPIES_FOR[5]))
    unknown.subtract(state.hands[0])
    found: Counter[int] = Counter()
    chosen: Counter[int] = Counter()
    witches = 0
    stream = jit.streams(1, 1)
    worlds = 1200
    for _ in range(worlds):
        row = twin.row.copy()
        twin.drive.world(row, twin.tables, 0, stream, 0)
        world = twin.kernel.layout.unpack(row, twin.game)
        assert isinstance(world, Position)
        assert world.hands[0] == state.hands[0]
        assert world.dealt == world.hands
        assert all(world.picks[seat] in world.hands[seat] for seat in (1, 2))
        found.update(kind for hand in world.hands[1:] for kind in hand)
        chosen[world.hands[1].index(world.picks[1])] += 1
        witches += sum(c.IS_WITCH[ch] for ch in world.characters[1:])
    cards = 4 * len(state.hands[0])
    for kind in range(c.KINDS):
        share = unknown[kind] / unknown.total()
        assert abs(found[kind] - worlds * cards * share) <= 5 * (worlds * cards * share) ** 0.5, kind
    mine = c.IS_WITCH[state.characters[0]]
    share = (c.WITCHES[5] - mine) / (c.WITCHES[5] + c.PURITANS[5] - 1)
    assert abs(witches - worlds * 4 * share) <= 5 * (worlds * 4 * share) ** 0.5
    assert min(chosen.values()) > worlds / 8, "any card of the hand can be the sealed choice"


def a_seat_that_held_a_hand_follows_it() -> None:
    """Worlds in every phase of a round: what is left of hands held before is known, cards under the deck too."""
    rng = random.Random(3)
    for until in range(40, 400, 12):
        twin = played(4, until, until)
        if twin.state.stack:
            for seat in range(4):
                twin.check_observation(seat)
                twin.check_world(seat, rng)


def the_longest_lists_fit() -> None:
    twin = played(8, 1, 300)
    state = position(twin)
    state.phase = TRIGGERING
    state.round = c.ROUNDS
    state.triggers = c.MAX_TRIGGERS
    state.constable, state.pillory = 0, -1
    state.towns = [()] * 7 + [
        tuple(standing(kind, 1 + i, i) for i in range(4) for kind in range(c.KINDS)),
    ]
    state.claimed = [0] * 8
    rebuild = c.EFFECT.index("rebuild")
    state.stack = [(f.ROUND_END, 0), (f.NAME, 1), (f.DISPOSE, 0, rebuild), (f.CHOOSE_SITE, 1 << 7, 7, rebuild, 0)]
    pack(twin)
    numbers = twin.check(7)
    assert len([n for n in numbers if n in a.GIVE_IDS]) > 70 * c.MAX_GIFT / 2
    assert len(numbers) < twin.kernel.most_legal


def a_shortlist_names_only_what_it_is_given() -> None:
    twin = triggering(3, (f.DISPOSE, 0, c.CLEANSING), (f.REMOVE, 1, 0, 2))
    position(twin).claimed = [0] * 4
    position(twin).claims = []
    pack(twin)
    numbers = twin.check(2)
    for first in range(len(numbers)):
        twin.check_judgement(2, numbers[first:])
        twin.check_judgement(2, [0, *numbers[first:]])


def triggering(r: int, *frames: tuple[int, ...], event: int = 0) -> Twin:
    """Four players in the middle of a trigger phase; the constable has hope on two buildings."""
    twin = played(4, 5, 120, first="1")
    state = position(twin)
    state.phase, state.round, state.constable, state.badges, state.trials = TRIGGERING, r, 0, 1, 0
    state.towns = [(standing(0, 2, 0), standing(1, 3, 0)), *[(standing(2),)] * 3]
    state.hands, state.picks, state.claimed = [()] * 4, [-1] * 4, [c.MAX_CLAIMS] * 4
    state.market = [event, *(e for e in range(len(c.EVENTS)) if e != event and not c.RED[e])][:r]
    state.stack = [(f.ROUND_END, 0), (f.NAME, 1), *frames]
    return twin


def the_last_event_of_a_phase_ends_it() -> None:
    for triggers in range(c.MAX_TRIGGERS - 2, c.MAX_TRIGGERS + 1):
        twin = triggering(2)
        position(twin).triggers = triggers
        pack(twin)
        twin.go(0, twin.check(0)[-1])
        twin.same_position()
        assert (position(twin).phase == TRIGGERING) == (triggers < c.MAX_TRIGGERS)


def a_new_foundation_needs_cards_for_the_rounds_to_come() -> None:
    found = c.EFFECT.index("found")
    for r in range(1, c.ROUNDS + 1):
        drawn = []
        for cards in range(60):
            twin = triggering(r, (f.DISPOSE, 0, found), (f.EFFECT, 0, found), (f.TAKE, 1, 0, 1), event=found)
            state = position(twin)
            state.bottom = []
            state.deck = [cards // c.KINDS + (kind < cards % c.KINDS) for kind in range(c.KINDS)]
            pack(twin)
            twin.go(0, twin.check(0)[0])
            twin.same_position()
            drawn.append(state.stack[-1][0] == f.DRAW_FOUNDATION)
        assert drawn == sorted(drawn)
        assert {False, True} == set(drawn), "refused with too few cards, carried out with more"


def famine_takes_the_last_hope() -> None:
    famine = c.EFFECT.index("famine")
    for hope in (1, 2):
        twin = triggering(2, (f.DISPOSE, 0, famine), (f.FAMINE, 1, 0), event=famine)
        position(twin).towns[0] = (standing(0, hope, 0),)
        pack(twin)
        assert twin.check(0) == [a.RETURN_HOPE, a.ACCEPT_DESPAIR]
        twin.go(0, a.RETURN_HOPE)
        twin.same_position()


def the_only_building_is_chosen_without_asking() -> None:
    event = c.EFFECT.index("exorcise")
    for haunted in range(3):
        twin = triggering(2, (f.DISPOSE, 0, event), (f.EFFECT, 0, event), (f.TAKE, 1, 0, 1), event=event)
        state = position(twin)
        for seat in range(haunted):
            state.towns[1 + seat] = (standing(2, 0, 2), standing(3))
        pack(twin)
        twin.go(0, twin.check(0)[0])
        twin.same_position()
        assert (state.stack[-1][0] == f.CHOOSE_SITE) == (haunted > 1)


@pytest.mark.parametrize(
    "check",
    [
        every_way_to_end,
        hands_and_characters_are_drawn_from_what_is_left,
        a_seat_that_held_a_hand_follows_it,
        the_longest_lists_fit,
        a_shortlist_names_only_what_it_is_given,
        the_last_event_of_a_phase_ends_it,
        a_new_foundation_needs_cards_for_the_rounds_to_come,
        famine_takes_the_last_hope,
        the_only_building_is_chosen_without_asking,
    ],
    ids=lambda check: check.__name__,
)
def test_in_plain_python(check: object) -> None:
    name = getattr(check, "__name__", "")
    in_plain_python(f"from {__name__} import {name}; {name}()")


def test_what_could_outgrow_a_row_is_refused() -> None:
    twin = played(3, 1, 60)
    state = position(twin)
    state.looks = [(1, 0, 1)] * 150
    with pytest.raises(BadState, match="looks: 150 entries are more than play can bring"):
        twin.kernel.layout.pack(state, twin.game)


GUESSED = """
import random
import numpy as np
from approdo.core.game import CHANCE
from approdo.core.registry import load
from approdo.fast import registry
from approdo.fast.jit import python_random31

kernel = registry.kernel("new-salem")
for players in (3, 5):
    game, rng = load("new-salem", players), random.Random(players)
    state, tables, steps = game.start(), kernel.tables(game), 0
    while state.stack:
        if game.chance_next(state):
            game.apply(state, CHANCE, game.draw(state, rng))
            continue
        seat = game.actors(state)[0]
        steps += 1
        if steps % 15 == 0:
            world = game.world(game.observe(state, seat), rng)
            row, one, other = kernel.layout.pack(world, game), *(np.array([steps], np.uint64) for _ in range(2))
            game.guess(world, seat, lambda: python_random31(one, 0))
            kernel.guess(row, tables, seat, other, 0)
            assert kernel.layout.unpack(row, game).characters == world.characters
        game.apply(state, seat, rng.choice(game.legal(state, seat)))
    assert steps > 30
    row, points = kernel.layout.pack(state, game), np.zeros(8, np.int64)
    for seat in range(players):
        assert np.isclose(kernel.graded(row, tables, seat, points), game.graded(state, seat))
"""


def test_characters_are_guessed_and_games_graded_as_by_the_reference() -> None:
    in_plain_python(GUESSED)
