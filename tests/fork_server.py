"""A process that has loaded what many children need, and is forked for each: to load what is ours takes half a second.

`fork_command(MODULE, WORD...)` stands for `module_command(MODULE, WORD...)` where it does not matter how one begins.
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
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from opspec.agreement.oracles import worker
from opspec.catalog import op_files
from opspec.programs import sandbox
from opspec.programs.child_process import module_command
from opspec_model.packaged import spec_dir

HAS_FORKS = hasattr(os, "pidfd_open")
CLIENT = Path(__file__).with_name("fork_client.py")
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
    "opspec.verification.any_form",
    "opspec.verification.verifier",
    "opspec_generated.numpy.primitives",
    "opspec_generated.numpy_xla",
    "opspec_generated.traits",
    "opspec_model.loading.base_loading",
    "opspec_model.loading.op_loading",
)
ORACLE = "opspec.agreement.oracles.child"
LOADED = {"opspec": OURS, "jax": ("jax", "jax.numpy")}  # the second is forked from the first

OF_JAX: Mapping[str, Callable[[str], object]] = {
    "JAX_NUM_CPU_DEVICES": int,
    "JAX_PLATFORMS": str,
    "JAX_USE_SHARDY_PARTITIONER": lambda text: text != "0",
}


def fork_command(module: str, *words: str) -> list[str]:
    """How a module is run by a fork of the server; as any other where there are none."""
    if not HAS_FORKS:
        return module_command(module, *words)
    loaded = "jax" if module == ORACLE and words[0] in ("pjrt", "xla") else "opspec"
    return _command(address(loaded), module, *words)


def _command(where: str, module: str, *words: str) -> list[str]:
    return [sys.executable, "-I", "-S", str(CLIENT), where, "-m", module, *words]


@functools.cache
def address(loaded: str) -> str:
    """Where the server listens that has this loaded."""
    folder, owner = tempfile.mkdtemp(prefix="opspec-forks-"), os.getpid()
    where = f"{folder}/socket"
    free = {name: value for name, value in os.environ.items() if not name.startswith(("JAX_", "OPSPEC_", "XLA_"))}
    environment = free | {"PYTHONPATH": os.pathsep.join(x for x in sys.path if x)}
    words = ("tests.fork_server", where, loaded)
    command = [sys.executable, "-m", *words] if loaded == "opspec" else fork_command(*words)
    pipe = subprocess.PIPE
    server = subprocess.Popen(command, stdin=pipe, stdout=pipe, env=environment, start_new_session=True)
    assert server.stdout is not None
    assert server.stdout.readline() == b"ready\n", "the server of forks has ended"

    def end() -> None:
        if os.getpid() == owner:  # a fork of this process ends without it
            server.communicate()  # it ends with its input
            shutil.rmtree(folder, ignore_errors=True)

    atexit.register(end)
    return where


def asked_for(
    where: str, words: Sequence[str], environment: Mapping[str, str], folder: str, files: Sequence[int], patience: int
) -> int:
    """How `python WORDS` ends that has these files, and no more seconds than `patience`."""
    with socket.socket(socket.AF_UNIX) as server:
        server.connect(where)
        asked = {"words": words, "environment": environment, "folder": folder, "patience": patience}
        text = json.dumps(asked).encode()
        socket.send_fds(server, [len(text).to_bytes(8, "big")], files)
        server.sendall(text)
        answer = server.makefile().readline()
    assert answer, "the process that is forked has ended"
    return int(answer)


# --- the server -----------------------------------------------------------------------------------


def main(where: str, loaded: str) -> None:
    for name in LOADED[loaded]:
        importlib.import_module(name)
    op_files._base(spec_dir())  # which most commands read
    gc.freeze()  # a fork looks through nothing of it, and copies no page for that
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(where)
        listener.listen(64)
        os.write(1, b"ready\n")
        asking: dict[int, socket.socket] = {}  # whoever asked, by the process
        running: dict[int, int] = {}  # processes by what tells that they ended
        while True:
            ready, _, _ = select.select([0, listener, *asking.values(), *running], [], [])
            for found in ready:
                if found == 0:
                    return
                if found is listener:
                    connection, _ = listener.accept()
                    asked, files = _received(connection)
                    pid = os.fork()
                    if pid == 0:
                        os.setsid()
                        for held in running:
                            os.close(held)
                        for other in (connection, listener, *asking.values()):
                            other.close()
                        _become(where, asked, files)
                        return  # and ends as any process does
                    for file in files:
                        os.close(file)
                    asking[pid], running[os.pidfd_open(pid)] = connection, pid
                elif isinstance(found, int):
                    pid = running.pop(found)
                    os.close(found)
                    status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
                    _tell(asking.pop(pid), status)
                else:  # who asked is gone
                    for pid in [pid for pid, other in asking.items() if other is found]:
                        os.kill(pid, signal.SIGKILL)


def _received(connection: socket.socket) -> tuple[dict[str, object], list[int]]:
    head, files, _, _ = socket.recv_fds(connection, 8, 8)
    left, parts = int.from_bytes(head, "big"), list[bytes]()
    while left:
        parts.append(connection.recv(left))
        left -= len(parts[-1])
    return json.loads(b"".join(parts)), files


def _tell(connection: socket.socket, status: int) -> None:
    try:
        connection.sendall(f"{status}\n".encode())
    except OSError:  # who asked was killed meanwhile
        pass
    finally:
        connection.close()


# --- a fork ---------------------------------------------------------------------------------------


def _become(where: str, asked: Mapping[str, Any], files: Sequence[int]) -> None:
    """What `python WORDS` does, in this process. Files behind the first three are those that `named` variables name."""
    for number, file in enumerate(files[:3]):
        os.dup2(file, number)
        os.close(file)
    signal.alarm(asked.get("patience", 0))
    os.chdir(asked["folder"])
    sys.stdin = open(0, closefd=False)  # noqa: SIM115 - as that of any process
    sys.stdout = _writer(1, "strict")
    sys.stderr = _writer(2, "backslashreplace")
    os.environ.clear()
    os.environ |= asked["environment"]
    for name, file in zip(asked.get("named", ()), files[3:], strict=True):
        os.environ[name] = str(file)
    sys.path[:0] = [x for x in os.environ.get("PYTHONPATH", "").split(os.pathsep) if x and x not in sys.path]
    if jax := sys.modules.get("jax"):  # which has read its environment already
        for name in [name for name in os.environ if name.startswith("JAX_")]:
            jax.config.update(name.lower(), OF_JAX[name](os.environ[name]))
    sandbox.module_command = worker.module_command = functools.partial(_command, where)
    kind, what, *arguments = asked["words"]
    assert kind in ("-c", "-m"), kind
    sys.argv = [kind, *arguments]
    if kind == "-m":
        runpy.run_module(what, run_name="__main__", alter_sys=True)
    else:
        exec(compile(what, "<string>", "exec"), {"__name__": "__main__"})


def _writer(number: int, errors: str) -> io.TextIOWrapper:
    raw = open(number, "wb", closefd=False)  # noqa: SIM115 - as those of any process
    return io.TextIOWrapper(raw, encoding="utf-8", errors=errors, line_buffering=number == 2 or os.isatty(number))


if __name__ == "__main__":
    main(*sys.argv[1:])
