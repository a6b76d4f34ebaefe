"""CUDA kernels on a device."""

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.cuda.compilation import compile  # noqa: A004
from opspec.cuda.specialisation import THREADS, Specialised, buffers_for
from opspec.errors import OpSpecError
from opspec.values.arrays import Array

if TYPE_CHECKING:
    from cuda.core import Stream


def launch(part: Specialised, *operands: Array) -> list[Array]:
    """The results of an op on the first device, for arrays of the operands' types."""
    try:
        from cuda.core import Device, LaunchConfig, ObjectCode
        from cuda.core import launch as start
    except ImportError as error:
        raise OpSpecError(
            f"running on CUDA needs the extra opspec[cuda]: pip install 'opspec[cuda]' ({error})"
        ) from None
    try:
        device = Device()
        device.set_current()
    except Exception as error:
        raise OpSpecError(f"no CUDA device can be used: {error}") from error
    major, minor = device.compute_capability
    module = ObjectCode.from_cubin(compile(part, arch=f"sm_{major}{minor}").code)
    stream = device.create_stream()
    arrays = buffers_for(part, operands)
    memory = {name: device.allocate(max(array.nbytes, 1), stream=stream) for name, array in arrays.items()}
    for name in part.operands:
        _copy(int(memory[name].handle), arrays[name].ctypes.data, arrays[name].nbytes, stream)
    for each in part.launches:
        config = LaunchConfig(grid=each.blocks, block=THREADS)
        start(stream, config, module.get_kernel(each.name), *(memory[name] for name in each.buffers))
    for name in part.results:
        _copy(arrays[name].ctypes.data, int(memory[name].handle), arrays[name].nbytes, stream)
    stream.sync()
    return [arrays[name] for name in part.results]


def _copy(target: int, source: int, size: int, stream: Stream) -> None:
    from cuda.bindings import driver

    (status,) = driver.cuMemcpyAsync(target, source, size, int(stream.handle)) if size else (0,)
    if int(status):
        raise OpSpecError(f"a copy of {size} bytes failed: {status}")
