"""Inference of stablehlo.collective_permute: Each process gets the tensor of the process that has
it as its target, or zeros.
"""

# Generated from spec/ops/stablehlo/collective_permute.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, shape


def infer(
    solve: Solver,
    operand: Any,
    source_target_pairs: Any,
    handle: Any,
    type_: Any,
    T: Any,
) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C4=lambda: shape(operand))
    return (result,)
