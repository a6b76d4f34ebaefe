"""Plans of programs in the cache, beside the objects of their kernels: what a block became, without a formula opened.

A plan is found by what decides it: the text of the program, how it is compiled, the machine, and every file of ours
that a plan could come from. It has numbers of values and keys of objects only. One of whose objects one is
missing is none.
"""

from __future__ import annotations

import functools
import hashlib
import os
import pickle
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias, cast

import numpy as np

import opspec
import opspec_model
from opspec.catalog.dialects import packages, spec_folders
from opspec.compiled.engine_names import IMPORTED
from opspec.compiled.native import machine_code
from opspec.compiled.native.loading import CachedKernel, Loader
from opspec.compiled.native.machine_code import Machine, UnlinkedObject
from opspec.compiled.native.object_cache import ObjectCache, object_cache
from opspec.compiled.native.objects import FunctionObject, KernelObject, NativeFunction, NativeKernel
from opspec.compiled.planning_progress import Pause
from opspec.compiled.runners import (
    Built,
    FunctionRunner,
    GroupLayout,
    LibraryRunner,
    Runner,
    joined_step_of,
    loop_step_of,
    nothing,
    runner_of,
    step_of,
    steps_in,
)
from opspec.execution.block_nodes import Node, OpStep
from opspec.execution.call_registry import is_overridden, is_replaced
from opspec.execution.compiler import Bind
from opspec.execution.fast_paths import OrKernel
from opspec.programs.records import CONSTANTS, Block, ModuleView, View

if TYPE_CHECKING:
    from opspec.compiled.block_kernels import Fusion
    from opspec.compiled.native.array_code import ArrayCode
    from opspec.compiled.native.instead_of_libraries import StandIn

_LONG = 64  # elements of a constant that is hashed as it lies in memory, and not as text
# Folders without a word on what a program computes, or on how it is planned.
_ASIDE = frozenset(("__pycache__", "binding", "cuda", "inference", "lowering", "verifier", "versions", "witnesses"))
_ELIDED = (b"dense<__elided__", b"dense_resource<")


@dataclass(frozen=True, slots=True)
class KeptGroup:
    """A group: the places of its ops among those of the block. `kernels` is None where it is a part of a loop."""

    places: tuple[int, ...]
    layout: GroupLayout
    kernels: tuple[KernelObject, ...] | None


@dataclass(frozen=True, slots=True)
class KeptLoop:
    """A loop that is one function; `made` is None where it is a part of another one."""

    place: int
    given: tuple[int, ...]
    reusable: tuple[int, ...]
    made: FunctionObject | None


@dataclass(frozen=True, slots=True)
class KeptFunction:
    """All ops of a block as one function, the place of the one by which it is called, and which values it takes and
    gives.
    """

    place: int
    given: tuple[int, ...]
    results: tuple[int, ...]
    made: FunctionObject


@dataclass(frozen=True, slots=True)
class KeptLibrary:
    """An op that machine code computes in the place of a library, what that does, and where its kernels are."""

    place: int
    code: ArrayCode
    parts: tuple[CachedKernel, ...]


# A number: the op at this place is left as it is.
KeptStep: TypeAlias = "KeptGroup | KeptLoop | KeptFunction | KeptLibrary | int"
KeptBlock: TypeAlias = "tuple[KeptStep, ...]"
KeptPlan: TypeAlias = "dict[int, KeptBlock]"  # by the places of blocks in the module
Libraries: TypeAlias = "dict[int, Callable[..., object]]"  # what runs ops, by their first results


@dataclass(frozen=True, slots=True)
class Shelf:
    """Where the plan of one program is kept."""

    cache: ObjectCache
    key: str
    machine: Machine

    @staticmethod
    def of(module: ModuleView, how: Sequence[object]) -> Shelf | None:
        """That of a module, compiled in a way; None where nothing is kept, or its content is not known any more."""
        cache, machine = object_cache(), machine_code.machine()
        key = None if cache is None else _key(module, how, machine)
        return None if cache is None or key is None else Shelf(cache, key, machine)

    def take(self, module: ModuleView) -> Recalled | None:
        """The plan; None where it is not there, or not with all of its objects."""
        data = self.cache.get(self.key)
        plan = None if data is None else _read(data)
        if plan is None:
            return None
        objects: dict[str, bytes] = {}
        for key in _keys(plan):
            compiled = objects.get(key) or self.cache.get(key)
            if compiled is None:
                return None
            objects[key] = compiled
        return Recalled(module, plan, Loader(self.machine, objects))

    def put(self, fusion: Fusion) -> None:
        """The plan of a fusion that is built."""
        plan = _plan(fusion)
        if plan is not None:
            self.cache.put(self.key, pickle.dumps(plan, pickle.HIGHEST_PROTOCOL))


