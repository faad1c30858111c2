"""Mutation testing of a game's rules: small faults are put in one at a time, and the game's tests must notice.

`make mutants GAME=terra-nova [SAMPLE=80]`, or `python benchmarks/mutants.py terra-nova --sample 80 --seed 1`.
A fault is a comparison moved by one, a sign, an `and` for an `or`, a number one higher, a lost `not`. Each is written
into a copy of the package; of the fixtures, the golden game and the game's tests those that reach its line run on it,
the shortest first, until one fails. Faults that nobody notices are listed with their line: each wants a test, or an
explanation why it changes nothing. Which test reaches what is found first, once for a round; `--reach FILE` takes it
from a coverage file that was made with `--cov-context=test` on the same sources.
With `--kernel` the faults go into the game's kernel, and the proof against the readable rules must notice; in its
`traits` the test that compares them. A `campaign` has no readable form that it could differ from and is left out.
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
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from coverage import CoverageData

ROOT = Path(__file__).parents[1]
KERNEL = ("*.py",)
NOT_RULES = ("__init__", "wild", "campaign")
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
BARE = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONDONTWRITEBYTECODE": "1"}
"""The games' tests need none of the installed plugins, and most of a short run is importing them."""
SIGNS: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.LShift: ast.RShift}


@dataclass(frozen=True)
class Mutant:
    """One fault in one file."""

    file: Path
    line: int
    what: str
    place: int
    """Which node of the module it is in, as one walks through them."""
    lines: range
    """The lines of its statement; of an `if`, `for` or `while` those of its head."""

    def source(self) -> str:
        """The module with the fault in it."""
        tree = ast.parse(self.file.read_text(encoding="utf-8"))
        target = next(islice(ast.walk(tree), self.place, None))
        [(_, change)] = changes(target)
        change(target)
        return ast.unparse(tree)


def mutants(file: Path) -> Iterator[Mutant]:
    """All faults that can be put into a module."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    heads = {node: lines for statement in ast.walk(tree) for node, lines in heads_of(statement)}
    for place, node in enumerate(ast.walk(tree)):
        for what, _ in changes(node):
            yield Mutant(file, getattr(node, "lineno", 0), f"{what}: {ast.unparse(node)}", place, heads[node])


def heads_of(statement: ast.AST) -> Iterator[tuple[ast.AST, range]]:
    """Everything in a statement but the statements in it, with the lines that it stands on."""
    if not isinstance(statement, ast.stmt):
        return
    inner = [child for child in ast.iter_child_nodes(statement) if isinstance(child, ast.stmt)]
    end = min([child.lineno - 1 for child in inner], default=statement.end_lineno or statement.lineno)
    lines = range(statement.lineno, max(end, statement.lineno) + 1)
    yield statement, lines
    waiting = [child for child in ast.iter_child_nodes(statement) if child not in inner]
    while waiting:
        node = waiting.pop()
        yield node, lines
        waiting += ast.iter_child_nodes(node)


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


def tests_of(game: str) -> list[str]:
    """What pytest is given for a game: its fixtures, its golden game and its own tests."""
    own = f"tests/games/{game.replace('-', '_')}"
    return ["tests/fixtures", "tests/golden", own, "tests/games/test_next_turn.py"]


def pytest_on(copy: Path, *words: str) -> list[str]:
    """A run of tests on a copy of the sources."""
    return [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-o", f"pythonpath={copy}", *words]


class Reach:
    """Which tests reach a line; those that do the least stand first."""

    def __init__(self, file: Path) -> None:
        found = CoverageData(str(file))
        found.read()
        self.tests: dict[str, dict[int, list[str]]] = {}
        work: Counter[str] = Counter()
        for name in found.measured_files():
            lines = {
                line: [context.partition("|")[0] for context in contexts if context]
                for line, contexts in found.contexts_by_lineno(name).items()
            }
            self.tests["approdo/" + name.rpartition("/approdo/")[2]] = lines
            work.update(test for tests in lines.values() for test in tests)
        self.work = work

    def of(self, mutant: Mutant, game: str) -> list[str]:
        """The tests of a game that come to a fault; all of them for what is read only once, at import."""
        names, folders = (game, game.replace("-", "_")), tuple(tests_of(game))
        own = {test for test in self.work if test.startswith(folders) and any(name in test for name in names)}
        lines = self.tests.get(mutant.file.relative_to(ROOT / "src").as_posix(), {})
        there = {test for line in mutant.lines for test in lines.get(line, ())}
        at_import = not there and any(line in lines for line in mutant.lines)
        return sorted(own if at_import else own & there, key=lambda test: (self.work[test], test))


def reach(game: str, copy: Path) -> Path:
    """Run a game's tests without any fault and note what each of them reaches."""
    file = copy.parent / "reach"
    wanted = f"{game} or {game.replace('-', '_')}"
    measured = ["--cov=approdo", "--cov-context=test", "--cov-report=", "-n", "2"]
    command = pytest_on(copy, "-k", wanted, *measured, *tests_of(game))
    environment = os.environ | {"COVERAGE_FILE": str(file), "PYTHONPATH": str(copy)}
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env=environment)
    assert not ended.returncode, f"the tests fail without any fault: {ended.stdout[-2000:]}"
    return file


