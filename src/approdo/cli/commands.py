"""Every command of `approdo`, loaded when it is called."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from inspect import getdoc
from typing import Annotated, Any

import typer

import approdo
from approdo.cli.style import console
from approdo.cli.values import read_plainly

PARTS = {
    "lookup": ("games", "rules", "replay", "verify"),
    "play": ("play",),
    "learn": ("learn",),
    "crew": ("bots",),
    "simulate": ("simulate",),
    "arena": ("arena",),
    "bench": ("bench",),
    "fast": ("fast",),
    "hosting": ("serve", "backup", "restore", "export", "doctor"),
    "admin": ("admin",),
    "mcp": ("mcp",),
    "new_game": ("new-game",),
}
"""The modules of this package and their commands, in the order of the help; a module is loaded when it is needed."""


def application(parts: Iterable[str] = tuple(PARTS)) -> typer.Typer:
    """The command with the commands of these modules."""
    made = typer.Typer(no_args_is_help=True, pretty_exceptions_enable=False)
    made.callback()(about)
    for part in parts:
        import_module(f"approdo.cli.{part}").register(made)
    return made


def _version(wanted: bool) -> None:
    if wanted:
        console.print(f"approdo {approdo.__version__}")
        raise typer.Exit


def about(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Tell the version and leave.")
    ] = False,
) -> None:
    """Five board games of settlers in a new land: play, host, simulate, study."""


def _overview() -> typer.Typer:
    """Every command with what its help says first, but not what it takes: enough for the list, and sooner there."""
    every, made = application(), application(())
    for one in every.registered_commands:
        assert one.callback is not None
        name = typer.main.get_command_name(one.callback.__name__)
        made.command(name, help=getdoc(one.callback))(lambda: None)
    for group in every.registered_groups:
        assert group.typer_instance is not None
        made.command(group.name, help=group.typer_instance.info.help)(lambda: None)
    return made


def command(words: Sequence[str]) -> Any:
    """What understands these words: the command that they begin with, or all of them in their order."""
    parts = [part for part, names in PARTS.items() if words and words[0] in names] or list(PARTS)
    made: Any = typer.main.get_command(_overview() if words == ["--help"] else application(parts))
    made.commands = {name: made.commands[name] for part in parts for name in PARTS[part]}
    for one in _with_parts(made):
        parameters = one.get_params(typer.Context(one))
        read_plainly(parameters)
        for flag in (parameter for parameter in parameters if getattr(parameter, "is_flag", False)):
            flag.metavar = ""  # it takes no value: the help need not say <bool>
    return made


def _with_parts(whole: Any) -> Iterator[Any]:
    yield whole
    for part in getattr(whole, "commands", {}).values():
        yield from _with_parts(part)
