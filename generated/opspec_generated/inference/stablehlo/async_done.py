"""Inference of stablehlo.async_done: The value of a future, once it is there."""

# Generated from spec/ops/stablehlo/async_done.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Solver
from opspec.values.types import Other, Tensor


def infer(solve: Solver, operand: Other, V: Tensor | Other) -> tuple[None]:
    """The shape of each result; None where no rule determines it."""
    return (None,)
