"""What each device runs: a program of local shapes with collectives, of one with a sharding of every value."""
