"""Inference of sdy.return: The end of a region of Shardy's ops, and what the region gives."""

# Generated from spec/ops/sdy/return.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Solver
from opspec.values.types import Other, Tensor


def infer(
    solve: Solver,
    values: Sequence[Tensor | Other],
    V: Sequence[Tensor | Other],
) -> tuple[()]:
    """The shape of each result; None where no rule determines it."""
    return ()
