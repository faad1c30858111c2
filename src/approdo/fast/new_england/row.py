"""The row of a position of New England."""

from __future__ import annotations

from approdo.fast.layout import Int, Ints, Layout, Set, Sets, Stack
from approdo.fast.new_england.tables import FAMILIES, FIGURES, ITEMS, KINDS, ON_OFFER, PURCHASES, SPACE_BITS, TILES
from approdo.games.new_england.state import Position

LAYOUT = Layout(
    Position,
    stack=Stack(4),
    players=Int(),
    designer=Int(),
    free_storing=Int(),
    first=Int(),
    round=Int(),
    ended=Int(),
    bank=Int(),
    adders=Int(),
    bought=Int(),
    moved=Set(SPACE_BITS),
    taken=Set(SPACE_BITS),
    developed=Set(SPACE_BITS),
    bag=Ints(always=TILES),
    deck=Ints(always=KINDS),
    gone=Ints(always=ITEMS),
    offer=Ints(most=ON_OFFER + FAMILIES),
    fresh=Ints(most=PURCHASES),
    markers=Ints(per_seat=1),
    money=Ints(per_seat=1),
    land=Sets(SPACE_BITS, per_seat=TILES),
    starts=Sets(SPACE_BITS, per_seat=TILES),
    figures=Sets(SPACE_BITS, per_seat=FIGURES),
    played=Ints(per_seat=KINDS),
    stored=Ints(per_seat=KINDS),
)
PLAYERS, DESIGNER, FREE_STORING, FIRST = (LAYOUT[name] for name in ("players", "designer", "free_storing", "first"))
ROUND, ENDED, BANK, ADDERS, BOUGHT = (LAYOUT[name] for name in ("round", "ended", "bank", "adders", "bought"))
MOVED, TAKEN, DEVELOPED = (LAYOUT[name] for name in ("moved", "taken", "developed"))
BAG, DECK, GONE, OFFER, FRESH = (LAYOUT[name] for name in ("bag", "deck", "gone", "offer", "fresh"))
MARKERS, MONEY, PLAYED, STORED = (LAYOUT[name] for name in ("markers", "money", "played", "stored"))
LAND, STARTS, FIGURES_AT = (LAYOUT[name] for name in ("land", "starts", "figures"))
