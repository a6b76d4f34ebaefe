"""Native forms of ops that move elements: bit by bit what their kernels give, whatever memory the operand lies in."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import opspec
from opspec.execution.element_moves import OPS
from opspec.programs.records import import_module
from tests.execution.test_reused_memory import Apart
from tests.samples import crossed

SIZES = "3x4x5"
TYPES = {
    "f32": np.float32,
    "bf16": ml_dtypes.bfloat16,
    "i1": np.bool_,
    "i4": ml_dtypes.int4,
    "complex<f64>": np.complex128,
}


def tensor(shape: str, element: str) -> str:
    return f"tensor<{shape}{'x' if shape else ''}{element}>"


def one(op: str, operands: list[str], attributes: str, shape: str) -> tuple[str, list[str], str, str]:
    return op, operands, attributes, shape


def array(text: str) -> str:
    return f"array<i64: {text}>" if text else "array<i64>"


def each(op: str) -> Iterator[tuple[list[str], str, str]]:
    """Shapes of tensor operands, attributes, shape of the result; `i` stands for a scalar index."""
    match op:
        case "stablehlo.reshape":
            yield from (
                ([a], "", b) for a, b in (("3x4x5", "60"), ("3x4x5", "5x2x6"), ("", "1x1"), ("1x1", ""), ("0x3", "0"))
            )
        case "stablehlo.transpose":
            for order in ("0, 1, 2", "2, 0, 1", "1, 0, 2"):
                shape = "x".join("345"[int(at)] for at in order.split(", "))
                yield ["3x4x5"], f"permutation = {array(order)}", shape
            yield [""], f"permutation = {array('')}", ""
        case "stablehlo.slice":
            for starts, limits, steps, shape in (
                ("0, 0, 0", "3, 4, 5", "1, 1, 1", "3x4x5"),
                ("1, 0, 2", "3, 3, 5", "1, 2, 3", "2x2x1"),
                ("3, 0, 0", "3, 4, 5", "1, 1, 1", "0x4x5"),
            ):
                names = zip(("start_indices", "limit_indices", "strides"), (starts, limits, steps), strict=True)
                yield ["3x4x5"], ", ".join(f"{name} = {array(text)}" for name, text in names), shape
            yield [""], f"start_indices = {array('')}, limit_indices = {array('')}, strides = {array('')}", ""
        case "stablehlo.reverse":
            for axes in ("", "0", "2, 0"):
                yield ["3x4x5"], f"dimensions = {array(axes)}", "3x4x5"
            yield [""], f"dimensions = {array('')}", ""
        case "stablehlo.broadcast_in_dim":
            for given, axes, shape in (
                ("", "", "2x3"),
                ("", "", ""),
                ("3", "1", "2x3"),
                ("3x4", "0, 2", "3x2x4"),
                ("3x4", "2, 0", "4x2x3"),
                ("1x4", "0, 1", "3x4"),
                ("1", "0", "1x5"),
                ("0x1", "0, 1", "0x4"),
                ("3x4x5", "0, 1, 2", "3x4x5"),
            ):
                yield [given], f"broadcast_dimensions = {array(axes)}", shape
        case "stablehlo.concatenate":
            yield ["3x4", "3x1", "3x0"], "dimension = 1 : i64", "3x5"
            yield ["3x4"], "dimension = 0 : i64", "3x4"
        case "stablehlo.dynamic_slice":
            yield ["3x4x5", "i", "i", "i"], f"slice_sizes = {array('2, 4, 1')}", "2x4x1"
            yield [""], f"slice_sizes = {array('')}", ""
        case "stablehlo.select":
            yield ["p40x40", "40x40", "40x40"], "", "40x40"
            yield ["p3", "3", "3"], "", "3"
        case "stablehlo.dynamic_update_slice":
            yield ["3x4x5", "2x4x1", "i", "i", "i"], "", "3x4x5"
            yield ["40x40", "3x40", "i", "i"], "", "40x40"
            yield ["", ""], "", ""


@pytest.mark.parametrize(("op", "element"), crossed(list(OPS), list(TYPES)))
def test_a_moving_op_gives_what_its_kernel_gives(op: str, element: str) -> None:
    ran = 0
    random = np.random.default_rng(ran)
    for operands, attributes, shape in each(op):
        types = [_type(x, element) for x in operands]
        given = ", ".join(f"%a{at}: {type_}" for at, type_ in enumerate(types))
        used = ", ".join(f"%a{at}" for at in range(len(types)))
        made = tensor(shape, element)
        text = f'%r = "{op}"({used}) {{{attributes}}} : ({", ".join(types)}) -> {made}'
        text = f"func.func @main({given}) -> {made} {{\n  {text}\n  return %r : {made}\n}}\n"
        module = import_module(opspec.load(text))
        found, expected = opspec.compile(module), opspec.compile(module, kernels=Apart())
        for starts in ((0, 0, 0), (1, -3, 2), (2**62, 1, -(2**62))):
            arguments = _arguments(operands, starts, TYPES[element], random)
            wanted = expected(*arguments)[0]
            for layout in (np.ascontiguousarray, np.asfortranarray, _backwards):
                laid = [layout(x) if x.ndim else x for x in arguments]
                before = [x.tobytes() for x in laid]
                result = found(*laid)[0]
                assert (result.shape, result.dtype, result.tobytes()) == (wanted.shape, wanted.dtype, wanted.tobytes())
                assert [x.tobytes() for x in laid] == before
                donated = found.call([x.copy() for x in arguments], donated=range(len(arguments)))[0]
                assert donated.tobytes() == wanted.tobytes()
            ran += 1
    assert ran


def _type(operand: str, element: str) -> str:
    if operand == "i":
        return "tensor<i64>"
    return tensor(operand[1:], "i1") if operand[0:1] == "p" else tensor(operand, element)


def _arguments(operands: list[str], starts: tuple[int, ...], dtype: Any, random: np.random.Generator) -> list[Any]:
    made, at = [], 0
    for x in operands:
        if x == "i":
            made.append(np.array(starts[at], np.int64))
            at += 1
        elif x[0:1] == "p":
            made.append(random.random(tuple(map(int, x[1:].split("x")))) < 0.5)
        else:
            shape = tuple(int(n) for n in x.split("x") if n)
            made.append(random.integers(0, 2 if dtype is np.bool_ else 7, shape).astype(dtype))
    return made


def _backwards(x: Any) -> Any:
    return x[::-1].copy()[::-1]


def test_an_array_of_another_process_is_broadcast_though_its_type_is_a_copy() -> None:
    x = pickle.loads(pickle.dumps(np.arange(6).reshape(3, 2) + 1j))[:, 0]
    text = """func.func @main(%x: tensor<3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>> {
  %0 = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  return %0 : tensor<2x3xcomplex<f64>>
}"""
    (found,) = opspec.compile(opspec.load(text), engine="numpy")(x)
    assert found.tolist() == [[0 + 1j, 2 + 1j, 4 + 1j]] * 2
