"""Buffers: arrays on the other side, and their way from and to the memory of the caller.

The memory of a buffer never changes while anybody may read it, so several buffers may share one array. Where the
dimensions are to lie in another order than row by row, the array is a transposed view of memory that lies so.
`Buffer_Delete` frees an array at once. Of a buffer that is destroyed, as when Python drops an array of JAX,
`destroyed_handles` releases it.
"""

from __future__ import annotations

import ctypes
import functools

import numpy as np

from opspec.pjrt import c_structs, elements, handles
from opspec.pjrt.arguments import (
    BufferArguments,
    HostArrayArguments,
    RawToHostArguments,
    ShapeArguments,
    ToHostArguments,
    ViewArguments,
)
from opspec.pjrt.devices import Device, DeviceMemory
from opspec.pjrt.elements import TOKEN
from opspec.pjrt.errors import ErrorCode, Failure, PjrtError
from opspec.pjrt.events import READY, failed
from opspec.pjrt.function_table import slot
from opspec.values.arrays import Array

Order = tuple[int, ...] | None


class DeviceBuffer:
    """`array` is None once the buffer is deleted or given away; a token has one of no elements."""

    __slots__ = ("array", "failure", "held", "memory", "order", "read", "shape", "type")
    immortal = False  # asked of all that is destroyed, and looking in vain takes long

    def __init__(self, array: Array, type_: int, memory: DeviceMemory, order: Order = None) -> None:
        self.array: Array | None = array
        self.type = type_
        self.memory = memory
        self.order = order  # how its dimensions lie, the outermost first; None: row by row
        self.shape = array.shape
        self.failure: Failure | None = None
        self.read = False  # whether somebody outside reads its memory, perhaps as long as the buffer lives
        self.held: Array | None = None  # what is read, once the buffer is deleted
        device = memory.device
        device.live += 1
        size = array.nbytes
        if size > device.largest:
            device.largest = size
        in_use = device.in_use = device.in_use + size
        if in_use > device.peak:
            device.peak = in_use

    @property
    def dims(self) -> tuple[int, int, ctypes.Array[ctypes.c_int64]]:
        return _dims(self.shape)

    def value(self) -> Array:
        """The array, where there still is one."""
        if self.array is None:
            raise PjrtError(ErrorCode.INVALID_ARGUMENT, "Buffer has been deleted or donated.")
        if self.failure is not None:
            raise PjrtError(self.failure.code, self.failure.text)
        return self.array

    def delete(self) -> None:
        array = self.array
        if array is not None:
            device = self.memory.device
            device.live -= 1
            device.in_use -= array.nbytes
            if self.read:
                self.held = array
            self.array = None

    release = delete


@functools.lru_cache(1 << 16)
def _dims(shape: tuple[int, ...]) -> tuple[int, int, ctypes.Array[ctypes.c_int64]]:
    """Address and length of a shape as int64 values, and what keeps them."""
    made = (ctypes.c_int64 * max(1, len(shape)))(*shape)
    return ctypes.addressof(made), len(shape), made


DELETED = 2  # the word that says so


def new(array: Array, type_: int, memory: DeviceMemory, order: Order = None) -> int:
    """The handle of a new buffer; its words are what slots answer at once: device, memory, whether it is deleted."""
    return handles.new(DeviceBuffer(array, type_, memory, order), memory.words)


# --- to and from memory of the caller -----------------------------------------------------------------------


@slot("Client_BufferFromHostBuffer")
def _from_host(args: HostArrayArguments) -> None:
    memory = _memory(args.memory, args.device)
    shape = elements.integers(args.dims, args.num_dims)
    dtype = elements.dtype_of(args.type)
    strides = elements.integers(args.byte_strides, args.num_byte_strides) if args.num_byte_strides else None
    order = elements.order_of(args.device_layout, len(shape))
    args.buffer = new(elements.copied_from(args.data, shape, dtype, strides), args.type, memory, order)
    args.done_with_host_buffer = READY


