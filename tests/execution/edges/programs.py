"""Whole programs of one op and one element type each: the op at every kind of shape, on views and on operands that are
one and the same array, and once more on its own result in arrays that are large enough to be written over.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from opspec.values.types import ELEMENT_TYPES, ElementType
from tests.execution.edges.control import (
    alone,
    barred,
    chosen,
    dynamic_padded,
    dynamic_shaped,
    factored,
    index_selected,
    like,
    looped,
    ragged,
    random_bits,
    ranked,
    sized,
    solved,
    transformed,
    tupled,
)
from tests.execution.edges.elements import (
    Emit,
    bitcast,
    broadcast,
    broadcast_compared,
    broadcast_selected,
    clamped,
    compared,
    constants,
    converted,
    dims,
    dynamic_sliced,
    dynamic_updated,
    elementwise,
    iotas,
    made_complex,
    moved,
    of_parts,
    padded,
    powers,
    rounded,
    selected,
    sliced,
)
from tests.execution.edges.folds import (
    convolved,
    dots,
    einsums,
    gathered,
    mapped,
    normalised,
    plain_dots,
    reduced,
    scattered,
    select_scattered,
    sorted_,
    unary_einsums,
    windowed,
)
from tests.execution.edges.writer import REUSED, Writer
from tests.generated_cases import ops


@dataclass(frozen=True)
class EdgeProgram:
    """`terms`: of each result, how many terms its sums have; 0 where its elements are not sums."""

    op: str
    element: str
    text: str
    arguments: tuple[np.ndarray[Any, Any], ...]
    terms: tuple[int, ...]

    @property
    def name(self) -> str:
        return f"{self.op} {self.element}"


TABLE: Mapping[str, Emit] = {
    "stablehlo.compare": compared,
    "chlo.broadcast_compare": broadcast_compared,
    "chlo.broadcast_select": broadcast_selected,
    "chlo.broadcast_complex": broadcast("complex<{}>"),
    "stablehlo.convert": converted,
    "stablehlo.bitcast_convert": bitcast,
    "stablehlo.power": powers,
    "chlo.broadcast_power": powers,
    "stablehlo.clamp": clamped,
    "stablehlo.select": selected,
    "stablehlo.reduce_precision": rounded,
    "stablehlo.abs": of_parts,
    "stablehlo.real": of_parts,
    "stablehlo.imag": of_parts,
    "stablehlo.complex": made_complex,
    "stablehlo.is_finite": elementwise(1, result="i1"),
    "chlo.is_inf": elementwise(1, result="i1"),
    "chlo.is_neg_inf": elementwise(1, result="i1"),
    "chlo.is_pos_inf": elementwise(1, result="i1"),
    "stablehlo.iota": iotas,
    "stablehlo.constant": constants,
    "chlo.constant": constants,
    "chlo.constant_like": like,
    "stablehlo.broadcast": moved(
        (((3,),), (2, 3), dims("broadcast_sizes", 2)),
        (((),), (0, 2), dims("broadcast_sizes", 0, 2)),
        (((2, 3),), (2, 3), "broadcast_sizes = array<i64>"),
    ),
    "stablehlo.broadcast_in_dim": moved(
        (((),), (2, 3), "broadcast_dimensions = array<i64>"),
        (((3, 1),), (2, 3, 4), dims("broadcast_dimensions", 1, 2)),
        (((2, 3),), (3, 2), dims("broadcast_dimensions", 1, 0)),
        (((0,),), (0, 2), dims("broadcast_dimensions", 0)),
        (((1,),), (0,), dims("broadcast_dimensions", 0)),
    ),
    "stablehlo.concatenate": moved(
        (((2, 3), (2, 0), (2, 1)), (2, 4), "dimension = 1 : i64"),
        (((0,), (3,)), (3,), "dimension = 0 : i64"),
        (((1, 2, 1, 3), (2, 2, 1, 3)), (3, 2, 1, 3), "dimension = 0 : i64"),
    ),
    "stablehlo.pad": moved(
        (((3, 4), ()), (4, 6), padded((1, 0), (0, 2), (0, 0))),
        (((3, 4), ()), (5, 3), padded((-1, 1), (1, -2), (1, 0))),
        (((0, 2), ()), (3, 2), padded((1, 0), (2, 0), (5, 0))),
        (((), ()), (), padded((), (), ())),
        (((1,), ()), (1,), padded((0,), (0,), (9,))),
        (((3,), ()), (0,), padded((-2,), (-1,), (0,))),
    ),
    "stablehlo.reshape": moved(
        (((3, 4),), (2, 6), ""), (((1, 1),), (), ""), (((0, 3),), (5, 0), ""), (((2, 1, 3),), (6,), "")
    ),
    "stablehlo.reverse": moved(
        (((3, 4),), (3, 4), dims("dimensions", 1)),
        (((3, 4),), (3, 4), dims("dimensions", 0, 1)),
        (((0, 2),), (0, 2), dims("dimensions", 0)),
        (((),), (), "dimensions = array<i64>"),
    ),
    "stablehlo.slice": moved(
        (((5, 6),), (2, 3), sliced((1, 0), (5, 6), (2, 2))),
        (((5, 6),), (0, 6), sliced((2, 0), (2, 6), (1, 1))),
        (((),), (), sliced((), (), ())),
        (((5,),), (1,), sliced((4,), (5,), (7,))),
    ),
    "stablehlo.transpose": moved(
        (((2, 3, 4),), (4, 2, 3), dims("permutation", 2, 0, 1)),
        (((3, 4),), (3, 4), dims("permutation", 0, 1)),
        (((0, 3),), (3, 0), dims("permutation", 1, 0)),
        (((),), (), "permutation = array<i64>"),
    ),
    "stablehlo.dynamic_slice": dynamic_sliced,
    "stablehlo.dynamic_update_slice": dynamic_updated,
    "stablehlo.gather": gathered("gather"),
    "stablehlo.dynamic_gather": gathered("dynamic_gather"),
    "stablehlo.scatter": scattered,
    "stablehlo.reduce": reduced,
    "stablehlo.reduce_window": windowed,
    "stablehlo.select_and_scatter": select_scattered,
    "stablehlo.sort": sorted_,
    "stablehlo.map": mapped,
    "stablehlo.dot_general": dots,
    "stablehlo.dot": plain_dots,
    "stablehlo.einsum": einsums,
    "stablehlo.unary_einsum": unary_einsums,
    "stablehlo.convolution": convolved,
    "stablehlo.batch_norm_inference": normalised("inference"),
    "stablehlo.batch_norm_training": normalised("training"),
    "stablehlo.batch_norm_grad": normalised("grad"),
    "stablehlo.torch_index_select": index_selected,
    "stablehlo.if": chosen("if"),
    "stablehlo.case": chosen("case"),
    "stablehlo.while": looped,
    "stablehlo.optimization_barrier": barred,
    "chlo.top_k": ranked,
    "stablehlo.fft": transformed,
    "stablehlo.dynamic_pad": dynamic_padded,
    "stablehlo.dynamic_reshape": dynamic_shaped("reshape"),
    "stablehlo.dynamic_broadcast_in_dim": dynamic_shaped("broadcast"),
    "stablehlo.dynamic_iota": dynamic_shaped("iota"),
    "stablehlo.real_dynamic_slice": dynamic_shaped("slice"),
    "stablehlo.all_gather": alone("all_gather"),
    "stablehlo.all_reduce": alone("all_reduce"),
    "stablehlo.all_to_all": alone("all_to_all"),
    "stablehlo.collective_broadcast": alone("collective_broadcast"),
    "stablehlo.collective_permute": alone("collective_permute"),
    "stablehlo.reduce_scatter": alone("reduce_scatter"),
    "stablehlo.cross-replica-sum": alone("cross-replica-sum"),
    "stablehlo.get_dimension_size": sized,
    "stablehlo.rng_bit_generator": random_bits,
    "chlo.ragged_dot": ragged,
    "stablehlo.triangular_solve": solved,
    "stablehlo.cholesky": factored,
    "stablehlo.tuple": tupled,
}

# Ops without a program here, and where they are held against others.
ELSEWHERE = {
    "stablehlo.after_all": "has no values; tests/execution/test_externs.py",
    "stablehlo.create_token": "has no values; tests/execution/test_externs.py",
    "stablehlo.return": "ends every region here",
    "stablehlo.get_tuple_element": "with stablehlo.tuple",
    "stablehlo.composite": "runs a function of other ops; tests/execution/test_mixed_programs.py",
    "stablehlo.custom_call": "tests/execution/custom_calls/test_custom_calls.py, tests/execution/test_linalg.py",
    "stablehlo.async_start": "tests/execution/test_externs.py",
    "stablehlo.async_done": "tests/execution/test_externs.py",
    "stablehlo.infeed": "tests/execution/test_externs.py",
    "stablehlo.outfeed": "tests/execution/test_externs.py",
    "stablehlo.send": "tests/execution/test_externs.py",
    "stablehlo.recv": "tests/execution/test_externs.py",
    "stablehlo.partition_id": "tests/execution/test_grid.py",
    "stablehlo.replica_id": "tests/execution/test_grid.py",
    "stablehlo.collective_reduce": "tests/execution/test_grid.py",
    "stablehlo.rng": "no two draw alike; tests/execution/test_externs.py",
    "stablehlo.uniform_quantize": "XLA has no quantized types; tests/numerics/test_quantization.py",
    "stablehlo.uniform_dequantize": "XLA has no quantized types; tests/numerics/test_quantization.py",
    "stablehlo.set_dimension_size": "gives bounded dimensions; tests/rules/test_bounded_dimensions.py",
    "stablehlo.dynamic_conv": "its verifier asks for the result of a static one; tests/execution/fast_paths",
    "chlo.scan": "newer than XLA's reader; generated/tests/chlo",
    "chlo._asin_acos_kernel": "a step of chlo.asin",
}


@functools.cache
def op_files() -> Mapping[str, Any]:
    return {op.name: op for op in ops()}


def emit_of(name: str) -> Emit | None:
    """How programs of an op are made: by the table, or as its op file says when all operands are alike."""
    if name in TABLE:
        return TABLE[name]
    op = op_files()[name]
    kinds = {(value.type.kind, value.type.var) for value in (*op.operands, *op.results)}
    if name in ELSEWHERE or len(op.typevars) != 1 or kinds != {("tensor", op.typevars[0].name)} or op.regions:
        return None
    return broadcast() if name.startswith("chlo.broadcast_") else elementwise(len(op.operands))


# What the library's verifier lets an op take, or its result be made of, where that is less than its op file says.
ONLY = {
    "stablehlo.complex": ("f32", "f64"),
    "chlo.broadcast_complex": ("f32", "f64"),
    "stablehlo.fft": ("f32", "f64", "complex<f32>", "complex<f64>"),
    "stablehlo.rng_bit_generator": ("i8", "i16", "i32", "i64", "ui8", "ui16", "ui32", "ui64"),
}


def elements_of(name: str) -> list[ElementType]:
    """The element types that an op takes; those of control flow are all."""
    op = op_files()[name]
    classes = set(op.typevars[0].classes) if op.typevars else set()
    every = [element for element in ELEMENT_TYPES.values() if element.kind != "index"]
    if name in ONLY:
        return [element for element in every if element.name in ONLY[name]]
    return [element for element in every if not classes or element.kind in classes]


def accuracy(name: str, element: str) -> int:
    """How many units in the last place the op file allows."""
    said = op_files()[name].accuracy
    given = said.get(element, said.get("", "exact"))
    return int(given) if given.isdigit() else 0


def exact(name: str, element: str) -> bool:
    return accuracy(name, element) == 0


def program(name: str, element: ElementType, large: bool = True) -> EdgeProgram:
    emit = emit_of(name)
    assert emit is not None
    writer = Writer(
        name, element, np.random.default_rng(len(name) * 1000 + element.bits), large and element.name in REUSED
    )
    emit(writer)
    return EdgeProgram(
        name, element.name, writer.text(), tuple(writer.arguments.values()), tuple(writer.returned.values())
    )


def pairs() -> Iterator[tuple[str, ElementType]]:
    """Every op with every element type that it takes."""
    for name in op_files():
        if emit_of(name) is not None:
            yield from ((name, element) for element in elements_of(name))
