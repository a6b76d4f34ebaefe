"""What generated lowerings are written in: values of a program, and the graph that they are built into."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias, TypeGuard, cast

import numpy as np

from opspec.building.builder import build
from opspec.building.views import OpView, view_class
from opspec.catalog.dialects import generated
from opspec.lowering.graph_values import GraphValue, LowerError, is_static_shape
from opspec.lowering.open_sizes import AppliedOp, Given, Measured, Size, open_form
from opspec.numerics import elementwise as ew
from opspec.numerics.polynomial import Polynomial
from opspec.programs import carrier
from opspec.programs.decoding import Decoder
from opspec.programs.encoding import Encoder
from opspec.values.arrays import Array, Elements
from opspec.values.constants import Constant
from opspec.values.dims import Dim, Vec
from opspec.values.truth import MAYBE
from opspec.values.types import ELEMENT_TYPES, ElementType, Quantized, Tensor

if TYPE_CHECKING:
    from opspec.building.views import Body, SSAValue
    from opspec.programs.carrier import ir
    from opspec.rules.vocabulary import Element
    from opspec.values.truth import Truth

__all__ = ["GraphBuilder", "decided", "element", "is_of", "number"]

INDEX = ELEMENT_TYPES["i64"]

Number: TypeAlias = "float | np.generic | Array | Constant"  # what a constant is made of; an int is a float to mypy
Key: TypeAlias = "tuple[object, ...]"  # what two uses of an op have in common that give the same


def decided(test: Truth) -> bool:
    """A test that chooses what is built."""
    if test is MAYBE or not isinstance(test, bool | np.bool_):
        raise LowerError("what to build depends on sizes that are known only when the program runs")
    return bool(test)


def element(name: str) -> ElementType:
    return ELEMENT_TYPES[name]


def is_of(type_: ElementType | Quantized, *kinds: str) -> bool:
    """Whether an element type is of one of these classes."""
    return type_.kind in kinds


def number(function: str, *args: Element | float | np.generic) -> Elements:
    """A primitive of element types and numbers: the largest value of a type, say."""
    from opspec_generated.numpy import primitives

    with np.errstate(all="ignore"):
        return getattr(primitives, function)(*(a.dtype if isinstance(a, ElementType) else a for a in args))


class GraphBuilder:
    """Builds ops at the current insertion point, equal ones once. `models`: ops that were checked before; another one
    of the kind is a clone.
    """

    def __init__(self, context: ir.Context, decoder: Decoder) -> None:
        self.context = context
        self.decoder = decoder
        self.ir = carrier.ir
        self.made: dict[Key, Given] = {}  # in the current block: what a key and operands gave
        self.models: dict[Key, ir.Operation] = {}

    # -- ops ---------------------------------------------------------------------------------------

    def op(
        self,
        op_name: str,
        *operands: Given,
        shape: Vec | None = None,
        type: Element | None = None,  # noqa: A002
        **given: object,
    ) -> Given:
        """An op applied to values; its attributes and regions by name. Several results are a list. A number is a
        constant like the last of the values.
        """
        if op_name == "stablehlo.constant":
            value = cast("Constant", given["value"])
            return self._constant(value.array, value.array.shape)
        if any(map(_is_number, operands)):
            other = next(item for item in reversed(operands) if isinstance(item, GraphValue))
            operands = tuple(self.like(other, item) if _is_number(item) else item for item in operands)
        if _changes_nothing(op_name, operands, shape, type, given):
            return operands[0]
        open_ = open_form(self, op_name, AppliedOp(operands, shape, type, given))
        if open_ is not None:
            return open_
        flat = [item for operand in operands for item in (operand if _is_list(operand) else [operand])]
        key = self._key(op_name, operands, shape, type, given)
        same = (key, *(None if value is None else value.ssa for value in flat))
        if key is not None and same in self.made:
            return self.made[same]
        model = self.models.get(key) if key is not None else None
        if model is not None:
            made = self._another(model, flat)
        else:
            made = self._build(op_name, operands, flat, shape, type, given)
            if key is not None and generated("lowering", op_name) is None:  # others are replaced, and gone then
                self.models[key] = made
        results = [GraphValue(result, self.decoder.type(result.type)) for result in made.results]
        found = results[0] if _gives_one(op_name) else results
        if key is not None and op_name not in _EFFECTS:
            self.made[same] = found
        return found

    def _another(self, model: ir.Operation, flat: Sequence[GraphValue]) -> ir.Operation:
        """An op like one that was checked before, but for its values and, of an element-wise op, their shape."""
        if flat and _is_elementwise(model.name) and model.operands[0].type != flat[0].ssa.type:
            element = self.ir.RankedTensorType(model.results[0].type).element_type
            shape = self.ir.RankedTensorType(flat[0].ssa.type).shape
            return self.ir.Operation.create(
                model.name,
                results=[self.ir.RankedTensorType.get(shape, element)],
                operands=[value.ssa for value in flat],
                attributes={name: model.attributes[name] for name in model.attributes},
            )
        made = model.clone()
        made.location = self.ir.Location.current
        for at, value in enumerate(flat):
            made.operands[at] = value.ssa
        return made

    def _build(
        self,
        op_name: str,
        operands: Sequence[Given],
        flat: Sequence[GraphValue],
        shape: Vec | None,
        type_: Element | None,
        given: Mapping[str, object],
    ) -> ir.Operation:
        view = _view(op_name)
        signature = view.signature
        regions = {
            r.name: self._region(cast("Callable[..., Given]", given[r.name]))
            for r in signature.regions
            if r.name in given
        }
        attributes = {name: value for name, value in given.items() if name not in regions}
        values = [
            [item.ssa for item in operand] if _is_list(operand) else None if operand is None else operand.ssa
            for operand in operands
        ]
        values += [None] * (len(signature.operands) - len(values))
        result_type = self._result_type(flat, shape, type_)
        return build(view, values, attributes, regions, result_type=result_type).operation

    def _result_type(self, flat: Sequence[GraphValue], shape: Vec | None, type_: Element | None) -> str | None:
        if shape is None:
            return None if type_ is None else str(type_)
        found = type_ or next(value.element for value in flat)
        return str(Tensor(Vec(shape), found))

    def _key(
        self,
        op_name: str,
        operands: Sequence[Given],
        shape: Vec | None,
        type_: Element | None,
        given: Mapping[str, object],
    ) -> Key | None:
        """What makes two uses of an op the same; None for one with regions, or that reads constants."""
        parts: list[object] = [op_name, None if shape is None else str(shape), type_]
        if shape is None and _is_elementwise(op_name) and _is_uniform(operands):
            parts += [operand.element for operand in operands]
        else:
            for operand in operands:
                if _is_list(operand):
                    parts.append(tuple(item.ssa.type for item in operand))
                else:
                    parts.append(None if operand is None else operand.ssa.type)
        for name, value in given.items():
            if callable(value) or isinstance(value, Constant | np.ndarray):
                return None
            parts.append((name, str(value)))
        return None if _reads_constants(op_name) else tuple(parts)

    def _region(self, body: Callable[..., Given]) -> Body:
        """A function of values as one of the carrier's."""

        def fill(*arguments: SSAValue) -> list[SSAValue]:
            with self.block():
                given = body(*(GraphValue(argument, self.decoder.type(argument.type)) for argument in arguments))
            return [value.ssa for value in (given if _is_list(given) else [given])]

        return fill

    @contextmanager
    def block(self) -> Iterator[None]:
        """Another block, which has constants of its own: not every consumer lets a region use those from outside."""
        saved, self.made = self.made, {}
        try:
            yield
        finally:
            self.made = saved

    # -- constants ---------------------------------------------------------------------------------

    def constant(self, value: Number | Sequence[Number], type: Element) -> GraphValue:  # noqa: A002
        """A number of rank 0, or a vector of numbers."""
        if isinstance(type, Quantized):
            raise LowerError(f"constant: a number has no form in {type}")
        if not _is_vector(value):
            array = _number(cast("Number", value), type)
        elif len(value):
            array = np.stack([_number(item, type) for item in value])
        else:
            array = np.zeros(0, type.dtype)
        return self._constant(array, array.shape)

    def like(self, model: GraphValue, value: Number, type: ElementType | None = None) -> GraphValue:  # noqa: A002
        """A number in the shape of another value."""
        found = type or model.element
        if isinstance(found, Quantized):
            raise LowerError(f"like: a number has no form in {found}")
        scalar = _number(value, found)
        if model.is_static:
            return self._constant(scalar, tuple(model.shape))
        given: dict[str, Any] = {"broadcast_dimensions": Vec()}
        made = self.op("stablehlo.broadcast_in_dim", self._constant(scalar, ()), shape=model.shape, **given)
        assert isinstance(made, GraphValue)
        return made

    def literal(self, text: str) -> GraphValue:
        """A constant, as MLIR spells it."""
        value = carrier.ir.Attribute.parse(text, self.context)
        type_ = carrier.ir.Type.parse(text.rpartition(" : ")[2], self.context)
        made = carrier.ir.Operation.create("stablehlo.constant", results=[type_], attributes={"value": value})
        return GraphValue(made.results[0], self.decoder.type(type_))

    def _constant(self, array: Array, shape: tuple[int, ...]) -> GraphValue:
        """One constant serves all its uses in a block."""
        key = (array.dtype, array.tobytes(), shape)
        found = self.made.get(key)
        if found is None:
            held = Constant(np.broadcast_to(array, shape))
            encoder = Encoder("stablehlo", {}, self.context)
            type_ = Tensor(held.shape, held.element)
            made = carrier.ir.Operation.create(
                "stablehlo.constant",
                results=[carrier.ir.Type.parse(str(type_), self.context)],
                attributes={"value": encoder.elements(held)},
            )
            known = Vec(array.tolist()) if array.ndim == 1 and array.dtype.kind in "iu" else None
            found = self.made[key] = GraphValue(made.results[0], type_, known)
        return found

    # -- the rest ----------------------------------------------------------------------------------

    def horner(self, x: GraphValue, coefficients: Sequence[Number]) -> GraphValue:
        """A polynomial: `coefficients` with ascending powers of x."""
        *rest, last = coefficients
        found = self.like(x, last)
        for coefficient in reversed(rest):
            product = self.op("stablehlo.multiply", found, x)
            found = self.op("stablehlo.add", product, self.like(x, coefficient))
        return found

    def fit(self, x: GraphValue, polynomial: Polynomial) -> GraphValue:
        """A polynomial over an interval, with the coefficients of the type of x."""
        middle, scale = self.like(x, polynomial.middle), self.like(x, 1 / polynomial.half)
        near = self.op("stablehlo.multiply", self.op("stablehlo.subtract", x, middle), scale)
        assert isinstance(x.element, ElementType)
        return self.horner(near, polynomial.f64 if x.element.bits == 64 else polynomial.f32)

    def shape_of(self, x: GraphValue) -> GraphValue:
        """The sizes of a value, as a vector of i64."""
        return self.sizes(x.shape)

    def sizes(self, shape: Vec) -> GraphValue:
        """Sizes as a vector of i64; unknown ones are those of values."""
        if is_static_shape(shape):
            return self.constant(list(shape), INDEX)
        parts = [
            self._size(size.value, size.axis) if isinstance(size, Size) else self.constant([size], INDEX)
            for size in tuple.__iter__(shape)
        ]
        found = self.op("stablehlo.concatenate", parts, dimension=0)
        assert isinstance(found, GraphValue)
        return found

    def broadcast_together(self, shape: Vec, *placed: Sequence[Given]) -> list[GraphValue]:
        """The values in the shape of the result; `placed`: each with the dimensions of the result that its own are.

        Two dimensions with one bound are taken to have one size, as compilers of bounded programs do.
        """
        rank = len(shape)
        sizes = [_sizes(value, axes, rank) for value, axes in placed]
        wide = [_refined(at, shape, sizes) for at in range(rank)]
        extents: list[GraphValue] = []
        found = []
        for position, (x, axes) in enumerate(placed):
            own = sizes[position]
            others = [row for other, row in enumerate(sizes) if other != position]
            fills = [_fills(size, [row[at] for row in others]) for at, size in enumerate(own)]
            if tuple(axes) == tuple(range(rank)) and all(fills):
                found.append(x)
            elif all(map(_is_padded, own, wide)):
                found.append(self._padded(x, axes, wide, own, placed, sizes))
            else:
                extents = extents or [self._extents(wide, placed, sizes)]
                given: dict[str, Any] = {"broadcast_dimensions": Vec(axes)}
                found.append(self.op("stablehlo.dynamic_broadcast_in_dim", x, extents[0], shape=Vec(wide), **given))
        return found

    def _padded(
        self,
        x: GraphValue,
        axes: Vec,
        wide: Sequence[int | Dim],
        own: Sequence[int | Dim],
        placed: Sequence[Sequence[Given]],
        sizes: Sequence[Sequence[int | Dim]],
    ) -> GraphValue:
        """Broadcast to the bounds, of which as much is meant as the operand has that they come from."""
        pairs = zip(wide, own, strict=True)
        full = [size.high if isinstance(size, Dim) and not isinstance(mine, Dim) else size for size, mine in pairs]
        made = self.op("stablehlo.broadcast_in_dim", x, broadcast_dimensions=Vec(axes), shape=Vec(full))
        for at, (size, there) in enumerate(zip(wide, full, strict=True)):
            if isinstance(size, Dim) and not isinstance(there, Dim):
                (y, dims) = next(pair for pair, row in zip(placed, sizes, strict=True) if isinstance(row[at], Dim))
                count = self.op("stablehlo.get_dimension_size", y, dimension=tuple(dims).index(at))
                full[at] = size
                made = self.op("stablehlo.set_dimension_size", made, count, dimension=at, shape=Vec(full))
        assert isinstance(made, GraphValue)
        return made

    def _extents(
        self, wide: Sequence[int | Dim], placed: Sequence[Sequence[Given]], sizes: Sequence[Sequence[int | Dim]]
    ) -> GraphValue:
        """The shape of the result, as a vector of i64: a size that is 1 when the program runs gives way to another."""
        if not any(isinstance(size, Dim) for size in wide):
            return self.constant(cast("list[float]", list(wide)), INDEX)
        parts = []
        for at, size in enumerate(wide):
            if not isinstance(size, Dim):
                parts.append(self.constant([size], INDEX))
                continue
            open_ = [pair for pair, row in zip(placed, sizes, strict=True) if isinstance(row[at], Dim)]
            counts = [self._size(x, tuple(axes).index(at)) for x, axes in open_]
            *rest, found = counts
            for count in reversed(rest):
                one = self.op("stablehlo.compare", count, self.constant([1], INDEX), comparison_direction="EQ")
                found = self.op("stablehlo.select", one, found, count)
            parts.append(found)
        made = self.op("stablehlo.concatenate", parts, dimension=0)
        assert isinstance(made, GraphValue)
        return made

    def _size(self, x: Measured, at: int) -> GraphValue:
        wide = self.op("stablehlo.convert", self.op("stablehlo.get_dimension_size", x, dimension=at), type=INDEX)
        made = self.op("stablehlo.reshape", wide, shape=Vec([1]))
        assert isinstance(made, GraphValue)
        return made

    def convert(self, x: GraphValue, type: ElementType) -> GraphValue:  # noqa: A002
        found = self.op("stablehlo.convert", x, type=type)
        assert isinstance(found, GraphValue)
        return found


