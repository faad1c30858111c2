"""How texts show things: names of tiles, cards, players and spaces as arguments."""

from __future__ import annotations

from approdo.core.game import seats_of
from approdo.core.text import Arg, label
from approdo.games.new_england.components import ITEM_IDS
from approdo.games.new_england.geometry import names_of


def item_label(item: int) -> Arg:
    """A land tile or a card, by its name."""
    return label(f"item-{ITEM_IDS[item]}")


def one_label(item: int) -> Arg:
    """A land tile or a card with its article, for the log."""
    return label(f"one-{ITEM_IDS[item]}")


def players_of(mask: int) -> list[Arg]:
    """The players of a mask of seats."""
    return [{"seat": seat} for seat in seats_of(mask)]


def tile_name(mask: int) -> str:
    """A tile by its space, a start tile by both: "B1+C1"."""
    return "+".join(names_of(mask))


def space_names(mask: int) -> list[Arg]:
    """The names of the spaces of a set."""
    return [*names_of(mask)]
