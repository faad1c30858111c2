"""Terra Nova: pioneers divide an island with border stones. Two to four players, no luck, no secrets."""
