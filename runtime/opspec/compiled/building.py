"""Nodes made: one of each, with constants folded, and without operations that change no bit."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

import numpy as np

from opspec.compiled.counted import counted, indexed, summed, wrapped
from opspec.compiled.few_bits import before_widening, lower_bits
from opspec.compiled.nodes import (
    FEW,
    I1,
    I64,
    NOTHING,
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
    Order,
    Tested,
    operates_on,
    variables_of,
)
from opspec.compiled.operations import INT, OPERATIONS, bitcast, bits_type, compute, convert
from opspec.formula.values import FloatFormat
from opspec.reads.conditions import negated
from opspec.reads.symbols import Compare, Condition, Every, Index, Some, Variable
from opspec.values.types import ElementType

# By operation, what changes no other operand on either side, to the bit.
_NEUTRAL: dict[str, dict[str, float]] = {
    "add": {"sint": 0, "uint": 0, "float": -0.0},
    "mul": {"sint": 1, "uint": 1, "float": 1},
    "or": {"bool": 0, "sint": 0, "uint": 0},
    "xor": {"bool": 0, "sint": 0, "uint": 0},
    "and": {"bool": 1, "sint": -1, "uint": -1},
}


class Nodes:
    """All nodes of a program, one of each; numbers go up from operands to users. `first`: the first number; those of
    nodes that others made, of which some are made here, are smaller.
    """

    def __init__(self, first: int = 0) -> None:
        self._first = first
        self._known: dict[tuple[object, ...], KernelNode] = {}
        self._combinations: dict[tuple[object, ...], Combination] = {}
        self._folds: dict[tuple[object, ...], NodeFold] = {}
        self.narrow: dict[KernelNode, FloatFormat] = {}  # the format of f32 nodes that are numbers of a narrower one
        self.decoded: dict[tuple[KernelNode, FloatFormat], KernelNode] = {}  # the numbers of bits of such a format

    def __len__(self) -> int:
        return len(self._known)

    def __iter__(self) -> Iterator[KernelNode]:
        return iter(self._known.values())

    @property
    def _next(self) -> int:
        return self._first + len(self._known)

    # -- leaves ------------------------------------------------------------------------------------

    def constant(self, value: object, type_: ElementType) -> ConstantNode:
        """A number; an array of rank 0 of the type keeps its bits."""
        array = np.asarray(value, type_.dtype)
        return self.constant_of_bits(
            int(array) if type_.kind == "bool" else int(array.view(f"u{type_.dtype.itemsize}")), type_
        )

    def constant_of_bits(self, bits: int, type_: ElementType) -> ConstantNode:
        """The number of these bits, as an unsigned one."""
        key = ("constant", type_.name, bits)
        found = self._known.get(key)
        if not isinstance(found, ConstantNode):
            found = self._known[key] = ConstantNode(self._next, type_, NOTHING, bits)
        return found

    def input(self, name: str, type_: ElementType) -> Input:
        key = ("input", name, type_.name)
        found = self._known.get(key)
        if not isinstance(found, Input):
            found = self._known[key] = Input(self._next, type_, NOTHING, name)
        return found

    def load(self, buffer: Buffer, at: Index) -> KernelNode:
        key = ("load", buffer, at)
        return self._known.get(key) or self._keep(key, Loaded(self._next, buffer.element, variables_of(at), buffer, at))

    def index(self, index: Index) -> KernelNode:
        """An index as an i64."""
        if index.number is not None:
            return self.constant(index.number, I64)
        if isinstance(index.only, NodeAtom) and index.only.node.type is I64:
            return index.only.node
        key = ("index", index)
        return self._known.get(key) or self._keep(key, Indexed(self._next, I64, variables_of(index), index))

    def test(self, answer: bool | Condition) -> KernelNode:
        """A condition as an i1."""
        match answer:
            case bool():
                return self.constant(answer, I1)
            case Compare(left=left, sign=sign):
                if isinstance(left.only, NodeAtom) and left.only.node.type is I1 and sign != "<=":
                    node = left.only.node
                    return node if sign == "!=" else self.apply("not", node)
                if sign == "!=":
                    return self.apply("not", self.test(negated(answer)))
                key = ("test", left, sign)
                return self._known.get(key) or self._keep(key, Tested(self._next, I1, variables_of(left), left, sign))
            case Every(parts=parts):
                return self._joined("and", [self._joined("and", map(self.test, x)) for x in _by_sum(parts)])
            case Some(parts=parts):
                return self._joined("or", map(self.test, parts))
        raise TypeError(f"a condition that no node says: {answer}")

    def _joined(self, operation: str, parts: Iterable[KernelNode]) -> KernelNode:
        first, *others = parts
        for other in others:
            first = self.apply(operation, first, other)
        return first

    # -- operations --------------------------------------------------------------------------------

    def apply(self, name: str, *operands: KernelNode) -> KernelNode:
        """An operation of `OPERATIONS`."""
        operation, type_ = OPERATIONS[name], operands[0].type
        if len(operands) != operation.count or not operation.takes(type_):
            kinds = f"{operation.kinds}{f', of {operation.bits} bits' if operation.bits else ''}"
            raise TypeError(f"{name} takes {operation.count} of {kinds}, found {_types(operands)}")
        if any(operand.type is not type_ for operand in operands):
            raise TypeError(f"{name} takes operands of one type, found {_types(operands)}")
        simple = self._simple(name, operands)
        simple = before_widening(self, name, operands, type_) if simple is None else simple
        if simple is not None:
            return simple
        if all(isinstance(operand, ConstantNode) for operand in operands):
            found = compute(name, *(operand.value for operand in operands if isinstance(operand, ConstantNode)))
            return self.constant(found, operation.type_of(type_))
        return self.applied(name, operands, operation.type_of(type_))

    def select(self, test: KernelNode, then: KernelNode, other: KernelNode) -> KernelNode:
        if test.type is not I1 or then.type is not other.type:
            raise TypeError(f"select takes i1 and two of one type, found {_types((test, then, other))}")
        if then is other:
            return then
        if isinstance(test, ConstantNode):
            return then if test.bits else other
        if isinstance(test, Applied) and test.operation == "not":
            return self.select(test.operands[0], other, then)
        if then.type is I1 and isinstance(then, ConstantNode):
            return self.apply("or", test, other) if then.bits else self.apply("and", self.apply("not", test), other)
        if then.type is I1 and isinstance(other, ConstantNode):
            return self.apply("or", self.apply("not", test), then) if other.bits else self.apply("and", test, then)
        extreme = self._extreme(test, then, other)
        if extreme is not None:
            return extreme
        return self.applied("select", (test, then, other), then.type)

    def _extreme(self, test: KernelNode, then: KernelNode, other: KernelNode) -> KernelNode | None:
        """The larger or smaller of two numbers, where a selection with this test is that: one instruction or a few."""
        if not isinstance(test, Applied) or then.type.kind not in ("sint", "uint", "float"):
            return None
        if then.type.kind != "float":
            chosen = [("min", (then, other)), ("max", (other, then))] if test.operation == "lt" else []
            return next((self.apply(name, other, then) for name, pair in chosen if test.operands == pair), None)
        if test.operation != "ne" or test.operands != (then, then) or not isinstance(other, Applied):
            return None
        if other.operation in ("max", "min"):
            return other if then in other.operands else None
        compared = other.operands[0]
        if other.operation != "select" or not isinstance(compared, Applied) or compared.operation != "eq":
            return None
        x, y = compared.operands  # where x is NaN no comparison holds, and x is what is left
        if then is y or (then is x and isinstance(y, ConstantNode)):
            return next((self.apply(name, x, y) for name in ("max", "min") if other is self._unequal(name, x, y)), None)
        return None

    def _unequal(self, name: str, x: KernelNode, y: KernelNode) -> KernelNode:
        """The larger or smaller of two floats, by comparing them: x, where y is NaN."""
        bits = self.bitcast(x, bits_type(x.type, signed=True))
        negative = self.apply("lt", bits, self.constant(0, bits.type))
        if name == "max":
            zero, other = self.select(negative, y, x), self.select(self.apply("lt", x, y), y, x)
        else:
            zero, other = self.select(negative, x, y), self.select(self.apply("lt", y, x), y, x)
        return self.select(self.apply("eq", x, y), zero, other)

    def convert(self, operand: KernelNode, type_: ElementType) -> KernelNode:
        """See `operations.convert`."""
        if operand.type is type_:
            return operand
        if isinstance(operand, ConstantNode):
            return self.constant(convert(operand.value, type_), type_)
        if type_ is I1:
            return self.apply("ne", operand, self.constant(0, operand.type))
        if type_ is I64 and (index := counted(operand)) is not None:
            return self.index(index)
        if isinstance(operand, Applied) and type_.kind in INT and (index := wrapped(operand, type_)) is not None:
            found = self.index(index)
            return found if type_ is I64 else self.applied("convert", (found,), type_)
        if isinstance(operand, Applied) and operand.operation == "convert" and _holds_all(operand, type_):
            return self.convert(operand.operands[0], type_)
        lower = lower_bits(self, operand, type_) if isinstance(operand, Applied) else None
        return self.applied("convert", (operand,), type_) if lower is None else lower

    def bitcast(self, operand: KernelNode, type_: ElementType) -> KernelNode:
        """The bits of the operand as another type of its width."""
        if operand.type.dtype.itemsize != type_.dtype.itemsize or I1 in (operand.type, type_):
            raise TypeError(f"bitcast takes a type of the same width, found {operand.type} as {type_}")
        while isinstance(operand, Applied) and operand.operation == "bitcast":
            (operand,) = operand.operands
        if operand.type is type_:
            return operand
        if isinstance(operand, ConstantNode):
            return self.constant(bitcast(operand.value, type_), type_)
        return self.applied("bitcast", (operand,), type_)

    def _simple(self, name: str, operands: Sequence[KernelNode]) -> KernelNode | None:
        """An operation that changes no bit, or that truth values decide."""
        if name == "not":
            (x,) = operands
            return x.operands[0] if isinstance(x, Applied) and x.operation == "not" else None
        if len(operands) != 2:
            return None
        x, y = operands
        if (index := summed(name, x, y)) is not None:
            return self.convert(self.index(index), x.type)
        if name in ("and", "or"):
            if x is y:
                return x
            for one, other in ((x, y), (y, x)):
                if isinstance(one, ConstantNode) and one.bits in (0, _ones(one.type)):
                    return other if (one.bits == 0) is (name == "or") else one
        if name == "lt" and x is y:
            return self.constant(False, I1)
        if name in ("max", "min"):
            for one, other in ((x, y), (y, x)):
                if isinstance(one, ConstantNode) and one.value == last_number(one.type, largest=name == "min"):
                    return other
        if name in ("lt", "max", "min") and (below := _is_below(x, y)) is not None:
            return self.constant(below, I1) if name == "lt" else x if below is (name == "min") else y
        if not isinstance(y, ConstantNode):
            return None
        nothing = {"add": -0.0, "sub": 0.0, "mul": 1, "div": 1, "xor": 0, "shl": 0, "shr": 0}
        match name, x:
            case "sub", Applied(operation="add", operands=(before, same)) if same is y and y.type.kind in INT:
                return before
            case "eq" | "ne", _ if (found := self._answer(x, y)) is not None:
                return found if name == "eq" else self.apply("not", found)
        if name in nothing and y is self.constant(nothing[name], y.type) and (y.type.kind != "bool" or name == "xor"):
            return x
        return None

    def _answer(self, x: KernelNode, y: ConstantNode) -> KernelNode | None:
        """Whether a truth or the sign of an integer is this one: a comparison less, or several."""
        if x.type is I1:
            return x if y.bits else self.apply("not", x)
        match x:
            case Applied(
                operation="sub",
                operands=(
                    Applied(operation="convert", operands=(Applied(operation="lt", operands=(zero, number)) as above,)),
                    Applied(operation="convert", operands=(Applied(operation="lt") as below,)),
                ),
            ) if below.operands == (number, zero) and number.type.kind in INT:
                known = {1: above, 0: self.apply("eq", number, zero), _ones(y.type): below}
                return known.get(y.bits, self.constant(False, I1))
        return None

    def applied(self, name: str, operands: tuple[KernelNode, ...], type_: ElementType) -> KernelNode:
        """An operation as it stands, which nothing makes simpler."""
        key = (name, type_.name, *[operand.number for operand in operands])
        found = self._known.get(key)
        if found is None:
            variables = operands[0].variables
            for operand in operands:
                if operand.variables is not variables and not operand.variables <= variables:
                    variables |= operand.variables
            found = self._keep(key, Applied(self._next, type_, variables, name, operands))
        return found

    def again(self, node: Applied, operands: tuple[KernelNode, ...]) -> KernelNode:
        """The operation of a node, of other operands."""
        match node.operation:
            case "select":
                return self.select(*operands)
            case "convert":
                return self.convert(operands[0], node.type)
            case "bitcast":
                return self.bitcast(operands[0], node.type)
        return self.apply(node.operation, *operands)

    # -- folds -------------------------------------------------------------------------------------

    def combination(
        self,
        left: Sequence[Input],
        right: Sequence[Input],
        results: Sequence[KernelNode],
        identity: Sequence[ConstantNode] | None = None,
    ) -> Combination:
        """How two terms become one. `identity`: what changes no term, where it is not one operation that says so."""
        found = Combination(tuple(left), tuple(right), tuple(results), None if identity is None else tuple(identity))
        if identity is None:
            found = replace(found, identity=self._identity(found))
        key = tuple(tuple(node.number for node in part) for part in (left, right, results, found.identity or ()))
        return self._combinations.setdefault(key, found)

    def _identity(self, combination: Combination) -> tuple[ConstantNode, ...] | None:
        """Of sums, products, extremes and operations on bits, each by itself; others have none here."""
        if len(combination.results) != len(combination.left):  # what is stored is another form of what is carried
            return None
        sides = zip(combination.results, combination.left, combination.right, strict=True)
        found = [self._unchanging(result) if operates_on(result, *pair) else None for result, *pair in sides]
        known = tuple(x for x in found if x is not None)
        return known if len(known) == len(found) else None

    def _unchanging(self, result: KernelNode) -> ConstantNode | None:
        """What changes no operand of an operation, on either side."""
        assert isinstance(result, Applied)
        operation, type_ = result.operation, result.type
        if operation in ("max", "min"):
            return self.constant(last_number(type_, largest=operation == "min"), type_)
        value = _NEUTRAL.get(operation, {}).get(type_.kind)
        if value is None:
            return None
        return self.constant(value % (1 << type_.bits) if type_.kind == "uint" else value, type_)

    def fold(
        self,
        variables: Sequence[Variable],
        terms: Sequence[KernelNode],
        combination: Combination,
        start: Sequence[KernelNode] | None = None,
        where: KernelNode | None = None,
        order: Order = "tree",
    ) -> tuple[KernelNode, ...]:
        """The results of a fold, in the simplest form: one without terms is its start."""
        never = isinstance(where, ConstantNode) and not where.bits
        if never or any(variable.size == 0 for variable in variables):
            assert start is not None, "a fold of no terms has a start"
            return tuple(start)
        asked = None if isinstance(where, ConstantNode) else where
        made = NodeFold(
            tuple(variables), tuple(terms), asked, None if start is None else tuple(start), combination, order
        )
        if made.count <= FEW and order == "tree":
            return self.fold(variables, terms, combination, start, where, "sequential")
        key = (
            made.variables,
            tuple(node.number for node in terms),
            tuple(node.number for node in start or ()),
            -1 if asked is None else asked.number,
            id(combination),
            order,
        )
        kept = self._folds.setdefault(key, made)
        inner = frozenset(variables)
        free = NOTHING.union(*(node.variables for node in (*kept.terms, *(() if asked is None else (asked,))))) - inner
        free = free.union(*(node.variables for node in kept.start or ()))
        return tuple(
            self._known.get(("fold", id(kept), item))
            or self._keep(("fold", id(kept), item), Folded(self._next, term.type, free, kept, item))
            for item, term in enumerate(kept.terms)
        )

    def _keep(self, key: tuple[object, ...], node: KernelNode) -> KernelNode:
        self._known[key] = node
        return node


def _by_sum(parts: Sequence[Condition]) -> list[list[Condition]]:
    """Conditions, those together that compare one sum: what is between two limits is one comparison to machines."""
    found: dict[object, list[Condition]] = {}
    for part in parts:
        key: object = part
        if isinstance(part, Compare) and part.left.terms:
            sign = 1 if part.left.terms[0][1] > 0 else -1
            key = tuple((atom, sign * factor) for atom, factor in part.left.terms)
        found.setdefault(key, []).append(part)
    return list(found.values())


def last_number(type_: ElementType, largest: bool) -> float:
    """The largest or the smallest number of a type."""
    if type_.kind == "float":
        return math.inf if largest else -math.inf
    half = 1 << type_.bits - 1
    if type_.kind == "uint":
        return 2 * half - 1 if largest else 0
    return half - 1 if largest else -half


def _types(operands: Sequence[KernelNode]) -> str:
    return ", ".join(operand.type.name for operand in operands)


def _ones(type_: ElementType) -> int:
    return 1 if type_ is I1 else (1 << type_.bits) - 1


def _holds_all(between: Applied, last: ElementType) -> bool:
    """Whether a conversion through the type of `between` is the same without it."""
    (operand,) = between.operands
    first, middle = operand.type, between.type
    if first.kind == "bool":
        return True
    if "float" in (first.kind, middle.kind):
        return first.kind == middle.kind and first.bits < middle.bits
    wider = middle.bits > first.bits and (first.kind == "uint" or middle.kind == "sint")
    return wider or (last.kind != "float" and last.bits <= middle.bits)


def _is_below(x: KernelNode, y: KernelNode) -> bool | None:
    """Whether an index is below a number, or the other way round; None where its bounds do not say."""
    one, other = indexed(x), indexed(y)
    if one is None or other is None:
        return None
    (low, high), (least, most) = (one.low, one.high), (other.low, other.high)
    if high is not None and least is not None and high < least:
        return True
    return False if low is not None and most is not None and low >= most else None
