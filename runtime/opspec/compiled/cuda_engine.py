"""Kernels of a program on the first CUDA device, to the bits of every engine.

Arrays lie in the memory of this machine: what a kernel takes is copied to the device, and what it stores back. So this
engine shows what a device makes of a plan; it is no way to be quick.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from opspec.compiled.c_operations import Definitions
from opspec.compiled.cuda_kernels import CUDA, CudaKernel, cuda_kernel
from opspec.compiled.kernel_texts import KernelTexts
from opspec.compiled.plan import Kernel
from opspec.compiled.planning_progress import Pause
from opspec.compiled.runners import Built, Memory, nothing
from opspec.cuda.compilation import machine_code
from opspec.cuda.device import DeviceCode
from opspec.errors import OpSpecError
from opspec.values.arrays import Array

if TYPE_CHECKING:
    from cuda.core import Buffer

RIGHT = (13, 4)  # the first NVRTC that does what it should


class CudaKernels:
    """Builds kernels, all that come together as one program of NVRTC."""

    def __call__(self, kernels: Sequence[Kernel], pause: Pause) -> list[Built]:
        parts: list[str] = []
        file = Definitions(CUDA)

        def write(kernel: Kernel) -> CudaKernel:
            made = cuda_kernel(kernel, f"kernel{len(parts)}", file)
            parts.append("\n".join([*made.needs, made.function]))
            return made

        known = KernelTexts(write)
        texts: list[CudaKernel | None] = []
        for kernel in kernels:
            pause("kernels built")
            texts.append(None if kernel.is_empty else known.text(kernel))
        if not parts:
            return [nothing for _ in kernels]
        _expect_compiler()
        whole = "\n".join([CUDA.header, *parts])
        code = DeviceCode(lambda arch: machine_code(whole, arch, "the kernels of a program"))
        return [
            nothing if text is None else DeviceKernel(code, kernel, text)
            for kernel, text in zip(kernels, texts, strict=True)
        ]


@dataclass(frozen=True, slots=True)
class DeviceKernel:
    """A kernel, ready to run on memory of this machine."""

    code: DeviceCode
    kernel: Kernel
    text: CudaKernel

    def __call__(self, memory: Memory) -> None:
        arrays = [memory[buffer.number] for buffer in self.text.buffers]
        given = self.given(arrays)
        self.start(given)
        stored = {store.buffer for store in self.kernel.stores}
        for buffer, array, there in zip(self.text.buffers, arrays, given, strict=True):
            if buffer in stored:
                self.code.fetch(array, there)
        self.code.wait()

    def given(self, arrays: Sequence[Array]) -> list[Buffer]:
        """The arrays on the device, those that it stores too: it may store a part, or combine."""
        given = [self.code.memory(array.nbytes) for array in arrays]
        for array, there in zip(arrays, given, strict=True):
            self.code.put(array, there)
        return given

    def start(self, given: Sequence[Buffer]) -> None:
        """Launch it."""
        self.code.start(self.text.name, self.text.grid.blocks, self.text.grid.threads, given)


def _expect_compiler() -> None:
    from cuda.bindings import nvrtc

    try:
        _, *version = nvrtc.nvrtcVersion()
    except RuntimeError as error:
        raise OpSpecError(f"NVRTC cannot be loaded: pip install 'opspec[cuda]' ({error})") from error
    if tuple(version) < RIGHT:
        needed, found = (".".join(map(str, x)) for x in (RIGHT, version))
        raise OpSpecError(
            f"expected NVRTC {needed} or newer, found {found}, which makes other numbers of some negated integers "
            f"(docs/cuda.md says which): pip install 'nvidia-cuda-nvrtc>={needed}'"
        )
