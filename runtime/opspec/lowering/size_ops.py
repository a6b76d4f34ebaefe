"""Computations with sizes in other dialects (`shape`, `arith`, `tensor`), which dynamic programs mix in, as StableHLO.

A size (`index`, `!shape.size`) becomes a `tensor<i64>`, a shape (`tensor<?xindex>`, `!shape.shape`) a vector of i64,
and a plain number a tensor of rank 0. A witness is nothing: a program whose sizes do not fit has no meaning.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, TypeAlias, cast

from opspec.lowering.graph_values import GraphValue, LowerError
from opspec.lowering.vocabulary import INDEX, GraphBuilder
from opspec.programs import carrier
from opspec.programs.carrier import decode_location
from opspec.programs.decoding import Decoder
from opspec.values.dims import Dim, Vec
from opspec.values.types import ELEMENT_TYPES, ElementType, Tensor

if TYPE_CHECKING:
    from opspec.building.views import SSAValue
    from opspec.lowering.open_sizes import Given
    from opspec.programs.carrier import ir

DIALECTS = frozenset({"shape", "arith", "tensor"})
CAST = "builtin.unrealized_conversion_cast"
SIZES = ("index", "!shape.size")
SHAPE = "!shape.shape"
WITNESS = "!shape.witness"


def is_of_sizes(name: str) -> bool:
    return name.partition(".")[0] in DIALECTS or name == CAST


def lower_sizes(root: ir.Operation, graph: GraphBuilder, decoder: Decoder) -> None:
    """Replace every op of these dialects below `root`."""
    _Sizes(graph, decoder).run(root)


class _Sizes:
    """One run. `held`: what stands for a value that has no form in StableHLO, or has another type there."""

    def __init__(self, graph: GraphBuilder, decoder: Decoder) -> None:
        self.graph, self.decoder = graph, decoder
        self.held: dict[SSAValue, GraphValue | None] = {}
        self.done: list[ir.Operation] = []

    def run(self, root: ir.Operation) -> None:
        for region in root.regions:
            for block in region.blocks:
                with self.graph.block():
                    self.block(block)
        for op in reversed(self.done):
            op.erase()

    def block(self, block: ir.Block) -> None:
        for found in list(block.operations):
            self.visit(found.operation)

    def visit(self, op: ir.Operation) -> None:
        if op.name == "shape.assuming":
            self.assumed(op)
        elif is_of_sizes(op.name):
            self.replace(op)
        else:
            self.redirect(op)
            for region in op.regions:
                for block in region.blocks:
                    with self.graph.block():
                        self.block(block)

    def assumed(self, op: ir.Operation) -> None:
        """What a witness allows is done without it."""
        *body, end = [inner.operation for inner in op.regions[0].blocks[0].operations]
        for result, value in zip(op.results, list(end.operands), strict=True):
            result.replace_all_uses_with(value)
        end.erase()
        for inner in body:
            inner.move_before(op)
            self.visit(inner)
        self.done.append(op)

    def redirect(self, op: ir.Operation) -> None:
        """An op that stays takes the new values."""
        for at, value in enumerate(list(op.operands)):
            if value not in self.held:
                continue
            now = self.held[value]
            if now is None or str(value.type).startswith("!shape."):
                hint = "sizes that leave a block or a function are numbers or tensors: index, tensor<2xindex>"
                raise self.error(op, f"takes a value of type {value.type}, which StableHLO does not have; {hint}")
            if not op.name.startswith("stablehlo."):
                op.operands[at] = self.cast(op, now.ssa, value.type)
                continue
            op.operands[at] = now.ssa

    def replace(self, op: ir.Operation) -> None:
        make = _TABLE.get(op.name)
        if make is None:
            near = [*get_close_matches(op.name, _TABLE, 1), "shape.broadcast"][0]
            raise self.error(op, f"no form in StableHLO is known for it; {near} has one")
        location = carrier.ir.Location.name(op.name, op.location)
        with carrier.ir.InsertionPoint(op), location:
            found = make(_Op(self, op))
            values = cast("list[GraphValue | None]", list(found) if isinstance(found, list | tuple) else [found])
            for result, value in zip(op.results, values, strict=True):
                self.give(result, value)
        self.done.append(op)

    def give(self, result: SSAValue, value: GraphValue | None) -> None:
        type_ = self.decoder.type(result.type)
        if value is not None and isinstance(type_, Tensor) and type_.element.kind != "index":
            if value.ssa.type != result.type:
                value = self.graph.op("stablehlo.convert", value, shape=type_.shape, type=type_.element)
            result.replace_all_uses_with(value.ssa)
        else:
            self.held[result] = value

    def take(self, op: ir.Operation, value: SSAValue) -> GraphValue:
        """A value as a tensor of numbers that StableHLO has."""
        if value in self.held:
            found = self.held[value]
            if found is not None:
                return found
        type_ = self.decoder.type(value.type)
        if str(value.type) == "index" or (isinstance(type_, Tensor) and type_.element.kind == "index"):
            wanted = Tensor(type_.shape if isinstance(type_, Tensor) else Vec(), INDEX)
            made = self.cast(op, value, carrier.ir.Type.parse(str(wanted), op.context))
            return GraphValue(made, wanted)
        if not isinstance(type_, Tensor):
            hint = "let it be a tensor of i64 where it comes from"
            raise self.error(op, f"takes a value of type {value.type} that no op of these dialects makes; {hint}")
        return GraphValue(value, type_)

    def cast(self, op: ir.Operation, value: SSAValue, wanted: ir.Type) -> SSAValue:
        """A size of a function's own type, under the type that it has in StableHLO; or the other way."""
        ir = carrier.ir
        made = ir.Operation.create(CAST, results=[wanted], operands=[value], loc=op.location, ip=ir.InsertionPoint(op))
        result: SSAValue = made.results[0]
        return result

    def error(self, op: ir.Operation, message: str) -> LowerError:
        return LowerError(f"{decode_location(op.location)}: {op.name}: {message}")


