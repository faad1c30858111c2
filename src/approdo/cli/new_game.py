"""new-game: a small working game to begin with."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated

import typer

from approdo.cli.style import console
from approdo.core.errors import ApprodoError
from approdo.core.registry import all_games

TEMPLATE = ("sample-game", "sample_game", "SampleGame", "Sample Game", "sg")
"""How the template is called: id, package, class, title, prefix of paragraphs."""


def register(app: typer.Typer) -> None:
    """Add this command."""
    app.command("new-game")(new_game)


def new_game(
    name: Annotated[str, typer.Argument(help="The id of the game, such as stone-bridge.")],
    into: Annotated[Path | None, typer.Option(help="The folder to make; the game's id by default.")] = None,
    prefix: Annotated[str | None, typer.Option(help="Of its paragraphs; the initials by default.")] = None,
) -> None:
    """Make a package with a small working game: rules, texts, rulebook, tests. Change it into yours."""
    names = _names(name, prefix)
    target = into or Path(name)
    if target.exists():
        raise ApprodoError(f"{target} exists already; name another folder with --into")
    try:
        _copy(files("approdo.cli").joinpath("template"), target, names)
    except OSError as error:
        raise ApprodoError(f"cannot write {target}: {error.strerror}") from None
    console.print(f"{target}: a game for 2 to 4, complete. Now:", markup=False)
    for line in (f"pip install -e '{target}[test]'", f"python -m pytest {target}", f"approdo play {name}"):
        console.print(f"  {line}", markup=False)


def _names(name: str, prefix: str | None) -> tuple[str, ...]:
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", name):
        raise ApprodoError(f"a game's id is small letters and digits with hyphens, such as stone-bridge, not '{name}'")
    words = name.split("-")
    chosen = prefix or ("".join(word[0] for word in words) if len(words) > 1 else name[:2])
    if not re.fullmatch(r"[a-z][a-z0-9]*", chosen):
        raise ApprodoError(f"a prefix is small letters and digits, beginning with a letter, not '{chosen}'")
    for known in all_games():
        if known.id == name:
            raise ApprodoError(f"there is already a game '{name}'")
        if known.prefix == chosen:
            raise ApprodoError(f"the prefix '{chosen}' is that of {known.id}; choose another with --prefix")
    titles = [word.capitalize() for word in words]
    return name, name.replace("-", "_"), "".join(titles), " ".join(titles), chosen


def _copy(source: Traversable, target: Path, names: tuple[str, ...]) -> None:
    if source.is_dir():
        target.mkdir(parents=True)
        for entry in source.iterdir():
            if entry.name != "__pycache__":
                _copy(entry, target / _renamed(entry.name, names), names)
    else:
        target.write_text(_renamed(source.read_text(encoding="utf-8"), names), encoding="utf-8")


def _renamed(text: str, names: tuple[str, ...]) -> str:
    for old, new in zip(TEMPLATE[:4], names[:4], strict=True):
        text = text.replace(old, new)
    return re.sub(rf"\b{TEMPLATE[4]}(?=\.\d|\")", names[4], text)
