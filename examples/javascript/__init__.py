"""JavaScript functions over flat typed arrays: a target that lies outside of OpSpec's own tree.

Of each op in pull form one function, which fills its results; the attributes, the operands and the results, which
come with shape and type, are its named arguments.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from opspec_generator.emit import Target
from opspec_generator.spelling.tree_printer import Printer, Unprintable
from opspec_model.definitions.spec import Arm, Base, Op, Pull, PullStage, names_in
from opspec_model.definitions.table_rows import Primitive
from opspec_model.definitions.used_defines import used_defines
from opspec_model.language.tree import Binding, Fold, Node
from opspec_model.language.types import TYPE, Pack

from .spelling import NAME, JsSpelling, index_name, index_text, reads, safe, written

INDENT = "  "


class JavaScriptEmitter(Target):
    """A module per op, one of primitives, and a list of what is not printed."""

    name = NAME

    def emit_op(self, op: Op) -> Mapping[str, str]:
        text = _printed(op)
        if isinstance(text, str):
            return {}
        lines, parameters = list(text.lines()), text.parameters
        path = f"{NAME}/{op.dialect}/{op.module}.mjs"
        return {path: self.render("op.mjs.j2", op=op, lines=lines, parameters=parameters)}

    def emit_base(self, base: Base) -> Mapping[str, str]:
        types = [
            {"name": row.name, "kind": row.kind, "bits": row.bits, "held": row.texts[NAME]["type"]}
            for row in base.elements.values()
            if NAME in row.texts
        ]
        functions = [function for row in base.primitives.values() for function in _functions(row)]
        runtime = (self.folder / "runtime.mjs").read_text("utf-8")
        taken = {function["name"] for function in functions}
        helpers = [word.split("(")[0] for line in runtime.splitlines() for word in _exported(line)]
        return {
            f"{NAME}/runtime.mjs": runtime,
            f"{NAME}/primitives.mjs": self.render(
                "primitives.mjs.j2",
                types=types,
                functions=functions,
                helpers=[helper for helper in helpers if helper not in taken],
            ),
        }

    def summarize(self, op: Op) -> Mapping[str, Any]:
        text = _printed(op)
        return {NAME: [["all of it", text]] if isinstance(text, str) else text.without}

    def emit_index(self, summaries: Sequence[Mapping[str, Any]]) -> Mapping[str, str]:
        rows = [f"| {op['name']} | {part} | {why} |" for op in summaries for part, why in op[NAME]]
        return {f"{NAME}/unprinted.md": "\n".join(["| op | what is not printed | why |", "|---|---|---|", *rows, ""])}


def _exported(line: str) -> Iterator[str]:
    words = line.replace("function*", "function").split()
    if words[:1] == ["export"]:
        yield words[2]


def _functions(row: Primitive) -> Iterator[dict[str, str]]:
    """The row on elements, and on indices."""
    texts = row.texts.get(NAME, {})
    names = [p.name for p in row.signature.parameters if p.type != TYPE]
    typed = len(names) < len(row.signature.parameters)
    kinds = sorted(row.where.get(row.decides, frozenset()) - {"index"})
    by_kind = {kind: text for kind in kinds if (text := texts.get(kind, texts.get(""))) is not None}
    if by_kind:
        each = ", ".join(f"{kind}: ({', '.join(['E', *names])}) => {text}" for kind, text in by_kind.items())
        result = "bool" if str(row.signature.result).endswith("bool") else "same"
        text = f'onElements("{row.name}", {{ {each} }}, "{result}", {json.dumps(typed)})'
        yield {"name": row.name, "summary": row.summary, "text": text}
    text_of_index = index_text(row)
    if text_of_index is not None:
        yield {
            "name": index_name(row),
            "summary": row.summary,
            "text": f"({', '.join(names)}) => {text_of_index}",
        }


def _printed(op: Op) -> OpText | str:
    """The op as JavaScript, or why there is none."""
    if op.semantics is None:
        return "it has no meaning of its own"
    if not isinstance(op.semantics, Pull):
        return f"its meaning is written by hand: {op.semantics.reason}"
    try:
        text = OpText(op, op.semantics)
        list(text.lines())
    except Unprintable as problem:
        return str(problem)
    return text


class OpText:
    """The body of an op's function. `without`: the arms that could not be printed, each with the reason."""

    def __init__(self, op: Op, pull: Pull) -> None:
        self.op, self.pull = op, pull
        self.spelling = JsSpelling(op.base.primitives)
        self.printer = Printer(self.spelling)
        self.without: list[tuple[str, str]] = []
        values = (*op.operands, *op.results)
        absent = next((v.name for v in op.operands if v.type.optional and not v.type.readable), None)
        if absent is not None:
            raise Unprintable(f"its operand {absent} may be absent")
        self.variadic = {v.name for v in values if v.type.variadic}
        attributes = [safe(leaf.name) for leaf in op.leaves]
        regions = [safe(region.name) for region in op.regions]
        given = [safe(v.name) for v in op.operands]
        self.parameters = [*given, *attributes, *regions, *(safe(v.name) for v in op.results)]

    def lines(self) -> Iterator[str]:
        self.without.clear()
        trees = [tree for stage in self.pull.stages for tree in _trees(stage)]
        yield from self._types()
        yield from self._known(trees)
        for stage in self.pull.stages:
            yield from self._stage(stage)

    def _text(self, node: Node) -> str:
        return self.printer.show(node).text

    def _types(self) -> Iterator[str]:
        """The element types, as operands and results have them."""
        values = (*self.op.operands, *self.op.results)
        for var in self.op.typevars:
            value = next((v for v in values if v.type.var == var.name), None)
            if var.element:
                yield f'const {var.name} = p.types["{var.element}"];'
            if value is None:
                continue
            name = safe(value.name)
            each = f"{name}.map((x) => x.type)" if var.pack else f"{name}[0].type"
            yield f"const {var.name} = {each if value.name in self.variadic else f'{name}.type'};"

    def _known(self, trees: Sequence[Node]) -> Iterator[str]:
        """What attributes that are absent mean, and the definitions; the former may need some of the latter."""
        done: list[str] = []
        for leaf, default in ((leaf, leaf.default) for leaf in self.op.leaves if leaf.default is not None):
            needed = [b for b in used_defines(self.op, [default.tree]) if b.name not in done]
            yield from self._bindings(needed)
            done += [binding.name for binding in needed]
            yield f"{safe(leaf.name)} ??= {self._text(default.tree)};"
        yield from self._bindings(b for b in used_defines(self.op, trees) if b.name not in done)

    def _stage(self, stage: PullStage) -> Iterator[str]:
        name = safe(stage.name)
        if stage.shape is not None:
            yield f"const {name} = new rt.Tensor({stage.element}, {self._text(stage.shape.tree)});"
        many = stage.name in self.variadic and not self._picks(stage)
        yield f"rt.{'fillEach' if many else 'fill'}({name}, ({safe(stage.index)}) => {{"
        yield from (f"{INDENT}{line}" for line in self._element(stage))
        yield "});"

    def _picks(self, stage: PullStage) -> bool:
        return stage.fold is None and not isinstance(stage.arms[0].formula.tree.type, Pack)

    def _element(self, stage: PullStage) -> Iterator[str]:
        if stage.fold is not None:
            outside = [tree for tree in (*(s for _, s in stage.fold.variables), stage.fold.init) if tree is not None]
            yield from self._bindings(_used(stage.lets, [*outside, stage.fold]))
            yield from self._fold(stage.fold)
            return
        yield from self._bindings(_used(stage.lets, [arm.formula.tree for arm in stage.arms]))
        if not stage.arms[0].classes:
            yield f"return {self._text(stage.arms[0].formula.tree)};"
            return
        yield from self._arms(stage.arms)

    def _arms(self, arms: Sequence[Arm]) -> Iterator[str]:
        var = self.op.typevars[0].name
        problem = None
        printed = 0
        yield f"switch ({var}.kind) {{"
        for arm in arms:
            try:
                text = self._text(arm.formula.tree)
            except Unprintable as unprintable:
                problem = unprintable
                self.without.append((f"of {arm.label}", str(unprintable)))
                continue
            yield from (f'{INDENT}case "{kind}":' for kind in sorted(arm.classes))
            yield f"{INDENT * 2}return {text};"
            printed += 1
        if not printed and problem is not None:
            raise problem
        yield "}"
        yield f"throw new Error(`{self.op.name} of ${{{var}.name}} is not printed`);"

    def _bindings(self, bindings: Iterable[Binding]) -> Iterator[str]:
        """Local values. What reads a tensor, and may not be read everywhere, is a function."""
        for binding in bindings:
            text = self._text(binding.value)
            if reads(binding.value, self.spelling.later):
                yield f"const {safe(binding.name)} = () => {text};"
                self.spelling.later.add(binding.name)
            else:
                yield f"const {safe(binding.name)} = {text};"

    def _fold(self, fold: Fold) -> Iterator[str]:
        yield f"let value = {self._text(fold.init)};" if fold.init is not None else "let value;"
        for depth, (name, source) in enumerate(fold.variables):
            yield f"{INDENT * depth}for (const {safe(name)} of {self._text(source)}) {{"
        indent = INDENT * len(fold.variables)
        for line in self._bindings(_used(fold.lets, [t for t in (fold.where, fold.term) if t is not None])):
            yield f"{indent}{line}"
        if fold.where is not None:
            yield f"{indent}if (!({self._text(fold.where)})) continue;"
        yield f"{indent}const term = {self._text(fold.term)};"
        combined = self._combined(fold)
        yield f"{indent}value = {combined if fold.init is not None else f'value === undefined ? term : {combined}'};"
        for depth in reversed(range(len(fold.variables))):
            yield f"{INDENT * depth}}}"
        yield "return value;"

    def _combined(self, fold: Fold) -> str:
        if fold.combined is not None:
            return f"(({', '.join(map(safe, fold.pair))}) => {self._text(fold.combined)})(value, term)"
        region = next((r for r in self.op.regions if r.name == fold.combine), None)
        if region is None:
            written(self.op.base.primitives[fold.combine], fold.term.type)
            return f"p.{fold.combine}(value, term)"
        name = safe(fold.combine)
        if isinstance(fold.term.type, Pack) and not any(v.variadic for group in region.arguments for v in group):
            return f"rt.each([value, term], {name})"
        return f"{name}(value, term)"


def _trees(stage: PullStage) -> Iterator[Node]:
    yield from (binding.value for binding in stage.lets)
    yield from (arm.formula.tree for arm in stage.arms)
    yield from (shape.tree for shape in (stage.shape,) if shape is not None)
    yield from (fold for fold in (stage.fold,) if fold is not None)


def _used(lets: Sequence[Binding], trees: Iterable[Node]) -> list[Binding]:
    """The bindings that the trees need, in order."""
    wanted: set[str] = set().union(*(names_in(tree) for tree in trees))
    found = []
    for binding in reversed(lets):
        if binding.name in wanted:
            wanted |= names_in(binding.value)
            found.append(binding)
    return found[::-1]


EMITTER = JavaScriptEmitter()
