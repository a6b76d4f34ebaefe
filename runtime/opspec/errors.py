"""The errors that OpSpec raises on purpose: each message is a clear paragraph, shown without a traceback."""

from __future__ import annotations


class OpSpecError(Exception):
    """Something that the user gave is not as it has to be."""


class LoadError(OpSpecError):
    """A program could not be read."""
