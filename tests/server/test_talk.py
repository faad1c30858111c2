"""What the rules forbid to say is not said."""

from __future__ import annotations

import pytest

import approdo
from approdo.server.talk import hushed


@pytest.mark.parametrize(
    ("said", "heard"),
    [
        ("I am Hester Thorne, I swear", "I am …, I swear"),
        ("it was hester  thorne? no: HESTER THORNE", "it was hester  thorne? no: …"),
        ("I'm the notary", "I'm the …"),
        ("I’m a music teacher!", "I’m a …!"),
        ("we are merchants, both of us", "we are …, both of us"),
        ("Bob is the midwife", "Bob is the …"),
        ("my card is Pike", "my card is …"),
        ("sono la levatrice", "sono la …"),
        ("sono l'erborista", "sono l'…"),
        ("siamo mercanti", "siamo …"),
        ("Anna è la sarta", "Anna è la …"),
    ],
)
def test_nobody_says_whose_character_bears_which_name_or_trade(said: str, heard: str) -> None:
    assert hushed(approdo.info("new-salem"), said) == heard


@pytest.mark.parametrize(
    "said",
    [
        "I am a puritan",
        "I am merciful, not Mercy",
        "thorned roses",
        "have mercy, the graves are full",
        "qui ci vuole un medico",
        "il mercato e i mercanti",
        "sono stanco, chiamate il medico",
        "il notaio aspetta",
        "sono nota per la mia pazienza",
        "I give 2 if you trigger Cleansing",
    ],
)
def test_ordinary_words_stay(said: str) -> None:
    assert hushed(approdo.info("new-salem"), said) == said


def test_other_games_leave_every_word() -> None:
    assert hushed(approdo.info("new-haven"), "Hester Thorne, notary") == "Hester Thorne, notary"
