"""Op files, loaded once each."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import TYPE_CHECKING

from opspec.catalog.dialects import spec_folders
from opspec.errors import OpSpecError

if TYPE_CHECKING:
    from opspec_model.definitions.spec import Base, Op


@functools.cache
def load(name: str) -> tuple[Op, Base]:
    """An op of our spec or of a pack's, and what its file stands on."""
    from opspec_model.loading.spec_folder import load_op

    path = path_of(name)
    if path is None:
        raise OpSpecError(f"the spec has no op '{name}'; expected a name such as stablehlo.pad")
    base = base_of(name.partition(".")[0])
    return load_op(path, base), base


def base_of(dialect: str) -> Base:
    """What the op files of a dialect stand on: its header, primitives and element types."""
    return _base(spec_folders()[dialect])


def names() -> list[str]:
    """Every op that has an op file here: ours, and those of installed packs."""
    found = (folder.glob(f"ops/{dialect}/*.yaml") for dialect, folder in spec_folders().items())
    return sorted(f"{path.parent.name}.{path.stem}" for paths in found for path in paths)


def path_of(name: str) -> Path | None:
    """The op file of an op."""
    from opspec_model.graph.example_graphs import op_path

    folder = spec_folders().get(name.partition(".")[0])
    path = op_path(folder, name) if folder is not None else None
    return path if path is not None and path.is_file() else None


@functools.cache
def _base(folder: Path) -> Base:
    from opspec_model.loading.spec_folder import load_base
    from opspec_model.packaged import spec_dir

    return load_base(folder, core=spec_dir())
