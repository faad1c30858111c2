"""Keep the games of a release: `python -m tests.releases.keep VERSION` copies the fixtures and makes snapshots of them.

Run once, before the release is tagged; what it wrote is never written again, since it stands for what people have.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import approdo

HERE = Path(__file__).parent
FIXTURES = HERE.parent / "fixtures"
SNAPSHOTS = 6
"""So many games of each kind are also kept as they stood in the middle."""


def middle(record: approdo.Record, place: int) -> approdo.Match:
    """A game somewhere on its way: earlier or later by its place in the file, when a player is asked."""
    step = len(record.entries) * (place % 5 + 1) // 6
    while True:
        match = approdo.replay(record, upto=step)
        if not match.game.chance_next(match.state):
            return match
        step += 1


def keep(version: str) -> None:
    """Write the folder of a release."""
    folder = HERE / version
    folder.mkdir()
    for info in approdo.all_games():
        lines = (FIXTURES / f"{info.id}.jsonl").read_text(encoding="utf-8").splitlines()
        (folder / f"{info.id}.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
        matches = [middle(approdo.Record.from_json(line), place) for place, line in enumerate(lines[:SNAPSHOTS])]
        snapshots = "".join(json.dumps(match.snapshot(), ensure_ascii=False) + "\n" for match in matches)
        (folder / f"{info.id}.snapshots").write_text(snapshots, encoding="utf-8")


if __name__ == "__main__":
    keep(sys.argv[1])
