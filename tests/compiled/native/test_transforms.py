"""Fourier transforms by machine code against NumPy's in f64, and to the same bits with all instructions and threads."""

from __future__ import annotations

import math

import numpy as np
import pytest

import opspec
from opspec.compiled.native import array_code, fourier, machine_code, transforms
from opspec.compiled.native.array_code import TransformCode
from opspec.compiled.native.fourier_tables import Transform, radices, table, table_size
from opspec.execution.fast_paths.stablehlo.fft import Fourier
from opspec.values.arrays import Array
from tests.compiled.loops import looping
from tests.compiled.native.kernels import EACH_SET, EDGE_SETS, SETS, THREADS, loads, machine, same
from tests.samples import crossed, one_in

KINDS = {"FFT": np.fft.fftn, "IFFT": np.fft.ifftn, "RFFT": np.fft.rfftn, "IRFFT": np.fft.irfftn}
TYPES = {"f32": np.float32, "f64": np.float64}
CASES = [  # a shape of values, and how many of its last dimensions are transformed
    ((17, 64), 1),
    ((4, 1024), 1),
    ((16, 8 * 3 * 5), 1),
    ((5, 2 * 7 * 11), 1),
    ((20, 2 * 13), 1),
    ((2, 3, 4, 16), 1),
    ((24, 36), 2),
    ((3, 16, 32), 2),
    ((4, 16, 40), 3),
    ((24,), 1),  # one, and few side by side
    ((2, 3, 64), 1),
    ((6, 12), 2),
    ((3, 4, 2), 3),
    ((5, 2 * 17), 1),
    ((2, 2 * 31), 1),
    ((20, 2 * 37), 1),  # steps that are loops
    ((3, 2 * 41 * 37), 1),
    ((5, 2 * 3 * 199), 1),
    ((53, 6), 2),
]
IN_TWO = [  # one transform as those of the columns and rows of a matrix
    ((256,), 1),
    ((3, 1000), 1),
    ((1, 4096), 1),
    ((2, 3 * 7 * 11 * 13), 1),
    ((11, 2048), 1),
    ((5, 300), 2),
    ((2 * transforms.LARGEST,), 1),
]


