"""The extension that tells layouts: row by row, or in another order of dimensions where a program asks for it. Without
it JAX converts programs to find out.
"""

from __future__ import annotations

import ctypes

from opspec.pjrt import handles
from opspec.pjrt.arguments import LayoutArguments
from opspec.pjrt.buffers import DeviceBuffer, Order
from opspec.pjrt.c_pointers import NOTHING
from opspec.pjrt.executables import Executable
from opspec.pjrt.function_table import extension
from opspec.pjrt.programs import Port

_TYPE = 4  # PJRT_Extension_Type_Layouts
# The functions of the extension, in order, spelled like the others.
_FUNCTIONS = """
Layouts_MemoryLayout_Destroy 24 layout:p
Layouts_MemoryLayout_Serialize 56 layout:p serialized_bytes:p serialized_bytes_size:z serialized_layout:p
    serialized_layout_deleter:p
Layouts_Client_GetDefaultLayout 56 client:p type:i dims:p num_dims:z layout:p
Layouts_Buffer_MemoryLayout 32 buffer:p layout:p
Layouts_Topology_GetDefaultLayout 56 topology:p type:i dims:p num_dims:z layout:p
Layouts_Executable_GetOutputLayouts 40 executable:p num_outputs:z layouts:p
Layouts_Executable_GetParameterLayouts 40 executable:p num_parameters:z layouts:p
"""
_by_order: dict[tuple[int, ...], int] = {}


def make() -> int:
    """The address of the extension."""
    return extension(_TYPE, _FUNCTIONS, _BODIES)


def _layout(rank: int, order: Order = None) -> int:
    """The handle of a layout; there is one for each order, and it stays."""
    listed = order or tuple(range(rank))
    if listed not in _by_order:
        text = "{" + ",".join(map(str, reversed(listed))) + "}"
        _by_order[listed] = handles.new(ctypes.create_string_buffer(text.encode()))
    return _by_order[listed]


def _destroy(args: object) -> None:
    del args


def _serialize(args: LayoutArguments) -> None:
    text = handles.get(args.layout)
    args.serialized_bytes, args.serialized_bytes_size = ctypes.addressof(text), len(text) - 1
    args.serialized_layout = args.layout
    args.serialized_layout_deleter = NOTHING


def _default(args: LayoutArguments) -> None:
    args.layout = _layout(args.num_dims)


def _of_buffer(args: LayoutArguments) -> None:
    buffer: DeviceBuffer = handles.get(args.buffer)
    args.layout = _layout(len(buffer.shape), buffer.order)


def _of_results(args: LayoutArguments) -> None:
    executable: Executable = handles.get(args.executable)
    values = executable.compiled.results
    args.num_outputs, args.layouts = len(values), executable.array("result layouts", _pointer, _layouts(values))


def _of_arguments(args: LayoutArguments) -> None:
    executable: Executable = handles.get(args.executable)
    values = executable.compiled.arguments
    args.num_parameters, args.layouts = len(values), executable.array("argument layouts", _pointer, _layouts(values))


def _layouts(values: tuple[Port, ...]) -> list[int]:
    return [_layout(len(value.shape), value.order) for value in values]


_pointer = ctypes.c_void_p
_BODIES = {
    "Layouts_MemoryLayout_Destroy": _destroy,
    "Layouts_MemoryLayout_Serialize": _serialize,
    "Layouts_Client_GetDefaultLayout": _default,
    "Layouts_Buffer_MemoryLayout": _of_buffer,
    "Layouts_Topology_GetDefaultLayout": _default,
    "Layouts_Executable_GetOutputLayouts": _of_results,
    "Layouts_Executable_GetParameterLayouts": _of_arguments,
}
