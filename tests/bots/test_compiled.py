"""What bots think with is compiled where the fast core is there; elsewhere they answer all the same."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

import approdo
from approdo.bots import compiled
from approdo.bots.compiled import compiled as find

WITHOUT = """
import random, sys
from importlib.machinery import PathFinder

class Without(PathFinder):
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        hidden = name.partition(".")[0] in ("numpy", "numba", "llvmlite")
        return None if hidden else super().find_spec(name, path, target)

sys.meta_path = [Without if finder is PathFinder else finder for finder in sys.meta_path]

from approdo.bots import make
from approdo.core.match import Match
from approdo.core.perspective import Perspective
from approdo.core.registry import all_games, load

for known in all_games():
    match = Match(load(known.id), seed=3)
    seat = match.actors[0]
    for level in ("beginner", "easy", "medium", "hard", "expert"):
        seen = Perspective.of(match.game, match.state, seat)
        print(known.id, level, make(level).choose(seen, random.Random(1)).action in seen.legal.ids)
"""


def test_every_level_answers_where_numpy_and_numba_are_missing() -> None:
    env = {**os.environ, "PYTHONPATH": str(Path(approdo.__file__).parents[1])}
    ran = subprocess.run(
        [sys.executable, "-c", WITHOUT], env=env, capture_output=True, text=True, timeout=120, check=False
    )
    assert not ran.stderr
    told = [line.split() for line in ran.stdout.splitlines()]
    assert len(told) >= 25
    assert {answered for _, _, answered in told} == {"True"}


@pytest.fixture(autouse=True)
def _looked_for_anew() -> object:
    compiled.forget()
    yield
    compiled.forget()


def test_what_was_missing_is_found_when_it_has_come(monkeypatch: pytest.MonkeyPatch) -> None:
    now, warm, asked = [100.0], [False], []
    core = SimpleNamespace(is_warm=lambda id: asked.append(id) or warm[0])
    monkeypatch.setattr(compiled.time, "monotonic", lambda: now[0])
    monkeypatch.setattr(compiled.importlib, "import_module", lambda name: core)
    assert find("some.core", "a-game") is None
    warm[0] = True
    assert find("some.core", "a-game") is None, "it is not looked for at every decision"
    now[0] += compiled.PATIENCE
    assert find("some.core", "a-game") is core
    now[0] += compiled.PATIENCE
    assert find("some.core", "a-game") is core
    assert asked == ["a-game", "a-game"], "what was found stays"