def program(kind: str, shape: tuple[int, ...], count: int, element: str) -> str:
    half = "x".join(map(str, (*shape[:-1], shape[-1] // 2 + 1)))
    full = "x".join(map(str, shape))
    complex_, real = f"complex<{element}>", element
    given = {"RFFT": f"{full}x{real}", "IRFFT": f"{half}x{complex_}"}.get(kind, f"{full}x{complex_}")
    made = {"RFFT": f"{half}x{complex_}", "IRFFT": f"{full}x{real}"}.get(kind, f"{full}x{complex_}")
    return f"""func.func @main(%x: tensor<{given}>) -> tensor<{made}> {{
      %0 = stablehlo.fft %x, type = {kind}, length = {[*shape[-count:]]} : (tensor<{given}>) -> tensor<{made}>
      return %0 : tensor<{made}>
    }}"""


def values(kind: str, shape: tuple[int, ...], element: str) -> Array:
    rng = np.random.default_rng(len(shape))
    single = np.dtype(TYPES[element])
    if kind == "RFFT":
        return rng.standard_normal(shape).astype(single)
    if kind == "IRFFT":
        shape = (*shape[:-1], shape[-1] // 2 + 1)  # parts that a spectrum of reals does not have are left out
    numbers = rng.standard_normal(shape) + 1j * rng.standard_normal(shape)
    return numbers.astype(np.result_type(single, np.complex64))


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """One for each transform that machine code computes."""
    return loads(monkeypatch, TransformCode)


def run(text: str, x: Array, instructions: str, threads: int, monkeypatch: pytest.MonkeyPatch) -> Array:
    monkeypatch.setattr(machine_code, "machine", lambda: machine(instructions, threads))
    (found,) = opspec.compile(opspec.load(text), engine="cpu")(x)
    return found


@pytest.mark.parametrize(("instructions", "kind", "element"), crossed(EACH_SET, list(KINDS), ["f32", "f64"]))
def test_transforms_are_those_of_numpy(
    instructions: str, kind: str, element: str, made: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    for shape, count in CASES + IN_TWO * (kind in ("FFT", "IFFT")):
        x, axes = values(kind, shape, element), tuple(range(-count, 0))
        found = run(program(kind, shape, count, element), x, instructions, 2, monkeypatch)
        wide = x.astype(np.complex128 if x.dtype.kind == "c" else np.float64)
        sizes = shape[-count:]
        wanted = KINDS[kind](wide, sizes, axes)
        assert (found.dtype.itemsize, found.shape) == (
            wanted.dtype.itemsize // (2 if element == "f32" else 1),
            wanted.shape,
        )
        # A number goes through a step for each factor, and each step rounds a few times.
        near = 4 * math.log2(math.prod(sizes)) * np.finfo(TYPES[element]).eps
        assert np.abs(found - wanted).max() < near * np.sqrt((np.abs(wanted) ** 2).mean())
    assert len(made) >= len(CASES) - 2


@pytest.mark.parametrize("kind", one_in(2, KINDS))
def test_bits_are_those_of_all_instructions_and_threads(
    kind: str, made: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    in_two = [((3, 1000), 1), ((4096,), 1)] if kind in ("FFT", "IFFT") else []
    for shape, count in [((3, 50, 120), 2), ((20, 2 * 61), 1), *in_two]:
        x = values(kind, shape, "f32")
        made.clear()
        results = [
            run(program(kind, shape, count, "f32"), x, instructions, threads, monkeypatch)
            for instructions in SETS
            for threads in THREADS
        ]
        parts = [x.view(np.float32) for x in results]
        assert all(same(parts[0], other) for other in parts)
        assert len(made) == len(results)


LOOPED = [((24,), 1), ((3, 20), 1), ((6, 4), 2), ((64, 128), 1), ((4, 6, 8), 3)]


def in_a_loop(kind: str, shape: tuple[int, ...], count: int) -> str:
    """What it takes is twice as large in each of three turns; the last result is given."""
    half = f"{'x'.join(map(str, (*shape[:-1], shape[-1] // 2 + 1)))}xcomplex<f32>"
    full = "x".join(map(str, shape))
    given = {"RFFT": f"{full}xf32", "IRFFT": half}.get(kind, f"{full}xcomplex<f32>")
    made = {"RFFT": half, "IRFFT": f"{full}xf32"}.get(kind, f"{full}xcomplex<f32>")
    types = [f"tensor<{given}>", f"tensor<{made}>"]
    body = f"""
      %b0 = stablehlo.add %a0, %a0 : {types[0]}
      %b1 = stablehlo.fft %a0, type = {kind}, length = {[*shape[-count:]]} : ({types[0]}) -> {types[1]}"""
    return looping(3, types, body)


@pytest.mark.parametrize("kind", KINDS)
def test_a_loop_transforms_by_itself(kind: str, made: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    for shape, count in LOOPED + [((1024,), 1), ((2, 600), 1)] * (kind in ("FFT", "IFFT")):
        given = values(kind, shape, "f32")
        wanted = KINDS[kind](4.0 * given, shape[-count:], tuple(range(-count, 0)))
        module = opspec.load(in_a_loop(kind, shape, count))
        found = []
        for instructions in EDGE_SETS:
            monkeypatch.setattr(machine_code, "machine", lambda on=instructions: machine(on, 2))
            at_first = np.zeros(wanted.shape, np.float32 if kind == "IRFFT" else np.complex64)
            found.append(opspec.compile(module, engine="cpu")(given, at_first)[1])
        assert np.abs(found[0] - wanted).max() < 1e-5 * np.abs(wanted).max()
        assert all(same(found[0].view(np.float32), other.view(np.float32)) for other in found)
    assert not made


def test_a_wave_is_one_number() -> None:
    """The table turns exactly by quarters, and a wave that a transform knows has one frequency."""
    turned = fourier.table(fourier.Transform("f64", 8, 1, 1, False, False, False, 1.0)).view(np.complex128)
    assert {1, -1j} <= {*turned.tolist()}
    wave = np.exp(2j * np.pi * 5 * np.arange(64) / 64)
    text = program("FFT", (16, 64), 1, "f64")
    (found,) = opspec.compile(opspec.load(text), engine="cpu")(np.tile(wave, (16, 1)))
    wanted = np.zeros((16, 64))
    wanted[:, 5] = 64
    assert np.abs(found - wanted).max() < 1e-13


@pytest.mark.parametrize("instructions", EACH_SET)
@pytest.mark.parametrize(("shape", "more"), [((2, 32, 64), 1), ((2, 8, 32, 48), 1), ((2, 30, 45), 2)])
def test_a_dimension_is_transformed_where_the_one_before_it_lies(
    instructions: str, shape: tuple[int, ...], more: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unless some lines would be transformed twice: the lanes of vectors are not always a divisor of their number."""
    x, arrays, new_array = values("FFT", shape, "f32"), list[int](), array_code.new_array
    monkeypatch.setattr(array_code, "LARGEST_STEP", 0)
    monkeypatch.setattr(array_code, "new_array", lambda *given: arrays.append(1) or new_array(*given))
    kept, count = x.copy(), len(shape) - 1
    found = run(program("FFT", shape, count, "f32"), x, instructions, 2, monkeypatch)
    wanted = np.fft.fftn(x.astype(np.complex128), axes=range(1, len(shape)))
    assert abs(found - wanted).max() < 1e-6 * abs(wanted).max()
    assert np.array_equal(x, kept)
    assert len(arrays) == more


def test_what_a_library_does_better() -> None:
    """Lengths with large primes, odd ones of reals, a long one of reals alone, longer ones, those of a long
    dimension before the last one, and short ones."""
    for kind, shape, count in (
        ("FFT", (64, 211 * 16), 1),
        ("RFFT", (64, 45), 1),
        ("RFFT", (1, 8192), 1),
        ("RFFT", (64, 4 * transforms.LARGEST), 1),
        ("FFT", (2 * transforms.LARGEST, 16), 2),
        ("FFT", (64, 8), 1),
    ):
        dtype = np.dtype(np.float32 if kind == "RFFT" else np.complex64)
        assert transforms.transform_of(Fourier(np.fft, kind, shape, shape[-count:]), dtype, machine(SETS[0])) is None


def test_long_ones_are_done_in_two() -> None:
    for shape, count in IN_TWO:
        fourier_ = Fourier(np.fft, "FFT", shape, shape[-count:])
        found = transforms.transform_of(fourier_, np.dtype(np.complex64), machine(SETS[0]))
        assert found is not None
        assert len(found.texts()) == count + 1


@pytest.mark.parametrize("counts", [(1, 8), (8, 1)])
def test_equal_ones_of_few_and_many(counts: tuple[int, int]) -> None:
    """Their texts are equal, and only how many parts they have is not."""
    few, many = ([*counts[at : at + 1], 1 << 14] for at in (0, 1))
    types = [f"tensor<{'x'.join(map(str, shape))}xcomplex<f32>>" for shape in (few, many)]
    text = f"""func.func @main(%x: {types[0]}, %y: {types[1]}) -> ({types[0]}, {types[1]}) {{
      %0 = stablehlo.fft %x, type = FFT, length = [{1 << 14}] : ({types[0]}) -> {types[0]}
      %1 = stablehlo.fft %y, type = FFT, length = [{1 << 14}] : ({types[1]}) -> {types[1]}
      return %0, %1 : {types[0]}, {types[1]}
    }}"""
    rng = np.random.default_rng(0)
    given = [(rng.standard_normal(x) + 1j * rng.standard_normal(x)).astype(np.complex64) for x in (few, many)]
    for found, x in zip(opspec.compile(opspec.load(text), engine="cpu")(*given), given, strict=True):
        assert np.allclose(found, np.fft.fft(x), rtol=1e-4, atol=1e-2)


def test_tables_have_the_numbers_that_steps_turn_by() -> None:
    for size, lines, inverse in [(9, 10, False), (12, 5, True), (100, 100, False), (64, 128, True)]:
        whole = size * lines
        made = Transform("f64", size, 1, lines, True, inverse, False, 1.0, whole)
        found = table(made)
        assert len(found) == table_size(made)
        turn = (2j if inverse else -2j) * np.pi
        wanted = np.exp(turn / whole * np.outer(np.arange(size), np.arange(lines)))
        real, imaginary = found[-2 * whole :].reshape(2, size, lines)
        assert np.abs(real + 1j * imaginary - wanted).max() < 3e-15
        radix = (radices(size) or [1])[0]
        first = found[: 2 * (radix - 1)].view(np.complex128)
        assert (first == 1).all()
        real_ones = Transform("f32", size, 1, lines, False, inverse, True, 1.0)
        assert len(table(real_ones)) == table_size(real_ones)


def test_squares_of_many_lanes_are_one_function() -> None:
    for real, lines in [(False, 20), (True, 20), (False, 3), (True, 3)]:
        wide = machine(SETS[0]).target
        made = Transform("f32", 64, 1, lines, False, False, real, 1.0)
        text = fourier.transform_text(made, wide).text
        assert text.count("@kernel.squares(") == (3 if fourier.lanes_of(made, wide) == 16 and lines == 20 else 0)
