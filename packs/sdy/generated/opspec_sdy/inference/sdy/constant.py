"""Inference of sdy.constant: A tensor that the program itself holds, which each of its uses may
have copied.
"""

# Generated from spec/ops/sdy/constant.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, shape
from opspec.values.constants import Constant, Struct


def infer(solve: Solver, value: Constant, T: Element, sharding: Struct | None) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    output = solve(C1=lambda: shape(value))
    return (output,)
