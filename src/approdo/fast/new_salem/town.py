"""Buildings on the table and the cubes on them: games/new_salem/rules/town.py again."""

from __future__ import annotations

from approdo.fast.jit import Words, kernel
from approdo.fast.new_salem.row import (
    ALL_DESPAIR,
    B_HOW,
    B_KIND,
    B_SEAT,
    B_STEP,
    BUILDS,
    CONSTABLE,
    CUBES_ON_TRIAL,
    HOPES,
    PLAYERS,
    ROUND,
    SITES,
    STEP,
    TOWNS,
    TRIALS,
)
from approdo.fast.new_salem.tables import (
    A_GIVE,
    A_PLACE,
    A_REMOVE,
    A_TAKE,
    ANY,
    COPIES,
    DESPAIR,
    DESPAIR_SHIFT,
    HAS_DESPAIR,
    HAS_HOPE,
    HOPE,
    HOPE_MASK,
    HOPE_SHIFT,
    K_PLACE,
    K_REMOVE,
    K_TAKE,
    KIND,
    MAX_GIFT,
    ONE_DESPAIR,
    ONE_HOPE,
    OWNED,
    REMOVES,
    T_MOST,
    T_PLACES,
    T_SYMBOLS,
)
from approdo.fast.stack import pop, push2, push3, top

# --- where buildings stand ---


@kernel
def first_of(seat: int) -> int:
    """Where the first building of a town lies in the row."""
    return TOWNS + seat * SITES + 1


@kernel
def end_of(s: Words, seat: int) -> int:
    """Where the next building of a town will lie."""
    first = TOWNS + seat * SITES + 1
    return first + s[first - 1]


@kernel
def find(s: Words, first: int, at: int, end: int, wanted: int) -> int:
    """The next building from `at` on with a cube of the wanted kind, of several alike the first; `end` without one."""
    while at < end:
        if wanted == ANY or s[at] & wanted:
            before = first
            while before < at and s[before] != s[at]:
                before += 1
            if before == at:
                return at
        at += 1
    return end


@kernel
def place_of(s: Words, first: int, at: int) -> int:
    """The building that lies there as kind * COPIES + number - 1."""
    kind = s[at] & KIND
    place = kind * COPIES
    for before in range(first, at):
        if s[before] & KIND == kind:
            place += 1
    return place


@kernel
def index_of(s: Words, seat: int, place: int) -> int:
    """Where the building of that place lies; it is there."""
    at = first_of(seat)
    kind, number = place // COPIES, place % COPIES
    while s[at] & KIND != kind or number:
        if s[at] & KIND == kind:
            number -= 1
        at += 1
    return at


@kernel
def places(s: Words, seat: int, wanted: int, base: int, out: Words, n: int) -> int:
    """The ids of a town's buildings with a cube of the wanted kind, after the first n; how many there are then."""
    first, end = first_of(seat), end_of(s, seat)
    at = find(s, first, first, end, wanted)
    while at < end:
        out[n] = base + place_of(s, first, at)
        n += 1
        at = find(s, first, at + 1, end, wanted)
    return n


@kernel
def add_cubes(s: Words, seat: int, at: int, hope: int, despair: int) -> None:
    """Put cubes on the building that lies there, or take them off with negative numbers."""
    s[at] += hope * ONE_HOPE + despair * ONE_DESPAIR
    s[HOPES + seat] += hope
    s[ALL_DESPAIR] += despair


@kernel
def take_building(s: Words, seat: int, place: int) -> int:
    """Take a building with its cubes out of a town (ns.4.9)."""
    at = index_of(s, seat, place)
    building = s[at]
    for after in range(at + 1, end_of(s, seat)):
        s[after - 1] = s[after]
    s[first_of(seat) - 1] -= 1
    s[HOPES + seat] -= building >> HOPE_SHIFT & HOPE_MASK
    s[ALL_DESPAIR] -= building >> DESPAIR_SHIFT
    return building


@kernel
def put_building(s: Words, seat: int, building: int) -> None:
    """Put a building with its cubes into a town."""
    s[end_of(s, seat)] = building
    s[first_of(seat) - 1] += 1
    s[HOPES + seat] += building >> HOPE_SHIFT & HOPE_MASK
    s[ALL_DESPAIR] += building >> DESPAIR_SHIFT


