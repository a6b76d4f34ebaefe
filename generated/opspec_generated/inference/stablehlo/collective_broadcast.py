"""Inference of stablehlo.collective_broadcast: The processes of a group get the tensors of one of
them, its root, and all others zeros.
"""

# Generated from spec/ops/stablehlo/collective_broadcast.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Element, Ints, Solver, Vec, shape
from opspec.values.types import Tensor


def infer(
    solve: Solver,
    operands: Sequence[Tensor],
    roots: Ints | None,
    replica_groups: Vec,
    handle: int,
    type_: int,
    has_dynamic_root: bool,
    T: Sequence[Element],
) -> tuple[list[Vec | None]]:
    """The shape of each result; None where no rule determines it."""
    results = [solve(C4=lambda: shape(x)) for x in operands]
    return (results,)