class _Op:
    """An op that is being replaced: its operands as values of StableHLO, and what its graph is built with."""

    def __init__(self, sizes: _Sizes, op: ir.Operation) -> None:
        self.sizes, self.op, self.graph = sizes, op, sizes.graph

    def __len__(self) -> int:
        return len(self.op.operands)

    def __getitem__(self, at: int) -> GraphValue:
        return self.sizes.take(self.op, self.op.operands[at])

    @property
    def operands(self) -> list[GraphValue]:
        return [self[at] for at in range(len(self))]

    @property
    def element(self) -> ElementType:
        """The element type of the result; sizes are i64."""
        type_ = self.sizes.decoder.type(self.op.results[0].type)
        found = type_.element if isinstance(type_, Tensor) else ELEMENT_TYPES.get(str(type_), INDEX)
        assert isinstance(found, ElementType)
        return INDEX if found.kind == "index" else found

    @property
    def shape(self) -> Vec:
        type_ = self.sizes.decoder.type(self.op.results[0].type)
        return type_.shape if isinstance(type_, Tensor) else Vec()

    def attribute(self, name: str) -> ir.Attribute:
        return self.op.attributes[name]

    def integer(self, name: str) -> int:
        return int(carrier.ir.IntegerAttr(self.attribute(name)).value)

    def apply(self, name: str, *operands: Given, **given: Any) -> GraphValue:
        found = self.graph.op(f"stablehlo.{name}", *operands, **given)
        assert isinstance(found, GraphValue)
        return found

    def number(self, value: int | Sequence[int]) -> GraphValue:
        return self.graph.constant(value, INDEX)

    def error(self, message: str) -> LowerError:
        return self.sizes.error(self.op, message)


Make: TypeAlias = "Callable[[_Op], GraphValue | Sequence[GraphValue | None] | None]"


# --- numbers ------------------------------------------------------------------------------------------------


