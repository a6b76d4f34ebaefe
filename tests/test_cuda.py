"""CUDA kernels: compiled for the host they make what the NumPy kernels make, and NVRTC accepts them."""

from __future__ import annotations

import ast
import ctypes
import importlib.util
import json
import math
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from cuda_cases import SAMPLE, TYPES, Case, cases, derivable, ops, tensor, view_of
from element_values import values
from primitive_host import Instance, by_numpy, instances, is_same, rows

from opspec import cuda
from opspec.cuda_host import HostLibrary, call, host_library
from opspec.decode import parse_quantized
from opspec.dims import Dim, Vec
from opspec.element import ELEMENT_TYPES, ElementType, Tensor
from opspec.elementwise import limits
from opspec.errors import OpSpecError
from opspec.formula_values import element as exactly
from opspec.plan import RunError
from opspec_generator.model import Extern

DERIVABLE = derivable()
CHOSEN = {  # what the default tests compile, each for what its text has and others do not; all ops are in `full`
    "stablehlo.add": "a text per class of elements",
    "stablehlo.compare": "an enumeration, and truth values as a result",
    "stablehlo.convert": "two types",
    "stablehlo.complex": "parts of complex numbers",
    "stablehlo.bitcast_convert": "bits of elements of other widths",
    "stablehlo.reduce_precision": "numbers as attributes",
    "chlo.zeta": "a special function",
    "stablehlo.clamp": "operands of other shapes",
    "stablehlo.constant": "a tensor in the text",
    "stablehlo.pad": "reads that depend on the index",
    "stablehlo.concatenate": "a list of operands",
    "stablehlo.real_dynamic_slice": "operands read as vectors, of the type index too",
    "stablehlo.set_dimension_size": "an operand read as a number",
    "stablehlo.gather": "computed positions and a comprehension",
    "stablehlo.dynamic_slice": "a list of scalars",
    "stablehlo.map": "a region",
    "stablehlo.reduce": "a fold by a region over several tensors",
    "stablehlo.scatter": "a fold with a condition",
    "stablehlo.select_and_scatter": "a fold in a fold",
    "stablehlo.convolution": "a fold over a window",
    "stablehlo.dot_general": "sums of products",
    "stablehlo.fft": "sums of complex numbers",
    "stablehlo.batch_norm_training": "stages",
    "stablehlo.all_reduce": "operands of other processes, combined by a region",
    "stablehlo.collective_permute": "which process it is",
}
GROUPS = [list(CHOSEN)[at : at + 6] for at in range(0, len(CHOSEN), 6)]
F32 = ELEMENT_TYPES["f32"]
HAS_NVRTC = importlib.util.find_spec("cuda") is not None and importlib.util.find_spec("cuda.core") is not None
nvrtc = pytest.mark.skipif(not HAS_NVRTC, reason="NVRTC is not installed: pip install 'opspec[cuda]'")


# --- the same text on the host ----------------------------------------------------------------------


def library(parts: Sequence[Case], folder: Path) -> tuple[HostLibrary, list[cuda.Specialised]]:
    kernels = [case.kernel(f"k{at}") for at, case in enumerate(parts)]
    return HostLibrary(kernels, folder), kernels


def agree(case: Case, found: Any, expected: Any) -> None:
    assert found.dtype == expected.dtype
    assert found.shape == expected.shape
    if case.relative:
        wide = np.complex128 if found.dtype.kind == "c" else np.float64
        x, y = found.astype(wide), expected.astype(wide)
        np.testing.assert_allclose(x, y, rtol=case.relative, atol=case.relative, err_msg=case.name)
        return
    for x, y in zip(found.ravel().tolist(), expected.ravel().tolist(), strict=True):
        if not is_same(x, y):
            assert case.ulp, f"{case}: {x} is not {y}"
            apart = distance(x, y, expected.dtype)
            assert apart <= case.ulp, f"{case}: {x} is {apart} ULP from {y}"


def distance(x: Any, y: Any, dtype: np.dtype[Any]) -> float:
    """How far apart two results are, in units in the last place of the second, or of its larger part."""
    if not (np.isfinite(x) and np.isfinite(y)):
        return math.inf if np.isnan(x) != np.isnan(y) else 1.0
    info = limits(np.zeros(1, dtype).real.dtype)
    size = max(abs(complex(y).real), abs(complex(y).imag), float(info.smallest_normal))
    unit = 2.0 ** (math.frexp(size)[1] - 1) * float(info.eps)
    return max(abs(complex(x).real - complex(y).real), abs(complex(x).imag - complex(y).imag)) / unit


def check_on_host(found: Sequence[Case], folder: Path) -> None:
    compiled, kernels = library(found, folder)
    for case, kernel in zip(found, kernels, strict=True):
        try:
            expected = case.expected()
        except RunError:  # the op's meaning is undefined here, though no rule is broken
            with pytest.raises(OpSpecError, match=r"a read outside of a tensor|a fold over nothing|a process outside"):
                compiled.run(kernel, *case.arrays)
            continue
        for x, y in zip(compiled.run(kernel, *case.arrays), expected, strict=True):
            agree(case, x, y)


