"""CUDA kernels of ops: the generated text of an op, specialised to types, shapes, attributes and regions.

Nothing but this package is needed for it; `compilation` and `device` need the extra `opspec[cuda]`.
"""

from __future__ import annotations

import math
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from types import ModuleType
from typing import Any, cast

import numpy as np

from opspec.catalog.dialects import generated
from opspec.cuda.generated_text import kernel_of, kernel_text
from opspec.cuda.kernel_plan import Given, KernelPlan, Process, Stage, Variable
from opspec.cuda.quantized import as_stored, struct_name, struct_text
from opspec.cuda.regions import region_text
from opspec.cuda.spelling import attribute_lines, class_of, longest, types_text
from opspec.errors import OpSpecError
from opspec.programs.records import RegionRecord, View
from opspec.rules.implicit_rules import Binder
from opspec.rules.signature import Attribute, Signature, Value
from opspec.rules.vocabulary import expressed, storage
from opspec.values.arrays import Array
from opspec.values.dims import Dim, Vec
from opspec.values.types import ELEMENT_TYPES, ElementType, Other, Quantized, Tensor
from opspec_model.names import PUBLIC

Types = Sequence[Given]  # for each declared value
THREADS = 128
ALONE = Process()


@dataclass(frozen=True, slots=True)
class Launch:
    """One kernel of a program: a thread per element, over the buffers of these names."""

    name: str
    buffers: tuple[str, ...]
    elements: int

    @property
    def blocks(self) -> int:
        return -(-self.elements // THREADS)


@dataclass(frozen=True, slots=True)
class Specialised:
    """An op for given types: its launches in order, and the tensors that they read and make.

    `text` is all but the headers; `longest` bounds its vectors. Operands that other processes read have two dimensions
    more in front, replicas and partitions.
    """

    op: str
    text: str
    launches: tuple[Launch, ...]
    buffers: Mapping[str, Tensor]
    operands: tuple[str, ...]
    results: tuple[str, ...]
    longest: int

    @property
    def quantized(self) -> bool:
        """Whether it needs the header for quantized elements."""
        return any(isinstance(buffer.element, Quantized) for buffer in self.buffers.values())

    @property
    def source(self) -> str:
        """The whole program."""
        return program([self])


def program(parts: Sequence[Specialised]) -> str:
    """One program with the kernels of several specialisations, which must have different names."""
    header = "quantized.h" if any(part.quantized for part in parts) else "primitives.h"
    head = f'#define LONGEST {max(part.longest for part in parts)}\n#include "{header}"\n'
    return "\n".join([head, *(part.text for part in parts)])


# --- specialisation -------------------------------------------------------------------------------


def specialise(
    op: str,
    operands: Types,
    attributes: Mapping[str, Any],
    results: Types,
    regions: Mapping[str, RegionRecord] | None = None,
    name: str = "",
    process: Process = ALONE,
    reading: str = PUBLIC,
) -> Specialised:
    """The kernel of an op in a reading. `attributes` go by leaf name, and absent ones have their defaults.

    `name` begins the names of its kernels (default: the op's), so that one program can hold several. `process`: the one
    that it is for, where that matters.
    """
    kernel = kernel_of(op, reading)
    signature: Signature = _binding(op).SIGNATURE
    name = name or op.replace(".", "_")
    declared = (*signature.operands, *signature.results)
    values = {v.name: _there(v, given) for v, given in zip(declared, (*operands, *results), strict=True)}
    known = {leaf.name: _value(leaf, attributes, operands) for leaf in _leaves(signature)}
    _check(signature, kernel, values)
    if _moves_stored(op, values):
        values = as_stored(values)
    types = _type_variables(signature, values)
    stages = {
        stage.makes: Tensor(stage.shape(**values, **known, **types), cast("ElementType", types[stage.element]))
        for stage in kernel.stages
        if stage.shape is not None
    }
    tensors = {**values, **stages}
    bodies = [
        region_text(region.name, region, (regions or {}).get(region.name), op, reading) for region in signature.regions
    ]
    lines = [
        f"namespace opspec::{name}_ {{",
        "",
        *(_process_lines(process) if kernel.grid else ()),
        *attribute_lines(_leaves(signature), {leaf: known[leaf] for leaf in kernel.attributes}),
        *(line for body in bodies for line in body),
        *(line for label, tensor in _quantized(values) for line in struct_text(label, tensor)),
        kernel_text(op, reading).rstrip(),
        "",
        f"}} // namespace opspec::{name}_",
        "",
    ]
    shared = {label for v in signature.operands for label, _ in _labelled(v.name, values[v.name]) if kernel.grid}
    launches: list[Launch] = []
    dealt = {value: _given(value, given, signature) for value, given in tensors.items()}
    for part, known_types in _parts(kernel, dealt, types):
        for stage in kernel.stages:
            launch = _launch(f"{name}_{len(launches)}" if kernel.apart and launches else name, stage, kernel, part)
            lines += _entry(name, stage, launch, part, known_types, shared, process)
            launches.append(launch)
    buffers = {label: t for value, given in tensors.items() for label, t in _labelled(value, given)}
    for label in shared:
        shape = [process.num_replicas, process.num_partitions, *buffers[label].shape]
        buffers[label] = Tensor(Vec(shape), buffers[label].element)
    return Specialised(
        op,
        "\n".join(lines) + "\n",
        tuple(launch for launch in launches if launch.elements),
        buffers,
        tuple(label for v in signature.operands for label, _ in _labelled(v.name, values[v.name])),
        tuple(label for v in signature.results for label, _ in _labelled(v.name, values[v.name])),
        max(longest(buffers.values(), known.values()), process.count + 2),
    )


def _process_lines(process: Process) -> list[str]:
    ids = (process.replica_id, process.partition_id, process.num_replicas, process.num_partitions)
    return [f"constexpr Process process = {{{', '.join(map(str, ids))}}};", ""]


def specialise_view(view: View, name: str = "", process: Process = ALONE, reading: str = PUBLIC) -> Specialised:
    """The kernel of an op of a program."""
    kernel_of(view.name, reading)
    signature: Signature = _binding(view.name).SIGNATURE
    binder = Binder(signature)
    operands = binder.operands(view.operand_types, view.attributes)
    results = binder.results(view.result_types)
    if operands is None or results is None:
        raise OpSpecError(f"{view.name}: {binder.broken[0].message}")
    known = dict(
        zip(
            (leaf.name for leaf in _leaves(signature)),
            binder.attributes(view.attributes, operands),
            strict=True,
        )
    )
    if binder.broken:
        raise OpSpecError(f"{view.name}: {binder.broken[0].message}")
    regions = {declared.name: region for declared, region in zip(signature.regions, view.regions, strict=True)}
    return specialise(view.name, operands, known, cast("Types", results), regions, name, process, reading)


def _binding(op: str) -> ModuleType:
    return cast("ModuleType", generated("binding", op))


def _leaves(signature: Signature) -> list[Attribute]:
    return [leaf for attribute in signature.attributes for leaf in (attribute.fields or (attribute,))]


def _value(leaf: Attribute, given: Mapping[str, Any], operands: Types) -> Any:
    value = given.get(leaf.name)
    if value is None and leaf.default is not None:
        return leaf.default(*operands)
    return value


def _there(declared: Value, given: Given) -> Given:
    """A vector that is absent has no entries."""
    if given is None and declared.readable:
        return Tensor(Vec([0]), ELEMENT_TYPES[declared.element])
    return given


def _labelled(name: str, given: Given) -> list[tuple[str, Tensor]]:
    """Each tensor of a value with the name of its buffer."""
    if given is None:
        return []
    return [(name, given)] if isinstance(given, Tensor) else [(f"{name}[{i}]", t) for i, t in enumerate(given)]


@dataclass(frozen=True, slots=True)
class _Given:
    """The tensors of a value with the names of their buffers; `many`: they are the items of a list. `entries`: a vector
    with an entry for each item, of which `entry` is the one that counts.
    """

    many: bool
    items: tuple[tuple[str, Tensor], ...]
    entries: bool = False
    entry: int | None = None

    def only(self, at: int) -> _Given:
        if self.entries:
            return replace(self, entry=at)
        return _Given(True, self.items[at : at + 1]) if self.many else self


def _given(name: str, given: Given, signature: Signature) -> _Given:
    entries = (
        any(v.name == name and v.when and v.readable for v in signature.operands) and cast("Tensor", given).shape[0] > 0
    )
    return _Given(not isinstance(given, Tensor), tuple(_labelled(name, given)), entries)


def _parts(
    kernel: KernelPlan, given: Mapping[str, _Given], types: Mapping[str, Variable]
) -> Iterator[tuple[Mapping[str, _Given], Mapping[str, Variable]]]:
    """What one launch after the other makes: everything, or item by item where results differ in shape."""
    shapes = [tuple(tensor.shape) for _, tensor in given[kernel.stages[-1].makes].items]
    if not kernel.apart or len(set(shapes)) < 2:
        yield given, types
        return
    for at in range(len(shapes)):
        alone = {var: type_[at : at + 1] if isinstance(type_, tuple) else type_ for var, type_ in types.items()}
        yield {name: value.only(at) for name, value in given.items()}, alone


def _check(signature: Signature, kernel: KernelPlan, values: Mapping[str, Given]) -> None:
    op = signature.op
    for value in (*signature.operands, *signature.results):
        for label, tensor in _labelled(value.name, values[value.name]):
            if isinstance(tensor, Other):
                raise OpSpecError(f"{op}, {label}: expected a tensor, found {tensor}")
            if isinstance(tensor.element, Quantized) and signature.regions:
                raise OpSpecError(
                    f"{op}, {label}: no kernel with a region for quantized elements, found {tensor}; dequantize before"
                )
            if any(isinstance(size, Dim) for size in tensor.shape):
                raise OpSpecError(f"{op}, {label}: expected known sizes, found {tensor}")
    for value in signature.results:
        shapes = {tuple(t.shape) for _, t in _labelled(value.name, values[value.name])}
        if len(shapes) > 1 and not kernel.apart:
            raise OpSpecError(f"{op}, {value.name}: no kernel for results of different shapes: {sorted(shapes)}")


def _quantized(values: Mapping[str, Given]) -> Iterator[tuple[str, Tensor]]:
    for value, given in values.items():
        yield from ((label, t) for label, t in _labelled(value, given) if isinstance(t.element, Quantized))


def _moves_stored(op: str, values: Mapping[str, Given]) -> bool:
    """Whether stored integers serve as they are: elements of one quantized type, which are only moved."""
    elements = {t.element for value, given in values.items() for _, t in _labelled(value, given)}
    module = generated("numpy", op)
    return len(elements) == 1 and module is not None and module.MOVES


def _type_variables(signature: Signature, values: Mapping[str, Given]) -> dict[str, Variable]:
    """The element type of each type variable; of a pack, one for each item."""
    found: dict[str, Variable] = {var.name: ELEMENT_TYPES[var.element] for var in signature.typevars if var.element}
    packs = {var.name: var.pack for var in signature.typevars}
    for value in (*signature.operands, *signature.results):
        tensors = [tensor for _, tensor in _labelled(value.name, values[value.name])]
        if value.element not in packs or not tensors:
            continue
        types = tuple(expressed(tensor.element) for tensor in tensors)
        expected = found.setdefault(value.element, types if packs[value.element] else types[0])
        if any(t is not (expected[i] if isinstance(expected, tuple) else expected) for i, t in enumerate(types)):
            raise OpSpecError(f"{signature.op}, {value.name}: expected elements of type {expected}, found {types}")
    return found


def _launch(name: str, stage: Stage, kernel: KernelPlan, tensors: Mapping[str, _Given]) -> Launch:
    suffix = f"_{stage.makes}" if len(kernel.stages) > 1 else ""
    buffers = [label for value in (*stage.reads, stage.makes) for label, _ in tensors[value].items]
    made = tensors[stage.makes].items
    return Launch(f"{name}{suffix}", tuple(buffers), math.prod(made[0][1].shape) if made else 0)


def _entry(
    name: str,
    stage: Stage,
    launch: Launch,
    tensors: Mapping[str, _Given],
    types: Mapping[str, Variable],
    shared: Collection[str],
    process: Process,
) -> Iterator[str]:
    """The kernel: which element a thread makes, and the tensors as the device function sees them."""
    parameters, arguments = [], []
    for value in (*stage.reads, stage.makes):
        view, constant = ("Out", "") if value == stage.makes else ("In", "const ")
        made = []
        for label, tensor in tensors[value].items:
            pointer = re.sub(r"\W", "_", label).strip("_") + "_data"  # an operand may be called `thread`, or `index`
            element, prefix = class_of(storage(tensor.element)), ""
            parameters.append(f"{constant}opspec::{element}::Store *{pointer}")
            if isinstance(tensor.element, Quantized):
                element, prefix = f"{name}_::{struct_name(label)}", "Quantized"
            before = process.number * math.prod(tensor.shape) if label in shared else 0
            shape = tensor.shape
            if (entry := tensors[value].entry) is not None:
                before, shape = before + entry, Vec([1])
            at = f"{pointer} + {before}" if before else pointer
            made.append(f"{prefix}{view}<{', '.join([element, *map(str, shape)])}>{{{at}}}")
        arguments.append(f"list({', '.join(made)})" if tensors[value].many else made[0])
    given = types_text([types[var] for var in stage.types])
    yield f"// {launch.elements} elements"
    yield f'extern "C" __global__ void {launch.name}('
    yield from (f"    {p}{',' if at < len(parameters) - 1 else ') {'}" for at, p in enumerate(parameters))
    yield "  using namespace opspec;"
    yield "  using opspec::index;  // not that of strings.h"
    yield "  const int64_t thread = (int64_t)blockIdx.x * blockDim.x + threadIdx.x;"
    yield f"  if (thread >= {launch.elements}) return;"
    yield f"  {name}_::{stage.function}{given}("
    yield "      thread,"
    yield from (f"      {a}{',' if at < len(arguments) - 1 else ');'}" for at, a in enumerate(arguments))
    yield "}"
    yield ""


def buffers_for(part: Specialised, operands: Sequence[Array]) -> dict[str, Array]:
    """An array for every buffer: the operands, checked, and empty ones."""
    if len(operands) != len(part.operands):
        raise OpSpecError(
            f"{part.op}: expected {len(part.operands)} arrays ({', '.join(part.operands)}), found {len(operands)}"
        )
    given = dict(zip(part.operands, operands, strict=True))
    made = {}
    for name, tensor in part.buffers.items():
        dtype, shape = tensor.element.dtype, tuple(tensor.shape)
        array = np.ascontiguousarray(given[name]) if name in given else np.zeros(shape, dtype)
        if name in given and (array.dtype != dtype or np.shape(given[name]) != shape):
            raise OpSpecError(
                f"{part.op}, {name}: expected {dtype}{list(shape)}, found {array.dtype}{list(np.shape(given[name]))}"
            )
        made[name] = array.reshape(shape)
    return made
