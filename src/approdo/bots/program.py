"""A bot that is another program, in any language: a question per line on its standard input, an answer per line back.

The question is a JSON object with `game`, `rules`, `players`, `options`, `seat`, `seen` (the observation), `legal`
(ids), `actions` (the same as objects), `deadline` (seconds or null) and `memory` (what the program last returned under
that name). The answer is `{"action": <id>}`, with `memory`, `reasons` (name -> worth), `alternative` (an id), `margin`
and `expected` (a chance of winning) if it likes.

Before the command may stand limits: `mb=512` for its memory, `seconds=5` for an answer where no deadline is set.
"""

from __future__ import annotations

import json
import random
import subprocess
import threading
from collections.abc import Sequence
from typing import Any

from approdo.core.actions import HOLD
from approdo.core.errors import ApprodoError
from approdo.core.perspective import Choice, Perspective

LIMITS = {"mb": 1024, "seconds": 60}
"""The megabytes that a program may fill (Linux only), and the seconds for an answer when nobody set a deadline."""
LONGEST = 1 << 20
"""No answer has more characters."""


def limits_of(words: Sequence[str]) -> tuple[dict[str, int], list[str]]:
    """The limits that a command begins with, and the rest of it."""
    limits = dict(LIMITS)
    for at, word in enumerate(words):
        name, _, value = word.partition("=")
        if name not in LIMITS:
            return limits, list(words[at:])
        if not value.isdecimal() or not int(value):
            raise ApprodoError(f"'{word}': a limit is a whole number above 0, such as {name}={LIMITS[name]}")
        limits[name] = int(value)
    return limits, []


class Program:
    """Starts the program when it is first asked, and ends it with itself."""

    def __init__(
        self, command: Sequence[str], name: str = "", mb: int = LIMITS["mb"], seconds: int = LIMITS["seconds"]
    ) -> None:
        self._process: subprocess.Popen[str] | None = None
        if not command:
            raise ApprodoError("a program as a bot is written stdio:COMMAND, such as stdio:./my-bot")
        self.name = name or command[0]
        self.command = list(command)
        self.mb = mb
        self.seconds = seconds

    def choose(self, perspective: Perspective, rng: random.Random) -> Choice:
        answer = self._ask(question(perspective), perspective.deadline or self.seconds)
        number = answer.get("action")
        if type(number) is not int or number not in perspective.legal.ids:
            raise ApprodoError(f"{self.name} answered {number!r}, which is none of the legal actions")
        try:
            return _choice(number, answer, perspective)
        except (TypeError, ValueError, AttributeError):
            raise ApprodoError(
                f'{self.name} answered {answer!r}; reasons are numbers by name, {{"hope": 1.5}}'
            ) from None

    def _ask(self, asked: dict[str, Any], seconds: float) -> dict[str, Any]:
        process = self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        late = threading.Event()

        def stop() -> None:
            late.set()
            process.kill()

        # Whoever is too slow is ended: its line would otherwise be taken for the answer to the next question.
        alarm = threading.Timer(seconds, stop)
        alarm.start()
        try:
            process.stdin.write(json.dumps(asked) + "\n")
            process.stdin.flush()
            line = process.stdout.readline(LONGEST)
        except OSError:
            line = ""
        finally:
            alarm.cancel()
        try:
            answer = json.loads(line)
        except ValueError:
            problem = f"answered {line!r}" if line else self._silence(process, seconds, late.is_set())
            self.close()
            raise ApprodoError(f'{self.name} {problem}; an answer is a line such as {{"action": 7}}') from None
        if not isinstance(answer, dict):
            raise ApprodoError(f'{self.name} answered {line!r}; an answer is a line such as {{"action": 7}}')
        return answer

    def _silence(self, process: subprocess.Popen[str], seconds: float, late: bool) -> str:
        """Why nothing was answered."""
        if late:
            return f"did not answer within {seconds:g} seconds"
        try:
            code = process.wait(timeout=1)  # its output has ended, it is about to
        except subprocess.TimeoutExpired:
            return "closed its output"
        return f"ended with code {code} instead of answering (it may fill {self.mb} MB)"

    def _running(self) -> subprocess.Popen[str]:
        if self._process is None or self._process.poll() is not None:
            try:
                self._process = subprocess.Popen(
                    self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
                )
            except OSError as error:
                raise ApprodoError(f"cannot start {self.name}: {error.strerror}") from None
            _limit_memory(self._process.pid, self.mb)
        return self._process

    def close(self) -> None:
        """End the program."""
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                try:  # noqa: SIM105 - modules are gone when a program ends and leaves a bot behind
                    pipe.close()
                except OSError:
                    pass
        process.wait()

    def __del__(self) -> None:
        self.close()


def _choice(number: int, answer: dict[str, Any], perspective: Perspective) -> Choice:
    """What an answer says of its choice; an alternative that is none is left out."""
    parts = {str(name): float(worth) for name, worth in (answer.get("reasons") or {}).items()}
    second, expected = answer.get("alternative"), answer.get("expected")
    known = type(second) is int and second in perspective.legal.ids and second != number
    return Choice(
        number,
        parts,
        second if known else None,
        float(answer.get("margin") or 0.0),
        answer.get("memory"),
        None if expected is None else min(1.0, max(0.0, float(expected))),
    )


def _limit_memory(pid: int, mb: int) -> None:
    """What a process may fill; only Linux lets us say so of another one."""
    try:
        import resource

        limit = mb << 20
        resource.prlimit(pid, resource.RLIMIT_DATA, (limit, limit))
    except (ImportError, AttributeError, OSError):  # elsewhere, or it has ended already
        return


def question(perspective: Perspective) -> dict[str, Any]:
    """What a program is asked."""
    game = perspective.game
    actions = [{"kind": "hold"} if number == HOLD else game.space.to_json(number) for number in perspective.legal.ids]
    return {
        "game": game.info.id,
        "rules": game.info.rules,
        "players": game.players,
        "options": dict(game.options),
        "seat": perspective.seat,
        "seen": perspective.seen,
        "legal": list(perspective.legal.ids),
        "actions": actions,
        "deadline": perspective.deadline,
        "memory": perspective.memory,
    }
