"""The table of decisions, in the order of their numbers in `frames.py`."""

from __future__ import annotations

from approdo.core.game import Chance, Decision
from approdo.games.neuland import actions as a
from approdo.games.neuland.rules import land, mines, offers, paying, turn

DECISIONS: tuple[Decision | Chance, ...] = (
    Chance("single", ("nl.1.3",), (a.LaySingle,), land.single_outcomes, land.lay_single),
    Chance("double", ("nl.1.3",), (a.LayDouble,), land.double_outcomes, land.lay_double),
    Chance("deal", ("nl.1.3",), (a.DealDouble,), land.deal_outcomes, land.deal_double),
    Chance("start", ("nl.1.11",), (a.StartPlayer,), land.start_outcomes, land.choose_start),
    Decision("settle", ("nl.3.2",), (a.Settle,), offers.settle_legal, turn.settle),
    Decision(
        "act",
        ("nl.4.3", "nl.4.7"),
        (a.Produce, a.PlaceBanners, a.Build, a.EndTurn),
        offers.act_legal,
        turn.act,
    ),
    Decision(
        "pay",
        ("nl.5.2", "nl.8.1", "nl.8.2"),
        (a.Pay, a.PayMarker, a.UseWheelbarrow),
        paying.pay_legal,
        turn.pay_on,
    ),
    Decision("fill", ("nl.9.6",), (a.Fill,), mines.fill_legal, mines.fill),
    Chance("draw", ("nl.9.1", "nl.9.5"), (a.Draw,), mines.draw_outcomes, turn.draw_mineral),
    Decision("stack", ("nl.9.1", "nl.9.5"), (a.Stack,), mines.stack_legal, turn.stack_minerals),
    Decision("take", ("nl.9.7",), (a.Take,), mines.take_legal, turn.take_mineral),
)
"""Indexed by the kind of a frame."""
