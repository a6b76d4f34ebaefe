"""Which instructions kernels may use: `OPSPEC_CPU=avx512|avx2|sse2` forces a set, else the best of this machine.

Results have the same bits with each of them: a set decides how many elements go at once, never in which order
they are added.
"""

from __future__ import annotations

import os
import platform
from dataclasses import dataclass, replace

from opspec.errors import WrongUse

VARIABLE = "OPSPEC_CPU"


@dataclass(frozen=True, slots=True)
class InstructionSet:
    """A target of LLVM's."""

    name: str
    cpu: str  # LLVM's name of the level
    features: str
    vector_bytes: int
    needs: tuple[str, ...] = ()  # what LLVM has to find in the machine
    rounds: bool = True  # whether it has instructions that round to integers
    fuses: bool = True  # whether it has a fused multiply-add
    halves: bool = True  # whether it has instructions that read and round to floats of 16 bits
    selects: bool = False  # whether it has one that chooses between single floats
    ranges: bool = False  # whether it has an instruction for extremes that knows the signs of zeros
    scales: bool = False  # whether it has one that multiplies by a power of two
    permutes: int = 0  # bytes of a vector whose elements an instruction takes in an order that others say
    multiplies_pairs: bool = True  # whether it has one that adds two products of 16 bits
    multiplies_bytes: str = ""  # what LLVM calls the feature of adding four products of bytes, which a machine may lack
    multiplies_halves: str = ""  # the same of adding two products of bf16
    computes_halves: str = ""  # the same of computing with floats of 16 bits; a function that does asks for it
    tiles: tuple[str, ...] = ()  # the same of registers that are tiles of matrices, of bytes and of bf16
    counts: tuple[str, ...] = ()  # the same of counting bits
    contracts: bool = False  # whether LLVM may make a fused multiply-add of a product and a sum

    @property
    def registers(self) -> int:
        """How many vectors they hold."""
        return 32 if self.vector_bytes == 64 else 16

    def halved(self) -> InstructionSet:
        """For a function that asks for vectors half as long: there LLVM ends the process where an instruction takes
        whole ones.
        """
        return replace(self, ranges=False, scales=False, permutes=self.permutes // 2)

    def contracting(self) -> InstructionSet:
        """For a function whose bits are not promised."""
        return replace(self, contracts=True)

    def single(self) -> InstructionSet:
        """For a function of single numbers: there AVX-512 takes longer to choose between two, since what a comparison
        says of them has to become a mask.
        """
        return _AVX2 if self.name == "avx512" else self

    def spelled_out(self) -> str:
        """What a function says that is compiled for this set in a module for another one."""
        return f'"target-cpu"="{self.cpu}" "target-features"="{self.features}" '

    def with_halves(self) -> str:
        """What a function says that computes with floats of 16 bits. Others do without: there the instructions that
        only convert them are the quicker ones of all machines.
        """
        listed = ",".join(filter(None, (self.features, f"+{self.computes_halves}")))
        return f'"target-features"="{listed}" '


# A fused multiply-add is made where nodes ask for one; LLVM makes none of a product and a sum, unless it is told to.
_AVX2 = InstructionSet(
    "avx2", "x86-64-v3", "", 32, ("avx2", "f16c", "bmi2", "fma"), permutes=32, multiplies_bytes="avxvnni"
)
_X86 = (
    InstructionSet(
        "avx512",
        "x86-64-v4",
        "-prefer-256-bit",
        64,
        ("avx512f", "avx512bw", "avx512dq", "avx512vl", "avx512cd", "f16c", "fma"),
        selects=True,
        ranges=True,
        scales=True,
        permutes=64,
        multiplies_bytes="avx512vnni",
        multiplies_halves="avx512bf16",
        computes_halves="avx512fp16",
        tiles=("amx-tile", "amx-int8", "amx-bf16"),
        counts=("avx512vpopcntdq", "avx512bitalg"),
    ),
    _AVX2,
    InstructionSet("sse2", "x86-64", "", 16, rounds=False, fuses=False, halves=False),
)
_OTHER = (InstructionSet("generic", "generic", "", 16, selects=True, multiplies_pairs=False),)


def is_x86() -> bool:
    return platform.machine().lower() in ("x86_64", "amd64")


def sets() -> tuple[InstructionSet, ...]:
    """The sets of this kind of processor, the widest first; the machine may lack some."""
    return _X86 if is_x86() else _OTHER


def available(features: dict[str, bool]) -> tuple[InstructionSet, ...]:
    """Those that a machine has, by what LLVM says of it."""
    return tuple(_as_there(found, features) for found in sets() if all(features.get(name) for name in found.needs))


def _as_there(found: InstructionSet, features: dict[str, bool]) -> InstructionSet:
    """A set without the instructions that a machine may lack, if it lacks them."""
    bytes_ = found.multiplies_bytes if features.get(found.multiplies_bytes) else ""
    pairs = found.multiplies_halves if features.get(found.multiplies_halves) else ""
    halves = found.computes_halves if features.get(found.computes_halves) else ""
    tiles = found.tiles if all(features.get(name) for name in found.tiles) else ()
    counts = tuple(name for name in found.counts if features.get(name))
    listed = [found.features, *(f"+{name}" for name in (bytes_, pairs, *tiles, *counts) if name)]
    return replace(
        found,
        features=",".join(name for name in listed if name),
        multiplies_bytes=bytes_,
        multiplies_halves=pairs,
        computes_halves=halves,
        tiles=tiles,
        counts=counts,
    )


def is_named() -> bool:
    """Whether the environment asks for a set."""
    return bool(_named())


def _named() -> str:
    return os.environ.get(VARIABLE, "").strip().lower()


def chosen(features: dict[str, bool], name: str | None = None) -> InstructionSet:
    """The one that kernels are compiled for: that of the name, or the one that the environment asks for."""
    wanted = _named() if name is None else name
    found = available(features)
    if not wanted:
        return found[0]
    for one in found:
        if one.name == wanted:
            return one
    known = ", ".join(one.name for one in found)
    if any(one.name == wanted for one in sets()):
        raise WrongUse(f"{VARIABLE}: expected instructions that this machine has, {known}; found {wanted}")
    raise WrongUse(f"{VARIABLE}: expected one of {known}, found {wanted!r}")
