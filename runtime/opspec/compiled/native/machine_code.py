"""LLVM's text as functions of Python: compiled for this machine, or taken from the cache of objects, and loaded.

llvmlite is imported when the first text comes. A function that was loaded keeps its code; that of a pool of threads is
never unloaded, since its threads run in it and kernels call it.
"""

from __future__ import annotations

import ctypes
import functools
import hashlib
import itertools
import os
import platform
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import numpy as np

from opspec.compiled.engine_names import CPU, NUMPY, UnloadedLibrary, is_installed
from opspec.compiled.forks import LLVM, at_fork
from opspec.compiled.native.calls import ENTRY, TABLE, Manner, caller_text
from opspec.compiled.native.instruction_sets import InstructionSet, chosen, is_named, is_x86
from opspec.compiled.native.object_cache import object_cache
from opspec.compiled.native.threads import FORKED, PARALLEL, pool_text, thread_count
from opspec.errors import OpSpecError
from opspec.numerics import blas

Function = Callable[..., Any]
_LEVEL = 2  # of LLVM's code generator
# LLVM's passes that are left out, as options that do and that undo it. The first looks for fewer counters of loops,
# takes a fourth of the time and finds none that matter; that of x86 makes branches of choices between integers, which
# are guessed wrong where numbers decide.
_LEFT_OUT = [("--disable-lsr=true", "--disable-lsr=false")]
_LEFT_OUT_OF_X86 = [("--x86-cmov-converter=false", "--x86-cmov-converter=true")]
_FASTCALL = 0x80
# The linker that places an object in one piece. LLVM's older one asks the system for each section by itself: where
# memory is full of holes they lie further apart than an instruction reaches, and LLVM ends the process. Windows has
# only that one.
_TOGETHER = sys.platform != "win32"
_PYTHON = (
    "PyEval_SaveThread",
    "PyEval_RestoreThread",
    "Py_IncRef",
    "Py_DecRef",
    "PyErr_CheckSignals",
    "PyObject_CallNoArgs",
)
_C = ("fmod", "fmodf", "malloc", "free")
_NUMBERS = itertools.count()
_ARCH_PRCTL, _ASKS_FOR, _TILES = 158, 0x1023, 18  # of Linux on x86-64
_POOLS: list[Code] = []


class RefusedText(Exception):
    """LLVM does not take a text; the message is its first line."""


class UnlinkedObject(Exception):
    """An object is not the code that it was taken for."""


def _refused(error: RuntimeError) -> RefusedText:
    return RefusedText(" ".join(str(error).split("\n")[:3]))


def expect_installed(engine: str) -> None:
    if not is_installed():
        raise OpSpecError(f'engine="{engine}" needs llvmlite, which is not installed: pip install "opspec[fast]"')


def expect_settings() -> None:
    """Raise what is wrong with the settings of the environment for machine code, as whoever makes any would. LLVM is
    asked only where some instructions are named; where it does not load, whoever makes machine code says so.
    """
    thread_count()
    if is_named():
        with suppress(UnloadedLibrary):
            _loaded_library()
            chosen(features())


def _loaded_library() -> Any:
    """llvmlite, with what binds LLVM."""
    try:
        import llvmlite
        import llvmlite.binding
    except Exception as error:  # a library that is missing or another one raises whatever it does
        raise UnloadedLibrary(
            f'expected llvmlite to load, since engine="{CPU}" needs it, found {type(error).__name__}: {error}; '
            f'try pip install --force-reinstall llvmlite, or engine="{NUMPY}", which does without'
        ) from error
    return llvmlite


def features() -> dict[str, bool]:
    """What this processor has, by LLVM's names."""
    from llvmlite import binding

    found = dict(binding.get_host_cpu_features())
    if binding.llvm_version_info < (22,):  # the function that multiplies bytes has other types there
        found |= dict.fromkeys(("avx512vnni", "avxvnni"), False)
    return found if not found.get("amx-tile") or _may_use_tiles() else found | {"amx-tile": False}


