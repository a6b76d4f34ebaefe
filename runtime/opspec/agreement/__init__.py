"""Ours beside others: oracles, the first op where two executors part, and what generated tests say."""
