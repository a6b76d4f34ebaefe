"""`opspec run`: a program on arrays from a file, and ways to look into it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from opspec.cli.inputs import (
    add_arguments,
    add_products,
    add_program,
    add_reading,
    arguments,
    expect_entry,
    read_program,
)
from opspec.cli.option_values import axes
from opspec.cli.printing import add_output, saving
from opspec.compiled.engine_names import ENGINES, NUMPY, STRICT, TIERED, VARIABLE, for_one_call, named, strict_engines
from opspec.errors import OpSpecError, WrongUse

if TYPE_CHECKING:
    from collections.abc import Sequence
    from contextlib import AbstractContextManager

    from jaxlib.mlir import ir

    from opspec.cli.adding import Add
    from opspec.execution.executor import Program
    from opspec.observe import Event, Profile
    from opspec.programs.records import ModuleView
    from opspec.values.arrays import Array, RunValue

_EXAMPLE = """opspec run program.mlir --inputs in.npz -o out.npz
  opspec run program.mlir --arg 'tensor<2xf32> [1, 2]' --arg zero.npy
  opspec run program.mlir --random
  opspec run sharded.mlir --mesh data=4,model=2 --random
  mpiexec -n 8 opspec run sharded.mlir --ranks --inputs 'in.{rank}.npz'
  opspec run program.mlir --trace --only 'dot*' --only '*model.py:12:*'
  opspec run program.mlir --inputs in.npz --check-finite
  opspec run program.mlir --inputs in.npz --profile --format json"""


def add_run(add: Add) -> None:
    """The subcommand; `add` makes a parser of it."""
    run = add("run", _run, "run a program with the reference interpreter", _EXAMPLE)
    add_program(run)
    add_arguments(run)
    add_output(run, "NPZ", "where to save the results (default: print)")
    entry = "the function to run (default: main; where there is none, the only one, or all without arguments)"
    run.add_argument("--entry", metavar="NAME", help=entry)
    how = run.add_mutually_exclusive_group()
    how.add_argument("--formula", action="store_true", help="element by element, as the definitions say")
    how.add_argument("--accurate", action="store_true", help="compute f32 in f64: slower, within 1 ULP")
    add_reading(run)
    add_products(run)
    run.add_argument("--engine", choices=ENGINES, help=f"what computes it (default: {VARIABLE}, else {NUMPY})")
    run.add_argument(
        "--mesh",
        metavar="AXES",
        type=axes,
        help="partitioned, on a thread for each device of the program's mesh: x=4,y=2",
    )
    run.add_argument(
        "--ranks",
        action="store_true",
        help="as one rank of MPI, under mpiexec; {rank} in a file's name makes it one of each",
    )
    run.add_argument(
        "--replicate",
        action="store_true",
        help="with --mesh or --ranks, let every device compute whole what cannot be shared, not refuse it",
    )
    shown = "show each op, of devices and ranks those of the first: where, types, values, time and bytes"
    run.add_argument("--trace", action="store_true", help=shown)
    run.add_argument(
        "--only",
        action="append",
        metavar="PATTERN",
        help="trace only what matches by name, by location, or by 'name at location'; * is anything",
    )
    run.add_argument("--check-finite", action="store_true", help="stop at the first op that makes NaN or infinity")
    run.add_argument("--profile", action="store_true", help="time and memory, by op and by source line")
    run.add_argument(
        "--format", choices=["text", "json"], default="text", help="json: a line per op traced, then one object"
    )


def _run(options: argparse.Namespace) -> int:
    if options.only and not options.trace:
        raise WrongUse("run: expected --trace with --only, which says what to trace")
    if options.replicate and options.mesh is None and not options.ranks:
        raise WrongUse("run: expected --mesh or --ranks with --replicate, which says what several devices do")
    if options.formula:
        _looked_into(options, "without --formula, which evaluates elements, not ops")
    if options.engine not in (None, NUMPY) and (options.formula or options.accurate):
        raise WrongUse(f"run: expected --engine {NUMPY} with --formula or --accurate, which choose what computes")
    if options.products == STRICT and named(options.engine) in (NUMPY, TIERED):
        raise WrongUse(
            f"run: expected --engine {strict_engines()} with --products strict: kernels compute these products"
        )
    if options.ranks:
        return _on_ranks(options)
    if options.mesh is not None:
        return _on_mesh(options)
    todo = [(view, entry) for view in read_program(options.file, _programs) for entry in _entries(view, options.entry)]
    if options.output and len(todo) > 1:
        names = ", ".join(f"@{entry}" for _, entry in todo)
        raise WrongUse(f"run: expected --entry with --output, one of {names}")
    for view, entry in todo:
        if len(todo) > 1 and options.format == "text":
            print(f"@{entry}")
        results, profile = _run_one(view, entry, arguments(options, view, entry), options)
        _show(options, list(_arrays(results)), profile)
    return 0


def _on_mesh(options: argparse.Namespace) -> int:
    """What the devices make of their parts, put together."""
    import opspec
    from opspec.compiled import engines
    from opspec.execution.rendezvous import run_processes
    from opspec.partition.partitioning import partition
    from opspec.partition.running import parts_of_arguments, whole_results
    from opspec.programs.records import import_module
    from opspec.propagation.gspmd_programs import from_gspmd

    if options.formula or options.entry:
        raise WrongUse("run: expected --mesh without --formula and --entry: devices run @main, op by op")
    module = read_program(options.file, opspec.load)
    from_gspmd(module)
    inputs = arguments(options, import_module(module), "main")
    local = partition(module, replicate=options.replicate)
    found = ",".join(f"{name}={size}" for name, size in local.mesh.axes)
    if options.mesh.replace(" ", "") != found:
        raise OpSpecError(f"expected the mesh of the program, {found}, found --mesh {options.mesh}")
    program = engines.compile(local.module, entry="main", **_asked(options))

    def run(own: argparse.Namespace, *given: Array) -> tuple[Sequence[RunValue], Profile | None]:
        return _called(program, list(given), "main", own)

    devices = [options, *[_unshown(options)] * (local.mesh.size - 1)]
    given = parts_of_arguments(local, cast("list[Array]", inputs))
    made = run_processes([partial(run, one) for one in devices], given, 1, local.mesh.size)
    _show(options, whole_results(local, [list(_arrays(results)) for results, _ in made]), made[0][1])
    return 0


def _asked(options: argparse.Namespace) -> dict[str, Any]:
    """How a program is to be compiled, for one call."""
    how = {name: getattr(options, name) for name in ("accurate", "reading", "products")}
    return how | {"engine": for_one_call(options.engine, options.products)}


def _unshown(options: argparse.Namespace) -> argparse.Namespace:
    """For all but the first of several: what they do is not shown."""
    return argparse.Namespace(**vars(options) | {"trace": False, "only": None, "profile": False})


def _on_ranks(options: argparse.Namespace) -> int:
    from opspec.cli.ranks import run_on_ranks

    def run(module: ir.Module, given: list[Array], is_first: bool) -> tuple[Sequence[RunValue], Profile | None]:
        from opspec.compiled import engines

        program = engines.compile(module, entry="main", **_asked(options))
        own = options if is_first else _unshown(options)
        return _called(program, cast("list[RunValue]", given), "main", own)

    return run_on_ranks(options, run, lambda results, profile: _show(options, results, profile))


def _programs(path: Path | bytes) -> list[ModuleView]:
    from opspec.programs.loading import load_split
    from opspec.programs.records import import_module

    return [import_module(module) for module in load_split(path)]


def _entries(view: ModuleView, asked: str | None) -> list[str]:
    """What is asked for; else @main; else what there is, as files of tests have it."""
    taken = {name: body.regions[0].block.types for name, body in view.functions.items() if body.regions[0].blocks}
    if asked is not None or "main" in taken:
        expect_entry(view, asked or "main", asked is not None)
        return [asked or "main"]
    if len(taken) == 1:
        return list(taken)
    free = [name for name, types in taken.items() if not types]
    if not free:
        expect_entry(view, "main", False)
    return free


def _run_one(
    view: ModuleView, entry: str, inputs: list[RunValue], options: argparse.Namespace
) -> tuple[Sequence[RunValue], Profile | None]:
    if options.formula:
        from opspec.formula.evaluation import run

        return run(view, *cast("list[Array]", inputs), entry=entry, reading=options.reading), None
    from opspec.compiled import engines

    program = engines.compile(view, entry=entry, **_asked(options))
    with _progress(options):
        return _called(program, inputs, entry, options)


def _looked_into(options: argparse.Namespace, why: str) -> None:
    asked = [name for name in ("trace", "check_finite", "profile") if getattr(options, name)]
    if asked:
        flag = f"--{asked[0].replace('_', '-')}"
        raise WrongUse(f"run: expected {flag} {why}")


def _called(
    program: Program, inputs: list[RunValue], entry: str, options: argparse.Namespace
) -> tuple[Sequence[RunValue], Profile | None]:
    if not (options.trace or options.check_finite or options.profile):
        return program.call(inputs, entry=entry), None
    from opspec import observe

    probes: list[observe.Probe] = []
    unwritten: list[OSError] = []
    profile = observe.Profile() if options.profile else None
    if profile is not None:
        probes.append(profile)
    if options.trace:
        write = _trace_json if options.format == "json" else _trace_text
        written = 0

        def counted(event: Event, number: int) -> None:
            nonlocal written
            written += 1
            try:
                write(event, number)
            except OSError as error:
                unwritten.append(error)
                raise

        probes.append(observe.trace(counted, options.only or ()))
    if options.check_finite:
        observe.expect_numbers(inputs)
        probes.append(observe.check_finite)

    def probe(event: Event) -> None:
        for one in probes:
            one(event)

    try:
        results = program.call(inputs, entry=entry, on_op=probe)
    except OpSpecError:
        if unwritten:  # which is told as if the op were to blame
            raise unwritten[0] from None
        raise
    if options.only and not written:
        _say_nothing_matched(options.only)
    return results, profile


def _say_nothing_matched(patterns: list[str]) -> None:
    wanted = " or ".join(map(repr, patterns))
    hint = "a pattern is a whole name or location, in which * is anything: 'dot*', '*model.py:12:*'"
    print(f"opspec: --only: expected ops that match {wanted}, found none; {hint}", file=sys.stderr)


def _progress(options: argparse.Namespace) -> AbstractContextManager[None]:
    from opspec.cli.progress import progress

    return progress(sys.stderr) if sys.stderr.isatty() and not options.trace else nullcontext()


def _trace_text(event: Event, number: int) -> None:
    from opspec.observe import lines

    print(lines(event, number), file=sys.stderr)


def _trace_json(event: Event, number: int) -> None:
    import json
    from dataclasses import asdict

    from opspec.observe import summary

    record = {
        "number": number,
        "op": event.op,
        "location": str(event.location),
        "names": event.location.names,
        "operands": [summary(x).type for x in event.operands],
        "results": [asdict(summary(x)) for x in event.results],
        "seconds": event.seconds,
        "bytes": event.nbytes,
    }
    print(json.dumps(record), flush=True)


def _arrays(values: Iterable[RunValue]) -> Iterator[Array]:
    """The arrays among results, those of tuples too."""
    for value in values:
        if isinstance(value, tuple):
            yield from _arrays(value)
        elif value is not None:
            yield cast("Array", value)


def _show(options: argparse.Namespace, results: list[Array], profile: Profile | None) -> None:
    from opspec.cli.results import literal

    named = {f"arr_{number}": result for number, result in enumerate(results)}
    if options.output:
        from opspec.arrays import save_npz

        with saving(options.output):
            save_npz(options.output, named)
    if options.format == "json":
        _show_json(named, options.output, profile)
        return
    if not options.output:
        for name, result in named.items():
            print(literal(result, f"{name}: "))
    if profile is not None:
        print(profile.table())


def _show_json(named: Mapping[str, Array], output: Path | None, profile: Profile | None) -> None:
    import json
    from dataclasses import asdict

    from opspec.observe import summary

    found: dict[str, object] = {
        "results": {name: asdict(summary(x)) for name, x in named.items()},
        "output": None if output is None else str(output),
    }
    if profile is not None:
        found["profile"] = {
            "seconds": profile.seconds,
            "peak_bytes": profile.peak,
            "by_op": {name: asdict(row) for name, row in profile.by_op.items()},
            "by_line": {name: asdict(row) for name, row in profile.by_line.items()},
        }
    print(json.dumps(found))
