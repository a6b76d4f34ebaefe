"""The classes of element types that type variables range over."""

# Generated from spec/types.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

BOOL = frozenset({"bool"})
SINT = frozenset({"sint"})
UINT = frozenset({"uint"})
INDEX = frozenset({"index"})
FLOAT = frozenset({"float"})
COMPLEX = frozenset({"complex"})
QUANTIZED = frozenset({"quantized"})
PER_AXIS = frozenset({"per_axis"})
SUB_CHANNEL = frozenset({"sub_channel"})
INT = SINT | UINT
REAL = FLOAT | SINT | UINT
SIGNED = COMPLEX | FLOAT | SINT
INEXACT = COMPLEX | FLOAT
BITS = BOOL | SINT | UINT
NUM = COMPLEX | FLOAT | SINT | UINT
PLAIN = BOOL | COMPLEX | FLOAT | SINT | UINT
ANY = BOOL | COMPLEX | FLOAT | QUANTIZED | SINT | UINT
