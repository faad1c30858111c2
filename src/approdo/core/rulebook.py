"""A game's rules in our own words, paragraph by paragraph, in every language.

A paragraph begins with its id in bold and an optional tag: `**nh.3.4** ...`, `**nh.3.5 ruling** ...`. The game on one
page stands in four paragraphs that begin `**goal**`, `**turn**`, `**end**` and `**score**`. A figure is a fenced block
after the paragraph it belongs to: its name (core/figures.py), a line of title, the caption.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from approdo.core.errors import BadData
from approdo.core.text import plain, read_text, spoken_by

_PARAGRAPH = re.compile(r"^\*\*([a-z][a-z0-9]*\.\d+\.\d+[a-z]?)(?: (note|ruling|option))?\*\* (.*)$")
_FIGURE = re.compile(r"^```figure ([a-z][a-z0-9-]*)$")
_FENCE = "```"
SUMMARY = ("goal", "turn", "end", "score")
"""What the game on one page tells, in this order."""
_SUMMARY = re.compile(rf"^\*\*({'|'.join(SUMMARY)})\*\* (.*)$")
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
class Caption:
    """Where a figure stands, and its words; a number in them says where it comes from (core/figures.py)."""

    figure: str
    after: str
    """The paragraph it stands below."""
    title: str
    text: str


@dataclass(frozen=True)
class Rulebook:
    """All paragraphs of a game in one language."""

    title: str
    glossary: tuple[tuple[str, str], ...]
    """Words of the game in this language, each with its name in the code."""
    paragraphs: tuple[Paragraph, ...]
    summary: tuple[tuple[str, str], ...] = ()
    """The game on one page: what of SUMMARY, and its text. Empty where a game from outside has none."""
    figures: tuple[Caption, ...] = ()

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
        wanted = plain(words).split()
        return tuple(p for p in self.paragraphs if all(w in plain(f"{p.section} {p.text}") for w in wanted))


def parse_rulebook(source: str, where: str) -> Rulebook:
    """Read a rulebook file; BadData names the line that does not fit."""
    title, section = "", ""
    summary: dict[str, str] = {}
    figures: list[Caption] = []
    glossary: list[tuple[str, str]] = []
    paragraphs: list[Paragraph] = []
    known: set[str] = set()
    for block in _blocks(source):
        number, lines = block
        head = lines[0]
        if head.startswith("# "):
            title = head[2:].strip()
        elif match := _SECTION.match(head):
            section = f"{match[1]} {match[2]}".strip()
        elif match := _PARAGRAPH.match(head):
            if match[1] in known:
                raise BadData(f"{where}, line {number}: paragraph {match[1]} stands twice")
            known.add(match[1])
            text = "\n".join([match[3], *lines[1:]]).strip()
            paragraphs.append(Paragraph(match[1], match[2] or "", section, text))
        elif match := _SUMMARY.match(head):
            summary[match[1]] = "\n".join([match[2], *lines[1:]]).strip()
        elif head.startswith(_FENCE):
            figures.append(_caption(lines, paragraphs, f"{where}, line {number}"))
        elif head.startswith("|"):
            glossary += [_row(line, f"{where}, line {number + at}") for at, line in enumerate(lines) if at > 1]
        elif head.startswith("**"):
            raise BadData(
                f"{where}, line {number}: a paragraph begins '**nh.3.4** ' or '**nh.3.4 ruling** ', not {head!r}"
            )
    if not title or not paragraphs:
        raise BadData(f"{where}: a rulebook has a '# Title' and paragraphs")
    if summary and list(summary) != list(SUMMARY):
        raise BadData(f"{where}: the game on one page tells {', '.join(SUMMARY)}, not {', '.join(summary)}")
    return Rulebook(title, tuple(glossary), tuple(paragraphs), tuple(summary.items()), tuple(figures))


def _caption(lines: list[str], before: list[Paragraph], where: str) -> Caption:
    match = _FIGURE.match(lines[0])
    if not match or not before or len(lines) < 4 or lines[-1] != _FENCE:
        raise BadData(f"{where}: a figure follows a paragraph: ```figure name, a title, its caption, ```")
    return Caption(match[1], before[-1].id, lines[1].strip(), "\n".join(lines[2:-1]).strip())


def _row(line: str, where: str) -> tuple[str, str]:
    cells = [cell.strip().strip("`") for cell in line.strip().strip("|").split("|")]
    if len(cells) != 2:
        raise BadData(f"{where}: a line of the glossary is '| word | name in the code |', not {line!r}")
    return cells[0], cells[1]


def _blocks(source: str) -> list[tuple[int, list[str]]]:
    """Runs of lines parted by blank lines; headings stand alone; a fence holds together."""
    blocks: list[tuple[int, list[str]]] = []
    open_block = fenced = False
    for number, line in enumerate(source.splitlines(), start=1):
        if fenced:
            blocks[-1][1].append(line)
            fenced = line.strip() != _FENCE
            open_block = False
        elif line.startswith(_FENCE):
            blocks.append((number, [line]))
            fenced = True
        elif not line.strip():
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
    spoken = spoken_by(package, language, "rulebook", ".md")
    return parse_rulebook(read_text(package, "rulebook", f"{spoken}.md"), f"{package}/rulebook/{spoken}.md")