def _memory(memory: int | None, device: int | None) -> DeviceMemory:
    if memory is not None:
        named: DeviceMemory = handles.get(memory)
        return named
    found: Device = handles.get(device)
    return found.memory


@slot("Buffer_ToHostBuffer")
def _to_host(args: ToHostArguments) -> None:
    buffer: DeviceBuffer = handles.get(args.src)
    array = buffer.value()
    if args.dst is None:
        args.dst_size = array.nbytes
        return
    if args.dst_size < array.nbytes:
        raise PjrtError(
            ErrorCode.INVALID_ARGUMENT, f"{array.nbytes} bytes do not fit into the {args.dst_size} that the caller has"
        )
    # Where the caller names no order, it takes that of the buffer.
    order = buffer.order if args.host_layout is None else elements.order_of(args.host_layout, array.ndim)
    _write(args.dst, array if order is None else array.transpose(order))
    args.event = READY


@slot("Buffer_CopyRawToHost")
def _raw_to_host(args: RawToHostArguments) -> None:
    buffer: DeviceBuffer = handles.get(args.buffer)
    raw = _in_order(buffer.value(), buffer.order).reshape(-1).view(np.uint8)
    end = args.offset + args.transfer_size
    if not 0 <= args.offset <= end <= raw.size:
        raise PjrtError(ErrorCode.OUT_OF_RANGE, f"bytes {args.offset} to {end} of a buffer of {raw.size} are wanted")
    _write(args.dst, raw[args.offset : end])
    args.event = READY


def _in_order(array: Array, order: Order) -> Array:
    """The array as it lies in memory: the outermost dimension first."""
    return np.ascontiguousarray(array if order is None else array.transpose(order))


def _write(address: int, array: Array) -> None:
    if array.size:
        if array.flags.c_contiguous:
            ctypes.memmove(address, elements.address_of(array), array.nbytes)
        else:
            elements.at(address, array.shape, array.dtype)[...] = array


@slot("Client_CreateUninitializedBuffer")
def _uninitialized(args: ShapeArguments) -> None:
    shape = elements.integers(args.shape_dims, args.shape_num_dims)
    array = np.zeros(shape, elements.dtype_of(args.shape_element_type))
    args.buffer = new(array, args.shape_element_type, _memory(args.memory, args.device))


@slot("Client_CreateErrorBuffer")
def _error_buffer(args: ShapeArguments) -> None:
    shape = elements.integers(args.shape_dims, args.shape_num_dims)
    array = np.broadcast_to(np.zeros((), elements.dtype_of(args.shape_element_type)), shape)
    buffer = DeviceBuffer(array, args.shape_element_type, handles.get(args.memory))
    message = ctypes.string_at(args.error_message, args.error_message_size)
    buffer.failure = Failure(args.error_code, ctypes.create_string_buffer(message))
    args.buffer = handles.new(buffer, buffer.memory.words)


_ON_DELETE = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)


@slot("Client_CreateViewOfDeviceBuffer")
def _view(args: ViewArguments) -> None:
    """A copy, so the caller may have its memory back at once."""
    memory = args.memory if c_structs.covers(args, "memory") else None
    shape = elements.integers(args.dims, args.num_dims)
    array = elements.copied_from(args.device_buffer_ptr, shape, elements.dtype_of(args.element_type), None)
    args.buffer = new(array, args.element_type, _memory(memory, args.device))
    if args.on_delete_callback is not None:
        _ON_DELETE(args.on_delete_callback)(args.device_buffer_ptr, args.on_delete_callback_arg)


# --- what a buffer is ---------------------------------------------------------------------------------------


@slot("Buffer_Delete")
def _delete(args: BufferArguments) -> None:
    handles.get(args.buffer).delete()
    handles.set_word(args.buffer, DELETED, True)


