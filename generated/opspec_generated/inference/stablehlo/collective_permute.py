"""Inference of stablehlo.collective_permute: Each process gets the tensor of the process that has
it as its target, or zeros.
"""

# Generated from spec/ops/stablehlo/collective_permute.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, shape
from opspec.values.types import Tensor


def infer(
    solve: Solver,
    operand: Tensor,
    source_target_pairs: Vec,
    handle: int,
    type_: int,
    T: Element,
) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C4=lambda: shape(operand))
    return (result,)
