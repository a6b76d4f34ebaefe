"""Random programs of one op that adds products: dots and convolutions."""

from __future__ import annotations

import json
import re

import numpy as np

from tests.execution.fast_paths.one_op import (
    Case,
    drawn_values,
    least_size,
    program_of,
    tensor_type,
)


def dot_general(rng: np.random.Generator) -> Case:
    pairs = [
        ("f32",) * 3,
        ("f64",) * 3,
        ("bf16", "bf16", "f32"),
        ("f16",) * 3,
        ("i8", "i8", "i32"),
        ("i32",) * 3,
        ("i64",) * 3,
        ("ui8",) * 3,
        ("i4",) * 3,
        ("i1",) * 3,
        ("i1", "i1", "i32"),
        ("complex<f64>",) * 3,
        ("f8E4M3FN", "f8E5M2", "f32"),
        ("bf16",) * 3,
    ]
    left, right, made = pairs[rng.integers(len(pairs))]
    batch, terms = rng.integers(0, 3, rng.integers(0, 3)), rng.integers(0, 4, rng.integers(0, 3))
    least = least_size(rng)
    rows, columns = (rng.integers(least, 4, rng.integers(0, 3)) for _ in range(2))
    lhs, rhs = [*batch, *terms, *rows], [*batch, *terms, *columns]
    orders = [rng.permutation(len(x)) for x in (lhs, rhs)]
    places = [list(np.argsort(order)) for order in orders]
    shapes = [[int(x[at]) for at in order] for x, order in zip((lhs, rhs), orders, strict=True)]
    free = [sorted(place[len(batch) + len(terms) :]) for place in places]
    shape = [*map(int, batch), *(s[d] for s, dims in zip(shapes, free, strict=True) for d in dims)]
    b, k = len(batch), len(batch) + len(terms)
    numbers = ", ".join(
        f"{side}_{noun}_dimensions = {[int(d) for d in dims]}"
        for side, place in zip(("lhs", "rhs"), places, strict=True)
        for noun, dims in (("batching", place[:b]), ("contracting", place[b:k]))
    )
    types = [tensor_type(shapes[0], left), tensor_type(shapes[1], right)]
    body = f'%r = "stablehlo.dot_general"(%x, %y) <{{dot_dimension_numbers = #stablehlo.dot<{numbers}>}}>'
    program = program_of([("x", types[0]), ("y", types[1])], [tensor_type(shape, made)], body)
    return Case(program, (drawn_values(rng, shapes[0], left), drawn_values(rng, shapes[1], right)))


def dot(rng: np.random.Generator) -> Case:
    element = str(rng.choice(["f32", "i32", "i1", "bf16"]))
    lhs, rhs = ([int(n) for n in rng.integers(0, 4, rng.integers(1, 3))] for _ in range(2))
    rhs[0] = lhs[-1]
    types = [tensor_type(shape, element) for shape in (lhs, rhs, [*lhs[:-1], *rhs[1:]])]
    program = program_of([("x", types[0]), ("y", types[1])], [types[2]], '%r = "stablehlo.dot"(%x, %y)')
    return Case(program, (drawn_values(rng, lhs, element), drawn_values(rng, rhs, element)))


def einsum(rng: np.random.Generator) -> Case:
    element = str(rng.choice(["f32", "i32", "i1", "bf16", "complex<f32>"]))
    batch, summed, rows, columns = (letters[: rng.integers(0, 3)] for letters in ("bc", "kl", "ij", "mn"))
    left, right, made = (
        "".join(rng.permutation(list(x)))
        for x in (batch + rows + summed, batch + summed + columns, batch + rows + columns)
    )
    if rng.random() < 0.1 and made:
        made = made[1:]
    sizes = dict(zip("bcklijmn", map(int, rng.integers(0, 4, 8)), strict=True))
    shapes = [[sizes[c] for c in letters] for letters in (left, right, made)]
    types = [tensor_type(shape, element) for shape in shapes]
    body = f'%r = "stablehlo.einsum"(%x, %y) <{{einsum_config = "{left},{right}->{made}"}}>'
    program = program_of([("x", types[0]), ("y", types[1])], [types[2]], body)
    return Case(program, (drawn_values(rng, shapes[0], element), drawn_values(rng, shapes[1], element)))


