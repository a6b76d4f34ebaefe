"""HLO as StableHLO, by the carrier, in a child process that bad input may end.

`python -m opspec.programs.hlo.conversion` is the child. Another child, which reads programs or verifies them,
converts by itself: it is there for that.
"""

from __future__ import annotations

import base64
import io
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from opspec.errors import LoadError, OpSpecError
from opspec.programs import carrier, nesting_limit, sandbox
from opspec.programs.hlo.fields import ComputationField, InstructionField, ModuleField
from opspec.programs.hlo.finish import finished
from opspec.programs.hlo.forms import Hlo
from opspec.programs.hlo.messages import Damaged, Message
from opspec.programs.hlo.rewriting import rewritten
from opspec.programs.sandbox import ChildEnded, Json, Tell

MODULE = "opspec.programs.hlo.conversion"
_ELIDED = re.compile(r"constant\(\{\s*\.\.\.\s*\}\)")
_NAME = re.compile(r"%?([\w.-]+)\s*=[^=\n]*$")
_PLACE = re.compile(r"was parsing (\d+):(\d+): error: (.*)")
_UNKNOWN = re.compile(r"[Uu]n(known|registered|supported|implemented|recognized)|not (yet )?(supported|implemented)")
_OPCODE = re.compile(r"[Uu]nknown opcode:? '?([\w-]+)")


@dataclass(frozen=True, slots=True)
class Converted:
    """MLIR bytecode of StableHLO and CHLO, and how many values of the module were laid out otherwise than in rows."""

    bytecode: bytes
    laid_out: int


@dataclass(frozen=True, slots=True)
class Printed:
    """An instruction as HLO text has it, without places and layouts: of which computation, its name, and its line."""

    computation: str
    name: str
    line: str


@lru_cache(maxsize=8)
def converted(hlo: Hlo, name: str) -> Converted:
    """Raises LoadError, which begins with `name`."""
    _refuse_elided(hlo, name)
    answer = _asked("convert", hlo, name)
    return Converted(base64.b64decode(answer["bytecode"]), answer["laid_out"])


def printed(hlo: Hlo, name: str) -> list[Printed]:
    """The instructions of a module in the order of its text."""
    return [Printed(*each) for each in _asked("print", hlo, name)["instructions"]]


def _refuse_elided(hlo: Hlo, name: str) -> None:
    """The carrier reads zeros where the text leaves values out."""
    found = _ELIDED.search(hlo.text)
    if found is None:
        return
    line = hlo.text.count("\n", 0, found.start()) + 1
    instruction = _NAME.search(hlo.text, hlo.text.rfind("\n", 0, found.start()) + 1, found.start())
    raise LoadError(
        f"{name}:{line}: expected the values of a constant{f', %{instruction[1]}' if instruction else ''}; found"
        " {...}: the dump left them out. The module beside it, .hlo.pb, has them, and so has the text that"
        " XLA_FLAGS=--xla_dump_large_constants writes"
    )


def _asked(kind: str, hlo: Hlo, name: str) -> Json:
    data = hlo.text.encode() if hlo.text else hlo.module
    question = {"kind": kind, "text": bool(hlo.text)}
    try:
        answer = answered(question, data) if sandbox.is_child() else sandbox.child(MODULE).ask(question, data)
    except ChildEnded as ended:
        raise LoadError(
            f"{name}: reading the {hlo.kind} with {carrier.versions()} {ended}: it is damaged or hostile, or of another"
            " version of XLA"
        ) from None
    except OpSpecError as error:
        answer = {"error": str(error)}
    if said := answer.get("error") or answer.get("mistake"):
        raise LoadError(f"{name}:{said}" if said[0].isdigit() else f"{name}: {said}")
    return answer


# --- the child ----------------------------------------------------------------------------------------------


def answered(question: Json, data: bytes, _: Tell | None = None) -> Json:
    """Raises OpSpecError with what is wrong; where the line is known, that comes first."""
    module = b""
    try:
        module = carrier.hlo_of_text(data.decode(errors="replace")) if question["text"] else data
        return _print(module) if question["kind"] == "print" else _convert(module)
    except Damaged as damaged:
        raise OpSpecError(f"expected a whole HLO module, found one that is damaged: {damaged}") from None
    except carrier.Refused as refused:
        raise OpSpecError(_explained(str(refused), module)) from None


def _convert(data: bytes) -> Json:
    made = rewritten(data)
    module = finished(nesting_limit.bounded(lambda: carrier.stablehlo_of_hlo(made.module)))
    stream = io.BytesIO()
    module.operation.write_bytecode(stream)
    return {"bytecode": base64.b64encode(stream.getvalue()).decode(), "laid_out": made.laid_out}


def _print(data: bytes) -> Json:
    found: list[tuple[str, str, str]] = []
    computation = ""
    for line in carrier.text_of_hlo(data).splitlines():
        if line.endswith("{") and not line.startswith(" "):
            computation = line.removeprefix("ENTRY ").lstrip("%").partition(" ")[0]
        elif " = " in line and line.startswith(" "):
            text = line.strip().removeprefix("ROOT ")
            found.append((computation, text.partition(" = ")[0].lstrip("%"), text))
    return {"instructions": found}


def _explained(said: str, module: bytes) -> str:
    """What the carrier says, shorter, with the line in front where it names one."""
    places = list(_PLACE.finditer(said))
    newer = f"{carrier.versions()} does not know it: a newer jaxlib may, or take a stage before the pass that makes it"
    opcode = _OPCODE.search(said)
    if opcode and not places:
        where = next((f"%{each.text(InstructionField.NAME)}: " for each in _of_opcode(module, opcode[1])), "")
        return f"{where}expected an opcode that the carrier knows, found {opcode[1]!r}; {newer}"
    if places:
        line, column, message = places[0].groups()
        if opcode:
            return f"{line}:{column}: expected an opcode that the carrier knows, found {opcode[1]!r}; {newer}"
        return f"{line}:{column}: {message.strip()}{f'; {newer}' if 'attribute' in message else ''}"
    first = said.splitlines()[0][:400]
    more = f"; {newer}" if _UNKNOWN.search(first) else ""
    return f"{carrier.versions()} does not turn it into StableHLO: {first}{more}"


def _of_opcode(module: bytes, opcode: str) -> Iterator[Message]:
    for computation in Message(module).messages(ModuleField.COMPUTATIONS):
        for instruction in computation.messages(ComputationField.INSTRUCTIONS):
            if instruction.text(InstructionField.OPCODE) == opcode:
                yield instruction


if __name__ == "__main__":
    sandbox.serve(answered)
