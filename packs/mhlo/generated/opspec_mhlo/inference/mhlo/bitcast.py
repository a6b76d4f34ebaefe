"""Inference of mhlo.bitcast: The memory of the operand, read as another shape, another type or
another layout.
"""

# Generated from spec/ops/mhlo/bitcast.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec
from opspec.values.types import Tensor


def infer(
    solve: Solver,
    operand: Tensor,
    source_layout: Vec,
    result_layout: Vec,
    S: Element,
    T: Element | None,
) -> tuple[None]:
    """The shape of each result; None where no rule determines it."""
    return (None,)
