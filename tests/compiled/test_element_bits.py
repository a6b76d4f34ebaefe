"""What kernels make of the bits of elements, and of the format without zeros and signs: what NumPy gives."""

from __future__ import annotations

import numpy as np
import pytest

import opspec
from opspec.compiled.building import Nodes
from opspec.compiled.engines import compile as compile_by
from opspec.compiled.fused_blocks import KernelGroup
from opspec.compiled.narrow import decoded, encoded
from opspec.compiled.nodes import Applied, in_order
from opspec.compiled.operations import MACHINE
from opspec.compiled.shown import blocks_of, plan_data
from opspec.formula.values import formats
from opspec.programs.records import import_module
from opspec.values.arrays import Array
from opspec.values.types import ELEMENT_TYPES
from tests.compiled.native.test_bits import agree as agree_everywhere

POWERS = "f8E8M0FNU"


def agree(lines: str, *given: Array) -> None:
    """The reference gives the elements of NumPy, with every op in a kernel."""
    module = opspec.load(lines)
    plan = plan_data(blocks_of(import_module(module)))
    assert plan["fused"] == plan["ops"]
    for found, wanted in zip(compile_by(module, engine="reference")(*given), opspec.run(module, *given), strict=True):
        assert found.dtype == wanted.dtype
        with np.errstate(invalid="ignore"):
            assert ((found == wanted) | ((found != found) & (wanted != wanted))).all()


def of(result: str, text: str, *operands: str) -> str:
    listed = ", ".join(f"%a{at}: {type_}" for at, type_ in enumerate(operands))
    names = ", ".join(f"%a{at}" for at in range(len(operands)))
    return (
        f"func.func @main({listed}) -> {result} {{\n"
        f'  %r = "stablehlo.{text.split()[0]}"({names}) {{{" ".join(text.split()[1:])}}} '
        f": ({', '.join(operands)}) -> {result}\n  return %r : {result}\n}}\n"
    )


def numbers(element: str, shape: tuple[int, ...], seed: int = 0) -> Array:
    """Of random bits."""
    type_, rng = ELEMENT_TYPES[element], np.random.default_rng(seed)
    if type_.kind == "bool":
        return rng.integers(0, 2, shape).astype(bool)
    if type_.kind == "sint" and type_.bits < 8:
        return rng.integers(-(1 << type_.bits - 1), 1 << type_.bits - 1, shape).astype(type_.dtype)
    most = 1 << min(type_.bits, 8)
    made = rng.integers(0, most, (*shape, type_.dtype.itemsize)).astype(np.uint8)
    return made.view(type_.dtype).reshape(shape)


# Each with how many elements one becomes; negative where so many become one.
CASTS = [
    ("f32", "i32", 0),
    ("f16", "bf16", 0),
    ("i64", "ui16", 4),
    ("ui8", "f32", -4),
    ("i4", "ui8", -2),
    ("ui8", "i4", 2),
    ("f64", "f4E2M1FN", 16),
    ("i1", "ui8", -8),
    ("f32", "i2", 16),
    ("ui2", "f32", -16),
    ("complex<f64>", "complex<f32>", 2),
    ("complex<f32>", "complex<f64>", -2),
]


@pytest.mark.parametrize(("given", "made", "times"), CASTS)
def test_bits_are_read_as_another_type_of_any_width(given: str, made: str, times: int) -> None:
    before, after = ("x" if not n else f"x{n}x" for n in (max(-times, 0), max(times, 0)))
    text = of(f"tensor<70{after}{made}>", "bitcast_convert", f"tensor<70{before}{given}>")
    agree(text, numbers(given, (70, -times) if times < 0 else (70,)))


