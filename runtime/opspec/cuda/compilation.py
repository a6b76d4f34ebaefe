"""Machine code of CUDA kernels, by NVRTC: no toolkit and no device is needed."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources
from pathlib import Path

from opspec.cuda.generated_text import headers
from opspec.cuda.specialisation import Specialised, program
from opspec.errors import OpSpecError, WrongUse


@dataclass(frozen=True, slots=True)
class Resources:
    """What one kernel takes of the device, in registers and in bytes."""

    registers: int
    stack: int
    spill_stores: int
    spill_loads: int


@dataclass(frozen=True, slots=True)
class Cubin:
    """Machine code for one architecture."""

    code: bytes
    arch: str
    log: str
    resources: Mapping[str, Resources]


REPORT = re.compile(
    r"Function properties for (\w+)\s+ptxas\s+\.\s+(\d+) bytes stack frame, (\d+) bytes spill stores, "
    r"(\d+) bytes spill loads\s+ptxas info\s+: Used (\d+) registers"
)


def compile(  # noqa: A001 - opspec.cuda.compile, like re.compile
    *parts: Specialised, arch: str = "sm_90"
) -> Cubin:
    """Machine code of one program with all the parts, by NVRTC: no toolkit and no device is needed."""
    if not parts:
        raise OpSpecError("expected at least one kernel to compile, found none: opspec.cuda.specialise makes them")
    with resources.as_file(headers(parts[0].op)) as folder:
        return machine_code(program(parts), arch, f"the kernels of {', '.join(p.op for p in parts)}", folder)


def machine_code(text: str, arch: str, what: str, folder: Path | None = None) -> Cubin:
    """That of a program, `what` it is in words. `folder`: where the headers are that it includes."""
    try:
        from cuda.core import Program, ProgramOptions
    except ImportError as error:
        raise OpSpecError(
            f"compiling for CUDA needs the extra opspec[cuda]: pip install 'opspec[cuda]' ({error})"
        ) from None
    with tempfile.TemporaryDirectory() as scratch:
        options = ProgramOptions(
            arch=arch,
            std="c++20",
            fma=False,
            ftz=False,
            device_as_default_execution_space=True,  # NVRTC 13.0 takes a generic lambda for a function of the host
            device_int128=True,
            prec_div=True,
            prec_sqrt=True,
            include_path=None if folder is None else str(folder),
            ptxas_options=["-v"],
        )
        notes = Path(scratch) / "log"
        try:
            with notes.open("w", encoding="utf-8") as log:
                code = Program(text, "c++", options).compile("cubin", logs=log).code
        except Exception as error:
            if "--gpu-architecture" in str(error):
                raise WrongUse(f"expected an architecture such as sm_90, one of {_known()}; found {arch!r}") from None
            raise OpSpecError(f"NVRTC refuses {what}:\n{str(error).strip()}") from error
        told = notes.read_text("utf-8")
    used = {
        found[1]: Resources(int(found[5]), int(found[2]), int(found[3]), int(found[4]))
        for found in REPORT.finditer(told)
    }
    return Cubin(bytes(code), arch, told, used)


def _known() -> str:
    """The architectures that this NVRTC compiles for."""
    from cuda.bindings import nvrtc

    _, numbers = nvrtc.nvrtcGetSupportedArchs()
    return ", ".join(f"sm_{number}" for number in numbers)
