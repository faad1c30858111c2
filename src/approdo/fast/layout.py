"""How a position lies in a row: a place for every field of the game's state, checked when the module is loaded.

    LAYOUT = Layout(Position, stack=Stack(4), players=Int(), money=Ints(per_seat=1), offer=Ints(most=13), ...)
    MONEY = LAYOUT["money"]

A row is a flat array of 64-bit whole numbers. The stack always comes first, so that the kernels of `stack` serve
every game. `pack` and `unpack` follow from the slots; what lies beyond the end of a list is undefined in a row.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any

import numpy as np
from numpy.typing import NDArray

from approdo.core.errors import ApprodoError, BadState
from approdo.core.game import Game
from approdo.core.state import State
from approdo.fast.stack import FRAME

Row = NDArray[np.int64]


class Shelf:
    """Where the tables of one table lie in one flat array, e.g. Shelf(ids=1536, near=240 * 6).

    One array and not several: a compiled function counts references to every array that it is handed, which takes
    longer than most rules.
    """

    def __init__(self, **sizes: int) -> None:
        self.sizes = sizes
        self.at: dict[str, int] = {}
        self.size = 0
        for name, size in sizes.items():
            self.at[name] = self.size
            self.size += size

    def __getitem__(self, name: str) -> int:
        return self.at[name]

    def filled(self, **tables: Any) -> Row:
        """The array with these tables in their places; the others are 0."""
        found = np.zeros(self.size, np.int64)
        for name, table in tables.items():
            values = np.asarray(table, np.int64).ravel()
            if len(values) > self.sizes[name]:
                raise ApprodoError(f"'{name}' has {len(values)} numbers, {self.sizes[name]} are on the shelf for it")
            found[self.at[name] : self.at[name] + len(values)] = values
        return found


MOST_SEATS = 8


class Slot:
    """The place of one field: how many words it takes, and the way there and back."""

    size: int

    def write(self, value: Any, game: Game[Any]) -> Sequence[int]:
        """The words of a value; fewer than `size` are filled up with 0."""
        raise NotImplementedError

    def read(self, words: list[int], game: Game[Any]) -> Any:
        """The value of `size` words, in the form of State.to_dict."""
        raise NotImplementedError


@dataclass(frozen=True)
class Int(Slot):
    """A whole number."""

    size: int = 1

    def write(self, value: Any, game: Game[Any]) -> Sequence[int]:
        return (value,)

    def read(self, words: list[int], game: Game[Any]) -> Any:
        return words[0]


class Ints(Slot):
    """A list of whole numbers: `always` so many, `per_seat` so many for each seat, or `most` so many after a count."""

    def __init__(self, *, always: int = 0, per_seat: int = 0, most: int = 0, seats: int = 4) -> None:
        self.always = always
        self.per_seat = per_seat
        self.most = most
        self.size = always or per_seat * seats or 1 + most

    def write(self, value: Any, game: Game[Any]) -> Sequence[int]:
        return (len(value), *value) if self.most else value

    def read(self, words: list[int], game: Game[Any]) -> Any:
        if self.most:
            return words[1 : 1 + words[0]]
        return words[: self.always or self.per_seat * game.players]


@dataclass(frozen=True)
class Bits:
    """A set whose bits do not fit one word: the lowest `split` of them go to the first word, and so on."""

    split: int
    words: int

    def write(self, mask: int) -> list[int]:
        """The words of a mask."""
        low = (1 << self.split) - 1
        return [mask >> self.split * i & low for i in range(self.words)]

    def read(self, words: Sequence[int]) -> int:
        """The mask of words."""
        return sum(word << self.split * i for i, word in enumerate(words))


class Set(Slot):
    """A number that is a set, over several words."""

    def __init__(self, bits: Bits) -> None:
        self.bits = bits
        self.size = bits.words

    def write(self, value: Any, game: Game[Any]) -> Sequence[int]:
        return self.bits.write(value)

    def read(self, words: list[int], game: Game[Any]) -> Any:
        return self.bits.read(words)


class Sets(Slot):
    """A list of sets, so many for each seat, one after the other."""

    def __init__(self, bits: Bits, *, per_seat: int, seats: int = 4) -> None:
        self.bits = bits
        self.per_seat = per_seat
        self.size = bits.words * per_seat * seats

    def write(self, value: Any, game: Game[Any]) -> Sequence[int]:
        return [word for mask in value for word in self.bits.write(mask)]

    def read(self, words: list[int], game: Game[Any]) -> Any:
        step = self.bits.words
        end = self.per_seat * game.players * step
        return [self.bits.read(words[i : i + step]) for i in range(0, end, step)]


class Tuples(Slot):
    """A list of at most so many tuples of at most `width` numbers: a count, then the length and numbers of each."""

    def __init__(self, most: int, width: int) -> None:
        self.most = most
        self.width = width
        self.size = 1 + most * (1 + width)

    def write(self, value: Any, game: Game[Any]) -> Sequence[int]:
        words = [len(value)]
        for item in value:
            if len(item) > self.width:
                raise BadState(f"a row has room for {self.width} numbers in {item}")
            words += [len(item), *item, *[0] * (self.width - len(item))]
        return words

    def read(self, words: list[int], game: Game[Any]) -> Any:
        step = 1 + self.width
        return [words[at + 1 : at + 1 + words[at]] for at in range(1, 1 + words[0] * step, step)]


class Stack(Tuples):
    """The pending decisions: always the first field of a row (see `stack`)."""

    def __init__(self, most: int) -> None:
        super().__init__(most, FRAME - 1)


class Custom(Slot):
    """A field with a form of its own in the row."""

    def __init__(
        self,
        size: int,
        write: Callable[[Any, Game[Any]], Sequence[int]],
        read: Callable[[list[int], Game[Any]], Any],
    ) -> None:
        self.size = size
        self._write = write
        self._read = read

    def write(self, value: Any, game: Game[Any]) -> Sequence[int]:
        return self._write(value, game)

    def read(self, words: list[int], game: Game[Any]) -> Any:
        return self._read(words, game)


@dataclass(frozen=True)
class Made:
    """Words of the kernel's own that tell again what the fields tell, for quick looks: `write` makes them."""

    size: int
    write: Callable[[Any, Game[Any]], Sequence[int]]
    """(state, game) -> all the words."""


