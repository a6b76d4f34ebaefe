"""Inference of stablehlo.collective_broadcast: The processes of a group get the tensors of one of
them, its root, and all others zeros.
"""

# Generated from spec/ops/stablehlo/collective_broadcast.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, shape


def infer(
    solve: Solver,
    operands: Any,
    roots: Any,
    replica_groups: Any,
    handle: Any,
    type_: Any,
    has_dynamic_root: Any,
    T: Any,
) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    results = [solve(C4=lambda: shape(x)) for x in operands]
    return (results,)
