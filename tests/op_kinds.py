"""What an op file is made of: with ops that have every kind among them, a test meets all that can be written."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import cache

from opspec_model.definitions.spec import Extern, Op, Pull
from opspec_model.language.tree import Apply, Fold, Node, walk
from tests.generated_cases import ops

FACTS = (
    *("decomposition", "functions", "accuracy", "grids", "deprecated", "broadcasts", "readings", "cost", "sharding"),
    *("defines", "static", "holds", "tiers", "lookups", "on_device"),
)


@cache
def op_kinds(name: str) -> frozenset[Hashable]:
    """Of an op: which values, attributes and regions it takes, which nodes its formulas have, and what it tells.
    One of a pack counts as that.
    """
    op = next((op for op in ops() if op.name == name), None)
    return frozenset([name.partition(".")[0]] if op is None else _kinds(op))


def kinds_of(op: Op, *_: object) -> frozenset[Hashable]:
    """The same, of a case that begins with an op."""
    return op_kinds(op.name)


def _kinds(op: Op) -> Iterator[Hashable]:
    yield op.dialect, type(op.semantics).__name__
    for role, values in (("operand", op.operands), ("result", op.results)):
        yield role, min(len(values), 3)
        yield from ((role, value.type.kind, value.type.variadic, value.type.optional) for value in values)
    yield from (("types", *sorted(var.classes)) for var in op.typevars)
    yield from (("attribute", leaf.kind) for leaf in op.leaves)
    yield from (("region", len(region.arguments), len(region.results), region.variadic) for region in op.regions)
    yield from ((fact,) for fact in FACTS if getattr(op, fact))
    yield from (("rule", kind) for rule in op.rules for kind in _nodes(op, walk(rule.formula.tree)))
    if isinstance(op.semantics, Pull):
        yield "stages", min(len(op.semantics.stages), 2)
        yield from (("meaning", kind) for stage in op.semantics.stages for kind in _nodes(op, stage.nodes()))
    elif isinstance(op.semantics, Extern):
        yield "acts", op.semantics.acts is not None


def _nodes(op: Op, nodes: Iterator[Node]) -> Iterator[Hashable]:
    """Which nodes they are, and which functions of the language; functions of elements are one kind."""
    for node in nodes:
        match node:
            case Apply(function=function):
                yield "of elements" if function in op.base.primitives else function
            case Fold(combine=combine, order=order):
                yield combine, order
                yield "where", node.where is not None
            case _:
                yield type(node).__name__
