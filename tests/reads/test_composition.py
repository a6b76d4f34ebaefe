"""Reads through reads are those of one step after the other; a fold turned round sends each term where it is wanted."""

from __future__ import annotations

import itertools
import zlib
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from opspec.catalog.op_files import load
from opspec.formula.example_arrays import parse_example
from opspec.reads.analysis import ElementReads, reads_of_op
from opspec.reads.composition import from_operands, through
from opspec.reads.concrete import Concrete, Spot
from opspec.reads.inversion import pushes
from opspec.reads.symbols import Unclear
from opspec.values.dims import Vec
from opspec.values.types import ELEMENT_TYPES, Tensor
from tests.samples import rounds

F32 = ELEMENT_TYPES["f32"]
Step = tuple[str, dict[str, Any], tuple[int, ...], tuple[int, ...]]  # op, attributes, shapes of operand and result


def reads_of(step: Step) -> ElementReads:
    name, attributes, operand, result = step
    op, _ = load(name)
    scalars = [Tensor(Vec(()), F32)] * (len(op.operands) - 1)
    types: list[Any] = [Tensor(Vec(operand), F32), *scalars]
    if op.operands[0].type.variadic:
        types = [[part] for part in types]
    results: list[Any] = [[Tensor(Vec(result), F32)]] if op.results[0].type.variadic else [Tensor(Vec(result), F32)]
    (found,) = reads_of_op(op, types, attributes, results).results
    assert not found.unknown
    return found


