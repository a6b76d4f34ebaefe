"""The typed tree walked with symbols in place of indices: what an element reads, for all indices at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from opspec.formula.primitives import UnknownDimension, apply
from opspec.formula.tree import BUILTINS, Env, Evaluator, Operand
from opspec.formula.values import FormulaValue, Vector, exact
from opspec.reads.arithmetic import choice, entry, extreme, minus, number, of_atom, plus, quotient, remainder, times
from opspec.reads.conditions import compare, every, negated, some
from opspec.reads.read_sets import reads_of_answer, reads_of_index, together, under
from opspec.reads.symbols import (
    Answer,
    ByData,
    Compare,
    Computed,
    Condition,
    Datum,
    Every,
    Index,
    Reads,
    Some,
    TensorRead,
    Unclear,
    UndecidedValue,
)
from opspec.values.arrays import Array
from opspec.values.dims import Dim, Undefined
from opspec.values.types import ElementType, Quantized
from opspec_model.language.tree import Apply, Each, If, Item, Logic, Node
from opspec_model.language.tree import Read as ReadNode
from opspec_model.language.types import BOOL, Element


@dataclass(frozen=True, slots=True, eq=False)
class TypedTensor:
    """A tensor of which the type is known; `known` has the elements of one that rules may read."""

    tensor: str
    item: int | None
    shape: Vector
    element: ElementType | Quantized
    known: Array | None = None


@dataclass(frozen=True, slots=True, eq=False)
class ReadValue(UndecidedValue):
    """An element: what was read for it. `moved`: it is one of the elements that were read, as it was. `origin`: it is
    that one.
    """

    reads: Reads
    element: ElementType | Quantized | None = None
    moved: bool = False
    origin: TensorRead | None = None

    def __str__(self) -> str:
        return ", ".join(dict.fromkeys(read.place for read in self.reads)) or "an element"


class SymbolicIndex:
    """An index expression that calculates as an integer does."""

    __slots__ = ("index",)
    __hash__ = None  # type: ignore[assignment]  # what is equal is not known

    def __init__(self, index: Index) -> None:
        self.index = index

    def __add__(self, other: SymbolicIndex | int) -> FormulaValue:
        return symbol(plus(self.index, index_of(other)))

    __radd__ = __add__

    def __sub__(self, other: SymbolicIndex | int) -> FormulaValue:
        return symbol(minus(self.index, index_of(other)))

    def __rsub__(self, other: SymbolicIndex | int) -> FormulaValue:
        return symbol(minus(index_of(other), self.index))

    def __mul__(self, other: SymbolicIndex | int) -> FormulaValue:
        return symbol(times(self.index, index_of(other)))

    __rmul__ = __mul__

    def __neg__(self) -> FormulaValue:
        return symbol(minus(number(0), self.index))

    def __floordiv__(self, other: SymbolicIndex | int) -> FormulaValue:
        return symbol(quotient(self.index, _divisor(other)))

    def __mod__(self, other: SymbolicIndex | int) -> FormulaValue:
        return symbol(remainder(self.index, _divisor(other)))

    def __divmod__(self, other: SymbolicIndex | int) -> tuple[FormulaValue, FormulaValue]:
        return self // other, self % other

    def __eq__(self, other: object) -> Answer:  # type: ignore[override]
        return compare(self.index, "==", index_of(other))

    def __ne__(self, other: object) -> Answer:  # type: ignore[override]
        return compare(self.index, "!=", index_of(other))

    def __lt__(self, other: SymbolicIndex | int) -> Answer:
        return compare(self.index, "<", index_of(other))

    def __le__(self, other: SymbolicIndex | int) -> Answer:
        return compare(self.index, "<=", index_of(other))

    def __gt__(self, other: SymbolicIndex | int) -> Answer:
        return compare(self.index, ">", index_of(other))

    def __ge__(self, other: SymbolicIndex | int) -> Answer:
        return compare(self.index, ">=", index_of(other))

    def __bool__(self) -> bool:
        raise Unclear(f"a choice that the language makes once depends on {self.index}")

    def __index__(self) -> int:
        raise Unclear(f"a whole vector depends on {self.index}")


def symbol(index: Index) -> FormulaValue:
    """A plain integer where the index is one."""
    return SymbolicIndex(index) if index.number is None else index.number


def index_of(value: FormulaValue) -> Index:
    if isinstance(value, SymbolicIndex):
        return value.index
    if isinstance(value, Dim):
        raise UnknownDimension
    return number(int(value))


def _divisor(value: SymbolicIndex | int) -> int:
    if isinstance(value, SymbolicIndex):
        raise Unclear(f"something is divided by {value.index}")
    if value == 0:
        raise Undefined("a place is divided by 0, the size of a dimension")
    return value


def reads_of(value: FormulaValue) -> Reads:
    """All that is read to know a value."""
    match value:
        case ReadValue(reads=reads):
            return reads
        case SymbolicIndex(index=index):
            return together(reads_of_index(index))
        case Compare() | Every() | Some() | ByData():
            return together(reads_of_answer(value))
        case tuple() | list():
            return together(*map(reads_of, value))
    return ()


def _element(test: Condition, then: ReadValue, other: ReadValue) -> ReadValue:
    reads = together(reads_of_answer(test), under(test, then.reads), under(negated(test), other.reads))
    return ReadValue(reads, then.element or other.element, then.moved and other.moved)


def _as_value(value: FormulaValue) -> ReadValue:
    """A constant is moved too: nothing is computed to know it."""
    if isinstance(value, ReadValue):
        return value
    return ReadValue(reads_of(value), moved=not isinstance(value, SymbolicIndex | Condition))


def _has_symbols(value: FormulaValue) -> bool:
    if isinstance(value, tuple | list):
        return any(map(_has_symbols, value))
    return isinstance(value, SymbolicIndex | UndecidedValue)


# Functions of single integers, for symbols.
_FUNCTIONS: Mapping[str, Callable[..., FormulaValue]] = {
    "add": lambda x, y: x + y,
    "subtract": lambda x, y: x - y,
    "multiply": lambda x, y: x * y,
    "negate": lambda x: -x,
    "floor_div": lambda x, y: x // y,
    "floor_mod": lambda x, y: x % y,
    "ceil_div": lambda x, y: -(-x // y),
    "eq": lambda x, y: x == y,
    "ne": lambda x, y: x != y,
    "lt": lambda x, y: x < y,
    "le": lambda x, y: x <= y,
    "gt": lambda x, y: x > y,
    "ge": lambda x, y: x >= y,
    "max": lambda x, y: symbol(extreme(True, [index_of(x), index_of(y)])),
    "min": lambda x, y: symbol(extreme(False, [index_of(x), index_of(y)])),
    "clamp": lambda low, x, high: symbol(extreme(False, [extreme(True, [index_of(x), index_of(low)]), index_of(high)])),
    "abs": lambda x: symbol(extreme(True, [index_of(x), minus(number(0), index_of(x))])),
}


class SymbolicEvaluator(Evaluator):
    """Evaluates formulas where indices are symbols and elements are what was read."""

    __slots__ = ()
    elements: ClassVar[tuple[type, ...]] = (ReadValue, np.ndarray)  # what elements are

    def _if(self, node: If, env: Env) -> FormulaValue:
        return self._chosen(node.test, env, lambda: self.value(node.then, env), lambda: self.value(node.other, env))

    def _item(self, node: Item, env: Env) -> FormulaValue:
        at = self.value(node.index, env)
        return self._entry(self.value(node.of, env), at) if isinstance(at, SymbolicIndex) else super()._item(node, env)

    def item(self, node: Node, at: int, env: Env) -> FormulaValue:
        if isinstance(node, If):
            chosen = node
            return self._chosen(
                chosen.test, env, lambda: self.item(chosen.then, at, env), lambda: self.item(chosen.other, at, env)
            )
        return super().item(node, at, env)

    def answer(self, node: Node, env: Env) -> Answer:
        return self.answer_of(self.value(node, env))

    def answer_of(self, value: FormulaValue) -> Answer:
        """A truth value, or what decides it."""
        match value:
            case ReadValue(reads=reads):
                return ByData(reads)
            case Compare() | Every() | Some() | ByData():
                return value
            case SymbolicIndex(index=index):
                return compare(index, "!=", number(0))
            case Dim():
                raise UnknownDimension
            case np.ndarray():
                return bool(exact(value))
        return bool(value)

    def merged(self, test: Condition, then: FormulaValue, other: FormulaValue) -> FormulaValue:
        """One of two values by a condition."""
        if then is other:
            return then
        if isinstance(then, self.elements) or isinstance(other, self.elements):
            return self.chosen_element(test, then, other)
        if isinstance(then, tuple) and isinstance(other, tuple) and len(then) == len(other):
            return Vector(self.merged(test, x, y) for x, y in zip(then, other, strict=True))
        if isinstance(then, bool | Condition) and isinstance(other, bool | Condition):
            return some([every([test, then]), every([negated(test), other])])
        if isinstance(then, int | SymbolicIndex) and isinstance(other, int | SymbolicIndex):
            return symbol(choice(test, index_of(then), index_of(other)))
        if type(then) is type(other) and not isinstance(then, TypedTensor) and then == other:
            return then
        raise Unclear(f"what is computed with depends on {test}")

    def chosen_element(self, test: Condition, then: FormulaValue, other: FormulaValue) -> FormulaValue:
        """One of two elements by a condition."""
        return _element(test, _as_value(then), _as_value(other))

    def _logic(self, node: Logic, env: Env) -> Answer:
        """A part is looked at only where those before it leave it open; what it reads is read only there."""
        known: list[Answer] = []
        for part in node.parts:
            answer = self.answer(part, env)
            if isinstance(answer, ByData) and known:
                before = every(known) if node.operator == "and" else negated(some(known))
                answer = ByData(under(before, answer.reads), answer.negated)
            known.append(answer)
            if answer is (node.operator == "or"):
                break
        return every(known) if node.operator == "and" else some(known)

    def _chosen(
        self, test: Node, env: Env, then: Callable[[], FormulaValue], other: Callable[[], FormulaValue]
    ) -> FormulaValue:
        answer = self.answer(test, env)
        if isinstance(answer, bool):
            return then() if answer else other()
        found = [_unless_undefined(branch) for branch in (then, other)]
        left = [branch for branch in found if branch is not None]
        if not left:
            raise Undefined(f"{self.op.name}: neither branch of a choice has a value")
        return left[0] if len(left) == 1 else self.merged(answer, *left)

    def _entry(self, items: FormulaValue, at: SymbolicIndex) -> FormulaValue:
        """An entry of a vector that an index names."""
        if not items:
            raise Undefined(f"{self.op.name}: an entry of nothing")
        if all(isinstance(item, int) and not isinstance(item, bool) for item in items):
            return symbol(entry(items, at.index))
        found = items[len(items) - 1]
        for position in reversed(range(len(items) - 1)):
            test = compare(at.index, "==", number(position))
            if not isinstance(test, bool):
                found = self.merged(test, items[position], found)
            elif test:
                found = items[position]
        return found

    def _each(self, node: Each, env: Env) -> FormulaValue:
        if node.kind == "the":
            return self._first(node, env)
        if node.kind == "list":
            return super()._each(node, env)
        answers = [self.answer(node.body, scope) for scope in self.scopes(node, env)]
        return every(answers) if node.kind == "all" else some(answers)

    def _first(self, node: Each, env: Env) -> FormulaValue:
        assert node.test is not None
        found: list[tuple[Answer, FormulaValue]] = []
        for scope in self._all_scopes(node, env):
            test = self.answer(node.test, scope)
            if test is not False:
                found.append((test, self.value(node.body, scope)))
            if test is True:
                break
        if not found:
            raise Undefined("no item of a list is the one that is asked for")
        # One of them is the one; so the last one needs no test.
        result = found[-1][1]
        for test, value in reversed(found[:-1]):
            assert not isinstance(test, bool)
            result = self.merged(test, value, result)
        return result

    def _all_scopes(self, node: Each, env: Env) -> list[Env]:
        rows = zip(*(self.value(source, env) for source in node.sources), strict=True)
        return [{**env, **dict(zip(node.variables, row, strict=True))} for row in rows]

    # -- tensors and regions -----------------------------------------------------------------------

    def _read(self, node: ReadNode, env: Env) -> FormulaValue:
        tensor = self.value(node.tensor, env)
        index = tuple(map(index_of, self.value(node.index, env)))
        process = None
        if node.process is not None:
            replica, partition = map(index_of, self.value(node.process, env))
            process = (replica, partition)
        if isinstance(tensor, Operand):  # an attribute
            tensor = TypedTensor(tensor.label, None, tensor.shape, tensor.element)
        if not isinstance(tensor, TypedTensor):
            raise Unclear(f"{self.op.name} reads something that is no tensor")
        if len(index) != len(tensor.shape):
            raise Undefined(f"{self.op.name} reads {tensor.tensor} of rank {len(tensor.shape)} at {len(index)} indices")
        read = TensorRead(tensor.tensor, index, tensor.item, process)
        before = (reads_of_index(part) for part in (*index, *(process or ())))
        return ReadValue(together(*before, [read]), tensor.element, moved=True, origin=read)

    def call(self, name: str, args: Sequence[FormulaValue], _env: Env) -> FormulaValue:
        spec = next(region for region in self.op.regions if region.name == name)
        found = ReadValue(together(*map(reads_of, args)))
        if not any(result.variadic for result in spec.results):
            return found
        return Vector([found] * max(len(arg) for arg in args if isinstance(arg, tuple)))

    # -- functions ---------------------------------------------------------------------------------

    def applied(self, node: Apply, args: list[FormulaValue], keywords: Mapping[str, FormulaValue]) -> FormulaValue:
        function = node.function
        if function == "ints" and isinstance(args[0], TypedTensor):
            return _contents(args[0])
        if function == "not":
            return negated(self.answer_of(args[0]))
        if function == "as_index":
            return _as_index(args[0])
        if function in BUILTINS or not _has_symbols((*args, *keywords.values())):
            return super().applied(node, args, keywords)
        if function == "cast" and isinstance(args[1], ReadValue) and args[1].element is args[0]:
            return args[1]
        elements = any(isinstance(arg, ReadValue | np.ndarray) for arg in args)
        if isinstance(node.type, Element) and (function == "cast" or elements):
            return ReadValue(together(*map(reads_of, args)), args[0] if function == "cast" else None)
        if elements:
            return ByData(together(*map(reads_of, args)))
        return self._in_step(node, args) if node.lifted else self._function(function, args, keywords)

    def _in_step(self, node: Apply, args: Sequence[FormulaValue]) -> FormulaValue:
        lengths = {len(arg) for arg in args if isinstance(arg, tuple)}
        if len(lengths) > 1:
            if node.function == "eq":
                return False
            raise Undefined(f"{node.function} of vectors of lengths {' and '.join(map(str, sorted(lengths)))}")
        columns = [
            [arg[at] if isinstance(arg, tuple) else arg for arg in args]
            for at in range(lengths.pop() if lengths else 0)
        ]
        parts = [self._function(node.function, column, {}) for column in columns]
        return every(map(self.answer_of, parts)) if node.type == BOOL else Vector(parts)

    def _function(self, name: str, args: Sequence[FormulaValue], named: Mapping[str, FormulaValue]) -> FormulaValue:
        if name == "where":
            test = self.answer_of(args[0])
            return (args[1] if test else args[2]) if isinstance(test, bool) else self.merged(test, args[1], args[2])
        if name in _FUNCTIONS and not any(isinstance(arg, tuple) for arg in args):
            if any(isinstance(arg, Dim) for arg in args):
                raise UnknownDimension
            if _has_symbols(args):
                return _FUNCTIONS[name](*args)
        return apply(self.op.base, name, args, named)


def _as_index(value: FormulaValue) -> FormulaValue:
    if not isinstance(value, ReadValue):
        return value if isinstance(value, SymbolicIndex) else exact(value)
    return SymbolicIndex(of_atom(Datum(value.origin) if value.origin is not None else Computed(value.reads)))


def _unless_undefined(branch: Callable[[], FormulaValue]) -> FormulaValue | None:
    """A branch that has no value is never taken."""
    try:
        return branch()
    except Undefined:
        return None


def _contents(tensor: TypedTensor) -> Vector:
    """What a vector of integers holds."""
    if tensor.known is not None:
        return Vector(int(x) for x in tensor.known.ravel())
    shape = tuple(tensor.shape)
    return Vector(
        SymbolicIndex(of_atom(Datum(TensorRead(tensor.tensor, tuple(map(number, at)), tensor.item))))
        for at in np.ndindex(*shape)
    )
