"""CUDA kernels on the first device."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from opspec.cuda.compilation import compile  # noqa: A004
from opspec.cuda.specialisation import THREADS, Specialised, buffers_for
from opspec.errors import OpSpecError
from opspec.values.arrays import Array

if TYPE_CHECKING:
    from cuda.core import Buffer, Device


class DeviceLibrary:
    """The kernels of some specialisations, compiled for the device as one program. Their names must differ."""

    def __init__(self, parts: Sequence[Specialised]) -> None:
        self._device = first_device()
        from cuda.core import ObjectCode

        major, minor = self._device.compute_capability
        self._code = ObjectCode.from_cubin(compile(*parts, arch=f"sm_{major}{minor}").code)
        self._stream = self._device.create_stream()

    def run(self, part: Specialised, *operands: Array) -> list[Array]:
        """The results of one of the parts."""
        arrays = buffers_for(part, operands)
        memory = self._given(part, arrays)
        self._launch(part, memory)
        for name in part.results:
            self._copy(arrays[name].ctypes.data, int(memory[name].handle), arrays[name].nbytes)
        self._stream.sync()
        return [arrays[name] for name in part.results]

    def seconds(self, part: Specialised, *operands: Array, times: int) -> list[float]:
        """What the device needs for one of the parts, so many times; its operands are there already."""
        from cuda.core import EventOptions

        memory = self._given(part, buffers_for(part, operands))
        self._launch(part, memory)  # what is loaded at first is not counted
        timed = EventOptions(timing_enabled=True)
        found = []
        for _ in range(times):
            begun = self._stream.record(options=timed)
            self._launch(part, memory)
            ended = self._stream.record(options=timed)
            ended.sync()
            found.append((ended - begun) / 1e3)
        return found

    def _given(self, part: Specialised, arrays: Mapping[str, Array]) -> Mapping[str, Buffer]:
        """Memory for all buffers, with the operands in it."""
        memory = {name: self._device.allocate(max(x.nbytes, 1), stream=self._stream) for name, x in arrays.items()}
        for name in part.operands:
            self._copy(int(memory[name].handle), arrays[name].ctypes.data, arrays[name].nbytes)
        return memory

    def _launch(self, part: Specialised, memory: Mapping[str, Buffer]) -> None:
        from cuda.core import LaunchConfig
        from cuda.core import launch as start

        for each in part.launches:
            config = LaunchConfig(grid=each.blocks, block=THREADS)
            start(self._stream, config, self._code.get_kernel(each.name), *(memory[name] for name in each.buffers))

    def _copy(self, target: int, source: int, size: int) -> None:
        from cuda.bindings import driver

        (status,) = driver.cuMemcpyAsync(target, source, size, int(self._stream.handle)) if size else (0,)
        if int(status):
            raise OpSpecError(f"a copy of {size} bytes failed: {status}")


def launch(part: Specialised, *operands: Array) -> list[Array]:
    """The results of an op on the first device, for arrays of the operands' types."""
    return DeviceLibrary([part]).run(part, *operands)


def first_device() -> Device:
    """The first device, which is then the one of this thread; an error says why there is none."""
    try:
        from cuda.core import Device
    except ImportError as error:
        raise OpSpecError(
            f"running on CUDA needs the extra opspec[cuda]: pip install 'opspec[cuda]' ({error})"
        ) from None
    try:
        device = Device()
        device.set_current()
    except Exception as error:
        raise OpSpecError(f"no CUDA device can be used: {error}") from error
    return device
