"""Sample Game: bid in secret for shells on the beach."""
