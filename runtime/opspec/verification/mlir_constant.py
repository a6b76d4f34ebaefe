"""The rule of `arith.constant`, MLIR's own, which has no op file."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from opspec.programs.records import View
from opspec.values.constants import Constant, Marked, Narrow, NarrowFloat
from opspec.values.dims import Vec
from opspec.values.types import Tensor
from opspec.verification.unwritten_rules import BrokenRule


def constant(view: View) -> Iterator[BrokenRule]:
    if view.operand_types or len(view.result_types) != 1:
        found = f"{len(view.operand_types)} and {len(view.result_types)}"
        yield BrokenRule("arith.constant.C1", f"expected no operand and one result, found {found}")
        return
    wanted = str(view.result_types[0])
    if "value" not in view.attributes:
        yield BrokenRule("arith.constant.C1", "attribute value is missing", f"value = dense<0> : {wanted}")
        return
    found = _type_of(view.attributes["value"])
    if found != wanted:
        yield BrokenRule("arith.constant.C1", f"expected a value of type {wanted}, as the result has, found {found}")


def _type_of(value: object) -> str:
    match value:
        case Narrow() | NarrowFloat():
            return value.type
        case bool():
            return "i1"
        case int():
            return "i64"
        case float():
            return "f64"
        case Marked() if value.type.startswith("vector<"):
            return value.type
        case Marked():
            return f"tensor<{''.join(f'{size}x' for size in value.shape)}{value.type}>"
        case np.ndarray():
            return str(Tensor(Vec(value.shape), Constant(value).element))
    return "what is no number"
