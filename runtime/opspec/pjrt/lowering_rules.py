"""How JAX lowers to this platform: like to its CPU, whose vendor calls we implement."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias, cast

if TYPE_CHECKING:
    from jax import Array
    from jax._src.core import ClosedJaxpr, Primitive, ShapedArray
    from jax._src.interpreters.mlir import LoweringRule, LoweringRuleContext, LoweringRuleEntry
    from jaxlib.mlir import ir

Lowered: TypeAlias = "Sequence[ir.Value[ir.Type] | Sequence[ir.Value[ir.Type]]]"  # what a rule of JAX gives
Rules: TypeAlias = "dict[Primitive, LoweringRuleEntry]"

PLATFORM = "opspec"
CPU = "cpu"


def register() -> None:
    from jax import lax
    from jax._src.interpreters import mlir

    if PLATFORM not in mlir._platforms_with_donation:
        mlir._platforms_with_donation.append(PLATFORM)
    tables = mlir._platform_specific_lowerings
    tables[PLATFORM] = _LikeCpu(tables[CPU], mlir._lowerings)
    for primitive in (lax.erf_p, lax.erfc_p):
        mlir.register_lowering(primitive, _in_f32(primitive, mlir._lowerings[primitive].rule), platform=PLATFORM)
    sums = lax.cumlogsumexp_p
    mlir.register_lowering(sums, _by_scan(mlir._lowerings[sums].rule), platform=PLATFORM)


def _in_f32(primitive: Primitive, others: LoweringRule) -> LoweringRule:
    """The rule of a function that jaxlib expands for plugins, which it cannot for the narrowest types."""

    def lower(ctx: LoweringRuleContext, x: ir.Value[ir.Type], **options: object) -> Lowered:
        from jax import lax, numpy
        from jax._src import dtypes
        from jax._src.interpreters import mlir

        dtype = cast("ShapedArray", ctx.avals_in[0]).dtype
        if dtypes.itemsize_bits(dtype) > 8:
            return others(ctx, x, **options)

        def wide(x: Array) -> Array:
            made = primitive.bind(x.astype(numpy.float32), **options)  # type: ignore[no-untyped-call]
            return lax.convert_element_type(made, dtype)

        rule: LoweringRule = mlir.lower_fun(wide, multiple_results=False)
        return rule(ctx, x)

    return lower


def _by_scan(others: LoweringRule) -> LoweringRule:
    """Windows of complex numbers would add up their padding, and infinities have no difference: XLA leaves it out."""

    def lower(ctx: LoweringRuleContext, x: ir.Value[ir.Type], *, axis: int, reverse: bool) -> Lowered:
        from jax import lax, numpy
        from jax._src.interpreters import mlir

        if not numpy.iscomplexobj(ctx.avals_in[0]):
            return others(ctx, x, axis=axis, reverse=reverse)

        def scanned(x: Array) -> Array:
            sums: Array = lax.associative_scan(numpy.logaddexp, x, reverse=reverse, axis=axis)
            return sums

        rule: LoweringRule = mlir.lower_fun(scanned, multiple_results=False)
        return rule(ctx, x)

    return lower


class _LikeCpu(dict["Primitive", "LoweringRuleEntry"]):
    """The rules of the platform: its own, and those that JAX has for CPUs, also those that come later. Where JAX
    has a rule for all platforms too, that one says what the op means, and the CPU's is a vendor call.
    """

    def __init__(self, cpu: Rules, common: Rules) -> None:
        super().__init__()
        self._cpu = cpu
        self._common = common

    def __contains__(self, primitive: object) -> bool:
        return (
            super().__contains__(primitive)
            or str(primitive) == WHOLE
            or (primitive in self._cpu and (primitive not in self._common or str(primitive) in VENDOR))
        )

    def __missing__(self, primitive: Primitive) -> LoweringRuleEntry:
        if str(primitive) == WHOLE:
            return dataclasses.replace(self._common[primitive], rule=_whole)
        return self._cpu[primitive]


# A function that comes with a way to cut it into parts: we do not cut. It may be there only later.
WHOLE = "custom_partitioning"


def _whole(ctx: LoweringRuleContext, *values: ir.Value[ir.Type], call: ClosedJaxpr, **_: object) -> Lowered:
    from jax._src import core
    from jax._src.interpreters import mlir

    rule: LoweringRule = mlir.lower_fun(core.jaxpr_as_fun(call), multiple_results=True)
    return rule(ctx, *values)


# Primitives that have a rule for all platforms, which is slow here: a loop of small ops.
VENDOR = frozenset({"geqrf", "householder_product", "lu", "ormqr", "svd", "tridiagonal_solve"})
