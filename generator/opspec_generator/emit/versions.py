"""Versions: what each brought to an op, with the condition under which a use has it, and a table of the dialects."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from opspec_generator.emit import Target
from opspec_generator.emit.python_text import docstring, imports, parameters, quoted, rule_printer, tuple_text
from opspec_generator.spelling.python_layout import layout
from opspec_model.definitions.spec import Base, DialectHeader, Op, names_in
from opspec_model.definitions.used_defines import used_defines
from opspec_model.definitions.versions import Change
from opspec_model.language.tree import Node

MODULES = ["opspec.catalog.version_changes", "opspec.rules.vocabulary"]
FLAGS = ("attribute", "was", "renamed", "older")


class VersionsEmitter(Target):
    """One module per op that did not come with its dialect and stay as it was, and one table per package."""

    name = "versions"

    def emit_op(self, op: Op) -> Mapping[str, str]:
        first = op.base.dialects[op.dialect].since
        changes = [change for change in op.changes if not change.told]
        if [change.version for change in changes] == [first] and not op.tiers:
            return {}
        printer = rule_printer(op, lambda name: f"{name}()")
        tiers = {tier: when for tier, when in op.tiers.items() if when is not None}
        asked = [*(change.when for change in changes), *tiers.values()]
        conditions = ["True" if formula is None else printer.text(formula.tree) for formula in asked]
        trees = [formula.tree for formula in asked if formula is not None]
        defines = used_defines(op, trees)
        printer.used |= {("", "VersionChange"), *([("", "lazily")] if defines else [])}
        names = [f"{name}: Any" for name in parameters(op)]
        text = self.render(
            "op.py.j2",
            title=docstring(f"Versions of {op.name}: {op.summary}"),
            source=op.path,
            imports=imports(printer.used, MODULES),
            changes=[layout("", f"VersionChange({', '.join(_arguments(change))}),", 4) for change in changes],
            tier=quoted(op.tier),
            tiers=tuple_text(map(quoted, tiers)),
            reads=layout("READS = ", tuple_text(map(quoted, _read(op, trees)))),
            header=layout("def used", f"({', '.join(names)}) -> tuple[Any, ...]:"),
            defines=[layout(f"{b.name} = ", f"lazily(lambda: {printer.text(b.value)})", 4) for b in defines],
            conditions=layout("return ", tuple_text(conditions), 4),
        )
        return {f"{op.package}/versions/{op.dialect}/{op.module}.py": text}

    def emit_base(self, base: Base) -> Mapping[str, str]:
        dialects = {d.name: d for d in base.own_dialects}
        entries = [layout(f"{quoted(name)}: ", f"{_dialect(header)},", 4) for name, header in dialects.items()]
        elements = [row for row in base.elements.values() if not base.is_pack]
        first = min((row.since for row in elements), default="", key=lambda since: [int(n) for n in since.split(".")])
        later = [f"    {quoted(row.name)}: {quoted(row.since)}," for row in elements if row.since != first]
        return {f"{base.package}/version_log.py": self.render("log.py.j2", dialects=entries, elements=later)}


def _read(op: Op, trees: Iterable[Node]) -> list[str]:
    """The parameters that decide the conditions, and those that decide the defaults of these."""
    found: set[str] = set()
    defaults = {leaf.name: leaf.default.tree for leaf in op.leaves if leaf.default is not None}
    pending = list(trees)
    while pending:
        tree = pending.pop()
        new = names_in(tree) - found
        found |= new
        pending += (defaults[name] for name in new if name in defaults)
        pending += (binding.value for binding in op.defines if binding.name in new)
    return [name for name in parameters(op) if name in found]


def _arguments(change: Change) -> Iterator[str]:
    yield quoted(change.version)
    if not change.added:
        yield quoted(change.brings)
    yield from (f"{name}={quoted(getattr(change, name))}" for name in FLAGS if getattr(change, name))
    if change.lost:
        yield "lost=True"


def _dialect(header: DialectHeader) -> str:
    parts = [quoted(header.version), quoted(header.since or header.version), quoted(header.tier)]
    if header.history:
        parts.append(f"log={tuple_text(map(quoted, header.history))}")
    if header.classes_since:
        classes = ", ".join(f"{quoted(name)}: {quoted(since)}" for name, since in header.classes_since.items())
        parts.append(f"classes={{{classes}}}")
    return f"DialectVersions({', '.join(parts)})"


EMITTER = VersionsEmitter()
