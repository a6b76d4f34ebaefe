"""What a specialisation of the CUDA kernel of stablehlo.rng_bit_generator needs."""

# Generated from spec/ops/stablehlo/rng_bit_generator.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.cuda.kernel_plan import KernelPlan, Stage
from opspec.rules.vocabulary import Vec, all_of, bits, choose, rank, shape
from opspec.values.dims import ceil_div, in_step, minimum, product
from opspec_generated.indices import cat, contains, head


def shape_of_lower(output: Any, rng_algorithm: Any, T: Any, **_: Any) -> Any:
    is_threefry = rng_algorithm == "THREE_FRY"
    paired = head(
        cat(
            Vec(d for d in range(rank(output)) if shape(output)[d] % 2 == 0),
            Vec(
                d
                for d in range(rank(output)) if all_of(n <= shape(output)[d] for n in shape(output))
            ),
        ),
        minimum(1, rank(output)),
    )
    steps = Vec(
        choose(contains(paired, d) and is_threefry and bits(T) < 64, lambda: 2, lambda: 1)
        for d in range(rank(output))
    )
    each = 4 if bits(T) < 64 else 2
    pairs = Vec(ceil_div(n, s) for n, s in in_step(shape(output), steps))
    blocks = product(pairs) if is_threefry else ceil_div(product(shape(output)), each)
    return Vec([blocks])


def shape_of_upper(output: Any, rng_algorithm: Any, T: Any, **_: Any) -> Any:
    is_threefry = rng_algorithm == "THREE_FRY"
    paired = head(
        cat(
            Vec(d for d in range(rank(output)) if shape(output)[d] % 2 == 0),
            Vec(
                d
                for d in range(rank(output)) if all_of(n <= shape(output)[d] for n in shape(output))
            ),
        ),
        minimum(1, rank(output)),
    )
    steps = Vec(
        choose(contains(paired, d) and is_threefry and bits(T) < 64, lambda: 2, lambda: 1)
        for d in range(rank(output))
    )
    each = 4 if bits(T) < 64 else 2
    pairs = Vec(ceil_div(n, s) for n, s in in_step(shape(output), steps))
    blocks = product(pairs) if is_threefry else ceil_div(product(shape(output)), each)
    return Vec([0 if is_threefry else blocks])


KERNEL = KernelPlan(
    "stablehlo.rng_bit_generator",
    attributes=("rng_algorithm",),
    stages=(
        Stage(
            "kernel_lower",
            makes="lower",
            reads=("initial_state",),
            types=("W",),
            shape=shape_of_lower,
            element="W",
        ),
        Stage(
            "kernel_upper",
            makes="upper",
            reads=("initial_state",),
            types=("W",),
            shape=shape_of_upper,
            element="W",
        ),
        Stage(
            "kernel_output_state",
            makes="output_state",
            reads=("initial_state", "output"),
            types=("T", "W"),
        ),
        Stage("kernel_output", makes="output", reads=("lower", "upper"), types=("T", "W")),
    ),
)