def _constant(name: str) -> Make:
    def make(op: _Op) -> GraphValue:
        ir = carrier.ir
        value: Any = op.attribute(name)
        if isinstance(value, ir.DenseElementsAttr) and op.element is not INDEX:
            made = ir.Operation.create("stablehlo.constant", results=[value.type], attributes={"value": value}).results[
                0
            ]
            return GraphValue(made, op.sizes.decoder.type(made.type))
        if isinstance(value, ir.DenseElementsAttr):
            held: Any = ir.DenseIntElementsAttr(value)
            numbers = [int(item) for item in held]
            made = op.graph.constant(numbers, INDEX)
            return op.apply("reshape", made, shape=op.shape)
        return op.graph.constant(value.value, op.element)

    return make


def _applied(name: str) -> Make:
    return lambda op: op.apply(name, *op.operands)


def _first(op: _Op) -> GraphValue:
    return op[0]


def _converted(op: _Op) -> GraphValue:
    return op.apply("convert", op[0], type=op.element)


def _unsigned(make: Callable[..., GraphValue]) -> Make:
    """The same of the unsigned numbers with the same bits."""

    def made(op: _Op) -> GraphValue:
        x = op[0]
        assert isinstance(x.element, ElementType)
        other = x.element if x.element.bits == 1 else ELEMENT_TYPES[f"ui{x.element.bits}"]
        values = [op.apply("bitcast_convert", value, type=other, shape=value.shape) for value in op.operands]
        found = make(op, *values)
        if found.element == op.element or not isinstance(found.element, ElementType):
            return found
        if found.element.kind == "uint" and found.element.bits == op.element.bits:
            return op.apply("bitcast_convert", found, type=op.element, shape=found.shape)
        return op.apply("convert", found, type=op.element)

    return made


def _widened(op: _Op, x: GraphValue) -> GraphValue:
    """An unsigned number in more bits, as an unsigned one."""
    to = ELEMENT_TYPES[f"ui{op.element.bits}"] if op.element.kind == "sint" else op.element
    return op.apply("convert", x, type=to)


def _rounded(toward: str) -> Make:
    """A quotient, which the division cuts off, moved by one where it is not whole and lies on the other side."""

    def make(op: _Op) -> GraphValue:
        x, y = op.operands
        quotient, zero, one = op.apply("divide", x, y), op.graph.like(x, 0), op.graph.like(x, 1)
        inexact = op.apply("compare", op.apply("remainder", x, y), zero, comparison_direction="NE")
        side = op.apply("compare", op.apply("xor", x, y), zero, comparison_direction="LT" if toward == "down" else "GE")
        moved = op.apply("subtract" if toward == "down" else "add", quotient, one)
        return op.apply("select", op.apply("and", inexact, side), moved, quotient)

    return make


_DIRECTIONS = ("EQ", "NE", "LT", "LE", "GT", "GE", "LT", "LE", "GT", "GE")


def _compared(op: _Op) -> GraphValue:
    predicate = op.integer("predicate")
    direction = {"comparison_direction": _DIRECTIONS[predicate]}
    if predicate < 6:
        return op.apply("compare", *op.operands, **direction)
    return cast("GraphValue", _unsigned(lambda op, x, y: op.apply("compare", x, y, **direction))(op))


# --- shapes -------------------------------------------------------------------------------------------------


def _length(op: _Op, shape: GraphValue) -> int:
    (length,) = tuple.__iter__(shape.shape)
    if isinstance(length, Dim):
        raise op.error("takes a shape whose rank is not known, so what it computes has no type in StableHLO")
    return int(length)


def _vector(op: _Op, numbers: Sequence[GraphValue]) -> GraphValue:
    """Numbers as a vector."""
    if not numbers:
        return op.graph.constant([], op.element)
    return op.apply("concatenate", [op.apply("reshape", x, shape=Vec([1])) for x in numbers], dimension=0)


def _cut(op: _Op, x: GraphValue, low: int, high: int) -> GraphValue:
    return op.apply("slice", x, start_indices=Vec([low]), limit_indices=Vec([high]), strides=Vec([1]))


def _entry(op: _Op, x: GraphValue, indices: Sequence[GraphValue]) -> GraphValue:
    """The number at these indices."""
    cut = op.apply("dynamic_slice", x, list(indices), slice_sizes=Vec([1] * len(indices)))
    return op.apply("reshape", cut, shape=Vec())


