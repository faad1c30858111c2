"""`python -m approdo`: the same as the command `approdo`."""

from __future__ import annotations

from approdo.cli.main import main

if __name__ == "__main__":
    main()
