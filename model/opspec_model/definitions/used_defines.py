"""Which of an op's defines formulas need."""

from __future__ import annotations

from collections.abc import Iterable

from opspec_model.definitions.spec import Op
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


def asks_grid(op: Op) -> bool:
    """Whether a rule depends on how many processes there are."""
    trees = [rule.formula.tree for rule in op.rules]
    nodes = (node for tree in (*trees, *(b.value for b in used_defines(op, trees))) for node in walk(tree))
    return any(isinstance(node, Name) and node.role is Role.PROCESS for node in nodes)


# --- printers -------------------------------------------------------------------------------------
