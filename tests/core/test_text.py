"""The Fluent subset reads and renders as the reference implementation does."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource
from hypothesis import given
from hypothesis import strategies as st

import approdo
from approdo.core.errors import BadData
from approdo.core.text import LANGUAGES, Texts, label, parse_ftl, source, texts

SAMPLE = """
# a comment
plain = Just words.
number = { $n ->
    [0] none at all
    [one] { $n } stone
   *[other] { $n } stones
} left
nested = You have { number }.
-brand = Approdo
term = Welcome to { -brand }!
multi =
    First line
    second { $word } line
spaces = { "" }kept
chosen = { $face ->
    [up] shows { $n }
   *[down] hides
}
kept = { $face ->
    [up] { "up, " }
   *[down] { "" }
}then { $n }
"""


@cache
def bundle_of(source_text: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source_text))
    return bundle


def reference(source_text: str, key: str, args: dict[str, object], language: str = "en") -> str:
    bundle = bundle_of(source_text, language)
    value, errors = bundle.format_pattern(bundle.get_message(key).value, args)
    assert not errors
    return str(value)


@pytest.mark.parametrize("key", ["plain", "number", "nested", "term", "multi", "spaces", "chosen", "kept"])
@given(n=st.integers(0, 99), word=st.sampled_from(["a", "blue"]), face=st.sampled_from(["up", "down", "odd"]))
def test_renders_like_the_reference_implementation(key: str, n: int, word: str, face: str) -> None:
    args = {"n": n, "word": word, "face": face}
    ours = Texts("en", parse_ftl(SAMPLE, "sample")).render(key, args)
    assert ours == reference(SAMPLE, key, args)


@pytest.mark.parametrize("info", approdo.all_games(), ids=lambda info: info.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_every_game_renders_like_the_reference(info: approdo.GameInfo, language: str) -> None:
    ftl = source("approdo.core", language) + "\n" + source(info.package, language)
    ours = texts(info.package, language)
    for key in ours.messages:
        if key.startswith("-"):
            continue
        for n in (0, 1, 2):
            args = dict.fromkeys(ours.variables(key), n)
            assert ours.render(key, args) == reference(ftl, key, args, language), key


def test_seats_labels_and_lists_are_rendered_in_the_readers_language() -> None:
    italian = texts("approdo.games.new_haven", "it")
    amounts = [label("amount-sheep", n=1), label("amount-stone", n=3), label("amount-wheat", n=2)]
    text = italian.render("event-harvest", {"player": {"seat": 1}, "amounts": amounts}, ["Anna", "Bruno"])
    assert text == "Bruno raccoglie 1 pecora, 3 pietre e 2 grano."


@pytest.mark.parametrize(
    ("names", "italian", "english"),
    [
        ([], "", ""),
        (["Elena"], "Elena", "Elena"),
        (["Ivo", "Elena"], "Ivo ed Elena", "Ivo and Elena"),
        (["Ada", "Ivo", "Èlia"], "Ada, Ivo ed Èlia", "Ada, Ivo and Èlia"),
        (["Elena", "Anna"], "Elena e Anna", "Elena and Anna"),
        (["D1", "E1"], "D1 ed E1", "D1 and E1"),
        (["Ada", ""], "Ada e ", "Ada and "),
    ],
)
def test_the_italian_and_becomes_ed_before_e(names: list[str], italian: str, english: str) -> None:
    assert texts("approdo.core", "it").arg([*names]) == italian
    assert texts("approdo.core", "en").arg([*names]) == english


def test_a_missing_message_shows_its_key() -> None:
    assert texts("approdo.core", "en").render("no-such-key") == "no-such-key"


@pytest.mark.parametrize(
    ("broken", "place"),
    [
        ("key = { $n", "line 1 (key)"),
        ("ok = fine\nkey = a } b", "line 2 (key)"),
        ("ok = fine\nok = again", "line 2"),
        ("  floating", "line 1"),
        ("key = { $n -> [one] x }", "line 1 (key)"),
        ("?? = x", "line 1"),
    ],
)
def test_a_broken_file_is_refused_with_its_place(broken: str, place: str) -> None:
    with pytest.raises(BadData, match=re.escape(place)):
        parse_ftl(broken, "file.ftl")


def test_an_unknown_language_says_which_there_are() -> None:
    with pytest.raises(BadData, match="en, it"):
        texts("approdo.core", "de")
