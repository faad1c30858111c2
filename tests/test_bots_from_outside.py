"""Bots that are not ours: a class in a file, a program over standard input and output, an entry point."""

from __future__ import annotations

import json
import random
import shlex
import sys
import tomllib
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import approdo
from approdo.bots import LEVELS, make
from approdo.bots.levels import _announced
from approdo.cli.main import app
from approdo.core.errors import ApprodoError
from approdo.core.playing import play_bots
from approdo.server.bot_worker import answer

EXAMPLES = Path(__file__).parents[1] / "examples"
CAUTIOUS = f"{EXAMPLES}/cautious.py:Cautious"
PROGRAM = f"stdio:{sys.executable} {EXAMPLES}/program_bot.py"


HASTY = f"{EXAMPLES}/package/hasty.py:Hasty"
SHELL = f"stdio:sh {EXAMPLES}/first.sh"


@pytest.mark.parametrize("spec", [CAUTIOUS, f"{CAUTIOUS}:tries=2", f"own:{CAUTIOUS}", HASTY, PROGRAM, SHELL])
@pytest.mark.parametrize("game", ["terra-nova", "new-salem"])
def test_an_example_plays_a_whole_game(spec: str, game: str) -> None:
    ran = CliRunner().invoke(app, ["simulate", game, "--bots", f"{spec},random", "--games", "1", "--json"])
    assert ran.exit_code == 0, ran.output
    assert json.loads(ran.stdout)["bots"][0]["bot"] == spec


def test_the_examples_are_short() -> None:
    for file in (*EXAMPLES.glob("**/*.py"), *EXAMPLES.glob("*.sh")):
        code = [line for line in file.read_text(encoding="utf-8").splitlines() if line.strip()]
        assert len(code) <= 36, f"{file.name} has {len(code)} lines"


def ask(memory: Any, bot: str, deadline: float | None = 5.0) -> dict[str, Any]:
    match = approdo.Match(approdo.load("terra-nova", 2), seed=1)
    seat = match.actors[0]
    seen = approdo.Perspective.of(match.game, match.state, seat)
    return answer(
        {
            "game": "terra-nova",
            "players": 2,
            "options": match.game.options,
            "seat": seat,
            "seen": json.loads(json.dumps(seen.seen)),
            "legal": list(seen.legal.ids),
            "bot": bot,
            "deadline": deadline,
            "memory": memory,
        },
        random.Random(1),
    )


def test_a_worker_returns_reasons_and_memory_and_hands_memory_over() -> None:
    first = ask(None, PROGRAM)
    assert first["memory"] == 1
    assert [part["label"] for part in first["why"]["parts"]] == [{"label": "reason-busy"}]
    assert ask(first["memory"], PROGRAM)["memory"] == 2
    assert json.loads(json.dumps(first)) == first


def test_a_bot_knows_its_deadline() -> None:
    assert ask(None, CAUTIOUS, deadline=5.0)["why"]["parts"]
    assert ask(None, CAUTIOUS, deadline=0.5)["why"]["parts"] == []


def test_memory_lasts_for_the_match_and_no_longer() -> None:
    class Counting:
        name = "counting"
        seen: list[int]

        def __init__(self) -> None:
            self.seen = []

        def choose(self, perspective: approdo.Perspective, rng: random.Random) -> approdo.Choice:
            count = perspective.memory or 0
            self.seen.append(count)
            return approdo.Choice(rng.choice(perspective.legal), memory=count + 1)

    bot = Counting()
    for seed in (1, 2):
        play_bots(approdo.Match(approdo.load("terra-nova", 2), seed=seed), [make("random"), bot], random.Random(seed))
        assert bot.seen == list(range(len(bot.seen)))
        bot.seen.clear()


@pytest.mark.parametrize(
    ("script", "problem"),
    [
        ("print('hello', flush=True)", "answered 'hello"),
        ("import json; print(json.dumps(dict(action=-5)), flush=True)", "none of the legal actions"),
        ("pass", r"ended with code 0 instead of answering \(it may fill 1024 MB\)"),
        ("raise SystemExit(3)", "ended with code 3"),
        ("import os, time; os.close(1); time.sleep(30)", "closed its output"),
        ("import time; time.sleep(30)", "did not answer within 0.3 seconds; an answer"),
    ],
)
def test_a_program_that_misbehaves_is_told_about(script: str, problem: str) -> None:
    with pytest.raises(ApprodoError, match=problem):
        ask(None, f'stdio:{sys.executable} -c "{script}"', deadline=0.3 if "within" in problem else 5.0)


