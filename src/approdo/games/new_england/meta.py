"""What the game is called, who plays it and what a table may choose."""

from approdo.core.info import GameInfo, Option

INFO = GameInfo(
    id="new-england",
    package="approdo.games.new_england",
    rules="2",
    seats=(3, 4),  # ne.2.1
    default_seats=3,
    options=(
        Option("deck", "r1", ("r1", "r0")),
        Option("spacing", "printed", ("printed", "designer")),
        Option("storing", "playable", ("playable", "any")),
        Option("first", "random", ("random", "1", "2", "3", "4")),
    ),
    credits="Alan R. Moon & Aaron Weissblum, Goldsieber / Überplay 2003",
    minutes=75,
    prefix="ne",
    secrets=False,
)