def _index(op: _Op, at: int) -> int | None:
    """An operand that is a constant, as a number."""
    owner = getattr(op.op.operands[at].owner, "operation", None)
    if owner is None or owner.name not in ("arith.constant", "shape.const_size"):
        return None
    value = owner.attributes["value"]
    return int(value.value) if isinstance(value, carrier.ir.IntegerAttr) else None


def _size(op: _Op) -> GraphValue:
    """The size of one dimension of a tensor."""
    x, at = op[0], _index(op, 1)
    if at is None:
        return _entry(op, op.graph.shape_of(x), [op[1]])
    if not 0 <= at < len(x.shape):
        raise op.error(f"expected a dimension below {len(x.shape)}, found {at}")
    size = tuple.__getitem__(x.shape, at)
    if not isinstance(size, Dim):
        return op.number(size)
    return op.apply("convert", op.apply("get_dimension_size", x, dimension=at), type=INDEX)


def _extent(op: _Op) -> GraphValue:
    return _entry(op, op[0], [op[1]])


def _aligned(op: _Op) -> list[GraphValue]:
    """Shapes of one rank: ones come before the sizes of a lower one."""
    shapes = op.operands
    rank = max(_length(op, shape) for shape in shapes)
    found = []
    for shape in shapes:
        missing = rank - _length(op, shape)
        ones = op.graph.constant([1] * missing, INDEX)
        found.append(op.apply("concatenate", [ones, shape], dimension=0) if missing else shape)
    return found


def _broadcast(op: _Op) -> GraphValue:
    """Sizes of one give way to others."""
    found, *others = _aligned(op)
    for other in others:
        one = op.apply("compare", found, op.graph.like(found, 1), comparison_direction="EQ")
        found = op.apply("select", one, other, found)
    return found


def _all(op: _Op, flags: GraphValue) -> GraphValue:
    def both(a: GraphValue, b: GraphValue) -> GraphValue:
        return op.apply("and", a, b)

    start = op.graph.constant(True, ELEMENT_TYPES["i1"])
    found: GraphValue = op.graph.op("stablehlo.reduce", [flags], [start], dimensions=Vec([0]), body=both)[0]
    return found


def _broadcastable(op: _Op) -> GraphValue:
    """Whether in each dimension the sizes are those of the broadcast shape, or one."""
    wide = _broadcast(op)
    flags = []
    for shape in _aligned(op):
        same = op.apply("compare", shape, wide, comparison_direction="EQ")
        one = op.apply("compare", shape, op.graph.like(shape, 1), comparison_direction="EQ")
        flags.append(_all(op, op.apply("or", same, one)))
    found = flags[0]
    for flag in flags[1:]:
        found = op.apply("and", found, flag)
    return found


def _same(op: _Op) -> GraphValue:
    first, *others = op.operands
    found = op.graph.constant(True, ELEMENT_TYPES["i1"])
    for other in others:
        if len(first.shape) and _length(op, first) != _length(op, other):
            return op.graph.constant(False, ELEMENT_TYPES["i1"])
        same = op.apply("compare", first, other, comparison_direction="EQ")
        found = op.apply("and", found, _all(op, same) if len(first.shape) else same)
    return found


def _product(op: _Op) -> GraphValue:
    shape = op[0]
    found = op.number(1)
    for at in range(_length(op, shape)):
        size = op.apply("reshape", _cut(op, shape, at, at + 1), shape=Vec())
        found = size if at == 0 else op.apply("multiply", found, size)
    return found


def _split(op: _Op) -> list[GraphValue]:
    shape, at = op[0], _index(op, 1)
    length = _length(op, shape)
    if at is None:
        raise op.error("takes a shape apart where only the program knows, so what it gives has no type in StableHLO")
    at += length if at < 0 else 0
    return [_cut(op, shape, 0, at), _cut(op, shape, at, length)]


