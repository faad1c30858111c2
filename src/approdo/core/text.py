"""Texts in the reader's language, from Fluent files.

The rules never write a sentence: they name a message and its arguments, and the reader's language
renders them. An argument is a number, a string, a seat (shown as the player's name), a label (another
message with arguments of its own) or a list of these; all of it is plain JSON.

The subset of Fluent that the files use (messages, terms, variables, references, selectors on numbers and
strings) is read here so that games need nothing outside the standard library; the tests hold it against
the reference implementation.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Union
from unicodedata import normalize

from approdo.core.errors import BadData
from approdo.core.plurals import plural

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

FALLBACK = "en"
"""The language that every package has texts in; it stands in where another one is missing."""

Arg = Union[int, float, str, dict[str, Any], list["Arg"]]
"""An argument of a text, as JSON."""


def label(key: str, **args: Arg) -> Arg:
    """An argument that is itself a message, such as the name of a resource."""
    return {"label": key, "args": args} if args else {"label": key}


def seat_arg(seat: int) -> Arg:
    """An argument that is a player, shown by name."""
    return {"seat": seat}


def plain(text: str) -> str:
    """A text as it is looked for: small letters, and the apostrophe that keyboards have for the one that we print."""
    return text.lower().replace("’", "'")


class NamesFor(tuple[str, ...]):
    """The players' names as one of them reads them: texts say "you" of that seat.

    A message may choose by who a player is, `{ $player -> [you] You build *[other] { $player } builds }`; in lists the
    reader is `the-reader`. With `called` the reader's own name is another in what is drawn, such as "You".
    """

    you: int | None

    def __new__(cls, names: Sequence[str], reader: int, called: str | None = None) -> NamesFor:
        own = tuple(called if called and seat == reader else name for seat, name in enumerate(names))
        made = super().__new__(cls, own)
        made.you = reader if 0 <= reader < len(own) else None
        return made


# --- the syntax tree ---


@dataclass(frozen=True)
class _Select:
    selector: str
    variants: tuple[tuple[str, _Pattern], ...]
    default: _Pattern


@dataclass(frozen=True)
class _Ref:
    name: str  # "$var", "message" or "-term"


_Pattern = tuple[str | _Ref | _Select, ...]

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *= ?(.*)$")
_VARIANT = re.compile(r"\s*(\*?)\[\s*([\w.-]+)\s*\] ?")
_TEXT_ENDS = re.compile(r"[{}]")
_VARIANT_ENDS = re.compile(rf"[{{}}]|\n(?={_VARIANT.pattern})")
_LITERAL = re.compile(r'\{\s*"([^"]*)"\s*\}')
_NAME = re.compile(r"\{\s*([$-]?[a-zA-Z][\w-]*)\s*")
_CLOSED = re.compile(r"\s*\}")


class _Parser:
    """Reads one pattern; the caller has cut the file into entries."""

    def __init__(self, source: str, where: str) -> None:
        self.source = source
        self.where = where
        self.at = 0

    def fail(self, problem: str) -> BadData:
        return BadData(f"{self.where}: {problem}")

    def pattern(self, nested: bool) -> _Pattern:
        parts: list[str | _Ref | _Select] = []
        while True:
            ends = (_VARIANT_ENDS if nested else _TEXT_ENDS).search(self.source, self.at)
            text = self.source[self.at : ends.start() if ends else len(self.source)]
            self.at += len(text)
            if not ends or ends[0] != "{":
                break
            parts += [text, self.placeable()]
        if ends and not nested:
            raise self.fail("a '}' without its '{'")
        parts.append(text.rstrip() if nested else text)
        return tuple(part for part in parts if part != "")

    def placeable(self) -> str | _Ref | _Select:
        literal = _LITERAL.match(self.source, self.at)
        if literal:
            self.at = literal.end()
            return literal[1]
        name = _NAME.match(self.source, self.at)
        if not name:
            raise self.fail(f"cannot read what follows '{self.source[self.at : self.at + 20]}'")
        self.at = name.end()
        if self.source.startswith("->", self.at):
            self.at += 2
            return self.select(name[1])
        if not self.source.startswith("}", self.at):
            raise self.fail(f"'{{ {name[1]}' is not closed")
        self.at += 1
        return _Ref(name[1])

    def select(self, selector: str) -> _Select:
        variants: list[tuple[str, _Pattern]] = []
        default: _Pattern | None = None
        while True:
            head = _VARIANT.match(self.source, self.at)
            if not head:
                break
            self.at = head.end()
            body = self.pattern(nested=True)
            variants.append((head[2], body))
            if head[1]:
                default = body
        rest = _CLOSED.match(self.source, self.at)
        if not rest or default is None or not selector.startswith("$"):
            raise self.fail(f"the choice on {selector} needs a variable, a default '*[...]' and a closing brace")
        self.at = rest.end()
        return _Select(selector, tuple(variants), default)


def parse_ftl(source: str, where: str) -> dict[str, _Pattern]:
    """The messages and terms of a Fluent file; BadData names the line that cannot be read."""
    entries: dict[str, tuple[int, list[str]]] = {}
    current: list[str] | None = None
    for number, line in enumerate(source.splitlines(), start=1):
        if line.startswith("#") or not line.strip():
            if current is not None and not line.strip():
                current.append("")
            continue
        if line[0] in " \t" or (line[0] in "}[*" and current is not None):
            if current is None:
                raise BadData(f"{where}, line {number}: a continued line without a message")
            current.append(line)
            continue
        entry = _ENTRY.match(line)
        if not entry:
            raise BadData(f"{where}, line {number}: expected 'key = text', found {line!r}")
        if entry[1] in entries:
            raise BadData(f"{where}, line {number}: '{entry[1]}' stands twice")
        current = [entry[2]]
        entries[entry[1]] = (number, current)
    patterns: dict[str, _Pattern] = {}
    for key, (number, lines) in entries.items():
        text = _dedent(lines) if len(lines) > 1 else lines[0]
        plain = "{" not in text and "}" not in text  # two of three are: reading them is most of it
        patterns[key] = (text,) if plain else _Parser(text, f"{where}, line {number} ({key})").pattern(nested=False)
    return patterns


def _dedent(lines: list[str]) -> str:
    """A pattern's text: the common indent of its continued lines does not count."""
    first, *rest = lines
    while rest and not rest[-1].strip():
        rest.pop()
    indent = min((len(line) - len(line.lstrip()) for line in rest if line.strip()), default=0)
    body = [line[indent:] for line in rest]
    return "\n".join([first, *body] if first.strip() else body) if rest else first


