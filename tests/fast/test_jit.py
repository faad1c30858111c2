"""How kernels are compiled and kept, and how positions lie in rows."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

import approdo
from approdo.fast import jit, registry
from approdo.fast.layout import Bits, Int, Ints, Layout, Set, Stack, Tuples
from approdo.games.new_england.state import Position

needs_numba = pytest.mark.skipif(not jit.COMPILED, reason="numba is not installed")
GAME = approdo.load("new-england", 3)


def module(tmp_path: Path, **data: object) -> ModuleType:
    made = ModuleType("made")
    made.__file__ = str(tmp_path / "made.py")
    Path(made.__file__).write_text("# a kernel")
    vars(made).update(data)
    return made


@needs_numba
def test_the_folder_of_machine_code_is_named_by_sources_and_data(tmp_path: Path) -> None:
    def folder(**data: object) -> Path:
        return jit.folder("made", [module(tmp_path, **data)])

    here = folder(points=3, table=np.arange(4))
    assert folder(points=3, table=np.arange(4)) == here
    assert folder(points=4, table=np.arange(4)) != here
    assert folder(points=3, table=np.arange(4) + 1) != here
    assert folder(points=3, table=np.arange(4).reshape(2, 2)) != here
    Path(tmp_path / "made.py").write_text("# another kernel")
    other = ModuleType("made")
    other.__file__ = str(tmp_path / "made.py")
    vars(other).update(points=3, table=np.arange(4))
    assert jit.folder("made", [other]) != here


@needs_numba
def test_the_folder_is_the_same_in_every_process() -> None:
    code = "from approdo.fast import registry; print(registry.folder('new-england'))"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert told.strip() == str(registry.folder("new-england"))


@needs_numba
def test_instructions_of_the_machine_equal_their_plain_forms() -> None:
    @jit.entry("test")
    def all_of_them(x, rng):  # type: ignore[no-untyped-def]
        return jit_popcount(x), jit_lowest(x), jit_highest(x), jit_random(rng, 0)

    jit_popcount, jit_lowest, jit_highest, jit_random = jit.popcount, jit.lowest, jit.highest, jit.random31
    ours, plain = jit.streams(3, 1), jit.streams(3, 1)
    for x in (1, 2, 12, 1 << 40, (1 << 62) | 1 << 33, (1 << 63) - 1):
        plainly = jit._popcount(x), jit._lowest(x), jit._highest(x), jit.python_random31(plain, 0)
        assert all_of_them(x, ours) == plainly


@needs_numba
def test_an_index_before_the_beginning_is_refused_when_checked() -> None:
    """Kernels do not look at the sign of an index; functions of others in the same process do."""
    code = (
        "import numba, numpy as np\n"
        "from approdo.fast import jit\n"
        "at = jit.kernel(lambda x, i: x[i])\n"
        "ours, theirs = jit.entry('test')(lambda x, i: at(x, i)), numba.njit(lambda x, i: x[i])\n"
        "print(theirs(np.arange(4), -1), ours(np.arange(4), 3))\n"
        "try: ours(np.arange(4), -1)\n"
        "except IndexError as error: print(error)"
    )
    env = {**os.environ, "APPRODO_FAST": "checked"}
    told = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True).stdout
    assert told == "3 3\nindex is out of bounds\n"


@needs_numba
def test_compiled_code_is_kept_and_read_again(tmp_path: Path) -> None:
    def made() -> object:
        @jit.entry("test")
        def double(x: int) -> int:
            return 2 * x

        jit.keep(double, "double", tmp_path)
        return double

    assert not jit.is_kept("double", tmp_path)
    assert made()(4) == 8  # type: ignore[operator]
    assert jit.is_kept("double", tmp_path)
    again = made()
    assert again(5) == 10  # type: ignore[operator]
    assert sum(again.stats.cache_hits.values()) == 1  # type: ignore[attr-defined]


def test_an_unknown_mode_is_refused() -> None:
    code = "import os; os.environ['APPRODO_FAST'] = 'quick'; import approdo.fast"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert "APPRODO_FAST is one of compiled, checked, python, not 'quick'" in done.stderr


def test_a_row_has_a_slot_for_every_field() -> None:
    with pytest.raises(approdo.ApprodoError, match=r"a slot for every field and no other; see .*money"):
        Layout(Position, stack=Stack(4))
    slots = registry.kernel("new-england").layout.slots
    with pytest.raises(approdo.ApprodoError, match="see unheard"):
        Layout(Position, **slots, unheard=Int())
    backwards = dict(reversed(slots.items()))
    with pytest.raises(approdo.ApprodoError, match="begins with stack"):
        Layout(Position, **backwards)


def test_what_does_not_fit_a_row_is_refused() -> None:
    layout = registry.kernel("new-england").layout
    state = GAME.start()
    state.offer = [0] * 40
    with pytest.raises(approdo.BadState, match="field 'offer' needs 41 words of a row, 14 are there"):
        layout.pack(state, GAME)
    state = GAME.start()
    state.stack.append((1,) * 9)
    with pytest.raises(approdo.BadState, match="room for 7 numbers"):
        layout.pack(state, GAME)


@pytest.mark.parametrize(
    ("slot", "value"),
    [
        (Int(), -3),
        (Ints(always=3), [1, 2, 3]),
        (Ints(per_seat=2), [1, 2, 3, 4, 5, 6]),
        (Ints(most=5), [7, 8]),
        (Ints(most=5), []),
        (Set(Bits(60, 2)), 1 << 100 | 1 << 59 | 1),
        (Tuples(3, 4), [[1], [2, 3, 4, 5]]),
    ],
)
def test_slots_bring_back_what_they_took(slot: Int, value: object) -> None:
    words = [*slot.write(value, GAME)]
    assert slot.read(words + [0] * (slot.size - len(words)), GAME) == value
