"""Every operation, in vectors and alone, has the bits that `opspec.compiled.operations` computes."""

from __future__ import annotations

import numpy as np
import pytest

import opspec
from opspec.compiled.building import Nodes
from opspec.compiled.engines import compile as compile_by
from opspec.compiled.native import machine_code
from opspec.compiled.nodes import Buffer
from opspec.compiled.operations import F16_NAN, MACHINE, OPERATIONS, bitcast, compute, convert
from opspec.compiled.plan import Kernel, Store
from opspec.reads.symbols import Index, Variable
from opspec.values.arrays import Array
from opspec.values.types import ElementType, element_of
from tests.compiled.native.kernels import EACH_SET, by_set, machine, run, same
from tests.samples import covering

COUNT = 1003


def numbers(type_: ElementType, seed: int, count: int = COUNT) -> Array:
    """Random bits and random sizes, and each pair of what is special."""
    random = np.random.default_rng(seed)
    if type_.kind == "bool":
        return random.integers(0, 2, count).astype(bool)
    if type_.kind == "float":
        bits = random.integers(0, 1 << 32, (count, type_.bits // 32), dtype=np.uint32).view(type_.dtype)[:, 0]
        usual = (random.standard_normal(count) * 4.0 ** random.integers(-4, 20, count)).astype(type_.dtype)
        halves = random.integers(-40, 40, count).astype(type_.dtype) / 2
        found = np.choose(random.integers(0, 3, count), [bits, usual, halves])
        special = [0.0, -0.0, 1.0, -1.0, np.inf, -np.inf, np.nan, np.finfo(type_.dtype).tiny / 4, 2.0**31, 2.0**63, 0.5]
    else:
        found = random.integers(0, 256, (count, type_.bits // 8), dtype=np.uint8).view(type_.dtype)[:, 0]
        small = random.integers(0, 70, count).astype(type_.dtype)
        found = np.where(random.integers(0, 2, count), found, small)
        limits = np.iinfo(type_.dtype)
        special = [0, 1, 2, limits.max, limits.min, limits.max - 1, type_.bits, type_.bits - 1, -1 if limits.min else 3]
    side, each = len(special), np.array(special, type_.dtype)
    found[: side * side] = np.repeat(each, side) if seed % 2 else np.tile(each, side)
    return found


def of_every_half(name: str) -> tuple[Array, Array]:
    """Operands and results of an operation on floats of 16 bits: every one of these, what lies in the middle of two,
    and what lies beside the middle.
    """
    digits = np.arange(1 << 15, dtype=np.uint16)
    fraction, power = np.ldexp(digits & 0x3FF, -10), np.maximum(digits >> 10, 1).astype(int) - 15
    numbers = np.ldexp(fraction + (digits >> 10 > 0), power).astype(np.float32)  # those from 31744 on go on as before
    positive = np.concatenate([numbers[:0x7C00], np.float32([np.inf, *[np.nan] * 0x3FF])])
    every = np.concatenate([positive, -positive])
    if name == "f16_number":
        return np.arange(1 << 16).astype(np.uint16), every
    low, high = digits[:0x7C00], digits[1:0x7C01]
    middle = (numbers[:0x7C00] + numbers[1:0x7C01]) / 2
    x = [numbers[:0x7C00], np.nextafter(middle, np.float32(0)), middle, np.nextafter(middle, np.float32(1e9))]
    found = np.concatenate([*x, np.float32([1e9, 1e-30, 1e-45, np.inf])])
    bits = np.concatenate([low, low, np.where(low & 1, high, low), high, np.uint16([0x7C00, 0, 0, 0x7C00])])
    nan = np.float32([np.nan, -np.nan])
    x, wanted = np.concatenate([found, -found, nan]), np.concatenate([bits, bits | 0x8000, np.uint16([0x7E00] * 2)])
    return x, wanted if name == "f16_bits" else every[wanted]


def is_quick(what: str) -> bool:
    """Whether an element is not narrow: of 8 and 16 bits many lie in a vector, which is what takes LLVM long."""
    return MACHINE[what.partition("-")[2] or what].bits not in (8, 16)


@pytest.mark.slow
@pytest.mark.parametrize("count", [COUNT, 1])
@pytest.mark.parametrize(("instructions", "element"), by_set(MACHINE, is_quick))
def test_every_operation_has_the_bits_of_its_definition(instructions: str, element: str, count: int) -> None:
    type_ = MACHINE[element]
    nodes, at, loop = Nodes(), *_row(count)
    arrays = {Buffer(seed, type_, count): numbers(type_, seed)[-count:] for seed in range(3)}
    loads = [nodes.load(given, at) for given in arrays]
    operands = list(arrays.values())
    stores: dict[str, Store] = {}
    for operation in OPERATIONS.values():
        if operation.takes(type_):
            node = nodes.apply(operation.name, *loads[: operation.count])
            target = Buffer(9 + len(stores), node.type, count)
            stores[operation.name] = Store(target, at, node)
            arrays[target] = np.empty(count, node.type.dtype)
    run(Kernel("flat", (loop,), tuple(stores.values())), arrays, instructions)
    for name, store in stores.items():
        wanted = compute(name, *operands[: OPERATIONS[name].count])
        assert same(arrays[store.buffer], wanted), name


@pytest.mark.parametrize("instructions", EACH_SET)
@pytest.mark.parametrize("element", ["f32", "f64", "i32"])
@pytest.mark.parametrize("name", ["maximum", "minimum"])
def test_extremes_one_by_one(name: str, element: str, instructions: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Terms that go where numbers say: no two of them at once."""
    given, scalar = f"tensor<{COUNT}x{element}>", f"tensor<{element}>"
    module = opspec.load(f"""func.func @main(%x: {given}, %i: tensor<{COUNT}x1xi32>, %u: {given}) -> {given} {{
  %0 = "stablehlo.scatter"(%x, %i, %u) <{{scatter_dimension_numbers = #stablehlo.scatter<
    inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}}> ({{
  ^bb0(%a: {scalar}, %b: {scalar}):
    %1 = stablehlo.{name} %a, %b : {scalar}
    stablehlo.return %1 : {scalar}
  }}) : ({given}, tensor<{COUNT}x1xi32>, {given}) -> {given}
  return %0 : {given}
}}""")
    x, u = (numbers(MACHINE[element], seed) for seed in (0, 1))
    places = np.random.default_rng(0).permutation(COUNT).astype(np.int32)
    on = machine(instructions, 1)
    monkeypatch.setattr(machine_code, "machine", lambda: on)
    (found,) = compile_by(module, engine="cpu")(x, places[:, None], u[places])
    assert same(found, compute(name[:3], x, u))


@pytest.mark.parametrize("instructions", EACH_SET)
def test_a_product_is_rounded_before_it_is_added(instructions: str) -> None:
    for type_ in (MACHINE["f32"], MACHINE["f64"]):
        eps = np.finfo(type_.dtype).eps
        nodes, at, loop = Nodes(), *_row(COUNT)
        arrays = {Buffer(0, type_, COUNT): np.full(COUNT, 1 + eps, type_.dtype)}
        (x,) = (nodes.load(given, at) for given in arrays)
        total = nodes.apply("sub", nodes.apply("mul", x, x), nodes.constant(1 + 2 * eps, type_))
        target = Buffer(1, type_, COUNT)
        arrays[target] = np.empty(COUNT, type_.dtype)
        run(Kernel("flat", (loop,), (Store(target, at, total),)), arrays, instructions)
        assert (arrays[target] == 0).all(), "what the product lost is not there"


# Neighbours have the narrow types in another order, so that each is compiled for the widest set with some of them.
BY_CONSTANT = [
    f"{name}-{element}"
    for number, name in enumerate(("div", "rem", "shl", "shr", "mulhi"))
    for element in ([*MACHINE] if number % 2 else [*MACHINE][::-1])
    if OPERATIONS[name].takes(MACHINE[element])
]


def parts(instructions: str, what: str) -> list[str]:
    """The set of instructions, the operation and the type."""
    return [instructions, *what.split("-")]


@pytest.mark.parametrize(("instructions", "what"), covering(by_set(BY_CONSTANT, is_quick), parts))
def test_operations_by_a_constant(instructions: str, what: str) -> None:
    name, _, element = what.partition("-")
    type_ = MACHINE[element]
    x = numbers(type_, 0)
    nodes, at, loop = Nodes(), *_row(COUNT)
    given = Buffer(0, type_, COUNT)
    limits = [0, 1, 3, 7, type_.bits - 1, type_.bits, -1]
    by = [np.asarray(number % 2**type_.bits, f"u{type_.dtype.itemsize}").view(type_.dtype) for number in limits]
    found = [nodes.apply(name, nodes.load(given, at), nodes.constant(number, type_)) for number in by]
    made = [np.empty(COUNT, type_.dtype) for _ in by]
    targets = [Buffer(1 + number, type_, COUNT) for number in range(len(by))]
    stores = tuple(Store(target, at, node) for target, node in zip(targets, found, strict=True))
    run(Kernel("flat", (loop,), stores), {given: x} | dict(zip(targets, made, strict=True)), instructions)
    for number, array in zip(by, made, strict=True):
        assert same(array, compute(name, x, number)), f"by {number}"


@pytest.mark.parametrize("instructions", EACH_SET)
def test_every_conversion_has_the_bits_of_its_definition(instructions: str) -> None:
    for first in MACHINE.values():
        x = numbers(first, 0)
        nodes, at, loop = Nodes(), *_row(COUNT)
        given = Buffer(0, first, COUNT)
        others = [type_ for type_ in MACHINE.values() if type_ is not first]
        made = {Buffer(1 + number, type_, COUNT): np.empty(COUNT, type_.dtype) for number, type_ in enumerate(others)}
        stores = tuple(Store(target, at, nodes.convert(nodes.load(given, at), target.element)) for target in made)
        run(Kernel("flat", (loop,), stores), {given: x, **made}, instructions)
        for target, array in made.items():
            assert same(array, convert(x, target.element)), f"{first.name} to {target.element.name}"


@pytest.mark.parametrize("instructions", EACH_SET)
@pytest.mark.parametrize("element", ["f32", "f64"])
def test_what_lies_beyond_integers_is_converted_to_the_nearest(instructions: str, element: str) -> None:
    float_ = MACHINE[element]
    nodes, at, loop = Nodes(), *_row(COUNT)
    given, arrays, stores = Buffer(0, float_, COUNT), dict[Buffer, Array](), list[Store]()
    types = [type_ for type_ in MACHINE.values() if type_.kind in ("sint", "uint")]
    ends = [end + more for type_ in types for end in _ends(type_) for more in (-1, -0.5, 0, 0.5, 1)]
    near = np.array(ends, float_.dtype)
    numbers = np.concatenate([near, *(np.nextafter(near, float_.dtype.type(to)) for to in (-np.inf, np.inf))])
    x = np.resize(np.array([*numbers, np.inf, -np.inf, np.nan, -0.0], float_.dtype), COUNT)
    assert numbers.size <= COUNT
    for number, type_ in enumerate(types):
        target = Buffer(1 + number, type_, COUNT)
        arrays[target] = np.empty(COUNT, type_.dtype)
        stores.append(Store(target, at, nodes.convert(nodes.load(given, at), type_)))
    run(Kernel("flat", (loop,), tuple(stores)), {given: x, **arrays}, instructions)
    for target, found in arrays.items():
        least, most = _ends(target.element)
        wanted = [0 if a != a else least if a < least else most if a > most else int(a) for a in x.tolist()]
        assert found.tolist() == wanted, target.element


def _ends(type_: ElementType) -> tuple[int, int]:
    limits = np.iinfo(type_.dtype)
    return int(limits.min), int(limits.max)


@pytest.mark.parametrize("instructions", EACH_SET)
@pytest.mark.parametrize("name", ["f16_number", "f16_bits", "f16_rounded"])
def test_every_float_of_16_bits(instructions: str, name: str) -> None:
    x, wanted = of_every_half(name)
    nodes, at, loop = Nodes(), *_row(x.size)
    given, target = Buffer(0, element_of(x.dtype), x.size), Buffer(1, element_of(wanted.dtype), x.size)
    arrays = {given: x, target: np.empty(x.size, wanted.dtype)}
    store = Store(target, at, nodes.apply(name, nodes.load(given, at)))
    run(Kernel("flat", (loop,), (store,)), arrays, instructions)
    assert same(arrays[target], wanted)
    assert same(compute(name, x), wanted)


@pytest.mark.parametrize("instructions", EACH_SET)
@pytest.mark.parametrize("name", ["add", "sub", "mul"])
def test_arithmetic_of_floats_of_16_bits_is_rounded_once(instructions: str, name: str) -> None:
    """Of pairs of all kinds of numbers, by instructions for such floats where the machine has them; then by a number
    that these hold, and by one that they do not.
    """
    some = np.arange(0, 1 << 16, 61).astype(np.uint16)
    special = np.uint16([0, 1, 2, 0x3FF, 0x400, 0x3C00, 0x7BFF, 0x7C00, 0x7E00])
    each = np.unique(np.concatenate([some, special, special | 0x8000]))
    x, y = np.repeat(each, each.size), np.tile(each, each.size)
    nodes, at, loop = Nodes(), *_row(x.size)
    ui16, f32 = MACHINE["ui16"], MACHINE["f32"]
    given = [Buffer(number, ui16, x.size) for number in range(2)]
    left, right = (nodes.apply("f16_number", nodes.load(buffer, at)) for buffer in given)
    found = nodes.apply(name, left, nodes.apply("neg", right))
    once, half, near = nodes.apply("f16_rounded", found), np.float16(0.1), np.float32(0.1)
    made = [found, nodes.apply(name, once, right)]
    made += [nodes.apply(name, left, nodes.constant(np.float32(number), f32)) for number in (half, near)]
    targets = [Buffer(2 + number, ui16, x.size) for number in range(len(made))]
    stores = [Store(target, at, nodes.apply("f16_bits", node)) for target, node in zip(targets, made, strict=True)]
    arrays = {given[0]: x, given[1]: y} | {target: np.empty_like(x) for target in targets}
    run(Kernel("flat", (loop,), tuple(stores)), arrays, instructions)
    of = {"add": np.add, "sub": np.subtract, "mul": np.multiply}[name]
    a, b = x.view(np.float16), y.view(np.float16)
    with np.errstate(all="ignore"):
        wanted = [of(a, -b), of(of(a, -b), b), of(a, half), of(a.astype(np.float32), near).astype(np.float16)]
    for target, numbers in zip(targets, wanted, strict=True):
        assert same(arrays[target].view(np.float16), numbers)
        assert (arrays[target][np.isnan(numbers)] == F16_NAN).all()


@pytest.mark.parametrize("instructions", EACH_SET)
def test_select_and_bitcast(instructions: str) -> None:
    f32, i32, i1 = MACHINE["f32"], MACHINE["i32"], MACHINE["i1"]
    nodes, at, loop = Nodes(), *_row(COUNT)
    given, other, test, target = (Buffer(at, type_, COUNT) for at, type_ in enumerate((f32, f32, i1, i32)))
    chosen = nodes.select(nodes.load(test, at), nodes.load(given, at), nodes.load(other, at))
    arrays = {given: numbers(f32, 0), other: numbers(f32, 1), test: numbers(i1, 2), target: np.empty(COUNT, np.int32)}
    run(Kernel("flat", (loop,), (Store(target, at, nodes.bitcast(chosen, i32)),)), arrays, instructions)
    assert (arrays[target] == bitcast(np.where(arrays[test], arrays[given], arrays[other]), i32)).all()


def _row(count: int) -> tuple[Index, Variable]:
    loop = Variable("i", count)
    return Index(0, ((loop, 1),)), loop
