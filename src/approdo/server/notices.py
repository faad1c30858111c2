"""A small JSON object for the host's webhook when a person's turn begins at a table with a clock."""

from __future__ import annotations

import json
import logging
import urllib.request
from typing import Any

from approdo.server.storage.tables import Table

log = logging.getLogger("approdo.notices")


def your_turn(table: Table) -> dict[str, Any]:
    """Who is awaited, where, and until when; no secrets."""
    return {
        "event": "your-turn",
        "table": table.id,
        "game": table.game,
        "players": [table.seats[seat].name for seat in table.awaited if table.seats[seat].human],
        "deadline": table.deadline,
    }


def send(url: str, body: dict[str, Any]) -> None:
    """Post it; a webhook that does not answer disturbs nobody."""
    request = urllib.request.Request(
        url, json.dumps(body).encode(), {"content-type": "application/json"}, method="POST"
    )
    try:
        with urllib.request.urlopen(request, timeout=5):
            pass
    except OSError as error:
        log.warning("the webhook failed", extra={"problem": str(error)})
