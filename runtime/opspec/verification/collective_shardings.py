"""Collectives of Shardy, held against how their operand lies, which is said by who makes it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from opspec.programs.records import View
from opspec.sharding.shardings import Mesh, mesh_of
from opspec.values.constants import Struct
from opspec.verification.unwritten_rules import BrokenRule

SHARDING = "sdy.sharding"
_MAY_LACK = frozenset({"sdy.all_slice", "sdy.all_reduce", "sdy.reduce_scatter"})
_GATHER = frozenset({"sdy.all_gather", "sdy.sharded_to_unreduced"})
_KINDS = ("SUM", "MAX", "MIN")

Axis: TypeAlias = tuple[str, int, int]  # a name, and the products of the sizes before and behind the part that is meant
Named: TypeAlias = Callable[[str, View], "View | None"]


@dataclass(frozen=True, slots=True)
class Spread:
    """A sharding with its mesh, and all axes as parts of them."""

    reference: object
    mesh: Mesh
    dimensions: tuple[tuple[Axis, ...], ...]
    replicated: tuple[Axis, ...]
    unreduced: tuple[Axis, ...]
    kind: str

    def axis(self, found: Struct) -> Axis:
        part = found["sub_axis_info"]
        if part is None:
            return found["name"], 1, dict(self.mesh.axes)[found["name"]]
        return found["name"], part["pre_size"], part["pre_size"] * part["size"]


def collective(view: View, symbol: Named) -> Iterator[BrokenRule]:
    """The first thing in which the sharding of a collective is none that its operand's can become; or of a reshard."""
    given = view.attributes.get("out_sharding") or view.attributes.get("sharding")
    if not view.name.startswith("sdy.") or len(view.operands) != 1 or not isinstance(given, Struct):
        return
    try:
        after = _spread(given, view, symbol)
        found = _of_operand(view)
        before = _spread(found, view, symbol) if isinstance(found, Struct) else None
        if after is not None and (before is not None or found is None):
            yield from list(_broken(view, before, after))[:1]
    except (KeyError, TypeError, ZeroDivisionError):
        return  # of what is no sharding, other rules tell


def _broken(view: View, before: Spread | None, after: Spread) -> Iterator[BrokenRule]:
    if "out_sharding" not in view.attributes:
        if before is not None:
            yield from _transition(before, after, before.kind)
        return
    if before is None and view.name not in _MAY_LACK:
        yield BrokenRule("program.C12", "expected an operand with a sharding, found none")
        return
    if before is not None and view.name == "sdy.collective_permute":
        yield from _permuted(before, after)
        return
    if before is not None and before.mesh != after.mesh:
        yield BrokenRule("program.C13", f"expected the mesh of the operand, {_mesh(before)}, found {_mesh(after)}")
        return
    empty = ((),) * len(after.dimensions)
    before = before or Spread(after.reference, after.mesh, empty, (), (), "SUM")
    if len(before.dimensions) != len(after.dimensions):
        yield BrokenRule("program.C14", "expected as many dimensions as the operand's sharding has")
        return
    moved = _moved(view, after)
    match view.name:
        case "sdy.all_gather" | "sdy.all_slice" | "sdy.sharded_to_unreduced" | "sdy.reduce_scatter":
            change = _gathered if view.name in _GATHER else _sliced
            for at, (axes, along) in enumerate(zip(before.dimensions, moved, strict=False)):
                yield from _becomes(at, axes, change(axes, along), after.dimensions[at])
        case "sdy.all_to_all":
            yield from _exchanged(view, before, after)
        case "sdy.all_reduce" | "sdy.replicated_to_unreduced":
            for at, axes in enumerate(before.dimensions):
                yield from _becomes(at, axes, axes, after.dimensions[at])
            yield from _along(view.name, [axis for axes in moved for axis in axes], before, after)
    if view.name.endswith("_to_unreduced"):
        wanted = _merged([*before.unreduced, *(axis for axes in moved for axis in axes)], after.mesh)
        if wanted != list(after.unreduced):
            found = _shown(after.unreduced)
            yield BrokenRule("program.C15", f"expected {_shown(wanted)} to be unreduced, found {found}")
    elif view.name in ("sdy.all_reduce", "sdy.reduce_scatter"):
        kind: Any = view.attributes.get("reduction_op")
        more = [axis for axis in after.unreduced if not _covered(axis, before.unreduced)]
        if more:
            yield BrokenRule("program.C15", f"expected nothing that becomes unreduced, found {_shown(more)}")
        yield from _transition(before, after, _KINDS[int(kind) if isinstance(kind, int) else 0])


