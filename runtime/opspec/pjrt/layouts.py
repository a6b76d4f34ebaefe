"""The extension that tells layouts, which are always row by row; without it JAX converts programs to find out."""

from __future__ import annotations

import ctypes
from typing import Any

from opspec.pjrt import handles
from opspec.pjrt.buffers import Buffer
from opspec.pjrt.executables import Executable
from opspec.pjrt.slots import NOTHING, extension

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
_by_rank: dict[int, int] = {}


def make() -> int:
    """The address of the extension."""
    return extension(_TYPE, _FUNCTIONS, _BODIES)


def _layout(rank: int) -> int:
    """The handle of a layout; there is one for each rank, and it stays."""
    if rank not in _by_rank:
        text = "{" + ",".join(str(at) for at in reversed(range(rank))) + "}"
        _by_rank[rank] = handles.new(ctypes.create_string_buffer(text.encode()))
    return _by_rank[rank]


def _destroy(args: Any) -> None:
    del args


def _serialize(args: Any) -> None:
    text = handles.get(args.layout)
    args.serialized_bytes, args.serialized_bytes_size = ctypes.addressof(text), len(text) - 1
    args.serialized_layout = args.layout
    args.serialized_layout_deleter = NOTHING


def _default(args: Any) -> None:
    args.layout = _layout(args.num_dims)


def _of_buffer(args: Any) -> None:
    buffer: Buffer = handles.get(args.buffer)
    args.layout = _layout(buffer.dims[1])


def _of_results(args: Any) -> None:
    executable: Executable = handles.get(args.executable)
    ranks = [len(value.shape) for value in executable.compiled.results]
    args.num_outputs, args.layouts = len(ranks), executable.array("result layouts", _pointer, map(_layout, ranks))


def _of_arguments(args: Any) -> None:
    executable: Executable = handles.get(args.executable)
    ranks = [len(value.shape) for value in executable.compiled.arguments]
    args.num_parameters = len(ranks)
    args.layouts = executable.array("argument layouts", _pointer, map(_layout, ranks))


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
