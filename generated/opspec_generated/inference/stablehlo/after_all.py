"""Inference of stablehlo.after_all: A token behind others, so that what they stand for comes first.
"""

# Generated from spec/ops/stablehlo/after_all.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Solver
from opspec.values.types import Other


def infer(solve: Solver, inputs: Sequence[Other]) -> tuple[None]:
    """The shape of each result; None where no rule determines it."""
    return (None,)
