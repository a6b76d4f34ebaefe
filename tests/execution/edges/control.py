"""Programs of control flow, of dynamic shapes and of the rest, at every kind of shape."""

from __future__ import annotations

import math

import numpy as np

from tests.execution.edges.elements import Emit, dims
from tests.execution.edges.folds import region
from tests.execution.edges.writer import LARGE, SHAPES, Writer, tensor


def index_selected(w: Writer) -> None:
    for shape, at, result, axis in (((4, 3), (2,), (2, 3), 0), ((3, 4), (5,), (3, 5), 1), ((4, 3), (0,), (0, 3), 0)):
        index = w.given(w.random.integers(0, 4, at).astype(np.int32), "i32")
        w.put([w.values(shape), index], tensor(w.element, result), f"dim = {axis} : i64, batch_dims = 0 : i64")


def chosen(op: str) -> Emit:
    def emit(w: Writer) -> None:
        for shape in SHAPES:
            x, y = w.values(shape), w.values(shape)
            type_ = w.types[x]
            blocks = ", ".join(f'{{\n  "stablehlo.return"({name}) : ({type_}) -> ()\n}}' for name in (x, y))
            for at in (0, 1) if op == "if" else (0, 1, -1, 7):
                flag = w.given(np.array(bool(at)), "i1") if op == "if" else w.number(at)
                w.put([flag], type_, regions=blocks)

    return emit


def looped(w: Writer) -> None:
    for shape in (*SHAPES, *([LARGE] if w.large else [])):
        type_, number = tensor(w.element, shape), "tensor<i32>"
        i, end, one = w.number(0), w.number(3), w.number(1)
        x, y = w.values(shape), w.values(shape)
        head = f"^bb0(%i: {number}, %x: {type_}, %y: {type_}):\n"
        direction = "comparison_direction = #stablehlo<comparison_direction LT>"
        compared = f'"stablehlo.compare"(%i, {end}) <{{{direction}}}> : ({number}, {number}) -> tensor<i1>'
        less = f"  %p = {compared}\n"
        condition = f'{{\n{head}{less}  "stablehlo.return"(%p) : (tensor<i1>) -> ()\n}}'
        step = f'  %j = "stablehlo.add"(%i, {one}) : ({number}, {number}) -> {number}\n'
        swap = f'{{\n{head}{step}  "stablehlo.return"(%j, %y, %x) : ({number}, {type_}, {type_}) -> ()\n}}'
        made = w.apply([i, x, y], [number, type_, type_], regions=f"{condition}, {swap}")
        w.give(made)


def barred(w: Writer) -> None:
    for shape in SHAPES:
        x, y = w.values(shape), w.values((2,))
        w.put([x, y], [w.types[x], w.types[y]])


def ranked(w: Writer) -> None:
    for shape, k in (((3, 7), 2), ((5,), 5), ((4,), 0), ((2, 1, 6), 1)):
        out = (*shape[:-1], k)
        w.put([w.values(shape)], [tensor(w.element, out), tensor("i32", out)], f"k = {k} : i64")


