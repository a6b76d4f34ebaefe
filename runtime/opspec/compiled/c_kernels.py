"""Kernels as C that people read: plain loops, a statement for each scalar, the folds in their order written out.

It is the meaning of a plan in a language that many know, not how an engine computes it: one element after another, no
threads. Compiled without contraction (`-ffp-contract=off`), it gives the bits that every engine gives.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from opspec.compiled.c_operations import C, Definitions, Language, constant, spelled
from opspec.compiled.nodes import (
    CHUNK,
    LANES,
    Applied,
    Buffer,
    Combination,
    ConstantNode,
    Folded,
    Indexed,
    Input,
    KernelNode,
    Loaded,
    NodeAtom,
    NodeFold,
    Tested,
    in_order,
    operands_of,
    size_of_space,
)
from opspec.compiled.plan import Kernel, Store, together
from opspec.reads.symbols import (
    Atom,
    Choice,
    Compare,
    Condition,
    Every,
    Extreme,
    Index,
    Product,
    Quotient,
    Remainder,
    Some,
    TableEntry,
    Variable,
)

SHORT = 48  # letters of an expression that stands where it is used, if it is used once


@dataclass(frozen=True, slots=True)
class CKernel:
    """`function`: it, called `name`; `needs`: what stands before it; `buffers`: what it takes, in order."""

    name: str
    function: str
    needs: tuple[str, ...]
    buffers: tuple[Buffer, ...]
    language: Language

    @property
    def launch(self) -> dict[str, int]:
        """How many run at a time, where somebody has to say so."""
        return {}

    @property
    def text(self) -> str:
        """A file of these."""
        return "\n".join([self.language.header, *self.needs, *([""] if self.needs else []), self.function])


def c_kernel(kernel: Kernel, name: str, file: Definitions | None = None) -> CKernel:
    """A kernel as a function of C, which takes its buffers; it does not need what the file has already."""
    return KernelWriter(kernel, name, Definitions(C) if file is None else file).written()


@dataclass
class CodeScope:
    """The lines inside of loops over the `bound` variables; `names`: what stands for nodes there."""

    parent: CodeScope | None
    bound: frozenset[Variable]
    depth: int
    lines: list[str] = field(default_factory=list)
    names: dict[KernelNode, str] = field(default_factory=dict)
    folds: dict[int, str] = field(default_factory=dict)

    def line(self, text: str) -> None:
        self.lines.append(f"{'    ' * self.depth}{text}")

    def inside(self, *variables: Variable) -> CodeScope:
        """The body of a loop over more variables."""
        return CodeScope(self, self.bound | set(variables), self.depth + 1)

    def home(self, node: KernelNode) -> CodeScope:
        """The outermost scope that knows what a node depends on."""
        found: CodeScope = self
        while found.parent is not None and node.variables <= found.parent.bound:
            found = found.parent
        return found

    def end(self) -> None:
        """Put the lines behind those of the scope around it."""
        assert self.parent is not None
        self.parent.lines += self.lines


class KernelWriter:
    """Writes a kernel as a function; what is written for other machines goes over the space in another way."""

    def __init__(self, kernel: Kernel, name: str, file: Definitions) -> None:
        self._kernel, self._name = kernel, name
        self._file = file
        self._known_before = len(file.texts)
        self._count = 0  # of folds
        self._buffers: dict[Buffer, bool] = {}  # with whether it is written
        self._uses = Counter(operand for node in in_order(kernel.roots) for operand in operands_of(node))
        self._uses.update(kernel.roots)

    def written(self) -> CKernel:
        """It as text."""
        return self.made("void")

    def made(self, head: str) -> CKernel:
        """It as text, with what stands in front of its name."""
        for store in self._kernel.stores:
            self._buffers[store.buffer] = True
        top = CodeScope(None, frozenset(), 1)
        self._fill(top)
        needs = tuple(self._file.texts.values())[self._known_before :]
        return CKernel(self._name, self._function(head, top), needs, tuple(self._buffers), self._file.language)

    def _fill(self, top: CodeScope) -> None:
        """All that the function does."""
        scope = top
        for variable in (*self._kernel.space, *self._kernel.inner):
            scope = self._loop(scope, variable)
        if self._kernel.form == "push":
            self._pushes(scope)
        else:
            self._stores(scope)
        close(scope, top)

    def _function(self, head: str, top: CodeScope) -> str:
        listed = ", ".join(
            f"{'' if is_written else 'const '}{spelled(buffer.element)} *{self._file.language.pointer}{buffer}"
            for buffer, is_written in self._buffers.items()
        )
        return f"{head} {self._name}({listed}) {{\n" + "\n".join(top.lines) + "\n}\n"

    # --- loops ------------------------------------------------------------------------------------

    def _loop(self, scope: CodeScope, variable: Variable) -> CodeScope:
        """Open a loop; its head is written when the body is, behind what is computed before it."""
        inner = scope.inside(variable)
        name = _named(variable)
        inner.lines.append(f"{'    ' * scope.depth}for (int64_t {name} = 0; {name} < {variable.size}; ++{name}) {{")
        return inner

    def _stores(self, scope: CodeScope) -> None:
        values = [self._value(scope, store.value) for store in self._kernel.stores]
        if len(values) > 1:  # a store may be where another one loads
            values = [self._named_value(scope, store, x) for store, x in zip(self._kernel.stores, values, strict=True)]
        for store, value in zip(self._kernel.stores, values, strict=True):
            scope.line(f"{store.buffer}[{self._index(scope, store.at)}] = {value};")

    def _named_value(self, scope: CodeScope, store: Store, value: str) -> str:
        name = f"to_{store.buffer}_{self._kernel.stores.index(store)}"
        scope.line(f"{spelled(store.value.type)} {name} = {value};")
        return name

    def _pushes(self, scope: CodeScope) -> None:
        for stores in together(self._kernel.stores):
            combination = stores[0].combination
            when = self._when(scope, stores[0])
            places = [f"{store.buffer}[{self._index(scope, store.at)}]" for store in stores]
            values = [self._value(scope, store.value) for store in stores]
            made = values[0]
            if combination is not None:
                join = self._combined(combination)
                type_ = join.replace("join", "term")
                made = f"{join}({self._file.language.made(type_, places)}, {self._file.language.made(type_, values)})"
            if len(stores) == 1:
                scope.line(f"{when}{places[0]} = {made};")
                continue
            scope.line(f"{when}{{")
            scope.line(f"    {type_} whole = {made};")
            for at, place in enumerate(places):
                scope.line(f"    {place} = whole.r{at};")
            scope.line("}")

    def _when(self, scope: CodeScope, store: Store) -> str:
        """What stands in front of a push."""
        return "" if store.when is None else f"if ({self._value(scope, store.when)}) "

    # --- nodes ------------------------------------------------------------------------------------

    def _value(self, scope: CodeScope, root: KernelNode) -> str:
        """What stands for a node: a name, a constant, or a short expression that is used once."""
        for node in _behind_operands(root):
            self._known(scope, node)
        return self._known(scope, root)

    def _known(self, scope: CodeScope, node: KernelNode) -> str:
        home = scope.home(node)
        if node not in home.names:
            home.names[node] = self._kept(home, node, self._expression(home, node))
        return home.names[node]

    def _kept(self, scope: CodeScope, node: KernelNode, text: str) -> str:
        simple = isinstance(node, ConstantNode | Input | Folded)
        if simple or (self._uses[node] == 1 and len(text) <= SHORT and not isinstance(node, Loaded)):
            return f"({text})" if isinstance(node, Indexed) and node.index.only is None else text
        scope.line(f"{spelled(node.type)} {node} = {text};")
        return str(node)

    def _expression(self, scope: CodeScope, node: KernelNode) -> str:
        match node:
            case ConstantNode():
                return self._file.known(constant(node.bits, node.type))
            case Input(name=name):
                return name
            case Loaded():
                return self._loaded(scope, node)
            case Indexed(index=index):
                return self._index(scope, index)
            case Tested(index=index, sign=sign):
                return f"({self._index(scope, index)} {sign} 0)"
            case Applied(operation=name, operands=operands):
                given = [self._known(scope, operand) for operand in operands]
                type_ = operands[0].type
                return self._file.apply(name, type_, node.type, given)
            case Folded(fold=fold, item=item):
                name = self._fold(scope, fold)
                return name if len(fold.terms) == 1 else f"{name}.r{item}"
        raise TypeError(f"nothing writes {node}")

    def _loaded(self, scope: CodeScope, node: Loaded) -> str:
        self._buffers.setdefault(node.buffer, False)
        at = self._index(scope, node.at)
        if node.inside:
            return f"{node.buffer}[{at}]"
        scope.line(f"int64_t at_{node} = {at};  // beyond the buffer where nobody asks for it")
        return f"at_{node} >= 0 && at_{node} < {node.buffer.size} ? {node.buffer}[at_{node}] : 0"

    # --- indices ----------------------------------------------------------------------------------

    def _index(self, scope: CodeScope, index: Index) -> str:
        def term(atom: Atom, factor: int) -> str:
            name = self._atom(scope, atom)
            return name if factor == 1 else f"{factor} * {name}"

        return index.spelled(term)

    def _atom(self, scope: CodeScope, atom: Atom) -> str:
        match atom:
            case Variable():
                return _named(atom)
            case Quotient(of=of, by=by) | Remainder(of=of, by=by):
                return self._divided(scope, of, by, isinstance(atom, Quotient))
            case Product(left=left, right=right):
                return f"(({self._index(scope, left)}) * ({self._index(scope, right)}))"
            case Extreme(largest=largest, parts=parts):
                found, *others = (self._index(scope, part) for part in parts)
                for other in others:
                    name, sign = ("larger", ">") if largest else ("smaller", "<")
                    found = self._file.integer(name, f"x {sign} y ? x : y", [found, other])
                return found
            case TableEntry(table=table, at=at):
                return f"{self._file.table(table)}[{self._index(scope, at)}]"
            case Choice(test=test, then=then, other=other):
                return f"({self._condition(scope, test)} ? {self._index(scope, then)} : {self._index(scope, other)})"
            case NodeAtom(node=node):
                return self._value(scope, node)
        raise TypeError(f"nothing writes {atom}")

    def _divided(self, scope: CodeScope, of: Index, by: int, quotient: bool) -> str:
        text = self._index(scope, of)
        if of.low is not None and of.low >= 0:
            return f"(({text}) {'/' if quotient else '%'} {by})"
        if quotient:
            return self._file.integer("quotient", "x / y - (x % y < 0)", [text, str(by)])
        return self._file.integer("rest", "x % y + (x % y < 0 ? y : 0)", [text, str(by)])

    def _condition(self, scope: CodeScope, condition: Condition) -> str:
        match condition:
            case Compare(left=left, sign=sign):
                return f"({self._index(scope, left)} {sign} 0)"
            case Every(parts=parts):
                return f"({' && '.join(self._condition(scope, part) for part in parts)})"
            case Some(parts=parts):
                return f"({' || '.join(self._condition(scope, part) for part in parts)})"
        raise TypeError(f"nothing writes {condition}")

    # --- folds ------------------------------------------------------------------------------------

    def _combined(self, combination: Combination) -> str:
        """The function that makes one of two terms."""
        types = tuple(node.type.name for node in combination.results)
        number = self._file.number("join", (combination.operation or combination, types))
        name, type_ = f"join{number}", f"term{number}"
        if name not in self._file.texts:
            text = self._join(combination, name, type_)
            self._file.texts[type_] = _term_type(type_, [spelled(node.type) for node in combination.results])
            self._file.texts[name] = text
        return name

    def _join(self, combination: Combination, name: str, type_: str) -> str:
        many = len(combination.results) > 1
        nodes = in_order(combination.results)
        self._uses.update([*combination.results, *(operand for node in nodes for operand in operands_of(node))])
        scope = CodeScope(None, frozenset(), 1)
        for side, inputs in (("x", combination.left), ("y", combination.right)):
            scope.names |= {node: f"{side}.r{at}" if many else side for at, node in enumerate(inputs)}
        values = [self._value(scope, result) for result in combination.results]
        result = f"return {self._file.language.made(type_, values)};"
        head = f"{self._file.language.function} {type_} {name}({type_} x, {type_} y)"
        return (
            "\n".join([f"{head} {{", *scope.lines, f"    {result}", "}"]) if scope.lines else f"{head} {{ {result} }}"
        )

    def _fold(self, scope: CodeScope, fold: NodeFold) -> str:
        """A fold; gives the name of its result."""
        if id(fold) in scope.folds:
            return scope.folds[id(fold)]
        self._count += 1
        name = scope.folds[id(fold)] = f"fold{self._count}"
        join = self._combined(fold.combination)
        type_ = join.replace("join", "term")
        start = (
            None
            if fold.start is None
            else self._file.language.made(type_, [self._value(scope, node) for node in fold.start])
        )
        inner = CodeScope(scope, scope.bound, scope.depth + 1)
        around = "    " * scope.depth  # of the lines in front, behind what of the terms is computed before the fold
        said = f"{fold.combination.operation or 'a function'} of {fold.count:,} terms, {fold.order}"
        first = ("0" if len(fold.terms) == 1 else "{0}") if start is None or fold.order == "tree" else start
        inner.lines += [f"{around}{type_} {name} = {first};  // {said}", f"{around}{{"]
        if fold.order == "sequential":
            self._sequential(inner, fold, name, start is not None, join)
        else:
            self._tree(inner, fold, name, start, join)
        inner.end()
        scope.line("}")
        return name

    def _term(self, scope: CodeScope, fold: NodeFold, type_: str) -> tuple[str, str]:
        """The term at the loop variables, and the condition in front of what it does."""
        where = "" if fold.where is None else f"if ({self._value(scope, fold.where)}) "
        return self._file.language.made(type_, [self._value(scope, node) for node in fold.terms]), where

    def _sequential(self, scope: CodeScope, fold: NodeFold, name: str, begun: bool, join: str) -> None:
        scope.line(f"bool some = {'true' if begun else 'false'};")
        inner = scope
        for variable in fold.variables:
            inner = self._loop(inner, variable)
        term, where = self._term(inner, fold, join.replace("join", "term"))
        inner.line(f"{where}{name} = some ? {join}({name}, {term}) : {term};")
        inner.line(f"{where}some = true;")
        close(inner, scope)

    def _tree(self, scope: CodeScope, fold: NodeFold, name: str, start: str | None, join: str) -> None:
        """Chunks of lanes, halves of lanes, pairs of chunks: `opspec.compiled.nodes.NodeFold` says it in words."""
        type_ = join.replace("join", "term")
        chunks = -(-fold.count // CHUNK)
        levels = chunks.bit_length()
        scope.line(f"{type_} pair[{levels}], lane[{LANES}];")
        scope.line(f"bool paired[{levels}] = {{false}}, held[{LANES}];")
        scope.line(f"for (int64_t chunk = 0; chunk < {chunks}; ++chunk) {{")
        turn = CodeScope(scope, scope.bound, scope.depth + 1)
        turn.line("memset(held, 0, sizeof held);")
        turn.line(f"for (int64_t at = chunk * {CHUNK}; at < (chunk + 1) * {CHUNK} && at < {fold.count}; ++at) {{")
        each = self._taken_apart(turn, "at", fold.variables, turn.depth + 1)
        term, where = self._term(each, fold, type_)
        each.line(f"int64_t p = at % {LANES};")
        each.line(f"{where}lane[p] = held[p] ? {join}(lane[p], {term}) : {term};")
        each.line(f"{where}held[p] = true;")
        each.end()
        turn.line("}")
        for text in (
            f"for (int half = {LANES // 2}; half > 0; half /= 2)",
            "    for (int i = 0; i < half; ++i)",
            "        if (held[i + half]) {",
            f"            lane[i] = held[i] ? {join}(lane[i], lane[i + half]) : lane[i + half];",
            "            held[i] = true;",
            "        }",
            "int level = 0;",
            "for (int64_t pairs = chunk; pairs % 2; pairs /= 2, ++level)",
            "    if (paired[level]) {",
            f"        lane[0] = held[0] ? {join}(pair[level], lane[0]) : pair[level];",
            "        held[0] = true;",
            "    }",
            "pair[level] = lane[0];",
            "paired[level] = held[0];",
        ):
            turn.line(text)
        turn.end()
        scope.line("}")
        self._last(scope, chunks, name, start, join, type_)

    def _taken_apart(self, scope: CodeScope, at: str, variables: Sequence[Variable], depth: int) -> CodeScope:
        """Where variables are known: they are digits of a number, the last one going fastest."""
        inner = CodeScope(scope, scope.bound | set(variables), depth)
        step = whole = size_of_space(variables)
        for variable in variables:
            step //= variable.size
            digit = at if step == 1 else f"{at} / {step}"
            around = "" if step * variable.size == whole else f" % {variable.size}"
            inner.line(f"int64_t {_named(variable)} = {digit}{around};")
        return inner

    def _last(self, scope: CodeScope, chunks: int, name: str, start: str | None, join: str, type_: str) -> None:
        """What pairs are left over, the later ones on the right; then the start, on the left."""
        scope.line("bool some = false;")
        for level in range(chunks.bit_length()):
            if chunks >> level & 1:
                scope.line(f"if (paired[{level}]) {{")
                scope.line(f"    {name} = some ? {join}(pair[{level}], {name}) : pair[{level}];")
                scope.line("    some = true;")
                scope.line("}")
        if start is not None:
            scope.line(f"{type_} start = {start};")
            scope.line(f"{name} = some ? {join}(start, {name}) : start;")


def close(scope: CodeScope, last: CodeScope) -> None:
    """Write the ends of loops, from the innermost one to the one in the last scope."""
    while scope is not last:
        scope.end()
        assert scope.parent is not None
        scope = scope.parent
        scope.line("}")


def _term_type(name: str, types: Sequence[str]) -> str:
    """The type of what is folded."""
    if len(types) == 1:
        return f"typedef {types[0]} {name};"
    return f"typedef struct {{ {' '.join(f'{type_} r{at};' for at, type_ in enumerate(types))} }} {name};"


def _named(variable: Variable) -> str:
    return "".join(letter if letter.isalnum() else "_" for letter in variable.name)


def _behind_operands(root: KernelNode) -> Iterator[KernelNode]:
    """All nodes that one is made of, operands first; what a fold goes over is its own affair."""
    found: dict[int, KernelNode] = {}
    left = [root]
    while left:
        node = left.pop()
        if node.number not in found:
            found[node.number] = node
            left += (node.fold.start or ()) if isinstance(node, Folded) else operands_of(node)
    yield from (found[number] for number in sorted(found))
