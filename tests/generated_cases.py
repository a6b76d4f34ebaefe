"""The programs of the generated tests, as data."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import opspec
from opspec.catalog.op_files import load
from opspec.catalog.witnesses import witnesses
from opspec.errors import OpSpecError
from opspec.programs.carrier import bare_context
from opspec.programs.records import View, attributes_of, constant_of, import_module
from opspec.rules.implicit_rules import Binder
from opspec.rules.signature import Signature, starts
from opspec.rules.vocabulary import Ints
from opspec_model.definitions.spec import Op
from opspec_model.loading.op_shapes import op_files
from tests.checkout import ROOT


@cache
def ops() -> list[Op]:
    return [load(f"{path.parent.name}.{path.stem}")[0] for path in op_files(ROOT / "spec")]


def is_read(program: str) -> bool:
    """Whether this carrier reads the program."""
    try:
        opspec.load(program)
    except OpSpecError:
        return False
    return True


@dataclass(frozen=True)
class Case:
    """A program of a generated test: the rule that it breaks, or none, and the op in it."""

    rule: str
    program: str
    view: View


def cases(op: Op) -> list[Case]:
    known = witnesses(op.name)
    found = [*known.breaks, *(("", program) for program in known.keeps)]
    return [Case(rule, program, _view(op.name, program)) for rule, program in found]


def _view(name: str, program: str) -> View:
    from opspec.programs import carrier

    module = import_module(carrier.parse(program, bare_context()))
    return next(view for view in module.walk() if view.name == name)


def arguments(signature: Signature, view: View) -> tuple[Any, ...] | None:
    """The arguments of the op's generated rules; None where an implicit rule is broken."""
    binder = Binder(signature, view.module.grid)
    operands = binder.operands(view.operand_types, view.attributes)
    results = binder.results(view.result_types)
    if operands is None or results is None:
        return None
    given = attributes_of(view, signature)
    attributes = binder.attributes(given, operands)
    binder.regions([(region.block.types, region.block.ops[-1].operand_types) for region in view.regions])
    if binder.broken:
        return None
    vectors = [*_vectors(signature, view, operands)]
    return (*vectors, *attributes, *results, *binder.typevars())


def _vectors(signature: Signature, view: View, operands: list[Any]) -> Iterator[Any]:
    from opspec.values.dims import Vec

    places = starts(signature.operands, len(view.operands), view.attributes)
    for at, value, given in zip(places, signature.operands, operands, strict=True):
        if not value.readable or at is None:
            yield given
        else:
            constant = constant_of(view, at)
            yield Ints(given, None if constant is None else Vec(constant.ravel().tolist()))
