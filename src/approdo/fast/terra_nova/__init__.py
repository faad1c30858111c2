"""Terra Nova as a kernel."""

from approdo.fast.protocol import Kernel
from approdo.fast.terra_nova.evaluate import PARTS, evaluate, shortlist
from approdo.fast.terra_nova.row import LAYOUT
from approdo.fast.terra_nova.rules import apply, legal, outcome, outcomes
from approdo.fast.terra_nova.tables import MOST_LEGAL, tables
from approdo.fast.terra_nova.view import OBSERVATION, encode, follow, observe

OWN_MAP = "/".join(
    "." * (row % 2) + ".".join("LMFGAPSH"[(row // 3 + place // 3) % 8] for place in range(7)) for row in range(8)
)
"""An island of one's own, for the proof."""

KERNEL = Kernel(
    game="terra-nova",
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
    follow=follow,
    tried=({"board": OWN_MAP}, {"board": OWN_MAP, "scoring": "turn-end", "strict_return": True}),
)
