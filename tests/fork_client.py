"""What a command of `tests.fork_server` begins as: a process with no more in it than hands its files to the server.

python -I -S tests/fork_client.py SOCKET WORD... is what python WORD... is; it ends as that does, and that ends with it.
"""

import json
import os
import signal
import socket
import sys

NAMED = [name for name in ("PMI_FD",) if name in os.environ]  # by which mpiexec speaks to a rank

with socket.socket(socket.AF_UNIX) as server:
    server.connect(sys.argv[1])
    asked = {
        "words": sys.argv[2:],
        "environment": dict(os.environ),
        "folder": os.getcwd(),  # noqa: PTH109 - starts late
        "named": NAMED,
    }
    text = json.dumps(asked).encode()
    files = [0, 1, 2, *(int(os.environ[name]) for name in NAMED)]
    socket.send_fds(server, [len(text).to_bytes(8, "big")], files)
    server.sendall(text)
    status = int(server.makefile().readline() or "1")
if status < 0:
    signal.signal(-status, signal.SIG_DFL)
    os.kill(os.getpid(), -status)
os._exit(status)
