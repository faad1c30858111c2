"""No position that could not come about is let in: one field of a legal position is broken, and it is refused."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import fields
from typing import Any

import pytest

import approdo
from approdo.core.errors import BadState
from approdo.core.game import CHANCE, Game
from approdo.core.playing import playout
from approdo.games.new_england import components as c
from approdo.games.new_england import frames as f
from approdo.games.new_england.geometry import BIT, mask_of
from approdo.games.new_england.state import KINDS, Position, count

from .table import TERRAINS

WANTED = 0.95
MASKS = {"land", "starts", "figures", "taken", "developed", "moved"}


def positions(game: Game[Any], seed: int, every: int) -> Iterator[Position]:
    """Positions of one random game, chance included."""
    state, rng, step = game.start(), random.Random(seed), rng_step(seed)
    while state.stack:
        if next(step) % every == 0:
            yield state.clone()
        if game.chance_next(state):
            game.apply(state, CHANCE, game.draw(state, rng))
        else:
            seat = game.actors(state)[0]
            game.apply(state, seat, rng.choice(game.legal(state, seat)))
    yield state


def rng_step(start: int) -> Iterator[int]:
    while True:
        yield start
        start += 1


def broken(data: dict[str, Any], name: str, rng: random.Random) -> Any:
    """The field with one thing in it changed."""
    value = data[name]
    if name == "stack":
        return _broken_stack([list(frame) for frame in value], rng)
    if isinstance(value, int):
        return value ^ rng.choice(BIT) if name in MASKS else value + rng.choice((-2, -1, 1, 2))
    value = list(value)
    ways = ["change", "change", "change", "shorten", "lengthen", "swap"] if value else ["lengthen"]
    way = rng.choice(ways)
    at = rng.randrange(len(value)) if value else 0
    if way == "change":
        value[at] = value[at] ^ rng.choice(BIT) if name in MASKS else value[at] + rng.choice((-2, -1, 1, 2))
    elif way == "shorten":
        del value[at]
    elif way == "lengthen":
        value.insert(at, rng.randrange(3))
    else:
        other = rng.randrange(len(value))
        value[at], value[other] = value[other], value[at]
    return value


def _broken_stack(stack: list[list[int]], rng: random.Random) -> list[list[int]]:
    way = rng.choice(["drop", "double", "number", "number", "number", "push"]) if stack else "push"
    at = rng.randrange(len(stack)) if stack else 0
    if way == "drop":
        del stack[at]
    elif way == "double":
        stack.insert(at, stack[at])
    elif way == "push":
        stack.append([rng.randrange(9), 1 << rng.randrange(4)])
    else:
        place = rng.randrange(len(stack[at]))
        stack[at][place] += rng.choice((-1, 1, 2))
    return stack


# --- mutants that are legal positions again: one reason each, from the rules ---


def _same(before: list[int], after: list[int]) -> bool:
    return sorted(before) == sorted(after)


def _any_first(old: Position, new: Position) -> bool:
    """Drawn by lot, the first player can have been anybody once the markers are all taken (ne.2.4)."""
    return f.on_turn(new) >= 0 or not new.stack


def _rounds(old: Position, new: Position) -> bool:
    """So many rounds of nine items, the rest added by who had most ships from the second round on (ne.11)."""
    drawn = 60 + 58 - sum(new.bag) - sum(new.deck) - len(new.offer)
    return 9 * (new.round - 1) <= drawn <= 9 * (new.round - 1) + new.players * max(0, new.round - 2)


def _other_bids(old: Position, new: Position) -> bool:
    """The same seats still to buy with other numbers, in the same order (ne.5.2, ne.6.1)."""
    first = f.on_turn(new)
    same_seats = [bool(n) for n in old.markers] == [bool(n) for n in new.markers]
    taken = [n for n in new.markers if n]
    free = len(set(taken)) == len(taken) and all(1 <= n <= 10 for n in taken)
    return same_seats and free and (first < 0 or new.markers[first] == max(new.markers))


def _moved_less_or_more(old: Position, new: Position) -> bool:
    """Any of one's pilgrims and ships may or may not have moved just now (ne.9.11)."""
    seat = f.on_turn(new)
    return seat >= 0 and not new.moved & ~(new.figures[seat * 3 + c.PILGRIM] | new.figures[seat * 3 + c.SHIP])


def _added_or_not(old: Position, new: Position) -> bool:
    """Who acts, has ships and has not bought may or may not have added an item already (ne.11.3)."""
    seat = f.on_turn(new)
    only_own = (old.adders ^ new.adders) == 1 << seat if seat >= 0 else False
    return only_own and not new.bought and count(new, seat, c.SHIP) > 0


def _stored_at_another_time(old: Position, new: Position) -> bool:
    """A card in a barn, of a kind bought in this turn, came there now or earlier (ne.10.4)."""
    seat = f.on_turn(new)
    own = Counter({kind: n for kind, n in enumerate(new.stored[seat * KINDS : seat * KINDS + KINDS]) if n})
    in_hand = sum(1 for frame in map(f.read, new.stack) if frame.kind in (f.LAY, f.USE) and not frame.from_barn)
    return seat >= 0 and Counter(new.fresh) <= own and len(new.fresh) + in_hand <= new.bought


