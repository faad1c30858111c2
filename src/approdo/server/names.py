"""Names of people: how they are written, and which ones look alike."""

from __future__ import annotations

import unicodedata
from functools import cache

from confusable_homoglyphs.utils import load

LONGEST = 24
LOOK_LONGEST = 120
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters by name that show nothing."""
_HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def clean(name: str) -> str:
    """The name as it is kept: one way of writing every letter, single blanks, of a length that fits everywhere."""
    if any(unicodedata.category(char) in _HIDDEN or char in _BLANK for char in name):
        raise ValueError("must not contain control or invisible characters")
    kept = " ".join(unicodedata.normalize("NFKC", name).split())
    if not 1 <= len(kept) <= LONGEST:  # counted afterwards: a single letter may become eighteen
        raise ValueError(f"must have 1 to {LONGEST} characters, not {len(kept)}")
    if all(unicodedata.category(char)[0] in "MZ" for char in kept):
        raise ValueError("must have a letter, digit or sign that can be seen")
    return kept


def account_key(name: str) -> str:
    """Under what an account is found: capitals do not matter."""
    return unicodedata.normalize("NFKC", name).casefold()


def look(name: str) -> str:
    """The same for all names that a reader cannot tell apart, by Unicode's table of confusable characters."""
    kept = unicodedata.normalize("NFKC", name).replace(" ", "")
    shape = "".join(_groups().get(char, char) for char in unicodedata.normalize("NFD", kept).replace("rn", "m"))
    return shape[:LOOK_LONGEST]


@cache
def _groups() -> dict[str, str]:
    """Every confusable character with the first one of its group."""
    leader: dict[str, str] = {}

    def find(char: str) -> str:
        while leader.setdefault(char, char) != char:
            char = leader[char]
        return char

    for char, alike in load("confusables.json").items():  # not by its module, which would keep six megabytes
        for other in (entry["c"] for entry in alike):
            if len(char) == len(other) == 1:
                low, high = sorted((find(char), find(other)))
                leader[high] = low
    return {char: find(char) for char in leader}
