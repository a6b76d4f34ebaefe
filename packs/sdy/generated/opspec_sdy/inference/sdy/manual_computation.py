"""Inference of sdy.manual_computation: A computation that each device does on its parts of the
values, as far as these are shared along manual axes; what the devices make is put together.
"""

# Generated from spec/ops/sdy/manual_computation.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Solver
from opspec.values.constants import Struct
from opspec.values.types import Other, Tensor


def infer(
    solve: Solver,
    tensors: Sequence[Tensor | Other],
    in_shardings: Struct,
    out_shardings: Struct,
    manual_axes: Struct,
    A: Sequence[Tensor | Other],
    B: Sequence[Tensor | Other],
) -> tuple[None]:
    """The shape of each result; None where no rule determines it."""
    return (None,)
