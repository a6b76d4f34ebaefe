"""Inference: the rules that determine a result's shape, solved for it."""

from __future__ import annotations

from collections.abc import Mapping

from opspec_generator.emit import Target
from opspec_generator.emit.python_text import (
    docstring,
    imports,
    quoted,
    rule_printer,
    tuple_text,
)
from opspec_generator.emit.rule_types import annotation_imports, rule_parameters, typevar_type
from opspec_generator.spelling.python import PythonPrinter
from opspec_generator.spelling.python_layout import layout
from opspec_generator.templates import environment
from opspec_model.definitions.spec import Constraint, DeclaredValue, Op
from opspec_model.definitions.used_defines import used_defines
from opspec_model.language.tree import Each
from opspec_model.language.types import Pack


class InferenceEmitter(Target):
    """One module per op: `infer`, which brings what the rules say of each result's shape together."""

    name = "inference"

    def emit_op(self, op: Op) -> Mapping[str, str]:
        printer = rule_printer(op, lambda name: f"{name}()")
        solved = {value.name: [r for r in op.rules if r.infers == value.name and r.inferred] for value in op.results}
        elements = {
            var.name: r.inferred for var in op.typevars for r in op.rules if r.infers == var.name and r.inferred
        }
        trees = [rule.inferred for rules in solved.values() for rule in rules if rule.inferred is not None]
        defines = used_defines(op, trees)
        definitions = [layout(f"{b.name} = ", f"lazily(lambda: {printer.text(b.value)})", 4) for b in defines]
        shapes = [layout(f"{v.name} = ", _shape(v, solved[v.name], printer), 4) for v in op.results if solved[v.name]]
        names = [value.name if solved[value.name] else _declared(value, printer) for value in op.results]
        equations = ", ".join(f"{quoted(name)}: {printer.text(tree)}" for name, tree in elements.items())
        given = rule_parameters(op, ())
        found = ", ".join(_found(value, bool(solved[value.name])) for value in op.results)
        determined = " | ".join(sorted({typevar_type(var) for var in op.typevars if var.name in elements}))
        standard, types = annotation_imports([*given, found, determined])
        printer.used |= types | {("", name) for name in ("Solver", *(["lazily"] if defines else []))}
        text = (
            environment()
            .get_template("inference/op.py.j2")
            .render(
                title=docstring(f"Inference of {op.name}: {op.summary}"),
                source=op.path,
                standard=standard,
                imports=imports(printer.used, ["opspec.rules.vocabulary"]),
                header=layout("def infer", f"({', '.join(['solve: Solver', *given])}) -> tuple[{found or '()'}]:"),
                defines=definitions,
                shapes=[*shapes, f"    return {tuple_text(names)}"],
                elements=[
                    layout("def elements", f"({', '.join(given)}) -> dict[str, {determined}]:"),
                    '    """The element types that rules determine, by type variable."""',
                    layout("return ", f"{{{equations}}}", 4),
                ]
                if elements
                else [],
            )
        )
        return {f"{op.package}/inference/{op.dialect}/{op.module}.py": text}


def _found(value: DeclaredValue, solved: bool) -> str:
    """What inference says of a result: its shape, or a list of them."""
    if solved:
        return "list[Vec | None]" if value.type.variadic else "Vec | None"
    return "Vec" if value.type.kind == "scalar" and not value.type.variadic else "None"


def _declared(value: DeclaredValue, printer: PythonPrinter) -> str:
    """The shape of a result of which no rule speaks."""
    if value.type.kind != "scalar" or value.type.variadic:
        return "None"
    printer.used.add(("", "Vec"))
    return "Vec()"


def _shape(value: DeclaredValue, rules: list[Constraint], printer: PythonPrinter) -> str:
    loop = ""
    pairs = []
    for rule in rules:
        tree = rule.inferred
        assert tree is not None
        if isinstance(tree, Each) and isinstance(tree.type, Pack):  # one shape for each item
            over = f" {printer.loop(tree)}"
            tree = tree.body
            if not value.type.variadic:
                pairs.append(f"{rule.name}=lambda: {printer.call('agreed', f'{printer.text(tree)}{over}')}")
                continue
            loop = over
        pairs.append(f"{rule.name}=lambda: {printer.text(tree)}")
    solution = f"solve({', '.join(pairs)})"
    return f"[{solution}{loop}]" if loop else solution


EMITTER = InferenceEmitter()
