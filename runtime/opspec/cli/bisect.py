"""`opspec compare FOLDER`: the pass of a compiler after which a program computes something else."""

from __future__ import annotations

import argparse
import shlex
import sys
import textwrap
import warnings
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, cast

from opspec.cli.inputs import fitting
from opspec.cli.printing import make_folder, print_json, save, saving
from opspec.errors import OpSpecError, WrongUse
from opspec_model.text.counting import count

if TYPE_CHECKING:
    from opspec.bisection.changes import InstructionChange
    from opspec.bisection.cut import PartingPrograms
    from opspec.bisection.passes import Bisection, PassParting, PassRow
    from opspec.bisection.stages import Dump
    from opspec.values.arrays import Array
    from opspec.values.types import Other, Tensor

WIDTH = 80
_TITLE = 40
_MOST_CHANGES = 12
_BEFORE, _AFTER, _INPUTS = "before.mlir", "after.mlir", "inputs.npz"


def tell_bisection(options: argparse.Namespace) -> int:
    """Run the stages of a folder, or of two, and tell what each pass did."""
    from opspec.bisection.passes import Stages, bisect, hold
    from opspec.bisection.stages import chosen, common, dumps
    from opspec.programs.loading import HloNote

    if options.other or options.words:
        raise WrongUse("compare: expected no backend with a folder of stages, which are held against each other")
    folder = Path(options.file)
    dump = chosen(folder, options.module)
    others = [each.module for each in dumps(folder) if each.module != dump.module]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", HloNote)
        runs = Stages(lambda types: _inputs(options, types), options.reading)
        if options.second is None:
            _expect_several(folder, dump)
            found = bisect(dump.stages, runs)
        else:
            second = chosen(_folder(options.second), options.module or _plain(dump.module))
            pairs = common(dump.stages, second.stages)
            if not pairs:
                raise OpSpecError(f"expected stages that both folders have, found none in {folder}, {options.second}")
            found = hold(pairs, runs, Stages(lambda types: _inputs(options, types), options.reading))
        _ran(found)
        _tell(dump, others, found, options)
    return int(found.parting is not None)


def _folder(name: str) -> Path:
    if not Path(name).is_dir():
        raise WrongUse(f"compare: expected a second folder of stages, found {name}")
    return Path(name)


def _expect_several(folder: Path, dump: Dump) -> None:
    if len(dump.stages) < 2:
        raise WrongUse(
            f"{folder}: expected two stages or more, found one, {dump.stages[0].path.name}; a second FOLDER has stages"
            " of another version, which it is held against"
        )


def _plain(module: str) -> str:
    """The name without the number, which counts otherwise in another process."""
    return module.partition(".")[2] or module


def _inputs(options: argparse.Namespace, types: Sequence[Tensor | Other]) -> list[Array]:
    from opspec.agreement.random_values import random_arguments

    if options.inputs or options.arg:
        return cast("list[Array]", fitting(options, types))
    return random_arguments(types, options.random or 0)


def _ran(found: Bisection) -> None:
    """An error where no two stages could be held against each other."""
    from opspec.bisection.passes import PassVerdict

    held = [row for row in found.rows if row.verdict not in (PassVerdict.NOT_RUN, PassVerdict.FIRST)]
    reasons = [row for row in found.rows if row.verdict == PassVerdict.NOT_RUN]
    if not held and reasons:
        raise OpSpecError(
            f"expected stages that can be run, found none to compare; {reasons[0].stage.label}: {reasons[0].reason}"
        )


def _tell(dump: Dump, others: Sequence[str], found: Bisection, options: argparse.Namespace) -> None:
    from opspec.bisection.changes import changes
    from opspec.bisection.cut import shown

    parting = found.parting
    changed = [] if parting is None else changes(parting.before.stage, parting.after.stage)
    small = None if parting is None else shown(parting)
    again = _saved(small, options.output)
    if options.format == "json":
        print_json(_data(dump, others, found, changed, small))
        return
    if options.random is None and not (options.inputs or options.arg):
        print("opspec: the arguments are random; --inputs or --arg gives others", file=sys.stderr)
    stages = count(len(found.rows), "stage")
    print(f"{dump.module}: {stages}{f' of {options.file} and {options.second}' if options.second else ''}")
    if others:
        print(
            textwrap.fill(f"other modules, by --module: {', '.join(others[:8])}{', ...' if others[8:] else ''}", WIDTH)
        )
    print()
    for line in _table(found.rows):
        print(line)
    print()
    if parting is None:
        what = "no pass changes the results" if options.second is None else "the two part nowhere"
        print(f"{what} by more than rounding")
        return
    for line in _parting(parting, changed, options.second is not None):
        print(line)
    for line in _small(small, again):
        print(line)


def _table(rows: Sequence[PassRow]) -> list[str]:
    head = f"{'stage':<6}{'after':<{_TITLE}} {'distance':>11}  results"
    found = [head]
    for row in rows:
        far = "" if row.ulp is None or row.verdict in ("same", "first") else f"{_short(row.ulp)} ULP"
        number = "" if row.stage.order < 0 or row.stage.order > 1 << 40 else str(row.stage.order)
        says = "" if row.verdict == "first" else str(row.verdict)
        if row.differing:
            says = f"{says}, {row.differing}/{row.of}"
        found.append(f"{number:<6}{_cut(row.stage.title, _TITLE):<{_TITLE}} {far:>11}  {says}".rstrip())
        if row.reason:
            found += textwrap.wrap(row.reason, WIDTH, initial_indent=" " * 8, subsequent_indent=" " * 8)[:4]
    return found


def _short(number: int) -> str:
    return str(number) if number < 1_000_000 else f"{number:.1e}"


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else f"{text[: width - 3]}..."


