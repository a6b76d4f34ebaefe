"""What is judged: a platform of JAX, a plugin's file, or a command."""

from __future__ import annotations

import shlex
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from opspec.agreement.oracles import DECLINES, DIES, GARBLES, HANGS, Oracle, Unsupported, Verdict
from opspec.agreement.oracles.answers import COMPILES
from opspec.agreement.oracles.json_lines import LINES
from opspec.agreement.oracles.worker import Worker, child_command
from opspec.arrays import load_npz, save_npz
from opspec.errors import OpSpecError
from opspec.goldens.checking import PLACEHOLDERS, run_command
from opspec.values.arrays import Array

JAX = "jax:"
COMMAND = "-- "
START_S = 180.0


class BadBackend(OpSpecError):
    """There is nothing that could be judged."""


@dataclass(frozen=True, slots=True)
class Backend:
    """A backend by name, as the command line has it, and what makes a process of it. `close` ends the one that has said
    what it is, which is the first to be started.
    """

    name: str
    start: Callable[[], Oracle]
    described: str = ""
    close: Callable[[], None] = lambda: None


def backend(target: str, patience_s: float = 60.0) -> Backend:
    """The backend of a name (`jax:PLATFORM`, the file of a plugin, `-- COMMAND`); BadBackend where there is none."""
    if target.startswith(COMMAND):
        command, name = shlex.split(target[len(COMMAND) :]), target
        if any(f"{{{PLACEHOLDERS[0]}}}" in word for word in command):
            return _per_case(name, command, patience_s)
        return _greeted(name, lambda: Worker(name, command, patience_s, START_S, LINES, foreign=True))
    if target.startswith(JAX):
        return _greeted(target, lambda: Worker(target, child_command("pjrt", target[len(JAX) :]), patience_s, START_S))
    path = Path(target)
    if not path.is_file():
        raise BadBackend(
            f"expected jax:PLATFORM, the file of a PJRT plugin, or `-- COMMAND`; found {target!r}, which is no file"
        )
    resolved = str(path.resolve())
    return _greeted(target, lambda: Worker(target, child_command("pjrt", resolved), patience_s, START_S))


def named(target: str | None, command: Sequence[str] | None) -> str:
    """The name of the backend that a command line has: in a word, or behind two dashes."""
    if (target is None) == (not command):
        raise BadBackend("expected a backend (jax:PLATFORM, the file of a plugin) or `-- COMMAND`, and not both")
    return target if target is not None else f"{COMMAND}{shlex.join(command or ())}"


def _greeted(name: str, start: Callable[[], Worker]) -> Backend:
    """The backend, once a process of it has started and said what it is."""
    first = start()
    said = first.hello()
    if isinstance(said, Unsupported):
        first.close()
        how = {
            DECLINES: "cannot be used",
            DIES: "ends at once",
            HANGS: "does not start",
            GARBLES: "does not say what it is",
        }
        raise BadBackend(f"{name} {how[said.how]}: {_one_line(said.reason)}")
    waiting = iter([first])
    return Backend(name, lambda: next(waiting, None) or start(), said, first.close)


def _one_line(text: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1] if len(lines) > 1 and lines[0].startswith("exit status") else " ".join(lines[:1])


# --- a command that is run for each case -------------------------------------------------------------------------


class _PerCase:
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

    def close(self) -> None:
        """There is no process to end."""


def _filled(word: str, paths: dict[str, str]) -> str:
    for name, path in paths.items():
        word = word.replace(f"{{{name}}}", path)
    return word


def _per_case(name: str, command: Sequence[str], patience_s: float) -> Backend:
    return Backend(name, lambda: _PerCase(name, command, patience_s), "a command that is run for each case")
