"""Constants as arrays, for every element type, and .npz files that keep every element type."""

from __future__ import annotations

import io
import pickle
import zipfile
from pathlib import Path

import numpy as np
import pytest

from opspec import arrays
from opspec.errors import OpSpecError
from opspec.programs import carrier, dense_attributes
from opspec.programs.records import import_module
from opspec.values.types import ELEMENT_TYPES, ElementType, element_of

TYPES = [element for element in ELEMENT_TYPES.values() if element.kind != "index"]
EVERY_TYPE = pytest.mark.parametrize("element", TYPES, ids=str)


def samples(element: ElementType) -> np.ndarray:
    """A few values that the type holds exactly, the extreme ones among them."""
    if element.kind == "bool":
        return np.array([True, False, True])
    if element.kind in ("sint", "uint"):
        low = -(1 << element.bits - 1) if element.kind == "sint" else 0
        high = low + (1 << element.bits) - 1
        values = np.array([low, high, 1], dtype=object)
        return np.array([int(v) for v in values], np.uint64 if element.kind == "uint" else np.int64).astype(
            element.dtype
        )
    if element.kind == "complex":
        return np.array([1.5 - 2j, complex(np.nan, np.inf), 0.1 + 1e-30j], element.dtype)
    if element.bits < 8:
        return np.arange(1 << element.bits, dtype=np.uint8).view(element.dtype)
    bits = np.random.default_rng(7).integers(0, 256, (6, element.bits // 8), np.uint8)
    return bits.view(element.dtype).reshape(-1)


def spelled(value: object, element: ElementType) -> str:
    if element.kind == "bool":
        return "true" if value else "false"
    if element.kind in ("sint", "uint"):
        return str(int(value))  # type: ignore[call-overload]
    if element.kind == "complex":
        part = ELEMENT_TYPES["f32" if element.bits == 64 else "f64"]
        parts = np.array([value.real, value.imag], part.dtype)  # type: ignore[attr-defined]
        return "(" + ",".join(spelled(x, part) for x in parts) + ")"
    bits = np.array(value).reshape(1).view(f"u{element.dtype.itemsize}")[0]
    digits = -(-element.bits // 4)
    return f"0x{int(bits):0{digits}X}"


def program(body: str, shape: str, element: ElementType) -> str:
    kind = f"tensor<{shape}{element}>"
    return (
        f"func.func @f() -> {kind} {{\n"
        f'  %0 = "stablehlo.constant"() <{{value = dense<{body}> : {kind}}}> : () -> {kind}\n'
        f"  return %0 : {kind}\n}}\n"
    )


def value_of(text: str) -> np.ndarray:
    module = carrier.parse(text, carrier.new_context())
    (made,) = (view for view in import_module(module).walk() if view.name == "stablehlo.constant")
    value = made.attributes["value"]
    assert isinstance(value, np.ndarray)
    return value


def same(found: np.ndarray, expected: np.ndarray) -> bool:
    """Bit for bit, dtype included."""
    return (
        found.dtype == expected.dtype
        and found.shape == expected.shape
        and np.ascontiguousarray(found).tobytes() == np.ascontiguousarray(expected).tobytes()
    )


@EVERY_TYPE
def test_a_short_constant(element: ElementType) -> None:
    expected = samples(element)
    body = "[" + ", ".join(spelled(value, element) for value in expected) + "]"
    assert same(value_of(program(body, f"{len(expected)}x", element)), expected)


@EVERY_TYPE
def test_a_long_constant(element: ElementType) -> None:
    expected = np.resize(samples(element), (50, 3))
    body = "[" + ", ".join("[" + ", ".join(spelled(v, element) for v in row) + "]" for row in expected) + "]"
    assert same(value_of(program(body, "50x3x", element)), expected)


@EVERY_TYPE
def test_a_splat_takes_no_memory_and_a_scalar_has_no_axis(element: ElementType) -> None:
    value = samples(element)[1]
    splat = value_of(program(spelled(value, element), "1000x1000x1000x", element))
    assert splat.strides == (0, 0, 0)
    assert same(splat[0, 0, :1], np.array([value], element.dtype))
    assert same(value_of(program(spelled(value, element), "", element)), np.array(value, element.dtype))


@EVERY_TYPE
def test_an_empty_constant(element: ElementType) -> None:
    assert same(value_of(program("", "0x3x", element)), np.zeros((0, 3), element.dtype))


@EVERY_TYPE
@pytest.mark.parametrize("count", [1, 11])
def test_a_resource(element: ElementType, count: int) -> None:
    expected = np.resize(samples(element), count)
    data = expected.tobytes().hex().upper()
    assert same(value_of(resource(data, count, element)), expected)


def resource(data: str, count: int, element: ElementType | str) -> str:
    return (
        f"func.func @f() -> tensor<{count}x{element}> {{\n"
        f"  %0 = stablehlo.constant dense_resource<blob> : tensor<{count}x{element}>\n"
        f"  return %0 : tensor<{count}x{element}>\n}}\n"
        f'{{-#\n  dialect_resources: {{\n    builtin: {{\n      blob: "0x08000000{data}"\n'
        "    }\n  }\n#-}\n"
    )


def test_a_resource_with_packed_elements() -> None:
    assert value_of(resource("B501", 9, "i1")).tolist() == [1, 0, 1, 0, 1, 1, 0, 1, 1]
    assert value_of(resource("F8", 2, "i4")).astype(int).tolist() == [-8, -1]


def test_a_resource_without_data_says_so() -> None:
    text = program("0", "4x", ELEMENT_TYPES["i32"]).replace("dense<0>", "dense_resource<__elided__>")
    with pytest.raises(OpSpecError, match=r"__elided__.*print it again"):
        value_of(text)


def test_a_resource_of_the_wrong_size_says_so() -> None:
    with pytest.raises(OpSpecError, match=r"expected 16 bytes in a constant \[4\] of i32, found 8"):
        value_of(resource("00" * 8, 4, "i32"))


def test_constants_are_read_only() -> None:
    for body in ("[1, 2]", "1"):
        for element in ("i32", "i4"):
            assert not value_of(program(body, "2x", ELEMENT_TYPES[element])).flags.writeable


def test_a_constant_inside_containers() -> None:
    element = "dense<[(1.0,2.0), (0x7FC00000,0.0)]> : tensor<2xcomplex<f32>>"
    module = carrier.parse(
        f"module attributes {{a.list = [1 : i32, {element}], a.dict = {{x = {element}, y = true}}}} {{}}\n",
        carrier.new_context(),
    )
    attributes = import_module(module).root.attributes
    one, listed = attributes["a.list"]
    found = attributes["a.dict"]
    assert (one, found["y"]) == (1, True)
    for value in (listed, found["x"]):
        assert same(value, np.array([1 + 2j, complex(np.nan, 0)], np.complex64))


def test_text_that_is_no_constant() -> None:
    with pytest.raises(OpSpecError, match="expected a dense constant"):
        dense_attributes.from_text("sparse<0, 1> : tensor<1xi64>")


def test_element_types_are_found_by_dtype() -> None:
    assert all(element_of(element.dtype) is element for element in TYPES)
    assert pickle.loads(pickle.dumps(ELEMENT_TYPES["bf16"])) is ELEMENT_TYPES["bf16"]
    with pytest.raises(TypeError, match="no StableHLO element type"):
        element_of("U3")


# --- .npz ---------------------------------------------------------------------------------------------------


def test_npz_keeps_every_type_and_the_order(tmp_path: Path) -> None:
    saved = {f"{len(TYPES) - at} x.{element}": samples(element) for at, element in enumerate(TYPES)}
    saved["scalar"] = np.float32(2).reshape(())
    saved["a::b"] = np.zeros((0, 3), np.int8)
    saved["strided"] = np.arange(12, dtype=np.float64).reshape(3, 4)[::2, ::-1]
    saved["splat"] = np.broadcast_to(ELEMENT_TYPES["bf16"].dtype.type(1), (2, 2))
    saved["dir/../name"] = np.array([1])
    path = tmp_path / "values.npz"
    arrays.save_npz(path, saved)
    found = arrays.load_npz(path)
    assert list(found) == list(saved)
    assert all(same(found[name], saved[name]) for name in saved)


def test_npz_is_plain_where_numpy_knows_the_type(tmp_path: Path) -> None:
    path = tmp_path / "values.npz"
    arrays.save_npz(path, {"x": np.arange(3.0), "w": np.ones(2, ELEMENT_TYPES["bf16"].dtype)})
    with np.load(path, allow_pickle=False) as plain:
        assert plain.files == ["x", "w::bf16"]
        assert plain["x"].tolist() == [0, 1, 2]
        assert plain["w::bf16"].tolist() == [0x3F80, 0x3F80]


def test_npz_files_are_reproducible(tmp_path: Path) -> None:
    for name in ("a", "b"):
        arrays.save_npz(tmp_path / name, {"x": np.arange(3)})
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()


def test_npz_reads_what_numpy_wrote(tmp_path: Path) -> None:
    path = tmp_path / "numpy.npz"
    np.savez_compressed(path, x=np.array([1, 2], ">i4"), **{"odd::name": np.array(True)})
    found = arrays.load_npz(path)
    assert found["x"].tolist() == [1, 2]
    assert found["odd::name"].item() is True
    arrays.save_npz(path, found)
    assert arrays.load_npz(path)["x"].dtype == np.int32


@pytest.mark.parametrize("content", ["pickle", "text", "npy", "truncated"])
def test_npz_refuses_anything_else(tmp_path: Path, content: str) -> None:
    path = tmp_path / "bad.npz"
    if content == "pickle":
        np.savez(path, x=np.array([object()], dtype=object))
    elif content == "text":
        path.write_text("hello")
    elif content == "npy":
        with path.open("wb") as file:
            np.save(file, np.arange(3))
    elif content == "truncated":
        buffer = io.BytesIO()
        with zipfile.ZipFile(buffer, "w") as archive:
            archive.writestr("x.npy", b"\x93NUMPY\x01\x00")
        path.write_bytes(buffer.getvalue())
    with pytest.raises(OpSpecError, match=r"expected an \.npz file"):
        arrays.load_npz(path)


def test_npz_refuses_to_write_what_is_no_tensor(tmp_path: Path) -> None:
    with pytest.raises(TypeError, match="no StableHLO element type"):
        arrays.save_npz(tmp_path / "x.npz", {"x": np.array(["text"])})


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (None, "cannot read {}: No such file or directory"),
        (b"junk!!!", "expected an .npz file of plain arrays in {}, found: a file that begins with b'junk!!'"),
        (b"", "expected an .npz file of plain arrays in {}, found: a file that begins with b''"),
        (b"\x93NUMPY", "expected an .npz file of plain arrays in {}, found: a single array, of numpy.save"),
    ],
)
def test_files_that_hold_no_arrays(tmp_path: Path, data: bytes | None, words: str) -> None:
    path = tmp_path / "in.npz"
    if data is not None:
        path.write_bytes(data)
    with pytest.raises(OpSpecError) as caught:
        arrays.load_npz(path)
    assert str(caught.value) == words.format(path)
