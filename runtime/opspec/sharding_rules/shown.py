"""Sharding rules shown: as text for people, as data for programs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from textwrap import wrap

from opspec.catalog.op_files import full_name, load
from opspec.errors import OpSpecError
from opspec.programs.records import ModuleView, View
from opspec.programs.shardy_attributes import factor_name
from opspec.reads.symbols import Unclear
from opspec.rules.inference import signature_of
from opspec.sharding_rules.of_programs import rule_of_example, rule_of_view
from opspec.sharding_rules.rules import Dimensions, Factor, Kind, ShardingRule
from opspec_model.definitions.spec import Op

WORDS: Mapping[Kind, str] = {
    Kind.PASS: "each device makes its part",
    Kind.REDUCTION: "what the devices have is combined",
    Kind.PERMUTATION: "parts are read shifted",
    Kind.DATA: "the device that has the element gives it",
    Kind.REPLICATED: "each device needs the whole",
}


def rules_text(name: str) -> str:
    """The rule of each example of an op, its factors in words."""
    op, _ = load(full_name(name))
    lines = wrap(f"{op.name}: {op.summary}", 80, subsequent_indent="    ")
    for example in op.examples:
        given = ", ".join(f"{attribute} = {text}" for attribute, text in example.attributes.items())
        lines += ["", *wrap(f"{example.name}{': ' if given else ''}{given}", 80, subsequent_indent="    ")]
        try:
            lines += _rule(op, rule_of_example(op, example))
        except Unclear as problem:
            lines += _indented(f"no rule follows from its meaning: {problem}")
            break
    return "\n".join(lines)


@dataclass(frozen=True)
class ShownRule:
    """The rule of an example of an op, with a name for each tensor, in the order of operands and results."""

    example: str
    rule: ShardingRule
    names: Sequence[str]

    def words(self, number: int) -> str:
        """Where a factor is, and what devices do that share the work along it."""
        return _words(self.rule, number, self.rule.factors[number], self.names)


def shown_rule(op: Op) -> ShownRule | None:
    """The rule of the first example whose tensors have dimensions; nothing where none has a rule."""
    for example in op.examples:
        try:
            rule = rule_of_example(op, example)
        except Unclear:
            return None
        if rule.factors:
            return ShownRule(example.name, rule, _names(op, rule))
    return None


def rule_words(op: Op) -> list[tuple[str, str]]:
    """A heading, and the rule that is shown of an op; nothing where it has none."""
    found = shown_rule(op)
    return [("shared by devices, for example", str(found.rule))] if found is not None else []


def _indented(text: str) -> list[str]:
    return wrap(text, 80, initial_indent="  ", subsequent_indent="    ")


def _rule(op: Op, rule: ShardingRule) -> Iterator[str]:
    yield from _indented(str(rule))
    names = _names(op, rule)
    for number, factor in enumerate(rule.factors):
        if factor.size > 1:
            yield from _indented(f"{factor_name(number)}: {_words(rule, number, factor, names)}")


def _names(op: Op, rule: ShardingRule) -> list[str]:
    operands, results = [value.name for value in op.operands], [value.name for value in op.results]
    return [*_each(operands, len(rule.operands)), *_each(results, len(rule.results))]


def _each(names: list[str], count: int) -> list[str]:
    """A name for each tensor; those of a list are counted."""
    return names if len(names) == count else [f"{names[0]}[{at}]" for at in range(count - len(names) + 1)] + names[1:]


def _words(rule: ShardingRule, number: int, factor: Factor, names: Sequence[str]) -> str:
    places = [
        f"{name}.{d}"
        for name, dimensions in zip(names, rule.tensors(), strict=False)
        for d, factors in enumerate(dimensions)
        if number in factors
    ]
    text = f"{', '.join(places)}: {WORDS[factor.kind]}"
    if factor.combine:
        text += f" (by {factor.combine})"
    for (operand, d), (before, behind) in rule.halo(number, 2).items():
        text += f"; of {names[operand]}.{d} each of 2 needs {before} before and {behind} behind its own"
    return text


def rules_data(name: str) -> dict[str, object]:
    """The same as data."""
    op, _ = load(full_name(name))
    found: list[dict[str, object]] = []
    for example in op.examples:
        try:
            made: dict[str, object] = rule_data(rule_of_example(op, example))
        except Unclear as problem:
            made = {"unknown": str(problem)}
        found.append({"example": example.name, "attributes": dict(example.attributes), **made})
    return {"op": op.name, "examples": found}


def rule_data(rule: ShardingRule) -> dict[str, object]:
    """A rule: factors by name, and which of them each dimension of each tensor consists of."""
    return {
        "rule": rule.attribute,
        "operands": [_dimensions(dimensions) for dimensions in rule.operands],
        "results": [_dimensions(dimensions) for dimensions in rule.results],
        "factors": {
            factor_name(number): {
                "size": factor.size,
                "kind": factor.kind.value,
                "blocked": factor.blocked,
                "combine": factor.combine or None,
            }
            for number, factor in enumerate(rule.factors)
        },
    }


def _dimensions(dimensions: Dimensions) -> list[list[str]]:
    return [list(map(factor_name, factors)) for factors in dimensions]


def program_rules(module: ModuleView) -> Iterator[tuple[View, ShardingRule | str]]:
    """Each op of a program that has tensors and an op file, with its rule or why it has none."""
    for view in _ops(module):
        if signature_of(view.name) is not None:
            try:
                yield view, rule_of_view(view)
            except (Unclear, OpSpecError) as problem:
                yield view, str(problem)


def _ops(module: ModuleView) -> Iterable[View]:
    for function in module.functions.values():
        for view in function.walk():
            if view is not function and view.operands and view.results:
                yield view
