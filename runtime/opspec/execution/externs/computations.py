"""The meanings of ops that stand for the computation in their region."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import numpy as np

from opspec.execution.externs.registry import extern
from opspec.execution.manual_computation import manual
from opspec.sharding.shardings import Mesh, Sharding, manual_shardings
from opspec.values.arrays import RunValue
from opspec.values.dims import Vec
from opspec.values.types import Other, Tensor

Body: TypeAlias = "Callable[..., Any]"  # gives a value, or several


@extern("named_computation")
def named_computation(operands: Sequence[RunValue], *, body: Body, **_: object) -> tuple[RunValue, ...]:
    """What the body returns."""
    return _returned(body, operands)


@extern("fusion")
def fusion(inputs: Sequence[RunValue], *, fused_computation: Body, **_: object) -> tuple[RunValue, ...]:
    """What the ops in the region give."""
    return _returned(fused_computation, inputs)


@extern("async_call")
def async_call(inputs: Sequence[RunValue], *, called_computation: Body, **_: object) -> tuple[RunValue, ...]:
    """What the function returns, at once: what may run later may as well run now."""
    return _returned(called_computation, inputs)


@extern("async_values")
def async_values(bundle: tuple[RunValue, ...], **_: object) -> tuple[RunValue, ...]:
    """What was begun has ended."""
    return bundle


@extern("manual_computation")
def manual_computation(
    tensors: Sequence[RunValue],
    *,
    body: Body,
    results: Sequence[Tensor | Other],
    **attributes: object,
) -> tuple[RunValue, ...]:
    """What the devices make of their parts, put together."""

    def run(_: int, own: list[RunValue]) -> Sequence[RunValue]:
        return _returned(body, own)

    def mesh_of_its_own(sharding: Sharding) -> Mesh:
        return sharding.mesh or Mesh(())

    taken = [Vec(np.shape(x)) if isinstance(x, np.ndarray | np.generic) else None for x in tensors]
    given = [type_.shape if isinstance(type_, Tensor) else None for type_ in results]
    found = manual(manual_shardings(attributes), taken, given, run, mesh_of_its_own)
    made: Sequence[RunValue] = run(0, list(tensors)) if found is None else found(*tensors)
    return tuple(made)


def _returned(body: Body, given: Sequence[RunValue]) -> tuple[RunValue, ...]:
    made = body(*given)
    return tuple(made) if isinstance(made, tuple | list) else (made,)
