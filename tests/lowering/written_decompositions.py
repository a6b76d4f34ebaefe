"""Decompositions written for a test: an op file of ours with another graph, as a lowering in this process."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from types import ModuleType
from unittest.mock import patch

import yaml

from opspec.catalog.dialects import generated
from opspec.catalog.op_files import base_of
from opspec_generator.emit.lowering import LoweringEmitter
from opspec_model.loading.op_loading import load_op
from opspec_model.packaged import spec_dir

SPEC = spec_dir()


def with_sections(op: str, sections: str, folder: Path) -> Path:
    """The op's file, its decomposition replaced by these sections."""
    dialect, _, mnemonic = op.partition(".")
    data = yaml.safe_load((SPEC / "ops" / dialect / f"{mnemonic}.yaml").read_text(encoding="utf-8"))
    for name in ("decomposition", "functions", "lowering"):
        data.pop(name, None)
    place = folder / "ops" / dialect / f"{mnemonic}.yaml"
    place.parent.mkdir(parents=True)
    place.write_text(yaml.safe_dump(data, sort_keys=False, width=1000) + sections, encoding="utf-8")
    return place


def module_of(op: str, sections: str, folder: Path) -> ModuleType:
    """The lowering that is generated from these sections."""
    (text,) = LoweringEmitter().emit_op(load_op(with_sections(op, sections, folder), base_of("stablehlo"))).values()
    module = ModuleType(op)
    exec(compile(text, op, "exec"), module.__dict__)
    return module


@contextmanager
def lowered_by(op: str, sections: str, folder: Path) -> Iterator[ModuleType]:
    """Meanwhile the op is lowered by these sections."""
    module = module_of(op, sections, folder)

    def find(target: str, name: str) -> ModuleType | None:
        return module if (target, name) == ("lowering", op) else generated(target, name)

    with patch.object(import_module("opspec.lowering.expansion"), "generated", find):
        yield module
