"""Inference of stablehlo.custom_call: What an implementation defines, by the name of a target."""

# Generated from spec/ops/stablehlo/custom_call.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Solver, Vec
from opspec.values.types import Other, Tensor


def infer(
    solve: Solver,
    inputs: Sequence[Tensor | Other],
    call_target_name: str,
    has_side_effect: bool,
    backend_config: object,
    api_version: int,
    called_computations: Sequence[str],
    operand_layouts: Sequence[Vec] | None,
    result_layouts: Sequence[Vec] | None,
    result_tilings: object,
    output_operand_aliases: object,
) -> tuple[None]:
    """The shape of each result; None where no rule determines it."""
    return (None,)
