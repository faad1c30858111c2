"""New Haven (Brian Leet, Kevin Worden 2013): harvest together, build each your own village."""
