"""The shapes that a game declares reach the published API, and what a game shows has the declared shape."""

from __future__ import annotations

import random
from typing import Any, Literal, NotRequired, TypedDict

import pytest
from jsonschema_rs import Draft202012Validator

import approdo
from approdo.server.app import create_app
from approdo.server.schema import Shapes


class Hex(TypedDict):
    """A hex."""

    at: str
    terrain: Literal["wood", "field"]
    owner: NotRequired[int | None]


class Board(TypedDict, total=False):
    hexes: list[Hex]
    points: dict[str, int]
    pair: tuple[int, str]


def made() -> dict[str, Any]:
    shapes = Shapes("SmallGame")
    shapes.add("SmallGameBoard", Board)
    shapes.add("SmallGameAids", dict[str, Any])
    return shapes.components


def test_a_typed_dict_becomes_components() -> None:
    components = made()
    assert set(components) == {"SmallGameBoard", "SmallGameHex", "SmallGameAids"}
    assert components["SmallGameBoard"]["required"] == []
    assert components["SmallGameBoard"]["properties"]["hexes"]["items"] == {"$ref": "#/components/schemas/SmallGameHex"}
    assert components["SmallGameHex"]["required"] == ["at", "terrain"]
    assert components["SmallGameHex"]["description"] == "A hex."
    assert components["SmallGameHex"]["properties"]["owner"] == {"anyOf": [{"type": "integer"}, {"type": "null"}]}


def test_a_type_that_has_no_json_is_named() -> None:
    with pytest.raises(TypeError, match="set"):
        Shapes("X").add("XBoard", set[int])


def test_two_types_of_one_name_are_refused() -> None:
    shapes = Shapes("G")
    shapes.of(Hex)
    with pytest.raises(TypeError, match="two types of G are called GHex"):
        shapes.of(TypedDict("Hex", {"x": int}))


@pytest.mark.parametrize("info", approdo.all_games(), ids=lambda info: info.id)
def test_every_game_has_its_components(info: approdo.GameInfo) -> None:
    schemas = create_app().openapi()["components"]["schemas"]
    prefix = "".join(word.capitalize() for word in info.id.split("-"))
    assert {f"{prefix}Board", f"{prefix}Aids", f"{prefix}Effect"} <= set(schemas)


@pytest.mark.parametrize("info", approdo.all_games(), ids=lambda info: info.id)
def test_what_a_game_shows_has_the_declared_shape(info: approdo.GameInfo) -> None:
    """No field is missing, none has another type, and none is shown that is not declared."""
    schemas = create_app().openapi()["components"]["schemas"]
    prefix = "".join(word.capitalize() for word in info.id.split("-"))
    closed = {name: {**s, "additionalProperties": False} if "properties" in s else s for name, s in schemas.items()}

    validators = {
        name: Draft202012Validator({"$ref": f"#/components/schemas/{prefix}{name}", "components": {"schemas": closed}})
        for name in ("Board", "Aids", "Effect")
    }

    def check(name: str, value: Any, where: str) -> None:
        problem = next(iter(validators[name].iter_errors(value)), None)
        assert problem is None, f"{where}: {name} {problem.instance_path}: {problem.message[:200]}"

    rng = random.Random(4)
    for players in (info.seats[0], info.seats[-1]):
        match = approdo.Match(approdo.load(info.id, players), seed=4)
        while not match.over:
            if rng.random() < 0.03 or match.step < 3:
                for viewer in (approdo.SPECTATOR, *match.actors):
                    view = match.view(viewer)
                    check("Board", view["board"], f"step {match.step}")
                    check("Aids", view["aids"], f"step {match.step}")
                    for offer in rng.sample(view["legal"], min(5, len(view["legal"]))):
                        if "effect" in offer:
                            check("Effect", offer["effect"], f"step {match.step}")
            match.play(match.actors[0], rng.choice(match.legal(match.actors[0]).ids))
        check("Board", match.view(0)["board"], "the end")
        check("Aids", match.view(0)["aids"], "the end")
