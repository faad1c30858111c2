"""A table in this process: one seat for the model, bots on all others."""

from __future__ import annotations

import random
import secrets
import threading
from collections.abc import Mapping, Sequence
from typing import Any

from approdo.bots import make
from approdo.core.errors import IllegalAction
from approdo.core.match import Match
from approdo.core.perspective import Bot
from approdo.core.playing import Memories, turn_of_bots
from approdo.core.registry import info, load
from approdo.mcp.seen import NotNow, Seen, Verdict

NAME = "Model"
BOT_NAMES = ("Ada", "Bruno", "Clara", "Dario", "Elsa", "Fausto", "Greta")


class LocalTable:
    """A match with bots. They answer at once, so that the model is always the one who is asked."""

    def __init__(self, game: str, bots: Sequence[str], options: Mapping[str, Any], seed: int | None = None) -> None:
        self.id = secrets.token_hex(4)
        self.rng = random.Random(seed) if seed is not None else random.SystemRandom()
        made = load(game, len(bots) + 1, **options)
        self.seat = self.rng.randrange(made.players)
        names = [*BOT_NAMES[: len(bots)]]
        names.insert(self.seat, NAME)
        self.match = Match(made, names=names, seed=seed)
        players: list[Bot | None] = [make(spec) for spec in bots]
        players.insert(self.seat, None)
        self.bots = players
        self.memories: Memories = {}
        self._held = -1
        """The decision before which the model said that it is done."""
        self._one = threading.Lock()
        self._advance()

    def seen(self) -> Seen:
        """What the seat sees now."""
        match = self.match
        return Seen(
            table=self.id,
            game=match.game.info.id,
            seat=self.seat,
            names=match.names,
            status="finished" if match.over else "playing",
            decision=match.step,
            view=match.view(self.seat),
            log=match.events(self.seat),
            log_from=0,
            heard=self._heard(),
        )

    def play(self, action: int, decision: int) -> None:
        """Do something that was offered at that decision; the bots answer."""
        with self._one:
            self._check(decision)
            try:
                self.match.play(self.seat, action)
            except IllegalAction as error:
                raise NotNow(f"{error.text} ({', '.join(error.paragraphs)})") from None
            self._advance()

    def done(self, decision: int) -> None:
        """Say nothing more before the others decide."""
        with self._one:
            self._check(decision)
            if not self._heard():
                raise NotNow("nobody waits for what you might say now")
            self._held = self._decisions()
            self._advance()

    def undo(self, decision: int) -> None:
        """Take back the latest action, up to the last information barrier."""
        with self._one:
            self._check(decision)
            self.match.undo(self.seat)

    def talk(self, text: str) -> None:
        """Bots do not listen."""
        raise NotNow("only bots sit at this table, and they do not talk; what you claim by the rules is a move")

    def why_not(self, action: int | str, language: str) -> Verdict:
        """Judge an action in words or by its id."""
        refusal = self.match.explain(self.seat, action)
        if refusal is None:
            return Verdict(True, "", ())
        texts = info(self.match.game.info.id).texts(language)
        return Verdict(False, refusal.text(texts, self.match.names), refusal.rules)

    def _check(self, decision: int) -> None:
        if decision != self.match.step:
            raise NotNow("the position has changed since you looked: look again and decide anew")

    def _advance(self) -> None:
        while not self.match.over and self.seat not in self.match.actors and not self._heard():
            turn_of_bots(self.match, self.bots, self.rng, self.memories)

    def _heard(self) -> bool:
        """True while the bot that decides hears this seat out."""
        match = self.match
        speaks = self.seat in match.volunteers and self.seat not in match.actors
        return speaks and match.game.listens(match.state) and self._held != self._decisions()

    def _decisions(self) -> int:
        """How many decisions were made: what volunteers did meanwhile does not count."""
        first = self.match.game.space.volunteer_from
        return sum(number < first for _, number in self.match.entries)