@pytest.mark.parametrize("element", ["f32", "f64", "f16", "bf16", "f8E5M2", "f8E4M3FN"])
def test_numbers_are_rounded_to_fewer_bits(element: str) -> None:
    for exponent, mantissa in ((1, 0), (1, 23), (2, 1), (3, 3), (5, 10), (5, 0), (8, 7), (11, 2)):
        x = numbers(element, (3000,), seed=exponent)
        half = 1.5 * 2.0 ** np.random.default_rng(1).integers(-8, 8, 100)
        x[:100] = half.astype(x.dtype)
        type_ = f"tensor<3000x{element}>"
        agree(of(type_, f"reduce_precision exponent_bits={exponent}:i32, mantissa_bits={mantissa}:i32", type_), x)


@pytest.mark.parametrize("name", ["add", "subtract", "multiply", "divide", "maximum", "remainder"])
def test_all_pairs_of_powers_of_two(name: str) -> None:
    each = np.arange(256, dtype=np.uint8).view(ELEMENT_TYPES[POWERS].dtype)
    type_ = f"tensor<65536x{POWERS}>"
    agree(of(type_, name, type_, type_), np.repeat(each, 256), np.tile(each, 256))


@pytest.mark.parametrize("element", ["f32", "f64", "i32", "i64", "f16", "bf16", "f8E5M2"])
def test_numbers_become_powers_of_two_and_back(element: str) -> None:
    x = numbers(element, (2000,))
    if element == "f32":  # at the middles, and where its subnormals are
        x[:200] = 1.5 * 2.0 ** np.arange(-130, 70)
        edges = [0x400000, 0x600000, 0x5FFFFF, 0x600001, 0x7FFFFF, 0x800000, 0, 1 << 31, 1, 0x7F7FFFFF, 0x7F000000]
        x[200 : 200 + len(edges)] = np.array(edges, np.uint32).view(np.float32)
    agree(of(f"tensor<2000x{POWERS}>", "convert", f"tensor<2000x{element}>"), x)
    each = np.arange(256, dtype=np.uint8).view(ELEMENT_TYPES[POWERS].dtype)
    agree(of(f"tensor<256x{element}>", "convert", f"tensor<256x{POWERS}>"), each)


@pytest.mark.parametrize("constant", [None, 0.3, 2.0**-68 * 1.1])
def test_products_that_are_subnormal_in_bf16_are_rounded_once(constant: float | None) -> None:
    t, rng, dtype, count = "tensor<100000xbf16>", np.random.default_rng(0), ELEMENT_TYPES["bf16"].dtype, 100_000
    x = (rng.choice([-1, 1], count) * rng.integers(128, 256, count) * 2.0**-70).astype(dtype)
    y = (rng.integers(128, 256, count) * 2.0 ** rng.integers(-85, -65, count)).astype(dtype)
    if constant is not None:
        y = np.full(count, constant, dtype)
        x = (rng.integers(128, 256, count) * 2.0**-137 / constant).astype(dtype)
    factor = f"%c = stablehlo.constant dense<{float(y[0])!r}> : {t}" if constant is not None else ""
    text = f"""
func.func @main(%x: {t}, %y: {t}) -> {t} {{
  {factor}
  %r = stablehlo.multiply %x, {"%y" if constant is None else "%c"} : {t}
  return %r : {t}
}}"""
    (found,) = compile_by(opspec.load(text), engine="reference")(x, y)
    exact = x.astype(np.float64) * y.astype(np.float64)
    small = np.abs(exact) < 2.0**-126
    wanted = np.copysign(np.rint(exact * 2.0**133) * 2.0**-133, exact)
    assert small.sum() > count // 10
    assert found[small].astype(np.float64).tobytes() == wanted[small].tobytes()


