"""What a kernel does with places and elements, read off the tree: whether it stays at one index, whether it
computes.
"""

from __future__ import annotations

from collections.abc import Mapping

from opspec_model.definitions.spec import Op, Pull, PullStage
from opspec_model.language.tree import CallRegion, Each, Fold, If, Item, Listing, Name, Node, Read, Role, children, walk

# What may stand in an element-wise meaning beside reads at the index.
_STEADY = {Role.ATTRIBUTE, Role.TYPEVAR, Role.DEFINE, Role.LET}


def is_elementwise(op: Op) -> bool:
    """Whether each element comes from the elements at the same index, whatever the shape."""
    stage = _only_stage(op)
    if stage is None or stage.fold is not None or any(v.type.variadic for v in (*op.operands, *op.results)):
        return False
    trees = [binding.value for binding in (*op.defines, *stage.lets)]
    return all(_stays(tree, stage.index) for tree in (*trees, *(arm.formula.tree for arm in stage.arms)))


def moves_elements(op: Op) -> bool:
    """Whether each element of the result is one of the operands' elements, and which one depends on none of
    these.
    """
    stage = _only_stage(op)
    if stage is None or stage.fold is not None:
        return False
    lets = {binding.name: binding.value for binding in stage.lets}
    made = {value.type.var for value in op.results}
    carried = {value.name for value in op.operands if value.type.var in made}
    carried |= {leaf.name for leaf in op.leaves if leaf.element in made}
    return all(_moves(arm.formula.tree, lets, carried) for arm in stage.arms)


def takes_items_apart(op: Op) -> bool:
    """Whether each item of the list that is the result comes from the item of the operand at its place. Vectors that
    an attribute asks for have an entry for each item.
    """
    stage = _only_stage(op)
    packs = [region for region in op.regions if any(v.variadic for group in region.arguments for v in group)]
    if stage is None or packs or not op.operands or not all(v.type.when and v.type.readable for v in op.operands[1:]):
        return False
    return op.operands[0].type.variadic and op.results[0].type.variadic


def is_index(node: Node, index: str) -> bool:
    """Whether a place is the index of the element that is made."""
    return isinstance(node, Name) and node.name == index


def _only_stage(op: Op) -> PullStage | None:
    semantics = op.semantics
    return semantics.stages[0] if isinstance(semantics, Pull) and len(semantics.stages) == 1 else None


def _stays(node: Node, index: str) -> bool:
    match node:
        case Read(tensor=Name(role=Role.OPERAND), index=at, process=None):
            return is_index(at, index) or _is_index_or_scalar(at, index)
        case Read() | Fold() | CallRegion():
            return False
        case Name(role=role):
            return role in _STEADY
    return all(_stays(child, index) for child in children(node))


def _is_index_or_scalar(node: Node, index: str) -> bool:
    """`() if rank(x) == 0 else o`."""
    return isinstance(node, If) and node.then == Listing(items=(), type=node.then.type) and is_index(node.other, index)


def _moves(node: Node, lets: Mapping[str, Node], carried: set[str]) -> bool:
    match node:
        case Read(
            tensor=Name(name=name, role=Role.OPERAND | Role.ATTRIBUTE) | Item(of=Name(name=name, role=Role.OPERAND)),
            index=index,
        ):
            return name in carried and not _looks(index, lets, carried)
        case Each(kind="the", body=body, test=test):
            return test is not None and not _looks(test, lets, carried) and _moves(body, lets, carried)
        case If(test=test, then=then, other=other):
            return not _looks(test, lets, carried) and _moves(then, lets, carried) and _moves(other, lets, carried)
        case Name(name=name, role=Role.LET):
            return _moves(lets[name], lets, carried)
    return False


def _looks(node: Node, lets: Mapping[str, Node], carried: set[str]) -> bool:
    """Whether a value depends on elements that are carried over."""
    for part in walk(node):
        if isinstance(part, Read) and isinstance(part.tensor, Name) and part.tensor.name in carried:
            return True
        known = lets.get(part.name) if isinstance(part, Name) and part.role is Role.LET else None
        if known is not None and _looks(known, lets, carried):
            return True
        if isinstance(part, Fold | CallRegion):
            return True
    return False
