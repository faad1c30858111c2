"""The files that a host copies: they fit together, and where the tools are here, they work."""

from __future__ import annotations

import os
import re
import shutil
import ssl
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from approdo.server.config import Config, read_config

from .conftest import Running, received, settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def test_the_example_of_settings_is_valid_and_the_unit_sets_none_of_its_own() -> None:
    config = read_config(DEPLOY / "approdo.toml", {})
    assert config.database == "sqlite:////var/lib/approdo/approdo.sqlite"
    unit = (DEPLOY / "approdo.service").read_text()
    assert "Environment" not in unit, "it would win over the settings file without a word"
    assert "StateDirectory=approdo\n" in unit


def test_the_units_exposure_is_low() -> None:
    tool = shutil.which("systemd-analyze")
    if tool is None:
        pytest.skip("systemd-analyze is not installed here")
    done = subprocess.run(
        [tool, "security", "--offline=true", "--no-pager", str(DEPLOY / "approdo.service")],
        capture_output=True,
        text=True,
        check=False,
    )
    score = re.search(r"exposure level for approdo\.service: ([0-9.]+)", done.stdout)
    assert score is not None, done.stdout + done.stderr
    assert float(score[1]) < 3


UNDER_THE_UNIT = """
import ctypes, sys
PR_SET_MDWE, REFUSE_EXEC_GAIN = 65, 1
if ctypes.CDLL(None).prctl(PR_SET_MDWE, REFUSE_EXEC_GAIN, 0, 0, 0):
    sys.exit("this kernel cannot")
from approdo.core.match import Match
from approdo.core.perspective import Perspective
from approdo.core.registry import load
from approdo.server.bot_worker import answer
import random
match = Match(load("new-england", 3), seed=1)
seen = Perspective.of(match.game, match.state, match.actors[0])
question = {"game": "new-england", "players": 3, "options": {}, "seat": seen.seat, "seen": seen.seen}
print(answer({**question, "legal": list(seen.legal.ids), "bot": "expert"}, random.Random(1))["action"])
"""


def test_bots_think_though_no_memory_may_be_made_executable() -> None:
    """As the unit has it (MemoryDenyWriteExecute): the kernels cannot be compiled there, so bots do without."""
    pytest.importorskip("numba")
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run([sys.executable, "-c", UNDER_THE_UNIT], env=environment, capture_output=True, text=True)
    if "this kernel cannot" in done.stderr:
        pytest.skip("this kernel cannot refuse executable memory to a process")
    assert done.stdout.strip().isdecimal(), done.stderr


def test_everything_that_the_image_copies_is_there() -> None:
    ignored = (ROOT / ".dockerignore").read_text().splitlines()
    kept = {line.removeprefix("!") for line in ignored if line.startswith("!")}
    for line in (DEPLOY / "Dockerfile").read_text().splitlines():
        if line.startswith("COPY ") and "--from" not in line:
            for name in line.split()[1:-1]:
                assert (ROOT / name).exists(), name
                assert any(name.rstrip("/") == k or name.startswith(f"{k}/") for k in kept), f"{name} is ignored"


def test_the_image_installs_from_a_lock_that_has_every_dependency() -> None:
    locked = set(re.findall(r"^([a-z0-9._-]+)==", (DEPLOY / "requirements.lock").read_text(), re.MULTILINE))
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    names = {re.split(r"[\[>=]", name)[0].lower() for name in extras["server"] + extras["postgres"]}
    assert names <= {name.replace("_", "-") for name in locked}
    assert "--require-hashes" in (DEPLOY / "Dockerfile").read_text()
    assert not {"pytest", "playwright", "mypy"} & locked, "what tests need stays outside"


def _engine() -> str:
    for tool in filter(None, map(shutil.which, ("docker", "podman"))):
        if not subprocess.run([tool, "info"], capture_output=True, check=False).returncode:
            return tool
    pytest.skip("no container engine runs here")


@pytest.mark.deep
def test_the_image_is_built_and_runs_unprivileged() -> None:
    engine = _engine()

    def run(*words: str) -> str:
        return subprocess.run([engine, *words], check=True, capture_output=True, text=True, cwd=ROOT).stdout.strip()

    run("build", "-q", "-f", "deploy/Dockerfile", "-t", "approdo-test", ".")
    made = run("run", "-d", "--read-only", "-p", "127.0.0.1::8000", "approdo-test")
    try:
        address = run("port", made, "8000").splitlines()[0]
        deadline = time.monotonic() + 30
        while not _ready(f"http://{address}"):
            assert time.monotonic() < deadline, run("logs", made)
            time.sleep(0.2)
        assert run("exec", made, "id", "-u") == "10001"
        assert "Approdo" in httpx.get(f"http://{address}/").text
    finally:
        run("rm", "-f", "-v", made)


