"""Measures what the project promises to be fast, and prints it beside the promise."""

from __future__ import annotations

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from speed import seconds

ROOT = Path(__file__).resolve().parent.parent
OPSPEC = Path(sys.executable).parent / "opspec"
EDITED = Path("ops/stablehlo/pad.yaml")
ROUNDS = 5


@dataclass(frozen=True, slots=True)
class Row:
    what: str
    seconds: float
    limit: float | None = None

    def __str__(self) -> str:
        promise = "" if self.limit is None else f"< {self.limit:.1f} s"
        verdict = "" if self.limit is None else ("ok" if self.seconds < self.limit else "OVER")
        return f"{self.what:44} {self.seconds:8.3f} s  {promise:8} {verdict}".rstrip()


def main() -> None:
    for measure in (version, no_op, edits, verifying, training_step, lowering, running):
        for row in measure():
            print(row, flush=True)


def version() -> list[Row]:
    return [Row("opspec --version", median(lambda: command(OPSPEC, "--version")), 0.2)]


def no_op() -> list[Row]:
    def make() -> None:
        command("make", "--no-print-directory", "generate", f"VENV={Path(sys.prefix)}")

    make()
    return [Row("make generate, nothing changed", median(make), 0.6)]


def edits() -> list[Row]:
    """In a copy, so that the checkout stays as it is."""
    with tempfile.TemporaryDirectory() as folder:
        spec, out = Path(folder, "spec"), Path(folder, "generated")
        shutil.copytree(ROOT / "spec", spec)

        def generate() -> None:
            command(OPSPEC, "generate", "--spec", spec, "--out", out)

        def edit() -> None:
            with (spec / EDITED).open("a", encoding="utf-8") as file:
                file.write("# edited\n")

        return [
            Row("opspec generate, from nothing", seconds(generate, time.perf_counter)),
            Row("opspec generate, one op edited", median(generate, before=edit), 1.0),
        ]


def verifying() -> list[Row]:
    """One program of 50,000 ops, in memory: the promises are 60,000 ops a second, 20,000 with the import."""
    from opspec.programs.loading import load
    from opspec.programs.records import import_module
    from opspec.verification.verifier import verify_view

    module = load(program(50_000))
    importing = median(lambda: import_module(module))
    view = import_module(module)
    ops = verify_view(view).ops
    judging = median(lambda: verify_view(view))
    anew = median(lambda: verify_view(view, memo=False))
    return [
        Row(f"opspec verify, {ops} ops in memory", judging, ops / 60_000),
        Row(f"opspec verify, {ops} ops, and their import", importing + judging, ops / 20_000),
        Row("opspec verify, equal ops judged anew", anew),
    ]


def training_step() -> list[Row]:
    """That of a transformer of 24 layers, as JAX lowers it; the same promises."""
    sys.path.append(str(ROOT))
    from opspec.programs.records import import_module
    from opspec.verification.verifier import verify_view
    from tests.verification.transformer import lowered

    module = lowered().compiler_ir("stablehlo")
    view = import_module(module)
    ops = verify_view(view).ops
    judging, importing = median(lambda: verify_view(view)), median(lambda: import_module(module))
    return [
        Row(f"opspec verify, training step of {ops} ops", judging, ops / 60_000),
        Row("opspec verify, the same with its import", importing + judging, ops / 20_000),
    ]


def lowering() -> list[Row]:
    """A program of 10,000 ops of CHLO, in memory."""
    import opspec

    loaded: list[Any] = []

    def load() -> None:
        loaded[:] = [opspec.load(chlo_program(10_000))]

    took = median(lambda: opspec.lower(loaded[0]), load)
    return [Row("opspec lower, 10,000 CHLO ops in memory", took, 2.0)]


def chlo_program(ops: int, shapes: int = 8) -> str:
    types = [f"tensor<{at + 1}x8xf32>" for at in range(shapes)]
    lines = [f"func.func @main({', '.join(f'%a{at}: {type_}' for at, type_ in enumerate(types))}) {{"]
    for at in range(ops):
        kind = ("sinh", "square", "tan", "asinh", "broadcast_add")[at % 5]
        a, type_ = f"%a{at % shapes}", types[at % shapes]
        taken = f"{a}, {a} : ({type_}, {type_})" if kind == "broadcast_add" else f"{a} : {type_}"
        lines.append(f"  %{at} = chlo.{kind} {taken} -> {type_}")
    return "\n".join([*lines, "  return", "}", ""])


def running() -> list[Row]:
    """A small program from the shell, and what it takes to compile a large one: 250 us an op."""
    from opspec import compile as compiled
    from opspec.programs.loading import load

    with tempfile.TemporaryDirectory() as folder:
        small = Path(folder, "small.mlir")
        small.write_text("func.func @main() {\n  return\n}\n", encoding="utf-8")
        shell = Row("opspec run of a small program", median(lambda: command(OPSPEC, "run", small)), 0.6)
    module, ops = load(program(5_000)), 5_000
    return [shell, Row(f"opspec.compile, {ops} ops", processor(lambda: compiled(module)), ops * 250e-6)]


def program(ops: int, shapes: int = 50) -> str:
    """A program that goes through a few kinds of op, in many shapes."""
    types = [f"tensor<{at + 2}x{2 * at + 3}xf32>" for at in range(shapes)]
    lines = [
        f"func.func @main({', '.join(f'%a{at}: {type_}' for at, type_ in enumerate(types))}) {{",
        "  %z = stablehlo.constant dense<0.0> : tensor<f32>",
    ]
    while (count := len(lines)) < ops:
        at = count % shapes
        a, type_ = f"%a{at}", types[at]
        padded = f"tensor<{at + 3}x{2 * at + 4}xf32>"
        edges = "low = [0, 1], high = [1, 0], interior = [0, 0]"
        reduced = f"tensor<{at + 2}xf32>"
        along = f"across dimensions = [1] : ({type_}, tensor<f32>)"
        lines.append(
            (
                f"  %{count} = stablehlo.add {a}, {a} : {type_}",
                f"  %{count} = stablehlo.maximum {a}, {a} : {type_}",
                f"  %{count} = stablehlo.tanh {a} : {type_}",
                f"  %{count} = stablehlo.convert {a} : ({type_}) -> {type_.replace('f32', 'f64')}",
                f"  %{count} = stablehlo.pad {a}, %z, {edges} : ({type_}, tensor<f32>) -> {padded}",
                f"  %{count} = stablehlo.reduce({a} init: %z) applies stablehlo.add {along} -> {reduced}",
            )[count // shapes % 6]
        )
    return "\n".join([*lines, "  return", "}", ""])


def command(*words: str | os.PathLike[str]) -> None:
    subprocess.run(words, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


def processor(action: Callable[[], object]) -> float:
    """The median of the processor time, for what another process should not lengthen."""
    return statistics.median(seconds(action) for _ in range(ROUNDS))


def median(action: Callable[[], None], before: Callable[[], None] = lambda: None) -> float:
    times = []
    for _ in range(ROUNDS):
        before()
        times.append(seconds(action, time.perf_counter))
    return statistics.median(times)


if __name__ == "__main__":
    main()
