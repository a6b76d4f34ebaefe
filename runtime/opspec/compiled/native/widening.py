"""Floats of 16 bits as f32 in memory, for what reads one element into all lanes."""

from __future__ import annotations

from opspec.compiled.building import Nodes
from opspec.compiled.narrow import decoded, narrow_format
from opspec.compiled.native.contractions import NARROW
from opspec.compiled.native.instruction_sets import InstructionSet
from opspec.compiled.native.kernels import NAME, KernelText, kernel_text
from opspec.compiled.nodes import Buffer
from opspec.compiled.operations import MACHINE
from opspec.compiled.plan import Kernel, Store
from opspec.reads.arithmetic import of_atom
from opspec.reads.symbols import Variable
from opspec.values.types import ElementType


def is_narrow(type_: ElementType, target: InstructionSet) -> bool:
    """Whether contractions read and write elements of a type as they are, beside f32."""
    return type_.name in NARROW and target.vector_bytes >= 32


def widening_text(
    type_: ElementType, count: int, target: InstructionSet, name: str = NAME, slots: tuple[int, int] = (0, 1)
) -> KernelText:
    """A kernel that takes so many elements, and memory for them as f32; `slots`: where these stand."""
    format_ = narrow_format(type_)
    assert format_ is not None
    nodes, place = Nodes(), Variable("i", count)
    at = of_atom(place)
    given, made = Buffer(0, MACHINE["ui16"], count), Buffer(1, MACHINE["f32"], count)
    store = Store(made, at, decoded(nodes, nodes.load(given, at), format_))
    return kernel_text(Kernel("flat", (place,), (store,)), target, name, lambda buffer: slots[buffer.number])