def _permuted(before: Spread, after: Spread) -> Iterator[BrokenRule]:
    if before.mesh.axes != after.mesh.axes:
        yield BrokenRule("program.C13", f"expected the axes of {_mesh(before)}, found {_mesh(after)}")
    elif before.reference != after.reference and before.mesh.devices == after.mesh.devices:
        yield BrokenRule("program.C13", f"expected the mesh of the operand, {_mesh(before)}, found {_mesh(after)}")
    for at, (axes, others) in enumerate(zip(before.dimensions, after.dimensions, strict=False)):
        if _count(axes) != _count(others):
            message = f"dimension {at}: expected {_count(axes)} parts, as the operand has, found {_count(others)}"
            yield BrokenRule("program.C14", message)


def _exchanged(view: View, before: Spread, after: Spread) -> Iterator[BrokenRule]:
    wanted: list[tuple[Axis, ...] | None] = list(before.dimensions)
    for param in view.attributes["params"]["value"]:
        axes = tuple(map(after.axis, param["axes"]))
        source, target = param["src_dim"], param["tgt_dim"]
        wanted[source] = _gathered(before.dimensions[source], axes)
        wanted[target] = _sliced(before.dimensions[target], axes)
    for at, expected in enumerate(wanted):
        yield from _becomes(at, before.dimensions[at], expected, after.dimensions[at])


def _along(name: str, moved: Sequence[Axis], before: Spread, after: Spread) -> Iterator[BrokenRule]:
    """Axes of a sum, or of what becomes terms of one: in their order, and none that shares the operand."""
    order = {axis: at for at, (axis, _) in enumerate(after.mesh.axes)}
    if list(moved) != sorted(moved, key=lambda axis: (order[axis[0]], axis[1])):
        yield BrokenRule("program.C14", f"expected axes in the order of the mesh, found {_shown(moved)}")
    taken = [axis for axes in before.dimensions for axis in axes]
    taken += before.replicated if name == "sdy.all_reduce" else before.unreduced
    taken += after.unreduced if name == "sdy.all_reduce" else ()
    for axis in moved:
        if any(_overlap(axis, other) for other in taken):
            yield BrokenRule("program.C14", f"expected axes that share nothing yet, found {_shown([axis])}")


def _transition(before: Spread, after: Spread, combined: str) -> Iterator[BrokenRule]:
    """What is no longer unreduced was combined in the way of its kind; what is still keeps its kind."""
    if before.mesh != after.mesh:
        return
    less = [axis for axis in before.unreduced if not _covered(axis, after.unreduced)]
    if less and before.kind != combined:
        yield BrokenRule("program.C15", f"expected {before.kind} along {_shown(less)}, found {combined}")
    kept = [axis for axis in after.unreduced if any(_overlap(axis, other) for other in before.unreduced)]
    if kept and after.kind != before.kind:
        yield BrokenRule("program.C15", f"expected {before.kind} along {_shown(kept)} as before, found {after.kind}")


def _becomes(
    at: int, axes: Sequence[Axis], wanted: Sequence[Axis] | None, found: Sequence[Axis]
) -> Iterator[BrokenRule]:
    if wanted is None:
        yield BrokenRule("program.C14", f"dimension {at}: expected the last axes of the operand's, {_shown(axes)}")
    elif tuple(wanted) != tuple(found):
        message = f"dimension {at}: expected {_shown(wanted)}, to which the operand's {_shown(axes)} lead"
        yield BrokenRule("program.C14", f"{message}; found {_shown(found)}")


# --- axes ---------------------------------------------------------------------------------------------


def _gathered(axes: Sequence[Axis], along: Sequence[Axis]) -> tuple[Axis, ...] | None:
    """What is left of axes when these are taken from their end; None where they are not there."""
    left = list(axes)
    for name, low, high in reversed(along):
        if not left or left[-1][0] != name or left[-1][2] != high or low < left[-1][1]:
            return None
        _, start, _ = left.pop()
        left += [(name, start, low)] if start < low else []
    return tuple(left)


