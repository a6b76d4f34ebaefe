"""Binding of mhlo.xla.rng_get_and_update_state: The state of the random numbers of a run, which is
moved on.
"""

# Generated from spec/ops/mhlo/xla.rng_get_and_update_state.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Signature, Value

if TYPE_CHECKING:
    from opspec.building.views import ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "mhlo.xla.rng_get_and_update_state",
    operands=(),
    results=(Value("result", "tensor", "ui64"),),
    attributes=(Attribute("delta", "i64"),),
)


class XlaRngGetAndUpdateState(OpView, signature=SIGNATURE):
    """The state of the random numbers of a run, which is moved on."""

    delta: int
    """How far the state is moved on."""
    result: SSAValue


def xla_rng_get_and_update_state(
    *,
    delta: int,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> XlaRngGetAndUpdateState:
    """The state of the random numbers of a run, which is moved on.

    delta: How far the state is moved on.
    result: The state as it was, its lower half first.
    """
    return build(
        XlaRngGetAndUpdateState,
        (),
        {"delta": delta},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
