"""Full screen: the table in a fixed place, choices that narrow while one types, nothing left to scroll back to."""

from __future__ import annotations

from approdo.cli.screen.app import Screen
from approdo.cli.sitting import Sitting
from approdo.cli.style import console


def show(sitting: Sitting) -> None:
    """Play until the game is over or the person leaves; then say where it is kept."""
    said = Screen(sitting).run()
    if said:
        console.print(said, style="green", markup=False)
