"""What a pass changed: the instructions that are gone, new or other."""

from __future__ import annotations

from dataclasses import dataclass

from opspec.bisection.stages import DumpStage
from opspec.programs.hlo import conversion, forms
from opspec.programs.loading import load


@dataclass(frozen=True, slots=True)
class InstructionChange:
    """An instruction before and after a pass; empty where there is none."""

    before: str
    after: str

    def __str__(self) -> str:
        return "\n".join(f"{sign} {line}" for sign, line in (("-", self.before), ("+", self.after)) if line)


def changes(before: DumpStage, after: DumpStage) -> list[InstructionChange]:
    """By name, in the order of the program after the pass; those that are gone come first."""
    old, new = _instructions(before), _instructions(after)
    gone = [InstructionChange(line, "") for name, line in old.items() if name not in new]
    other = [InstructionChange(old.get(name, ""), line) for name, line in new.items() if old.get(name) != line]
    return [*gone, *other]


def _instructions(stage: DumpStage) -> dict[str, str]:
    """Lines by a name that stays: that of the instruction, and in MLIR, where values have numbers, the line itself."""
    hlo = forms.recognised(stage.path.read_bytes())
    if hlo is None:
        lines = [line.strip() for line in str(load(stage.path).operation).splitlines()]
        return {line: line for line in lines if line}
    found: dict[str, str] = {}
    for each in conversion.printed(hlo, str(stage.path)):
        name = each.name if each.name not in found else f"{each.computation}/{each.name}"
        found[name] = each.line
    return found
