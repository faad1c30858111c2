"""Lessons: a first game that teaches itself, as data in the game's folder `lessons/`.

A lesson is a real match: chance follows a fixed seed, and as long as everybody plays the lesson's line the opponents
do, too. Whoever leaves the line plays on against the bots; the steps wait for what they are about. Where a learner is
follows from the match and from how many steps have been read, so that a taken back action takes back its step.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import islice
from typing import Any

from approdo.core.actions import HOLD
from approdo.core.draws import Draws
from approdo.core.errors import ApprodoError, BadData
from approdo.core.game import CHANCE, Game
from approdo.core.info import GameInfo
from approdo.core.match import Match
from approdo.core.registry import info, load
from approdo.core.text import Texts, inside, parse_ftl, read_text, spoken_by

FOLDER = "lessons"
FIRST = "first"
"""The lesson that a game is first met with."""
CREW = ("Ada", "Bruno", "Clara", "Dario", "Elsa", "Fausto", "Greta")
"""The names of the opponents, in the order of their seats."""
READ = "read"
EVENT = "event:"
"""How a pattern begins that means something that happened, not an action of the learner."""
MINE = "mine:"
"""The same for something that the learner brought about."""


@dataclass(frozen=True)
class Step:
    """One thing to learn: what is pointed at, and what counts as done."""

    id: str
    point: tuple[str, ...] = ()
    """Names of cells (`data-cell`; `own/a4` in one's own area, `seat:2` where a player is), or of a part of the page:
    @board, @own, @prompt, @players, @log."""
    done: tuple[str, ...] = (READ,)
    """Patterns of the learner's action (`lay-tile * e4`), `event:<kind>`, `mine:<kind>` for an event of the learner,
    or `read`; any of them will do."""
    at: tuple[str, ...] = ()
    """The decisions of which the learner must be asked one before this step has its time."""

    @property
    def read(self) -> bool:
        """True when reading it is all."""
        return self.done == (READ,)


@dataclass(frozen=True)
class Topic:
    """What the coach says once, when it first matters: at a decision of the learner, or after an event."""

    id: str
    when: str
    point: tuple[str, ...] = ()


@dataclass(frozen=True)
class Place:
    """Where a learner is."""

    step: int
    """The number of the step; as many as there are when all are done."""
    ready: bool
    """False while the step waits for its decision."""
    followed: bool
    """Everybody has played the lesson's line so far."""
    move: int | None
    """What the line has the learner do now."""
    topic: Topic | None
    """What the coach has to say, when all steps are done."""


@dataclass(frozen=True)
class Lesson:
    """One lesson of a game."""

    game: str
    package: str
    id: str
    players: int
    seat: int
    seed: int
    options: Mapping[str, Any]
    bot: str
    minutes: int
    regret: float
    """A loss against the best move, in the game's own evaluation, of which the coach warns."""
    line: tuple[str, ...]
    played: int
    """So many entries of the line have been played when the learner comes."""
    steps: tuple[Step, ...]
    coach: tuple[Topic, ...]

    @property
    def draws(self) -> Draws:
        """Its chance: the same for everybody."""
        return lesson_draws(self.game, self.id, self.seed, self.players)

    @property
    def names(self) -> list[str]:
        """What the seats are called, the learner's name left empty: the lesson's words may name the others."""
        called = iter(CREW)
        return ["" if seat == self.seat else next(called) for seat in range(self.players)]

    def load(self) -> Game[Any]:
        """The game as the lesson plays it."""
        return load(self.game, self.players, **self.options)

    def begin(self, names: Sequence[str] | None = None) -> Match:
        """A new match of this lesson."""
        return self.prepare(Match(self.load(), names=names, draws=self.draws))

    def prepare(self, match: Match) -> Match:
        """Play what has been played when the learner comes."""
        for seat, number in self.moves[: self.played]:
            match.play(seat, number)
        return match

    def texts(self, language: str) -> Texts:
        """Its words; English where the package does not speak the language."""
        return lesson_texts(self.package, language)

    def words(self, language: str, part: str) -> str:
        """One of its texts, empty where it has none."""
        texts, key = self.texts(language), f"{self.id}-{part}"
        return texts.render(key) if key in texts else ""

    @cached_property
    def moves(self) -> tuple[tuple[int, int], ...]:
        """The line as seats and ids of actions."""
        space = self.load().space
        split = (entry.partition(":") for entry in self.line)
        return tuple((int(seat), space.number(notation)) for seat, _, notation in split)

    # --- where one is ---

    def place(self, match: Match, read: int, heard: Collection[str] = ()) -> Place:
        """Where the learner is, from the match and the number of steps read."""
        number, cursor = self._step(match, read)
        over = number == len(self.steps)
        ready = over or self._asked(match, self.steps[number].at)
        fresh = (topic for topic in self.coach if over and topic.id not in heard)
        topic = next((topic for topic in fresh if self._due(match, topic.when, cursor)), None)
        return Place(number, ready, self.followed(match), self.next_of(match, self.seat) or None, topic)

    def _step(self, match: Match, read: int) -> tuple[int, int]:
        """The step, and the number of entries with which those before it were done."""
        cursor = self._entries_before(match)
        for number, step in enumerate(self.steps):
            if step.read:
                if read == 0:
                    return number, cursor
                read -= 1
            else:
                found = self._done(match, step, cursor)
                if found is None:
                    return number, cursor
                cursor = found
        return len(self.steps), cursor

    def _entries_before(self, match: Match) -> int:
        """How many entries, chance included, were made before the learner came."""
        own = (n for n, (seat, _) in enumerate(match.entries, start=1) if seat != CHANCE)
        return next(islice(own, self.played - 1, None), 0) if self.played else 0

    def _done(self, match: Match, step: Step, cursor: int) -> int | None:
        """Up to which entry the step was done, looking from an entry on; None when it was not."""
        late = [(n, event) for n, event in reversed(match.log) if n >= cursor]
        happened = {EVENT + event.kind: n for n, event in late}
        happened |= {MINE + event.kind: n for n, event in late if event.seat == self.seat}
        found = [happened[pattern] + 1 for pattern in step.done if pattern in happened]
        notation = match.game.space.notation
        for n, (seat, number) in enumerate(match.entries[cursor:], start=cursor):
            if seat == self.seat and any(fits(pattern, notation(number)) for pattern in step.done):
                found.append(n + 1)
                break
        return min(found, default=None)

    def _asked(self, match: Match, decisions: Collection[str]) -> bool:
        if not decisions:
            return True
        return self.seat in match.actors and match.game.decision(match.state).name in decisions

    def _due(self, match: Match, when: str, cursor: int) -> bool:
        """What happened during the steps is known already."""
        if when.startswith(EVENT):
            return any(EVENT + event.kind == when for n, event in match.log if n >= cursor)
        return self._asked(match, (when,))

    # --- its line ---

    def followed(self, match: Match) -> bool:
        """True while every seat has done what the line has it do, whoever of several was the quicker."""
        pairs = ((self._own(match, seat), self._line_of(seat)) for seat in range(self.players))
        return all(own[: len(line)] == line[: len(own)] for own, line in pairs)

    def next_of(self, match: Match, seat: int) -> int | None:
        """What the line has a seat do now; HOLD for one that may speak and should not; None when it says nothing."""
        if match.over or not self.followed(match):
            return None
        done, line = len(self._own(match, seat)), self._line_of(seat)
        awaited = seat in match.actors
        if done >= len(line):
            return None if awaited or self._all_done(match) else HOLD
        speaks = line[done] >= match.game.space.volunteer_from
        if speaks and self._made(match) < self._place_of(seat, done):  # who speaks waits for what was said before
            return None if awaited else HOLD
        if not awaited and not speaks:
            return HOLD
        return line[done] if match.explain(seat, line[done]) is None else None

    def still_to_do(self, match: Match, seat: int) -> list[int]:
        """What the line has a seat do from here on."""
        return self._line_of(seat)[len(self._own(match, seat)) :]

    def _line_of(self, seat: int) -> list[int]:
        return [number for by, number in self.moves if by == seat]

    def _own(self, match: Match, seat: int) -> list[int]:
        return [number for by, number in match.entries if by == seat]

    def _all_done(self, match: Match) -> bool:
        return self._made(match) >= len(self.moves)

    def _made(self, match: Match) -> int:
        """How many entries were made, chance left out."""
        return sum(by != CHANCE for by, _ in match.entries)

    def _place_of(self, seat: int, nth: int) -> int:
        """The place of a seat's nth entry in the line."""
        return [n for n, (by, _) in enumerate(self.moves) if by == seat][nth]


def lesson_draws(game: str, id: str, seed: int, players: int) -> Draws:
    """The chance of a lesson, also when the lesson itself has changed since it was begun."""
    return Draws(f"lesson {game} {id}", f"{seed:064x}", ("",) * players)


def fits(pattern: str, notation: str) -> bool:
    """Whether an action is one of a pattern: word by word, * for any; words left out do not matter."""
    wanted, words = pattern.split(), notation.split()
    return len(wanted) <= len(words) and all(w in ("*", had) for w, had in zip(wanted, words, strict=False))


# --- reading ---


def lessons_of(game: GameInfo) -> tuple[Lesson, ...]:
    """All lessons of a game, the first one first; none for a game without the folder."""
    return _lessons(game.id, game.package)


def lesson(game: str, id: str = FIRST) -> Lesson:
    """One lesson; the error says which there are."""
    found = lessons_of(info(game))
    for one in found:
        if one.id == id:
            return one
    raise ApprodoError(f"{game} has no lesson '{id}'; there are: {', '.join(one.id for one in found) or 'none'}")


@cache
def _lessons(game: str, package: str) -> tuple[Lesson, ...]:
    folder = inside(package, FOLDER)
    if not folder.is_dir():
        return ()
    names = sorted(entry.name.removesuffix(".toml") for entry in folder.iterdir() if entry.name.endswith(".toml"))
    return tuple(_read(game, package, name) for name in sorted(names, key=lambda name: name != FIRST))


def _read(game: str, package: str, id: str) -> Lesson:
    where = f"{package}/{FOLDER}/{id}.toml"
    try:
        data = tomllib.loads(read_text(package, FOLDER, f"{id}.toml"))
        return Lesson(
            game=game,
            package=package,
            id=id,
            players=data["players"],
            seat=data.get("seat", 0),
            seed=data["seed"],
            options=data.get("options", {}),
            bot=data.get("bot", "greedy"),
            minutes=data["minutes"],
            regret=data["regret"],
            line=tuple(data["line"]),
            played=data.get("played", 0),
            steps=tuple(_step(step, where) for step in data["steps"]),
            coach=tuple(_topic(topic, where) for topic in data.get("coach", [])),
        )
    except KeyError as error:
        raise BadData(f"{where}: {error.args[0]} is missing") from error
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{where}: {error}") from error


def _step(data: Mapping[str, Any], where: str) -> Step:
    _known(data, {"id", "point", "done", "at"}, where)
    return Step(
        data["id"], tuple(data.get("point", ())), _several(data.get("done", READ)), _several(data.get("at", ()))
    )


def _several(value: str | Sequence[str]) -> tuple[str, ...]:
    """One may be written without a list."""
    return (value,) if isinstance(value, str) else tuple(value)


def _topic(data: Mapping[str, Any], where: str) -> Topic:
    _known(data, {"id", "when", "point"}, where)
    return Topic(data["id"], data["when"], tuple(data.get("point", ())))


def _known(data: Mapping[str, Any], names: set[str], where: str) -> None:
    strange = sorted(data.keys() - names)
    if strange:
        raise BadData(f"{where}: a part has {', '.join(sorted(names))}; not {', '.join(strange)}")


@cache
def lesson_texts(package: str, language: str) -> Texts:
    """The words of a package's lessons."""
    spoken = spoken_by(package, language, FOLDER)
    own = parse_ftl(read_text(package, FOLDER, f"{spoken}.ftl"), f"{package}/{FOLDER}/{spoken}.ftl")
    return Texts(spoken, own)
