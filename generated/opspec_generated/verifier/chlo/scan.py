"""Verifier of chlo.scan: A region applied to one slice of the inputs after the other and to what it
carries along; what it makes of each slice, and what it carries in the end.
"""

# Generated from spec/ops/chlo/scan.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Check, Rule, Vec, all_of, lazily, rank, shape
from opspec.values.dims import total
from opspec.values.types import Tensor

RULES = {
    "C1": Rule(
        "len(operandSegmentSizes) == 2 and 0 <= operandSegmentSizes and sum(operandSegmentSizes) "
        "== len(operands)",
        says="operandSegmentSizes cuts the operands in two",
    ),
    "C2": Rule(
        "len(resultSegmentSizes) == 2 and 0 <= resultSegmentSizes and sum(resultSegmentSizes) == "
        "len(results)",
        says="resultSegmentSizes cuts the results in two",
    ),
    "C3": Rule(
        "0 < inputs or 0 < outputs",
        says="there is an input or an output, so that there is something to go along",
    ),
    "C4": Rule(
        "operandSegmentSizes[1] == resultSegmentSizes[1]",
        says="as many values are carried in the end as at first",
    ),
    "C5": Rule(
        "0 <= dimension and all(dimension < rank(operands[k]) for k in range(inputs))",
        says="`dimension` is one of each input",
    ),
    "C6": Rule(
        "all(dimension < rank(results[k]) for k in range(outputs))",
        says="`dimension` is one of each output",
    ),
    "C7": Rule(
        "all(shape(operands[k])[dimension] == length for k in range(inputs))",
        says=(
            "all inputs have as many slices as the first one, else steps would lack some of theirs"
        ),
    ),
    "C8": Rule(
        "all(shape(results[k])[dimension] == length for k in range(outputs))",
        says="all outputs have a slice from each step",
    ),
    "C9": Rule(
        "all(shape(results[outputs + k]) == shape(operands[inputs + k]) for k in range(carried))",
        says="what is carried keeps its shape",
    ),
    "C10": Rule(
        "not given(scan_dim_size) or scan_dim_size == length",
        says="`scan_dim_size`, where it is given, is how many slices there are",
    ),
}


def rules(
    check: Check,
    operands: Sequence[Tensor],
    dimension: int,
    scan_dim_size: int | None,
    is_reverse: bool,
    is_associative: bool,
    operandSegmentSizes: Vec,
    resultSegmentSizes: Vec,
    results: Sequence[Tensor],
) -> None:
    """Check every rule, each after the ones that it needs."""
    inputs = lazily(lambda: operandSegmentSizes[0])
    outputs = lazily(lambda: resultSegmentSizes[0])
    carried = lazily(lambda: operandSegmentSizes[1])
    length = lazily(
        lambda: (
            shape(operands[0])[dimension]
            if 0 < inputs()
            else scan_dim_size
            if scan_dim_size is not None
            else shape(results[0])[dimension]
        ),
    )
    check(
        "C1",
        lambda: (
            len(operandSegmentSizes) == 2
            and 0 <= operandSegmentSizes
            and total(operandSegmentSizes) == len(operands)
        ),
    )
    check(
        "C2",
        lambda: (
            len(resultSegmentSizes) == 2
            and 0 <= resultSegmentSizes
            and total(resultSegmentSizes) == len(results)
        ),
    )
    check("C3", lambda: 0 < inputs() or 0 < outputs(), needs=("C1", "C2"))
    check("C4", lambda: operandSegmentSizes[1] == resultSegmentSizes[1], needs=("C1", "C2"))
    check(
        "C5",
        lambda: 0 <= dimension and all_of(dimension < rank(operands[k]) for k in range(inputs())),
        needs=("C1",),
    )
    check(
        "C6",
        lambda: all_of(dimension < rank(results[k]) for k in range(outputs())),
        needs=("C2", "C5"),
    )
    check(
        "C7",
        lambda: all_of(shape(operands[k])[dimension] == length() for k in range(inputs())),
        needs=("C3", "C5", "C6"),
        equal=lambda: (
            (shape(operands[k])[dimension], each)
            for each in (length(),) for k in range(inputs())
        ),
    )
    check(
        "C8",
        lambda: all_of(shape(results[k])[dimension] == length() for k in range(outputs())),
        needs=("C3", "C5", "C6"),
        equal=lambda: (
            (shape(results[k])[dimension], each)
            for each in (length(),) for k in range(outputs())
        ),
    )
    check(
        "C9",
        lambda: all_of(
            shape(results[outputs() + k]) == shape(operands[inputs() + k])
            for k in range(carried())
        ),
        needs=("C4",),
        equal=lambda: (
            (shape(results[outputs() + k]), shape(operands[inputs() + k]))
            for k in range(carried())
        ),
    )
    check(
        "C10",
        lambda: not scan_dim_size is not None or scan_dim_size == length(),
        needs=("C3", "C5", "C6"),
        equal=lambda: (
            ((scan_dim_size, length()),) if (not scan_dim_size is not None) is False else ()
        ),
    )