@st.composite
def steps(draw: st.DrawFn, shape: tuple[int, ...]) -> Step:
    """An op that takes a tensor of this shape, with attributes that its rules allow."""
    each = [draw(st.integers(0, 2)) for _ in shape]
    match draw(st.sampled_from(["transpose", "reverse", "slice", "pad", "reduce", "reshape", "broadcast_in_dim"])):
        case "transpose":
            order = draw(st.permutations(range(len(shape))))
            return "stablehlo.transpose", {"permutation": order}, shape, tuple(shape[d] for d in order)
        case "reverse":
            return "stablehlo.reverse", {"dimensions": [d for d, flag in enumerate(each) if flag]}, shape, shape
        case "slice":
            starts = [min(low, size - 1) for low, size in zip(each, shape, strict=True)]
            strides = [draw(st.integers(1, 3)) for _ in shape]
            result = [-(-(n - low) // s) for n, low, s in zip(shape, starts, strides, strict=True)]
            attributes = {"start_indices": starts, "limit_indices": shape, "strides": strides}
            return "stablehlo.slice", attributes, shape, tuple(result)
        case "pad":
            inner = [draw(st.integers(0, 2)) for _ in shape]
            result = [n + low + 1 + (n - 1) * gap for n, low, gap in zip(shape, each, inner, strict=True)]
            attributes = {"edge_padding_low": each, "edge_padding_high": [1] * len(shape), "interior_padding": inner}
            return "stablehlo.pad", attributes, shape, tuple(result)
        case "reduce":
            dims = [d for d, flag in enumerate(each) if flag]
            kept = tuple(n for d, n in enumerate(shape) if d not in dims)
            return "stablehlo.reduce", {"dimensions": dims}, shape, kept
        case "reshape":
            count = int(np.prod(shape))
            first = draw(st.sampled_from([n for n in range(1, count + 1) if count % n == 0]))
            return "stablehlo.reshape", {}, shape, (first, count // first)
    return "stablehlo.broadcast_in_dim", {"broadcast_dimensions": range(1, len(shape) + 1)}, shape, (2, *shape)


@st.composite
def chains(draw: st.DrawFn) -> list[Step]:
    shape = draw(st.sampled_from([(3,), (2, 3), (4, 6), (2, 1, 4)]))
    chain = []
    for _ in range(draw(st.integers(2, 4))):
        chain.append(draw(steps(shape)))
        shape = chain[-1][3]
        if int(np.prod(shape)) > 200:
            break
    return chain


CONCRETE = Concrete(lambda spot: pytest.fail(f"{spot} decides nothing"))


def read_by(part: ElementReads, index: tuple[int, ...]) -> set[tuple[str, tuple[int, ...] | None]]:
    return {(spot.tensor, spot.index) for spot, _ in CONCRETE.spots(part, index)}


@settings(max_examples=rounds(150), derandomize=True, deadline=None, database=None)
@given(chains())
def test_chains_read_what_their_steps_read(chain: Sequence[Step]) -> None:
    """An operand is called like the step before it: its first operand alone is followed."""
    parts = [reads_of(step) for step in chain]
    firsts = [load(step[0])[0].operands[0].name for step in chain]
    whole = parts[-1].reads
    for part, first in reversed(list(zip(parts, firsts[1:], strict=False))):
        item = 0 if first == "inputs" else None
        made = ElementReads(first, item, part.shape, part.index, part.reads)
        whole = through(whole, [made])
    composed = ElementReads("whole", None, parts[-1].shape, parts[-1].index, whole)
    for index in itertools.product(*map(range, chain[-1][3])):
        wanted = {("", index)}
        for part, first in reversed(list(zip(parts, firsts, strict=True))):
            found = set()
            for tensor, at in wanted:
                assert at is not None
                found |= read_by(part, at) if tensor in ("", "next") else {(tensor, at)}
            wanted = {("next" if tensor == first else tensor, at) for tensor, at in found}
        expected = {(firsts[0] if tensor == "next" else tensor, at) for tensor, at in wanted}
        assert read_by(composed, index) == expected


def test_a_tensor_of_which_nothing_is_known_is_not_looked_through() -> None:
    sort, _ = load("stablehlo.sort")
    type_ = Tensor(Vec((3,)), F32)
    (sorted_,) = reads_of_op(sort, [[type_]], {"dimension": 0, "is_stable": True}, [[type_]]).results
    taken = reads_of(("stablehlo.reverse", {"dimensions": [0]}, (3,), (3,)))
    made = ElementReads("operand", None, sorted_.shape, sorted_.index, unknown=sorted_.unknown)
    with pytest.raises(Unclear, match="repeated calls of a region"):
        through(taken.reads, [made])


SCATTERS = ["stablehlo.scatter", "stablehlo.select_and_scatter"]


@pytest.mark.parametrize("name", SCATTERS)
def test_terms_go_where_they_are_wanted(name: str) -> None:
    """Each element's condition holds for exactly the terms that are sent to it."""
    op, base = load(name)
    for example in op.examples:
        case = parse_example(op, example, base)
        found = reads_of_op(op, case.types, case.attributes, case.results)
        for part in found.results:
            push = pushes(part)
            assert push is not None
            outputs = [range(size) for size in part.shape]
            ranges = [range(variable.size) for variable in push.variables]
            for seed in range(3):
                concrete = Concrete(_numbers(seed))
                for point in itertools.product(*ranges):
                    terms = {v.name: x for v, x in zip(push.variables, point, strict=True)}
                    sent = _sent(concrete, push, terms)
                    wanted = [at for at in itertools.product(*outputs) if _wants(concrete, part, at, terms)]
                    assert wanted == sent, (name, example.name, point)


def _numbers(seed: int) -> Any:
    """Integers by place, some of them outside of every tensor."""
    return lambda spot: zlib.crc32(f"{seed} {spot.tensor} {spot.index}".encode()) % 11 - 2


def _sent(concrete: Concrete, push: Any, terms: dict[str, int]) -> list[tuple[int, ...]]:
    holds = push.when if isinstance(push.when, bool) else concrete.holds(push.when, terms)
    return [tuple(concrete.number(index, terms) for index in push.target)] if holds else []


def _wants(concrete: Concrete, part: ElementReads, at: tuple[int, ...], terms: dict[str, int]) -> bool:
    index = {atom.name: x for index, x in zip(part.index, at, strict=True) for atom, _ in index.terms}
    where = part.folds[0].where
    return where if isinstance(where, bool) else concrete.holds(where, {**terms, **index})


def test_a_fold_that_is_no_scatter_is_not_turned_round() -> None:
    part = reads_of(("stablehlo.reduce", {"dimensions": [0]}, (3, 2), (2,)))
    assert pushes(part) is None


def test_stages_are_looked_through() -> None:
    op, base = load("stablehlo.batch_norm_grad")
    case = parse_example(op, op.examples[0], base)
    found = reads_of_op(op, case.types, case.attributes, case.results)
    operands = {value.name for value in op.operands}
    assert {part.name for part in found.stages} == {"moment"}
    for part in from_operands(found):
        assert {read.tensor for read in part.reads} <= operands
    assert Spot("moment", None, (0,)) in {spot for spot, _ in CONCRETE.spots(found.results[0], (0, 0))}
