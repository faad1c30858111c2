"""Kernel and reference agree; the quick form runs the kernels as plain Python, the deep form compiled and checked."""

from __future__ import annotations

import os
import random
import subprocess
import sys

import pytest

import approdo
from approdo.core.game import CHANCE
from approdo.fast import games_with_kernel, jit, registry
from approdo.fast.proof import Difference, Twin
from tests.fast.plain import in_plain_python

GAMES = games_with_kernel()
THOROUGH = {"neuland": "0.04"}
"""The share of the steps at which the dear questions are asked, if not a tenth: a readable plan takes some 15 ms."""
pytestmark = pytest.mark.skipif(not jit.INSTALLED, reason="numba is not installed")


def proof(mode: str, *args: str) -> str:
    """Run the proof in a process of its own: the mode of the kernels is settled when they are loaded."""
    command = [sys.executable, "-W", "error", "-m", "approdo.fast.proof", *args]
    done = subprocess.run(command, env={**os.environ, "APPRODO_FAST": mode}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


@pytest.mark.parametrize("game", GAMES)
def test_kernel_agrees_with_the_rules_at_every_step(game: str) -> None:
    share = THOROUGH.get(game, "0.1")
    told = proof("python", game, "--steps", "900", "--wild", "100", "--batch", "60", "--thorough", share)
    assert told.count("no difference") == 4


@pytest.mark.parametrize("game", GAMES)
def test_compiled_kernel_agrees_with_the_rules(game: str, request: pytest.FixtureRequest) -> None:
    deep = request.config.getoption("--deep")
    if not deep and not all(jit.is_kept(name, registry.folder(game)) for name in ("look", "act", "see", "judge")):
        pytest.skip(f"not compiled yet, which takes long: `approdo fast warm {game}`; the deep run compiles")
    share = THOROUGH.get(game, "0.1")
    told = proof("compiled", game, "--steps", "4000", "--wild", "300", "--batch", "300", "--thorough", share)
    assert told.count("no difference") == 4


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES)
def test_a_million_steps_agree(game: str) -> None:
    told = proof("compiled", game, "--steps", "1000000", "--thorough", "0.02", "--wild", "30000", "--batch", "20000")
    assert told.count("no difference") == 4


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES)
def test_no_kernel_reaches_beyond_its_arrays(game: str) -> None:
    told = proof("checked", game, "--steps", "100000", "--wild", "10000", "--batch", "5000")
    assert told.count("no difference") == 4


@pytest.mark.parametrize("game", GAMES)
def test_a_kernel_follows_the_rules_of_today(game: str) -> None:
    assert registry.kernel(game).rules == approdo.info(game).rules


def test_a_kernel_of_other_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    from dataclasses import replace

    newer = replace(approdo.info("new-england"), rules="newer")
    monkeypatch.setattr(registry, "info", lambda id: newer)
    with pytest.raises(registry.StaleKernel, match=r"follows rules .*, the game has rules newer"):
        registry.kernel.__wrapped__("new-england")


CHANGES = {
    "readable": "from approdo.games.new_england import components as changed; changed.PURCHASES = 1",
    "fast": "from approdo.fast.new_england import legality as changed; changed.PURCHASES = 1",
}


@pytest.mark.parametrize("form", CHANGES)
def test_a_rule_changed_in_one_form_alone_fails_the_proof(form: str) -> None:
    """Players of New England may buy once instead of so often as the rules say."""
    in_plain_python(
        "from approdo.fast.proof import Difference, prove\n"
        "prove('new-england', 400, thorough=0.0)\n"
        f"{CHANGES[form]}\n"
        "try: prove('new-england', 400, thorough=0.0)\n"
        "except Difference as difference: assert 'legal ids' in str(difference), difference\n"
        "else: raise AssertionError('nobody noticed')"
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_proof_sees_a_row_that_differs(game: str) -> None:
    table = approdo.load(game)
    state = table.start()
    rng = random.Random(1)
    for _ in range(40):
        seat = CHANCE if table.chance_next(state) else table.actors(state)[0]
        number = table.draw(state, rng) if seat == CHANCE else rng.choice(table.legal(state, seat))
        table.apply(state, seat, number)
    twin = Twin(table, state)
    twin.same_position()
    for name, slot in twin.kernel.layout.slots.items():
        values = getattr(state, name)
        if not isinstance(slot.read([0] * slot.size, table), int) and not len(values):
            continue  # beyond the end of an empty list a row may hold anything
        at = twin.kernel.layout[name]
        twin.row[at] += 1
        with pytest.raises((Difference, approdo.ApprodoError, IndexError)):
            twin.same_position()
        twin.row[at] -= 1
    twin.same_position()
