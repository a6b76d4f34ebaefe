"""Which definitions formulas need, and which functions graphs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from opspec_model.definitions.graph_tree import GraphFunction, GraphStep, called
from opspec_model.definitions.spec import Constraint, Op, names_in
from opspec_model.language.tree import Binding, Name, Node, Role, walk


def used_defines(op: Op, nodes: Iterable[Node]) -> list[Binding]:
    """The definitions that the trees refer to, directly or through each other, in their order."""
    wanted: set[str] = set()
    pending = list(nodes)
    values = {binding.name: binding.value for binding in op.defines}
    while pending:
        for node in walk(pending.pop()):
            if isinstance(node, Name) and node.role is Role.DEFINE and node.name not in wanted:
                wanted.add(node.name)
                pending.append(values[node.name])
    return [binding for binding in op.defines if binding.name in wanted]


def used_lets(lets: Sequence[Binding], trees: Iterable[Node]) -> list[Binding]:
    """The bindings that the trees need, in order."""
    wanted: set[str] = set().union(*(names_in(tree) for tree in trees))
    found = []
    for binding in reversed(lets):
        if binding.name in wanted:
            wanted |= names_in(binding.value)
            found.append(binding)
    return found[::-1]


def names_about(op: Op, rule: Constraint) -> frozenset[str]:
    """The names that decide a rule, directly or through definitions."""
    trees = [rule.formula.tree, *(binding.value for binding in used_defines(op, [rule.formula.tree]))]
    return frozenset[str]().union(*(names_in(tree) for tree in trees))


def asks_grid(op: Op) -> bool:
    """Whether a rule depends on how many processes there are."""
    trees = [rule.formula.tree for rule in op.rules]
    nodes = (node for tree in (*trees, *(b.value for b in used_defines(op, trees))) for node in walk(tree))
    return any(isinstance(node, Name) and node.role is Role.PROCESS for node in nodes)


# --- printers -------------------------------------------------------------------------------------


def called_functions(op: Op, steps: tuple[GraphStep, ...]) -> list[GraphFunction]:
    """The functions that a graph of an op calls, those of the dialect's header first."""
    header = next((d.functions for d in op.base.dialects.values() if d.name == op.dialect), {})
    known = {**header, **{function.name: function for function in op.functions}}
    wanted = called(steps, known)
    return [function for name, function in known.items() if name in wanted]
