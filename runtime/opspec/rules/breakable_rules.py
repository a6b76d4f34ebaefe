"""Which of the implicit rules a use of an op can break at all."""

from __future__ import annotations

from opspec.rules.signature import IMPLICIT
from opspec_model.definitions.kinds import TYPE_KINDS
from opspec_model.definitions.spec import DeclaredValue, Op, RegionSpec


def implicit_rules(op: Op) -> list[str]:
    """The implicit rules that an instance of this op can break at all."""
    packs = {var.name for var in op.typevars if var.pack}
    values = [*op.operands, *op.results]
    uses = [value.type.var for value in values if value.type.var]
    shared = any(uses.count(var) > 1 or (var not in packs and _variadic(op, var)) for var in uses)
    typed = {"T2": op.operands, "T7": op.results}
    found = {
        # With something variadic only, every number of operands is right.
        "T1": not op.operands or any(not _loose(value) for value in op.operands) or len(op.operands) > 1,
        **{name: any(_narrow(op, value) for value in given) for name, given in typed.items()},
        "T3": shared,
        "T4": any(not a.optional and (a.fields or a.default is None) for a in op.attributes),
        "T5": any(a.kind != "any" for a in op.attributes),
        "T6": not op.results or any(not _loose(value) for value in op.results) or len(op.results) > 1,
        "T8": not op.regions or any(_narrow_region(op, region) for region in op.regions),
    }
    return [name for name in IMPLICIT if found[name]]


def _narrow_region(op: Op, region: RegionSpec) -> bool:
    """Whether there are arguments or returned values that a region cannot have."""
    types = [type_ for group in (*region.arguments, region.results) for type_ in group]
    return not all(
        type_.kind == "any" and type_.variadic and (not type_.var or op.typevar(type_.var).own) for type_ in types
    )


def _narrow(op: Op, value: DeclaredValue) -> bool:
    """Whether there are types that a value cannot have."""
    if value.type.kind != "any":
        return True
    return bool(value.type.var) and op.typevar(value.type.var).kinds != TYPE_KINDS["value"]


def _loose(value: DeclaredValue) -> bool:
    return bool(value.type.variadic or value.type.optional)


def _variadic(op: Op, var: str) -> bool:
    return any(value.type.variadic and value.type.var == var for value in (*op.operands, *op.results))