def dynamic_conv(rng: np.random.Generator) -> Case:
    """A convolution whose padding is an argument."""
    case = convolution(rng)
    padding = re.search(r"padding = dense<(.*?)> : tensor<(\d+)x2xi64>, ", case.program)
    assert padding is not None
    edges = np.array(json.loads(padding[1] or "[]"), np.int32).reshape(int(padding[2]), 2)
    type_ = f"tensor<{padding[2]}x2xi32>"
    text = case.program.replace(padding[0], "").replace(
        '"stablehlo.convolution"(%x, %y)', '"stablehlo.dynamic_conv"(%x, %y, %p)'
    )
    text = text.replace(") -> (tensor", f", %p: {type_}) -> (tensor", 1)
    head, op = text.split("\n", 1)
    return Case(f"{head}\n{op.replace(') -> (tensor', f', {type_}) -> (tensor', 1)}", (*case.arguments, edges))


def convolution(rng: np.random.Generator) -> Case:
    element = str(rng.choice(["f32", "f64", "i32", "i8", "bf16", "complex<f32>", "i1"]))
    rank = int(rng.integers(0, 4))
    groups, batch_groups = ((int(rng.integers(1, 4)), 1), (1, int(rng.integers(1, 3))))[rng.integers(2)]
    least = least_size(rng)
    channels, features = int(rng.integers(least, 3)), int(rng.integers(least, 3)) * groups * batch_groups
    batch = int(rng.integers(least, 3)) * batch_groups
    space, window = rng.integers(0, 6, rank), rng.integers(1, 4, rank)
    if rng.random() < 0.3:  # as a gradient with respect to the kernel has it
        space, window = rng.integers(5, 8, rank), rng.integers(5, 8, rank)
    strides, spread, dilation = (rng.integers(1, 4, rank) for _ in range(3))
    padding = rng.integers(-1, 3, (rank, 2))
    flips = rng.random(rank) < 0.3
    lengths = [(int(n) - 1) * int(d) + 1 if n else 0 for n, d in zip(space, dilation, strict=True)]
    padded = [low + n + high for (low, high), n in zip(padding, lengths, strict=True)]
    reach = [(int(k) - 1) * int(d) + 1 for k, d in zip(window, spread, strict=True)]
    out = [0 if p < 1 or p < r else (p - r) // s + 1 for p, r, s in zip(padded, reach, strides, strict=True)]
    orders = [list(map(int, rng.permutation(rank + 2))) for _ in range(3)]
    if rng.random() < 0.5:
        orders[0] = [0, rank + 1, *range(1, rank + 1)]
        orders[2] = list(orders[0])
    sizes = [[batch, channels * groups, *space], [channels, features, *window], [batch // batch_groups, features, *out]]
    shapes = []
    for order, size in zip(orders, sizes, strict=True):
        shape = [0] * (rank + 2)
        for at, n in zip(order, size, strict=True):
            shape[at] = int(n)
        shapes.append(shape)
    i, k, o = orders
    numbers = (
        f"input_batch_dimension = {i[0]}, input_feature_dimension = {i[1]}, input_spatial_dimensions = {i[2:]}, "
        f"kernel_input_feature_dimension = {k[0]}, kernel_output_feature_dimension = {k[1]}, "
        f"kernel_spatial_dimensions = {k[2:]}, output_batch_dimension = {o[0]}, output_feature_dimension = {o[1]}, "
        f"output_spatial_dimensions = {o[2:]}"
    )
    lists = {"window_strides": strides, "lhs_dilation": dilation, "rhs_dilation": spread}
    attributes = [f"{name} = array<i64{': ' * bool(rank)}{', '.join(map(str, x))}>" for name, x in lists.items()]
    flipped = ", ".join("true" if flip else "false" for flip in flips)
    attributes.append(f"window_reversal = array<i1{': ' * bool(rank)}{flipped}>")
    dense = f"dense<{padding.tolist() if rank else ''}> : tensor<{rank}x2xi64>"
    attributes += [f"padding = {dense}", f"dimension_numbers = #stablehlo.conv<raw {numbers}>"]
    attributes += [f"feature_group_count = {groups} : i64", f"batch_group_count = {batch_groups} : i64"]
    body = f'%r = "stablehlo.convolution"(%x, %y) <{{{", ".join(attributes)}}}>'
    types = [tensor_type(shape, element) for shape in shapes]
    program = program_of([("x", types[0]), ("y", types[1])], [types[2]], body)
    kernel = drawn_values(rng, shapes[1], element)
    if element in ("f32", "bf16") and rng.random() < 0.3:
        kernel = np.where(rng.random(kernel.shape) < 0.3, kernel.dtype.type(np.inf), kernel)
    return Case(program, (drawn_values(rng, shapes[0], element), kernel))


def ragged_dot(rng: np.random.Generator) -> Case:
    left, right, made = [("f32",) * 3, ("i8", "i8", "i32"), ("bf16", "bf16", "f32"), ("i1",) * 3][rng.integers(4)]
    least = least_size(rng)
    batch, terms, free, columns = ([int(n) for n in rng.integers(least, 4, count)] for count in rng.integers(0, 3, 4))
    kinds = [name for name, sizes in (("batch", batch), ("terms", terms), ("free", free)) if sizes]
    kind = str(rng.choice(kinds)) if kinds else "free"
    free = free or [3]
    cut = {"batch": batch, "terms": terms, "free": free}[kind]
    at = int(rng.integers(len(cut)))
    cut[at] = int(rng.integers(0, 7))
    groups = int(rng.integers(least, 4))
    lhs, rhs = [*batch, *terms, *free], [*batch, *terms, *columns, *([groups] if kind == "free" else [])]
    orders = [rng.permutation(len(x)) for x in (lhs, rhs)]
    places = [[int(d) for d in np.argsort(order)] for order in orders]
    shapes = [[int(x[d]) for d in order] for x, order in zip((lhs, rhs), orders, strict=True)]
    b, k = len(batch), len(batch) + len(terms)
    rows = sorted(places[0][k:])
    ragged = places[0][{"batch": 0, "terms": b, "free": k}[kind] + at]
    before = {"batch": [], "terms": places[0][b : b + at], "free": [d for d in rows if d < ragged]}[kind]
    before = (places[0][:at] if kind == "batch" else places[0][:b]) + before
    sizes = [shapes[0][d] for d in before] if rng.random() < 0.5 else []
    numbers = ", ".join(
        f"{side}_{noun}_dimensions = {dims}"
        for side, place in zip(("lhs", "rhs"), places, strict=True)
        for noun, dims in (("batching", place[:b]), ("contracting", place[b:k]))
    )
    last = [places[1][-1]] if kind == "free" else []
    numbers += f", lhs_ragged_dimensions = [{ragged}], rhs_group_dimensions = {last}"
    columns_at = sorted(places[1][k : k + len(columns)])
    shape = [*([groups] if kind == "terms" else []), *batch, *(shapes[0][d] for d in rows)]
    shape += [shapes[1][d] for d in columns_at]
    types = [tensor_type(shapes[0], left), tensor_type(shapes[1], right), tensor_type([*sizes, groups], "i32")]
    body = f'%r = "chlo.ragged_dot"(%x, %y, %z) <{{ragged_dot_dimension_numbers = #chlo.ragged_dot<{numbers}>}}>'
    program = program_of(list(zip("xyz", types, strict=True)), [tensor_type(shape, made)], body)
    groups_of = rng.integers(-1 if rng.random() < 0.1 else 0, 4, [*sizes, groups]).astype(np.int32)
    return Case(program, (drawn_values(rng, shapes[0], left), drawn_values(rng, shapes[1], right), groups_of))
