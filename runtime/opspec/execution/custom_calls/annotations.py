"""Custom calls that tell a partitioner or a compiler something and change no value."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence

import numpy as np

from opspec.errors import OpSpecError
from opspec.execution.call_registry import CustomCall, custom_call
from opspec.values.arrays import Array, RunValue
from opspec.values.types import ELEMENT_TYPES, Tensor

_BUFFER = re.compile(r"memref<((?:\d+x)*)(\w+|complex<\w+>)[,>]")


@custom_call(
    "Sharding",
    "SPMDFullToShardShape",
    "SPMDShardToFullShape",
    "annotate_device_placement",
    "LayoutConstraint",
    "MoveToHost",
    "MoveToDevice",
    "PinToDevice",
    "PinToDeviceSram",
    "PinToHost",
    "ResizeToHost",
    "xla.sdy.Sharding",
    "xla.sdy.GlobalToLocalShape",
    "xla.sdy.LocalToGlobalShape",
    "xla.sdy.FuncResultSharding",
    "xla.sdy.PropagationBarrier",
    "xla.sdy.ShardingGroup",
    "xla.sdy.InlineableManualComputation",
    "inspect_sharding",
    "InspectSharding",
    "AssumeGatherIndicesInBound",
    "optimization_barrier",
)
def annotation(call: CustomCall, *operands: RunValue) -> Sequence[RunValue]:
    """The operands as they are."""
    if not call.result_types:
        return ()
    if list(map(str, call.operand_types[: len(call.result_types)])) != list(map(str, call.result_types)):
        found, wanted = (", ".join(map(str, types)) or "nothing" for types in (call.operand_types, call.result_types))
        raise OpSpecError(
            f"{call.target} changes {found} to {wanted}, which needs the devices that the program was made for"
        )
    return operands[: len(call.result_types)]


@custom_call("Pin", "Unpin")
def buffer_of(call: CustomCall, x: Array) -> Array:
    """A buffer with the content of a tensor, or the content of a buffer."""
    del call
    return np.array(x)


@custom_call("CreateBuffer", "AllocateBuffer")
def new_buffer(call: CustomCall) -> Array:
    """A buffer whose content nobody may rely on: zeros."""
    (type_,) = call.result_types
    if isinstance(type_, Tensor):
        return np.zeros(tuple(type_.shape), type_.element.dtype)
    match = _BUFFER.match(str(type_))
    if match is None or match[2] not in ELEMENT_TYPES:
        raise OpSpecError(f"{call.target}: expected a buffer of a known shape as result, found {type_}")
    shape = [int(size) for size in match[1].split("x") if size]
    return np.zeros(math.prod(shape), ELEMENT_TYPES[match[2]].dtype).reshape(shape)
