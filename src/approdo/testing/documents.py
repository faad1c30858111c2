"""Checks of what a game says: texts and rulebooks in both languages, and tests for every paragraph."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from approdo.core.canvas import plain
from approdo.core.figures import claims, figures
from approdo.core.game import Decision, Game
from approdo.core.info import GameInfo
from approdo.core.text import FALLBACK, READER, NamesFor, Texts, languages_of, seat_arg, translated

_MARK = re.compile(r"mark\.rule\(([^)]*)\)", re.DOTALL)


def _spoken(info: GameInfo) -> tuple[str, ...]:
    """The languages of a game; English is always one of them."""
    spoken = languages_of(info.package)
    assert FALLBACK in spoken, f"{info.id}: no texts in English ({info.package}/text/{FALLBACK}.ftl)"
    return spoken


def check_texts_agree(info: GameInfo) -> None:
    """All languages have the same keys with the same variables."""
    first, *others = (translated(info.package, language) for language in _spoken(info))
    for other in others:
        odd = first.messages.keys() ^ other.messages.keys()
        assert not odd, f"{info.id}: not in both {first.language} and {other.language}: {sorted(odd)}"
        for key in first.messages:
            mine, theirs = first.variables(key), other.variables(key)
            assert mine == theirs, (
                f"{info.id}: '{key}' uses {sorted(mine)} in {first.language}, {sorted(theirs)} elsewhere"
            )


def check_texts_complete(game_type: type[Game[object]]) -> None:  # type: ignore[type-var]
    """Every decision, action and option has its texts."""
    info = game_type.info
    wanted = {"game-name", info.tagline, "game-about"}
    for decision in game_type.decisions:
        wanted.add(f"wait-{decision.name}")
        if isinstance(decision, Decision):
            wanted.add(f"prompt-{decision.name}")
            for kind in decision.actions:
                wanted |= {f"kind-{kind.kind}", *(f"field-{name}" for name in kind.described())}
    wanted |= {f"action-{kind.kind}" for kind in game_type.space.kinds}
    for option in info.options:
        wanted |= {f"option-{option.id}", f"option-{option.id}-help"}
        wanted |= {f"option-{option.id}-{str(c).lower() if isinstance(c, bool) else c}" for c in option.choices}
    for language in _spoken(info):
        missing = sorted(key for key in wanted if key not in info.texts(language))
        assert not missing, f"{info.id}: texts missing in {language}: {missing}"


def check_texts_address(info: GameInfo) -> None:
    """Who reads an event of his own is spoken to: no text begins with `{ $player }` without a choice of `[you]`."""
    for language in _spoken(info):
        texts = info.texts(language)
        marked = Texts(language, {**texts.messages, READER: ("@reader",)})
        for key in texts.messages:
            if not key.startswith("event-") or f"{key}-own" in texts:
                continue
            shown = marked.render(key, {"player": seat_arg(0)}, NamesFor(("Ada",), 0))
            assert not shown.startswith("@reader"), f"{info.id}: '{key}' in {language} needs a form for [you]"


def check_rulebooks_agree(info: GameInfo) -> None:
    """All languages have the same paragraphs with the same tags, under the game's own prefix, and one glossary."""
    first, *others = (info.rulebook(language) for language in _spoken(info))
    for other in others:
        mine = [(p.id, p.tag) for p in first.paragraphs]
        theirs = [(p.id, p.tag) for p in other.paragraphs]
        assert mine == theirs, f"{info.id}: paragraphs differ: {sorted(set(mine) ^ set(theirs)) or 'in order'}"
        words, others_words = [code for _, code in first.glossary], [code for _, code in other.glossary]
        assert words == others_words, f"{info.id}: glossaries differ: {sorted(set(words) ^ set(others_words))}"
        places, others_places = ([(c.figure, c.after) for c in book.figures] for book in (first, other))
        assert places == others_places, f"{info.id}: figures stand elsewhere: {set(places) ^ set(others_places)}"
    strange = [p.id for p in first.paragraphs if not p.id.startswith(f"{info.prefix}.")]
    assert not strange, f"{info.id}: paragraphs of another game: {strange}"


def check_figures(info: GameInfo) -> None:
    """Every figure is in the rulebook; what it shows as refused is refused, what its captions count is so; it draws."""
    drawn = figures(info)
    for language in _spoken(info):
        book = info.rulebook(language)
        named = [caption.figure for caption in book.figures]
        assert sorted(named) == sorted(drawn), f"{info.id}: captions in {language} and figures.toml differ"
        for caption in book.figures:
            figure = drawn[caption.figure]
            for path, written in claims(caption.text):
                told = figure.fact(path)
                assert told == written, f"{info.id}, {language}, figure '{figure.id}': {path} is {told}, not {written}"
            assert plain(figure.draw(language)).strip(), f"{info.id}: figure '{figure.id}' draws nothing"
    for figure in drawn.values():
        for refused in figure.refused:
            answer = figure.refusal(refused)
            assert answer is not None, f"{info.id}, figure '{figure.id}': '{refused.action}' is legal"
            assert refused.rule in answer.rules, f"{info.id}, figure '{figure.id}': '{refused.action}': {answer}"


def paragraphs_without_test(info: GameInfo, tests: Iterable[Path]) -> list[str]:
    """The mechanical paragraphs that no test is marked with."""
    marked: set[str] = set()
    for path in tests:
        for ids in _MARK.findall(path.read_text(encoding="utf-8")):
            marked |= set(re.findall(r"[a-z][a-z0-9]*\.\d+\.\d+[a-z]?", ids))
    paragraphs = info.rulebook("en").paragraphs
    unknown = sorted(id for id in marked if id.startswith(f"{info.prefix}.") and id not in {p.id for p in paragraphs})
    assert not unknown, f"{info.id}: tests cite paragraphs that do not exist: {unknown}"
    return [p.id for p in paragraphs if p.mechanical and p.id not in marked]
