"""How long things take to start: python benchmarks/starts.py [--against OTHER/src] [--runs 15]

Every run is a process of its own; what counts is its processor time, the middle of all runs, so that other work on
the machine does not. With --against the two source trees take turns, and the last column is their ratio.
"""

from __future__ import annotations

import argparse
import os
import pty
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parents[1] / "src"
MAIN = "from approdo.cli.main import main; import sys; sys.argv[0] = 'approdo'; main()"
STARTS = {
    "import approdo": (["-c", "import approdo"], b"", False),
    "load and begin a game": (["-c", "import approdo; approdo.Match(approdo.load('new-haven'), seed=1)"], b"", False),
    "approdo --help": (["-c", MAIN, "--help"], b"", False),
    "approdo play, piped, to the first question": (["-c", MAIN, "play", "new-haven", "--seed", "1"], b"quit\n", False),
    "approdo play on a terminal, to the first question": (
        ["-c", MAIN, "play", "new-haven", "--seed", "1"],
        b"quit\n\x11",
        True,
    ),
}
"""What is started, what is typed (both the word and the key that leave), and whether on a terminal."""


def seconds(source: Path, arguments: list[str], typed: bytes, terminal: bool) -> float:
    """Processor time of one start."""
    with tempfile.TemporaryDirectory() as data:
        environment = {**os.environ, "PYTHONPATH": str(source), "XDG_DATA_HOME": data, "TERM": "xterm-256color"}
        command = [sys.executable, *arguments]
        if not terminal:
            process = subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)
            assert process.stdin is not None
            process.stdin.write(typed)
            process.stdin.close()
        else:
            ours, theirs = pty.openpty()
            os.set_inheritable(theirs, True)
            process = subprocess.Popen(
                command, env=environment, stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True
            )
            os.close(theirs)
            _answer(ours, typed)
        _, _, used = os.wait4(process.pid, 0)
        process.returncode = 0
    return used.ru_utime + used.ru_stime


def _answer(terminal: int, typed: bytes) -> None:
    """Read what is painted, and leave as soon as the first question stands there."""
    seen, answered = b"", False
    while True:
        try:
            seen += os.read(terminal, 65536)
        except OSError:
            break
        if not answered and b"harvest" in seen:
            answered = True
            os.write(terminal, typed)
    os.close(terminal)


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", type=Path)
    parser.add_argument("--runs", type=int, default=15)
    asked = parser.parse_args()
    for name, (arguments, typed, terminal) in STARTS.items():
        new, old = [], []
        for _ in range(asked.runs):
            new.append(seconds(HERE, arguments, typed, terminal))
            if asked.against:
                old.append(seconds(asked.against, arguments, typed, terminal))
        line = f"{name:<52}{statistics.median(new) * 1000:>7.0f} ms"
        if old:
            line += f"{statistics.median(old) * 1000:>9.0f} ms{statistics.median(new) / statistics.median(old):>8.2f}"
        print(line, flush=True)


if __name__ == "__main__":
    main()
