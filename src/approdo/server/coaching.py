"""The coach: what a bot would do for the learner, and a word before something that the learner would regret."""

from __future__ import annotations

from typing import Any

from approdo.core.lessons import Lesson
from approdo.core.match import Match
from approdo.core.text import NamesFor
from approdo.server import teaching
from approdo.server.bots import Question, asked_of
from approdo.server.live import Live
from approdo.server.storage.people import User

COACH = "greedy"
NOTHING: dict[str, Any] = {"better": None, "action": None, "text": None}


async def told(live: Live, user: User, language: str) -> dict[str, Any]:
    """The lesson; where the learner has left its line, the move is what a bot would do."""
    found = await live.ask(teaching.told, user, language)
    over = found["step"] >= len(found["steps"])
    if found["move"] is not None or found["followed"] or over or not found["ready"]:
        return found
    if found["steps"][found["step"]]["read"]:
        return found
    taught, question = await live.ask(_question, user)
    if question is None:
        return found
    number = await live.hub.bots.choose(question)
    return {**found, "move": number, "action": _said(taught, live, number, language)}


def _question(live: Live, user: User, weigh: int | None = None) -> tuple[Lesson, Question | None]:
    """What a bot is asked in the learner's place while he is awaited; with `weigh`, about an action of his."""
    taught, match = teaching.own(live, user)
    if taught.seat not in match.actors or (weigh is not None and match.explain(taught.seat, weigh) is not None):
        return taught, None
    question = asked_of(live, taught.seat, COACH, volunteer=False)
    if weigh is not None:
        question.body["weigh"] = weigh
    return taught, question


async def warning(live: Live, user: User, number: int, language: str) -> dict[str, Any]:
    """What is better, and by what, when an action is worth much less."""
    taught, question = await live.ask(_question, user, number)
    match = live.match
    if question is None or match is None or taught.next_of(match, taught.seat) == number:
        return NOTHING
    if not await live.hub.bots.weigh(question) or question.said["loss"] < taught.regret:
        return NOTHING
    better = int(question.said["action"])
    texts = match.game.info.texts(language)
    reasons = [texts.arg(reason["label"]) for reason in question.said["reasons"] if reason["worth"] > 0][:1]
    said = _said(taught, live, better, language)
    key = "coach-regret" if reasons else "coach-regret-plain"
    text = texts.render(key, {"action": said, "reason": "".join(reasons)})
    return {"better": better, "action": said, "text": text}


def _said(taught: Lesson, live: Live, number: int, language: str) -> str:
    match = live.match
    assert isinstance(match, Match)
    texts, names = match.game.info.texts(language), NamesFor(match.names, taught.seat)
    return texts.arg(match.game.space.describe(number), names)
