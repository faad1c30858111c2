"""Steps 3 and 4, build and share the wealth; Redevelop and Charters: games/new_haven/rules/building.py again."""

from __future__ import annotations

from approdo.fast.jit import Words, kernel, lowest, popcount
from approdo.fast.new_haven.drawing import go_on_drawing, markers_on_0
from approdo.fast.new_haven.row import (
    ACTIVE,
    CHARTERS_ON,
    COLOURS,
    COVERED,
    HAND,
    HOLDERS,
    KNOWN,
    PLAYERS,
    REDEVELOP,
    TRACK,
    VILLAGE,
)
from approdo.fast.new_haven.tables import (
    A_BUILD,
    A_STOP,
    AFFORDABLE,
    ALL_PLOTS,
    BURIED,
    BY_RESOURCE,
    CHARTER_BUILDINGS,
    CHARTERS,
    COLUMNS,
    COST,
    DEAREST,
    DOWN,
    FACES,
    K_BUILD,
    KINDS,
    LINE,
    LINES,
    NOT_FIRST,
    NOT_LAST,
    NUMBERS,
    OF_COST,
    PER_BUILDING,
    PER_RESOURCE,
    PLOTS,
    RESOURCES,
    ROWS,
)
from approdo.fast.stack import pop, push


@kernel
def around(plots: int) -> int:
    """All plots that share an edge with one of these."""
    beside = (plots & NOT_LAST) << 1 | (plots & NOT_FIRST) >> 1
    return (plots << COLUMNS | plots >> COLUMNS | beside) & ALL_PLOTS


@kernel
def plots_for(own: int, taken: int, have: int, redevelop: int) -> int:
    """Where a building may go: plots of its resource, plots built on, what its marker shows (nh.3.2 - nh.3.5, nh.9)."""
    near = around(own) if own else ALL_PLOTS
    plots = near & ~taken
    if redevelop:
        plots |= taken & (near | own)  # nh.9.1, nh.9.3; in place: nh.9.4
    return plots & AFFORDABLE[min(have, DEAREST)]


@kernel
def taken_by(s: Words, seat: int) -> int:
    """The plots that a seat has built on."""
    at = COLOURS + seat * RESOURCES
    taken = 0
    for resource in range(RESOURCES):
        taken |= s[at + resource]
    return taken


@kernel
def build_legal(s: Words, seat: int, out: Words) -> int:
    """Every building of the hand on every plot it may take, face down, and face up where numbers agree; or stop."""
    n = 0
    taken = taken_by(s, seat)
    for resource in range(RESOURCES):
        if not s[TRACK + resource]:
            continue
        plots = plots_for(s[COLOURS + seat * RESOURCES + resource], taken, s[TRACK + resource], s[REDEVELOP])
        if not plots:
            continue
        base = A_BUILD + resource * PER_RESOURCE
        at = HAND + seat * KINDS + resource * NUMBERS
        for number in range(NUMBERS):
            if s[at + number]:
                n = list_plots(plots, base + number * PER_BUILDING + 1, out, n)  # nh.3.7
                n = list_plots(plots & OF_COST[number + 1], base + number * PER_BUILDING, out, n)  # nh.3.6
    out[n] = A_STOP
    return n + 1


@kernel
def list_plots(plots: int, base: int, out: Words, n: int) -> int:
    """The ids of a building with one face up on these plots."""
    while plots:
        out[n] = base + lowest(plots) * FACES
        plots &= plots - 1
        n += 1
    return n


@kernel
def build(s: Words, seat: int, number: int) -> None:
    """Build one, or stop; when nothing is left to spend nobody is asked any more (nh.3.9)."""
    if number == A_STOP:
        pop(s)
        next_builder(s, seat)
        return
    kind, where = (number - A_BUILD) // PER_BUILDING, (number - A_BUILD) % PER_BUILDING
    plot, down = where // FACES, where % FACES
    resource = kind // NUMBERS
    s[TRACK + resource] -= COST[plot]
    s[HAND + seat * KINDS + kind] -= 1
    forget(s, seat, kind, down)
    at = VILLAGE + seat * PLOTS + plot
    if s[at]:  # nh.9.5
        s[COVERED + seat * BURIED + s[at] - 1] += 1
        s[COLOURS + seat * RESOURCES + (s[at] - 1) % KINDS // NUMBERS] &= ~(1 << plot)
    s[at] = kind + 1 + DOWN * down
    s[COLOURS + seat * RESOURCES + resource] |= 1 << plot
    if s[CHARTERS_ON]:
        award_charters(s, seat)
    if markers_on_0(s) == RESOURCES:
        pop(s)
        go_on_drawing(s, RESOURCES, 1)


@kernel
def forget(s: Words, seat: int, kind: int, down: int) -> None:
    """What others know of a hand shrinks: face down, any building of the resource may be the one (nh.12.3)."""
    at = KNOWN + seat * KINDS
    if down:
        first = at + kind // NUMBERS * NUMBERS
        for known in range(first, first + NUMBERS):
            if s[known]:
                s[known] -= 1
    elif s[at + kind]:
        s[at + kind] -= 1


@kernel
def next_builder(s: Words, seat: int) -> None:
    """Clockwise, each other player once, from what is left (nh.4.1 - nh.4.3)."""
    following = (seat + 1) % s[PLAYERS]
    if following == s[ACTIVE]:
        go_on_drawing(s, markers_on_0(s), 1)
    else:
        push(s, K_BUILD, 1 << following)


@kernel
def has_line(taken: int, begin: int, end: int) -> bool:
    """Whether one of these lines is complete."""
    line = begin
    while line < end and taken & LINE[line] != LINE[line]:
        line += 1
    return line < end


@kernel
def earned(s: Words, seat: int, charter: int) -> bool:
    """Whether a village fulfils a charter: a row, a column, or so many of a resource (nh.11.2 - nh.11.4)."""
    if charter >= BY_RESOURCE:
        return popcount(s[COLOURS + seat * RESOURCES + charter - BY_RESOURCE]) >= CHARTER_BUILDINGS
    taken = taken_by(s, seat)
    return has_line(taken, ROWS, LINES) if charter else has_line(taken, 0, ROWS)


@kernel
def award_charters(s: Words, seat: int) -> None:
    """Charters go to the first who fulfils them, at the moment of building (nh.11.7)."""
    for charter in range(CHARTERS):
        if not s[HOLDERS + charter] and earned(s, seat, charter):
            s[HOLDERS + charter] = seat + 1
