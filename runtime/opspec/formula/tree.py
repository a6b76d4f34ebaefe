"""The typed tree, walked for one value at a time: integers, truth values and vectors are Python's own.

An element is an array of rank 0, so that what is only moved keeps its bits. An unknown dimension is a Dim;
what depends on it raises Unknown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from opspec.errors import OpSpecError
from opspec.formula.primitives import UnknownDimension, apply
from opspec.formula.values import FormulaValue, Vector, element, exact, vector
from opspec.rules import vocabulary
from opspec.values.arrays import Array
from opspec.values.dims import Dim, Undefined
from opspec.values.truth import MAYBE
from opspec.values.types import ELEMENT_TYPES, ElementType, element_of
from opspec_model.language.tree import Apply, CallRegion, Each, If, Item, Listing, Literal, Logic, Name, Node, Read
from opspec_model.language.types import BOOL, BOOLS, MATRIX, STR, TYPE, WHOLE, Element, Pack, Plain, Record

if TYPE_CHECKING:
    from opspec.kernels.vocabulary import Given
    from opspec_model.definitions.spec import Base, Op, RegionSpec, ValueType

Env = dict[str, FormulaValue]
RegionFunction: TypeAlias = Callable[..., Array | Sequence[Array]]


@dataclass(frozen=True, slots=True)
class ProcessGrid:
    """This process among all of them, and what each was given: `operands_of(replica, partition)`."""

    replica: int
    partition: int
    replicas: int
    partitions: int
    operands_of: Callable[[int, int], Given]

    @classmethod
    def alone(cls, operands: Given) -> ProcessGrid:
        """The grid of a single process."""
        return cls(0, 0, 1, 1, lambda _replica, _partition: operands)


@dataclass(frozen=True, slots=True, eq=False)
class Operand:
    """A tensor that can be read. `place`: which operand it is, and which item of a variadic one."""

    label: str
    array: Array
    place: tuple[int, int | None] | None = None

    @property
    def shape(self) -> Vector:
        return Vector(self.array.shape)

    @property
    def element(self) -> ElementType:
        return element_of(self.array.dtype)


class Lazy:
    """A named formula, evaluated at its first use: naming a part must not make it be computed."""

    __slots__ = ("_env", "_known", "_walker", "node")

    def __init__(self, node: Node, env: Env, walker: Evaluator) -> None:
        self.node, self._env, self._walker = node, env, walker
        self._known: list[FormulaValue] = []

    def value(self) -> FormulaValue:
        if not self._known:
            self._known.append(self._walker.value(self.node, self._env))
        return self._known[0]

    def forget(self) -> None:
        self._known.clear()


def lookup(env: Env, name: str) -> FormulaValue:
    found = env[name]
    return found.value() if isinstance(found, Lazy) else found


def truth(value: FormulaValue) -> bool:
    if isinstance(value, Dim):
        raise UnknownDimension
    return bool(exact(value)) if isinstance(value, np.ndarray) else bool(value)


def every(parts: Iterable[Callable[[], bool]], wanted: bool = True) -> bool:
    """`wanted` where all parts are; one that is not decides, even behind one that is unknown."""
    unknown = False
    for part in parts:
        try:
            if part() is not wanted:
                return not wanted
        except UnknownDimension:
            unknown = True
    if unknown:
        raise UnknownDimension
    return wanted


def known(compute: Callable[[], FormulaValue]) -> FormulaValue:
    """The entry of a vector; one that is unknown does not make the others so."""
    try:
        return compute()
    except UnknownDimension:
        return Dim()


@dataclass(frozen=True, slots=True)
class Evaluator:
    """Evaluates the formulas of one op."""

    op: Op
    regions: Mapping[str, RegionFunction]
    grid: ProcessGrid

    def value(self, node: Node, env: Env) -> FormulaValue:
        match node:  # what is there most often stands first
            case Name(name=name):
                return lookup(env, name)
            case Apply():
                return self._apply(node, env)
            case Literal(value=value, type=Element() as type_):
                return self._literal(value, type_, env)
            case Literal(value=value):
                return value
            case Read():
                return self._read(node, env)
            case Each():
                return self._each(node, env)
            case If():
                return self._if(node, env)
            case Item():
                return self._item(node, env)
            case Logic():
                return self._logic(node, env)
            case Listing(items=items):
                return Vector(known(partial(self.value, item, env)) for item in items)
            case CallRegion(region=region, args=args):
                return self.call(region, [self.value(arg, env) for arg in args], env)
        raise TypeError(f"no meaning for {type(node).__name__}")

    def _if(self, node: If, env: Env) -> FormulaValue:
        return self.value(node.then if self.holds(node.test, env) else node.other, env)

    def _item(self, node: Item, env: Env) -> FormulaValue:
        at = self.value(node.index, env)
        if isinstance(at, Dim):
            raise UnknownDimension
        return self.value(node.of, env)[at]

    def _logic(self, node: Logic, env: Env) -> FormulaValue:
        return every((partial(self.holds, part, env) for part in node.parts), node.operator == "and")

    def holds(self, node: Node, env: Env) -> bool:
        return truth(self.value(node, env))

    def _literal(self, value: FormulaValue, type_: Element, env: Env) -> FormulaValue:
        """An element where its type is known; a bare number takes the type of the elements that it meets."""
        if type_.var:
            return element(value, lookup(env, type_.var))
        return element(value, ELEMENT_TYPES["i1"]) if type_.classes == {"bool"} else value

    # -- collections -------------------------------------------------------------------------------

    def scopes(self, node: Each, env: Env) -> list[Env]:
        """The names of a comprehension, for each of its items."""
        sources = [self.value(source, env) for source in node.sources]
        if len({len(source) for source in sources}) > 1:
            raise Undefined(f"lists of lengths {', '.join(str(len(source)) for source in sources)} in step")
        rows = zip(*sources, strict=True)
        scopes = [{**env, **dict(zip(node.variables, row, strict=True))} for row in rows]
        return [scope for scope in scopes if node.test is None or self.holds(node.test, scope)]

    def _each(self, node: Each, env: Env) -> FormulaValue:
        if node.kind == "the":
            return self._the(node, env)
        scopes = self.scopes(node, env)
        if node.kind == "list":
            return Vector(known(partial(self.value, node.body, scope)) for scope in scopes)
        return every((partial(self.holds, node.body, scope) for scope in scopes), node.kind == "all")

    def _the(self, node: Each, env: Env) -> FormulaValue:
        assert node.test is not None
        for scope in self.scopes(replace(node, test=None), env):
            if self.holds(node.test, scope):
                return self.value(node.body, scope)
        raise Undefined("no item of a list is the one that is asked for")

    def item(self, node: Node, at: int, env: Env) -> FormulaValue:
        """One item of a list, without computing the others."""
        match node:
            case Each(kind="list", test=None):
                return self.value(node.body, self.scopes(node, env)[at])
            case Listing(items=items):
                return self.value(items[at], env)
            case If(test=test, then=then, other=other):
                return self.item(then if self.holds(test, env) else other, at, env)
        return self.value(node, env)[at]

    # -- tensors and regions -----------------------------------------------------------------------

    def _read(self, node: Read, env: Env) -> Array:
        tensor = self.value(node.tensor, env)
        index = self.value(node.index, env)
        if node.process is not None:
            tensor = self._peer(tensor, *self.value(node.process, env))
        shape = tensor.shape
        if len(index) != len(shape) or not all(0 <= at < size for at, size in zip(index, shape, strict=True)):
            what = f"{self.op.name} reads {tensor.label}{list(index)}"
            raise Undefined(f"{what}, but its shape is {list(shape)}")
        found: Array = tensor.array[(*index, ...)]
        return found

    def _peer(self, tensor: Operand, replica: int, partition: int) -> Operand:
        if not (0 <= replica < self.grid.replicas and 0 <= partition < self.grid.partitions):
            grid = f"{self.grid.replicas} replicas and {self.grid.partitions} partitions"
            raise Undefined(f"{self.op.name} reads from process ({replica}, {partition}) of {grid}")
        if tensor.place is None:
            raise TypeError(f"{self.op.name}: {tensor.label} is no operand, so no other process has one")
        position, item = tensor.place
        array = self.grid.operands_of(replica, partition)[position]
        if item is not None:
            array = array[item]
        return Operand(f"peer({replica}, {partition}).{tensor.label}", np.asarray(array), tensor.place)

    def call(self, name: str, args: Sequence[FormulaValue], env: Env) -> FormulaValue:
        """The result of a region, a vector of them where it has a pack. A list stands for a pack."""
        spec = next(region for region in self.op.regions if region.name == name)
        flat = list(_interleaved(spec, args, env))
        returned = self.regions[name](*flat)
        pack = any(result.variadic for result in spec.results)
        values = [np.asarray(x) for x in (returned if isinstance(returned, tuple | list) else (returned,))]
        if any(x.ndim for x in values) or (len(values) != 1 and not pack):
            found = ", ".join(f"{x.dtype}{list(x.shape)}" for x in values)
            raise OpSpecError(f"{self.op.name}: region {name} has to return scalars, found {found}")
        return Vector(values) if pack else values[0]

    # -- functions ---------------------------------------------------------------------------------

    def _apply(self, node: Apply, env: Env) -> FormulaValue:
        if node.function == "range" and len(node.args) == 1:
            return range(self.value(node.args[0], env))
        if node.function == "box":
            return self.value(node.args[0], env)
        args = [self.value(arg, env) for arg in node.args]
        return self.applied(node, args, {name: self.value(arg, env) for name, arg in node.keywords})

    def applied(self, node: Apply, args: list[FormulaValue], keywords: Mapping[str, FormulaValue]) -> FormulaValue:
        """A function of values that are known."""
        if node.function == "eq" and node.args[0].type in (WHOLE, Pack(WHOLE)):
            same = vocabulary.same(*args)
            if same is MAYBE:
                raise UnknownDimension
            return same
        if node.function in ("eq", "ne") and _plain(node.args[0]):
            return (_same(args[0], args[1])) is (node.function == "eq")
        if node.function in BUILTINS:
            return BUILTINS[node.function](*args)
        if node.function == "cast":
            return cast(self.op.base, args[0], args[1])
        if node.lifted:
            return self._lifted(node, args)
        return apply(self.op.base, node.function, args, keywords)

    def _lifted(self, node: Apply, args: list[FormulaValue]) -> FormulaValue:
        """Per dimension; a comparison holds when it holds in every dimension."""
        columns = in_step(args)
        if columns is None:
            if node.function == "eq":
                return False
            lengths = " and ".join(str(len(arg)) for arg in args if isinstance(arg, tuple))
            raise Undefined(f"{node.function} of vectors of lengths {lengths}")
        parts = (partial(apply, self.op.base, node.function, column) for column in columns)
        return every(parts) if node.type == BOOL else Vector(map(known, parts))


def in_step(args: Sequence[FormulaValue]) -> list[list[FormulaValue]] | None:
    """The arguments per dimension, or None where vectors differ in length."""
    lengths = {len(arg) for arg in args if isinstance(arg, tuple)}
    if len(lengths) > 1:
        return None
    return [[arg[at] if isinstance(arg, tuple) else arg for arg in args] for at in range(lengths.pop())]


def cast(base: Base, target: ElementType, x: FormulaValue) -> Array:
    if isinstance(x, np.ndarray) and element_of(x.dtype) is target:
        return x
    found: Array = apply(base, "convert", [target, x])
    return found


def _interleaved(spec: RegionSpec, args: Sequence[FormulaValue], env: Env) -> Iterable[Array]:
    """A group of packs `(a, b)...` takes a0, b0, a1, b1, ...; bare numbers get the declared type."""
    left = list(args)
    for group in spec.arguments:
        given, left = left[: len(group)], left[len(group) :]
        if not group[0].variadic:
            yield from (_argument(x, type_, env) for x, type_ in zip(given, group, strict=True))
        else:
            for items in zip(*given, strict=True):
                yield from items


def _argument(x: FormulaValue, type_: ValueType, env: Env) -> Array:
    if isinstance(x, np.ndarray):
        return x
    return element(x, lookup(env, type_.var) if type_.var else ELEMENT_TYPES[type_.element or "i1"])


def _plain(node: Node) -> bool:
    """Whether a comparison is of types, names, truth values or matrices, which no primitive compares."""
    kind = node.type.item if isinstance(node.type, Pack) else node.type
    if isinstance(kind, Record) or (isinstance(kind, Plain) and kind.name.startswith("enum")):
        return True
    return kind in (TYPE, STR, BOOL, BOOLS, MATRIX)


def _same(left: FormulaValue, right: FormulaValue) -> bool:
    if isinstance(left, tuple):
        if len(left) != len(right):
            return False
        return every(partial(_same, x, y) for x, y in zip(left, right, strict=True))
    if isinstance(left, Dim) or isinstance(right, Dim):
        raise UnknownDimension
    if isinstance(left, np.ndarray) or isinstance(right, np.ndarray):
        return truth(left) is truth(right)
    return bool(left == right)


def _ints(tensor: Operand | vocabulary.Ints | None) -> Vector:
    if tensor is None:
        return vector(())
    if isinstance(tensor, Operand):
        return vector(tensor.array.ravel())
    try:
        return vector(vocabulary.ints(tensor))
    except vocabulary.Undecided:
        raise UnknownDimension from None


BUILTINS: dict[str, Callable[..., FormulaValue]] = {
    "given": lambda x: x is not None,
    "not": lambda x: not truth(x),
    "shape": lambda tensor: Vector(tensor.shape),
    "bounds": lambda tensor: Vector(vocabulary.bounds(tensor)),
    "rank": lambda tensor: len(tensor.shape),
    "is_static": vocabulary.is_static,
    "is_bounded": vocabulary.is_bounded,
    "etype": lambda tensor: tensor.element,
    "ints": _ints,
    "len": len,
    "as_index": exact,
    "is_promotable": vocabulary.is_promotable,
    "is_quantized": vocabulary.is_quantized,
    "is_complex": vocabulary.is_complex,
    "is_float": vocabulary.is_float,
    "is_signed": vocabulary.is_signed,
    "bits": vocabulary.bits,
    "real_type": vocabulary.real_type,
    "quantization_axis": vocabulary.quantization_axis,
    "scales": vocabulary.scales,
    "zero_points": lambda element: Vector(vocabulary.zero_points(element)),
    "same_scale": vocabulary.same_scale,
    "storage": vocabulary.storage,
    "expressed": vocabulary.expressed,
    "baseline": vocabulary.baseline,
    "type_name": vocabulary.type_name,
    "types": vocabulary.types,
    "whole_type": vocabulary.whole_type,
    "chained": vocabulary.chained,
    "unpacked": vocabulary.unpacked,
    "rank_of": vocabulary.rank_of,
    "sizes_of": lambda type_: Vector(vocabulary.sizes_of(type_)),
    "alike": vocabulary.alike,
    "axis_of": vocabulary.axis_of,
    "mentions": vocabulary.mentions,
    "on_axes": vocabulary.on_axes,
    "is_op_name": vocabulary.is_op_name,
    "input_types": vocabulary.input_types,
    "output_types": vocabulary.output_types,
}
