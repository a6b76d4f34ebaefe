"""Children that are forks of a process which has loaded what they need: JAX takes a second, what is ours half of one.

`forked(["-m", "opspec", ...])` stands for `subprocess.run([sys.executable, "-m", "opspec", ...])` where it does not
matter how a process begins. Nothing is registered, started or read from the environment yet in what is forked.
"""

from __future__ import annotations

import atexit
import functools
import gc
import importlib
import io
import json
import os
import runpy
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

OURS = (
    "numpy",
    "jaxlib.mlir.dialects.chlo",
    "jaxlib.mlir.dialects.mhlo",
    "jaxlib.mlir.dialects.sdy",
    "jaxlib.mlir.dialects.stablehlo",
    "opspec.building.builder",
    "opspec.cli.main",
    "opspec.compiled.engines",
    "opspec.execution.executor",
    "opspec.formula.evaluation",
    "opspec.lowering.recomposition",
    "opspec.numerics.special",
    "opspec.partition.running",
    "opspec.partition.shown",
    "opspec.programs.loading",
    "opspec.propagation.gspmd_programs",
    "opspec.propagation.propagate",
    "opspec.verification.verifier",
    "opspec_generated.numpy.primitives",
    "opspec_generated.numpy_xla",
    "opspec_generated.traits",
    "opspec_model.loading.spec_folder",
)
LOADED = {"opspec": OURS, "jax": ("jax", "jax.numpy", *OURS)}

OF_JAX: Mapping[str, Callable[[str], object]] = {
    "JAX_NUM_CPU_DEVICES": int,
    "JAX_PLATFORMS": str,
    "JAX_USE_SHARDY_PARTITIONER": lambda text: text != "0",
}


def forked(
    words: Sequence[str],
    loaded: str = "opspec",
    *,
    env: Mapping[str, str] | None = None,
    cwd: Path | None = None,
    input: str = "",  # noqa: A002 - as subprocess.run has it
    output: str = "",
    patience: int = 300,
) -> subprocess.CompletedProcess[str]:
    """What `python WORDS` does, with modules loaded. `output` names a file, such as a terminal, that it writes to."""
    with tempfile.TemporaryDirectory() as folder:
        files = {name: str(Path(folder, name)) for name in ("input", "output", "errors")}
        Path(files["input"]).write_text(input)
        if output:
            files |= {"output": output, "errors": output}
        asked = {
            "words": [str(word) for word in words],
            "environment": dict(os.environ if env is None else env),
            "folder": str(cwd or Path.cwd()),
            "patience": patience,
            **files,
        }
        parent = _parent(loaded)
        assert parent.stdin is not None
        assert parent.stdout is not None
        parent.stdin.write(json.dumps(asked) + "\n")
        parent.stdin.flush()
        answer = parent.stdout.readline()
        assert answer, "the process that is forked has ended"
        told = ["", ""] if output else [Path(files[name]).read_text() for name in ("output", "errors")]
    return subprocess.CompletedProcess(list(words), int(answer), *told)


@functools.cache
def _parent(loaded: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.forks", *LOADED[loaded]]
    pipe = subprocess.PIPE
    free = {name: value for name, value in os.environ.items() if not name.startswith(("JAX_", "OPSPEC_", "XLA_"))}
    environment = free | {"PYTHONPATH": os.pathsep.join(sys.path)}
    parent = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=environment, start_new_session=True)
    atexit.register(parent.communicate)  # it ends with its input
    return parent


# --- the process that is forked -------------------------------------------------------------------


def main(names: Sequence[str]) -> None:
    for name in names:
        importlib.import_module(name)
    gc.freeze()  # a fork looks through nothing of it, and copies no page for that
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            _run(json.loads(line))
            return  # and ends as any process does
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        sys.stdout.write(f"{status}\n")
        sys.stdout.flush()


def _run(asked: dict[str, Any]) -> None:
    signal.alarm(asked["patience"])
    _open(0, asked["input"], os.O_RDONLY)
    _open(1, asked["output"], os.O_WRONLY | os.O_CREAT | os.O_NOCTTY)
    _open(2, asked["errors"], os.O_WRONLY | os.O_CREAT | os.O_NOCTTY)
    begin(asked["words"], asked["environment"], asked["folder"])


def begin(words: Sequence[str], environment: Mapping[str, str], folder: str) -> None:
    """What `python WORDS` does, in this process, whose files are those that it is to have."""
    os.chdir(folder)
    sys.stdin = open(0, closefd=False)  # noqa: SIM115 - as that of any process
    sys.stdout = _writer(1, "strict")
    sys.stderr = _writer(2, "backslashreplace")
    os.environ.clear()
    os.environ |= environment
    sys.path[:0] = [x for x in os.environ.get("PYTHONPATH", "").split(os.pathsep) if x and x not in sys.path]
    if jax := sys.modules.get("jax"):  # which has read its environment already
        for name in [name for name in os.environ if name.startswith("JAX_")]:
            jax.config.update(name.lower(), OF_JAX[name](os.environ[name]))
    kind, what, *arguments = words
    assert kind in ("-c", "-m"), kind
    sys.argv = [kind, *arguments]
    if kind == "-m":
        runpy.run_module(what, run_name="__main__", alter_sys=True)
    else:
        exec(compile(what, "<string>", "exec"), {"__name__": "__main__"})


def _open(number: int, name: str, flags: int) -> None:
    file = os.open(name, flags)
    os.dup2(file, number)
    os.close(file)


def _writer(number: int, errors: str) -> io.TextIOWrapper:
    raw = open(number, "wb", closefd=False)  # noqa: SIM115 - as those of any process
    return io.TextIOWrapper(raw, encoding="utf-8", errors=errors, line_buffering=number == 2 or os.isatty(number))


if __name__ == "__main__":
    main(sys.argv[1:])
