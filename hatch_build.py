"""Builds the browser app when the package is built or installed from a checkout.

The result lies in src/approdo/server/static and is shipped in wheel and sdist, so that neither needs Node again.
`python hatch_build.py` does the same by hand; it rebuilds only when something under web/ is newer.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run by hand, before anything is installed
    BuildHookInterface = object  # type: ignore[assignment,misc]

ROOT = Path(__file__).parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "approdo" / "server" / "static"
NODE_AT_LEAST = 20
SKIP = "APPRODO_WITHOUT_WEB"
QUICK = os.environ.get("APPRODO_WEB") == "quick"
"""Install only what building needs, without the tools of the tests, and say little."""


def build_web() -> None:
    """Install the packages of the lock file and bundle the app, if it is not up to date."""
    if not (WEB / "package.json").exists() or os.environ.get(SKIP) or _up_to_date():
        return
    npm = _npm()
    print("Building the browser app ...", flush=True)
    if not _installed():
        _run([npm, "ci", "--no-audit", "--no-fund", *(["--omit=dev"] if QUICK else [])])
    _run([npm, "run", "build"])


def _installed() -> bool:
    """Whether node_modules follows the lock file; a quick install left out the tools of the tests."""
    modules = WEB / "node_modules"
    complete = QUICK or (modules / "vitest").exists()
    return modules.exists() and complete and not _newer(WEB / "package-lock.json", modules)


def _up_to_date() -> bool:
    built = STATIC / "index.html"
    if not built.exists():
        return False
    sources = [p for folder in ("src", "public") for p in (WEB / folder).rglob("*") if p.is_file()]
    sources += [p for p in WEB.iterdir() if p.is_file()]
    return not any(_newer(source, built) for source in sources)


def _newer(one: Path, other: Path) -> bool:
    return one.exists() and one.stat().st_mtime > other.stat().st_mtime


def _npm() -> str:
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        sys.exit(
            f"The browser app is built with Node {NODE_AT_LEAST} or newer, and node or npm is missing. "
            f"Install Node, or set {SKIP}=1 to do without the browser app."
        )
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    if int(version.lstrip("v").split(".")[0]) < NODE_AT_LEAST:
        sys.exit(f"The browser app is built with Node {NODE_AT_LEAST} or newer; this is {version}.")
    return npm


def _run(command: list[str]) -> None:
    quiet = subprocess.PIPE if QUICK else None
    done = subprocess.run(command, cwd=WEB, stdout=quiet, stderr=subprocess.STDOUT if QUICK else None, text=True)
    if done.returncode:
        said = done.stdout or ""
        what = " ".join(command[1:])
        sys.exit(f"{said}'{what}' failed in web/ (exit code {done.returncode}); its messages are above.")


class WebBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """What hatchling calls."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the app before files are gathered."""
        build_web()


if __name__ == "__main__":
    build_web()
