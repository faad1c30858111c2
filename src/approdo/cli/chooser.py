"""Choosing among many legal actions: by kind, then field by field, or by typing words of the notation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from approdo.core.actions import Action, Range
from approdo.core.errors import InvalidAction
from approdo.core.game import Game
from approdo.core.text import Texts

FEW = 14
"""So many actions are listed in full; more are narrowed down first."""


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
        for name, domain in kind.described().items():
            groups: dict[Any, list[int]] = {}
            for number, action in actions:
                groups.setdefault(getattr(action, name), []).append(number)
            if len(groups) > 1:
                title = self.own.render("play-which", {"field": self.texts.render(f"field-{name}")})
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
        wanted = set(words.lower().split())
        return exact or [n for n in numbers if wanted <= self._words(n)]

    def _words(self, number: int) -> set[str]:
        said = f"{self.game.space.notation(number)} {self.label(number)}"
        return set(said.lower().replace(",", " ").split())

    def wish(self, words: str, kinds: Sequence[type[Action]]) -> int:
        """An action, legal or not, from its notation, the kind left out if it is one of these."""
        tried = [words, *(f"{kind.kind} {words}" for kind in kinds)]
        problem: InvalidAction | None = None
        for text in tried:
            try:
                return self.game.space.number(text)
            except InvalidAction as error:
                problem = error
        assert problem is not None
        raise problem
