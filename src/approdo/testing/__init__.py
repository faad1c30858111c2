"""The contract that every game keeps, as checks that an outside game can run on itself too.

>>> import approdo
>>> from approdo.testing import check_position_walk
>>> check_position_walk(approdo.load("new-haven", players=2), seed=1, worlds_every=20) > 100
True
"""

from approdo.testing.contract import check_match, check_position_walk, check_same_in_second_process, option_sets
from approdo.testing.documents import (
    check_figures,
    check_rulebooks_agree,
    check_texts_address,
    check_texts_agree,
    check_texts_complete,
    paragraphs_without_test,
)
from approdo.testing.lessons import check_lessons, lesson_walk
from approdo.testing.secrecy import check_worlds_fair

__all__ = [
    "check_figures",
    "check_lessons",
    "check_match",
    "check_position_walk",
    "check_rulebooks_agree",
    "check_same_in_second_process",
    "check_texts_address",
    "check_texts_agree",
    "check_texts_complete",
    "check_worlds_fair",
    "lesson_walk",
    "option_sets",
    "paragraphs_without_test",
]
