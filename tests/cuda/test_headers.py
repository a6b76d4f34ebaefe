"""The headers of CUDA kernels on the host: the shim, functions over indices, elements and primitives."""

from __future__ import annotations

import ast
import ctypes
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from opspec import cuda
from opspec.cuda.host import HostLibrary, call, host_library
from opspec.errors import OpSpecError
from opspec.formula.values import element as exactly
from opspec.values.dims import Vec
from opspec.values.types import ELEMENT_TYPES, ElementType
from tests.cuda.agreement import distance
from tests.cuda.case import TYPES, tensor
from tests.cuda.element_values import values
from tests.numerics.primitive_columns import Instance, by_numpy, instances, is_same, rows
from tests.samples import one_in

F32 = ELEMENT_TYPES["f32"]

# --- the shim ---------------------------------------------------------------------------------------

KERNELS = """
#define LONGEST 4
#include "primitives.h"
using namespace opspec;
extern "C" __global__ void reads_beyond(const f32::Store *x, f32::Store *y) {
  Out<f32, 4>{y}[Vec{0}] = In<f32, 4>{x}[Vec{(int64_t)threadIdx.x}];
}
extern "C" __global__ void writes_beyond(const f32::Store *x, f32::Store *y) {
  Out<f32, 4>{y}[Vec{(int64_t)threadIdx.x - 1}] = In<f32, 4>{x}[Vec{0}];
}
extern "C" __global__ void shares(const f32::Store *x, f32::Store *y) {
  __shared__ float tile[4];
  const int i = threadIdx.x;
  if (i != 3) tile[i] = x[i];
  __syncthreads();
  y[i] = tile[(i + 1) % 4];
}
OPSPEC_HOST_ENTRY(reads_beyond)
OPSPEC_HOST_ENTRY(writes_beyond)
OPSPEC_HOST_ENTRY(shares)
"""


def test_the_shim_catches_what_a_device_would_not(tmp_path: Path) -> None:
    compiled = host_library(KERNELS, cuda.headers("stablehlo.add"), tmp_path)
    x, y = np.arange(4, dtype=np.float32), np.zeros(4, np.float32)
    pointers = (ctypes.c_void_p * 2)(x.ctypes.data, y.ctypes.data)
    assert call(compiled, "reads_beyond", pointers, 1, 4) == ""
    assert call(compiled, "reads_beyond", pointers, 1, 5) == "a read outside of a tensor, block 0, thread 4"
    assert call(compiled, "writes_beyond", pointers, 1, 4) == "a write outside of a tensor, block 0, thread 0"
    assert "without barriers" in call(compiled, "shares", pointers, 1, 4)
    assert call(compiled, "shares", pointers, 1, 4, barriers=True) == ""
    np.testing.assert_array_equal(y, np.array([1, 2, np.nan, 0], np.float32))  # nobody wrote the third


def test_a_kernel_that_reads_outside_of_a_tensor_is_caught(tmp_path: Path) -> None:
    none = Vec([0])
    attributes = {"edge_padding_low": none, "edge_padding_high": none, "interior_padding": none}
    kernel = cuda.specialise("stablehlo.pad", [tensor(F32, 4), tensor(F32)], attributes, [tensor(F32, 4)])
    broken = kernel.text.replace("0 <= q", "-9 <= q").replace("edge_padding_low = {0}", "edge_padding_low = {1}")
    wrong = replace(kernel, text=broken)
    with pytest.raises(OpSpecError, match="a read outside of a tensor, block 0, thread 0"):
        HostLibrary([wrong], tmp_path).run(wrong, np.zeros(4, np.float32), np.zeros((), np.float32))


# --- the headers ------------------------------------------------------------------------------------


def c_value(tree: ast.expr, kind: str) -> str:
    """A value of a case as C++."""
    if isinstance(tree, ast.List) and (kind == "matrix" or any(isinstance(x, ast.List) for x in tree.elts)):
        return f"Matrix{{{', '.join(c_value(x, 'ints') for x in tree.elts)}}}"
    if isinstance(tree, ast.List):
        return f"Vec{{{', '.join(ast.unparse(x).lower() for x in tree.elts)}}}"
    if isinstance(tree, ast.Tuple):
        return f"{{{', '.join(c_value(x, 'ints') for x in tree.elts)}}}"
    if isinstance(tree, ast.Constant) and isinstance(tree.value, str):
        return f'"{tree.value}"'
    return ast.unparse(tree).lower()


