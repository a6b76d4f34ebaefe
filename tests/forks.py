"""Children that are forks of a process which has loaded what they need: JAX takes a second, what is ours half of one.

`forked(["-m", "opspec", ...])` stands for `subprocess.run([sys.executable, "-m", "opspec", ...])` where it does not
matter how a process begins; the oracles and readers of programs that it starts are forks too. Nothing is registered,
started or read from the environment yet in what is forked.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

from tests.fork_server import HAS_FORKS, address, asked_for


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
    words = [str(word) for word in words]
    environment = dict(os.environ if env is None else env)
    new = partial(tempfile.TemporaryFile, "w+")
    with new() as given, new() as made, new() as told:
        given.write(input)
        given.seek(0)
        files = [given.fileno(), made.fileno(), told.fileno()]
        if output:
            files[1:] = [os.open(output, os.O_WRONLY | os.O_CREAT | os.O_NOCTTY)] * 2
        try:
            if HAS_FORKS:
                status = asked_for(address(loaded), words, environment, str(cwd or Path.cwd()), files, patience)
            else:
                stdin, stdout, stderr = files
                status = subprocess.run(
                    [sys.executable, *words],
                    stdin=stdin, stdout=stdout, stderr=stderr, env=environment, cwd=cwd, check=False, timeout=patience,
                ).returncode  # fmt: skip
        finally:
            if output:
                os.close(files[1])
        made.seek(0)
        told.seek(0)
        return subprocess.CompletedProcess(words, status, made.read(), told.read())
