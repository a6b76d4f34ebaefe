"""Verifier of stablehlo.all_to_all: Each process of a group splits its tensor, sends a part to
each, and joins the parts that it gets.
"""

# Generated from spec/ops/stablehlo/all_to_all.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Check, Element, Rule, Vec, all_of, lazily, rank, shape
from opspec.values.dims import in_step
from opspec.values.types import Tensor
from opspec_generated.indices import flat, is_unique

RULES = {
    "C1": Rule(
        "0 <= split_dimension and all(split_dimension < rank(x) for x in operands)",
        says="`split_dimension` is a dimension of each operand, else there is nothing to cut",
        public="C1",
    ),
    "C3": Rule(
        "0 <= concat_dimension and all(concat_dimension < rank(x) for x in operands)",
        says="`concat_dimension` is a dimension of each operand",
        public="C3",
    ),
    "C4": Rule("0 < split_count", says="there is at least one part", public="C4"),
    "C2": Rule(
        "all(shape(x)[split_dimension] // split_count * split_count == shape(x)[split_dimension] "
        "for x in operands)",
        says="the dimension that is split has a part for each process of a group",
        public="C2",
    ),
    "C5": Rule(
        "is_unique(ids)",
        says="no process is in two groups, else nothing says whose parts it gets",
        public="C5",
    ),
    "C6": Rule(
        "all(0 <= i < len(ids) for i in ids)",
        says="ids count from 0 without a gap, so that every process is in a group",
        public="C7",
    ),
    "C8": Rule(
        "all(shape(r) == [shape(x)[k] * (split_count if k == concat_dimension else 1) // "
        "(split_count if k == split_dimension else 1) for k in range(rank(x))] for r, x in "
        "zip(results, operands))",
        says=(
            "`split_dimension` becomes smaller and `concat_dimension` larger by `split_count`; "
            "others stay"
        ),
        public="C9",
    ),
    "C9": Rule("0 < len(operands)", says="there is something to send"),
    "C10": Rule("0 < len(replica_groups)", says="there is a group", public="C8"),
    "C7": Rule(
        "len(replica_groups[0]) == split_count",
        says="a group has as many members as there are parts, so that each gets one",
        public="C8",
    ),
}


def rules(
    check: Check,
    operands: Sequence[Tensor],
    split_dimension: int,
    concat_dimension: int,
    split_count: int,
    replica_groups: Vec,
    handle: int,
    type_: int,
    results: Sequence[Tensor],
    T: Sequence[Element],
) -> None:
    """Check every rule, each after the ones that it needs."""
    ids = lazily(lambda: flat(replica_groups))
    check(
        "C1",
        lambda: 0 <= split_dimension and all_of(split_dimension < rank(x) for x in operands),
    )
    check(
        "C3",
        lambda: 0 <= concat_dimension and all_of(concat_dimension < rank(x) for x in operands),
    )
    check("C4", lambda: 0 < split_count)
    check(
        "C2",
        lambda: all_of(
            shape(x)[split_dimension] // split_count * split_count == shape(x)[split_dimension]
            for x in operands
        ),
        needs=("C1", "C4"),
        equal=lambda: (
            (shape(x)[split_dimension] // split_count * split_count, shape(x)[split_dimension])
            for x in operands
        ),
    )
    check("C5", lambda: is_unique(ids()))
    check("C6", lambda: all_of(0 <= i < len(ids()) for i in ids()))
    check(
        "C8",
        lambda: all_of(
            shape(r)
            == Vec(
                shape(x)[k]
                * (split_count if k == concat_dimension else 1)
                // (split_count if k == split_dimension else 1)
                for k in range(rank(x))
            )
            for r, x in in_step(results, operands)
        ),
        needs=("C1", "C2", "C3", "C4"),
        equal=lambda: (
            (
                shape(r),
                Vec(
                    shape(x)[k]
                    * (split_count if k == concat_dimension else 1)
                    // (split_count if k == split_dimension else 1)
                    for k in range(rank(x))
                ),
            )
            for r, x in in_step(results, operands)
        ),
    )
    check("C9", lambda: 0 < len(operands))
    check("C10", lambda: 0 < len(replica_groups))
    check("C7", lambda: len(replica_groups[0]) == split_count, needs=("C10",))
