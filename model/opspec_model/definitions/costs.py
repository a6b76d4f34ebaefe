"""What the meaning of an op takes: how often functions are applied to elements, as a formula."""

from __future__ import annotations

from functools import reduce
from math import prod

from opspec_model.definitions.locality import is_index
from opspec_model.definitions.spec import Op, Pull, PullStage
from opspec_model.language.tree import (
    DIMS,
    Apply,
    CallRegion,
    If,
    Item,
    Literal,
    Logic,
    Name,
    Node,
    Read,
    Role,
    children,
    walk,
)
from opspec_model.language.types import INT, INTS, Element, TensorType


def operations(op: Op, meaning: Pull) -> Node:
    """How many times primitives and regions are applied to elements: for each element of a stage, for each term."""
    return _sum([_of_stage(op, stage) for stage in meaning.stages])


def _of_stage(op: Op, stage: PullStage) -> Node:
    """A term that is for one element alone is computed once, not for each element that asks whether it is its own."""
    found = _of_element(op, stage)
    where = stage.fold.where if stage.fold is not None else None
    if isinstance(where, Name):  # a local
        where = next((binding.value for binding in stage.bindings if binding.name == where.name), where)
    sent = isinstance(where, Apply) and where.function == "eq" and any(is_index(x, stage.index) for x in walk(where))
    return found if sent else _times([_elements(op, stage), found])


def _elements(op: Op, stage: PullStage) -> Node:
    if stage.shape is not None:
        return _product(stage.shape.tree)
    result = next(value for value in op.results if value.name == stage.name)
    element = Element(result.type.var, result.type.classes)
    tensor: Node = Name(name=stage.name, role=Role.RESULT, type=TensorType(element))
    if result.type.variadic:
        tensor = Item(of=tensor, index=_number(0), type=tensor.type)
    return _product(Apply(function="shape", args=(tensor,), type=INTS, varies=frozenset({DIMS})))


def _of_element(op: Op, stage: PullStage) -> Node:
    """What is done once an element, and once a term of a fold."""
    once = max((_operations(op, arm.formula.tree) for arm in stage.arms), default=0)
    found = [_number(once + sum(_operations(op, binding.value) for binding in stage.lets))]
    fold = stage.fold
    if fold is not None:
        inner = [fold.term, *(binding.value for binding in fold.lets), *([fold.combined] if fold.combined else [])]
        count = sum(_operations(op, tree) for tree in inner) + (fold.combined is None)
        found.append(_times([*(_span(source) for _, source in fold.variables), _number(count)]))
    return _sum(found)


def _span(source: Node) -> Node:
    """How many values a variable of a fold has."""
    assert isinstance(source, Apply)
    return _product(source.args[0]) if source.function == "box" else source.args[0]


def _operations(op: Op, node: Node) -> int:
    """The primitives and regions that an expression applies to elements; of two branches the longer one."""
    match node:
        case If(test=test, then=then, other=other):
            return _operations(op, test) + max(_operations(op, then), _operations(op, other))
        case CallRegion(args=args):
            return 1 + sum(_operations(op, arg) for arg in args)
        case Apply(function=function, args=args) if function in op.base.primitives and _is_of_elements(node):
            return 1 + sum(_operations(op, arg) for arg in args)
        case Logic(parts=parts) if any(isinstance(part, Read) for part in parts):
            return len(parts) - 1
    return sum(_operations(op, child) for child in children(node))


def _is_of_elements(node: Apply) -> bool:
    return isinstance(node.type, Element) or any(isinstance(arg.type, Element) for arg in node.args)


# --- formulas -------------------------------------------------------------------------------------


def _number(value: int) -> Node:
    return Literal(value=value, type=INT)


def _product(sizes: Node) -> Node:
    return Apply(function="product", args=(sizes,), type=INT, varies=sizes.varies)


def _times(parts: list[Node]) -> Node:
    """The product; 0 where a factor is, without factors of 1."""
    number = prod(part.value for part in parts if isinstance(part, Literal) and isinstance(part.value, int))
    others = [part for part in parts if not isinstance(part, Literal)]
    if number == 0 or not others:
        return _number(number)
    kept = others if number == 1 else [_number(number), *others]
    return reduce(lambda x, y: Apply(function="multiply", args=(x, y), type=INT), kept)


def _sum(parts: list[Node]) -> Node:
    kept = [part for part in parts if not (isinstance(part, Literal) and part.value == 0)]
    return reduce(lambda x, y: Apply(function="add", args=(x, y), type=INT), kept) if kept else _number(0)
