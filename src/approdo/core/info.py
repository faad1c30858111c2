"""What is known of a game before its rules are loaded: `INFO` in its `meta.py`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from approdo.core.errors import BadOption
from approdo.core.text import LANGUAGES, Texts, texts

if TYPE_CHECKING:
    from approdo.core.rulebook import Rulebook

Value = bool | int | str


@dataclass(frozen=True)
class Option:
    """A choice of the table before play. A bool default makes a switch; otherwise `choices` lists the values."""

    id: str
    default: Value
    choices: tuple[Value, ...] = (False, True)

    def read(self, value: object) -> Value:
        """The value, also when it was written as text; BadOption says what would be right."""
        for choice in self.choices:
            if type(value) is type(choice) and value == choice:
                return choice
            if isinstance(value, str) and value.lower() == str(choice).lower():
                return choice
        shown = ", ".join(str(choice).lower() if isinstance(choice, bool) else str(choice) for choice in self.choices)
        raise BadOption(f"option '{self.id}' takes {shown}, not {value!r}")


@dataclass(frozen=True)
class GameInfo:
    """What is known of a game without loading its rules."""

    id: str
    package: str
    rules: str
    """The version of the rules: rises only when behaviour changes."""
    seats: tuple[int, ...]
    default_seats: int
    options: tuple[Option, ...]
    credits: str
    minutes: int
    prefix: str
    """The first part of its paragraph ids."""
    secrets: bool = True
    """False for a game of perfect information: seats see the same, no curtain is needed between them."""
    unspoken: str = ""
    """Prefix of the text keys whose words the rules forbid to be spoken at the table while the game goes on."""
    tagline: str = "game-tagline"
    """The text key of the line under its name."""
    picture: str = ""
    """An SVG file in the package, such as "picture.svg", for a game whose picture the page does not bring along."""
    board: str = ""
    """A built ES module in the package, such as "web/board.js": its board in the browser (docs/ADDING_A_GAME.md)."""

    def __repr__(self) -> str:
        seats = f"{self.seats[0]}-{self.seats[-1]}" if len(self.seats) > 1 else str(self.seats[0])
        options = ", ".join(option.id for option in self.options) or "none"
        return f"<GameInfo {self.id}, rules {self.rules}: {seats} players, options {options}>"

    def texts(self, language: str) -> Texts:
        """Its texts in one language."""
        return texts(self.package, language)

    def rulebook(self, language: str) -> Rulebook:
        """Its rules in one language."""
        from approdo.core.rulebook import rulebook  # only now: a game begins without its book being opened

        return rulebook(self.package, language)

    def name(self, language: str = "en") -> str:
        """Its name."""
        return self.texts(language).render("game-name")

    def option(self, id: str) -> Option:
        """One of its options; BadOption lists what exists."""
        for option in self.options:
            if option.id == id:
                return option
        known = ", ".join(option.id for option in self.options) or "none"
        raise BadOption(f"{self.id} has no option '{id}'; its options are: {known}")

    def to_json(self) -> dict[str, Any]:
        """All of it as JSON, names in every language."""
        return {
            "id": self.id,
            "names": {language: self.name(language) for language in LANGUAGES},
            "taglines": {language: self.texts(language).render(self.tagline) for language in LANGUAGES},
            "rules": self.rules,
            "seats": list(self.seats),
            "default_seats": self.default_seats,
            "minutes": self.minutes,
            "credits": self.credits,
            "prefix": self.prefix,
            "secrets": self.secrets,
            "picture": f"/games/{self.id}/picture.svg" if self.picture else None,
            "board": f"/games/{self.id}/board.js" if self.board else None,
            "options": [{"id": o.id, "default": o.default, "choices": list(o.choices)} for o in self.options],
        }