def check_bare(game: str, copy: Path) -> None:
    """No test may need a plugin: it would fail with every fault."""
    command = pytest_on(copy, "--setup-plan", *tests_of(game))
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env=os.environ | BARE)
    assert not ended.returncode, f"a test needs a plugin: {ended.stdout[-2000:]}"


def command_for(mutant: Mutant, game: str, copy: Path, reached: Reach | None) -> list[str]:
    """What must fail when there is a fault; empty when no test comes there."""
    if reached is None and mutant.file.stem == "traits":
        return pytest_on(copy, "tests/fast/test_minds.py", "-k", f"features and {game}")
    if reached is None:
        sizes = ["--steps", "3000", "--wild", "400", "--batch", "60", "--thorough", "0.04"]
        return [sys.executable, "-m", "approdo.fast.proof", game, *sizes]
    tests = reached.of(mutant, game)
    return pytest_on(copy, *tests) if tests else []


def tried(mutant: Mutant, copy: Path, command: list[str], limit: float) -> str:
    """What became of a fault: "noticed", "not noticed", or "not ended" in time."""
    if not command:
        return "not noticed"
    target = copy / mutant.file.relative_to(ROOT / "src")
    original = target.read_text(encoding="utf-8")
    target.write_text(mutant.source(), encoding="utf-8")
    environment = {**os.environ, **BARE, "PYTHONPATH": str(copy)}
    if command[2] != "pytest":
        environment["APPRODO_FAST"] = "python"
    try:
        ended = subprocess.run(command, cwd=ROOT, capture_output=True, timeout=limit, env=environment)
        return "noticed" if ended.returncode else "not noticed"
    except subprocess.TimeoutExpired:
        return "not ended"
    finally:
        target.write_text(original, encoding="utf-8")


def main() -> int:
    """Run the tests on a sample of faults; exit code 1 when some were not noticed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=80, help="how many faults; 0 for all")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--minutes", type=float, default=60, help="stop after so long and tell what was found")
    parser.add_argument("--seconds", type=float, default=600, help="so long may the tests of one fault take")
    parser.add_argument("--reach", type=Path, help="a coverage file that says which test reaches which line")
    parser.add_argument("--kernel", action="store_true", help="faults in the compiled form, noticed by the proof")
    given = parser.parse_args()
    home = ROOT / "src" / "approdo" / ("fast" if given.kernel else "games") / given.game.replace("-", "_")
    patterns = KERNEL if given.kernel else RULES
    files = sorted({file for pattern in patterns for file in home.glob(pattern) if file.stem not in NOT_RULES})
    found = [mutant for file in files for mutant in mutants(file)]
    chosen = random.Random(given.seed).sample(found, min(given.sample or len(found), len(found)))
    print(f"{given.game}: {len(found)} faults in {len(files)} modules, {len(chosen)} in the sample", flush=True)
    ended: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "src"
        shutil.copytree(ROOT / "src", copy, ignore=shutil.ignore_patterns("static", "__pycache__"))
        reached = None if given.kernel else Reach(given.reach or reach(given.game, copy))
        if not given.kernel:
            check_bare(given.game, copy)
        begun = time.monotonic()
        for mutant in chosen:
            if time.monotonic() - begun > 60 * given.minutes:
                break
            how = tried(mutant, copy, command_for(mutant, given.game, copy, reached), given.seconds)
            ended[how] += 1
            if how != "noticed":
                print(f"{how}: {mutant.file.relative_to(home)}:{mutant.line}: {mutant.what}", flush=True)
    print(f"{given.game}: {', '.join(f'{n} {how}' for how, n in ended.most_common())}")
    return 1 if ended["not noticed"] else 0


if __name__ == "__main__":
    sys.exit(main())
