"""One game in progress: who may act, what they see, what happened, and how to go back."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from approdo.core.actions import HOLD, Action
from approdo.core.errors import ApprodoError, CannotUndo, DamagedRecord, IllegalAction, NotYourTurn
from approdo.core.events import Event, Events
from approdo.core.game import CHANCE, Game, Outcome, Refusal
from approdo.core.record import HASH_EVERY, Record
from approdo.core.registry import load
from approdo.core.state import State

SNAPSHOT = "approdo-snapshot"


class LegalActions(Sequence[Action]):
    """What a seat may do: can be iterated, counted, indexed and asked `in`."""

    def __init__(self, game: Game[Any], numbers: list[int]) -> None:
        self._game = game
        self.ids = numbers

    def __len__(self) -> int:
        return len(self.ids)

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [self._game.space.decode(number) for number in self.ids[index]]
        return self._game.space.decode(self.ids[index])

    def __iter__(self) -> Iterator[Action]:
        return map(self._game.space.decode, self.ids)

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and self._game.space.encode(action) in self.ids

    def __repr__(self) -> str:
        return f"<{len(self)} legal actions: {[self._game.space.notation(n) for n in self.ids[:6]]} ...>"


class Match:
    """A game being played. Chance is drawn as soon as it is its turn and written down like an action."""

    def __init__(self, game: Game[Any], seed: int | None = None, names: Sequence[str] | None = None) -> None:
        self.game = game
        self.names = tuple(names or (f"P{seat + 1}" for seat in range(game.players)))
        if len(self.names) != game.players:
            raise ApprodoError(f"{game.players} players need {game.players} names, not {len(self.names)}")
        # The seed feeds chance alone: it enters no state, view, event or record.
        self._rng: random.Random = random.SystemRandom() if seed is None else random.Random(seed)
        self.state: State = game.start()
        self.entries: list[tuple[int, int]] = []
        self.log: list[tuple[int, Event]] = []
        """Every event, with the number of entries before the one that caused it."""
        self._hashes: dict[int, str] = {}
        self._open_segment()
        self._run_chance(Events())

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
        return LegalActions(self.game, self.game.legal(self.state, self._seat(seat)))

    def explain(self, seat: int, action: Action | int | str | Mapping[str, Any]) -> Refusal | None:
        """None for a legal action; otherwise the refusal with its paragraphs."""
        return self.game.explain(self.state, self._seat(seat), self.game.space.number(action))

    def view(self, viewer: int) -> dict[str, Any]:
        """All that a seat (or approdo.SPECTATOR) may see, JSON-able and complete."""
        if viewer >= 0:
            self._seat(viewer)
        return {"step": self.step, "can_undo": self.can_undo(viewer), **self.game.view(self.state, viewer)}

    def events(self, viewer: int, since: int = 0) -> list[dict[str, Any]]:
        """The log as a viewer may read it, from an entry number on."""
        return [{"n": at, **event.seen_by(viewer)} for at, event in self.log if at >= since]

    # --- doing ---

    def play(self, seat: int, action: Action | int | str | Mapping[str, Any]) -> list[Event]:
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
        if seat == CHANCE or spoken or out.barrier or not after or after & ~before:
            out.barrier = False
            self._open_segment()

    def _run_chance(self, out: Events) -> None:
        while self.game.chance_next(self.state):
            self._enter(CHANCE, self.game.draw(self.state, self._rng), out)

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
            rules=self.game.info.rules,
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
            record = Record.from_dict(snapshot["record"])
            segment = snapshot["segment"]
            match = cls.__new__(cls)
            match.game = load(record.game, record.players, **record.options)
            match.names = record.seats
            match._rng = random.SystemRandom() if seed is None else random.Random(seed)
            match.entries = [match._entry(at, line) for at, line in enumerate(record.entries)]
            match._hashes = {at: value for at, value in record.hashes.items() if at % HASH_EVERY == 0}
            match.log = list(log)
            match.state = match.game.state_from_dict(snapshot["state"])
            match._segment_start = segment["start"]
            match._segment_state = match.game.state_from_dict(segment["state"])
            match._segment_log = sum(1 for at, _ in match.log if at < match._segment_start)
        except (KeyError, TypeError) as error:
            raise DamagedRecord("snapshot", f"incomplete: {error!r}") from error
        if record.hashes.get(match.step) != match.state.hash():
            raise DamagedRecord("state", "does not fit the record beside it")
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


def replay(record: Record | str | bytes, upto: int | None = None) -> Match:
    """Play a record through, every entry checked for legality and every hash compared; `upto` entries of it."""
    if not isinstance(record, Record):
        record = Record.from_json(record)
    game = load(record.game, record.players, **record.options)
    if record.rules != game.info.rules:
        raise DamagedRecord("rules", f"written under rules {record.rules}; this program plays {game.info.rules}")
    match = Match.__new__(Match)
    match.game, match.names, match._rng = game, record.seats, random.SystemRandom()
    match.state, match.entries, match.log, match._hashes = game.start(), [], [], {}
    match._open_segment()
    for at, line in enumerate(record.entries[: len(record.entries) if upto is None else upto]):
        seat, number = match._entry(at, line)
        _check_entry(match, at, line, seat, number)
        match._enter(seat, number, Events())
        if record.hashes.get(at + 1, "") not in ("", match.state.hash()):
            raise DamagedRecord(f"entry {at + 1}", "the position after it has another hash than was written down")
    if upto is None or upto >= len(record.entries):
        outcome = match.outcome
        if record.result != (outcome.to_json() if outcome else None):
            raise DamagedRecord("result", "is not the result of these entries")
    return match


def _check_entry(match: Match, at: int, line: str, seat: int, number: int) -> None:
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
        raise DamagedRecord(place, f"'{line}' is not legal: {why}")
