"""Tests of the server with real sockets, databases and processes."""
