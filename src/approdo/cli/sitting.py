"""People and bots at one terminal: all that line mode and full screen have in common, in words and without printing."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any

from approdo.bots import make
from approdo.bots.crew import wise
from approdo.cli import saves
from approdo.cli.chooser import Chooser
from approdo.cli.crew import name_of, renamed
from approdo.cli.style import words
from approdo.core.actions import HOLD, Action
from approdo.core.canvas import Canvas
from approdo.core.errors import CannotUndo
from approdo.core.game import SPECTATOR, Decision, Prompt
from approdo.core.match import Match
from approdo.core.perspective import Bot, Choice, Perspective
from approdo.core.playing import Memories, turn_of_bots
from approdo.core.showing import draw, terminal_of
from approdo.core.text import Arg, NamesFor, Texts

if TYPE_CHECKING:
    from approdo.core.reasons import Reason
    from approdo.core.rulebook import Paragraph, Rulebook

ALIKE = 4
"""So many actions may be meant at once by words that are judged: the faces of a building, the turns of a tile."""

EXAMPLES = 4
"""So many examples of how actions are written are given: more would not fit a small window."""


def board_of(match: Match, viewer: int, language: str, width: int) -> Canvas:
    """The table as a viewer sees it."""
    return draw(match.view(viewer), match.names, language, width)


def log_lines(match: Match, viewer: int, since: int, language: str, names: Sequence[str] | None = None) -> list[str]:
    """What happened from an entry on; what is said several times in a row is said once."""
    texts = match.game.info.texts(language)
    called = match.names if names is None else names
    said = (texts.render(event["key"], event["args"], called) for event in match.events(viewer, since))
    runs = ((line, len(list(same))) for line, same in groupby(said))
    return [f"{line} ×{times}" if times > 1 else line for line, times in runs]


class Effects:
    """What a seat's actions would bring, in the words of the game's terminal module."""

    def __init__(self, match: Match, seat: int, texts: Texts, names: Sequence[str]) -> None:
        self.match = match
        self.seat = seat
        self.texts = texts
        self.names = names
        self.terminal = terminal_of(match.game.info)

    def one(self, number: int) -> str:
        """What an action would bring."""
        effects = self._of([number])
        tell = getattr(self.terminal, "tell_effect", None)
        return str(tell(effects[0], self.texts, self.names)) if tell and effects else ""

    def several(self, numbers: list[int]) -> str:
        """What a choice among these may bring, where the game can say."""
        effects = self._of(numbers)
        tell = getattr(self.terminal, "tell_effects", None)
        return str(tell(effects, self.texts, self.names)) if tell and effects else ""

    def _of(self, numbers: list[int]) -> list[Mapping[str, Any]]:
        game, state = self.match.game, self.match.state
        effects = [game.effect(state, self.seat, number) for number in numbers if number != HOLD]
        return [effect for effect in effects if effect is not None]


@dataclass(frozen=True)
class Judgement:
    """Whether an action that somebody typed is legal, and why not, with its paragraphs."""

    number: int
    legal: bool
    text: str
    paragraphs: tuple[Paragraph, ...] = ()


@dataclass(frozen=True)
class Hint:
    """What a bot would do in somebody's place, and in words why."""

    number: int
    told: list[str]


class Telling:
    """A bot whose latest choice among several is remembered, so that it can be asked why."""

    def __init__(self, bot: Bot) -> None:
        self.name = bot.name
        self.bot = bot
        self.last: Choice | None = None

    def choose(self, perspective: Perspective, rng: random.Random) -> Choice:
        """What the bot chooses."""
        from approdo.core.reasons import Reason, tells  # only now: nobody has thought yet when the first frame is drawn

        choice = self.bot.choose(perspective, rng)
        spoke = perspective.game.space.number(choice.action) != HOLD and len(perspective.legal) > 1
        if spoke and (self.last is None or tells(Reason.of(perspective.game, choice).to_json(perspective.game))):
            self.last = choice
        return choice


