"""A backend for `opspec goldens --check`: XLA on the CPU.

python tests/goldens/xla_backend.py PROGRAM INPUTS OUTPUTS
"""

from __future__ import annotations

import sys
from pathlib import Path

from opspec.agreement.oracles.xla import Xla
from opspec.arrays import load_npz, save_npz


def run(xla: Xla, program: Path, inputs: Path, outputs: Path) -> None:
    results = xla.run(program.read_text(encoding="utf-8"), list(load_npz(inputs).values()))
    save_npz(outputs, {f"arr_{at}": x for at, x in enumerate(results)})


if __name__ == "__main__":
    run(Xla(), *map(Path, sys.argv[1:]))
