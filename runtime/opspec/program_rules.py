"""The rules of what holds ops together: functions, calls and returns. They have permanent names like those of ops."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from opspec.element import Other, Tensor
from opspec.view import View

Types = Sequence[Tensor | Other]

RULES = {
    "func.func.C1": "each function has a name of its own",
    "func.call.C1": "the program has the function that is called",
    "func.call.C2": "a call gives the function what it takes",
    "func.call.C3": "a call has the results that the function gives",
    "func.return.C1": "a function returns what its type says",
}


def broken(view: View) -> Iterator[tuple[str, str]]:
    """The rules that a func op breaks, each with what was expected and found."""
    match view.name:
        case "func.func":
            yield from _function(view)
        case "func.call":
            yield from _call(view)
        case "func.return":
            yield from _return(view)


def _function(view: View) -> Iterator[tuple[str, str]]:
    name = view.attributes.get("sym_name")
    first = next((op for op in _siblings(view) if op.attributes.get("sym_name") == name), view)
    if first is not view:
        yield "C1", f"expected another name than @{name}, which is that of a function before it"


def _siblings(view: View) -> Iterator[View]:
    regions = view.parent.regions if view.parent is not None else ()
    return (op for region in regions for block in region.blocks for op in block.ops if op.name == view.name)


def _call(view: View) -> Iterator[tuple[str, str]]:
    function = view.module.function(str(view.attributes.get("callee", "")))
    if function.inputs is None:
        yield "C1", f"expected a function of the program, found {function}, which it does not have"
        return
    if list(view.operand_types) != list(function.inputs):
        yield "C2", f"expected {_listed(function.inputs)} as {function} takes, found {_listed(view.operand_types)}"
    if list(view.result_types) != list(function.outputs):
        yield "C3", f"expected {_listed(function.outputs)} as {function} gives, found {_listed(view.result_types)}"


def _return(view: View) -> Iterator[tuple[str, str]]:
    parent = view.parent
    if parent is None or parent.name != "func.func":
        return
    function = view.module.function(str(parent.attributes.get("sym_name", "")))
    if function.inputs is not None and list(view.operand_types) != list(function.outputs):
        yield "C1", f"expected {_listed(function.outputs)} as {function} says, found {_listed(view.operand_types)}"


def _listed(types: Types) -> str:
    return f"({', '.join(map(str, types))})"
