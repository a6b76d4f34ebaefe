"""Verifier of stablehlo.collective_broadcast: The processes of a group get the tensors of one of
them, its root, and all others zeros.
"""

# Generated from spec/ops/stablehlo/collective_broadcast.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Check, Element, Ints, Rule, Vec, all_of, ints, shape
from opspec.values.dims import in_step
from opspec.values.types import Tensor
from opspec_generated.indices import flat, is_unique

RULES = {
    "C1": Rule(
        "is_unique(flat(replica_groups))",
        says="no process is in two groups, else it would get two tensors",
        public="C1",
    ),
    "C2": Rule(
        "all(0 <= i for i in flat(replica_groups))",
        says="ids are those of processes, which count from 0",
        public="C2",
    ),
    "C3": Rule("0 < len(operands)", says="there is something to send", public="C3"),
    "C4": Rule(
        "all(shape(r) == shape(x) for r, x in zip(results, operands))",
        says="each result has the shape of its operand",
        public="C3",
    ),
    "C5": Rule(
        "not has_dynamic_root or len(ints(roots)) == len(operands)",
        says="`roots` has an entry for each operand, else some would have no root",
        public="C4",
    ),
    "C6": Rule(
        "all(0 <= root and all(root < len(row) for row in replica_groups) for root in ints(roots))",
        says="each root is a position in every group, else some groups would have none",
        public="C6",
    ),
}


def rules(
    check: Check,
    operands: Sequence[Tensor],
    roots: Ints | None,
    replica_groups: Vec,
    handle: int,
    type_: int,
    has_dynamic_root: bool,
    results: Sequence[Tensor],
    T: Sequence[Element],
) -> None:
    """Check every rule, each after the ones that it needs."""
    check("C1", lambda: is_unique(flat(replica_groups)))
    check("C2", lambda: all_of(0 <= i for i in flat(replica_groups)))
    check("C3", lambda: 0 < len(operands))
    check(
        "C4",
        lambda: all_of(shape(r) == shape(x) for r, x in in_step(results, operands)),
        equal=lambda: ((shape(r), shape(x)) for r, x in in_step(results, operands)),
    )
    check(
        "C5",
        lambda: not has_dynamic_root or len(ints(roots)) == len(operands),
        equal=lambda: (
            ((len(ints(roots)), len(operands)),) if (not has_dynamic_root) is False else ()
        ),
    )
    check(
        "C6",
        lambda: all_of(
            0 <= root and all_of(root < len(row) for row in replica_groups)
            for root in ints(roots)
        ),
    )
