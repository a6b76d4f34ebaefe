"""Programs of ops that look up, fold, sort and multiply, at every kind of shape."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from opspec.numerics.elementwise import limits
from opspec.values.types import ELEMENT_TYPES, ElementType
from tests.execution.edges.elements import Emit, dims
from tests.execution.edges.writer import SHAPES, Writer, tensor

BATCHED = (
    "lhs_batching_dimensions = [0], rhs_batching_dimensions = [0],"
    " lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]"
)


def gathered(op: str) -> Emit:
    def emit(w: Writer) -> None:
        rows = (
            "#stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0],"
            " index_vector_dim = 1>"
        )
        windows = "#stablehlo.gather<offset_dims = [1, 2], start_index_map = [1, 0], index_vector_dim = 1>"
        batched = (
            "#stablehlo.gather<offset_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0],"
            " start_index_map = [1], index_vector_dim = 2>"
        )
        for numbers, shape, indices, sizes, result in (
            (rows, (5, 3), np.array([4, 0, -1, 9, 2]), (1, 3), (5, 3)),
            (rows, (5, 0), np.array([4, 7]), (1, 0), (2, 0)),
            (rows, (5, 3), np.zeros((0,)), (1, 3), (0, 3)),
            (windows, (4, 6), np.array([[0, 0], [5, 3], [-2, 1], [2, -7]]), (2, 3), (4, 2, 3)),
            (batched, (2, 5), np.array([[[0], [4], [9]], [[-1], [2], [3]]]), (1, 2), (2, 3, 2)),
        ):
            if numbers is batched:
                numbers, sizes, result = numbers.replace("offset_dims = [2]", "offset_dims = [2]"), (1, 2), (2, 3, 2)
            for kind in ("i32", "i64"):
                at = w.given(indices.astype(ELEMENT_TYPES[kind].dtype), kind)
                operands = [w.values(shape), at]
                attributes = f"dimension_numbers = {numbers}, indices_are_sorted = false"
                if op == "dynamic_gather":
                    operands.append(w.ints(*sizes, element="i64"))
                else:
                    attributes += f", {dims('slice_sizes', *sizes)}"
                w.put(operands, tensor(w.element, result), attributes)

    return emit


def region(element: ElementType, body: str, arguments: int = 2, result: str = "") -> str:
    """A region of scalars that applies an op to its first two arguments, or returns one of them."""
    type_ = f"tensor<{element.name}>"
    header = ", ".join(f"%x{at}: {type_}" for at in range(arguments))
    if body.startswith("%"):
        return f'{{\n^bb0({header}):\n  "stablehlo.return"({body}) : ({type_}) -> ()\n}}'
    name, _, attributes = body.partition(" ")
    made = result or type_
    return (
        f'{{\n^bb0({header}):\n  %y = "stablehlo.{name}"(%x0, %x1){attributes} : ({type_}, {type_}) -> {made}\n'
        f'  "stablehlo.return"(%y) : ({made}) -> ()\n}}'
    )


def compare_body(direction: str, element: ElementType, total: bool = False) -> str:
    kind = {"float": "TOTALORDER" if total else "FLOAT", "sint": "SIGNED", "complex": "FLOAT"}.get(
        element.kind, "UNSIGNED"
    )
    return (
        f"compare <{{comparison_direction = #stablehlo<comparison_direction {direction}>,"
        f" compare_type = #stablehlo<comparison_type {kind}>}}>"
    )


def reducers(element: ElementType) -> list[tuple[str, bool]]:
    """The ops that fold elements of a type, and whether sums need small values."""
    found = [("add", True)]
    if element.kind != "complex":
        found += [("maximum", False), ("minimum", False)]
    if element.kind not in ("float", "complex"):
        found += [("and", False), ("or", False), ("xor", False), ("multiply", False)]
    return found


def neutral(w: Writer, op: str) -> str:
    """The value that an op leaves others alone with: how often a reduction takes it is nobody's to say."""
    kind, bits = w.element.kind, w.element.bits
    if kind in ("float", "complex"):
        number: Any = {"maximum": -np.inf, "minimum": np.inf}.get(op, 0)
        if abs(number) == np.inf and not np.isinf(np.float32(number).astype(w.element.dtype)):
            number = float(limits(w.element.dtype).max if number > 0 else limits(w.element.dtype).min)
        return w.given(np.array(number, np.float32).astype(w.element.dtype))
    low = -(2 ** (bits - 1)) if kind == "sint" else 0
    high = 2 ** (bits - (kind == "sint")) - 1
    number = {"maximum": low, "minimum": high, "and": -1 if kind == "sint" else high, "multiply": 1}.get(op, 0)
    return w.given(np.array(number, np.int64 if kind == "sint" else np.uint64).astype(w.element.dtype))


