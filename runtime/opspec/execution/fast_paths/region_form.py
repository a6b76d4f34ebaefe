"""What a region says, as an expression: equal for regions that say the same in the same words."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from opspec.execution.runnable_blocks import RegionFunction
from opspec.programs.records import Block, View
from opspec.values.types import Quantized, Tensor

Form: TypeAlias = "tuple[str | int | Form, ...]"  # a name and its operands

_MOST = 16  # ops of a region that has a form: an expression may be twice as long with each op
_SYMMETRIC = frozenset({"add", "multiply", "maximum", "minimum", "and", "or", "xor", "EQ", "NE"})
_MIRRORED = {"GT": "LT", "GE": "LE"}
_UFUNCS: dict[np.ufunc, str] = {
    np.add: "add",
    np.multiply: "multiply",
    np.maximum: "maximum",
    np.minimum: "minimum",
    np.bitwise_and: "and",
    np.bitwise_or: "or",
    np.bitwise_xor: "xor",
}


def argument(at: int) -> Form:
    return ("argument", at)


def apply(name: str, *operands: Form) -> Form:
    """An op by its mnemonic, a comparison by its direction."""
    if name in _MIRRORED:
        name, operands = _MIRRORED[name], operands[::-1]
    return (name, *(sorted(operands, key=repr) if name in _SYMMETRIC else operands))


def form_of(body: object) -> tuple[Form, ...] | None:
    """The values that a region returns; None where it does more, or something that has no form here."""
    if isinstance(body, np.ufunc):
        name = _UFUNCS.get(body)
        return None if name is None else (apply(name, argument(0), argument(1)),)
    block = body.block if isinstance(body, RegionFunction) else None
    return None if block is None or len(block.ops) > _MOST else _form(block)


def _form(block: Block) -> tuple[Form, ...] | None:
    known: dict[int, Form] = {value: argument(at) for at, value in enumerate(block.arguments)}
    for op in block.ops[:-1]:
        name = _name(op)
        if name is None or any(x not in known for x in op.operands):
            return None
        known[op.results[0]] = apply(name, *(known[x] for x in op.operands))
    returned = block.ops[-1].operands
    return tuple(known[x] for x in returned) if all(x in known for x in returned) else None


def _name(op: View) -> str | None:
    dialect, _, name = op.name.partition(".")
    types = (*op.operand_types, *op.result_types)
    if dialect != "stablehlo" or any(not isinstance(t, Tensor) or isinstance(t.element, Quantized) for t in types):
        return None
    if name == "compare":
        direction: str = op.attributes["comparison_direction"]
        return None if op.attributes.get("compare_type") == "TOTALORDER" else direction
    return name if name in ("select", "add", "multiply", "maximum", "minimum", "and", "or", "xor") else None
