"""The static op that an op file names, held against the meaning: on the same values both give the same elements."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from opspec.formula.example_outputs import difference
from opspec.instances.instance import Instance, LeafValue, Type, flat
from opspec.instances.program_text import program
from opspec.programs.diagnostic import rule_name
from opspec.rules.vocabulary import Ints
from opspec.values.arrays import Array
from opspec.values.types import Tensor
from opspec_generator.witnesses.bounds_of_reads import is_known, looks
from opspec_generator.witnesses.given_values import results_of
from opspec_generator.witnesses.rules_judge import RulesJudge
from opspec_model.definitions.spec import Extern, Op
from opspec_model.loading.op_loading import load_op
from opspec_model.loading.op_shapes import known_path
from opspec_model.text.problems import Report, SpecError

MOST = 20  # uses of an op that are compared
MOST_ELEMENTS = 500  # of all tensors of a use


@dataclass
class ComparedUses:
    """Uses of an op in which its static form has to mean the same: a few, of which no two look alike."""

    op: Op
    found: dict[str, Instance] = field(default_factory=dict)

    def look_at(self, instance: Instance) -> None:
        """`instance` breaks no rule."""
        if self.op.static is not None and len(self.found) < MOST and is_known(instance):
            self.found.setdefault(looks(instance), instance)


@dataclass
class DeclaredStatic:
    """The static form that an op file names, and the first use in which it does not mean the same."""

    op: Op
    judge: Callable[[Op], RulesJudge]
    wrong: tuple[str, Instance | None] | None = None

    @cached_property
    def other(self) -> Op | None:
        """The static op; None where none is named, its file is broken (which is told of that file), or what one of the
        two does besides giving results makes them differ from run to run.
        """
        if self.op.static is None:
            return None
        base = self.op.base
        try:
            found = load_op(known_path(base.spec_dir, base.core, self.op.static.op), base)
        except SpecError:
            return None
        return found if all(map(_is_function, (self.op, found))) else None

    @cached_property
    def rules(self) -> RulesJudge:
        assert self.other is not None
        return self.judge(self.other)

    def compare(self, uses: Iterable[Instance]) -> None:
        """Uses that break no rule."""
        other = self.other
        if other is None:
            return
        for instance in uses:
            lacking = _lacking(self.op, other)
            found = lacking or self._difference(instance, other)
            if found:
                self.wrong = (found, None if lacking else instance)
                return

    def _difference(self, instance: Instance, other: Op) -> str:
        """How the static op differs in a use, in words; empty where it does not, or nothing can be compared."""
        static = _static_instance(self.op, other, instance)
        broken = sorted(self.rules.broken(static))
        if broken:
            rule = rule_name(other.name, broken[0])
            return f"expected {other.name} to break no rule either, found that it breaks {rule}"
        if sum(map(_size, (*flat(instance.operands), *flat(instance.results)))) > MOST_ELEMENTS:
            return ""
        if not all(body.graph and "'" not in body.graph for body in instance.bodies):
            return ""
        ours, theirs = (results_of(op, use) for op, use in ((self.op, instance), (other, static)))
        if isinstance(ours, str):
            return ""  # that the meaning has no value is told where the reads are
        if isinstance(theirs, str):
            return f"expected what {other.name} gives for the same values, found that it gives none: {theirs}"
        return next(_differing(self.op, other, ours, theirs), "")

    def report(self, report: Report) -> None:
        if self.wrong is None or self.op.static is None:
            return
        message, instance = self.wrong
        if instance is not None:
            message += f" for this program, which breaks no rule:\n{program(self.op, instance)}"
        report.error(self.op.static.span, message, "name the op that means the same, or take 'static' out")


def _is_function(op: Op) -> bool:
    """Whether its results follow from its operands alone."""
    return op.semantics is not None and not (isinstance(op.semantics, Extern) and op.semantics.acts is not None)


def _lacking(op: Op, other: Op) -> str:
    """What the two ops cannot be told by names alone."""
    own = {value.name: value for value in op.operands}
    missing = [value.name for value in other.operands if value.name not in own]
    if missing:
        return f"expected an operand that is '{missing[0]}' of {other.name}, found none of that name"
    theirs = {*(value.name for value in other.operands), *(leaf.name for leaf in other.leaves)}
    extra = [name for name, value in own.items() if name not in theirs and not value.type.readable]
    if extra:
        return f"expected that {other.name} is told '{extra[0]}', or that it says sizes; found a tensor of elements"
    return ""


def _static_instance(op: Op, other: Op, instance: Instance) -> Instance:
    """The same use of the static op: known operands are attributes, or gone."""
    groups = dict(zip((value.name for value in op.operands), instance.operands, strict=True))
    leaves = {leaf.name for leaf in other.leaves}
    attributes = {name: value for name, value in instance.attributes.items() if name in leaves}
    attributes |= {name: _value(group[0]) for name, group in groups.items() if name in leaves and group}
    operands = tuple(groups[value.name] for value in other.operands)
    return Instance(operands, attributes, instance.bodies, instance.results, instance.grid)


def _value(type_: Type) -> LeafValue:
    """What a known operand says, as an attribute has it."""
    assert isinstance(type_, Ints)
    assert type_.known is not None
    numbers = np.array(list(type_.known), np.int64).reshape(tuple(type_.shape)).tolist()
    return tuple(map(tuple, numbers)) if len(type_.shape) == 2 else tuple(numbers) if type_.shape else numbers


def _size(type_: Type) -> int:
    return int(np.prod(tuple(type_.shape))) if isinstance(type_, Tensor) else 0


def _differing(op: Op, other: Op, ours: list[Array], theirs: list[Array]) -> Iterator[str]:
    for name, x, y in zip((value.name for value in op.results), ours, theirs, strict=False):
        for at in np.ndindex(*x.shape):
            if difference(np.asarray(x[at]), np.asarray(y[at])):
                yield (
                    f"expected the elements of {other.name} for the same values, which gives {y[at]!s} at {list(at)} of"
                    f" {name} where operands count from 0, found {x[at]!s}"
                )
