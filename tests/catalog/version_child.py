"""A child that writes programs as portable artifacts of older versions: reads and gives JSON.

In: a list of [name, program, versions]. Out: a line before each, and one with the versions that it can be written for,
or with null where the library does not take the program at all.
"""

from __future__ import annotations

import json
import sys

from opspec.programs import carrier


def say(answer: object) -> None:
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()


def writable(program: str, versions: list[str]) -> list[str]:
    context = carrier.new_context()
    found = []
    for version in versions:
        module = carrier.parse(program, context)  # written in place: one for each version
        try:
            carrier.stablehlo.serialize_portable_artifact(module, version)
        except Exception:  # noqa: BLE001 - the library's own exceptions; that it refuses is the answer
            continue
        found.append(version)
    return found


def main() -> None:
    for name, program, versions in json.load(sys.stdin):
        say([name, "begins"])
        try:
            answer: list[str] | None = writable(program, versions)
        except carrier.Refused:
            answer = None
        say([name, answer])


if __name__ == "__main__":
    main()
