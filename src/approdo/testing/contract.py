"""Random games with every clause of the game interface checked after each step.

A broken clause raises AssertionError that names game, seed and step, so that it can be seen again.
"""

from __future__ import annotations

import json
import math
import random
import subprocess
import sys
from collections.abc import Mapping
from typing import Any

from approdo.core.actions import HOLD
from approdo.core.errors import BadOption, CannotUndo
from approdo.core.events import Events
from approdo.core.game import CHANCE, SPECTATOR, Game, Refusal
from approdo.core.info import GameInfo
from approdo.core.match import Match, replay
from approdo.core.registry import load
from approdo.core.state import State
from approdo.core.text import Arg, Texts, languages_of
from approdo.testing.secrecy import Aftermath, refused_alike, spelled, told, told_alike
from approdo.testing.shapes import conforms

SHAPES_EVERY = 14
"""Shapes do not change from step to step: looked at in so many of them, and at the end."""


def option_sets(info: GameInfo) -> list[dict[str, Any]]:
    """The default, every other value of every option alone, and all non-default values together where allowed."""
    sets: list[dict[str, Any]] = [{}]
    for option in info.options:
        sets += [{option.id: choice} for choice in option.choices if choice != option.default]
    everything = {o.id: next((c for c in o.choices if c != o.default), o.default) for o in info.options}
    for left_out in [None, *everything]:
        combined = {id: value for id, value in everything.items() if id != left_out}
        if combined not in sets:
            sets.append(combined)
    return sets


def loadable(info: GameInfo, players: int, options: Mapping[str, Any]) -> Game[Any] | None:
    """The game, or None when it refuses this combination of options."""
    try:
        return load(info.id, players, **options)
    except BadOption:
        return None


