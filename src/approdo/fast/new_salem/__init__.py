"""New Salem as a kernel."""

from approdo.fast.new_salem.evaluate import PARTS, evaluate, shortlist
from approdo.fast.new_salem.insight import guess
from approdo.fast.new_salem.row import LAYOUT
from approdo.fast.new_salem.rules import apply, legal, outcomes
from approdo.fast.new_salem.scoring import graded, outcome
from approdo.fast.new_salem.tables import CROSSROADS, MOST_LEGAL, tables
from approdo.fast.new_salem.traits import COUNT, traits
from approdo.fast.new_salem.triggering import givers, volunteers
from approdo.fast.new_salem.view import OBSERVATION, encode, observe
from approdo.fast.new_salem.world import deal, hide
from approdo.fast.protocol import Kernel

KERNEL = Kernel(
    game="new-salem",
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
    volunteers=volunteers,
    hide=hide,
    deal=deal,
    traits=traits,
    traits_count=COUNT,
    givers=givers,
    guess=guess,
    graded=graded,
    crossroads=CROSSROADS,
)
