"""Verifier of stablehlo.reduce_scatter: The values of all processes of a group are combined by a
region, and each process gets a part of them.
"""

# Generated from spec/ops/stablehlo/reduce_scatter.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import (
    Check,
    Element,
    Rule,
    Vec,
    all_of,
    is_promotable,
    lazily,
    rank,
    shape,
)
from opspec.values.dims import Dim
from opspec.values.types import Tensor
from opspec_generated.indices import drop, flat, is_unique

RULES = {
    "C1": Rule(
        "0 <= scatter_dimension < rank(operand)",
        says="`scatter_dimension` is one of `operand`, else there is nothing to cut",
        public="C2",
    ),
    "C2": Rule(
        "is_unique(ids)",
        says="no process is in two groups, else nothing says whose part it gets",
        public="C3",
    ),
    "C3": Rule(
        "all(0 <= i < len(ids) for i in ids)",
        says="ids count from 0 without a gap, so that every process is in a group",
        public="C5",
    ),
    "C4": Rule(
        "not use_global_device_ids or 0 < len(ids)",
        says=(
            "ids of devices are given in groups, since nothing else would say which devices belong "
            "together"
        ),
        public="C4",
    ),
    "C5": Rule(
        "not use_global_device_ids or 0 < handle",
        says="ids of all devices need a channel",
        public="C6",
    ),
    "C6": Rule(
        "is_promotable(T, A)",
        says="elements can be promoted to the type in which the region combines them",
        public="C7",
    ),
    "C7": Rule(
        "scatter_dimension < rank(result) and drop(shape(result), [scatter_dimension]) == "
        "drop(shape(operand), [scatter_dimension])",
        says="`result` is like `operand` in all dimensions but the scattered one",
        public="C8",
    ),
    "C9": Rule(
        "0 < shape(result)[scatter_dimension]",
        says=(
            "the scattered dimension is not empty, else it could not tell how many processes a "
            "group has"
        ),
    ),
    "C10": Rule(
        "shape(result)[scatter_dimension] <= shape(operand)[scatter_dimension]",
        says="`result` is no larger than what it is a part of",
        public="C8",
    ),
    "C11": Rule(
        "shape(operand)[scatter_dimension] % shape(result)[scatter_dimension] == 0",
        says="`operand` holds whole parts",
        public="C1",
    ),
    "C12": Rule(
        "shape(operand)[scatter_dimension] % group == 0",
        says=(
            "the scattered dimension of the operand divides into a part for each process of a "
            "group"
        ),
        public="C1",
    ),
    "C8": Rule(
        "shape(result) == [shape(operand)[d] // (group if d == scatter_dimension else 1) for d in "
        "range(rank(operand))]",
        says="the scattered dimension of the operand has a part for each process of a group",
        public="C1",
    ),
}


def rules(
    check: Check,
    operand: Tensor,
    scatter_dimension: int,
    replica_groups: Vec,
    handle: int,
    type_: int,
    use_global_device_ids: bool,
    result: Tensor,
    T: Element,
    A: Element,
    num_replicas: int | Dim,
    num_partitions: int | Dim,
) -> None:
    """Check every rule, each after the ones that it needs."""
    ids = lazily(lambda: flat(replica_groups))
    across = lazily(lambda: 0 < handle and not use_global_device_ids)
    group = lazily(
        lambda: (
            (len(replica_groups[0]) if 0 < len(ids()) else num_replicas)
            * (num_partitions if across() else 1)
        ),
    )
    check("C1", lambda: 0 <= scatter_dimension < rank(operand))
    check("C2", lambda: is_unique(ids()))
    check("C3", lambda: all_of(0 <= i < len(ids()) for i in ids()))
    check("C4", lambda: not use_global_device_ids or 0 < len(ids()))
    check("C5", lambda: not use_global_device_ids or 0 < handle)
    check("C6", lambda: is_promotable(T, A))
    check(
        "C7",
        lambda: (
            scatter_dimension < rank(result)
            and drop(shape(result), Vec([scatter_dimension]))
            == drop(shape(operand), Vec([scatter_dimension]))
        ),
        needs=("C1",),
        equal=lambda: (
            (
                drop(shape(result), Vec([scatter_dimension])),
                drop(shape(operand), Vec([scatter_dimension])),
            ),
        ),
    )
    check("C9", lambda: 0 < shape(result)[scatter_dimension], needs=("C1", "C7"))
    check(
        "C10",
        lambda: shape(result)[scatter_dimension] <= shape(operand)[scatter_dimension],
        needs=("C1", "C7"),
    )
    check(
        "C11",
        lambda: shape(operand)[scatter_dimension] % shape(result)[scatter_dimension] == 0,
        needs=("C1", "C7", "C9", "C10"),
        equal=lambda: ((shape(operand)[scatter_dimension] % shape(result)[scatter_dimension], 0),),
    )
    check(
        "C12",
        lambda: shape(operand)[scatter_dimension] % group() == 0,
        needs=("C1", "C11"),
        equal=lambda: ((shape(operand)[scatter_dimension] % group(), 0),),
    )
    check(
        "C8",
        lambda: (
            shape(result)
            == Vec(
                shape(operand)[d] // (group() if d == scatter_dimension else 1)
                for d in range(rank(operand))
            )
        ),
        needs=("C1", "C7", "C9", "C10", "C11", "C12"),
        equal=lambda: (
            (
                shape(result),
                Vec(
                    shape(operand)[d] // (group() if d == scatter_dimension else 1)
                    for d in range(rank(operand))
                ),
            ),
        ),
    )
