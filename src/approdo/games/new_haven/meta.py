"""What the game is called, who plays it and what a table may choose."""

from approdo.core.info import GameInfo, Option

INFO = GameInfo(
    id="new-haven",
    package="approdo.games.new_haven",
    rules="1",
    seats=(2, 3, 4),  # nh.0.4
    default_seats=2,
    options=(
        Option("side", "A", ("A", "B")),
        Option("redevelop", False),
        Option("careful", False),
        Option("charters", False),
        Option("shipment", "wild", ("wild", "four")),
        Option("first", "random", ("random", "1", "2", "3", "4")),
    ),
    credits="Brian Leet & Kevin Worden, R&R Games 2013",
    minutes=60,
    prefix="nh",
)
