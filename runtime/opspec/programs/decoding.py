"""MLIR types and attributes as plain Python values, each distinct one decoded once."""

from __future__ import annotations

import contextlib
import functools
import re
from collections.abc import Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, cast

from opspec.catalog.dialects import generated
from opspec.programs import carrier, convolution_numbers, dense_attributes, printed_form, shardy_attributes
from opspec.programs.mesh_symbols import with_mesh
from opspec.programs.struct_text import read_field
from opspec.values.arrays import Array
from opspec.values.constants import UNIT, EnumValue, Narrow, NarrowFloat, NarrowVec, Struct, Symbol, Unit, marked
from opspec.values.dims import Dim, Vec
from opspec.values.types import ELEMENT_TYPES, ElementType, Other, Quantized, Tensor
from opspec_model.elements.spelling import parse_quantized
from opspec_model.names import tensor_name

if TYPE_CHECKING:
    from collections.abc import Callable

    from jaxlib.mlir import ir

# An attribute as Python knows it: a bool, int or float (Narrow and NarrowFloat where it is of another type than i64 or
# f64, Unit), a str (EnumValue, Symbol) or bytes, a Vec or an array (Marked), a Tensor or Other, a Struct, or a tuple or
# dictionary of such. Whoever knows the attribute's kind knows which.
Decoded: TypeAlias = Any


class Entries(Protocol):
    """An `ir.DictAttr`, which the bindings iterate over without saying so."""

    def __iter__(self) -> Iterator[ir.NamedAttribute]: ...

    def __getitem__(self, name: str, /) -> ir.Attribute: ...

    @property
    def context(self) -> ir.Context: ...


# Wrapper class and fields of each attribute; where the binding spells a field differently, "field=binding".
_STRUCTS = {
    "gather": (
        "GatherDimensionNumbers",
        """offset_dims collapsed_slice_dims operand_batching_dims start_indices_batching_dims start_index_map
        index_vector_dim""",
    ),
    "scatter": (
        "ScatterDimensionNumbers",
        """update_window_dims inserted_window_dims input_batching_dims scatter_indices_batching_dims
        scatter_dims_to_operand_dims=scattered_dims_to_operand_dims index_vector_dim""",
    ),
    "dot": (
        "DotDimensionNumbers",
        """lhs_batching_dimensions rhs_batching_dimensions
        lhs_contracting_dimensions rhs_contracting_dimensions""",
    ),
    "dot_algorithm": (
        "DotAlgorithm",
        """lhs_precision_type rhs_precision_type accumulation_type lhs_component_count rhs_component_count
        num_primitive_operations allow_imprecise_accumulation""",
    ),
    "conv": (
        "ConvDimensionNumbers",
        """input_batch_dimension input_feature_dimension input_spatial_dimensions
        kernel_input_feature_dimension kernel_output_feature_dimension kernel_spatial_dimensions
        output_batch_dimension output_feature_dimension output_spatial_dimensions""",
    ),
    "output_operand_alias": (
        "OutputOperandAlias",
        "output_tuple_indices operand_index operand_tuple_indices",
    ),
    "channel_handle": ("ChannelHandle", "handle type=channel_type"),
    "bounds": ("TypeExtensions", "bounds"),
    "result_accuracy": ("ResultAccuracyAttr", "atol rtol ulps mode"),
    "axis_ref": ("AxisRefAttr", "name sub_axis_info"),
    "sub_axis_info": ("SubAxisInfoAttr", "pre_size size"),
    "mesh_axis": ("MeshAxisAttr", "name size"),
    "mesh": ("MeshAttr", "axes device_ids"),
    "replica_group_mesh_axes": ("ReplicaGroupMeshAxesAttr", "mesh axes"),
    "ragged_dot": (
        "RaggedDotDimensionNumbers",
        """lhs_batching_dimensions rhs_batching_dimensions lhs_contracting_dimensions
        rhs_contracting_dimensions lhs_ragged_dimensions rhs_group_dimensions""",
    ),
}

_FUTURE = "!stablehlo.future<"
_ENUM = re.compile(r"#(?:stablehlo|chlo|mhlo)(?:<\w+ (\w+)>|\.\w+<([A-Z]\w*)>)$")
_PACK_ENUM = re.compile(r"#\w+<\w+ (\w+)>$")
_PACK_STRUCT = re.compile(r"#\w+\.(\w+)<(?=.*>$)")
_STRUCT = re.compile(r"#(stablehlo|chlo)[.<](\w+)[<(]")
_BOUNDS = re.compile(r"#stablehlo\.(?:bounds<|type_extensions<\s*bounds\s*=\s*\[)([^\]>]*)\]?\s*>$")