def _sizes(x: GraphValue, axes: Vec, rank: int) -> list[int | Dim]:
    """The size of a value in each dimension of a result; 1 in those that it does not have."""
    found: list[int | Dim] = [1] * rank
    for axis, size in zip(axes, tuple.__iter__(x.shape), strict=True):
        found[axis] = size
    return found


def _refined(at: int, shape: Vec, sizes: Sequence[Sequence[int | Dim]]) -> int | Dim:
    """The size of a dimension of the result, with what operands know of it that the result's type does not say."""
    size = tuple.__getitem__(shape, at)
    known = [row[at] for row in sizes if not isinstance(row[at], Dim) and row[at] != 1]
    return known[0] if known and isinstance(size, Dim) else size


def _fills(size: int | Dim, others: Sequence[int | Dim]) -> bool:
    """Whether a size surely is that of the result."""
    if all(not isinstance(other, Dim) and other == 1 for other in others):
        return True
    if not isinstance(size, Dim):
        return bool(size != 1)
    return size.high is not None and all(isinstance(other, Dim) and other.high == size.high for other in others)


def _is_padded(size: int | Dim, wide: int | Dim) -> bool:
    """Whether a dimension needs no more than its bound to be broadcast."""
    if isinstance(size, Dim):
        return isinstance(wide, Dim) and size.high is not None and size.high == wide.high
    return not isinstance(wide, Dim) or wide.high is not None


