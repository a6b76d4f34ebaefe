"""Lowerings: the graph of an op as a function that builds it, and the helper graphs of a dialect's header."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from opspec.instances.program_text import dense_text
from opspec_generator.emit import Target
from opspec_generator.emit.python_text import (
    docstring,
    imports,
    index_helper,
    on_elements,
    parameters,
    quoted,
    rule_printer,
    tuple_text,
)
from opspec_generator.spelling.python import PythonPrinter
from opspec_generator.spelling.python_layout import layout
from opspec_generator.templates import environment
from opspec_model.definitions.graph_tree import (
    ApplyOp,
    BuiltIn,
    CallFunction,
    Choose,
    Closure,
    EachValue,
    Graph,
    GraphFunction,
    GraphStep,
    Spread,
    Static,
    Use,
    ValueItem,
    ValueList,
    Written,
    called,
    statics,
    walk,
)
from opspec_model.definitions.spec import Base, Op
from opspec_model.definitions.used_defines import used_defines
from opspec_model.language.tree import DIMS, Apply, If, Literal, Node
from opspec_model.language.types import Element
from opspec_model.names import CORE

MODULES = ["opspec.lowering.vocabulary", "opspec.rules.vocabulary"]


class LoweringEmitter(Target):
    """One module per op that has a decomposition: `lower`, which builds the graph."""

    name = "lowering"

    def emit_op(self, op: Op) -> Mapping[str, str]:
        if not op.decomposition:
            return {}
        text = text_of(op)
        functions = graph_functions(op, text, "lower", "The op as a graph of others.", op.decomposition)
        when = op.lowering.when
        if when is not None:
            functions.append(self._when(op, text.printer, when.tree))
        constants = []
        if op.lowering.widen:
            constants.append(f"WIDEN = {quoted(op.lowering.widen)}")
        if op.lowering.before:
            constants.append(f"BEFORE = {quoted(op.lowering.before)}")
        constants.append(f"POLICY = {quoted(op.lowering.policy)}")
        path = f"{op.package}/lowering/{op.dialect}/{op.module}.py"
        title = docstring(f"Lowering of {op.name}: {op.summary}")
        return {path: module_text(title, op.path, text, functions, constants, op.package, op.dialect)}

    def emit_base(self, base: Base) -> Mapping[str, str]:
        found = {}
        for dialect in base.own_dialects:
            if not dialect.functions:
                continue
            text = GraphText(_printer(base), dialect.functions)
            functions = [text.function(function) for function in dialect.functions.values()]
            title = docstring(f"Helper graphs of {dialect.name}.")
            source = f"spec/dialects/{dialect.name}.yaml"
            path = f"{dialect.package}/lowering/{dialect.name}_functions.py"
            found[path] = module_text(title, source, text, functions, [], dialect.package, dialect.name)
        return found

    def _when(self, op: Op, printer: PythonPrinter, tree: Node) -> list[str]:
        given = ", ".join(f"{name}: Any" for name in _parameters(op))
        defines = used_defines(op, [tree])
        if defines:
            printer.used.add(("", "lazily"))
        return [
            layout("def needed", f"({given}) -> bool:"),
            docstring("Whether this use of the op is one that the graph is for.", 4),
            *(layout(f"{b.name} = ", f"lazily(lambda: {printer.text(b.value)})", 4) for b in defines),
            layout("return ", printer.call("decided", printer.text(tree)), 4),
        ]


def text_of(op: Op) -> GraphText:
    """What prints the graphs of an op."""
    regions = frozenset(region.name for region in op.regions)
    return GraphText(rule_printer(op, lambda name: f"{name}()"), {f.name: f for f in op.functions}, regions)


def graph_functions(op: Op, text: GraphText, name: str, title: str, steps: tuple[GraphStep, ...]) -> list[list[str]]:
    """The function that builds a graph of an op, behind those that it calls."""
    own = {function.name: function for function in op.functions}
    wanted = called(steps, own)
    functions = [function for function in op.functions if function.name in wanted]
    graphs = [step.value for step in steps]
    graphs += [step.value for function in functions for step in function.steps]
    trees = [tree for graph in graphs for node in walk(graph) for tree in statics(node)]
    given = ", ".join(["graph: GraphBuilder", *(f"{parameter}: Any" for parameter in _parameters(op))])
    defines = used_defines(op, trees)
    lines = [
        layout(f"def {name}", f"({given}) -> tuple[Any, ...]:"),
        docstring(title, 4),
        *(layout(f"{b.name} = ", f"lazily(lambda: {text.printer.text(b.value)})", 4) for b in defines),
        *text.steps(steps),
    ]
    if defines:
        text.printer.used.add(("", "lazily"))
    return [*map(text.function, functions), [*lines, f"    return {tuple_text(value.name for value in op.results)}"]]


def _parameters(op: Op) -> list[str]:
    regions = [region.name for region in op.regions if not region.variadic]
    return [*parameters(op), *regions]


def _printer(base: Base) -> PythonPrinter:
    """For the functions of a header, which no op owns."""

    def infix(node: Apply) -> str | None:
        return base.primitives[node.function].operator if node.function in base.primitives else None

    return PythonPrinter(DIMS, infix, lambda node: index_helper(base, node.function))


def module_text(
    title: str,
    source: str,
    text: GraphText,
    functions: list[list[str]],
    constants: list[str],
    package: str,
    dialect: str,
) -> str:
    used = text.printer.used | {("", "GraphBuilder")}
    used |= {(f"{package}.lowering.{dialect}_functions", name) for name in text.shared}
    lines = imports(used, MODULES)
    return (
        environment()
        .get_template("lowering/op.py.j2")
        .render(title=title, source=source, imports=lines, constants=constants, functions=functions)
    )


def _decided(printer: PythonPrinter, test: Node) -> str:
    """A test that decides what is built."""
    text = printer.text(test)
    return printer.call("decided", text) if DIMS in test.varies else text


@dataclass
class GraphText:
    """Python for graphs. `own`: functions of the module; `regions`: those of the op; `shared`: the functions of the
    dialect's header that are called.
    """

    printer: PythonPrinter
    own: Mapping[str, GraphFunction]
    regions: frozenset[str] = frozenset()
    shared: set[str] = field(default_factory=set)
    package: str = CORE

    def function(self, function: GraphFunction) -> list[str]:
        names = [parameter.name for parameter in function.parameters]
        given = ["graph: GraphBuilder", *(f"{name}: Any" for name in (*names, *function.free))]
        *before, last = function.steps
        return [
            layout(f"def {function.name}", f"({', '.join(given)}) -> Any:"),
            *self.steps(before),
            layout("return ", self.text(last.value), 4),
        ]

    def steps(self, steps: Sequence[GraphStep]) -> list[str]:
        return [layout(f"{step.name} = ", self.text(step.value), 4) for step in steps]

    def text(self, graph: Graph) -> str:
        match graph:
            case Use(name=name):
                return name
            case Static(node=node):
                return self.static(node)
            case Written(text=text):
                return f"graph.literal({quoted(dense_text(text)[0])})"
            case ValueList(items=items):
                return f"[{', '.join(map(self.text, items))}]"
            case Spread(of=of):
                inner = self.text(of)
                return f"*({inner})" if isinstance(of, Choose) else f"*{inner}"
            case ValueItem(of=of, index=index):
                return f"{self.text(of)}[{self.static(index)}]"
            case Choose(test=test, then=then, other=other):
                first = self.text(then)
                first = f"({first})" if isinstance(then, Choose) else first
                return f"{first} if {_decided(self.printer, test)} else {self.text(other)}"
            case EachValue():
                return self.each(graph)
            case BuiltIn(name="fit", args=(x, Static(node=Literal(value=str() as name)))):
                self.printer.used.add((f"{self.package}.polynomials", name))
                return f"graph.fit({self.text(x)}, {name})"
            case BuiltIn(name=name, args=args):
                return f"graph.{name}({', '.join(map(self.text, args))})"
            case CallFunction(function=function, args=args):
                return self.call(function, [self.text(arg) for arg in args])
            case ApplyOp():
                return self.apply(graph)
        raise TypeError(f"no Python for {type(graph).__name__}")

    def call(self, name: str, args: Sequence[str]) -> str:
        if name in self.regions:
            return f"{name}({', '.join(args)})"
        function = self.own.get(name)
        if function is None:
            self.shared.add(name)
        free = [f"{other}={other}" for other in function.free] if function is not None else []
        return f"{name}({', '.join(['graph', *args, *free])})"

    def apply(self, graph: ApplyOp) -> str:
        parts = [quoted(graph.op), *map(self.text, graph.args)]
        parts += [f"{name}={self.static(node)}" for name, node in graph.attributes]
        parts += [f"{name}={self.closure(closure)}" for name, closure in graph.regions]
        parts += [f"shape={self.static(graph.shape)}"] if graph.shape is not None else []
        parts += [f"type={self.static(graph.element)}"] if graph.element is not None else []
        return f"graph.op({', '.join(parts)})"

    def closure(self, closure: Closure) -> str:
        if closure.function in self.regions:
            return closure.function
        names = ", ".join([*closure.arguments, *([f"*{closure.rest}"] if closure.rest else [])])
        given = [f"{name}={name}" for name in (*closure.arguments, closure.rest) if name]
        given += [f"{name}={self.text(value)}" for name, value in closure.given]
        return f"lambda {names}: {self.call(closure.function, given)}"

    def each(self, graph: EachValue) -> str:
        sources = [self.text(source) for source in graph.sources]
        over = sources[0]
        if len(sources) > 1:
            over = self.printer.call("in_step", *sources, home="opspec.values.dims")
        test = f" if {_decided(self.printer, graph.test)}" if graph.test is not None else ""
        return f"[{self.text(graph.body)} for {', '.join(graph.variables)} in {over}{test}]"

    def static(self, node: Node) -> str:
        """What is known. Functions of elements are computed by the kernels' own."""
        match node:
            case Literal(value=float() as value) if value != value or value in (float("inf"), float("-inf")):
                return f"float({quoted(repr(value))})"
            case If(test=test, then=then, other=other):
                first = f"({self.static(then)})" if isinstance(then, If) else self.static(then)
                return f"{first} if {_decided(self.printer, test)} else {self.static(other)}"
            case Apply(function=function, args=args) if on_elements(node):
                return self.printer.call("number", quoted(function), *(self.static(arg) for arg in args))
            case Literal(type=Element(), value=value):
                return repr(value)
        return self.printer.text(node)


EMITTER = LoweringEmitter()
