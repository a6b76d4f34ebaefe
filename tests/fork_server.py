"""Commands that other processes start, and that begin as forks: to load what is ours takes half a second.

`fork_command(MODULE, WORD...)` stands for `module_command(MODULE, WORD...)` where it does not matter how one begins.
"""

from __future__ import annotations

import atexit
import functools
import gc
import importlib
import json
import os
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

from opspec.programs.child_process import module_command
from tests.forks import OURS, begin

CLIENT = Path(__file__).with_name("fork_client.py")


def fork_command(module: str, *words: str) -> list[str]:
    """How a module is run by a fork of the server; as any other where there are none."""
    if not hasattr(os, "pidfd_open"):
        return module_command(module, *words)
    return [sys.executable, "-I", "-S", str(CLIENT), _address(), "-m", module, *words]


@functools.cache
def _address() -> str:
    folder, owner = tempfile.mkdtemp(prefix="opspec-forks-"), os.getpid()
    address = f"{folder}/socket"
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(x for x in sys.path if x)}
    command = [sys.executable, "-m", "tests.fork_server", address, *OURS]
    pipe = subprocess.PIPE
    server = subprocess.Popen(command, stdin=pipe, stdout=pipe, env=environment, start_new_session=True)
    assert server.stdout is not None
    assert server.stdout.readline() == b"ready\n", "the server of forks has ended"

    def end() -> None:
        if os.getpid() == owner:  # a fork of this process ends without it
            server.communicate()  # it ends with its input
            shutil.rmtree(folder, ignore_errors=True)

    atexit.register(end)
    return address


# --- the server -----------------------------------------------------------------------------------


def main(address: str, *names: str) -> None:
    for name in names:
        importlib.import_module(name)
    gc.freeze()
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(address)
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
                        for number, file in enumerate(files):
                            os.dup2(file, number)
                        for held in (*files, *running):
                            os.close(held)
                        for other in (connection, listener, *asking.values()):
                            other.close()
                        begin(asked["words"], asked["environment"], asked["folder"])
                        return
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
    head, files, _, _ = socket.recv_fds(connection, 8, 3)
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


if __name__ == "__main__":
    main(*sys.argv[1:])
