"""Whether a program can be read at all, found out in a child process that a hostile one may take with it.

`python -m opspec.sandbox KIND` reads a program from standard input and prints the carrier's messages as JSON.
"""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from opspec import carrier, nesting
from opspec.carrier import Message
from opspec.errors import LoadError
from opspec.location import UNKNOWN, Location
from opspec.view import CONSTANTS, import_module

if TYPE_CHECKING:
    from jaxlib.mlir import ir

_READERS: dict[str, Callable[[bytes, bool], ir.Module]] = {
    "text": lambda data, unregistered: carrier.parse(data.decode(), carrier.new_context(unregistered)),
    "generic text": lambda data, _: carrier.parse_unverified(data.decode()),
    "bytecode": lambda data, unregistered: carrier.parse(data, carrier.new_context(unregistered)),
    "artifact": lambda data, unregistered: carrier.deserialize(data, carrier.new_context(unregistered)),
}

_PATIENCE_S = 20.0
_BYTES_PER_S = 1 << 20
_MEMORY = 4 << 30
_MEMORY_PER_BYTE = 32


def check(kind: str, data: bytes, unregistered: bool = False) -> None:
    """Raise what reading the program would: `carrier.Refused`, or LoadError where that ends the process."""
    patience = _PATIENCE_S + len(data) / _BYTES_PER_S
    arguments = [
        sys.executable,
        "-P",
        "-m",
        "opspec.sandbox",
        kind,
        *(["--unregistered"] if unregistered else []),
    ]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(entry for entry in sys.path if entry)}
    try:
        child = subprocess.run(
            arguments, input=data, capture_output=True, env=environment, timeout=patience, check=False
        )
    except subprocess.TimeoutExpired:
        raise LoadError(
            f"reading the {kind} took over {patience:.0f} seconds; it is damaged or hostile"
        ) from None
    if child.returncode != 0:
        how = f"signal {-child.returncode}" if child.returncode < 0 else f"exit status {child.returncode}"
        why = "it is damaged or hostile"
        if kind in ("text", "generic text"):
            why = "it holds a name that is not UTF-8, which the MLIR bindings cannot report"
        raise LoadError(
            f"reading the {kind} ended the reader of {carrier.versions()} ({how}, in a child): {why}"
        )
    answer = json.loads(child.stdout)
    nesting.refuse(answer["regions"])
    if answer["messages"]:
        raise carrier.Refused(map(_message, answer["messages"]))


def main() -> None:
    _limit_memory(data := sys.stdin.buffer.read())
    answer: dict[str, Any] = {"messages": [], "regions": 0}
    try:
        module = _READERS[sys.argv[1]](data, "--unregistered" in sys.argv)
        answer["regions"] = nesting.regions_of(module.operation)
        _look_at(module)
    except carrier.Refused as refused:
        answer["messages"] = [asdict(message) for message in refused.messages]
    sys.stdout.write(json.dumps(answer))
    sys.stdout.flush()
    os._exit(0)  # the destructor of a module recurses as deep as the module does


def _look_at(module: ir.Module) -> None:
    """Ask for all that an import does: a name that is not UTF-8 passes the parser, not the bindings."""
    try:
        for view in import_module(module).walk():
            _ = view.location
            names = list(view.attributes)
            # A value that cannot be decoded is for the reader in the first process to say.
            with contextlib.suppress(Exception):
                _ = view.name in CONSTANTS or [view.attributes[name] for name in names]
    except RuntimeError:
        raise carrier.Refused([Message("error", "a name in it is not UTF-8", UNKNOWN)]) from None


def _limit_memory(data: bytes) -> None:
    with contextlib.suppress(ImportError, ValueError, OSError):  # not every system has such limits
        import resource

        limit = _MEMORY + carrier.STACK + _MEMORY_PER_BYTE * len(data)
        resource.setrlimit(resource.RLIMIT_AS, (limit, limit))


def _message(data: dict[str, Any]) -> Message:
    notes = tuple(map(_message, data["notes"]))
    location = data["location"] | {"names": tuple(data["location"]["names"])}
    return Message(data["severity"], data["text"], Location(**location), notes)


if __name__ == "__main__":
    main()
