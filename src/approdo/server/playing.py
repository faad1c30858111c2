"""What players do in a game: act, undo, ask why not, look back, talk."""

from __future__ import annotations

import hashlib
import json
import logging
import time
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

from approdo.core.errors import CannotUndo, IllegalAction, InvalidAction
from approdo.core.game import SPECTATOR, Game, Refusal
from approdo.core.match import Match
from approdo.core.registry import info
from approdo.core.story import story as tell
from approdo.core.text import LANGUAGES
from approdo.server.errors import ApiError
from approdo.server.fairness import Owner
from approdo.server.live import Live
from approdo.server.models import ActionIn, UndoIn
from approdo.server.seating import check_seat
from approdo.server.showing import LOG_SHOWN, log_lines
from approdo.server.storage.moderation import Report, add_report
from approdo.server.storage.people import User
from approdo.server.storage.tables import CHAT_SHOWN, add_chat, add_command, find_command
from approdo.server.talk import hushed

P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger("approdo.playing")


async def act(live: Live, user: User, wanted: ActionIn) -> dict[str, Any]:
    """Play one action; a repetition is answered like the first time and does nothing."""
    digest = _digest(user, wanted)
    before = await _repeated(live, wanted, digest)
    if before is not None:
        return before
    match = _own_turn(live, user, wanted.seat)
    number = _number(match, wanted.action)
    if not live.valid_since[wanted.seat] <= wanted.decision <= live.table.decision:
        raise ApiError("stale", 409)
    try:
        live.enter(wanted.seat, number)
    except IllegalAction as error:
        raise refused(live, error.refusal) from None
    return await _done(live, wanted.client_id, digest)


async def undo(live: Live, user: User, wanted: UndoIn) -> dict[str, Any]:
    """Take back one's latest action, up to the last information barrier."""
    digest = _digest(user, wanted)
    before = await _repeated(live, wanted, digest)
    if before is not None:
        return before
    match = _own_turn(live, user, wanted.seat)
    if not live.valid_since[wanted.seat] <= wanted.decision <= live.table.decision:
        raise ApiError("stale", 409)
    try:
        match.undo(wanted.seat)
    except CannotUndo:
        raise ApiError("cannot-undo", 409) from None
    live.table.decision += 1
    live.new_frame()
    return await _done(live, wanted.client_id, digest)


async def _done(live: Live, client_id: str, digest: str) -> dict[str, Any]:
    table = live.table
    if table.proposal is not None:
        table.proposal = None  # the position it was about is gone
    reply = {"seq": table.seq + 1, "decision": table.decision, "duplicate": False}
    await live.commit(match=True, also=lambda db: add_command(db, table.id, client_id, digest, reply))
    return reply


