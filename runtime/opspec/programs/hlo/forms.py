"""What a file of XLA holds, known by its content: HLO text, a module, or one in a dump or a snapshot."""

from __future__ import annotations

import re
from dataclasses import dataclass

from opspec.programs.hlo.fields import ComputationField, InstructionField, ModuleField, SnapshotField
from opspec.programs.hlo.messages import Damaged, Message

_TEXT = re.compile(rb"(?:\s+|//[^\n]*|/\*.*?\*/)*HloModule\b", re.DOTALL)
_FIRST = bytes([1 << 3 | 2])  # each message begins with a field 1 that has a length
_CONTROL = re.compile("[\\0-\\x08\\x0e-\\x1f]")  # no text has them
_DEEPEST = 2  # HloSnapshot holds HloProto, which holds HloModuleProto


@dataclass(frozen=True, slots=True)
class Hlo:
    """`text` is empty where the file holds a message: then `module` is the HloModuleProto. `literals` are the
    arguments of a snapshot; None of other files.
    """

    text: str = ""
    module: bytes = b""
    literals: tuple[bytes, ...] | None = None

    @property
    def kind(self) -> str:
        return "HLO text" if self.text else "HLO module"


def recognised(data: bytes) -> Hlo | None:
    """None where it is no file of XLA."""
    if _TEXT.match(data):
        return Hlo(text=data.decode(errors="replace"))
    if data[:1] != _FIRST:
        return None
    try:
        return _message(data)
    except Damaged:
        return None


def _message(data: bytes) -> Hlo | None:
    literals: tuple[bytes, ...] | None = None
    for depth in range(_DEEPEST + 1):
        message = Message(data)
        if _is_module(message):
            return Hlo(module=data, literals=literals)
        inner = message.all_bytes(SnapshotField.HLO)
        if not inner or depth == _DEEPEST:
            return None
        given = message.all_bytes(SnapshotField.ARGUMENTS)
        if given or SnapshotField.RESULT in message and SnapshotField.PLATFORM in message:
            literals = tuple(given)
        data = inner[-1]
    return None


def _is_module(message: Message) -> bool:
    try:
        name = message.all_bytes(ModuleField.NAME)[-1:]
        found = [Message(each) for each in message.all_bytes(ModuleField.COMPUTATIONS)]
        b"".join(name).decode()
        return bool(name and found) and all(
            InstructionField.OPCODE in Message(each)
            for computation in found
            for each in computation.all_bytes(ComputationField.INSTRUCTIONS)[:1]
        )
    except (Damaged, UnicodeDecodeError):
        return False


def damage(data: bytes, text: str) -> str:
    """What is wrong with bytes that begin as a dump does but are none; nothing of others."""
    if data[:1] != _FIRST or (text and not _CONTROL.search(text)):
        return ""
    try:
        Message(data)
    except Damaged as damaged:
        return f"one that is damaged or cut short: {damaged}"
    return ""
