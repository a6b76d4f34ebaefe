"""Random bits as kernels: on every engine those of NumPy, in loops too."""

from __future__ import annotations

import numpy as np
import pytest

import opspec
from opspec.compiled.plan import Kernel
from opspec.programs.records import import_module
from tests.compiled.loops import looping
from tests.compiled.native.test_bits import agree
from tests.compiled.native.test_loops import arguments, looped

STATES = {2: [0x299F31D0A4093822, 2**64 - 2], 3: [2**64 - 1, 2**64 - 1, 2**64 - 1]}
# Algorithm, words of the state, and what is made.
BITS = {
    "words in a row": ("THREE_FRY", 2, "7xui32"),
    "words of 16 bits": ("THREE_FRY", 2, "5x3x7xi16"),
    "wide words": ("THREE_FRY", 2, "3x40xf64"),
    "one word": ("THREE_FRY", 2, "ui8"),
    "a key that is a counter": ("PHILOX", 2, "100xui32"),
    "a long counter": ("PHILOX", 3, "3x5xui64"),
    "few bits": ("DEFAULT", 3, "17xui4"),
    "no words": ("DEFAULT", 2, "0x3xui32"),
}


def _op(name: str, of: str) -> str:
    algorithm, words, made = BITS[name]
    types = f"(tensor<{words}xui64>) -> (tensor<{words}xui64>, tensor<{made}>)"
    return f"%b0, %b1 = stablehlo.rng_bit_generator {of}, algorithm = {algorithm} : {types}"


def _types(name: str) -> list[str]:
    _, words, made = BITS[name]
    return [f"tensor<{words}xui64>", f"tensor<{made}>"]


@pytest.mark.parametrize("name", BITS)
def test_bits_are_the_same_everywhere(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state, made = _types(name)
    text = f"""func.func @main(%s: {state}) -> ({state}, {made}) {{
      {_op(name, "%s")}
      return %b0, %b1 : {state}, {made}
    }}"""
    given = [np.array(STATES[BITS[name][1]], np.uint64)]
    agree(monkeypatch, text, given)
    module = opspec.load(text)
    found = [x.tobytes() for x in opspec.compile(module, engine="reference")(*given)]
    assert found == [x.tobytes() for x in opspec.compile(module, engine="numpy")(*given)]


@pytest.mark.parametrize("name", [name for name in BITS if name not in ("few bits", "no words")])
def test_a_loop_makes_them_by_itself(name: str) -> None:
    text = looping(3, _types(name), _op(name, "%a0"))
    loop = looped(import_module(opspec.load(text))).loop
    assert all(isinstance(step, Kernel) for step in loop.body.steps)
    given = [np.array(STATES[BITS[name][1]], np.uint64), *arguments(import_module(opspec.load(text)))[1:]]
    found, wanted = (opspec.compile(opspec.load(text), engine=engine)(*given) for engine in ("cpu", "numpy"))
    assert [x.tobytes() for x in found] == [x.tobytes() for x in wanted]
