"""Choosing among many legal actions: by kind, then field by field, or by typing words."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Protocol

from approdo.cli.sentences import Sentences, words_of
from approdo.core.actions import Action, Names, Range
from approdo.core.errors import InvalidAction
from approdo.core.game import Game
from approdo.core.showing import terminal_of
from approdo.core.text import Texts, plain

FEW = 14
"""So many actions are listed in full; more are narrowed down first."""


def _words(said: str) -> set[str]:
    """The words of a text, with and without the marks between them: I3+I4 is also found by I4."""
    return {*_typed(said), *words_of(said)}


def _typed(words: str) -> list[str]:
    """Words as they are typed, without what only parts them."""
    return [word.rstrip(",;:") for word in plain(words).split()]


def begins(typed: str, said: str) -> bool:
    """True when every typed word is the beginning of one that is said."""
    known = _words(said)
    return all(any(word.startswith(part) for word in known) for part in _typed(typed))


class Menu:
    """One screen of numbered choices: each leads to fewer actions, or to one."""

    def __init__(self, title: str, entries: list[tuple[str, list[int]]], keys: list[int] | None = None) -> None:
        self.title = title
        self.entries = entries
        self.keys = keys or list(range(1, len(entries) + 1))
        """The number to be typed for each entry."""

    def chosen(self, key: str) -> list[int] | None:
        """The actions of the entry with that number, None when there is none."""
        return self.entries[self.keys.index(int(key))][1] if key.isdecimal() and int(key) in self.keys else None


class Teller(Protocol):
    """Tells what actions would bring."""

    def one(self, number: int) -> str:
        """What an action would bring; empty when there is nothing to tell."""
        ...

    def several(self, numbers: list[int]) -> str:
        """What a choice among these may bring."""
        ...


class Chooser:
    """Builds menus for a game in a language."""

    def __init__(self, game: Game[Any], texts: Texts, own: Texts, names: Sequence[str]) -> None:
        self.game = game
        self.texts = texts
        self.own = own
        self.names = names
        self.signs = getattr(terminal_of(game.info), "signs", None)
        """What the drawing calls the things of an action, where a game has such signs: W5, Fi2."""
        self.said: dict[int, str] = {}
        small = own.render("play-small-words")
        self.sentences = Sentences(game, self._said, lambda domain, value: texts.arg(domain.arg(value), names), small)

    def label(self, number: int, teller: Teller | None = None) -> str:
        """An action in words, with what it would bring."""
        text = self.texts.arg(self.game.space.describe(number), self.names)
        told = teller.one(number) if teller else ""
        return f"{text}   → {told}" if told else text

    def menu(self, numbers: list[int], teller: Teller) -> Menu:
        """The next screen for these actions."""
        if len(numbers) <= FEW:
            entries = [(self.label(n, teller), [n]) for n in numbers]
            return Menu(self.own.render("play-choose"), entries, self._own_numbers(numbers))
        kinds: dict[type[Action], list[int]] = {}
        for number in numbers:
            kinds.setdefault(self.game.space.kind_of(number), []).append(number)
        if len(kinds) > 1:
            entries = []
            for kind, group in kinds.items():
                if len(group) <= 4:
                    entries += [(self.label(n, teller), [n]) for n in group]
                else:
                    entries.append((f"{self.texts.render(f'kind-{kind.kind}')} ({len(group)})", group))
            return Menu(self.own.render("play-kinds"), entries)
        return self._by_field(next(iter(kinds)), numbers, teller)

    def _own_numbers(self, numbers: list[int]) -> list[int] | None:
        """Actions that are nothing but a number are typed as that number: marker 7 is 7, not the fifth choice."""
        kinds = {self.game.space.kind_of(number) for number in numbers}
        fields = [*kinds.pop().described().items()] if len(kinds) == 1 else []
        if len(fields) != 1 or type(fields[0][1]) is not Range:
            return None
        return [getattr(self.game.space.decode(number), fields[0][0]) for number in numbers]

    def _by_field(self, kind: type[Action], numbers: list[int], teller: Teller) -> Menu:
        actions = [(number, self.game.space.decode(number)) for number in numbers]
        settled: list[str] = []
        for name, domain in kind.described().items():
            groups: dict[Any, list[int]] = {}
            for number, action in actions:
                groups.setdefault(getattr(action, name), []).append(number)
            said = [self.texts.arg(domain.arg(value), self.names) for value in groups]
            if len(groups) == 1 and domain.size > 1:
                settled += said
            if len(groups) > 1:
                which = self.own.render("play-which", {"field": self.texts.render(f"field-{name}")})
                title = " · ".join([*settled, which])  # the tile that is to be laid, while its space is chosen
                entries = []
                for value, group in sorted(groups.items(), key=lambda item: domain.index(item[0])):
                    text = self.texts.arg(domain.arg(value), self.names)
                    told = teller.several(group)
                    several = f"{text}  {told}" if told else text
                    entries.append((self.label(group[0], teller) if len(group) == 1 else several, group))
                return Menu(title, entries)
        return Menu(self.own.render("play-choose"), [(self.label(n, teller), [n]) for n in numbers])

    def typed(self, words: str, numbers: list[int]) -> list[int]:
        """The actions that contain all the typed words, in their notation or in the reader's language."""
        exact = [n for n in numbers if self.game.space.notation(n).lower() == " ".join(words.lower().split())]
        wanted = set(_typed(words))
        return exact or [n for n in numbers if wanted <= _words(self._said(n))]

    def beginning(self, words: str, numbers: list[int]) -> list[int]:
        """The actions that have words beginning with every typed one: what is left while somebody types."""
        return [n for n in numbers if begins(words, self._said(n))]

    def _said(self, number: int) -> str:
        """All that an action is found by: its notation, its words, and the signs of the drawing."""
        if number not in self.said:
            signs = self.signs(self.game.space.decode(number), self.texts) if self.signs else ""
            self.said[number] = f"{self.game.space.notation(number)} {self.label(number)} {signs}"
        return self.said[number]

    def spoken(self, number: int) -> str:
        """An action as one may write it: in the reader's words if `wish` reads them, else in notation."""
        words = self.label(number)
        read = self.sentences.read(words, [self.game.space.kind_of(number)])
        return words if read == [number] else self.game.space.notation(number)

    def _in_notation(self, words: str, kind: type[Action]) -> str:
        """The words with names of things in the reader's language replaced by those of the notation."""
        known: dict[str, str] = {}
        for domain in kind.described().values():
            if isinstance(domain, Names) and domain.label:
                known |= {plain(self.texts.arg(domain.arg(name), self.names)): name for name in domain.names}
        text = f" {' '.join(plain(words).split())} "
        for said in sorted(known, key=len, reverse=True):
            text = text.replace(f" {said} ", f" {known[said]} ")
        return text.strip()

    def wish(self, words: str, kinds: Sequence[type[Action]]) -> list[int]:
        """Actions, legal or not, from notation or in the reader's language; the kind may be left out.

        Several where the words leave something open: W4 on a4, face up or face down. None where they mean nothing.
        """
        tried = [words, *(f"{kind.kind} {text}" for kind in kinds for text in (words, self._in_notation(words, kind)))]
        for text in tried:
            with suppress(InvalidAction):
                return [self.game.space.number(text)]
        return self.sentences.read(words, kinds)
