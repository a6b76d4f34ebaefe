"""Inference of sdy.named_computation: A computation with a name, through which shardings spread as
if it stood where it is used.
"""

# Generated from spec/ops/sdy/named_computation.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Solver
from opspec.values.constants import Struct
from opspec.values.types import Other, Tensor


def infer(
    solve: Solver,
    operands: Sequence[Tensor | Other],
    name: str,
    in_shardings: Struct | None,
    out_shardings: Struct | None,
    A: Sequence[Tensor | Other],
    B: Sequence[Tensor | Other],
) -> tuple[None]:
    """The shape of each result; None where no rule determines it."""
    return (None,)
