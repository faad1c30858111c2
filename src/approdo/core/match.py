"""One game in progress: who may act, what they see, what happened, and how to go back."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from approdo.core.actions import HOLD, AnyAction, LegalActions
from approdo.core.errors import ApprodoError, CannotUndo, DamagedRecord, IllegalAction, NotYourTurn, OtherRules
from approdo.core.events import Event, Events
from approdo.core.game import CHANCE, SPECTATOR, Game, Outcome, Refusal
from approdo.core.record import HASH_EVERY, Record
from approdo.core.registry import game_type
from approdo.core.showing import default_names, in_colour, show, show_html
from approdo.core.state import State, schema_of, stored_hash
from approdo.core.versions import is_older, readable

SNAPSHOT = "approdo-snapshot"
_SYSTEM = random.SystemRandom()
"""The system's chance, which has no state: all matches without a seed share it."""


class DrawSource(Protocol):
    """Where draws come from when they shall be recomputable: see core/draws.py."""

    def pick(self, n: int, weights: Sequence[int]) -> int:
        """Which outcome draw number n of the game takes."""
        ...


class Match:
    """A game being played. Chance is drawn as soon as it is its turn and written down like an action."""

    draws: DrawSource | None = None
    """Recomputable draws, for tables where people want to check them; None: a random generator."""

    def __init__(
        self,
        game: Game[Any],
        seed: int | None = None,
        names: Sequence[str] | None = None,
        draws: DrawSource | None = None,
    ) -> None:
        self.game = game
        self.draws = draws
        self.rules = game.info.rules
        """The version of the rules under which it was begun."""
        self.departures: list[tuple[int, str]] = []
        """Where a replay of older rules left the present ones: number of the entry (0: the result), and how."""
        self.names = tuple(names or default_names(game.players))
        if len(self.names) != game.players:
            raise ApprodoError(f"{game.players} players need {game.players} names, not {len(self.names)}")
        # The seed feeds chance alone: it enters no state, view, event or record.
        self._rng: random.Random = _SYSTEM if seed is None else random.Random(seed)
        self.state: State = game.start()
        self.entries: list[tuple[int, int]] = []
        self.log: list[tuple[int, Event]] = []
        """Every event, with the number of entries before the one that caused it."""
        self._hashes: dict[int, str] = {}
        self._open_segment()
        self._run_chance(Events())

    # --- as people see it ---

    def __repr__(self) -> str:
        what, players = f"Match of {self.game.info.id}", ", ".join(self.names)
        if (outcome := self.outcome) is not None:
            won = " and ".join(self.names[seat] for seat in outcome.winners) or "nobody"
            points = ", ".join(f"{name} {score}" for name, score in zip(self.names, outcome.scores, strict=True))
            return f"<{what}: {points}; over after {self.step} steps, won by {won}>"
        awaited = ", ".join(self.names[seat] for seat in self.actors) or "chance"
        return f"<{what}: {players}; step {self.step}, {self.game.decision(self.state).name} awaited of {awaited}>"

    def __str__(self) -> str:
        """The table as the terminal draws it for whoever watches, no secrets in it; in colour on a terminal."""
        return show(self.view(SPECTATOR), self.names, colour=in_colour())

    def _repr_html_(self) -> str:
        """The same drawing in a notebook."""
        return show_html(self.view(SPECTATOR), self.names)

    # --- asking ---

    @property
    def step(self) -> int:
        """The decision number: it changes with every entry, so a stale answer can be told."""
        return len(self.entries)

    @property
    def over(self) -> bool:
        """True when the game has ended."""
        return not self.state.stack

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats awaited now; () when the game is over."""
        return self.game.actors(self.state)

    @property
    def volunteers(self) -> tuple[int, ...]:
        """The seats that may act without being awaited."""
        return self.game.volunteers(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """None while the game goes on."""
        return self.game.outcome(self.state) if self.over else None

    def legal(self, seat: int) -> LegalActions:
        """All that a seat may do now."""
        return LegalActions(self.game.space, self.game.legal(self.state, self._seat(seat)))

    def explain(self, seat: int, action: AnyAction) -> Refusal | None:
        """None for a legal action; otherwise the refusal with its paragraphs."""
        return self.game.explain(self.state, self._seat(seat), self.game.space.number(action))

    def view(self, viewer: int) -> dict[str, Any]:
        """All that a seat (or approdo.SPECTATOR) may see, JSON-able and complete."""
        if viewer >= 0:
            self._seat(viewer)
        return {"step": self.step, "can_undo": self.can_undo(viewer), **self.game.view(self.state, viewer)}

    def ahead(self, seat: int) -> dict[str, Any] | None:
        """The view that a seat would have if its next turn began now; None where nothing can be said of it."""
        then = self.game.ahead(self.state, self._seat(seat))
        return then and {"step": self.step, "can_undo": False, **self.game.view(then, seat)}

    def events(self, viewer: int, since: int = 0) -> list[dict[str, Any]]:
        """The log as a viewer may read it, from an entry number on."""
        return [{"n": at, **event.seen_by(viewer)} for at, event in self.log if at >= since]

    # --- doing ---

    def play(self, seat: int, action: AnyAction) -> list[Event]:
        """Do something; the events it caused. A refused action changes nothing."""
        number = self.game.space.number(action)
        refusal = self.game.explain(self.state, self._seat(seat), number)
        if refusal is not None:
            text = refusal.text(self.game.info.texts("en"), self.names)
            raise (NotYourTurn if refusal.code == "not-your-turn" else IllegalAction)(refusal, text)
        out = Events()
        self._enter(seat, number, out)
        self._run_chance(out)
        return list(out)

    def follow(self, lines: Sequence[str], hash: str) -> bool:
        """Play entries on that somebody else has written down; False when that does not lead to his position.

        The match is then in doubt and must be read again.
        """
        try:
            for line in lines:
                self._enter(*self._entry(self.step, line), Events())
        except (ApprodoError, LookupError, ValueError, TypeError):
            return False
        return self.state.hash() == hash

    @property
    def hashes(self) -> dict[int, str]:
        """The fingerprints kept at intervals: entry count -> hash of the position."""
        return dict(self._hashes)

    @property
    def segment(self) -> tuple[int, State]:
        """Where undo ends: the entry count and the position after the last information barrier."""
        return self._segment_start, self._segment_state

    def line(self, n: int) -> str:
        """Entry number n as a record writes it."""
        return self._line(*self.entries[n])

    def can_undo(self, seat: int) -> bool:
        """True when a seat has something to take back before the last information barrier."""
        return any(by == seat for by, _ in self.entries[self._segment_start :])

    def undo(self, seat: int) -> None:
        """Take back a seat's latest action, if no barrier lies between: chance, a reveal, another's turn."""
        if not self.can_undo(self._seat(seat)):
            raise CannotUndo(
                "nothing of yours can be taken back: something was revealed or drawn, or the turn has passed"
            )
        kept = self.entries[self._segment_start :]
        last = max(i for i, (by, _) in enumerate(kept) if by == seat)
        del kept[last]
        self._rewind_to_segment()
        for by, number in kept:
            self._enter(by, number, Events())

    def _enter(self, seat: int, number: int, out: Events) -> None:
        """Apply one entry and note it; a barrier opens a new segment."""
        before = self.game.awaited(self.state)
        if before & ~self.game.awaited(self._segment_state):  # what lingered is settled as soon as somebody acts on it
            self._open_segment()
        first_event = len(out)
        state = self.state.clone()
        self.game.apply(state, seat, number, out)
        self.state = state
        self.log += [(self.step, event) for event in out[first_event:]]
        self.entries.append((seat, number))
        if self.step % HASH_EVERY == 0:
            self._hashes[self.step] = state.hash()
        after = self.game.awaited(state)
        # An undo may stay within one's own run of actions, or among sealed picks not yet all made. What a volunteer
        # did is never taken back beneath what others did upon it.
        spoken = number >= self.game.space.volunteer_from
        handed_on = after & ~before and not out.lingers
        if seat == CHANCE or spoken or out.barrier or not after or handed_on:
            out.barrier = False
            self._open_segment()
        out.lingers = False

    def _run_chance(self, out: Events) -> None:
        while self.game.chance_next(self.state):
            self._enter(CHANCE, self._draw(), out)

    def _draw(self) -> int:
        if self.draws is None:
            return self.game.draw(self.state, self._rng)
        numbers, weights = self.game.outcomes(self.state)
        return numbers[self.draws.pick(sum(seat == CHANCE for seat, _ in self.entries), weights)]

    def _open_segment(self) -> None:
        self._segment_start = self.step
        self._segment_state = self.state.clone()
        self._segment_log = len(self.log)

    def _rewind_to_segment(self) -> None:
        del self.entries[self._segment_start :]
        del self.log[self._segment_log :]
        self._hashes = {at: value for at, value in self._hashes.items() if at <= self.step}
        self.state = self._segment_state.clone()

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.game.players:
            raise ApprodoError(f"seats of this match are 0..{self.game.players - 1}, not {seat!r}")
        return seat

    # --- keeping ---

    def record(self) -> Record:
        """The game so far, written down."""
        outcome = self.outcome
        return Record(
            game=self.game.info.id,
            rules=self.rules,
            players=self.game.players,
            options=dict(self.game.options),
            seats=self.names,
            entries=tuple(self._line(seat, number) for seat, number in self.entries),
            hashes={**self._hashes, self.step: self.state.hash()},
            result=outcome.to_json() if outcome else None,
        )

    def snapshot(self) -> dict[str, Any]:
        """All that is needed to go on later without replaying, so that a rules fix never breaks a running game."""
        return {
            "format": SNAPSHOT,
            "version": 1,
            "record": self.record().to_dict(),
            "state": self.state.to_dict(),
            "segment": {"start": self._segment_start, "state": self._segment_state.to_dict()},
        }

    @classmethod
    def resume(
        cls, snapshot: Mapping[str, Any], seed: int | None = None, log: Sequence[tuple[int, Event]] = ()
    ) -> Match:
        """Go on from a snapshot; `log` brings back the events, which a snapshot does not hold."""
        if snapshot.get("format") != SNAPSHOT or snapshot.get("version") != 1:
            raise DamagedRecord("format", "not a snapshot of version 1")
        try:
            record = _readable(Record.from_dict(snapshot["record"]))
            segment = snapshot["segment"]
            match = cls._opened(record)
            match._rng = _SYSTEM if seed is None else random.Random(seed)
            match.entries = [match._entry(at, line) for at, line in enumerate(record.entries)]
            match._hashes = {at: value for at, value in record.hashes.items() if at % HASH_EVERY == 0}
            match.log = list(log)
            match.state = match.game.state_from_dict(snapshot["state"])
            match._segment_start = segment["start"]
            match._segment_state = match.game.state_from_dict(segment["state"])
            match._segment_log = sum(1 for at, _ in match.log if at < match._segment_start)
        except (KeyError, TypeError) as error:
            raise DamagedRecord("snapshot", f"incomplete: {error!r}") from error
        if record.hashes.get(match.step) != stored_hash(snapshot["state"]):
            raise DamagedRecord("state", "does not fit the record beside it")
        return match

    @classmethod
    def _opened(cls, record: Record) -> Match:
        """A match with a record's header, before its first entry."""
        match = cls.__new__(cls)
        match.game = game_type(record.game)(record.players, record.options)
        match.rules, match.names, match.departures = record.rules, record.seats, []
        match._rng = _SYSTEM
        match.state, match.entries, match.log, match._hashes = match.game.start(), [], [], {}
        match._open_segment()
        return match

    def _line(self, seat: int, number: int) -> str:
        return f"{'*' if seat == CHANCE else seat}:{self.game.space.notation(number)}"

    def _entry(self, at: int, line: str) -> tuple[int, int]:
        seat, _, text = line.partition(":")
        if seat != "*" and not (seat.isdecimal() and int(seat) < self.game.players):
            raise DamagedRecord(f"entry {at + 1}", f"'{line}': no such seat")
        try:
            return (CHANCE if seat == "*" else int(seat)), self.game.space.number(text)
        except ApprodoError as error:
            raise DamagedRecord(f"entry {at + 1}", str(error)) from None


