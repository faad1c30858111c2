"""The contract suite finds what it is there to find: games broken on purpose do not pass it."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar

import pytest

import approdo
from approdo.core.actions import Action
from approdo.core.events import Events
from approdo.core.game import Chance, Part, Refusal
from approdo.core.text import Texts, parse_ftl
from approdo.games.new_haven import actions as a
from approdo.games.new_haven import components as c
from approdo.games.new_haven.game import NewHaven
from approdo.games.new_haven.state import Position
from approdo.games.new_salem import actions as ns
from approdo.games.new_salem.game import NewSalem
from approdo.games.new_salem.state import Position as Town
from approdo.games.terra_nova.game import TerraNova
from approdo.testing import check_match, check_position_walk, check_texts_address, check_worlds_fair
from approdo.testing.secrecy import disparity


def walk(broken: type[NewHaven]) -> None:
    check_position_walk(broken(2), seed=3, worlds_every=2)


def test_a_view_that_shows_a_rivals_hand_is_found() -> None:
    class Leaky(NewHaven):
        def aids(self, state: Position, viewer: int) -> dict[str, Any]:
            return {"rival": state.hand[24 * (1 - max(viewer, 0)) : 24 * (2 - max(viewer, 0))]}

    with pytest.raises(AssertionError, match=r"view\.aids.* leaks"):
        walk(Leaky)


def test_a_count_of_the_bag_that_tells_more_than_its_size_is_found() -> None:
    class Leaky(NewHaven):
        def effect(self, state: Position, seat: int, number: int) -> dict[str, Any] | None:
            return {"wheat_in_bag": sum(state.bag[18:])}

    with pytest.raises(AssertionError, match=r"view\.legal.* leaks"):
        walk(Leaky)


def test_a_handler_that_loses_a_building_is_found() -> None:
    class Lossy(NewHaven):
        def apply(self, state: Position, seat: int, number: int, out: Any = None) -> None:
            super().apply(state, seat, number, out)
            if seat >= 0 and state.offer[0] >= 0:
                state.offer[0] = -1

    with pytest.raises(AssertionError, match="buildings do not add up"):
        walk(Lossy)


def test_a_clone_that_shares_a_list_is_found() -> None:
    class Shared(NewHaven):
        def start(self) -> Position:
            state = super().start()
            state.__class__ = _SharingPosition
            return state

    with pytest.raises(AssertionError):
        walk(Shared)


class _SharingPosition(Position):
    __slots__ = ()

    def clone(self) -> Position:  # type: ignore[override]
        copy = super().clone()
        copy.track = self.track
        copy.hand = self.hand
        return copy


def test_a_view_that_is_not_as_declared_is_found() -> None:
    class Sloppy(NewHaven):
        def observe(self, state: Position, viewer: int) -> dict[str, Any]:
            return {**super().observe(state, viewer), "extra": 1}

    with pytest.raises(AssertionError, match=r"not as declared: .*'extra' is not in Board"):
        walk(Sloppy)


def test_an_effect_that_is_not_as_declared_is_found() -> None:
    class Sloppy(NewHaven):
        def effect(self, state: Position, seat: int, number: int) -> dict[str, Any] | None:
            effect = super().effect(state, seat, number)
            return effect and {**effect, "gain": "much"}

    with pytest.raises(AssertionError, match=r"not as declared: .*effect"):
        walk(Sloppy)


def test_a_refusal_without_a_paragraph_is_found() -> None:
    class Silent(NewHaven):
        def refusal(self, state: Position, seat: int, action: approdo.Action) -> approdo.Refusal:
            return approdo.Refusal("bag-empty", ())

    with pytest.raises(AssertionError, match="cites no paragraph"):
        walk(Silent)


def test_a_game_that_never_ends_is_found() -> None:
    class Endless(NewHaven):
        bound = 60

    with pytest.raises(AssertionError, match="not over within the bound"):
        walk(Endless)


def test_the_sound_game_passes() -> None:
    assert check_position_walk(NewHaven(2), seed=3, worlds_every=2) > len(c.SPACES)


# --- what is said: events, refusals, prompts, scores, offers ---


def town_walk(broken: type[NewSalem]) -> None:
    check_position_walk(broken(3), seed=3, worlds_every=2)


def rivals_tiles(state: Position, seat: int) -> list[int]:
    return sorted(state.tiles[3 * (1 - seat) : 3 * (1 - seat) + 3])


def test_a_public_event_that_tells_a_sealed_choice_is_found() -> None:
    class Talkative(NewSalem):
        def apply(self, state: Town, seat: int, number: int, out: Events | None = None) -> None:
            if out is not None and self.space.kind_of(number) is ns.Build:
                out.add("round", "ns.3.1", seat=seat, round=number, dealt=0)
            super().apply(state, seat, number, out)

    with pytest.raises(AssertionError, match=r"sees no difference between .* but the events tell it"):
        town_walk(Talkative)


def test_a_public_event_that_tells_a_secret_draw_is_found() -> None:
    class Talkative(NewHaven):
        def apply(self, state: Position, seat: int, number: int, out: Events | None = None) -> None:
            if out is not None and seat < 0 and "tile" in self.space.notation(number):
                out.add("flipped", "nh.1.1", seat=0, space="a1", tile=self.space.notation(number))
            super().apply(state, seat, number, out)

    with pytest.raises(AssertionError, match=r"sees no difference between .* but the events tell it"):
        walk(Talkative)


def test_a_public_event_that_tells_what_the_actor_holds_is_found() -> None:
    """It tells the same whatever is done, so no two actions can be held against each other."""

    class Leaky(NewHaven):
        def apply(self, state: Position, seat: int, number: int, out: Events | None = None) -> None:
            if out is not None and seat >= 0:
                held = sorted(state.tiles[3 * seat : 3 * seat + 3])
                out.add("flipped", "nh.1.1", seat=seat, space="a1", rows=f"{held}", tile="")
            super().apply(state, seat, number, out)

    with pytest.raises(AssertionError, match=r"tells viewer -?\d what he does not see"):
        walk(Leaky)


def test_a_turn_ahead_that_tells_a_secret_is_found() -> None:
    class Leaky(NewHaven):
        def ahead(self, state: Position, seat: int) -> Position | None:
            return super().ahead(state, seat) if sum(rivals_tiles(state, seat)) % 2 else None

    with pytest.raises(AssertionError, match="whether one may look ahead tells a secret"):
        walk(Leaky)


def test_a_turn_ahead_of_somebody_else_is_found() -> None:
    class Hasty(TerraNova):
        def ahead(self, state: Any, seat: int) -> Any:
            return super().ahead(state, 1 - seat)

    with pytest.raises(AssertionError, match="the turn ahead is somebody else's"):
        check_position_walk(Hasty(2), seed=3, worlds_every=2)


def test_an_undo_that_is_barred_by_a_secret_is_found() -> None:
    class Telltale(NewSalem):
        def apply(self, state: Town, seat: int, number: int, out: Events | None = None) -> None:
            super().apply(state, seat, number, out)
            if out is not None and self.space.kind_of(number) is ns.Build and number % 2:
                out.barrier = True

    with pytest.raises(AssertionError, match="one of them can be undone and the other cannot"):
        town_walk(Telltale)


def test_an_undo_that_lingers_by_a_secret_is_found() -> None:
    class Telltale(NewSalem):
        def apply(self, state: Town, seat: int, number: int, out: Events | None = None) -> None:
            super().apply(state, seat, number, out)
            if out is not None and self.space.kind_of(number) is ns.Build and number % 2:
                out.lingers = True

    with pytest.raises(AssertionError, match="one of them can be undone and the other cannot"):
        town_walk(Telltale)


def test_a_step_that_is_taken_only_because_of_a_secret_is_found() -> None:
    """Nothing shows, but every view has the number of the step."""

    def drawn(state: Position, seat: int, number: int, out: Events | None) -> None:
        state.stack.pop()

    class Telltale(NewHaven):
        idle = Chance("first", ("nh.0.15",), (a.ChooseFirst,), lambda state: ([1], [1]), drawn)
        decisions = (*NewHaven.decisions, idle)

        def apply(self, state: Position, seat: int, number: int, out: Events | None = None) -> None:
            odd = seat >= 0 and sum(state.tiles[3 * seat : 3 * seat + 3]) % 2
            super().apply(state, seat, number, out)
            if odd:
                state.stack.append((len(NewHaven.decisions), 0))

        def invariants(self, state: Position) -> list[str]:
            return []

    with pytest.raises(AssertionError, match=r"the number of steps tells it: \d against \d"):
        walk(Telltale)


def test_names_in_an_order_that_tells_a_secret_are_found() -> None:
    class Telltale(NewHaven):
        def prompt_args(self, state: Position, seat: int) -> Mapping[str, Any]:
            args = {**super().prompt_args(state, seat), "one": 1, "two": 2}
            return args if sum(rivals_tiles(state, seat)) % 2 else dict(reversed(args.items()))

    with pytest.raises(AssertionError, match=r"view\.prompt\.args leaks"):
        walk(Telltale)


def test_events_with_names_in_an_order_that_tells_a_secret_are_found() -> None:
    class Telltale(NewHaven):
        def apply(self, state: Position, seat: int, number: int, out: Events | None = None) -> None:
            odd = seat >= 0 and sum(rivals_tiles(state, seat)) % 2
            super().apply(state, seat, number, out)
            if out is not None and odd:
                out[:] = [replace(event, args=dict(reversed(event.args.items()))) for event in out]

    with pytest.raises(AssertionError, match="the events tell it"):
        walk(Telltale)


def test_a_number_that_is_a_truth_value_because_of_a_secret_is_found() -> None:
    """To Python 1 and True are equal, to whoever reads the JSON they are not."""

    class Telltale(NewHaven):
        def prompt_args(self, state: Position, seat: int) -> Mapping[str, Any]:
            return {**super().prompt_args(state, seat), "one": 1 if sum(rivals_tiles(state, seat)) % 2 else True}

    with pytest.raises(AssertionError, match=r"view\.prompt\.args\.one leaks"):
        walk(Telltale)


def test_a_table_that_waits_for_volunteers_because_of_a_secret_is_found() -> None:
    class Telltale(NewSalem):
        assert NewSalem.volunteering is not None
        volunteering: ClassVar[Any] = replace(NewSalem.volunteering, heard=lambda state: state.characters[0] % 2 == 1)

    with pytest.raises(AssertionError, match="whether the table waits for volunteers tells a secret"):
        town_walk(Telltale)


def test_a_refusal_that_quotes_a_rivals_secret_is_found() -> None:
    class Telltale(NewHaven):
        def refusal(self, state: Position, seat: int, action: Action) -> Refusal:
            known = super().refusal(state, seat, action)
            return replace(known, args={**known.args, "rival": rivals_tiles(state, seat)[-1]})

    with pytest.raises(AssertionError, match=r"the refusal of .* tells a secret"):
        walk(Telltale)


def test_a_refusal_whose_reason_depends_on_a_secret_is_found() -> None:
    class Telltale(NewHaven):
        def refusal(self, state: Position, seat: int, action: Action) -> Refusal:
            return Refusal("bag-empty", ("nh.1.4" if sum(rivals_tiles(state, seat)) % 2 else "nh.1.1",))

    with pytest.raises(AssertionError, match=r"the refusal of .* tells a secret"):
        walk(Telltale)


def test_a_prompt_that_tells_a_secret_is_found() -> None:
    class Telltale(NewHaven):
        def prompt_args(self, state: Position, seat: int) -> Mapping[str, Any]:
            return {**super().prompt_args(state, seat), "rival": rivals_tiles(state, seat)[-1]}

    with pytest.raises(AssertionError, match=r"view\.prompt.* leaks"):
        walk(Telltale)


def test_an_effect_that_tells_a_secret_is_found() -> None:
    """An action's words follow from the action alone; what it would bring is asked of the position."""

    class Telltale(NewHaven):
        def effect(self, state: Position, seat: int, number: int) -> dict[str, Any] | None:
            effect = super().effect(state, seat, number)
            return effect and {**effect, "cost": rivals_tiles(state, seat)[-1]}

    with pytest.raises(AssertionError, match=r"view\.legal.*effect.* leaks"):
        walk(Telltale)


