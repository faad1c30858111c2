"""Checks of what a game says: texts and rulebooks in both languages, and tests for every paragraph."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from approdo.core.game import Decision, Game, GameInfo
from approdo.core.text import LANGUAGES

_MARK = re.compile(r"mark\.rule\(([^)]*)\)", re.DOTALL)


def check_texts_agree(info: GameInfo) -> None:
    """All languages have the same keys with the same variables."""
    first, *others = (info.texts(language) for language in LANGUAGES)
    for other in others:
        odd = first.messages.keys() ^ other.messages.keys()
        assert not odd, f"{info.id}: only in one language: {sorted(odd)}"
        for key in first.messages:
            mine, theirs = first.variables(key), other.variables(key)
            assert mine == theirs, (
                f"{info.id}: '{key}' uses {sorted(mine)} in {first.language}, {sorted(theirs)} elsewhere"
            )


def check_texts_complete(game_type: type[Game[object]]) -> None:  # type: ignore[type-var]
    """Every decision, action and option has its texts."""
    info = game_type.info
    wanted = {"game-name", "game-tagline", "game-about"}
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
    for language in LANGUAGES:
        missing = sorted(key for key in wanted if key not in info.texts(language))
        assert not missing, f"{info.id}: texts missing in {language}: {missing}"


def check_rulebooks_agree(info: GameInfo) -> None:
    """All languages have the same paragraphs with the same tags, under the game's own prefix."""
    first, *others = (info.rulebook(language) for language in LANGUAGES)
    for other in others:
        mine = [(p.id, p.tag) for p in first.paragraphs]
        theirs = [(p.id, p.tag) for p in other.paragraphs]
        assert mine == theirs, f"{info.id}: paragraphs differ: {sorted(set(mine) ^ set(theirs)) or 'in order'}"
    strange = [p.id for p in first.paragraphs if not p.id.startswith(f"{info.prefix}.")]
    assert not strange, f"{info.id}: paragraphs of another game: {strange}"


def paragraphs_without_test(info: GameInfo, tests: Iterable[Path]) -> list[str]:
    """The mechanical paragraphs that no test is marked with."""
    marked: set[str] = set()
    for path in tests:
        for ids in _MARK.findall(path.read_text(encoding="utf-8")):
            marked |= set(re.findall(r"[a-z]{2}\.\d+\.\d+[a-z]?", ids))
    paragraphs = info.rulebook("en").paragraphs
    unknown = sorted(id for id in marked if id.startswith(f"{info.prefix}.") and id not in {p.id for p in paragraphs})
    assert not unknown, f"{info.id}: tests cite paragraphs that do not exist: {unknown}"
    return [p.id for p in paragraphs if p.mechanical and p.id not in marked]
