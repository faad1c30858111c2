"""What the complete games of the fixtures must show: all 58 cards, on offer to the last copy, and carried out."""

from __future__ import annotations

import approdo
from approdo.games.new_england.components import CARDS
from approdo.games.new_england.state import KINDS

WANTED = {f"card {card.id} {what}" for card in CARDS for what in ("drawn to the last", "carried out")}
WANTED |= {"a stored card played", "an item added", "a figure moved"}


def shown_by(record: approdo.Record) -> set[str]:
    """Cards of which every copy came on offer, cards carried out, and the rarer steps of a turn."""
    lines = [line.partition(":")[2] for line in record.entries]
    deck = str(record.options["deck"])
    shown = {
        f"card {card.id} drawn to the last"
        for card in CARDS
        if 0 < card.copies[deck] == lines.count(f"draw-card {card.id}")
    }
    played = approdo.replay(record).state.to_dict()["played"]
    shown |= {f"card {CARDS[i % KINDS].id} carried out" for i, number in enumerate(played) if number}
    steps = {"play-stored": "a stored card played", "add-item": "an item added", "move": "a figure moved"}
    return shown | {steps[line.split()[0]] for line in lines if line.split()[0] in steps}
