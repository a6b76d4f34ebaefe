"""Random uses of collectives: the grid, groups in their three forms, element types, and what each process has."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from opspec.values.types import ELEMENT_TYPES

TYPES = ("i32", "f32", "ui8", "bf16", "i1", "f64")


@dataclass(frozen=True)
class Case:
    program: str
    arguments: list[list[np.ndarray]]  # by process
    replicas: int
    partitions: int


@dataclass(frozen=True)
class Asked:
    """Who is together: rows of replicas, of these in all partitions (`handle`), or of devices (`by_device`)."""

    replicas: int
    partitions: int
    rows: list[list[int]]
    handle: int
    by_device: bool

    @property
    def together(self) -> int:
        return len(self.rows[0]) * (self.partitions if self.handle and not self.by_device else 1)

    def attributes(self, counted: bool = False) -> str:
        """`counted`: of an op that knows no ids of devices."""
        shape = f"{len(self.rows)}x{len(self.rows[0])}"
        given = f"replica_groups = dense<{self.rows}> : tensor<{shape}xi64>"
        if self.handle:
            given += f", channel_handle = #stablehlo.channel_handle<handle = {self.handle}, type = 1>"
        return given if counted or not self.by_device else f"{given}, use_global_device_ids"

    def all_reduce(self, combine: str, type_: str) -> str:
        return main(type_, type_, f'"stablehlo.all_reduce"(%x) <{{{self.attributes()}}}> {region(combine, type_)}')

    def case(self, program: str, shape: tuple[int, ...], element: str, random: np.random.Generator) -> Case:
        count = self.replicas * self.partitions
        dtype = ELEMENT_TYPES[element].dtype
        most = 2 if element == "i1" else 5
        given = [[random.integers(0, most, shape).astype(dtype)] for _ in range(count)]
        return Case(program, given, self.replicas, self.partitions)


def main(taken: str, given: str, op: str) -> str:
    return (
        f"func.func @main(%x: {taken}) -> {given} {{\n  %0 = {op} : ({taken}) -> {given}\n  return %0 : {given}\n}}\n"
    )


def region(combine: str, type_: str) -> str:
    scalar = f"tensor<{type_.removesuffix('>').split('x')[-1].removeprefix('tensor<')}>"
    return (
        f"({{\n  ^bb0(%a: {scalar}, %b: {scalar}):\n    %c = stablehlo.{combine} %a, %b : {scalar}\n"
        f"    stablehlo.return %c : {scalar}\n  }})"
    )


def _drawn(random: np.random.Generator, counted: bool = False) -> Asked:
    replicas, partitions = [(1, 4), (4, 1), (2, 2), (2, 3), (1, 6), (4, 2)][random.integers(6)]
    handle = int(random.integers(2))
    by_device = bool(handle and not counted and random.integers(2))
    count = replicas * partitions if by_device else partitions if counted and handle else replicas
    size = int(random.choice([size for size in range(1, count + 1) if count % size == 0]))
    rows = random.permutation(count).reshape(-1, size).tolist()
    return Asked(replicas, partitions, rows, handle, by_device)


def _element(random: np.random.Generator) -> str:
    return str(random.choice(TYPES))


def _combine(random: np.random.Generator, element: str) -> str:
    return str(random.choice(["or", "and"] if element == "i1" else ["add", "maximum", "minimum", "multiply"]))


def _type(shape: tuple[int, ...], element: str) -> str:
    return f"tensor<{''.join(f'{size}x' for size in shape)}{element}>"


def _all_reduce(random: np.random.Generator) -> Case:
    asked, element = _drawn(random), _element(random)
    shape = tuple(random.integers(0, 4, random.integers(3)).tolist())
    return asked.case(asked.all_reduce(_combine(random, element), _type(shape, element)), shape, element, random)


def _shape(random: np.random.Generator) -> tuple[tuple[int, ...], int]:
    shape = tuple(random.integers(1, 4, random.integers(1, 4)).tolist())
    return shape, int(random.integers(len(shape)))


def _scaled(shape: tuple[int, ...], d: int, by: int) -> tuple[int, ...]:
    return (*shape[:d], shape[d] * by, *shape[d + 1 :])


def _reduce_scatter(random: np.random.Generator) -> Case:
    asked, element = _drawn(random), _element(random)
    shape, d = _shape(random)
    whole = _scaled(shape, d, asked.together)
    taken, given = _type(whole, element), _type(shape, element)
    attributes = f"scatter_dimension = {d} : i64, {asked.attributes()}"
    body = region(_combine(random, element), given)
    program = main(taken, given, f'"stablehlo.reduce_scatter"(%x) <{{{attributes}}}> {body}')
    return asked.case(program, whole, element, random)


def _all_gather(random: np.random.Generator) -> Case:
    asked, element = _drawn(random), _element(random)
    shape, d = _shape(random)
    taken, given = _type(shape, element), _type(_scaled(shape, d, asked.together), element)
    op = f'"stablehlo.all_gather"(%x) <{{all_gather_dim = {d} : i64, {asked.attributes()}}}>'
    return asked.case(main(taken, given, op), shape, element, random)


def _all_to_all(random: np.random.Generator) -> Case:
    asked, element = _drawn(random, counted=True), _element(random)
    count = len(asked.rows[0])
    shape, split = _shape(random)
    whole, concat = _scaled(shape, split, count), int(random.integers(len(shape)))
    given = _type(_scaled(shape, concat, count), element)
    attributes = f"split_dimension = {split} : i64, concat_dimension = {concat} : i64, split_count = {count} : i64"
    op = f'"stablehlo.all_to_all"(%x) <{{{attributes}, {asked.attributes(counted=True)}}}>'
    return asked.case(main(_type(whole, element), given, op), whole, element, random)


def _collective_broadcast(random: np.random.Generator) -> Case:
    asked, element = _drawn(random, counted=True), _element(random)
    asked = Asked(asked.replicas, asked.partitions, asked.rows[: max(1, len(asked.rows) - 1)], asked.handle, False)
    shape, _ = _shape(random)
    type_ = _type(shape, element)
    op = f'"stablehlo.collective_broadcast"(%x) <{{{asked.attributes(counted=True)}}}>'
    return asked.case(main(type_, type_, op), shape, element, random)


def _collective_permute(random: np.random.Generator) -> Case:
    asked, element = _drawn(random, counted=True), _element(random)
    ids = [process for row in asked.rows for process in row]
    pairs = [list(pair) for pair in zip(ids, random.permutation(ids).tolist(), strict=True)]
    pairs = pairs[: max(1, int(random.integers(len(pairs) + 1)))]
    shape, _ = _shape(random)
    type_ = _type(shape, element)
    channel = f", channel_handle = #stablehlo.channel_handle<handle = {asked.handle}, type = 1>" if asked.handle else ""
    attributes = f"source_target_pairs = dense<{pairs}> : tensor<{len(pairs)}x2xi64>{channel}"
    return asked.case(
        main(type_, type_, f'"stablehlo.collective_permute"(%x) <{{{attributes}}}>'), shape, element, random
    )


COLLECTIVES: dict[str, Callable[[np.random.Generator], Case]] = {
    "all_reduce": _all_reduce,
    "reduce_scatter": _reduce_scatter,
    "all_gather": _all_gather,
    "all_to_all": _all_to_all,
    "collective_broadcast": _collective_broadcast,
    "collective_permute": _collective_permute,
}
