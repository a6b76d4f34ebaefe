"""Programs for several devices as what each of them runs, where they can be partitioned; else why they are not.

What cannot be partitioned is refused. `OPSPEC_PARTITION=replicate` asks for it, of such ops by every device, else with
whole values; `OPSPEC_PARTITION=0` asks for whole values of all, which tests compare with.
"""

from __future__ import annotations

import functools
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from opspec.catalog.op_traits import traits_of
from opspec.compiled.engines import compile as compile_program
from opspec.errors import OpSpecError
from opspec.execution.executor import MAIN, Program
from opspec.execution.rendezvous import run_processes
from opspec.lowering.recomposition import recompose
from opspec.partition.partitioning import DRAWN, Partitioned, partition
from opspec.partition.placement import Dims, PartitionError
from opspec.partition.running import lying
from opspec.partition.shown import peak_memory
from opspec.pjrt.callbacks import CALLBACK
from opspec.pjrt.costs import costs
from opspec.pjrt.errors import ErrorCode, PjrtError
from opspec.pjrt.partitions import DeviceLayout, close_arguments, inspections, tell_inspectors
from opspec.programs import carrier
from opspec.programs.loading import load
from opspec.programs.records import ModuleView, View, import_module
from opspec.propagation.axes import Refs
from opspec.propagation.gspmd_programs import add_mesh
from opspec.propagation.propagate import propagate
from opspec.sharding.device_parts import Parts
from opspec.sharding.entry_parts import meshes_of
from opspec.sharding.shardings import Mesh
from opspec.values.arrays import Array, RunValue
from opspec.values.types import Other, Tensor

_NAME, _WORDS = "OPSPEC_PARTITION", ("replicate", "0")


@dataclass(frozen=True, eq=False)
class DeviceProgram:
    """What each device runs. `code`: as text; `peak`: the bytes that a device has at most, besides its arguments."""

    program: Program
    layout: DeviceLayout
    code: bytes
    costs: Mapping[str, float]
    peak: int

    def __call__(self, arguments: Sequence[list[RunValue]]) -> list[Sequence[Array]]:
        """The results of each device; each is a thread."""
        count, call = self.layout.count, self.program.settled(MAIN, arguments).call
        try:
            return run_processes([lambda own: call(own)] * count, [(own,) for own in arguments], 1, count)
        except KeyboardInterrupt as error:
            error.add_note(f"while {count} devices ran their parts")
            raise


@functools.cache
def _asked() -> str:
    """What is asked for beside parts."""
    found = os.environ.get(_NAME, "").strip()
    if found not in ("", *_WORDS):
        raise PjrtError(
            ErrorCode.INVALID_ARGUMENT, f"expected {_NAME} to be {' or '.join(_WORDS)}, or not set, found {found!r}"
        )
    return found


def local_program(code: bytes, count: int, reading: str) -> DeviceProgram | str:
    """The program of one of so many devices, or why it is computed with whole values, which somebody has asked for."""
    if _asked() == "0":
        return f"{_NAME}=0"
    try:
        return _partitioned(code, count, reading, replicate=_asked() == "replicate")
    except Exception as error:
        said = str(error) if isinstance(error, OpSpecError) else f"{type(error).__name__}: {error}"
        why = said.partition("\n")[0].partition("; with --replicate")[0]
        if _asked() == "replicate":
            return why
        raise PjrtError(
            ErrorCode.UNIMPLEMENTED,
            f"the program cannot be partitioned for {count} devices: {why}; {_NAME}=replicate in the environment lets"
            " every device compute that whole",
        ) from error


def read(code: bytes) -> ModuleView:
    """A program that JAX gave, or that was written here."""
    return import_module(load(code, context=carrier.new_context(), trusted=True))


def _partitioned(code: bytes, count: int, reading: str, *, replicate: bool) -> DeviceProgram:
    module = recompose(load(code, context=carrier.new_context(), trusted=True))
    if asking := inspections(module):
        _tell(code, count)
        for op in asking:
            op.erase()
    view = import_module(module)
    meshes = meshes_of(view)
    main = view.functions[MAIN]
    refused = _refused(view)
    types = main.regions[0].block.types, main.regions[0].block.ops[-1].operand_types
    view.let_go()
    if refused:
        raise PartitionError(refused)
    if all(mesh.size == 1 for mesh in meshes.values()):
        with module.context, carrier.ir.Location.unknown():
            add_mesh(module, "mesh_of_all", Mesh((("all", count),)))  # each device does all of it
    close_arguments(module)
    made = partition(module, replicate=replicate, equal=True, takes_whole=_calls_python)
    if "sym_name" in module.operation.attributes:
        made.module.operation.attributes["sym_name"] = module.operation.attributes["sym_name"]
    if made.mesh.size != count:
        raise PartitionError(f"its mesh has {made.mesh.size} devices, and it is for {count}")
    return _local(made, types, reading)


def _tell(code: bytes, count: int) -> None:
    """Spread shardings for those who want to know them."""
    module = load(code, context=carrier.new_context(), trusted=True)
    close_arguments(module)
    propagate(module)
    view = import_module(module)
    tell_inspectors(module, meshes_of(view), count)
    view.let_go()


def _refused(view: ModuleView) -> str:
    """What is done once for all devices."""
    for op in view.walk():
        known = traits_of(op.name)
        if known is not None and known.acts and not known.peers and not _is_known(op):
            return f"{op.name} at {op.location} acts outside of the program, once for all devices"
    return ""


def _is_known(op: View) -> bool:
    """Whether all devices are given what one draws, or a call does nothing but give results, or sees to it itself."""
    target, acts = op.attributes.get("call_target_name"), op.attributes.get("has_side_effect")
    return op.name == DRAWN or _calls_python(op) or (target is not None and not acts)


def _calls_python(op: View) -> bool:
    return bool(op.attributes.get("call_target_name") == CALLBACK)


def _local(
    made: Partitioned, types: tuple[Sequence[Tensor | Other], Sequence[Tensor | Other]], reading: str
) -> DeviceProgram:
    def all_parts(dims: Sequence[Dims], terms: Sequence[Refs], of: Sequence[Tensor | Other]) -> tuple[Parts, ...]:
        return tuple(
            lying(made.mesh, own, tuple(type_.shape) if isinstance(type_, Tensor) else (), along)
            for own, along, type_ in zip(dims, terms, of, strict=True)
        )

    view = import_module(made.module)
    layout = DeviceLayout(
        made.mesh.size,
        all_parts(made.taken, made.taken_terms, types[0]),
        all_parts(made.given, made.given_terms, types[1]),
    )
    code = f"{made.module.operation.get_asm(enable_debug_info=True)}".encode()
    found = DeviceProgram(
        compile_program(view, entry=MAIN, reading=reading, again=lambda: read(code)),
        layout,
        code,
        costs(view, view.functions[MAIN]),
        peak_memory(made)[0],
    )
    view.let_go()
    return found
