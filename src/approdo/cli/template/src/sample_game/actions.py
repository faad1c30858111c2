"""What chance and players can do."""

from __future__ import annotations

from approdo.core.actions import Action, ActionSpace, Annotated, Range

PEBBLES = 6
"""Every player has pebbles 1 to 6; there are as many shells (sg.1.2)."""


class DrawShell(Action):
    """Chance turns a shell up (sg.2.1)."""

    shell: Annotated[int, Range(PEBBLES, start=1)]


class Bid(Action):
    """Hold out a pebble in a closed hand (sg.2.2)."""

    pebble: Annotated[int, Range(PEBBLES, start=1)]


SPACE = ActionSpace((DrawShell, Bid))
DRAW_SHELL, BID = map(SPACE.base, (DrawShell, Bid))
