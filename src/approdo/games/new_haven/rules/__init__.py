"""The rules of New Haven along the rulebook: set-up, the six steps of a turn, and what chance decides."""

from __future__ import annotations

from approdo.core.game import Chance, Decision
from approdo.games.new_haven import actions as a
from approdo.games.new_haven.rules.building import build, build_legal
from approdo.games.new_haven.rules.drawing import building_drawn, building_outcomes, draw, draw_legal
from approdo.games.new_haven.rules.harvest import lay, lay_legal
from approdo.games.new_haven.rules.set_up import (
    first_drawn,
    first_outcomes,
    settle_outcomes,
    settled,
    settlement_turned_up,
)
from approdo.games.new_haven.rules.tiles import tile_outcomes, turn_up_outcomes
from approdo.games.new_haven.rules.turn import flipped, hand_tile_drawn

DECISIONS: tuple[Decision | Chance, ...] = (
    Chance("first", ("nh.0.15",), (a.ChooseFirst,), first_outcomes, first_drawn),
    Chance("settle", ("nh.8.2", "nh.8.4"), (a.Settle,), settle_outcomes, settled),
    Chance("settle-tile", ("nh.8.2", "nh.8.3"), (a.TurnUp,), turn_up_outcomes, settlement_turned_up),
    Chance("building", ("nh.0.10", "nh.5.3"), (a.DrawBuilding,), building_outcomes, building_drawn),
    Chance("hand-tile", ("nh.0.12",), (a.DrawTile,), tile_outcomes, hand_tile_drawn),
    Decision("lay", ("nh.1.1", "nh.1.5"), (a.LayTile, a.LayShipment), lay_legal, lay),
    Decision("build", ("nh.3.1", "nh.4.1"), (a.Build, a.StopBuilding), build_legal, build, forced_ok=True),
    Decision("draw", ("nh.5.1", "nh.5.2", "nh.5.3"), (a.TakeOpen, a.DrawFromBag), draw_legal, draw),
    Chance("flip", ("nh.6.2", "nh.6.3"), (a.TurnUp,), turn_up_outcomes, flipped),
    Chance("new-tile", ("nh.6.4",), (a.DrawTile,), tile_outcomes, hand_tile_drawn),
)
"""Indexed by the kind of a frame, see `frames.py`."""
