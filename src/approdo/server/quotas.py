"""How much of everything one person, one address and one table may ask for."""

from __future__ import annotations

from approdo.server.config import Config
from approdo.server.limits import Limiter

CLASS_ROOM = 60
"""So many people may come at once from one address."""
HOUSEHOLD = 10
"""An address may have so many times what a person may have."""


class PersonAndAddress:
    """Two buckets for the same thing: one person's, and a bigger one for all who come from his address."""

    def __init__(self, per_second: float, burst: float) -> None:
        self._people = Limiter(per_second, burst)
        self._homes = Limiter(per_second * HOUSEHOLD, burst * HOUSEHOLD)

    def check(self, user_id: str, home: str) -> None:
        """Take one of each, or refuse."""
        self._people.check(user_id)
        self._homes.check(home)


class Quotas:
    """The limits of one server process."""

    def __init__(self, config: Config) -> None:
        self.requests = Limiter(config.rate_per_user)
        self.at_table = Limiter(config.rate_per_table)
        """Changes by those who sit at a table."""
        self.from_outside = Limiter(config.rate_per_table)
        """Changes by everybody else, such as the talk of spectators: they cannot hold up the players."""
        self.newcomers = Limiter(config.rate_newcomers, CLASS_ROOM)
        """Guests and accounts made, and logins, by address."""
        self.logins = Limiter(config.rate_logins, 5)
        """Passwords tried, by the account's name and the address."""
        self.tables = PersonAndAddress(config.rate_tables, 20)
        self.forks = PersonAndAddress(config.rate_forks, 10)
        self.lookups = Limiter(config.rate_lookups)
        """Past positions asked for: each is played through anew."""
        self.secrets = PersonAndAddress(0.1, 20)
        """Tokens for programs and passes for devices made."""
        self.hints = Limiter(config.rate_hints)
        """Hints asked for: each is a bot's thought."""
        self.talk = PersonAndAddress(config.rate_talk, 20)
        """Lines of chat: each is kept, and sent to all who look on."""
        self.reports = PersonAndAddress(0.01, 5)
        self.letters = PersonAndAddress(1 / 1200, 3)
        """Mails that somebody asks for, by person (or address asked about) and home."""
        self.letters_to = Limiter(1 / 3600, 3)
        """Mails that are asked for, by the address that they go to."""