def transformed(w: Writer) -> None:
    real = w.element.kind == "float"
    other = f"complex<{w.element.name}>" if real else w.element.name
    kinds = ["RFFT"] if real else ["FFT", "IFFT"]
    for kind in kinds:
        for shape, length in (((8,), (8,)), ((3, 5), (5,)), ((2, 4, 6), (4, 6)), ((1,), (1,))):
            out = (*shape[:-1], shape[-1] // 2 + 1) if real else shape
            attributes = f"fft_type = #stablehlo<fft_type {kind}>, {dims('fft_length', *length)}"
            w.put([w.small(shape)], tensor(other, out), attributes, terms=4 * math.prod(length))


def dynamic_padded(w: Writer) -> None:
    for low, high, inner, result in (
        ((1, 0), (0, 2), (0, 0), (4, 6)),
        ((-1, 1), (1, -2), (1, 0), (5, 3)),
        ((0, 0), (0, 0), (0, 2), (3, 10)),
    ):
        edges = [w.ints(*numbers) for numbers in (low, high, inner)]
        w.put([w.values((3, 4)), w.values(()), *edges], tensor(w.element, result))


def dynamic_shaped(op: str) -> Emit:
    def emit(w: Writer) -> None:
        for shape, result in (((3, 4), (2, 6)), ((0, 3), (3, 0)), ((1,), ()), ((6,), (1, 2, 3))):
            if op == "reshape":
                w.put([w.values(shape), w.ints(*result)], tensor(w.element, result))
        if op == "broadcast":
            w.put([w.values((3, 1)), w.ints(2, 3, 4)], tensor(w.element, (2, 3, 4)), dims("broadcast_dimensions", 1, 2))
            w.put([w.values(()), w.ints(2, 0)], tensor(w.element, (2, 0)), "broadcast_dimensions = array<i64>")
        if op == "iota":
            w.put([w.ints(2, 3)], tensor(w.element, (2, 3)), "iota_dimension = 1 : i64")
        if op == "slice":
            for start, limit, step, size in (((0, 1), (3, 4), (2, 1), (2, 3)), ((1, 1), (1, 3), (1, 1), (0, 2))):
                w.put([w.values((3, 5)), *(w.ints(*x) for x in (start, limit, step))], tensor(w.element, size))

    return emit


def alone(op: str) -> Emit:
    """A collective of one participant."""
    groups = "replica_groups = dense<0> : tensor<1x1xi64>"

    def emit(w: Writer) -> None:
        for shape in ((3, 4), (1,), (2, 0)):
            x = w.values(shape)
            type_ = w.types[x]
            attributes, regions = groups, ""
            if op == "all_gather":
                attributes += ", all_gather_dim = 0 : i64"
            elif op == "all_to_all":
                attributes += ", split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 1 : i64"
            elif op == "collective_permute":
                attributes = "source_target_pairs = dense<0> : tensor<1x2xi64>"
            elif op in ("all_reduce", "reduce_scatter"):
                attributes += ", scatter_dimension = 0 : i64" if op == "reduce_scatter" else ""
                regions = region(w.element, "add")
            w.put([x], type_, attributes, regions)

    return emit


def sized(w: Writer) -> None:
    for shape in ((3, 4), (0, 3), (1,)):
        w.put([w.values(shape)], "tensor<i32>", f"dimension = {len(shape) - 1} : i64")


def like(w: Writer) -> None:
    one = {
        "bool": "true",
        "complex": "#complex.number<:{} 1.5, -2.0>",
        "float": "2.0 : {}",
        "sint": "-1 : {}",
        "uint": "1 : {}",
    }
    inner = w.element.name[8:-1] if w.element.kind == "complex" else w.element.name
    for shape in SHAPES:
        w.put([w.values(shape)], tensor(w.element, shape), f"value = {one[w.element.kind].format(inner)}")


def random_bits(w: Writer) -> None:
    state = w.given(np.array([11, 2**63 + 5], np.uint64), "ui64")
    three = w.given(np.array([11, 2**63 + 5, 7], np.uint64), "ui64")
    for shape in ((), (7,), (0, 3), (3, 5)):
        for algorithm, given in (("THREE_FRY", state), ("PHILOX", three), ("DEFAULT", three)):
            w.put(
                [given],
                [w.types[given], tensor(w.element, shape)],
                f"rng_algorithm = #stablehlo<rng_algorithm {algorithm}>",
            )


def ragged(w: Writer) -> None:
    sizes = w.ints(2, 0, 3, element="i32")
    numbers = (
        "#chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1],"
        " rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>"
    )
    w.put(
        [w.small((5, 4)), w.small((3, 4, 2)), sizes],
        tensor(w.element, (5, 2)),
        f"ragged_dot_dimension_numbers = {numbers}",
        terms=4,
    )


def solved(w: Writer) -> None:
    for shape in ((3, 3), (2, 1, 1), (0, 2, 2)):
        a = np.tril(w.random.integers(-2, 3, shape)) + 4 * np.eye(shape[-1])
        operands = [w.given(np.array(a).astype(w.element.dtype)), w.small((*shape[:-1], 2))]
        attributes = (
            "left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>"
        )
        w.put(operands, tensor(w.element, (*shape[:-1], 2)), attributes, terms=16)


def factored(w: Writer) -> None:
    for shape in ((3, 3), (2, 1, 1), (0, 2, 2)):
        low = np.tril(w.random.integers(-1, 2, shape), -1) + 2 * np.eye(shape[-1])  # all types hold its square
        w.put(
            [w.given((low @ low.swapaxes(-1, -2)).astype(w.element.dtype))],
            tensor(w.element, shape),
            "lower = true",
            terms=16,
        )


def tupled(w: Writer) -> None:
    x, y = w.values((3,)), w.values(())
    (made,) = w.apply([x, y], f"tuple<{w.types[x]}, {w.types[y]}>", op="stablehlo.tuple")
    for at, name in enumerate((x, y)):
        w.give(w.apply([made], w.types[name], f"index = {at} : i32", op="stablehlo.get_tuple_element"))
