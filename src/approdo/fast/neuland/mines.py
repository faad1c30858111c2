"""Workers leave, minerals go, mines are filled: games/neuland/rules/mines.py again."""

from __future__ import annotations

from approdo.fast.jit import Words, kernel, lowest, popcount
from approdo.fast.neuland.row import (
    BAG,
    DISPLAY,
    FIRST_EDITION,
    FREE,
    GOOD,
    KIND_AT,
    LYING,
    MINERALS_ON,
    OCCUPIED,
    TILE,
    WORKER,
)
from approdo.fast.neuland.tables import (
    A_FILL,
    A_STACK,
    A_TAKE,
    DEPTH_OF_MINE,
    GOODS,
    K_DRAW,
    K_FILL,
    K_STACK,
    K_TAKE,
    MINE,
    N_MINERALS,
)
from approdo.fast.stack import pop, push, push1, push2, top


@kernel
def take_back(s: Words, seat: int, places: int) -> None:
    """A seat's workers leave; on mines the top mineral goes back to the bag (nl.9.3, nl.9.4, nl.9.10)."""
    s[FREE + seat] += popcount(places)
    s[WORKER + seat] &= ~places
    s[LYING] &= ~places
    for good in range(GOODS):
        s[GOOD + good] &= ~places
    places &= s[KIND_AT + MINE]
    while places:
        place = lowest(places)
        places &= places - 1
        s[BAG + (s[MINERALS_ON + place] & 3) - 1] += 1
        s[MINERALS_ON + place] >>= 2
        if not s[MINERALS_ON + place] and s[FIRST_EDITION]:  # nl.9.8
            s[TILE + place] = 0
            s[KIND_AT + MINE] &= ~(1 << place)
            s[OCCUPIED] &= ~(1 << place)
            s[DISPLAY + MINE] += 1


@kernel
def empty_mines(s: Words) -> int:
    """Mines on which nothing lies."""
    places, found = s[KIND_AT + MINE], 0
    while places:
        if not s[MINERALS_ON + lowest(places)]:
            found |= places & -places
        places &= places - 1
    return found


@kernel
def fill_mines(s: Words, seat: int) -> bool:
    """Ask for what the first empty mine needs; False when there is none."""
    empty = empty_mines(s)
    if not empty:
        return False
    if empty & empty - 1:
        push(s, K_FILL, 1 << seat)
        at = top(s)
        while empty:
            s[at + s[at - 1]] = lowest(empty)
            s[at - 1] += 1
            empty &= empty - 1
    else:
        begin_filling(s, seat, lowest(empty))
    return True


@kernel
def begin_filling(s: Words, seat: int, place: int) -> None:
    """Minerals for one mine: drawn, or chosen (nl.9.7)."""
    if s[FIRST_EDITION]:
        push1(s, K_TAKE, 1 << seat, place)
    else:
        push2(s, K_DRAW, 0, seat, place)


@kernel
def list_fills(s: Words, out: Words) -> int:
    """Any of the empty mines (nl.9.6)."""
    at = top(s)
    for i in range(2, s[at - 1]):
        out[i - 2] = A_FILL + s[at + i]
    return s[at - 1] - 2


@kernel
def list_minerals(s: Words, base: int, out: Words) -> int:
    """An id for each mineral in the bag."""
    n = 0
    for mineral in range(N_MINERALS):
        if s[BAG + mineral]:
            out[n] = base + mineral
            n += 1
    return n


@kernel
def draw(s: Words, mineral: int) -> bool:
    """One mineral leaves the bag; after three they are stacked. True when nothing is left to choose."""
    s[BAG + mineral] -= 1
    at = top(s)
    s[at + s[at - 1]] = mineral
    s[at - 1] += 1
    return s[at - 1] == 4 + DEPTH_OF_MINE and stack_up(s)


@kernel
def stack_up(s: Words) -> bool:
    """Three drawn minerals are sorted; True when they are equal and lie on the mine at once."""
    at = top(s)
    seat, place = s[at + 2], s[at + 3]
    a, b, c = s[at + 4], s[at + 5], s[at + 6]
    low, high = min(a, b, c), max(a, b, c)
    pop(s)
    if low == high:
        s[MINERALS_ON + place] = stacked(low, low, low)
        return True
    push1(s, K_STACK, 1 << seat, place)
    s[at - 1] = 6
    s[at + 3] = low
    s[at + 4] = a + b + c - low - high
    s[at + 5] = high
    return False


@kernel
def stacked(upper: int, middle: int, lower: int) -> int:
    """The code of three minerals on a mine."""
    return upper + 1 | middle + 1 << 2 | lower + 1 << 4


@kernel
def list_stacks(s: Words, out: Words) -> int:
    """Every different order of the three minerals, in the order of their ids (nl.9.1)."""
    at = top(s) + 3
    n = 0
    for i in range(3):
        for j in range(3):
            number = A_STACK + (s[at + i] * N_MINERALS + s[at + j]) * N_MINERALS + s[at + 3 - i - j]
            if i != j and (not n or out[n - 1] < number):
                out[n] = number
                n += 1
    return n


@kernel
def stacks_first(s: Words) -> int:
    """The first of those ids: the minerals in their own order."""
    at = top(s) + 3
    return A_STACK + (s[at] * N_MINERALS + s[at + 1]) * N_MINERALS + s[at + 2]


@kernel
def stack(s: Words, number: int) -> None:
    """The minerals lie on the mine."""
    number -= A_STACK
    place = s[top(s) + 2]
    pop(s)
    s[MINERALS_ON + place] = stacked(
        number // (N_MINERALS * N_MINERALS), number // N_MINERALS % N_MINERALS, number % N_MINERALS
    )


@kernel
def take(s: Words, number: int) -> bool:
    """One chosen mineral, from the top down; True when the mine is full (nl.9.7)."""
    mineral = number - A_TAKE
    s[BAG + mineral] -= 1
    at = top(s)
    s[at + s[at - 1]] = mineral
    s[at - 1] += 1
    if s[at - 1] < 3 + DEPTH_OF_MINE:
        return False
    pop(s)
    s[MINERALS_ON + s[at + 2]] = stacked(s[at + 3], s[at + 4], s[at + 5])
    return True
