"""The rules that the carrier's own pass gives ops: `python -m tests.sharding_rules.shardy`, a process of its own.

It reads a list of programs, and answers a list: the text of the rule of the first op, or nothing.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from importlib import import_module

from opspec.programs import carrier
from tests.forks import forked

PASS = "func.func(sdy-populate-op-sharding-rules)"
ATTRIBUTE = "sdy.sharding_rule"


def rules_of(programs: Sequence[str]) -> list[str | None]:
    """What the pass says of each program's first op; None where it has no rule."""
    child = forked(["-m", "tests.sharding_rules.shardy"], input=json.dumps(programs))
    assert child.returncode == 0, child.stderr[-3000:]
    found: list[str | None] = json.loads(child.stdout)
    return found


def main() -> None:
    module_of = import_module("jaxlib.mlir.ir").Module.parse
    context = carrier.new_context()
    found: list[str | None] = []
    for text in json.load(sys.stdin):
        module = module_of(text, context)
        carrier.run_passes(module, PASS)
        op = module.body.operations[0].regions[0].blocks[0].operations[0]
        found.append(str(op.attributes[ATTRIBUTE]) if ATTRIBUTE in op.attributes else None)
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main()