class _Walk:
    """One random game at the level of positions."""

    def __init__(self, game: Game[Any], seed: int, worlds_every: int, tries: int, legal_every: int) -> None:
        self.game = game
        self.seed = seed
        self.worlds_every = worlds_every
        self.legal_every = legal_every
        self.tries = tries
        self.rng = random.Random(seed)
        self.state: State = game.start()
        self.texts = {language: game.info.texts(language) for language in languages_of(game.info.package)}
        self.paragraphs = {p.id for p in game.info.rulebook("en").paragraphs}
        self.step = 0
        self.kept: list[tuple[State, str]] = []

    def expect(self, condition: object, problem: str) -> None:
        if not condition:
            options = dict(self.game.options)
            raise AssertionError(
                f"{self.game.info.id} x{self.game.players} {options} seed {self.seed} step {self.step}: {problem}"
            )

    def run(self) -> int:
        game = self.game
        while self.state.stack:
            self.step += 1
            self.expect(self.step <= game.bound, f"not over within the bound of {game.bound}")
            self.check_state()
            if game.chance_next(self.state):
                self.check_chance()
                self.check_telling(CHANCE, list(game.outcomes(self.state)[0]))
                self.go(CHANCE, game.draw(self.state, self.rng))
                continue
            if self.step % self.legal_every == 0:
                self.check_legal()
            if self.step % self.worlds_every == 0:
                self.check_worlds()
                for seat in range(game.players):
                    self.check_telling(seat, game.legal(self.state, seat))
            self.volunteers()
            seat = self.rng.choice(game.actors(self.state))
            self.go(seat, self.rng.choice(game.legal(self.state, seat)))
        self.check_state()
        self.check_worlds()
        self.check_outcome()
        for state, fingerprint in self.kept:
            self.expect(state.hash() == fingerprint, "an earlier clone changed: something is shared")
        return self.step

    def check_telling(self, seat: int, numbers: list[int]) -> None:
        """What looks equal afterwards must be told in equal words; a few actions stand for all."""
        if self.step % self.worlds_every == 0:
            few = self.rng.sample(numbers, min(self.tries + 1, len(numbers)))
            problems = told_alike(self.game, self.state, seat, few)
            self.expect(not problems, "; ".join(problems[:1]))

    def volunteers(self) -> None:
        """Each volunteer is asked once per awaited decision and may hold; who is awaited must not change."""
        for seat in self.game.volunteers(self.state):
            before = self.game.awaited(self.state)
            spoken = [n for n in self.game.legal(self.state, seat) if n >= self.game.space.volunteer_from]
            if spoken and self.rng.random() < 0.5:
                self.go(seat, self.rng.choice(spoken))
                self.expect(self.game.awaited(self.state) == before, "a volunteer changed who is awaited")

    def go(self, seat: int, number: int) -> None:
        if self.rng.random() < 0.1:
            self.kept.append((self.state.clone(), self.state.hash()))
        out = Events()
        silent = self.state.clone()
        self.game.apply(silent, seat, number)
        self.game.apply(self.state, seat, number, out)
        self.expect(silent.hash() == self.state.hash(), "events change what happens")
        for event in out:
            self.check_rules(f"event {event.kind}", event.rules)
            for viewer in (SPECTATOR, *range(self.game.players)):
                seen = event.seen_by(viewer)
                self.check_text(seen["key"], seen["args"])

    def check_state(self) -> None:
        game, state = self.game, self.state
        wrong = game.invariants(state)
        self.expect(not wrong, f"invariants: {wrong}")
        if self.step % 10 == 1:
            data = json.loads(json.dumps(state.to_dict()))
            self.expect(game.state_from_dict(data).hash() == state.hash(), "to_dict / from_dict is no round trip")

    def check_chance(self) -> None:
        numbers, weights = self.game.outcomes(self.state)
        self.expect(len(numbers) == len(weights) > 0, "chance without outcomes")
        self.expect(len(set(numbers)) == len(numbers), "an outcome stands twice")
        self.expect(all(type(w) is int and w > 0 for w in weights), "weights are whole numbers above 0")
        self.round_trip(self.rng.choice(list(numbers)))

    def check_legal(self) -> None:
        game, state = self.game, self.state
        fingerprint = state.hash()
        for seat in range(game.players):
            numbers = game.legal(state, seat)
            self.expect(len(set(numbers)) == len(numbers), "a legal action stands twice")
            if seat in game.actors(state):
                self.expect(numbers, f"seat {seat} is awaited and has no legal action")
            for number in self.rng.sample(numbers, min(self.tries, len(numbers))):
                self.expect(number != HOLD, "holding is never legal in itself")
                self.round_trip(number)
                self.check_description(game.space.describe(number))
                trial = state.clone()
                game.apply(trial, seat, number)
                self.expect(not game.invariants(trial), f"{game.space.notation(number)}: {game.invariants(trial)}")
                self.expect(game.explain(state, seat, number) is None, "a legal action is explained away")
            for _ in range(self.tries):
                number = self.rng.randrange(game.space.size)
                if number not in numbers:
                    self.check_refusal(seat, number, game.explain(state, seat, number))
            for number in self.near_misses(numbers):
                self.check_refusal(seat, number, game.explain(state, seat, number))
        self.expect(state.hash() == fingerprint, "asking changed the position")

    def near_misses(self, numbers: list[int]) -> list[int]:
        """Actions next to legal ones: the likeliest wishes that are refused."""
        near = {n + d for n in numbers[:3] + numbers[-3:] for d in (-1, 1)} - set(numbers)
        return [n for n in near if 0 < n < self.game.space.size]

    def same_kinds(self) -> list[int]:
        """Some actions of the kinds that are asked for now, legal or not."""
        if not self.state.stack:
            return []
        space = self.game.space
        found = []
        for kind in self.game.decision(self.state).actions:
            first, count = space.base(kind), math.prod(domain.size for domain in kind.described().values())
            found += [first + self.rng.randrange(count) for _ in range(self.tries)]
        return found

    def check_refusal(self, seat: int, number: int, refusal: Refusal | None) -> None:
        named = f"{self.game.space.notation(number)} by seat {seat}"
        self.expect(refusal is not None, f"{named} is not legal, yet not explained")
        assert refusal is not None
        if refusal.code != "game-over":
            self.expect(refusal.rules, f"the refusal of {named} ({refusal.code}) cites no paragraph")
        self.check_rules(f"refusal {refusal.code}", refusal.rules)
        self.check_text(f"refusal-{refusal.code}", refusal.args)

    def round_trip(self, number: int) -> None:
        space = self.game.space
        action = space.decode(number)
        self.expect(space.encode(action) == number, f"id {number} -> action -> id")
        self.expect(
            space.from_json(json.loads(json.dumps(space.to_json(number)))) == action, "action -> JSON -> action"
        )
        self.expect(
            space.parse(space.notation(number)) == action, f"notation '{space.notation(number)}' is read otherwise"
        )

    def check_worlds(self) -> None:
        """What a viewer sees of a world drawn from his observation is what he sees of the true position."""
        game, state = self.game, self.state
        for viewer in (SPECTATOR, *range(game.players)):
            view = game.view(state, viewer)
            seen = game.observe(state, viewer)
            plain = json.loads(json.dumps(seen))
            self.expect(plain == seen, f"viewer {viewer}: the observation does not survive JSON")
            world = game.world(plain, random.Random(self.rng.random()))
            wrong = game.invariants(world)
            self.expect(not wrong, f"viewer {viewer}: a world breaks invariants: {wrong}")
            self.compare(f"viewer {viewer}", view, game.view(world, viewer))
            if self.step % SHAPES_EVERY == 0 or not state.stack:
                self.check_shapes(view)
            if viewer in game.actors(state):
                self.check_same_events(viewer, world)
            if game.info.secrets:  # without them the world is the truth
                waits = game.listens(state) == game.listens(world)
                self.expect(waits, f"viewer {viewer}: whether the table waits for volunteers tells a secret")
                for seat in game.actors(state):
                    self.check_heard(viewer, seat, world)
            if viewer >= 0:
                self.check_ahead(viewer, world)
                wishes = {self.rng.randrange(1, game.space.size) for _ in range(4 * self.tries)}
                wishes |= set(self.near_misses(game.legal(state, viewer))) | set(self.same_kinds())
                problems = refused_alike(game, state, world, viewer, sorted(wishes))
                self.expect(not problems, "; ".join(problems[:1]))
            if view["prompt"]:
                self.check_text(view["prompt"]["key"], view["prompt"]["args"])
                self.check_rules("prompt", view["prompt"]["rules"])
            for parts in view["scores"]:
                for part in parts:
                    self.check_text(f"score-{part['part']}", part["args"])

    def check_shapes(self, view: Mapping[str, Any]) -> None:
        """What is shown has exactly the shapes that the game declares: the browser's types follow from them."""
        game = self.game
        wrong = conforms(view["board"], game.board_type, "board") + conforms(view["aids"], game.aids_type, "aids")
        told = [offer["effect"] for offer in view["legal"] if "effect" in offer]
        for effect in self.rng.sample(told, min(self.tries, len(told))):
            wrong += conforms(effect, game.effect_type, "effect")
        self.expect(not wrong, f"not as declared: {wrong[:3]}")

    def check_same_events(self, viewer: int, world: State) -> None:
        """An action that reveals nothing tells its actor the same in the world and in truth."""
        game = self.game
        number = self.rng.choice(game.legal(self.state, viewer))
        truth, other = self.state.clone(), world.clone()
        out, out_there = Events(), Events()
        game.apply(truth, viewer, number, out)
        game.apply(other, viewer, number, out_there)
        if not out.barrier and viewer in game.actors(truth):
            self.expect(
                spelled(told(out, viewer)) == spelled(told(out_there, viewer)),
                f"seat {viewer}: the events of {game.space.notation(number)} tell a secret",
            )

    def check_heard(self, viewer: int, seat: int, world: State) -> None:
        """What others do tells a viewer nothing that he could not see afterwards as well."""
        game = self.game
        possible = sorted({*game.legal(self.state, seat)} & {*game.legal(world, seat)})
        if not possible:
            return
        number = self.rng.choice(possible)
        truth, other = Aftermath(game, self.state, seat, number), Aftermath(game, world, seat, number)
        how = truth.told_apart(other, viewer)
        self.expect(not how, f"{truth.name} by seat {seat} tells viewer {viewer} what he does not see: {how}")

    def check_ahead(self, viewer: int, world: State) -> None:
        """A next turn that one may look at is one's own, can be played, and follows from what one sees."""
        game, fingerprint = self.game, self.state.hash()
        then, there = game.ahead(self.state, viewer), game.ahead(world, viewer)
        self.expect(self.state.hash() == fingerprint, "looking ahead changed the position")
        self.expect((then is None) == (there is None), f"viewer {viewer}: whether one may look ahead tells a secret")
        if then is None or there is None:
            return
        self.expect(game.actors(then) == (viewer,), f"viewer {viewer}: the turn ahead is somebody else's")
        self.expect(game.legal(then, viewer), f"viewer {viewer}: nothing can be done in the turn ahead")
        if game.info.secrets:
            self.compare(f"viewer {viewer} ahead", game.view(then, viewer), game.view(there, viewer))

    def compare(self, who: str, true_view: Any, world_view: Any, path: str = "") -> None:
        if spelled(true_view) == spelled(world_view):
            return
        if isinstance(true_view, dict) and isinstance(world_view, dict) and list(true_view) == list(world_view):
            for key in true_view:
                self.compare(who, true_view[key], world_view[key], f"{path}.{key}")
        elif isinstance(true_view, list) and isinstance(world_view, list) and len(true_view) == len(world_view):
            for index, (mine, other) in enumerate(zip(true_view, world_view, strict=True)):
                self.compare(who, mine, other, f"{path}[{index}]")
        self.expect(
            False, f"{who}: view{path} leaks: {str(true_view)[:120]} against {str(world_view)[:120]} in a world"
        )

    def check_outcome(self) -> None:
        outcome = self.game.outcome(self.state)
        seats = sorted(seat for group in outcome.ranking for seat in group)
        self.expect(seats == list(range(self.game.players)), "the ranking does not list every seat once")
        self.expect(set(outcome.winners) <= set(seats), "a winner without a seat")
        for score, parts in zip(outcome.scores, outcome.breakdown, strict=True):
            self.expect(score == sum(p.value for p in parts), f"{score} is not the sum of its parts {parts}")
            for part in parts:
                self.check_text(f"score-{part.part}", part.args)
        self.check_text(f"end-{outcome.reason}", {})

    def check_rules(self, what: str, rules: Any) -> None:
        unknown = set(rules) - self.paragraphs
        self.expect(not unknown, f"{what} cites paragraphs that do not exist: {sorted(unknown)}")

    def check_text(self, key: str, args: Mapping[str, Arg]) -> None:
        for texts in self.texts.values():
            self.expect(key in texts, f"no text '{key}' in {texts.language}")
            missing = texts.variables(key) - set(args)
            self.expect(not missing, f"text '{key}' in {texts.language} wants {sorted(missing)}, given {sorted(args)}")
            for arg in args.values():
                self.check_arg(texts, arg)

    def check_arg(self, texts: Texts, arg: Arg) -> None:
        if isinstance(arg, list):
            for item in arg:
                self.check_arg(texts, item)
        elif isinstance(arg, dict) and "label" in arg:
            self.check_text(arg["label"], arg.get("args", {}))

    def check_description(self, described: Arg) -> None:
        for texts in self.texts.values():
            self.check_arg(texts, described)


