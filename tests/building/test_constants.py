"""Constants: built from arrays of every type, read back bit by bit, verified, run."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import opspec
from opspec import formula, ops
from opspec.values.types import ELEMENT_TYPES
from tests.building.programs import Program, refused, result_of
from tests.samples import crossed

PLAIN = [type_ for type_ in ELEMENT_TYPES.values() if type_.kind != "index"]
SHAPES = [(), (3,), (2, 0), (2, 2)]
QUANTIZED = "tensor<2x!quant.uniform<i8:f32, 5.000000e-01:3>>"


def same(found: Any, wanted: Any) -> None:
    assert (found.dtype, found.shape, found.tobytes()) == (wanted.dtype, wanted.shape, wanted.tobytes())


def drawn(type_: Any, shape: tuple[int, ...]) -> Any:
    """Any bits where every pattern is a value of its own."""
    size = int(np.prod(shape))
    if type_.bits < 8:
        low = -1 if type_.kind == "sint" else 0
        return np.array([low, 1, 1, 0][:size]).astype(type_.dtype).reshape(shape)
    raw = np.random.default_rng(1).integers(0, 256, size * type_.dtype.itemsize, np.uint8)
    return raw.view(type_.dtype).reshape(shape)


def module_of(constant: Any) -> Any:
    """A program that returns a constant that was built."""
    line, type_ = str(constant.operation), result_of(constant)
    name = line.partition(" = ")[0]
    return opspec.load(f"func.func @main() -> {type_} {{\n  {line}\n  return {name} : {type_}\n}}\n")


@pytest.mark.parametrize(("shape", "type_"), crossed([pytest.param(shape) for shape in SHAPES], PLAIN), ids=str)
def test_what_is_given_is_what_runs(type_: Any, shape: tuple[int, ...]) -> None:
    array = drawn(type_, shape)
    program = Program()
    with program():
        constant = ops.constant(value=array)
        same(constant.value, array)
        module = module_of(constant)
    program.finish()
    same(opspec.run(module)[0], array)
    same(formula.run(module)[0], array)


def test_a_repeated_element_stays_one() -> None:
    program = Program()
    with program():
        constant = ops.constant(value=np.broadcast_to(np.float32(0.5), (1000, 1000)))
        assert result_of(constant) == "tensor<1000x1000xf32>"
        assert "dense<5.000000e-01>" in str(constant.operation)


def test_stored_integers_stand_for_a_quantized_type() -> None:
    program = Program()
    with program():
        stored = np.array([-128, 127], np.int8)
        constant = ops.constant(value=stored, result_type=QUANTIZED)
        assert result_of(constant) == QUANTIZED
        assert result_of(ops.constant(value=stored)) == "tensor<2xi8>"
    program.finish()


def test_other_values_and_types_are_refused() -> None:
    program = Program()
    with program():
        number = refused(lambda: ops.constant(value=1.5))
        assert "constant.T5" in number
        assert "attribute value: expected a constant (like dense<0> : tensor<2xi32>), found" in number
        wide = refused(lambda: ops.constant(value=np.zeros(2, np.int16), result_type=QUANTIZED))
        assert "constant.T3" in wide
        assert "expected elements of type i16" in wide
        longer = refused(lambda: ops.constant(value=np.zeros(3, np.int8), result_type=QUANTIZED))
        assert "constant.C1" in longer
    assert program.built == []
