"""What rules have to be for all that is built on them: defined where the rules that they need hold, and strict enough
that no negative size is inferred. The instances are those that the search looks at.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from opspec.instances.instance import Groups, Instance
from opspec.instances.judge import InstanceJudge
from opspec.rules.vocabulary import Function
from opspec.values.dims import Dim, Vec
from opspec.values.types import Tensor
from opspec_model.definitions.spec import Op
from opspec_model.text.problems import Report


@dataclass(slots=True)
class Soundness:
    """What was found wrong with the rules of an op, each with the first instance that shows it."""

    op: Op
    judge: InstanceJudge
    undefined: dict[str, tuple[str, Instance]] = field(default_factory=dict)
    negative: dict[str, tuple[str, Instance]] = field(default_factory=dict)

    def look_at_rules(self, instance: Instance, broken: Mapping[str, str | None]) -> None:
        """`broken`: the rules that an instance breaks; why those have no value that have none."""
        if any(isinstance(x, Function) and x.inputs is None for x in instance.attributes.values()):
            return  # no rule can say before that the program has the function
        for rule, why in broken.items():
            if why is not None:
                self.undefined.setdefault(rule, (why, instance))

    def look_at_sizes(self, instance: Instance, shapes: Sequence[Any] | None) -> None:
        """`shapes`: what inference gives for the results of an instance, if anything."""
        for value, found in zip(self.op.results, shapes, strict=True) if shapes is not None else ():
            listed = (found or ()) if value.type.variadic else (found,)
            if value.name in self.negative or not any(map(_is_negative, listed)):
                continue
            open_ = replace(instance, results=unknown(instance.results))
            own = {rule.name for rule in self.op.rules if rule.infers == value.name}  # no type of the result fits
            if not self.judge.broken(open_) - own:
                self.negative[value.name] = (", ".join(map(str, listed)), open_)

    def report(self, report: Report) -> None:
        for rule in self.op.rules:
            if rule.name in self.undefined:
                why, instance = self.undefined[rule.name]
                report.error(
                    rule.formula.span,
                    f"expected a value of {rule.name} wherever the rules that it needs hold, found none ({why}) for"
                    f" {instance.key}",
                    "name in 'needs' the rules that say what it takes for granted",
                )
            if rule.infers in self.negative:
                shape, instance = self.negative[rule.infers]
                report.error(
                    rule.formula.span,
                    f"expected sizes from 0 on wherever the other rules hold, found {shape} for {instance.key}",
                    "add a rule '0 <= ...' over what is inferred, and name it in 'needs'",
                )


def _is_negative(shape: Vec | None) -> bool:
    return shape is not None and any(type(size) is int and size < 0 for size in tuple.__iter__(shape))


def unknown(groups: Groups) -> Groups:
    """The types with all dimensions unknown."""

    def opened(type_: Any) -> Any:
        known = isinstance(type_, Tensor)
        return Tensor(Vec([Dim(0, None)] * type_.rank), type_.element, type_.encoding) if known else type_

    return tuple(tuple(map(opened, group)) for group in groups)
