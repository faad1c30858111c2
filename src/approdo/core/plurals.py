"""Which plural form a number takes, by the cardinal rules of CLDR.

The rules are written on CLDR's operands: n the absolute value, i its whole part, v the number of decimals shown,
f those decimals as a number. Numbers are shown here as Python writes them. A language that is not in the table has
one form for everything; the tests hold the table against a CLDR implementation.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Operands:
    """A number as CLDR's rules look at it."""

    n: float
    i: int
    v: int
    f: int

    @classmethod
    def of(cls, value: int | float) -> Operands:
        """The operands of a number as it is shown."""
        whole, _, decimals = str(abs(value)).partition(".")
        if not (whole.isdecimal() and (decimals.isdecimal() or not decimals)):
            return cls(abs(value), int(abs(value)), 0, 0)
        return cls(abs(value), int(whole), len(decimals), int(decimals or 0))


Rule = Callable[[Operands], str]


def _only_other(_: Operands) -> str:
    return "other"


def _germanic(o: Operands) -> str:
    return "one" if o.i == 1 and o.v == 0 else "other"


def _n_is_one(o: Operands) -> str:
    return "one" if o.n == 1 else "other"


def _millions(o: Operands) -> bool:
    """Romance languages say "a million of": a form of its own."""
    return o.i != 0 and o.i % 1_000_000 == 0 and o.v == 0


def _italian(o: Operands) -> str:
    return "one" if o.i == 1 and o.v == 0 else "many" if _millions(o) else "other"


def _spanish(o: Operands) -> str:
    return "one" if o.n == 1 else "many" if _millions(o) else "other"


def _french(o: Operands) -> str:
    return "one" if o.i in (0, 1) else "many" if _millions(o) else "other"


def _danish(o: Operands) -> str:
    return "one" if o.n == 1 or (o.f != 0 and o.i in (0, 1)) else "other"


def _east_slavic(o: Operands) -> str:
    if o.v:
        return "other"
    if o.i % 10 == 1 and o.i % 100 != 11:
        return "one"
    return "few" if o.i % 10 in (2, 3, 4) and o.i % 100 not in (12, 13, 14) else "many"


def _polish(o: Operands) -> str:
    if o.v:
        return "other"
    if o.i == 1:
        return "one"
    return "few" if o.i % 10 in (2, 3, 4) and o.i % 100 not in (12, 13, 14) else "many"


def _czech(o: Operands) -> str:
    if o.v:
        return "many"
    return "one" if o.i == 1 else "few" if o.i in (2, 3, 4) else "other"


def _romanian(o: Operands) -> str:
    if o.i == 1 and o.v == 0:
        return "one"
    return "few" if o.v or o.n == 0 or (o.n != 1 and 1 <= o.n % 100 <= 19) else "other"


def _slovenian(o: Operands) -> str:
    if o.v:
        return "few"
    return {1: "one", 2: "two", 3: "few", 4: "few"}.get(o.i % 100, "other")


def _south_slavic(o: Operands) -> str:
    for number, shown in ((o.i, o.v == 0), (o.f, True)):
        if shown and number % 10 == 1 and number % 100 != 11:
            return "one"
    for number, shown in ((o.i, o.v == 0), (o.f, True)):
        if shown and number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14):
            return "few"
    return "other"


def _lithuanian(o: Operands) -> str:
    if o.f:
        return "many"
    teens = 11 <= o.n % 100 <= 19
    if o.n % 10 == 1 and not teens:
        return "one"
    return "few" if 2 <= o.n % 10 <= 9 and not teens else "other"


def _arabic(o: Operands) -> str:
    if o.n in (0, 1, 2):
        return ("zero", "one", "two")[int(o.n)]
    if o.v and o.f:
        return "other"
    rest = o.n % 100
    return "few" if 3 <= rest <= 10 else "many" if 11 <= rest <= 99 else "other"


RULES: dict[str, Rule] = {
    **dict.fromkeys(("ja", "zh", "ko", "vi", "th", "id", "ms"), _only_other),
    **dict.fromkeys(("en", "de", "nl", "sv", "fi", "et", "ast", "gl"), _germanic),
    **dict.fromkeys(("bg", "el", "hu", "tr", "nb", "nn", "no", "eu", "sq", "af"), _n_is_one),
    **dict.fromkeys(("it", "ca"), _italian),
    **dict.fromkeys(("ru", "uk"), _east_slavic),
    **dict.fromkeys(("cs", "sk"), _czech),
    **dict.fromkeys(("hr", "sr", "bs"), _south_slavic),
    "es": _spanish,
    "fr": _french,
    "pt": _french,
    "da": _danish,
    "pl": _polish,
    "ro": _romanian,
    "sl": _slovenian,
    "lt": _lithuanian,
    "ar": _arabic,
}


def plural(language: str, value: int | float) -> str:
    """The CLDR category of a number: zero, one, two, few, many or other."""
    rule = RULES.get(language.partition("-")[0], _only_other)
    return rule(Operands.of(value))
