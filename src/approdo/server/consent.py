"""What the table decides together: going back, and who sits in for the absent; and leaving a running game."""

from __future__ import annotations

from typing import Any

from approdo.core.errors import ApprodoError
from approdo.core.match import Match, replay
from approdo.server.errors import ApiError
from approdo.server.live import Live
from approdo.server.models import ProposalIn
from approdo.server.seating import check_seat
from approdo.server.storage.people import User
from approdo.server.storage.tables import BOT, PERSON


async def propose(live: Live, user: User, wanted: ProposalIn) -> None:
    """Ask all people at the table; with nobody else to ask it happens at once."""
    table = live.table
    mine = table.seats_of(user.id)
    if not mine:
        raise ApiError("not-seated", 403)
    if table.proposal is not None:
        raise ApiError("proposal-open", 409)
    match = live.playing_match()
    asked: dict[str, Any] = {"kind": wanted.kind, "by": mine[0], "agreed": [user.id]}
    if wanted.kind == "take-back":
        asked["step"] = _back_to(match, mine, wanted.step)
        moved = {table.seats[by].user_id for by, _ in match.entries[asked["step"] :] if by >= 0}
        present = table.people()  # and whoever has moved since, though a bot stands in for him now
        asked["wanted"] = present + [who for who in table.holders() if who in moved and who not in present]
    else:
        asked["seat"] = _absent_seat(live, user, wanted.seat)
        gone = table.seats[asked["seat"]].user_id
        asked["wanted"] = [person for person in table.people() if person != gone]
    table.proposal = asked
    await _settle(live, user)


def _back_to(match: Match, mine: list[int], step: int | None) -> int:
    """The entry before which the game goes back: one's own latest, or a given action of a player."""
    if step is None:
        step = next((n for n in range(match.step - 1, -1, -1) if match.entries[n][0] in mine), None)
    if step is None or step >= match.step or match.entries[step][0] < 0:
        raise ApiError("cannot-take-back", 409)
    return step


def _absent_seat(live: Live, user: User, seat: int | None) -> int:
    if seat is None:
        raise ApiError("invalid-request", 422, problem="seat: which seat?")
    check_seat(live.table, seat)
    place = live.table.seats[seat]
    if not place.human or place.user_id is None or place.user_id == user.id:
        raise ApiError("not-absent", 409)
    late = live.presence.absent_for(place.user_id) >= live.hub.config.absent_seconds
    if live.presence.here(place.user_id) or not late:
        raise ApiError("not-absent", 409)
    return seat


async def answer(live: Live, user: User, agree: bool) -> None:
    """Agree, or not: one refusal ends the proposal."""
    asked = live.table.proposal
    if asked is None:
        raise ApiError("no-proposal", 409)
    if user.id not in asked["wanted"]:
        raise ApiError("not-seated", 403)
    if agree:
        live.table.proposal = {**asked, "agreed": sorted({*asked["agreed"], user.id})}
        await _settle(live, user)
    else:
        live.table.proposal = None
        await live.commit()


async def _settle(live: Live, user: User) -> None:
    """Carry the proposal out when everybody has agreed."""
    table, asker = live.table, live.hub.at_home(user.id)
    asked = table.proposal
    assert asked is not None
    if set(asked["wanted"]) - set(asked["agreed"]):
        await live.commit()
    elif asked["kind"] == "take-back":
        before = live.playing_match().step
        try:
            live.match = await live.hub.replaying(asker, rewound, live.playing_match(), asked["step"])
        except ApiError:
            await live.reload()
            raise
        table.proposal = None
        table.decision += 1
        table.timed_step = min(table.timed_step, asked["step"] - 1)  # all agreed: the clock begins anew
        live.new_frame()
        live.remark("went-back", asked["by"], steps=before - asked["step"])
        await live.commit(match=True)
    else:
        table.proposal = None
        put_bot(live, asked["seat"])
        live.remark("handed-over", asked["seat"], by={"seat": asked["by"]})
        await live.commit(seats=True)


def rewound(match: Match, step: int) -> Match:
    """The match as it was after `step` entries."""
    try:
        earlier = replay(match.record(), upto=step, forgiving=True)
    except ApprodoError:
        raise ApiError("cannot-take-back", 409) from None
    earlier.draws = match.draws
    return earlier


def put_bot(live: Live, seat: int) -> None:
    """A bot stands in; the player keeps the right to come back."""
    place = live.table.seats[seat]
    place.kind, place.away, place.bot = BOT, True, live.table.stand_in
    live.valid_since[seat] = live.table.decision


def give_up(live: Live, seat: int) -> None:
    """A bot plays on for good."""
    put_bot(live, seat)
    live.table.seats[seat].resigned = True
    live.table.proposal = None


async def reclaim(live: Live, user: User, seat: int) -> None:
    """A player comes back to the seat where a bot stood in."""
    table = live.table
    check_seat(table, seat)
    place = table.seats[seat]
    if place.user_id != user.id or not place.away or place.resigned:
        raise ApiError("not-your-seat", 403)
    live.playing_match()
    live.check_clock(seat)
    place.kind, place.away, place.bot, place.lent = PERSON, False, None, False
    live.remark("came-back", seat)
    await live.commit(seats=True)


async def resign(live: Live, user: User, seat: int) -> None:
    """Give up: a bot plays on for the others, also for who is away; when all have given up the game ends unfinished."""
    table = live.table
    if seat not in table.seats_of(user.id):
        raise ApiError("not-your-seat", 403)
    live.playing_match()
    give_up(live, seat)
    live.remark("resigned", seat)
    if not table.holders():
        table.status = "abandoned"
    await live.commit(seats=True)
