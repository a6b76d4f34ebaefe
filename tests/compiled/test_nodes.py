"""Equal nodes are one node, and what is folded keeps its bits."""

from __future__ import annotations

import numpy as np
import pytest

from opspec.compiled.building import Nodes
from opspec.compiled.nodes import I1, I64, Buffer, ConstantNode, Folded, KernelNode, Loaded, in_order
from opspec.compiled.operations import MACHINE, OPERATIONS, compute, convert
from opspec.reads.arithmetic import plus, variable
from opspec.reads.conditions import compare
from opspec.reads.symbols import Index, Variable
from opspec.values.types import ElementType

F32, I8, U8 = MACHINE["f32"], MACHINE["i8"], MACHINE["ui8"]
X = Buffer(0, F32, 12)


def test_what_is_computed_twice_is_one_node() -> None:
    nodes = Nodes()
    i = variable("i", 12)
    twice = [nodes.apply("add", nodes.load(X, i), nodes.constant(1, F32)) for _ in range(2)]
    assert twice[0] is twice[1]
    assert twice[0] is not nodes.apply("add", nodes.load(X, plus(i, Index(1))), nodes.constant(1, F32))


def test_nodes_come_behind_those_that_they_need() -> None:
    nodes = Nodes()
    x = nodes.load(X, variable("i", 12))
    y = nodes.apply("mul", nodes.apply("add", x, x), x)
    order = in_order([y])
    assert [order.index(node) for node in (x, y)] == [0, len(order) - 1]


def test_zeros_of_either_sign_are_two_constants_and_a_sum_with_plus_zero_stays() -> None:
    nodes = Nodes()
    x = nodes.load(X, variable("i", 12))
    assert nodes.constant(0.0, F32) is not nodes.constant(-0.0, F32)
    assert nodes.apply("add", x, nodes.constant(-0.0, F32)) is x
    assert nodes.apply("add", x, nodes.constant(0.0, F32)) is not x


def test_a_load_knows_whether_it_stays_inside() -> None:
    nodes = Nodes()
    i = variable("i", 12)
    first, last = nodes.load(X, i), nodes.load(X, plus(i, Index(1)))
    assert [node.inside for node in (first, last) if isinstance(node, Loaded)] == [True, False]


def test_a_condition_is_a_node_and_comes_back_out_of_it() -> None:
    nodes = Nodes()
    test = nodes.test(compare(variable("i", 12), "<", Index(3)))
    assert test.type is I1
    assert nodes.test(compare(variable("i", 12), "<", Index(12))) is nodes.constant(True, I1)
    assert nodes.apply("not", nodes.apply("not", test)) is test


def test_nothing_is_less_than_itself() -> None:
    nodes = Nodes()
    x = nodes.load(X, variable("i", 12))
    assert nodes.apply("lt", x, x) is nodes.constant(False, I1)
    assert nodes.apply("ne", x, x) is not nodes.constant(False, I1), "NaN is not what it is"


def test_a_truth_that_is_compared_is_itself_or_its_opposite() -> None:
    nodes = Nodes()
    x = nodes.input("x", F32)
    test = nodes.apply("lt", x, nodes.constant(0, F32))
    for value in (True, False):
        same = [nodes.apply(name, test, nodes.constant(value ^ (name == "ne"), I1)) for name in ("eq", "ne")]
        assert same == [test if value else nodes.apply("not", test)] * 2


@pytest.mark.parametrize("name", ["i8", "i32", "i64", "f32"])
def test_a_sign_that_is_compared_is_one_comparison(name: str) -> None:
    """Of integers: a NaN has no sign."""
    type_ = MACHINE[name]
    nodes = Nodes()
    x, zero = nodes.input("x", type_), nodes.constant(0, type_)
    above, below = nodes.apply("lt", zero, x), nodes.apply("lt", x, zero)
    sign = nodes.apply("sub", nodes.convert(above, type_), nodes.convert(below, type_))
    asked = [nodes.apply("eq", sign, nodes.constant(value, type_)) for value in (1, 0, -1, 2)]
    known = [above, nodes.apply("eq", x, zero), below, nodes.constant(False, I1)]
    assert [found is wanted for found, wanted in zip(asked, known, strict=True)] == [type_.kind == "sint"] * 4


def test_a_fold_binds_its_variables_and_one_of_no_terms_is_its_start() -> None:
    nodes = Nodes()
    k = Variable("k", 4)
    a, b = nodes.input("a", F32), nodes.input("b", F32)
    plus_ = nodes.combination([a], [b], [nodes.apply("add", a, b)])
    assert plus_.operation == "add"
    assert plus_.identity == (nodes.constant(-0.0, F32),), "found without being told"
    term, zero = nodes.load(X, plus(variable("k", 4), variable("i", 3))), nodes.constant(0, F32)
    (total,) = nodes.fold([k], [term], plus_, [zero])
    assert isinstance(total, Folded)
    assert {x.name for x in total.variables} == {"i"}
    assert total.fold.order == "sequential", "few terms are folded in order"
    assert nodes.fold([Variable("k", 0)], [term], plus_, [zero]) == (zero,)
    assert nodes.fold([k], [term], plus_, [zero]) == (total,)


