"""New Salem as a Game: the table of decisions, and the faces that the rest of the program uses."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, ClassVar, cast

from approdo.core.actions import Action
from approdo.core.game import Chance, Decision, Game, Outcome, Part, Prompt, Refusal, Volunteering
from approdo.core.record import Record
from approdo.core.text import Arg
from approdo.games.new_salem import actions as a
from approdo.games.new_salem import aids, evaluate, insight, older, refusals, scoring, talk, traits, view
from approdo.games.new_salem.meta import INFO
from approdo.games.new_salem.rules import building, claims, effects, frames, on_buildings, on_players, town, triggering
from approdo.games.new_salem.shapes import Aids, Board, Effect
from approdo.games.new_salem.state import Position
from approdo.games.new_salem.telling import TELLING

_DRAW = (a.DrawBuilding,)

DECISIONS: dict[int, Decision | Chance] = {
    frames.DEAL_CHARACTER: Chance(
        "deal-character",
        ("ns.2.1", "ns.2.2"),
        (a.DealCharacter,),
        building.character_outcomes,
        building.deal_character,
    ),
    frames.DRAW_FIRST: Chance(
        "draw-first", ("ns.2.8",), (a.ChooseFirst,), building.first_outcomes, building.draw_first
    ),
    frames.DEAL: Chance("deal", ("ns.3.1",), _DRAW, building.top_outcomes, building.deal),
    frames.PICK: Decision("pick", ("ns.3.2", "ns.3.3"), (a.Build,), building.pick_legal, building.pick),
    frames.LAST_TWO: Decision(
        "last-two", ("ns.3.5",), (a.Keep, a.ReturnBoth), building.last_two_legal, building.last_two
    ),
    frames.DRAW_TOP: Chance("draw-top", ("ns.3.5", "ns.3.9"), _DRAW, building.top_outcomes, building.draw_top),
    frames.REMOVE: Decision("remove", ("ns.4.2", "ns.4.3"), (a.RemoveDespair,), town.remove_legal, town.remove),
    frames.OPEN_EVENT: Chance(
        "open-event", ("ns.5.1", "ns.5.2"), (a.DrawEvent,), triggering.event_outcomes, triggering.open_event
    ),
    frames.CHOOSE_TRIGGER: Decision(
        "trigger",
        ("ns.6.4", "ns.6.13"),
        (a.Trigger, a.EndPhase),
        triggering.trigger_legal,
        triggering.trigger,
    ),
    frames.TAKE: Decision("take", ("ns.4.8",), (a.TakeHope,), town.take_legal, town.take),
    frames.PLACE: Decision("place", ("ns.4.6", "ns.4.7"), (a.PlaceCubes,), town.place_legal, town.place),
    frames.NAME: Decision("name", ("ns.6.8",), (a.NameConstable,), triggering.name_legal, triggering.name),
    frames.CHOOSE_PLAYER: Decision(
        "choose-player", ("ns.6.5",), (a.ChoosePlayer,), on_players.player_legal, on_players.choose_player
    ),
    frames.CHOOSE_SITE: Decision(
        "choose-building", ("ns.6.5",), (a.ChooseBuilding,), on_buildings.site_legal, on_buildings.choose_site
    ),
    frames.PRAY: Decision("pray", ("ns.7.8",), (a.RemoveDespair,), town.pray_legal, town.pray),
    frames.FAMINE: Decision(
        "famine", ("ns.7.19",), (a.ReturnHope, a.AcceptDespair), effects.famine_legal, effects.famine
    ),
    frames.DRAW_FOUNDATION: Chance(
        "draw-foundation", ("ns.7.16",), _DRAW, building.top_outcomes, effects.draw_foundation
    ),
    frames.FOUND: Decision("found", ("ns.7.16",), (a.Build,), effects.found_legal, effects.found),
}


class NewSalem(Game[Position]):
    """The rules of New Salem for a number of players and a choice of options."""

    info = INFO
    space = a.SPACE
    decisions = tuple(replace(d, apply=frames.settled(d.apply)) for _, d in sorted(DECISIONS.items()))
    telling = TELLING
    volunteering = Volunteering(claims.volunteers, claims.volunteer_legal, claims.volunteer, claims.heard)
    crossroads: ClassVar[frozenset[int]] = frames.CROSSROADS
    # 5 x 40 triggers (ns.6.16) create at most 9 hope each, buildings 2 each: under 2,000 cubes, each given once a term.
    bound = 400_000
    older_rules: ClassVar[Mapping[str, Callable[[Record], Record]]] = {"1": older.from_rules_1}
    board_type: ClassVar[type] = Board
    aids_type: ClassVar[type] = Aids
    effect_type: ClassVar[type] = Effect

    def start(self) -> Position:
        """The table before the characters are dealt."""
        return building.start(
            self.players,
            self.options["trial"] == "cubes",
            bool(self.options["retrial"]),
            self.first,
        )

    def state_type(self) -> type[Position]:
        """The class of its positions."""
        return Position

    def refusal(self, state: Position, seat: int, action: Action) -> Refusal:
        """Why an action is not legal."""
        return refusals.refusal(state, seat, action)

    def explain(self, state: Position, seat: int, number: int) -> Refusal | None:
        """None for a legal action; otherwise why not, also to somebody who is not awaited."""
        refusal = super().explain(state, seat, number)
        if refusal is not None and refusal.code == "not-your-turn":
            return refusals.out_of_turn(state, seat, self.space.kind_of(number)) or refusal
        return refusal

    def prompt(self, state: Position, seat: int) -> Prompt | None:
        """What a seat is asked or waits for; who may give or speak meanwhile is told so, and nobody else."""
        prompt = super().prompt(state, seat)
        if prompt is not None and prompt.key == "wait-trigger":
            return replace(prompt, key=prompt.key + aids.invitation(state, seat))
        return prompt

    def prompt_args(self, state: Position, seat: int) -> Mapping[str, Arg]:
        """What the prompt mentions."""
        return aids.prompt_args(state, seat)

    def observe(self, state: Position, viewer: int) -> dict[str, Any]:
        """All that a viewer may know."""
        return cast(dict[str, Any], view.observe(state, viewer))

    def world(self, seen: Mapping[str, Any], rng: random.Random) -> Position:
        """A position that could be the true one."""
        options = self.options
        return view.world(cast(Board, seen), self.players, options["trial"] == "cubes", bool(options["retrial"]), rng)

    def guess(self, state: Position, seat: int, draw: Callable[[], int]) -> None:
        """Characters by what was built."""
        insight.guess(state, seat, draw)

    def graded(self, state: Position, seat: int) -> float:
        """How near a finished game came to be won."""
        return scoring.graded(state, seat)

    def scores(self, state: Position, viewer: int) -> list[list[Part]]:
        """Points so far: sets are public, buildings of one's types only where the character is known."""
        known = view.knows_characters(state, viewer)
        return [scoring.parts(state, s, bool(known >> s & 1) and state.characters[s] >= 0) for s in range(self.players)]

    def outcome(self, state: Position) -> Outcome:
        """The result."""
        return scoring.outcome(state)

    def invariants(self, position: Position) -> list[str]:
        """What does not add up."""
        from approdo.games.new_salem import invariants  # only for positions from outside: not read at every start

        return invariants.invariants(self, position)

    def evaluate(self, state: Position, seat: int) -> dict[str, float]:
        """How good a position is for a seat."""
        return evaluate.evaluate(state, seat)

    def traits(self, state: Position, seat: int) -> list[float]:
        """What the learned value looks at beside."""
        return traits.traits(state, seat)

    def aids(self, state: Position, viewer: int) -> dict[str, Any]:
        """What saves the player arithmetic."""
        return cast(dict[str, Any], aids.aids(state, viewer))

    def effect(self, state: Position, seat: int, number: int) -> dict[str, Any] | None:
        """What one action would do, in short."""
        return cast("dict[str, Any] | None", aids.effect(state, seat, number))

    def shortlist(self, state: Position, seat: int, numbers: list[int]) -> list[int]:
        """The actions worth a bot's look."""
        return evaluate.shortlist(state, seat, numbers)

    def answer(self, state: Position, seat: int) -> int | None:
        """What a bot says, asked or not."""
        return talk.word(state, seat)

    def may_speak(self, state: Position, seat: int) -> bool:
        """Whether a bot need be asked what it gives or says."""
        return talk.may_speak(state, seat)


GAME = NewSalem
