"""What is known of Sample Game without loading its rules."""

from approdo.core.info import GameInfo, Option

INFO = GameInfo(
    id="sample-game",
    package="sample_game",
    rules="1",
    seats=(2, 3, 4),  # sg.1.1
    default_seats=2,
    options=(Option("ties", "lost", ("lost", "wait")),),
    credits="A small game to begin with",
    minutes=5,
    prefix="sg",
    picture="picture.svg",
    board="web/board.js",
)