@kernel
def places_cubes(s: Words, seat: int) -> bool:
    """Whether what a player builds places and removes cubes (ns.8.3, ns.8.4)."""
    return s[CUBES_ON_TRIAL] > 0 or not s[TRIALS] >> seat & 1


@kernel
def build(s: Words, seat: int, kind: int, how: int) -> int:
    """Build a card with its cubes (ns.4.1); how many despair its builder removes (ns.4.2)."""
    s[BUILDS] += 1
    s[BUILDS + s[BUILDS]] = s[ROUND] | s[STEP] << B_STEP | seat << B_SEAT | kind << B_KIND | how << B_HOW
    if not places_cubes(s, seat):
        put_building(s, seat, kind)
        return 0
    put_building(s, seat, kind + HOPE[kind] * ONE_HOPE + DESPAIR[kind] * ONE_DESPAIR)
    return REMOVES[kind]


# --- removing despair (ns.4.2 - ns.4.4) ---


@kernel
def push_remove(s: Words, seat: int, cubes: int) -> None:
    """Let a player remove so much despair."""
    if cubes:
        push2(s, K_REMOVE, 1 << seat, seat, cubes)


@kernel
def push_removals(s: Words, t: Words) -> None:
    """Let the builders use their removal symbols, the constable first (ns.4.5)."""
    players = s[PLAYERS]
    for ahead in range(players - 1, -1, -1):
        seat = (s[CONSTABLE] + ahead) % players
        push_remove(s, seat, t[T_SYMBOLS + seat])


@kernel
def remove_legal(s: Words, out: Words) -> int:
    """Any building of any player that has despair (ns.4.3)."""
    n = 0
    for owner in range(s[PLAYERS]):
        n = places(s, owner, HAS_DESPAIR, A_REMOVE + owner * OWNED, out, n)
    return n


@kernel
def remove(s: Words, seat: int, number: int) -> None:
    """Take one cube off; the rest of the removals stay to be done."""
    owner = (number - A_REMOVE) // OWNED
    remove_at(s, seat, owner, index_of(s, owner, (number - A_REMOVE) % OWNED))


@kernel
def remove_at(s: Words, seat: int, owner: int, at: int) -> None:
    """The same from the building that lies there."""
    cubes = s[top(s) + 3]
    pop(s)
    add_cubes(s, owner, at, 0, -1)
    push_remove(s, seat, cubes - 1)


@kernel
def settle_remove(s: Words) -> bool:
    """Nothing to remove: lost (ns.4.4). One building to remove from: done without asking."""
    if not s[ALL_DESPAIR]:
        pop(s)
        return True
    owner = which = -1
    for seat in range(s[PLAYERS]):
        first, end = first_of(seat), end_of(s, seat)
        at = find(s, first, first, end, HAS_DESPAIR)
        if at < end:
            if owner >= 0 or find(s, first, at + 1, end, HAS_DESPAIR) < end:
                return False
            owner, which = seat, at
    remove_at(s, s[top(s) + 2], owner, which)
    return True


# --- taking hope off own buildings (ns.4.8) ---


@kernel
def take_hope(s: Words, seat: int, start: int, amount: int) -> None:
    """Take hope off the building that lies there, then off those that came after it (ns.6.3)."""
    s[HOPES + seat] -= amount
    at = start
    while amount:
        cubes = min(amount, s[at] >> HOPE_SHIFT & HOPE_MASK)
        s[at] -= cubes * ONE_HOPE
        amount -= cubes
        at += 1


@kernel
def take_legal(s: Words, seat: int, out: Words) -> int:
    """Own buildings with hope."""
    return places(s, seat, HAS_HOPE, A_TAKE, out, 0)


@kernel
def take(s: Words, seat: int, number: int) -> None:
    """One cube of what is to be paid or returned."""
    cubes = s[top(s) + 3]
    pop(s)
    take_hope(s, seat, index_of(s, seat, number - A_TAKE), 1)
    if cubes > 1:
        push2(s, K_TAKE, 1 << seat, seat, cubes - 1)


