"""What needs numba to be imported: instructions of the machine, and the store of compiled code."""

from __future__ import annotations

import os
import pickle
from hashlib import blake2b
from pathlib import Path
from typing import Any
from uuid import uuid4

import llvmlite.ir as ir
import numba
import numpy as np
from numba import types
from numba.core.caching import NullCache
from numba.core.compiler import CompileResult
from numba.core.serialize import dumps
from numba.extending import intrinsic
from numba.np import arrayobj

_wrapped = arrayobj.fix_integer_index


def _as_it_is(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    """The index of an array. Kernels never count from the end, so theirs need no look at the sign.

    They are known by not counting references (jit). Mode `checked` refuses what lies before the beginning.
    """
    if context.enable_nrt:
        return _wrapped(context, builder, kind, index, size)
    return context.cast(builder, index, kind, types.intp)


arrayobj.fix_integer_index = _as_it_is


@intrinsic
def popcount(typing: Any, x: Any) -> Any:
    """How many bits are set."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), code


@intrinsic
def lowest(typing: Any, x: Any) -> Any:
    """The number of the lowest bit set; x is not 0."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), code


@intrinsic
def highest(typing: Any, x: Any) -> Any:
    """The number of the highest bit set; x is greater than 0."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        above = builder.ctlz(args[0], ir.Constant(ir.IntType(1), 1))
        return builder.sub(ir.Constant(ir.IntType(64), 63), above)

    return types.int64(types.int64), code


@numba.njit(nogil=True)
def random31(rng: Any, i: int) -> Any:
    """The next number of stream i, 0 .. 2^31 - 1 (splitmix64)."""
    rng[i] += np.uint64(0x9E3779B97F4A7C15)
    z = rng[i]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    z = z ^ (z >> np.uint64(31))
    return np.int64(z >> np.uint64(33))


class Kept(NullCache):  # type: ignore[misc]
    """Compiled code in files of a folder, one for each entry and signature.

    The folder's name answers for sources and data (jit.folder), the file's name for signature and processor.
    """

    def __init__(self, name: str, where: Path) -> None:
        self.name = name
        self.where = where

    def _file(self, signature: Any, codegen: Any) -> Path:
        key = blake2b(f"{signature} {codegen.magic_tuple()}".encode(), digest_size=8).hexdigest()
        return self.where / f"{self.name}-{key}.code"

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """The code for a signature, or None."""
        target_context.refresh()
        try:
            data = self._file(sig, target_context.codegen()).read_bytes()
        except OSError:
            return None
        return CompileResult._rebuild(target_context, *pickle.loads(data))

    def save_overload(self, sig: Any, cres: Any) -> None:
        """Write the code under another name first, so that nobody reads half of it."""
        try:
            self.where.mkdir(parents=True, exist_ok=True)
            file = self._file(sig, cres.codegen)
            draft = file.with_suffix(f".{uuid4().hex[:8]}")
            draft.write_bytes(dumps(cres._reduce()))
            os.replace(draft, file)
        except OSError:
            return  # a cache that cannot be written costs time, nothing else