def _an_added_item_of_another_place(old: Position, new: Position) -> bool:
    """The same items on offer in another order, tiles before cards among the nine (ne.4.3, ne.4.4, ne.11.5)."""
    nine = [item for item in new.offer[:9] if item >= 0]
    fits = all(item < 3 for item in new.offer[:3]) and all(not 0 <= item < 3 for item in new.offer[6:9])
    return _same(old.offer, new.offer) and fits and [item >= 3 for item in nine] == sorted(item >= 3 for item in nine)


def _standing_elsewhere(old: Position, new: Position) -> bool:
    """As many figures of each kind and family on other free tiles of theirs; barns too, placed there once (ne.9)."""
    return [mask.bit_count() for mask in old.figures] == [mask.bit_count() for mask in new.figures]


def _other_card_or_draw(old: Position, new: Position) -> bool:
    """A card in hand is bought or comes from a barn: both are told apart by what was paid (ne.10.8)."""
    return len(old.stack) == len(new.stack) == 2 and [g[:3] for g in old.stack] == [g[:3] for g in new.stack]


LEGAL_AGAIN: dict[str, Callable[[Position, Position], bool]] = {
    "money": lambda old, new: _same(old.money, new.money),  # any split of the same money can come about
    "first": _any_first,
    "round": _rounds,
    "markers": _other_bids,
    "moved": _moved_less_or_more,
    "adders": _added_or_not,
    "fresh": _stored_at_another_time,
    "offer": _an_added_item_of_another_place,
    "figures": _standing_elsewhere,
    "stack": _other_card_or_draw,
}


def test_a_position_with_one_field_broken_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    rng = random.Random(12)
    names = [field.name for field in fields(Position)]
    tried: Counter[str] = Counter()
    missed: Counter[str] = Counter()
    again = 0
    tables = ((3, {}), (4, {}), (3, {"first": "2", "spacing": "designer"}), (4, {"storing": "any", "deck": "r0"}))
    for seed in range(8):
        players, options = tables[seed % len(tables)]
        game = approdo.load("new-england", players, **options)
        for state in positions(game, seed, every=5):
            data = state.to_dict()
            for name in rng.sample(names, 8):
                value = broken(data, name, rng)
                if value == data[name]:
                    continue
                mutant = {**data, name: value}
                try:
                    accepted = game.state_from_dict(mutant)
                except BadState:
                    tried[name] += 1
                    continue
                if name in LEGAL_AGAIN and LEGAL_AGAIN[name](state, accepted) and plays_on(game, accepted, rng):
                    again += 1
                    continue
                tried[name] += 1
                missed[name] += 1
    total = tried.total()
    caught = 1 - missed.total() / total
    with capsys.disabled():
        print(f"\nnew-england: {total} broken positions, {caught:.1%} refused, {again} more were legal again", end=" ")
    assert caught >= WANTED, missed
    assert again < 0.12 * total, "legal positions are not to be an excuse"
    assert set(tried) == set(names), "every field was broken"


def plays_on(game: Game[Any], state: Position, rng: random.Random) -> bool:
    """A position that could come about is also played to an end without breaking."""
    after = state.clone()
    playout(game, after, rng)
    return not game.invariants(after)


# --- cases that were let in once ---


def late_position() -> tuple[Game[Any], Position]:
    game = approdo.load("new-england", 3, first="1")
    return game, [*positions(game, 5, every=1)][-40]


def test_land_that_does_not_hang_together_is_refused() -> None:
    game, state = late_position()
    far = next(bit for bit in BIT if not any(around_of(bit) & mask for mask in state.land))
    field = TERRAINS.index("field")
    state.land[field] |= far
    state.taken |= far
    state.gone[field] -= 1
    assert any("hang together" in problem for problem in game.invariants(state))


def around_of(bit: int) -> int:
    return bit | bit << 1 | bit >> 1 | bit << 12 | bit >> 12


def test_land_beside_another_familys_of_its_type_is_refused() -> None:
    game = approdo.load("new-england", 3, first="1")
    match = approdo.Match(game, seed=1)
    places = ("B2+C2", "F2+G2", "J2+K2", "B5+C5", "F5+G5", "J5+K5", "B8+C8", "F8+G8", "J8+K8")
    for place, terrain in zip(places, ["settlement"] * 3 + ["field"] * 3 + ["pasture"] * 3, strict=True):
        match.play(match.actors[0], f"place-start {terrain} {place}")
    state = match.state
    assert isinstance(state, Position)
    assert game.invariants(state) == []
    bridge = mask_of(["D2", "E2"])  # from the third seat's settlement to the second's
    owner = next(s for s in range(3) if state.land[s * 3] & mask_of(["B2"]))
    state.land[owner * 3] |= bridge
    state.taken |= bridge
    state.bag[0] -= 2
    assert any("another family" in problem for problem in game.invariants(state))
