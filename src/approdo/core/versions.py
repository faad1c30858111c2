"""Games that were begun under an earlier version of the rules.

Rules versions are whole numbers. A record says under which version it was begun. An older one is read through the
game's `older_rules`; a newer one, or one that cannot be compared, is refused.
"""

from __future__ import annotations

from typing import Any

from approdo.core.errors import OtherRules
from approdo.core.game import Game
from approdo.core.record import Record


def is_older(rules: str, game: type[Game[Any]] | Game[Any]) -> bool:
    """True for rules before the present ones of a game; OtherRules when this program cannot know them."""
    present = game.info.rules
    if rules == present:
        return False
    if rules.isdecimal() and present.isdecimal() and int(rules) < int(present):
        return True
    raise OtherRules("rules", f"written under rules {rules}; this program plays {present} of {game.info.id}")


def readable(record: Record, game: type[Game[Any]]) -> Record:
    """The record in the words of the present rules; it keeps the version that it was begun under."""
    if not is_older(record.rules, game):
        return record
    read = record
    for version in range(int(record.rules), int(game.info.rules)):
        step = game.older_rules.get(str(version))
        if step is not None:
            read = step(read)
            if len(read.entries) != len(record.entries):
                raise OtherRules("entries", f"the step from rules {version} of {game.info.id} changes their number")
    return read
