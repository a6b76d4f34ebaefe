"""CUDA kernels on the host, for tests: the same text, compiled by the C++ compiler through host_shim.h."""

from __future__ import annotations

import ctypes
import subprocess
from collections.abc import Sequence
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from opspec.cuda.generated_text import headers
from opspec.cuda.specialisation import Launch, Specialised, buffers_for, program
from opspec.errors import OpSpecError
from opspec.values.arrays import Array

FLAGS = ("-std=c++20", "-O0", "-ffp-contract=off", "-fno-strict-aliasing", "-fPIC", "-shared", "-w")
THREADS = 32


class HostLibrary:
    """The kernels of some specialisations as one library in `folder`."""

    def __init__(self, parts: Sequence[Specialised], folder: Path, compiler: str = "g++") -> None:
        entries = [f"OPSPEC_HOST_ENTRY({launch.name})" for part in parts for launch in part.launches]
        self._library = host_library("\n".join([program(parts), *entries, ""]), headers(parts[0].op), folder, compiler)

    def run(self, part: Specialised, *operands: Array) -> list[Array]:
        """The results of one of the parts; an error where a thread reads or writes outside of a tensor."""
        arrays = buffers_for(part, operands)
        for launch in part.launches:
            self._launch(part, launch, arrays)
        return [arrays[name] for name in part.results]

    def _launch(self, part: Specialised, launch: Launch, arrays: dict[str, Array]) -> None:
        pointers = (ctypes.c_void_p * len(launch.buffers))(*(arrays[name].ctypes.data for name in launch.buffers))
        blocks = -(-launch.elements // THREADS)
        complaint = call(self._library, launch.name, pointers, blocks, THREADS)
        if complaint:
            raise OpSpecError(f"{part.op}, kernel {launch.name}: {complaint}")


def host_library(source: str, include: Traversable, folder: Path, compiler: str = "g++") -> ctypes.CDLL:
    """A library of the source behind the shim."""
    text, library = folder / "kernels.cc", folder / "kernels.so"
    text.write_text(f'#include "host_shim.h"\n{source}', encoding="utf-8")
    with resources.as_file(include) as headers_folder:
        command = [compiler, *FLAGS, f"-I{headers_folder}", str(text), "-o", str(library), "-pthread"]
        made = subprocess.run(command, capture_output=True, text=True, check=False)
    if made.returncode:
        raise OpSpecError(f"{compiler} refuses the kernels:\n{made.stderr[:8000]}")
    return ctypes.CDLL(str(library))


def call(
    library: ctypes.CDLL,
    name: str,
    pointers: ctypes.Array[ctypes.c_void_p],
    blocks: int,
    threads: int,
    barriers: bool = False,
) -> str:
    """Run a grid; what went wrong, or nothing. `barriers`: the threads of a block run at the same time."""
    entry = library[f"host_{name}"]
    entry.restype = ctypes.c_char_p
    complaint: bytes = entry(pointers, ctypes.c_uint(blocks), ctypes.c_uint(threads), ctypes.c_bool(barriers))
    return complaint.decode()
