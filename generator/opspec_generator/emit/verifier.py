"""Verifiers: each rule of an op as a checked lambda, in the order of their needs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from opspec_generator.emit.python_text import docstring, imports, parameters, quoted, tuple_text, used_defines
from opspec_generator.language.layout import layout
from opspec_generator.language.python import PythonPrinter, rule_printer
from opspec_generator.model import Op, Rule
from opspec_generator.templates import environment

RULES = "opspec.rules"


class VerifierEmitter:
    """One module per op: the table of its rules, and `rules`, which checks them."""

    name = "verifier"

    def emit_op(self, op: Op) -> Mapping[str, str]:
        if not op.rules:
            return {}
        printer = rule_printer(op, lambda name: f"{name}()")
        defines = used_defines(op, [rule.formula.tree for rule in op.rules])
        printer.used |= {"Check", "Rule"} | ({"lazily"} if defines else set())
        text = environment().get_template("verifier/op.py.j2").render(
            title=docstring(f"Verifier of {op.name}: {op.summary}"),
            source=op.path,
            table=[layout(f"{quoted(rule.name)}: ", _entry(rule), 4) + "," for rule in op.rules],
            header=layout("def rules", f"({', '.join(['check: Check', *(f'{p}: Any' for p in parameters(op))])}) -> None:"),
            defines=[layout(f"{b.name} = ", f"lazily(lambda: {printer.text(b.value)})", 4) for b in defines],
            checks=[layout("", _check(rule, printer), 4) for rule in op.rules],
            imports=lambda: imports(printer.used, rule_homes(op)),
        )
        return {f"opspec_generated/verifier/{op.dialect}/{op.short}.py": text}

    def emit_base(self, base: Any) -> Mapping[str, str]:
        return {}

    def emit_index(self, summaries: Sequence[Mapping[str, Any]]) -> Mapping[str, str]:
        return {}


def rule_homes(op: Op) -> dict[str, Any]:
    """Where the helpers of printed rules live: what the runtime offers, then the vector primitives."""
    from opspec import dims, rules

    return {"opspec.rules": rules.__all__, "opspec.dims": dir(dims), "opspec_generated.vectors": op.base.primitives}


def _entry(rule: Rule) -> str:
    parts = [quoted(str(rule.formula))]
    parts += [f"says={quoted(rule.says)}"] if rule.says else []
    parts += [f"public={quoted(rule.public)}"] if rule.public else []
    return f"Rule({', '.join(parts)})"


def _check(rule: Rule, printer: PythonPrinter) -> str:
    needs = f", needs={tuple_text(quoted(need) for need in rule.needs)}" if rule.needs else ""
    return f"check({quoted(rule.name)}, lambda: {printer.text(rule.formula.tree)}{needs})"


EMITTER = VerifierEmitter()
