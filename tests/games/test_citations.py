"""The code says which paragraph it follows."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable

import pytest

import approdo
from approdo.core.info import GameInfo

WANTED = 0.95


def sources(folder: Traversable) -> str:
    """All code and data of a package."""
    found = ""
    for entry in folder.iterdir():
        if entry.is_dir():
            found += sources(entry)
        elif entry.name.endswith((".py", ".toml")):
            found += entry.read_text(encoding="utf-8") + "\n"
    return found


def cited(text: str, prefix: str) -> set[str]:
    """The paragraphs that a text names, alone or as a range such as "tn.2.1 to tn.2.3"."""
    one = rf"{prefix}\.\d+\.\d+"
    found = set(re.findall(one, text))
    for first, last in re.findall(rf"({one}) (?:to|-) ({one})", text):
        section, start = first.rsplit(".", 1)
        if last.startswith(f"{section}."):
            found |= {f"{section}.{n}" for n in range(int(start), int(last.rsplit(".", 1)[1]) + 1)}
    return found


@pytest.mark.parametrize("info", approdo.all_games(), ids=lambda info: info.id)
def test_the_code_cites_the_paragraphs_it_follows(info: GameInfo) -> None:
    mechanical = [p.id for p in info.rulebook("en").paragraphs if p.tag != "note"]
    named = cited(sources(files(info.package)), info.prefix)
    missing = [id for id in mechanical if id not in named]
    assert len(missing) <= (1 - WANTED) * len(mechanical), missing


@pytest.mark.parametrize("info", approdo.all_games(), ids=lambda info: info.id)
def test_the_code_cites_no_paragraph_that_is_not_there(info: GameInfo) -> None:
    known = {p.id for p in info.rulebook("en").paragraphs}
    assert set(re.findall(rf"\b{info.prefix}\.\d+\.\d+", sources(files(info.package)))) <= known