class Decoder:
    """Decodes what belongs to one context."""

    __slots__ = ("_attributes", "_by_class", "_dynamic", "_elements", "_tensor_class", "_types")

    def __init__(self) -> None:
        ir = carrier.ir
        self._types: dict[ir.Type, Tensor | Other] = {}
        self._elements: dict[ir.Type, ElementType | Quantized | None] = {}
        self._attributes: dict[ir.Attribute, Decoded] = {}
        self._tensor_class = ir.RankedTensorType
        self._dynamic = ir.ShapedType.get_dynamic_size()
        self._by_class: dict[type, Callable[..., Decoded]] = {
            ir.IntegerAttr: _integer,
            ir.BoolAttr: _value,
            ir.FloatAttr: _float,
            ir.StringAttr: _string,
            ir.FlatSymbolRefAttr: _symbol,
            ir.SymbolRefAttr: _symbol,
            ir.UnitAttr: _unit,
            ir.TypeAttr: self._type_attribute,
            ir.ArrayAttr: self._array,
            ir.DictAttr: self._dictionary,
            ir.DenseIntElementsAttr: _integers,
            ir.DenseFPElementsAttr: dense_attributes.constant,
            ir.OpaqueAttr: self._unregistered,
            ir.DenseBoolArrayAttr: Vec,
            ir.DenseI64ArrayAttr: Vec,
            **{
                getattr(ir, f"Dense{kind}ArrayAttr"): partial(NarrowVec, type_=kind.lower())
                for kind in ("I8", "I16", "I32", "F32", "F64")
            },
        }

    # --- types ----------------------------------------------------------------------------------------------

    def type(self, mlir: ir.Type) -> Tensor | Other:
        found = self._types.get(mlir)
        if found is None:
            found = self._types[mlir] = self._type(mlir)
        return found

    def _awaited(self, future: str, context: ir.Context) -> tuple[Tensor | Other, ...]:
        """What a future stands for; where its dialect is not registered, anything may stand there."""
        parts = printed_form.split(future[len(_FUTURE) : -1])
        try:
            return tuple(self.type(carrier.ir.Type.parse(part, context)) for part in parts)
        except carrier.ir.MLIRError:
            return ()

    def _type(self, mlir: ir.Type) -> Tensor | Other:
        if not isinstance(mlir, self._tensor_class):
            if isinstance(mlir, carrier.ir.TupleType):
                return Other(str(mlir), tuple(self.type(mlir.get_type(at)) for at in range(mlir.num_types)))
            text = str(mlir)
            return Other(text, self._awaited(text, mlir.context) if text.startswith(_FUTURE) else ())
        element = self._element(mlir.element_type)
        if element is None:
            return Other(str(mlir))
        shape = [Dim(0, None) if size == self._dynamic else size for size in mlir.shape]
        if mlir.encoding is None:
            return Tensor(Vec(shape), element)
        encoding = str(mlir.encoding)
        bounds = _bounds(encoding)
        if bounds is None:
            return Tensor(Vec(shape), element, encoding)
        if len(bounds) != len(shape):
            return Other(str(mlir))
        if any(b is not None and (b < 0 or type(size) is int) for size, b in zip(shape, bounds, strict=True)):
            return Other(str(mlir))
        return Tensor(
            Vec(size if bound is None else Dim(0, bound) for size, bound in zip(shape, bounds, strict=True)),
            element,
        )

    def _element(self, mlir: ir.Type) -> ElementType | Quantized | None:
        if mlir not in self._elements:
            text = str(mlir)
            self._elements[mlir] = ELEMENT_TYPES.get(text) or parse_quantized(text)
        return self._elements[mlir]

    # --- attributes -----------------------------------------------------------------------------------------

    def attribute(self, mlir: ir.Attribute) -> Decoded:
        found = self._attributes.get(mlir)
        if found is None:
            decode = self._by_class.get(type(mlir), self._dialect)
            found = self._attributes[mlir] = decode(mlir)
        return found

    def attribute_of(self, op: ir.Operation, name: str) -> Decoded:
        """An op's attribute; KeyError when it has none of this name."""
        try:
            mlir = op.attributes[name]
        except TypeError:
            # The bindings cannot make an object of a complex constant; other ways to it end the process.
            return dense_attributes.from_text(printed_form.op_attributes(_generic(op))[name])
        return self.attribute(mlir)

    def _array(self, mlir: ir.ArrayAttr) -> tuple[Decoded, ...]:
        try:
            return tuple(map(self.attribute, mlir))
        except TypeError:
            return tuple(self._printed(part, mlir) for part in printed_form.split(str(mlir)[1:-1]))

    def _dictionary(self, mlir: Entries) -> dict[str, Decoded]:
        names = [named.name for named in mlir]
        try:
            return {name: self.attribute(mlir[name]) for name in names}
        except TypeError:
            return {name: self._printed(part, mlir) for name, part in printed_form.entries(str(mlir)[1:-1]).items()}

    def _printed(self, text: str, around: ir.Attribute | Entries) -> Decoded:
        if (text.startswith("dense<") and "xcomplex<" in text) or text.endswith(": tensor<complex<f32>>"):
            return dense_attributes.from_text(text)
        return self.attribute(carrier.ir.Attribute.parse(text, around.context))

    def _type_attribute(self, mlir: ir.TypeAttr) -> Struct | Tensor | Other:
        value = mlir.value
        if isinstance(value, carrier.ir.FunctionType):
            inputs, results = (tuple(map(self.type, types)) for types in (value.inputs, value.results))
            return Struct("function", {"inputs": inputs, "results": results})
        return self.type(value)

    def _unregistered(self, mlir: ir.Attribute) -> Decoded:
        # In a context without dialects their attributes are only text; one that knows them makes sense of it.
        ir = carrier.ir
        if raw := convolution_numbers.RAW.match(str(mlir)):
            numbers = convolution_numbers.fields(str(mlir)[raw.end() :])
            return Struct("conv", {name: Vec(v) if isinstance(v, list) else v for name, v in numbers.items()})
        if shardy := shardy_attributes.read(str(mlir)):
            return shardy
        try:
            return self.attribute(ir.Attribute.parse(str(mlir), _known_dialects()))
        except (ir.MLIRError, ValueError):  # a number too large for it is a ValueError
            text = str(mlir)
            if text.startswith("#sdy"):
                return Struct("opaque", {"text": text})
            return _unchecked(text) if text.startswith(("#stablehlo", "#chlo")) else _of_pack(text)

    def _dialect(self, mlir: ir.Attribute) -> Decoded:
        text = str(mlir)
        enum = _ENUM.match(text)
        if enum:
            return EnumValue(enum[1] or enum[2])
        struct = _STRUCT.match(text)
        if struct and struct[2] in _STRUCTS:
            dialect, kind = struct.groups()
            wrapper, fields = _STRUCTS[kind]
            wrapped = getattr(getattr(carrier, dialect), wrapper)(mlir)
            named = (field.partition("=") for field in fields.split())
            return Struct(kind, {name: self._field(getattr(wrapped, alias or name)) for name, _, alias in named})
        if text.startswith("dense_resource<"):
            return dense_attributes.constant(mlir)
        if text.startswith("#mhlo."):  # of which the bindings have no classes
            return _of_pack(text)
        return shardy_attributes.read(text) or Struct("opaque", {"text": text})

    def _field(self, value: object) -> Decoded:
        ir = carrier.ir
        if isinstance(value, list):
            return Vec(Dim(0, None) if item == self._dynamic else item for item in value)
        if isinstance(value, ir.Attribute):
            return self.attribute(value)
        return str(value) if isinstance(value, ir.Type) else value


