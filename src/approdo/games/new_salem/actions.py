"""The typed actions of New Salem and their ids.

A building on the table is named by owner, kind and number: of two taverns the one built first is number 1.
"""

from __future__ import annotations

from typing import Annotated

from approdo.core.actions import Action, ActionSpace, Names, Range, Seat
from approdo.games.new_salem.components import (
    BUILDINGS,
    CHARACTERS,
    COPIES,
    EVENTS,
    MAX_GIFT,
    MAX_OFFER,
    SIDES,
    TYPES,
)

BuildingName = Annotated[str, Names(BUILDINGS, label="building")]
EventName = Annotated[str, Names(EVENTS, label="event-card")]
SideName = Annotated[str, Names(SIDES, label="side")]
Number = Annotated[int, Range(COPIES, 1)]
Player = Annotated[int, Seat(8)]


class Build(Action):
    """Choose a building of the hand, or of the cards drawn for New Foundation (ns.3.2, ns.7.16)."""

    building: BuildingName


class Keep(Action):
    """Keep one of the last two cards and return the other (ns.3.5)."""

    building: BuildingName


class ReturnBoth(Action):
    """Return the last two cards and build the top card of the deck (ns.3.5)."""


class RemoveDespair(Action):
    """Remove a despair cube from a building (ns.4.2, ns.7.8)."""

    owner: Player
    building: BuildingName
    number: Number


class ChooseBuilding(Action):
    """Name a building on the table for the event being carried out (ns.7.9, ns.7.12 - ns.7.15, ns.7.18)."""

    owner: Player
    building: BuildingName
    number: Number


class TakeHope(Action):
    """Take a hope cube off an own building, to pay or to give (ns.4.8)."""

    building: BuildingName
    number: Number


class PlaceCubes(Action):
    """Put the cubes just received on an own building (ns.4.6, ns.4.7)."""

    building: BuildingName
    number: Number


class Trigger(Action):
    """Trigger an open event (ns.6.4)."""

    event: EventName


class EndPhase(Action):
    """End the trigger phase (ns.6.13)."""


class NameConstable(Action):
    """Name the next constable (ns.6.8)."""

    seat: Player


class ChoosePlayer(Action):
    """Name a player for the event being carried out (ns.7)."""

    seat: Player


class ReturnHope(Action):
    """Famine: return one hope (ns.7.19)."""


class AcceptDespair(Action):
    """Famine: receive one despair (ns.7.19)."""


class DealCharacter(Action):
    """Chance: a player's character (ns.2.2)."""

    character: Annotated[str, Names(CHARACTERS, label="character")]


class ChooseFirst(Action):
    """Chance: the first constable (ns.2.8)."""

    seat: Player


class DrawBuilding(Action):
    """Chance: the top card of the building deck."""

    building: BuildingName


class DrawEvent(Action):
    """Chance: the top card of the event deck."""

    event: EventName


class GiveHope(Action):
    """Give the constable hope: off this own building, then off those that came after it (ns.6.1, ns.6.3)."""

    amount: Annotated[int, Range(MAX_GIFT, 1)]
    building: BuildingName
    number: Number


class ClaimSide(Action):
    """Claim: I am a puritan, or a witch (ns.9.2)."""

    side: SideName


class ClaimType(Action):
    """Claim: I collect this type (ns.9.2)."""

    type: Annotated[str, Names(TYPES, label="type")]


class ClaimSaw(Action):
    """Claim: I saw this player's character (ns.9.2)."""

    about: Player
    side: SideName


class Accuse(Action):
    """Claim: this player is a witch (ns.9.2)."""

    about: Player


class NoBetterCard(Action):
    """Claim: I had no better card (ns.9.2)."""


class Offer(Action):
    """Claim: I give so much hope if you trigger this event (ns.9.2)."""

    amount: Annotated[int, Range(MAX_OFFER, 1)]
    event: EventName


class Nominate(Action):
    """Claim: make this player constable (ns.9.2)."""

    about: Player


CLAIM_KINDS = (ClaimSide, ClaimType, ClaimSaw, Accuse, NoBetterCard, Offer, Nominate)

SPACE = ActionSpace(
    (
        Build,
        Keep,
        ReturnBoth,
        RemoveDespair,
        ChooseBuilding,
        TakeHope,
        PlaceCubes,
        Trigger,
        EndPhase,
        NameConstable,
        ChoosePlayer,
        ReturnHope,
        AcceptDespair,
        DealCharacter,
        ChooseFirst,
        DrawBuilding,
        DrawEvent,
    ),
    volunteer=(GiveHope, *CLAIM_KINDS),
)

OWNED = len(BUILDINGS) * COPIES
"""Ids of one owner's buildings: kind * COPIES + number - 1."""


def ids(kind: type[Action]) -> range:
    """All ids of a kind of action."""
    first = SPACE.base(kind)
    size = 1
    for domain in kind.described().values():
        size *= domain.size
    return range(first, first + size)


BUILD = SPACE.base(Build)  # + kind
KEEP = SPACE.base(Keep)  # + kind
RETURN_BOTH = SPACE.base(ReturnBoth)
REMOVE = SPACE.base(RemoveDespair)  # + owner * OWNED + place
CHOOSE_BUILDING = SPACE.base(ChooseBuilding)  # + owner * OWNED + place
TAKE = SPACE.base(TakeHope)  # + place
PLACE = SPACE.base(PlaceCubes)  # + place
TRIGGER = SPACE.base(Trigger)  # + event
END_PHASE = SPACE.base(EndPhase)
NAME = SPACE.base(NameConstable)  # + seat
CHOOSE_PLAYER = SPACE.base(ChoosePlayer)  # + seat
RETURN_HOPE = SPACE.base(ReturnHope)
ACCEPT_DESPAIR = SPACE.base(AcceptDespair)
CHARACTER = SPACE.base(DealCharacter)  # + character
FIRST = SPACE.base(ChooseFirst)  # + seat
CARD = SPACE.base(DrawBuilding)  # + kind
EVENT = SPACE.base(DrawEvent)  # + event
GIVE = SPACE.base(GiveHope)  # + (amount - 1) * OWNED + place
SIDE = SPACE.base(ClaimSide)  # + side
TYPE = SPACE.base(ClaimType)  # + type
SAW = SPACE.base(ClaimSaw)  # + seat * 2 + side
ACCUSE = SPACE.base(Accuse)  # + seat
NO_BETTER = SPACE.base(NoBetterCard)
NOMINATE = SPACE.base(Nominate)  # + seat
OFFER = SPACE.base(Offer)  # + (amount - 1) * events + event

BUILD_IDS, KEEP_IDS, TRIGGER_IDS = ids(Build), ids(Keep), ids(Trigger)
REMOVE_IDS, CHOOSE_BUILDING_IDS = ids(RemoveDespair), ids(ChooseBuilding)
GIVE_IDS, SAW_IDS, ACCUSE_IDS, OFFER_IDS = ids(GiveHope), ids(ClaimSaw), ids(Accuse), ids(Offer)
CLAIM_IDS = range(ids(CLAIM_KINDS[0]).start, ids(CLAIM_KINDS[-1]).stop)
"""The kinds of claim stand together at the end."""
