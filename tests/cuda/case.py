"""One use of an op as a kernel, and what the NumPy kernel makes of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import numpy as np

import opspec
from opspec.catalog.dialects import generated
from opspec.catalog.op_files import base_of
from opspec.cuda.kernel_plan import Process
from opspec.cuda.specialisation import ALONE, Specialised, kernel_of, specialise, specialise_view
from opspec.programs.loading import load_generic
from opspec.programs.records import ModuleView, View, import_module
from opspec.values.dims import Vec
from opspec.values.types import ELEMENT_TYPES, ElementType, Tensor, element_of
from opspec_model.definitions.spec import Op
from opspec_model.names import PUBLIC
from tests import generated_cases

Arrays = list[Any]
TYPES = [element for element in ELEMENT_TYPES.values() if element.kind != "index"]
SAMPLE = [ELEMENT_TYPES[n] for n in ("i1", "i4", "ui8", "i32", "f8E4M3FN", "bf16", "f32", "complex<f32>")]
BASE = base_of("stablehlo")


@dataclass(frozen=True)
class Case:
    """One use of an op, as a `program` where it has a region; `ulp`, `relative`: what results may be off.

    `outputs`: what a process of a grid is to make, of operands that are those of all processes.
    """

    name: str
    op: str
    operands: Arrays
    results: list[Any]
    attributes: Mapping[str, Any] = field(default_factory=dict)
    program: str = ""
    ulp: int = 0
    relative: float = 0
    process: Process = ALONE
    outputs: Sequence[Any] = ()
    reading: str = PUBLIC

    def __str__(self) -> str:
        return self.name

    def kernel(self, name: str) -> Specialised:
        if self.program:
            return specialise_view(view_of(self.program, self.op), name, self.process, self.reading)
        return specialise(self.op, [type_of(x) for x in self.operands], self.attributes, self.results, name=name)

    def expected(self) -> list[Any]:
        if self.outputs:
            return list(self.outputs)
        if self.program:
            return list(opspec.run(loaded(self.program), *self.inputs))
        kernel = generated("numpy", self.op)
        assert kernel is not None
        signature = generated("binding", self.op).SIGNATURE  # type: ignore[union-attr]
        leaves = [leaf for a in signature.attributes for leaf in (a.fields or (a,))]
        types = [type_of(x) for x in self.operands]
        known: dict[str, Any] = {}
        for leaf in leaves:
            value = self.attributes.get(leaf.name)
            known[leaf.name] = leaf.default(*types) if value is None and leaf.default is not None else value
        known |= {v.name: t for v, t in zip(signature.results, self.results, strict=True)}
        given = [tuple(x) if isinstance(x, list) else x for x in self.operands]
        with np.errstate(all="ignore"):
            made = kernel.kernel(*given, **known)
        many = isinstance(made, tuple)
        return [np.asarray(x) for x in (made if many else (made,))]

    @property
    def inputs(self) -> list[Any]:
        """The arguments of the program, where operands that are read as vectors are constants."""
        declared = ops()[self.op].operands
        return flat(x for value, x in zip(declared, self.operands, strict=True) if not value.type.readable)

    @property
    def arrays(self) -> list[Any]:
        alone = kernel_of(self.op).grid and not self.outputs
        return [x[None, None] if alone else x for x in flat(self.operands)]


def flat(items: Iterable[Any]) -> list[Any]:
    return [x for item in items for x in (item if isinstance(item, list) else [item])]


def type_of(x: Any) -> Any:
    return [type_of(y) for y in x] if isinstance(x, list) else Tensor(Vec(np.shape(x)), element_of(x.dtype))


def tensor(element: ElementType, *shape: int) -> Tensor:
    return Tensor(Vec(shape), element)


def view_of(program: str, op: str) -> View:
    return next(view for view in loaded(program).walk() if view.name == op)


def loaded(program: str) -> ModuleView:
    """The MLIR library refuses some valid programs; those in generic form it need not judge."""
    return import_module((load_generic if program.startswith('"func.func"') else opspec.load)(program))


@cache
def ops() -> dict[str, Op]:
    return {op.name: op for op in generated_cases.ops()}


def derivable() -> list[str]:
    """The ops in pull form that have a kernel."""
    return [name for name in ops() if hasattr(generated("cuda", name), "KERNEL")]
