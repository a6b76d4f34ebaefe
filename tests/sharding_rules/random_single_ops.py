"""Random programs of one op each, in MLIR's text: of every op that Shardy has a rule for."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import prod
from random import Random
from typing import TypeAlias

Shape: TypeAlias = Sequence[int]
SIZES = (1, 2, 3, 4, 6, 8, 12)
ADD = (
    "({ ^bb0(%p: tensor<f32>, %q: tensor<f32>): %s = stablehlo.add %p, %q : tensor<f32>"
    " stablehlo.return %s : tensor<f32> })"
)
COMPARE = (
    "({ ^bb0(%p: tensor<f32>, %q: tensor<f32>): %s = stablehlo.compare LT, %p, %q :"
    " (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %s : tensor<i1> })"
)


def typed(shape: Shape, element: str = "f32") -> str:
    return f"tensor<{''.join(f'{size}x' for size in shape)}{element}>"


def op_text(name: str, operands: Sequence[str], results: Sequence[str], attributes: str = "", regions: str = "") -> str:
    """A program that applies an op to its arguments, in generic form."""
    arguments = ", ".join(f"%{at}: {type_}" for at, type_ in enumerate(operands))
    values = ", ".join(f"%{at}" for at in range(len(operands)))
    given = f" <{{{attributes}}}>" if attributes else ""
    body = f" ({regions})" if regions and not regions.startswith("(") else regions
    signature = f"({', '.join(operands)}) -> ({', '.join(results)})"
    count = f":{len(results)}" if len(results) > 1 else ""
    made = ", ".join(f"%r#{at}" for at in range(len(results))) if count else "%r"
    return (
        f"func.func @main({arguments}) -> ({', '.join(results)}) {{\n"
        f'  %r{count} = "stablehlo.{name}"({values}){given}{body} : {signature}\n'
        f"  return {made} : {', '.join(results)}\n}}\n"
    )


def ints(values: Sequence[int]) -> str:
    return f"array<i64: {', '.join(map(str, values))}>" if values else "array<i64>"


def shape(random: Random, least: int = 0, most: int = 4) -> list[int]:
    return [random.choice(SIZES) for _ in range(random.randint(least, most))]


UNARY = {
    "f32": "abs cbrt ceil cosine exponential exponential_minus_one floor log log_plus_one logistic negate"
    " round_nearest_afz round_nearest_even rsqrt sign sine sqrt tan tanh",
    "i32": "count_leading_zeros not popcnt",
}
BINARY = {
    "f32": "add atan2 divide maximum minimum multiply power remainder subtract",
    "i32": "and or shift_left shift_right_arithmetic shift_right_logical xor",
}


def elementwise(random: Random, name: str) -> str:
    dims = shape(random)
    for table, count in ((UNARY, 1), (BINARY, 2)):
        for element, names in table.items():
            if name in names.split():
                return op_text(name, [typed(dims, element)] * count, [typed(dims, element)])
    f32, i1 = typed(dims), typed(dims, "i1")
    match name:
        case "compare":
            direction = "comparison_direction = #stablehlo<comparison_direction LT>"
            return op_text(name, [f32, f32], [i1], direction)
        case "complex":
            return op_text(name, [f32, f32], [typed(dims, "complex<f32>")])
        case "real" | "imag":
            return op_text(name, [typed(dims, "complex<f32>")], [f32])
        case "convert":
            return op_text(name, [f32], [typed(dims, random.choice(["bf16", "i8", "f64"]))])
        case "is_finite":
            return op_text(name, [f32], [i1])
        case "reduce_precision":
            return op_text(name, [f32], [f32], "exponent_bits = 5 : i32, mantissa_bits = 10 : i32")
        case "select":
            return op_text(name, [random.choice([i1, typed([], "i1")]), f32, f32], [f32])
    bounds = [random.choice([f32, typed([])]) for _ in range(2)]
    return op_text("clamp", [bounds[0], f32, bounds[1]], [f32])


OTHERS = "compare complex real imag convert is_finite reduce_precision select clamp"
ELEMENTWISE = " ".join([*UNARY.values(), *BINARY.values(), OTHERS]).split()


def broadcast_in_dim(random: Random) -> str:
    result = shape(random)
    dims = random.sample(range(len(result)), random.randint(0, len(result)))
    operand = [random.choice([result[d], result[d], 1]) for d in dims]
    return op_text("broadcast_in_dim", [typed(operand)], [typed(result)], f"broadcast_dimensions = {ints(dims)}")


def transpose(random: Random) -> str:
    dims = shape(random)
    order = random.sample(range(len(dims)), len(dims))
    return op_text("transpose", [typed(dims)], [typed([dims[d] for d in order])], f"permutation = {ints(order)}")


def split(random: Random, count: int) -> list[int]:
    """Sizes whose product is a number."""
    found: list[int] = []
    while count > 1 and len(found) < 4:
        size = random.choice([n for n in range(1, count + 1) if count % n == 0])
        found.append(size)
        count //= size
    return [*found, count] if count > 1 else found


def reshape(random: Random) -> str:
    dims = shape(random, 1)
    return op_text("reshape", [typed(dims)], [typed(split(random, prod(dims)))])


def reverse(random: Random) -> str:
    dims = shape(random, 1)
    turned = sorted(random.sample(range(len(dims)), random.randint(0, len(dims))))
    return op_text("reverse", [typed(dims)], [typed(dims)], f"dimensions = {ints(turned)}")


def slice_(random: Random) -> str:
    dims = shape(random, 1)
    whole = [random.random() < 0.4 for _ in dims]
    starts = [0 if all_ else random.randrange(n) for n, all_ in zip(dims, whole, strict=True)]
    limits = [n if all_ else random.randint(s + 1, n) for n, s, all_ in zip(dims, starts, whole, strict=True)]
    strides = [1 if all_ else random.randint(1, 2) for all_ in whole]
    result = [-(-(high - low) // step) for low, high, step in zip(starts, limits, strides, strict=True)]
    given = f"start_indices = {ints(starts)}, limit_indices = {ints(limits)}, strides = {ints(strides)}"
    return op_text("slice", [typed(dims)], [typed(result)], given)


def pad(random: Random) -> str:
    dims = shape(random, 1)
    low, high = ([random.choice([0, 0, 1, 2]) for _ in dims] for _ in range(2))
    inner = [random.choice([0, 0, 0, 1]) for _ in dims]
    result = [a + n + (n - 1) * i + b for n, a, b, i in zip(dims, low, high, inner, strict=True)]
    given = f"edge_padding_low = {ints(low)}, edge_padding_high = {ints(high)}, interior_padding = {ints(inner)}"
    return op_text("pad", [typed(dims), typed([])], [typed(result)], given)


def concatenate(random: Random) -> str:
    dims = shape(random, 1)
    along = random.randrange(len(dims))
    parts = [
        [random.choice(SIZES) if d == along else n for d, n in enumerate(dims)] for _ in range(random.randint(1, 3))
    ]
    result = [sum(part[d] for part in parts) if d == along else n for d, n in enumerate(dims)]
    return op_text("concatenate", [typed(part) for part in parts], [typed(result)], f"dimension = {along} : i64")


def dot_general(random: Random) -> str:
    batch, contracted, left, right = shape(random, 0, 2), shape(random, 0, 2), shape(random, 0, 2), shape(random, 0, 2)

    def side(free: Sequence[int]) -> tuple[list[int], list[int], list[int]]:
        sizes = [*batch, *contracted, *free]
        order = random.sample(range(len(sizes)), len(sizes))
        places = [order.index(d) for d in range(len(sizes))]
        return [sizes[d] for d in order], places[: len(batch)], places[len(batch) : len(batch) + len(contracted)]

    (lhs, lb, lc), (rhs, rb, rc) = side(left), side(right)
    kept = [[n for d, n in enumerate(dims) if d not in gone] for dims, gone in ((lhs, lb + lc), (rhs, rb + rc))]
    numbers = (
        f"dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = {lb}, rhs_batching_dimensions = {rb},"
        f" lhs_contracting_dimensions = {lc}, rhs_contracting_dimensions = {rc}>"
    )
    return op_text("dot_general", [typed(lhs), typed(rhs)], [typed([*batch, *kept[0], *kept[1]])], numbers)


def dot(random: Random) -> str:
    k, left, right = random.choice(SIZES), shape(random, 0, 1), shape(random, 0, 1)
    return op_text("dot", [typed([*left, k]), typed([k, *right])], [typed([*left, *right])])


def reduce(random: Random) -> str:
    dims = shape(random)
    gone = sorted(random.sample(range(len(dims)), random.randint(0, len(dims))))
    result = [n for d, n in enumerate(dims) if d not in gone]
    return op_text("reduce", [typed(dims), typed([])], [typed(result)], f"dimensions = {ints(gone)}", ADD)


def window(random: Random, dims: Shape) -> tuple[list[int], list[int], list[int], list[int], list[int], list[int]]:
    """Sizes, strides, dilations of windows, padding before and after, and how many there are."""
    sizes = [random.choice([1, 1, 2, 3]) for _ in dims]
    strides = [random.choice([1, 1, 2]) for _ in dims]
    dilations = [random.choice([1, 1, 1, 2]) for _ in dims]
    before, after = ([random.choice([0, 0, 1, 2]) for _ in dims] for _ in range(2))
    spans = [(w - 1) * d + 1 for w, d in zip(sizes, dilations, strict=True)]
    after = [max(b, span - n - a) for b, span, n, a in zip(after, spans, dims, before, strict=True)]
    count = [
        (a + n + b - span) // step + 1 for a, n, b, span, step in zip(before, dims, after, spans, strides, strict=True)
    ]
    return sizes, strides, dilations, before, after, count


def padding(before: Sequence[int], after: Sequence[int]) -> str:
    rows = ", ".join(f"[{a}, {b}]" for a, b in zip(before, after, strict=True))
    return f"padding = dense<[{rows}]> : tensor<{len(before)}x2xi64>"


def reduce_window(random: Random) -> str:
    dims = shape(random, 1, 3)
    sizes, strides, dilations, before, after, count = window(random, dims)
    given = (
        f"window_dimensions = {ints(sizes)}, window_strides = {ints(strides)}, window_dilations = {ints(dilations)},"
        f" {padding(before, after)}"
    )
    return op_text("reduce_window", [typed(dims), typed([])], [typed(count)], given, ADD)


def convolution(random: Random) -> str:
    space = shape(random, 1, 2)
    sizes, strides, dilations, before, after, count = window(random, space)
    features, outputs, batch = random.choice([1, 2, 3]), random.choice([1, 2, 3]), random.choice([1, 2, 4])
    groups, batch_groups = random.choice([(1, 1), (1, 1), (2, 1), (1, 2)])
    names = [str(d) for d in range(len(space))]
    lhs = [batch * batch_groups, *space, features * groups]
    rhs = [*sizes, features, outputs * groups * batch_groups]
    result = [batch, *count, outputs * groups * batch_groups]
    spatial = ", ".join(names)
    given = (
        f"dimension_numbers = #stablehlo.conv<[b, {spatial}, f]x[{spatial}, i, o]->[b, {spatial}, f]>,"
        f" window_strides = {ints(strides)}, rhs_dilation = {ints(dilations)}, {padding(before, after)},"
        f" feature_group_count = {groups} : i64, batch_group_count = {batch_groups} : i64"
    )
    return op_text("convolution", [typed(lhs), typed(rhs)], [typed(result)], given)


def gather(random: Random) -> str:
    operand = shape(random, 1, 3)
    mapped = random.sample(range(len(operand)), random.randint(0, len(operand)))
    batch = shape(random, 0, 2)
    sizes = [random.choice([1, random.randint(1, n), n]) if d in mapped else n for d, n in enumerate(operand)]
    collapsed = [d for d in mapped if sizes[d] == 1 and random.random() < 0.7]
    offsets = [n for d, n in enumerate(sizes) if d not in collapsed]
    places = sorted(random.sample(range(len(batch) + len(offsets)), len(offsets)))
    result = _interleaved(batch, offsets, places)
    at = random.randint(0, len(batch))
    indices = [*batch[:at], len(mapped), *batch[at:]]
    numbers = (
        f"dimension_numbers = #stablehlo.gather<offset_dims = {places}, collapsed_slice_dims = {sorted(collapsed)},"
        f" start_index_map = {mapped}, index_vector_dim = {at}>, slice_sizes = {ints(sizes)}"
    )
    return op_text("gather", [typed(operand), typed(indices, "i32")], [typed(result)], numbers)


def _interleaved(batch: Sequence[int], offsets: Sequence[int], places: Sequence[int]) -> list[int]:
    rest, own = iter(batch), iter(offsets)
    return [next(own) if d in places else next(rest) for d in range(len(batch) + len(offsets))]


def scatter(random: Random) -> str:
    operand = shape(random, 1, 3)
    mapped = random.sample(range(len(operand)), random.randint(0, len(operand)))
    batch = shape(random, 0, 2)
    sizes = [random.choice([1, random.randint(1, n), n]) if d in mapped else n for d, n in enumerate(operand)]
    inserted = [d for d in mapped if sizes[d] == 1 and random.random() < 0.7]
    windows = [n for d, n in enumerate(sizes) if d not in inserted]
    places = sorted(random.sample(range(len(batch) + len(windows)), len(windows)))
    at = random.randint(0, len(batch))
    numbers = (
        f"scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = {places},"
        f" inserted_window_dims = {sorted(inserted)}, scatter_dims_to_operand_dims = {mapped}, index_vector_dim = {at}>"
    )
    operands = [operand, [*batch[:at], len(mapped), *batch[at:]], _interleaved(batch, windows, places)]
    types = [typed(dims, element) for dims, element in zip(operands, ("f32", "i32", "f32"), strict=True)]
    return op_text("scatter", types, [typed(operand)], numbers, ADD)


def dynamic_slice(random: Random) -> str:
    dims = shape(random, 1)
    sizes = [random.choice([n, random.randint(1, n)]) for n in dims]
    operands = [typed(dims), *[typed([], "i32")] * len(dims)]
    return op_text("dynamic_slice", operands, [typed(sizes)], f"slice_sizes = {ints(sizes)}")


def dynamic_update_slice(random: Random) -> str:
    dims = shape(random, 1)
    sizes = [random.choice([n, random.randint(1, n)]) for n in dims]
    operands = [typed(dims), typed(sizes), *[typed([], "i32")] * len(dims)]
    return op_text("dynamic_update_slice", operands, [typed(dims)])


def batch_norm_inference(random: Random) -> str:
    dims = shape(random, 1)
    feature = random.randrange(len(dims))
    operands = [typed(dims), *[typed([dims[feature]])] * 4]
    given = f"epsilon = 1.0e-3 : f32, feature_index = {feature} : i64"
    return op_text("batch_norm_inference", operands, [typed(dims)], given)


def bitcast_convert(random: Random) -> str:
    dims = shape(random)
    narrow, wide = typed([*dims, 4], "i8"), typed(dims, "f32")
    given = random.choice([(wide, narrow), (narrow, wide), (wide, typed(dims, "i32"))])
    return op_text("bitcast_convert", [given[0]], [given[1]])


def sort(random: Random) -> str:
    dims = shape(random, 1)
    given = f"dimension = {random.randrange(len(dims))} : i64, is_stable = true"
    return op_text("sort", [typed(dims)], [typed(dims)], given, COMPARE)


def cholesky(random: Random) -> str:
    n = random.choice(SIZES)
    dims = [*shape(random, 0, 2), n, n]
    return op_text("cholesky", [typed(dims)], [typed(dims)], "lower = true")


def triangular_solve(random: Random) -> str:
    n, batch, other, left = random.choice(SIZES), shape(random, 0, 2), random.choice(SIZES), random.random() < 0.5
    b = [*batch, *([n, other] if left else [other, n])]
    given = (
        f"left_side = {str(left).lower()}, lower = true, unit_diagonal = false,"
        " transpose_a = #stablehlo<transpose NO_TRANSPOSE>"
    )
    return op_text("triangular_solve", [typed([*batch, n, n]), typed(b)], [typed(b)], given)


def fft(random: Random) -> str:
    dims = shape(random, 1, 3)
    lengths = dims[-random.randint(1, len(dims)) :]
    kind = random.choice(["FFT", "IFFT", "RFFT", "IRFFT"])
    half = [*dims[:-1], dims[-1] // 2 + 1]
    types = {"RFFT": (typed(dims), typed(half, "complex<f32>")), "IRFFT": (typed(half, "complex<f32>"), typed(dims))}
    whole = typed(dims, "complex<f32>")
    operand, result = types.get(kind, (whole, whole))
    return op_text("fft", [operand], [result], f"fft_type = #stablehlo<fft_type {kind}>, fft_length = {ints(lengths)}")


def rng_bit_generator(random: Random) -> str:
    given = "rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>"
    state = typed([2], "ui64")
    return op_text("rng_bit_generator", [state], [state, typed(shape(random, 1, 3), "ui32")], given)


def select_and_scatter(random: Random) -> str:
    dims = shape(random, 1, 2)
    sizes, strides, _, before, after, _ = window(random, dims)
    after = [max(b, w - n - a) for b, w, n, a in zip(after, sizes, dims, before, strict=True)]
    count = [(a + n + b - w) // step + 1 for a, n, b, w, step in zip(before, dims, after, sizes, strides, strict=True)]
    given = f"window_dimensions = {ints(sizes)}, window_strides = {ints(strides)}, {padding(before, after)}"
    regions = f"({COMPARE[1:-1].replace('LT', 'GE')}, {ADD[1:-1]})"
    return op_text("select_and_scatter", [typed(dims), typed(count), typed([])], [typed(dims)], given, regions)


MAKERS: dict[str, Callable[[Random], str]] = {name: partial(elementwise, name=name) for name in ELEMENTWISE}
MAKERS |= {
    make.__name__.strip("_"): make
    for make in (
        batch_norm_inference,
        bitcast_convert,
        broadcast_in_dim,
        cholesky,
        concatenate,
        convolution,
        dot,
        dot_general,
        dynamic_slice,
        dynamic_update_slice,
        fft,
        gather,
        pad,
        reduce,
        reduce_window,
        reshape,
        reverse,
        rng_bit_generator,
        scatter,
        select_and_scatter,
        slice_,
        sort,
        transpose,
        triangular_solve,
    )
}


def programs(count: int, seed: int) -> Iterator[tuple[str, str]]:
    """The name of the op and the text, of all ops in turn."""
    random = Random(seed)
    for name in itertools.islice(itertools.cycle(sorted(MAKERS)), count):
        yield name, MAKERS[name](random)
