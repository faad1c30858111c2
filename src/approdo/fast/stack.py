"""The pending decisions in a row: a depth, then frames of FRAME words, each its length and then the frame.

`top` is where the frame on top begins, so that s[top(s)] is its kind, s[top(s) + 1] the mask of the seats awaited
(0 for chance) and s[top(s) + 2] its first small number, as in the tuples of the reference.
"""

from __future__ import annotations

from approdo.fast.jit import Words, kernel, lowest

FRAME = 8
DEPTH = 0
FIRST_FRAME = 2


@kernel
def top(s: Words) -> int:
    """Where the frame on top begins; asked only when there is one."""
    return FIRST_FRAME + FRAME * (s[DEPTH] - 1)


@kernel
def awaited(s: Words) -> int:
    """The mask of the seats awaited; 0 while chance decides and when the game is over."""
    return s[top(s) + 1] if s[DEPTH] else 0


@kernel
def chance_next(s: Words) -> bool:
    """Whether chance decides."""
    return s[DEPTH] > 0 and s[top(s) + 1] == 0


@kernel
def actor(s: Words) -> int:
    """The first seat awaited; there is one."""
    return lowest(s[top(s) + 1])


@kernel
def push(s: Words, kind: int, mask: int) -> None:
    """A decision on top of the others."""
    s[DEPTH] += 1
    at = top(s)
    s[at - 1] = 2
    s[at] = kind
    s[at + 1] = mask


@kernel
def push1(s: Words, kind: int, mask: int, x: int) -> None:
    """A decision with one number."""
    push(s, kind, mask)
    at = top(s)
    s[at - 1] = 3
    s[at + 2] = x


@kernel
def push2(s: Words, kind: int, mask: int, x: int, y: int) -> None:
    """A decision with two numbers."""
    push(s, kind, mask)
    at = top(s)
    s[at - 1] = 4
    s[at + 2] = x
    s[at + 3] = y


@kernel
def push3(s: Words, kind: int, mask: int, x: int, y: int, z: int) -> None:
    """A decision with three numbers."""
    push2(s, kind, mask, x, y)
    at = top(s)
    s[at - 1] = 5
    s[at + 4] = z


@kernel
def pop(s: Words) -> None:
    """The decision on top is settled."""
    s[DEPTH] -= 1
