"""Machine instructions of the few slots and functions that are not Python, for the processors that we know.

A buffer is destroyed whenever Python drops an array, also while an exception is on its way up the stack. Python
that is called from C at that moment (through ctypes) loses the exception, and the interpreter ends the process.
So the slots that destroy store a number, which is a few instructions. Slots that every call of a program asks,
and whose answer lies in the memory of the handle, copy it: a call into Python costs as much as a small program.
Whatever is not plain goes on to Python. And where Ctrl-C arrives between C and the first line of a function of ours,
ctypes returns null for it, which would mean that all went well.
"""

from __future__ import annotations

import ctypes
import mmap
import platform
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from opspec.pjrt import handle_memory, handles


@dataclass(frozen=True, slots=True)
class FieldCopy:
    """A field of the handle's memory and where it goes in the struct of arguments; offsets and size in bytes."""

    source: int
    target: int
    size: int


class Processor(Protocol):
    """A struct of arguments comes in the first register; its word at 16 is the handle."""

    def mark_by_arguments(self) -> bytes:
        """Mark the handle of the arguments, where there is one, and return null."""

    def mark(self) -> bytes:
        """The same of the handle that comes itself."""

    def read(self, copies: Sequence[FieldCopy], otherwise: int) -> bytes:
        """Copy and return null. A handle that is null or marked goes to the other function."""

    def call(self, function: int, lost: int) -> bytes:
        """Call a function that returns 1 where all is well, and give null; 0 is that of a function that Python left
        by an exception, and gives what is lost; whatever else it returns is given as it is.
        """

    def look_up(self, key: int, value: int, otherwise: int) -> bytes:
        """Of a handle and a key that come themselves: the word of the handle at `value`, where that at `key` is the
        key. Else go to the other function.
        """

    def call_when(self, event: int, otherwise: int) -> bytes:
        """Where the word at 16 is this event: call the function at 24 with null and the word at 32, and return
        null. Else go to the other function.
        """


def _wide(value: int) -> bytes:
    return value.to_bytes(8, "little")


_X86_STORES = {1: b"\x88\x4f", 4: b"\x89\x4f", 8: b"\x48\x89\x4f"}  # mov [rdi+..], cl or ecx or rcx
_ARM_STORES = {1: 0x39000002, 4: 0xB9000002, 8: 0xF9000002}  # strb w2, str w2 or str x2, [x0, #..]


class X86:
    _STORE = bytes([0x48, 0xC7, 0x40, handle_memory.MARK, 1, 0, 0, 0])  # mov qword [rax+MARK], 1
    _NULL = bytes([0x31, 0xC0, 0xC3])  # xor eax, eax; ret
    _LOAD = bytes([0x48, 0x8B, 0x47, 16])  # mov rax, [rdi+16]
    _TEST = bytes([0x48, 0x85, 0xC0])  # test rax, rax

    def mark_by_arguments(self) -> bytes:
        return self._LOAD + self._marking()

    def mark(self) -> bytes:
        return bytes([0x48, 0x89, 0xF8]) + self._marking()  # mov rax, rdi

    def _marking(self) -> bytes:
        return self._TEST + bytes([0x74, len(self._STORE)]) + self._STORE + self._NULL  # jz to the return

    def read(self, copies: Sequence[FieldCopy], otherwise: int) -> bytes:
        moved = b"".join(
            bytes([0x48, 0x8B, 0x48, copy.source]) + _X86_STORES[copy.size] + bytes([copy.target])  # mov rcx, [rax+..]
            for copy in copies
        )
        good = moved + self._NULL
        unmarked = bytes([0x48, 0x83, 0x78, handle_memory.MARK, 0, 0x75, len(good)])  # cmp qword [rax+MARK], 0; jne
        return self._LOAD + self._TEST + bytes([0x74, len(unmarked + good)]) + unmarked + good + self._to(otherwise)

    def call(self, function: int, lost: int) -> bytes:
        begin = bytes([0x48, 0x83, 0xEC, 8, 0x48, 0xB8]) + _wide(function)  # sub rsp, 8; mov rax, function
        # call rax; add rsp, 8; cmp rax, 1; ja to the last return; je to the xor; mov rax, lost; ret
        end = bytes([0xFF, 0xD0, 0x48, 0x83, 0xC4, 8, 0x48, 0x83, 0xF8, 1, 0x77, 15, 0x74, 11, 0x48, 0xB8])
        return begin + end + _wide(lost) + b"\xc3" + self._NULL

    def look_up(self, key: int, value: int, otherwise: int) -> bytes:
        good = bytes([0x48, 0x8B, 0x47, value, 0xC3])  # mov rax, [rdi+..]; ret
        same = bytes([0x48, 0x39, 0x77, key, 0x75, len(good)])  # cmp [rdi+..], rsi; jne
        return same + good + self._to(otherwise)

    def call_when(self, event: int, otherwise: int) -> bytes:
        good = (
            bytes(
                [
                    0x48,
                    0x8B,
                    0x47,
                    24,  # mov rax, [rdi+24]
                    0x48,
                    0x8B,
                    0x77,
                    32,  # mov rsi, [rdi+32]
                    0x31,
                    0xFF,  # xor edi, edi
                    0x48,
                    0x83,
                    0xEC,
                    8,  # sub rsp, 8
                    0xFF,
                    0xD0,  # call rax
                    0x48,
                    0x83,
                    0xC4,
                    8,  # add rsp, 8
                ]
            )
            + self._NULL
        )
        same = b"\x48\xb8" + _wide(event) + bytes([0x48, 0x39, 0x47, 16, 0x75, len(good)])  # mov rax, event; cmp; jne
        return same + good + self._to(otherwise)

    def _to(self, function: int) -> bytes:
        return b"\x48\xb8" + _wide(function) + b"\xff\xe0"  # mov rax, function; jmp rax


