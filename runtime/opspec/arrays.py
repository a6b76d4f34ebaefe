"""`.npz` files that keep every element type.

An element type that NumPy itself lacks is stored as its bits, in unsigned integers of the same width (one element
a byte for types of less than 8 bits), and the name says which: `weights::bf16` is uint16, `mask::i4` is uint8. A
name with `::` always carries its type. Nothing is ever pickled, and the order of the names is kept.
"""

from __future__ import annotations

import os
import zipfile
import zlib
from collections.abc import Mapping
from pathlib import Path

import numpy as np

from opspec.errors import OpSpecError
from opspec.values.arrays import Array
from opspec.values.types import ELEMENT_TYPES, element_of


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
