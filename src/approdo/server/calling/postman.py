"""A process of low priority that writes mails out and sends whatever leaves: what it needs first, then batches.

One line in, one line out for each of its messages; it ends with its input. Writing a mail and encrypting a note take
longer than all else about a call; here no move waits for it.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from ipaddress import ip_network
from typing import Any

from approdo.server.calling import mail, outward, push

NICE = 10
ABREAST = 8
"""Requests to push services and webhooks at the same time."""
NO_SUCH = (404, 410)
Answer = Mapping[str, Any]
"""What became of a message: the fields of `storage.calls.Sent`."""


class Postman:
    """Sends batches of parcels (see caller.py); `given` says from whom and by whom."""

    def __init__(self, given: Mapping[str, Any]) -> None:
        self.sender: str = given["sender"]
        self.key: str = given["key"]
        self.asked: str = given["asked"]
        self.own = [ip_network(name) for name in given["own"]]
        self.counter = mail.Counter(given["mail_server"])
        self.runners = ThreadPoolExecutor(ABREAST)

    def deliver(self, parcels: Sequence[Mapping[str, Any]]) -> Iterator[Answer]:
        """Send them; what became of each."""
        letters = [parcel for parcel in parcels if parcel["letter"]]
        others = [parcel for parcel in parcels if not parcel["letter"]]
        answers = self.runners.map(self._post, others)
        written = (mail.written(mail.letter_of(one["letter"]), self.sender, one["to"]) for one in letters)
        for parcel, error in zip(letters, self.counter.send(written), strict=True):
            yield _handed_in(parcel["id"], error)
        yield from answers

    def _post(self, parcel: Mapping[str, Any]) -> Answer:
        """To a push service or a webhook."""
        this = {"id": parcel["id"], "state": "failed"}
        try:
            status = self._posted(parcel)
        except outward.Refused as error:
            return {**this, "problem": str(error), "final": True}
        except TimeoutError as error:
            return {**this, "state": "lost", "problem": str(error)}
        except (OSError, ValueError) as error:
            return {**this, "problem": str(error), "final": isinstance(error, ValueError)}
        if status in NO_SUCH and parcel["browser"]:
            return {**this, "state": "gone"}
        if status < 300:
            return {**this, "state": "sent"}
        return {**this, "problem": f"answered {status}", "final": 400 <= status < 500 and status != 429}

    def _posted(self, parcel: Mapping[str, Any]) -> int:
        if parcel["browser"]:
            return push.send(self.key, self.asked, parcel["browser"], parcel["note"], self.own)
        body, kind = json.dumps(parcel["note"]).encode(), {"Content-Type": "application/json"}
        return outward.post(parcel["to"], body, kind, self.own)


def _handed_in(id: str, error: Exception | None) -> Answer:
    if error is None:
        return {"id": id, "state": "sent"}
    if isinstance(error, mail.InDoubt):
        return {"id": id, "state": "lost", "problem": str(error)}
    return {"id": id, "state": "failed", "problem": type(error).__name__, "final": mail.refused_for_good(error)}


def main() -> None:
    """Work until the input ends (the server has stopped, however it stopped)."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's business
    os.nice(NICE)
    with suppress(BrokenPipeError):  # the server was killed meanwhile
        postman = Postman(json.loads(sys.stdin.buffer.readline()))
        _say("ready")
        for line in sys.stdin.buffer:
            for answer in postman.deliver(json.loads(line)):
                _say(answer)


def _say(told: Any) -> None:
    os.write(sys.stdout.fileno(), json.dumps(told).encode() + b"\n")


if __name__ == "__main__":
    main()
