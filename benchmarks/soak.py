"""Play for a long time at a steady rate: does the server's memory grow, or the number of its open files?

    python benchmarks/soak.py --minutes 60 --rate 50

Games that end are followed by new ones at new tables, and tables that nobody looks at are unloaded after a minute, so
that after the warm-up nothing has a reason to grow. Printed are the slopes per hour by least squares with their 95 %
intervals, from the samples after the warm-up. Samples of one run follow each other, so an interval is a little too
narrow. `--samples FILE` keeps the samples (seconds, megabytes, open files) as they come, should the run be cut short.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import time
from pathlib import Path
from typing import Any

from server_load import Load, Table, cpu_seconds, memory, percentile, run, serving


def slope(samples: list[tuple[float, float]]) -> tuple[float, float]:
    """The slope per hour, and half the width of its 95 % interval."""
    n = len(samples)
    mean_x, mean_y = (sum(pair[axis] for pair in samples) / n for axis in (0, 1))
    spread = sum((x - mean_x) ** 2 for x, _ in samples)
    rise = sum((x - mean_x) * (y - mean_y) for x, y in samples) / spread
    rest = sum((y - mean_y - rise * (x - mean_x)) ** 2 for x, y in samples)
    return rise * 3600, 1.96 * (rest / (n - 2) / spread) ** 0.5 * 3600


async def soak(url: str, pid: int, args: argparse.Namespace) -> dict[str, Any]:
    load = Load(url, args.game)
    free = [Table(load, number) for number in range(args.tables)]
    for table in free:
        await table.open()
    begun, used = time.monotonic(), cpu_seconds(pid)
    times: list[float] = []
    games = args.tables
    running: set[asyncio.Task[None]] = set()

    async def one(table: Table) -> None:
        nonlocal games
        spent = await table.move()
        if spent is None:
            games += 1
            await table.again()
        else:
            times.append(spent)
        free.append(table)

    samples: list[tuple[float, float, float]] = []
    watching = asyncio.create_task(_watch(pid, begun, samples, args.samples))
    for number in range(int(args.rate * args.minutes * 60)):
        await asyncio.sleep(max(0.0, begun + number / args.rate - time.monotonic()))
        if free:
            task = asyncio.create_task(one(free.pop(random.randrange(len(free)))))
            running.add(task)
            task.add_done_callback(running.discard)
    await asyncio.gather(*running)
    watching.cancel()
    spent = time.monotonic() - begun
    settled = [sample for sample in samples if sample[0] >= args.warm_up * 60]
    grown = {name: slope([(s[0], s[at]) for s in settled]) for at, name in ((1, "memory_mb"), (2, "files"))}
    return {
        "game": args.game,
        "minutes": round(spent / 60, 1),
        "warm_up_minutes": args.warm_up,
        "tables": args.tables,
        "games": games,
        "moves": len(times),
        "moves_per_s": round(len(times) / spent, 1),
        "p50_ms": round(percentile(times, 0.5), 1),
        "p95_ms": round(percentile(times, 0.95), 1),
        "server_cpu_ms_per_move": round((cpu_seconds(pid) - used) * 1000 / len(times), 2),
        "memory_mb_first_settled_last": [round(s[1], 1) for s in (samples[0], settled[0], settled[-1])],
        "files_first_settled_last": [int(s[2]) for s in (samples[0], settled[0], settled[-1])],
        **{f"{name}_per_hour": f"{rise:+.2f} +- {half:.2f}" for name, (rise, half) in grown.items()},
    }


async def _watch(pid: int, begun: float, samples: list[tuple[float, float, float]], keep: Path | None) -> None:
    while True:
        files = len(os.listdir(Path("/proc") / str(pid) / "fd"))
        samples.append((time.monotonic() - begun, memory(pid), files))
        if keep is not None:
            with keep.open("a") as file:
                file.write("{:.0f},{:.1f},{}\n".format(*samples[-1]))
        await asyncio.sleep(5)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rate", type=float, default=50.0, help="moves per second")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--warm-up", type=float, default=4.0, help="minutes that do not count for the slopes")
    parser.add_argument("--game", default="new-haven")
    parser.add_argument("--samples", type=Path, help="a file to write the samples to")
    args = parser.parse_args()
    with serving(APPRODO_IDLE_SECONDS="60") as (url, pid):
        run(soak(url, pid, args))


if __name__ == "__main__":
    main()
