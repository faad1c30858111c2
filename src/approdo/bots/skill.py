"""The levels `beginner` to `expert`: one way to choose, and numbers that say how well.

The lower three judge by the game's `evaluate`, as greedy does, and the lower two misjudge it a little: they take what
looks nearly as good. The upper two judge by the game's learned value, the highest to the end of its own turn. A game
without a learned value gets the hand-written one there, too. The numbers of a level may differ from game to game
(`data/bots.json` of its package).
"""

from __future__ import annotations

import random
import threading
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from approdo.core.game import Game

if TYPE_CHECKING:
    from approdo.core.perspective import Choice, Perspective


@dataclass(frozen=True)
class Skill:
    """How well a level plays."""

    learned: bool = False
    """Judges by the learned value where the game has one."""
    noise: float = 0.0
    """How far it misjudges, in standard deviations of what its actions are worth."""
    slack: float = 1.0
    """It never takes an action that looks worse than the best by more than so many of them."""
    wander: float = 0.0
    """How often it overlooks the game's shortlist and looks at everything it might do."""
    worlds: int = 1
    """So many worlds that agree with what it knows; one where nothing is secret."""
    breadth: int = 300
    """It looks at no more actions than this, and overlooks the others; of every kind of action it sees some."""
    focus: int = 40
    """So many of them, the best at first sight (one world, one action ahead), it looks at in earnest."""
    width: int = 1
    depth: int = 1
    """The beam over its own turn: so many lines, so many actions."""
    among: int = 0
    tries: int = 0
    turns: int = 1
    """Of the actions that a turn may begin with it plays on so many, the best by then, so many times each with two
    players, with more players less often, to its next turn or so many turns on (see `playing_on`)."""
    sight: float = 4.0
    """What an action looked worth before it was tried counts as much as so many tries."""
    ends: int = 0
    """So many ends of its own turn it judges with the next player's answer, where no learned value judges."""
    answer: int = 1
    glance: int = 24
    """The beam over that answer: so many lines, so many actions looked at for each."""
    stray: float = 0.0
    """How often it sets its mind on any aim instead of the best, in a game that names aims."""
    effort: int = 0
    chances: int = 1
    """How long it plays games out to find what to go for, where it can, and each with so many different chances. Effort
    is counted in what was looked at, not in time, so that the same seed gives the same move."""
    besides: bool = False
    """Adds what the game says beside `evaluate`, where no learned value judges."""
    weights: Mapping[str, float] = field(default_factory=dict)
    """How much more or less a part of `evaluate` weighs with it, where no learned value judges."""
    slowly: Mapping[str, Any] = field(default_factory=dict)
    """What is different where the kernels are not at hand: plain Python has time for a smaller search."""


SKILLS: Mapping[str, Skill] = {
    "beginner": Skill(noise=1.6, slack=2.0, wander=0.3),
    "easy": Skill(noise=0.8, slack=1.2, wander=0.1),
    "medium": Skill(worlds=2, focus=400),
    "hard": Skill(learned=True, worlds=2),
    "expert": Skill(learned=True, worlds=4, width=8, depth=8),
}
"""From the weakest to the strongest; as strong as these come, each answers within a second in plain Python."""


_ALONE = threading.RLock()
"""The room in which the kernels work belongs to the process: of several threads one thinks at a time."""


class Level:
    """A bot of the crew."""

    def __init__(self, name: str, **changed: Any) -> None:
        self.name = name
        self._changed = changed
        replace(SKILLS[name], **changed)  # a name that is none is refused here, with a TypeError

    def skill(self, game: Game[Any], slowly: bool = False) -> Skill:
        """How well it plays a game: on the kernels, or in plain Python."""
        from approdo.bots.value import settings_of

        skill = replace(SKILLS[self.name], **settings_of(game.info.package).get(self.name, {}))
        skill = replace(skill, **{**(skill.slowly if slowly else {}), **self._changed})
        return replace(skill, tries=skill.tries * 2 // game.players)

    def choose(self, perspective: Perspective, rng: random.Random) -> Choice:
        from approdo.bots.thinking import choose  # with all that it needs: whoever is asked first waits for none of it

        with _ALONE:
            return choose(self, perspective, rng)
