"""Programs whose arguments have unknown sizes: refined for the sizes that come, and compiled for these."""

from __future__ import annotations

import copy
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias, TypeVar, cast

from opspec.compiled.tiered import TieredProgram
from opspec.errors import OpSpecError
from opspec.execution.events import Probe
from opspec.execution.executor import MAIN, Program
from opspec.execution.kernel_choice import Kernels
from opspec.kernels.streams import Streams
from opspec.programs.records import ModuleView, import_module
from opspec.refinement.refiner import refine
from opspec.values.arrays import Array, DType

if TYPE_CHECKING:
    from jaxlib.mlir import ir

KEPT = 64  # programs, of those that were called last
_Kept = TypeVar("_Kept")
_Key: TypeAlias = "tuple[str, tuple[_Sizes, ...]]"


class _Sizes(NamedTuple):
    """What is known of an argument."""

    shape: tuple[int, ...]
    dtype: DType


class SpecialisedProgram(Program):
    """A program of unknown sizes, which calls one for the sizes of its arguments; where that cannot be, it runs itself,
    op by op. `make` compiles a module for one entry. `at_once`: at the first call with some sizes, else at the second.
    """

    def __init__(
        self,
        module: ModuleView,
        kernels: Kernels,
        entries: Sequence[str] | None,
        make: Callable[[ModuleView, str], Program],
        at_once: bool,
    ) -> None:
        super().__init__(module, kernels, entries)
        self._module = module.root.op.clone()  # the caller's may change
        self._make = make
        self._at_once = at_once
        self._lock = threading.Lock()
        self._programs: OrderedDict[_Key, Program | None] = OrderedDict()
        self._once: OrderedDict[_Key, None] = OrderedDict()  # sizes that came once
        self._settled: dict[_Key | None, Program | None] = {}  # what stays as it is

    def call(
        self,
        arguments: list[Any],
        *,
        donated: Collection[int] = (),
        entry: str = MAIN,
        on_op: Probe | None = None,
        streams: Streams | None = None,
    ) -> list[Array]:
        program = self._program(entry, arguments)
        call = super().call if program is None else program.call
        return call(arguments, donated=donated, entry=entry, on_op=on_op, streams=streams)

    def settled(self, entry: str, calls: Sequence[Sequence[object]]) -> Program:
        """The same, for the sizes of the first call already. By kernels where all these calls have them, else by NumPy:
        what processes of different sizes hold alike is to stay alike too.
        """
        found = copy.copy(self)
        found._at_once = True
        of_sizes = {_key(entry, arguments): arguments for arguments in calls}
        programs = {key: found._program(entry, arguments) for key, arguments in of_sizes.items()}
        settled = {key: program and program.settled(entry, [of_sizes[key]]) for key, program in programs.items()}
        if any(program is None or isinstance(program, TieredProgram) for program in settled.values()):
            settled = {
                key: program.by_numpy() if isinstance(program, TieredProgram) else program
                for key, program in programs.items()
            }
        found._settled = settled
        return found

    def wait(self, seconds: float | None = None) -> bool:
        """Until the kernels for all sizes that came are built; who waits begins them."""
        end = None if seconds is None else time.monotonic() + seconds
        with self._lock:
            for key in list(self._once):
                self._make_kept(key)
            programs = [program for program in self._programs.values() if program is not None]
        for program in programs:
            program.wait(0)  # all are begun
        return all(program.wait(None if end is None else max(0.0, end - time.monotonic())) for program in programs)

    def _program(self, entry: str, arguments: Sequence[Any]) -> Program | None:
        """The program for these arguments; None where there is none."""
        key = _key(entry, arguments)
        if key in self._settled:
            return self._settled[key]
        if key is None:
            return None
        with self._lock:
            if key not in self._programs:
                if not self._at_once and key not in self._once:
                    _keep(self._once, key, None)
                    return None
                self._make_kept(key)
            self._programs.move_to_end(key)
            return self._programs[key]

    def _make_kept(self, key: _Key) -> None:
        entry, sizes = key
        _keep(self._programs, key, self._specialised(entry, sizes))
        self._once.pop(key, None)

    def _specialised(self, entry: str, sizes: Sequence[_Sizes]) -> Program | None:
        """What cannot be refined breaks a rule, and is refused when it runs, at its place."""
        module = cast("ir.Module", self._module.clone())
        try:
            refine(module, sizes, entry=entry)
        except OpSpecError:
            return None
        return self._make(import_module(module), entry)


def _key(entry: str, arguments: Sequence[Any]) -> _Key | None:
    if not all(hasattr(x, "shape") and hasattr(x, "dtype") for x in arguments):
        return None
    return entry, tuple(_Sizes(tuple(x.shape), x.dtype) for x in arguments)


def _keep(kept: OrderedDict[_Key, _Kept], key: _Key, value: _Kept) -> None:
    """One more, in the place of the one that was asked for longest ago."""
    kept[key] = value
    if len(kept) > KEPT:
        kept.popitem(last=False)
