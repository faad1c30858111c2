"""What is known of Terra Nova without loading its rules."""

from __future__ import annotations

from approdo.core.info import GameInfo, Option, Value


class MapOption(Option):
    """The island: one of the game's own boards, or a map of the table's own written in one line (tn.1.4).

    A map in one line has its rows separated by '/', with dots for the sea; `python -m
    approdo.games.terra_nova.board FILE` checks a board file and prints it so. Files are never opened here:
    options may come from strangers.
    """

    def read(self, value: object) -> Value:
        """The board's name, or the checked map."""
        if isinstance(value, str) and "/" in value:
            from approdo.games.terra_nova.board import parse_line

            return parse_line(value).line()
        return super().read(value)


INFO = GameInfo(
    id="terra-nova",
    package="approdo.games.terra_nova",
    rules="1",
    seats=(2, 3, 4),
    default_seats=2,
    options=(
        MapOption("board", "a", ("a", "b")),
        Option("scoring", "at-once", ("at-once", "turn-end")),
        Option("strict_return", False),
        Option("idle_rounds", 3, (1, 2, 3, 4, 5, 10)),
        Option("first", "random", ("random", "1", "2", "3", "4")),
    ),
    credits="Gaetano Evola, Rosanna Leocata; Winning Moves 2006",
    minutes=45,
    prefix="tn",
    secrets=False,
)