def reduced(w: Writer) -> None:
    for op, small in reducers(w.element):
        draw = w.small if small and w.element.kind in ("float", "complex") else w.values
        for shape, axes, result in (
            ((3, 5), (1,), (3,)),
            ((3, 5), (0,), (5,)),
            ((3, 5), (0, 1), ()),
            ((3, 5), (), (3, 5)),
            ((3, 0), (1,), (3,)),
            ((0, 3), (1,), (0,)),
            ((2, 1, 3, 1, 2), (1, 3, 4), (2, 3)),
            ((), (), ()),
            ((1,), (0,), ()),
        ):
            init = neutral(w, op)
            terms = math.prod(shape) + 1 if small else 0
            w.put(
                [draw(shape), init], tensor(w.element, result), dims("dimensions", *axes), region(w.element, op), terms
            )
        turned = w.view(draw((5, 4)))
        w.put(
            [turned, neutral(w, op)],
            tensor(w.element, (4,)),
            dims("dimensions", 1),
            region(w.element, op),
            6 if small else 0,
        )


def windowed(w: Writer) -> None:
    for op, small in reducers(w.element):
        draw = w.small if small and w.element.kind in ("float", "complex") else w.values
        for shape, window, more, result in (
            ((5, 4), (2, 3), "", (4, 2)),
            (
                (5, 4),
                (3, 2),
                f", {dims('window_strides', 2, 2)}, padding = dense<[[1, 0], [1, 1]]> : tensor<2x2xi64>",
                (2, 3),
            ),
            ((5, 4), (2, 2), f", {dims('window_dilations', 2, 3)}, {dims('base_dilations', 2, 1)}", (7, 1)),
            ((0, 4), (1, 2), ", padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>", (3, 3)),
            ((2, 0), (1, 3), "", (2, 0)),
            ((), (), "", ()),
        ):
            attributes = dims("window_dimensions", *window) + more
            w.put(
                [draw(shape), neutral(w, op)],
                tensor(w.element, result),
                attributes,
                region(w.element, op),
                math.prod(window) + 1 if small else 0,
            )


def scattered(w: Writer) -> None:
    rows = (
        "#stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0],"
        " index_vector_dim = 1>"
    )
    windows = (
        "#stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 1>"
    )
    for op in [*(name for name, _ in reducers(w.element)), "%x1"]:
        draw = w.small if op == "add" and w.element.kind in ("float", "complex") else w.values
        for numbers, shape, indices, updates in (
            (rows, (5, 3), np.array([4, 0, -1, 9, 2]), (5, 3)),
            (rows, (5, 3), np.array([4, 4, 0, 4]), (4, 3)),
            (rows, (5, 3), np.zeros((0,)), (0, 3)),
            (rows, (0, 3), np.array([0, 1]), (2, 3)),
            (windows, (4, 6), np.array([[0, 0], [3, 2], [6, 1], [-3, 0], [0, 4]]), (5, 2, 3)),
        ):
            if op == "%x1" and numbers is rows and len(indices) == 4:
                continue  # which of two updates stays is nobody's to say
            given = indices[:2] if op == "%x1" and numbers is windows else indices
            held = (len(given), *updates[1:])
            w.put(
                [draw(shape), w.given(given.astype(np.int32), "i32"), draw(held)],
                tensor(w.element, shape),
                f"scatter_dimension_numbers = {numbers}, indices_are_sorted = false, unique_indices = false",
                region(w.element, op),
                len(given) + 1 if op == "add" else 0,
            )


