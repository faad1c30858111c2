"""New England as a kernel."""

from approdo.fast.new_england.evaluate import PARTS, evaluate, shortlist
from approdo.fast.new_england.legality import legal
from approdo.fast.new_england.row import LAYOUT
from approdo.fast.new_england.rules import apply, outcome, outcomes
from approdo.fast.new_england.tables import MOST_LEGAL, tables
from approdo.fast.new_england.traits import COUNT, traits
from approdo.fast.new_england.view import OBSERVATION, encode, follow, observe
from approdo.fast.protocol import Kernel

KERNEL = Kernel(
    game="new-england",
    rules="2",
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
    follow=follow,
)
