"""Programs over memory for people and for programs: how much they need when, and how long each memory lives."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from opspec.buffers.memory import Allocate, BufferProgram, ChooseSection, Copy, Free, Memory, Repeat, RunOp, Show, Step
from opspec.buffers.timeline import Life, Timeline, timeline
from opspec_model.text.counting import counted

_KINDS = {
    "view": ("view",),
    "update": ("update in place", "updates in place"),
    "copy": ("copy", "copies"),
    "allocate": ("allocation",),
}


def buffers_data(program: BufferProgram) -> dict[str, Any]:
    """All of it, as data. Time is the number of a step."""
    found = timeline(program)
    return {
        "function": program.name,
        "peak": found.peak,
        "at_peak": found.at_peak,
        "arguments": found.arguments,
        "constants": found.constants,
        "steps": [
            {"step": kind_of(step), **said(step), "live": live}
            for step, live in zip(found.steps, found.live, strict=True)
        ],
        "memories": [_memory_data(life) for life in found.lives.values()],
    }


def _memory_data(life: Life) -> dict[str, Any]:
    return {
        "memory": life.memory.number,
        "type": str(life.memory.type),
        "bytes": life.memory.nbytes,
        "kind": life.memory.kind,
        "begin": life.begin,
        "end": life.end,
        "written": [said(step) for step in life.written],
        "updated_in_place": life.updated,
    }


def kind_of(step: Step) -> str:
    """What a step is, in a word."""
    match step:
        case Allocate():
            return "allocate"
        case Free():
            return "free"
        case Copy():
            return "copy"
        case Show():
            return "view" if step.operand is not None else "constant"
        case RunOp():
            return "update" if step.updated else "op"
        case Repeat():
            return "loop"
        case ChooseSection():
            return "branch"


def said(step: Step) -> dict[str, Any]:
    """The op of a step and its place, or the memory that it is about."""
    match step:
        case Allocate(memory=memory) | Free(memory=memory):
            return {"memory": memory.number}
        case Copy(source=source, target=target):
            return {"from": source.memory.number, "to": target.memory.number}
        case Show(view=view) | RunOp(view=view) | Repeat(view=view) | ChooseSection(view=view):
            return {"op": view.name, "place": str(view.location)}


def summary_lines(program: BufferProgram) -> Iterator[str]:
    """What a program needs, and what is there when it needs most."""
    found = timeline(program)
    kinds = [kind_of(step) for step in found.steps]
    besides = f"{found.arguments:,} of arguments and {found.constants:,} of constants"
    yield f"@{program.name}: at most {found.peak:,} bytes at one time, besides {besides}"
    if found.steps:
        most = name_of(found.steps[found.at_peak])
        yield f"  most at step {found.at_peak + 1} of {len(found.steps)}, {most}:"
    for life in largest(found, found.at_peak)[:8]:
        yield f"    {life.memory.nbytes:,} bytes, {life.memory.type}{_by(life)}"
    counts = (counted(kinds.count(kind), *words) for kind, words in _KINDS.items())
    yield f"  {', '.join(counts)}"


def largest(found: Timeline, at: int) -> list[Life]:
    """What is alive at a step besides arguments and constants, the largest first."""
    alive = [x for x in found.lives.values() if x.begin <= at <= x.end and x.memory.kind in ("allocated", "handed")]
    return sorted(alive, key=lambda x: (-x.memory.nbytes, x.memory.number))


def name_of(step: Step) -> str:
    """A step in a few words."""
    found = said(step)
    return f"{found['op']} at {found['place']}" if "op" in found else f"{kind_of(step)} {memory_of(step)}"


def memory_of(step: Step) -> str:
    """The type of the memory that is allocated, freed or copied into."""
    match step:
        case Allocate(memory=memory) | Free(memory=memory):
            return _typed(memory)
        case Copy(target=target):
            return _typed(target.memory)
    return ""


def _typed(memory: Memory) -> str:
    return f"{memory.type}"


def _by(life: Life) -> str:
    return f", {name_of(life.written[0])}" if life.written else ""
