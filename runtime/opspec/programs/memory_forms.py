"""Ops over memory, `buffers.stablehlo.add` for one, and the ops on tensors that they come of.

What `spec/forms/buffers.yaml` says of them is all there is: each op on tensors has a form over memory, and its rules
and its meaning hold of the tensors that lie there.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from opspec.programs.records import Block, ModuleView, RegionRecord, View
from opspec.rules.signature import REGION_END
from opspec.values.constants import Struct
from opspec.values.dims import Dim, Vec
from opspec.values.types import ELEMENT_TYPES, ElementType, Other, Quantized, Tensor
from opspec_model.names import OVER_MEMORY, tensor_name

VALUE = f"{OVER_MEMORY}value"  # the tensor that lies in some memory, for regions of tensors
RETURN = f"{OVER_MEMORY}{REGION_END}"
ALLOCATE, FREE, COPY = "memref.alloc", "memref.dealloc", "memref.copy"
WRITTEN = "written"
TENSORS = "tensors"  # the type of the op on tensors, where some are quantized, of which memory has the stored integers
PEAK, CONSTANT = f"{OVER_MEMORY}peak", f"{OVER_MEMORY}constants"  # of a function: bytes
Types: TypeAlias = tuple[Tensor | Other, ...]
_MEMREF = re.compile(r"memref<((?:[\d?]+x)*)([^,<>]+(?:<[^<>]*>)?)(?:, strided<\[([^\]]*)\](?:, offset: (\d+))?>)?>")


def is_form(name: str) -> bool:
    """Whether an op is one over memory."""
    return name.startswith(OVER_MEMORY) and name != VALUE


@lru_cache(maxsize=4096)
def layout_of(text: str) -> tuple[Tensor, tuple[int, ...] | None, int] | None:
    """What lies in a memref: the tensor, and how far its elements are apart, None where they are in order."""
    found = _MEMREF.fullmatch(text)
    if found is None or found[2] not in ELEMENT_TYPES:
        return None
    sizes = [Dim(0, None) if size == "?" else int(size) for size in found[1].split("x")[:-1]]
    tensor = Tensor(Vec(sizes), ELEMENT_TYPES[found[2]])
    if found[3] is None:
        return tensor, None, 0
    return tensor, tuple(int(step) for step in found[3].split(",") if step.strip()), int(found[4] or 0)


def tensor_in(type_: Tensor | Other) -> Tensor | Other:
    """The tensor that lies in memory of a type; another type as it is."""
    found = layout_of(str(type_)) if isinstance(type_, Other) else None
    return type_ if found is None else found[0]


def stored_as(element: ElementType | Quantized) -> ElementType:
    """The type of the elements that lie in memory."""
    return element.storage if isinstance(element, Quantized) else element


def needs_tensors(types: Sequence[Tensor | Other]) -> bool:
    """Whether memory does not say all of some tensors."""
    return any(isinstance(x, Tensor) and isinstance(x.element, Quantized) for x in types)


def misfit(view: View) -> str | None:
    """What the types that an op gives its tensors say that its memory does not have."""
    memory, given = _in_memory(view), _told(view)
    if TENSORS in view.attributes and given is None:
        return f"expected `{TENSORS}` to be the type of a function"
    for types, told in zip(memory, given or ((), ()), strict=True):
        if given is not None and len(types) != len(told):
            return f"expected `{TENSORS}` to have as many types as there is memory, found {len(told)} for {len(types)}"
        for type_, tensor in zip(types, told, strict=False):
            if not _lies_in(type_, tensor):
                return f"expected `{TENSORS}` to be of what lies there, found {tensor} in memory of {type_}"
    return None


def is_memory_program(module: ModuleView) -> bool:
    """Whether its functions are over memory."""
    return any(PEAK in view.attributes for view in module.functions.values())


def carries(view: View) -> bool:
    """Whether an op over memory is a loop or a branch: its regions hold ops over memory themselves."""
    return any(block.ops and block.ops[-1].name == RETURN for region in view.regions for block in region.blocks)


def written_of(view: View) -> int:
    """How many of the last operands an op writes."""
    if carries(view) or view.name == RETURN or any(isinstance(tensor_in(x), Tensor) for x in view.result_types):
        return 0
    given = view.attributes.get(WRITTEN, 1)
    count = given if isinstance(given, int) else 1
    return count if 0 <= count <= len(view.operands) else 0


def tensor_form(view: View) -> View:
    """The op on tensors that an op over memory stands for: what it writes are its results."""
    made, count = View(), len(view.operands) - written_of(view)
    told = _told(view) if misfit(view) is None else None
    taken, given = told or _in_memory(view)
    made.module, made.op, made.parent = view.module, view.op, view.parent
    made.name = tensor_name(view.name)
    made._attributes, made._location = view._attributes, view._location
    made.operands = view.operands[:count]
    made.operand_types = taken
    made.results = (*view.operands[count:], *view.results)
    made.result_types = given
    made.regions = tuple(_of_tensors(region) for region in view.regions) if carries(view) else view.regions
    return made


def _in_memory(view: View) -> tuple[Types, Types]:
    """The tensors that an op takes and gives, as memory says them."""
    count = len(view.operands) - written_of(view)
    return _tensors(view.operand_types[:count]), _tensors((*view.operand_types[count:], *view.result_types))


def _told(view: View) -> tuple[Types, Types] | None:
    """Those that it says itself."""
    told = view.attributes.get(TENSORS)
    return (told["inputs"], told["results"]) if isinstance(told, Struct) and told.kind == "function" else None


def _lies_in(memory: Tensor | Other, told: Tensor | Other) -> bool:
    if not isinstance(memory, Tensor) or not isinstance(told, Tensor):
        return memory == told
    return memory.shape == told.shape and memory.element is stored_as(told.element)


def _tensors(types: Sequence[Tensor | Other]) -> Types:
    return tuple(map(tensor_in, types))


def _of_tensors(region: RegionRecord) -> RegionRecord:
    """A region of a loop or a branch by its types: those it takes, and an end that gives what it gives."""
    made = RegionRecord(region.owner)
    for block in region.blocks:
        copy = Block(made, block.arguments, _tensors(block.types))
        copy.ops += [tensor_form(op) for op in block.ops[-1:]]
        made.blocks.append(copy)
    return made
