"""HLO modules rewritten into ones that the carrier turns into StableHLO whole.

What only a backend needs goes: copies, schedules, threads, the two halves of what runs beside. A fusion is a call of
what is fused. A bitcast is the transposes and reshapes that the layouts around it say. Each instruction takes its name
along, in front of the name that the framework gave it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import prod

from opspec.errors import OpSpecError
from opspec.programs.hlo.fields import (
    ELEMENTS,
    ComputationField,
    InstructionField,
    MetadataField,
    ModuleField,
    ShapeField,
)
from opspec.programs.hlo.groups import list_groups
from opspec.programs.hlo.messages import Message
from opspec.programs.hlo.shapes import Laid

SEPARATOR = "\x1f"  # between the name of an instruction and that of its metadata
RESULT = 1  # where the shape of what has been started holds that of its result

# What gives its first operand: copies, and the ends of what was started.
_SAME = frozenset(
    {"copy", "copy-start", "copy-done", "add-dependency", "domain", "async-update", "async-done"}
    | {"all-reduce-done", "all-gather-done", "collective-permute-done"}
)
# What starts something is that thing; where the shape is one of several, the result is the second.
_STARTED = {
    "async-start": "call",
    "all-reduce-start": "all-reduce",
    "all-gather-start": "all-gather",
    "collective-permute-start": "collective-permute",
}
# What the carrier's MHLO has and its translation from HLO lacks goes through that as a call of this name.
UNTRANSLATED = "\x1funtranslated."
_UNTRANSLATED = frozenset({"exp2", "log2"})
_WITHOUT_MEANING = {
    "scaled-dot": "is a product that no op of StableHLO is",
    "scan": "is a loop that no op of StableHLO is",
}


@dataclass(frozen=True, slots=True)
class RewrittenModule:
    """The module, and how many of its values lie in memory otherwise than in rows."""

    module: bytes
    laid_out: int


def rewritten(data: bytes) -> RewrittenModule:
    """Of a HloModuleProto; raises `messages.Damaged`."""
    module = Message(data)
    laid_out = 0
    computations = []
    for computation in module.messages(ModuleField.COMPUTATIONS):
        writer = _Writer(computation)
        computations.append(writer.rewritten())
        laid_out += writer.laid_out
    module.set_all(ModuleField.COMPUTATIONS, computations)
    module.drop(ModuleField.SCHEDULE)
    return RewrittenModule(bytes(module), laid_out)


class _Writer:
    """One computation."""

    def __init__(self, computation: Message) -> None:
        self._computation = computation
        self._instructions = computation.messages(ComputationField.INSTRUCTIONS)
        self._by_id = {x.integer(InstructionField.ID): x for x in self._instructions}
        self._instead: dict[int, int] = {}
        self._next = max(self._by_id, default=0) + 1
        self.laid_out = 0

    def rewritten(self) -> Message:
        made = [new for instruction in self._instructions for new in self._one(instruction)]
        for new in made:
            new.set_integers(InstructionField.OPERANDS, map(self._now, new.integers(InstructionField.OPERANDS)))
        self._computation.set_all(ComputationField.INSTRUCTIONS, made)
        self._computation.set(ComputationField.ROOT_ID, self._now(self._computation.integer(ComputationField.ROOT_ID)))
        self._computation.drop(ComputationField.IS_FUSION, ComputationField.THREAD)
        return self._computation

    def _now(self, number: int) -> int:
        """What stands in the place of an instruction."""
        seen = {number}
        while number in self._instead and self._instead[number] not in seen:
            number = self._instead[number]
            seen.add(number)
        return number

    def _one(self, instruction: Message) -> Iterator[Message]:
        """What becomes of an instruction."""
        opcode, name = instruction.text(InstructionField.OPCODE), instruction.text(InstructionField.NAME)
        shape = instruction.message(InstructionField.SHAPE)
        self.laid_out += not Laid.of(shape).in_rows
        operands = instruction.integers(InstructionField.OPERANDS)
        if opcode in _WITHOUT_MEANING:
            raise OpSpecError(
                f"%{name}: {opcode} {_WITHOUT_MEANING[opcode]};"
                " take a stage before the pass that makes it, or give its value as an argument"
            )
        if opcode in _SAME and operands:
            self._instead[instruction.integer(InstructionField.ID)] = operands[0]
            return
        instruction.drop(InstructionField.CONTROL)
        list_groups(instruction, name)
        if opcode != "parameter":
            metadata = instruction.message(InstructionField.METADATA)
            metadata.set(MetadataField.OP_NAME, f"%{name}{SEPARATOR}{metadata.text(MetadataField.OP_NAME)}")
            instruction.set(InstructionField.METADATA, metadata)
        if opcode == "bitcast" and operands and operands[0] in self._by_id:
            yield from self._bitcast(instruction, self._by_id[operands[0]].message(InstructionField.SHAPE), shape)
            return
        if opcode == "fusion":
            instruction.set(InstructionField.OPCODE, "call")
            instruction.drop(InstructionField.FUSION_KIND)
        elif opcode in _UNTRANSLATED:
            instruction.set(InstructionField.OPCODE, "custom-call")
            instruction.set(InstructionField.TARGET, UNTRANSLATED + opcode)
        elif opcode in _STARTED:
            instruction.set(InstructionField.OPCODE, _STARTED[opcode])
            shapes = shape.messages(ShapeField.TUPLE)
            if len(shapes) > RESULT:
                instruction.set(InstructionField.SHAPE, shapes[RESULT])
        yield instruction

    # --- bitcasts ---------------------------------------------------------------------------------------------

    def _bitcast(self, instruction: Message, source: Message, target: Message) -> Iterator[Message]:
        """The elements as they lie in memory, read as another shape, and put in the order of its layout."""
        name = instruction.text(InstructionField.NAME)
        before, after = Laid.of(source), Laid.of(target)
        if why := _unclear(before, after):
            raise OpSpecError(
                f"%{name}: expected a bitcast that the layouts alone explain, found {before} read as {after}, {why};"
                " take a stage before the layouts are assigned"
            )
        steps = list(_steps(before, after))
        *first, (opcode, shape, dimensions) = steps or [("reshape", after, ())]
        metadata = instruction.message(InstructionField.METADATA)
        (operand,) = instruction.integers(InstructionField.OPERANDS)[:1]
        for at, (opcode_, shape_, dimensions_) in enumerate(first):
            step = Message()
            step.set(InstructionField.NAME, f"{name}.step{at}")
            step.set(InstructionField.ID, self._next)
            step.set(InstructionField.METADATA, metadata)
            operand, self._next = _fill(step, opcode_, shape_, dimensions_, operand), self._next + 1
            yield step
        _fill(instruction, opcode, shape, dimensions, operand)
        yield instruction


def _fill(step: Message, opcode: str, shape: Laid, dimensions: Sequence[int], operand: int) -> int:
    """Make an instruction of one operand; gives its number."""
    step.set(InstructionField.OPCODE, opcode)
    step.set(InstructionField.SHAPE, shape.message)
    step.set_integers(InstructionField.OPERANDS, [operand])
    step.drop(InstructionField.DIMENSIONS)
    if dimensions:
        step.set_integers(InstructionField.DIMENSIONS, dimensions)
    return step.integer(InstructionField.ID)


def _unclear(before: Laid, after: Laid) -> str:
    """Why it is not known what a bitcast gives; nothing where it is."""
    if before == after:
        return ""
    if before.element not in ELEMENTS or after.element not in ELEMENTS:
        return "of which one is no array of known elements"
    if (before.tiled or after.tiled) and (before.sizes, before.order) != (after.sizes, after.order):
        return "of which one is in tiles"
    if before.bits != after.bits and (min(before.bits, after.bits) < 8 or max(before.bits, after.bits) > 64):
        return "whose elements have no bits that one op could convert"
    if prod(before.sizes) * before.bits != prod(after.sizes) * after.bits:
        return "which has another number of bits"
    return ""


_Step = tuple[str, Laid, tuple[int, ...]]  # an opcode, what it gives, and the dimensions of a transpose


def _steps(before: Laid, after: Laid) -> Iterator[_Step]:
    now = Laid.rows(before.element, before.in_memory)
    if before.order != tuple(sorted(before.order)):
        yield "transpose", now, before.order
    if before.element != after.element:
        for sizes, opcode, element in _converted(before, after):
            now = Laid.rows(element, sizes)
            yield opcode, now, ()
    if now.sizes != after.in_memory:
        now = Laid.rows(after.element, after.in_memory)
        yield "reshape", now, ()
    if after.order != tuple(sorted(after.order)):
        yield "transpose", after, after.back


def _converted(before: Laid, after: Laid) -> Iterator[tuple[tuple[int, ...], str, int]]:
    """Elements read as those of another type, which may be wider or narrower."""
    count = prod(before.sizes)
    if before.bits == after.bits:
        yield before.in_memory, "bitcast-convert", after.element
    elif before.bits > after.bits:
        ratio = before.bits // after.bits
        yield (count,), "reshape", before.element
        yield (count, ratio), "bitcast-convert", after.element
    else:
        ratio = after.bits // before.bits
        yield (count // ratio, ratio), "reshape", before.element
        yield (count // ratio,), "bitcast-convert", after.element
