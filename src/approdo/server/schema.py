"""The shapes of every game's board, aids and effects in the published API, from the types that the game declares.

`NewHavenBoard`, `NewHavenAids` and `NewHavenEffect` become components of the OpenAPI description, and from it the
browser's types are generated. A TypedDict inside another becomes a component of its own, named after game and class.
"""

from __future__ import annotations

import types
import typing
from typing import Any, Literal, NotRequired, Required, Union, get_args, get_origin, get_type_hints

from fastapi import FastAPI

from approdo.core.game import Game
from approdo.core.registry import all_games, game_type

Json = dict[str, Any]
_PLAIN: dict[Any, Json] = {
    int: {"type": "integer"},
    float: {"type": "number"},
    str: {"type": "string"},
    bool: {"type": "boolean"},
    None: {"type": "null"},
    type(None): {"type": "null"},
    Any: {},
    object: {},
}


def described(app: FastAPI) -> Json:
    """The OpenAPI description with the games' own shapes in it."""
    if app.openapi_schema is None:
        plain = FastAPI.openapi(app)
        schemas = plain.setdefault("components", {}).setdefault("schemas", {})
        for info in all_games():
            schemas.update(shapes(game_type(info.id)))
    assert app.openapi_schema is not None
    return app.openapi_schema


def shapes(game: type[Game[Any]]) -> dict[str, Json]:
    """The components of one game."""
    prefix = "".join(word.capitalize() for word in game.info.id.split("-"))
    made = Shapes(prefix)
    for name, shape in (("Board", game.board_type), ("Aids", game.aids_type), ("Effect", game.effect_type)):
        made.add(f"{prefix}{name}", shape)
    return made.components


class Shapes:
    """Components that are being gathered."""

    def __init__(self, prefix: str) -> None:
        self.prefix = prefix
        self.components: dict[str, Json] = {}
        self._named: dict[Any, str] = {}

    def add(self, name: str, shape: Any) -> None:
        """A component of that name."""
        if typing.is_typeddict(shape):
            self._named.setdefault(shape, name)
            if self._named[shape] == name:
                self.components[name] = {}  # so that a type may contain itself
                self.components[name] = self._object(name, shape)
                return
        self.components[name] = {"title": name, **self.of(shape)}

    def of(self, shape: Any) -> Json:
        """The schema of a type; TypeError names one that cannot be described."""
        if shape in _PLAIN:
            return dict(_PLAIN[shape])
        if typing.is_typeddict(shape):
            return self._reference(shape)
        origin, args = get_origin(shape), get_args(shape)
        if origin in (Required, NotRequired, typing.Annotated):
            return self.of(args[0])
        if origin is Literal:
            return {"enum": list(args)}
        if origin in (Union, types.UnionType):
            return {"anyOf": [self.of(arg) for arg in args]}
        if origin is list or shape is list:
            return {"type": "array", "items": self.of(args[0]) if args else {}}
        if origin is tuple:
            return self._tuple(args)
        if origin is dict or shape is dict:
            return {"type": "object", "additionalProperties": self.of(args[1]) if args else {}}
        known = "int, str, bool, float, None, list, tuple, dict, Literal, a union, a TypedDict"
        raise TypeError(f"{self.prefix}: {shape!r} is none of {known}")

    def _tuple(self, args: tuple[Any, ...]) -> Json:
        if len(args) == 2 and args[1] is Ellipsis:
            return {"type": "array", "items": self.of(args[0])}
        return {
            "type": "array",
            "prefixItems": [self.of(arg) for arg in args],
            "minItems": len(args),
            "maxItems": len(args),
        }

    def _reference(self, shape: Any) -> Json:
        if shape not in self._named:
            own = shape.__name__
            name = own if own.startswith(self.prefix) else f"{self.prefix}{own}"
            if name in self.components:
                raise TypeError(f"two types of {self.prefix} are called {name}: {shape!r} is one of them")
            self._named[shape] = name
            self.components[name] = {}
            self.components[name] = self._object(name, shape)
        return {"$ref": f"#/components/schemas/{self._named[shape]}"}

    def _object(self, name: str, shape: Any) -> Json:
        hints = get_type_hints(shape, include_extras=True)
        made: Json = {
            "title": name,
            "type": "object",
            "properties": {key: self.of(hint) for key, hint in hints.items()},
            "required": [key for key in hints if _required(shape, key, hints[key])],
        }
        if shape.__doc__ and not shape.__doc__.startswith("dict("):
            made["description"] = shape.__doc__.strip()
        return made


def _required(shape: Any, key: str, hint: Any) -> bool:
    """Whether a key must be there; with postponed annotations only the hint itself says so."""
    if get_origin(hint) is NotRequired:
        return False
    return get_origin(hint) is Required or key in shape.__required_keys__
