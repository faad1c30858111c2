"""A guided first game: the sitting whose bots follow the lesson, and how it speaks line by line."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from approdo.bots.greedy import Greedy
from approdo.cli.lines import YES, Lines
from approdo.cli.sitting import Sitting
from approdo.cli.style import console, words
from approdo.core.actions import HOLD
from approdo.core.lessons import Lesson, Place
from approdo.core.perspective import Perspective
from approdo.core.reasons import Reason


class Taught(Sitting):
    """A sitting whose bots follow the lesson's line while the learner does."""

    def __init__(self, lesson: Lesson, language: str, file: Path) -> None:
        you = words(language).render("play-you")
        match = lesson.begin([name or you for name in lesson.names])
        super().__init__(match, [lesson.bot if name else None for name in lesson.names], language, file)
        self.lesson = lesson
        self.read = 0
        self.heard: list[str] = []
        self.told[lesson.seat] = match.step

    @property
    def place(self) -> Place:
        """Where the learner is."""
        return self.lesson.place(self.match, self.read, self.heard)

    def advance(self) -> int | None:
        """The same, but the lesson's words and moves of the bots come first."""
        speakers = [seat for seat in self.match.volunteers if seat not in self.match.actors]
        if self._scripted(speakers):
            return None
        seat = self.person()
        if seat is None and self._scripted(self.match.actors):
            return None
        return seat if seat is not None else super().advance()

    def _scripted(self, seats: Iterable[int]) -> bool:
        """Do what the line has one of these bots do."""
        for seat in seats:
            number = None if self.bots[seat] is None else self.lesson.next_of(self.match, seat)
            if number is not None and number != HOLD:
                self.match.play(seat, number)
                return True
        return False

    def suggested(self) -> int | None:
        """What the lesson would do; off its line, what a bot would do."""
        place, seat = self.place, self.lesson.seat
        if place.followed and seat not in self.match.actors:
            return self.lesson.next_of(self.match, seat)
        if place.move is not None or place.followed:
            return place.move
        seen = Perspective.of(self.match.game, self.match.state, seat)
        return self.match.game.space.number(Greedy().choose(seen, self.rng).action)

    def doubt(self, number: int) -> str | None:
        """What the coach says before an action that would be regretted."""
        seat = self.lesson.seat
        if number in (HOLD, self.place.move) or seat not in self.match.actors:
            return None
        better, loss = Greedy().better(Perspective.of(self.match.game, self.match.state, seat), number, self.rng)
        if loss < self.lesson.regret:
            return None
        reason = Reason.of(self.match.game, better)
        reasons = [self.texts.render(f"reason-{part}") for part, worth in reason.parts if worth > 0]
        action = self.chooser.label(reason.action)
        key = "coach-regret" if reasons else "coach-regret-plain"
        return self.texts.render(key, {"action": action, "reason": "".join(reasons[:1])})


class TaughtLines(Lines):
    """Line by line, with a coach."""

    def __init__(self, sitting: Taught) -> None:
        super().__init__(sitting)
        self.taught = sitting
        self.shown = -1

    def ask(self, seat: int) -> bool:
        """What is to be read first, then what is to be done."""
        self.shown = -1
        return super().ask(seat)

    def show(self, seat: int) -> None:
        """The table, then the coach's words; what is only to be read is read here."""
        super().show(seat)
        while self._says(self.taught.place):
            console.input(self.own.render("learn-next") + " ", markup=False)

    def _says(self, place: Place) -> bool:
        """Say what is due; True when it was only to be read and more may follow."""
        taught, language = self.taught, self.sitting.language
        lesson = taught.lesson
        if place.topic is not None:
            taught.heard.append(place.topic.id)
            self._coach(lesson.words(language, f"coach-{place.topic.id}"))
            return True
        if place.step == len(lesson.steps):
            if self.shown != place.step:
                self._coach(self.own.render("learn-over"))
                self.shown = place.step
            return False
        step = lesson.steps[place.step]
        if not place.ready:
            return False
        title = lesson.words(language, f"{step.id}-title")
        console.print(f"{place.step + 1}/{len(lesson.steps)}  {title}", style="bold blue", markup=False)
        self._coach(lesson.words(language, step.id))
        if step.read:
            taught.read += 1
            return True
        why = lesson.words(language, f"{step.id}-why")
        if why and place.followed:
            self._coach(self.own.render("learn-why", {"why": why}))
        suggested = taught.suggested()
        if suggested is not None:
            action = taught.chooser.label(suggested)
            console.print(self.own.render("learn-do", {"action": action}), style="green", markup=False)
        return False

    def _coach(self, text: str) -> None:
        console.print(f"  {text}", style="blue", markup=False)

    def meant(self, answer: str, offered: list[int]) -> list[int]:
        """The same; one word stands for what is suggested."""
        if answer.lower() != self.own.render("learn-word-do"):
            return super().meant(answer, offered)
        suggested = self.taught.suggested()
        return [suggested] if suggested in offered and suggested is not None else []

    def agreed(self, seat: int, number: int) -> bool:
        """The coach asks once more before something that would be regretted."""
        doubt = self.taught.doubt(number)
        if doubt is not None and console.input(f"{doubt} ", markup=False).strip().lower()[:1] not in YES:
            return False
        return super().agreed(seat, number)
