"""Compiling for the bots beside a server: it is begun when numba is there, tried again, and given up with a word."""

from __future__ import annotations

import asyncio
import logging
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from approdo.core.registry import all_games
from approdo.server import warming
from approdo.server.warming import Warming


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warming, "AGAIN_SECONDS", 0.01)


def _runs(monkeypatch: pytest.MonkeyPatch, program: str) -> None:
    monkeypatch.setattr(warming, "COMMAND", ("-c", program))


async def _until(told: pytest.LogCaptureFixture) -> None:
    work = Warming()
    work.open()
    begun = time.monotonic()
    while not told.records and time.monotonic() < begun + 30:
        await asyncio.sleep(0.01)
    await work.close()


def test_it_waits_for_numba_and_tries_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    looks = iter([None, None])
    monkeypatch.setattr(warming, "find_spec", lambda name: next(looks, name))
    tried = tmp_path / "tried"
    _runs(
        monkeypatch,
        f"import pathlib, sys; p = pathlib.Path({str(tried)!r}); there = p.exists(); "
        "p.open('a').write(sys.argv[1] + chr(10)); exit(not there)",
    )
    with caplog.at_level(logging.INFO, "approdo.bots"):
        asyncio.run(_until(caplog))
    assert [record.levelname for record in caplog.records] == ["INFO"]
    assert not list(looks)
    games = [game.id for game in all_games()]
    assert tried.read_text().split() == [games[0], *games], "the first failed, then every game had its process"


def test_what_never_works_is_given_up_with_the_reason(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(warming, "find_spec", lambda name: name)
    _runs(monkeypatch, "import sys; sys.exit('no code may be made here')")
    with caplog.at_level(logging.INFO, "approdo.bots"):
        asyncio.run(_until(caplog))
    (record,) = caplog.records
    assert record.levelname == "WARNING"
    assert record.problem == "no code may be made here"  # type: ignore[attr-defined]


def test_a_server_that_stops_does_not_leave_the_compiler_behind(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(warming, "find_spec", lambda name: name)
    begun = tmp_path / "pid"
    _runs(monkeypatch, f"import os, time; open({str(begun)!r}, 'w').write(str(os.getpid())); time.sleep(600)")

    async def start_and_stop() -> None:
        work = Warming()
        work.open()
        while not (begun.exists() and begun.read_text()):
            await asyncio.sleep(0.01)
        await work.close()

    asyncio.run(asyncio.wait_for(start_and_stop(), 60))
    with pytest.raises(ProcessLookupError):
        os.kill(int(begun.read_text()), 0)


def test_a_server_that_is_killed_does_not_leave_the_compiler_behind() -> None:
    compiler = (
        "import os, time; from approdo.cli.fast import end_with; end_with(os.getppid()); "
        "print(flush=True); time.sleep(60)"
    )
    server = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {compiler!r}])"
    process = subprocess.Popen([sys.executable, "-c", server], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    process.stdout.readline()
    process.kill()
    begun = time.monotonic()
    process.stdout.read()  # until the compiler, which holds the pipe too, has ended
    assert time.monotonic() < begun + 50, "it slept to its end"


def test_the_command_is_one_that_there_is() -> None:
    from typer.testing import CliRunner

    from approdo.cli.main import app

    assert warming.COMMAND[:2] == ("-m", "approdo")
    helped = CliRunner().invoke(app, [*warming.COMMAND[2:], "--help"])
    assert helped.exit_code == 0, helped.output
