"""Inference of stablehlo.case: What one of several branches returns, chosen by an index; the last
one where none has the index.
"""

# Generated from spec/ops/stablehlo/case.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver


def infer(solve: Solver, index: Any, V: Any, branches: Any) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    return (None,)