@pytest.mark.parametrize("element", ["bf16", "f16", "f8E5M2", "f8E4M3FN", "f8E4M3B11FNUZ"])
@pytest.mark.parametrize("name", ["maximum", "minimum"])
def test_the_extreme_of_narrow_floats_is_that_of_their_numbers(element: str, name: str) -> None:
    """Nothing is rounded, so they are not made narrow after each term; signs of zeros are those of NumPy."""
    x = numbers(element, (60, 40))
    x[x != x] = 0
    x[::3] *= 0
    x[7::8, 3] = np.nan
    text = f"""
func.func @main(%x: tensor<60x40x{element}>, %start: tensor<{element}>) -> tensor<60x{element}> {{
  %r = stablehlo.reduce(%x init: %start) applies stablehlo.{name} across dimensions = [1]
    : (tensor<60x40x{element}>, tensor<{element}>) -> tensor<60x{element}>
  return %r : tensor<60x{element}>
}}"""
    given = [x, np.zeros((), x.dtype)]
    agree(text, *given)
    module = opspec.load(text)
    (found,), (wanted,) = compile_by(module, engine="reference")(*given), opspec.run(module, *given)
    assert (np.signbit(found) == np.signbit(wanted))[found == 0].all()
    (block,) = blocks_of(import_module(module))
    (group,) = block.steps
    assert isinstance(group, KernelGroup)
    (fold,) = [fold for kernel in group.plan.kernels for fold in kernel.folds]
    assert [term.type.name for term in fold.terms] == ["f32"]


def rounded(number: Array, element: str) -> Array:
    """Floats of f64 as the nearest ones of a narrow format, once, ties to even: by the multiples of its last place."""
    format_ = formats()[element]
    last = np.maximum(np.frexp(number)[1] - 1, 1 - format_.bias) - format_.mantissa
    return np.ldexp(np.rint(np.ldexp(number, -last)), last).astype(ELEMENT_TYPES[element].dtype)


def finite(element: str) -> Array:
    """All positive numbers of a format."""
    type_ = ELEMENT_TYPES[element]
    found = np.arange(1, 1 << type_.bits - 1, dtype=f"u{type_.dtype.itemsize}").view(type_.dtype)
    with np.errstate(invalid="ignore"):
        return found[np.isfinite(found)]


NARROW = ("f16", "bf16", "f8E5M2", "f8E4M3FN", "f8E3M4", "f8E4M3B11FNUZ")


@pytest.mark.parametrize("known", [False, True])
@pytest.mark.parametrize("element", NARROW)
def test_quotients_of_narrow_floats_are_rounded_once(element: str, known: bool) -> None:
    """All numbers by some, small quotients above all: with so few digits that of f64 is rounded as the exact one."""
    each = finite(element)
    rng, small = np.random.default_rng(0), 2.0 ** (1 - formats()[element].bias)
    for at in range(8):
        y = np.full(each.shape, each[rng.integers(len(each))]) if known else rng.permutation(each)
        x = each
        if at % 2:  # whose quotients are near the least numbers
            x = rounded(y.astype(np.float64) * small * rng.random(len(each)), element)
        with np.errstate(over="ignore"):
            exact = x.astype(np.float64) / y.astype(np.float64)
            wanted = rounded(exact, element)
        t = f"tensor<{len(each)}x{element}>"
        divisor = f"%c = stablehlo.constant dense<{float(y[0])!r}> : {t}" if known else ""
        text = f"""
func.func @main(%x: {t}, %y: {t}) -> {t} {{
  {divisor}
  %r = stablehlo.divide %x, {"%c" if known else "%y"} : {t}
  return %r : {t}
}}"""
        module = opspec.load(text)
        for engine in ("reference", "cpu"):
            (found,) = compile_by(module, engine=engine)(x, y)
            inside = exact <= float(each[-1])
            assert found[inside].tobytes() == wanted[inside].tobytes()


@pytest.mark.parametrize("element", NARROW)
def test_roots_of_narrow_floats_are_rounded_once(element: str) -> None:
    x = finite(element)
    t = f"tensor<{len(x)}x{element}>"
    for engine in ("reference", "cpu"):
        (found,) = compile_by(opspec.load(of(t, "sqrt", t)), engine=engine)(x)
        assert found.tobytes() == rounded(np.sqrt(x.astype(np.float64)), element).tobytes()


