"""New Haven as a kernel."""

from approdo.fast.new_haven.evaluate import PARTS, evaluate, shortlist
from approdo.fast.new_haven.row import LAYOUT
from approdo.fast.new_haven.rules import apply, legal, outcomes
from approdo.fast.new_haven.scoring import outcome
from approdo.fast.new_haven.tables import K_LAY, MOST_LEGAL, tables
from approdo.fast.new_haven.traits import COUNT, traits
from approdo.fast.new_haven.view import OBSERVATION, encode, observe
from approdo.fast.new_haven.world import deal, hide
from approdo.fast.protocol import Kernel

KERNEL = Kernel(
    game="new-haven",
    rules="1",
    layout=LAYOUT,
    tables=tables,
    most_legal=MOST_LEGAL,
    legal=legal,
    apply=apply,
    outcomes=outcomes,
    outcome=outcome,
    observation=OBSERVATION,
    observe=observe,
    encode=encode,
    parts=PARTS,
    evaluate=evaluate,
    shortlist=shortlist,
    traits=traits,
    traits_count=COUNT,
    opening=K_LAY,
    tried=({"redevelop": True, "charters": True, "first": "2"}, {"side": "B", "redevelop": True}),
    hide=hide,
    deal=deal,
)