def _ready(url: str) -> bool:
    try:
        return httpx.get(f"{url}/readyz", timeout=2).is_success
    except httpx.HTTPError:
        return False


@contextmanager
def _nginx(home: Path, behind: int, port: int) -> Iterator[Path]:
    """nginx with our file, on another port and with a certificate of its own; the certificate."""
    nginx, openssl = shutil.which("nginx"), shutil.which("openssl")
    if nginx is None or openssl is None:
        pytest.skip("nginx or openssl is not installed here")
    certificate, key = home / "cert.pem", home / "key.pem"
    subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    words = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-keyout", key, "-out", certificate]
    subprocess.run([openssl, *words, *subject], check=True, capture_output=True)
    site = (DEPLOY / "nginx.conf").read_text()
    site = site.replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl").replace("listen [::]:443 ssl;", "")
    site = site.replace("listen 80;", f"listen 127.0.0.1:{port + 1};").replace("listen [::]:80;", "")
    site = site.replace("127.0.0.1:8000", f"127.0.0.1:{behind}").replace("games.example.org;", "localhost;")
    site = re.sub(r"ssl_certificate .*", f"ssl_certificate {certificate};", site)
    site = re.sub(r"ssl_certificate_key .*", f"ssl_certificate_key {key};", site)
    config = home / "nginx.conf"
    config.write_text(f"daemon off; pid {home}/pid; error_log stderr; events {{}} http {{ access_log off; {site} }}")
    running = subprocess.Popen([nginx, "-c", str(config), "-p", str(home)])
    try:
        yield certificate
    finally:
        running.terminate()
        running.wait(10)


@pytest.mark.deep
def test_the_nginx_file_works_off_the_usual_port_with_tls(home: Path, unused_tcp_port_here: int) -> None:
    port = unused_tcp_port_here
    public = f"https://localhost:{port}"
    server = Running(settings(home, database=f"sqlite:///{home}/nginx.sqlite", public_url=public))
    try:
        with _nginx(home, server.port, port) as certificate:
            trusted = ssl.create_default_context(cafile=str(certificate))
            browser = {"origin": public, "sec-fetch-site": "same-origin"}
            with httpx.Client(base_url=public, verify=trusted, headers=browser) as client:
                deadline = time.monotonic() + 10
                while not _answers(client):
                    assert time.monotonic() < deadline
                    time.sleep(0.05)
                client.post("/api/session", json={"name": "Ann"}).raise_for_status()
                assert "__Host-approdo" in client.cookies
                body = {"game": "new-haven", "seats": [{"kind": "me"}, {"kind": "hotseat"}], "start": True}
                table = client.post("/api/tables", json=body).raise_for_status().json()["table"]
                cookie = f"__Host-approdo={client.cookies['__Host-approdo']}"
                url = f"wss://localhost:{port}/api/tables/{table}/socket"
                with connect(url, ssl=trusted, origin=public, additional_headers={"Cookie": cookie}) as socket:  # type: ignore[arg-type]
                    assert received(socket)["table"]["id"] == table
                assert client.get("/metrics").status_code == 404
            plain = httpx.get(f"http://localhost:{port + 1}/table/x?y")
            assert (plain.status_code, plain.headers["location"]) == (301, "https://localhost/table/x?y")
    finally:
        server.stop()


def _answers(client: httpx.Client) -> bool:
    try:
        return client.get("/healthz").is_success
    except httpx.HTTPError:
        return False


@pytest.fixture
def unused_tcp_port_here() -> int:
    return 20_000 + os.getpid() % 20_000


def test_the_settings_in_the_manual_are_those_that_exist() -> None:
    text = (ROOT / "docs" / "HOSTING.md").read_text()
    table = text[text.index("## Settings") : text.index("## In front of it")]
    named = {
        name for line in table.splitlines() if line.startswith("|") for name in re.findall(r"\w+", line.split("|")[1])
    }
    assert named - {"setting"} == set(Config.model_fields)
