"""The examples in README and in the docstrings run as they stand."""

from __future__ import annotations

import doctest
from pathlib import Path

import approdo.core.actions
import approdo.testing


def test_the_python_examples_of_the_readme_run() -> None:
    failed, tried = doctest.testfile(str(Path(__file__).parents[1] / "README.md"), module_relative=False)
    assert (failed, tried > 3) == (0, True)


def test_docstring_examples_run() -> None:
    for module in (approdo.core.actions, approdo.testing):
        assert doctest.testmod(module).failed == 0
