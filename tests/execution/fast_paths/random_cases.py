"""Random programs of one op each, within what its fast paths are for, and now and then beyond."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from opspec.values.types import ELEMENT_TYPES
from tests.execution.fast_paths.one_op import (
    Case,
    combining,
    drawn_values,
    least_size,
    program_of,
    region_of,
    taking_the_last,
    tensor_type,
)
from tests.execution.fast_paths.random_products import convolution, dot, dot_general, dynamic_conv, einsum, ragged_dot

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
    shape, kind = [int(n) for n in rng.integers(least_size(rng), 5, rng.integers(1, 4))], int(rng.integers(3))
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
    body = f'%r = "stablehlo.reduce"(%x, %i) <{{dimensions = {dims}}}> ({combining(name, element)})'
    program = program_of(
        [("x", tensor_type(shape, element)), ("i", tensor_type([], element))], [tensor_type(kept, element)], body
    )
    values = drawn_values(rng, shape, element)
    values = _with_nan(rng, values) if element in ("f16", "bf16", "f32", "f64") else values
    return Case(program, (values, drawn_values(rng, [], element)))


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
    operands = [("x", tensor_type(shape, element)), ("p", tensor_type(shape, index))]
    operands += [("s", tensor_type([], element)), ("t", tensor_type([], index))]
    line = np.arange(shape[axis], dtype=np.int32).reshape([-1 if d == axis else 1 for d in range(len(shape))])
    positions = np.broadcast_to(line, shape)
    if rng.random() < 0.2:  # not what the fast path is for
        positions = positions[tuple(slice(None, None, -1) for _ in shape)]
    worst = drawn_values(rng, [], "i32")
    if element == "f32":
        worst = np.asarray(-np.inf if direction == "GT" else np.inf, np.float32)
    values = rng.integers(-2, 3, shape).astype(ELEMENT_TYPES[element].dtype)
    values = _with_nan(rng, values) if element == "f32" else values
    if element == "f32":
        values = np.where((values == 0) & (rng.random(shape) < 0.5), -values, values)
    program = program_of(operands, [tensor_type(kept, element), tensor_type(kept, index)], body)
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
    body = f'%r = "stablehlo.reduce_window"(%x, %i) <{{{", ".join(attributes)}}}> ({combining(name, element)})'
    operands = [("x", tensor_type(shape, element)), ("i", tensor_type([], element))]
    neutral = {"add": 0, "multiply": 1, "or": False, "xor": 0, "and": True, "maximum": -np.inf, "minimum": np.inf}[name]
    start = drawn_values(rng, [], element)
    if rng.random() < 0.6 and not (element in ("i32", "i8") and name in ("maximum", "minimum")):
        start = np.asarray(neutral).astype(start.dtype)
    values = drawn_values(rng, shape, element)
    values = _with_nan(rng, values) if element in ("f32", "f64") else values
    return Case(program_of(operands, [tensor_type(out, element)], body), (values, start))


def _scatter(rng: np.random.Generator) -> Case:
    element, name = _fold_of(rng, associative=False)
    least = least_size(rng)
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
    region = taking_the_last(element) if rng.random() < 0.25 else combining(name, element)
    attributes = f"scatter_dimension_numbers = #stablehlo.scatter<{numbers}>"
    body = f'%r = "stablehlo.scatter"(%x, %i, %u) <{{{attributes}}}> ({region})'
    operands = [
        ("x", tensor_type(space, element)),
        ("i", tensor_type(ishape, "i32")),
        ("u", tensor_type(ushape, element)),
    ]
    indices = rng.integers(-1, 4, ishape).astype(np.int32)
    arguments = (drawn_values(rng, space, element), indices, drawn_values(rng, ushape, element))
    return Case(program_of(operands, [tensor_type(space, element)], body), arguments)


def _select_and_scatter(rng: np.random.Generator) -> Case:
    element = str(rng.choice(["f32", "i32", "f64"]))
    rank = int(rng.integers(0, 3))
    shape = [int(n) for n in rng.integers(least_size(rng), 6, rank)]
    window, strides, padding = rng.integers(1, 4, rank), rng.integers(1, 4, rank), rng.integers(-1, 3, (rank, 2))
    padded = [int(low) + n + int(high) for (low, high), n in zip(padding, shape, strict=True)]
    out = [0 if p < 1 or p < k else (p - int(k)) // int(s) + 1 for p, k, s in zip(padded, window, strides, strict=True)]
    lists = {"window_dimensions": window, "window_strides": strides}
    attributes = [f"{key} = array<i64{': ' * bool(rank)}{', '.join(map(str, x))}>" for key, x in lists.items()]
    attributes.append(f"padding = dense<{padding.tolist() if rank else ''}> : tensor<{rank}x2xi64>")
    scalar = f"tensor<{element}>"
    direction = str(rng.choice(["GE", "GT", "LE"]))
    compared = f"%v = stablehlo.compare {direction}, %a, %b : ({scalar}, {scalar}) -> tensor<i1>"
    select = region_of(element, compared, "%v : tensor<i1>")
    body = (
        f'%r = "stablehlo.select_and_scatter"(%x, %u, %i) <{{{", ".join(attributes)}}}> '
        f"({select}, {combining('add', element)})"
    )
    operands = [("x", tensor_type(shape, element)), ("u", tensor_type(out, element)), ("i", scalar)]
    values = rng.integers(-2, 3, shape).astype(ELEMENT_TYPES[element].dtype)
    values = _with_nan(rng, values) if element != "i32" else values
    program = program_of(operands, [tensor_type(shape, element)], body)
    return Case(program, (values, drawn_values(rng, out, element), drawn_values(rng, [], element)))


def _fft(rng: np.random.Generator) -> Case:
    kind, part = str(rng.choice(["FFT", "IFFT", "RFFT", "IRFFT"])), str(rng.choice(["f32", "f64"]))
    lengths = [int(n) for n in rng.integers(1, 5, rng.integers(1, 4))]
    before = [int(n) for n in rng.integers(least_size(rng), 3, rng.integers(0, 2))]
    half = [*before, *lengths[:-1], lengths[-1] // 2 + 1]
    shapes = {"RFFT": ([*before, *lengths], half), "IRFFT": (half, [*before, *lengths])}
    shape, made = shapes.get(kind, ([*before, *lengths], [*before, *lengths]))
    given = part if kind == "RFFT" else f"complex<{part}>"
    gives = part if kind == "IRFFT" else f"complex<{part}>"
    types = f"fft_type = #stablehlo<fft_type {kind}>, fft_length = array<i64: {', '.join(map(str, lengths))}>"
    program = program_of(
        [("x", tensor_type(shape, given))], [tensor_type(made, gives)], f'%r = "stablehlo.fft"(%x) <{{{types}}}>'
    )
    return Case(program, (drawn_values(rng, shape, given),))


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
    program = program_of([("x", tensor_type([*shape, *more], given))], [tensor_type([*shape, *less], gives)], body)
    return Case(program, (drawn_values(rng, [*shape, *more], given),))


def _top_k(rng: np.random.Generator) -> Case:
    element = str(rng.choice(["f32", "f64", "bf16", "f8E4M3FN", "i8", "ui8", "i4", "ui4", "i1", "i64"]))
    shape = [*map(int, rng.integers(0, 3, rng.integers(0, 3))), int(rng.integers(least_size(rng), 14))]
    k = int(rng.integers(0, shape[-1] + 1))
    made = [*shape[:-1], k]
    values = drawn_values(rng, shape, element)
    if ELEMENT_TYPES[element].kind == "float":
        values = _with_nan(rng, values)
        values = np.where(rng.random(shape) < 0.2, -values, values)
    body = f'%r:2 = "chlo.top_k"(%x) <{{k = {k} : i64}}>'
    program = program_of(
        [("x", tensor_type(shape, element))], [tensor_type(made, element), tensor_type(made, "i32")], body
    )
    return Case(program, (values,))


DRAWN: dict[str, Callable[[np.random.Generator], Case]] = {
    "stablehlo.dot_general": dot_general,
    "stablehlo.dot": dot,
    "stablehlo.einsum": einsum,
    "stablehlo.convolution": convolution,
    "stablehlo.dynamic_conv": dynamic_conv,
    "stablehlo.reduce": _reduce,
    "stablehlo.reduce_window": _reduce_window,
    "stablehlo.scatter": _scatter,
    "stablehlo.select_and_scatter": _select_and_scatter,
    "stablehlo.fft": _fft,
    "stablehlo.bitcast_convert": _bitcast_convert,
    "chlo.ragged_dot": ragged_dot,
    "chlo.top_k": _top_k,
}