class Layout:
    """Where everything lies in a row: the fields of the state in the order given, then words of the kernel's own."""

    def __init__(self, state_type: type[State], *, own: Mapping[str, Made] | None = None, **slots: Slot) -> None:
        wanted = {f.name for f in fields(state_type)}
        if wanted != slots.keys():
            odd = ", ".join(sorted(wanted ^ slots.keys()))
            raise ApprodoError(f"a row of {state_type.__module__} has a slot for every field and no other; see {odd}")
        if next(iter(slots)) != "stack" or not isinstance(slots["stack"], Stack):
            raise ApprodoError(f"a row of {state_type.__module__} begins with stack=Stack(most)")
        self.state_type = state_type
        self.slots = slots
        self.made = dict(own or {})
        self.at: dict[str, int] = {}
        self.width = 0
        placed: Mapping[str, Slot | Made] = {**slots, **self.made}
        for name, words in placed.items():
            self.at[name] = self.width
            self.width += words.size

    def __getitem__(self, name: str) -> int:
        return self.at[name]

    def pack(self, state: State, game: Game[Any], row: Row | None = None) -> Row:
        """A position of the reference as a row; the kernel's own words are made from it."""
        words = [0] * self.width
        for name, slot in self.slots.items():
            value = slot.write(getattr(state, name), game)
            if len(value) > slot.size:
                raise BadState(f"field '{name}' needs {len(value)} words of a row, {slot.size} are there")
            words[self.at[name] : self.at[name] + len(value)] = value
        for name, made in self.made.items():
            words[self.at[name] : self.at[name] + made.size] = made.write(state, game)
        if row is None:
            row = np.empty(self.width, np.int64)
        row[:] = words
        return row

    def unpack(self, row: Row, game: Game[Any]) -> State:
        """The position of the reference that a row holds."""
        found = {name: self.read(name, row, game) for name in self.slots}
        state = self.state_type.from_dict({"schema": self.state_type.schema, **found})
        self.check_made(row, state, game)
        return state

    def read(self, name: str, row: Row, game: Game[Any]) -> Any:
        """One field of the position that a row holds, as State.to_dict has it."""
        at = self.at[name]
        return self.slots[name].read(row[at : at + self.slots[name].size].tolist(), game)

    def check_made(self, row: Row, state: State, game: Game[Any]) -> None:
        """The kernel's own words are those that its position makes; BadState if not."""
        for name, made in self.made.items():
            if row[self.at[name] : self.at[name] + made.size].tolist() != made.write(state, game):
                raise BadState(f"the words '{name}' of a row and its position do not agree")
