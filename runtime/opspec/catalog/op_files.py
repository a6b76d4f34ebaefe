"""Op files, loaded once each."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING

from opspec.catalog.dialects import spec_folders
from opspec.catalog.op_index import DEFAULT, all_shared, defined_as
from opspec.errors import WrongUse

if TYPE_CHECKING:
    from opspec_model.definitions.spec import Base, Op


def load(name: str) -> tuple[Op, Base]:
    """An op of our spec or of a pack's, and what its file stands on."""
    return _load(defined_as(name))


@functools.cache
def _load(name: str) -> tuple[Op, Base]:
    from opspec_model.loading.op_loading import load_op

    path = path_of(name)
    if path is None:
        raise unknown(name)
    base = base_of(name.partition(".")[0])
    return load_op(path, base), base


def base_of(dialect: str) -> Base:
    """What the op files of a dialect stand on: its header, primitives and element types."""
    return _base(spec_folders()[dialect])


def names() -> list[str]:
    """Every op that has an op file here: ours, and those of installed packs."""
    found = (folder.glob(f"ops/{dialect}/*.yaml") for dialect, folder in spec_folders().items())
    return sorted(f"{path.parent.name}.{path.stem}" for paths in found for path in paths)


def full_name(name: str, first: str = DEFAULT) -> str:
    """The op that somebody means who may leave out the dialect; an error names the nearest where there is none.

    An op that is one of another dialect is that one.
    """
    found = meant(name, first)
    if found is None:
        raise unknown(name)
    return found


def meant(name: str, first: str = DEFAULT) -> str | None:
    """The op of a name; one without dialect is that of `first`, else of the first dialect that has one."""
    if defined_as(name) != name:
        return defined_as(name)
    found = [op for op in names() if name in (op, op.partition(".")[2])]
    return min(found, key=lambda op: (not op.startswith(f"{first}."), op), default=None)


def unknown(name: str, rule: str = "", besides: Iterable[str] = ()) -> WrongUse:
    """That no op is called so, or none whose rule is meant, and what may be meant: an op, or what there is besides."""
    spellings = [spelling for op in (*names(), *all_shared()) for spelling in (op, op.partition(".")[2])]
    spellings += [spelling for spelling in besides if spelling not in spellings]
    near = get_close_matches(name, spellings, 1, 0.6)
    hint = f"did you mean {near[0]}{rule}?" if near else "expected a name such as stablehlo.pad or pad.C4"
    return WrongUse(f"the spec has no op '{name}': {hint}")


def path_of(name: str) -> Path | None:
    """The op file that describes an op."""
    from opspec_model.graph.example_graphs import op_path

    name = defined_as(name)
    folder = spec_folders().get(name.partition(".")[0])
    path = op_path(folder, name) if folder is not None else None
    return path if path is not None and path.is_file() else None


def forget() -> None:
    """Load all anew when it is asked for: somebody writes op files while this process runs."""
    _load.cache_clear()
    _base.cache_clear()


@functools.cache
def _base(folder: Path) -> Base:
    from opspec_model.loading.base_loading import load_base
    from opspec_model.packaged import spec_dir

    return load_base(folder, core=spec_dir(), functions=False)
