"""Programs of older versions of a third party's dialect, as its pack of today has them.

StableHLO's own artifacts say their version themselves. Of other dialects a module says it, with the attribute
`DIALECT.version`; who says nothing is as new as the pack.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from opspec.catalog.op_index import entries
from opspec.catalog.versions import STABLEHLO, changes_of, versions_of
from opspec.errors import LoadError
from opspec.programs import carrier, printed_form
from opspec.programs.decoding import Attributes, Decoder
from opspec_model.definitions.versions import number

if TYPE_CHECKING:
    from jaxlib.mlir import ir

_VERSION = re.compile(r"\d+(\.\d+){0,2}")
VERSION = ".version"


def upgraded(module: ir.Module) -> ir.Module:
    """The same module, with ops of dialects for whose older versions it was written as they are today."""
    given = module.operation.attributes
    for name in [name for name in given if name.endswith(VERSION)]:
        dialect = name.removesuffix(VERSION)
        versions = versions_of(dialect) if dialect != STABLEHLO and dialect.isidentifier() else None
        if versions is None or versions.tier != "portable":
            continue
        said = printed_form.named(str(given[name]))
        if not _VERSION.fullmatch(said):
            raise LoadError(f"expected a version of {dialect} such as {versions.version} as {name}, found {said!r}")
        if number(said) > number(versions.version):
            raise LoadError(
                f"written for {dialect} {said}, and the pack here is of {dialect} {versions.version}: install a newer"
                f" one, or write the program with `opspec lower --to {dialect}={versions.version}`"
            )
        _upgrade(module, dialect, number(said))
        del given[name]
    return module


def _upgrade(module: ir.Module, dialect: str, said: Sequence[int]) -> None:
    ops = [f"{dialect}.{short}" for short in entries(dialect)]
    newer = {op: [change for change in changes_of(op) if number(change.since) > tuple(said)] for op in ops}
    names = {change.renamed: op for op, changes in newer.items() for change in changes if change.renamed}
    found = [op for op in carrier.ops_in(module.operation) if op.name.startswith(f"{dialect}.")]
    with module.context:
        for op in found:
            name = names.get(op.name, op.name)
            was = {change.attribute: change.was for change in newer.get(name, ()) if change.was}
            has = set(Attributes(op, Decoder()))
            added = {key: carrier.ir.Attribute.parse(text) for key, text in was.items() if key not in has}
            if added or name != op.name:
                renamed(op, name, added)


def renamed(op: ir.Operation, name: str, added: dict[str, ir.Attribute], dropped: Sequence[str] = ()) -> None:
    """Put an op of another name, with these attributes too and without those, in the place of this one."""
    ir = carrier.ir
    kept = {key: op.attributes[key] for key in Attributes(op, Decoder()) if key not in dropped}
    made = ir.Operation.create(
        name,
        results=[result.type for result in op.results],
        operands=list(op.operands),
        attributes=kept | added,
        regions=len(op.regions),
        loc=op.location,
        ip=ir.InsertionPoint(op),
    )
    carrier.take_place(made, op)
