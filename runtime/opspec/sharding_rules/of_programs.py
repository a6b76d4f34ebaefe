"""The sharding rules of the ops of a program, and of the examples of an op."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from opspec.catalog.op_traits import traits_of
from opspec.formula.example_arrays import parse_example
from opspec.programs.records import View
from opspec.reads.analysis import OpReads, OpTypes, reads_of_op
from opspec.reads.composition import from_operands
from opspec.reads.of_examples import known_operands
from opspec.reads.of_programs import use_of_view
from opspec.reads.symbols import Unclear
from opspec.rules.inference import signature_of
from opspec.sharding_rules.declared import declared_rule
from opspec.sharding_rules.derivation import derived
from opspec.sharding_rules.links import Tensor
from opspec.sharding_rules.rules import ShardingRule
from opspec.values import types
from opspec_model.definitions.spec import Example, Op

_APPLIED = re.compile(r"\((?P<a>\w+): [^,]*, (?P<b>\w+): [^,]*\) -> (?P<op>[\w.]+)\((?P=a), (?P=b)\)")


def rule_of_example(op: Op, example: Example) -> ShardingRule:
    """The rule of a hand-written use of an op."""
    case = parse_example(op, example, op.base)
    known = known_operands(op, case)
    if op.sharding is not None:
        return declared_rule(op, case.types, case.attributes, case.results, known)
    found = reads_of_op(op, case.types, case.attributes, case.results, known, all_named=True)
    regions = {name: _APPLIED.fullmatch(texts[0]) if len(texts) == 1 else None for name, texts in case.regions.items()}
    monoids = {name for name, match in regions.items() if match is not None and _is_any_order(match["op"])}
    return rule_of_reads(op, found, case.types, monoids.__contains__)


def rule_of_view(view: View) -> ShardingRule:
    """The rule of an op of a program."""
    use = use_of_view(view)
    if use.op.sharding is not None:
        return declared_rule(use.op, use.operands, use.attributes, use.results, use.known)
    found = reads_of_op(use.op, use.operands, use.attributes, use.results, use.known, all_named=True)
    return rule_of_reads(use.op, found, use.operands, _is_monoid(view))


def rule_of_reads(op: Op, found: OpReads, operands: OpTypes, is_monoid: Callable[[str], bool]) -> ShardingRule:
    """The rule of an op with regions of which it is known whether they may combine terms in any order."""
    if found.unknown:
        raise Unclear(found.unknown)
    return derived(shapes_of(op, operands), from_operands(found), is_monoid)


def _is_monoid(view: View) -> Callable[[str], bool]:
    """Whether a region of an op is one op that may combine terms in any order, but for rounding."""
    signature = signature_of(view.name)
    names = [region.name for region in signature.regions] if signature is not None else []
    regions = dict(zip(names, view.regions, strict=False))

    def is_monoid(name: str) -> bool:
        if name not in regions:
            return False
        block = regions[name].block
        inner = block.ops[0]
        plain = len(block.ops) == 2 and inner.operands == block.arguments and block.ops[1].operands == inner.results
        return plain and _is_any_order(inner.name)

    return is_monoid


def _is_any_order(name: str) -> bool:
    """Whether many elements may be combined by an op in any order, exactly where its arithmetic is exact."""
    traits = traits_of(name)
    return traits is not None and bool(traits.orderless)


def shapes_of(op: Op, operands: OpTypes) -> Mapping[Tensor, Sequence[int]]:
    """The shape of each operand, those of a list one by one."""
    shapes: dict[Tensor, Sequence[int]] = {}
    for value, given in zip(op.operands, operands, strict=True):
        if isinstance(given, Sequence):
            shapes |= {(value.name, item): _shape(type_) for item, type_ in enumerate(given)}
        elif given is not None:
            shapes[value.name, None] = _shape(given)
    return shapes


def _shape(type_: object) -> Sequence[int]:
    return tuple(type_.shape) if isinstance(type_, types.Tensor) else ()
