"""One vocabulary: the page says what the glossary says, and words that were given up do not come back."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from approdo.core.text import LANGUAGES

from .sources import BOARDS, GAMES, ROOT, SOURCES, sentences

FORBIDDEN = tomllib.loads((Path(__file__).parent / "forbidden.toml").read_text(encoding="utf-8"))
ARTICLES = {
    "una",
    "uno",
    "un",
    "il",
    "la",
    "lo",
    "di",
    "del",
    "dei",
    "della",
    "degli",
    "delle",
    "per",
    "con",
    "a",
    "in",
}
NOT_MEANT = {
    ("neuland", "place"): "as a verb, 'place banners', it is no place on the land",
    ("new-haven", "building"): "the two words of 'open buildings' are two messages; 'building' is a step too",
    ("neuland", "spoil"): "'andare perso' is inflected: va perso, vanno persi",
    ("terra-nova", "end"): "the end of a turn or of the game, not what ends it",
    ("new-salem", "building"): "the phase of building",
    ("new-salem", "set"): "the set-up",
    ("new-salem", "claim"): "the sheet 'hope and words'",
}
"""English words that are also something else than the glossary's term: game and term -> where."""


def spoken(text: str) -> str:
    """A message without its variables and the names of its variants."""
    return re.sub(r"\{ ?\$?[\w-]+ ?(->)?\}?|\[[\w-]+\]", " ", text).lower()


def stems(term: str) -> list[str]:
    """The beginnings of the main word of each way to say an Italian term, long enough to know it by."""
    ways = [re.sub(r"\(.*?\)", "", way) for way in term.split(",")]
    words = [[w for w in re.split(r"[ ’']+", way.lower()) if w and w not in ARTICLES] for way in ways]
    return [first[0][: max(3, len(first[0]) * 3 // 5)] for first in words if first]


def terms(game: str) -> Iterator[tuple[str, str]]:
    """English and Italian names of things, from the glossaries; one English word may have several Italian ones."""
    names: dict[str, list[str]] = {}
    both = (GAMES[game].rulebook(language).glossary for language in ("it", "en"))
    for (italian, code), (english, same) in zip(*both, strict=True):
        assert code == same
        names.setdefault(re.sub(r"\(.*?\)", "", english).strip().lower(), []).append(italian)
    yield from ((english, ", ".join(italian)) for english, italian in names.items())


@pytest.mark.parametrize("game", GAMES)
def test_the_page_calls_things_as_the_glossary_does(game: str) -> None:
    board = f"{game} board"
    assert board in BOARDS
    english, italian = (dict(sentences(board, language)) for language in ("en", "it"))
    wrong, seen = [], 0
    for term, name in terms(game):
        if (game, term) in NOT_MEANT or not stems(name):
            continue
        named = re.compile(rf"\b{re.escape(term)}s?\b")
        for key, text in english.items():
            if named.search(spoken(text)):
                seen += 1
                if not any(stem in spoken(italian[key]) for stem in stems(name)):
                    wrong.append(f"{key}: '{term}' is '{name}', not: {italian[key]}")
    assert wrong == []
    assert seen > 5, "the glossary's terms are on the page"


def texts_under(name: str, language: str) -> Iterator[tuple[str, str]]:
    """Where and what: every message, and for a game also every paragraph of its rulebook."""
    for key, text in sentences(name, language):
        yield f"{name} {key}", text
    if name in GAMES:
        for paragraph in GAMES[name].rulebook(language).paragraphs:
            yield paragraph.id, paragraph.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SOURCES)
def test_words_that_were_given_up_stay_away(name: str, language: str) -> None:
    listed = FORBIDDEN.get(language, {})
    words = {**listed.get("all", {}), **listed.get(name.removesuffix(" board"), {})}
    found = [
        f"{where}: say '{better}' in: {text}"
        for where, text in texts_under(name, language)
        for word, better in words.items()
        if re.search(word, text, re.IGNORECASE)
    ]
    assert found == []


@pytest.mark.parametrize("folder", ["src", "web/src"])
def test_apostrophes_and_quotation_marks_are_the_printed_ones(folder: str) -> None:
    files = [*ROOT.glob(f"{folder}/**/*.ftl"), *ROOT.glob(f"{folder}/**/rulebook/*.md")]
    lines = [(file, line) for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    shown = [(file, line) for file, line in lines if file.suffix == ".md" or not line.startswith("#")]
    read = [(file, re.sub(r'\{ ?"[^"]*" ?\}', "", line)) for file, line in shown]
    typed = [f"{file.relative_to(ROOT)}: {line}" for file, line in read if set(line) & {"'", '"'}]
    assert typed == [], "say ’ “ ” « »"
    assert any("’" in line for _, line in read)


STATES = {"Hai", "hai", "Sei", "Eri", "Devi", "Cominci", "Tutti"}
"""Words in -i with which a line of the log may speak to its reader: no imperatives."""


@pytest.mark.parametrize("game", GAMES)
def test_the_italian_log_gives_no_orders(game: str) -> None:
    """A verb such as "costruisci" is also an imperative: of what its reader did, the log says "hai costruito"."""
    told = [(key, text) for key, text in sentences(game, "it") if key.startswith("event-")]
    orders = [(key, word) for key, text in told for word in re.findall(r"\[you\] (\w+i)\b", text) if word not in STATES]
    assert orders == []
    assert any("[you] Hai" in text for _, text in told)


def test_a_forbidden_word_would_be_found() -> None:
    for language, lists in FORBIDDEN.items():
        assert language in LANGUAGES
        assert set(lists) <= {"all", *GAMES}
        for words in lists.values():
            for word in words:
                re.compile(word)
    assert re.search(next(iter(FORBIDDEN["it"]["new-salem"])), "raccolgo Morte", re.IGNORECASE)
