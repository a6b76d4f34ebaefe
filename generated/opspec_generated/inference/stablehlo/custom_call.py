"""Inference of stablehlo.custom_call: What an implementation defines, by the name of a target."""

# Generated from spec/ops/stablehlo/custom_call.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver


def infer(
    solve: Solver,
    inputs: Any,
    call_target_name: Any,
    has_side_effect: Any,
    backend_config: Any,
    api_version: Any,
    called_computations: Any,
    operand_layouts: Any,
    result_layouts: Any,
    result_tilings: Any,
    output_operand_aliases: Any,
) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    return (None,)
