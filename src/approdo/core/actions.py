"""Actions: a typed dataclass for people, a JSON object for the wire, a stable small integer for the rules.

A game lists its kinds of action once, in order; ids follow by mixed radix over the fields:

>>> class Colour(Action):
...     '''Pick a colour for a number of things.'''
...     colour: Annotated[str, Names(("red", "blue"), label="colour")]
...     number: Annotated[int, Range(3)]
>>> space = ActionSpace((Colour,))
>>> space.encode(Colour("blue", 2))
6
>>> space.decode(6)
Colour(colour='blue', number=2)
>>> space.notation(6), space.parse("colour blue 2") == Colour("blue", 2)
('colour blue 2', True)
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Annotated, Any, ClassVar, dataclass_transform, get_type_hints, overload

from approdo.core.errors import InvalidAction
from approdo.core.text import Arg, label, seat_arg

__all__ = ["HOLD", "Action", "ActionSpace", "Annotated", "Domain", "Hold", "LegalActions", "Names", "Range", "Seat"]

Json = dict[str, Any]


class Domain:
    """The values that one field of an action may have; `size` of them, numbered from 0."""

    size: int

    def index(self, value: Any) -> int:
        """The number of a value; ValueError says what would be right."""
        raise NotImplementedError

    def value(self, index: int) -> Any:
        """The value with that number."""
        raise NotImplementedError

    def parse(self, word: str) -> Any:
        """The value written as one word of notation."""
        raise NotImplementedError

    def arg(self, value: Any) -> Arg:
        """How a text shows the value."""
        raise NotImplementedError


class Range(Domain):
    """Whole numbers from `start` on, `size` of them."""

    def __init__(self, size: int, start: int = 0) -> None:
        self.size = size
        self.start = start

    def index(self, value: Any) -> int:
        if type(value) is not int or not self.start <= value < self.start + self.size:
            raise ValueError(f"must be a whole number {self.start}..{self.start + self.size - 1}, not {value!r}")
        return value - self.start

    def value(self, index: int) -> int:
        return self.start + index

    def parse(self, word: str) -> int:
        if not re.fullmatch(r"-?\d{1,9}", word):
            raise ValueError(f"must be a whole number, not {word!r}")
        return int(word)

    def arg(self, value: Any) -> Arg:
        return int(value)


class Seat(Range):
    """A player's seat, shown by the player's name."""

    def arg(self, value: Any) -> Arg:
        return seat_arg(int(value))


class Names(Domain):
    """A fixed list of names without spaces; `label` is the prefix of their text keys, if they have texts."""

    def __init__(self, names: Sequence[str], label: str | None = None) -> None:
        self.names = tuple(names)
        self.size = len(self.names)
        self.label = label
        self._index = {name: i for i, name in enumerate(self.names)}
        self._folded = {name.lower(): name for name in self.names}

    def index(self, value: Any) -> int:
        if isinstance(value, str) and value in self._index:
            return self._index[value]
        shown = ", ".join(self.names[:12]) + (", ..." if self.size > 12 else "")
        raise ValueError(f"must be one of {shown}, not {value!r}")

    def value(self, index: int) -> str:
        return self.names[index]

    def parse(self, word: str) -> str:
        return self._folded.get(word.lower(), word)

    def arg(self, value: Any) -> Arg:
        return label(f"{self.label}-{value}") if self.label else str(value)


@dataclass_transform(frozen_default=True)
class Action:
    """One choice as the rulebook names it; subclasses are frozen dataclasses with `Annotated` fields."""

    kind: ClassVar[str]
    domains: ClassVar[dict[str, Domain]]

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True, eq=False, repr=False)(cls)  # written out below: a fifth of loading a game
        cls.kind = re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()

    def __eq__(self, other: object) -> bool:
        return vars(self) == vars(other) if type(self) is type(other) else NotImplemented

    def __hash__(self) -> int:
        return hash((type(self), *vars(self).values()))

    def __repr__(self) -> str:
        return f"{type(self).__qualname__}({', '.join(f'{name}={value!r}' for name, value in vars(self).items())})"

    @classmethod
    def described(cls) -> dict[str, Domain]:
        """The fields and their domains, in order."""
        if "domains" not in cls.__dict__:
            hints = get_type_hints(cls, include_extras=True)
            cls.domains = {f.name: hints[f.name].__metadata__[0] for f in fields(cls)}  # type: ignore[arg-type]
        return cls.domains


class Hold(Action):
    """A volunteer says nothing for now. Asked of bots and research players only; never changes a state."""


AnyAction = Action | int | str | Mapping[str, Any]
"""An action in any of its four forms: typed, as an id, in notation, as a JSON object."""
HOLD = 0
"""The id of `Hold` in every game."""
OFFERS_KEPT = 4096


class ActionSpace:
    """All kinds of action of one game, and their numbering."""

    def __init__(self, kinds: Sequence[type[Action]], volunteer: Sequence[type[Action]] = ()) -> None:
        self.kinds: tuple[type[Action], ...] = (Hold, *kinds, *volunteer)
        self._by_name = {kind.kind: kind for kind in self.kinds}
        self._base: dict[type[Action], int] = {}
        self._starts: list[int] = []
        self._offered: dict[int, tuple[Json, Arg]] = {}
        size = 0
        for kind in self.kinds:
            self._base[kind] = size
            self._starts.append(size)
            count = 1
            for domain in kind.described().values():
                count *= domain.size
            size += count
        self.size = size
        """How many ids there are: 0 .. size - 1."""
        self.volunteer_from = self._base[volunteer[0]] if volunteer else size
        """Ids from here on are what volunteers do."""

    def base(self, kind: type[Action]) -> int:
        """The first id of a kind; the rules add the fields in mixed radix."""
        return self._base[kind]

    def kind_of(self, number: int) -> type[Action]:
        """The kind of the action with that id."""
        if type(number) is not int or not 0 <= number < self.size:
            raise InvalidAction(f"action ids of this game are 0..{self.size - 1}, not {number!r}")
        low, high = 0, len(self._starts)
        while high - low > 1:
            middle = (low + high) // 2
            if self._starts[middle] <= number:
                low = middle
            else:
                high = middle
        return self.kinds[low]

    def decode(self, number: int) -> Action:
        """The typed action with that id."""
        kind = self.kind_of(number)
        rest = number - self._base[kind]
        values: list[Any] = []
        for domain in reversed(kind.described().values()):
            rest, index = divmod(rest, domain.size)
            values.append(domain.value(index))
        return kind(*reversed(values))

    def encode(self, action: Action) -> int:
        """The id of a typed action."""
        kind = type(action)
        if kind not in self._base:
            raise InvalidAction(f"{kind.__name__} is not an action of this game; it has {self._names()}")
        number = 0
        for name, domain in kind.described().items():
            try:
                number = number * domain.size + domain.index(getattr(action, name))
            except ValueError as error:
                raise InvalidAction(f"{kind.kind}: field '{name}' {error}") from None
        return self._base[kind] + number

    def to_json(self, number: int) -> Json:
        """The JSON object of an action."""
        return self._json(self.decode(number))

    def _json(self, action: Action) -> Json:
        return {"kind": action.kind, **{name: getattr(action, name) for name in action.described()}}

    def from_json(self, data: object) -> Action:
        """The action of a JSON object; unknown kinds and fields are refused."""
        if not isinstance(data, Mapping):
            raise InvalidAction(f"an action is a JSON object with a 'kind', not {data!r}")
        given = dict(data)
        kind = self._kind(given.pop("kind", None))
        wanted = kind.described()
        if given.keys() != wanted.keys():
            raise InvalidAction(f"{kind.kind} has the fields {list(wanted)}, not {sorted(map(str, given))}")
        action = kind(**given)
        self.encode(action)
        return action

    def notation(self, number: int) -> str:
        """One line of text that `parse` reads back."""
        action = self.decode(number)
        return " ".join([action.kind, *(str(getattr(action, name)) for name in action.described())])

    def parse(self, text: str) -> Action:
        """The action written in notation."""
        word, *words = text.split() or [""]
        kind = self._kind(word)
        domains = kind.described()
        if len(words) != len(domains):
            raise InvalidAction(f"'{text}': {kind.kind} is followed by {len(domains)} words: {list(domains)}")
        try:
            action = kind(*(domain.parse(w) for domain, w in zip(domains.values(), words, strict=True)))
        except ValueError as error:
            raise InvalidAction(f"'{text}': {error}") from None
        self.encode(action)
        return action

    def number(self, action: AnyAction) -> int:
        """The id of an action given in any of its four forms."""
        if isinstance(action, Action):
            return self.encode(action)
        if isinstance(action, str):
            return self.encode(self.parse(action))
        if isinstance(action, Mapping):
            return self.encode(self.from_json(action))
        self.kind_of(action)
        return action

    def describe(self, number: int) -> Arg:
        """The action as a text argument: label and fields, to be rendered in the reader's language."""
        return self._described(self.decode(number))

    def _described(self, action: Action) -> Arg:
        args = {name: domain.arg(getattr(action, name)) for name, domain in action.described().items()}
        return label(f"action-{action.kind}", **args)

    def offered(self, number: int) -> tuple[Json, Arg]:
        """The JSON object and the label of an action, kept because views name the same ones again and again."""
        known = self._offered.get(number)
        if known is None:
            if len(self._offered) >= OFFERS_KEPT:
                self._offered.clear()
            action = self.decode(number)
            known = self._offered[number] = (self._json(action), self._described(action))
        return known

    def _kind(self, name: object) -> type[Action]:
        if isinstance(name, str) and name in self._by_name:
            return self._by_name[name]
        raise InvalidAction(f"no action of kind {name!r}; this game has {self._names()}")

    def _names(self) -> str:
        return ", ".join(kind.kind for kind in self.kinds[1:])


class LegalActions(Sequence[Action]):
    """What a seat may do: can be iterated, counted, indexed and asked `in`; `ids` are the same as numbers."""

    def __init__(self, space: ActionSpace, ids: Sequence[int]) -> None:
        self._space = space
        self.ids = ids

    def __len__(self) -> int:
        return len(self.ids)

    @overload
    def __getitem__(self, index: int) -> Action: ...

    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...

    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if isinstance(index, slice):
            return [self._space.decode(number) for number in self.ids[index]]
        return self._space.decode(self.ids[index])

    def __iter__(self) -> Iterator[Action]:
        return map(self._space.decode, self.ids)

    def __contains__(self, action: object) -> bool:
        """Whether an action is among them, in any of its forms; what is no action at all is not."""
        try:
            return self._space.number(action) in self.ids  # type: ignore[arg-type]
        except InvalidAction:
            return False

    def __repr__(self) -> str:
        shown = [self._space.notation(number) for number in self.ids[:6]]
        more = ["..."] if len(self) > len(shown) else []
        return f"<{len(self)} legal: {'; '.join([*shown, *more])}>"
