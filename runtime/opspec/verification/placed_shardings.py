"""Shardings that stand where no op file speaks of them: with arguments and results of functions, and with other ops.

What is asked of one is what `sdy.sharding_constraint` asks of its own, under the names of its rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from opspec.programs.named_structs import looked_up
from opspec.programs.records import View
from opspec.rules.signature import Signature
from opspec.rules.struct_values import Unfit, fitted
from opspec.sharding.shardings import SHARDING
from opspec.values.constants import NOT_TOLD, Struct
from opspec.values.dims import Vec
from opspec.values.types import ELEMENT_TYPES, Other, Tensor

RULES_OF = "sdy.sharding_constraint"


def placed_shardings(view: View) -> Iterator[tuple[str, Tensor, Struct]]:
    """Where each stands, in words for messages, the type of its value, and the sharding."""
    if view.name == "func.func":
        yield from _of_function(view)
    elif view.name == "sdy.data_flow_edge":
        yield from _one_each("", [view.attributes.get("sharding")], view.result_types)
    else:
        yield from _listed("result", view.attributes.get(SHARDING), view.result_types)


def rule_values(signature: Signature, type_: Tensor, sharding: Struct, view: View) -> tuple[object, ...] | None:
    """What the rules of the op are asked of, for a value of this type; None where the sharding is not whole."""
    (attribute,) = signature.attributes
    try:
        found = fitted(attribute, looked_up(attribute, sharding, view))
    except Unfit:
        return None
    return type_, found, type_, type_.element, NOT_TOLD


def _of_function(view: View) -> Iterator[tuple[str, Tensor, Struct]]:
    type_ = view.attributes.get("function_type")
    if not isinstance(type_, Struct) or type_.kind != "function":
        return
    for name, types, what in (("arg_attrs", "inputs", "argument"), ("res_attrs", "results", "result")):
        given = view.attributes.get(name)
        shardings = [x.get(SHARDING) if isinstance(x, Mapping) else None for x in given or ()]
        yield from _one_each(what, shardings, type_[types])


def _listed(what: str, given: object, types: Sequence[Tensor | Other]) -> Iterator[tuple[str, Tensor, Struct]]:
    if isinstance(given, Struct) and given.kind == "sharding_per_value":
        yield from _one_each(what if len(types) > 1 else "", given["shardings"], types)
    elif isinstance(given, Struct):
        yield from _one_each("", [given], types)


def _one_each(
    what: str, shardings: Sequence[Any], types: Sequence[Tensor | Other]
) -> Iterator[tuple[str, Tensor, Struct]]:
    for at, (sharding, type_) in enumerate(zip(shardings, types, strict=False)):
        if isinstance(sharding, Struct) and sharding.kind in ("sharding", "opaque"):  # of a text that cannot be read
            # What is no tensor has no dimensions that a sharding could speak of.
            tensor = type_ if isinstance(type_, Tensor) else Tensor(Vec(), ELEMENT_TYPES["i1"])
            yield f"{what} {at}: " if what else "", tensor, sharding