@pytest.mark.parametrize("group", GROUPS, ids="-".join)
def test_kernels_on_the_host_give_what_numpy_gives(group: Sequence[str], tmp_path: Path) -> None:
    check_on_host([case for op in group for case in cases(op, SAMPLE, most=10)], tmp_path)


@pytest.mark.full
@pytest.mark.parametrize("op", DERIVABLE)
def test_kernels_of_every_op_on_the_host_give_what_numpy_gives(op: str, tmp_path: Path) -> None:
    check_on_host(cases(op, SAMPLE, most=10), tmp_path)


@pytest.mark.full
@pytest.mark.parametrize("seed", range(1, 4))
@pytest.mark.parametrize("op", DERIVABLE)
def test_kernels_of_all_types_on_the_host_give_what_numpy_gives(op: str, seed: int, tmp_path: Path) -> None:
    found = cases(op, TYPES, seed, most=200)
    for at in range(0, len(found), 150):
        folder = tmp_path / str(at)
        folder.mkdir()
        check_on_host(found[at : at + 150], folder)


def test_every_op_in_pull_form_has_a_kernel_or_a_reason() -> None:
    reasons = {}
    for name, op in ops().items():
        if op.semantics is not None and name not in DERIVABLE:
            with pytest.raises(OpSpecError, match=rf"{name} has no CUDA kernel: ") as refused:
                cuda.kernel_of(name)
            reasons[name] = str(refused.value).partition(": ")[2]
    assert set(reasons) == {name for name, op in ops().items() if isinstance(op.semantics, Extern)}
    assert all("its meaning is written by hand (" in reason for reason in reasons.values())


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
    broken = kernel.text.replace("0 <= q", "-9 <= q").replace(
        "edge_padding_low = {0}", "edge_padding_low = {1}"
    )
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
            types = (
                [p.type for p in row.parameters]
                if not any(names)
                else [row.parameters[0].type] * len(tree.args)
            )
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
    return host_library(
        "\n".join([*lines, "}\n"]), cuda.headers("stablehlo.add"), tmp_path_factory.mktemp("roundings")
    )


def through(function: Any, x: Any, dtype: Any) -> Any:
    y = np.zeros(x.shape, dtype)
    function(ctypes.c_void_p(x.ctypes.data), ctypes.c_void_p(y.ctypes.data), ctypes.c_long(x.size))
    return y


@pytest.mark.parametrize("element", NARROW, ids=str)
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
        gives = [
            f"{c_class(k)}::from_bits({p.name}[at])" if p.type != "int" else f"*{p.name}"
            for p, k in kinds
            if k
        ]
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


@pytest.mark.parametrize("name", ["i4", "bf16", "f8E4M3FN"])
def test_primitives_of_narrow_types_compute_what_their_numpy_texts_do(name: str, tmp_path: Path) -> None:
    check_primitives(primitive_cases([ELEMENT_TYPES[name]]), tmp_path)


@pytest.mark.full
@pytest.mark.parametrize("element", TYPES, ids=str)
def test_primitives_compute_what_their_numpy_texts_do(element: ElementType, tmp_path: Path) -> None:
    check_primitives(primitive_cases([element]), tmp_path)


# --- NVRTC ------------------------------------------------------------------------------------------

REPORT = Path(__file__).resolve().parent.parent / "build" / "cuda-resources.json"


def compile_all(found: Sequence[Case], arch: str) -> dict[str, cuda.Resources]:
    """The resources of every kernel, by the name of its case."""
    kernels = [case.kernel(f"k{at}") for at, case in enumerate(found)]
    made = cuda.compile(*kernels, arch=arch)
    assert made.code[:4] == b"\x7fELF"
    table = {}
    for case, kernel in zip(found, kernels, strict=True):
        for launch in kernel.launches:
            assert launch.name in made.resources, f"no report of {case}:\n{made.log}"
            table[f"{case.name}{launch.name.removeprefix(kernel.launches[0].name)}"] = made.resources[
                launch.name
            ]
    return table


@nvrtc
@pytest.mark.parametrize("group", GROUPS, ids="-".join)
def test_kernels_become_cubins(group: Sequence[str]) -> None:
    found = [
        case for op in group for case in cases(op, [ELEMENT_TYPES[n] for n in ("i32", "bf16", "f32")], most=2)
    ]
    spilling = {name: used for name, used in compile_all(found, "sm_90").items() if used.spill_stores}
    assert not spilling


@nvrtc
@pytest.mark.full
@pytest.mark.parametrize("arch", ["sm_80", "sm_90", "sm_100"])
@pytest.mark.parametrize("op", DERIVABLE)
def test_kernels_of_all_types_become_cubins(op: str, arch: str) -> None:
    found = cases(op, TYPES, most=120)
    table: dict[str, cuda.Resources] = {}
    for at in range(0, len(found), 40):
        table |= compile_all(found[at : at + 40], arch)
    REPORT.parent.mkdir(exist_ok=True)
    lines = {name: asdict(used) for name, used in sorted(table.items())}
    REPORT.with_name(f"cuda-resources-{op}-{arch}.json").write_text(json.dumps(lines, indent=1) + "\n")


