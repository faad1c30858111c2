"""Buildings, characters, events and tables from the data files, as numbers.

A building is `type * SET + position - 1`, so the three of a set stand together.
"""

from __future__ import annotations

from functools import cache

from approdo.core.data import data
from approdo.games.new_salem.meta import INFO
from approdo.games.new_salem.shapes import BuildingName, CharacterName, Colour, EventName, SideName, TypeName

_BUILDINGS = data(INFO.package, "buildings")
_CHARACTERS = data(INFO.package, "characters")
_EVENTS = data(INFO.package, "events")
_TABLE = data(INFO.package, "table")

# --- buildings (ns.1.5, ns.2.4) ---

TYPES: tuple[TypeName, ...] = tuple(row["id"] for row in _BUILDINGS["type"])
COLOURS: tuple[Colour, ...] = tuple(row["colour"] for row in _BUILDINGS["type"])
SET_DESPAIR: tuple[int, ...] = tuple(row["set_despair"] for row in _BUILDINGS["type"])
_ROWS = sorted(_BUILDINGS["building"], key=lambda row: (TYPES.index(row["type"]), row["position"]))
BUILDINGS: tuple[BuildingName, ...] = tuple(row["id"] for row in _ROWS)
BUILDING_OF: dict[str, int] = {name: kind for kind, name in enumerate(BUILDINGS)}
KINDS = len(BUILDINGS)
SET = KINDS // len(TYPES)
"""Different buildings of a type: one of each is a full set."""
TYPE_OF: tuple[int, ...] = tuple(kind // SET for kind in range(KINDS))
HOPE: tuple[int, ...] = tuple(row["hope"] for row in _ROWS)
DESPAIR: tuple[int, ...] = tuple(row["despair"] for row in _ROWS)
REMOVE: tuple[int, ...] = tuple(row["remove"] for row in _ROWS)
COPIES = len(_BUILDINGS["copies"]["players"])
COPIES_FOR: dict[int, int] = {n: sum(number <= n for number in _BUILDINGS["copies"]["players"]) for n in INFO.seats}
"""Copies of every building in a game of so many players."""

# --- characters (ns.2.1 - ns.2.3) ---

SIDES: tuple[SideName, SideName] = ("puritan", "witch")
CHARACTERS: tuple[CharacterName, ...] = tuple(row["id"] for row in _CHARACTERS["character"])
IS_WITCH: tuple[bool, ...] = tuple(row["side"] == "witch" for row in _CHARACTERS["character"])
COLLECTS: tuple[tuple[int, ...], ...] = tuple(
    tuple(TYPES.index(name) for name in row["types"]) for row in _CHARACTERS["character"]
)
"""The types on each character."""
PLAIN_TYPES = tuple(name for t, name in enumerate(TYPES) if any(t in types for types in COLLECTS))

# --- events (ns.7) ---

EVENTS: tuple[EventName, ...] = tuple(row["id"] for row in _EVENTS["event"])
EVENT_OF: dict[str, int] = {name: event for event, name in enumerate(EVENTS)}
COST: tuple[int, ...] = tuple(row["cost"] for row in _EVENTS["event"])
RED: tuple[bool, ...] = tuple(row["kind"] == "red" for row in _EVENTS["event"])
EFFECT: tuple[str, ...] = tuple(row["effect"] for row in _EVENTS["event"])
AMOUNT: tuple[int, ...] = tuple(row.get("amount", 0) for row in _EVENTS["event"])
EVENT_DESPAIR: tuple[int, ...] = tuple(row.get("despair", 0) for row in _EVENTS["event"])
CLEANSING, TRIAL, PILLORY, RETRIAL = (EVENTS.index(id) for id in ("cleansing", "trial", "pillory", "retrial"))
TRIALS: dict[int, int] = {n: sum(least <= n for least in _EVENTS["event"][TRIAL]["players"]) for n in INFO.seats}


@cache
def event_deck(players: int, retrial: bool) -> int:
    """The events that form the deck, as a mask (ns.2.4, ns.2.5, ns.2.9)."""
    return sum(
        1 << e
        for e, row in enumerate(_EVENTS["event"])
        if not RED[e] and row["players"][0] <= players and (retrial or "option" not in row)
    )


# --- rounds and players (ns.2.1, ns.3.1, ns.11.5) ---

ROUNDS = len(_TABLE["round"])
DEALT: tuple[int, ...] = (0, *(row["dealt"] for row in _TABLE["round"]), 0)
"""Cards dealt to each player, by round from 1; nothing before the first and after the last."""
WITCHES: dict[int, int] = {row["players"]: row["witches"] for row in _TABLE["table"]}
PURITANS: dict[int, int] = {row["players"]: row["puritans"] for row in _TABLE["table"]}
GOAL: dict[int, int] = {row["players"]: row["despair"] for row in _TABLE["table"]}
TRIAL_DESPAIR = AMOUNT[TRIAL]
MAX_CLAIMS: int = _TABLE["limits"]["claims"]
MAX_TRIGGERS: int = _TABLE["limits"]["triggers"]
MAX_OFFER: int = _TABLE["limits"]["offer"]
MAX_GIFT: int = _TABLE["limits"]["gift"]
