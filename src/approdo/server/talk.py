"""What may not be said: words that a game's rules forbid at the table while it goes on."""

from __future__ import annotations

import re
from functools import cache

from approdo.core.game import GameInfo
from approdo.core.text import LANGUAGES

HUSH = "…"


def hushed(info: GameInfo, text: str) -> str:
    """The text without a game's unspoken words (New Salem: names and trades of the characters)."""
    return _unspoken(info).sub(HUSH, text) if info.unspoken else text


@cache
def _unspoken(info: GameInfo) -> re.Pattern[str]:
    """Names, each part of them, and trades, in every language, as whole words."""
    words: set[str] = set()
    for language in LANGUAGES:
        texts = info.texts(language)
        for key in texts.messages:
            if key.startswith(info.unspoken):
                name, _, trade = texts.render(key).partition(", ")
                words |= {name, *name.split(), trade}
    longest_first = sorted(filter(None, words), key=len, reverse=True)
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, longest_first))})\b", re.IGNORECASE)
