"""Who sits where before the game: make a table, join, leave, set a seat, start, rematch, fork."""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from itertools import count
from typing import Any

import sqlalchemy as sa

from approdo.bots import LEVELS
from approdo.bots.crew import steady, usual
from approdo.core.draws import NOTE, draws_of, new_seed
from approdo.core.errors import ApprodoError, BadOption, UnknownGame
from approdo.core.game import Game
from approdo.core.lessons import Lesson
from approdo.core.match import Match, replay
from approdo.core.record import Record
from approdo.core.registry import info, load
from approdo.server import teaching
from approdo.server.errors import ApiError
from approdo.server.fairness import Owner
from approdo.server.hub import Hub
from approdo.server.live import Live
from approdo.server.messages import DrawnGame
from approdo.server.models import ForkIn, SeatIn, SeatSettingsIn, TableIn
from approdo.server.storage import people
from approdo.server.storage.people import User
from approdo.server.storage.tables import BOT, HOTSEAT, OPEN, PERSON, Seat, Table, add_table, unfinished

BOT_NAMES = ("Ada", "Bruno", "Clara", "Dario", "Elsa", "Fausto", "Greta", "Ivo")
CLOCK = ("move_seconds", "main_seconds", "increment", "days_off", "zone", "time_out")
"""What a host chooses of the clock, and a rematch takes over."""


def load_game(game: str, players: int, options: dict[str, Any]) -> Game[Any]:
    """The game with its options settled, or a refusal that says what would be right."""
    try:
        for option in options:
            info(game).option(option)
        return load(game, players, **options)
    except UnknownGame:
        raise ApiError("no-such-game", 404, game=game) from None
    except BadOption as error:
        raise ApiError("bad-option", 422, problem=str(error)) from None
    except ApprodoError:
        found = info(game)
        raise ApiError("seat-count", 422, game=found.name(), seats=[*found.seats], given=players) from None


def check_bot(level: str) -> str:
    """The level itself, if there is such a bot."""
    if level not in LEVELS:
        raise ApiError("no-such-bot", 422, bot=level, bots=", ".join(LEVELS))
    return level


def _bot_name(taken: Iterable[str]) -> str:
    """A name that nobody at the table has: who accuses Ada accuses one Ada."""
    heard = {name.casefold() for name in taken}
    free = [name for name in BOT_NAMES if name.casefold() not in heard]
    return random.choice(free) if free else next(name for n in count(1) if (name := f"Bot {n}").casefold() not in heard)


def _give_way(table: Table, seat: int) -> None:
    """Before the game a bot with the name of who sits down takes another."""
    name = (table.seats[seat].name or "").casefold()
    for n, place in enumerate(table.seats):
        if n != seat and place.kind == BOT and (place.name or "").casefold() == name:
            place.name = _bot_name(table.names())


def _seats(wanted: Sequence[SeatIn], user: User) -> list[Seat]:
    seats: list[Seat] = []
    taken = [user.name, *(place.name for place in wanted if place.name)]
    mine = False
    for place in wanted:
        if place.kind == "me" and not mine:
            seats.append(Seat(PERSON, user.id, user.name))
            mine = True
        elif place.kind in ("me", "hotseat"):
            seats.append(Seat(HOTSEAT, user.id, place.name or f"{user.name} {len(seats) + 1}"))
        elif place.kind == "bot":
            name = place.name or _bot_name(taken)
            taken.append(name)
            seats.append(Seat(BOT, None, name, check_bot(place.bot or usual())))
        else:
            seats.append(Seat(OPEN))
    if all(seat.kind == BOT for seat in seats):
        raise ApiError("nobody-here", 422)
    return seats


def _new_table(user: User, game: Game[Any], seats: list[Seat], **settings: Any) -> Table:
    return Table(
        id=people.new_id(),
        game=game.info.id,
        rules=game.info.rules,
        options=dict(game.options),
        status="open",
        host_id=user.id,
        host_name=user.name,
        invite=secrets.token_urlsafe(16),
        seats=seats,
        **settings,
    )


