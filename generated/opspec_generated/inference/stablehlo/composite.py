"""Inference of stablehlo.composite: An op of another namespace, made of ops that a function of the
program applies.
"""

# Generated from spec/ops/stablehlo/composite.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Function, Solver, output_types
from opspec.values.types import Other, Tensor


def infer(
    solve: Solver,
    inputs: Sequence[Tensor | Other],
    name: str,
    composite_attributes: object,
    decomposition: Function,
    version: int,
    R: Sequence[Tensor | Other],
    composite_regions: Sequence[str],
) -> tuple[None]:
    """The shape of each result; None where no rule determines it."""
    return (None,)


def elements(
    inputs: Sequence[Tensor | Other],
    name: str,
    composite_attributes: object,
    decomposition: Function,
    version: int,
    R: Sequence[Tensor | Other],
    composite_regions: Sequence[str],
) -> dict[str, Sequence[Tensor | Other]]:
    """The element types that rules determine, by type variable."""
    return {"R": output_types(decomposition)}