def test_only_the_bots_that_a_file_writes_itself_are_named(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("from approdo import Bot\n\nclass Mine(Bot):\n    def choose(self, perspective, rng): ...\n")
    with pytest.raises(ApprodoError, match=r"its bots are: Mine$"):
        make(f"{file}:Nobody")


@pytest.mark.parametrize(
    ("spec", "problem"),
    [
        ("clever", "there are: random, beginner"),
        ("nowhere.py:Bot", "there is no file nowhere.py"),
        (f"{EXAMPLES}/cautious.py:Bold", "has no 'Bold'; its bots are: Cautious"),
        (f"{EXAMPLES}/cautious.py", "name a class after a colon; its bots are: Cautious"),
        (f"{CAUTIOUS}:depth=3", "has no parameters depth"),
        ("stdio:/no/such/program", "cannot start /no/such/program"),
        ("stdio:", "stdio:COMMAND"),
    ],
)
def test_a_bot_that_cannot_be_made_says_what_would_be_right(spec: str, problem: str) -> None:
    with pytest.raises(ApprodoError, match=problem):
        play_bots(approdo.Match(approdo.load("terra-nova", 2), seed=1), [make(spec)] * 2, random.Random(1))


@pytest.mark.parametrize(
    ("spec", "problem"),
    [
        ("stdio:mb=much ./bot", "'mb=much': a limit is a whole number above 0, such as mb=1024"),
        ("stdio:seconds=0 ./bot", "such as seconds=60"),
        ("stdio:mb=64", "stdio:COMMAND"),
        ("own:", "own:BOT"),
        ("own:nowhere.py:Bot", "there is no file nowhere.py"),
        ("own:clever", "no bot 'clever'"),
    ],
)
def test_limits_and_bots_apart_are_checked_when_they_are_made(spec: str, problem: str) -> None:
    with pytest.raises(ApprodoError, match=problem):
        make(spec)


def test_a_bot_apart_says_what_it_says_at_home(tmp_path: Path) -> None:
    """Reasons, alternative and memory come through; what it prints is no answer."""
    file = tmp_path / "chatty.py"
    file.write_text(CHATTY)
    spec = f"{file}:Chatty"
    home, apart = ask(None, spec), ask(None, f"own:{spec}", deadline=60.0)
    assert apart == home
    assert apart["why"]["expected"] == 0.75
    assert apart["why"]["alternative"] is not None
    assert apart["memory"] == {"asked": 1}


CHATTY = """
from approdo import Choice
class Chatty:
    name = "chatty"
    def choose(self, perspective, rng):
        print("thinking aloud")
        first, second = perspective.legal.ids[:2]
        return Choice(first, {"talk": 2.0}, second, 0.1, {"asked": 1}, 0.75)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits the memory of another process")
def test_a_bot_that_fills_too_much_memory_is_ended() -> None:
    hungry = "import sys; sys.stdin.readline(); x = bytearray(300 << 20); print('{}', flush=True)"
    with pytest.raises(ApprodoError, match=r"ended with code 1 instead of answering \(it may fill 100 MB\)"):
        ask(None, f'stdio:mb=100 {sys.executable} -c "{hungry}"')


def test_a_bot_apart_that_is_too_slow_is_ended(tmp_path: Path) -> None:
    file = tmp_path / "slow.py"
    file.write_text("import time\nclass Slow:\n    def choose(self, perspective, rng):\n        time.sleep(60)\n")
    with pytest.raises(ApprodoError, match="Slow did not answer within 1 seconds"):
        ask(None, f"own:seconds=1 {file}:Slow", deadline=None)


@pytest.mark.parametrize("answered", ['{"reasons": 5}', '{"reasons": {"a": "much"}}', '{"margin": [1]}'])
def test_reasons_that_are_none_are_told_about(answered: str) -> None:
    script = f"import sys, json; q = json.loads(input()); print(json.dumps(dict(action=q['legal'][0], **{answered})))"
    with pytest.raises(ApprodoError, match="reasons are numbers by name"):
        ask(None, f"stdio:{shlex.join([sys.executable, '-c', script])}")


def test_the_example_package_announces_its_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    told = tomllib.loads((EXAMPLES / "package" / "pyproject.toml").read_text(encoding="utf-8"))
    ((name, value),) = told["project"]["entry-points"]["approdo.bots"].items()
    monkeypatch.syspath_prepend(EXAMPLES / "package")
    bot = _announced(EntryPoint(name, value, "approdo.bots"))()
    match = play_bots(approdo.Match(approdo.load("terra-nova", 2), seed=1), [bot, make("random")], random.Random(1))
    assert match.over


def test_an_entry_point_is_a_bot() -> None:
    point = EntryPoint("mine", "approdo.bots.greedy:Greedy", "approdo.bots")
    assert _announced(point)(worlds=3).worlds == 3  # type: ignore[attr-defined]


def test_a_table_can_only_choose_announced_bots() -> None:
    """What strangers write must never load a file or start a program."""
    assert not any(":" in name or name.endswith(".py") for name in LEVELS)