@functools.cache
def _may_use_tiles() -> bool:
    """Whether the system lets this process use registers that are tiles, which it has to be asked for."""
    if sys.platform != "linux":
        return False
    return bool(ctypes.CDLL(None).syscall(_ARCH_PRCTL, _ASKS_FOR, _TILES) == 0)


class Machine:
    """This machine, as LLVM compiles for it: with the instructions and as many threads as the environment says, unless
    others are given.
    """

    def __init__(self, instructions: str | None = None, threads: int | None = None) -> None:
        expect_installed(CPU)
        llvmlite = _loaded_library()
        binding = llvmlite.binding
        binding.initialize_native_target()
        binding.initialize_native_asmprinter()
        binding.initialize_native_asmparser()
        self._binding = binding
        self.target: InstructionSet = chosen(features(), instructions)
        self._threads = threads or thread_count()
        self._target_machine = self._made_target()
        self._jit = binding.create_lljit_compiler(self._made_target(), use_jit_link=_TOGETHER)
        self._symbols = _symbols()
        self.symbols = tuple(sorted(self._symbols))  # what code may call
        self._left_out = _LEFT_OUT + _LEFT_OUT_OF_X86 * is_x86()
        made_by = f"{llvmlite.__version__} {binding.llvm_version_info} {_LEVEL} {self._left_out}"
        self._version = f"{made_by} {platform.machine()} {sys.platform}"
        self._pool: Code | None = None
        self._callers: dict[Manner, Code] = {}

    def _made_target(self) -> Any:
        triple = self._binding.Target.from_default_triple()
        return triple.create_target_machine(
            cpu=self.target.cpu, features=self.target.features, opt=_LEVEL, reloc="pic", codemodel="default", jit=True
        )

    def key_of(self, text: str) -> str:
        """What the object of a text is called in the cache; of any other text, what is made of it for this machine."""
        target = self.target
        words = (self._version, target.cpu, target.features, target.computes_halves, text)
        return hashlib.sha256("\0".join(words).encode()).hexdigest()

    def check(self, text: str) -> None:
        """Raise `RefusedText` if LLVM does not take a text; nothing is compiled."""
        with self._module(text):
            pass

    def assembly_of(self, text: str) -> str:
        with self._module(text) as module, self._generating():
            return str(self._target_machine.emit_assembly(module))

    def load(self, text: str, *names: str) -> Code:
        """The text as code in this process, of which some functions are called; from the cache, where it was compiled
        before.
        """
        cache, key = object_cache(), self.key_of(text)
        found = None if cache is None else cache.get(key)
        if found is not None:
            with suppress(UnlinkedObject):
                return self.linked(found, *names)
        found = self.object_of(text)
        if cache is not None:
            cache.put(key, found)
        return self.linked(found, *names)

    def object_of(self, text: str) -> bytes:
        """What a text is compiled to."""
        with self._module(text) as module, self._generating():
            return bytes(self._target_machine.emit_object(module))

    @contextmanager
    def _generating(self) -> Iterator[None]:
        """Without some of LLVM's passes; for the process it is as it was afterwards."""
        for without, _ in self._left_out:
            self._binding.set_option("", without)
        try:
            yield
        finally:
            for _, again in self._left_out:
                self._binding.set_option("", again)

    @contextmanager
    def _module(self, text: str) -> Iterator[Any]:
        """A text as LLVM reads it. A module has to end before its context: left to a collection of garbage, either may
        be the first, which damages memory.
        """
        with LLVM, self._binding.create_context() as context:
            try:
                module = self._binding.parse_assembly(text, context)
            except RuntimeError as error:
                raise _refused(error) from None
            with module:
                try:
                    module.verify()
                except RuntimeError as error:
                    raise _refused(error) from None
                yield module

    def called(self, code: Code, kernel: int, parts: int, manner: Manner) -> Function:
        """A kernel of a module's table as a function of Python: it takes arrays, and gives nothing of use."""
        with LLVM:
            if manner not in self._callers:
                self._callers[manner] = self.load(caller_text(manner), ENTRY)
        place = ctypes.c_int64.from_address(code.addresses[TABLE] + kernel * ctypes.sizeof(ctypes.c_void_p))
        bound = np.array([place.value, parts], np.int64).view(_Bound)
        bound.code = code
        return self._callers[manner].function(ENTRY, bound)

    def linked(self, compiled: bytes, *names: str) -> Code:
        """An object as code in this process."""
        symbols = dict(self._symbols)
        if PARALLEL not in names and PARALLEL.encode() in compiled:
            symbols[PARALLEL] = self._started_pool().addresses[PARALLEL]
        builder = self._binding.JITLibraryBuilder().add_object_img(compiled).add_current_process()
        for symbol, address in symbols.items():
            builder.import_symbol(symbol, address)
        for name in names:
            builder.export_symbol(name)
        try:
            with LLVM:
                library = builder.link(self._jit, f"opspec{next(_NUMBERS)}")
            return Code(library, {name: library[name] for name in names})
        except RuntimeError as error:
            raise UnlinkedObject(str(error)) from None

    def _started_pool(self) -> Code:
        with LLVM:
            if self._pool is None:
                text = pool_text(self._threads - 1, platform.machine())
                self._pool = self.load(text, PARALLEL, FORKED)
                _POOLS.append(self._pool)
                at_fork(after_in_child=ctypes.CFUNCTYPE(None)(self._pool.addresses[FORKED]))
        return self._pool


