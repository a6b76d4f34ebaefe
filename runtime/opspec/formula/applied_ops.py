"""The ops that an op's examples apply, read from the files that the loader found for them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from opspec_model.graph.example_graphs import OpShape

if TYPE_CHECKING:
    from opspec_model.definitions.spec import Base, Op

_known: dict[str, tuple[Base, Op]] = {}


def applied(op: Op, name: str) -> Op:
    """Another op that this one's examples apply; read once for each base."""
    from opspec_model.loading.op_loading import load_op

    path = next(path for path in op.depends if Path(path).with_suffix("").parts[-2:] == tuple(name.split(".")))
    if path not in _known or _known[path][0] is not op.base:
        _known[path] = op.base, load_op(Path(path), op.base)
    return _known[path][1]


class AppliedShapes(Mapping[str, OpShape]):
    """The ops that an op's examples apply, as its graphs see them."""

    def __init__(self, op: Op) -> None:
        self.op = op
        self.names = [f"{Path(path).parent.name}.{Path(path).stem}" for path in op.depends]

    def __getitem__(self, name: str) -> OpShape:
        if name not in self.names:
            raise KeyError(name)
        values = applied(self.op, name).operands
        loose = [value for value in values if value.type.variadic or value.type.optional]
        attributes = tuple(attribute.name for attribute in applied(self.op, name).attributes)
        return OpShape(len(values) - len(loose), bool(loose), attributes)

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    def __len__(self) -> int:
        return len(self.names)
