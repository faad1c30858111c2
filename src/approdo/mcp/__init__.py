"""A seat for a language model: the Model Context Protocol in front of a local table, or of a server by a token."""
