"""Golden vectors: what their files hold, that they are the same everywhere, and what counts as the same value."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest

import opspec
from opspec.arrays import load_npz
from opspec.cli.main import main
from opspec.goldens.cases import Raw, cases
from opspec.goldens.distances import compare
from opspec.goldens.values import EDGES, INDEX_EDGES
from opspec.goldens.vectors import Golden, Tolerance, goldens, read_index, write
from opspec.values.types import ELEMENT_TYPES, Tensor
from tests.generated_cases import ops
from tests.samples import one_in

EXACT = Tolerance(0)
OPS = [op.name for op in ops() if op.semantics is not None]
SAMPLE = [
    "chlo.sinh",
    "stablehlo.all_reduce",
    "stablehlo.batch_norm_training",
    "stablehlo.divide",
    "stablehlo.gather",
    "stablehlo.sort",
    "stablehlo.uniform_quantize",
]
# Tokens, tuples and futures are no arrays that a file could hold.
NO_CASES = [
    "stablehlo.after_all",
    "stablehlo.async_done",
    "stablehlo.async_start",
    "stablehlo.create_token",
    "stablehlo.get_tuple_element",
    "stablehlo.infeed",
    "stablehlo.outfeed",
    "stablehlo.recv",
    "stablehlo.return",
    "stablehlo.send",
    "stablehlo.tuple",
]
# Only the examples, or a process that knows its own number.
FEW = [
    "chlo.constant",
    "stablehlo.case",
    "stablehlo.constant",
    "stablehlo.if",
    "stablehlo.optimization_barrier",
    "stablehlo.partition_id",
    "stablehlo.replica_id",
    "stablehlo.while",
]


def case(found: Sequence[Golden], name: str) -> Golden:
    return next(x for x in found if x.name == name)


# --- our own interpreter --------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("name", one_in(4, SAMPLE))
def test_kernels_pass(name: str) -> None:
    types = [t for t in ("i32", "f32", "bf16") if op_takes(name, t)]
    check_kernels(name, types)


@pytest.mark.full
@pytest.mark.parametrize("name", OPS)
def test_all_kernels_pass(name: str) -> None:
    check_kernels(name, None)


def op_takes(name: str, type_: str) -> bool:
    op = next(op for op in ops() if op.name == name)
    return (type_ if type_ == "quantized" else ELEMENT_TYPES[type_].kind) in op.typevars[0].classes


def check_kernels(name: str, types: list[str] | None) -> None:
    if name in NO_CASES:
        return
    found = goldens(name, types).cases
    assert len(found) >= (1 if name in FEW else 4)
    for each in found:
        given = opspec.run(opspec.load(each.program), *each.inputs)
        for x, y, tolerance in zip(given, each.outputs, each.tolerances, strict=True):
            assert compare(np.asarray(x), y, tolerance) is None, each.name


@pytest.mark.parametrize("name", NO_CASES)
def test_an_op_without_arrays_says_so(name: str) -> None:
    with pytest.raises(opspec.OpSpecError, match="no arrays"):
        goldens(name)


# --- what is written ------------------------------------------------------------------------------


def test_labels_show_what_they_say() -> None:
    found = goldens("stablehlo.add", ["f32", "i8"]).cases
    labels = {x.label for x in found}
    assert labels == {
        "example",
        "zeros",
        "ones",
        "infinities",
        "nan",
        "subnormals",
        "boundaries",
        "random",
        "zero_sized",
        "rank_0",
    }
    left, right = case(found, "zeros-f32").inputs
    signs = set(zip(np.signbit(left).tolist(), np.signbit(right).tolist(), strict=True))
    assert len(signs) == 4
    assert not left.any()
    assert np.isnan(case(found, "nan-f32").inputs[0]).any()
    assert {-128, 127, -1} <= set(case(found, "boundaries-i8").inputs[0].tolist())
    tiny = case(found, "subnormals-f32").inputs[0]
    assert np.float32(1e-45) in tiny
    assert [x.shape for x in case(found, "rank_0-i1").inputs] == [(), ()]
    assert all(0 in x.shape for x in case(found, "zero_sized-i1").inputs)


@pytest.mark.parametrize("name", ["stablehlo.reduce", "stablehlo.gather", "stablehlo.pad", "stablehlo.reshape"])
def test_values_are_asked_of_what_has_elements(name: str) -> None:
    """Each has an example without elements, which would ask nothing; that is asked under a label of its own."""
    (op,) = (op for op in ops() if op.name == name)
    assert any(not _has_elements(raw) for raw in cases(op, [], ["example", "zero_sized"]))
    asked = list(cases(op, ["f32", "i32"], EDGES))
    assert {raw.label for raw in asked} >= {"random", "zeros", "ones"}
    assert all(map(_has_elements, asked))
    assert len({(raw.label, raw.instance.key) for raw in asked}) == len(asked)


def _has_elements(raw: Raw) -> bool:
    return all(0 not in t.shape for group in raw.instance.operands for t in group if isinstance(t, Tensor))


def test_indices_overlap_and_lie_outside() -> None:
    found = goldens("stablehlo.gather", ["f32", "i8"]).cases
    same = [x.inputs[1] for x in found if x.label == "overlapping"]
    far = [x.inputs[1] for x in found if x.label == "out_of_bounds"]
    assert same
    assert far
    assert all(len(set(x.ravel().tolist())) == 1 for x in same)
    assert all(((x < 0) | (x > 70)).any() for x in far)


def test_random_numbers_are_asked_where_there_is_no_choice_and_once() -> None:
    """Sizes are indices too, but none of a draw that is 0 either way."""
    (rng,) = (op for op in ops() if op.name == "stablehlo.rng")
    assert {raw.label for raw in cases(rng, None, EDGES + INDEX_EDGES)} == {"zeros"}


@pytest.mark.parametrize("name", ["stablehlo.reduce", "stablehlo.reduce_window"])
def test_what_a_fold_starts_from_changes_nothing_where_it_may_take_part_twice(name: str) -> None:
    """XLA on GPUs counts it twice for sums of rows, and is right; windows have it in padding besides."""
    (op,) = (op for op in ops() if op.name == name)
    starts = {raw.name: raw.inputs[len(raw.inputs) // 2 :] for raw in cases(op, None) if raw.label != "example"}
    assert {"boundaries-i32", "random-f32"} <= set(starts)
    assert not {name: xs for name, xs in starts.items() if "quant" not in name and any(x.any() for x in xs)}


@pytest.mark.parametrize("name", ["stablehlo.reduce", "stablehlo.reduce_window"])
def test_examples_start_from_what_combined_with_itself_is_itself(name: str) -> None:
    (op,) = (op for op in ops() if op.name == name)
    for raw in cases(op, [], ["example"]):
        count = len(raw.inputs) // 2
        starts = raw.inputs[count:]
        inputs = [np.full_like(x, start) for x, start in zip(raw.inputs, starts, strict=False)]
        for found, start in zip(opspec.run(opspec.load(raw.program), *inputs, *starts), starts, strict=True):
            assert np.all(found == start), raw.name


def test_tolerances_come_from_the_op_file() -> None:
    assert {t for x in goldens("stablehlo.add", ["f32"]).cases for t in x.tolerances} == {EXACT}
    tanh = {
        str(x.outputs[0].dtype): x.tolerances[0].ulp for x in goldens("stablehlo.tanh", ["f16", "f32", "f64"]).cases
    }
    assert tanh == {"float64": 2, "float32": 4, "float16": 1}
    sums = goldens("stablehlo.reduce", ["f32", "i32"]).cases
    assert all((x.tolerances[0].bound is None) == (x.outputs[0].dtype.kind != "f") for x in sums)
    bound = case(sums, "random-f32").tolerances[0].bound
    assert bound is not None
    assert (bound < 1e-3).all()


def test_the_files_are_the_same_everywhere(tmp_path: Path) -> None:
    digests = []
    for folder in (tmp_path / "a", tmp_path / "b"):
        names = write(goldens("stablehlo.pad", ["bf16"]), folder)
        assert sorted(names) == sorted(path.name for path in folder.iterdir())
        digests.append(
            hashlib.sha256(b"".join((folder / name).read_bytes() for name in names if name != "index.json")).hexdigest()
        )
    assert digests[0] == digests[1]


def test_writing_again_removes_what_is_no_longer_there(tmp_path: Path) -> None:
    write(goldens("stablehlo.negate", ["f32", "i8"]), tmp_path / "made")
    names = write(goldens("stablehlo.negate", ["i8"]), tmp_path / "made")
    assert sorted(names) == sorted(path.name for path in (tmp_path / "made").iterdir())
    (tmp_path / "mine.txt").write_text("mine")
    with pytest.raises(opspec.OpSpecError, match="new or empty folder"):
        write(goldens("stablehlo.negate", ["i8"]), tmp_path)


def test_an_unknown_type_is_refused() -> None:
    with pytest.raises(opspec.OpSpecError, match=r"'i8' is no element type .* expected f4E2M1FN"):
        goldens("stablehlo.tanh", ["i8"])


# --- comparing ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("found", "expected", "tolerance", "passes"),
    [
        ([np.nan], [-np.nan], EXACT, True),
        ([0.0], [-0.0], EXACT, False),
        ([0.0], [-0.0], Tolerance(1), True),
        ([1e-45], [-1e-45], Tolerance(2), True),
        ([1e-45], [-1e-45], Tolerance(1), False),
        ([np.inf], [np.nan], Tolerance(4), False),
        ([1.1], [1.0], Tolerance(None, np.array([0.2])), True),
        ([1.3], [1.0], Tolerance(None, np.array([0.2])), False),
        ([np.inf], [1.0], Tolerance(None, np.array([np.inf])), False),
    ],
)
def test_comparing(found: list[float], expected: list[float], tolerance: Tolerance, passes: bool) -> None:
    x, y = (np.array(values, np.float32) for values in (found, expected))
    assert (compare(x, y, tolerance) is None) == passes


def test_comparing_other_types() -> None:
    f8 = np.array([1.0, 448], ml_dtypes.float8_e4m3fn)
    found = compare(np.array([1.125, 448], f8.dtype), f8, EXACT)
    assert found is not None
    assert (found["index"], found["ulp"], found["found"]) == ((0,), 1, "1.125")
    z = np.array([1e10 + 1j], np.complex64)
    assert compare(z + np.complex64(3j), z, Tolerance(1)) is None  # small beside the larger part
    assert compare(z + np.complex64(3j), z, EXACT) is not None
    assert compare(np.array([2]), np.array([3]), EXACT) is not None
    one = Tolerance(None, np.ones(1))
    assert compare(np.array([2], np.uint8), np.array([3], np.uint8), one) is None
    assert compare(np.array([-128], np.int8), np.array([127], np.int8), one) is not None


def test_a_difference_says_where_and_how_far() -> None:
    x = np.arange(6, dtype=np.float32).reshape(2, 3)
    y = x.copy()
    y[1] = np.nextafter(y[1], np.float32(100))
    found = compare(y, x, EXACT)
    assert found is not None
    assert (found["index"], found["ulp"], found["wrong"], found["of"]) == ((1, 0), 1, 3, 6)
    assert (found["found"], found["expected"]) == (str(float(y[1, 0])), "3.0")
    assert compare(x[:1], x, EXACT) == {"reason": "expected f32 of shape [2, 3], found f32 of shape [1, 3]"}
    assert compare(x.astype(np.float64), x, EXACT) == {
        "reason": "expected f32 of shape [2, 3], found f64 of shape [2, 3]"
    }


def test_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "negate"
    assert main(["goldens", "negate", "--types", "i8", "--out", str(folder)]) == 0
    assert "stablehlo.negate: " in capsys.readouterr().out
    entry = next(x for x in read_index(folder)["cases"] if x["name"] == "ones-i8")
    assert load_npz(folder / entry["outputs"])["arr_0"].tolist() == [
        -x for x in load_npz(folder / entry["inputs"])["arr_0"].tolist()
    ]
