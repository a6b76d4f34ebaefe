"""Quantized types from their spelling, and lists in MLIR's text, taken apart."""

from __future__ import annotations

import re

from opspec_model.elements.types import ELEMENT_TYPES, Quantized, storage_range

TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|->|[<({\[]|[>)}\]]|,')
_QUANTIZED = re.compile(
    r"!quant\.uniform<\s*(i|u|ui)(\d+)\s*(?:<\s*(-?\d+)\s*:\s*(-?\d+)\s*>)?\s*:\s*(\w+)\s*(?::\s*(\d+|\{[^}]*\})\s*)?,\s*(.*)>$",
    re.DOTALL,
)
_SCALE = re.compile(r"([^\s{},:]+)(?:\s*:\s*(-?\d+))?")


def split(text: str) -> list[str]:
    """The comma-separated parts of a list; brackets and strings keep theirs."""
    parts: list[str] = []
    depth = start = 0
    for token in TOKEN.finditer(text):
        kind = token[0]
        if kind == "," and depth == 0:
            parts.append(text[start : token.start()].strip())
            start = token.end()
        elif kind in "<({[":
            depth += 1
        elif kind in ">)}]":
            depth -= 1
    last = text[start:].strip()
    return [*parts, last] if parts or last else []


def parse_quantized(text: str) -> Quantized | None:
    """The type that `!quant.uniform<...>` spells; None for other text, or where its numbers make no sense."""
    match = _QUANTIZED.match(text)
    try:
        return None if match is None else _quantized(match)
    except ValueError:
        return None


def _quantized(match: re.Match[str]) -> Quantized | None:
    # MLIR writes u8, the public specification ui8, and both read the other.
    storage = ELEMENT_TYPES.get(("i" if match[1] == "i" else "ui") + match[2])
    expressed = ELEMENT_TYPES.get(match[5])
    if storage is None or expressed is None:
        return None
    low, high = storage_range(storage) if match[3] is None else (int(match[3]), int(match[4]))
    pairs = _SCALE.findall(match[7])
    scales = tuple(float(scale) for scale, _ in pairs)
    zeros = tuple(int(zero or 0) for _, zero in pairs)
    where = match[6] or ""
    if not where.startswith("{"):
        return Quantized(storage, expressed, scales, zeros, int(where) if where else None, low, high)
    blocks = [tuple(map(int, block.split(":"))) for block in split(where[1:-1])]
    axes, sizes = zip(*blocks, strict=True)
    return Quantized(storage, expressed, scales, zeros, None, low, high, axes, sizes, _block_shape(match[7]))


def _block_shape(text: str) -> tuple[int, ...]:
    text = text.strip()
    if not text.startswith("{"):
        return ()
    parts = split(text[1:-1])
    return (len(parts), *_block_shape(parts[0]))
