"""What is generated for the browser app is what the program says today: types, and the messages its tests look at."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

import approdo
from approdo.core.info import GameInfo
from approdo.server.messages import Message, StoryOut

WEB = Path(__file__).parents[2] / "web"


def script(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"web_{name}", WEB / "scripts" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


openapi, fixtures = script("openapi"), script("fixtures")
NAMES = [moment.name for moment in fixtures.MOMENTS]


def test_the_generated_types_are_of_the_present_api() -> None:
    last = (WEB / "src" / "server.d.ts").read_text(encoding="utf-8").rstrip().splitlines()[-1]
    assert last == openapi.stamp(), "web/src/server.d.ts is stale: run `npm run types` in web/"


@pytest.mark.parametrize("name", NAMES)
def test_a_fixture_is_what_the_engine_shows(name: str) -> None:
    file = WEB / "tests" / "fixtures" / f"{name}.json"
    hint = f"{file.name} is stale: run `python web/scripts/fixtures.py` and read the diff"
    now = fixtures.written(fixtures.kept(name))
    assert json.loads(file.read_text(encoding="utf-8")) == json.loads(now), hint


@pytest.mark.parametrize("name", [name for name in NAMES if name.endswith("-over")])
def test_a_story_is_what_the_engine_tells(name: str) -> None:
    file = fixtures.STORIES / f"{name}.json"
    kept = json.loads(file.read_text(encoding="utf-8"))
    assert kept == json.loads(fixtures.told(fixtures.kept(name))), f"{file.name} is stale: see above"
    assert StoryOut.model_validate(kept, strict=True).model_dump() == kept


@pytest.mark.parametrize("name", NAMES)
def test_a_fixture_is_a_message_of_the_server(name: str) -> None:
    told = json.loads((WEB / "tests" / "fixtures" / f"{name}.json").read_text(encoding="utf-8"))
    assert Message.model_validate(told, strict=True).model_dump().keys() == told.keys()


def test_the_sample_of_draws_is_what_the_engine_draws() -> None:
    told = json.loads(fixtures.DRAWS.read_text(encoding="utf-8"))
    assert told == json.loads(json.dumps(fixtures.drawn_sample())), "run `python web/scripts/fixtures.py`"


def test_no_fixture_lies_about_that_nobody_makes() -> None:
    assert sorted(NAMES) == sorted(file.stem for file in (WEB / "tests" / "fixtures").glob("*.json"))


@pytest.mark.parametrize("info", approdo.all_games(), ids=lambda info: info.id)
def test_the_figures_of_the_rulebooks_are_those_of_today(info: GameInfo) -> None:
    written = (fixtures.FIGURES / f"{info.id}.json").read_text(encoding="utf-8")
    assert json.loads(written) == json.loads(fixtures.pictured(info.id)), "run `python web/scripts/fixtures.py`"
