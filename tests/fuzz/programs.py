"""Random programs of 5 to 40 ops over integers, beside XLA: the same bits."""

from __future__ import annotations

import random
from functools import cache

import numpy as np

import opspec
from opspec.agreement.oracles import Oracle, Unsupported, oracle
from tests.fuzz.random_programs import SIDE, program


def case(seed: int) -> str | None:
    source = random.Random(seed)
    text = program(seed, source.randint(5, 40))
    draw = np.random.default_rng(seed)
    inputs = [draw.integers(-8, 9, (SIDE, SIDE), np.int32) for _ in range(3)]
    module = opspec.load(text)
    broken = opspec.verify(module)
    if broken:
        return f"refused: {broken[0]}"
    ours = opspec.run(module, *inputs)
    theirs = _xla().run(text, inputs)
    if isinstance(theirs, Unsupported):
        return f"XLA: {theirs}"
    for at, (x, y) in enumerate(zip(ours, theirs, strict=True)):
        if not np.array_equal(x, y):
            return f"result {at} differs from XLA's in {np.count_nonzero(x != y)} of {x.size} elements\n{text}"
    return None


@cache
def _xla() -> Oracle:
    return oracle("xla")