# --- keeping ------------------------------------------------------------------------------------------------


def _plan(fusion: Fusion) -> KeptPlan | None:
    """What a fusion came to; None where something is no object."""
    from opspec.compiled.fused_blocks import BuiltGroup, KernelGroup, Left
    from opspec.compiled.native.engine import NativeKernels

    assert isinstance(fusion.build, NativeKernels)
    objects = fusion.build.objects
    if not fusion.blocks:
        return {}
    numbers = _numbers(fusion.blocks[0].block.region.owner.module)
    found: KeptPlan = {}
    for fused in fusion.blocks:
        places = {view: at for at, view in enumerate(fused.ops)}
        steps: list[KeptStep] = []
        if (joined := fused.joined) is not None:
            (call,) = fusion.pending.built[joined.runner]
            if call not in objects:
                return None
            function = cast("FunctionObject", objects[call])
            steps.append(KeptFunction(places[joined.at], joined.runner.given, joined.results, function))
        for step in fused.steps if joined is None else ():
            if isinstance(step, Left):
                place, code = places[step.view], step.code
                if code is None or code.done_within:
                    steps.append(place)
                    continue
                stand_in = cast("StandIn", code)
                if stand_in.parts is None:
                    return None
                steps.append(KeptLibrary(place, stand_in.code, stand_in.parts))
                continue
            built = fusion.pending.built.get(step.runner)
            made = None if built is None else [objects.get(x) for x in built]
            if made is not None and None in made:
                return None
            if isinstance(step, KernelGroup | BuiltGroup):
                kernels = None if made is None else tuple(cast("list[KernelObject]", made))
                steps.append(KeptGroup(tuple(places[view] for view in step.views), step.runner.layout, kernels))
            else:
                loop = None if made is None else cast("FunctionObject", made[0])
                steps.append(KeptLoop(places[step.view], step.runner.given, step.runner.reusable, loop))
        found[numbers[fused.block]] = tuple(steps)
    return found


# --- taking -------------------------------------------------------------------------------------------------


class Recalled:
    """Puts a plan that was kept in the place of ops, as `Fusion` does with one that it makes."""

    def __init__(self, module: ModuleView, plan: KeptPlan, loader: Loader) -> None:
        self._plan = plan
        self._loader = loader
        self._numbers = _numbers(module)
        self._builds: list[Callable[[], None]] = []
        self._libraries: dict[Callable[..., object], Libraries] = {}  # of loops, by their runners
        self.pause: Pause = bool

    def block(self, block: Block, views: Sequence[View], bind: Bind, _returned: Sequence[int]) -> list[Node]:
        """The nodes of a block; only ops that are left to others, and loops that call for some, are bound."""
        types = block.region.owner.module.types
        found: list[Node] = []
        for step in self._plan[self._numbers[block]]:
            if isinstance(step, int):
                found.append(bind(views[step]))
            elif isinstance(step, KeptLibrary):
                found.append(self._stand_in(step, bind(views[step.place])))
            elif isinstance(step, KeptLoop):
                found.append(self._loop(step, views[step.place], bind))
            elif isinstance(step, KeptFunction):
                runner = FunctionRunner(step.given, ())
                self._builds.append(partial(self._load_function, runner, step.made))
                found.append(joined_step_of(runner, views[step.place], step.results))
            else:
                group = runner_of(step.layout, types)
                if step.kernels is not None:
                    self._builds.append(partial(self._load_group, group, step.kernels))
                found.append(step_of(group, [views[at] for at in step.places]))
        return found

    def ready(self) -> bool:
        """Load what is run; whether that is what the plan says."""
        try:
            for build in self._builds:
                build()
        except UnlinkedObject:
            return False
        return True

    def _load_group(self, runner: Runner, kernels: Sequence[KernelObject]) -> None:
        found: list[Built] = []
        for kernel in kernels:
            self.pause("kernels built")
            part = kernel.part
            found.append(nothing if part is None else NativeKernel(self._loader.recalled(part), kernel.buffers))
        runner.ready(found)

    def _load_function(self, runner: FunctionRunner, made: FunctionObject) -> None:
        self.pause("kernels built")
        calls = [self._libraries[runner][call.op] for call in made.calls]
        runner.ready(NativeFunction(made, self._loader.recalled_function(made.key), calls))

    def _stand_in(self, step: KeptLibrary, node: Node) -> OpStep:
        from opspec.compiled.native.array_code import library_of, stand_in_step

        assert isinstance(node, OpStep)  # the same program as when it was kept
        runner = LibraryRunner()
        self._builds.append(partial(self._load_library, runner, step, library_of(node)))
        return stand_in_step(node, runner, step.code)

    def _load_library(self, runner: LibraryRunner, step: KeptLibrary, library: OrKernel) -> None:
        from opspec.compiled.native.array_code import make_ready

        self.pause("kernels built")
        make_ready(runner, step.code, list(map(self._loader.recalled, step.parts)), library)

    def _loop(self, step: KeptLoop, view: View, bind: Bind) -> OpStep:
        runner = FunctionRunner(step.given, step.reusable)
        made = step.made
        if made is None or made.calls:
            self._libraries[runner] = self._library(bind(view))
        if made is not None:
            self._builds.append(partial(self._load_function, runner, made))
        return loop_step_of(runner, view)

    def _library(self, node: Node) -> Libraries:
        """What runs the ops inside of a loop that no kernel computes."""
        found: Libraries = {}
        for step in steps_in(node):
            if step.way.function in self._libraries:
                found |= self._libraries[step.way.function]
            elif step.view.results:
                found[step.view.results[0]] = step.way.function
        return found


