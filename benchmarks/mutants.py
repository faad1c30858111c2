"""Mutation testing of a game's rules: small faults are put in one at a time, and the game's tests must notice.

`make mutants GAME=terra-nova [SAMPLE=80]`, or `python benchmarks/mutants.py terra-nova --sample 80 --seed 1`.
A fault is a comparison moved by one, a sign, an `and` for an `or`, a number one higher, a lost `not`. Each is written
into a copy of the package; the fixtures, the golden game and the tests of the game run on it until one fails. Faults
that nobody notices are listed with their line: each wants a test, or an explanation why it changes nothing.
With `--kernel` the faults go into the game's kernel, and the proof against the readable rules must notice.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
KERNEL = ("*.py",)
NOT_RULES = ("__init__", "wild")
RULES = ("rules.py", "rules/*.py", "scoring.py", "settling.py", "zones.py", "payments.py")
COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
SIGNS: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.LShift: ast.RShift}


@dataclass(frozen=True)
class Mutant:
    """One fault in one file."""

    file: Path
    line: int
    what: str
    place: int
    """Which node of the module it is in, as one walks through them; -1 for none."""

    def source(self) -> str:
        """The module with the fault in it."""
        tree = ast.parse(self.file.read_text(encoding="utf-8"))
        if self.place >= 0:
            target = next(islice(ast.walk(tree), self.place, None))
            [(_, change)] = changes(target)
            change(target)
        return ast.unparse(tree)


def mutants(file: Path) -> Iterator[Mutant]:
    """All faults that can be put into a module."""
    for place, node in enumerate(ast.walk(ast.parse(file.read_text(encoding="utf-8")))):
        for what, _ in changes(node):
            yield Mutant(file, getattr(node, "lineno", 0), f"{what}: {ast.unparse(node)}", place)


def changes(node: ast.AST) -> Iterator[tuple[str, Callable[[Any], object]]]:
    """What can go wrong at one place of a module, at most one thing: a name for it, and what does it."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARISONS:
        other = COMPARISONS[type(node.ops[0])]
        yield f"{type(node.ops[0]).__name__} -> {other.__name__}", lambda n: n.ops.__setitem__(0, other())
    elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in SIGNS:
        sign = SIGNS[type(node.op)]
        yield f"{type(node.op).__name__} -> {sign.__name__}", lambda n: setattr(n, "op", sign())
    elif isinstance(node, ast.BoolOp):
        joint = ast.Or if isinstance(node.op, ast.And) else ast.And
        yield f"{type(node.op).__name__} -> {joint.__name__}", lambda n: setattr(n, "op", joint())
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield "number + 1", lambda n: setattr(n, "value", n.value + 1)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "not lost", lambda n: (setattr(n, "op", ast.UAdd()), setattr(n, "operand", _truth(n.operand)))


def _truth(node: ast.expr) -> ast.expr:
    return ast.Call(ast.Name("bool", ast.Load()), [node], [])


def checks(game: str, copy: Path, kernel: bool) -> tuple[list[str], dict[str, str]]:
    """What must fail when there is a fault: the command, and the environment it wants."""
    if kernel:
        sizes = ["--steps", "3000", "--wild", "400", "--batch", "60", "--thorough", "0.04"]
        command = [sys.executable, "-m", "approdo.fast.proof", game, *sizes]
        return command, {"PYTHONPATH": str(copy), "APPRODO_FAST": "python"}
    own = f"tests/games/{game.replace('-', '_')}"
    tests = ["tests/fixtures", "tests/golden", own, "tests/games/test_next_turn.py"]
    wanted = f"{game} or {game.replace('-', '_')}"
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-k", wanted, *tests]
    return [*command, "-o", f"pythonpath={copy}"], {}


def noticed(mutant: Mutant, copy: Path, game: str, kernel: bool, limit: float) -> str:
    """'killed' or 'late' (the tests hung) when the tests notice, '' when they pass."""
    target = copy / mutant.file.relative_to(ROOT / "src")
    original = target.read_text(encoding="utf-8")
    target.write_text(mutant.source(), encoding="utf-8")
    command, more = checks(game, copy, kernel)
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", **more}
    try:
        ended = subprocess.run(command, cwd=ROOT, capture_output=True, timeout=limit, env=environment)
        return "killed" if ended.returncode else ""
    except subprocess.TimeoutExpired:
        return "late"
    finally:
        target.write_text(original, encoding="utf-8")


def main() -> int:
    """Run the tests on a sample of faults; exit code 1 when some were not noticed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=80, help="how many faults; 0 for all")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--minutes", type=float, default=60, help="stop after so long and tell what was found")
    parser.add_argument("--kernel", action="store_true", help="faults in the compiled form, noticed by the proof")
    given = parser.parse_args()
    home = ROOT / "src" / "approdo" / ("fast" if given.kernel else "games") / given.game.replace("-", "_")
    patterns = KERNEL if given.kernel else RULES
    files = sorted({file for pattern in patterns for file in home.glob(pattern) if file.stem not in NOT_RULES})
    found = [mutant for file in files for mutant in mutants(file)]
    chosen = random.Random(given.seed).sample(found, min(given.sample or len(found), len(found)))
    print(f"{given.game}: {len(found)} faults in {len(files)} modules, {len(chosen)} tried")
    alive: list[Mutant] = []
    tried = 0
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        shutil.copytree(ROOT / "src", copy, dirs_exist_ok=True, ignore=shutil.ignore_patterns("static", "__pycache__"))
        begun = time.monotonic()
        unharmed = Mutant(files[0], 0, "", -1)
        assert not noticed(unharmed, copy, given.game, given.kernel, 600), "the tests fail without any fault"
        limit = 3 * (time.monotonic() - begun) + 20
        for mutant in chosen:
            if time.monotonic() - begun > 60 * given.minutes:
                break
            tried += 1
            if not noticed(mutant, copy, given.game, given.kernel, limit):
                alive.append(mutant)
                print(f"not noticed: {mutant.file.relative_to(home)}:{mutant.line}: {mutant.what}", flush=True)
    print(f"{given.game}: {tried - len(alive)} of {tried} noticed ({(tried - len(alive)) / max(1, tried):.0%})")
    return 1 if alive else 0


if __name__ == "__main__":
    sys.exit(main())
