"""Files of XLA made for tests: modules of a few lines, and snapshots of them."""

from __future__ import annotations

from opspec.programs.hlo.fields import Layout, Literal, Shape, Snapshot
from opspec.programs.hlo.messages import Message

ADD = """HloModule sum, entry_computation_layout={(f32[2,3]{1,0}, f32[2,3]{1,0})->f32[2,3]{1,0}}

ENTRY %main (x: f32[2,3], y: f32[2,3]) -> f32[2,3] {
  %x = f32[2,3]{1,0} parameter(0)
  %y = f32[2,3]{1,0} parameter(1)
  ROOT %sum.7 = f32[2,3]{1,0} subtract(%x, %y), metadata={op_name="jit(f)/sub" source_file="f.py" source_line=12}
}
"""
F32 = 11


def module(body: str, parameters: str = "%p = f32[4] parameter(0)", more: str = "") -> str:
    """HLO text with these instructions, of which one is the root."""
    return f"HloModule m\n{more}\nENTRY %e {{\n  {parameters}\n  {body}\n}}\n"


def message(field: int, *parts: bytes | int | str) -> Message:
    made = Message()
    for part in parts:
        made.add(field, part)
    return made


def literal(sizes: list[int], order: list[int], data: bytes) -> bytes:
    """A LiteralProto of f32 whose elements lie in memory by an order, the fastest dimension first."""
    layout, shape, made = Message(), Message(), Message()
    layout.set_integers(Layout.MINOR_TO_MAJOR, order)
    shape.set(Shape.ELEMENT, F32)
    shape.set_integers(Shape.DIMENSIONS, sizes)
    shape.set(Shape.LAYOUT, layout)
    made.set(Literal.SHAPE, shape)
    made.add(8, data)
    return bytes(made)


def snapshot(hlo_module: bytes, *arguments: bytes) -> bytes:
    made = message(Snapshot.HLO, bytes(message(1, hlo_module)))
    for argument in arguments:
        made.add(Snapshot.ARGUMENTS, argument)
    made.set(Snapshot.PLATFORM, "Host")
    return bytes(made)