def test_a_score_that_tells_a_secret_is_found() -> None:
    class Telltale(NewSalem):
        def scores(self, state: Town, viewer: int) -> list[list[Part]]:
            return [
                [replace(p, value=p.value + state.characters[0]) for p in ps] for ps in super().scores(state, viewer)
            ]

    with pytest.raises(AssertionError, match=r"view\.scores.* leaks"):
        town_walk(Telltale)


def test_a_volunteer_who_is_offered_more_because_of_a_secret_is_found() -> None:
    def offered(state: Town, seat: int) -> list[int]:
        assert NewSalem.volunteering is not None
        numbers = NewSalem.volunteering.legal(state, seat)
        return numbers[1:] if state.characters[(seat + 1) % state.players] % 2 else numbers

    class Telltale(NewSalem):
        assert NewSalem.volunteering is not None
        volunteering: ClassVar[Any] = replace(NewSalem.volunteering, legal=offered)

    with pytest.raises(AssertionError, match=r"view\.legal.* leaks"):
        town_walk(Telltale)


# --- worlds ---


def test_fair_worlds_pass() -> None:
    assert check_worlds_fair(NewHaven(2), 0, samples=150) > 50


def test_a_world_that_is_always_the_same_is_found() -> None:
    class Stubborn(NewHaven):
        def world(self, seen: Mapping[str, Any], rng: random.Random) -> Position:
            return super().world(seen, random.Random(str(seen)))

    with pytest.raises(AssertionError, match="same world is drawn again and again"):
        check_worlds_fair(Stubborn(2), 0, samples=60)


