"""Our table of plural rules says what CLDR says."""

from __future__ import annotations

from decimal import Decimal

import pytest
from babel import Locale

from approdo.core.plurals import RULES, plural
from approdo.core.text import Texts, parse_ftl

NUMBERS = [*range(225), 999, 1000, 1001, 1002, 1011, 1111, 10**6, 10**6 + 1, 2 * 10**6]
DECIMALS = [0.1, 0.5, 1.1, 1.2, 1.5, 2.1, 2.5, 3.14, 11.2, 12.4, 21.11, 100.1]


@pytest.mark.parametrize("language", sorted(RULES))
def test_every_language_agrees_with_cldr(language: str) -> None:
    reference = Locale.parse(language).plural_form
    for number in NUMBERS:
        assert plural(language, number) == reference(number), number
        assert plural(language, -number) == reference(number), -number
    for number in DECIMALS:
        assert plural(language, number) == reference(Decimal(str(number))), number


def test_a_language_that_is_not_in_the_table_has_one_form() -> None:
    assert {plural("xx", number) for number in range(30)} == {"other"}


def test_texts_choose_by_the_rules_of_their_language() -> None:
    ftl = "stones = { $n ->\n    [0] none\n    [one] { $n } A\n    [few] { $n } B\n   *[many] { $n } C\n}\n"
    polish = Texts("pl", parse_ftl(ftl, "pl"))
    assert [polish.render("stones", {"n": n}) for n in (0, 1, 3, 5, 22)] == ["none", "1 A", "3 B", "5 C", "22 B"]
