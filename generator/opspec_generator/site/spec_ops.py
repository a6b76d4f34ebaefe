"""The ops whose pages a site has, read from their files once for a state of the file."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from sphinx.config import Config

from opspec.catalog.op_files import load, path_of
from opspec_model import packaged
from opspec_model.definitions.spec import Base, Op
from opspec_model.loading.base_loading import load_base
from opspec_model.loading.op_loading import load_op


def op_named(config: Config, name: str) -> Op:
    """An op of the folder `opspec_spec`."""
    path = op_file(config, name)
    if path == path_of(name):
        return load(name)[0]
    return _op(path, Path(config.opspec_spec), path.stat().st_mtime_ns)


def op_file(config: Config, name: str) -> Path:
    dialect, _, short = name.partition(".")
    return Path(config.opspec_spec) / "ops" / dialect / f"{short}.yaml"


@cache
def _op(path: Path, spec: Path, _changed: int) -> Op:
    return load_op(path, _base(spec))


@cache
def _base(spec: Path) -> Base:
    # A dialect pack brings no element types: it stands on our own spec.
    core = None if (spec / "types.yaml").exists() else packaged.spec_dir()
    return load_base(spec, core, functions=False)