# --- rendering ---

YOU = "you"
"""The variant of a message for a player who is the reader."""
READER = "the-reader"
"""The message that names the reader among others."""
LIST = "list"
"""The message that joins the last two of several things: `$before` and `$last`, whose first letter is `$first`."""


class Texts:
    """The messages of one language, ready to be rendered for people with names."""

    def __init__(self, language: str, messages: Mapping[str, _Pattern]) -> None:
        self.language = language
        self.messages = messages

    def __contains__(self, key: str) -> bool:
        return key in self.messages

    def render(self, key: str, args: Mapping[str, Arg] | None = None, names: Sequence[str] = ()) -> str:
        """The text of a message; a missing message shows its key, so that nothing breaks for the reader."""
        pattern = self.messages.get(key)
        return key if pattern is None else self._format(pattern, args or {}, names)

    def _joined(self, shown: Sequence[str]) -> str:
        """ "a, b and c"."""
        if len(shown) < 2:
            return "".join(shown)
        first = normalize("NFD", shown[-1])[:1].lower()
        return self.render(LIST, {"before": ", ".join(shown[:-1]), "last": shown[-1], "first": first})

    def arg(self, value: Arg, names: Sequence[str] = ()) -> str:
        """The text of a single argument."""
        if isinstance(value, list):
            return self._joined([self.arg(item, names) for item in value])
        if isinstance(value, dict):
            if "seat" in value:
                seat = int(value["seat"])
                if _is_reader(seat, names):
                    return self.render(READER)
                return names[seat] if seat < len(names) else f"{seat + 1}"
            return self.render(value["label"], value.get("args"), names)
        return str(value)

    def variables(self, key: str) -> set[str]:
        """The variables that a message uses, through its references too."""
        found: set[str] = set()

        def walk(pattern: _Pattern) -> None:
            for part in pattern:
                if isinstance(part, _Ref):
                    if part.name.startswith("$"):
                        found.add(part.name[1:])
                    else:
                        walk(self.messages.get(part.name, ()))
                elif isinstance(part, _Select):
                    found.add(part.selector[1:])
                    for _, body in part.variants:
                        walk(body)

        walk(self.messages.get(key, ()))
        return found

    def _format(self, pattern: _Pattern, args: Mapping[str, Arg], names: Sequence[str]) -> str:
        parts: list[str] = []
        for part in pattern:
            if isinstance(part, str):
                parts.append(part)
            elif isinstance(part, _Select):
                parts.append(self._format(self._variant(part, args, names), args, names))
            elif not part.name.startswith("$"):
                parts.append(self.render(part.name, args, names))
            elif part.name[1:] in args:
                parts.append(self.arg(args[part.name[1:]], names))
            else:
                parts.append(f"{{{part.name}}}")
        return "".join(parts)

    def _variant(self, select: _Select, args: Mapping[str, Arg], names: Sequence[str]) -> _Pattern:
        value = args.get(select.selector[1:])
        if isinstance(value, list) and len(value) == 1:
            value = value[0]
        if isinstance(value, dict):  # a label is chosen by the last part of its key, a seat by its number or as you
            if "seat" in value:
                value = YOU if _is_reader(int(value["seat"]), names) else str(value["seat"])
            else:
                value = str(value["label"]).rsplit("-", 1)[-1]
        wanted = [str(value)]
        if isinstance(value, (int, float)):
            wanted.append(plural(self.language, value))
        for name in wanted:
            for variant, body in select.variants:
                if variant == name:
                    return body
        return select.default


