"""The attributes of a record as MLIR's. A record may have others than the op of which it was made: a product that reads
its factors in another order, for one.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from opspec.errors import OpSpecError
from opspec.programs import carrier
from opspec.programs.struct_text import struct_text
from opspec.values.constants import Struct

if TYPE_CHECKING:
    from opspec.programs.carrier import ir
    from opspec.programs.decoding import Decoded
    from opspec.programs.records import View


def record_attributes(view: View, names: Iterable[str]) -> dict[str, ir.Attribute]:
    """Those of these names."""
    found = {name: view.op.attributes[name] for name in names}
    if not view.attributes.are_of_an_op:
        for name, was in found.items():
            if view.module.decoder.attribute(was) != view.attributes[name]:
                found[name] = _encoded(view, was, view.attributes[name])
    return found


def _encoded(view: View, was: ir.Attribute, value: Decoded) -> ir.Attribute:
    """A struct, or a list of what the op lists in another order."""
    ir = carrier.ir
    if isinstance(value, Struct):
        return ir.Attribute.parse(struct_text(view.name.partition(".")[0], value), was.context)
    if isinstance(value, tuple) and isinstance(was, ir.ArrayAttr):
        listed = {view.module.decoder.attribute(item): item for item in was}
        if listed.keys() >= set(value):
            return ir.ArrayAttr.get([listed[item] for item in value], was.context)
    raise OpSpecError(f"{view}: expected a struct or a list that the op has, found {value!r}")
