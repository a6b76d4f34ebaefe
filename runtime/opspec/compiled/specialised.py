"""Programs whose arguments have unknown sizes: refined for the sizes that come, and compiled for these."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias, cast

from opspec.errors import OpSpecError
from opspec.execution.events import Probe
from opspec.execution.executor import MAIN, Program
from opspec.execution.kernel_choice import Kernels
from opspec.kernels.streams import Streams
from opspec.programs.records import ModuleView, import_module
from opspec.refinement.refiner import refine
from opspec.values.arrays import Array

if TYPE_CHECKING:
    from jaxlib.mlir import ir

KEPT = 64  # programs, of those that were called last
_Key: TypeAlias = "tuple[str, tuple[tuple[int, ...], ...]]"


class SpecialisedProgram(Program):
    """A program of unknown sizes, which calls one for the sizes of its arguments; where that cannot be, it runs itself,
    op by op. `make` compiles a module for one entry.
    """

    def __init__(
        self,
        module: ir.Module,
        kernels: Kernels,
        entries: Sequence[str] | None,
        make: Callable[[ModuleView, str], Program],
    ) -> None:
        super().__init__(import_module(module), kernels, entries)
        self._module = module.operation.clone()  # the caller's may change
        self._make = make
        self._lock = threading.Lock()
        self._programs: OrderedDict[_Key, Program | None] = OrderedDict()

    def call(
        self,
        arguments: list[Any],
        *,
        donated: Collection[int] = (),
        entry: str = MAIN,
        on_op: Probe | None = None,
        streams: Streams | None = None,
    ) -> list[Array]:
        program = None
        if all(hasattr(x, "shape") and hasattr(x, "dtype") for x in arguments):
            program = self._program(entry, arguments)
        call = super().call if program is None else program.call
        return call(arguments, donated=donated, entry=entry, on_op=on_op, streams=streams)

    def _program(self, entry: str, arguments: list[Any]) -> Program | None:
        """The program for these arguments; None where there is none."""
        key = entry, tuple(tuple(x.shape) for x in arguments)
        with self._lock:
            if key not in self._programs:
                self._programs[key] = self._specialised(entry, arguments)
                if len(self._programs) > KEPT:
                    self._programs.popitem(last=False)
            self._programs.move_to_end(key)
            return self._programs[key]

    def _specialised(self, entry: str, arguments: list[Any]) -> Program | None:
        """What cannot be refined breaks a rule, and is refused when it runs, at its place."""
        module = cast("ir.Module", self._module.clone())
        try:
            refine(module, arguments, entry=entry)
            return self._make(import_module(module), entry)
        except OpSpecError:
            return None
