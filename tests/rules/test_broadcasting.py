"""Ops that broadcast, held against NumPy's broadcasting: every pair of small shapes, known, unknown and given axes."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import opspec
from opspec import formula
from opspec.agreement.oracles import Oracle, Unsupported
from opspec.agreement.rule_tests import inference_of, infers_no_less, sizes
from opspec.agreement.rule_tests import refused as refused_by_library
from opspec.errors import OpSpecError
from opspec.programs.loading import load_generic
from opspec.programs.records import import_module
from opspec.values.dims import Dim
from opspec.values.types import element_of
from opspec.verification.verifier import verify_view
from tests.building.programs import Program, refused, result_of
from tests.generated_cases import ops
from tests.samples import one_in
from tests.shared_oracles import shared_oracle

Shape = tuple[int | None, ...]  # None: known only when the program runs

FAMILY = [op for op in ops() if op.broadcasts is not None]
BINARY = [op for op in FAMILY if op.broadcasts is not None and op.broadcasts.along]


def shapes(rank: int, among: Sequence[int | None]) -> list[Shape]:
    return [shape for r in range(rank + 1) for shape in itertools.product(among, repeat=r)]


def together(*given: Sequence[int]) -> tuple[int, ...] | None:
    """The shape that NumPy gives; None where it gives none."""
    try:
        return np.broadcast_shapes(*map(tuple, given))
    except ValueError:
        return None


def tensor(shape: Shape, element: str = "i32") -> str:
    return f"tensor<{''.join('?x' if size is None else f'{size}x' for size in shape)}{element}>"


def program(op: str, given: Sequence[str], result: str, attributes: str = "") -> str:
    """A function of one op in generic form."""
    names = [f"%a{at}" for at in range(len(given))]
    arguments = ", ".join(f"{name}: {type_}" for name, type_ in zip(names, given, strict=True))
    return (
        f'"func.func"() <{{function_type = ({", ".join(given)}) -> ({result}), sym_name = "main"}}> ({{\n'
        f"^bb0({arguments}):\n"
        f'  %0 = "{op}"({", ".join(names)}) {attributes}: ({", ".join(given)}) -> {result}\n'
        f'  "func.return"(%0) : ({result}) -> ()\n'
        "}) : () -> ()\n"
    )


def numbered(shape: Sequence[int], start: int = 1) -> Any:
    return np.arange(start, start + int(np.prod(shape)), dtype=np.int32).reshape(shape)


def broken(text: str) -> list[str]:
    return [found.rule for found in verify_view(import_module(load_generic(text))).diagnostics]


def lowered(text: str) -> Any:
    """The program without CHLO, which the MLIR library takes."""
    module = opspec.lower(opspec.load(text))
    assert module.operation.verify()
    assert "chlo." not in str(module)
    assert opspec.verify(module) == []
    return module


def gives(text: str, inputs: Sequence[Any], wanted: Any) -> None:
    """The op gives these values, and so does its lowering."""
    for module in (opspec.load(text), lowered(text)):
        (found,) = opspec.run(module, *inputs)
        assert (found.dtype, found.shape) == (wanted.dtype, wanted.shape)
        np.testing.assert_array_equal(found, wanted)


@pytest.fixture(scope="module")
def library() -> Oracle:
    return shared_oracle("library")


# --- every pair of shapes -------------------------------------------------------------------------


SMALL = shapes(2, (0, 1, 2, 3))


FEW = [*shapes(1, (0, 1, 2, 3)), *itertools.product((0, 1, 3), repeat=2)]


@pytest.mark.parametrize("left", one_in(4, map(pytest.param, FEW)), ids=str)
def test_known_shapes(left: tuple[int, ...], library: Oracle) -> None:
    check_known_shapes(left, FEW, library)


@pytest.mark.full
@pytest.mark.parametrize("left", SMALL, ids=str)
def test_all_known_shapes(left: tuple[int, ...], library: Oracle) -> None:
    check_known_shapes(left, SMALL, library)


def check_known_shapes(left: tuple[int, ...], among: Sequence[Shape], library: Oracle) -> None:
    for right in among:
        wanted = together(left, right)  # type: ignore[arg-type]
        shape = left if wanted is None else wanted
        text = program("chlo.broadcast_subtract", [tensor(left), tensor(right)], tensor(shape))
        if wanted is None:
            assert broken(text) == ["chlo.broadcast_subtract.B1"], text
            continue
        assert broken(text) == []
        x, y = numbered(left), numbered(right, 100)  # type: ignore[arg-type]
        gives(text, [x, y], x - y)
        theirs = library.infer(text)
        assert not isinstance(theirs, Unsupported)
        assert [str(type_) for type_ in theirs] == [tensor(wanted)]


@pytest.mark.parametrize("left", shapes(2, (1, 2)), ids=str)
def test_the_library_lowers_to_the_same_values(left: tuple[int, ...], library: Oracle) -> None:
    for right in shapes(2, (1, 2)):
        wanted = together(left, right)  # type: ignore[arg-type]
        assert wanted is not None
        text = program("chlo.broadcast_subtract", [tensor(left), tensor(right)], tensor(wanted))
        x, y = numbered(left), numbered(right, 100)  # type: ignore[arg-type]
        found = library.run(text, [x, y])
        assert not isinstance(found, Unsupported), found
        np.testing.assert_array_equal(found[0], x - y)


def runs_of(shape: Shape) -> list[tuple[int, ...]]:
    """What a shape may be when the program runs."""
    return list(itertools.product(*[(1, 3) if size is None else (size,) for size in shape]))


@pytest.mark.parametrize("left", one_in(6, map(pytest.param, shapes(2, (1, 3, None)))), ids=str)
def test_unknown_sizes(left: Shape) -> None:
    """A size may turn out to be 1, and then it gives way."""
    for right in shapes(2, (1, 3, None)):
        draft = program("chlo.broadcast_subtract", [tensor(left), tensor(right)], tensor((1,)))
        (view,) = (v for v in import_module(load_generic(draft)).walk() if v.name.startswith("chlo."))
        infers_no_less(view, draft)
        inferred = inference_of(view)[0].shape
        assert inferred is not None
        result = tuple(None if isinstance(size, Dim) else size for size in sizes(inferred))
        text = program("chlo.broadcast_subtract", [tensor(left), tensor(right)], tensor(result))
        assert broken(text) == []
        both = [opspec.compile(opspec.load(text)), opspec.compile(lowered(text))]
        for one, other in itertools.product(runs_of(left), runs_of(right)):
            x, y = numbered(one), numbered(other, 100)
            for function in both:
                np.testing.assert_array_equal(function(x, y)[0], x - y)


def test_sizes_that_turn_out_not_to_fit() -> None:
    text = program("chlo.broadcast_subtract", [tensor((None,)), tensor((None,))], tensor((None,)))
    for module in (opspec.load(text), lowered(text)):
        for left, right in ((2, 3), (0, 3), (3, 0), (3, 2)):
            with pytest.raises(OpSpecError):
                opspec.run(module, numbered((left,)), numbered((right,)))


@pytest.mark.parametrize(
    ("left", "right", "result"),
    [
        ("?xi32, 5", "?xi32, 5", "?xi32, 5"),
        ("?x2xi32, 5, ?", "2xi32", "?x2xi32, 5, ?"),
        ("?x1xi32, 5, ?", "1x?xi32, ?, 4", "?x?xi32, 5, 4"),
        ("i32", "?xi32, 5", "?xi32, 5"),
        ("?xi32, 5", "3xi32", "3xi32"),
    ],
)
def test_bounded_sizes(left: str, right: str, result: str) -> None:
    def bounded(text: str) -> str:
        shape, _, bounds = text.partition(", ")
        return f"tensor<{shape}, #stablehlo.bounds<{bounds}>>" if bounds else f"tensor<{shape}>"

    text = program("chlo.broadcast_subtract", [bounded(left), bounded(right)], bounded(result))
    assert broken(text) == []

    def run_shape(text: str) -> tuple[int, ...]:
        parts = text.partition(", ")[0].split("x")[:-1]
        return tuple(3 if part == "?" else int(part) for part in parts)

    x, y = numbered(run_shape(left)), numbered(run_shape(right), 100)
    gives(text, [x, y], x - y)


# --- axes that are given --------------------------------------------------------------------------


RANKS = [(0, 2), (1, 2), (1, 3), pytest.param(2, 3, marks=pytest.mark.full)]


@pytest.mark.parametrize(("few", "many"), one_in(2, RANKS))
def test_given_axes(few: int, many: int) -> None:
    for axes in itertools.combinations(range(many), few):
        given = f"<{{broadcast_dimensions = array<i64{': ' if axes else ''}{', '.join(map(str, axes))}>}}>"
        for small in itertools.product((1, 2), repeat=few):
            for large in itertools.product((1, 2, 3) if many == 2 else (1, 3), repeat=many):
                placed = tuple(small[axes.index(d)] if d in axes else 1 for d in range(many))
                wanted = together(placed, large)
                for order in (1, -1):
                    types = [tensor(small), tensor(large)][::order]
                    text = program("chlo.broadcast_subtract", types, tensor(wanted or large), given)
                    if wanted is None:
                        assert broken(text) == ["chlo.broadcast_subtract.B1"], text
                        continue
                    x, y = numbered(small), numbered(large, 100)
                    assert broken(text) == []
                    values = (x.reshape(placed) - y) * order
                    gives(text, [x, y][::order], values)


@pytest.mark.parametrize(("few", "many"), RANKS)
def test_given_axes_and_unknown_sizes(few: int, many: int) -> None:
    for axes in itertools.combinations(range(many), few):
        given = f"<{{broadcast_dimensions = array<i64{': ' if axes else ''}{', '.join(map(str, axes))}>}}>"
        types = [tensor((None,) * few), tensor((None,) * many)]
        text = program("chlo.broadcast_subtract", types, types[1], given)
        assert broken(text) == []
        both = [opspec.compile(opspec.load(text)), opspec.compile(lowered(text))]
        for small, large in itertools.product(runs_of((None,) * few), runs_of((None,) * many)):
            placed = tuple(small[axes.index(d)] if d in axes else 1 for d in range(many))
            x, y = numbered(small), numbered(large, 100)
            for function in both:
                np.testing.assert_array_equal(function(x, y)[0], x.reshape(placed) - y)


# --- every op -------------------------------------------------------------------------------------


DTYPES = {
    "bool": (np.dtype(np.bool_),),
    "sint": (np.dtype(np.int8), np.dtype(ml_dtypes.int4)),
    "uint": (np.dtype(np.uint16),),
    "float": (np.dtype(np.float32), np.dtype(ml_dtypes.bfloat16)),
    "complex": (np.dtype(np.complex64),),
}


def values(rng: np.random.Generator, shape: Sequence[int], dtype: np.dtype[Any]) -> Any:
    small = rng.integers(0, 5, shape)
    if dtype.kind == "c":
        return (small + 1j * rng.integers(0, 5, shape)).astype(dtype)
    return np.asarray(small).astype(dtype)


def test_the_family_is_whole() -> None:
    assert len(BINARY) == 20
    assert [op.name for op in FAMILY if op not in BINARY] == ["chlo.broadcast_select"]


@pytest.mark.slow
@pytest.mark.parametrize("op", one_in(8, BINARY), ids=lambda op: op.short)
def test_an_op_is_the_explicit_one_of_broadcast_operands(op: Any) -> None:
    """Rules, meaning and lowering: the explicit op, which has tests of its own, says what is right."""
    rng = np.random.default_rng(0)
    given = "comparison_direction = #{}<comparison_direction GE>" if op.short == "broadcast_compare" else ""
    tried = 0
    for kind in sorted(op.typevars[0].classes & set(DTYPES)):
        for dtype in DTYPES[kind]:
            name = str(element_of(dtype))
            result = {"broadcast_compare": "i1", "broadcast_complex": f"complex<{name}>"}.get(op.short, name)
            if result == "complex<bf16>":
                continue
            for left, right in (((2, 1), (3,)), ((), (2, 2)), ((2, 3), (2, 3)), ((1,), ())):
                wide = together(left, right)
                assert wide is not None
                short = program(
                    op.name,
                    [tensor(left, name), tensor(right, name)],
                    tensor(wide, result),
                    f"<{{{given.format('chlo')}}}>" if given else "",
                )
                full = program(
                    op.broadcasts.op,
                    [tensor(wide, name)] * 2,
                    tensor(wide, result),
                    f"<{{{given.format('stablehlo')}}}>" if given else "",
                )
                x, y = values(rng, left, dtype), values(rng, right, dtype)
                (wanted,) = opspec.run(opspec.load(full), *(np.broadcast_to(v, wide) for v in (x, y)))
                (found,) = opspec.run(opspec.load(short), x, y)
                assert found.dtype == wanted.dtype
                assert found.tobytes() == np.ascontiguousarray(wanted).tobytes()
                module = opspec.lower(opspec.load(short), keep=[op.broadcasts.op])
                assert op.name not in str(module)
                (found,) = opspec.run(module, x, y)
                assert found.tobytes() == np.ascontiguousarray(wanted).tobytes()
                tried += 1
    assert tried


@pytest.mark.parametrize("step", [15, pytest.param(1, marks=pytest.mark.full)])
def test_select_of_every_three_shapes(step: int) -> None:
    for given in itertools.islice(itertools.product(shapes(2, (1, 2)), repeat=3), 0, None, step):
        wide = together(*given)  # type: ignore[arg-type]
        assert wide is not None
        elements = ("i1", "i32", "i32")
        types = [tensor(shape, element) for shape, element in zip(given, elements, strict=True)]
        text = program("chlo.broadcast_select", types, tensor(wide))
        assert broken(text) == []
        pred = numbered(given[0]) % 2 == 0  # type: ignore[arg-type]
        x, y = (numbered(shape, start) for shape, start in zip(given[1:], (1, 100), strict=True))  # type: ignore[arg-type]
        gives(text, [pred, x, y], np.where(pred, x, y))


@pytest.mark.parametrize("shape", [(), (1,), (3,), (None,)], ids=str)
def test_select_with_unknown_sizes(shape: Shape) -> None:
    types = [tensor(shape, "i1"), tensor((None, 1)), tensor((None,))]
    text = program("chlo.broadcast_select", types, tensor((None, 3 if 3 in shape else None)))
    assert broken(text) == []
    both = [opspec.compile(opspec.load(text)), opspec.compile(lowered(text))]
    for given in itertools.product(runs_of(shape), ((1, 1), (2, 1)), ((1,), (3,))):
        pred, x, y = numbered(given[0]) % 2 == 0, numbered(given[1]), numbered(given[2], 100)
        for function in both:
            np.testing.assert_array_equal(function(pred, x, y)[0], np.where(pred, x, y))


# --- builders and words ---------------------------------------------------------------------------


def test_builders_infer_the_shape() -> None:
    build = Program("tensor<2x1xf32>", "tensor<3xf32>", "tensor<?xf32>", "tensor<2xf32>", "tensor<i1>")
    with build() as (column, row, open_, pair, flag):
        made = opspec.ops.chlo
        assert result_of(made.broadcast_add(column, row)) == "tensor<2x3xf32>"
        assert result_of(made.broadcast_add(column, open_)) == "tensor<2x?xf32>"
        assert result_of(made.broadcast_add(pair, column, broadcast_dimensions=[0])) == "tensor<2x1xf32>"
        assert result_of(made.broadcast_compare(row, column, comparison_direction="LT")) == "tensor<2x3xi1>"
        assert result_of(made.broadcast_select(flag, row, column)) == "tensor<2x3xf32>"
    build.finish()


def test_a_builder_shows_shapes_that_do_not_fit() -> None:
    build = Program("tensor<2x3xf32>", "tensor<40x1x4xf32>")
    with build() as (x, y):
        assert refused(lambda: opspec.ops.chlo.broadcast_add(x, y)).split("\n")[1:6] == [
            "  dimension 2: sizes 3 and 4",
            "    lhs     2 3",
            "    rhs  40 1 4",
            "              ^",
            "  rule   all(m == 1 or n == 1 or m == n for m, n in zip(lhs_shape, rhs_shape))",
        ]


FIGURES = {
    ((7, 1), (2, 3), (128,)): ["pred      7   1", "on_true   2   3", "on_false    128", "          ^ ^^^"],
    ((), (2, None), (3, 1, 5)): None,
    ((2,), (3,), ()): ["pred      2", "on_true   3", "on_false", "          ^"],
}


@pytest.mark.parametrize("given", FIGURES, ids=str)
def test_shapes_are_shown_aligned(given: tuple[Shape, ...]) -> None:
    types = [tensor(shape, element) for shape, element in zip(given, ("i1", "f32", "f32"), strict=True)]
    text = program("chlo.broadcast_select", types, tensor((3, 2, 5), "f32"))
    found = verify_view(import_module(load_generic(text))).diagnostics
    figure = FIGURES[given]
    assert [list(diagnostic.figure) for diagnostic in found] == ([figure] if figure is not None else [])


def test_a_result_that_is_not_the_common_shape_is_shown_below() -> None:
    text = program("chlo.broadcast_add", [tensor((2, 3)), tensor((None, 1))], tensor((5, 3)))
    (found,) = verify_view(import_module(load_generic(text))).diagnostics
    assert found.message.endswith("(dimension 0: 2, but result has 5)")
    assert found.figure == ("lhs     2 3", "rhs     ? 1", "result  5 3", "        ^")
    assert found.hint == "result of type tensor<2x3xi32>"


def test_given_axes_are_shown_where_they_lie() -> None:
    given = "<{broadcast_dimensions = array<i64: 0>}>"
    text = program("chlo.broadcast_add", [tensor((128,)), tensor((2, 128, None))], tensor((2, 128, None)), given)
    (found,) = verify_view(import_module(load_generic(text))).diagnostics
    assert found.figure == ("lhs  128", "rhs    2 128 ?", "     ^^^")


@pytest.mark.parametrize(("op", "wanted"), [("maximum", [4, 2]), ("minimum", [2, -2])])
@pytest.mark.parametrize("run", [opspec.run, formula.run], ids=["kernel", "formula"])
def test_operands_that_are_compared_may_have_scales_of_their_own(run: Any, op: str, wanted: list[int]) -> None:
    """Stored 4 and -2 at 0.5 are 2 and -1, and a stored 4 at 0.25 is 1."""
    x, y = "tensor<2x!quant.uniform<i8:f32, 0.5>>", "tensor<!quant.uniform<i8:f32, 0.25>>"
    program = f"""
"func.func"() <{{function_type = ({x}, {y}) -> {x}, sym_name = "main"}}> ({{
^bb0(%x: {x}, %y: {y}):
  %0 = "chlo.broadcast_{op}"(%x, %y) : ({x}, {y}) -> {x}
  "func.return"(%0) : ({x}) -> ()
}}) : () -> ()
"""
    module = load_generic(program)
    assert opspec.verify(module) == []
    assert refused_by_library(program) is None
    assert run(module, np.array([4, -2], np.int8), np.array(4, np.int8))[0].tolist() == wanted