@pytest.mark.parametrize("name", sorted(OPERATIONS))
def test_every_operation_gives_its_type_and_a_value_for_all_of_a_byte(name: str) -> None:
    operation = OPERATIONS[name]
    for type_ in MACHINE.values():
        if not operation.takes(type_):
            continue
        every = np.arange(256).astype(np.uint8).view(np.int8).astype(type_.dtype)
        with np.errstate(all="raise"):
            found = compute(name, *np.broadcast_arrays(every[:, None], every, every[::-1])[: operation.count])
        assert found.dtype == operation.type_of(type_).dtype


@pytest.mark.parametrize(
    ("name", "x", "y", "expected"),
    [
        ("div", -128, -1, -128),
        ("div", 7, 0, 0),
        ("div", -7, 2, -3),
        ("rem", -7, 2, -1),
        ("rem", 7, 0, 7),
        ("rem", -128, -1, 0),
        ("shl", 1, 7, -128),
        ("shl", 1, -1, 0),
        ("shr", -128, 100, -1),
        ("shr", -128, -1, -1),
        ("mulhi", -128, -128, 64),
    ],
)
def test_integers_have_no_undefined_corner(name: str, x: int, y: int, expected: int) -> None:
    assert compute(name, np.int8(x)[...], np.int8(y)[...]) == expected


@pytest.mark.parametrize("type_", [MACHINE["i64"], MACHINE["ui64"]])
def test_the_upper_half_of_products_of_64_bits_is_that_of_exact_ones(type_: ElementType) -> None:
    dtype = type_.dtype
    values = [0, 1, 2, 0x123456789ABCDEF0, 2**63 - 1, *([-1, -(2**63)] if dtype.kind == "i" else [2**64 - 1])]
    for x in values:
        for y in values:
            assert int(compute("mulhi", np.asarray(x, dtype), np.asarray(y, dtype))) == x * y >> 64


def test_conversions_to_integers_saturate_and_nan_is_zero() -> None:
    x = np.array([np.nan, np.inf, -np.inf, 3e9, -3e9, -1.9, 2.0**31 - 128], np.float32)
    expected = [0, 2**31 - 1, -(2**31), 2**31 - 1, -(2**31), -1, 2**31 - 128]
    assert convert(x, MACHINE["i32"]).tolist() == expected
    assert convert(np.array([-5.0, 300.0]), U8).tolist() == [0, 255]


def test_conversions_through_a_type_that_holds_all_are_dropped_and_others_stay() -> None:
    nodes = Nodes()
    x = nodes.input("x", I8)
    assert nodes.convert(nodes.convert(x, I64), I8) is x
    assert nodes.convert(nodes.convert(x, I64), F32) is nodes.convert(x, F32)
    assert nodes.convert(nodes.convert(x, U8), I64) is not nodes.convert(x, I64)
    y = nodes.input("y", MACHINE["f64"])
    assert nodes.convert(nodes.convert(y, F32), MACHINE["f64"]) is not y


def test_operands_of_two_types_are_refused() -> None:
    nodes = Nodes()
    with pytest.raises(TypeError, match="one type"):
        nodes.apply("add", nodes.constant(1, F32), nodes.constant(1, I64))
    with pytest.raises(TypeError, match="same width"):
        nodes.bitcast(nodes.constant(1, F32), I64)
    assert isinstance(nodes.bitcast(nodes.constant(1.0, F32), MACHINE["i32"]), ConstantNode)


@pytest.mark.parametrize("known", [None, "left", "right"])
@pytest.mark.parametrize("name", ["max", "min"])
def test_the_larger_of_two_floats_is_one_operation_however_it_is_selected(name: str, known: str | None) -> None:
    nodes = Nodes()
    x: KernelNode = nodes.constant(0, F32) if known == "left" else nodes.input("x", F32)
    y: KernelNode = nodes.constant(0, F32) if known == "right" else nodes.input("y", F32)
    negative = nodes.apply("lt", nodes.bitcast(x, MACHINE["i32"]), nodes.constant(0, MACHINE["i32"]))
    zero, compared = ((y, x), (x, y)) if name == "max" else ((x, y), (y, x))
    chosen = nodes.select(nodes.apply("lt", *compared), y, x)
    chosen = nodes.select(nodes.apply("eq", x, y), nodes.select(negative, *zero), chosen)
    if known is None:
        assert nodes.select(nodes.apply("ne", x, x), x, chosen) is not nodes.apply(name, x, y), "y may be NaN"
    for side in (y, x):
        chosen = nodes.select(nodes.apply("ne", side, side), side, chosen)
    assert chosen is nodes.apply(name, x, y)


def test_the_larger_of_two_integers_is_one_operation() -> None:
    nodes = Nodes()
    x, y = nodes.input("x", I64), nodes.input("y", I64)
    assert nodes.select(nodes.apply("lt", x, y), y, x) is nodes.apply("max", x, y)
    assert nodes.select(nodes.apply("lt", y, x), y, x) is nodes.apply("min", x, y)
