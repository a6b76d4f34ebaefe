"""What never changes in a loop is computed once, in front of it, to the same bits."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

import opspec
from opspec.compiled.fused_blocks import Looped
from opspec.compiled.plan import Kernel, Library, Loop, Step
from opspec.compiled.shown import blocks_of
from opspec.programs.records import import_module
from opspec.values.arrays import Array
from tests.compiled.loops import looping
from tests.compiled.native.test_bits import agree

T, V, S = "tensor<12x12xf32>", "tensor<12xf32>", "tensor<f32>"
ZERO = f"%z = stablehlo.constant dense<0.0> : {S}"
SORT = f"""%d = "stablehlo.sort"(%a1) <{{dimension = 1 : i64, is_stable = true}}> ({{
    ^bb0(%l: {S}, %r: {S}):
      %lt = stablehlo.compare LT, %l, %r, TOTALORDER : ({S}, {S}) -> tensor<i1>
      stablehlo.return %lt : tensor<i1>
    }}) : ({T}) -> {T}"""
PUSHED = f"""%ones = stablehlo.constant dense<0.0> : {T}
    %at = stablehlo.constant dense<[[3], [1], [3]]> : tensor<3x1xi32>
    %rows = stablehlo.slice %TERMS [0:3, 0:12] : ({T}) -> tensor<3x12xf32>
    %d = "stablehlo.scatter"(%ones, %at, %rows) ({{
    ^bb0(%l: {S}, %r: {S}):
      %sum = stablehlo.add %l, %r : {S}
      stablehlo.return %sum : {S}
    }}) {{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0],
      scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}} : ({T}, tensor<3x1xi32>, tensor<3x12xf32>) -> {T}"""
FOLD = f"""{ZERO}
    %f = stablehlo.reduce(%a1 init: %z) applies stablehlo.maximum across dimensions = [0] : ({T}, {S}) -> {V}
    %d = stablehlo.broadcast_in_dim %f, dims = [1] : ({V}) -> {T}"""
INNER = f"""%r:2 = stablehlo.while(%j = %zero, %m = %START) : tensor<i32>, {T}
    cond {{
      %more = stablehlo.compare LE, %j, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    }} do {{
      %k = stablehlo.add %j, %one : tensor<i32>
      %e = stablehlo.tanh %a1 : {T}
      %es = "stablehlo.sort"(%e) <{{dimension = 0 : i64, is_stable = true}}> ({{
      ^bb0(%l: {S}, %r0: {S}):
        %lt = stablehlo.compare LT, %l, %r0, TOTALORDER : ({S}, {S}) -> tensor<i1>
        stablehlo.return %lt : tensor<i1>
      }}) : ({T}) -> {T}
      %p = stablehlo.add %m, %es : {T}
      stablehlo.return %k, %p : tensor<i32>, {T}
    }}"""
USED = f"%b0 = stablehlo.dot_general %d, %a0, contracting_dims = [1] x [0] : ({T}, {T}) -> {T}"
# What the body does with %a0, which changes, and %a1, which it gives as it took it; how many kernels and libraries of
# it go in front.
BODIES: dict[str, tuple[list[str], tuple[int, int]]] = {
    "a library takes it": ([f"%e = stablehlo.tanh %a1 : {T}", SORT.replace("%a1", "%e"), USED], (1, 1)),
    "made of something that changes": ([f"%e = stablehlo.tanh %a0 : {T}", SORT.replace("%a1", "%e"), USED], (0, 0)),
    "a fold": ([FOLD.replace("%d =", "%g ="), SORT.replace("%a1", "%g"), USED], (1, 1)),
    "pushed": ([PUSHED.replace("%TERMS", "%a1").replace("%d =", "%g ="), SORT.replace("%a1", "%g"), USED], (2, 1)),
    "pushed terms that change": (
        [PUSHED.replace("%TERMS", "%a0").replace("%d =", "%g ="), SORT.replace("%a1", "%g"), USED],
        (0, 0),
    ),
    "one of two that one kernel stores": (
        [
            f"%e = stablehlo.tanh %a1 : {T}",
            f"%h = stablehlo.tanh %a0 : {T}",
            SORT.replace("%a1", "%e"),
            SORT.replace("%a1", "%h").replace("%d =", "%hs ="),
            f"%b0 = stablehlo.subtract %d, %hs : {T}",
        ],
        (1, 1),
    ),
    "the new value": ([SORT, f"%b0 = stablehlo.tanh %d : {T}"], (0, 1)),
    "an inner loop begins with it": (
        [f"%d = stablehlo.cosine %a1 : {T}", INNER.replace("%START", "%d"), f"%b0 = stablehlo.add %r#1, %a0 : {T}"],
        (1, 1),
    ),
    "of an inner loop": ([INNER.replace("%START", "%a0"), f"%b0 = stablehlo.sine %r#1 : {T}"], (1, 1)),
}


def program(name: str, count: int) -> str:
    lines, _ = BODIES[name]
    text = looping(count, [T, T], "\n".join(f"    {line}" for line in lines))
    return text.replace("stablehlo.return %next, %b0, %b1", "stablehlo.return %next, %b0, %a1")


def in_front_of(text: str) -> list[Step]:
    """The steps in front of the outermost loop."""
    (*_, block) = blocks_of(import_module(opspec.load(text)))
    if block.joined is not None:
        whole = block.joined.whole
    else:
        (whole,) = (step.whole for step in block.steps if isinstance(step, Looped))
    (*first, loop) = whole.steps
    assert isinstance(loop, Loop)
    return first


def given() -> list[Array]:
    return list(np.random.default_rng(0).normal(size=(2, 12, 12)).astype(np.float32))


@pytest.mark.parametrize("name", BODIES)
def test_what_never_changes_is_in_front(name: str) -> None:
    first = in_front_of(program(name, 3))
    assert tuple(sum(isinstance(step, kind) for step in first) for kind in (Kernel, Library)) == BODIES[name][1]


@pytest.mark.parametrize("count", [0, 1, 4])
@pytest.mark.parametrize("name", [name for name, (lines, _) in BODIES.items() if USED not in lines])
def test_bits(name: str, count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    agree(monkeypatch, program(name, count), given())


@pytest.mark.parametrize("count", [0, 1, 2])
@pytest.mark.parametrize("name", BODIES)
def test_results(name: str, count: int) -> None:
    module = opspec.load(program(name, count))
    wanted = opspec.run(module, *given(), engine="numpy")
    for engine in ("cpu", "reference"):
        for found, right in zip(opspec.run(module, *given(), engine=engine), wanted, strict=True):
            np.testing.assert_allclose(found, right, rtol=1e-5, atol=1e-5)


def test_what_is_exchanged_in_each_turn_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    text = program("a library takes it", 5).replace(USED, "").replace("%next, %b0, %a1", "%next, %d, %a0")
    assert not in_front_of(text)
    agree(monkeypatch, text, given())


def test_the_same_value_may_change_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """A loop begins with it twice, and changes one of both."""
    text = program("a library takes it", 5).replace(USED, f"%b0 = stablehlo.subtract %d, %a0 : {T}")
    text = text.replace("%a1 = %x1", "%a1 = %x0")
    assert len(in_front_of(text)) == 2
    agree(monkeypatch, text, given())


WIDE, TALL, SUMS, SUM = "tensor<64x96xi32>", "tensor<96x64xi32>", "tensor<64xi32>", "tensor<i32>"


def turned_less_sums(matrix: str, given: str, made: str) -> str:
    """A matrix that is turned, which is stored, with something added, less what its rows come to."""
    return f"""
    %{made}_turned = stablehlo.transpose {matrix}, dims = [1, 0] : ({TALL}) -> {WIDE}
    %{made}_both = stablehlo.add %{made}_turned, {given} : {WIDE}
    %{made}_sum = stablehlo.reduce(%{made}_both init: %least) applies stablehlo.add across dimensions = [1]
      : ({WIDE}, {SUM}) -> {SUMS}
    %{made}_sums = stablehlo.broadcast_in_dim %{made}_sum, dims = [0] : ({SUMS}) -> {WIDE}
    %{made} = stablehlo.subtract %{made}_both, %{made}_sums : {WIDE}"""


def negated(made: str, times: int) -> str:
    """Lines that negate a value so often: the numbers of other values are larger then."""
    names = [f"%{made}", *(f"%{made}_{at}" for at in range(1, times)), f"%{made}_last"]
    return "".join(f"\n    {new} = stablehlo.negate {old} : {WIDE}" for old, new in itertools.pairwise(names))


IN_BRANCH = f"""
    %b1 = "stablehlo.case"(%i) ({{OTHER
      stablehlo.return %p_last : {WIDE}
    }}, {{
      stablehlo.return %a0 : {WIDE}
    }}) : (tensor<i32>) -> {WIDE}"""
IN_TEST = f"""OTHER
    %most = stablehlo.reduce(%p_last init: %least) applies stablehlo.maximum across dimensions = [0, 1]
      : ({WIDE}, {SUM}) -> {SUM}
    %small = stablehlo.compare GE, %most, %least : ({SUM}, {SUM}) -> tensor<i1>
    %on = stablehlo.and %go, %small : tensor<i1>
    stablehlo.return %on"""


@pytest.mark.parametrize(
    ("where", "times", "others"), [("branch", 1, 4), ("branch", 2, 5), ("test", 4, 1), ("test", 5, 2)]
)
def test_what_is_in_front_lives_while_other_blocks_store(where: str, times: int, others: int) -> None:
    """What no value of the program is has memory of its own, whichever block it is made in."""
    other = turned_less_sums("%other", "%a1", "p") + negated("p", others)
    made = turned_less_sums("%matrix", "%a0", "o") + negated("o", times)
    made += IN_BRANCH.replace("OTHER", other) if where == "branch" else f"\n    %b1 = stablehlo.negate %a1 : {WIDE}"
    text = looping(3, [WIDE, WIDE], made, f", %matrix: {TALL}, %other: {TALL}").replace("%b0", "%o_last")
    text = text.replace("  %c = ", f"  %least = stablehlo.constant dense<0> : {SUM}\n  %c = ", 1)
    if where == "test":
        text = text.replace("    stablehlo.return %go", IN_TEST.replace("OTHER", other))
    rng = np.random.default_rng(0)
    given = [rng.integers(-4, 5, shape).astype(np.int32) for shape in ((64, 96), (64, 96), (96, 64), (96, 64))]
    module = opspec.load(text)
    wanted = opspec.run(module, *given, engine="numpy")
    for found, right in zip(opspec.run(module, *given, engine="cpu"), wanted, strict=True):
        np.testing.assert_array_equal(found, right)