def _digest(user: User, wanted: ActionIn | UndoIn) -> str:
    text = json.dumps([user.id, wanted.model_dump()], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


async def _repeated(live: Live, wanted: ActionIn | UndoIn, digest: str) -> dict[str, Any] | None:
    """What the same request did before; one that answers the present decision was never carried out."""
    if wanted.decision == live.table.decision:
        return None
    known = await live.hub.db.read(lambda db: find_command(db, live.table.id, wanted.client_id))
    if known is None:
        return None
    if known[0] != digest:
        raise ApiError("client-id-reused", 409)
    return {**known[1], "duplicate": True}


def _own_turn(live: Live, user: User, seat: int) -> Match:
    if seat not in live.table.seats_of(user.id):
        raise ApiError("not-your-seat", 403)
    return live.playing_match()


def _number(match: Match, action: Any) -> int:
    try:
        return match.game.space.number(action)
    except InvalidAction as error:
        raise ApiError("invalid-action", 422, problem=str(error)) from None


def refused(live: Live, refusal: Refusal) -> ApiError:
    """A game's refusal as the client reads it."""
    return ApiError(refusal.code, 409, rules=refusal.rules, texts=_texts(live, refusal))


def _texts(live: Live, refusal: Refusal) -> dict[str, str]:
    assert live.match is not None
    info, names = live.match.game.info, live.table.names()
    return {language: refusal.text(info.texts(language), names) for language in LANGUAGES}


async def set_auto_pass(live: Live, user: User, seat: int, on: bool) -> None:
    """Whether the server passes for a seat of mine where it has no other choice."""
    if seat not in live.table.seats_of(user.id):
        raise ApiError("not-your-seat", 403)
    live.table.seats[seat].auto_pass = on
    await live.commit(seats=True)


async def explain(live: Live, user: User, seat: int, action: Any, language: str, ahead: bool) -> dict[str, Any]:
    """Whether an action is legal now, or if the seat's next turn began now; and if not, why not."""
    match = _own_turn(live, user, seat)
    then = match.game.ahead(match.state, seat) if ahead else None
    refusal = match.game.explain(match.state if then is None else then, seat, _number(match, action))
    if refusal is None:
        return {"legal": True, "code": None, "text": None, "rules": []}
    text = _texts(live, refusal)[language]
    return {"legal": False, "code": refusal.code, "text": text, "rules": list(refusal.rules)}


async def ahead(live: Live, user: User, seat: int) -> dict[str, Any]:
    """What a seat could do if its next turn began now: to think, or to prepare a move, while others play."""
    match = _own_turn(live, user, seat)
    view = await live.hub.in_thread(match.ahead, seat) if match.game.slow_views else match.ahead(seat)
    return {"decision": live.table.decision, "view": view}


async def history(live: Live, asker: Owner, user_id: str | None, step: int, seat: int | None) -> dict[str, Any]:
    """The position after `step` entries as the viewer saw it then; made beside the table's task, which plays on."""
    then, match, entries = await live.ask(_then, user_id, step, seat)
    view = await _replayed(live, asker, match, step, _view_then, match.game, entries, then.pop("viewer"))
    return {**then, "view": {"step": step, "can_undo": False, **view}}


async def _replayed(
    live: Live, asker: Owner, match: Match, step: int, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
) -> T:
    """What is found by playing through a match once more, or why it cannot be."""
    try:
        return await live.hub.replaying(asker, work, *args, **kwargs)
    except Exception as error:
        if match.rules != match.game.info.rules:  # what older rules allowed cannot always be repeated
            log.warning("history gone", extra={"table": live.table.id, "step": step, "rules": match.rules})
            raise ApiError("history-gone", 409) from None
        log.exception("history failed", extra={"table": live.table.id, "step": step})
        raise ApiError("history-failed", 500) from error


def _then(
    live: Live, user_id: str | None, step: int, seat: int | None
) -> tuple[dict[str, Any], Match, list[tuple[int, int]]]:
    viewer = viewer_of(live, user_id, seat)
    match = live.match
    if match is None:
        raise ApiError("not-playing", 409)
    if step > match.step:
        raise ApiError("no-such-step", 404, steps=match.step, step=step)
    told = [(at, event) for at, event in match.log if at < step][-LOG_SHOWN:]
    then = {
        "step": step,
        "steps": match.step,
        "log": [{"n": at, **event.seen_by(viewer)} for at, event in told],
        "seat": viewer if viewer >= 0 else None,
        "viewer": viewer,
    }
    return then, match, match.entries[:step]


def _view_then(game: Game[Any], entries: list[tuple[int, int]], viewer: int) -> dict[str, Any]:
    state = game.start()
    for by, number in entries:
        game.apply(state, by, number)
    return game.view(state, viewer)


async def story(live: Live, asker: Owner) -> dict[str, Any]:
    """A finished game, told; played through once, beside the table's task."""
    match = await live.ask(_finished)
    if live.story is None:
        live.story = await _replayed(live, asker, match, match.step, tell, match.game, match.entries, match.log)
    return live.story.to_json()


def _finished(live: Live) -> Match:
    if live.match is None or not live.match.over:
        raise ApiError("not-finished", 409)
    return live.match


async def log_page(live: Live, user_id: str | None, start: int, limit: int, seat: int | None) -> dict[str, Any]:
    """A part of the log."""
    viewer = viewer_of(live, user_id, seat)
    total = len(live.log)
    return {"log": log_lines(live, viewer, start, start + limit), "log_from": min(start, total), "total": total}


def viewer_of(live: Live, user_id: str | None, seat: int | None) -> int:
    """Whose eyes: the seat asked for if it is one's own, one's first seat, or a spectator's."""
    mine = live.table.seats_of(user_id)
    if seat is None:
        return mine[0] if mine else SPECTATOR
    if seat not in mine:
        raise ApiError("not-your-seat", 403)
    return seat


async def say(live: Live, user: User, text: str) -> None:
    """A line of chat: players in their room, everybody else in the spectators'."""
    if user.muted_until > time.time():
        raise ApiError("muted", 403)
    mine = live.table.seats_of(user.id)
    room, seat = ("players", mine[0]) if mine else ("spectators", None)
    if live.playing:
        text = hushed(info(live.table.game), text)
    said: dict[str, Any] = {}
    await live.commit(also=lambda db: said.update(add_chat(db, live.table.id, room, seat, user.id, user.name, text)))
    live.chat = [*live.chat, said][-CHAT_SHOWN:]
    live.refresh()


async def report(live: Live, user: User, seat: int | None, text: str) -> None:
    """A complaint to the host of the server, about a seat or the whole table, with what was said there."""
    about = None
    if seat is not None:
        check_seat(live.table, seat)
        about = live.table.seats[seat].user_id
    said = [{"name": line["name"], "text": line["text"]} for line in live.chat]
    made = Report(user, about, live.table.id, text, said)
    await live.hub.db.write(lambda db: add_report(db, made))
    log.warning("reported", extra={"table": live.table.id})