async def create(hub: Hub, user: User, wanted: TableIn) -> Table:
    """A new table, playing at once if asked and full."""
    game = load_game(wanted.game, len(wanted.seats), wanted.options)
    table = _new_table(
        user,
        game,
        _seats(wanted.seats, user),
        public=wanted.public,
        spectators=wanted.spectators,
        hints=wanted.hints,
        stand_in=check_bot(wanted.stand_in or steady()),
        **{name: getattr(wanted, name) for name in CLOCK},
    )
    table.draw_seed = new_seed()
    await hub.db.write(lambda db: _add(db, hub, table, None))
    if wanted.start and not any(seat.kind == OPEN for seat in table.seats):
        live = await hub.get(table.id)
        await live.do(start, user)
    return table


async def teach(hub: Hub, user: User, wanted: Lesson) -> Table:
    """A new table that gives a lesson, begun at once."""
    table = teaching.new_table(user, wanted)
    await hub.db.write(lambda db: _add(db, hub, table, None))
    live = await hub.get(table.id)
    await live.do(start, user)
    return table


def _add(db: sa.Connection, hub: Hub, table: Table, match: Match | None) -> None:
    """A new table, if its host has not too many unfinished ones."""
    if unfinished(db, table.host_id) >= hub.config.tables_per_user:
        raise ApiError("too-many-tables", 429, most=hub.config.tables_per_user)
    add_table(db, table, match)


async def fork(hub: Hub, user: User, wanted: ForkIn) -> Table:
    """A new table that goes on from a position of a finished game or of a record."""
    if (wanted.table is None) == (wanted.record is None):
        raise ApiError("invalid-request", 422, problem="give either a table or a record")
    if wanted.table is not None:
        source = await hub.get(wanted.table)
        record = await source.do(finished_record)
        origin: dict[str, Any] = {"table": wanted.table}
    else:
        record, origin = await hub.replaying(hub.at_home(user.id), _checked, wanted.record), {"record": True}
    if wanted.step > len(record.entries):
        raise ApiError("no-such-step", 404, steps=len(record.entries), step=wanted.step)
    if len(wanted.seats) != record.players:
        raise ApiError("seat-count", 422, game=record.game, seats=record.players, given=len(wanted.seats))
    match = await hub.replaying(hub.at_home(user.id), _position, record, wanted.step)
    table = _new_table(
        user,
        match.game,
        _seats(wanted.seats, user),
        public=wanted.public,
        spectators=wanted.spectators,
        stand_in=steady(),
        origin={**origin, "step": match.step},
    )
    match.names, table.rules = tuple(table.names()), match.rules
    await hub.db.write(lambda db: _add(db, hub, table, match))
    if wanted.start and not any(seat.kind == OPEN for seat in table.seats):
        live = await hub.get(table.id)
        await live.do(start, user)
    return table


def _checked(data: object) -> Record:
    try:
        if isinstance(data, dict) and isinstance(data.get("options"), dict):
            load_game(str(data.get("game")), int(data.get("players", 0)), data["options"])
        return Record.from_dict(data)
    except (ApprodoError, TypeError, ValueError, OverflowError) as error:
        raise ApiError("bad-record", 422, problem=str(error)) from None


def _position(record: Record, step: int) -> Match:
    """The position at a step; draws that follow at once are taken over, so that a player is asked next."""
    while step < len(record.entries) and record.entries[step].startswith("*:"):
        step += 1
    try:
        match = replay(record, upto=step)
    except ApprodoError as error:
        raise ApiError("bad-record", 422, problem=str(error)) from None
    if match.over or match.game.chance_next(match.state):
        raise ApiError("bad-record", 422, problem="nobody is to move at this step")
    return match


