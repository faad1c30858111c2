"""What may be done, what it does, how it ends: games/terra_nova/rules.py again."""

from __future__ import annotations

from approdo.fast.jit import Words, highest, kernel, lowest
from approdo.fast.ranking import rank
from approdo.fast.stack import pop, top
from approdo.fast.terra_nova.row import (
    BIT,
    COUNT,
    ENDED,
    FIRST,
    FIRST_HEX,
    HEX,
    IDLE,
    IDLE_ROUNDS,
    LAID,
    LINE,
    OPEN,
    PATH,
    PATHS,
    PIONEERS,
    RESERVE,
    SCORES,
    STONES_LEFT,
    STRICT,
    TERRITORIES,
    TURN_END,
    TURNS,
    WORD,
    WORDS,
)
from approdo.fast.terra_nova.tables import (
    A_END,
    A_FIRST,
    A_MOVE,
    A_PLACE,
    A_STONE,
    ACTIONS,
    AHEAD,
    AXES,
    HEXES,
    PLACE,
    SIDES,
    SPOT,
    STONE,
    T_ALONG,
    T_CODE,
    T_HEX,
    T_MARK,
    T_NEAR,
    T_PLAYERS,
    T_SEATS,
    T_SIZE,
    T_SPOT,
    T_ZONE,
)
from approdo.fast.terra_nova.zones import (
    flood,
    is_open,
    is_territory,
    may_close,
    new_stamp,
    next_territory,
    share,
    shut,
)
from approdo.games.terra_nova import frames as reference
from approdo.games.terra_nova import state

DRAWING, PLACING, BEGINNING = reference.DRAWING, reference.PLACING, reference.BEGINNING
ACTING, ENDING = reference.ACTING, reference.ENDING
DIVIDED, NO_PIONEERS, ONE_MOVER = state.DIVIDED, state.NO_PIONEERS, state.ONE_MOVER
STONES_USED_UP, NO_PROGRESS = state.STONES_USED_UP, state.NO_PROGRESS

# --- what may be done ---


@kernel
def legal(s: Words, t: Words, seat: int, out: Words) -> int:
    """The ids of what the seat awaited may do."""
    kind = s[top(s)]
    if not s[top(s) + 1] >> seat & 1:
        return 0
    if kind == BEGINNING:
        return list_moves(s, t, seat, out, 0)
    if kind == ACTING:
        return list_moves(s, t, seat, out, list_stones(s, t, out))
    if kind == ENDING:
        out[0] = A_END
        return 1
    n = 0
    for h in range(t[T_SIZE]):  # any empty hex (tn.1.9)
        out[n] = A_PLACE + t[T_CODE + h]
        n += 0 if s[HEX + h] else 1
    return n


@kernel
def path_at(s: Words, h: int) -> int:
    """Where the path lies that ends on a hex, 0 for none."""
    for at in range(PATHS + 1, PATHS + 1 + s[PATHS] * PATH, PATH):
        if s[at + s[at]] == h:
            return at
    return 0


@kernel
def returns(s: Words, path: int, target: int) -> bool:
    """Whether a pioneer would go back to where its turn began, or anywhere it was (tn.3.4, tn.3.5)."""
    if s[path + 1] == target:
        return True
    if s[STRICT]:
        for i in range(path + 2, path + s[path]):
            if s[i] == target:
                return True
    return False


@kernel
def list_moves(s: Words, t: Words, seat: int, out: Words, n: int) -> int:
    """Straight lines from every own pioneer up to the first obstacle, less the returns (tn.3.1 - tn.3.5)."""
    for word in range(WORDS):
        mine = s[PIONEERS + seat * WORDS + word]
        while mine:
            source = (word << WORD) + lowest(mine)
            mine &= mine - 1
            path = path_at(s, source) if s[PATHS] else 0
            if path:
                n = list_onward(s, t, source, path, out, n)
            else:
                n = list_from(s, t, source, out, n)
    return n