def _sliced(axes: Sequence[Axis], along: Sequence[Axis]) -> tuple[Axis, ...]:
    """Axes with more behind them; parts that follow one another are one."""
    made = list(axes)
    for axis in along:
        made[-1:] = _joined(made[-1:], axis)
    return tuple(made)


def _joined(last: list[Axis], axis: Axis) -> list[Axis]:
    if last and last[0][0] == axis[0] and last[0][2] == axis[1]:
        return [(axis[0], last[0][1], axis[2])]
    return [*last, axis]


def _merged(axes: Sequence[Axis], mesh: Mesh) -> list[Axis]:
    order = {axis: at for at, (axis, _) in enumerate(mesh.axes)}
    return list(_sliced((), sorted(axes, key=lambda axis: (order[axis[0]], axis[1]))))


def _overlap(one: Axis, other: Axis) -> bool:
    return one == other or (one[0] == other[0] and one[1] < other[2] and other[1] < one[2])


def _covered(axis: Axis, others: Sequence[Axis]) -> bool:
    name, low, high = axis
    for _, start, end in sorted(other for other in others if other[0] == name):
        if start <= low < end:
            low = end
    return low >= high or axis in others


def _count(axes: Sequence[Axis]) -> int:
    count = 1
    for _, low, high in axes:
        count *= high // low
    return count


def _shown(axes: Sequence[Axis]) -> str:
    return f"{{{', '.join(f'{name}' if low == 1 else f'{name}:({low}){high // low}' for name, low, high in axes)}}}"


def _mesh(spread: Spread | None) -> str:
    return "" if spread is None else f"<{', '.join(f'{name}={size}' for name, size in spread.mesh.axes)}>"


# --- what programs say --------------------------------------------------------------------------------


def _moved(view: View, spread: Spread) -> list[tuple[Axis, ...]]:
    """The axes along which it moves values: a list for each dimension, or one."""
    for given in view.attributes.values():
        if isinstance(given, Struct) and given.kind == "list_of_axis_ref_lists":
            return [tuple(map(spread.axis, axes["value"])) for axes in given["value"]]
        if isinstance(given, Struct) and given.kind == "axis_ref_list":
            return [tuple(map(spread.axis, given["value"]))]
    return []


def _spread(given: Struct, view: View, symbol: Named) -> Spread | None:
    reference = given["mesh_or_ref"]
    owner = None if isinstance(reference, Struct) else symbol(str(reference), view)
    mesh = mesh_of(reference if owner is None else owner.attributes.get("mesh"))
    if mesh is None:
        return None
    bare = Spread(reference, mesh, (), (), (), str(given["reduction_op"]))
    dimensions = tuple(tuple(map(bare.axis, found["axes"])) for found in given["dim_shardings"])
    replicated, unreduced = (tuple(map(bare.axis, given[f"{word}_axes"])) for word in ("replicated", "unreduced"))
    return Spread(reference, mesh, dimensions, replicated, unreduced, bare.kind)


def _of_operand(view: View) -> object:
    """The sharding of its operand, None where there is none; something else where nobody can tell."""
    value = view.operands[0]
    maker = view.module.producers[value]
    if maker is None:
        return _of_argument(view, value)
    at = maker.results.index(value)
    if maker.name.startswith("sdy."):
        own = [maker.attributes.get(name) for name in ("sharding", "out_sharding", "out_shardings")]
        found = next((given for given in own if given is not None), None)
    else:
        found = maker.attributes.get(SHARDING)
    if isinstance(found, Struct) and found.kind == "sharding_per_value":
        return found["shardings"][at] if at < len(found["shardings"]) else None
    return found


def _of_argument(view: View, value: int) -> object:
    scope = view.parent
    while scope is not None:
        for block in (block for region in scope.regions for block in region.blocks):
            if value in block.arguments:
                at = block.arguments.index(value)
                given = scope.attributes.get("arg_attrs") if scope.name == "func.func" else ""
                found = given[at] if isinstance(given, tuple) and at < len(given) else given
                return found.get(SHARDING) if isinstance(found, Mapping) else found
        scope = scope.parent
    return ""