def test_without_nvrtc_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cuda.core", None)
    part = cuda.specialise("stablehlo.abs", [tensor(F32, 4)], {}, [tensor(F32, 4)])
    for use in (cuda.compile, lambda p: cuda.launch(p, np.zeros(4, np.float32))):
        with pytest.raises(OpSpecError, match=r"pip install 'opspec\[cuda\]'"):
            use(part)


@nvrtc
def test_what_the_compiler_refuses_is_an_error_that_shows_its_words() -> None:
    part = cuda.specialise("stablehlo.abs", [tensor(F32, 4)], {}, [tensor(F32, 4)])
    with pytest.raises(OpSpecError, match=r"NVRTC refuses the kernels of stablehlo.abs"):
        cuda.compile(replace(part, text=part.text.replace("abs(", "nothing_of_the_kind(")))


# --- specialisation -----------------------------------------------------------------------------------


def test_a_specialisation_shows_its_constants_and_the_ops_own_text() -> None:
    attributes = {"edge_padding_low": Vec([1]), "edge_padding_high": Vec([0]), "interior_padding": Vec([2])}
    part = cuda.specialise("stablehlo.pad", [tensor(F32, 3), tensor(F32)], attributes, [tensor(F32, 8)])
    assert "constexpr Vec edge_padding_low = {1};" in part.source
    assert cuda.kernel_text("stablehlo.pad").rstrip() in part.source
    assert "In<f32, 3>{operand}" in part.source
    assert [launch.elements for launch in part.launches] == [8]


def test_a_staged_op_is_launched_stage_by_stage() -> None:
    shapes = [tensor(F32, 4, 3), tensor(F32, 3), tensor(F32, 3)]
    part = cuda.specialise(
        "stablehlo.batch_norm_training", shapes, {"epsilon": 0.0, "feature_index": 1}, shapes
    )
    names = ["total", "batch_mean", "spread", "batch_var", "output"]
    assert [launch.buffers[-1] for launch in part.launches] == names
    assert [launch.elements for launch in part.launches] == [3, 3, 3, 3, 12]
    assert str(part.buffers["spread"]) == "tensor<3xf32>"


def test_nothing_is_launched_for_a_tensor_without_elements(tmp_path: Path) -> None:
    part = cuda.specialise("stablehlo.abs", [tensor(F32, 0, 4)], {}, [tensor(F32, 0, 4)])
    assert part.launches == ()
    (made,) = HostLibrary([part], tmp_path).run(part, np.zeros((0, 4), np.float32))
    assert made.shape == (0, 4)


CAPTURES = """func.func @main(%x: tensor<4xf32>, %i: tensor<f32>) -> tensor<f32> {
  %r = "stablehlo.reduce"(%x, %i) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %i : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}"""


def test_what_no_kernel_can_do_is_refused_with_a_reason() -> None:
    with pytest.raises(OpSpecError, match="expected known sizes"):
        cuda.specialise("stablehlo.abs", [Tensor(Vec([Dim(0, None)]), F32)], {}, [tensor(F32, 4)])
    quantized = parse_quantized("!quant.uniform<i8:f32, 0.5>")
    assert quantized is not None
    row, one = Tensor(Vec([4]), quantized), Tensor(Vec([]), quantized)
    with pytest.raises(OpSpecError, match="no kernel with a region for quantized elements"):
        cuda.specialise("stablehlo.reduce", [[row], [one]], {"dimensions": Vec([0])}, [[one]])
    with pytest.raises(OpSpecError, match="a value from outside of the region"):
        cuda.specialise_view(view_of(CAPTURES, "stablehlo.reduce"))
    with pytest.raises(OpSpecError, match=r"acme\.swish has no CUDA kernel"):
        cuda.specialise("acme.swish", [], {}, [])
    with pytest.raises(OpSpecError, match="expected a finite number"):
        cuda.specialise(
            "stablehlo.batch_norm_training", [tensor(F32, 4, 3), tensor(F32, 3), tensor(F32, 3)],
            {"epsilon": math.inf, "feature_index": 1}, [tensor(F32, 4, 3), tensor(F32, 3), tensor(F32, 3)],
        )  # fmt: skip


def test_arrays_of_other_types_are_refused(tmp_path: Path) -> None:
    part = cuda.specialise("stablehlo.abs", [tensor(F32, 4)], {}, [tensor(F32, 4)])
    compiled = HostLibrary([part], tmp_path)
    with pytest.raises(OpSpecError, match=r"operand: expected float32\[4\], found float64\[4\]"):
        compiled.run(part, np.zeros(4))
    with pytest.raises(OpSpecError, match="expected 1 arrays"):
        compiled.run(part)