def _read(data: bytes) -> KeptPlan | None:
    """The plan that was written; None where it cannot be read."""
    try:
        plan: KeptPlan = pickle.loads(data)  # of our own: nobody else writes into the folder
    except Exception:  # noqa: BLE001 - what lies there may be anything
        return None
    return plan


def _keys(plan: KeptPlan) -> Iterator[str]:
    for steps in plan.values():
        for step in steps:
            if isinstance(step, KeptGroup):
                yield from (kernel.part.key for kernel in step.kernels or () if kernel.part)
            elif isinstance(step, KeptLibrary):
                yield from (part.key for part in step.parts)
            elif isinstance(step, KeptLoop | KeptFunction) and step.made is not None:
                yield step.made.key


def _numbers(module: ModuleView) -> dict[Block, int]:
    """The places of the blocks of a module."""
    blocks = (block for view in module.walk() for region in view.regions for block in region.blocks)
    return {block: number for number, block in enumerate(blocks)}


# --- keys ---------------------------------------------------------------------------------------------------


def _key(module: ModuleView, how: Sequence[object], machine: Machine) -> str | None:
    """What decides a plan, as one word."""
    text, sources = _content(module), _sources()
    if text is None or sources is None:
        return None
    replaced = [str(view.attributes.get("name")) for view in module.walk() if is_replaced(view)]
    replaced += [str(view.attributes["call_target_name"]) for view in module.walk() if is_overridden(view)]
    words = repr((sources, np.__version__, machine.symbols, replaced, *how, text))
    return machine.key_of(words)


def _content(module: ModuleView) -> str | None:
    """What a program says, places aside."""
    op = getattr(module.root, "op", None)
    if op is None:
        return None
    # In generic form: it has everything.
    text: bytes = op.get_asm(
        binary=True,
        large_elements_limit=_LONG,
        large_resource_limit=_LONG,
        print_generic_op_form=True,
        use_local_scope=True,
        assume_verified=True,
    )
    found = hashlib.sha256(text)
    elided = sum(map(text.count, _ELIDED))
    if elided:
        if elided != sum(text.count(b'.constant"() <{value = ' + word) for word in _ELIDED):
            return None
        for x in [view.attributes["value"] for view in module.walk() if view.name in CONSTANTS]:
            if isinstance(x, np.ndarray) and x.size > _LONG:
                found.update(np.ascontiguousarray(x if any(x.strides) else x.ravel()[:1]).view(np.uint8).data)
    return found.hexdigest()


@functools.cache
def _sources() -> str | None:
    """Every file that a plan could come from, as its size and time tell it, like Python tells what it compiled; None
    where one is younger than what this process has loaded.
    """
    folders = [Path(package.__file__ or "").parent for package in (opspec, opspec_model)]
    for package in {*packages().values()}:
        spec = find_spec(package) if package.isidentifier() else None
        if spec is not None and spec.origin is not None:
            folders.append(Path(spec.origin).parent)
    folders += spec_folders().values()
    found = sorted({file for folder in folders for file in _files(str(folder))})
    if any(written > IMPORTED for _, _, written in found):
        return None
    return hashlib.sha256(repr(found).encode()).hexdigest()


def _files(folder: str) -> Iterator[tuple[str, int, int]]:
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.is_dir():
                if entry.name not in _ASIDE:
                    yield from _files(entry.path)
            elif entry.name.endswith((".py", ".yaml")):
                known = entry.stat()
                yield entry.path, known.st_size, known.st_mtime_ns
