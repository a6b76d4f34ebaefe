"""Arrays: the value of a constant as a NumPy array, and `.npz` files that keep every element type.

In an `.npz` file an element type that NumPy itself lacks is stored as its bits, in unsigned integers of the
same width (one element a byte for types of less than 8 bits), and the name says which: `weights::bf16` is
uint16, `mask::i4` is uint8. A name with `::` always carries its type. Nothing is ever pickled, and the
order of the names is kept.
"""

from __future__ import annotations

import contextlib
import os
import re
import zipfile
import zlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from opspec.errors import OpSpecError
from opspec.programs import carrier
from opspec.values.types import ELEMENT_TYPES, ElementType, element_of

if TYPE_CHECKING:
    from jaxlib.mlir import ir

Array = np.ndarray[Any, np.dtype[Any]]

_SMALL = 1 << 16  # bytes of a constant that are copied
_TYPE = re.compile(r"(?:tensor|vector)<((?:\d+x)*)([^,]+?)(?:,.*)?>$")
_NUMBER = re.compile(r"(?:#complex\.number<:\w+ )?(?P<parts>[^<>:]+)>? : (?P<type>\S+)$")
_RESOURCE = re.compile(r'"0x([0-9A-Fa-f]*)"\s*\}?\s*\}?\s*#-\}\s*$')


def strided(x: Array, shape: Sequence[int], strides: Sequence[int]) -> Array:
    """A view with these steps in bytes. NumPy makes one by the name of the type, which some types of ml_dtypes lack."""
    bits = x if x.dtype.isbuiltin == 1 else x.view(f"u{x.dtype.itemsize}")
    made = np.lib.stride_tricks.as_strided(bits, shape, strides, writeable=False)
    return made.view(x.dtype)


def typed(x: Array, dtype: np.dtype[Any]) -> Array:
    """An array of bare bytes, which is what NumPy loads where a type of ml_dtypes was saved, as one of that type."""
    bare = x.dtype.type is np.void and x.dtype.names is None and x.dtype.itemsize == dtype.itemsize
    return x.view(dtype) if bare and dtype.isbuiltin != 1 else x


def constant(attribute: ir.Attribute) -> Array:
    """The elements of a dense attribute. Read-only; a splat has stride 0: cheap in any shape. Large ones are read
    where MLIR holds them, and keep it alive.
    """
    with contextlib.suppress(BufferError, TypeError):
        found = np.asarray(memoryview(attribute))  # type: ignore[arg-type]
        if not any(found.strides):
            return np.broadcast_to(found.flat[:1].reshape(()) if found.size else found.copy(), found.shape)
        return _frozen(found.copy()) if found.nbytes <= _SMALL else found
    text = str(attribute)
    if text.startswith("dense_resource<"):
        return _from_resource(text, attribute)
    return from_text(text)


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
    return body[len(prefix) :], tuple(map(int, type_match[1].split("x")[:-1])), element


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


def _unpacked(data: bytes, count: int, bits: int) -> np.ndarray[Any, np.dtype[np.uint8]]:
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


# --- .npz ---------------------------------------------------------------------------------------------------


def save_npz(path: str | os.PathLike[str], arrays: Mapping[str, Array]) -> None:
    """Write arrays under their names; see this module's docstring for types that NumPy lacks."""
    with zipfile.ZipFile(path, "w") as archive:
        for name, array in arrays.items():
            values = np.asarray(array)
            if not values.dtype.isnative:
                values = values.astype(values.dtype.type)
            element = element_of(values.dtype)
            foreign = values.dtype.isbuiltin == 2
            key = f"{name}::{element}" if foreign or "::" in name else name
            stored = values.view(f"u{values.dtype.itemsize}") if foreign else values
            # A fixed date: equal arrays make equal files.
            entry = zipfile.ZipInfo(f"{key}.npy", (1980, 1, 1, 0, 0, 0))
            with archive.open(entry, "w", force_zip64=True) as file:
                np.lib.format.write_array(file, stored, allow_pickle=False)


def load_npz(path: str | os.PathLike[str]) -> dict[str, Array]:
    """The arrays of an `.npz` file in their order, with the element types they were saved with."""
    arrays: dict[str, Array] = {}
    place = os.fspath(path)
    try:
        with Path(path).open("rb") as file:
            start = file.read(6)
        if not start.startswith(b"PK"):
            single = start == b"\x93NUMPY"
            raise ValueError("a single array, of numpy.save" if single else f"a file that begins with {start!r}")
        archive = np.load(path, allow_pickle=False)
        with archive:
            for key in archive.files:
                name, mark, element = key.rpartition("::")
                if mark and element in ELEMENT_TYPES:
                    arrays[name] = archive[key].view(ELEMENT_TYPES[element].dtype)
                else:
                    arrays[key] = archive[key]
    except OSError as error:
        raise OpSpecError(f"cannot read {place}: {error.strerror or error}") from None
    except (ValueError, EOFError, zipfile.BadZipFile, zlib.error) as error:
        raise OpSpecError(f"expected an .npz file of plain arrays in {place}, found: {error}") from None
    return arrays
