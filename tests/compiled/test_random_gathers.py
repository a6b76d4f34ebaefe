"""Gathers drawn at random, with every kind of dimension and index: each engine gives the bits of the definition."""

from __future__ import annotations

import numpy as np
import pytest

import opspec
from opspec.agreement.value_tests import assert_same
from opspec.compiled.engines import compile as compile_by
from opspec.formula.evaluation import run as run_formula
from opspec.values.types import ELEMENT_TYPES
from tests.execution.fast_paths.one_op import Case, drawn_values, least_size, program_of, tensor_type


@pytest.mark.parametrize("engine", ["numpy", "reference", "cpu"])
@pytest.mark.parametrize("seeds", [range(15), pytest.param(range(15, 400), marks=pytest.mark.full)], ids=str)
def test_a_gather_takes_what_its_definition_says(seeds: range, engine: str) -> None:
    elements = 0
    for seed in seeds:
        case = gather(np.random.default_rng(seed))
        module = opspec.load(case.program)
        found, wanted = compile_by(module, engine=engine)(*case.arguments), run_formula(module, *case.arguments)
        for x, y in zip(found, wanted, strict=True):
            assert_same(x, y)
            elements += x.size
    assert elements > len(seeds)


def gather(rng: np.random.Generator) -> Case:
    """Of each dimension of the operand: what a slice takes of it, and what says where. Then all of it in some order."""
    element, index = (
        str(rng.choice(["f32", "i8", "bf16", "complex<f32>"])),
        str(rng.choice(["i32", "ui8", "i64", "ui64"])),
    )
    rank = int(rng.integers(1, 5))
    least = least_size(rng)
    shape = [int(n) for n in rng.integers(least, 6, rank)]
    batch = [int(n) for n in rng.integers(least, 4, rng.integers(0, 3))]
    kinds = [str(kind) for kind in rng.choice(["whole", "one", "one", "gone", "gone", "part", "batch"], rank)]
    batched = [d for d in range(rank) if kinds[d] == "batch"]
    for d in batched[len(batch) :]:
        kinds[d] = "gone"
    batched = batched[: len(batch)]
    sources = [int(at) for at in rng.permutation(len(batch))[: len(batched)]]
    for d, at in zip(batched, sources, strict=True):
        shape[d] = batch[at]
    kinds = ["whole" if kind == "gone" and not n else kind for kind, n in zip(kinds, shape, strict=True)]
    wanted = {"whole": lambda n: n, "part": lambda n: int(rng.integers(least, n + 1))}
    sizes = [wanted.get(kind, lambda n: min(n, 1))(n) for kind, n in zip(kinds, shape, strict=True)]
    kept = [d for d in range(rank) if kinds[d] not in ("gone", "batch")]
    told = [d for d in range(rank) if kinds[d] != "batch" and (kinds[d] != "whole" or rng.random() < 0.3)]
    told = [int(d) for d in rng.permutation(told) if rng.random() < 0.9]
    vector = len(batch) if len(told) == 1 and rng.random() < 0.5 else int(rng.integers(0, len(batch) + 1))
    implicit = len(told) == 1 and vector == len(batch) and rng.random() < 0.5
    starts = list(batch) if implicit else [*batch[:vector], len(told), *batch[vector:]]
    offsets = sorted(int(d) for d in rng.permutation(len(batch) + len(kept))[: len(kept)])
    rest = iter(batch)
    made = [sizes[kept[offsets.index(r)]] if r in offsets else next(rest) for r in range(len(batch) + len(kept))]
    numbers = {
        "offset_dims": offsets,
        "collapsed_slice_dims": [d for d in range(rank) if kinds[d] == "gone"],
        "operand_batching_dims": batched,
        "start_indices_batching_dims": [at + (at >= vector and not implicit) for at in sources],
        "start_index_map": told,
        "index_vector_dim": vector,
    }
    text = ", ".join(f"{name} = {value}" for name, value in numbers.items())
    slices = f"array<i64: {', '.join(map(str, sizes))}>"
    body = (
        f'%r = "stablehlo.gather"(%x, %i) <{{dimension_numbers = #stablehlo.gather<{text}>, slice_sizes = {slices}}}>'
    )
    program = program_of(
        [("x", tensor_type(shape, element)), ("i", tensor_type(starts, index))], [tensor_type(made, element)], body
    )
    places = rng.integers(-2, 8, starts)
    if rng.random() < 0.1:
        places = rng.choice([-(2**63), 2**63 - 1, 1], starts)
    return Case(program, (drawn_values(rng, shape, element), places.astype(ELEMENT_TYPES[index].dtype)))
