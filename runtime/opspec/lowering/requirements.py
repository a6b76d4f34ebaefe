"""What a program needs of whoever reads it: the versions of StableHLO that brought what it uses, with places."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from opspec.catalog.op_index import index
from opspec.programs.carrier import decode_location
from opspec.programs.decoding import Decoder
from opspec.programs.locations import Location
from opspec.values.types import Other, Quantized, Tensor

if TYPE_CHECKING:
    from opspec.programs.carrier import ir

Version = tuple[int, ...]
FIRST = "0.9.0"
THE_OP = "the op"
# What functions are made of has a form in every version.
PLAIN = ("builtin.module", "func.func", "func.return", "func.call")
TYPES = {
    name: version
    for version, names in {
        "0.10.0": ("f8E4M3FNUZ", "f8E5M2FNUZ"),
        "0.11.0": ("f8E4M3B11FNUZ",),
        "1.2.0": ("i2", "ui2"),
        "1.7.0": ("f8E3M4", "f8E4M3"),
        "1.8.0": ("f4E2M1FN", "f6E2M3FN", "f6E3M2FN", "f8E8M0FNU"),
    }.items()
    for name in names
}
ALONG_AN_AXIS = "0.18.0"  # quantization
ACCURATE = (
    "cbrt", "cosine", "exponential_minus_one", "log", "log_plus_one", "logistic", "rsqrt", "sine", "sqrt", "tan",
    "tanh",
)  # fmt: skip
GROUPED = ("all_gather", "all_reduce", "all_to_all", "collective_broadcast", "reduce_scatter")
COMBINING = ("all_reduce", "reduce", "reduce_scatter", "reduce_window", "scatter", "select_and_scatter")


def number(version: str) -> Version:
    return tuple(map(int, version.split(".")))


def walk(root: ir.Operation) -> Iterator[ir.Operation]:
    """Every op below `root`, in the order of the program."""
    left = [root]
    while left:
        op = left.pop()
        yield op
        blocks = [block for region in op.regions for block in region.blocks]
        left += reversed([inner.operation for block in blocks for inner in block.operations])


# --- what came to ops that were there ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class VersionChange:
    """Something that came with a version: the ops that have it, and which uses of them do."""

    since: str
    what: str
    ops: frozenset[str]
    used: Callable[[ir.Operation], bool]

    def is_used_by(self, op: ir.Operation) -> bool:
        return op.name in self.ops and self.used(op)


def _change(since: str, what: str, names: tuple[str, ...], used: Callable[[ir.Operation], bool]) -> VersionChange:
    return VersionChange(since, what, frozenset(f"stablehlo.{name}" for name in names), used)


def _always(_: ir.Operation) -> bool:
    return True


def _is_list(op: ir.Operation) -> bool:
    return len(op.results) > 1


def _has_regions(op: ir.Operation) -> bool:
    return len(op.regions) > 0


def _has(name: str) -> Callable[[ir.Operation], bool]:
    return lambda op: name in op.attributes


def _is_asked_for(op: ir.Operation) -> bool:
    return "result_accuracy" in op.attributes and "DEFAULT" not in str(op.attributes["result_accuracy"])


def _has_axes(op: ir.Operation) -> bool:
    return "mesh_axes" in str(op.attributes["replica_groups"])


def _has_pairs(op: ir.Operation) -> bool:
    return "source_target_pairs" in op.attributes and "dense<>" not in str(op.attributes["source_target_pairs"])


def _has_batches(op: ir.Operation) -> bool:
    numbers = next(name for name in op.attributes if str(name).endswith("dimension_numbers"))
    return "batching_dims = [" in str(op.attributes[numbers])


def _has_settings(op: ir.Operation) -> bool:
    if "backend_config" in op.attributes:
        return str(op.attributes["backend_config"]).startswith("{")
    return "api_version" in op.attributes and str(op.attributes["api_version"]).startswith("4 ")  # has no text of none


def _mentions(text: str) -> Callable[[ir.Operation], bool]:
    return lambda op: any(text in str(value.type) for value in (*op.operands, *op.results))


def _combines_wider(op: ir.Operation) -> bool:
    """Whether the region that combines is of another element type than what it combines."""
    arguments = op.regions[-1].blocks[0].arguments
    return str(arguments[0].type.element_type) != str(op.operands[0].type.element_type)


CHANGES = {
    "wider": _change("0.17.0", "a region that computes in a wider type", COMBINING, _combines_wider),
    "composite": _change("0.19.0", THE_OP, ("composite",), _always),
    "composite_regions": _change("1.14.0", "composite_regions", ("composite",), _has_regions),
    "batching": _change("1.1.0", "batching dimensions", ("dynamic_gather", "gather", "scatter"), _has_batches),
    "settings": _change("1.3.0", "a backend_config that is a dictionary", ("custom_call",), _has_settings),
    "several operands": _change("1.5.0", "several operands", ("all_gather", "all_reduce", "all_to_all"), _is_list),
    "algorithm": _change("1.6.0", "the algorithm", ("dot_general",), _has("algorithm")),
    "accuracy of exponential": _change("1.9.0", "the accuracy asked for", ("exponential",), _is_asked_for),
    "accuracy": _change("1.10.0", "the accuracy asked for", ACCURATE, _is_asked_for),
    "pairs": _change("1.12.0", "source_target_pairs", ("send", "recv"), _has_pairs),
    "buffers": _change("1.13.0", "buffers", ("custom_call",), _mentions("memref<")),
    "async": _change("1.15.0", THE_OP, ("async_start", "async_done"), _always),
    "axes": _change("1.16.0", "groups as axes of a mesh", GROUPED, _has_axes),
    "futures": _change("1.17.0", "futures", ("custom_call",), _mentions("!stablehlo.future")),
    "tilings": _change("1.18.0", "result_tilings", ("custom_call",), _has("result_tilings")),
    "computed root": _change(
        "1.20.0", "a root that is computed", ("collective_broadcast",), _has("has_dynamic_root")
    ),
    "several operands of collective_broadcast": _change(
        "1.20.0", "several operands", ("collective_broadcast",), _is_list
    ),
}  # fmt: skip


# --- what a program needs ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Need:
    """One use of something that a version brought; `since` is empty where no version promises it."""

    since: str
    what: str
    op: str
    place: Location


def needs(module: ir.Module) -> Iterator[Need]:
    """Everything that came after the first version, in the order of the program."""
    decoder = Decoder()
    for op in walk(module.operation):
        for since, what in dict.fromkeys(_of_op(op, decoder)):
            if since != FIRST:
                yield Need(since, what, op.name, decode_location(op.location))


def least_version(found: list[Need]) -> str:
    """The first version that has all of them; empty where one has no version."""
    versions = [need.since for need in found]
    return "" if "" in versions else max(versions, key=number, default=FIRST)


def _of_op(op: ir.Operation, decoder: Decoder) -> Iterator[tuple[str, str]]:
    dialect = op.name.partition(".")[0]
    if op.name in PLAIN:
        types = [argument.type for region in op.regions for block in region.blocks for argument in block.arguments]
    elif dialect != "stablehlo" or op.name not in index():
        yield "", f"the dialect {dialect}"
        return
    else:
        yield index()[op.name].since or FIRST, THE_OP
        yield from ((change.since, change.what) for change in CHANGES.values() if change.is_used_by(op))
        types = [value.type for value in (*op.operands, *op.results)]
    for type_ in types:
        yield from _of_type(decoder.type(type_))


def _of_type(type_: Tensor | Other) -> Iterator[tuple[str, str]]:
    if isinstance(type_, Other):
        for element in type_.elements:
            yield from _of_type(element)
        return
    quantized = type_.element if isinstance(type_.element, Quantized) else None
    if quantized is not None and quantized.axis is not None:
        yield ALONG_AN_AXIS, "quantization along an axis"
    name = str(quantized.storage if quantized is not None else type_.element)
    if name in TYPES:
        yield TYPES[name], f"the element type {name}"
