"""One process that loads JAX once and is forked for each program: `python -m tests.pjrt.jax_forks`.

A fork has no backend and nothing of the platform, so that a program finds what it would find in a process of its own. A
line of stdin asks for one, as JSON; the line that answers is its status.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from typing import TypedDict

import jax
import jax.numpy

import opspec_model.loading.spec_folder  # noqa: F401 - so does the platform


class Asked(TypedDict):
    """`output` and `errors` name the files that it writes to."""

    source: str
    environment: dict[str, str]
    output: str
    errors: str
    patience: int


def main() -> None:
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            _run(json.loads(line))
            return  # and ends as any process does
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        sys.stdout.write(f"{status}\n")
        sys.stdout.flush()


def _run(asked: Asked) -> None:
    signal.alarm(asked["patience"])
    for number, name in ((1, asked["output"]), (2, asked["errors"])):
        file = os.open(name, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(file, number)
        os.close(file)
    os.environ.clear()
    os.environ |= asked["environment"]
    jax.config.update("jax_platforms", os.environ["JAX_PLATFORMS"])  # all of JAX's own that the programs are told
    exec(compile(asked["source"], "<string>", "exec"), {"__name__": "__main__"})


if __name__ == "__main__":
    main()
