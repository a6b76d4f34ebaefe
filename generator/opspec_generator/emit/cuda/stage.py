"""One stage of a pull form as a CUDA device function: a loop per fold variable, the rest as the formula."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from opspec.cuda.kernel_plan import safe
from opspec.values.types import QUANTIZED
from opspec_generator.spelling.cpp import CSpelling, plural, type_of
from opspec_generator.spelling.cpp_layout import statement
from opspec_generator.spelling.tree_printer import Printer, Unprintable
from opspec_model.definitions.spec import DeclaredValue, Op, PullStage, ValueType
from opspec_model.definitions.used_defines import used_defines, used_lets
from opspec_model.language.tree import (
    Apply,
    Binding,
    CallRegion,
    Each,
    Fold,
    If,
    Logic,
    Name,
    Node,
    Read,
    Role,
    children,
    walk,
)
from opspec_model.language.types import BOX, TYPE, Element, Pack

TENSORS = (Role.OPERAND, Role.RESULT, Role.STAGE)


class StageText:
    """The lines of the function, and what it takes: the tensors that it `reads`, and the `typevars`."""

    def __init__(self, op: Op, stage: PullStage) -> None:
        self.op, self.stage = op, stage
        self.packs = frozenset(var.name for var in op.typevars if var.pack)
        rows = op.base.primitives
        self.spelling = CSpelling(
            {name: row.signature for name, row in rows.items()},
            {name: row.operator for name, row in rows.items()},
            self.packs,
        )
        self.printer = Printer(self.spelling)
        self.function = "kernel" if self._alone else f"kernel_{stage.name}"
        self.known: set[str] = set()
        trees = list(_trees(stage))
        self.defines = used_defines(op, trees)
        nodes = [node for tree in (*trees, *(b.value for b in self.defines)) for node in walk(tree)]
        self.grid = op.reads_peers or any(isinstance(n, Name) and n.role is Role.PROCESS for n in nodes)
        self.names = {n.name for n in nodes if isinstance(n, Name)}
        tensors = dict.fromkeys(n.name for n in nodes if isinstance(n, Name) and n.role in TENSORS)
        order = [*(v.name for v in op.operands), *tensors]
        self.reads = [name for name in dict.fromkeys(order) if name in tensors and name != stage.name]
        body = [*self._body()]
        self.typevars = [
            v.name for v in op.typevars if any(_mentions(v.name, v.pack, line) for line in [self._head(), *body])
        ]
        if stage.arms and stage.arms[0].classes and op.typevars[0].name not in self.typevars:
            self.typevars.insert(0, op.typevars[0].name)
        self.lines = [*self._template(), *self._header(), *body, "}"]

    @property
    def _alone(self) -> bool:
        return len(getattr(self.op.semantics, "stages", ())) == 1

    # -- the function's head -----------------------------------------------------------------------

    def _template(self) -> Iterator[str]:
        if self.typevars:
            names = [plural(name) if name in self.packs else name for name in self.typevars]
            yield f"template <{', '.join(f'typename {name}' for name in names)}>"

    def _parameters(self) -> list[str]:
        types = {value.name: value.type for value in (*self.op.operands, *self.op.results)}
        made = [stage for stage in getattr(self.op.semantics, "stages", ()) if stage.shape is not None]
        types |= {stage.name: ValueType("tensor", stage.element) for stage in made}
        return [
            "int64_t thread",
            *(f"{self._tensor(types[n])} {safe(n)}" for n in (*self.reads, self.stage.name)),
        ]

    def _tensor(self, type_: ValueType) -> str:
        if type_.optional and not type_.readable:
            raise Unprintable("it reads an operand that may be absent")
        if type_.variadic:
            return "auto"
        if type_.var:
            return f"Tensor<{type_.var}> auto" if type_.var not in self.packs else "auto"
        return "Tensor<i1> auto" if type_.classes == {"bool"} else "auto"

    def _head(self) -> str:
        return ", ".join(self._parameters())

    def _header(self) -> list[str]:
        return statement(f"DEVICE void {self.function}", f"({self._head()})", 0, " {")

    # -- its body ----------------------------------------------------------------------------------

    def _text(self, node: Node) -> str:
        return self.printer.show(node).text

    def _body(self) -> Iterator[str]:
        stage = self.stage
        result = next((v for v in self.op.results if v.name == stage.name), None)
        space = f"{safe(stage.name)}{'.first' if result is not None and result.type.variadic else ''}"
        yield from self._bindings(self.defines, 2)
        yield f"  const Vec {safe(stage.index)} = unflatten(thread, {space}.shape);"
        roots = [arm.formula.tree for arm in stage.arms]
        if stage.fold is not None:
            fold = stage.fold
            roots = [tree for tree in (*(s for _, s in fold.variables), fold.init) if tree is not None]
            inner = [
                tree
                for tree in (fold.where, fold.term, fold.combined, *(b.value for b in fold.lets))
                if tree is not None
            ]
            yield from self._bindings(used_lets(stage.lets, [*roots, *inner]), 2, sure=roots)
            yield from self._fold(fold)
            yield self._store(result, "value")[0]
            return
        yield from self._bindings(used_lets(stage.lets, roots), 2, sure=roots if len(roots) == 1 else [])
        yield from self._arms(result)

    def _store(self, result: DeclaredValue | None, text: str, indent: int = 2) -> list[str]:
        name, index = safe(self.stage.name), safe(self.stage.index)
        if result is not None and result.type.variadic:
            return statement("", f"store({name}, {index}, {text})", indent)
        return statement(f"{name}[{index}] = ", text, indent)

    def _arms(self, result: DeclaredValue | None) -> Iterator[str]:
        arms = self.stage.arms
        if not arms[0].classes:
            yield from self._store(result, self._text(arms[0].formula.tree))
            return
        var = self.op.typevars[0].name
        for at, arm in enumerate(arms):
            test = self._class_test(arm.classes, arm.label, var)
            yield f"  {'} else ' if at else ''}if constexpr ({test}) {{"
            yield from self._store(result, self._text(arm.formula.tree), 4)
        yield "  }"

    def _class_test(self, classes: frozenset[str], label: str, var: str) -> str:
        named = [name.strip() for name in label.split("|") if name.strip() in self.op.base.classes]
        union = frozenset[str]().union(*(self.op.base.classes[name] for name in named))
        names = named if union == classes else sorted(classes)
        return " || ".join(f"is_{name}<{var}>" for name in names if name not in QUANTIZED)

    # -- definitions -------------------------------------------------------------------------------

    def _bindings(self, bindings: Iterable[Binding], indent: int, sure: Sequence[Node] = ()) -> Iterator[str]:
        """Local values. What may not be read everywhere is a lambda, called where it is needed."""
        listed = list(bindings)
        needed = set().union(*(_strict(node) for node in sure)) if sure else set()
        for binding in reversed(listed):
            if binding.name in needed:
                needed |= _strict(binding.value)
        for binding in listed:
            name, value = safe(binding.name), binding.value
            if value.type == TYPE:
                yield from statement(f"using {name} = ", self._text(value), indent)
                continue
            if _reads(value, self.spelling.later) and binding.name not in needed:
                text = f"[&] {{ return {self._text(value)}; }}"
                yield from statement(f"const auto {name} = ", text, indent)
                self.spelling.later.add(binding.name)
                continue
            known = self._is_known(value)
            if known:
                self.known.add(binding.name)
            kind = type_of(value.type)
            kind = kind if kind in ("int64_t", "bool", "double", "Vec", "Matrix") or self._is_var(kind) else "auto"
            yield from statement(f"{'constexpr' if known else 'const'} {kind} {name} = ", self._text(value), indent)

    def _is_var(self, name: str) -> bool:
        return any(var.name == name and not var.pack for var in self.op.typevars)

    def _is_known(self, tree: Node) -> bool:
        """Whether the compiler knows the value: it follows from shapes and attributes alone."""
        bound: set[str] = set()
        for node in walk(tree):
            match node:
                case Each(sources=sources) if any(isinstance(x.type, Pack) for x in sources):
                    return False  # the list itself is an argument of the kernel
                case Each(variables=variables):
                    bound.update(variables)
                case Read() | CallRegion() | Apply(function="ints"):
                    return False
                case Name(role=Role.INDEX | Role.FOLD):
                    return False
                case Name(role=Role.LET | Role.DEFINE, name=name) if name not in self.known | bound:
                    return False
                case Name(role=Role.EACH, name=name) if name not in bound:
                    return False
        return not isinstance(tree.type, Element | Pack)

    # -- folds -------------------------------------------------------------------------------------

    def _fold(self, fold: Fold) -> Iterator[str]:
        pack = isinstance(fold.term.type, Pack)
        kind = type_of(fold.term.type)
        kind = kind if not pack and self._is_var(kind) else "auto"
        if fold.init is not None:
            yield from statement(f"{kind} value = ", self._text(fold.init), 2)
        else:
            yield "  bool first = true;"
            yield f"  auto value = blank({safe(self.stage.name)});" if pack else f"  {kind} value;"
        indent = 2
        for name, source in fold.variables:
            variable = "Vec" if source.type == BOX else "int64_t"
            yield from statement(f"for (const {variable} {safe(name)} : ", self._text(source), indent, ") {")
            indent += 2
        before = used_lets(fold.lets, [fold.where]) if fold.where is not None else []
        if fold.where is not None:
            yield from self._bindings(before, indent, sure=[fold.where])
            yield from statement("if (!(", self._text(fold.where), indent, ")) continue;")
        rest = [b for b in used_lets(fold.lets, [fold.term]) if b not in before]
        yield from self._bindings(rest, indent, sure=[fold.term])
        yield from statement(f"const {kind} term = ", self._text(fold.term), indent)
        together = self._combined(fold, pack)
        if fold.init is None:
            yield f"{' ' * indent}value = first ? term : {together};"
            yield f"{' ' * indent}first = false;"
        else:
            yield f"{' ' * indent}value = {together};"
        for level in range(indent - 2, 0, -2):
            yield f"{' ' * level}}}"
        if fold.init is None:
            yield '  EXPECT(!first, "a fold over nothing");'

    def _combined(self, fold: Fold, pack: bool) -> str:
        if fold.combined is not None:
            pair = ", ".join(f"auto {safe(name)}" for name in fold.pair)
            return f"[&]({pair}) {{ return {self._text(fold.combined)}; }}(value, term)"
        region = next((r for r in self.op.regions if r.name == fold.combine), None)
        if region is None:
            sign = self.op.base.primitives[fold.combine].operator
            return f"value {sign} term" if sign in ("+", "*") else f"{fold.combine}(value, term)"
        name = safe(fold.combine)
        if pack and not any(v.variadic for group in region.arguments for v in group):
            return f"each(value, term, [&](auto x, auto y) {{ return {name}(x, y); }})"
        return f"{name}(value, term)"


def _trees(stage: PullStage) -> Iterator[Node]:
    yield from (binding.value for binding in stage.lets)
    yield from (arm.formula.tree for arm in stage.arms)
    if stage.fold is not None:
        yield stage.fold


def _reads(tree: Node, later: set[str]) -> bool:
    """Whether computing it where it is not needed may go wrong: it reads a tensor, or calls what does."""
    return any(
        isinstance(node, Read | CallRegion) or (isinstance(node, Name) and node.name in later) for node in walk(tree)
    )


def _strict(node: Node) -> set[str]:
    """The names that are evaluated whenever the node is."""
    match node:
        case Name(name=name):
            return {name}
        case If(test=test):
            return _strict(test)
        case Logic(parts=parts):
            return _strict(parts[0])
        case Each(sources=sources):
            return set().union(*map(_strict, sources))
    return set().union(*map(_strict, children(node)))


def _mentions(var: str, pack: bool, line: str) -> bool:
    return re.search(rf"\b{plural(var) if pack else var}\b", line) is not None