async def finished_record(live: Live) -> Record:
    """The whole game with all its secrets: only when it is over."""
    if live.match is None or live.table.status not in ("finished", "abandoned"):
        raise ApiError("not-finished", 409)
    record, draws = live.match.record(), live.table.draws
    return record if draws is None else record.with_notes(**{NOTE: draws.opened()})


async def all_draws(live: Live, asker: Owner) -> DrawnGame:
    """Every draw of a finished game with what could have come, and the opened seed."""
    record = await finished_record(live)
    match, draws = live.match, live.table.draws
    if draws is None or match is None or match.rules != match.game.info.rules:
        raise ApiError("no-draws", 404)
    drawn = await live.hub.replaying(asker, lambda: list(draws_of(match.game, match.entries)))
    return DrawnGame.model_validate({**record.notes[NOTE], "draws": [asdict(one) for one in drawn]})


async def give_part(live: Live, user: User, seat: int, part: str) -> None:
    """A player's own random part of the draws, until the game begins."""
    table = live.table
    check_seat(table, seat)
    if table.status != "open":
        raise ApiError("not-open", 409)
    if table.seats[seat].kind != PERSON or table.seats[seat].user_id != user.id:
        raise ApiError("not-your-seat", 403)
    table.seats[seat].part = part
    await live.commit(seats=True)


async def join(live: Live, user: User, seat: int | None) -> int:
    """Take an open seat: the one asked for, one kept for this user, or the first."""
    table = live.table
    mine = table.seats_of(user.id)
    if mine and (seat is None or seat in mine):
        return mine[0] if seat is None else seat
    if table.status != "open":
        raise ApiError("not-open", 409)
    kept = [i for i, place in enumerate(table.seats) if place.kind == OPEN and place.user_id == user.id]
    free = [i for i, place in enumerate(table.seats) if place.kind == OPEN and place.user_id is None]
    wanted = kept + free if seat is None else [i for i in kept + free if i == seat]
    if not wanted:
        raise ApiError("no-open-seat", 409)
    table.seats[wanted[0]] = Seat(PERSON, user.id, user.name)
    _give_way(table, wanted[0])
    if table.rematch is None and table.origin and table.origin.get("rematch") and not _open(table):
        _begin(live)
        await live.commit(seats=True, match=True)
    else:
        await live.commit(seats=True)
    return wanted[0]


async def leave(live: Live, user: User) -> None:
    """Get up before the game has begun; the host's leaving gives the table to another person, or ends it."""
    table = live.table
    if table.status != "open":
        raise ApiError("not-open", 409)
    for seat in table.seats_of(user.id):
        table.seats[seat] = Seat(OPEN)
    if user.id == table.host_id:
        heir = next((place for place in table.seats if place.kind == PERSON), None)
        if heir is None:
            table.status = "abandoned"
        else:
            assert heir.user_id is not None
            table.host_id, table.host_name = heir.user_id, heir.name or ""
    await live.commit(seats=True)


async def set_seat(live: Live, user: User, seat: int, wanted: SeatSettingsIn) -> None:
    """The host puts a bot or a friend on this screen on a seat, or opens it."""
    table = live.table
    require_host(live, user)
    if table.status != "open":
        raise ApiError("not-open", 409)
    check_seat(table, seat)
    if wanted.kind == "bot":
        others = [name for n, name in enumerate(table.names()) if n != seat]
        place = Seat(BOT, None, wanted.name or _bot_name(others), check_bot(wanted.bot or usual()))
    elif wanted.kind == "hotseat":
        place = Seat(HOTSEAT, user.id, wanted.name or f"{user.name} {seat + 1}")
    else:
        place = Seat(OPEN)
    before = table.seats[seat]
    if before.kind == PERSON and before.user_id != user.id:
        live.remark("removed", None, name=before.name)
    table.seats[seat] = place
    _give_way(table, seat)
    await live.commit(seats=True)


async def start(live: Live, user: User) -> None:
    """The host begins the game."""
    require_host(live, user)
    if live.table.status != "open":
        raise ApiError("not-open", 409)
    missing = _open(live.table)
    if missing:
        raise ApiError("seats-open", 409, count=missing)
    _begin(live)
    await live.commit(seats=True, match=True)


