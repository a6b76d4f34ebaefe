"""How far off functions, decompositions and products are in this process: of what a file holds, in JSON."""

from __future__ import annotations

import json
import pickle
import sys
from pathlib import Path

import numpy as np

import opspec
from tests.lowering.test_accuracy import BENCH
from tests.numerics import overflowing
from tests.numerics.instruction_sets import enabled
from tests.numerics.products import Product, off


def main(file: Path) -> None:
    samples, products = pickle.loads(file.read_bytes())
    found = [BENCH.judge(given, library=False) for given in samples]
    rows = [[x.op, x.type, x.ulp, x.accurate, x.lowered, x.stated, x.at] for x in found]
    made = {"enabled": enabled(), "functions": rows, "products": [_product(given) for given in products]}
    made["overflowing"] = overflowing.wrong()
    sys.stdout.write(f"{json.dumps(made)}\n")


def _product(given: Product) -> float:
    with np.errstate(all="ignore"):
        return off(given, opspec.run(opspec.load(given.program), given.x, given.y)[0])


if __name__ == "__main__":
    main(Path(sys.argv[1]))
