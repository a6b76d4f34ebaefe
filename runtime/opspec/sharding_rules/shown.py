"""Sharding rules shown: as text for people, as data for programs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
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
            lines += _rule(rule_of_example(op, example), [v.name for v in op.operands], [v.name for v in op.results])
        except Unclear as problem:
            lines += _indented(f"no rule follows from its meaning: {problem}")
            break
    return "\n".join(lines)


def rule_words(op: Op) -> list[tuple[str, str]]:
    """A heading, and the rule of the first example whose tensors have dimensions; nothing where none has a rule."""
    for example in op.examples:
        try:
            rule = rule_of_example(op, example)
        except Unclear:
            return []
        if rule.factors:
            return [("shared by devices, for example", str(rule))]
    return []


def _indented(text: str) -> list[str]:
    return wrap(text, 80, initial_indent="  ", subsequent_indent="    ")


def _rule(rule: ShardingRule, operands: list[str], results: list[str]) -> Iterator[str]:
    yield from _indented(str(rule))
    names = [*_each(operands, len(rule.operands)), *_each(results, len(rule.results))]
    for number, factor in enumerate(rule.factors):
        if factor.size > 1:
            yield from _indented(f"{factor_name(number)}: {_words(rule, number, factor, names)}")


def _each(names: list[str], count: int) -> list[str]:
    """A name for each tensor; those of a list are counted."""
    return names if len(names) == count else [f"{names[0]}[{at}]" for at in range(count - len(names) + 1)] + names[1:]


def _words(rule: ShardingRule, number: int, factor: Factor, names: list[str]) -> str:
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
