"""The examples in README, in the docs and in the docstrings run as they stand."""

from __future__ import annotations

import doctest
import random
import re
from pathlib import Path

import pytest

import approdo
import approdo.core.actions
import approdo.testing
from approdo.bots import make

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("page", ["README.md", "docs/PYTHON.md"])
def test_the_python_examples_of_a_page_run(page: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / page), module_relative=False)
    assert (failed, tried > 3) == (0, True)


def test_docstring_examples_run() -> None:
    for module in (approdo.core.actions, approdo.testing):
        assert doctest.testmod(module).failed == 0


@pytest.mark.parametrize("game", ["terra-nova", "new-salem"])
def test_the_bot_in_ten_lines_plays(game: str, tmp_path: Path) -> None:
    [source] = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "BOTS.md").read_text(encoding="utf-8"), re.DOTALL)
    body = source.partition("class Curious:")[2]
    assert len([line for line in body.splitlines() if line.strip()]) <= 10
    file = tmp_path / "my_bot.py"
    file.write_text(source, encoding="utf-8")
    match = approdo.Match(approdo.load(game), seed=2)
    curious, others = make(f"{file}:Curious"), [make("random")] * (match.game.players - 1)
    assert approdo.play_bots(match, [curious, *others], random.Random(2)).over