def test_a_world_in_which_a_tile_lies_too_often_in_a_rivals_hand_is_found() -> None:
    class Biased(NewHaven):
        def world(self, seen: Mapping[str, Any], rng: random.Random) -> Position:
            worlds = [super(Biased, self).world(seen, rng) for _ in range(8)]
            return min(worlds, key=lambda world: min(t for t in world.tiles[3:6] if t >= 0))

    with pytest.raises(AssertionError, match=r"worlds are biased in \w+\[\d+\]"):
        check_worlds_fair(Biased(2), 0)


def test_a_world_that_never_makes_the_constable_a_witch_is_found() -> None:
    """A character that could be anywhere is never where the bot would fear it."""

    class Blind(NewSalem):
        def world(self, seen: Mapping[str, Any], rng: random.Random) -> Town:
            for _ in range(30):
                world = super().world(seen, rng)
                if world.characters[1] < world.characters[2]:
                    break
            return world

    with pytest.raises(AssertionError, match=r"worlds are biased in characters"):
        check_worlds_fair(Blind(3), 0)


def test_a_game_without_secrets_whose_worlds_are_not_the_truth_is_found() -> None:
    class Forgetful(TerraNova):
        def world(self, seen: Mapping[str, Any], rng: random.Random) -> Any:
            return self.start()

    with pytest.raises(AssertionError, match="a game without secrets has worlds"):
        check_worlds_fair(Forgetful(2), 0, decisions=3, samples=20)


