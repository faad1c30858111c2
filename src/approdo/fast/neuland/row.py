"""The row of a position of Neuland: what lies on the land as sets of places, so that most questions are one word's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from approdo.core.errors import BadState
from approdo.core.game import Game
from approdo.fast.layout import Custom, Int, Ints, Layout, Slot, Stack
from approdo.fast.neuland.tables import (
    DOUBLES,
    FAMILIES,
    GOODS,
    HEXES,
    K_PAY,
    KINDS,
    N_MINERALS,
    PLACES,
    PRODUCTION,
    ROOM_FOR_A_ROW,
    SEATS,
    SLOTS,
    TERRAINS,
)
from approdo.games.neuland.rules.frames import HEAD, Paying
from approdo.games.neuland.state import UNLAID, Position

PAYMENT = len(Paying._fields) - HEAD
"""Numbers of a payment beside kind and mask."""


class Pending(Stack):
    """The pending decisions; the numbers of a payment, of which there is never more than one, lie behind the frames."""

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.frames = self.size
        self.size += PAYMENT

    def write(self, value: Any, game: Game[Any]) -> Sequence[int]:
        payments = [frame[HEAD:] for frame in value if frame[0] == K_PAY]
        words = super().write([frame[:HEAD] if frame[0] == K_PAY else frame for frame in value], game)
        return [*words, *[0] * (self.frames - len(words)), *(payments[0] if payments else ())]

    def read(self, words: list[int], game: Game[Any]) -> Any:
        frames = super().read(words, game)
        return [[*frame, *words[self.frames :]] if frame[:1] == [K_PAY] else frame for frame in frames]


class Marks(Slot):
    """Small numbers by place, as a set of places for each number from `first` on."""

    def __init__(self, numbers: int, *, first: int = 1, none: int = 0, fields: int = PLACES, step: int = 1) -> None:
        self.size = numbers
        self.first = first
        self.none = none
        self.fields = fields
        self.step = step

    def write(self, value: Any, game: Game[Any]) -> Sequence[int]:
        words = [0] * self.size
        for field, number in enumerate(value):
            if number != self.none:
                words[number - self.first] |= 1 << field * self.step
        return words

    def read(self, words: list[int], game: Game[Any]) -> Any:
        found = [self.none] * self.fields
        for number, word in enumerate(words, self.first):
            for bit in range(max(word.bit_length(), 0)):
                if word >> bit & 1:
                    if bit % self.step or bit // self.step >= self.fields or found[bit // self.step] != self.none:
                        raise BadState(f"bit {bit} of the set of {number} stands for no place of its own")
                    found[bit // self.step] = number
        return found


_KINDS = Marks(KINDS)


def _write_buildings(value: bytearray, game: Game[Any]) -> Sequence[int]:
    sets = _KINDS.write(value, game)
    return [sum(sets), *sets, *value]


def _read_buildings(words: list[int], game: Game[Any]) -> list[int]:
    kinds = words[1 + KINDS :]
    if kinds != _KINDS.read(words[1 : 1 + KINDS], game) or words[0] != sum(words[1 : 1 + KINDS]):
        raise BadState(f"buildings by place {kinds} and by kind {words[: 1 + KINDS]} do not agree")
    return kinds


LAYOUT = Layout(
    Position,
    stack=Pending(2),
    players=Int(),
    spaces=Int(),
    first_edition=Int(),
    start=Int(),
    settled=Int(),
    turn=Int(),
    active=Int(),
    time=Int(),
    spent=Int(),
    room=Int(),
    terrain=Marks(TERRAINS, first=0, none=UNLAID, fields=HEXES, step=SLOTS),
    piece=Ints(always=HEXES),
    doubles=Ints(always=DOUBLES),
    building=Custom(1 + KINDS + PLACES, _write_buildings, _read_buildings),
    worker=Marks(SEATS),
    good=Marks(GOODS),
    lying=Marks(1),
    mine=Ints(always=PLACES),
    banners=Ints(always=PLACES),
    owner=Marks(SEATS),
    bag=Ints(always=N_MINERALS),
    display=Ints(always=PRODUCTION),
    stacks=Ints(always=FAMILIES),
    at=Ints(per_seat=1),
    free=Ints(per_seat=1),
    left=Ints(per_seat=1),
    wheelbarrow=Ints(per_seat=1),
    food_marker=Ints(per_seat=1),
    wood_marker=Ints(per_seat=1),
)
WIDTH = LAYOUT.width
assert WIDTH <= ROOM_FOR_A_ROW
PLAYERS, SPACES, FIRST_EDITION, START = (LAYOUT[name] for name in ("players", "spaces", "first_edition", "start"))
SETTLED, TURN, ACTIVE, TIME = (LAYOUT[name] for name in ("settled", "turn", "active", "time"))
SPENT, ROOM, TERRAIN, PIECE = (LAYOUT[name] for name in ("spent", "room", "terrain", "piece"))
DOUBLES_LEFT, WORKER, GOOD, LYING = (LAYOUT[name] for name in ("doubles", "worker", "good", "lying"))
OCCUPIED = LAYOUT["building"]
"""Places where anything stands."""
KIND_AT = OCCUPIED + 1
"""Places by kind."""
TILE = KIND_AT + KINDS
"""Kind + 1 by place."""
MINERALS_ON, BANNERS_AT, OWNER = (LAYOUT[name] for name in ("mine", "banners", "owner"))
BAG, DISPLAY, STACKS = (LAYOUT[name] for name in ("bag", "display", "stacks"))
AT, FREE, LEFT = (LAYOUT[name] for name in ("at", "free", "left"))
WHEELBARROW, FOOD_MARKER, WOOD_MARKER = (LAYOUT[name] for name in ("wheelbarrow", "food_marker", "wood_marker"))
_PENDING = LAYOUT.slots["stack"]
assert isinstance(_PENDING, Pending)
_PAYMENT = LAYOUT["stack"] + _PENDING.frames
P_PURPOSE, P_KIND, P_TARGET, P_RECIPE, P_PAID, P_FAR, P_BARROW, P_LAST = range(_PAYMENT, _PAYMENT + PAYMENT)
