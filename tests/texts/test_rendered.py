"""Every message in both languages, as people read it: with 0, 1 and 2, with one name and with two.

`rendered/` is for reading, and for reviewing as a diff. After a wanted change: `make texts`, read the diff, commit it.
Names of things that a message receives stand in ‹brackets›.
"""

from __future__ import annotations

import os
import re
from itertools import islice, product
from pathlib import Path

import pytest

from approdo.core.text import LANGUAGES, Arg, Texts
from approdo.core.text import texts as texts_of

from .sources import GAMES, SOURCES, own_texts, written

HERE = Path(__file__).parent / "rendered"
PEOPLE = {"player", "players", "seat", "about", "other", "whose", "owner", "name", "family", "others"}
PEOPLE |= {"to", "constable", "was", "by"}
"""Variables that are players, one or several."""
SEVERAL = {"players", "others"}
NAMES = (("Elena",), ("Anna",), ("Ivo", "Elena"))
"""Who is named along with 0, 1 and 2."""
PLACES = (("E1",), ("A1",), ("D1", "E1"))
OTHERWISE: dict[str, dict[str, tuple[Arg, Arg, Arg]]] = {
    "play-welcome": {"players": (2, 3, 4)},
    "play-many": {"n": (41, 42, 43), "last": ("‹last›", "‹last›", "‹last›")},
    "play-winner": {"players": ("Elena", "Anna", "Ivo")},
    "play-winners": {"players": (["Anna", "Ivo"], ["Ivo", "Elena"], ["Ada", "Ivo", "Elena"])},
}
"""What variables hold in messages that use their names otherwise."""
MOST = 60
"""So many variants of a message are enough."""
DIGITS = set("0123456789")
PLURAL = {"zero", "one", "two", "few", "many", "other"}
_SELECT = re.compile(r"\{\s*\$([\w-]+)\s*->")
_VARIANT = re.compile(r"\*?\[\s*([\w.-]+)\s*\]")


def variants(written_text: str) -> dict[str, list[str]]:
    """The variables that a file's messages choose by, with the names of their variants."""
    found: dict[str, list[str]] = {}
    for match in _SELECT.finditer(written_text):
        depth, at, names = 1, match.end(), []
        while depth and at < len(written_text):
            if written_text[at] in "{}":
                depth += 1 if written_text[at] == "{" else -1
            elif depth == 1 and (name := _VARIANT.match(written_text, at)):
                names.append(name[1])
                at = name.end()
                continue
            at += 1
        found.setdefault(match[1], []).extend(n for n in names if n not in found.get(match[1], []))
    return found


def argument(name: str, turn: int, choices: dict[str, list[str]], counted: set[str]) -> Arg:
    """What a variable holds in one of the three renderings."""
    if name in PEOPLE:
        people = NAMES[turn] if name in SEVERAL else NAMES[turn][-1:]
        return [*people] if name in SEVERAL else people[0]
    if name in choices and not set(choices[name]) & PLURAL and not all(c.isdigit() for c in choices[name]):
        return choices[name][0]
    if name in counted:
        return turn
    if name in ("spaces", "lands", "hexes", "numbers"):
        return [*PLACES[turn]]
    if name.endswith("s"):
        return [f"‹{name[:-1]}›"] * max(1, turn)
    return f"‹{name}›"


def renderings(texts: Texts, key: str, body: str, counted: set[str], sealed: bool) -> list[str]:
    """All that a message can look like: 0, 1, 2, and each variant of what it chooses by.

    Where choices are `sealed`, several may be awaited at once.
    """
    choices = variants(body)
    shown: list[str] = []
    for turn in range(3):
        args = {name: argument(name, turn, choices, counted) for name in texts.variables(key)}
        if sealed and key.startswith("wait-"):
            args |= {"player": [*NAMES[turn]]}
        args |= {name: values[turn] for name, values in OTHERWISE.get(key, {}).items()}
        chosen = {name: names for name, names in choices.items() if set(names) - PLURAL - DIGITS}
        for some in islice(product(*chosen.values()), MOST):
            picked = {  # a person is the reader, or somebody else who has a name
                name: value
                for name, value in zip(chosen, some, strict=True)
                if not (value == "other" and "you" in chosen[name])
            }
            shown.append(texts.render(key, {**args, **picked}))
    return list(dict.fromkeys(shown))


def bodies(name: str, language: str) -> dict[str, str]:
    """Each message as it is written, line breaks kept."""
    parts = re.split(r"^(?=-?[a-zA-Z][\w-]* *=)", re.sub(r"^#.*$", "", written(name, language), flags=re.M), flags=re.M)
    return {part.partition("=")[0].strip(): part.partition("=")[2] for part in parts if "=" in part}


def page(name: str, language: str) -> str:
    """A whole file of texts, rendered."""
    own, found = own_texts(name, language), bodies(name, language)
    texts = Texts(
        language, texts_of("approdo.core", language).messages | own.messages
    )  # lists are joined by a message of the core
    both = [variants(written(name, each)) for each in LANGUAGES]
    counted = {var for each in both for var, names in each.items() if set(names) & PLURAL}
    sealed = name in GAMES and GAMES[name].secrets
    lines = []
    for key in own.messages:
        lines.append(key)
        lines += [f"    {text}" for text in renderings(texts, key, found[key], counted | COUNTED, sealed)]
    return "\n".join(line.rstrip() for line in lines) + "\n"


COUNTED = {"n", "of", "last", "round", "price", "money", "income", "cost", "bag", "deck", "goal", "count", "steps"}
COUNTED |= {"step", "given", "hope", "despair", "time", "amount", "marker", "left", "limit", "have", "number", "spent"}
COUNTED |= {"plus", "minus", "tiles", "cards", "barns", "shillings", "total", "figures", "most", "banners", "d"}
COUNTED |= {"h", "m", "buildings", "events", "witches", "puritans", "free", "points", "remove", "distance", "turns"}
"""Variables that are numbers although no message chooses by them; the same name means the same everywhere."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SOURCES)
def test_the_texts_read_as_they_were_last_read(name: str, language: str) -> None:
    file = HERE / language / f"{name.replace(' ', '-')}.txt"
    rendered = page(name, language)
    if os.environ.get("APPRODO_GOLDEN") == "write":
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(rendered, encoding="utf-8")
    assert rendered.splitlines() == file.read_text(encoding="utf-8").splitlines(), "make texts, and read the diff"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SOURCES)
def test_no_rendered_text_is_empty_or_shows_a_brace(name: str, language: str) -> None:
    for line in page(name, language).splitlines():
        assert "{" not in line
        assert not line.startswith("    ") or line.strip()
