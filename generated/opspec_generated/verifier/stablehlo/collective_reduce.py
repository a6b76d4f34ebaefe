"""Verifier of stablehlo.collective_reduce: One process of a group, its root, gets the values of all
of them, combined by a region, and all others zeros.
"""

# Generated from spec/ops/stablehlo/collective_reduce.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import (
    Check,
    Element,
    Ints,
    Rule,
    Vec,
    all_of,
    ints,
    is_promotable,
    lazily,
    shape,
)
from opspec.values.dims import Dim, in_step
from opspec.values.types import Tensor
from opspec_generated.indices import flat, is_unique

RULES = {
    "C1": Rule(
        "is_unique(ids)",
        says="no process is in two groups, else nothing says which one it adds to",
        public="C1",
    ),
    "C2": Rule(
        "all(i < len(ids) for i in ids)",
        says="ids count from 0 without a gap, so that every process is in a group",
        public="C2",
    ),
    "C3": Rule(
        "all(-1 <= i for i in flat(replica_groups))",
        says="ids are processes, or -1 where a row is shorter than others",
        public="C2",
    ),
    "C4": Rule(
        "not use_global_device_ids or 0 < len(ids)",
        says=(
            "ids of devices are given in groups, since nothing else would say which devices belong "
            "together"
        ),
        public="C2",
    ),
    "C5": Rule(
        "not use_global_device_ids or 0 < handle",
        says="ids of all devices need a channel",
        public="C2",
    ),
    "C6": Rule("0 < len(operands)", says="there is something to reduce", public="C3"),
    "C7": Rule(
        "all(is_promotable(t, A) for t in T)",
        says="elements can be promoted to the type in which the region combines them",
        public="C4",
    ),
    "C8": Rule(
        "all(shape(r) == shape(x) for r, x in zip(results, operands))",
        says="each result has the shape of its operand, since elements are combined place by place",
        public="C3",
    ),
    "C9": Rule(
        "not has_dynamic_root or len(ints(roots)) == len(operands)",
        says="`roots` has an entry for each operand, else some would have no root",
        public="C3",
    ),
    "C10": Rule(
        "all(0 <= root and all(root < size for size in sizes) for root in ints(roots))",
        says="each root is a position in every group, else some groups would have none",
    ),
}


def rules(
    check: Check,
    operands: Sequence[Tensor],
    roots: Ints | None,
    replica_groups: Vec,
    handle: int,
    type_: int,
    use_global_device_ids: bool,
    has_dynamic_root: bool,
    results: Sequence[Tensor],
    T: Sequence[Element],
    A: Element,
    num_replicas: int | Dim,
    num_partitions: int | Dim,
) -> None:
    """Check every rule, each after the ones that it needs."""
    ids = lazily(lambda: Vec(i for i in flat(replica_groups) if 0 <= i))
    across = lazily(lambda: 0 < handle and not use_global_device_ids)
    rows = lazily(lambda: Vec(len(Vec(i for i in row if 0 <= i)) for row in replica_groups))
    sizes = lazily(
        lambda: Vec(
            n * (num_partitions if across() else 1)
            for n in (rows() if 0 < len(ids()) else Vec([num_replicas]))
        ),
    )
    check("C1", lambda: is_unique(ids()))
    check("C2", lambda: all_of(i < len(ids()) for i in ids()))
    check("C3", lambda: all_of(-1 <= i for i in flat(replica_groups)))
    check("C4", lambda: not use_global_device_ids or 0 < len(ids()))
    check("C5", lambda: not use_global_device_ids or 0 < handle)
    check("C6", lambda: 0 < len(operands))
    check("C7", lambda: all_of(is_promotable(t, A) for t in T))
    check(
        "C8",
        lambda: all_of(shape(r) == shape(x) for r, x in in_step(results, operands)),
        equal=lambda: ((shape(r), shape(x)) for r, x in in_step(results, operands)),
    )
    check(
        "C9",
        lambda: not has_dynamic_root or len(ints(roots)) == len(operands),
        equal=lambda: (
            ((len(ints(roots)), len(operands)),) if (not has_dynamic_root) is False else ()
        ),
    )
    check(
        "C10",
        lambda: all_of(
            0 <= root and all_of(root < size for size in sizes()) for root in ints(roots)
        ),
    )
