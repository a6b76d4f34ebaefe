"""What JAX does for platforms whose names it knows: DLPack, the cache of compiled programs on disk, the costs of
programs that are not compiled, and programs that were exported for CPUs.
"""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from opspec.pjrt import partitions, programs

if TYPE_CHECKING:
    from collections.abc import Callable
    from enum import Enum

    import jax
    from jax._src.array import ArrayImpl
    from jax._src.export._export import Exported
    from jax._src.interpreters.mlir import LoweringRule, LoweringRuleContext
    from jax._src.interpreters.pxla import MeshComputation
    from jaxlib._jax import Client, LoadedExecutable
    from jaxlib.mlir import ir

    from opspec.pjrt.lowering_rules import Lowered

PLATFORM = "opspec"


def register() -> None:
    from jax._src import compilation_cache, compiler, dlpack
    from jax._src.array import ArrayImpl
    from jax._src.export import _export
    from jax._src.interpreters import mlir, pxla
    from jax._src.lib import xla_client  # type: ignore[attr-defined]

    xla_client.encode_inspect_sharding_callback = _keeping(xla_client.encode_inspect_sharding_callback)
    cached = compilation_cache.is_cache_used
    compilation_cache.is_cache_used = lambda backend: cached(_Storing() if backend.platform == PLATFORM else backend)
    compiler._cache_write = _storing(compiler._cache_write)
    dlpack._to_dlpack = _giving(dlpack._to_dlpack)
    dlpack._place_array = _placing(dlpack._place_array)
    mlir.register_lowering(_export.call_exported_p, _calling(_export._call_exported_lowering), platform=PLATFORM)
    pxla.MeshComputation.cost_analysis = _costing(pxla.MeshComputation.cost_analysis)  # type: ignore[method-assign, assignment]
    ArrayImpl.__dlpack_device__ = _device_of(ArrayImpl.__dlpack_device__)  # type: ignore[method-assign, assignment]


@dataclass(frozen=True, slots=True)
class _Storing:
    """A platform that JAX stores programs of."""

    platform: str = "cpu"


def _keeping(others: Callable[[partitions.Inspector], bytes]) -> Callable[[partitions.Inspector], bytes]:
    """Functions that want to know how a value lies: the key is what the program holds, and is for XLA only."""

    def encode(function: partitions.Inspector) -> bytes:
        key = others(function)
        partitions.inspectors[bytes(key)] = function
        return key

    return encode


def _storing(others: Callable[..., None]) -> Callable[..., None]:
    """Programs that call Python functions of this process are not stored."""

    def write(
        key: str, seconds: float, name: str, backend: Client, executable: LoadedExecutable, *rest: object
    ) -> None:
        if backend.platform == PLATFORM:
            found = programs.found(bytes(executable.fingerprint).decode())
            if found is not None and found.calls_back:
                return
        others(key, seconds, name, backend, executable, *rest)

    return write


def _calling(others: LoweringRule) -> LoweringRule:
    """What was exported for CPUs runs here: we implement the calls of vendors that it holds."""

    def lower(ctx: LoweringRuleContext, *operands: ir.Value[ir.Type], exported: Exported) -> Lowered:
        platforms = exported.platforms
        if PLATFORM not in platforms and "cpu" in platforms:
            ours = tuple(PLATFORM if platform == "cpu" else platform for platform in platforms)
            exported = dataclasses.replace(exported, platforms=ours)
        return others(ctx, *operands, exported=exported)

    return lower


def _costing(others: Callable[[MeshComputation], dict[str, float]]) -> Callable[[MeshComputation], dict[str, float]]:
    """What a program costs that is not compiled yet: XLA counts, as it does for its CPU."""

    def cost_analysis(computation: MeshComputation) -> dict[str, float]:
        from jax._src import xla_bridge
        from jax._src.lib import _jax  # type: ignore[attr-defined]

        if computation.compile_args["backend"].platform != PLATFORM:
            return others(computation)
        cpu = xla_bridge.get_backend("cpu")
        costs: dict[str, float] = _jax.hlo_module_cost_analysis(cpu, computation.hlo().as_hlo_module())
        return costs

    return cost_analysis


# --- DLPack: our arrays are in the memory of the host -------------------------------------------------------


def _device_of(others: Callable[[ArrayImpl], tuple[Enum, int]]) -> Callable[[ArrayImpl], tuple[Enum, int]]:
    def dlpack_device(array: ArrayImpl) -> tuple[Enum, int]:
        from jax._src.typing import DLDeviceType

        if len(array.devices()) == 1 and array.platform() == PLATFORM:
            return DLDeviceType.kDLCPU, 0
        return others(array)

    return dlpack_device


def _giving(others: Callable[..., object]) -> Callable[..., object]:
    """The CPU's array of the same memory is what others are given."""

    def _to_dlpack(
        x: jax.Array,
        stream: object,
        src_device: jax.Device | None = None,
        device: jax.Device | None = None,
        copy: bool | None = None,
        **more: object,
    ) -> object:
        import jax

        (source,) = x.devices()
        if source.platform == PLATFORM:
            cpu = jax.local_devices(backend="cpu")[0]
            x = jax.device_put(np.array(x) if copy else np.asarray(x), cpu)
            src_device, copy = cpu, None
        return others(x, stream, src_device, device, copy, **more)

    return _to_dlpack


def _placing(others: Callable[..., jax.Array]) -> Callable[..., jax.Array]:
    """Where no device is asked for, memory of the host becomes an array of the default platform."""

    def _place_array(array: jax.Array, device: jax.Device | None, source: jax.Device, copy: bool | None) -> jax.Array:
        import jax

        if device is None and source.platform == "cpu" and jax.default_backend() == PLATFORM:
            placed: jax.Array = jax.device_put(np.asarray(array))
            return placed
        return others(array, device, source, copy)

    return _place_array