class Code:
    """Code in this process. A function of Python that is made of it keeps it."""

    def __init__(self, library: Any, addresses: dict[str, int]) -> None:
        self._library = library
        self._methods: dict[str, _Method] = {}
        self.addresses = addresses

    def function(self, name: str, bound: _Bound | None = None) -> Function:
        """One of them as a function of Python, bound to an array where it needs one."""
        if name not in self._methods:
            self._methods[name] = _Method(name.encode(), self.addresses[name], _FASTCALL, None)
        if bound is not None:
            bound.caller = self
        made: Function = _new_function(ctypes.addressof(self._methods[name]), self if bound is None else bound, None)
        return made


class _Bound(np.ndarray[Any, Any]):
    """What a function is bound to: the address of a kernel, and how many parts it has. It keeps the code of both."""

    code: Code
    caller: Code


class _Method(ctypes.Structure):
    """PyMethodDef."""

    _fields_ = (
        ("name", ctypes.c_char_p),
        ("function", ctypes.c_void_p),
        ("flags", ctypes.c_int),
        ("doc", ctypes.c_char_p),
    )


_new_function = ctypes.pythonapi.PyCFunction_NewEx
_new_function.restype = ctypes.py_object
_new_function.argtypes = [ctypes.c_void_p, ctypes.py_object, ctypes.c_void_p]


def _symbols() -> dict[str, int]:
    """What code calls that is not its own."""
    library = ctypes.CDLL(None) if os.name == "posix" else ctypes.CDLL("ucrtbase")
    found = {name: getattr(ctypes.pythonapi, name) for name in _PYTHON} | {name: library[name] for name in _C}
    addresses = {name: ctypes.cast(function, ctypes.c_void_p).value or 0 for name, function in found.items()}
    return addresses | {f"opspec_{name}": address for name, address in blas.functions().items()}


def give_memory_back() -> None:
    """To the system what LLVM took and freed, where the C library would keep it (glibc)."""
    trim = None if os.name != "posix" else getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(ctypes.c_size_t(0))


def machine() -> Machine:
    """The one of this process."""
    with LLVM:  # `functools` lets two threads make one each
        return _machine()


@functools.cache
def _machine() -> Machine:
    return Machine()
