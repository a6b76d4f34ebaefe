"""Random collectives of Shardy on random meshes, and what the devices have of their operands."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

KINDS = ("sum", "max", "min")
Axis = tuple[
    str, int, int, int
]  # a name, the size of the axis, and the products of the sizes before the part and of it
OPS = (
    "all_gather",
    "all_slice",
    "all_to_all",
    "collective_permute",
    "all_reduce",
    "reduce_scatter",
    "sharded_to_unreduced",
    "replicated_to_unreduced",
)


@dataclass
class Lying:
    """How a value lies: the axes of each dimension, those along which it is unreduced, and how terms combine."""

    dimensions: list[list[Axis]]
    unreduced: list[Axis] = field(default_factory=list)
    kind: str = "sum"

    def text(self, order: Sequence[str]) -> str:
        listed = ", ".join(f"{{{_axes(axes)}}}" for axes in self.dimensions)
        terms = sorted(self.unreduced, key=lambda axis: (order.index(axis[0]), axis[2]))
        kind = "" if self.kind == "sum" else f"{self.kind}"
        rest = f", unreduced={kind}{{{_axes(terms)}}}" if terms else ""
        return f"<@mesh, [{listed}]{rest}>"

    def parts(self) -> list[int]:
        return [_count(axes) for axes in self.dimensions]


@dataclass
class Collective:
    """A program with one of them; `mesh`: axes with their sizes; `devices`: in their order, where it is another one."""

    op: str
    text: str
    mesh: list[tuple[str, int]]
    devices: list[int]
    shape: list[int]
    before: Lying
    after: Lying


def collectives(count: int, seed: int, kinds: Sequence[str] = KINDS) -> Iterator[Collective]:
    source = random.Random(seed)
    for at in range(count):
        yield _collective(source, OPS[at % len(OPS)], kinds)


def _collective(source: random.Random, op: str, kinds: Sequence[str]) -> Collective:
    mesh = [(name, source.choice((2, 2, 3, 4, 8))) for name in source.sample("xyz", source.choice((1, 2, 2, 3)))]
    while _product(size for _, size in mesh) > 24:
        mesh.pop()
    count = _product(size for _, size in mesh)
    devices = source.sample(range(count), count) if source.random() < 0.5 else list(range(count))
    refs = [ref for name, size in mesh for ref in _parts(source, name, size)]
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
    shared = [_joined([*own, *more]) for own, more in zip(kept, lists, strict=True)]
    lists = [_joined(axes) for axes in lists]
    kept = [_joined(axes) for axes in kept]
    order = [name for name, _ in mesh]
    by_mesh = sorted(moved, key=lambda axis: (order.index(axis[0]), axis[2]))
    terms = _joined(sorted(terms, key=lambda axis: (order.index(axis[0]), axis[2])))
    both = _joined(sorted([*terms, *moved], key=lambda axis: (order.index(axis[0]), axis[2])))
    kind = source.choice(kinds)
    number = "" if kind == "sum" else f", reduction_op = {KINDS.index(kind)} : i32"
    listed = f"#sdy<list_of_axis_ref_lists[{', '.join('{' + _axes(axes) + '}' for axes in lists)}]>"
    flat = f"#sdy<axis_ref_list{{{_axes(_joined(by_mesh))}}}>"
    before, after, attribute = Lying(kept, terms, kind), Lying(kept, terms, kind), ""
    match op:
        case "all_gather":
            before, attribute = Lying(shared, terms, kind), f"gathering_axes = {listed}"
        case "all_slice":
            after, attribute = Lying(shared, terms, kind), f"slicing_axes = {listed}"
        case "all_to_all":
            givers = source.sample(range(rank), rank)
            pairs = [(givers[0], givers[1])]
            axes = _joined(moved)
            one, other = ([list(found) for found in kept] for _ in range(2))
            one[givers[0]] = _joined([*kept[givers[0]], *axes])
            other[givers[1]] = _joined([*kept[givers[1]], *axes])
            before, after = Lying(one, terms, kind), Lying(other, terms, kind)
            listed = ", ".join(f"{{{_axes(axes)}}}: {src}->{tgt}" for src, tgt in pairs)
            attribute = f"params = #sdy<all_to_all_param_list[{listed}]>"
        case "collective_permute":
            before = Lying(shared, terms, kind)
            turned = [list(axes) for axes in shared]
            for axes in turned:
                source.shuffle(axes)
            after = Lying([_joined(axes) for axes in turned], terms, kind)
        case "all_reduce":
            before, attribute = Lying(kept, both, kind), f"reduction_axes = {flat}{number}"
        case "reduce_scatter":
            before, after = Lying(kept, both, kind), Lying(shared, terms, kind)
            attribute = f"reduce_scatter_axes = {listed}{number}"
        case "sharded_to_unreduced":
            before, after = Lying(shared, terms), Lying(kept, both)
            attribute = f"axes = {listed}"
        case "replicated_to_unreduced":
            before, after, attribute = Lying(kept, terms), Lying(kept, both), f"axes = {flat}"
    shape = [source.choice((1, 2, 3)) * most for most in _together(before.parts(), after.parts())]
    return Collective(
        op, _program(op, mesh, devices, shape, before, after, attribute), mesh, devices, shape, before, after
    )


def _parts(source: random.Random, name: str, size: int) -> list[Axis]:
    """An axis, or the parts of one."""
    if size < 4 or source.random() < 0.4:
        return [(name, size, 1, size)]
    cuts = [1, 2, 4, 8] if size == 8 and source.random() < 0.5 else [1, 2, size]
    return [(name, size, low, high // low) for low, high in pairwise(cuts)]


def _joined(axes: Sequence[Axis]) -> list[Axis]:
    made: list[Axis] = []
    for name, size, before, own in axes:
        if made and made[-1][0] == name and made[-1][2] * made[-1][3] == before:
            *_, start, length = made.pop()
            before, own = start, length * own
        made.append((name, size, before, own))
    return made


def _axes(axes: Sequence[Axis]) -> str:
    return ", ".join(f'"{n}"' if own == size else f'"{n}":({before}){own}' for n, size, before, own in axes)


def _count(axes: Sequence[Axis]) -> int:
    return _product(own for *_, own in axes)


def _product(sizes: Iterator[int]) -> int:
    made = 1
    for size in sizes:
        made *= size
    return made


def _together(one: Sequence[int], other: Sequence[int]) -> list[int]:
    """A size for each dimension that both divide."""
    return [a * b if a % b and b % a else max(a, b) for a, b in zip(one, other, strict=True)]


def _program(
    op: str,
    mesh: Sequence[tuple[str, int]],
    devices: Sequence[int],
    shape: Sequence[int],
    before: Lying,
    after: Lying,
    attribute: str,
) -> str:
    order = [name for name, _ in mesh]
    ids = f", device_ids={list(devices)}" if list(devices) != sorted(devices) else ""
    type_ = f"tensor<{'x'.join(map(str, shape))}xi32>"
    given = ", ".join(filter(None, [attribute, f"out_sharding = #sdy.sharding{after.text(order)}"]))
    axes = ", ".join(f'"{name}"={size}' for name, size in mesh)
    lines = [
        f"sdy.mesh @mesh = <[{axes}]{ids}>",
        f"func.func @main(%a: {type_} {{sdy.sharding = #sdy.sharding{before.text(order)}}}) -> {type_} {{",
        f'  %r = "sdy.{op}"(%a) <{{{given}}}> : ({type_}) -> {type_}',
        f"  return %r : {type_}",
        "}",
    ]
    return "\n".join(lines)
