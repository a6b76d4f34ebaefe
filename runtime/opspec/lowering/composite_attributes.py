"""The attributes of an op as a composite may hold them, in MLIR's own kinds, and the way back.

An enumeration is held as text, a struct as a list of the lists that are its fields: that is how other compilers write
and read composites of CHLO.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np

from opspec.building.views import view_class
from opspec.errors import OpSpecError
from opspec.programs import carrier
from opspec.programs.decoding import Decoder
from opspec.programs.encoding import Encoder
from opspec.rules.attribute_kinds import decode
from opspec.values.dims import Vec
from opspec.values.types import Other

if TYPE_CHECKING:
    from opspec.programs.carrier import ir
    from opspec.programs.decoding import Decoded, Entries
    from opspec.rules.signature import Attribute

KNOWN_VERSION = 1  # of composites that are named after ops
_MEANT = {"chlo.top_k": {"largest": True}}  # what others say besides, which the op always means


def held(op: ir.Operation, decoder: Decoder) -> ir.Attribute:
    """The attributes of an op for a composite."""
    own = f"#{op.name.partition('.')[0]}"
    found = {}
    for name in op.attributes:
        value = op.attributes[name]
        if isinstance(value, carrier.ir.DenseI32ArrayAttr):  # which artifacts do not hold
            found[name] = _vector(list(value), "i32")
        else:
            found[name] = _plain(value, decoder) if own in str(value) else value
    return carrier.ir.DictAttr.get(found)


def _plain(value: ir.Attribute, decoder: Decoder) -> ir.Attribute:
    ir = carrier.ir
    if isinstance(value, ir.ArrayAttr):
        return ir.ArrayAttr.get([_plain(item, decoder) for item in value])
    raw = decoder.attribute(value)
    if isinstance(raw, str):
        return ir.StringAttr.get(raw)
    if isinstance(raw, Mapping) and all(isinstance(field, Vec) for field in raw.values()):
        return ir.ArrayAttr.get([_vector(field) for field in raw.values()])
    return ir.StringAttr.get(str(value))


def _vector(numbers: Sequence[int], element: str = "i64") -> ir.Attribute:
    text = f"dense<{list(numbers) if len(numbers) else ''}> : tensor<{len(numbers)}x{element}>"
    return carrier.ir.Attribute.parse(text)


def own(name: str, given: Entries, decoder: Decoder) -> dict[str, ir.Attribute] | None:
    """The attributes of the op of this name, of those that a composite has; None where they are not its."""
    view = view_class(name)
    declared = {attribute.name: attribute for attribute in view.signature.attributes}
    encoder = Encoder(name.partition(".")[0], view.enums, given.context)
    found = {}
    for entry in given:
        key, value = entry.name, given[entry.name]
        if key not in declared:
            if key not in _MEANT.get(name, {}) or decoder.attribute(value) != _MEANT[name][key]:
                return None
            continue
        try:
            found[key] = _own(declared[key], value, encoder, decoder)
        except (OpSpecError, TypeError, ValueError, carrier.ir.MLIRError):
            return None
    return found


def _own(declared: Attribute, value: ir.Attribute, encoder: Encoder, decoder: Decoder) -> ir.Attribute:
    ir = carrier.ir
    if isinstance(value, ir.StringAttr) and value.value.startswith("#"):
        return ir.Attribute.parse(value.value, value.context)
    raw = decoder.attribute(value)
    if declared.fields:
        if getattr(raw, "kind", None) == declared.kind:
            return value
        rows = [raw[field.name] for field in declared.fields] if isinstance(raw, Mapping) else list(raw)
        return encoder.attribute(declared, [_numbers(row) for row in rows])
    if declared.scalar or decode(declared, raw) is not None:
        return value
    return encoder.attribute(declared, [_value(declared, raw)])


def _value(declared: Attribute, raw: Decoded) -> Decoded:
    """A value of another kind that says the same."""
    match declared.kind:
        case "enum" if raw in declared.choices:
            return str(raw)
        case "enum[]" if all(item in declared.choices for item in raw):
            return tuple(map(str, raw))
        case "i64[]":
            return _numbers(raw)
        case "bool[]":
            return Vec(bool(number) for number in _numbers(raw))
        case "i64" | "i32" if not isinstance(raw, bool):
            return int(np.asarray(raw).item())
        case "bool" if isinstance(raw, int) or np.ndim(raw) == 0:
            return bool(np.asarray(raw).item())
    raise OpSpecError(f"attribute {declared.name}: found {raw}")


def _numbers(raw: Decoded) -> Vec:
    if isinstance(raw, str | Other):
        raise OpSpecError(f"expected numbers, found {raw}")
    return Vec(int(number) for number in np.asarray(list(raw)).reshape(-1))
