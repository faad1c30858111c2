"""What is known of Neuland without loading its rules."""

from approdo.core.info import GameInfo, Option

INFO = GameInfo(
    id="neuland",
    package="approdo.games.neuland",
    rules="1",
    seats=(2, 3, 4),
    default_seats=3,
    options=(
        Option("land", "first_games", ("first_games", "random")),
        Option("timeline", "standard", ("standard", "18", "12", "11")),
        Option("first", "random", ("random", "1", "2", "3", "4")),
        Option("mines", "second_edition", ("second_edition", "first_edition")),
    ),
    credits="Neuland: Tobias Stapelfeldt, Peter Eggert (Eggert-Spiele 2004, Z-Man Games)",
    minutes=100,
    prefix="nl",
    secrets=False,
)
