"""Inference of stablehlo.tuple: Values as one value."""

# Generated from spec/ops/stablehlo/tuple.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Solver
from opspec.values.types import Other, Tensor


def infer(solve: Solver, val: Sequence[Tensor | Other], V: Sequence[Tensor | Other]) -> tuple[None]:
    """The shape of each result; None where no rule determines it."""
    return (None,)
