"""Servers in processes of their own, to be killed."""

from __future__ import annotations

import multiprocessing
from multiprocessing.connection import Connection
from typing import Any

from approdo.server.config import Config
from approdo.server.running import Process

_context = multiprocessing.get_context("forkserver")
_context.set_forkserver_preload(["approdo.server.running", "tests.server.processes"])


def _serve(settings: dict[str, Any], pipe: Connection) -> None:
    process = Process(Config(**settings), lambda text: pipe.send(process.port))
    process.run()


class ServerProcess:
    """A server that can be killed like a power cut."""

    def __init__(self, config: Config) -> None:
        here, there = _context.Pipe()
        self.process = _context.Process(target=_serve, args=(config.model_dump(), there), daemon=False)
        self.process.start()
        assert here.poll(30), "the server does not start"
        self.url = f"http://127.0.0.1:{here.recv()}"

    def kill(self) -> None:
        self.process.kill()
        self.process.join(10)

    def stop(self) -> None:
        self.process.terminate()
        self.process.join(10)
        assert self.process.exitcode is not None, "the server does not stop"
