"""Random programs of one op each, within what its fast paths are for, and now and then beyond."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from opspec.numerics.elementwise import convert
from opspec.values.types import ELEMENT_TYPES


@dataclass(frozen=True)
class Case:
    """A program of one op, and its arguments."""

    program: str
    arguments: tuple[Any, ...]


# --- random programs --------------------------------------------------------------------------------------------------


def _function(operands: Sequence[tuple[str, str]], results: Sequence[str], body: str) -> str:
    """A program whose op names its operands as the function does and gives `%r` results."""
    arguments = ", ".join(f"%{name}: {type_}" for name, type_ in operands)
    types = ", ".join(results)
    names = [f"%r#{at}" for at in range(len(results))] if len(results) > 1 else ["%r"]
    return (
        f"func.func @main({arguments}) -> ({types}) {{\n  {body} : ({', '.join(t for _, t in operands)}) -> ({types})\n"
        f"  return {', '.join(names)} : {types}\n}}"
    )


def _tensor(shape: Sequence[int], element: str) -> str:
    return f"tensor<{''.join(f'{size}x' for size in shape)}{element}>"


def _least(rng: np.random.Generator) -> int:
    """The smallest size that a case may have: 0 in some of them."""
    return int(rng.random() < 0.8)


def _values(rng: np.random.Generator, shape: Sequence[int], element: str) -> Any:
    kind, dtype = ELEMENT_TYPES[element].kind, ELEMENT_TYPES[element].dtype
    if kind == "bool":
        return rng.random(shape) < 0.5
    if kind in ("sint", "uint"):
        return convert(rng.integers(0, 2**63, shape, np.int64), dtype)
    made = rng.choice([0.0, -0.0, 1.0, -1.0, 0.5, -2.0, 3.0, 0.25], shape)
    if kind == "complex":
        made = made + 1j * rng.permutation(made.reshape(-1)).reshape(shape)
    return made.astype(dtype)


def _region(name: str, element: str) -> str:
    return _block(element, f"%v = stablehlo.{name} %a, %b : tensor<{element}>", f"%v : tensor<{element}>")


def _last(element: str) -> str:
    return _block(element, "", f"%b : tensor<{element}>")


def _block(element: str, op: str, returned: str) -> str:
    scalar = f"tensor<{element}>"
    return f"{{\n  ^bb0(%a: {scalar}, %b: {scalar}):\n    {op}\n    stablehlo.return {returned}\n  }}"


def _dot_general(rng: np.random.Generator) -> Case:
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
    least = _least(rng)
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
    types = [_tensor(shapes[0], left), _tensor(shapes[1], right)]
    body = f'%r = "stablehlo.dot_general"(%x, %y) <{{dot_dimension_numbers = #stablehlo.dot<{numbers}>}}>'
    program = _function([("x", types[0]), ("y", types[1])], [_tensor(shape, made)], body)
    return Case(program, (_values(rng, shapes[0], left), _values(rng, shapes[1], right)))


def _dot(rng: np.random.Generator) -> Case:
    element = str(rng.choice(["f32", "i32", "i1", "bf16"]))
    lhs, rhs = ([int(n) for n in rng.integers(0, 4, rng.integers(1, 3))] for _ in range(2))
    rhs[0] = lhs[-1]
    types = [_tensor(shape, element) for shape in (lhs, rhs, [*lhs[:-1], *rhs[1:]])]
    program = _function([("x", types[0]), ("y", types[1])], [types[2]], '%r = "stablehlo.dot"(%x, %y)')
    return Case(program, (_values(rng, lhs, element), _values(rng, rhs, element)))


def _einsum(rng: np.random.Generator) -> Case:
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
    types = [_tensor(shape, element) for shape in shapes]
    body = f'%r = "stablehlo.einsum"(%x, %y) <{{einsum_config = "{left},{right}->{made}"}}>'
    program = _function([("x", types[0]), ("y", types[1])], [types[2]], body)
    return Case(program, (_values(rng, shapes[0], element), _values(rng, shapes[1], element)))


def _dynamic_conv(rng: np.random.Generator) -> Case:
    """A convolution whose padding is an argument."""
    case = _convolution(rng)
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


def _convolution(rng: np.random.Generator) -> Case:
    element = str(rng.choice(["f32", "f64", "i32", "i8", "bf16", "complex<f32>", "i1"]))
    rank = int(rng.integers(0, 4))
    groups, batch_groups = ((int(rng.integers(1, 4)), 1), (1, int(rng.integers(1, 3))))[rng.integers(2)]
    least = _least(rng)
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
    types = [_tensor(shape, element) for shape in shapes]
    program = _function([("x", types[0]), ("y", types[1])], [types[2]], body)
    kernel = _values(rng, shapes[1], element)
    if element in ("f32", "bf16") and rng.random() < 0.3:
        kernel = np.where(rng.random(kernel.shape) < 0.3, kernel.dtype.type(np.inf), kernel)
    return Case(program, (_values(rng, shapes[0], element), kernel))


_FOLDS = {
    "f32": ("add", "maximum", "minimum", "multiply"),
    "f64": ("add", "maximum"),
    "i32": ("add", "minimum", "xor", "multiply"),
    "i1": ("and", "or"),
    "bf16": ("maximum", "minimum"),
    "f16": ("maximum",),
    "i8": ("subtract",),
}


def _fold_of(rng: np.random.Generator, associative: bool = True) -> tuple[str, str]:
    element = str(rng.choice(list(_FOLDS)))
    name = str(rng.choice(_FOLDS[element]))
    return (element, name) if name != "subtract" or not associative else ("i8", "add")


def _reduce(rng: np.random.Generator) -> Case:
    shape, kind = [int(n) for n in rng.integers(_least(rng), 5, rng.integers(1, 4))], int(rng.integers(3))
    if kind == 0:
        return _argument(rng, shape)
    if kind == 1:
        element, name = str(rng.choice(["bf16", "f16"])), str(rng.choice(["maximum", "minimum"]))
    else:
        element, name = _fold_of(rng)
        shape[0] = int(rng.integers(0, 3))
    gone = sorted(int(d) for d in rng.permutation(len(shape))[: rng.integers(0, len(shape) + 1)])
    kept = [n for d, n in enumerate(shape) if d not in gone]
    dims = f"array<i64{': ' * bool(gone)}{', '.join(map(str, gone))}>"
    body = f'%r = "stablehlo.reduce"(%x, %i) <{{dimensions = {dims}}}> ({_region(name, element)})'
    program = _function([("x", _tensor(shape, element)), ("i", _tensor([], element))], [_tensor(kept, element)], body)
    values = _values(rng, shape, element)
    values = _with_nan(rng, values) if element in ("f16", "bf16", "f32", "f64") else values
    return Case(program, (values, _values(rng, [], element)))


def _with_nan(rng: np.random.Generator, x: Any) -> Any:
    return np.where(rng.random(x.shape) < 0.1, x.dtype.type(np.nan), x) if rng.random() < 0.3 else x


def _argument(rng: np.random.Generator, shape: list[int]) -> Case:
    element, index, direction = str(rng.choice(["f32", "i32"])), "i32", str(rng.choice(["GT", "LT"]))
    axis = int(rng.integers(len(shape)))
    region = f"""({{
  ^bb0(%a: tensor<{element}>, %i: tensor<{index}>, %b: tensor<{element}>, %j: tensor<{index}>):
    %0 = stablehlo.compare {direction}, %a, %b : (tensor<{element}>, tensor<{element}>) -> tensor<i1>
    %1 = stablehlo.compare NE, %a, %a : (tensor<{element}>, tensor<{element}>) -> tensor<i1>
    %2 = stablehlo.or %0, %1 : tensor<i1>
    %3 = stablehlo.compare EQ, %a, %b : (tensor<{element}>, tensor<{element}>) -> tensor<i1>
    %4 = stablehlo.compare LT, %i, %j : (tensor<{index}>, tensor<{index}>) -> tensor<i1>
    %5 = stablehlo.and %3, %4 : tensor<i1>
    %6 = stablehlo.or %2, %5 : tensor<i1>
    %7 = stablehlo.select %2, %a, %b : tensor<i1>, tensor<{element}>
    %8 = stablehlo.select %6, %i, %j : tensor<i1>, tensor<{index}>
    stablehlo.return %7, %8 : tensor<{element}>, tensor<{index}>
  }})"""
    kept = [n for d, n in enumerate(shape) if d != axis]
    body = f'%r:2 = "stablehlo.reduce"(%x, %p, %s, %t) <{{dimensions = array<i64: {axis}>}}> {region}'
    operands = [("x", _tensor(shape, element)), ("p", _tensor(shape, index))]
    operands += [("s", _tensor([], element)), ("t", _tensor([], index))]
    line = np.arange(shape[axis], dtype=np.int32).reshape([-1 if d == axis else 1 for d in range(len(shape))])
    positions = np.broadcast_to(line, shape)
    if rng.random() < 0.2:  # not what the fast path is for
        positions = positions[tuple(slice(None, None, -1) for _ in shape)]
    worst = _values(rng, [], "i32")
    if element == "f32":
        worst = np.asarray(-np.inf if direction == "GT" else np.inf, np.float32)
    values = rng.integers(-2, 3, shape).astype(ELEMENT_TYPES[element].dtype)
    values = _with_nan(rng, values) if element == "f32" else values
    if element == "f32":
        values = np.where((values == 0) & (rng.random(shape) < 0.5), -values, values)
    program = _function(operands, [_tensor(kept, element), _tensor(kept, index)], body)
    return Case(program, (values, positions, worst, np.asarray(0, np.int32)))


def _reduce_window(rng: np.random.Generator) -> Case:
    element, name = _fold_of(rng)
    rank = int(rng.integers(0, 4))
    shape = [int(n) for n in rng.integers(0, 6, rank)]
    window, strides = rng.integers(1, 5, rank), rng.integers(1, 3, rank)
    base, spread, padding = rng.integers(1, 3, rank), rng.integers(1, 3, rank), rng.integers(-1, 4, (rank, 2))
    if rank and rng.random() < 0.4:  # a running total
        axis, n = int(rng.integers(rank)), int(rng.integers(1, 9))
        shape[axis] = n
        window, strides, base, spread = (np.ones(rank, int) for _ in range(4))
        window[axis], padding = n, np.zeros((rank, 2), int)
        padding[axis] = (n - 1, 0) if rng.random() < 0.5 else (0, n - 1)
    lengths = [(n - 1) * int(d) + 1 if n else 0 for n, d in zip(shape, base, strict=True)]
    padded = [int(low) + n + int(high) for (low, high), n in zip(padding, lengths, strict=True)]
    reach = [(int(k) - 1) * int(d) + 1 for k, d in zip(window, spread, strict=True)]
    out = [0 if p < 1 or p < r else (p - r) // int(s) + 1 for p, r, s in zip(padded, reach, strides, strict=True)]
    lists = {"window_dimensions": window, "window_strides": strides, "base_dilations": base, "window_dilations": spread}
    attributes = [f"{key} = array<i64{': ' * bool(rank)}{', '.join(map(str, x))}>" for key, x in lists.items()]
    attributes.append(f"padding = dense<{padding.tolist() if rank else ''}> : tensor<{rank}x2xi64>")
    body = f'%r = "stablehlo.reduce_window"(%x, %i) <{{{", ".join(attributes)}}}> ({_region(name, element)})'
    operands = [("x", _tensor(shape, element)), ("i", _tensor([], element))]
    neutral = {"add": 0, "multiply": 1, "or": False, "xor": 0, "and": True, "maximum": -np.inf, "minimum": np.inf}[name]
    start = _values(rng, [], element)
    if rng.random() < 0.6 and not (element in ("i32", "i8") and name in ("maximum", "minimum")):
        start = np.asarray(neutral).astype(start.dtype)
    values = _values(rng, shape, element)
    values = _with_nan(rng, values) if element in ("f32", "f64") else values
    return Case(_function(operands, [_tensor(out, element)], body), (values, start))


def _scatter(rng: np.random.Generator) -> Case:
    element, name = _fold_of(rng, associative=False)
    least = _least(rng)
    space = [int(n) for n in rng.integers(least, 4, rng.integers(1, 4))]
    rank = len(space)
    placed = [int(d) for d in rng.permutation(rank)[: rng.integers(0, rank + 1)]]
    window = [
        1 if n and d in placed and rng.random() < 0.6 else int(rng.integers(least, n + 1)) for d, n in enumerate(space)
    ]
    inserted = sorted(d for d in range(rank) if window[d] == 1 and rng.random() < 0.7)
    kept = [d for d in range(rank) if d not in inserted]
    lines = [int(n) for n in rng.integers(0, 4, rng.integers(0, 3))]
    at = int(rng.integers(0, len(lines) + 1))
    ishape = [*lines[:at], len(placed), *lines[at:]]
    total = len(lines) + len(kept)
    window_dims = sorted(int(d) for d in rng.permutation(total)[: len(kept)])
    scattered, windows = iter(lines), iter(window[d] for d in kept)
    ushape = [next(windows) if d in window_dims else next(scattered) for d in range(total)]
    numbers = (
        f"update_window_dims = {window_dims}, inserted_window_dims = {inserted}, "
        f"scatter_dims_to_operand_dims = {placed}, index_vector_dim = {at}"
    )
    region = _last(element) if rng.random() < 0.25 else _region(name, element)
    attributes = f"scatter_dimension_numbers = #stablehlo.scatter<{numbers}>"
    body = f'%r = "stablehlo.scatter"(%x, %i, %u) <{{{attributes}}}> ({region})'
    operands = [("x", _tensor(space, element)), ("i", _tensor(ishape, "i32")), ("u", _tensor(ushape, element))]
    indices = rng.integers(-1, 4, ishape).astype(np.int32)
    arguments = (_values(rng, space, element), indices, _values(rng, ushape, element))
    return Case(_function(operands, [_tensor(space, element)], body), arguments)


def _select_and_scatter(rng: np.random.Generator) -> Case:
    element = str(rng.choice(["f32", "i32", "f64"]))
    rank = int(rng.integers(0, 3))
    shape = [int(n) for n in rng.integers(_least(rng), 6, rank)]
    window, strides, padding = rng.integers(1, 4, rank), rng.integers(1, 4, rank), rng.integers(-1, 3, (rank, 2))
    padded = [int(low) + n + int(high) for (low, high), n in zip(padding, shape, strict=True)]
    out = [0 if p < 1 or p < k else (p - int(k)) // int(s) + 1 for p, k, s in zip(padded, window, strides, strict=True)]
    lists = {"window_dimensions": window, "window_strides": strides}
    attributes = [f"{key} = array<i64{': ' * bool(rank)}{', '.join(map(str, x))}>" for key, x in lists.items()]
    attributes.append(f"padding = dense<{padding.tolist() if rank else ''}> : tensor<{rank}x2xi64>")
    scalar = f"tensor<{element}>"
    direction = str(rng.choice(["GE", "GT", "LE"]))
    compared = f"%v = stablehlo.compare {direction}, %a, %b : ({scalar}, {scalar}) -> tensor<i1>"
    select = _block(element, compared, "%v : tensor<i1>")
    body = (
        f'%r = "stablehlo.select_and_scatter"(%x, %u, %i) <{{{", ".join(attributes)}}}> '
        f"({select}, {_region('add', element)})"
    )
    operands = [("x", _tensor(shape, element)), ("u", _tensor(out, element)), ("i", scalar)]
    values = rng.integers(-2, 3, shape).astype(ELEMENT_TYPES[element].dtype)
    values = _with_nan(rng, values) if element != "i32" else values
    program = _function(operands, [_tensor(shape, element)], body)
    return Case(program, (values, _values(rng, out, element), _values(rng, [], element)))


def _fft(rng: np.random.Generator) -> Case:
    kind, part = str(rng.choice(["FFT", "IFFT", "RFFT", "IRFFT"])), str(rng.choice(["f32", "f64"]))
    lengths = [int(n) for n in rng.integers(1, 5, rng.integers(1, 4))]
    before = [int(n) for n in rng.integers(_least(rng), 3, rng.integers(0, 2))]
    half = [*before, *lengths[:-1], lengths[-1] // 2 + 1]
    shapes = {"RFFT": ([*before, *lengths], half), "IRFFT": (half, [*before, *lengths])}
    shape, made = shapes.get(kind, ([*before, *lengths], [*before, *lengths]))
    given = part if kind == "RFFT" else f"complex<{part}>"
    gives = part if kind == "IRFFT" else f"complex<{part}>"
    types = f"fft_type = #stablehlo<fft_type {kind}>, fft_length = array<i64: {', '.join(map(str, lengths))}>"
    program = _function(
        [("x", _tensor(shape, given))], [_tensor(made, gives)], f'%r = "stablehlo.fft"(%x) <{{{types}}}>'
    )
    return Case(program, (_values(rng, shape, given),))


def _bitcast_convert(rng: np.random.Generator) -> Case:
    shape = [int(n) for n in rng.integers(0, 4, rng.integers(0, 3))]
    pairs = [
        ("f32", "i32", [], []),
        ("i32", "ui8", [], [4]),
        ("ui8", "f16", [2], []),
        ("f64", "f32", [], [2]),
        ("bf16", "i16", [], []),
        ("i8", "i64", [8], []),
    ]
    given, gives, more, less = pairs[rng.integers(len(pairs))]
    body = '%r = "stablehlo.bitcast_convert"(%x)'
    program = _function([("x", _tensor([*shape, *more], given))], [_tensor([*shape, *less], gives)], body)
    return Case(program, (_values(rng, [*shape, *more], given),))


def _top_k(rng: np.random.Generator) -> Case:
    element = str(rng.choice(["f32", "f64", "bf16", "f8E4M3FN", "i8", "ui8", "i4", "ui4", "i1", "i64"]))
    shape = [*map(int, rng.integers(0, 3, rng.integers(0, 3))), int(rng.integers(_least(rng), 14))]
    k = int(rng.integers(0, shape[-1] + 1))
    made = [*shape[:-1], k]
    values = _values(rng, shape, element)
    if ELEMENT_TYPES[element].kind == "float":
        values = _with_nan(rng, values)
        values = np.where(rng.random(shape) < 0.2, -values, values)
    body = f'%r:2 = "chlo.top_k"(%x) <{{k = {k} : i64}}>'
    program = _function([("x", _tensor(shape, element))], [_tensor(made, element), _tensor(made, "i32")], body)
    return Case(program, (values,))


def _ragged_dot(rng: np.random.Generator) -> Case:
    left, right, made = [("f32",) * 3, ("i8", "i8", "i32"), ("bf16", "bf16", "f32"), ("i1",) * 3][rng.integers(4)]
    least = _least(rng)
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
    types = [_tensor(shapes[0], left), _tensor(shapes[1], right), _tensor([*sizes, groups], "i32")]
    body = f'%r = "chlo.ragged_dot"(%x, %y, %z) <{{ragged_dot_dimension_numbers = #chlo.ragged_dot<{numbers}>}}>'
    program = _function(list(zip("xyz", types, strict=True)), [_tensor(shape, made)], body)
    groups_of = rng.integers(-1 if rng.random() < 0.1 else 0, 4, [*sizes, groups]).astype(np.int32)
    return Case(program, (_values(rng, shapes[0], left), _values(rng, shapes[1], right), groups_of))


def _gather(rng: np.random.Generator) -> Case:
    """Of each dimension of the operand: what a slice takes of it, and what says where. Then all of it in some order."""
    element, index = (
        str(rng.choice(["f32", "i8", "bf16", "complex<f32>"])),
        str(rng.choice(["i32", "ui8", "i64", "ui64"])),
    )
    rank = int(rng.integers(1, 5))
    least = _least(rng)
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
    program = _function([("x", _tensor(shape, element)), ("i", _tensor(starts, index))], [_tensor(made, element)], body)
    places = rng.integers(-2, 8, starts)
    if rng.random() < 0.1:
        places = rng.choice([-(2**63), 2**63 - 1, 1], starts)
    return Case(program, (_values(rng, shape, element), places.astype(ELEMENT_TYPES[index].dtype)))


DRAWN: dict[str, Callable[[np.random.Generator], Case]] = {
    "stablehlo.dot_general": _dot_general,
    "stablehlo.dot": _dot,
    "stablehlo.einsum": _einsum,
    "stablehlo.convolution": _convolution,
    "stablehlo.dynamic_conv": _dynamic_conv,
    "stablehlo.reduce": _reduce,
    "stablehlo.reduce_window": _reduce_window,
    "stablehlo.scatter": _scatter,
    "stablehlo.select_and_scatter": _select_and_scatter,
    "stablehlo.fft": _fft,
    "stablehlo.bitcast_convert": _bitcast_convert,
    "stablehlo.gather": _gather,
    "chlo.ragged_dot": _ragged_dot,
    "chlo.top_k": _top_k,
}
