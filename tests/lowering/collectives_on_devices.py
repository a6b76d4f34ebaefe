"""Random ops of Shardy on random meshes that move values, and how these lie before and after."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np

from opspec.values.arrays import Array
from tests.lowering.parts_of_values import (
    KINDS,
    Axis,
    Lying,
    Mesh,
    in_order,
    joined,
    numbers,
    order_of_devices,
    parts_of_axis,
    random_lying,
    random_mesh,
    written,
)

OPS = (
    "all_gather",
    "all_slice",
    "all_to_all",
    "collective_permute",
    "all_reduce",
    "reduce_scatter",
    "sharded_to_unreduced",
    "replicated_to_unreduced",
    "reshard",
    "sharding_constraint",
)
ANEW = ("reshard", "sharding_constraint")  # which say how a value is to lie, and not what moves


@dataclass
class Collective:
    """A program with one of them, on so many devices. `told`: whether the program says how the operand lies."""

    op: str
    count: int
    attribute: str
    before: Lying
    after: Lying
    shape: list[int] = field(default_factory=list)
    told: bool = True

    @property
    def text(self) -> str:
        meshes = {lying.mesh.name: lying.mesh for lying in (self.before, self.after)}
        type_ = _tensor(self.shape)
        word = "sharding" if self.op in ANEW else "out_sharding"
        given = ", ".join(filter(None, [self.attribute, f"{word} = #sdy.sharding{self.after.text()}"]))
        told = f" {{sdy.sharding = #sdy.sharding{self.before.text()}}}" if self.told else ""
        lines = [
            *(mesh.text() for mesh in meshes.values()),
            f"func.func @main(%a: {type_}{told}) -> {type_} {{",
            f'  %r = "sdy.{self.op}"(%a) <{{{given}}}> : ({type_}) -> {type_}',
            f"  return %r : {type_}",
            "}",
        ]
        return "\n".join(lines)


def collectives(count: int, seed: int, kinds: Sequence[str] = KINDS) -> Iterator[Collective]:
    source = random.Random(seed)
    for at in range(count):
        op = OPS[at % len(OPS)]
        found = _laid_anew(source, op, kinds) if op in ANEW else _collective(source, op, kinds)
        parts = zip(found.before.parts(), found.after.parts(), strict=True)
        found.shape = [source.choice((1, 2, 3)) * (a * b if a % b and b % a else max(a, b)) for a, b in parts]
        yield found


def _laid_anew(source: random.Random, op: str, kinds: Sequence[str]) -> Collective:
    """From any way to lie to any other, sometimes over another mesh of as many devices, or to and from one device."""
    rank = source.choice((1, 2, 3))
    mesh = random_mesh(source)
    count = len(mesh.devices)
    before, after = random_lying(source, mesh, rank, kinds), random_lying(source, mesh, rank, kinds)
    match source.randrange(6):
        case 0:
            before.dimensions, before.unreduced = [[] for _ in range(rank)], []
            return Collective(op, count, "", before, after, told=False)
        case 1:
            axes = source.choice([source.sample(mesh.axes, len(mesh.axes)), [("w", count)]])
            after = random_lying(source, Mesh("other", axes, order_of_devices(source, count)), rank, kinds)
        case 2:
            one = random_lying(source, Mesh("one", [], [source.randrange(count)]), rank, kinds)
            before, after = source.choice([(before, one), (one, after)])
        case 3 if before.kind == after.kind:  # something stays
            at = source.randrange(rank)
            after = Lying(mesh, [list(axes) for axes in before.dimensions], [], before.kind)
            after.unreduced = [axis for axis in before.unreduced if source.random() < 0.7]
            used = {name for axes in [*after.dimensions, after.unreduced] for name, *_ in axes}
            more = [(name, size, 1, size) for name, size in mesh.axes if name not in used]
            after.dimensions[at] = source.choice([after.dimensions[at][:1] + more, after.dimensions[at] + more])
    if before.kind != after.kind:  # then nothing stays unreduced
        names = {name for name, *_ in before.unreduced}
        after.unreduced = [axis for axis in after.unreduced if axis[0] not in names]
    return Collective(op, count, "", before, after)


def _collective(source: random.Random, op: str, kinds: Sequence[str]) -> Collective:
    mesh = random_mesh(source)
    refs = [ref for name, size in mesh.axes for ref in parts_of_axis(source, name, size)]
    source.shuffle(refs)
    rank = source.choice((1, 2, 3)) if op != "all_to_all" else source.choice((2, 3))
    moved = refs[: source.randint(1, len(refs))]
    rest = refs[len(moved) :]
    kept: list[list[Axis]] = [[] for _ in range(rank)]
    terms: list[Axis] = []
    for ref in rest:
        where = source.randrange(rank + 2)
        (kept[where] if where < rank else terms if where == rank else []).append(ref)
    lists: list[list[Axis]] = [[] for _ in range(rank)]
    for ref in moved:
        lists[source.randrange(rank)].append(ref)
    # Parts of one axis that follow one another are one part, which a list then names.
    shared = [joined([*own, *more]) for own, more in zip(kept, lists, strict=True)]
    lists = [joined(axes) for axes in lists]
    kept = [joined(axes) for axes in kept]
    terms = in_order(mesh, terms)
    both = in_order(mesh, [*terms, *moved])
    kind = source.choice(kinds)
    number = "" if kind == "sum" else f", reduction_op = {KINDS.index(kind)} : i32"
    listed = f"#sdy<list_of_axis_ref_lists[{', '.join('{' + written(axes) + '}' for axes in lists)}]>"
    flat = f"#sdy<axis_ref_list{{{written(in_order(mesh, moved))}}}>"
    before, after, attribute = Lying(mesh, kept, terms, kind), Lying(mesh, kept, terms, kind), ""
    match op:
        case "all_gather":
            before, attribute = Lying(mesh, shared, terms, kind), f"gathering_axes = {listed}"
        case "all_slice":
            after, attribute = Lying(mesh, shared, terms, kind), f"slicing_axes = {listed}"
        case "all_to_all":
            givers = source.sample(range(rank), rank)
            pairs = [(givers[0], givers[1])]
            axes = joined(moved)
            one, other = ([list(found) for found in kept] for _ in range(2))
            one[givers[0]] = joined([*kept[givers[0]], *axes])
            other[givers[1]] = joined([*kept[givers[1]], *axes])
            before, after = Lying(mesh, one, terms, kind), Lying(mesh, other, terms, kind)
            listed = ", ".join(f"{{{written(axes)}}}: {src}->{tgt}" for src, tgt in pairs)
            attribute = f"params = #sdy<all_to_all_param_list[{listed}]>"
        case "collective_permute":
            before = Lying(mesh, shared, terms, kind)
            turned = [list(axes) for axes in shared]
            for axes in turned:
                source.shuffle(axes)
            after = Lying(mesh, [joined(axes) for axes in turned], terms, kind)
        case "all_reduce":
            before, attribute = Lying(mesh, kept, both, kind), f"reduction_axes = {flat}{number}"
        case "reduce_scatter":
            before, after = Lying(mesh, kept, both, kind), Lying(mesh, shared, terms, kind)
            attribute = f"reduce_scatter_axes = {listed}{number}"
        case "sharded_to_unreduced":
            before, after = Lying(mesh, shared, terms), Lying(mesh, kept, both)
            attribute = f"axes = {listed}"
        case "replicated_to_unreduced":
            before, after, attribute = Lying(mesh, kept, terms), Lying(mesh, kept, both), f"axes = {flat}"
    return Collective(op, len(mesh.devices), attribute, before, after)


# --- constants ---------------------------------------------------------------------------------------------


@dataclass
class SpreadConstant:
    """A constant, and how it lies beside it; without that each device has all of it."""

    text: str
    value: Array
    result: Lying


def spread_constants(count: int, seed: int, kinds: Sequence[str] = KINDS) -> Iterator[SpreadConstant]:
    source = random.Random(seed)
    for at in range(count):
        mesh = random_mesh(source)
        devices = len(mesh.devices)
        if at % 8 == 0:
            mesh = Mesh("mesh", [], [source.randrange(devices)])
        result = random_lying(source, mesh, source.choice((0, 1, 2, 3)), kinds)
        told = f" {{sdy.sharding = #sdy.sharding_per_value<[{result.text()}]>}}"
        if at % 8 == 1:
            result.dimensions, result.unreduced, told = [[] for _ in result.dimensions], [], ""
        shape = [source.choice((1, 2, 3)) * parts for parts in result.parts()]
        value = np.random.default_rng(source.getrandbits(32)).integers(-99, 99, shape, dtype=np.int32)
        type_ = _tensor(shape)
        yield SpreadConstant(
            f"""{mesh.text()}
