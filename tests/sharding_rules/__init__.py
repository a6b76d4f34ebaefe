"""Tests of sharding rules."""