@pytest.mark.parametrize("element", [*NARROW, "f8E5M2FNUZ", "f8E8M0FNU", "f4E2M1FN", "f6E2M3FN", "f6E3M2FN"])
def test_the_next_one_of_all_numbers_of_a_narrow_format(element: str) -> None:
    """On the way to each of a few, without a look at bits."""
    type_ = ELEMENT_TYPES[element]
    every = np.arange(1 << type_.bits, dtype=f"u{type_.dtype.itemsize}").view(type_.dtype)
    wide = every.astype(np.float64)
    ordered = np.unique(wide[wide == wide])
    ends = [ordered[0], ordered[-1], wide[0], wide[3], ordered[1]]
    x, to = (each.ravel() for each in np.meshgrid(wide, ends, indexing="ij"))
    place = np.searchsorted(ordered, x)  # of NaN behind all
    step = np.where(np.isnan(x), 0, place + (to > x) - (to < x))
    wanted = np.where(np.isnan(x), np.nan, ordered[step])
    t = f"tensor<{x.size}x{element}>"
    text = f"""func.func @main(%x: {t}, %y: {t}) -> {t} {{
  %0 = chlo.next_after %x, %y : {t}, {t} -> {t}
  return %0 : {t}
}}"""
    given = [each.astype(type_.dtype) for each in (x, to)]
    for engine in ("reference", "cpu"):
        program = compile_by(opspec.load(text), engine=engine)
        assert np.array_equal(program(*given)[0].astype(np.float64), wanted, equal_nan=True)


@pytest.mark.parametrize("element", ["f16", "bf16"])
@pytest.mark.parametrize("name", ["divide", "sqrt"])
def test_of_floats_of_16_bits_f64_is_not_needed(name: str, element: str) -> None:
    t = f"tensor<64x{element}>"
    (block,) = blocks_of(import_module(opspec.load(of(t, name, *[t] * (2 if name == "divide" else 1)))))
    (group,) = block.steps
    assert isinstance(group, KernelGroup)
    (kernel,) = group.plan.kernels
    types = {node.type.name for node in in_order(store.value for store in kernel.stores)}
    assert "f32" in types
    assert "f64" not in types


@pytest.mark.parametrize("element", NARROW)
def test_extremes_of_narrow_floats_that_are_computed_with_are_those_of_numpy(element: str) -> None:
    """Signs of zeros are those of NumPy; so it is where other numbers are chosen, and where it is itself chosen."""
    x, y = numbers(element, (4000,)), numbers(element, (4000,), 1)
    x[::7], y[::11], y[::5] = 0, -0.0, x[::5]
    t = f"tensor<4000x{element}>"
    text = f"""
func.func @main(%x: {t}, %y: {t}) -> ({t}, {t}, {t}) {{
  %low = stablehlo.constant dense<0.0> : {t}
  %high = stablehlo.constant dense<1.5> : {t}
  %both = stablehlo.maximum %x, %y : {t}
  %raised = stablehlo.maximum %low, %both : {t}
  %clipped = stablehlo.minimum %raised, %high : {t}
  %r = stablehlo.divide %both, %clipped : {t}
  %test = stablehlo.compare LT, %y, %r : ({t}, {t}) -> tensor<4000xi1>
  %chosen = stablehlo.select %test, %clipped, %y : tensor<4000xi1>, {t}
  %s = stablehlo.add %chosen, %x : {t}
  return %r, %s, %chosen : {t}, {t}, {t}
}}"""
    agree(text, x, y)
    module = opspec.load(text)
    for engine in ("reference", "cpu"):
        for found, wanted in zip(compile_by(module, engine=engine)(x, y), opspec.run(module, x, y), strict=True):
            zero = wanted == 0
            assert (np.signbit(found) == np.signbit(wanted))[zero].all()
            assert (found[wanted == wanted] == wanted[wanted == wanted]).all()


