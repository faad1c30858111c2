"""Calling people who are awaited and away: by mail, by web push, by webhook; one outbox for all."""
