"""Inference of chlo.scan: A region applied to one slice of the inputs after the other and to what
it carries along; what it makes of each slice, and what it carries in the end.
"""

# Generated from spec/ops/chlo/scan.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Solver, Vec
from opspec.values.types import Tensor


def infer(
    solve: Solver,
    operands: Sequence[Tensor],
    dimension: int,
    scan_dim_size: int | None,
    is_reverse: bool,
    is_associative: bool,
    operandSegmentSizes: Vec,
    resultSegmentSizes: Vec,
) -> tuple[None]:
    """The shape of each result; None where no rule determines it."""
    return (None,)