def _number(value: Number | Dim, type_: ElementType) -> Array:
    """A number as an array of rank 0."""
    if isinstance(value, Dim):
        raise LowerError("a constant is wanted of a size that is known only when the program runs")
    if isinstance(value, Constant):
        value = value.array
    if isinstance(value, np.ndarray | np.generic):
        return np.asarray(ew.convert(value, type_.dtype))
    if type_.kind in ("sint", "uint", "bool", "index"):
        return np.asarray(value).astype(type_.dtype) if isinstance(value, bool) else np.array(value, type_.dtype)
    if type_.kind == "complex":
        return np.asarray(complex(value, 0.0), type_.dtype)
    with np.errstate(all="ignore"):
        return np.asarray(ew.narrow(np.asarray(float(value)), type_.dtype))


def _is_vector(value: object) -> TypeGuard[Sequence[Number]]:
    return isinstance(value, list | tuple) or (isinstance(value, np.ndarray) and value.ndim == 1)


def _is_number(value: object) -> bool:
    return isinstance(value, int | float | np.ndarray | np.generic)


def _is_list(value: object) -> bool:
    return isinstance(value, list | tuple)


@cache
def _view(op_name: str) -> type[OpView]:
    if generated("binding", op_name) is None:
        raise LowerError(f"{op_name}: no op file describes this op")
    return view_class(op_name)


