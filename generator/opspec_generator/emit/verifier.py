"""Verifiers: each rule of an op as a checked lambda, in the order of their needs."""

from __future__ import annotations

from collections.abc import Mapping

from opspec_generator.emit import Target
from opspec_generator.emit.equal_pairs import equal_pairs
from opspec_generator.emit.python_text import (
    docstring,
    imports,
    quoted,
    rule_printer,
    tuple_text,
)
from opspec_generator.emit.rule_types import annotation_imports, rule_parameters
from opspec_generator.spelling.python import PythonPrinter
from opspec_generator.spelling.python_layout import layout
from opspec_generator.templates import environment
from opspec_model.definitions.spec import Constraint, Op
from opspec_model.definitions.used_defines import used_defines


class VerifierEmitter(Target):
    """One module per op: the table of its rules, and `rules`, which checks them."""

    name = "verifier"

    def emit_op(self, op: Op) -> Mapping[str, str]:
        printer = rule_printer(op, lambda name: f"{name}()")
        defines = used_defines(op, [rule.formula.tree for rule in op.rules])
        definitions = [layout(f"{b.name} = ", f"lazily(lambda: {printer.text(b.value)})", 4) for b in defines]
        checks = [layout("", _check(rule, printer), 4) for rule in op.rules]
        given = rule_parameters(op, op.results)
        standard, types = annotation_imports(given)
        printer.used |= types | {("", name) for name in ("Check", "Rule", *(["lazily"] if defines else []))}
        text = (
            environment()
            .get_template("verifier/op.py.j2")
            .render(
                title=docstring(f"Verifier of {op.name}: {op.summary}"),
                source=op.path,
                standard=standard,
                imports=imports(printer.used, ["opspec.rules.vocabulary"]),
                table=[layout(f"{quoted(rule.name)}: ", f"{_entry(rule)},", 4) for rule in op.rules],
                header=layout("def rules", f"({', '.join(['check: Check', *given])}) -> None:"),
                defines=definitions,
                checks=checks,
            )
        )
        return {f"{op.package}/verifier/{op.dialect}/{op.module}.py": text}


def _entry(rule: Constraint) -> str:
    parts = [quoted(str(rule.formula))]
    parts += [f"says={quoted(rule.says)}"] if rule.says else []
    parts += [f"public={quoted(rule.public)}"] if rule.public else []
    return f"Rule({', '.join(parts)})"


def _check(rule: Constraint, printer: PythonPrinter) -> str:
    needs = f", needs={tuple_text(quoted(need) for need in rule.needs)}" if rule.needs else ""
    pairs = equal_pairs(rule.formula.tree, printer)
    equal = f", equal=lambda: {pairs}" if pairs is not None else ""
    return f"check({quoted(rule.name)}, lambda: {printer.text(rule.formula.tree)}{needs}{equal})"


EMITTER = VerifierEmitter()