def index_cases() -> Iterator[tuple[str, str, str]]:
    """The function, the call and the result of every case of a function over indices that is no operator."""
    for row in rows():
        names = [f"*{p.name}" in row.data["signature"] for p in row.parameters]
        kinds = {p.name: p.type for p in row.parameters}
        for case in row.data.get("cases", {}).get("index", ()):
            if row.data.get("operator") in (*"+-*", "==", "!=", "<", "<=", ">", ">="):
                continue
            left, _, right = case.rpartition(" == ")
            tree = ast.parse(left, mode="eval").body
            assert isinstance(tree, ast.Call)
            types = [p.type for p in row.parameters] if not any(names) else [row.parameters[0].type] * len(tree.args)
            given = [c_value(x, kind) for x, kind in zip(tree.args, types, strict=False)]
            if row.name == "place" and not given:
                continue  # C++ has no empty list of pairs
            if row.name == "place":
                keywords = {k.arg: ast.unparse(k.value) for k in tree.keywords}
                given = [f"{{{', '.join(given)}}}", keywords.get("fill", "0"), keywords.get("rank", "-1")]
            assert row.name == "place" or not tree.keywords, kinds
            yield (
                row.name,
                f"{row.name}({', '.join(given)})",
                c_value(ast.parse(right, mode="eval").body, row.result),
            )


def test_index_functions_compute_what_their_rows_say_when_the_kernel_is_compiled(tmp_path: Path) -> None:
    found = list(index_cases())
    vectors = {row.name for row in rows() if row.is_vector}
    assert vectors <= {name for name, _, _ in found}, "a vector function without a case in C++"
    same = (
        "constexpr bool operator==(Matrix a, Matrix b) { bool h = a.length == b.length;"
        " for (int i = 0; i < a.length; i++) h = h && a.at[i] == b.at[i]; return h; }"
    )
    lines = ["#define LONGEST 8", '#include "primitives.h"', "namespace opspec {", same]
    lines += [f'static_assert({call_} == {result}, R"({call_})");' for _, call_, result in found]
    host_library("\n".join([*lines, "}\n"]), cuda.headers("stablehlo.add"), tmp_path)


NARROW = [element for element in TYPES if element.kind == "float" and element.bits <= 16]


