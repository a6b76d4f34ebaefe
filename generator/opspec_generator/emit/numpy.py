"""NumPy kernels: the pull form over whole arrays. Elements are arrays; an index is a vector of array components."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping, Sequence

from opspec_generator.emit import Target
from opspec_generator.emit.python_text import (
    docstring,
    forwards_to,
    imports,
    index_text,
    kernel_operand,
    kernel_printer,
    primitives_module,
    quoted,
    read_name,
)
from opspec_generator.emit.rule_types import index_type
from opspec_generator.spelling.python import PythonPrinter
from opspec_generator.spelling.python_layout import layout
from opspec_generator.templates import environment
from opspec_model.definitions.locality import is_elementwise, moves_elements, takes_items_apart
from opspec_model.definitions.spec import Arm, Base, DeclaredValue, Extern, Op, Pull, PullStage, names_in
from opspec_model.definitions.table_rows import PolynomialRow, Primitive
from opspec_model.definitions.used_defines import used_defines, used_lets
from opspec_model.language.builtins import GRID
from opspec_model.language.tree import Binding, Fold, Literal, Name, Node, walk
from opspec_model.language.types import BOOL, FLOAT, TYPE, Pack
from opspec_model.names import NUMPY, target_of

MODULES = ["opspec.kernels.vocabulary", "opspec.kernels.pull", "opspec.kernels.conditions", "opspec.kernels.folds"]
# Monoids that NumPy reduces itself, exactly as a tree of single steps would.
UFUNCS = {"add", "multiply"}
ANNOTATIONS = {
    "i64": "int",
    "i32": "int",
    "f32": "float",
    "f64": "float",
    "bool": "bool",
    "unit": "bool",
    "str": "str",
    "enum": "str",
    "enum[]": "Sequence[str]",
    "elements": "Elements",
}


class NumpyEmitter(Target):
    """One module per op with its kernel; one with the element functions, one with the index functions."""

    name = "numpy"

    def emit_op(self, op: Op) -> Mapping[str, str]:
        return {path: text for reading, read in op.by_reading() for path, text in self._emit(read, reading).items()}

    def _emit(self, op: Op, reading: str) -> Mapping[str, str]:
        path = f"{op.package}/{target_of(self.name, reading)}/{op.dialect}/{op.module}.py"
        title = docstring(f"NumPy kernel of {read_name(op, reading)}: {op.summary}")
        if isinstance(op.semantics, Extern):
            template = environment().get_template("numpy/extern.py.j2")
            function = quoted(op.semantics.function)
            return {path: template.render(title=title, source=op.path, function=function)}
        if not isinstance(op.semantics, Pull):
            return {}
        kernel = _Kernel(op)
        body = list(kernel.body())
        annotations = f"({', '.join(_parameters(op))}) -> {_returns(op)}:"
        text = (
            environment()
            .get_template("numpy/op.py.j2")
            .render(
                title=title,
                source=op.path,
                elementwise=is_elementwise(op),
                moves=moves_elements(op),
                imports=imports(kernel.printer.used | kernel.annotations, MODULES),
                header=layout("def kernel", annotations),
                doc=docstring(op.summary, 4),
                body=body,
                needs_any=any(re.search(r"\bAny\b", line) for line in (annotations, *body)),
            )
        )
        return {path: text}

    def emit_base(self, base: Base) -> Mapping[str, str]:
        elements = [_element_function(row) for row in base.own_primitives if _on_elements(row)]
        indices = [_index_function(row) for row in base.own_primitives if _needs_index_function(row)]
        rows = [_polynomial(row) for row in base.own_polynomials]
        get = environment().get_template
        texts = {
            f"{base.package}/polynomials.py": (get("numpy/polynomials.py.j2"), rows),
            f"{base.package}/numpy/primitives.py": (get("numpy/primitives.py.j2"), elements),
            f"{base.package}/indices.py": (get("numpy/indices.py.j2"), indices),
        }
        return {path: template.render(functions=found) for path, (template, found) in texts.items() if found}


def _polynomial(row: PolynomialRow) -> str:
    lines = [f"{row.name} = Polynomial(", f"    low={float(row.low)!r},", f"    high={float(row.high)!r},"]
    for type_, numbers in row.coefficients.items():
        lines += [f"    {type_}=(", *(f"        {number}," for number in numbers), "    ),"]
    return "\n".join([*lines, ")"])


def _parameters(op: Op) -> list[str]:
    """Operands by position; attributes, regions and result types by name."""
    names = [f"{kernel_operand(v.name)}: {'Arrays' if v.type.variadic else 'Elements'}" for v in op.operands]
    keywords = [f"{leaf.name}: {ANNOTATIONS.get(leaf.kind, 'Vec')}" for leaf in op.leaves]
    keywords += [f"{region.name}: Callable[..., Any]" for region in op.regions]
    keywords += [f"{v.name}: {'Sequence[Tensor]' if v.type.variadic else 'Tensor'}" for v in op.results]
    return [*names, "*", *keywords]


def _returns(op: Op) -> str:
    if len(op.results) == 1 and not op.results[0].type.variadic:
        return "Elements"
    return "tuple[Elements, ...]"


class _Kernel:
    """The body of one kernel."""

    def __init__(self, op: Op) -> None:
        assert isinstance(op.semantics, Pull)
        self.op = op
        self.stages = op.semantics.stages
        results = {value.name for value in op.results}
        # A result's own name stands for its type; its values get a name of their own.
        self.printer: PythonPrinter = kernel_printer(op, lambda name: f"{name}_values" if name in results else name)
        self.nodes = list(_trees(self.stages))
        annotations = " ".join((*_parameters(op), _returns(op)))
        self.annotations = {
            ("", name)
            for name in ("Arrays", "Callable", "Elements", "Sequence", "Tensor", "Vec")
            if re.search(rf"\b{name}\b", annotations)
        }
        self.used: set[str] = set().union(*(names_in(node) for node in self.nodes))

    def body(self) -> Iterator[str]:
        yield from self._typevars()
        if self.used & set(GRID):
            yield f"    grid = {self.printer.call('exchange')}"
            for name in GRID:
                if name in self.used:
                    yield f"    {name} = grid.{name}"
        if takes_items_apart(self.op):
            yield from self._one_by_one()
        if self.op.reads_peers:
            # All processes meet, also those that read nobody's operand.
            given = [f"{'*' if v.type.variadic else ''}{v.name}" for v in self.op.operands if not v.type.when]
            yield f"    {self.printer.call('share', *given)}"
        for binding in used_defines(self.op, self.nodes):
            yield self._assign(binding, 4)
        results = {value.name: value for value in self.op.results}
        for stage in self.stages:
            yield from self._stage(stage, results.get(stage.name))
        if len(self.stages) > 1 and not self._ends_with(self.stages[-1]):
            yield f"    return {', '.join(f'{name}_values' for name in results)}"

    def _one_by_one(self) -> Iterator[str]:
        """An index is of one shape, so items of different shapes come one by one."""
        (operand, *beside), result = [v.name for v in self.op.operands], self.op.results[0].name
        keywords = [leaf.name for leaf in self.op.leaves] + [region.name for region in self.op.regions]
        given = ", ".join(f"{name}={name}" for name in keywords)
        call = self.printer.call("one_by_one", "kernel", operand, f'"{result}"', result, *beside, given)
        yield f"    if len({{r.shape for r in {result}}}) > 1:"
        yield layout("return ", call, 8)

    def _typevars(self) -> Iterator[str]:
        """The NumPy types that type variables stand for, where the kernel asks for them."""
        defines = used_defines(self.op, self.nodes)
        used = self.used.union(*(names_in(binding.value) for binding in defines))
        wanted = {n.type.var for tree in self.nodes for n in walk(tree) if hasattr(n.type, "var") and _is_literal(n)}
        wanted |= {stage.element for stage in self.stages}
        arms = any(arm.classes for stage in self.stages for arm in stage.arms)
        for position, var in enumerate(self.op.typevars):
            if var.name not in used | wanted and not (arms and position == 0):
                continue
            operand = next((v for v in self.op.operands if v.type.var == var.name), None)
            if var.element:
                yield f"    {var.name} = {self.printer.call('dtype_of', quoted(var.element))}"
            elif operand is not None and operand.type.variadic:
                yield f"    {var.name} = tuple(x.dtype for x in {kernel_operand(operand.name)})"
            elif operand is not None:
                yield f"    {var.name} = {kernel_operand(operand.name)}.dtype"
            else:
                result = next(v for v in self.op.results if v.type.var == var.name)
                if var.pack:
                    yield f"    {var.name} = tuple(r.element.dtype for r in {result.name})"
                else:
                    yield f"    {var.name} = {result.name}{'[0]' if result.type.variadic else ''}.element.dtype"

    def _assign(self, binding: Binding, indent: int) -> str:
        return layout(f"{binding.name} = ", self.printer.text(binding.value), indent)

    def _stage(self, stage: PullStage, result: DeclaredValue | None) -> Iterator[str]:
        shape = self._shape(stage, result)
        if any(stage.index in names_in(tree) for tree in _trees((stage,))):
            yield f"    {stage.index} = {self.printer.call('index', shape)}"
        for binding in stage.lets:
            yield self._assign(binding, 4)
        if stage.fold is not None:
            prefix = f"{stage.name}_" if len(self.stages) > 1 else ""
            yield from self._term(stage.fold, prefix)
            yield layout("value = ", self._fold(stage.fold, shape, prefix), 4)
            value = "value"
        elif stage.arms[0].classes:
            yield from self._arms(stage.arms)
            value = "value"
        else:
            value = self.printer.text(stage.arms[0].formula.tree)
        yield layout(*self._finish(stage, result, value), 4)

    def _shape(self, stage: PullStage, result: DeclaredValue | None) -> str:
        if stage.shape is not None:
            return self.printer.text(stage.shape.tree)
        assert result is not None
        return f"{result.name}{'[0]' if result.type.variadic else ''}.shape"

    def _ends_with(self, stage: PullStage) -> bool:
        """Whether the stage is the only result, and the last to be made."""
        return stage is self.stages[-1] and [value.name for value in self.op.results] == [stage.name]

    def _finish(self, stage: PullStage, result: DeclaredValue | None, value: str) -> tuple[str, str]:
        """The stage's tensor, bound to its name or returned."""
        if result is None:
            assert stage.shape is not None
            return f"{stage.name} = ", self.printer.call(
                "tensor", self.printer.text(stage.shape.tree), stage.element, value
            )
        if result.type.variadic:
            item = self.printer.call("as_result", "r", "x")
            filled = f"tuple({item} for r, x in zip({result.name}, {value}, strict=True))"
        else:
            filled = self.printer.call("as_result", result.name, value)
        if len(self.stages) == 1 or self._ends_with(stage):
            return "return ", filled
        return f"{result.name}_values = ", filled

    def _arms(self, arms: tuple[Arm, ...]) -> Iterator[str]:
        var = self.op.typevars[0].name
        yield f"    match {self.printer.call('kind', var)}:"
        for arm in arms:
            yield f"        case {' | '.join(quoted(c) for c in sorted(arm.classes))}:"
            yield layout("value = ", self.printer.text(arm.formula.tree), 12)
        yield "        case other:"
        yield f'            raise TypeError(f"{self.op.name} has no meaning for {{other}} elements")'

    def _term(self, fold: Fold, prefix: str) -> Iterator[str]:
        """The terms, as functions of the fold's variables."""
        names = ", ".join(f"{name}: Any" for name, _ in fold.variables)
        if fold.where is not None:
            yield ""
            yield f"    def {prefix}where({names}) -> Any:"
            yield from self._returned(fold.lets, fold.where)
        yield ""
        yield f"    def {prefix}term({names}) -> Any:"
        yield from self._returned(fold.lets, fold.term)
        yield ""
        if fold.combined is not None:
            yield f"    def {prefix}combine({', '.join(f'{name}: Any' for name in fold.pair)}) -> Any:"
            yield layout("return ", self.printer.text(fold.combined), 8)
            yield ""

    def _returned(self, lets: tuple[Binding, ...], tree: Node) -> Iterator[str]:
        """What a tree needs, and the tree; of a local its value."""
        used = used_lets(lets, [tree])
        if used and isinstance(tree, Name) and tree.name == used[-1].name:
            tree = used.pop().value
        for binding in used:
            yield self._assign(binding, 8)
        yield layout("return ", self.printer.text(tree), 8)

    def _fold(self, fold: Fold, shape: str, prefix: str) -> str:
        over = ", ".join(f"{quoted(name)}: {self.printer.text(source)}" for name, source in fold.variables)
        parts = [shape, f"{{{over}}}", f"{prefix}term"]
        parts.append(f"init={self.printer.text(fold.init) if fold.init is not None else 'None'}")
        parts.append(f"combine={f'{prefix}combine' if fold.pair else self._combine(fold)}")
        parts += [f"where={prefix}where"] if fold.where is not None else []
        parts += [f"order={quoted(fold.order)}"] if fold.order != "any_tree" else []
        return self.printer.call("fold", *parts)

    def _combine(self, fold: Fold) -> str:
        region = next((r for r in self.op.regions if r.name == fold.combine), None)
        if region is None:
            if fold.combine in UFUNCS:
                return quoted(fold.combine)
            self.printer.used.add((primitives_module(self.op.base.primitives[fold.combine]), fold.combine))
            return fold.combine
        if isinstance(fold.term.type, Pack) and not any(v.variadic for group in region.arguments for v in group):
            return self.printer.call("each", region.name)
        return region.name


