"""Meanings written by hand, for what the expression language cannot say. They are called like generated
kernels.
"""

from __future__ import annotations

from opspec.execution.externs import computations, control, linalg, random, sort, streams
from opspec.execution.externs.registry import EXTERNS, extern

__all__ = ["EXTERNS", "computations", "control", "extern", "linalg", "random", "sort", "streams"]