def check_position_walk(game: Game[Any], seed: int, worlds_every: int = 7, tries: int = 3, legal_every: int = 1) -> int:
    """Play one random game and check every clause at every step; how many steps it took.

    What is dear to ask can be asked less often: worlds (`worlds_every`), what is legal and refused (`legal_every`).
    """
    return _Walk(game, seed, worlds_every, tries, legal_every).run()


def check_match(game: Game[Any], seed: int) -> None:
    """Play a random match with undos on the way; its record replays to the same hashes and views."""
    rng = random.Random(seed)
    match = Match(game, seed=seed)
    where = f"{game.info.id} x{game.players} seed {seed}"
    past: dict[int, list[Any]] = {}
    while not match.over:
        seat = rng.choice(match.actors)
        before, step, log = match.state.hash(), match.step, len(match.log)
        barred = not match.can_undo(seat)
        shown = _shown(match)
        match.play(seat, rng.choice(match.legal(seat).ids))
        if match.can_undo(seat) and rng.random() < 0.3:
            match.undo(seat)
            assert match.state.hash() == before, f"{where} step {step}: undo does not give the position back"
            assert (match.step, len(match.log)) == (step, log), f"{where} step {step}: undo leaves traces"
            assert match.can_undo(seat) != barred, f"{where} step {step}: undo crosses a barrier"
            for viewer, then, now in zip((SPECTATOR, *range(game.players)), shown, _shown(match), strict=True):
                assert then == now, f"{where} step {step}: undo shows viewer {viewer} something else than before"
            match.play(seat, rng.choice(match.legal(seat).ids))
        if rng.random() < 0.05:
            past[match.step] = _shown(match)
        _check_barriers(match, where)
    record = match.record()
    again = replay(record.to_json())
    assert again.state.hash() == match.state.hash(), f"{where}: the replay ends elsewhere"
    assert again.log == match.log, f"{where}: the replay tells other events"
    for viewer in (SPECTATOR, *range(game.players)):
        assert again.view(viewer)["board"] == match.view(viewer)["board"], f"{where}: the replay looks different"
    for step, then in past.items():
        assert _shown(replay(record, upto=step)) == then, f"{where} step {step}: looking back shows something else"
    half = replay(record, upto=len(record.entries) // 2)
    resumed = Match.resume(json.loads(json.dumps(half.snapshot())), log=half.log)
    assert resumed.state.hash() == half.state.hash(), f"{where}: resuming changes the position"
    for seat in range(game.players):
        assert resumed.can_undo(seat) == half.can_undo(seat), f"{where}: resuming changes what can be undone"


def _shown(match: Match) -> list[Any]:
    """All that every viewer has before his eyes: the board and the log."""
    return [
        (match.game.observe(match.state, viewer), match.events(viewer))
        for viewer in (SPECTATOR, *range(match.game.players))
    ]


def _check_barriers(match: Match, where: str) -> None:
    """Nobody can undo past chance: the last entry by chance is always behind the barrier."""
    for seat in range(match.game.players):
        if match.can_undo(seat):
            mine = max(i for i, (by, _) in enumerate(match.entries) if by == seat)
            later = match.entries[mine:]
            assert all(by != CHANCE for by, _ in later), f"{where} step {match.step}: undo would cross chance"
        else:
            try:
                match.undo(seat)
            except CannotUndo:
                continue
            raise AssertionError(f"{where} step {match.step}: undo worked although it cannot")


_SECOND_PROCESS = """
import random, sys, approdo
game = approdo.load(sys.argv[1], int(sys.argv[2]))
match, rng = approdo.Match(game, seed=int(sys.argv[3])), random.Random(int(sys.argv[3]))
while not match.over:
    seat = rng.choice(match.actors)
    match.play(seat, rng.choice(match.legal(seat).ids))
print(match.record().to_json())
"""


def check_same_in_second_process(info: GameInfo, players: int, seed: int) -> None:
    """The same seed gives the same record in two processes, whatever their hash seeds."""
    records = [
        subprocess.run(
            [sys.executable, "-c", _SECOND_PROCESS, info.id, str(players), str(seed)],
            capture_output=True,
            text=True,
            check=True,
            timeout=120,
            env={"PYTHONHASHSEED": hash_seed, "PYTHONPATH": ":".join(filter(None, sys.path))},
        ).stdout
        for hash_seed in ("1", "2")
    ]
    assert records[0] == records[1], f"{info.id} x{players} seed {seed}: two processes disagree"
