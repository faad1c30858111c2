"""The interface between a game's rules and everything else.

Rules are functions on a state, one legal generator and one handler per kind of decision, gathered in a
table. Nothing outside a game's package knows its rules: legality is asked here and nowhere else.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from bisect import bisect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import accumulate
from typing import Any, ClassVar, Generic, TypeVar

from approdo.core.actions import HOLD, Action, ActionSpace
from approdo.core.errors import BadOption, BadPlayers, BadState
from approdo.core.events import Events
from approdo.core.info import GameInfo, Value
from approdo.core.record import Record
from approdo.core.state import State
from approdo.core.telling import Telling
from approdo.core.text import Arg, Texts, label

CHANCE = -1
"""The seat of chance in logs and records."""
SPECTATOR = -2
"""The viewer who has no seat."""

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Refusal:
    """Why not: a code, the values that matter, and the paragraphs that forbid it."""

    code: str
    rules: tuple[str, ...]
    args: Mapping[str, Arg] = field(default_factory=dict)

    def text(self, in_texts: Texts, names: Sequence[str] = ()) -> str:
        """The reason in words."""
        return in_texts.render(f"refusal-{self.code}", self.args, names)


@dataclass(frozen=True)
class Prompt:
    """What a seat is asked to do, with the paragraphs it follows."""

    key: str
    rules: tuple[str, ...]
    args: Mapping[str, Arg] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """The prompt as JSON."""
        return {"key": self.key, "args": dict(self.args), "rules": list(self.rules)}


@dataclass(frozen=True)
class Part:
    """One line of a score: `score-<part>` in the texts, its value, and what it is about."""

    part: str
    value: int
    args: Mapping[str, Arg] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """The line as JSON."""
        return {"part": self.part, "value": self.value, "args": dict(self.args)}


@dataclass(frozen=True)
class Outcome:
    """How a game ended. `ranking` lists groups of seats, the best first; a group shares its rank."""

    scores: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    breakdown: tuple[tuple[Part, ...], ...]
    reason: str
    winners: tuple[int, ...]
    """Usually the first group of the ranking; empty where the rules let everybody lose."""

    def to_json(self) -> dict[str, Any]:
        """The outcome as JSON."""
        return {
            "scores": list(self.scores),
            "ranking": [list(group) for group in self.ranking],
            "breakdown": [[part.to_json() for part in parts] for parts in self.breakdown],
            "reason": self.reason,
            "winners": list(self.winners),
        }


def ranked(keys: Sequence[Any]) -> tuple[tuple[int, ...], ...]:
    """Seats grouped by key, the greatest key first: the ranking of an Outcome."""
    groups: dict[Any, list[int]] = {}
    for seat, key in enumerate(keys):
        groups.setdefault(key, []).append(seat)
    return tuple(tuple(groups[key]) for key in sorted(groups, reverse=True))


def decided_at(keys: Sequence[Sequence[Any]]) -> int:
    """Where the best key leaves the next one: 0 for the first thing compared or if all share, then the tie-breaks."""
    best, *others = sorted({tuple(key) for key in keys}, reverse=True)
    return next((at for at, (a, b) in enumerate(zip(best, others[0], strict=True)) if a != b), 0) if others else 0


Legal = Callable[[Any, int], list[int]]
Handler = Callable[[Any, int, int, Events | None], None]
Chances = Callable[[Any], tuple[Sequence[int], Sequence[int]]]


@dataclass(frozen=True)
class Decision:
    """A kind of decision: who may do what (`legal`), and what it does (`apply`).

    `legal(state, seat)` lists ids; `apply(state, seat, id, out)` changes the state, pops its own frame and
    pushes what comes next. `actions` are the kinds it accepts; `rules` the paragraphs its prompt names.
    """

    name: str
    rules: tuple[str, ...]
    actions: tuple[type[Action], ...]
    legal: Legal
    apply: Handler
    forced_ok: bool = False
    """True where a seat with a single legal action may have it played for it, if its player wishes."""


@dataclass(frozen=True)
class Chance:
    """A decision of chance: `outcomes(state)` lists ids and whole-number weights."""

    name: str
    rules: tuple[str, ...]
    actions: tuple[type[Action], ...]
    outcomes: Chances
    apply: Handler


@dataclass(frozen=True)
class Volunteering:
    """What seats may do without being awaited: `seats(state)` is their mask.

    `heard(state)` is true while the decision is one before which a table should hear them out.
    """

    seats: Callable[[Any], int]
    legal: Legal
    apply: Handler
    heard: Callable[[Any], bool]


class Game(ABC, Generic[S]):
    """A game with its player number and options settled: the rules as everyone else sees them."""

    info: ClassVar[GameInfo]
    space: ClassVar[ActionSpace]
    decisions: ClassVar[tuple[Decision | Chance, ...]]
    """The table: a frame's kind is an index into it."""
    volunteering: ClassVar[Volunteering | None] = None
    slow_views: ClassVar[bool] = False
    """True when a view takes long to make, as with a planner in it: a server makes it beside its other work."""
    keeps_plans: bool = False
    """True for a bot at a table: its shortlist may follow a plan made before instead of planning anew each time,
    which is quicker; such a shortlist depends on what the process was asked before."""
    older_rules: ClassVar[Mapping[str, Callable[[Record], Record]]] = {}
    """Rules version -> what makes a record of it readable under the next: options, and the words of entries.

    Needed only where a change of the rules makes older records unreadable; a step must leave alone what is already
    in the new form, and keep the number of entries.
    """
    board_type: ClassVar[type] = dict[str, Any]
    """The shape of `observe`, usually a TypedDict: the browser's types are generated from it."""
    aids_type: ClassVar[type] = dict[str, Any]
    """The shape of `aids`."""
    effect_type: ClassVar[type] = dict[str, Any]
    """The shape of `effect`."""
    opening: ClassVar[int | None] = None
    """The kind of decision that a turn begins with: bots may try what comes of an action until then."""
    crossroads: ClassVar[frozenset[int]] = frozenset()
    """The kinds of decisions at which bots may try what comes of an action until the game ends."""
    telling: ClassVar[Telling] = Telling()
    """What the story of a finished game is made of."""
    bound: ClassVar[int]
    """No game lasts longer than this many steps (actions and chance)."""

    def __init__(self, players: int, options: Mapping[str, object] | None = None) -> None:
        if players not in self.info.seats:
            *some, last = map(str, self.info.seats)
            shown = f"{', '.join(some)} or {last}" if some else last
            raise BadPlayers(f"{self.info.id} is played by {shown} people, not {players!r}")
        given = {id: self.info.option(id).read(value) for id, value in (options or {}).items()}
        self.players = players
        self.options: dict[str, Value] = {o.id: given.get(o.id, o.default) for o in self.info.options}
        self.first = self._named_first()
        """The seat that the table wants to begin; None when chance decides, or a game has no option `first`."""
        self.check_options()
        self.legals = tuple(d.legal if isinstance(d, Decision) else _nothing for d in self.decisions)
        """The legal generators, by kind of frame."""
        self.handlers = tuple(d.apply for d in self.decisions)
        """The handlers, by kind of frame."""

    def __repr__(self) -> str:
        changed = [f"{o.id}={self.options[o.id]!r}" for o in self.info.options if self.options[o.id] != o.default]
        return f"<Game {', '.join([self.info.id, f'{self.players} players', *changed])}>"

    def _named_first(self) -> int | None:
        named = self.options.get("first", "random")
        if named == "random":
            return None
        if int(named) > self.players:
            raise BadOption(f"option 'first' names seat {named}, but only {self.players} play")
        return int(named) - 1

    # --- what a game implements ---

    def check_options(self) -> None:
        """Refuse combinations that the rules exclude, with BadOption."""

    @abstractmethod
    def start(self) -> S:
        """The position before anything is drawn or placed; its first decision is on the stack."""

    @abstractmethod
    def state_type(self) -> type[S]:
        """The class of its positions."""

    @abstractmethod
    def refusal(self, state: S, seat: int, action: Action) -> Refusal:
        """Why an action that the present decision accepts in kind is not legal."""

    @abstractmethod
    def prompt_args(self, state: S, seat: int) -> Mapping[str, Arg]:
        """The values that the prompt of the present decision mentions."""

    @abstractmethod
    def observe(self, state: S, viewer: int) -> dict[str, Any]:
        """All that a viewer may know of the position, built field by field; JSON-able."""

    @abstractmethod
    def world(self, seen: Mapping[str, Any], rng: random.Random) -> S:
        """A position consistent with what was observed, hidden things drawn at random."""

    @abstractmethod
    def scores(self, state: S, viewer: int) -> list[list[Part]]:
        """Every seat's score so far as far as this viewer may know it."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome:
        """The result; asked only when the stack is empty."""

    @abstractmethod
    def invariants(self, state: S) -> list[str]:
        """What is wrong with a position: every tile, cube and coin must be accounted for."""

    @abstractmethod
    def evaluate(self, state: S, seat: int) -> dict[str, float]:
        """How good a position is for a seat, by named parts; bots add them up."""

    def besides(self, state: S, seat: int) -> dict[str, float]:
        """Parts that levels with the setting `besides` add to `evaluate`, and nobody else: a learned value is fed with
        `evaluate` and would have to be learned anew if that changed."""
        return {}

    def traits(self, state: S, seat: int) -> list[float]:
        """What an experienced player sees in a seat's position beside `evaluate`'s parts, as numbers of about 1.

        A learned value is fed with them, for every seat of a world; always equally many.
        """
        return []

    def aids(self, state: S, viewer: int) -> dict[str, Any]:
        """What saves the player arithmetic: previews, overlays. Only from what the viewer may know."""
        return {}

    def effect(self, state: S, seat: int, number: int) -> dict[str, Any] | None:
        """What one legal action would do, in short, for the tag at the pointer.

        `ends` names the end of the game (`end-<ends>`) that the action would bring at once: whoever asks a person
        asks once more before it.
        """
        return None

    def guess(self, state: S, seat: int, draw: Callable[[], int]) -> None:
        """In a world of a seat, draw anew what it can guess better than by lot; `draw` gives numbers below 2^31."""

    def graded(self, state: S, seat: int) -> float:
        """How near a finished game came to be won by a seat, from 0 to 1: a game with `crossroads` tells it."""
        winners = self.outcome(state).winners
        return (seat in winners) / max(1, len(winners))

    def shortlist(self, state: S, seat: int, numbers: list[int]) -> list[int]:
        """The actions worth a bot's look, the most promising first; all of them by default."""
        return numbers

    def aims(self, state: S, seat: int) -> list[int]:
        """What a seat might set its mind on for the rest of its turn, the most promising first; none by default.

        A game whose shortlist follows one plan names here what a bot could plan for instead (`bots/courses.py`).
        A number is never the same in two turns, so that a bot knows when one of its own is out of date.
        """
        return []

    def toward(self, state: S, seat: int, numbers: list[int], aim: int) -> list[int]:
        """The shortlist of a seat that has set its mind on an aim."""
        return self.shortlist(state, seat, numbers)

    def course(self, state: S, seat: int, aim: int | None = None) -> tuple[dict[str, Any], dict[str, float]] | None:
        """Where the one plan leads that the shortlist follows: the label of its end, and what it brings by parts of
        `evaluate`, for words of explanation. None where no plan is followed."""
        return None

    def purpose(self, seat: int, line: Sequence[int]) -> dict[str, Any] | None:
        """What a line of actions is good for, as a label; None where it goes without saying."""
        return None

    def ahead(self, state: S, seat: int) -> S | None:
        """This position as if the seat's next turn began now, for who thinks while others play.

        None where nothing can be said of it: the seat is at work itself, or what it will choose from is not yet known.
        """
        return None

    def answer(self, state: S, seat: int) -> int | None:
        """What a bot says, without weighing it, to what was just said to its seat; None: nothing."""
        return None

    def may_speak(self, state: S, seat: int) -> bool:
        """False where a bot that speaks by `answer` and its shortlist would hold; told from the open table alone."""
        return True

    # --- what follows from it ---

    def awaited(self, state: S) -> int:
        """The mask of the seats awaited; 0 while chance decides or when the game is over."""
        return state.stack[-1][1] if state.stack else 0

    def actors(self, state: S) -> tuple[int, ...]:
        """The seats awaited now."""
        return seats_of(self.awaited(state))

    def volunteers(self, state: S) -> tuple[int, ...]:
        """The seats that may act without being awaited."""
        if self.volunteering is None or not state.stack:
            return ()
        return seats_of(self.volunteering.seats(state))

    def listens(self, state: S) -> bool:
        """Whether a table should hear the volunteers out before the seats awaited decide."""
        return self.volunteering is not None and bool(state.stack) and self.volunteering.heard(state)

    def chance_next(self, state: S) -> bool:
        """True while chance decides."""
        return bool(state.stack) and not state.stack[-1][1]

    def decision(self, state: S) -> Decision | Chance:
        """The decision on top of the stack."""
        return self.decisions[state.stack[-1][0]]

    def legal(self, state: S, seat: int) -> list[int]:
        """The ids of all that a seat may do now."""
        if not state.stack:
            return []
        frame = state.stack[-1]
        numbers = self.legals[frame[0]](state, seat) if frame[1] >> seat & 1 else []
        spoken = self.volunteering
        if spoken is not None and spoken.seats(state) >> seat & 1:
            numbers = numbers + spoken.legal(state, seat)
        return numbers

    def forced(self, state: S, seat: int) -> int | None:
        """The only thing that an awaited seat can do, where the decision lets it be done without asking."""
        if seat not in self.actors(state):
            return None
        decision = self.decision(state)
        if not (isinstance(decision, Decision) and decision.forced_ok):
            return None
        numbers = self.legal(state, seat)
        return numbers[0] if len(numbers) == 1 else None

    def outcomes(self, state: S) -> tuple[Sequence[int], Sequence[int]]:
        """The ids and weights of the present decision of chance."""
        decision = self.decision(state)
        assert isinstance(decision, Chance)
        return decision.outcomes(state)

    def draw(self, state: S, rng: random.Random) -> int:
        """One outcome of the present decision of chance."""
        numbers, weights = self.outcomes(state)
        bounds = list(accumulate(weights))
        return numbers[bisect(bounds, rng.random() * bounds[-1], 0, len(bounds) - 1)]

    def apply(self, state: S, seat: int, number: int, out: Events | None = None) -> None:
        """Carry out a legal action; legality is the caller's business."""
        if number >= self.space.volunteer_from:
            assert self.volunteering is not None
            self.volunteering.apply(state, seat, number, out)
        else:
            self.handlers[state.stack[-1][0]](state, seat, number, out)

    def explain(self, state: S, seat: int, number: int) -> Refusal | None:
        """None for a legal action; otherwise why not."""
        if not state.stack:
            return Refusal("game-over", ())
        if number != HOLD and number in self.legal(state, seat):
            return None
        decision = self.decision(state)
        kind = self.space.kind_of(number)
        awaited = seat in self.actors(state)
        if number >= self.space.volunteer_from:
            return self.refusal(state, seat, self.space.decode(number))
        if not awaited:
            seats: list[Arg] = [{"seat": s} for s in self.actors(state)]
            return Refusal("not-your-turn", decision.rules, {"players": seats})
        if kind not in decision.actions:
            wanted = self.prompt(state, seat)
            args: dict[str, Arg] = {"prompt": label(wanted.key, **wanted.args)} if wanted else {}
            return Refusal("other-decision", decision.rules, args)
        return self.refusal(state, seat, self.space.decode(number))

    def prompt(self, state: S, seat: int) -> Prompt | None:
        """What a seat is asked, or what it waits for; None when the game is over."""
        if not state.stack:
            return None
        decision = self.decision(state)
        actors = self.actors(state)
        if seat in actors:
            return Prompt(f"prompt-{decision.name}", decision.rules, self.prompt_args(state, seat))
        players: list[Arg] = [{"seat": s} for s in actors]
        return Prompt(f"wait-{decision.name}", decision.rules, {"player": players})

    def view(self, state: S, viewer: int) -> dict[str, Any]:
        """Everything a viewer may see, with prompt, legal actions and aids: the browser only paints it."""
        over = not state.stack
        prompt = self.prompt(state, viewer)
        legal = [] if viewer < 0 else self.legal(state, viewer)
        return {
            "game": self.info.id,
            "rules": self.info.rules,
            "players": self.players,
            "options": dict(self.options),
            "viewer": viewer if viewer >= 0 else None,
            "actors": list(self.actors(state)),
            "volunteers": list(self.volunteers(state)),
            "over": over,
            "outcome": self.outcome(state).to_json() if over else None,
            "board": self.observe(state, viewer),
            "aids": self.aids(state, viewer),
            "scores": [[part.to_json() for part in parts] for parts in self.scores(state, viewer)],
            "prompt": prompt.to_json() if prompt else None,
            "legal": [self._offer(state, viewer, number) for number in legal],
        }

    def _offer(self, state: S, seat: int, number: int) -> dict[str, Any]:
        action, text = self.space.offered(number)
        offer: dict[str, Any] = {"id": number, "action": action, "label": text}
        effect = self.effect(state, seat, number)
        if effect is not None:
            offer["effect"] = effect
        return offer

    def state_from_dict(self, data: object) -> S:
        """A position from its dict form, checked."""
        state = self.state_type().from_dict(data)
        wrong = self.invariants(state)
        if wrong:
            raise BadState("; ".join(wrong[:5]))
        return state


def _nothing(state: State, seat: int) -> list[int]:
    """What seats may do while chance decides."""
    return []


@cache
def seats_of(mask: int) -> tuple[int, ...]:
    """The seats of a mask, lowest first."""
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)
