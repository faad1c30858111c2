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
from importlib.resources import files
from typing import Any, Union

from approdo.core.errors import BadData

LANGUAGES = ("en", "it")
"""The languages that every text exists in."""

Arg = Union[int, float, str, dict[str, Any], list["Arg"]]
"""An argument of a text, as JSON."""


def label(key: str, **args: Arg) -> Arg:
    """An argument that is itself a message, such as the name of a resource."""
    return {"label": key, "args": args} if args else {"label": key}


def seat_arg(seat: int) -> Arg:
    """An argument that is a player, shown by name."""
    return {"seat": seat}


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
        text: list[str] = []
        while self.at < len(self.source):
            char = self.source[self.at]
            if char == "{":
                if text:
                    parts.append("".join(text))
                    text = []
                parts.append(self.placeable())
            elif char == "}":
                if nested:
                    break
                raise self.fail("a '}' without its '{'")
            elif nested and char == "\n" and _VARIANT.match(self.source, self.at + 1):
                break
            else:
                text.append(char)
                self.at += 1
        if text:
            parts.append("".join(text))
        if nested and parts and isinstance(parts[-1], str):
            parts[-1] = parts[-1].rstrip()
        return tuple(part for part in parts if part != "")

    def placeable(self) -> str | _Ref | _Select:
        literal = re.compile(r'\{\s*"([^"]*)"\s*\}').match(self.source, self.at)
        if literal:
            self.at = literal.end()
            return literal[1]
        name = re.compile(r"\{\s*([$-]?[a-zA-Z][\w-]*)\s*").match(self.source, self.at)
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
        rest = re.compile(r"\s*\}").match(self.source, self.at)
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
    return {
        key: _Parser(_dedent(lines), f"{where}, line {number} ({key})").pattern(nested=False)
        for key, (number, lines) in entries.items()
    }


def _dedent(lines: list[str]) -> str:
    """A pattern's text: the common indent of its continued lines does not count."""
    first, *rest = lines
    while rest and not rest[-1].strip():
        rest.pop()
    indent = min((len(line) - len(line.lstrip()) for line in rest if line.strip()), default=0)
    body = [line[indent:] for line in rest]
    return "\n".join([first, *body] if first.strip() else body) if rest else first


# --- rendering ---

_AND = {"it": " e ", "en": " and "}


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

    def arg(self, value: Arg, names: Sequence[str] = ()) -> str:
        """The text of a single argument."""
        if isinstance(value, list):
            shown = [self.arg(item, names) for item in value]
            return _AND[self.language].join(filter(None, [", ".join(shown[:-1]), *shown[-1:]]))
        if isinstance(value, dict):
            if "seat" in value:
                seat = int(value["seat"])
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
                parts.append(self._format(self._variant(part, args), args, names))
            elif not part.name.startswith("$"):
                parts.append(self.render(part.name, args, names))
            elif part.name[1:] in args:
                parts.append(self.arg(args[part.name[1:]], names))
            else:
                parts.append(f"{{{part.name}}}")
        return "".join(parts)

    def _variant(self, select: _Select, args: Mapping[str, Arg]) -> _Pattern:
        value = args.get(select.selector[1:])
        if isinstance(value, dict):  # a label is chosen by the last part of its key, a seat by its number
            value = str(value["seat"]) if "seat" in value else str(value["label"]).rsplit("-", 1)[-1]
        wanted = [str(value)]
        if isinstance(value, (int, float)):
            wanted.append("one" if value == 1 else "other")
        for name in wanted:
            for variant, body in select.variants:
                if variant == name:
                    return body
        return select.default


def read_text(package: str, *path: str) -> str:
    """A text file that lies inside a package."""
    try:
        return files(package).joinpath(*path).read_text(encoding="utf-8")
    except (FileNotFoundError, ModuleNotFoundError) as error:
        raise BadData(f"{package} has no file {'/'.join(path)}") from error


def check_language(language: str) -> str:
    """The language itself, if we have it."""
    if language not in LANGUAGES:
        raise BadData(f"no texts in '{language}'; there are {', '.join(LANGUAGES)}")
    return language


@cache
def texts(package: str, language: str) -> Texts:
    """The texts of a game's package, with what is common to all games beneath."""
    check_language(language)
    own = {} if package == "approdo.core" else parse_ftl(source(package, language), f"{package}/text/{language}.ftl")
    return Texts(language, parse_ftl(source("approdo.core", language), f"core/text/{language}.ftl") | own)


def source(package: str, language: str) -> str:
    """A package's Fluent file as it is written, for the browser."""
    return read_text(package, "text", f"{check_language(language)}.ftl")
