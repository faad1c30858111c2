"""Which games have a kernel: the packages of approdo.fast, each named like the game's own package."""

from __future__ import annotations

import pkgutil
import sys
from functools import cache
from importlib import import_module
from pathlib import Path

from approdo.core.errors import ApprodoError
from approdo.core.registry import all_games, info
from approdo.fast import drive as driving
from approdo.fast import jit, protocol, ranking, stack
from approdo.fast.drive import Drive
from approdo.fast.protocol import Kernel

HOME = "approdo.fast"


class StaleKernel(ApprodoError):
    """A kernel follows another version of the rules than the game."""


def kernel_package(id: str) -> str:
    """Where a game's kernel lives, or would."""
    return f"{HOME}.{info(id).package.rpartition('.')[2]}"


@cache
def games_with_kernel() -> tuple[str, ...]:
    """The ids of the games that have one."""
    packages = {module.name for module in pkgutil.iter_modules(import_module(HOME).__path__) if module.ispkg}
    return tuple(known.id for known in all_games() if known.package.rpartition(".")[2] in packages)


@cache
def kernel(id: str) -> Kernel:
    """The kernel of a game; StaleKernel when the rules have moved on without it."""
    if id not in games_with_kernel():
        raise ApprodoError(f"{info(id).id} has no kernel yet; these have one: {', '.join(games_with_kernel())}")
    found: Kernel = import_module(kernel_package(id)).KERNEL
    if found.rules != info(id).rules:
        raise StaleKernel(
            f"the kernel of {id} follows rules {found.rules}, the game has rules {info(id).rules}: bring "
            f"{kernel_package(id)} up to them and prove it with `python -m approdo.fast.proof {id}`"
        )
    return found


@cache
def folder(id: str) -> Path:
    """Where a game's machine code is kept."""
    package = kernel_package(id)
    import_module(package)
    own = [module for name, module in sorted(sys.modules.items()) if name == package or name.startswith(package + ".")]
    shared = [jit, import_module(f"{HOME}._machine"), stack, ranking, protocol, driving]
    return jit.folder(package.rpartition(".")[2], [*shared, *own])


@cache
def drive(id: str) -> Drive:
    """The functions made of a game's kernel; their machine code is read from the user's cache where it is there."""
    made = Drive(kernel(id))
    if jit.COMPILED:
        for name, function in made.entries().items():
            jit.keep(function, name, folder(id))
    return made
