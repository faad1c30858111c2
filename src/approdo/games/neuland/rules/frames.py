"""The kinds of pending decision: a frame is (kind, mask of the seats awaited, ...)."""

ASK_SINGLE = 0
"""Chance: where the single piece lies."""
ASK_DOUBLE = 1
"""Chance: which hexes the next double piece covers."""
ASK_DEAL = 2
"""Chance: (.., first hex, second hex): which double piece it is."""
ASK_START = 3
"""Chance: who begins."""
ASK_SETTLE = 4
ASK_ACT = 5
ASK_PAY = 6
"""(.., purpose, kind, target, recipe, inputs paid, greatest distance so far, wheelbarrow used, place paid last)"""
ASK_FILL = 7
"""(.., the empty mines): which one is filled first."""
ASK_DRAW = 8
"""Chance: (.., seat, mine, minerals drawn so far)."""
ASK_STACK = 9
"""(.., mine, three minerals)"""
ASK_TAKE = 10
"""(.., mine, minerals taken so far from the top down)"""
