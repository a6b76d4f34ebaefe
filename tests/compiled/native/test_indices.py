"""Indices, loads and stores: every kind of atom, in rows of all widths, against the same sums in Python."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping

import numpy as np
import pytest

import opspec
from opspec.compiled.building import Nodes
from opspec.compiled.native.kernels import kernel_text
from opspec.compiled.nodes import Buffer, Loaded, NodeAtom
from opspec.compiled.operations import MACHINE
from opspec.compiled.plan import Kernel, Store
from opspec.reads.symbols import (
    Atom,
    Choice,
    Compare,
    Condition,
    Every,
    Extreme,
    Index,
    Product,
    Quotient,
    Remainder,
    Some,
    TableEntry,
    Variable,
)
from opspec.values.arrays import Array
from tests.compiled.native.kernels import EACH_SET, SETS, THREADS, by_set, machine, run
from tests.compiled.test_merged_kernels import kernels_of
from tests.samples import covering, crossed

F32, I32, I64, I1 = MACHINE["f32"], MACHINE["i32"], MACHINE["i64"], MACHINE["i1"]
SIZES = ((7,), (64,), (1003,), (5, 3), (3, 64), (4, 100), (2, 3, 5), (3, 4, 16), (70, 6), (1, 1), (300, 2, 2))
HELD = Buffer(5, I64, 10)
TABLE, ONE = "tensor<64xi32>", "tensor<i32>"
LOOKED_UP = {
    "gathers": (
        TABLE,
        """%next = "stablehlo.gather"(%t, %last) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0],
    start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}
    : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi32>""",
    ),
    "slices": (
        ONE,
        """%next_row = stablehlo.dynamic_slice %t, %last, sizes = [1]
    : (tensor<64xi32>, tensor<i32>) -> tensor<1xi32>
  %next = stablehlo.reshape %next_row : (tensor<1xi32>) -> tensor<i32>""",
    ),
}
PLACES = np.array([3, 1, 4, 1, 5, 9, 2, 6, 5, 3])


def number(index: Index, at: Mapping[Variable, int]) -> int:
    return index.constant + sum(factor * of_atom(atom, at) for atom, factor in index.terms)


def of_atom(atom: Atom, at: Mapping[Variable, int]) -> int:
    match atom:
        case Variable():
            return at[atom]
        case Quotient(of=of, by=by):
            return number(of, at) // by
        case Remainder(of=of, by=by):
            return number(of, at) % by
        case Product(left=left, right=right):
            return number(left, at) * number(right, at)
        case Extreme(largest=largest, parts=parts):
            return (max if largest else min)(number(part, at) for part in parts)
        case TableEntry(table=table, at=place):
            return table[number(place, at)]
        case Choice(test=test, then=then, other=other):
            return number(then if holds(test, at) else other, at)
        case NodeAtom(node=Loaded(at=place)):
            return int(PLACES[number(place, at)])
    raise TypeError(atom)


def holds(condition: Condition, at: Mapping[Variable, int]) -> bool:
    match condition:
        case Compare(left=left, sign=sign):
            found = number(left, at)
            return {"<=": found <= 0, "==": found == 0, "!=": found != 0}[sign]
        case Every(parts=parts):
            return all(holds(part, at) for part in parts)
        case Some(parts=parts):
            return any(holds(part, at) for part in parts)
    raise TypeError(condition)


def total(*terms: tuple[Atom, int], constant: int = 0) -> Index:
    return Index(constant, tuple(sorted(terms, key=lambda term: str(term[0]))))


def indices(nodes: Nodes, space: tuple[Variable, ...]) -> dict[str, Index]:
    """Of each kind, for loops over this space."""
    strides = [math.prod(x.size for x in space[at + 1 :]) for at in range(len(space))]
    place, size = total(*zip(space, strides, strict=True)), math.prod(x.size for x in space)
    backwards = total(*((x, -stride) for x, stride in zip(space, strides, strict=True)), constant=size - 1)
    turned = total(*zip(space, [math.prod(x.size for x in space[:at]) for at in range(len(space))], strict=True))
    first, last = space[0], space[-1]
    one = total((last, 1))
    held = nodes.load(HELD, total((Remainder(total((last, 3)), 10), 1)))
    outside = Compare(total((last, 1), constant=-last.size // 2), "<=")
    both = Every((outside, Compare(total((first, 1)), "!=")))
    return {
        "the place": place,
        "backwards": backwards,
        "turned": turned,
        "every third": total((last, 3), (first, 1)),
        "the first alone": total((first, 2)),
        "beyond both ends": total((last, 2), (first, 1), constant=-5),
        "shifted": total((Remainder(total((last, 1), (first, 1), constant=-7), 4), 2)),
        "digits of 16": total((Quotient(place, 16), 1), (Remainder(place, 16), 32)),
        "digits of 5": total((Quotient(place, 5), 1), (Remainder(place, 5), 7)),
        "digits of what may be negative": total(
            (Quotient(backwards, -(-size // 2) or 1), 3), (Quotient(total((last, 1), constant=-9), 4), 1)
        ),
        "a product": total((Product(one, total((first, 1), constant=1)), 1)),
        "extremes": total((Extreme(True, (one, total((first, 3)))), 1), (Extreme(False, (one, Index(4))), 2)),
        "a table": total((TableEntry((5, 0, 2, 7), total((Remainder(one, 4), 1))), 3)),
        "a table for each row": total(
            (TableEntry((5, 0, 2, 7), total((Remainder(total((first, 1)), 4), 1))), 3), (last, 1)
        ),
        "a choice": total((Choice(both, one, total((first, 2), constant=1)), 1)),
        "one of two": total((Choice(Some((outside, Compare(total((first, 1)), "=="))), one, Index(3)), 2)),
        "held": total((NodeAtom(held), 2), (last, 1)),
    }


def shapes(instructions: str, sizes: tuple[int, ...]) -> list[tuple[object, ...]]:
    """Of how many dimensions, and whether a row is as long as vectors are, or there is more than one."""
    return [("set", instructions), ("rank", len(sizes)), ("row", sizes[-1] % 16 == 0, sizes[-1] > 16, sizes[-1] > 1)]


@pytest.mark.slow
@pytest.mark.parametrize(("instructions", "sizes"), covering(by_set(SIZES), shapes))
def test_indices_loads_and_conditions(instructions: str, sizes: tuple[int, ...]) -> None:
    nodes = Nodes()
    space = tuple(Variable(f"i{at}", size) for at, size in enumerate(sizes))
    size = math.prod(sizes)
    x, given = np.arange(1, 41, dtype=np.float32), Buffer(0, F32, 40)
    truth, asked = np.random.default_rng(0).integers(0, 2, 40).astype(bool), Buffer(1, I1, 40)
    place = indices(nodes, space)["the place"]
    arrays: dict[Buffer, Array] = {given: x, asked: truth, HELD: PLACES}
    stores, wanted = [], {}
    points = [dict(zip(space, at, strict=True)) for at in np.ndindex(*sizes)]
    for name, index in indices(nodes, space).items():
        at = [number(index, point) for point in points]
        read = [(x[one], truth[one]) if 0 <= one < 40 else (0, False) for one in at]
        for node, expected in (
            (nodes.load(given, index), [one for one, _ in read]),
            (nodes.load(asked, index), [one for _, one in read]),
            (nodes.index(index), at),
            (nodes.test(Compare(Index(index.constant - 6, index.terms), "<=")), [one <= 6 for one in at]),
        ):
            target = Buffer(10 + len(stores), node.type, size)
            arrays[target] = np.empty(size, node.type.dtype)
            wanted[target] = name, np.asarray(expected, node.type.dtype)
            stores.append(Store(target, place, node))
    for at in range(0, len(stores), 4):  # each index by itself, since one of them decides how loops are joined
        run(Kernel("flat", space, tuple(stores[at : at + 4])), arrays, instructions)
    for target, (name, expected) in wanted.items():
        assert (arrays[target] == expected).all(), f"{name}: {target.element.name}"


@pytest.mark.parametrize(("instructions", "sizes"), crossed(EACH_SET, [pytest.param(sizes) for sizes in SIZES]))
def test_stores_side_by_side_and_scattered(instructions: str, sizes: tuple[int, ...]) -> None:
    space = tuple(Variable(f"i{at}", size) for at, size in enumerate(sizes))
    size = math.prod(sizes)
    found = indices(Nodes(), space)
    for name in ("the place", "backwards", "turned"):
        nodes = Nodes()
        given, asked, target = Buffer(0, F32, size), Buffer(1, I1, size), Buffer(2, F32, size)
        x, truth = np.arange(1, size + 1, dtype=np.float32), np.random.default_rng(1).integers(0, 2, size).astype(bool)
        made, wanted = np.zeros(size, np.float32), np.zeros(size, np.float32)
        store = Store(target, found[name], nodes.load(given, found["the place"]), nodes.load(asked, found["the place"]))
        run(Kernel("flat", space, (store,)), {given: x, asked: truth, target: made}, instructions)
        for value, there, at in zip(x, truth, np.ndindex(*sizes), strict=True):
            if there:
                wanted[number(found[name], dict(zip(space, at, strict=True)))] = value
        assert (made == wanted).all(), name


@pytest.mark.parametrize(
    ("asked", "width", "instructions"), crossed(["always", "of rows", "of elements"], [1, 3, 16, 40], EACH_SET)
)
def test_terms_are_pushed_one_point_after_another(instructions: str, width: int, asked: str) -> None:
    """The order shows in a combination that is `x / 2 + y`; some of the places lie outside and are not asked for."""
    nodes, rows, targets = Nodes(), 500, 9
    row, place = Variable("u", rows), Variable("v", width)
    to, given, held, target = (
        Buffer(0, I64, rows),
        Buffer(1, F32, rows * width),
        Buffer(2, I1, rows * width),
        Buffer(3, F32, targets * width),
    )
    random = np.random.default_rng(4)
    low, high = (0, targets) if asked == "always" else (-4, targets + 4)
    places, x = random.integers(low, high, rows), random.standard_normal((rows, width)).astype(np.float32)
    truth = random.integers(0, 2, (rows, width)).astype(bool)
    at = nodes.load(to, total((row, 1)))
    element = total((row, width), (place, 1))
    inside = nodes.apply(
        "and",
        nodes.apply("le", nodes.constant(0, I64), at),
        nodes.apply("lt", at, nodes.constant(targets, I64)),
    )
    when = {"always": None, "of rows": inside, "of elements": nodes.apply("and", inside, nodes.load(held, element))}
    left, right = nodes.input("left", F32), nodes.input("right", F32)
    half = nodes.apply("add", nodes.apply("mul", left, nodes.constant(0.5, F32)), right)
    store = Store(
        target,
        total((NodeAtom(at), width), (place, 1)),
        nodes.load(given, element),
        when[asked],
        nodes.combination([left], [right], [half]),
    )
    made = random.standard_normal((targets, width)).astype(np.float32)
    wanted = made.copy()
    run(Kernel("push", (row, place), (store,)), {to: places, given: x, held: truth, target: made}, instructions)
    for one, term, there in zip(places, x, truth, strict=True):
        if 0 <= one < targets:
            pushed = wanted[one] * np.float32(0.5) + term
            wanted[one] = np.where(there, pushed, wanted[one]) if asked == "of elements" else pushed
    assert (made == wanted).all()


@pytest.mark.parametrize("threads", THREADS)
@pytest.mark.parametrize("sizes", [(1_000_003,), (3, 400_001), (70_001, 17)], ids=str)
def test_shares_of_a_large_kernel_meet_without_a_gap(threads: int, sizes: tuple[int, ...]) -> None:
    nodes = Nodes()
    space = tuple(Variable(f"i{at}", size) for at, size in enumerate(sizes))
    size, width = math.prod(sizes), sizes[-1]
    place = indices(nodes, space)["the place"]
    given, target = Buffer(0, F32, size), Buffer(1, F32, size)
    x, made = np.arange(size, dtype=np.float32), np.full(size, -1, np.float32)
    added = nodes.load(given, place)
    for _ in range(3):
        added = nodes.apply("add", added, nodes.load(given, total((space[-1], 1))))
    run(Kernel("flat", space, (Store(target, place, added),)), {given: x, target: made}, SETS[0], threads)
    wanted = x.reshape(-1, width)
    for _ in range(3):
        wanted = wanted + x[:width]
    assert (made == wanted.ravel()).all()


@pytest.mark.parametrize("instructions", EACH_SET)
@pytest.mark.parametrize(("first", "last"), [(0, 9), (3, 7), (-4, -2), (5, 5)])
def test_two_limits_of_an_index_are_one_comparison(instructions: str, first: int, last: int) -> None:
    nodes, x, size = Nodes(), Variable("x", 41), 41
    given, result = Buffer(0, I64, size), Buffer(1, I1, size)
    at = Index(0, ((x, 1),))
    held = ((NodeAtom(nodes.load(given, at)), 1),)
    below = Compare(Index(first, tuple((atom, -factor) for atom, factor in held)), "<=")
    other = Compare(at, "!=")  # stands between them
    when = nodes.test(Every((below, other, Compare(Index(-last, held), "<="))))
    kernel = Kernel("flat", (x,), (Store(result, at, when),))
    text = kernel_text(kernel, machine(instructions).target).text
    assert "icmp ule" in text
    assert "icmp sle" not in text
    numbers, found = np.arange(-20, 21), np.zeros(size, bool)
    run(kernel, {given: numbers, result: found}, instructions)
    np.testing.assert_array_equal(found, (numbers >= first) & (numbers <= last) & (np.arange(size) != 0))


@pytest.mark.parametrize("instructions", EACH_SET)
def test_the_first_variable_of_a_row_is_what_the_others_leave(instructions: str) -> None:
    """Whichever object says so: a quotient alone, and nothing left over of that."""
    space, nodes = (Variable("i0", 300), Variable("i1", 7)), Nodes()
    given, target = Buffer(0, F32, 300), Buffer(1, F32, 2100)
    value = one = nodes.load(given, Index(0, ((Variable("i0", 300), 1),)))
    for _ in range(200):  # so much work that lanes are worth dividing for
        value = nodes.apply("add", value, one)
    kernel = Kernel("flat", space, (Store(target, Index(0, ((space[0], 7), (space[1], 1))), value),))
    text = kernel_text(kernel, machine(instructions).target).text
    assert ("udiv" in text, "urem" in text) == (True, False)
    x, found = np.arange(300, dtype=np.float32), np.full(2100, -1, np.float32)
    run(kernel, {given: x, target: found}, instructions, 2)
    assert (found == np.repeat(201 * x, 7)).all()


PADDED = """func.func @main(%x: tensor<30x40xf32>) -> tensor<90x40xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.pad %x, %zero, low = [40, 0], high = [20, 0], interior = [0, 0]
    : (tensor<30x40xf32>, tensor<f32>) -> tensor<90x40xf32>
  return %0 : tensor<90x40xf32>
}"""


@pytest.mark.parametrize("instructions", EACH_SET)
def test_a_masked_load_is_at_the_buffer_wherever_its_index_is(instructions: str) -> None:
    """Processors look for memory there even where the mask lets nothing be read."""
    (kernel,) = kernels_of(PADDED)
    text = kernel_text(kernel, machine(instructions).target).text
    places = re.findall(r"masked\.load\S+\(ptr (%\w+), i32 4, <\d+ x i1> %", text)
    assert places
    for place in places:
        (base,) = re.findall(rf"{place} = getelementptr float, ptr %b0, i64 (%\w+)", text)
        assert re.search(rf"{base} = select i1 %\w+, i64 %?\w+, i64 0", text)


@pytest.mark.parametrize("instructions", EACH_SET)
@pytest.mark.parametrize("far", [50, (1 << 29) - 50, 1 << 31, 1 << 32, -(1 << 33)])
def test_numbers_are_compared_in_as_many_digits_as_they_have(far: int, instructions: str) -> None:
    nodes, r, x = Nodes(), Variable("r", 3), Variable("x", 41)
    at = Index(0, ((r, 41), (x, 1)))
    above, below = Buffer(0, I1, 123), Buffer(1, I1, 123)
    sums = Index(-5, ((r, far), (x, 1)))
    within = nodes.test(
        Every((Compare(Index(-15, ((r, far), (x, 1))), "<="), Compare(Index(5, ((r, -far), (x, -1))), "<=")))
    )
    kernel = Kernel("flat", (r, x), (Store(above, at, nodes.test(Compare(sums, "<="))), Store(below, at, within)))
    text = kernel_text(kernel, machine(instructions).target).text
    assert bool(re.search(r"icmp \w+ <\d+ x i32>", text)) == (abs(far) < 1 << 30)
    found = [np.zeros(123, bool) for _ in range(2)]
    run(kernel, {above: found[0], below: found[1]}, instructions, 2)
    numbers = (np.arange(3)[:, None] * far + np.arange(41)).ravel()
    assert (found[0] == (numbers <= 5)).all()
    assert (found[1] == ((numbers >= 5) & (numbers <= 15))).all()


@pytest.mark.parametrize("engine", ["cpu", "reference"])
@pytest.mark.parametrize(("kind", "times"), [("gathers", 28), ("gathers", 300), ("slices", 100), ("slices", 300)])
def test_elements_say_where_others_lie_as_often_as_they_like(kind: str, times: int, engine: str) -> None:
    """Each is looked up where the one before it says."""
    type_, line = LOOKED_UP[kind]
    lines = [line.replace("%next", f"%x{at + 1}").replace("%last", f"%x{at}") for at in range(times)]
    text = f"""func.func @main(%t: {TABLE}, %x0: {type_}) -> {type_} {{
  {chr(10).join(lines)}
  return %x{times} : {type_}
}}"""
    random = np.random.default_rng(0)
    table = random.permutation(64).astype(np.int32)
    first = random.permutation(64).astype(np.int32) if type_ is TABLE else np.array(3, np.int32)
    expected = first
    for _ in range(times):
        expected = table[expected]
    (found,) = opspec.compile(opspec.load(text), engine=engine)(table, first)
    np.testing.assert_array_equal(found, expected)
