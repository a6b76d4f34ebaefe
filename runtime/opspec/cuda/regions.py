"""A region as a device function: scalar ops, each by the text that it has when it is launched by itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from opspec.cuda.generated_text import kernel_of, kernel_text
from opspec.cuda.spelling import attribute_lines, class_of, constant_text, types_text
from opspec.errors import OpSpecError
from opspec.programs.records import CONSTANTS, Block, RegionRecord, View
from opspec.rules.implicit_rules import Binder
from opspec.rules.signature import REGION_END, Attribute, Signature
from opspec.rules.signature import Region as Declared
from opspec.values.types import ElementType, Tensor
from opspec_model.names import PUBLIC

RETURNS = (REGION_END, "func.return")


def region_text(
    name: str, declared: Declared, region: RegionRecord | None, op: str, reading: str = PUBLIC
) -> Iterator[str]:
    """The functions of the region's ops, and the region, which takes a list for each variadic group."""
    if region is None:
        raise OpSpecError(f"{op}: expected the region '{name}', found none")
    block = region.block
    where = f"{op}, region {name}"
    values = {argument: f"v{at}" for at, argument in enumerate(block.arguments)}
    body: list[str] = []
    returned: Sequence[int] = ()
    for at, view in enumerate(block.ops):
        if view.name in RETURNS:
            returned = view.operands
            continue
        space = f"{name}_{at}"
        if view.name not in CONSTANTS:
            yield from _function(space, view, where, reading)
        body += _step(space, view, values, where, reading)
    texts = [_known(values, value, where) for value in returned]
    yield from _head(name, declared, block, where)
    yield from body
    variadic = any(result.variadic for result in declared.results)
    together = ", ".join(texts)
    yield f"  return {f'list({together})' if variadic else together};"
    yield "}"
    yield ""


def _function(space: str, view: View, where: str, reading: str) -> Iterator[str]:
    """An op's own text, in a namespace of its own with its attributes."""
    kernel = kernel_of(view.name, reading)
    if len(kernel.stages) > 1 or view.regions:
        raise OpSpecError(f"{where}: expected an op on scalars alone, found {view}")
    signature, values = _bound(view, where)
    yield f"namespace {space} {{"
    yield from attribute_lines(_leaves(signature), {leaf: values[leaf] for leaf in kernel.attributes})
    yield kernel_text(view.name, reading).rstrip()
    yield f"}} // namespace {space}"
    yield ""


def _step(space: str, view: View, values: dict[int, str], where: str, reading: str) -> Iterator[str]:
    """The call that makes the op's results."""
    for result, type_ in zip(view.results, view.result_types, strict=True):
        element = _scalar(type_, view, where)
        values[result] = f"v{len(values)}"
        if view.name in CONSTANTS:
            constant = constant_text(view.attributes["value"], element)
            yield f"  const {class_of(element)} {values[result]} = {constant};"
            return
        yield f"  {class_of(element)} {values[result]};"
    stage = kernel_of(view.name, reading).stages[0]
    signature, known = _bound(view, where)
    arguments = ["0"]
    numbers = iter(view.operands)
    tensors = {}
    for value, type_ in zip(signature.operands, known["operands"], strict=True):
        element = _scalar(type_, view, where)
        tensors[value.name] = f"In<{class_of(element)}>{{&{_known(values, next(numbers), where)}.bits}}"
    for value, type_, result in zip(signature.results, known["results"], view.results, strict=True):
        tensors[value.name] = f"Out<{class_of(_scalar(type_, view, where))}>{{&{values[result]}.bits}}"
    arguments += [tensors[name] for name in (*stage.reads, stage.makes)]
    types = types_text([known["types"][var] for var in stage.types])
    yield f"  {space}::{stage.function}{types}({', '.join(arguments)});"


def _head(name: str, declared: Declared, block: Block, where: str) -> Iterator[str]:
    """The function's parameters: an element, or a list of them taken apart."""
    types = []
    for type_ in block.types:
        if not isinstance(type_, Tensor) or type_.rank:
            raise OpSpecError(f"{where}: expected arguments of rank 0, found {type_}")
        types.append(class_of(type_.element))
    groups = declared.arguments
    if not any(value.variadic for group in groups for value in group):
        yield f"DEVICE auto {name}({', '.join(f'{t} v{at}' for at, t in enumerate(types))}) {{"
        return
    if any(len(group) > 1 for group in groups):
        raise OpSpecError(f"{where}: no kernel takes arguments in such groups")
    count = len(types) // len(groups)
    yield f"DEVICE auto {name}({', '.join(f'auto list{at}' for at in range(len(groups)))}) {{"
    for at, kind in enumerate(types):
        group, item = divmod(at, count)
        yield f"  const {kind} v{at} = list{group}{'.more' * item}.first;"


def _known(values: dict[int, str], value: int, where: str) -> str:
    if value not in values:
        raise OpSpecError(f"{where}: a kernel cannot use a value from outside of the region")
    return values[value]


def _scalar(type_: object, view: View, where: str) -> ElementType:
    if not isinstance(type_, Tensor) or type_.rank or not isinstance(type_.element, ElementType):
        raise OpSpecError(f"{where}: expected scalars in {view}, found {type_}")
    return type_.element


def _leaves(signature: Signature) -> list[Attribute]:
    return [leaf for attribute in signature.attributes for leaf in (attribute.fields or (attribute,))]


def _bound(view: View, where: str) -> tuple[Signature, dict[str, Any]]:
    """The op's signature, and what its names stand for: attributes, `operands`, `results` and `types`."""
    from opspec.catalog.dialects import generated

    signature: Signature | None = getattr(generated("binding", view.name), "SIGNATURE", None)
    if signature is None:
        raise OpSpecError(f"{where}: nothing is known of {view.name}")
    binder = Binder(signature)
    operands, results = binder.operands(view.operand_types, view.attributes), binder.results(view.result_types)
    if operands is None or results is None or any(isinstance(t, tuple) for t in (*operands, *results)):
        raise OpSpecError(f"{where}: {view.name} does not take and give single values here")
    attributes = binder.attributes(view.attributes, operands)
    if binder.broken:
        raise OpSpecError(f"{where}, {view.name}: {binder.broken[0].message}")
    known = dict(zip((leaf.name for leaf in _leaves(signature)), attributes, strict=True))
    names = [var.name for var in signature.typevars]
    types = dict(zip(names, binder.typevars(), strict=True))
    return signature, {**known, "operands": operands, "results": results, "types": types}