def _readable(record: Record) -> Record:
    return readable(record, game_type(record.game))


def replay(record: Record | str | bytes, upto: int | None = None, forgiving: bool = False) -> Match:
    """Play a record through, every entry checked for legality and every hash compared; `upto` entries of it.

    A record of older rules is played by the present ones: its hashes and its result need not agree. With `forgiving`
    what the older rules allowed is carried out and noted in `departures`; only for records from a source that one
    trusts, since the rules are not made for what they forbid.
    """
    if not isinstance(record, Record):
        record = Record.from_json(record)
    record = _readable(record)
    match = Match._opened(record)
    older = is_older(record.rules, match.game)
    for at, line in enumerate(record.entries[: len(record.entries) if upto is None else upto]):
        seat, number = match._entry(at, line)
        try:
            _check_entry(match, at, line, seat, number, older and forgiving)
            match._enter(seat, number, Events())
            if match.departures and (wrong := match.game.invariants(match.state)):
                raise DamagedRecord(f"entry {at + 1}", f"'{line}' leaves a position that cannot be: {wrong[0]}")
        except Exception as error:
            if not older:
                raise
            problem = error.problem if isinstance(error, DamagedRecord) else f"'{line}': {error!r}"
            then = f"begun under rules {record.rules}; these are {match.game.info.rules}"
            raise OtherRules(f"entry {at + 1}", f"{problem} ({then})") from error
        written = record.hashes.get(at + 1, "")
        comparable = not older and written and schema_of(written) == match.state.schema
        if comparable and written != match.state.hash():
            raise DamagedRecord(f"entry {at + 1}", "the position after it has another hash than was written down")
    if upto is None or upto >= len(record.entries):
        _check_result(match, record, older)
    return match


def _check_result(match: Match, record: Record, older: bool) -> None:
    outcome = match.outcome
    if record.result == (outcome.to_json() if outcome else None):
        return
    if not older:
        raise DamagedRecord("result", "is not the result of these entries")
    match.departures.append((0, "the present rules give another result than was written down"))


def _check_entry(match: Match, at: int, line: str, seat: int, number: int, forgiving: bool) -> None:
    state, game = match.state, match.game
    place = f"entry {at + 1}"
    if game.chance_next(state) != (seat == CHANCE):
        raise DamagedRecord(place, f"'{line}': expected {'chance' if game.chance_next(state) else 'a player'}")
    if seat == CHANCE:
        if number not in game.outcomes(state)[0]:
            raise DamagedRecord(place, f"'{line}' cannot be drawn here")
    elif number == HOLD or number not in game.legal(state, seat):
        refusal = game.explain(state, seat, number)
        why = refusal.text(game.info.texts("en"), match.names) if refusal else "not an action"
        fits = seat in game.actors(state) and game.space.kind_of(number) in game.decision(state).actions
        if not (forgiving and fits):
            raise DamagedRecord(place, f"'{line}' is not legal: {why}")
        match.departures.append((at + 1, f"'{line}': {why}"))
