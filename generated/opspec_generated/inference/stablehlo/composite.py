"""Inference of stablehlo.composite: An op of another namespace, made of ops that a function of the
program applies.
"""

# Generated from spec/ops/stablehlo/composite.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, output_types


def infer(
    solve: Solver,
    inputs: Any,
    name: Any,
    composite_attributes: Any,
    decomposition: Any,
    version: Any,
    R: Any,
    composite_regions: Any,
) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    return (None,)


def elements(
    inputs: Any,
    name: Any,
    composite_attributes: Any,
    decomposition: Any,
    version: Any,
    R: Any,
    composite_regions: Any,
) -> dict[str, Any]:
    """The element types that rules determine, by type variable."""
    return {"R": output_types(decomposition)}