def select_scattered(w: Writer) -> None:
    for direction in ("GE", "LE"):
        for shape, window, strides, source in (
            ((4, 6), (2, 2), (2, 2), (2, 3)),
            ((5,), (3,), (1,), (3,)),
            ((3,), (1,), (1,), (3,)),
        ):
            attributes = f"{dims('window_dimensions', *window)}, {dims('window_strides', *strides)}"
            chosen = region(w.element, compare_body(direction, w.element), result="tensor<i1>")
            both = f"{chosen}, {region(w.element, 'add')}"
            operand = w.small(shape)
            w.put([operand, w.small(source), neutral(w, "add")], tensor(w.element, shape), attributes, both, 5)


def sorted_(w: Writer) -> None:
    for total in (False, True) if w.element.kind == "float" else (False,):
        for direction in ("LT", "GT"):
            body = region(w.element, compare_body(direction, w.element, total), result="tensor<i1>")
            for shape, axis in (
                ((40,), 0),
                ((3, 5), 0),
                ((3, 5), 1),
                ((0, 3), 0),
                ((3, 0), 0),
                ((1,), 0),
                ((2, 1, 3, 1, 2), -3),
            ):
                name = w.values(shape)
                if not total and w.element.kind == "float":  # NaN has no place in an order by `<`
                    w.arguments[name] = np.where(
                        np.isnan(w.arguments[name].astype(np.float32)), 1, w.arguments[name]
                    ).astype(w.element.dtype)
                w.put([name], tensor(w.element, shape), f"dimension = {axis} : i64, is_stable = true", body)
    keyed = (
        f"{{\n^bb0(%a: tensor<i8>, %b: tensor<i8>, %c: tensor<{w.element.name}>, %d: tensor<{w.element.name}>):\n"
        '  %y = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>}>'
        ' : (tensor<i8>, tensor<i8>) -> tensor<i1>\n  "stablehlo.return"(%y) : (tensor<i1>) -> ()\n}'
    )
    key = w.given(w.random.integers(0, 4, (30,)).astype(np.int8), "i8")
    w.put(
        [key, w.values((30,))],
        [tensor("i8", (30,)), tensor(w.element, (30,))],
        "dimension = 0 : i64, is_stable = true",
        keyed,
    )


def mapped(w: Writer) -> None:
    op = "or" if w.element.kind == "bool" else "add"
    for shape in SHAPES:
        axes = dims("dimensions", *range(len(shape)))
        w.put([w.values(shape), w.values(shape)], tensor(w.element, shape), axes, region(w.element, op))


def product(
    w: Writer, left: Sequence[int], right: Sequence[int], result: Sequence[int], attributes: str, terms: int
) -> None:
    w.put([w.small(left), w.small(right)], tensor(w.element, result), attributes, terms=terms)
    if len(left) > 1:
        turned = w.view(w.small(left[::-1]))
        w.put([turned, w.small(right)], tensor(w.element, result), attributes, terms=terms)


def dots(w: Writer) -> None:
    numbers = "dot_dimension_numbers = #stablehlo.dot<{}>"
    for left, right, result, text, terms in (
        ((3, 4), (4, 5), (3, 5), "lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]", 4),
        (
            (2, 3, 4),
            (2, 4, 1),
            (2, 3, 1),
            BATCHED,
            4,
        ),
        ((4,), (4,), (), "lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]", 4),
        ((3,), (2,), (3, 2), "", 1),
        ((3, 0), (0, 2), (3, 2), "lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]", 1),
        ((0, 3), (3, 2), (0, 2), "lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]", 3),
        ((2, 3, 2), (3, 2, 4), (2, 4), "lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [0, 1]", 6),
        ((), (), (), "", 1),
    ):
        product(w, left, right, result, numbers.format(text), terms)


