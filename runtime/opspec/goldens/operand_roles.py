"""What operands of an op are for, where that decides which values make a case."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from opspec_model.definitions.spec import Pull
from opspec_model.language.tree import Fold, Name, walk

if TYPE_CHECKING:
    from opspec_model.definitions.spec import Op
    from opspec_model.language.tree import Node


def index_operands(op: Op) -> frozenset[str]:
    """The type variables of operands that hold indices: integers of which no result is made."""
    made = {value.type.var for value in op.results}
    return frozenset(
        var.name
        for at, var in enumerate(op.typevars)
        if at and var.name not in made and var.classes <= {"sint", "uint", "index"}
    )


def starting_operands(op: Op) -> frozenset[str]:
    """The names of operands that are only what a fold by a region starts from, whose order is free, or what its terms
    have in padding too: they may take part more than once, so that they have to change nothing.
    """
    regions = {region.name for region in op.regions}
    starts: set[str] = set()
    others: set[str] = set()
    for tree in _trees(op):
        free = isinstance(tree, Fold) and tree.order == "any_tree" and tree.combine in regions
        if isinstance(tree, Fold) and free and tree.init is not None:
            starts |= _names(tree.init)
            others |= _names(tree.where) if tree.where is not None else set()
            others |= {name for let in tree.lets for name in _names(let.value)}
        else:
            others |= _names(tree)
    return frozenset(value.name for value in op.operands) & frozenset(starts - others)


def _trees(op: Op) -> Iterator[Node]:
    """All that the meaning of an op is made of."""
    for stage in op.semantics.stages if isinstance(op.semantics, Pull) else ():
        yield from (arm.formula.tree for arm in stage.arms)
        yield from (let.value for let in stage.lets)
        if stage.fold is not None:
            yield stage.fold


def _names(tree: Node) -> set[str]:
    return {node.name for node in walk(tree) if isinstance(node, Name)}
