"""A game's rules in our own words, paragraph by paragraph, in every language.

A paragraph begins with its id in bold and an optional tag: `**nh.3.4** ...`, `**nh.3.5 ruling** ...`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from approdo.core.errors import BadData
from approdo.core.text import check_language, read_text

_PARAGRAPH = re.compile(r"^\*\*([a-z]{2}\.\d+\.\d+[a-z]?)(?: (note|ruling|option))?\*\* (.*)$")
_SECTION = re.compile(r"^## (\d+) (.*)$")


@dataclass(frozen=True)
class Paragraph:
    """One idea of the rules. Everything but a note is mechanical: code follows it and a test shows it."""

    id: str
    tag: str
    section: str
    text: str

    @property
    def mechanical(self) -> bool:
        """True when a test must show it."""
        return self.tag != "note"


@dataclass(frozen=True)
class Rulebook:
    """All paragraphs of a game in one language."""

    title: str
    glossary: tuple[tuple[str, str, str], ...]
    paragraphs: tuple[Paragraph, ...]

    def __getitem__(self, id: str) -> Paragraph:
        for paragraph in self.paragraphs:
            if paragraph.id == id:
                return paragraph
        near = [p.id for p in self.paragraphs if p.id.startswith(id.rsplit(".", 1)[0])]
        raise KeyError(f"no paragraph '{id}'" + (f"; near it: {', '.join(near[:8])}" if near else ""))

    def under(self, id: str) -> tuple[Paragraph, ...]:
        """The paragraph of that id, or all of its section: `nh.3` gives nh.3.1, nh.3.2, ..."""
        return tuple(p for p in self.paragraphs if p.id == id or p.id.startswith(f"{id}."))

    def search(self, words: str) -> tuple[Paragraph, ...]:
        """The paragraphs that contain all the words."""
        wanted = words.lower().split()
        return tuple(p for p in self.paragraphs if all(w in f"{p.section} {p.text}".lower() for w in wanted))


def parse_rulebook(source: str, where: str) -> Rulebook:
    """Read a rulebook file; BadData names the line that does not fit."""
    title, section = "", ""
    glossary: list[tuple[str, str, str]] = []
    paragraphs: list[Paragraph] = []
    for block in _blocks(source):
        number, lines = block
        head = lines[0]
        if head.startswith("# "):
            title = head[2:].strip()
        elif match := _SECTION.match(head):
            section = f"{match[1]} {match[2]}".strip()
        elif match := _PARAGRAPH.match(head):
            if any(p.id == match[1] for p in paragraphs):
                raise BadData(f"{where}, line {number}: paragraph {match[1]} stands twice")
            text = "\n".join([match[3], *lines[1:]]).strip()
            paragraphs.append(Paragraph(match[1], match[2] or "", section, text))
        elif head.startswith("|"):
            glossary += [_row(line) for line in lines[2:]]
        elif head.startswith("**"):
            raise BadData(
                f"{where}, line {number}: a paragraph begins '**nh.3.4** ' or '**nh.3.4 ruling** ', not {head!r}"
            )
    if not title or not paragraphs:
        raise BadData(f"{where}: a rulebook has a '# Title' and paragraphs")
    return Rulebook(title, tuple(glossary), tuple(paragraphs))


def _row(line: str) -> tuple[str, str, str]:
    cells = [cell.strip().strip("`") for cell in line.strip().strip("|").split("|")]
    italian, english, code = [*cells, "", "", ""][:3]
    return italian, english, code


def _blocks(source: str) -> list[tuple[int, list[str]]]:
    """Runs of lines parted by blank lines; headings stand alone."""
    blocks: list[tuple[int, list[str]]] = []
    open_block = False
    for number, line in enumerate(source.splitlines(), start=1):
        if not line.strip():
            open_block = False
        elif line.startswith("#"):
            blocks.append((number, [line]))
            open_block = False
        elif open_block:
            blocks[-1][1].append(line)
        else:
            blocks.append((number, [line]))
            open_block = True
    return blocks


@cache
def rulebook(package: str, language: str) -> Rulebook:
    """The rulebook of a game's package."""
    check_language(language)
    return parse_rulebook(read_text(package, "rulebook", f"{language}.md"), f"{package}/rulebook/{language}.md")
