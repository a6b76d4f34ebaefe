"""Shortcuts of the ops of CHLO: a module of the name of each op that has some."""
