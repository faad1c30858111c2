"""What players do in a game: act, undo, ask why not, look back, talk."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from approdo.core.errors import CannotUndo, IllegalAction, InvalidAction
from approdo.core.game import SPECTATOR, Refusal
from approdo.core.match import Match
from approdo.core.registry import info
from approdo.core.text import LANGUAGES
from approdo.server.errors import ApiError
from approdo.server.live import Live
from approdo.server.models import ActionIn, UndoIn
from approdo.server.showing import LOG_SHOWN, log_lines
from approdo.server.storage.people import User
from approdo.server.storage.tables import CHAT_SHOWN, add_chat, add_command
from approdo.server.talk import hushed


async def act(live: Live, user: User, wanted: ActionIn) -> dict[str, Any]:
    """Play one action; a repetition is answered like the first time and does nothing."""
    digest = _digest(user, wanted)
    before = _repeated(live, wanted.client_id, digest)
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
    before = _repeated(live, wanted.client_id, digest)
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
    live.commands[client_id] = (digest, reply)
    return reply


def _digest(user: User, wanted: ActionIn | UndoIn) -> str:
    text = json.dumps([user.id, wanted.model_dump()], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


def _repeated(live: Live, client_id: str, digest: str) -> dict[str, Any] | None:
    known = live.commands.get(client_id)
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


async def explain(live: Live, user: User, seat: int, action: Any, language: str) -> dict[str, Any]:
    """Whether an action is legal now, and if not, why not."""
    match = _own_turn(live, user, seat)
    refusal = match.explain(seat, _number(match, action))
    if refusal is None:
        return {"legal": True, "code": None, "text": None, "rules": []}
    text = _texts(live, refusal)[language]
    return {"legal": False, "code": refusal.code, "text": text, "rules": list(refusal.rules)}


async def history(live: Live, user_id: str | None, step: int, seat: int | None) -> dict[str, Any]:
    """The position after `step` entries as the viewer saw it then."""
    viewer = viewer_of(live, user_id, seat)
    match = live.match
    if match is None:
        raise ApiError("not-playing", 409)
    if step > match.step:
        raise ApiError("no-such-step", 404, steps=match.step, step=step)
    try:
        view = await live.hub.in_thread(_view_then, match, step, viewer)
    except Exception:  # an entry written under older rules may not fit any more
        raise ApiError("history-gone", 409) from None
    told = [(at, event) for at, event in match.log if at < step][-LOG_SHOWN:]
    return {
        "step": step,
        "steps": match.step,
        "view": {"step": step, "can_undo": False, **view},
        "log": [{"n": at, **event.seen_by(viewer)} for at, event in told],
        "seat": viewer if viewer >= 0 else None,
    }


def _view_then(match: Match, step: int, viewer: int) -> dict[str, Any]:
    state = match.game.start()
    for by, number in match.entries[:step]:
        match.game.apply(state, by, number)
    return match.game.view(state, viewer)


async def log_page(live: Live, user_id: str | None, start: int, limit: int, seat: int | None) -> dict[str, Any]:
    """A part of the log."""
    viewer = viewer_of(live, user_id, seat)
    total = len(live.match.log) if live.match else 0
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
    mine = live.table.seats_of(user.id)
    room, seat = ("players", mine[0]) if mine else ("spectators", None)
    if live.playing:
        text = hushed(info(live.table.game), text)
    said: dict[str, Any] = {}
    await live.commit(also=lambda db: said.update(add_chat(db, live.table.id, room, seat, user.name, text)))
    live.chat = [*live.chat, said][-CHAT_SHOWN:]
    live.refresh()
