"""How long things take to start: python benchmarks/starts.py [--against OTHER/src] [--runs 15]

Every run is a process of its own; what counts is its processor time, the middle of all runs, so that other work on
the machine does not. With --against the two source trees take turns, and the last column is their ratio. Modules are
compiled before, as pip does when it installs: a first run of each is not counted.
"""

from __future__ import annotations

import argparse
import os
import pty
import statistics
import subprocess
import sys
import tempfile
import termios
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

HERE = Path(__file__).parents[1] / "src"
MAIN = "from approdo.cli.main import main; import sys; sys.argv[0] = 'approdo'; main()"
PLAY = ["-c", MAIN, "play", "new-haven", "--seed", "1", "--option", "first=1"]
QUESTION = b"Lay the shipment"
"""What the first question offers, in either way of playing."""
LEAVE = b"quit\n\x11"
"""The word and the key that leave."""
STARTS = {
    "import approdo": (["-c", "import approdo"], None),
    "load and begin a game": (["-c", "import approdo; approdo.Match(approdo.load('new-haven'), seed=1)"], None),
    "approdo --help": (["-c", MAIN, "--help"], None),
    "approdo play, piped, to the first question": (PLAY, os.pipe),
    "approdo play on a terminal, to the first question": (PLAY, pty.openpty),
}
"""What is started, and where a person would read its first question; without one it runs to its end."""


def seconds(source: Path, compiled: str, arguments: list[str], reading: Callable[[], tuple[int, int]] | None) -> float:
    """Processor time of one start."""
    with tempfile.TemporaryDirectory() as data:
        environment = {**os.environ, "PYTHONPATH": str(source), "XDG_DATA_HOME": data, "TERM": "xterm-256color"}
        environment["PYTHONPYCACHEPREFIX"] = compiled
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        command = [sys.executable, *arguments]
        if reading is None:
            process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
            _, _, used = os.wait4(process.pid, 0)
            process.returncode = 0
            return used.ru_utime + used.ru_stime
        ours, theirs = reading()
        if os.isatty(theirs):
            termios.tcsetwinsize(theirs, (24, 80))
        typed = theirs if os.isatty(theirs) else subprocess.PIPE
        process = subprocess.Popen(
            command, env=environment, stdin=typed, stdout=theirs, stderr=theirs, start_new_session=True
        )
        os.close(theirs)
        return _to_the_question(process, ours)


def _to_the_question(process: subprocess.Popen[bytes], screen: int) -> float:
    """Read what is painted; when the question stands there, note what all threads have used so far, and leave."""
    seen, used = b"", 0.0
    with suppress(OSError):  # a terminal that is closed cannot be read any more
        while more := os.read(screen, 65536):
            seen += more
            if not used and QUESTION in seen:
                threads = Path(f"/proc/{process.pid}/task").glob("*/schedstat")
                used = sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9
                os.write(process.stdin.fileno() if process.stdin else screen, LEAVE)
    os.close(screen)
    process.wait()
    return used


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", type=Path)
    parser.add_argument("--runs", type=int, default=15)
    asked = parser.parse_args()
    sources = [HERE, asked.against] if asked.against else [HERE]
    with tempfile.TemporaryDirectory() as compiled:
        for name, start in STARTS.items():
            rounds = [[seconds(source, compiled, *start) for source in sources] for _ in range(asked.runs + 1)]
            middle = [statistics.median(taken) * 1000 for taken in zip(*rounds[1:], strict=True)]
            line = f"{name:<52}" + "".join(f"{taken:>7.0f} ms" for taken in middle)
            print(f"{line}{middle[0] / middle[1]:>8.2f}" if asked.against else line, flush=True)


if __name__ == "__main__":
    main()
