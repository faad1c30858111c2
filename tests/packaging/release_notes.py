"""The changelog's section of a version: `python -m tests.packaging.release_notes 0.2.0`."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import approdo

CHANGELOG = Path(__file__).parents[2] / "CHANGELOG.md"


def notes(version: str, changelog: str) -> str:
    """What changed in a version; it must be this program's, and its section must not be empty."""
    if version != approdo.__version__:
        raise SystemExit(f"the tag says {version}, the program {approdo.__version__}")
    found = re.search(rf"^## {re.escape(version)}\b[^\n]*\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL)
    if found is None or not found[1].strip():
        raise SystemExit(f"CHANGELOG.md has no section '## {version}' with something in it")
    return found[1].strip()


if __name__ == "__main__":
    print(notes(sys.argv[1], CHANGELOG.read_text()))
