"""NumPy kernel of stablehlo.rng_bit_generator: Uniformly random bits made from a state, and the
state that follows.
"""

# Generated from spec/ops/stablehlo/rng_bit_generator.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.conditions import all_of
from opspec.kernels.pull import as_result, choose, flatten, index, rank, read, shape
from opspec.kernels.vocabulary import Elements, Tensor, Vec, bits, cast, dtype_of, tensor
from opspec.values.dims import ceil_div, in_step, minimum, product, total
from opspec_generated.indices import cat, contains, head
from opspec_generated.numpy.primitives import bitcast, lt, philox_high, philox_low, threefry

ELEMENTWISE = False
MOVES = False


def kernel(
    initial_state: Elements,
    *,
    rng_algorithm: str,
    output_state: Tensor,
    output: Tensor,
) -> tuple[Elements, ...]:
    """Uniformly random bits made from a state, and the state that follows."""
    T = output.element.dtype
    W = dtype_of("ui64")
    is_threefry = rng_algorithm == "THREE_FRY"
    high = 2 if shape(initial_state)[0] == 3 else 0
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
        2 if contains(paired, d) and is_threefry and bits(T) < 64 else 1
        for d in range(rank(output))
    )
    each = 4 if bits(T) < 64 else 2
    pairs = Vec(ceil_div(n, s) for n, s in in_step(shape(output), steps))
    blocks = product(pairs) if is_threefry else ceil_div(product(shape(output)), each)
    o = index(Vec([blocks]))
    counter = read(initial_state, Vec([1])) + cast(W, o[0])
    lower = tensor(
        Vec([blocks]),
        W,
        threefry(read(initial_state, Vec([0])), counter)
        if is_threefry
        else philox_low(
            read(initial_state, Vec([0])),
            counter,
            read(initial_state, Vec([high]))
            + choose(
                lt(counter, read(initial_state, Vec([1]))),
                lambda: cast(W, 1),
                lambda: cast(W, 0),
            ),
        ),
    )
    o = index(Vec([0 if is_threefry else blocks]))
    counter = read(initial_state, Vec([1])) + cast(W, o[0])
    upper = tensor(
        Vec([0 if is_threefry else blocks]),
        W,
        philox_high(
            read(initial_state, Vec([0])),
            counter,
            read(initial_state, Vec([high]))
            + choose(
                lt(counter, read(initial_state, Vec([1]))),
                lambda: cast(W, 1),
                lambda: cast(W, 0),
            ),
        ),
    )
    o = index(output_state.shape)
    after = read(initial_state, Vec([1])) + cast(W, blocks)
    output_state_values = as_result(
        output_state,
        choose(
            o[0] == 0,
            lambda: read(initial_state, Vec([0])),
            lambda: choose(
                o[0] == 1,
                lambda: after,
                lambda: (
                    read(initial_state, Vec([2]))
                    + choose(
                        lt(after, read(initial_state, Vec([1]))),
                        lambda: cast(W, 1),
                        lambda: cast(W, 0),
                    )
                ),
            ),
        ),
    )
    o = index(output.shape)
    at = flatten(o, shape(output))
    place = total(o % steps) if is_threefry else at % each
    block = flatten(o // steps, pairs) if is_threefry else at // each
    output_values = as_result(
        output,
        bitcast(
            T,
            choose(
                is_threefry | (place < each // 2),
                lambda: read(lower, Vec([block])),
                lambda: read(upper, Vec([block])),
            ),
            -32 * (place % (each // 2)),
        ),
    )
    return output_state_values, output_values