class Sitting:
    """A match, who sits where, and what each person has seen of it."""

    def __init__(self, match: Match, seats: list[str | None], language: str, file: Path) -> None:
        self.match = match
        self.seats = seats
        self.language = language
        self.file = file
        self.own = words(language)
        self.texts = match.game.info.texts(language)
        self.bots = [None if spec is None else Telling(make(spec)) for spec in seats]
        self.memories: Memories = {}
        self.rng = random.Random()
        self.told = [0] * match.game.players
        """How far each seat has been told what happened."""
        self.facing: int | None = None
        self.held: dict[int, int] = {}
        """The decision for which a volunteer last said nothing, by seat."""
        people = [seat for seat, spec in enumerate(seats) if spec is None]
        alone = people[0] if len(people) == 1 else SPECTATOR
        self.names = NamesFor(match.names, alone, self.own.render("play-reader"))
        """What players are called: a single person is "you". Several keep their names, since the screen goes round."""
        self.chooser = Chooser(match.game, self.texts, self.own, self.names)

    @classmethod
    def resume(cls, file: Path, language: str) -> Sitting:
        """Go on with a saved game."""
        match, seats = saves.read(file)
        match.names = tuple(renamed(match.names, seats, language))
        sitting = cls(match, seats, language, file)
        for at, (seat, _) in enumerate(match.entries):
            if seat >= 0:
                sitting.told[seat] = at
        return sitting

    @cached_property
    def book(self) -> Rulebook:
        """The rules, read when somebody wants to see a paragraph."""
        return self.match.game.info.rulebook(self.language)

    # --- who is asked ---

    def person(self) -> int | None:
        """The person to be asked now: first those who may speak up and have not held back, then who is awaited."""
        for seat in self.match.volunteers:
            waits = self.bots[seat] is None and seat not in self.match.actors
            if waits and self.held.get(seat) != self.decision():
                return seat
        for seat in self.match.actors:
            if self.bots[seat] is None:
                return seat
        return None

    def decision(self) -> int:
        """How many decisions were made: what volunteers did meanwhile does not count."""
        first = self.match.game.space.volunteer_from
        return sum(number < first for _, number in self.match.entries)

    def forced(self, seat: int) -> bool:
        """True when the only person has one thing to do and nothing to take back: then it is done for him.
        Among several people, being asked or not would tell something."""
        alone = self.seats.count(None) == 1 and seat in self.match.actors
        return alone and len(self.match.legal(seat)) == 1 and not self.match.can_undo(seat)

    def hidden_from(self, seat: int) -> bool:
        """True when the screen must be handed over blind: people who have secrets from each other share it."""
        return self.seats.count(None) > 1 and self.match.game.info.secrets and self.facing != seat

    def offered(self, seat: int) -> list[int]:
        """What a person may answer; a volunteer may also say nothing. Each kind in its own order, so that of two ways
        to do a thing the usual one comes first: face up before face down."""
        ids, kind_of = self.match.legal(seat).ids, self.match.game.space.kind_of
        kinds = {kind: at for at, kind in enumerate(dict.fromkeys(map(kind_of, ids)))}
        numbers = sorted(ids, key=lambda number: (kinds[kind_of(number)], number))
        return numbers if seat in self.match.actors else [HOLD, *numbers]

    def effects(self, seat: int) -> Effects:
        """Tells what the seat's actions would bring."""
        return Effects(self.match, seat, self.texts, self.names)

    # --- doing ---

    def advance(self) -> int | None:
        """Let bots play and do what is forced, one step; the person to be asked, or None if there is more to do."""
        seat = self.person()
        if seat is None:
            turn_of_bots(self.match, self.bots, self.rng, self.memories)
        elif self.forced(seat):
            self.match.play(seat, self.match.legal(seat).ids[0])
        else:
            return seat
        return None

    def play(self, seat: int, number: int) -> None:
        """Play the chosen action; a volunteer who holds is not asked again for this decision."""
        if number == HOLD:
            self.held[seat] = self.decision()
        else:
            self.match.play(seat, number)

    def ends_game(self, seat: int, number: int) -> bool:
        """True for an action that ends the game at once: nothing brings it back, so it is asked about."""
        effect = None if number == HOLD else self.match.game.effect(self.match.state, seat, number)
        return bool(effect and effect.get("ends"))

    def undo(self, seat: int) -> bool:
        """Take back one's latest action; False when nothing can be."""
        try:
            self.match.undo(seat)
        except CannotUndo:
            return False
        return True

    def keep(self) -> None:
        """Save."""
        saves.write(self.file, self.match, self.seats)

    # --- telling ---

    def news(self, seat: int) -> list[str]:
        """What happened since the seat was last told."""
        lines = self.log(seat, self.told[seat])
        self.told[seat] = self.match.step
        return lines

    def log(self, viewer: int, since: int = 0) -> list[str]:
        """What happened from an entry on, as a viewer may know it."""
        return log_lines(self.match, viewer, since, self.language, self.names)

    def board(self, viewer: int, width: int, rows: int | None = None) -> Canvas:
        """The table as a viewer sees it, in a window of that width, where it scrolls also of that height."""
        return draw(self.match.view(viewer), self.names, self.language, width, rows)

    def prompt(self, seat: int) -> tuple[str, Prompt] | None:
        """What a seat is asked, in words; among several people it is called by name."""
        prompt = self.match.game.prompt(self.match.state, seat)
        if prompt is None:
            return None
        text = self.texts.render(prompt.key, prompt.args, self.names)
        return (text if self.names.you == seat else f"{self.names[seat]}: {text}"), prompt

    def hint(self, seat: int) -> Hint:
        """What a bot would do with what this seat knows, and why."""
        from approdo.core.reasons import Reason  # only now: nobody has thought yet when the first question is asked

        choice = make(wise()).choose(Perspective.of(self.match.game, self.match.state, seat), self.rng)
        reason = Reason.of(self.match.game, choice)
        action = self.chooser.label(reason.action)
        told = self.own.render("play-hint", {"bot": name_of(wise(), self.language), "action": action})
        return Hint(reason.action, [told, *self._because(reason)])

    def reasons(self) -> list[list[str]]:
        """Why each bot did what it did last, its move first; secrets are not told, so that they stay some."""
        if self.match.game.info.secrets and not self.match.over:
            return [[self.own.render("play-bots-secret")]]
        from approdo.core.reasons import Reason

        found = []
        for seat, bot in enumerate(self.bots):
            if bot is not None and bot.last is not None:
                reason = Reason.of(self.match.game, bot.last)
                moved: dict[str, Arg] = {"player": self.names[seat], "action": self.chooser.label(reason.action)}
                found.append([self.own.render("play-bot-did", moved), *self._because(reason)])
        return found or [[self.own.render("play-bots-nothing")]]

    def _because(self, reason: Reason) -> list[str]:
        """What a bot expects, what its move gains, and what came next."""
        lines = []
        if reason.expected is not None:
            lines.append(self.own.render("play-hint-expected", {"n": round(100 * reason.expected)}))
        if reason.goal is not None:
            goal = self.texts.arg(dict(reason.goal))
            lines.append(self.own.render("play-hint-goal", {"goal": goal}))
        told = [(name, worth) for name, worth in reason.parts if round(worth, 1)]
        if told:
            reasons = [f"{self.texts.render(f'reason-{name}')} {self._signed(worth)}" for name, worth in told]
            lines.append(self.own.render("play-hint-because", {"reasons": ", ".join(reasons)}))
        if reason.alternative is not None and reason.loss is not None:
            second = self.chooser.label(reason.alternative)
            loss = 100 * reason.loss if reason.expected is not None else reason.loss
            args: dict[str, Arg] = {"action": second, "loss": self._signed(-loss)}
            lines.append(self.own.render(f"play-hint-{reason.sure}", args))
        return lines

    def _signed(self, worth: float) -> str:
        return f"{worth:+.1f}".replace(".", self.own.render("play-decimal"))

    def judge(self, seat: int, wish: str) -> Judgement | None:
        """Judge an action that somebody typed, with the paragraphs; None when the words are no action."""
        meant = (self.chooser.wish(wish, self.kinds()) or self.chooser.wish(wish, self.later())) if wish.strip() else []
        if not 1 <= len(meant) <= ALIKE:
            return None
        meant.sort(key=lambda number: self._strange(seat, number))
        refusals = [self.match.explain(seat, number) for number in meant]
        number, refusal = meant[0], refusals[0]
        if None in refusals and (len(meant) > 1 or wish.strip().isdecimal()):
            return None  # what is left open decides, so the choices are to be read: of a number alone, nearly all
        if refusal is None:
            return Judgement(number, True, self.own.render("play-legal"))
        text = self.own.render("play-no", {"text": refusal.text(self.texts, self.names)})
        return Judgement(number, False, text, tuple(self.book[id] for id in refusal.rules))

    def _strange(self, seat: int, number: int) -> int:
        """In how many of its fields an action has what no legal one of its kind has: a tile that is no longer there."""
        action = self.match.game.space.decode(number)
        legal = [one for one in self.match.legal(seat) if type(one) is type(action)]
        return sum(
            all(getattr(one, name) != getattr(action, name) for one in legal) for name in type(action).described()
        )

    def kinds(self) -> list[type[Action]]:
        """The kinds of action that may be meant now: those of the decision, and what anybody may say."""
        space = self.match.game.space
        spoken = [kind for kind in space.kinds if space.base(kind) >= space.volunteer_from]
        return [*self.match.game.decision(self.match.state).actions, *spoken]

    def later(self) -> list[type[Action]]:
        """The kinds of action of every decision of a player: who names one too early is told what is to be done now."""
        decisions = [one for one in self.match.game.decisions if isinstance(one, Decision)]
        return list(dict.fromkeys(kind for one in decisions for kind in one.actions))

    def examples(self, seat: int) -> str:
        """How actions are written: one of every kind that is possible now, but no more than can be read at once."""
        kinds = {self.match.game.space.kind_of(number): number for number in reversed(self.match.legal(seat).ids)}
        return "; ".join(self.chooser.spoken(number) for number in [*reversed(kinds.values())][:EXAMPLES])

    def paragraphs(self, wanted: str, limit: int = 12) -> Sequence[Paragraph]:
        """Paragraphs of the rulebook: those of the prompt, of an id, or with some words."""
        if wanted:
            return (self.book.under(wanted) or self.book.search(wanted))[:limit]
        return tuple(self.book[id] for id in self.match.game.decision(self.match.state).rules)[:limit]
