"""CUDA kernels on the first device."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from opspec.cuda.compilation import Cubin, compile  # noqa: A004
from opspec.cuda.specialisation import THREADS, Specialised, buffers_for
from opspec.errors import OpSpecError
from opspec.values.arrays import Array

if TYPE_CHECKING:
    from cuda.core import Buffer, Device


class DeviceCode:
    """Machine code on the first device. `make`: gives it for an architecture."""

    def __init__(self, make: Callable[[str], Cubin]) -> None:
        self._device = first_device()
        from cuda.core import ObjectCode

        major, minor = self._device.compute_capability
        self._code = ObjectCode.from_cubin(make(f"sm_{major}{minor}").code)
        self._stream = self._device.create_stream()

    def memory(self, size: int) -> Buffer:
        """So many bytes."""
        with self._used(f"{size:,} bytes of memory"):
            return self._device.allocate(max(size, 1), stream=self._stream)

    def put(self, array: Array, memory: Buffer) -> None:
        """Copy an array, whose elements lie close, to the device."""
        self._copy(int(memory.handle), array.ctypes.data, array.nbytes)

    def fetch(self, array: Array, memory: Buffer) -> None:
        """Copy an array from the device; it is there after `wait`."""
        self._copy(array.ctypes.data, int(memory.handle), array.nbytes)

    def start(self, name: str, blocks: int, threads: int, given: Iterable[Buffer]) -> None:
        """Launch a kernel, behind what was launched before."""
        from cuda.core import LaunchConfig
        from cuda.core import launch as start

        with self._used(f"{name} with {blocks:,} blocks of {threads} threads"):
            start(self._stream, LaunchConfig(grid=blocks, block=threads), self._code.get_kernel(name), *given)

    def wait(self) -> None:
        """Until all is done."""
        with self._used("what was launched"):
            self._stream.sync()

    def seconds(self, work: Callable[[], None], times: int) -> list[float]:
        """What the device needs for what `work` launches, so many times; what is loaded at first is not counted."""
        from cuda.core import EventOptions

        work()
        timed = EventOptions(timing_enabled=True)
        found = []
        for _ in range(times):
            begun = self._stream.record(options=timed)
            work()
            ended = self._stream.record(options=timed)
            ended.sync()
            found.append((ended - begun) / 1e3)
        return found

    def _copy(self, target: int, source: int, size: int) -> None:
        from cuda.bindings import driver

        with self._used(f"a copy of {size:,} bytes"):
            (status,) = driver.cuMemcpyAsync(target, source, size, int(self._stream.handle)) if size else (0,)
            if int(status):
                raise OpSpecError(str(status))

    @contextmanager
    def _used(self, what: str) -> Iterator[None]:
        """The device is that of this thread, whoever made the code; an error says what it was about."""
        try:
            self._device.set_current()
            yield
        except Exception as error:
            raise OpSpecError(f"the CUDA device refuses {what}: {error}") from error


class DeviceLibrary:
    """The kernels of some specialisations, compiled for the device as one program. Their names must differ."""

    def __init__(self, parts: Sequence[Specialised]) -> None:
        self._code = DeviceCode(lambda arch: compile(*parts, arch=arch))

    def run(self, part: Specialised, *operands: Array) -> list[Array]:
        """The results of one of the parts."""
        arrays = buffers_for(part, operands)
        memory = self._given(part, arrays)
        self._launch(part, memory)
        for name in part.results:
            self._code.fetch(arrays[name], memory[name])
        self._code.wait()
        return [arrays[name] for name in part.results]

    def seconds(self, part: Specialised, *operands: Array, times: int) -> list[float]:
        """What the device needs for one of the parts, so many times; its operands are there already."""
        memory = self._given(part, buffers_for(part, operands))
        return self._code.seconds(lambda: self._launch(part, memory), times)

    def _given(self, part: Specialised, arrays: Mapping[str, Array]) -> Mapping[str, Buffer]:
        """Memory for all buffers, with the operands in it."""
        memory = {name: self._code.memory(x.nbytes) for name, x in arrays.items()}
        for name in part.operands:
            self._code.put(arrays[name], memory[name])
        return memory

    def _launch(self, part: Specialised, memory: Mapping[str, Buffer]) -> None:
        for each in part.launches:
            self._code.start(each.name, each.blocks, THREADS, [memory[name] for name in each.buffers])


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