def _cast(op: _Op) -> GraphValue:
    """A tensor under a type that says more, or less, of its sizes."""
    type_ = op.sizes.decoder.type(op.op.results[0].type)
    assert isinstance(type_, Tensor)
    x = op[0]
    element = INDEX if type_.element.kind == "index" else type_.element
    return op.apply("convert", x, shape=type_.shape, type=element) if tuple(x.shape) != tuple(type_.shape) else x


def _extracted(op: _Op) -> GraphValue:
    x, *indices = op.operands
    return _entry(op, x, indices) if indices else x


def _filled(op: _Op) -> GraphValue:
    return op.apply("reshape", _vector(op, op.operands), shape=op.shape)


def _reshaped(op: _Op) -> GraphValue:
    return op.apply("dynamic_reshape", op[0], op[1], shape=op.shape)


def _joined(op: _Op) -> GraphValue:
    return op.apply("concatenate", op.operands, dimension=0)


def _nothing(op: _Op) -> None:
    del op


def _casted(op: _Op) -> GraphValue:
    """A cast that says nothing but that the two are the same."""
    if len(op) != 1 or len(op.op.results) != 1:
        raise op.error("expected one value as another one")
    x = op[0]
    return op.apply("convert", x, type=op.element) if x.element != op.element else x


_SAME = {
    "addi": "add", "subi": "subtract", "muli": "multiply", "divsi": "divide", "remsi": "remainder",
    "maxsi": "maximum", "minsi": "minimum", "andi": "and", "ori": "or", "xori": "xor", "shli": "shift_left",
    "shrsi": "shift_right_arithmetic", "shrui": "shift_right_logical", "addf": "add", "subf": "subtract",
    "mulf": "multiply", "divf": "divide", "negf": "negate", "maximumf": "maximum", "minimumf": "minimum",
    "select": "select",
}  # fmt: skip
_UNSIGNED = {"divui": "divide", "remui": "remainder", "maxui": "maximum", "minui": "minimum"}
_TABLE: dict[str, Make] = {
    CAST: _casted,
    **{f"arith.{name}": _applied(other) for name, other in _SAME.items()},
    **{
        f"arith.{name}": _unsigned(lambda op, x, y, other=other: op.apply(other, x, y))
        for name, other in _UNSIGNED.items()
    },
    **{f"arith.{name}": _converted for name in ("index_cast", "extsi", "trunci", "sitofp", "fptosi", "extf", "truncf")},
    **{f"arith.{name}": _unsigned(_widened) for name in ("index_castui", "extui")},
    "arith.constant": _constant("value"),
    "arith.floordivsi": _rounded("down"),
    "arith.ceildivsi": _rounded("up"),
    "arith.cmpi": _compared,
    "shape.shape_of": lambda op: op.graph.shape_of(op[0]),
    "shape.const_shape": _constant("shape"),
    "shape.const_size": _constant("value"),
    **{
        f"shape.{name}": _nothing
        for name in ("const_witness", "cstr_broadcastable", "cstr_eq", "cstr_require", "assuming_all")
    },
    "shape.broadcast": _broadcast,
    "shape.is_broadcastable": _broadcastable,
    "shape.shape_eq": _same,
    "shape.num_elements": _product,
    "shape.rank": lambda op: op.number(_length(op, op[0])),
    "shape.dim": _size,
    "shape.get_extent": _extent,
    "shape.from_extents": lambda op: _vector(op, op.operands),
    "shape.concat": _joined,
    "shape.split_at": _split,
    **{f"shape.{name}": _first for name in ("value_as_shape", "value_of", "index_to_size", "size_to_index", "any")},
    **{f"shape.{name}_extent_tensor": _first for name in ("from", "to")},
    "shape.add": _applied("add"),
    "shape.mul": _applied("multiply"),
    "shape.div": _applied("divide"),
    "shape.max": _applied("maximum"),
    "shape.min": _applied("minimum"),
    "tensor.dim": _size,
    "tensor.rank": lambda op: op.number(len(op[0].shape)),
    "tensor.cast": _cast,
    "tensor.extract": _extracted,
    "tensor.from_elements": _filled,
    "tensor.reshape": _reshaped,
}
