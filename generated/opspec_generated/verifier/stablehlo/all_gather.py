"""Verifier of stablehlo.all_gather: Each process of a group gets the tensors of all of them, one
behind the other along one dimension.
"""

# Generated from spec/ops/stablehlo/all_gather.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Check, Element, Rule, Vec, all_of, lazily, rank, shape
from opspec.values.dims import Dim, in_step
from opspec.values.types import Tensor
from opspec_generated.indices import drop, flat, is_unique

RULES = {
    "C1": Rule(
        "0 <= all_gather_dim and all(all_gather_dim < rank(x) for x in operands)",
        says=(
            "`all_gather_dim` is a dimension of each operand: a scalar has none along which parts "
            "could be joined"
        ),
        public="C1",
    ),
    "C2": Rule(
        "is_unique(ids)",
        says="no process is in two groups, else nothing says whose parts it gets",
        public="C2",
    ),
    "C3": Rule(
        "all(0 <= i < len(ids) for i in ids)",
        says="ids count from 0 without a gap, so that every process is in a group",
        public="C4",
    ),
    "C4": Rule(
        "not use_global_device_ids or 0 < len(ids)",
        says=(
            "ids of devices are given in groups, since nothing else would say which devices belong "
            "together"
        ),
        public="C3",
    ),
    "C5": Rule(
        "not use_global_device_ids or 0 < handle",
        says="ids of all devices need a channel",
        public="C5",
    ),
    "C6": Rule(
        "all(all_gather_dim < rank(r) and drop(shape(r), [all_gather_dim]) == drop(shape(x), "
        "[all_gather_dim]) for r, x in zip(results, operands))",
        says="results are like operands in all dimensions but the gathered one",
        public="C6",
    ),
    "C8": Rule("0 < len(operands)", says="there is something to gather"),
    "C9": Rule(
        "all(0 < shape(x)[all_gather_dim] for x in operands)",
        says=(
            "the gathered dimension is not empty, else it could not tell how many processes a "
            "group has"
        ),
    ),
    "C10": Rule(
        "all(shape(x)[all_gather_dim] <= shape(r)[all_gather_dim] for r, x in zip(results, "
        "operands))",
        says="no result is smaller than the part that its process gave",
        public="C6",
    ),
    "C11": Rule(
        "all(shape(r)[all_gather_dim] % shape(x)[all_gather_dim] == 0 for r, x in zip(results, "
        "operands))",
        says="the gathered dimension of a result holds whole parts",
        public="C6",
    ),
    "C7": Rule(
        "all(shape(r) == [shape(x)[d] * (group if d == all_gather_dim else 1) for d in "
        "range(rank(x))] for r, x in zip(results, operands))",
        says="the gathered dimension of a result has a part for each process of a group",
        public="C6",
    ),
}


def rules(
    check: Check,
    operands: Sequence[Tensor],
    all_gather_dim: int,
    replica_groups: Vec,
    handle: int,
    type_: int,
    use_global_device_ids: bool,
    results: Sequence[Tensor],
    T: Sequence[Element],
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
    check("C1", lambda: 0 <= all_gather_dim and all_of(all_gather_dim < rank(x) for x in operands))
    check("C2", lambda: is_unique(ids()))
    check("C3", lambda: all_of(0 <= i < len(ids()) for i in ids()))
    check("C4", lambda: not use_global_device_ids or 0 < len(ids()))
    check("C5", lambda: not use_global_device_ids or 0 < handle)
    check(
        "C6",
        lambda: all_of(
            all_gather_dim < rank(r)
            and drop(shape(r), Vec([all_gather_dim])) == drop(shape(x), Vec([all_gather_dim]))
            for r, x in in_step(results, operands)
        ),
        needs=("C1",),
        equal=lambda: (
            pair
            for r, x in in_step(
                results,
                operands,
            ) for pair in ((drop(shape(r), Vec([all_gather_dim])), drop(shape(x), Vec([all_gather_dim]))),)
        ),
    )
    check("C8", lambda: 0 < len(operands))
    check("C9", lambda: all_of(0 < shape(x)[all_gather_dim] for x in operands), needs=("C1",))
    check(
        "C10",
        lambda: all_of(
            shape(x)[all_gather_dim] <= shape(r)[all_gather_dim]
            for r, x in in_step(results, operands)
        ),
        needs=("C1", "C6"),
    )
    check(
        "C11",
        lambda: all_of(
            shape(r)[all_gather_dim] % shape(x)[all_gather_dim] == 0
            for r, x in in_step(results, operands)
        ),
        needs=("C1", "C6", "C9", "C10"),
        equal=lambda: (
            (shape(r)[all_gather_dim] % shape(x)[all_gather_dim], each)
            for each in (0,) for r, x in in_step(results, operands)
        ),
    )
    check(
        "C7",
        lambda: all_of(
            shape(r)
            == Vec(shape(x)[d] * (group() if d == all_gather_dim else 1) for d in range(rank(x)))
            for r, x in in_step(results, operands)
        ),
        needs=("C1", "C6", "C9", "C10", "C11"),
        equal=lambda: (
            (
                shape(r),
                Vec(shape(x)[d] * (group() if d == all_gather_dim else 1) for d in range(rank(x))),
            )
            for r, x in in_step(results, operands)
        ),
    )