def test_one_extreme_after_another_is_computed_with_as_such() -> None:
    t = "tensor<4000xf16>"
    text = f"""
func.func @main(%x: {t}) -> {t} {{
  %low = stablehlo.constant dense<0.0> : {t}
  %high = stablehlo.constant dense<1.5> : {t}
  %raised = stablehlo.maximum %low, %x : {t}
  %clipped = stablehlo.minimum %raised, %high : {t}
  %r = stablehlo.divide %x, %clipped : {t}
  return %r : {t}
}}"""
    (block,) = blocks_of(import_module(opspec.load(text)))
    (group,) = block.steps
    assert isinstance(group, KernelGroup)
    (kernel,) = group.plan.kernels
    nodes = in_order(store.value for store in kernel.stores)
    assert {node.operation for node in nodes if isinstance(node, Applied)} == {
        *("f16_number", "max", "min", "div", "f16_bits"),
    }


@pytest.mark.parametrize("element", ["f16", "bf16"])
def test_a_hard_swish_has_the_same_bits_everywhere(element: str, monkeypatch: pytest.MonkeyPatch) -> None:
    t = f"tensor<65536x{element}>"
    text = f"""
func.func @main(%x: {t}, %y: {t}) -> ({t}, {t}) {{
  %three = stablehlo.constant dense<3.0> : {t}
  %zero = stablehlo.constant dense<0.0> : {t}
  %six = stablehlo.constant dense<6.0> : {t}
  %moved = stablehlo.add %x, %three : {t}
  %raised = stablehlo.maximum %moved, %zero : {t}
  %clipped = stablehlo.minimum %raised, %six : {t}
  %part = stablehlo.divide %clipped, %six : {t}
  %r = stablehlo.multiply %x, %part : {t}
  %q = stablehlo.divide %x, %y : {t}
  %s = stablehlo.sqrt %q : {t}
  return %r, %s : {t}, {t}
}}"""
    x = np.arange(1 << 16, dtype=np.uint16).view(ELEMENT_TYPES[element].dtype)
    agree_everywhere(monkeypatch, text, [x, np.random.default_rng(0).permutation(x)])


@pytest.mark.parametrize(
    ("element", "divisor", "operation"),
    [("f16", 6.0, "mul"), ("f16", 0.1, "mul"), ("f16", 1000.0, "div"), ("bf16", 7.0, "mul"), ("f8E5M2", 3.0, "mul")],
)
def test_a_known_divisor_is_a_factor_where_all_numbers_are_rounded_alike(
    element: str, divisor: float, operation: str
) -> None:
    """By 1000 some subnormals of f16 lie in the middle of two."""
    type_ = ELEMENT_TYPES[element]
    each = np.arange(1 << type_.bits, dtype=f"u{type_.dtype.itemsize}").view(type_.dtype)
    by = np.asarray(divisor, type_.dtype)
    t = f"tensor<{len(each)}x{element}>"
    text = f"""
func.func @main(%x: {t}) -> {t} {{
  %c = stablehlo.constant dense<{float(by)!r}> : {t}
  %r = stablehlo.divide %x, %c : {t}
  return %r : {t}
}}"""
    module = opspec.load(text)
    (block,) = blocks_of(import_module(module))
    (group,) = block.steps
    assert isinstance(group, KernelGroup)
    nodes = in_order(store.value for kernel in group.plan.kernels for store in kernel.stores)
    made = {node.operation for node in nodes if isinstance(node, Applied)}
    assert made & {"mul", "div"} >= {operation}
    assert operation == "div" or "div" not in made
    exact = each.astype(np.float64) / float(by)
    with np.errstate(invalid="ignore"):
        inside = np.abs(exact) <= float(finite(element)[-1])
    for engine in ("reference", "cpu"):
        (found,) = compile_by(module, engine=engine)(each)
        assert found[inside].tobytes() == rounded(exact[inside], element).tobytes()
        assert (found[~inside] == (each / by)[~inside])[exact[~inside] == exact[~inside]].all()


