"""What may not be said: statements that a game's rules forbid at the table while it goes on."""

from __future__ import annotations

import re
from functools import cache

from approdo.core.info import GameInfo
from approdo.core.text import LANGUAGES

HUSH = "…"
ENDING = r"\w{0,3}"
"""What other numbers and genders of a word may end with, once its last vowel is cut off."""


def hushed(info: GameInfo, text: str) -> str:
    """The text without a game's unspoken statements (New Salem: whose character bears which name or trade).

    A full name is never spoken. First names, surnames and trades are ordinary words as well: they are left out
    only where somebody is said to be one, after words such as "I am" (`unspoken-statements` in the game's texts).
    """
    if not info.unspoken:
        return text
    names, statements = _unspoken(info)
    return statements.sub(lambda found: found["opening"] + HUSH, names.sub(HUSH, text))


@cache
def _unspoken(info: GameInfo) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """Full names; and statements in every language, with the name or the trade after their opening."""
    names: set[str] = set()
    words: set[str] = set()
    openings: set[str] = set()
    for language in LANGUAGES:
        texts = info.texts(language)
        openings |= {opening.strip() for opening in texts.render("unspoken-statements").split(",")}
        for key in texts.messages:
            if key.startswith(info.unspoken):
                name, _, trade = texts.render(key).partition(", ")
                names.add(re.escape(name))
                words |= {re.escape(part) for part in name.split()}
                words.add(r"\s+".join(_any_form(word) for word in trade.split()))
    opening = "|".join(re.escape(o).replace("\\ ", r"\s+").replace("’", "['’]") for o in _longest_first(openings))
    return (
        re.compile(rf"\b(?:{'|'.join(_longest_first(names))})\b", re.IGNORECASE),
        re.compile(rf"(?P<opening>\b(?:{opening})\s*)\b(?:{'|'.join(_longest_first(words))})\b", re.IGNORECASE),
    )


def _any_form(word: str) -> str:
    """A word in singular and plural, masculine and feminine: notary, notaries; notaio, notai."""
    return re.escape(re.sub("[aeiouy]$", "", word)) + ENDING


def _longest_first(words: set[str]) -> list[str]:
    return sorted(filter(None, words), key=lambda word: (-len(word), word))
