"""How kernels are compiled and kept, and the few instructions of the machine that they need.

A kernel is a plain function over whole numbers and flat arrays. `@kernel` compiles it where numba is installed
and leaves it alone otherwise; the environment variable APPRODO_FAST chooses another mode:

compiled  (default) machine code, kept in the user's cache
checked   the same with every index checked against its array
python    no compilation: for debugging, coverage and mutants
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from hashlib import blake2b
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol, TypeVar, overload

import numpy as np

from approdo.core.errors import ApprodoError

try:
    import numba
except (ImportError, OSError):  # not installed; or no memory may be made executable, as in a hardened systemd unit
    numba = None
INSTALLED = numba is not None

MODES = ("compiled", "checked", "python")
MODE = os.environ.get("APPRODO_FAST", "compiled")
if MODE not in MODES:
    raise ApprodoError(f"APPRODO_FAST is one of {', '.join(MODES)}, not {MODE!r}")
if numba is None:
    MODE = "python"
COMPILED = MODE != "python"


def blank(*shape: int, fill: int = 0) -> Any:
    """A table to be filled, for a kernel to look up."""
    return np.full(shape, fill, np.int64)


def ints(values: Iterable[int]) -> Any:
    """A list as a table."""
    return np.array(list(values), np.int64)


class Words(Protocol):
    """A flat array of whole numbers as a kernel sees it: a row, a list of ids, points, ranks."""

    @overload
    def __getitem__(self, at: int, /) -> int: ...
    @overload
    def __getitem__(self, at: slice, /) -> Words: ...
    def __setitem__(self, at: int, value: int, /) -> None: ...


class Numbers(Protocol):
    """A flat array of numbers with a fraction."""

    def __getitem__(self, at: int, /) -> float: ...
    def __setitem__(self, at: int, value: float, /) -> None: ...


F = TypeVar("F", bound=Callable[..., Any])


def kernel(function: F) -> F:
    """Compile a function of the rules for other kernels to call; the GIL is released while it runs."""
    # No way in from Python is compiled: that would double the time for the compiler. `entry` makes one.
    return _compiled(function, no_cpython_wrapper=True, no_cfunc_wrapper=True)


def row_kernel(function: F) -> F:
    """The same for a function that moves whole rows about: it counts references to arrays."""
    return _compiled(function, no_cpython_wrapper=True, no_cfunc_wrapper=True, _nrt=True)


def entry(name: str) -> Callable[[F], F]:
    """Compile a function that Python calls, made anew for every game as a closure over its kernels.

    Two closures of one function would carry the same symbol into the machine code of a process; the name tells them
    apart.
    """

    def named(function: F) -> F:
        function.__qualname__ = f"{name}.{function.__name__}"
        return _compiled(function, no_cfunc_wrapper=True, _nrt=True)

    return named


def inner(name: str) -> Callable[[F], F]:
    """Compile a function for the entries of a game to call, made anew for every game as they are."""

    def named(function: F) -> F:
        function.__qualname__ = f"{name}.{function.__name__}"
        return kernel(function)

    return named


def _compiled(function: F, **flags: bool) -> F:
    if not COMPILED:
        return function
    # Counting references to arrays costs the rules dearly. Only who makes an array or moves rows about must: entries,
    # `row_kernel`, and whoever names NumPy.
    flags.setdefault("_nrt", "np" in function.__code__.co_names)
    compiled: F = numba.njit(function, nogil=True, boundscheck=MODE == "checked", **flags)
    return compiled


# --- instructions in two forms: for the compiler, and for plain Python ---

_WORD = (1 << 64) - 1
_STEP, _FIRST, _SECOND = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB


def _popcount(x: int) -> int:
    """How many bits are set; x is not negative."""
    return int(x).bit_count()


def _lowest(x: int) -> int:
    """The number of the lowest bit set; x is not 0."""
    return (int(x) & -int(x)).bit_length() - 1


def _highest(x: int) -> int:
    """The number of the highest bit set; x is greater than 0."""
    return int(x).bit_length() - 1


def python_random31(rng: Words, i: int) -> int:
    """The next number of stream i, 0 .. 2^31 - 1 (splitmix64)."""
    z = (int(rng[i]) + _STEP) & _WORD
    rng[i] = z
    z = ((z ^ z >> 30) * _FIRST) & _WORD
    z = ((z ^ z >> 27) * _SECOND) & _WORD
    return (z ^ z >> 31) >> 33


popcount: Callable[[int], int] = _popcount
lowest: Callable[[int], int] = _lowest
highest: Callable[[int], int] = _highest
random31: Callable[[Words, int], int] = python_random31
if COMPILED:
    from approdo.fast import _machine

    popcount, lowest, highest = _machine.popcount, _machine.lowest, _machine.highest
    random31 = _machine.random31


LOW, SPREAD = (1 << 31) - 1, 1_977_654_935
"""Of a number so much is spread by so much, which no overflow can follow."""


@kernel
def stirred(key: int, word: int) -> int:
    """A key with one more word in it, neither below 0: two rows of words hardly ever come to the same."""
    key ^= word
    return (key & LOW) * SPREAD + (key >> 31)


def random31_each(rng: np.ndarray[Any, np.dtype[np.uint64]]) -> np.ndarray[Any, np.dtype[np.int64]]:
    """The next number of every stream."""
    rng += np.uint64(_STEP)
    z = (rng ^ rng >> np.uint64(30)) * np.uint64(_FIRST)
    z = (z ^ z >> np.uint64(27)) * np.uint64(_SECOND)
    return ((z ^ z >> np.uint64(31)) >> np.uint64(33)).astype(np.int64)


def streams(seed: int, games: int) -> np.ndarray[Any, np.dtype[np.uint64]]:
    """A random stream for each game. Seeds are hashed: with i * constant, games would share shifted streams."""
    words = [blake2b(f"{seed} {i}".encode(), digest_size=8).digest() for i in range(games)]
    return np.frombuffer(b"".join(words), dtype=np.uint64).copy()


# --- what was compiled is kept for the next time ---


def folder(package: str, modules: list[ModuleType]) -> Path:
    """Where the machine code of a game's kernels is kept: named by a hash of their sources and of all their data.

    numba itself looks at one source file only and so would run stale code after a change of data or of another file.
    """
    digest = blake2b(f"{numba.__version__} {sys.version} {MODE}".encode(), digest_size=8)
    for module in modules:
        assert module.__file__ is not None
        digest.update(Path(module.__file__).read_bytes())
        for name, value in sorted(vars(module).items()):
            items = value if isinstance(value, tuple) else (value,)
            if all(isinstance(item, (int, float)) for item in items):
                digest.update(f"{name}={value!r}".encode())
            elif isinstance(value, np.ndarray):
                digest.update(f"{name}:{value.dtype}{value.shape}".encode() + value.tobytes())
    home = os.environ.get("APPRODO_CACHE") or os.path.join(
        os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "approdo"
    )
    return Path(home) / "fast" / f"{package}-{digest.hexdigest()}"


def keep(function: Callable[..., Any], name: str, where: Path) -> None:
    """Let the machine code of an entry be kept in a folder and read from there."""
    if COMPILED:
        function._cache = _machine.Kept(name, where)  # type: ignore[attr-defined]


def is_kept(name: str, where: Path) -> bool:
    """Whether machine code of that entry lies in the folder."""
    return any(where.glob(f"{name}-*.code"))
