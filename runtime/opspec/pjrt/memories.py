"""The extension that tells the memories of a device that is only described."""

from __future__ import annotations

from dataclasses import dataclass

from opspec.pjrt import handles
from opspec.pjrt.arguments import DescriptionArguments, MemoryArguments
from opspec.pjrt.devices import KINDS
from opspec.pjrt.function_table import Body, extension

_TYPE = 6  # PJRT_Extension_Type_MemoryDescriptions
_FUNCTIONS = """
DeviceDescription_MemoryDescriptions 48 device_description:p memory_descriptions:p num_memory_descriptions:z
    default_memory_index:z
MemoryDescription_Kind 44 memory_description:p kind:p kind_size:z kind_id:i
"""


@dataclass(frozen=True, slots=True)
class MemoryDescription:
    id: int


_made: list[int] = []


def make() -> int:
    """The address of the extension."""
    described = [handles.new(MemoryDescription(at)) for at in range(len(KINDS))]
    _made.append(handles.pointers(described))
    bodies: dict[str, Body] = {"DeviceDescription_MemoryDescriptions": _descriptions, "MemoryDescription_Kind": _kind}
    return extension(_TYPE, _FUNCTIONS, bodies)


def _descriptions(args: DescriptionArguments) -> None:
    args.memory_descriptions, args.num_memory_descriptions = _made[0], len(KINDS)
    args.default_memory_index = 0


def _kind(args: MemoryArguments) -> None:
    at = handles.get(args.memory_description).id
    args.kind, args.kind_size = handles.text(KINDS[at])
    args.kind_id = at
