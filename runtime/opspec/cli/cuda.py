"""`opspec cuda`: the kernel of an op as text, specialised to types and a shape, or compiled."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, cast

from opspec.cli.inputs import add_reading
from opspec.cli.printing import add_output, save
from opspec.errors import OpSpecError, WrongUse

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from opspec.cli.adding import Add
    from opspec.cuda.compilation import Cubin
    from opspec.cuda.specialisation import Specialised
    from opspec.instances.instance import Element, Instance, Type
    from opspec.values.types import Tensor
    from opspec_model.definitions.spec import DeclaredValue, Op

    Tensors = tuple[tuple[Tensor, ...], ...]  # by declared value


def add_cuda(add: Add) -> None:
    """The subcommand; `add` makes a parser of it."""
    parser = add(
        "cuda",
        _cuda,
        "print the CUDA kernel of an op, or compile it",
        "opspec cuda pad --types bf16 --arch sm_90 -o pad.cubin",
    )
    parser.add_argument("name", metavar="OP", help="an op (stablehlo.pad)")
    parser.add_argument("--types", metavar="T,...", help="specialise: element types for the op's type variables")
    parser.add_argument("--shape", metavar="2x3", help="the shape of the first operand, for element-wise ops")
    add_reading(parser)
    parser.add_argument("--arch", metavar="SM", help="compile with NVRTC, for example for sm_90, and report")
    add_output(parser, "FILE", "where to save the cubin")


def _cuda(options: argparse.Namespace) -> int:
    from opspec.catalog.op_files import full_name
    from opspec.cuda import compilation, generated_text

    if options.output and not options.arch:
        raise WrongUse("cuda: expected --arch with -o, which saves what is compiled; a text is printed")
    name = full_name(options.name)
    if not (options.types or options.shape or options.arch):
        _say(generated_text.kernel_text(name, options.reading).rstrip())
        return 0
    part = _specialised(name, options.types, options.shape, options.reading)
    if not options.arch:
        _say(part.source.rstrip())
        return 0
    made = compilation.compile(part, arch=options.arch)
    if options.output:
        save(options.output, made.code)
    for line in _report(part, made):
        _say(line)
    return 0


def _report(part: Specialised, made: Cubin) -> list[str]:
    lines = [f"{made.arch}: {len(made.code)} bytes"]
    for launch in part.launches:
        used = made.resources[launch.name]
        lines.append(
            f"{launch.name}: {used.registers} registers, {used.stack} bytes of stack, "
            f"{used.spill_stores + used.spill_loads} bytes spilled"
        )
    return lines


def _specialised(name: str, types: str | None, shape: str | None, reading: str) -> Specialised:
    """The op as its first example uses it, with other types, and another shape where all have one."""
    from opspec.catalog.op_files import load
    from opspec.cuda import generated_text, specialisation
    from opspec.instances.instance import element_named, from_example
    from opspec.instances.program_text import program
    from opspec.programs.loading import load_generic
    from opspec.programs.records import import_module

    op, _ = load(name)
    generated_text.kernel_of(name, reading)
    if not op.examples:
        raise OpSpecError(f"{name} has no example to take shapes and attributes from")
    instance = from_example(op, op.examples[0])
    try:
        elements = (
            dict(zip((v.name for v in op.typevars), map(element_named, (types or "").split(",")), strict=False))
            if types
            else {}
        )
    except KeyError as error:
        raise WrongUse(f"--types: {error.args[0]}; expected names such as f32, bf16, i8, ui4, complex<f64>") from None
    sizes = _sizes(shape) if shape else None
    text = program(op, _with_types(op, instance, elements, sizes))
    view = next(view for view in import_module(load_generic(text)).walk() if view.name == name)
    return specialisation.specialise_view(view, reading=reading)


def _sizes(text: str) -> tuple[int, ...]:
    try:
        return tuple(int(size) for size in text.split("x"))
    except ValueError:
        raise WrongUse(f"--shape: expected sizes such as 128x256, found '{text}'") from None


def _with_types(op: Op, instance: Instance, elements: Mapping[str, Element], sizes: tuple[int, ...] | None) -> Instance:
    from dataclasses import replace

    from opspec.values.dims import Vec

    # An op that has a kernel takes and gives nothing but tensors.
    operands, results = cast("Tensors", instance.operands), cast("Tensors", instance.results)
    model = operands[0][0].shape if operands and operands[0] else Vec()
    tensors = [t for group in (*operands, *results) for t in group]
    if sizes is not None and any(tuple(t.shape) != tuple(model) for t in tensors):
        raise WrongUse(f"--shape: the shapes of {op.name} are not all one; leave it out to have those of its example")

    def changed(declared: Sequence[DeclaredValue], groups: Tensors) -> Tensors:
        return tuple(
            tuple(
                replace(
                    t,
                    element=elements.get(value.type.var, t.element),
                    shape=t.shape if sizes is None else Vec(sizes),
                )
                for t in group
            )
            for value, group in zip(declared, groups, strict=True)
        )

    before = {
        value.type.var: t.element
        for value, group in zip((*op.operands, *op.results), (*operands, *results), strict=True)
        for t in group
    }
    names = {before[var]: element for var, element in elements.items() if var in before}

    def renamed(types: Sequence[Type]) -> tuple[Tensor, ...]:
        tensors = cast("Sequence[Tensor]", types)
        return tuple(replace(t, element=names.get(t.element, t.element)) for t in tensors)

    bodies = tuple(
        replace(body, arguments=renamed(body.arguments), results=renamed(body.results)) for body in instance.bodies
    )
    return replace(
        instance,
        operands=changed(op.operands, operands),
        results=changed(op.results, results),
        bodies=bodies,
    )


def _say(line: str) -> None:
    print(line)
