"""Where games are kept: SQLite in one file, or PostgreSQL, through the same SQLAlchemy Core code."""
