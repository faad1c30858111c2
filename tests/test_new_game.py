"""`approdo new-game` makes a game that keeps the contract, is found, and can be played and served."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from approdo.cli.main import app
from approdo.core.errors import ApprodoError

ROOT = Path(__file__).parents[1]


def make(*words: str) -> None:
    ran = CliRunner().invoke(app, ["new-game", *words])
    if ran.exception is not None and not isinstance(ran.exception, SystemExit):
        raise ran.exception
    assert ran.exit_code == 0, ran.output


def installed(game: Path) -> Path:
    """The folder with the game's entry point, as an installer would leave it."""
    package = game.name.replace("-", "_")
    told = game / "installed" / f"approdo_{package}-0.1.0.dist-info"
    told.mkdir(parents=True, exist_ok=True)
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: approdo-{game.name}\nVersion: 0.1.0\n")
    (told / "entry_points.txt").write_text(f"[approdo.games]\n{game.name} = {package}\n")
    return told.parent


def run(game: Path, *command: str) -> str:
    """A command for which the game is installed."""
    path = os.pathsep.join(map(str, (game / "src", installed(game), ROOT / "src")))
    env = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
    ran = subprocess.run(
        [sys.executable, *command], cwd=game, env=env, capture_output=True, text=True, timeout=300, check=False
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


@pytest.fixture(scope="module")
def bridge(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("games") / "stone-bridge"
    make("stone-bridge", "--into", str(folder), "--prefix", "bridge7")
    return folder


def test_nothing_of_the_template_is_left(bridge: Path) -> None:
    for file in bridge.rglob("*"):
        assert "sample" not in file.name.lower()
        if file.is_file():
            text = file.read_text(encoding="utf-8").lower()
            assert "sample" not in text, file
            assert "sg." not in text, file
    assert "**bridge7.2.1**" in (bridge / "src/stone_bridge/rulebook/en.md").read_text(encoding="utf-8")


def test_it_keeps_the_contract_and_its_own_tests_pass(bridge: Path) -> None:
    assert "passed" in run(bridge, "-m", "pytest", "-q", "-p", "no:cacheprovider")


def test_it_is_typed_throughout(bridge: Path) -> None:
    assert "Success" in run(bridge, "-m", "mypy", "--strict", "--cache-dir", str(bridge / "cache"), "src/stone_bridge")


def test_it_is_found_played_and_looked_up(bridge: Path) -> None:
    approdo = ("-c", "from approdo.cli.main import main; main()")
    listed = {game["id"]: game for game in json.loads(run(bridge, *approdo, "games", "--json"))}
    assert len(listed) == 6
    assert listed["stone-bridge"]["names"] == {"en": "Stone Bridge", "it": "Stone Bridge"}
    assert listed["stone-bridge"]["picture"] == "/games/stone-bridge/picture.svg"
    told = json.loads(run(bridge, *approdo, "simulate", "stone-bridge", "--bots", "greedy,random", "--json"))
    assert told["games"] == 10
    assert "bridge7.2.3" in run(bridge, *approdo, "rules", "stone-bridge", "bridge7.2")


def test_a_server_offers_it_with_picture_texts_and_types(bridge: Path) -> None:
    script = """
import json
from fastapi.testclient import TestClient
from approdo.server.app import create_app
from approdo.server.config import read_config
app = create_app()
client = TestClient(app)
games = {g["id"]: g for g in client.get("/api/games").json()}
picture = client.get("/games/stone-bridge/picture.svg")
types = app.openapi()["components"]["schemas"]
print(json.dumps([games["stone-bridge"]["secrets"], picture.headers["content-type"], "StoneBridgeBoard" in types,
    client.get("/games/stone-bridge/board.js").headers["content-type"],
    client.get("/games/no-such/board.js").status_code]))
"""
    assert json.loads(run(bridge, "-c", script)) == [True, "image/svg+xml", True, "text/javascript; charset=utf-8", 404]


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["Stone Bridge"], "small letters and digits with hyphens"),
        (["new-haven"], "there is already a game"),
        (["new-hall"], "the prefix 'nh' is that of new-haven"),
        (["stone", "--prefix", "S!"], "a prefix is small letters"),
    ],
)
def test_a_bad_name_is_refused(words: list[str], problem: str, tmp_path: Path) -> None:
    with pytest.raises(ApprodoError, match=problem):
        make(*words, "--into", str(tmp_path / "there"))
    with pytest.raises(ApprodoError, match="exists already"):
        make("fine-name", "--into", str(tmp_path))