@cache
def _gives_one(op_name: str) -> bool:
    results = _view(op_name).signature.results
    return len(results) == 1 and not results[0].variadic


@cache
def _reads_constants(op_name: str) -> bool:
    return any(operand.readable for operand in _view(op_name).signature.operands)


@cache
def _is_elementwise(op_name: str) -> bool:
    module = generated("numpy", op_name)
    return getattr(module, "ELEMENTWISE", False) and len(_view(op_name).signature.results) == 1


def _is_uniform(operands: Sequence[Given]) -> bool:
    """Whether all operands are tensors of one known shape."""
    if not operands or not all(
        isinstance(operand, GraphValue) and isinstance(operand.type, Tensor) for operand in operands
    ):
        return False
    first, *others = operands
    plain = all(operand.type.encoding is None for operand in operands)
    return plain and first.is_static and all(tuple(other.shape) == tuple(first.shape) for other in others)


def _changes_nothing(
    op_name: str, operands: Sequence[Given], shape: Vec | None, type_: Element | None, given: Mapping[str, object]
) -> bool:
    """Whether an op gives its operand: a conversion to its own type, a reshape or broadcast to its own shape."""
    if op_name not in _IDENTITIES or _is_list(operands[0]):
        return False
    x: GraphValue = operands[0]
    if type_ is not None and type_ != x.element:
        return False
    if op_name == "stablehlo.convert":
        return shape is None
    if shape is None or not x.is_static or tuple(shape) != tuple(x.shape):
        return False
    dims = cast("Vec | None", given.get("broadcast_dimensions"))
    return dims is None or tuple(dims) == tuple(range(len(x.shape)))


_EFFECTS = frozenset({"stablehlo.rng", "stablehlo.custom_call", "stablehlo.optimization_barrier"})
_IDENTITIES = frozenset({"stablehlo.convert", "stablehlo.reshape", "stablehlo.broadcast_in_dim"})