@kernel
def list_from(s: Words, t: Words, source: int, out: Words, n: int) -> int:
    """The lines from one hex. Ids are written without a look at a line's length: a guess at it takes longer."""
    base = A_MOVE + t[T_CODE + source] * HEXES
    for axis in range(AXES):
        spot = t[T_SPOT + source * AXES + axis]
        free = lowest(s[LINE + (spot >> SPOT)] >> 1 + (spot & PLACE))
        at = T_ALONG + spot + 1
        for i in range(AHEAD):
            out[n + i] = base + t[at + i]
        if free > AHEAD:
            for i in range(AHEAD, 2 * AHEAD):
                out[n + i] = base + t[at + i]
        n += free
    for axis in range(AXES):
        spot = t[T_SPOT + source * AXES + axis]
        place = spot & PLACE
        free = place - 1 - highest(s[LINE + (spot >> SPOT)] & (1 << place) - 1)
        at = T_ALONG + spot - 1
        for i in range(AHEAD):
            out[n + i] = base + t[at - i]
        if free > AHEAD:
            for i in range(AHEAD, 2 * AHEAD):
                out[n + i] = base + t[at - i]
        n += free
    return n


@kernel
def list_onward(s: Words, t: Words, source: int, path: int, out: Words, n: int) -> int:
    """The lines of a pioneer that has moved already: it may not return."""
    base = A_MOVE + t[T_CODE + source] * HEXES
    for near in range(T_NEAR, T_NEAR + SIDES):
        target = t[near + source * SIDES]
        while target >= 0 and not s[HEX + target]:
            if not returns(s, path, target):
                out[n] = base + t[T_CODE + target]
                n += 1
            target = t[near + target * SIDES]
    return n


@kernel
def list_stones(s: Words, t: Words, out: Words) -> int:
    """Empty hexes beside the pioneers that have moved, where they stand now (tn.4.1, tn.4.2, tn.4.5)."""
    n = 0
    if not s[STONES_LEFT]:
        return n
    for at in range(PATHS + 1, PATHS + 1 + s[PATHS] * PATH, PATH):
        near = T_NEAR + s[at + s[at]] * SIDES
        for side in range(SIDES):
            h = t[near + side]
            if h >= 0 and not s[HEX + h]:
                number = A_STONE + t[T_CODE + h]
                known = False
                for i in range(n):
                    if out[i] == number:
                        known = True
                if not known:
                    out[n] = number
                    n += 1
    return n


@kernel
def can_act(s: Words, t: Words, seat: int) -> bool:
    """Whether a stone or a move exists (tn.2.2)."""
    if s[STONES_LEFT]:
        for at in range(PATHS + 1, PATHS + 1 + s[PATHS] * PATH, PATH):
            near = T_NEAR + s[at + s[at]] * SIDES
            for side in range(SIDES):
                if t[near + side] >= 0 and not s[HEX + t[near + side]]:
                    return True
    for word in range(WORDS):
        mine = s[PIONEERS + seat * WORDS + word]
        while mine:
            source = (word << WORD) + lowest(mine)
            mine &= mine - 1
            path = path_at(s, source)
            for side in range(SIDES):
                target = t[T_NEAR + source * SIDES + side]
                while target >= 0 and not s[HEX + target]:
                    if not path or not returns(s, path, target):
                        return True
                    target = t[T_NEAR + target * SIDES + side]
    return False


@kernel
def can_move(s: Words, t: Words, seat: int) -> bool:
    """Whether a player could begin a turn: some pioneer has an empty hex beside it (tn.2.4, tn.3.6)."""
    for word in range(WORDS):
        mine = s[PIONEERS + seat * WORDS + word]
        while mine:
            near = T_NEAR + ((word << WORD) + lowest(mine)) * SIDES
            mine &= mine - 1
            for side in range(SIDES):
                if t[near + side] >= 0 and not s[HEX + t[near + side]]:
                    return True
    return False