@slot("Buffer_IsDeleted")
def _is_deleted(args: BufferArguments) -> None:
    args.is_deleted = handles.get(args.buffer).array is None


@slot("Buffer_ElementType")
def _element_type(args: BufferArguments) -> None:
    args.type = handles.get(args.buffer).type


@slot("Buffer_Dimensions")
def _dimensions(args: BufferArguments) -> None:
    args.dims, args.num_dims, _ = handles.get(args.buffer).dims


@slot("Buffer_UnpaddedDimensions")
def _unpadded_dimensions(args: BufferArguments) -> None:
    args.unpadded_dims, args.num_dims, _ = handles.get(args.buffer).dims


@slot("Buffer_DynamicDimensionIndices")
def _dynamic_dimensions(args: BufferArguments) -> None:
    args.dynamic_dim_indices, args.num_dynamic_dims = args.buffer, 0


@slot("Buffer_OnDeviceSizeInBytes")
def _size(args: BufferArguments) -> None:
    args.on_device_size_in_bytes = handles.get(args.buffer).value().nbytes


@slot("Buffer_Device")
def _device(args: BufferArguments) -> None:
    args.device = handles.get(args.buffer).memory.device.handle


@slot("Buffer_Memory")
def _buffer_memory(args: BufferArguments) -> None:
    args.memory = handles.get(args.buffer).memory.handle


@slot("Buffer_IsOnCpu")
def _is_on_cpu(args: BufferArguments) -> None:
    args.is_on_cpu = handles.get(args.buffer).type != TOKEN


@slot("Buffer_ReadyEvent")
def _ready_event(args: BufferArguments) -> None:
    failure = handles.get(args.buffer).failure
    args.event = READY if failure is None else failed(failure)


@slot("Buffer_CopyToDevice")
def _copy_to_device(args: BufferArguments) -> None:
    args.dst_buffer = _copy(handles.get(args.buffer), handles.get(args.dst_device).memory)


@slot("Buffer_CopyToMemory")
def _copy_to_memory(args: BufferArguments) -> None:
    args.dst_buffer = _copy(handles.get(args.buffer), handles.get(args.dst_memory))


def _copy(buffer: DeviceBuffer, memory: DeviceMemory) -> int:
    return new(buffer.value().copy(), buffer.type, memory, buffer.order)


@slot("Buffer_Bitcast")
def _bitcast(args: BufferArguments) -> None:
    buffer: DeviceBuffer = handles.get(args.buffer)
    shape = elements.integers(args.dims, args.num_dims)
    array = np.ascontiguousarray(buffer.value()).reshape(-1).view(elements.dtype_of(args.element_type))
    args.out_buffer = new(array.reshape(shape), args.element_type, buffer.memory)


# --- memory that others read --------------------------------------------------------------------------------


@slot("Buffer_UnsafePointer")
def _unsafe_pointer(args: BufferArguments) -> None:
    args.buffer_pointer = elements.address_of(_stay(handles.get(args.buffer)))


@slot("Buffer_OpaqueDeviceMemoryDataPointer")
def _data_pointer(args: BufferArguments) -> None:
    args.device_memory_ptr = elements.address_of(_stay(handles.get(args.buffer)))


def _stay(buffer: DeviceBuffer) -> Array:
    """The array in memory that a reader can follow: dense, in the buffer's order."""
    array = buffer.value()
    there = array if buffer.order is None else array.transpose(buffer.order)
    if not there.flags.c_contiguous:
        made = np.array(there, order="C")
        array = buffer.array = made if buffer.order is None else made.transpose(np.argsort(buffer.order))
    return array


@slot("Buffer_IncreaseExternalReferenceCount")
def _more_readers(args: BufferArguments) -> None:
    """The buffer lives longer than its readers, so there is nothing to count: that there are fewer is not told us."""
    buffer: DeviceBuffer = handles.get(args.buffer)
    _stay(buffer)
    buffer.read = True