def plain_dots(w: Writer) -> None:
    for left, right, result in (
        ((3, 4), (4, 5), (3, 5)),
        ((3, 4), (4,), (3,)),
        ((4,), (4,), ()),
        ((4,), (4, 2), (2,)),
        ((3, 0), (0, 2), (3, 2)),
    ):
        product(w, left, right, result, "", 4)


def einsums(w: Writer) -> None:
    for left, right, result, text in (
        ((3, 4), (4, 5), (3, 5), "ij,jk->ik"),
        ((2, 3, 4), (2, 4, 1), (2, 3, 1), "bij,bjk->bik"),
        ((3,), (2,), (3, 2), "i,j->ij"),
        ((3, 0), (0, 2), (3, 2), "ij,jk->ik"),
        ((4,), (4,), (), "i,i->"),
    ):
        product(w, left, right, result, f'einsum_config = "{text}"', 4)


def unary_einsums(w: Writer) -> None:
    for given, result, text in (((3, 4), (3,), "ij->i"), ((3, 4), (4, 3), "ij->ji"), ((3, 0), (3,), "ij->i")):
        w.put([w.small(given)], tensor(w.element, result), f'einsum_config = "{text}"', terms=4)


def convolved(w: Writer) -> None:
    for numbers, left, right, result, more, terms in (
        ("[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]", (2, 5, 4, 2), (3, 2, 2, 3), (2, 3, 3, 3), "", 12),
        (
            "[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]",
            (2, 2, 5, 4),
            (3, 2, 3, 2),
            (2, 3, 3, 2),
            f", {dims('window_strides', 2, 3)}, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>",
            12,
        ),
        (
            "[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]",
            (1, 2, 4, 3),
            (2, 2, 2, 2),
            (1, 2, 6, 1),
            f", {dims('lhs_dilation', 2, 1)}, {dims('rhs_dilation', 1, 2)}",
            8,
        ),
        ("[b, 0, f]x[0, i, o]->[b, 0, f]", (1, 4, 4), (2, 2, 2), (1, 3, 2), "; 2, 1", 4),
        ("[b, 0, f]x[0, i, o]->[b, 0, f]", (0, 4, 2), (2, 2, 2), (0, 3, 2), "", 4),
        ("[b, f]x[i, o]->[b, f]", (2, 3), (3, 2), (2, 2), "", 3),
    ):
        groups = more[2:].split(", ") if more.startswith(";") else ["1", "1"]
        attributes = (
            f"dimension_numbers = #stablehlo.conv<{numbers}>, feature_group_count = {groups[0]} : i64,"
            f" batch_group_count = {groups[1]} : i64{'' if more.startswith(';') else more}"
        )
        w.put([w.small(left), w.small(right)], tensor(w.element, result), attributes, terms=terms)


def normalised(op: str) -> Emit:
    def emit(w: Writer) -> None:
        attributes = "epsilon = 1.0 : f32, feature_index = 1 : i64"
        for shape in ((4, 2, 3), (2, 3)):
            feature, full = tensor(w.element, shape[1:2]), tensor(w.element, shape)
            vectors = [w.small(shape[1:2]) for _ in range({"inference": 4, "training": 2, "grad": 2}[op])]
            if op == "inference":
                w.arguments[vectors[3]] = np.abs(w.arguments[vectors[3]])
                w.put([w.small(shape), *vectors], full, attributes, terms=32)
            elif op == "training":
                w.put([w.small(shape), *vectors], [full, feature, feature], attributes, terms=32)
            else:
                variance = w.small(shape[1:2])
                w.arguments[variance] = np.abs(w.arguments[variance])
                w.put(
                    [w.small(shape), *vectors, variance, w.small(shape)], [full, feature, feature], attributes, terms=64
                )

    return emit
