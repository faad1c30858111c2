"""The shapes of the server's bodies for the type generator: `npm run types` calls it from web/.

`--stamp FILE` writes into the generated file which description it was made of; a test compares it with the present one.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

from approdo.server.app import create_app

STAMP = "// of the API description "


def description() -> str:
    """The components of the published API as JSON, always the same for the same API."""
    whole = create_app().openapi()
    kept = {"openapi": whole["openapi"], "info": {"title": whole["info"]["title"], "version": ""}, "paths": {}}
    return json.dumps({**kept, "components": whole["components"]}, sort_keys=True)


def stamp() -> str:
    """The line that names the present description."""
    return STAMP + hashlib.sha256(description().encode()).hexdigest()[:32]


def write_stamp(file: Path) -> None:
    """Put the stamp at the end of a generated file."""
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith(STAMP)]
    file.write_text("\n".join([*lines, stamp()]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--stamp"]:
        write_stamp(Path(sys.argv[2]))
    else:
        print(description())