def test_disparity_finds_what_is_no_accident_and_nothing_else() -> None:
    rng = random.Random(1)
    dice = [[rng.randrange(6) for _ in range(600)] for _ in range(40)]
    assert max(disparity(dice[0], other) for other in dice[1:]) < 4
    loaded = [min(rng.randrange(6), rng.randrange(6)) for _ in range(600)]
    assert disparity(dice[0], loaded) > 6
    assert disparity([1, 2, 3], [3, 2, 1]) == 0


# --- undo and looking back ---


def test_an_undo_that_shows_something_else_is_found() -> None:
    class Counting(NewHaven):
        done = 0

        def apply(self, state: Position, seat: int, number: int, out: Events | None = None) -> None:
            Counting.done += 1
            super().apply(state, seat, number, out)

        def observe(self, state: Position, viewer: int) -> dict[str, Any]:
            return {**super().observe(state, viewer), "done": Counting.done}

    with pytest.raises(AssertionError, match="undo shows viewer -2 something else"):
        check_match(Counting(2), seed=1)


def test_a_past_that_looks_different_from_the_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[bool] = []

    def observe(self: NewHaven, state: Position, viewer: int) -> dict[str, Any]:
        if not state.stack:
            ended.append(True)
        return {**real(self, state, viewer), "known": bool(ended)}

    real = NewHaven.observe
    monkeypatch.setattr(NewHaven, "observe", observe)
    with pytest.raises(AssertionError, match="looking back shows something else"):
        check_match(NewHaven(2), seed=2)


def test_an_event_that_calls_its_reader_you_in_the_form_of_a_name_is_found() -> None:
    class Rude:
        """New Haven's texts, and a line that would read "you takes a tile"."""

        package, id = NewHaven.info.package, NewHaven.info.id

        def texts(self, language: str) -> Texts:
            sound = NewHaven.info.texts(language).messages
            return Texts(language, {**sound, **parse_ftl("event-odd = { $player } takes a tile.", "odd")})

    with pytest.raises(AssertionError, match="'event-odd' in en needs a form for"):
        check_texts_address(Rude())  # type: ignore[arg-type]
