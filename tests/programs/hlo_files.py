"""Files of XLA made for tests: modules of a few lines, and snapshots of them."""

from __future__ import annotations

from opspec.programs.hlo.fields import LayoutField, LiteralField, ShapeField, SnapshotField
from opspec.programs.hlo.messages import Message

ADD = """HloModule sum, entry_computation_layout={(f32[2,3]{1,0}, f32[2,3]{1,0})->f32[2,3]{1,0}}

ENTRY %main (x: f32[2,3], y: f32[2,3]) -> f32[2,3] {
  %x = f32[2,3]{1,0} parameter(0)
  %y = f32[2,3]{1,0} parameter(1)
  ROOT %sum.7 = f32[2,3]{1,0} subtract(%x, %y), metadata={op_name="jit(f)/sub" source_file="f.py" source_line=12}
}
"""
F32 = 11
# Roots of modules: what backends need, what CHLO has, bitcasts, and what is plain.
BODIES = (
    "%c = f32[4] copy(%p)\n  ROOT %r = f32[4] erf(%c)",
    "ROOT %r = (f32[2], s32[2]) topk(%p), k=2, largest=true",
    "%s = (f32[4], f32[4], u32[]) copy-start(%p)\n  ROOT %r = f32[4] copy-done(%s)",
    "%b = f32[2,2]{0,1} bitcast(%p)\n  ROOT %r = u8[2,2,4] bitcast(%b)",
    (
        "%c = f32[4] constant({1, 2, nan, -inf})\n  %a = pred[4] compare(%p, %c), direction=LT\n"
        '  ROOT %r = f32[4] select(%a, %p, %c), metadata={op_name="f/g" source_file="f.py" source_line=3}'
    ),
    'ROOT %r = f32[4] custom-call(%p), custom_call_target="own"',
    (
        "%q = f32[2,2] reshape(%p)\n  %d = f32[2,2] dot(%q, %q), lhs_contracting_dims={1}, rhs_contracting_dims={0}\n"
        "  %i = s32[] constant(1)\n  ROOT %r = f32[1,2] dynamic-slice(%d, %i, %i), dynamic_slice_sizes={1,2}"
    ),
)


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
    layout.set_integers(LayoutField.MINOR_TO_MAJOR, order)
    shape.set(ShapeField.ELEMENT, F32)
    shape.set_integers(ShapeField.DIMENSIONS, sizes)
    shape.set(ShapeField.LAYOUT, layout)
    made.set(LiteralField.SHAPE, shape)
    made.add(8, data)
    return bytes(made)


def snapshot(hlo_module: bytes, *arguments: bytes) -> bytes:
    made = message(SnapshotField.HLO, bytes(message(1, hlo_module)))
    for argument in arguments:
        made.add(SnapshotField.ARGUMENTS, argument)
    made.set(SnapshotField.PLATFORM, "Host")
    return bytes(made)
