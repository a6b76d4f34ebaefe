"""The two functions that are not Python: they mark a handle as destroyed.

A buffer is destroyed whenever Python drops an array, also while an exception is on its way up the stack. Python
that is called from C at that moment (through ctypes) loses the exception, and the interpreter ends the process.
So the slots that destroy point to a few instructions that store a number. Where a system does not let a process
write instructions, Python takes their place, and such a program may end so.
"""

from __future__ import annotations

import ctypes
import mmap
import platform
import sys
from dataclasses import dataclass

from opspec.pjrt import handles


@dataclass(frozen=True, slots=True)
class Instructions:
    """`by_arguments` gets the address of a struct of arguments, whose third word is the handle, and returns null;
    `directly` gets the handle.
    """

    by_arguments: bytes
    directly: bytes


_STORE = bytes([0x48, 0xC7, 0x40, handles.MARK, 1, 0, 0, 0])  # mov qword [rax+MARK], 1
_RETURN = bytes([0x31, 0xC0, 0xC3])  # xor eax, eax; ret


def _x86(first: int) -> Instructions:
    """`first`: how the register of the first argument is encoded, rdi (7) or on Windows rcx (1)."""
    load = bytes([0x48, 0x8B, 0x40 | first, 16])  # mov rax, [first+16]
    copy = bytes([0x48, 0x8B, 0xC0 | first])  # mov rax, first
    skip = bytes([0x48, 0x85, 0xC0, 0x74, len(_STORE)])  # test rax, rax; jz to the return
    return Instructions(load + skip + _STORE + _RETURN, copy + skip + _STORE + _RETURN)


def _words(*words: int) -> bytes:
    return b"".join(word.to_bytes(4, "little") for word in words)


_ARM_TAIL = (
    0xB4000061,  # cbz x1, +12
    0xD2800022,  # mov x2, #1
    0xF9000022 | handles.MARK // 8 << 10,  # str x2, [x1, #MARK]
    0xD2800000,  # mov x0, #0
    0xD65F03C0,  # ret
)
_ARM = Instructions(
    _words(0xF9400801, *_ARM_TAIL),  # ldr x1, [x0, #16]
    _words(0xAA0003E1, *_ARM_TAIL),  # mov x1, x0
)


def instructions() -> Instructions | None:
    """Those for this machine, where there are any."""
    machine = platform.machine().lower()
    if machine in ("x86_64", "amd64"):
        return _x86(1 if sys.platform == "win32" else 7)
    # Apple's processors want a protocol for writing instructions that needs more than a mapping.
    return _ARM if machine in ("aarch64", "arm64") and sys.platform == "linux" else None


def pointers() -> tuple[int, int] | None:
    """The addresses of both functions; None where Python has to do."""
    made = instructions()
    if made is None or sys.platform == "win32":
        return None
    try:
        page = mmap.mmap(-1, mmap.PAGESIZE, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
    except OSError:
        return None
    second = 64
    page[: len(made.by_arguments)] = made.by_arguments
    page[second : second + len(made.directly)] = made.directly
    start = handles.keep(ctypes.c_char.from_buffer(page))
    return start, start + second
