"""An action, legal or not, read from a sentence in the reader's own words: "build wheat 5 on c3 face up"."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from math import prod
from typing import Any

from approdo.core.actions import Action, Domain
from approdo.core.game import Game
from approdo.core.text import plain

MOST = 5_000
"""So many actions of a kind are looked at when the sentence leaves several of its fields open."""


def words_of(text: str) -> list[str]:
    """The words of a text, without the marks between them."""
    for mark in ",.:;()+«»“”":
        text = text.replace(mark, " ")
    return plain(text).split()


class Sentences:
    """Reads sentences about a game's actions; `said` has all the words for an action, `value` those for a field's.

    `small` are words that do not matter where the usual sentence has others: in, the, from.
    """

    def __init__(
        self, game: Game[Any], said: Callable[[int], str], value: Callable[[Domain, Any], str], small: str
    ) -> None:
        self.space = game.space
        self.small = set(words_of(small))
        self.said = said
        self.value = value

    def read(self, text: str, kinds: Sequence[type[Action]]) -> list[int]:
        """The actions whose usual sentences have all these words and the fewest others: several if one is left open."""
        wanted = words_of(text)
        fits = [
            (len(said - set(wanted)), number)
            for kind in kinds
            for number in self._candidates(kind, wanted)
            if self._fits(wanted, said := set(words_of(self.said(number))))
        ]
        fewest = min(fits)[0] if fits and wanted else 0
        return sorted(number for more, number in fits if more == fewest)

    def _fits(self, wanted: list[str], said: set[str]) -> bool:
        return bool(said & set(wanted)) and set(wanted) <= said | self.small

    def _candidates(self, kind: type[Action], wanted: list[str]) -> Iterator[int]:
        """Actions of the kind with the fields that the words name; fields that they do not name may be anything."""
        left: list[str | None] = [*wanted]
        choices = [self._values(domain, left) for domain in kind.described().values()]
        if prod(map(len, choices)) <= MOST:
            for values in product(*choices):
                yield self.space.encode(kind(*values))

    def _values(self, domain: Domain, left: list[str | None]) -> list[Any]:
        """What the words say of a field, the longest name of the first, whose words are used up; else everything."""
        values = [domain.value(index) for index in range(domain.size)]
        found = [
            (-len(words), at, value)
            for value in values
            for words in (words_of(self.value(domain, value)), [str(value).lower()])
            for at in range(len(left) - len(words) + 1)
            if words and left[at : at + len(words)] == words
        ]
        if not found:
            return values
        length, at, value = min(found, key=lambda one: one[:2])
        left[at : at - length] = [None] * -length
        return [value]
