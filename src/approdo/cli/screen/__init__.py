"""Full screen: the table in a fixed place, choices that narrow while one types, nothing left to scroll back to."""

from __future__ import annotations

import gc

from approdo.cli.screen.app import Screen
from approdo.cli.sitting import Sitting
from approdo.cli.style import console


def show(sitting: Sitting) -> None:
    """Play until the game is over or the person leaves; then say where it is kept."""
    gc.freeze()  # what was loaded stays: looking through it for what is not used would delay the first question
    said = Screen(sitting).run()
    if said:
        console.print(said, style="green", markup=False)