@pytest.fixture(scope="module")
def roundings(tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    lines = ['#define LONGEST 4\n#include "primitives.h"', "namespace opspec {"]
    for e in NARROW:
        lines.append(
            f'extern "C" void decode_{e}(const {e}::Store *x, double *y, long n) '
            f"{{ for (long i = 0; i < n; i++) y[i] = {e}::from_bits(x[i]).value(); }}"
        )
        lines.append(
            f'extern "C" void encode_{e}(const double *x, {e}::Store *y, long n) '
            f"{{ for (long i = 0; i < n; i++) y[i] = {e}::of(x[i]).bits; }}"
        )
    return host_library("\n".join([*lines, "}\n"]), cuda.headers("stablehlo.add"), tmp_path_factory.mktemp("roundings"))


def through(function: Any, x: Any, dtype: Any) -> Any:
    y = np.zeros(x.shape, dtype)
    function(ctypes.c_void_p(x.ctypes.data), ctypes.c_void_p(y.ctypes.data), ctypes.c_long(x.size))
    return y


@pytest.mark.slow
@pytest.mark.parametrize("element", one_in(3, NARROW), ids=str)
def test_narrow_floats_are_decoded_and_rounded_as_their_formats_say(
    element: ElementType, roundings: ctypes.CDLL
) -> None:
    codes = np.arange(1 << element.bits).astype(f"u{element.dtype.itemsize}")
    decoded = through(roundings[f"decode_{element}"], codes, np.float64)
    with np.errstate(all="ignore"):
        expected = codes.view(element.dtype).astype(np.float64)
    np.testing.assert_array_equal(decoded, expected)
    np.testing.assert_array_equal(np.signbit(decoded), np.signbit(expected))
    finite = np.unique(decoded[np.isfinite(decoded)])
    middle = (finite[1:] + finite[:-1]) / 2
    rng = np.random.default_rng(3)
    wild = rng.integers(0, 1 << 62, 2000).astype(np.uint64) * np.uint64(4)
    special = [0.0, -0.0, np.inf, -np.inf, np.nan, -np.nan, finite[-1] * 1.1, finite[0] * 2, 5e-324]
    beside = [np.nextafter(middle, -np.inf), np.nextafter(middle, np.inf)]
    given = np.concatenate([finite, middle, *beside, wild.view(np.float64), special])
    given = np.ascontiguousarray(given if given.size < 40000 else rng.choice(given, 40000))
    found = through(roundings[f"encode_{element}"], given, codes.dtype).view(element.dtype)
    with np.errstate(all="ignore"):
        for x, y in zip(given.tolist(), found, strict=True):
            wanted = exactly(x, element)
            assert is_same(float(y), float(wanted)), f"{x} becomes {y}, not {wanted}"


# --- primitives on elements --------------------------------------------------------------------------


def arguments_of(case: Instance, rng: np.random.Generator) -> list[Any]:
    made = []
    for parameter in case.values:
        kind = case.element(parameter.type)
        assert kind is not None
        if parameter.type == "int":
            made.append(np.asarray({"exponent_bits": 4, "mantissa_bits": 2, "place": 0}[parameter.name], np.int64))
        else:
            made.append(values(rng, kind, (60,), exact=not case.row.ulp("c", case.kind)))
    return made


def c_class(element: ElementType) -> str:
    return re.sub(r"\W+", "_", element.name).strip("_")


def primitive_cases(elements: Sequence[ElementType]) -> list[Instance]:
    by_hand = ("convert",)  # the op of that name is tested for every pair of types
    return [
        case
        for row in rows()
        if not row.is_vector and row.where and row.name not in by_hand
        for case in instances(row, elements)
        if case.E.kind != "index"
    ]


def check_primitives(found: Sequence[Instance], folder: Path) -> None:
    lines = ['#define LONGEST 4\n#include "primitives.h"', "namespace opspec {"]
    for number, case in enumerate(found):
        kinds = [(p, case.element(p.type)) for p in case.values]
        takes = ", ".join(
            f"const {c_class(k)}::Store *{p.name}" if p.type != "int" else f"const int64_t *{p.name}"
            for p, k in kinds
            if k
        )
        typed = len(case.values) < len(case.row.parameters)
        gives = [f"{c_class(k)}::from_bits({p.name}[at])" if p.type != "int" else f"*{p.name}" for p, k in kinds if k]
        call_ = f"{case.row.name}{f'<{c_class(case.E)}>' if typed else ''}({', '.join(gives)})"
        result = c_class(case.result)
        made = f"{result}({call_})" if case.row.result == "bool" else call_
        lines.append(
            f'extern "C" void k{number}({takes}{", " if takes else ""}{result}::Store *made, long n) '
            f"{{ for (long at = 0; at < n; at++) made[at] = {made}.bits; }}"
        )
    compiled = host_library("\n".join([*lines, "}\n"]), cuda.headers("stablehlo.add"), folder)
    rng = np.random.default_rng(5)
    for number, case in enumerate(found):
        arguments = arguments_of(case, rng)
        count = 60 if arguments else 1
        y = np.zeros(count, case.result.dtype)
        pointers = [ctypes.c_void_p(np.ascontiguousarray(x).ctypes.data) for x in (*arguments, y)]
        compiled[f"k{number}"](*pointers, ctypes.c_long(count))
        expected = np.broadcast_to(by_numpy(case, arguments), (count,))
        allowed = case.row.ulp("numpy", case.kind) + case.row.ulp("c", case.kind)
        for at, (got, wanted) in enumerate(zip(y.tolist(), expected.tolist(), strict=True)):
            given = [x.ravel()[at % x.size] for x in arguments]
            same = is_same(got, wanted) or (allowed and distance(got, wanted, y.dtype) <= allowed)
            assert same, f"{case} of {given}: {got}, NumPy gives {wanted}"


@pytest.mark.slow
@pytest.mark.parametrize("name", one_in(3, ["f8E4M3FN", "i4", "bf16"]))
def test_primitives_of_narrow_types_compute_what_their_numpy_texts_do(name: str, tmp_path: Path) -> None:
    check_primitives(primitive_cases([ELEMENT_TYPES[name]]), tmp_path)


@pytest.mark.full
@pytest.mark.parametrize("element", TYPES, ids=str)
def test_primitives_compute_what_their_numpy_texts_do(element: ElementType, tmp_path: Path) -> None:
    check_primitives(primitive_cases([element]), tmp_path)
