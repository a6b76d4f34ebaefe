"""The errors that OpSpec raises on purpose: each message is a clear paragraph, shown without a traceback."""

from __future__ import annotations


class OpSpecError(Exception):
    """Something that the user gave is not as it has to be."""


class WrongUse(OpSpecError):
    """A question that cannot be asked so, whatever the input holds: a command that is used like this ends with 2."""


class LoadError(OpSpecError):
    """A program could not be read."""
