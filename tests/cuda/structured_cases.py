"""Instances of the ops whose kernels depend on sizes and attributes: random ones of given element types."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from opspec.values.dims import Vec
from opspec.values.types import ELEMENT_TYPES, ElementType
from tests.cuda.case import Case, tensor
from tests.cuda.element_values import values, whole


def pads(rng: np.random.Generator, elements: Sequence[ElementType]) -> Iterator[Case]:
    for at, element in enumerate(elements):
        rank = at % 4
        shape = rng.integers(0 if at % 5 == 4 else 1, 5, rank)
        inner = rng.integers(0, 3, rank)
        inside = shape + np.maximum(shape - 1, 0) * inner
        low = rng.integers(-2, 4, rank)
        high = np.maximum(rng.integers(-2, 4, rank), -low - inside)
        names = ("edge_padding_low", "edge_padding_high", "interior_padding")
        attributes = {name: Vec(v.tolist()) for name, v in zip(names, (low, high, inner), strict=True)}
        operands = [values(rng, element, shape), values(rng, element, ())]
        yield Case(
            f"pad {element} {shape}",
            "stablehlo.pad",
            operands,
            [tensor(element, *(low + inside + high).tolist())],
            attributes,
        )


def gathers(rng: np.random.Generator, elements: Sequence[ElementType]) -> Iterator[Case]:
    indices = [e for e in elements if e.kind in ("sint", "uint") and e.bits >= 8] or [ELEMENT_TYPES["i32"]]
    for at, element in enumerate(elements):
        shape = rng.integers(2, 5, 3)
        start = indices[at % len(indices)]
        sizes = np.array([1, *(rng.integers(1, n + 1) for n in shape[1:])])
        batched = at % 3 == 0
        order = rng.permutation([1, 2] if batched else [0, 1, 2]).tolist()
        batch = [int(shape[0]), 3] if batched else [3, 2]
        vector = int(rng.integers(0, 3)) if at % 2 else 2
        given = [*batch[:vector], len(order), *batch[vector:]]
        attributes = {
            "offset_dims": Vec([0, 3] if at % 2 else [1, 2]),
            "collapsed_slice_dims": Vec([] if batched else [0]),
            "operand_batching_dims": Vec([0] if batched else []),
            "start_indices_batching_dims": Vec([0 if vector else 1] if batched else []),
            "start_index_map": Vec(order),
            "index_vector_dim": vector,
            "slice_sizes": Vec(sizes.tolist()),
        }
        low = 0 if start.kind == "uint" else -2
        starts = rng.integers(low, 6, given).astype(start.dtype)
        result = [0, 0, 0, 0]
        for dim, size in zip(attributes["offset_dims"], sizes[1:], strict=True):
            result[dim] = int(size)
        rest = iter(batch)
        result = [size or next(rest) for size in result]
        yield Case(
            f"gather {element} {start} {shape}",
            "stablehlo.gather",
            [values(rng, element, shape), starts],
            [tensor(element, *result)],
            attributes,
        )


def reshapes(rng: np.random.Generator, elements: Sequence[ElementType]) -> Iterator[Case]:
    for at, element in enumerate(elements):
        shape = [[2, 3, 4], [24], [4, 6], [1, 24, 1]][at % 4]
        operands = [values(rng, element, (2, 12)), np.array(shape, [np.int32, np.int64][at % 2])]
        yield Case(
            f"dynamic_reshape {element} {shape}",
            "stablehlo.dynamic_reshape",
            operands,
            [tensor(element, *shape)],
        )


def selects(rng: np.random.Generator, elements: Sequence[ElementType]) -> Iterator[Case]:
    for element in elements:
        for shape in ((), (5, 3)):
            operands = [
                values(rng, ELEMENT_TYPES["i1"], shape),
                *(values(rng, element, (5, 3)) for _ in range(2)),
            ]
            yield Case(f"select {element} by {shape}", "stablehlo.select", operands, [tensor(element, 5, 3)])


def norms(rng: np.random.Generator, elements: Sequence[ElementType]) -> Iterator[Case]:
    for element in elements:
        if element.kind == "float" and element.bits >= 16:
            at, channels = int(rng.integers(0, 3)), 3
            shape = [4, 5]
            shape.insert(at, channels)
            sizes = (shape, [channels], [channels])
            operands = [rng.uniform(0.5, 2, size).astype(element.dtype) for size in sizes]
            results = [tensor(element, *shape), tensor(element, channels), tensor(element, channels)]
            bound = {16: 0.1, 32: 1e-4, 64: 1e-12}[element.bits]
            attributes = {"epsilon": 0.25, "feature_index": at}
            yield Case(
                f"batch_norm_training {element}",
                "stablehlo.batch_norm_training",
                operands,
                results,
                attributes,
                relative=bound,
            )


def convolutions(rng: np.random.Generator, elements: Sequence[ElementType]) -> Iterator[Case]:
    numbers = [e for e in elements if e.kind not in ("bool",) and e.name != "f8E8M0FNU" and e.bits > 2]
    for at, element in enumerate(numbers):
        n = at % 3
        spatial, window = rng.integers(3, 5, n), rng.integers(1, 3, n)
        stride, low, high = rng.integers(1, 3, n), rng.integers(-1, 3, n), rng.integers(0, 3, n)
        inner, outer = rng.integers(1, 3, n), rng.integers(1, 3, n)
        groups, batches = [(1, 1), (2, 1), (1, 2)][at % 3]
        channels, features, batch = 2, 2 * groups * batches, 2 * batches
        padded = low + (spatial - 1) * inner + 1 + high
        reach = (window - 1) * outer + 1
        made = np.where(padded < reach, 0, (padded - reach) // stride + 1)
        lhs, rhs, out = (rng.permutation(n + 2).tolist() for _ in range(3))
        attributes = {
            "window_strides": Vec(stride.tolist()),
            "padding": Vec([Vec(p) for p in zip(low.tolist(), high.tolist(), strict=True)]),
            "lhs_dilation": Vec(inner.tolist()),
            "rhs_dilation": Vec(outer.tolist()),
            "window_reversal": Vec([bool(b) for b in rng.integers(0, 2, n)]),
            "input_batch_dimension": lhs[0],
            "input_feature_dimension": lhs[1],
            "input_spatial_dimensions": Vec(lhs[2:]),
            "kernel_input_feature_dimension": rhs[0],
            "kernel_output_feature_dimension": rhs[1],
            "kernel_spatial_dimensions": Vec(rhs[2:]),
            "output_batch_dimension": out[0],
            "output_feature_dimension": out[1],
            "output_spatial_dimensions": Vec(out[2:]),
            "feature_group_count": groups,
            "batch_group_count": batches,
        }
        sizes = (
            (lhs, [batch, channels * groups, *spatial]),
            (rhs, [channels, features, *window]),
            (out, [batch // batches, features, *made]),
        )
        shapes = [[int(given[axes.index(d)]) for d in range(n + 2)] for axes, given in sizes]
        operands = [whole(rng, element, shapes[0]), whole(rng, element, shapes[1])]
        yield Case(
            f"convolution {element} {shapes}",
            "stablehlo.convolution",
            operands,
            [tensor(element, *shapes[2])],
            attributes,
        )


def reductions(rng: np.random.Generator, elements: Sequence[ElementType]) -> Iterator[Case]:
    for at, element in enumerate(elements):
        shape = [(3, 4), (2, 3, 4), (5,), (2, 0, 3)][at % 4]
        dims = [[0], [0, 2], [0], [1]][at % 4]
        kept = [n for d, n in enumerate(shape) if d not in dims]
        op = ["add", "maximum", "minimum", "multiply"][at % 4]
        body = f"%r = stablehlo.{op} %a, %b : tensor<{element}>\n stablehlo.return %r : tensor<{element}>"
        x, init = whole(rng, element, shape), whole(rng, element, ())
        yield Case(
            f"reduce {op} {element} {shape}",
            "stablehlo.reduce",
            [[x], [init]],
            [[tensor(element, *kept)]],
            program=reduction([element], shape, dims, kept, body),
        )
    yield arg_max(rng)


def arg_max(rng: np.random.Generator) -> Case:
    """A reduction of two tensors of different types, by a region of several ops and a constant."""
    f32, i32 = ELEMENT_TYPES["f32"], ELEMENT_TYPES["i32"]
    body = """
      %zero = stablehlo.constant dense<0> : tensor<i32>
      %c = stablehlo.compare GT, %b, %a : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %v = stablehlo.select %c, %b, %a : tensor<i1>, tensor<f32>
      %s = stablehlo.select %c, %bj, %aj : tensor<i1>, tensor<i32>
      %j = stablehlo.add %s, %zero : tensor<i32>
      stablehlo.return %v, %j : tensor<f32>, tensor<i32>"""
    x = rng.permutation(24).reshape(4, 6).astype(np.float32)
    places = np.broadcast_to(np.arange(6, dtype=np.int32), (4, 6)).copy()
    text = reduction([f32, i32], (4, 6), [1], [4], body)
    operands = [[x, places], [np.full((), -1, np.float32), np.zeros((), np.int32)]]
    results = [[tensor(f32, 4), tensor(i32, 4)]]
    return Case("arg max", "stablehlo.reduce", operands, results, program=text)


def reduction(elements: Sequence[ElementType], shape: Any, dims: list[int], kept: list[int], body: str) -> str:
    """A program with one reduction in it."""
    inputs = [str(tensor(e, *shape)) for e in elements]
    scalars = [f"tensor<{e}>" for e in elements]
    results = ", ".join(str(tensor(e, *kept)) for e in elements)
    names = [f"%x{i}" for i in range(2 * len(elements))]
    given = ", ".join(f"{n}: {t}" for n, t in zip(names, [*inputs, *scalars], strict=True))
    arguments = [f"%{side}{'j' if i else ''}: {t}" for side in "ab" for i, t in enumerate(scalars)]
    count = len(elements)
    return f"""func.func @main({given}) -> ({results}) {{
    %r0:{count} = "stablehlo.reduce"({", ".join(names)}) ({{
    ^bb0({", ".join(arguments)}):
      {body}
    }}) {{dimensions = array<i64: {", ".join(map(str, dims))}>}}
      : ({", ".join([*inputs, *scalars])}) -> ({results})
    return {", ".join(f"%r0#{i}" for i in range(count))} : {results}
    }}"""


STRUCTURED: dict[str, Callable[[np.random.Generator, Sequence[ElementType]], Iterator[Case]]] = {
    "stablehlo.pad": pads,
    "stablehlo.gather": gathers,
    "stablehlo.dynamic_reshape": reshapes,
    "stablehlo.select": selects,
    "stablehlo.batch_norm_training": norms,
    "stablehlo.convolution": convolutions,
    "stablehlo.reduce": reductions,
}
