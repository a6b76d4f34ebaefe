"""Verifier of stablehlo.custom_call: What an implementation defines, by the name of a target."""

# Generated from spec/ops/stablehlo/custom_call.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Check, Rule, Vec, all_of, rank_of, types, unpacked
from opspec.values.dims import in_step
from opspec.values.types import Other, Tensor
from opspec_generated.indices import is_permutation

RULES = {
    "C1": Rule(
        "given(operand_layouts) == given(result_layouts)",
        says="layouts are given for operands and results, or for neither",
    ),
    "C2": Rule(
        "not given(operand_layouts) or len(operand_layouts) == len(inputs)",
        says="there is a layout for each operand",
    ),
    "C3": Rule(
        "not given(result_layouts) or len(result_layouts) == len(unpacked(results))",
        says="there is a layout for each result, or each value of a tuple that is the only one",
    ),
    "C4": Rule(
        "not given(operand_layouts) or all(is_permutation(l) and len(l) == rank_of(t) for l, t in "
        "zip(operand_layouts, types(inputs)))",
        says="a layout of an operand has each of its dimensions once",
    ),
    "C5": Rule(
        "not given(result_layouts) or all(is_permutation(l) and len(l) == rank_of(t) for l, t in "
        "zip(result_layouts, unpacked(results)))",
        says="a layout of a result has each of its dimensions once",
    ),
    "C6": Rule("0 <= api_version <= 4", says="`api_version` is a convention that is known"),
}


def rules(
    check: Check,
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
    results: Sequence[Tensor | Other],
) -> None:
    """Check every rule, each after the ones that it needs."""
    check("C1", lambda: (operand_layouts is not None) == (result_layouts is not None))
    check(
        "C2",
        lambda: not operand_layouts is not None or len(operand_layouts) == len(inputs),
        needs=("C1",),
    )
    check(
        "C3",
        lambda: not result_layouts is not None or len(result_layouts) == len(unpacked(results)),
        needs=("C1",),
    )
    check(
        "C4",
        lambda: (
            not operand_layouts is not None
            or all_of(
                is_permutation(l) and len(l) == rank_of(t)
                for l, t in in_step(operand_layouts, types(inputs))
            )
        ),
        needs=("C2",),
    )
    check(
        "C5",
        lambda: (
            not result_layouts is not None
            or all_of(
                is_permutation(l) and len(l) == rank_of(t)
                for l, t in in_step(result_layouts, unpacked(results))
            )
        ),
        needs=("C3",),
    )
    check("C6", lambda: 0 <= api_version <= 4)