@pytest.mark.parametrize("element", ["i2", "i4", "ui2", "ui4"])
@pytest.mark.parametrize("op", ["add", "multiply", "subtract", "minimum", "not", "shift_left"])
def test_numbers_of_few_bits_lie_in_memory_as_those_of_ml_dtypes(element: str, op: str) -> None:
    """With the same bits above them, whoever computes them: files have these too."""
    x, y = numbers(element, (37,), 1), numbers(element, (37,), 2)
    given = [x] if op == "not" else [x, y]
    module = opspec.load(of(f"tensor<37x{element}>", op, *[f"tensor<37x{element}>"] * len(given)))
    for engine in ("numpy", "reference", "cpu"):
        (found,) = opspec.compile(module, engine=engine)(*given)
        assert found.tobytes() == found.astype(np.int8).astype(x.dtype).tobytes()


def test_what_was_rounded_to_bf16_is_read_where_it_was_rounded() -> None:
    """The upper half of a word is not taken out of it and put back."""
    nodes, format_ = Nodes(), formats()["bf16"]
    number = nodes.input("x", MACHINE["f32"])
    bits = encoded(nodes, number, format_, MACHINE["ui16"])
    found = in_order([decoded(nodes, bits, format_)])
    assert not [x for x in found if isinstance(x, Applied) and x.operation in ("shl", "convert")]


@pytest.mark.parametrize("element", ["i8", "ui8", "i32", "ui32", "i64", "ui64"])
def test_the_difference_of_two_comparisons_is_a_number_of_its_type(element: str) -> None:
    """-1 is the largest one of a type without a sign."""
    type_ = ELEMENT_TYPES[element].dtype
    x, y = np.array([1, 2, 3], np.int32), np.array([2, 2, 2], np.int32)
    for number in (0, 1, 7, int(np.array(-1).astype(type_))):
        text = f"""func.func @main(%x: tensor<3xi32>, %y: tensor<3xi32>) -> tensor<3xi1> {{
  %a = stablehlo.compare LT, %x, %y : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
  %b = stablehlo.compare LT, %y, %x : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
  %c = stablehlo.convert %a : (tensor<3xi1>) -> tensor<3x{element}>
  %d = stablehlo.convert %b : (tensor<3xi1>) -> tensor<3x{element}>
  %e = stablehlo.subtract %c, %d : tensor<3x{element}>
  %k = stablehlo.constant dense<{number}> : tensor<3x{element}>
  %r = stablehlo.compare EQ, %e, %k : (tensor<3x{element}>, tensor<3x{element}>) -> tensor<3xi1>
  return %r : tensor<3xi1>
}}"""
        wanted = (x < y).astype(type_) - (y < x).astype(type_) == np.array(number, type_)
        for engine in ("reference", "cpu"):
            (found,) = compile_by(opspec.load(text), engine=engine)(x, y)
            assert np.array_equal(found, wanted)


@pytest.mark.parametrize("element", ["i2", "i4", "ui2", "ui4", "i8"])
def test_the_largest_so_far_of_numbers_of_few_bits(element: str) -> None:
    type_, t = ELEMENT_TYPES[element], f"tensor<8x40x{element}>"
    x = np.random.default_rng(0).integers(*((0, 4) if type_.kind == "uint" else (-2, 2)), (8, 40))
    text = f"""func.func @main(%x: {t}) -> {t} {{
  %i = stablehlo.constant dense<{0 if type_.kind == "uint" else -(1 << type_.bits - 1)}> : tensor<{element}>
  %0 = "stablehlo.reduce_window"(%x, %i) <{{window_dimensions = array<i64: 1, 40>,
    padding = dense<[[0, 0], [39, 0]]> : tensor<2x2xi64>}}> ({{
  ^bb0(%a: tensor<{element}>, %b: tensor<{element}>):
    %m = stablehlo.maximum %a, %b : tensor<{element}>
    stablehlo.return %m : tensor<{element}>
  }}) : ({t}, tensor<{element}>) -> {t}
  return %0 : {t}
}}"""
    for engine in ("reference", "cpu"):
        (found,) = compile_by(opspec.load(text), engine=engine)(x.astype(type_.dtype))
        assert np.array_equal(found.astype(int), np.maximum.accumulate(x, 1))
