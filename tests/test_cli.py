"""The command line as a person or a program uses it."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command
from typer.testing import CliRunner, Result

from approdo import Match, __version__, load, play_bots
from approdo.bots import make
from approdo.cli.commands import PARTS, application
from approdo.cli.main import app, main
from approdo.cli.style import ranking, verdict


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "100")


def run(*words: str, typed: str | None = None) -> Result:
    return CliRunner().invoke(app, [str(word) for word in words], input=typed)


def approdo(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from approdo.cli.main import main; main()", *words]
    return subprocess.run(command, input=typed, capture_output=True, text=True, timeout=60)


def test_help_swallows_no_brackets() -> None:
    def texts(command: Any) -> Iterator[str]:
        yield command.help or ""
        yield from (getattr(param, "help", None) or "" for param in command.params)
        for part in getattr(command, "commands", {}).values():
            yield from texts(part)

    bare = [text for text in texts(get_command(app)) if re.search(r"(?<!\\)\[", text)]
    assert bare == [], "Rich takes a bare bracket for a style"
    assert "approdo[fast]" in run("--help").output
    assert "approdo[fast]" in run("fast", "--help").output


def test_games_are_listed_for_people_and_programs() -> None:
    assert "New Haven" in run("games").output
    listed = json.loads(run("games", "--json").output)
    haven = next(game for game in listed if game["id"] == "new-haven")
    assert haven["seats"] == [2, 3, 4]
    assert {"id": "side", "default": "A", "choices": ["A", "B"]} in haven["options"]


def test_rules_are_read_by_paragraph_section_and_words() -> None:
    assert "doubled" not in run("rules", "new-haven", "nh.7.7").output
    assert "nh.3.5" in run("rules", "new-haven", "nh.3").output
    found = json.loads(run("rules", "new-haven", "shipment", "--json", "--lang", "en").output)
    assert {"nh.1.5", "nh.6.2"} <= {paragraph["id"] for paragraph in found}
    either = [run("rules", "new-haven", f"dell{mark}edificio", "--json", "--lang", "it").output for mark in "'’"]
    assert len({*either}) == 1
    assert json.loads(either[0])
    assert "Spedizione" in run("rules", "new-haven", "nh.1.6", "--lang", "it").output.replace(
        "spedizione", "Spedizione"
    )


def test_the_rules_begin_with_the_game_on_one_page_and_have_their_figures() -> None:
    output = run("rules", "new-haven", "--lang", "it").output
    goal, figure = output.index("Scopo"), output.index("▶ Posa SS/TW su e1, ruotato a destra: S3 T1 W6")
    assert goal < output.index("nh.0.1") < output.index("nh.2.5") < figure < output.index("La catena.")
    one = run("rules", "neuland", "nl.5.3", "--lang", "en").output
    assert "Goal" not in one
    assert "The way of the good." in one
    assert "c1 plain" in one


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["play", "old-haven"], "no game 'old-haven'; there are:"),
        (["simulate", "new-haven", "--option", "side=C"], "takes A, B"),
        (["simulate", "new-haven", "--option", "sides=A"], "no option 'sides'"),
        (["simulate", "new-haven", "--players", "9"], "2, 3 or 4 people"),
        (["simulate", "new-haven", "--bots", "genius"], "no bot 'genius'; there are: random, beginner"),
        (["simulate", "new-haven", "--bots", "greedy:worlds=x"], "name=number"),
        (["simulate", "new-haven", "--bots", "random,random,random"], "3 bots for 2 seats"),
        (["rules", "new-haven", "nh.99.1"], "no paragraph 'nh.99.1'"),
        (["replay", "no-such-file.json"], "cannot read no-such-file.json"),
        (["play", "--seed", "x"], "--seed"),
        (["play", "--players", "-1"], "not -1"),
        (["play", "--lang", "xx"], "not xx"),
        (["simulate", "new-haven", "--games", "0"], "--games"),
        (["replay"], "Missing argument"),
    ],
)
def test_bad_input_gets_one_clear_line_and_exit_code_2(
    words: list[str], says: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["approdo", *words])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 2
    assert says in " ".join(capsys.readouterr().err.split())


def test_a_refusal_is_what_another_process_gets_too() -> None:
    done = approdo("play", "old-haven")
    assert done.returncode == 2
    assert "no game 'old-haven'" in done.stderr
    assert "Traceback" not in done.stderr


def test_simulate_writes_records_that_verify_and_replay(tmp_path: Path) -> None:
    records = tmp_path / "records.jsonl"
    done = run("simulate", "new-haven", "--games", "3", "--seed", "5", "--json", "--out", records)
    told = json.loads(done.output.splitlines()[-1])
    assert told["games"] == 3
    assert sum(bot["wins"] for bot in told["bots"]) == pytest.approx(3)
    assert "3 sound, 0 damaged" in run("verify", records).output
    lines = records.read_text().splitlines()
    single = tmp_path / "one.json"
    single.write_text(lines[0])
    assert "sound: new-haven" in run("replay", single, "--verify").output
    assert "The game is over" in run("replay", single, "--lang", "en").output
    assert json.loads(run("replay", single, "--at", "40", "--json").output)["view"]["step"] == 40


def test_verify_names_the_damaged_record_and_its_place(tmp_path: Path) -> None:
    records = tmp_path / "records.jsonl"
    run("simulate", "new-haven", "--games", "2", "--out", records)
    first, second = records.read_text().splitlines()
    records.write_text(first + "\n" + second[: len(second) // 2] + "\n")
    done = run("verify", records, "--json")
    assert done.exit_code == 1
    told = json.loads(done.output.splitlines()[-1])
    assert (told["sound"], told["damaged"][0]["line"]) == (1, 2)
    assert "column" in told["damaged"][0]["place"]


def test_the_same_seed_simulates_the_same_games() -> None:
    first, second = (run("simulate", "new-haven", "--games", "2", "--seed", "3", "--json").output for _ in range(2))
    assert first == second


def test_bench_measures(tmp_path: Path) -> None:
    told = json.loads(run("bench", "new-haven", "--seconds", "0.2", "--json").output.splitlines()[-1])
    assert told["games"][0]["actions_per_s"] > 0
    assert told["games"][0]["clone_us"] > 0


def test_a_game_is_played_saved_resumed_and_undone() -> None:
    start = ("play", "new-haven", "--new", "--seed", "3", "--option", "first=1", "--lang", "en")
    first = run(*start, typed="RRTW d4 0\nquit\n")
    assert "Player harvests" in first.output or "Resources left" in first.output
    assert "Saved as new-haven-" in first.output
    again = run("play", "new-haven", "--lang", "en", typed="y\nundo\nquit\n")
    assert "Undone." in again.output
    assert "Lay a harvest tile on a free space." in again.output.split("Undone.")[1]


def test_why_hint_rules_and_unknown_words_are_answered() -> None:
    typed = "why lay-tile RRTW b2 0\nhint\nrules\nrules doubled\nflub\nundo\nlog\nhelp\nquit\n"
    output = run("play", "new-haven", "--new", "--seed", "3", "--option", "first=1", "--lang", "en", typed=typed).output
    assert "There is already a tile on b2" in output
    assert "nh.1.4" in output
    assert "would choose: " in output
    assert "I do not know “flub”" in output
    assert "You cannot undo anything" in output


def test_why_alone_tells_why_the_bots_did_what_they_did_last() -> None:
    start = ("play", "terra-nova", "--new", "--bots", "greedy", "--seed", "3", "--lang", "en")
    assert "No bot has moved yet." in run(*start, "--option", "first=1", typed="why\nquit\n").output
    told = run(*start, "--option", "first=2", typed="why\nquit\n").output.rpartition("Bot 1: ")[2]
    assert "about as good: " in told or "weaker" in told


def test_while_there_are_secrets_no_bot_tells_why() -> None:
    start = ("play", "new-haven", "--new", "--seed", "3", "--option", "first=1", "--lang", "en")
    output = run(*start, typed="RRTW d4 0\nwhy\nquit\n").output
    assert "While the game goes on its secrets are kept" in output
    assert "because of" not in output


def test_a_whole_game_can_be_played_by_numbers_alone() -> None:
    done = run("play", "new-haven", "--new", "--bots", "random", "--seed", "1", "--lang", "it", typed="1\n" * 400)
    assert "La partita è finita" in done.output
    assert any(said in done.output for said in ("Vince Bot 1.", "Hai vinto.", "Vincono insieme: tu e Bot 1."))


def test_a_damaged_save_is_refused_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "approdo" / "new-haven.save.json"
    file.parent.mkdir()
    file.write_text('{"seats": [null, "greedy"], "snapshot": {')
    assert "is damaged and left as it is" in approdo("play", "new-haven", typed="quit\n").stdout
    done = approdo("play", "--resume", "new-haven")
    assert done.returncode == 2
    assert "--new starts another" in done.stderr
    assert file.exists()


def test_the_version_is_told() -> None:
    done = approdo("--version")
    assert (done.returncode, done.stdout) == (0, f"approdo {__version__}\n")


@pytest.mark.parametrize(("game", "seed", "decided"), [("new-england", 2, "most money"), ("new-haven", 0, "fewer")])
def test_after_a_tie_it_is_said_what_decided(game: str, seed: int, decided: str) -> None:
    match, rng = Match(load(game), seed=seed), random.Random(seed)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, rng.choice(match.legal(seat).ids))
    assert match.outcome is not None
    first, second = match.outcome.ranking[0][0], match.outcome.ranking[1][0]
    assert match.outcome.scores[first] == match.outcome.scores[second]
    assert decided in verdict(match, "en", match.names)
    assert match.names[first] in verdict(match, "it", match.names)


def test_standings_leave_out_what_brought_nothing() -> None:
    match = Match(load("new-england", players=3), seed=1, names=["Ann", "Ben", "Cleo"])
    play_bots(match, [make("random")] * 3, random.Random(1))
    lines = ranking(match, "en", match.names).plain.splitlines()
    assert sum(line.startswith(("1. ", "2. ", "3. ")) for line in lines) == 3
    assert all(line.strip()[0].isdigit() for line in lines if line)


def test_python_m_approdo_is_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "approdo", "games", "--help"], capture_output=True, text=True, timeout=60, check=True
    )
    assert "Usage: approdo games" in done.stdout


def test_every_module_brings_the_commands_that_it_is_loaded_for() -> None:
    for part, commands in PARTS.items():
        assert tuple(get_command(application([part])).commands) == commands  # type: ignore[attr-defined]
    assert len(get_command(app).commands) == sum(map(len, PARTS.values()))  # type: ignore[attr-defined]


def test_the_help_lists_the_commands_in_their_order_and_flags_take_no_value() -> None:
    told = approdo("--help").stdout
    listed = re.findall(r"^│ (\S+) ", told.partition("Commands")[2], re.MULTILINE)
    assert listed == [name for names in PARTS.values() for name in names]
    assert "List the games, their players and options." in told
    for words in ((), ("play",), ("fast",), ("admin", "reports")):
        assert "<bool>" not in approdo(*words, "--help").stdout


def test_a_start_loads_no_other_command_no_screen_and_nothing_that_checks_what_was_typed(tmp_path: Path) -> None:
    code = (
        "import sys; sys.argv = 'approdo play new-haven --seed 1 --option first=1 --lang en'.split()\n"
        "from approdo.cli.main import main\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "slow = ('textual', 'asyncio', 'pydantic', 'importlib.metadata', 'importlib.resources',\n"
        "  'rich.progress', 'approdo.cli.arena', 'approdo.bots.thinking')\n"
        "print([module for module in slow if module in sys.modules])"
    )
    there = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    told = subprocess.run(
        [sys.executable, "-c", code], input="quit\n", capture_output=True, text=True, check=True, env=there
    )
    assert "Saved" in told.stdout
    assert told.stdout.splitlines()[-1] == "[]"


def test_several_processes_play_the_same_games_with_bots_from_a_file(tmp_path: Path) -> None:
    bot = Path(__file__).parents[1] / "examples" / "cautious.py"
    command = ["simulate", "terra-nova", "--bots", f"{bot}:Cautious,random", "--games", "3", "--json"]
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    alone = run(*command, "--out", str(one)).output
    assert run(*command, "--jobs", "2", "--out", str(two)).output == alone
    assert one.read_text() == two.read_text()
    assert json.loads(alone)["bots"][0]["bot"] == f"{bot}:Cautious"


def test_a_bot_that_plays_what_is_forbidden_is_told_from_another_process_too(tmp_path: Path) -> None:
    file = tmp_path / "wrong.py"
    file.write_text(
        "from approdo import Choice\nclass Wrong:\n    name = 'wrong'\n"
        "    def choose(self, perspective, rng): return Choice('end-turn')\n"
    )
    done = approdo("simulate", "terra-nova", "--bots", f"{file}:Wrong", "--games", "2", "--jobs", "2")
    assert done.returncode == 2
    assert "approdo: Something else is to be decided now." in done.stderr


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("approdo play ne", {"neuland", "new-england", "new-haven", "new-salem"}),
        ("approdo play terra-nova --bots easy,h", {"easy,hard"}),
        ("approdo play terra-nova --option str", {"strict_return=false", "strict_return=true"}),
    ],
)
def test_the_shell_completes_games_bots_and_the_options_of_the_game_on_the_line(line: str, offered: set[str]) -> None:
    asked = {"_APPRODO_COMPLETE": "complete_bash", "COMP_WORDS": line, "COMP_CWORD": str(len(line.split()) - 1)}
    command = [sys.executable, "-c", "import sys; sys.argv[0] = 'approdo'; from approdo.cli.main import main; main()"]
    done = subprocess.run(command, env={**os.environ, **asked}, capture_output=True, text=True, timeout=60, check=False)
    assert set(done.stdout.split()) == offered


def test_who_stops_it_while_it_loads_is_told_no_lines_of_code() -> None:
    stopped = "commands.command = lambda words: os.kill(os.getpid(), signal.SIGINT) or time.sleep(9)"
    loading = f"import os, signal, time; from approdo.cli import commands, main; {stopped}; main.main()"
    done = subprocess.run([sys.executable, "-c", loading], capture_output=True, text=True, timeout=60)
    assert done.returncode == -signal.SIGINT
    assert done.stderr == ""