@kernel
def settle_take(s: Words) -> bool:
    """All hope, or all from one building: taken without asking. So is one cube off buildings that are alike."""
    seat, cubes = s[top(s) + 2], s[top(s) + 3]
    first, end = first_of(seat), end_of(s, seat)
    at = find(s, first, first, end, HAS_HOPE)
    if cubes < s[HOPES + seat] and at < end and find(s, first, at + 1, end, HAS_HOPE) < end:
        return False
    pop(s)
    if at == end:
        return True
    amount = cubes if s[HOPES + seat] in (cubes, s[at] >> HOPE_SHIFT & HOPE_MASK) else 1
    if amount < cubes:
        push2(s, K_TAKE, 1 << seat, seat, cubes - amount)
    take_hope(s, seat, at, amount)
    return True


# --- giving hope (ns.6.1, ns.6.3) ---


@kernel
def gifts(s: Words, t: Words, seat: int, out: Words, n: int) -> int:
    """The ids of all that can be given from a town, the smallest gifts first, after the first n."""
    first, end = first_of(seat), end_of(s, seat)
    left = s[HOPES + seat]
    found = 0
    greatest = 0
    passed = first
    at = find(s, first, first, end, HAS_HOPE)
    while at < end:
        while passed < at:
            left -= s[passed] >> HOPE_SHIFT & HOPE_MASK
            passed += 1
        place = place_of(s, first, at)
        slot = found
        while slot and t[T_PLACES + slot - 1] > place:
            t[T_PLACES + slot] = t[T_PLACES + slot - 1]
            t[T_MOST + slot] = t[T_MOST + slot - 1]
            slot -= 1
        t[T_PLACES + slot] = place
        t[T_MOST + slot] = min(left, MAX_GIFT)
        greatest = max(greatest, t[T_MOST + slot])
        found += 1
        at = find(s, first, at + 1, end, HAS_HOPE)
    for more in range(greatest):
        for i in range(found):
            if t[T_MOST + i] > more:
                out[n] = A_GIVE + more * OWNED + t[T_PLACES + i]
                n += 1
    return n


# --- receiving cubes (ns.4.6, ns.4.7) ---


@kernel
def push_place(s: Words, seat: int, hope: int, despair: int) -> None:
    """Let a player put received cubes of one kind on a building."""
    if hope:
        push3(s, K_PLACE, 1 << seat, seat, hope, 0)
    elif despair:
        push3(s, K_PLACE, 1 << seat, seat, despair, 1)


@kernel
def place_legal(s: Words, seat: int, out: Words) -> int:
    """Any own building."""
    return places(s, seat, ANY, A_PLACE, out, 0)


@kernel
def place_at(s: Words, seat: int, at: int) -> None:
    """Put the cubes down on the building that lies there."""
    cubes, is_despair = s[top(s) + 3], s[top(s) + 4]
    pop(s)
    if is_despair:
        add_cubes(s, seat, at, 0, cubes)
    else:
        add_cubes(s, seat, at, cubes, 0)


@kernel
def settle_place(s: Words) -> bool:
    """A player without buildings receives nothing; with one there is nothing to ask."""
    seat = s[top(s) + 2]
    first, end = first_of(seat), end_of(s, seat)
    if first == end:
        pop(s)
        return True
    if find(s, first, first + 1, end, ANY) < end:
        return False
    place_at(s, seat, first)
    return True


# --- one despair off an own building, each player (ns.7.8) ---


@kernel
def pray_legal(s: Words, seat: int, out: Words) -> int:
    """Own buildings with despair."""
    return places(s, seat, HAS_DESPAIR, A_REMOVE + seat * OWNED, out, 0)


@kernel
def pray(s: Words, seat: int, number: int) -> None:
    """Remove the own despair."""
    pop(s)
    add_cubes(s, seat, index_of(s, seat, (number - A_REMOVE) % OWNED), 0, -1)


@kernel
def settle_pray(s: Words) -> bool:
    """Nothing to remove, or only one place to remove it from."""
    seat = s[top(s) + 2]
    first, end = first_of(seat), end_of(s, seat)
    at = find(s, first, first, end, HAS_DESPAIR)
    if at == end:
        pop(s)
        return True
    if find(s, first, at + 1, end, HAS_DESPAIR) < end:
        return False
    pop(s)
    add_cubes(s, seat, at, 0, -1)
    return True
