"""Command lines of words that commands know and words that nobody does: an exit status, never a traceback."""

from __future__ import annotations

import contextlib
import io
import os
import random
import tempfile
from pathlib import Path

from opspec.cli.main import main
from tests.fuzz import programs_of_tests

COMMANDS = [
    *(
        "verify",
        "run",
        "compare",
        "lower",
        "requires",
        "refine",
        "explain",
        "goldens",
        "cuda",
        "new",
        "export",
        "generate",
    ),
    "vrify",
]
WORDS = [
    *("--help", "--format", "json", "text", "--warnings", "on", "off", "--strict", "--formula", "--trace", "--profile"),
    *("--inputs", "in.npz", "--output", "out.npz", "-o", "--to", "1.0.0", "0.1", "--input-types", "2xf32", "_", "-"),
    *("--entry", "main", "größe", "--check", "false", "--types", "f32", "--out", "made", "--only", "dot*", "--rules"),
    *("stablehlo.add", "pad.C4", "pad.C99", "chlo.erf", "add", "T3", "acme", "acme.op", "op", "dialect", "", "--"),
    *("program.mlir", "none.mlir", ".", "/", "--version", "--with", "jax:nowhere", "--schema", "--json", "--jobs"),
    *("-1", "\udcff"),
]


def case(seed: int) -> str | None:
    source = random.Random(seed)
    arguments = [source.choice(COMMANDS), *(source.choice(WORDS) for _ in range(source.randrange(5)))]
    if arguments[0] == "generate" and "--help" not in arguments:
        arguments += ["--spec", "none"]  # our own spec takes too long
    if arguments[0] == "goldens":
        arguments += ["--types", "i1"]
    out, err = io.StringIO(), io.StringIO()
    before = Path.cwd()
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "program.mlir").write_text(programs_of_tests.draw(source), encoding="utf-8")
        os.chdir(folder)
        try:
            with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
                status = main(arguments)
        except SystemExit as ended:
            status = ended.code if isinstance(ended.code, int) else 0
        finally:
            os.chdir(before)
    if status not in (0, 1, 2):
        return f"opspec {' '.join(map(repr, arguments))} ended with {status}"
    if "Traceback" in err.getvalue() or "made a mistake" in err.getvalue():
        return f"opspec {' '.join(map(repr, arguments))}: {err.getvalue()[-300:]}"
    return None
