"""How long things take to start: python benchmarks/starts.py [WORDS] [--against OTHER/src] [--runs 15]

Every run is a process of its own; what counts is its processor time, so that other work on the machine counts little,
and in brackets the time by the clock, which wants an idle machine. With --against the two source trees take turns, the
first one changing with every round, and the last columns are the middle of the rounds' ratios with its quartiles. A
tree against itself tells what such a ratio is worth. Modules are compiled before, as pip does when it installs: a first
run of each is not counted. WORDS choose the rows that have them.
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
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

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


class Taken(NamedTuple):
    """What a start took, in milliseconds."""

    processor: float
    clock: float


def taken(source: Path, compiled: str, arguments: list[str], reading: Callable[[], tuple[int, int]] | None) -> Taken:
    """One start."""
    with tempfile.TemporaryDirectory() as data:
        environment = {**os.environ, "PYTHONPATH": str(source), "XDG_DATA_HOME": data, "TERM": "xterm-256color"}
        environment["PYTHONPYCACHEPREFIX"] = compiled
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        command = [sys.executable, *arguments]
        begun = time.perf_counter()
        if reading is None:
            process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
            _, _, used = os.wait4(process.pid, 0)
            process.returncode = 0
            return Taken(1000 * (used.ru_utime + used.ru_stime), 1000 * (time.perf_counter() - begun))
        ours, theirs = reading()
        if os.isatty(theirs):
            termios.tcsetwinsize(theirs, (24, 80))
        typed = theirs if os.isatty(theirs) else subprocess.PIPE
        process = subprocess.Popen(
            command, env=environment, stdin=typed, stdout=theirs, stderr=theirs, start_new_session=True
        )
        os.close(theirs)
        return _to_the_question(process, ours, begun)


def _to_the_question(process: subprocess.Popen[bytes], screen: int, begun: float) -> Taken:
    """Read what is painted; when the question stands there, note what all threads have used so far, and leave."""
    seen, found = b"", Taken(0, 0)
    with suppress(OSError):  # a terminal that is closed cannot be read any more
        while more := os.read(screen, 65536):
            seen += more
            if not found.clock and QUESTION in seen:
                threads = Path(f"/proc/{process.pid}/task").glob("*/schedstat")
                used = sum(int(thread.read_text().split()[0]) for thread in threads)
                found = Taken(used / 1e6, 1000 * (time.perf_counter() - begun))
                os.write(process.stdin.fileno() if process.stdin else screen, LEAVE)
    os.close(screen)
    process.wait()
    return found


def compared(rounds: list[list[Taken]], which: int) -> str:
    """The middle of the rounds' ratios, with its quartiles."""
    ratios = [one[which] / other[which] for one, other in rounds]
    low, middle, high = statistics.quantiles(ratios, n=4)
    return f"{middle:.3f} ({low:.3f} to {high:.3f})"


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("words", nargs="*")
    parser.add_argument("--against", type=Path)
    parser.add_argument("--runs", type=int, default=15)
    asked = parser.parse_args()
    sources = [HERE, asked.against] if asked.against else [HERE]
    with tempfile.TemporaryDirectory() as compiled:
        for name, start in STARTS.items():
            if not all(word in name for word in asked.words):
                continue
            rounds = []
            for at in range(asked.runs + 1):
                turn = sources[:: -1 if at % 2 else 1]
                found = [taken(source, compiled, *start) for source in turn]
                rounds.append(found[:: -1 if at % 2 else 1])
            line = f"{name:<52}"
            for runs in zip(*rounds[1:], strict=True):
                processor, clock = (statistics.median(times) for times in zip(*runs, strict=True))
                line += f"{processor:>6.0f} ms [{clock:.0f}]"
            if asked.against:
                line += f"   {compared(rounds[1:], 0)}   [{compared(rounds[1:], 1)}]"
            print(line, flush=True)


if __name__ == "__main__":
    main()
