"""Texts of kernels as functions of Python: equal ones once, and several to a module, of which LLVM and the linker take
half of the time that one each would take.

Where a module ends depends on the text of its last kernel, so that most modules of a program that was changed a little
are those that were compiled before.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from opspec.compiled.native.calls import ENTRY, NAME, TABLE, Manner, manner_of
from opspec.compiled.native.machine_code import Code, Function, Machine, RefusedText
from opspec.compiled.planning_progress import Pause

if TYPE_CHECKING:
    from opspec.compiled.native.kernels import KernelText

LARGEST = 1 << 16  # letters of a module
_ENDS = 32  # of 256 texts: those at which a module ends
_SHARED = ("declare ", "!")  # how lines begin that a module has once


@dataclass(frozen=True, slots=True)
class CachedKernel:
    """A kernel in an object of the cache: its key, which of the kernels there it is, and how that is called."""

    key: str
    at: int
    parts: int
    manner: Manner


@dataclass(frozen=True, slots=True)
class LoadedKernel:
    """A function of Python, and what it was loaded from."""

    function: Function
    part: CachedKernel


_Key = tuple[str, int, int]


def _key(kernel: KernelText) -> _Key:
    """What a function depends on: a text need not say how many parts it has."""
    return kernel.text, kernel.parts, kernel.operations


class TextMaker(Protocol):
    """What has texts of kernels."""

    def texts(self) -> Sequence[KernelText]: ...


class Loader:
    """Loads kernels for a machine. `objects`: those that were read from the cache already, by their keys."""

    def __init__(self, on: Machine, objects: Mapping[str, bytes] | None = None) -> None:
        self.on = on
        self._objects = objects or {}
        self.natives: dict[object, object] = {}  # machine code in the place of libraries, by what decides it
        self._texts: dict[object, Sequence[KernelText]] = {}  # of these
        self._codes: dict[str, Code] = {}
        self._loaded: dict[_Key, LoadedKernel | RefusedText] = {}
        self._functions: dict[CachedKernel, Function] = {}

    def kernels(self, texts: Sequence[KernelText], pause: Pause = bool) -> list[LoadedKernel | RefusedText]:
        """Kernels, each as it is or why LLVM does not take it."""
        new = {_key(kernel): kernel for kernel in texts if _key(kernel) not in self._loaded}
        for module in _modules(list(new.values())):
            pause("modules compiled")
            try:
                found: Sequence[LoadedKernel | RefusedText] = self._together(module)
            except RefusedText:
                found = [self._alone(kernel) for kernel in module]
            self._loaded.update(zip(map(_key, module), found, strict=True))
        return [self._loaded[_key(kernel)] for kernel in texts]

    def texts(self, native: TextMaker) -> Sequence[KernelText]:
        """What machine code in the place of a library is made of, written once."""
        if native not in self._texts:
            self._texts[native] = native.texts()
        return self._texts[native]

    def function(self, text: str) -> tuple[str, Function]:
        """A text that has a function of Python's convention itself, and the key of its object."""
        return self.on.key_of(text), self.on.load(text, ENTRY).function(ENTRY)

    def recalled_function(self, key: str) -> Function:
        """A function that was compiled before."""
        return self.on.linked(self._objects[key], ENTRY).function(ENTRY)

    def recalled(self, part: CachedKernel) -> Function:
        """A kernel that was compiled before."""
        if part not in self._functions:
            if part.key not in self._codes:
                self._codes[part.key] = self.on.linked(self._objects[part.key], TABLE)
            self._functions[part] = self._function(self._codes[part.key], part)
        return self._functions[part]

    def _together(self, kernels: Sequence[KernelText]) -> list[LoadedKernel | RefusedText]:
        text = _text(kernels)
        key, code = self.on.key_of(text), self.on.load(text, TABLE)
        parts = [
            CachedKernel(key, at, kernel.parts, manner_of(kernel.parts, kernel.operations))
            for at, kernel in enumerate(kernels)
        ]
        return [LoadedKernel(self._function(code, part), part) for part in parts]

    def _function(self, code: Code, part: CachedKernel) -> Function:
        return self.on.called(code, part.at, part.parts, part.manner)

    def _alone(self, kernel: KernelText) -> LoadedKernel | RefusedText:
        try:
            (found,) = self._together([kernel])
        except RefusedText as why:
            return why
        return found


def _text(kernels: Sequence[KernelText]) -> str:
    """Kernels as a module, each with its number behind all names that are the module's."""
    texts = [kernel.text.replace(f"@{NAME}", f"@{NAME}{at}") for at, kernel in enumerate(kernels)]
    lines = [line for text in texts for line in text.splitlines()]
    once = dict.fromkeys(line for line in lines if line.startswith(_SHARED))
    table = ", ".join(f"ptr @{NAME}{at}" for at in range(len(texts)))
    own = [line for line in lines if line not in once]
    return "\n".join([f"@{TABLE} = constant [{len(texts)} x ptr] [{table}]", *once, *own, ""])


def _modules(kernels: Sequence[KernelText]) -> Iterator[list[KernelText]]:
    found: list[KernelText] = []
    size = 0
    for kernel in kernels:
        found.append(kernel)
        size += len(kernel.text)
        if size >= LARGEST or hashlib.sha256(kernel.text.encode()).digest()[0] < _ENDS:
            yield found
            found, size = [], 0
    if found:
        yield found
