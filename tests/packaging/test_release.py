"""What a release is: a wheel that serves tables without a checkout, Node or a network."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
import urllib.request
import zipfile
from collections.abc import Iterator
from http.cookiejar import CookieJar
from pathlib import Path

import pytest

import approdo
from tests.packaging.release_notes import CHANGELOG, notes

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not (ROOT / "src/approdo/server/static/index.html").is_file() and not os.environ.get("CI"):
        pytest.skip("needs the built page: make web")
    out = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(out)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return next(out.glob("*.whl"))


def test_the_wheel_holds_the_page_the_rules_and_the_texts(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "approdo/server/static/index.html" in names
    for info in approdo.all_games():
        folder = info.package.replace(".", "/")
        assert {f"{folder}/rulebook/it.md", f"{folder}/text/en.ftl"} <= set(names)
    assert not [
        name for name in names if "node_modules" in name or ("/tests/" in name and "/cli/template/" not in name)
    ]


@pytest.fixture
def installed(wheel: Path, tmp_path: Path) -> Iterator[str]:
    """The wheel's own server, started away from the checkout; its address."""
    target = tmp_path / "site"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--target", str(target)]
    subprocess.run([*pip, str(wheel)], check=True)
    env = {**os.environ, "PYTHONPATH": str(target), "PYTHONUNBUFFERED": "1"}
    where = subprocess.run(
        [sys.executable, "-c", "import approdo; print(approdo.__file__)"],
        cwd=tmp_path,
        env=env,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert where.startswith(str(target))
    said = tmp_path / "said"
    command = [
        sys.executable,
        "-c",
        "from approdo.cli.main import main; main()",
        "serve",
        "--host",
        "127.0.0.1",
        "--port",
        "0",
    ]
    with said.open("w") as out:
        server = subprocess.Popen(command, cwd=tmp_path, env=env, stdout=out, stderr=subprocess.STDOUT)
    try:
        yield _address(said, server)
    finally:
        server.terminate()
        server.wait(10)


def _address(said: Path, server: subprocess.Popen[bytes]) -> str:
    for _ in range(200):
        lines = [line for line in said.read_text().splitlines() if line.strip()]
        if lines and lines[-1].startswith("Approdo is at "):
            return lines[-1].removeprefix("Approdo is at ")
        assert server.poll() is None, said.read_text()
        time.sleep(0.1)
    raise AssertionError(f"the last thing said is no address: {said.read_text()}")


def test_a_guest_sits_down_at_a_table_of_the_installed_wheel(installed: str) -> None:
    browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))

    def call(path: str, body: object = None) -> bytes:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(installed + path, data, {"Content-Type": "application/json"})
        return bytes(browser.open(request, timeout=10).read())

    assert b"<title>" in call("/")
    call("/api/session", {"name": "Ada"})
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    table = json.loads(call("/api/tables", {"game": "new-haven", "options": {}, "seats": seats, "start": True}))[
        "table"
    ]
    assert json.loads(call(f"/api/tables/{table}"))["view"]["game"] == "new-haven"


def test_a_version_is_released_with_its_section_of_the_changelog() -> None:
    assert notes(approdo.__version__, CHANGELOG.read_text())
    with pytest.raises(SystemExit, match="the program"):
        notes("99.0", "## 99.0\n- all\n")
    with pytest.raises(SystemExit, match="no section"):
        notes(approdo.__version__, f"## {approdo.__version__}\n\n## 0.0.1\n- begun\n")