# --- what it does ---


@kernel
def await_seat(s: Words, kind: int, seat: int, done: int) -> None:
    """The one decision that is pending."""
    at = top(s)
    s[at - 1] = 3
    s[at] = kind
    s[at + 1] = 1 << seat
    s[at + 2] = done


@kernel
def apply(s: Words, t: Words, seat: int, number: int) -> None:
    """Carry out an action or the draw of the starting player."""
    kind = s[top(s)]
    if kind in (BEGINNING, ACTING):
        act(s, t, seat, number)
    elif kind == ENDING:
        end_turn(s, t, seat)
    elif kind == PLACING:
        place(s, t, seat, t[T_HEX + number - A_PLACE])
    else:
        s[FIRST] = number - A_FIRST
        await_seat(s, PLACING, s[FIRST], 0)


@kernel
def stand(s: Words, t: Words, h: int, what: int) -> None:
    """A pioneer or a stone comes to an empty hex, or (0) a pioneer leaves its hex."""
    pioneer = what if what else s[HEX + h]
    s[HEX + h] = what
    if pioneer != STONE:
        s[PIONEERS + (pioneer - 1) * WORDS + (h >> WORD)] ^= 1 << (h & BIT)
    for axis in range(AXES):
        spot = t[T_SPOT + h * AXES + axis]
        s[LINE + (spot >> SPOT)] ^= 1 << (spot & PLACE)


@kernel
def place(s: Words, t: Words, seat: int, h: int) -> None:
    """A pioneer enters the island; after the last one the starting player begins (tn.1.9, tn.1.10)."""
    stand(s, t, h, seat + 1)
    s[RESERVE + seat] -= 1
    following = (seat + 1) % t[T_PLAYERS]
    if s[RESERVE + following]:
        await_seat(s, PLACING, following, 0)
    else:
        begin_turn(s, t, s[FIRST])