def _trees(stages: Sequence[PullStage]) -> Iterator[Node]:
    for stage in stages:
        yield from (binding.value for binding in stage.lets)
        yield from (arm.formula.tree for arm in stage.arms)
        if stage.shape is not None:
            yield stage.shape.tree
        if stage.fold is not None:
            yield stage.fold


def _is_literal(node: Node) -> bool:
    return isinstance(node, Literal)


# --- primitives -----------------------------------------------------------------------------------


def _on_elements(row: Primitive) -> bool:
    return any(classes - {"index"} for classes in row.where.values()) or row.signature.result == FLOAT


def _needs_index_function(row: Primitive) -> bool:
    text = index_text(row)
    return text is not None and row.operator is None and forwards_to(row) is None


def _element_function(row: Primitive) -> str:
    """The function of arrays that a row's NumPy column says."""
    variables = [p for p in row.signature.parameters if p.type != TYPE]
    typed = len(variables) != len(row.signature.parameters)
    texts: dict[str, list[str]] = {}
    for atom in sorted(row.where.get("F", row.where.get("E", frozenset())) - {"index"}):
        texts.setdefault(row.text(NUMPY, atom), []).append(atom)
    names = ", ".join(
        f"{p.name}: {'Elements' if isinstance(p.type, str) or p.type == BOOL else 'int'}" for p in variables
    )
    arguments = f"dtype: DType, {names}" if typed else f"{names}, dtype: DType"
    result = "bool" if row.signature.result == BOOL else "part" if row.signature.part_of else "same"
    if not row.where:
        return f"def {row.name}() -> float:\n{docstring(row.summary, 4)}\n    return {row.text(NUMPY, '')}"
    frame = f"typed(result={quoted(result)})" if typed else f"scalar(widen={row.widen}, result={quoted(result)})"
    lines = [f"@{frame}"]
    lines.append(layout(f"def {row.name}", f"({arguments.strip(', ')}) -> Elements:"))
    lines.append(docstring(row.summary, 4))
    if len(texts) == 1:
        lines.append(layout("return ", next(iter(texts)), 4))
    else:
        lines.append("    match kind(dtype):")
        for text, atoms in texts.items():
            lines.append(f"        case {' | '.join(map(quoted, atoms))}:")
            lines.append(layout("return ", text, 12))
        lines.append(f"    raise unsupported({quoted(row.name)}, dtype)")
    return "\n".join(lines)


