"""Plain Python values as MLIR attributes: the way back from `opspec.programs.decoding`."""

from __future__ import annotations

import operator
import struct
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, SupportsIndex

import numpy as np

from opspec.errors import OpSpecError
from opspec.programs import carrier, dense_attributes
from opspec.programs.decoding import Decoder
from opspec.programs.struct_text import struct_text
from opspec.rules.attribute_kinds import exact
from opspec.rules.signature import Attribute
from opspec.values.constants import Constant, is_splat, number_text
from opspec.values.dims import Vec
from opspec.values.types import Tensor

if TYPE_CHECKING:
    from opspec.programs.carrier import ir
    from opspec.programs.decoding import Decoded

# Structs whose own syntax is not a list of fields have a word that brings that form about.
_LIST_OF_FIELDS = {"conv": "raw "}


def plain(attribute: Attribute, given: object, decoder: Decoder) -> Decoded:
    """What a caller gives, as the decoder would have it; what does not fit the kind stays as it is."""
    if isinstance(given, carrier.ir.Attribute):
        return dense_attributes.number(str(given)) if attribute.scalar else decoder.attribute(given)
    return exact(attribute.kind, _plain(attribute, given))


def _plain(attribute: Attribute, given: Decoded) -> Decoded:
    try:
        match attribute.kind:
            case "i64" | "i32":
                return _integer(given)
            case "f32" | "f64" if not isinstance(given, bool | str):
                return float(np.float32(given) if attribute.kind == "f32" else given)
            case "bool" | "unit":
                return _truth(given)
            case "i64[]":
                return Vec(map(_integer, given))
            case "bool[]":
                return Vec(map(_truth, given))
            case "i64[][]":
                rows = [[operator.index(item) for item in row] for row in given]
                return np.array(rows, np.int64).reshape(len(rows), -1 if rows else attribute.columns or 0)
            case "elements" if hasattr(given, "dtype"):
                return np.asarray(given)
            case "enum[]" | "symbol[]" if not isinstance(given, str):
                return tuple(given)
            case "i64[]...":
                return tuple(Vec(map(_integer, row)) for row in given)
    except (TypeError, ValueError, OverflowError):
        pass
    return given


def _integer(given: SupportsIndex) -> int:
    return given if isinstance(given, bool) else operator.index(given)


def _indices(row: Sequence[int]) -> str:
    return f"dense<{list(row) if row else ''}> : tensor<{len(row)}xindex>"


def _word(value: bool) -> str:
    return "true" if value else "false"


def _truth(given: object) -> object:
    return bool(given) if isinstance(given, np.bool_) else given


