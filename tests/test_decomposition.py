"""Decompositions: the graph of other ops gives what the op's own meaning gives."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from generated_cases import ops

import opspec
from opspec.dims import Vec
from opspec.element import Tensor, element_of
from opspec.infer import infer
from opspec_generator.model import Call, GraphValue, Like, Op, Ref

DECOMPOSED = [pytest.param(op, id=op.name) for op in ops() if op.decomposition]
# As far apart as two results may be, each within its own bound of the true value; in units of the larger part.
ULP = 8


class _Program:
    """The graph as a program in generic form."""

    def __init__(self, op: Op, operands: list[Tensor]) -> None:
        self.types = {value.name: type_ for value, type_ in zip(op.operands, operands, strict=True)}
        arguments = ", ".join(f"%{name}: {type_}" for name, type_ in self.types.items())
        self.lines: list[str] = []
        for step in op.decomposition:
            name, type_ = self.value(step.value)
            self.types[step.name] = type_
            self.lines = [line.replace(f"{name} =", f"%{step.name} =") for line in self.lines]
        result = self.types["result"]
        self.lines.append(f'"func.return"(%result) : ({result}) -> ()')
        signature = f"({', '.join(map(str, operands))}) -> {result}"
        body = "\n".join(self.lines)
        head = f'"func.func"() <{{function_type = {signature}, sym_name = "main"}}> ({{\n^bb0({arguments}):\n'
        self.text = head + body + "\n}) : () -> ()\n"

    def value(self, value: GraphValue) -> tuple[str, Tensor]:
        match value:
            case Ref(name=name):
                return f"%{name}", self.types[name]
            case Like(value=number, model=model):
                _, type_ = self.value(model)
                text = f"({number}, 0.0)" if type_.element.kind == "complex" else number
                return self.add("stablehlo.constant", [], f"value = dense<{text}> : {type_}", type_)
            case Call(op=op, args=args, attributes=attributes):
                found = [self.value(arg) for arg in args]
                given = dict(attributes)
                (type_,) = infer(op, [type_ for _, type_ in found], given)
                assert type_ is not None
                text = ", ".join(f"{name} = #stablehlo<{name} {value}>" for name, value in attributes)
                return self.add(op, found, text, type_)

    def add(
        self, op: str, operands: list[tuple[str, Tensor]], attributes: str, type_: Tensor
    ) -> tuple[str, Tensor]:
        name = f"%v{len(self.lines)}"
        types = ", ".join(str(t) for _, t in operands)
        given = f" <{{{attributes}}}>" if attributes else ""
        self.lines.append(
            f'{name} = "{op}"({", ".join(n for n, _ in operands)}){given} : ({types}) -> {type_}'
        )
        return name, type_


@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.complex64, np.complex128])
@pytest.mark.parametrize("op", DECOMPOSED)
def test_the_graph_gives_what_the_meaning_gives(op: Op, dtype: type[Any]) -> None:
    x = _samples(np.dtype(dtype))
    type_ = Tensor(Vec(x.shape), element_of(x.dtype))
    names = ", ".join("%x" for _ in op.operands)
    own = (
        f'"func.func"() <{{function_type = ({type_}) -> {type_}, sym_name = "main"}}> ({{\n^bb0(%x: {type_}):\n'
        f'%0 = "{op.name}"({names}) : ({type_}) -> {type_}\n"func.return"(%0) : ({type_}) -> ()\n}}) : () -> ()\n'
    )
    program = opspec.load(_Program(op, [type_] * len(op.operands)).text)
    assert opspec.verify(program) == []
    (found,), (wanted,) = opspec.run(program, x), opspec.run(opspec.load(own), x)
    finite = np.isfinite(wanted)
    assert np.array_equal(np.isfinite(found), finite)
    size = np.spacing(np.maximum(np.abs(wanted.real), np.abs(wanted.imag)))
    assert np.all(np.abs(found - wanted)[finite] <= (ULP * size)[finite])


def _samples(dtype: np.dtype[Any]) -> Any:
    part = np.array([-0.0, 0.0, 1e-30, 1e-4, 0.3, 0.99, 1.01, 2.5, 20.0, 80.0], dtype=np.float64)
    real = np.concatenate([part, -part])
    if dtype.kind != "c":
        return real.astype(dtype)
    with np.errstate(all="ignore"):
        return (real[:, None] + 1j * np.array([0.0, 0.5, -1.25])[None]).astype(dtype)
