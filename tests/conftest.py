"""Deep tests run only when asked for: `make test-deep`."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

# No server of a test compiles for its bots, beside everything else.
os.environ["APPRODO_WARM_BOTS"] = "false"
# A busy machine is no failure: no example has a time limit of its own.
settings.register_profile("approdo", deadline=None)
settings.load_profile("approdo")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--deep", action="store_true", help="run the long tests too")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--deep"):
        deep = [item for item in items if "deep" in item.keywords]
        config.hook.pytest_deselected(items=deep)
        items[:] = [item for item in items if "deep" not in item.keywords]


@pytest.fixture(autouse=True)
def _own_logging() -> Iterator[None]:
    """A command that sets up its log writes to this test's standard error, which the next test has no more."""
    handlers, level = list(logging.root.handlers), logging.root.level
    yield
    logging.root.handlers[:] = handlers
    logging.root.setLevel(level)


@pytest.fixture(autouse=True)
def _no_loop_of_a_browser(request: pytest.FixtureRequest) -> Iterator[None]:
    """Playwright leaves its event loop marked as running in this thread: whoever has no browser begins without one."""
    loop = None if "chromium" in request.fixturenames else asyncio._get_running_loop()
    if loop is None:
        yield
        return
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(loop)
