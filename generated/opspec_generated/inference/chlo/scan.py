"""Inference of chlo.scan: A region applied to one slice of the inputs after the other and to what
it carries along; what it makes of each slice, and what it carries in the end.
"""

# Generated from spec/ops/chlo/scan.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver


def infer(
    solve: Solver,
    operands: Any,
    dimension: Any,
    scan_dim_size: Any,
    is_reverse: Any,
    is_associative: Any,
    operandSegmentSizes: Any,
    resultSegmentSizes: Any,
) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    return (None,)