def _parting(parting: PassParting, changed: Sequence[InstructionChange], two: bool) -> list[str]:
    stage = parting.after.stage
    what = f"the two part at {stage.title}" if two else f"{stage.title} changes what is computed"
    lines = textwrap.wrap(what, WIDTH)
    lines += [f"  {each}" for each in textwrap.wrap(_said(parting), WIDTH - 2)]
    lines += textwrap.wrap(
        f"  before  {parting.before.stage.path.name}", WIDTH, subsequent_indent="    ", break_on_hyphens=False
    )
    lines += textwrap.wrap(f"  after   {stage.path.name}", WIDTH, subsequent_indent="    ", break_on_hyphens=False)
    lines += ["", f"it changed {count(len(changed), 'instruction')}:"]
    for change in changed[:_MOST_CHANGES]:
        lines += [f"  {_cut(line, WIDTH - 2)}" for line in str(change).split("\n")]
    if len(changed) > _MOST_CHANGES:
        lines.append(f"  and {len(changed) - _MOST_CHANGES} more (--format json has all)")
    return lines


def _said(parting: PassParting) -> str:
    difference = parting.difference
    index = ", ".join(map(str, difference.get("index") or ()))
    if "found" not in difference:
        return str(difference.get("reason"))
    far = "" if difference.get("ulp") is None else f", {_short(difference['ulp'] or 0)} ULP apart"
    result, process = parting.result, ""
    if (processes := len(parting.before.given)) > 1:
        at, result = divmod(result, len(parting.before.outputs) // processes)
        process = f" of process {at}"
    return (
        f"result {result}{process} at [{index}]: {difference['expected']} before and {difference['found']} after{far};"
        f" {difference.get('wrong', 0)} of {difference.get('of', 0)} elements differ by more than rounding"
    )


def _small(small: PartingPrograms | None, again: str) -> list[str]:
    from opspec.cli.results import literal

    if small is None:
        return ["", "nothing smaller than the whole programs shows it"]
    lines = ["", f"the smallest programs found that show it ({count(small.ops, 'op')}):"]
    lines += textwrap.wrap(small.place, WIDTH, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False)
    lines += ["", "// before"]
    lines += [_pretty(small.before), "// after", _pretty(small.after)]
    if len(small.given) > 1:
        lines += textwrap.wrap(f"run by {_processes(small)}, each on its own arguments", WIDTH)
    for at, own in enumerate(small.given):
        lines += [f"// process {at}"] if len(small.given) > 1 else []
        lines += [literal(x) for x in own]
    lines += textwrap.wrap(_said(small.parting), WIDTH)
    return [*lines, *(["", again] if again else [])]


def _processes(small: PartingPrograms) -> str:
    replicas, partitions = small.grid
    return " of ".join(count(n, word) for n, word in ((replicas, "replica"), (partitions, "partition")) if n > 1)


def _pretty(text: str) -> str:
    from opspec.programs.loading import load

    try:
        return str(load(text)).rstrip()
    except OpSpecError:
        return text.rstrip()


def _saved(small: PartingPrograms | None, folder: Path | None) -> str:
    """Write the two programs and their arguments; the command that runs the one after the pass."""
    from opspec.arrays import save_npz

    if folder is None or small is None:
        return ""
    make_folder(folder)
    save(folder / _BEFORE, _pretty(small.before) + "\n")
    save(folder / _AFTER, _pretty(small.after) + "\n")
    several = len(small.given) > 1
    names = [_INPUTS.replace(".", f"-{at}.") for at in range(len(small.given))] if several else [_INPUTS]
    for name, own in zip(names, small.given, strict=True):
        if own:
            with saving(folder / name):
                save_npz(folder / name, {f"arr_{at}": x for at, x in enumerate(own)})
    if several:
        replicas, partitions = small.grid
        call = f"opspec.grid.run_grid(module, arguments, replicas={replicas}, partitions={partitions})"
        return f"saved in {folder}, with the arguments of each process, for\n{call}"
    given = ["--inputs", str(folder / _INPUTS)] if small.given[0] else []
    return "\n".join(shlex.join(["opspec", "run", str(folder / name), *given]) for name in (_BEFORE, _AFTER))


def _data(
    dump: Dump,
    others: Sequence[str],
    found: Bisection,
    changed: Sequence[InstructionChange],
    small: PartingPrograms | None,
) -> dict[str, object]:
    parting = found.parting
    return {
        "module": dump.module,
        "other_modules": list(others),
        "stages": [
            {
                "file": str(row.stage.path),
                "pass": row.stage.ran,
                "pipeline": row.stage.within,
                "verdict": str(row.verdict),
                "ulp": row.ulp,
                "differing": row.differing,
                "of": row.of,
                "reason": row.reason,
            }
            for row in found.rows
        ],
        "first": None
        if parting is None
        else {
            "pass": parting.after.stage.ran,
            "pipeline": parting.after.stage.within,
            "before": str(parting.before.stage.path),
            "after": str(parting.after.stage.path),
            "result": parting.result,
            "difference": parting.difference,
            "changes": [asdict(change) for change in changed],
        },
        "smallest": None
        if small is None
        else {
            "before": _pretty(small.before),
            "after": _pretty(small.after),
            "ops": small.ops,
            "place": small.place,
            "replicas": small.grid[0],
            "partitions": small.grid[1],
            "inputs": _literals(small),
        },
    }


def _literals(small: PartingPrograms) -> list[str] | list[list[str]]:
    """The arguments; those of each process where there are several."""
    from opspec.cli.results import literal

    found = [[literal(x) for x in own] for own in small.given]
    return found if len(found) > 1 else found[0]
