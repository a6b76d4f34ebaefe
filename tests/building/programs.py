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
# Of images and kernels whose features come last.
CONVOLUTION = {
    "input_batch_dimension": 0,
    "input_feature_dimension": 3,
    "input_spatial_dimensions": [1, 2],
    "kernel_input_feature_dimension": 2,
    "kernel_output_feature_dimension": 3,
    "kernel_spatial_dimensions": [0, 1],
    "output_batch_dimension": 0,
    "output_feature_dimension": 3,
    "output_spatial_dimensions": [1, 2],
    "feature_group_count": 1,
    "batch_group_count": 1,
}


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


def with_function(x: Any, name: str, build: Callable[[Any], OpView]) -> None:
    """A new function in the module of an argument: of a value of its type, what `build` makes of it."""
    ir = carrier.ir
    module = x.owner.owner.operation.parent
    with module.context, module.location:
        top = ir.InsertionPoint(module.regions[0].blocks[0])
        function = carrier.func.FuncOp(name, ([x.type], [x.type]), ip=top)
        with ir.InsertionPoint(function.add_entry_block()):
            ir.Operation.create("func.return", operands=[build(function.arguments[0]).result])


def less(x: Any, y: Any, *_: Any) -> OpView:
    return ops.compare(x, y, comparison_direction="LT")
