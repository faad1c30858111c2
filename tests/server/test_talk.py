"""What the rules forbid to say is not said."""

from __future__ import annotations

import pytest

import approdo
from approdo.server.talk import hushed


@pytest.mark.parametrize(
    ("said", "heard"),
    [
        ("I am Hester Thorne, I swear", "I am …, I swear"),
        ("the NOTARY it is", "the … it is"),
        ("sono la levatrice", "sono la …"),
        ("Thorne!", "…!"),
        ("I am a puritan", "I am a puritan"),
        ("thorned roses", "thorned roses"),
    ],
)
def test_names_and_trades_of_new_salem_are_not_spoken(said: str, heard: str) -> None:
    assert hushed(approdo.info("new-salem"), said) == heard


def test_other_games_leave_every_word() -> None:
    assert hushed(approdo.info("new-haven"), "Hester Thorne, notary") == "Hester Thorne, notary"
