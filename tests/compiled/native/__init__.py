"""Tests of `opspec.compiled.native`."""
