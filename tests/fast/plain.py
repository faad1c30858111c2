"""Kernels as plain Python, in a process of its own: their mode is settled when they are loaded."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def in_plain_python(code: str) -> None:
    """Run a script with kernels that are not compiled; warnings are errors there."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        cwd=Path(__file__).parents[2],
        env={**os.environ, "APPRODO_FAST": "python"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr[-3000:]