@functools.cache
def _typed(op: str) -> frozenset[str]:
    """The attributes of an op that are numbers of an element type."""
    binding = generated("binding", tensor_name(op))
    return frozenset(a.name for a in binding.SIGNATURE.attributes if a.scalar) if binding is not None else frozenset()


_NUMBERS = (bool, int, Narrow, float, NarrowFloat, Struct)  # what an attribute that is a number may be decoded as


class Attributes(Mapping[str, Decoded]):
    """The attributes of an op by name, decoded when asked for."""

    __slots__ = ("_decoder", "_kept", "_map", "_op")

    def __init__(self, op: ir.Operation, decoder: Decoder) -> None:
        self._op: ir.Operation | None = op
        self._map: Any = op.attributes  # an ir.OpAttributeMap; None when it is let go
        self._decoder: Decoder | None = decoder
        self._kept: dict[str, Decoded] | None = None

    @classmethod
    def known(cls, kept: Mapping[str, Decoded]) -> Attributes:
        """Those of an op that is nowhere but in a record."""
        found = cls.__new__(cls)
        found._kept = dict(kept)
        found._op = found._map = found._decoder = None
        return found

    def let_go(self) -> None:
        """Decode all, and forget the op."""
        self._kept = dict(self)
        self._op = self._map = self._decoder = None

    def __getitem__(self, name: str) -> Decoded:
        if self._op is None or self._decoder is None:
            assert self._kept is not None
            return self._kept[name]
        found = self._decoder.attribute_of(self._op, name)
        if found.__class__ in _NUMBERS and name in _typed(self._op.name):
            typed = dense_attributes.number(str(self._map[name]))
            return found if typed is None else typed
        if found.__class__ is Struct and found.kind == "replica_group_mesh_axes":
            return with_mesh(found, self._op)
        return found

    @property
    def are_of_an_op(self) -> bool:
        """Whether they are read from an op, and not kept."""
        return self._op is not None

    @property
    def identity(self) -> tuple[tuple[str, ir.Attribute], ...] | None:
        """Equal where an op of the same name has the same attributes; None where only print would tell, or nobody."""
        if self._op is None or not self._op.context.is_registered_operation(self._op.name):
            return None
        try:
            return tuple([(name, self._map[name]) for name in self._map])
        except TypeError:  # jaxlib knows no numbers of a complex type
            return None

    def get(self, name: str, default: Decoded = None) -> Decoded:
        known = self._map if self._kept is None else self._kept
        return self[name] if name in known else default

    def __contains__(self, name: object) -> bool:
        return name in (self._map if self._kept is None else self._kept)

    def __iter__(self) -> Iterator[str]:
        if self._op is None:
            assert self._kept is not None
            return iter(self._kept)
        names = list(self._map)
        if self._op.context.is_registered_operation(self._op.name):
            return iter(names)
        # The properties of an op of an unknown dialect are seen only by name, or in print.
        return iter(sorted({*names, *printed_form.op_attributes(_generic(self._op))}))

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __repr__(self) -> str:
        return repr(dict(self))


