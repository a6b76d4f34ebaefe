"""The elements of MLIR's dense attributes as NumPy arrays."""

from __future__ import annotations

import contextlib
import re
from typing import TYPE_CHECKING, cast

import numpy as np

from opspec.errors import OpSpecError
from opspec.programs import carrier
from opspec.values.arrays import MOST_DIMENSIONS, Array
from opspec.values.types import ELEMENT_TYPES, ElementType

if TYPE_CHECKING:
    import numpy.typing as npt
    from jaxlib.mlir import ir

_SMALL = 1 << 16  # bytes of a constant that are copied
_TYPE = re.compile(r"(?:tensor|vector)<((?:\d+x)*)([^,]+?)(?:,.*)?>$")
_NUMBER = re.compile(r"(?:#complex\.number<:\w+ )?(?P<parts>[^<>:]+)>? : (?P<type>\S+)$")
_RESOURCE = re.compile(r'"0x([0-9A-Fa-f]*)"\s*\}?\s*\}?\s*#-\}\s*$')


def constant(attribute: ir.Attribute) -> Array:
    """The elements of a dense attribute. Read-only; a splat has stride 0: cheap in any shape. Large ones are read
    where MLIR holds them, and keep the whole program alive there.
    """
    with contextlib.suppress(BufferError, TypeError):
        found = np.asarray(_buffer(attribute))
        if not any(found.strides):
            first = found[(slice(1),) * found.ndim].copy()
            return np.broadcast_to(first.reshape(()) if found.size else first.reshape(found.shape), found.shape)
        return _frozen(found.copy()) if found.nbytes <= _SMALL else found
    text = str(attribute)
    if text.startswith("dense_resource<"):
        return _from_resource(text, attribute)
    return from_text(text)


def _buffer(attribute: ir.Attribute) -> memoryview:
    try:
        return memoryview(attribute)  # type: ignore[arg-type]
    except ValueError:  # it has more dimensions than a buffer
        _expect_rank(cast("ir.RankedTensorType", cast("ir.DenseElementsAttr", attribute).type).rank)
        raise


def _expect_rank(rank: int) -> None:
    if rank > MOST_DIMENSIONS:
        raise OpSpecError(f"a constant has rank {rank}; at most {MOST_DIMENSIONS} is read, NumPy's limit: reshape it")


def from_text(text: str) -> Array:
    """The elements of a dense attribute in printed form: `dense<[1, 2]> : tensor<2xi4>`, `dense<"0x...">`."""
    body, shape, element = _parts(text, "dense<")
    if body.startswith('"0x'):
        return _from_bytes(bytes.fromhex(body[3:-1]), shape, element)
    values = _literals(re.findall(r"[^\[\](),\s]+", body), element)
    if body.startswith("["):
        return _frozen(values.reshape(shape))
    if not body:
        return _frozen(np.empty(shape, element.dtype))
    return np.broadcast_to(values[0], shape)


def number(text: str) -> Array | None:
    """The only element of an attribute that is a number, in printed form; None where it is something else."""
    if text in ("true", "false"):
        return np.array(text == "true")
    match = _NUMBER.match(text)
    element = ELEMENT_TYPES.get(match["type"]) if match is not None else None
    if match is None or element is None or element.kind == "index":
        return None
    return _literals(re.findall(r"[^\s,]+", match["parts"]), element).reshape(())


def _parts(text: str, prefix: str) -> tuple[str, tuple[int, ...], ElementType]:
    body, colon, type_text = text.rpartition("> : ")
    type_match = _TYPE.match(type_text)
    element = ELEMENT_TYPES.get(type_match[2]) if type_match else None
    if not colon or not body.startswith(prefix) or type_match is None or element is None:
        shown = text if len(text) <= 60 else text[:60] + "..."
        raise OpSpecError(f"expected a dense constant of a StableHLO element type, found {shown}")
    shape = tuple(map(int, type_match[1].split("x")[:-1]))
    _expect_rank(len(shape))
    return body[len(prefix) :], shape, element


def _literals(tokens: list[str], element: ElementType) -> Array:
    if element.kind == "bool":
        return np.array([token == "true" for token in tokens])
    if element.kind not in ("float", "complex"):
        wide = np.uint64 if element.kind == "uint" else np.int64
        return np.array([int(token) for token in tokens], wide).astype(element.dtype)
    part = element.dtype if element.kind == "float" else np.dtype(f"f{element.bits // 16}")
    values = np.zeros(len(tokens), part)
    bits = values.view(f"u{part.itemsize}")
    for at, token in enumerate(tokens):
        if token.startswith("0x"):
            bits[at] = int(token, 16)
        else:
            values[at] = float(token)
    return values.view(element.dtype)


def _from_bytes(data: bytes, shape: tuple[int, ...], element: ElementType) -> Array:
    count = int(np.prod(shape, dtype=object))
    if element.bits < 8:
        raw: Array = _unpacked(data, count, element.bits)
        if element.kind == "bool":
            return _frozen((raw != 0).reshape(shape))
        if element.kind == "sint":
            sign = 1 << element.bits - 1
            raw = ((raw & (2 * sign - 1)) ^ sign).view(np.int8) - np.int8(sign)
        if element.kind != "float":
            return _frozen(raw.astype(element.dtype).reshape(shape))
        return _frozen(raw.view(element.dtype).reshape(shape))
    if len(data) == element.dtype.itemsize and count != 1:
        return np.broadcast_to(np.frombuffer(data, element.dtype)[0], shape)
    expected = count * element.dtype.itemsize
    if len(data) != expected:
        raise OpSpecError(f"expected {expected} bytes in a constant {list(shape)} of {element}, found {len(data)}")
    return np.frombuffer(data, element.dtype).reshape(shape)


def _unpacked(data: bytes, count: int, bits: int) -> npt.NDArray[np.uint8]:
    """One element a byte. Some writers pack elements of less than 8 bits, lowest bits first."""
    raw = np.frombuffer(data, np.uint8)
    if len(raw) == count:
        return raw
    per_byte = 8 // bits
    if bits not in (1, 2, 4) or len(raw) != -(-count // per_byte):
        raise OpSpecError(f"expected {count} elements of {bits} bits in a constant, found {len(raw)} bytes")
    shifts = np.arange(per_byte, dtype=np.uint8) * np.uint8(bits)
    return ((raw[:, None] >> shifts) & np.uint8((1 << bits) - 1)).reshape(-1)[:count]


def _from_resource(text: str, attribute: ir.Attribute) -> Array:
    name, shape, element = _parts(text, "dense_resource<")
    # The bindings cannot read the data of a resource, but a module that mentions it prints them.
    ir = carrier.ir
    holder = ir.Module.create(ir.Location.unknown(attribute.context))
    holder.operation.attributes["opspec.value"] = attribute
    printed = str(holder.operation.get_asm(print_generic_op_form=True, assume_verified=True))
    data = _RESOURCE.search(printed)
    if data is None:
        raise OpSpecError(
            f"the data of the constant dense_resource<{name}> are not in the program;"
            " it was printed without them (elided): print it again with its resources"
        )
    return _from_bytes(bytes.fromhex(data[1])[4:], shape, element)  # the first four bytes are the alignment


def _frozen(array: Array) -> Array:
    array.flags.writeable = False
    return array