class Encoder:
    """Makes the attributes of a dialect in a context; `enums`: the enumeration that an attribute is of."""

    __slots__ = ("context", "dialect", "enums")

    def __init__(self, dialect: str, enums: Mapping[str, str], context: ir.Context) -> None:
        self.dialect = dialect
        self.enums = enums
        self.context = context

    def attribute(self, attribute: Attribute, values: Sequence[Decoded]) -> ir.Attribute:
        """The attribute with these values, one per field of a struct, each of its declared kind."""
        ir = carrier.ir
        if attribute.kind == "elements":
            return self._number(values[0]) if attribute.scalar else self.elements(values[0])
        if attribute.kind == "str":
            return ir.StringAttr.get(values[0], self.context)
        if attribute.kind == "function":
            return ir.FlatSymbolRefAttr.get(values[0].name, self.context)
        if attribute.kind == "symbol[]":
            names = [ir.FlatSymbolRefAttr.get(str(name), self.context) for name in values[0]]
            return ir.ArrayAttr.get(names, self.context)
        if attribute.kind == "any":
            return self._any(attribute, values[0])
        if attribute.kind == "str[]":
            return ir.ArrayAttr.get([ir.StringAttr.get(text, self.context) for text in values[0]], self.context)
        text = self._struct(attribute, values) if attribute.fields else self._text(attribute, values[0])
        try:
            return ir.Attribute.parse(text, self.context)
        except ir.MLIRError:
            raise OpSpecError(f"attribute {attribute.name}: MLIR does not read {text}") from None

    def _number(self, constant: Constant) -> ir.Attribute:
        return carrier.ir.Attribute.parse(number_text(constant), self.context)

    def elements(self, constant: Constant) -> ir.Attribute:
        """A dense attribute, by the bytes of its elements."""
        ir = carrier.ir
        array = constant.array
        if is_splat(array):
            array = array.reshape(-1)[:1]
        flat = np.ascontiguousarray(array).reshape(-1)
        raw = flat.view(f"u{min(flat.dtype.itemsize, 8)}")
        type_ = ir.Type.parse(Tensor.__str__(constant), self.context)
        return ir.DenseElementsAttr.get(raw.data, type=type_, context=self.context)

    def _any(self, attribute: Attribute, value: Decoded) -> ir.Attribute:
        """A text, a number, a truth value, a list or a dictionary of such, as MLIR's own attributes."""
        ir = carrier.ir
        match value:
            case bool():
                return ir.BoolAttr.get(value, self.context)
            case int():
                return ir.Attribute.parse(f"{value} : i64", self.context)
            case float():
                return ir.Attribute.parse(f"{value!r} : f64", self.context)
            case str():
                return ir.StringAttr.get(value, self.context)
            case list() | tuple():
                return ir.ArrayAttr.get([self._any(attribute, item) for item in value], self.context)
            case Mapping():
                entries = {name: self._any(attribute, item) for name, item in value.items()}
                return ir.DictAttr.get(entries, self.context)
        raise OpSpecError(f"attribute {attribute.name}: expected an MLIR attribute or plain data, found {value!r}")

    def _struct(self, attribute: Attribute, values: Sequence[Decoded]) -> str:
        fields = ", ".join(
            f"{field.name.rstrip('_')} = {self._field(field, value)}"
            for field, value in zip(attribute.fields, values, strict=True)
        )
        return f"#{self.dialect}.{attribute.kind}<{_LIST_OF_FIELDS.get(attribute.kind, '')}{fields}>"

    def _field(self, field: Attribute, value: Decoded) -> str:
        if field.kind == "i64[]":
            return f"[{', '.join(map(str, value))}]"
        if field.kind == "enum":  # the one enumeration that is a field has a syntax of its own
            return f"#{self.dialect}.{self.enums[field.name]}<{value}>"
        return _word(value) if field.kind == "bool" else str(value)

    def _text(self, attribute: Attribute, value: Decoded) -> str:
        match attribute.kind:
            case "i64" | "i32":
                return f"{value} : {attribute.kind}"
            case "f32" | "f64":
                # By its bits, which say infinities and NaNs too.
                bits = struct.pack(">f" if attribute.kind == "f32" else ">d", value)
                return f"0x{bits.hex().upper()} : {attribute.kind}"
            case "bool":
                return _word(value)
            case "unit":
                return "unit"
            case "i64[]":
                kind = "i32" if attribute.name.endswith("SegmentSizes") else "i64"  # MLIR's own lengths of lists
                return f"array<{kind}{': ' if value else ''}{', '.join(map(str, value))}>"
            case "bool[]":
                return f"array<i1{': ' if value else ''}{', '.join(map(_word, value))}>"
            case "i64[]...":
                return f"[{', '.join(_indices(row) for row in value)}]"
            case "i64[][]":
                columns = len(value[0]) if value else attribute.columns or 0
                rows = ", ".join(f"[{', '.join(map(str, row))}]" for row in value)
                return f"dense<{f'[{rows}]' if columns and rows else ''}> : tensor<{len(value)}x{columns}xi64>"
            case "struct":
                return struct_text(self.dialect, value)
            case "struct[]":
                return f"[{', '.join(struct_text(self.dialect, item) for item in value)}]"
            case "enum":
                return self._enum(attribute, value)
            case "enum[]":
                return f"[{', '.join(self._enum(attribute, item) for item in value)}]"
        return str(value)

    def _enum(self, attribute: Attribute, value: str) -> str:
        return f"#{self.dialect}<{self.enums[attribute.name]} {value}>"
