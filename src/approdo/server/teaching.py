"""Tables that teach: begun from a lesson, played like any other, and left for an ordinary game at any time."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from approdo.core.errors import ApprodoError, UnknownGame
from approdo.core.lessons import Lesson, Place, Step, Topic, lesson, lessons_of
from approdo.core.match import Match
from approdo.core.registry import all_games
from approdo.core.text import NamesFor
from approdo.server.errors import ApiError
from approdo.server.storage.people import User, new_id
from approdo.server.storage.schema import tables
from approdo.server.storage.tables import BOT, PERSON, Seat, Table

if TYPE_CHECKING:
    from approdo.server.live import Live


def find(game: str, id: str) -> Lesson:
    """A lesson, or a refusal."""
    try:
        return lesson(game, id)
    except UnknownGame:
        raise ApiError("no-such-game", 404, game=game) from None
    except ApprodoError:
        raise ApiError("no-such-lesson", 404, lesson=id) from None


def new_table(user: User, wanted: Lesson) -> Table:
    """A table for one learner and the lesson's bots; nobody else is let in."""
    seats = [Seat(BOT, None, name, wanted.bot) if name else Seat(PERSON, user.id, user.name) for name in wanted.names]
    game = wanted.load()
    return Table(
        id=new_id(),
        game=wanted.game,
        rules=game.info.rules,
        options=dict(game.options),
        status="open",
        host_id=user.id,
        host_name=user.name,
        public=False,
        spectators=False,
        invite=secrets.token_urlsafe(16),
        stand_in=wanted.bot,
        seats=seats,
        lesson={"id": wanted.id, "seed": wanted.seed, "read": 0, "heard": [], "left": False, "step": 0},
    )


# --- at the table ---


def _taught(live: Live) -> tuple[Lesson, Match] | None:
    """The lesson that a table still gives, if this version has it."""
    table = live.table
    if table.lesson is None or table.lesson["left"] or live.match is None:
        return None
    try:
        return lesson(table.game, table.lesson["id"]), live.match
    except ApprodoError:
        return None


def _place(live: Live, taught: Lesson, match: Match) -> Place:
    assert live.table.lesson is not None
    return taught.place(match, live.table.lesson["read"], live.table.lesson["heard"])


def prepare(live: Live) -> None:
    """Before the learner comes: what the lesson has been played already."""
    found = _taught(live)
    if found is not None:
        found[0].prepare(found[1])


def note_progress(live: Live) -> None:
    """Before a table is written: how far its learner is."""
    found = _taught(live)
    if found is not None and live.table.lesson is not None:
        live.table.lesson = {**live.table.lesson, "step": _place(live, *found).step}


def scripted(live: Live, seat: int) -> int | None:
    """What the lesson has a bot do, while everybody follows its line."""
    found = _taught(live)
    return found[0].next_of(found[1], seat) if found else None


def describe(live: Live, user_id: str | None) -> dict[str, Any] | None:
    """That this is a lesson, for its learner alone."""
    found = _taught(live)
    if found is None or live.table.lesson is None or user_id != live.table.host_id:
        return None
    return {"id": found[0].id, "step": live.table.lesson["step"], "steps": len(found[0].steps)}


def own(live: Live, user: User) -> tuple[Lesson, Match]:
    """The lesson of this learner."""
    found = _taught(live)
    if found is None or user.id != live.table.host_id:
        raise ApiError("no-such-lesson", 404, lesson="")
    return found


def told(live: Live, user: User, language: str) -> dict[str, Any]:
    """The whole lesson in words, where the learner is, and what the coach has to say."""
    taught, match = own(live, user)
    place = _place(live, taught, match)
    game, names = match.game, NamesFor(match.names, taught.seat)
    texts = game.info.texts(language)
    return {
        "id": taught.id,
        "step": place.step,
        "ready": place.ready,
        "followed": place.followed,
        "move": place.move,
        "action": texts.arg(game.space.describe(place.move), names) if place.move else None,
        "steps": [_step(taught, step, language) for step in taught.steps],
        "topic": _topic(taught, place.topic, language) if place.topic else None,
    }


def _step(taught: Lesson, step: Step, language: str) -> dict[str, Any]:
    return {
        "id": step.id,
        "title": taught.words(language, f"{step.id}-title"),
        "say": taught.words(language, step.id),
        "why": taught.words(language, f"{step.id}-why"),
        "read": step.read,
        "point": list(step.point),
    }


def _topic(taught: Lesson, topic: Topic, language: str) -> dict[str, Any]:
    return {"id": topic.id, "say": taught.words(language, f"coach-{topic.id}"), "point": list(topic.point)}


# --- commands ---


async def go_on(live: Live, user: User, step: int) -> None:
    """The learner has read a step; a repetition does nothing."""
    taught, match = own(live, user)
    place = _place(live, taught, match)
    assert live.table.lesson is not None
    if place.step == step and step < len(taught.steps) and taught.steps[step].read:
        live.table.lesson = {**live.table.lesson, "read": live.table.lesson["read"] + 1}
        await live.commit()


async def hear(live: Live, user: User, topic: str) -> None:
    """The learner has heard what the coach had to say."""
    taught, _ = own(live, user)
    assert live.table.lesson is not None
    heard = live.table.lesson["heard"]
    if topic not in heard and any(one.id == topic for one in taught.coach):
        live.table.lesson = {**live.table.lesson, "heard": [*heard, topic]}
        await live.commit()


async def leave(live: Live, user: User) -> None:
    """Play on without the coach: an ordinary game from here on."""
    own(live, user)
    assert live.table.lesson is not None
    live.table.lesson = {**live.table.lesson, "left": True}
    await live.commit()


# --- the shelf ---


def shelf(db: sa.Connection, user_id: str | None, language: str) -> list[dict[str, Any]]:
    """All lessons, with how far this person has come and the table where to go on."""
    mine = _mine(db, user_id) if user_id else {}
    return [
        {
            "game": game.id,
            "lesson": one.id,
            "goal": one.words(language, "aim"),
            "minutes": one.minutes,
            "titles": [one.words(language, f"{step.id}-title") for step in one.steps],
            **mine.get((game.id, one.id), {"step": 0, "table": None}),
        }
        for game in all_games()
        for one in lessons_of(game)
    ]


def _mine(db: sa.Connection, user_id: str) -> dict[tuple[str, str], dict[str, Any]]:
    """The furthest step of each lesson, and the latest table that still teaches it."""
    query = (
        sa.select(tables.c.id, tables.c.game, tables.c.status, tables.c.lesson)
        .where(tables.c.host_id == user_id, tables.c.lesson.is_not(None))
        .order_by(tables.c.updated)
    )
    found: dict[tuple[str, str], dict[str, Any]] = {}
    for row in db.execute(query):
        one = found.setdefault((row.game, row.lesson["id"]), {"step": 0, "table": None})
        one["step"] = max(one["step"], row.lesson["step"])
        one["table"] = row.id if row.status == "playing" and not row.lesson["left"] else None
    return found
