"""Bots by what one writes for them.

`random`, `greedy`, a level from `beginner` to `expert`, or a name that an installed package announces in the
entry-point group `approdo.bots`; with parameters `greedy:worlds=4`. `my_bot.py:Class` is a class in a file,
`stdio:COMMAND` a program (see program.py), `own:BOT` any of them in a process of its own (see apart.py).
"""

from __future__ import annotations

import importlib.util
import re
import shlex
import sys
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from approdo.bots.greedy import Greedy
from approdo.bots.random_bot import RandomBot
from approdo.bots.skill import SKILLS, Level
from approdo.core.errors import ApprodoError
from approdo.core.perspective import Bot

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    LEVELS: dict[str, Maker]
    """What a table may choose: ours from the weakest to the strongest, then those of other packages."""

GROUP = "approdo.bots"
"""The entry-point group through which an outside package announces a bot: a class, or a function that makes one."""
PROGRAM, OWN = "stdio", "own"
Maker = Callable[..., Bot]
_PARAMETER = re.compile(r"\w+=[^:/ ]*")


def _announced(point: EntryPoint) -> Maker:
    """A bot of an outside package, loaded when it first plays."""

    def made(**parameters: Any) -> Bot:
        bot: Bot = point.load()(**parameters)
        return bot

    return made


OURS: dict[str, Maker] = {
    "random": RandomBot,
    **{name: partial(Level, name) for name in SKILLS},
    "greedy": Greedy,
}


@cache
def _levels() -> dict[str, Maker]:
    from importlib.metadata import entry_points  # slow: only for those who do not want one of ours

    outside = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    return OURS | {point.name: _announced(point) for point in outside}


def __getattr__(name: str) -> dict[str, Maker]:
    """LEVELS, looked up when it is first asked for."""
    if name == "LEVELS":
        return _levels()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def keeps_to_answers(spec: str) -> bool:
    """Whether a bot speaks unasked only where the game says it may (`Game.may_speak`): ours without parameters."""
    return spec == Greedy.name or spec in SKILLS


def several(text: str) -> list[str]:
    """The bots of a list with commas; what is written name=number belongs to the bot before it: a,b:x=1,y=2,c."""
    specs: list[str] = []
    for word in text.split(","):
        if specs and ":" in specs[-1] and _PARAMETER.fullmatch(word):
            specs[-1] += f",{word}"
        else:
            specs.append(word)
    return specs


def make(spec: str) -> Bot:
    """A bot from its specification; the error says which bots and parameters there are."""
    name, _, rest = spec.partition(":")
    if name in (PROGRAM, OWN):
        return _apart(name, rest)
    if name.endswith(".py"):
        wanted, _, words = rest.partition(":")
        maker = _in_file(Path(name), wanted)
    elif name in OURS or name in _levels():
        maker, words = (OURS.get(name) or _levels()[name]), rest
    else:
        others = "file.py:Class, own:BOT, stdio:COMMAND"
        raise ApprodoError(f"no bot '{name}'; there are: {', '.join(_levels())}, {others}")
    parameters = _parameters(spec, words)
    try:
        return maker(**parameters)
    except TypeError as error:
        if not parameters:
            raise ApprodoError(f"bot '{spec}' cannot be made: {error}") from None
        raise ApprodoError(f"bot '{name}' has no parameters {', '.join(parameters)}") from None


def _apart(how: str, words: str) -> Bot:
    """A program, or any bot in a process of its own, within its limits."""
    from approdo.bots.program import Program, limits_of  # few have one: not read at every start

    limits, command = limits_of(shlex.split(words))
    if how == PROGRAM:
        return Program(command, mb=limits["mb"], seconds=limits["seconds"])
    if len(command) != 1:
        raise ApprodoError("a bot in a process of its own is written own:BOT, such as own:my_bot.py:Class")
    make(command[0])  # what is wrong with it is said here, not by a process that ends
    apart = [sys.executable, "-m", "approdo.bots.apart", command[0]]
    return Program(apart, command[0], mb=limits["mb"], seconds=limits["seconds"])


def _parameters(spec: str, words: str) -> dict[str, int]:
    parameters = {}
    for word in filter(None, words.split(",")):
        key, _, value = word.partition("=")
        if not value.isdecimal():
            raise ApprodoError(f"bot '{spec}': parameters are written name=number, such as greedy:worlds=4")
        parameters[key] = int(value)
    return parameters


def _in_file(file: Path, wanted: str) -> Maker:
    """A class in a file of one's own."""
    if not file.is_file():
        raise ApprodoError(f"there is no file {file}")
    name = f"approdo_bot_{file.stem}"
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found: Maker | None = getattr(module, wanted, None)
    if found is None:
        classes = [value for value in vars(module).values() if isinstance(value, type) and value.__module__ == name]
        bots = [one.__name__ for one in classes if hasattr(one, "choose")]
        problem = f"{file} has no '{wanted}'" if wanted else f"{file} is a file: name a class after a colon"
        raise ApprodoError(f"{problem}; its bots are: {', '.join(bots) or 'none (no class has choose)'}")
    return found
