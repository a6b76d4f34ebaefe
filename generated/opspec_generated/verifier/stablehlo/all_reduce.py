"""Verifier of stablehlo.all_reduce: Each process of a group gets the values of all of them,
combined by a region.
"""

# Generated from spec/ops/stablehlo/all_reduce.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Check, Element, Rule, Vec, all_of, is_promotable, lazily, shape
from opspec.values.dims import in_step
from opspec.values.types import Tensor
from opspec_generated.indices import flat, is_unique

RULES = {
    "C1": Rule(
        "is_unique(ids)",
        says="no process is in two groups, else nothing says which result it gets",
        public="C1",
    ),
    "C2": Rule(
        "all(i < len(ids) for i in ids)",
        says="ids count from 0 without a gap, so that every process is in a group",
        public="C3",
    ),
    "C3": Rule(
        "not use_global_device_ids or 0 < handle",
        says="ids of all devices need a channel",
        public="C4",
    ),
    "C4": Rule(
        "all(is_promotable(t, A) for t in T)",
        says="elements can be promoted to the type in which the region combines them",
        public="C5",
    ),
    "C5": Rule(
        "all(shape(r) == shape(x) for r, x in zip(results, operands))",
        says="each result has the shape of its operand, since elements are combined place by place",
        public="C6",
    ),
    "C6": Rule("0 < len(operands)", says="there is something to reduce"),
    "C7": Rule(
        "all(-1 <= i for i in flat(replica_groups))",
        says="ids are processes, or -1 where a row is shorter than others",
        public="C3",
    ),
    "C8": Rule(
        "not use_global_device_ids or 0 < len(ids)",
        says=(
            "ids of devices are given in groups, since nothing else would say which devices belong "
            "together"
        ),
        public="C2",
    ),
}


def rules(
    check: Check,
    operands: Sequence[Tensor],
    replica_groups: Vec,
    handle: int,
    type_: int,
    use_global_device_ids: bool,
    results: Sequence[Tensor],
    T: Sequence[Element],
    A: Element,
) -> None:
    """Check every rule, each after the ones that it needs."""
    ids = lazily(lambda: Vec(i for i in flat(replica_groups) if 0 <= i))
    check("C1", lambda: is_unique(ids()))
    check("C2", lambda: all_of(i < len(ids()) for i in ids()))
    check("C3", lambda: not use_global_device_ids or 0 < handle)
    check("C4", lambda: all_of(is_promotable(t, A) for t in T))
    check(
        "C5",
        lambda: all_of(shape(r) == shape(x) for r, x in in_step(results, operands)),
        equal=lambda: ((shape(r), shape(x)) for r, x in in_step(results, operands)),
    )
    check("C6", lambda: 0 < len(operands))
    check("C7", lambda: all_of(-1 <= i for i in flat(replica_groups)))
    check("C8", lambda: not use_global_device_ids or 0 < len(ids()))
