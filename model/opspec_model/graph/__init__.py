"""Graphs of ops as op files write them, in examples and decompositions, read and checked."""