@kernel
def act(s: Words, t: Words, seat: int, number: int) -> None:
    """One of the three actions; the turn goes on while there is another one (tn.2.1 - tn.2.3)."""
    done = s[top(s) + 2] + 1
    if number >= A_MOVE:
        move(s, t, seat, t[T_HEX + (number - A_MOVE) // HEXES], t[T_HEX + (number - A_MOVE) % HEXES])
    else:
        lay(s, t, t[T_HEX + number - A_STONE])
    await_seat(s, ACTING if done < ACTIONS and can_act(s, t, seat) else ENDING, seat, done)


@kernel
def move(s: Words, t: Words, seat: int, source: int, target: int) -> None:
    """A pioneer slides; its path is remembered until the turn ends (tn.3.1, tn.3.4)."""
    stand(s, t, source, 0)
    stand(s, t, target, seat + 1)
    path = path_at(s, source)
    if not path:
        path = PATHS + 1 + s[PATHS] * PATH
        s[PATHS] += 1
        s[path] = 1
        s[path + 1] = source
    s[path] += 1
    s[path + s[path]] = target


@kernel
def lay(s: Words, t: Words, h: int) -> None:
    """A stone fills a hex for good (tn.4.4); what it closes is scored at once, or at the turn's end (tn.5.9)."""
    stand(s, t, h, STONE)
    s[STONES_LEFT] -= 1
    s[LAID] = 1
    shut(s, h)
    if s[TURN_END] or not may_close(s, t, h):
        return
    since = new_stamp(t)
    size = next_territory(s, t, h, since)
    while size:
        score(s, t, size)
        size = next_territory(s, t, h, since)


@kernel
def score(s: Words, t: Words, size: int) -> None:
    """Close a territory for good (tn.5.11): its points go to the majority, its pioneers leave (tn.5.6, tn.5.10)."""
    winners, points = share(s, t, size, t, T_SEATS)
    first = HEXES
    for i in range(T_ZONE, T_ZONE + size):
        h = t[i]
        if s[HEX + h]:
            stand(s, t, h, 0)
        shut(s, h)
        first = min(first, h)
    s[TERRITORIES] += 1
    word = first
    for seat in range(t[T_PLAYERS]):
        word |= t[T_SEATS + seat] << FIRST_HEX + COUNT * seat
        if winners >> seat & 1:
            s[SCORES + seat] += points
    s[TERRITORIES + s[TERRITORIES]] = word
    forget_paths(s, t, size)


@kernel
def forget_paths(s: Words, t: Words, size: int) -> None:
    """The paths of pioneers that left with the zone on the shelf."""
    kept = PATHS + 1
    count = 0
    for at in range(PATHS + 1, PATHS + 1 + s[PATHS] * PATH, PATH):
        gone = False
        for i in range(T_ZONE, T_ZONE + size):
            if t[i] == s[at + s[at]]:
                gone = True
        if not gone:
            for i in range(PATH):
                s[kept + i] = s[at + i]
            kept += PATH
            count += 1
    s[PATHS] = count


@kernel
def end_turn(s: Words, t: Words, seat: int) -> None:
    """The turn is completed: late scoring, then the ends of the game, then the next player (tn.5.12, tn.6.1)."""
    if s[TURN_END] and s[LAID]:
        stamp = new_stamp(t)
        for h in range(t[T_SIZE]):
            if is_open(s, h) and t[T_MARK + h] != stamp:
                size = flood(s, t, h, stamp)
                if is_territory(t, size):
                    score(s, t, size)
    if not complete_turn(s, t):
        begin_turn(s, t, (seat + 1) % t[T_PLAYERS])


@kernel
def complete_turn(s: Words, t: Words) -> bool:
    """Count a turn, a pass included; true when the game is over with it (tn.6.1, tn.6.7)."""
    s[IDLE] = 0 if s[LAID] else s[IDLE] + 1
    s[TURNS] += 1
    s[LAID] = 0
    s[PATHS] = 0
    s[ENDED] = ended(s, t)
    if s[ENDED]:
        pop(s)
    return s[ENDED] != 0


@kernel
def begin_turn(s: Words, t: Words, seat: int) -> None:
    """The next player begins; whoever cannot make a first move passes (tn.2.4)."""
    while not can_move(s, t, seat):
        if complete_turn(s, t):
            return
        seat = (seat + 1) % t[T_PLAYERS]
    await_seat(s, BEGINNING, seat, 0)


@kernel
def ended(s: Words, t: Words) -> int:
    """After a completed turn: 0, or the first reason that holds (tn.6.2 - tn.6.8, tn.6.10)."""
    land = 0
    for i in range(WORDS):
        land |= s[OPEN + i]
    if not land:
        return DIVIDED
    players = t[T_PLAYERS]
    for seat in range(players):
        present = 0
        for i in range(WORDS):
            present |= s[PIONEERS + seat * WORDS + i]
        if not present:
            return NO_PIONEERS
    movers = 0
    for seat in range(players):
        if can_move(s, t, seat):
            movers += 1
    if movers <= 1:
        return ONE_MOVER
    if not s[STONES_LEFT]:
        return STONES_USED_UP
    return NO_PROGRESS if s[IDLE] >= s[IDLE_ROUNDS] * players else 0


# --- chance and the end ---


@kernel
def outcomes(s: Words, t: Words, out: Words, weights: Words) -> int:
    """Every seat with the same chance (tn.1.8)."""
    for seat in range(t[T_PLAYERS]):
        out[seat] = A_FIRST + seat
        weights[seat] = 1
    return t[T_PLAYERS]


@kernel
def outcome(s: Words, t: Words, points: Words, ranks: Words) -> int:
    """The highest score wins, a tie is a shared win (tn.6.11, tn.6.12)."""
    for seat in range(t[T_PLAYERS]):
        points[seat] = s[SCORES + seat]
    return rank(points, ranks, t[T_PLAYERS])
