"""What the meaning of an op takes, as formulas of sizes: how often functions are applied to elements, and how many
bytes are read and written.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import reduce
from math import prod

from opspec_model.definitions.locality import is_index, takes_items_apart
from opspec_model.definitions.spec import DeclaredValue, Op, Pull, PullStage
from opspec_model.definitions.used_defines import used_defines
from opspec_model.language.tree import (
    DIMS,
    INDEX,
    Apply,
    CallRegion,
    Each,
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
from opspec_model.language.types import BOOL, INT, INTS, TYPE, Element, TensorType


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
    """How many elements a stage has; those of a list whose items are made together once, for all have one shape."""
    if stage.shape is not None:
        return _product(stage.shape.tree)
    result = next(value for value in op.results if value.name == stage.name)
    if takes_items_apart(op):
        return _over_items({result.name: result}, lambda tensors: _size(tensors[result.name]))
    tensor = _tensor(result)
    return _size(Item(of=tensor, index=_number(0), type=tensor.type) if result.type.variadic else tensor)


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


# --- bytes ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Traffic:
    """`read`, `written`: bytes. An element counts once however often it is read; what other processes have, as often as
    it is asked for. `by_data`: operands of which elements decide what is read, so that it may be less.
    """

    read: Node
    written: Node
    by_data: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Ask:
    """A read: how often it happens for each element of its stage, or None where the element decides."""

    operand: str
    stage: str
    index: Node
    often: tuple[Node, ...] | None
    own: bool
    peers: bool
    by_data: bool


def traffic(op: Op, meaning: Pull) -> Traffic:
    """As many elements as the meaning asks for, and no more than there are; vectors that rules ask for, whole."""
    asks = [ask for stage in meaning.stages for ask in _Asks(op, stage).all()]
    stages = {stage.name: stage for stage in meaning.stages}
    trees = [node for stage in meaning.stages for node in stage.nodes()]
    trees += [rule.formula.tree for rule in op.rules]
    trees += [binding.value for binding in used_defines(op, trees)]
    vectors = {name for tree in trees for node in walk(tree) if (name := _vector(node))}
    read = [_read(op, stages, value, asks, value.name in vectors) for value in op.operands]
    written = [_sized({value.name: value}, value, _whole(value)) for value in op.results]
    decided = {ask.operand for ask in asks if ask.by_data}
    return Traffic(_sum(read), _sum(written), tuple(x.name for x in op.operands if x.name in decided))


def _whole(value: DeclaredValue) -> Callable[[Mapping[str, Node]], Node]:
    return lambda tensors: _size(tensors[value.name])


def whole_traffic(op: Op) -> Traffic:
    """All of the operands and results, once."""
    operands, results = ([_sized({x.name: x}, x, _whole(x)) for x in values] for values in (op.operands, op.results))
    return Traffic(_sum(operands), _sum(results), ())


def _vector(node: Node) -> str:
    """The operand that is taken as a whole vector, if one is."""
    taken = node.args[0] if isinstance(node, Apply) and node.function == "ints" else None
    return taken.name if isinstance(taken, Name) else ""


@dataclass
class _Asks:
    """The reads of a stage."""

    op: Op
    stage: PullStage
    found: list[_Ask] = field(default_factory=list)

    def all(self) -> Sequence[_Ask]:
        stage, fold = self.stage, self.stage.fold
        for tree in (*(x.value for x in stage.lets), *(arm.formula.tree for arm in stage.arms)):
            self.visit(tree, (), {}, False)
        if fold is not None:
            spans = _steady([_span(source) for _, source in fold.variables])
            decided = fold.where is not None and self.looks(fold.where)
            for part in (*(x.value for x in fold.lets), *([fold.where] if fold.where is not None else [])):
                self.visit(part, spans, {}, False)
            for part in (fold.term, *([fold.combined] if fold.combined is not None else [])):
                self.visit(part, spans, {}, decided)
            if fold.init is not None:
                self.visit(fold.init, (), {}, False)
        return list(dict.fromkeys(self.found))

    def visit(self, node: Node, often: tuple[Node, ...] | None, lists: Mapping[str, str], by_data: bool) -> None:
        """`often`: how often the node is computed for an element. `lists`: of which list a variable is an item."""
        match node:
            case Read(tensor=tensor, index=index, process=process):
                operand = self.operand(tensor, lists)
                if operand:
                    own = is_index(index, self.stage.index)
                    decided = by_data or self.looks(index)
                    self.found.append(_Ask(operand, self.stage.name, index, often, own, process is not None, decided))
                self.visit(index, often, lists, by_data)
            case If(test=test, then=then, other=other):
                self.visit(test, often, lists, by_data)
                decided = by_data or self.looks(test)
                self.visit(then, often, lists, decided)
                self.visit(other, often, lists, decided)
            case Each(variables=variables, sources=sources):
                inner = {
                    name: list_
                    for name, source in zip(variables, sources, strict=False)
                    if (list_ := self.list_(source))
                }
                turns = () if inner else _steady([_turns(sources[0])])
                each = None if often is None or turns is None else (*often, *turns)
                tested = by_data or (node.test is not None and self.looks(node.test))
                if node.test is not None:
                    self.visit(node.test, each, {**lists, **inner}, by_data)
                self.visit(node.body, often if node.kind == "the" else each, {**lists, **inner}, tested)
            case _:
                for child in children(node):
                    self.visit(child, often, lists, by_data)

    def operand(self, tensor: Node, lists: Mapping[str, str]) -> str:
        """Of which operand an element is read; none where it is of a stage or an attribute."""
        match tensor:
            case Name(role=Role.OPERAND, name=name) | Item(of=Name(role=Role.OPERAND, name=name)):
                return name
            case Name(name=name):
                return lists.get(name, "")
        return ""

    def list_(self, source: Node) -> str:
        return source.name if isinstance(source, Name) and source.role is Role.OPERAND else ""

    def looks(self, node: Node) -> bool:
        """Whether elements decide, through locals too."""
        values = {x.name: x.value for x in self.stage.bindings}
        inner = (values[x.name] for x in walk(node) if isinstance(x, Name) and x.role is Role.LET and x.name in values)
        return any(isinstance(x, Read) for x in walk(node)) or any(map(self.looks, inner))


def _turns(source: Node) -> Node:
    """How many items a comprehension goes over."""
    if isinstance(source, Apply) and source.function == "range":
        return source.args[0]
    return Apply(function="len", args=(source,), type=INT, varies=source.varies)


def _steady(counts: Sequence[Node]) -> tuple[Node, ...] | None:
    """The counts, where they are the same for every element."""
    return None if any(INDEX in count.varies for count in counts) else tuple(counts)


def _read(op: Op, stages: Mapping[str, PullStage], value: DeclaredValue, asks: Sequence[_Ask], vector: bool) -> Node:
    """The bytes that are read of an operand."""
    own = [ask for ask in asks if ask.operand == value.name]
    if not own and not vector:
        return _number(0)
    apart = takes_items_apart(op)
    result = op.results[0]

    def count(tensors: Mapping[str, Node]) -> Node:
        whole = _size(tensors[value.name])
        if vector or any(ask.often is None for ask in own):
            return whole
        made = {ask: _size(tensors[result.name]) if apart else _elements(op, stages[ask.stage]) for ask in own}
        counts = [_times([made[ask], *(ask.often or ())]) for ask in own]
        if any(ask.peers for ask in own) or (len(own) == 1 and own[0].own and not own[0].often):
            return _sum(counts)
        if value.type.kind in ("scalar", "size") or any(whole in (made[ask], *(ask.often or ())) for ask in own):
            return whole
        return Apply(function="min", args=(_sum(counts), whole), type=INT)

    return _sized({value.name: value} | ({result.name: result} if apart else {}), value, count)


def _sized(
    lists: Mapping[str, DeclaredValue], value: DeclaredValue, count: Callable[[Mapping[str, Node]], Node]
) -> Node:
    """So many elements of a value in bytes, summed over the items of a list; none of a value that is not there."""

    def bytes_(tensors: Mapping[str, Node]) -> Node:
        element = Apply(function="etype", args=(tensors[value.name],), type=TYPE)
        width = Apply(function="bits", args=(element,), type=INT)
        return Apply(function="ceil_div", args=(_times([width, count(tensors)]), _number(_BYTE)), type=INT)

    if value.type.variadic:
        return _over_items(lists, bytes_)
    found = bytes_({value.name: _tensor(value)})
    if value.type.when:
        return If(
            test=Name(name=value.type.when, role=Role.ATTRIBUTE, type=BOOL), then=found, other=_number(0), type=INT
        )
    if value.type.optional:
        given = Apply(function="given", args=(_tensor(value),), type=BOOL)
        return If(test=given, then=found, other=_number(0), type=INT)
    return found


_BYTE = 8


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


def _tensor(value: DeclaredValue) -> Node:
    """A value of the op, or the list of them."""
    element = Element(value.type.var, value.type.classes)
    return Name(name=value.name, role=Role.OPERAND, type=TensorType(element))


def _size(tensor: Node) -> Node:
    return _product(Apply(function="shape", args=(tensor,), type=INTS, varies=frozenset({DIMS})))


def _over_items(lists: Mapping[str, DeclaredValue], count: Callable[[Mapping[str, Node]], Node]) -> Node:
    """The sum over the items of lists that are gone over in step."""
    items = {name: f"{name}_item" for name in lists}
    tensors = {name: Name(name=items[name], role=Role.EACH, type=_tensor(value).type) for name, value in lists.items()}
    sources = tuple(_tensor(value) for value in lists.values())
    each = Each(kind="list", body=count(tensors), variables=tuple(items.values()), sources=sources, type=INTS)
    return Apply(function="sum", args=(each,), type=INT)
