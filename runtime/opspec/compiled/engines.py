"""What computes a program: NumPy op by op, or kernels of nodes."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from opspec.buffers.running import MemoryProgram
from opspec.compiled.engine_names import (
    CPU,
    CUDA,
    ENGINES,
    FAST,
    NUMPY,
    PRODUCTS,
    STRICT,
    TIERED,
    VARIABLE,
    for_one_call,
    named,
    strict_engines,
    usual,
)
from opspec.compiled.open_sizes import has_open_arguments
from opspec.compiled.planning_progress import Pause, ProgressLine, uncollected
from opspec.errors import WrongUse
from opspec.execution.events import Probe
from opspec.execution.executor import MAIN, Program, Shortcut
from opspec.execution.executor import compile as compile_with_numpy
from opspec.execution.kernel_choice import GeneratedKernels, Kernels
from opspec.kernels.streams import Streams
from opspec.programs.memory_forms import is_memory_program
from opspec.programs.records import ModuleView, import_module
from opspec.values.arrays import Array
from opspec_model.names import PUBLIC

if TYPE_CHECKING:
    from jaxlib.mlir import ir

    from opspec.compiled.block_kernels import Fusion
    from opspec.compiled.builders import KernelBuilder
    from opspec.compiled.native.kept_plans import Shelf


LARGE = 0.3  # seconds of building after which giving memory back, which takes one or two milliseconds, is worth it


def chosen(engine: str | None, products: str) -> str:
    """The engine that is asked for, here or by the environment; else the usual one that computes such products."""
    name = named(engine)
    if name is None:
        return CPU if products == STRICT and usual() == TIERED else usual()
    if name not in ENGINES:
        raise WrongUse(f"expected one of {', '.join(ENGINES)} as {'engine' if engine else VARIABLE}, found {name!r}")
    return name


def builder(engine: str, module: ModuleView) -> KernelBuilder:
    """What makes the kernels of a module ready to run."""
    if engine == CPU:
        from opspec.compiled.native.engine import NativeKernels

        return NativeKernels(module)
    if engine == CUDA:
        from opspec.compiled.cuda_engine import CudaKernels

        return CudaKernels()
    from opspec.compiled import twin

    return lambda kernels, _: [partial(twin.run, kernel) for kernel in kernels]


class CompiledProgram(Program):
    """A program whose ops are fused; one that is watched is run with a kernel for each op, to the same bits."""

    def __init__(
        self,
        module: ModuleView,
        engine: str,
        reading: str,
        entries: Sequence[str] | None,
        strict: bool = False,
        pause: Pause | None = None,
    ) -> None:
        self._made = module, engine, reading, entries, strict
        self._watched: Program | None = None
        self._shortcuts: dict[str, Shortcut | None] = {}
        begun = time.monotonic()
        with uncollected():
            anew = self._build(pause or ProgressLine())
        if anew and engine == CPU and time.monotonic() - begun > LARGE:
            _give_memory_back()

    def _build(self, pause: Pause) -> bool:
        """Make it ready to run; whether it was planned anew."""
        from opspec.compiled.turned_products import prepared

        module, engine, reading, entries, strict = self._made
        written = prepared(module, frozenset(entries or ()))
        shelf = _shelf(module, (reading, strict, entries)) if engine == CPU else None
        plan = partial(super().__init__, written, GeneratedKernels(reading=reading), entries)
        recalled = None if shelf is None else shelf.take(written)
        if recalled is not None:
            recalled.pause = pause
            plan(recalled.block)
            if recalled.ready():
                return False
        fusion = _fusion(written, engine, reading, alone=False, strict=strict)
        fusion.pause = pause
        plan(fusion.block)
        fusion.ready()
        if shelf is not None:
            shelf.put(fusion)
        return True

    def __call__(self, *arguments: object, entry: str = MAIN, **streams: Any) -> tuple[Array, ...]:
        if not streams and (run := self.shortcut(entry)) is not None and (found := run(arguments)) is not None:
            return tuple(found)
        return super().__call__(*arguments, entry=entry, **streams)

    def shortcut(self, entry: str = MAIN) -> Shortcut | None:
        """Where kernels are all that there is; what gives the results is written when it is first asked for."""
        try:
            return self._shortcuts[entry]
        except KeyError:
            from opspec.compiled.straight import straight

            self._expect(entry)
            plan = self._plans[entry]
            found = self._shortcuts[entry] = straight(plan.code, self._plain[entry], plan.constants)
            return found

    def call(
        self,
        arguments: list[Any],
        *,
        donated: Collection[int] = (),
        entry: str = MAIN,
        on_op: Probe | None = None,
        streams: Streams | None = None,
    ) -> list[Array]:
        if on_op is None:
            if not donated and streams is None and (run := self.shortcut(entry)) is not None:
                found = run(arguments)
                if found is not None:
                    return found
            return super().call(arguments, donated=donated, entry=entry, streams=streams)
        if self._watched is None:
            module, engine, reading, entries, strict = self._made
            fusion = _fusion(module, engine, reading, alone=True, strict=strict)
            self._watched = Program(module, GeneratedKernels(reading=reading), entries, fusion.block)
            fusion.ready()
        return self._watched.call(arguments, donated=donated, entry=entry, on_op=on_op, streams=streams)


def _give_memory_back() -> None:
    from opspec.compiled.native.machine_code import give_memory_back

    give_memory_back()


def _shelf(module: ModuleView, how: Sequence[object]) -> Shelf | None:
    from opspec.compiled.native.kept_plans import Shelf

    return Shelf.of(module, how)


def _fusion(module: ModuleView, engine: str, reading: str, alone: bool, strict: bool) -> Fusion:
    from opspec.compiled.block_kernels import Fusion

    return Fusion(builder(engine, module), reading, alone, strict, brief=not alone)


def compile(  # noqa: A001 - opspec.compile, like re.compile
    module: ir.Module | ModuleView,
    *,
    kernels: Kernels | None = None,
    entry: str | None = None,
    accurate: bool = False,
    reading: str = PUBLIC,
    engine: str | None = None,
    products: str = FAST,
    again: Callable[[], ModuleView] | None = None,
) -> Program:
    """A module as a function of arrays. `entry`: compile only this function and what it calls. `accurate`: compute
    f32 in f64 where a function or a sum would lose digits; slower. `reading`: how ops mean that are read in several
    ways, `"xla"` for one. `engine`: what computes it, one of `ENGINES`; else what the environment says; else NumPy, and
    where llvmlite is installed kernels, once these are built beside later calls.
    `products`: `"fast"`, by a library, or `"strict"`, in the order of their terms, to the same bits on every machine.
    `again` reads the module anew, for kernels that are built later: who gives it may let the module go.
    """
    if products not in PRODUCTS:
        raise WrongUse(f"expected one of {', '.join(PRODUCTS)} as products, found {products!r}")
    name = chosen(engine, products)
    view = module if isinstance(module, ModuleView) else import_module(module)
    if is_memory_program(view):
        return MemoryProgram(view, reading)
    if kernels is not None or accurate:
        if engine not in (None, NUMPY):
            raise WrongUse(f"expected the engine {NUMPY} beside kernels or accurate, found {engine!r}")
        if products == STRICT:
            raise WrongUse(f"expected {FAST} products beside kernels or accurate, found {STRICT}")
        name = NUMPY
    if products == STRICT and name in (NUMPY, TIERED):
        raise WrongUse(f"expected the engine {strict_engines()} beside strict products, found {name}")
    if name == NUMPY:
        return compile_with_numpy(view, kernels=kernels, entry=entry, accurate=accurate, reading=reading)
    if name in (CPU, TIERED):
        from opspec.compiled.native.machine_code import expect_installed, expect_settings

        expect_installed(name)
        expect_settings()
    if name == CUDA:
        from opspec.cuda.device import first_device

        first_device()
    entries = None if entry is None else [entry]
    asked = named(engine) is not None
    if has_open_arguments(view):
        from opspec.compiled.specialised import SpecialisedProgram

        return SpecialisedProgram(
            view,
            GeneratedKernels(reading=reading),
            entries,
            lambda refined, called: _program(refined, name, reading, [called], products == STRICT, asked),
            at_once=name != TIERED,
        )
    return _program(view, name, reading, entries, products == STRICT, asked, again)


def _program(
    module: ModuleView,
    engine: str,
    reading: str,
    entries: Sequence[str] | None,
    strict: bool,
    asked: bool,
    again: Callable[[], ModuleView] | None = None,
) -> Program:
    """`asked`: the engine was named."""
    if engine != TIERED:
        return CompiledProgram(module, engine, reading, entries, strict)
    from opspec.compiled.tiered import TieredProgram

    def make(pause: Pause) -> Program:
        view = module if again is None else again()
        made = CompiledProgram(view, CPU, reading, entries, strict, pause)
        if again is not None:
            view.let_go()
        return made

    return TieredProgram(module, GeneratedKernels(reading=reading), entries, make, asked)


def run(
    module: ir.Module | ModuleView,
    *arguments: object,
    entry: str = MAIN,
    reading: str = PUBLIC,
    engine: str | None = None,
    products: str = FAST,
    **streams: Any,
) -> tuple[Array, ...]:
    """Run a module once; `streams` as `Program` takes them. To run it again and again, `compile` it."""
    once = for_one_call(engine, products)
    return compile(module, entry=entry, reading=reading, engine=once, products=products)(
        *arguments, entry=entry, **streams
    )
