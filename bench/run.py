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
    for measure in (version, no_op, edits):
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
            Row("opspec generate, from nothing", seconds(generate)),
            Row("opspec generate, one op edited", median(generate, before=edit), 1.0),
        ]


def command(*words: str | os.PathLike[str]) -> None:
    subprocess.run(words, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


def seconds(action: Callable[[], None]) -> float:
    start = time.perf_counter()
    action()
    return time.perf_counter() - start


def median(action: Callable[[], None], before: Callable[[], None] = lambda: None) -> float:
    times = []
    for _ in range(ROUNDS):
        before()
        times.append(seconds(action))
    return statistics.median(times)


if __name__ == "__main__":
    main()
