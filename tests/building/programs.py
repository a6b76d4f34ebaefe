"""Programs to build in, for the tests of builders."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from opspec import ops, verify
from opspec.building.views import OpView
from opspec.errors import OpSpecError
from opspec.programs import carrier

F32 = "tensor<2x3xf32>"


class Program:
    """A function `main` to build in: `arg[0]` and so on are its arguments."""

    def __init__(self, *types: str) -> None:
        ir = carrier.ir
        self.context = carrier.new_context()
        self.location = ir.Location.unknown(self.context)
        self.module = ir.Module.create(self.location)
        with self.context, self.location:
            arguments = [ir.Type.parse(type_) for type_ in types]
            function = carrier.func.FuncOp("main", (arguments, []), ip=ir.InsertionPoint(self.module.body))
            self.block = function.add_entry_block()
        self.args = list(self.block.arguments)

    @contextmanager
    def __call__(self) -> Iterator[list[Any]]:
        with carrier.ir.InsertionPoint(self.block):
            yield self.args

    @property
    def built(self) -> list[str]:
        return [op.operation.name for op in self.block.operations]

    def finish(self) -> str:
        """The text, after the carrier has parsed it back and accepted it, and our verifier too."""
        ir = carrier.ir
        with ir.InsertionPoint(self.block):
            ir.Operation.create("func.return", loc=self.location)
        again = carrier.parse(str(self.module), carrier.new_context())
        assert again.operation.verify()
        assert str(again) == str(self.module)
        assert verify(self.module) == []
        return str(self.module)


def result_of(view: OpView) -> str:
    return str(view.operation.results[0].type)


def refused(build: Callable[[], Any]) -> str:
    with pytest.raises(OpSpecError) as caught:
        build()
    return str(caught.value)


def less(x: Any, y: Any, *_: Any) -> OpView:
    return ops.compare(x, y, comparison_direction="LT")
