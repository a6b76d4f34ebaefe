"""Shortcuts of the ops of StableHLO: a module of the name of each op that has some."""
