"""Neuland as a kernel."""

from approdo.fast.neuland.campaign import search
from approdo.fast.neuland.evaluate import PARTS, evaluate, shortlist
from approdo.fast.neuland.row import LAYOUT
from approdo.fast.neuland.rules import apply, legal, outcome, outcomes
from approdo.fast.neuland.tables import MOST_LEGAL, tables
from approdo.fast.neuland.view import OBSERVATION, encode, observe
from approdo.fast.protocol import Kernel

KERNEL = Kernel(
    game="neuland",
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
    campaign=search,
)