class ArmCode:
    _NULL = (0xD2800000, 0xD65F03C0)  # mov x0, #0; ret

    def mark_by_arguments(self) -> bytes:
        return _words(_load(1, 0, 16), *self._marking())

    def mark(self) -> bytes:
        return _words(0xAA0003E1, *self._marking())  # mov x1, x0

    def _marking(self) -> tuple[int, ...]:
        return (
            0xB4000061,  # cbz x1, +12
            0xD2800022,  # mov x2, #1
            0xF9000022 | handle_memory.MARK // 8 << 10,  # str x2, [x1, #MARK]
            *self._NULL,
        )

    def read(self, copies: Sequence[FieldCopy], otherwise: int) -> bytes:
        moved = [
            word
            for copy in copies
            for word in (_load(2, 1, copy.source), _ARM_STORES[copy.size] | copy.target // copy.size << 10)
        ]
        good = (*moved, *self._NULL)
        null, marked = 3 + len(good), 1 + len(good)  # how far it is from each branch to what stands behind
        head = (_load(1, 0, 16), 0xB4000001 | null << 5, _load(2, 1, handle_memory.MARK), 0xB5000002 | marked << 5)
        return _words(*head, *good) + self._to(otherwise)

    def call(self, function: int, lost: int) -> bytes:
        code = (
            0xA9BF7BFD,  # stp x29, x30, [sp, #-16]!
            0x58000009 | 11 << 5,  # ldr x9, function
            0xD63F0120,  # blr x9
            0xA8C17BFD,  # ldp x29, x30, [sp], #16
            0xF100041F,  # cmp x0, #1
            0x54000008 | 5 << 5,  # b.hi to the last return
            0x54000000 | 3 << 5,  # b.eq to the null
            0x58000000 | 7 << 5,  # ldr x0, lost
            0xD65F03C0,  # ret
            *self._NULL,
            0xD503201F,  # nop
        )
        return _words(*code) + _wide(function) + _wide(lost)

    def look_up(self, key: int, value: int, otherwise: int) -> bytes:
        good = (_load(0, 0, value), 0xD65F03C0)
        same = (_load(2, 0, key), 0xEB01005F, 0x54000001 | 1 + len(good) << 5)  # cmp x2, x1; b.ne
        return _words(*same, *good) + self._to(otherwise)

    def call_when(self, event: int, otherwise: int) -> bytes:
        good = (
            0xA9BF7BFD,  # stp x29, x30, [sp, #-16]!
            _load(9, 0, 24),
            _load(1, 0, 32),
            0xD2800000,  # mov x0, #0
            0xD63F0120,  # blr x9
            0xA8C17BFD,  # ldp x29, x30, [sp], #16
            *self._NULL,
        )
        behind = 4 + len(good)  # the event's value lies behind the way to the other function
        head = (0x58000002 | (behind + 4) << 5, _load(1, 0, 16), 0xEB02003F, 0x54000001 | 1 + len(good) << 5)
        return _words(*head, *good) + self._to(otherwise) + _wide(event)  # ldr x2, event; cmp x1, x2; b.ne

    def _to(self, function: int) -> bytes:
        return _words(0x58000050, 0xD61F0200) + _wide(function)  # ldr x16, +8; br x16


def _load(register: int, base: int, offset: int) -> int:
    """ldr x(register), [x(base), #offset]"""
    return 0xF9400000 | offset // 8 << 10 | base << 5 | register


def _words(*words: int) -> bytes:
    return b"".join(word.to_bytes(4, "little") for word in words)


def processor() -> Processor | None:
    """The one of this machine, where we know it and its system lets a process write instructions as we do."""
    machine = platform.machine().lower()
    if sys.platform == "win32":
        return None
    if machine in ("x86_64", "amd64"):
        return X86()
    # Apple's processors want a protocol for writing instructions that needs more than a mapping.
    return ArmCode() if machine in ("aarch64", "arm64") and sys.platform == "linux" else None


_SIZE = 1 << 16


class Page:
    """Memory that can be run. Functions are put there before any of them is called."""

    def __init__(self) -> None:
        self._page = mmap.mmap(-1, _SIZE, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
        self._start = handles.keep(ctypes.c_char.from_buffer(self._page))
        self._at = 0

    def put(self, instructions: bytes) -> int:
        """The address of a function of these instructions."""
        at = self._at
        self._page[at : at + len(instructions)] = instructions
        self._at = at + -(-len(instructions) // 64) * 64
        return self._start + at
