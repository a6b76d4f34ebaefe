"""What partitioning did, as text and as data: local shapes, each collective and why, bytes, memory."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from opspec.buffers.drawing import in_bytes
from opspec.buffers.planning import buffer_program
from opspec.buffers.timeline import timeline
from opspec.partition.collectives import WrittenCollective
from opspec.partition.partitioning import Partitioned
from opspec.partition.placement import Devices
from opspec.programs.records import import_module
from opspec.propagation.axes import Refs
from opspec.propagation.layouts import shape
from opspec.sharding.shardings import axis_text
from opspec_model.text.counting import counted

_WIDTH = 80


def explained(program: Partitioned) -> str:
    """The lines of `opspec partition --explain`."""
    mesh = ", ".join(f"{name}={size}" for name, size in program.mesh.axes)
    lines = [f"{counted(program.mesh.size, 'device')}, {mesh}"]
    lines += [f"  argument {at}: {words}" for at, words in enumerate(_sizes(program, arguments=True))]
    lines += [f"  result {at}: {words}" for at, words in enumerate(_sizes(program, arguments=False))]
    for exchange in program.exchanges:
        lines += _wrapped(
            f"{exchange.kind} over {axes_words(exchange.axes)} of {shape(exchange.shape)},"
            f" {in_bytes(exchange.sent)} of each device: {exchange.why} ({exchange.place})"
        )
    for name, place, why in program.whole:
        lines += _wrapped(f"{place}: {name} is computed whole along some dimensions by every device: {why}")
    for axes, (count, sent) in bytes_by_axes(program.exchanges).items():
        lines.append(f"over {axes}: {in_bytes(sent)} of each device in {counted(count, 'collective')}")
    peak, arguments = peak_memory(program)
    lines.append(f"at most {in_bytes(peak)} on a device at one time, besides {in_bytes(arguments)} of arguments")
    return "\n".join(lines)


def explained_data(program: Partitioned) -> dict[str, object]:
    """The same as data."""
    peak, arguments = peak_memory(program)
    return {
        "mesh": dict(program.mesh.axes),
        "collectives": [
            {
                "op": one.kind,
                "axes": [_axis(axis) for axis in one.axes],
                "local_shape": list(one.shape),
                "bytes": one.sent,
                "why": one.why,
                "place": one.place,
            }
            for one in program.exchanges
        ],
        "bytes": {axes: sent for axes, (_, sent) in bytes_by_axes(program.exchanges).items()},
        "whole": [{"op": name, "place": place, "why": why} for name, place, why in program.whole],
        "peak_bytes": peak,
        "argument_bytes": arguments,
    }


def bytes_by_axes(exchanges: Sequence[WrittenCollective]) -> dict[str, tuple[int, int]]:
    """How many collectives go along which axes, and what each device sends there; a loop's counts for one turn."""
    found: dict[str, tuple[int, int]] = {}
    for one in exchanges:
        count, sent = found.get(axes_words(one.axes), (0, 0))
        found[axes_words(one.axes)] = count + 1, sent + one.sent
    return found


def peak_memory(program: Partitioned) -> tuple[int, int]:
    """The bytes that a device has at most at one time, and those of its arguments."""
    found = timeline(buffer_program(import_module(program.module)))
    return found.peak, found.arguments


def axes_words(axes: Refs) -> str:
    return " ".join(map(_axis, axes))


def _axis(axis: object) -> str:
    return axis_text(axis).replace('"', "")  # type: ignore[arg-type]


def _sizes(program: Partitioned, arguments: bool) -> list[str]:
    devices = Devices(program.mesh)
    main = import_module(program.module).functions["main"].regions[0].block
    types = main.types if arguments else main.ops[-1].operand_types
    ways = (
        zip(program.takes, program.taken, program.taken_terms, strict=True)
        if arguments
        else zip(program.shapes, program.given, program.given_terms, strict=True)
    )
    found = []
    for type_, (whole, dims, terms) in zip(types, ways, strict=True):
        local = list(getattr(type_, "shape", ()))
        words = f"{shape(whole)} as [{', '.join(axes_words(refs) or '-' for refs in dims)}]"
        words += f" unreduced {axes_words(terms)}" if terms else ""
        filled = any(devices.is_filled(size, refs) for size, refs in zip(whole, dims, strict=True))
        found.append(f"{words}, {shape(local)} here{', the last parts filled up' if filled else ''}")
    return found


def _wrapped(text: str) -> list[str]:
    return wrap(text, _WIDTH, subsequent_indent="    ")
