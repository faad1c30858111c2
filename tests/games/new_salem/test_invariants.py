"""A position that play cannot reach is refused: legal positions, broken in one field."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import approdo
from approdo.core.errors import BadState
from approdo.core.game import CHANCE
from approdo.games.new_salem import actions as a
from approdo.games.new_salem import components as c
from approdo.games.new_salem.rules import frames as f
from approdo.games.new_salem.state import (
    BUILDING,
    DRAFTED,
    FOUNDED,
    KEPT,
    OVER,
    REBUILT,
    SETUP,
    TRIGGERING,
    Position,
    have_seen,
)

Data = dict[str, Any]


def positions(games: int, every: int) -> Iterator[tuple[Any, Position]]:
    """Positions of random games with all player numbers, volunteers included."""
    for seed in range(games):
        game = approdo.load("new-salem", 3 + seed % 6, retrial=seed % 2 == 1)
        rng = random.Random(seed)
        state = game.start()
        at = seed
        while True:
            if at % every == 0 or not state.stack:
                yield game, state.clone()
            at += 1
            if not state.stack:
                break
            if game.chance_next(state):
                game.apply(state, CHANCE, game.draw(state, rng))
                continue
            for seat in game.volunteers(state):
                spoken = [n for n in game.legal(state, seat) if n >= game.space.volunteer_from]
                if spoken and rng.random() < 0.15:
                    game.apply(state, seat, rng.choice(spoken))
            seat = rng.choice(game.actors(state))
            game.apply(state, seat, rng.choice(game.legal(state, seat)))


def broken(value: Any, rng: random.Random) -> Any:
    """A value of the same form that differs: a number changed, an entry lost, doubled or moved."""
    if isinstance(value, int):
        return value + rng.choice((-3, -1, 1, 2, 7, 1 << 5, 1 << 14))
    if not value:
        return [rng.randrange(9)] if rng.random() < 0.5 else [[rng.randrange(9)] * rng.randrange(1, 6)]
    at = rng.randrange(len(value))
    how = rng.choice(("change", "change", "change", "lose", "double", "move"))
    if how == "change":
        return [*value[:at], broken(value[at], rng), *value[at + 1 :]]
    if how == "lose":
        return value[:at] + value[at + 1 :]
    if how == "double":
        return [*value, value[at]]
    to = rng.randrange(len(value))
    moved = value[:at] + value[at + 1 :]
    return [*moved[:to], value[at], *moved[to:]]


# --- mutants that play could have reached: by field, why the change is harmless ---

Harmless = Callable[[Position, Position, int], bool]


def _other_characters(old: Position, new: Position, n: int) -> bool:
    """Any deal that the table of factions allows is as good as another."""
    known = [ch for ch in new.characters if ch >= 0]
    witches = sum(c.IS_WITCH[ch] for ch in known)
    return (
        [ch < 0 for ch in old.characters] == [ch < 0 for ch in new.characters]
        and len(set(known)) == len(known)
        and max(known, default=0) < len(c.CHARACTERS)
        and witches <= c.WITCHES[n]
        and len(known) - witches <= c.PURITANS[n]
    )


def _other_gifts(old: Position, new: Position, n: int) -> bool:
    """Hope is without end: somebody could have given more, or less, wherever gifts wait to be placed."""
    closed = f.top(old) == f.PLACE and f.stacked(old, f.DISPOSE) is None
    return old.phase == TRIGGERING and new.gifts >= 0 and not closed


def _other_count(old: Position, new: Position, n: int) -> bool:
    """How many events were triggered is told by nothing else."""
    return old.phase in (TRIGGERING, OVER) and 0 <= new.triggers <= c.MAX_TRIGGERS


def _other_badges(old: Position, new: Position, n: int) -> bool:
    """Who was constable before is told by nothing else."""
    return old.phase != SETUP and 0 <= new.badges < 1 << n and bool(new.badges >> new.constable & 1)


def _another_constable(old: Position, new: Position, n: int) -> bool:
    """Who holds a badge may be constable; in a building phase until cards are built, the constable's first."""
    building = old.phase == BUILDING and not any(entry[0] == old.round for entry in old.builds)
    return (building or old.phase == OVER) and 0 <= new.constable < n and bool(old.badges >> new.constable & 1)


