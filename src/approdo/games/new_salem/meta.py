"""What the game is called, who plays it and what a table may choose."""

from approdo.core.info import GameInfo, Option

INFO = GameInfo(
    id="new-salem",
    package="approdo.games.new_salem",
    rules="2",
    seats=(3, 4, 5, 6, 7, 8),
    default_seats=4,
    options=(
        Option("trial", "no-cubes", ("no-cubes", "cubes")),
        Option("retrial", False),
        Option("first", "random", ("random", "1", "2", "3", "4", "5", "6", "7", "8")),
    ),
    credits="Brian Henk & Clayton Skancke, Overworld Games 2015",
    minutes=45,
    prefix="ns",
    unspoken="character-",
)