func.func @main() -> {type_} {{
  %r = "sdy.constant"() <{{value = dense<{value.tolist()}> : {type_}}}>{told} : () -> {type_}
  return %r : {type_}
}}""",
            value,
            result,
        )


# --- computations ------------------------------------------------------------------------------------------


@dataclass
class SharedSum:
    """A manual computation that adds two tables, and then their rows: each device those that it has."""

    text: str
    operand: Lying
    result: Lying
    shape: list[int]


def shared_sums(count: int, seed: int) -> Iterator[SharedSum]:
    source = random.Random(seed)
    for _ in range(count):
        mesh = random_mesh(source)
        lists: list[list[Axis]] = [[], [], []]  # along which rows lie, columns, and neither
        for ref in (ref for name, size in mesh.axes for ref in parts_of_axis(source, name, size)):
            source.choice(lists).append(ref)
        rows, columns, others = map(joined, lists)
        operand, result = Lying(mesh, [rows, columns]), Lying(mesh, [columns])
        shape = [source.choice((1, 2, 3)) * parts for parts in operand.parts()]
        by_share: dict[object, list[int]] = {}  # devices that have the same columns, and differ in rows alone
        for device, share in enumerate(numbers(Lying(mesh, [columns, others]), len(mesh.devices))):
            by_share.setdefault(share, []).append(device)
        yield SharedSum(_shared_sum(operand, result, shape, [*by_share.values()]), operand, result, shape)


def _shared_sum(operand: Lying, result: Lying, shape: Sequence[int], groups: Sequence[Sequence[int]]) -> str:
    whole, part = (_tensor(sizes) for sizes in (shape, [a // b for a, b in zip(shape, operand.parts(), strict=True)]))
    row, own_row = _tensor(shape[1:]), _tensor([shape[1] // result.parts()[0]])
    axes = ", ".join(f'"{name}"' for name, _ in operand.mesh.axes)
    plus = (
        "({\n^bb0(%p: tensor<i32>, %q: tensor<i32>):\n%o = stablehlo.add %p, %q : tensor<i32>\n"
        "stablehlo.return %o : tensor<i32>\n})"
    )
    return f"""{operand.mesh.text()}
func.func @main(%a: {whole}, %b: {whole}) -> {row} {{
  %r = "sdy.manual_computation"(%a, %b) <{{
    in_shardings = #sdy.sharding_per_value<[{operand.text()}, {operand.text()}]>,
    out_shardings = #sdy.sharding_per_value<[{result.text()}]>, manual_axes = #sdy<manual_axes{{{axes}}}>}}> ({{
  ^bb0(%c: {part}, %d: {part}):
    %s = stablehlo.add %c, %d : {part}
    %z = stablehlo.constant dense<0> : tensor<i32>
    %t = "stablehlo.reduce"(%s, %z) <{{dimensions = array<i64: 0>}}> {plus} : ({part}, tensor<i32>) -> {own_row}
    %u = "stablehlo.all_reduce"(%t) <{{replica_groups = dense<{groups}> : tensor<{len(groups)}x{len(groups[0])}xi64>,
      channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}}> {plus}
      : ({own_row}) -> {own_row}
    sdy.return %u : {own_row}
  }}) : ({whole}, {whole}) -> {row}
  return %r : {row}
}}"""


def _tensor(shape: Sequence[int]) -> str:
    return f"tensor<{'x'.join([*map(str, shape), 'i32'])}>"
