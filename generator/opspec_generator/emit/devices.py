"""What one device makes of its parts: the graph of an op as a function that builds it."""

from __future__ import annotations

from collections.abc import Mapping

from opspec_generator.emit import Target
from opspec_generator.emit.lowering import graph_functions, module_text, text_of
from opspec_generator.emit.python_text import docstring
from opspec_model.definitions.spec import Op


class DevicesEmitter(Target):
    """One module per op of which its file says what a device does: `lower`, which builds that."""

    name = "devices"

    def emit_op(self, op: Op) -> Mapping[str, str]:
        if not op.on_device:
            return {}
        text = text_of(op)
        functions = graph_functions(op, text, "lower", "What one device makes of its parts.", op.on_device)
        path = f"{op.package}/devices/{op.dialect}/{op.module}.py"
        title = docstring(f"{op.name} on one device: {op.summary}")
        return {path: module_text(title, op.path, text, functions, [], op.package, op.dialect)}


EMITTER = DevicesEmitter()