def _others_on_trial(old: Position, new: Position, n: int) -> bool:
    """Who is on trial is told by nothing else, but that it is not the constable."""
    return (
        0 <= new.trials < 1 << n
        and new.trials.bit_count() == old.trials.bit_count()
        and not new.trials >> old.constable & 1
    )


def _another_in_the_pillory(old: Position, new: Position, n: int) -> bool:
    """Anybody but the constable; put there in this round or in the one before."""
    held = 0 <= new.pillory < n and old.pillory >= 0 and new.pillory != old.constable
    return held and new.pillory_until in (old.round, old.round + (old.phase != BUILDING))


def _another_choice(old: Position, new: Position, n: int) -> bool:
    """A sealed choice may have been another card of the hand."""
    return all(
        was == now or (was >= 0 and now in (*old.hands[seat], *[c.KINDS] * (f.top(old) == f.LAST_TWO)))
        for seat, (was, now) in enumerate(zip(old.picks, new.picks, strict=True))
    )


def _other_looks(old: Position, new: Position, n: int) -> bool:
    """Anybody may have looked at anybody else in a round with events."""
    rounds = [entry[0] for entry in new.looks]
    return (
        all(len(entry) == 3 and 1 <= entry[0] <= old.round - (old.phase == BUILDING) for entry in new.looks)
        and all(0 <= who < n and 0 <= whose < n and who != whose for _, who, whose in new.looks)
        and rounds == sorted(rounds)
        and old.phase != SETUP
    )


def _other_claims(old: Position, new: Position, n: int) -> bool:
    """Claims are free: only when, how many and about whom is bound, and the count of this round stands beside."""
    counted = Counter(entry[1] for entry in new.claims if len(entry) == 4 and entry[0] == old.round)
    return (
        all(len(entry) == 4 and 1 <= entry[0] <= old.round and entry[2] in a.CLAIM_IDS for entry in new.claims)
        and [counted[s] for s in range(n)] == old.claimed
        and all(count <= c.MAX_CLAIMS for count in Counter(entry[:2] for entry in new.claims).values())
        and all(_of_somebody_else(entry[1], entry[2], n) for entry in new.claims)
        and all(one[0] <= two[0] and one[3] <= two[3] for one, two in zip(new.claims, new.claims[1:], strict=False))
        and all(0 <= entry[3] <= len(old.looks) for entry in new.claims)
    )


def _of_somebody_else(seat: int, number: int, n: int) -> bool:
    about = getattr(a.SPACE.decode(number), "about", None)
    return 0 <= seat < n and (about is None or (about < n and (about != seat or number >= a.NOMINATE)))


def _same_cards(name: str) -> Harmless:
    """The order of these cards is as good as another."""
    return lambda old, new, n: sorted(getattr(old, name)) == sorted(getattr(new, name))


def _other_order_below(old: Position, new: Position, n: int) -> bool:
    """What events put under the deck, and cards of one hand, may lie in another order, known to other drawers."""
    anybody = (*(1 << seat for seat in range(n)), (1 << n) - 1)
    for _, mask, packet in new.bottom:
        if mask not in (anybody if packet < 0 else (have_seen(n, packet, c.DEALT[old.round] - 2),)):
            return False
    mine, theirs = ([(kind, packet) for kind, _, packet in position.bottom] for position in (old, new))
    return Counter(mine) == Counter(theirs) and [packet for _, packet in mine] == [packet for _, packet in theirs]


def _other_past(old: Position, new: Position, n: int) -> bool:
    """A card of an earlier hand that nobody built may have been another."""
    if len(new.dealt) != len(old.dealt):
        return False
    for at, (was, now) in enumerate(zip(old.dealt, new.dealt, strict=True)):
        r, packet = at // n + 1, at % n
        built = Counter(
            kind
            for when, step, seat, kind, how in old.builds
            if when == r and how in (DRAFTED, KEPT) and (seat - step) % n == packet
        )
        if was != now and (
            r == old.round
            or len(now) != c.DEALT[r]
            or list(now) != sorted(now)
            or not all(0 <= k < c.KINDS for k in now)
            or built - Counter(now)
        ):
            return False
    for first in range(0, len(new.dealt), n):
        dealt = Counter(k for hand in new.dealt[first : first + n] for k in hand)
        if max(dealt.values()) > c.COPIES_FOR[n]:
            return False
    return True


