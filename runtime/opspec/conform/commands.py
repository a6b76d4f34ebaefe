"""A command that is run for each case, which reads and writes files."""

from __future__ import annotations

import os
import signal
import subprocess
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from opspec.agreement.oracles import DECLINES, DIES, GARBLES, HANGS, Unsupported, Verdict
from opspec.agreement.oracles.answers import CARRIES, COMPILES, Grid, plain
from opspec.arrays import load_npz, save_npz
from opspec.errors import OpSpecError
from opspec.values.arrays import Array

PLACEHOLDERS = ("program", "inputs", "outputs")


class PerCase:
    """A command with {program}, {inputs} and {outputs} where the paths go; it need not mind the last two."""

    def __init__(self, name: str, words: Sequence[str], patience_s: float) -> None:
        self.name = name
        self._words = list(words)
        self._patience_s = patience_s

    def accepts(self, program: str | bytes) -> Verdict | Unsupported:
        """A command says no by its exit status; whether it writes results does not matter here."""
        found = self.run(program, ())
        if isinstance(found, Unsupported) and found.how in (DIES, HANGS):
            return found
        if isinstance(found, Unsupported) and found.how == DECLINES:
            return Verdict(False, found.reason, found.stage)
        return Verdict(True)

    def infer(self, _: str) -> Unsupported:
        return Unsupported("a command gives arrays, and no types")

    def run(self, program: str | bytes, inputs: Sequence[Array]) -> tuple[Array, ...] | Unsupported:
        with tempfile.TemporaryDirectory(prefix="opspec-conform-") as made:
            file, given, outputs = (Path(made) / name for name in ("program.mlir", "inputs.npz", "outputs.npz"))
            file.write_bytes(program if isinstance(program, bytes) else program.encode())
            save_npz(given, {f"arr_{at}": x for at, x in enumerate(inputs)})
            paths = dict(zip(PLACEHOLDERS, map(str, (file, given, outputs)), strict=True))
            words = [_filled(word, paths) for word in self._words]
            ended = run_command(words, self._patience_s)
            if ended is not None:
                how = HANGS if ended.status is None else DIES if ended.status < 0 else DECLINES
                return Unsupported(str(ended), how, COMPILES if how == DECLINES else "")
            if not outputs.exists():
                return Unsupported(f"the command wrote no {outputs.name}", GARBLES)
            try:
                found = load_npz(outputs)
                return tuple(found[f"arr_{at}"] for at in range(len(found)))
            except (OpSpecError, KeyError) as error:
                return Unsupported(str(error), GARBLES)

    def run_together(self, _: str | bytes, __: Sequence[Array], ___: Grid) -> Unsupported:
        return Unsupported("a command for each case has one device", stage=CARRIES)

    def close(self) -> None:
        """There is no process to end."""


def _filled(word: str, paths: dict[str, str]) -> str:
    for name, path in paths.items():
        word = word.replace(f"{{{name}}}", path)
    return word


@dataclass(frozen=True, slots=True)
class FailedCommand:
    """A command that did not succeed: its exit status, minus a signal, None where it took too long; and its words."""

    status: int | None
    said: str

    def __str__(self) -> str:
        return self.said


def run_command(words: Sequence[str], timeout: float) -> FailedCommand | None:
    """Run a command, in a process and a session of its own; None where it succeeds."""
    try:
        # In a session of its own, so that what it started ends with it.
        child = subprocess.Popen(
            words,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=os.name == "posix",
        )
    except OSError as error:
        raise OpSpecError(f"cannot run {words[0]}: {error.strerror}") from None
    try:
        said, _ = child.communicate(timeout=timeout)
    except BaseException as stopped:
        if os.name == "posix":
            os.killpg(child.pid, signal.SIGKILL)
        else:
            child.kill()
        child.communicate()
        if isinstance(stopped, subprocess.TimeoutExpired):
            return FailedCommand(None, f"the command took over {timeout:g} seconds")
        raise
    if child.returncode == 0:
        return None
    how = f"signal {-child.returncode}" if child.returncode < 0 else f"exit status {child.returncode}"
    lines = plain(said.decode(errors="replace")).strip().splitlines()
    return FailedCommand(child.returncode, f"the command ended with {how}" + (f": {lines[-1][:300]}" if lines else ""))
