"""Games of earlier rules and positions of earlier form, in the words of the present ones."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from approdo.core.record import Record
from approdo.games.new_salem import actions as a
from approdo.games.new_salem.components import PLAIN_TYPES, TYPES

_ONE_CUBE = re.compile(r"^(\d+):give-hope ([a-z_-]+ \d+)$")


def from_rules_1(record: Record) -> Record:
    """Rules 1 gave hope cube by cube and did not write the number."""
    return replace(record, entries=tuple(_ONE_CUBE.sub(r"\1:give-hope 1 \2", line) for line in record.entries))


def from_schema_1(position: Mapping[str, Any]) -> dict[str, Any]:
    """Schema 1 had other numbers for claims, and kept the last round's triggers and gifts while people built."""
    claims = [[turn, seat, _claim(number), looks] for turn, seat, number, looks in position["claims"]]
    before = {"triggers": 0, "gifts": 0} if position["phase"] < _TRIGGERING else {}
    return {**position, "claims": claims, **before}


_TRIGGERING = 2
"""The phase of events, by its number in schema 1: set-up and building come before it."""
_SIDE = a.GIVE + a.OWNED
"""Where claims began: a gift had no amount."""
_TYPE = _SIDE + 2
_SAW = _TYPE + len(PLAIN_TYPES)


def _claim(number: int) -> int:
    """The present id of a claim; only types that some character collects could be claimed."""
    if number < _TYPE:
        return a.SIDE + number - _SIDE
    if number < _SAW:
        return a.TYPE + TYPES.index(PLAIN_TYPES[number - _TYPE])
    return a.SAW + number - _SAW