def _bounds(encoding: str) -> list[int | None] | None:
    match = _BOUNDS.match(encoding)
    if match is None:
        return None
    sizes = printed_form.split(match[1])
    return [None if size == "?" else int(size) for size in sizes]


def _unchecked(text: str) -> Struct:
    """A dialect attribute that the carrier refuses; only these two it checks by themselves."""
    struct = _STRUCT.match(text)
    if struct is None or struct[2] not in _UNCHECKED:
        return Struct("opaque", {"text": text})
    fields = printed_form.entries(text[struct.end() : -1])
    return Struct(struct[2], _UNCHECKED[struct[2]] | {name: _word(value) for name, value in fields.items()})


def _of_pack(text: str) -> EnumValue | Struct:
    """An enumeration or a struct of a dialect that the carrier does not know."""
    if enum := _PACK_ENUM.match(text):
        return EnumValue(enum[1])
    if struct := _PACK_STRUCT.match(text):
        fields = printed_form.entries(text[struct.end() : -1])
        return Struct(struct[1], {name: _field_of_pack(value) for name, value in fields.items()})
    return Struct("opaque", {"text": text})


def _field_of_pack(text: str) -> Decoded:
    made = read_field(text)
    if made is not None:
        return made
    return Vec(map(_word, printed_form.split(text[1:-1]))) if text.startswith("[") else _word(text)


_UNCHECKED: dict[str, dict[str, float]] = {
    "dot_algorithm": {},
    "result_accuracy": {"atol": 0.0, "rtol": 0.0, "ulps": 0},
}


def _word(text: str) -> bool | float | str:
    if text in ("true", "false"):
        return text == "true"
    for number in (int, float):
        with contextlib.suppress(ValueError):
            return number(text)
    enum = _ENUM.match(text)
    return (enum[1] or enum[2]) if enum else text


def _unit(_: object) -> Unit:
    return UNIT


def _float(attribute: ir.FloatAttr) -> float:
    value, type_ = attribute.value, str(attribute.type)
    return float(value) if type_ == "f64" else NarrowFloat(value, type_)


def _integers(attribute: ir.DenseIntElementsAttr) -> Array:
    found, type_ = dense_attributes.constant(attribute), cast("ir.ShapedType", attribute.type)
    element = str(type_.element_type)
    if not isinstance(type_, carrier.ir.RankedTensorType):
        return marked(found, str(type_))  # a vector
    return marked(found, element) if element[0] not in "iu" or element == "index" else found


def _integer(attribute: ir.IntegerAttr) -> int:
    value, type_ = attribute.value, str(attribute.type)
    return value if type_ == "i64" or isinstance(value, bool) else Narrow(value, type_)


def _value(attribute: ir.BoolAttr) -> bool:
    return attribute.value


def _symbol(attribute: ir.Attribute) -> Symbol:
    # From the printed form: asking for the value of a name that is not UTF-8 fails.
    return Symbol(printed_form.symbol(str(attribute)) or "")


def _string(attribute: ir.StringAttr) -> str | bytes:
    try:
        text: str = attribute.value
    except RuntimeError:  # not UTF-8
        return bytes(attribute.value_bytes)
    return text


def _generic(op: ir.Operation) -> str:
    return str(op.get_asm(print_generic_op_form=True, skip_regions=True, use_local_scope=True, assume_verified=True))


@functools.cache
def _known_dialects() -> ir.Context:
    return carrier.new_context()
