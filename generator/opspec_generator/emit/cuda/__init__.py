"""CUDA kernels: one thread makes one element, for types, shapes and attributes that come later.

For each op in pull form: its text, `<op>.cu`, and what `opspec.cuda` has to know to specialise it, `<op>.py`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from opspec_generator.emit import Target
from opspec_generator.emit.cuda.headers import headers
from opspec_generator.emit.cuda.stage import StageText
from opspec_generator.emit.python_text import (
    docstring,
    imports,
    quoted,
    read_name,
    rule_printer,
    tuple_text,
)
from opspec_generator.spelling.python import PythonPrinter
from opspec_generator.spelling.python_layout import layout
from opspec_generator.spelling.tree_printer import Unprintable
from opspec_generator.templates import environment
from opspec_model.definitions.locality import takes_items_apart
from opspec_model.definitions.spec import Base, DeclaredAttribute, Op, Pull, PullStage
from opspec_model.definitions.used_defines import used_defines
from opspec_model.names import target_of

KINDS = {
    "i64": "int64_t",
    "i32": "int64_t",
    "f32": "double",
    "f64": "double",
    "bool": "bool",
    "unit": "bool",
    "str": "Text",
    "enum": "Text",
    "i64[]": "Vec",
    "bool[]": "Vec",
    "i64[][]": "Matrix",
    "elements": "Held",
}
WIDTH = 110


class CudaEmitter(Target):
    """The kernels, and the headers that they stand on."""

    name = "cuda"

    def emit_op(self, op: Op) -> Mapping[str, str]:
        return {path: text for reading, read in op.by_reading() for path, text in self._emit(read, reading).items()}

    def _emit(self, op: Op, reading: str) -> Mapping[str, str]:
        home = f"{op.package}/{target_of(self.name, reading)}/{op.dialect}/{op.module}"
        name = read_name(op, reading)
        if op.semantics is None:
            return {}
        if not isinstance(op.semantics, Pull):
            return {
                f"{home}.py": _without(op, name, f"its meaning is written by hand ({op.semantics.reason.rstrip('.')})")
            }
        try:
            stages = [StageText(op, stage) for stage in op.semantics.stages]
        except Unprintable as problem:
            return {f"{home}.py": _without(op, name, str(problem))}
        attributes = [leaf for leaf in op.leaves if any(leaf.name in stage.names for stage in stages)]
        unknown = next((leaf for leaf in attributes if leaf.kind.partition("(")[0] not in KINDS), None)
        if unknown is not None:
            return {
                f"{home}.py": _without(
                    op, name, f"its meaning depends on {unknown.name}, an attribute of kind {unknown.kind}"
                )
            }
        text = (
            environment()
            .get_template("cuda/op.cu.j2")
            .render(
                name=name,
                summary=op.summary,
                source=op.path,
                constants=list(_constants(attributes)),
                stages=[stage.lines for stage in stages],
            )
        )
        return {f"{home}.cu": text, f"{home}.py": _description(op, name, attributes, stages)}

    def emit_base(self, base: Base) -> Mapping[str, str]:
        return {f"{base.package}/cuda/{name}": text for name, text in headers(base).items()}


def _constants(attributes: Iterable[DeclaredAttribute]) -> Iterator[str]:
    """A comment that declares what the specialisation puts in front of the text."""
    kinds: dict[str, list[str]] = {}
    for leaf in attributes:
        kinds.setdefault(KINDS[leaf.kind], []).append(leaf.name)
    if kinds:
        yield "//"
        yield "// Known when it is compiled, beside all types and shapes:"
    for kind, names in kinds.items():
        line = f"//   {kind}"
        for name in names:
            if len(line) + len(name) > WIDTH:
                yield f"{line.rstrip()}"
                line = "//    "
            line += f" {name},"
        yield f"{line[:-1]};"


# --- what the runtime has to know -----------------------------------------------------------------


def _without(op: Op, name: str, reason: str) -> str:
    return (
        environment()
        .get_template("cuda/op.py.j2")
        .render(
            title=docstring(f"There is no CUDA kernel of {name}: {reason.rstrip('.')}."),
            source=op.path,
            needs_any=False,
            imports=[],
            functions=[],
            kernel=["REASON = (", layout("", quoted(reason), 4), ")"],
        )
    )


def _description(op: Op, name: str, attributes: list[DeclaredAttribute], stages: list[StageText]) -> str:
    printer = rule_printer(op, lambda name: name)
    functions = [line for stage in stages if stage.stage.shape is not None for line in _shape(op, stage.stage, printer)]
    fields = [
        quoted(op.name),
        f"attributes={tuple_text(quoted(leaf.name) for leaf in attributes)}",
        f"stages={tuple_text(map(_stage, stages))}",
        *(["grid=True"] if any(stage.grid for stage in stages) else []),
        *(["apart=True"] if takes_items_apart(op) else []),
    ]
    printer.used |= {("opspec.cuda.kernel_plan", "KernelPlan"), ("opspec.cuda.kernel_plan", "Stage")}
    return (
        environment()
        .get_template("cuda/op.py.j2")
        .render(
            title=docstring(f"What a specialisation of the CUDA kernel of {name} needs."),
            source=op.path,
            needs_any=bool(functions),
            imports=imports(printer.used, ["opspec.rules.vocabulary"]),
            functions=functions,
            kernel=[layout("KERNEL = ", f"KernelPlan({', '.join(fields)})")],
        )
    )


def _stage(text: StageText) -> str:
    stage = text.stage
    parts = [quoted(text.function), f"makes={quoted(text.stage.name)}"]
    parts.append(f"reads={tuple_text(map(quoted, text.reads))}")
    if text.typevars:
        parts.append(f"types={tuple_text(map(quoted, text.typevars))}")
    if stage.shape is not None:
        parts += [f"shape=shape_of_{stage.name}", f"element={quoted(stage.element)}"]
    return f"Stage({', '.join(parts)})"


def _shape(op: Op, stage: PullStage, printer: PythonPrinter) -> Iterator[str]:
    """The shape of a stage that is no result, as a function of what the op's values and types are."""
    assert stage.shape is not None
    names = [*(value.name for value in (*op.operands, *op.results)), *(leaf.name for leaf in op.leaves)]
    names += [variable.name for variable in op.typevars]
    defines = used_defines(op, [stage.shape.tree])
    body = [layout(f"{b.name} = ", printer.text(b.value), 4) for b in defines]
    body.append(layout("return ", printer.text(stage.shape.tree), 4))
    used = [name for name in names if any(re.search(rf"\b{name}\b", line) for line in body)]
    yield ""
    yield ""
    yield layout(f"def shape_of_{stage.name}", f"({', '.join(f'{name}: Any' for name in used)}, **_: Any) -> Any:")
    yield from body


EMITTER = CudaEmitter()