def _is_reader(seat: int, names: Sequence[str]) -> bool:
    return isinstance(names, NamesFor) and names.you == seat


def inside(package: str, *path: str) -> Traversable:
    """A file or folder of a package, wherever it is installed; the usual place is looked at first."""
    for place in getattr(import_module(package), "__path__", ()):
        if (found := Path(place, *path)).exists():
            return found
    from importlib.resources import files  # slow to load: for packages that are no plain folders

    return files(package).joinpath(*path)


def read_text(package: str, *path: str) -> str:
    """A text file that lies inside a package."""
    try:
        return inside(package, *path).read_text(encoding="utf-8")
    except (FileNotFoundError, ModuleNotFoundError) as error:
        raise BadData(f"{package} has no file {'/'.join(path)}") from error


@cache
def languages_of(package: str, folder: str = "text", suffix: str = ".ftl") -> tuple[str, ...]:
    """The languages of a package's texts, rulebook or lessons, found by the names of the files; English first."""
    try:
        found = [entry.name for entry in inside(package, folder).iterdir()]
    except (FileNotFoundError, ModuleNotFoundError, NotADirectoryError) as error:
        raise BadData(f"{package} has no folder {folder}/ with {FALLBACK}{suffix} in it") from error
    names = sorted(name.removesuffix(suffix) for name in found if name.endswith(suffix))
    return tuple(sorted(filter(_LANGUAGE.fullmatch, names), key=lambda name: name != FALLBACK))


_LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]+)*")
LANGUAGES = languages_of("approdo.core")
"""The languages that can be chosen: those of the common texts."""


def check_language(language: str) -> str:
    """The language itself, if we have it."""
    if language not in LANGUAGES:
        raise BadData(f"no texts in '{language}'; there are {', '.join(LANGUAGES)}")
    return language


def spoken_by(package: str, language: str, folder: str = "text", suffix: str = ".ftl") -> str:
    """The language, or English when a package (a game from outside) does not speak it."""
    return language if check_language(language) in languages_of(package, folder, suffix) else FALLBACK


@cache
def texts(package: str, language: str) -> Texts:
    """The texts of a game's package, with what is common to all games beneath, and English where a text is missing."""
    return Texts(language, {**translated(package, FALLBACK).messages, **translated(package, language).messages})


def translated(package: str, language: str) -> Texts:
    """The texts that a language has of its own, as far as somebody translated them."""
    check_language(language)
    own = {} if package == "approdo.core" else _messages(package, language)
    return Texts(language, {**_messages("approdo.core", language), **own})


@cache
def _messages(package: str, language: str) -> Mapping[str, _Pattern]:
    """What a package's own file says in a language."""
    return parse_ftl(source(package, language), f"{package}/text/{language}.ftl")


def source(package: str, language: str) -> str:
    """A package's Fluent file as it is written."""
    return read_text(package, "text", f"{spoken_by(package, language)}.ftl")


@cache
def whole_source(package: str, language: str) -> str:
    """A package's Fluent file for the browser, with English after it where texts are missing: the first one counts."""
    own = source(package, language)
    missing = translated(package, FALLBACK).messages.keys() - translated(package, language).messages.keys()
    return f"{own}\n{source(package, FALLBACK)}" if missing else own