def _begin(live: Live) -> None:
    table = live.table
    if live.match is None:
        game = load(table.game, len(table.seats), **table.options)
        if table.draw_seed is not None:
            table.draw_parts = [(seat.part or "") if seat.kind == PERSON else "" for seat in table.seats]
        live.match = Match(game, names=table.names(), draws=table.draws)
        teaching.prepare(live)
    live.match.names = tuple(table.names())
    table.banks = None if table.main_seconds is None else [float(table.main_seconds)] * len(table.seats)
    table.status = "playing"
    table.decision += 1
    live.new_frame()


def _open(table: Table) -> int:
    return sum(1 for seat in table.seats if seat.kind == OPEN)


async def rematch(live: Live, user: User) -> str:
    """The same game with the same people: made once, the others find it at the old table and take their seats."""
    table = live.table
    if table.status not in ("finished", "abandoned"):
        raise ApiError("not-finished", 409)
    if table.rematch is not None:
        return table.rematch
    if not any(seat.user_id == user.id for seat in table.seats):
        raise ApiError("not-seated", 403)
    again = _new_table(
        user,
        load_game(table.game, len(table.seats), table.options),
        [_again(seat, user) for seat in table.seats],
        public=table.public,
        spectators=table.spectators,
        hints=table.hints,
        stand_in=table.stand_in,
        **{name: getattr(table, name) for name in CLOCK},
        origin={"rematch": table.id},
    )
    again.draw_seed = new_seed()
    table.rematch = again.id

    def also(db: sa.Connection) -> None:
        _add(db, live.hub, again, None)

    await live.commit(also=also)
    if not _open(again):
        other = await live.hub.get(again.id)
        await other.do(start, user)
    return again.id


def _again(seat: Seat, user: User) -> Seat:
    if seat.user_id is None:
        return Seat(seat.kind, None, seat.name, seat.bot)
    if seat.user_id != user.id:
        return Seat(OPEN, seat.user_id)
    return Seat(HOTSEAT if seat.kind == HOTSEAT else PERSON, user.id, seat.name)


async def take_by_link(live: Live, user: User, seat: int, token: str) -> None:
    """Whoever opens a seat link first has the seat, now or in the midst of the game."""
    table = live.table
    check_seat(table, seat)
    place = table.seats[seat]
    if (place.kind == BOT and not place.away) or place.resigned:
        raise ApiError("no-such-link", 404)
    if place.away:
        live.check_clock(seat)
    holder, _ = place.holder
    table.seats[seat] = Seat(PERSON, user.id, user.name)
    if place.user_id == table.host_id and place.kind == PERSON and not table.seats_of(table.host_id):
        table.host_id, table.host_name = user.id, user.name  # the host moved to another device
    if place.name is not None:
        live.remark("seat-taken", seat, name=place.name)
    await live.commit(seats=True, also=lambda db: people.use_link(db, token, table.id, seat, holder))


async def make_link(live: Live, user: User, seat: int, token: str, seconds: float) -> None:
    """A link for an open seat (by the host), or for one's own seat (to go on elsewhere)."""
    table = live.table
    check_seat(table, seat)
    place = table.seats[seat]
    own = place.user_id == user.id and not place.resigned
    if not own and not (place.kind == OPEN and user.id == table.host_id):
        raise ApiError("not-your-seat", 403)
    holder, _ = place.holder
    await live.hub.db.write(lambda db: people.add_link(db, table.id, seat, holder, token, seconds))


def require_host(live: Live, user: User) -> None:
    """Only the host may."""
    if live.table.host_id != user.id:
        raise ApiError("not-host", 403)


def check_seat(table: Table, seat: int) -> None:
    """There must be such a seat."""
    if not 0 <= seat < len(table.seats):
        raise ApiError("no-such-seat", 404, seat=seat)