def _other_builders(old: Position, new: Position, n: int) -> bool:
    """For an event anybody may have built; and a card drawn unseen may have been any that stands somewhere."""
    if any(len(entry) != 5 for entry in new.builds) or len(new.builds) != len(old.builds):
        return False
    changed = [(was, now) for was, now in zip(old.builds, new.builds, strict=True) if was != now]
    return bool(changed) and all(
        was[4] in (FOUNDED, REBUILT) and now[4] in (FOUNDED, REBUILT) and was[:2] == now[:2] and was[3] == now[3]
        for was, now in changed
    )


def _other_stack(old: Position, new: Position, n: int) -> bool:
    """Who still chooses, or how much is still to be placed or taken, may differ where nothing else tells it."""
    if [frame[:1] for frame in old.stack] != [frame[:1] for frame in new.stack]:
        return False
    changed = [(was, now) for was, now in zip(old.stack, new.stack, strict=True) if was != now]
    return len(changed) == 1 and len(changed[0][0]) == len(changed[0][1]) and _amount_only(old, *changed[0])


def _amount_only(old: Position, was: f.Frame, now: f.Frame) -> bool:
    before, after = f.fields(was), f.fields(now)
    differs = [name for name in before if before[name] != after[name]]
    if was[:2] != now[:2] or differs not in (["cubes"], ["redrew"], ["before"]):
        return False
    if differs == ["cubes"]:
        carried = f.stacked(old, f.DISPOSE)
        most = c.COST[carried["event"]] if carried else 1
        return 1 <= after["cubes"] <= (1000 if was[0] == f.PLACE else most) and not after.get("is_despair")
    return True


HARMLESS: dict[str, Harmless] = {
    "characters": _other_characters,
    "gifts": _other_gifts,
    "triggers": _other_count,
    "badges": _other_badges,
    "constable": _another_constable,
    "trials": _others_on_trial,
    "pillory": _another_in_the_pillory,
    "pillory_until": _another_in_the_pillory,
    "picks": _another_choice,
    "looks": _other_looks,
    "claims": _other_claims,
    "hands": lambda old, new, n: (
        # while cards are dealt, anybody may have got them
        f.top(old) == f.DEAL
        and [len(hand) for hand in old.hands] == [len(hand) for hand in new.hands]
        and Counter(k for hand in old.hands for k in hand) == Counter(k for hand in new.hands for k in hand)
    ),
    "market": _same_cards("market"),
    "queue": _same_cards("queue"),
    "drawn": _same_cards("drawn"),
    "towns": lambda old, new, n: [sorted(t) for t in old.towns] == [sorted(t) for t in new.towns],
    "bottom": _other_order_below,
    "dealt": _other_past,
    "builds": _other_builders,
    "stack": _other_stack,
}


def test_a_legal_position_broken_in_one_field_is_refused() -> None:
    rng = random.Random(1)
    caught, missed, harmless = Counter[str](), Counter[str](), Counter[str]()
    for game, state in positions(games=18, every=9):
        data = state.to_dict()
        assert game.state_from_dict(data).hash() == state.hash(), "the legal position itself"
        for name in data:
            mutant = {**data, name: broken(data[name], rng)}
            if mutant == data:
                continue
            try:
                changed = game.state_from_dict(mutant)
            except BadState:
                caught[name] += 1
                continue
            same = name in HARMLESS and HARMLESS[name](state, changed, game.players)
            (harmless if same else missed)[name] += 1
    share = caught.total() / (caught.total() + missed.total())
    print(f"\n{caught.total()} refused, {missed.total()} missed, {harmless.total()} legal again: {share:.1%} caught")
    print(f"missed by field: {dict(missed)}; legal again: {dict(harmless)}")
    assert caught.total() > 5000
    assert share >= 0.95, dict(missed)
    assert harmless.total() < 0.15 * caught.total(), "too much is called harmless"


@pytest.mark.parametrize("junk", [[], 7, None, {"players": 4}, {"stack": "x"}])
def test_what_is_no_position_at_all_is_refused(junk: object) -> None:
    with pytest.raises(BadState):
        approdo.load("new-salem").state_from_dict(junk)


def test_a_position_of_other_options_is_refused() -> None:
    data = approdo.load("new-salem", 4).start().to_dict()
    for other in (approdo.load("new-salem", 5), approdo.load("new-salem", 4, trial="cubes")):
        with pytest.raises(BadState, match="but this game has"):
            other.state_from_dict(data)
