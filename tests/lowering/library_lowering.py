"""A child that lowers programs by the carrier's own pass: a JSON list of texts comes in, a line for each goes out, a
text or null. Some programs end the child.
"""

from __future__ import annotations

import json
import sys

from opspec.programs import carrier
from opspec.programs.carrier import Refused


def lowered(text: str) -> str | None:
    try:
        module = carrier.parse(text, carrier.new_context())
        carrier.run_passes(module, "func.func(chlo-legalize-to-stablehlo)")
    except (Refused, carrier.ir.MLIRError):
        return None
    found = str(module.operation.get_asm(print_generic_op_form=True))
    return found if "chlo." not in found else None


if __name__ == "__main__":
    for text in json.load(sys.stdin):
        print(json.dumps(lowered(text)), flush=True)  # noqa: T201 - what the parent reads
