"""The first example of an op as a call of JAX, where JAX has the op."""

from __future__ import annotations

from opspec.catalog.op_files import load
from opspec_model.definitions.spec import Op
from opspec_model.definitions.traits import traits

# How names that stand under `jax` in op files begin, and what a program calls these modules.
_MODULES = {"lax.": "lax.", "numpy.": "jnp."}


def jax_call(op: Op) -> str:
    """The call, with operands by their names, as in that of `opspec.ops`; nothing where JAX has no such op."""
    if op.jax_call:
        return op.jax_call
    named = ", ".join(value.name for value in op.operands)
    if op.broadcasts is not None:
        function = _function(load(op.broadcasts.op)[0])
        return f"{function}(*jnp.broadcast_arrays({named}))" if function else ""
    function = _function(op)
    return f"{function}({named})" if function else ""


def _function(op: Op) -> str:
    """What is called with the operands alone, where the op is a function of elements."""
    first = op.aliases.get("jax", ("",))[0]
    module = next((module for module in _MODULES if first.startswith(module)), "")
    if not module or op.jax_call or not traits(op).elementwise:
        return ""
    return f"{_MODULES[module]}{first.removeprefix(module)}"
