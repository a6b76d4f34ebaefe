"""Tests of what is known about reads."""
