"""How the arguments and results of a program lie on its devices, as @main says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from opspec.programs.records import ModuleView, View, symbol_of
from opspec.sharding.device_parts import Parts, parts_of
from opspec.sharding.shardings import Mesh, Sharding, mesh_of, sharding_of
from opspec.values.types import Other, Tensor


def meshes_of(module: ModuleView) -> dict[str, Mesh]:
    """The meshes of a program, by the symbols that name them."""
    return {
        symbol_of(op) or "": mesh
        for op in module.root.regions[0].block.ops
        if op.name == "sdy.mesh" and (mesh := mesh_of(op.attributes.get("mesh"))) is not None
    }


def mesh_named(sharding: Sharding | None, meshes: Mapping[str, Mesh]) -> Mesh | None:
    return None if sharding is None else sharding.mesh or meshes.get(sharding.symbol)


def argument_parts(module: ModuleView, count: int) -> tuple[Parts, ...]:
    """The parts of each argument, which `count` devices bring."""
    main = module.functions["main"]
    return _parts(module, main, "arg_attrs", main.regions[0].block.types, count)


def result_parts(module: ModuleView, count: int) -> tuple[Parts, ...]:
    """The parts of each result, which `count` devices get. XLA puts a constant where there are no elements."""
    main = module.functions["main"]
    return _parts(module, main, "res_attrs", main.regions[0].block.ops[-1].operand_types, count)


def _parts(module: ModuleView, main: View, name: str, types: Sequence[Tensor | Other], count: int) -> tuple[Parts, ...]:
    meshes = meshes_of(module)
    given: Sequence[Mapping[str, object]] = main.attributes.get(name) or ()
    found = []
    for at, type_ in enumerate(types):
        sharding = sharding_of(given[at] if at < len(given) else {})
        if name == "res_attrs" and isinstance(type_, Tensor) and 0 in type_.shape:
            sharding = None
        found.append(parts_of(sharding, type_, mesh_named(sharding, meshes), count))
    return tuple(found)