def _index_function(row: Primitive) -> str:
    text = index_text(row) or ""
    lengths = _lengths(text)
    parts = []
    for p in row.signature.parameters:
        default = f" = {p.default}" if p.default is not None else ""
        type_ = "int" if p.name in lengths else index_type(p.type)
        parts.append(f"{'*' if p.variadic else ''}{p.name}: {type_}{default}")
    # Numbers come one by one or in vectors, and so does what is made of them: that is left open.
    given = index_type(row.signature.result)
    header = f"({', '.join(parts)}) -> {'Any' if given == 'IndexValue' else given}:"
    lines = [layout(f"def {row.name}", header), docstring(row.summary, 4)]
    lines.append(layout("return ", text, 4))
    return "\n".join(lines)


def _lengths(text: str) -> set[str]:
    """The numbers that say how long a vector is: these are known when it is made."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(text, mode="eval")):
        match node:
            case ast.Call(func=ast.Name(id="range"), args=args):
                found |= _terms(*args)
            case ast.BinOp(left=ast.Tuple(), op=ast.Mult(), right=count):
                found |= _terms(count)
    return found


def _terms(*nodes: ast.expr) -> set[str]:
    """The names that sums and conditionals are made of."""
    found: set[str] = set()
    for node in nodes:
        match node:
            case ast.Name(id=name):
                found.add(name)
            case ast.BinOp(left=left, right=right) | ast.IfExp(body=left, orelse=right):
                found |= _terms(left, right)
    return found


EMITTER = NumpyEmitter()
