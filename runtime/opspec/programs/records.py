"""Light records of a program: what verifier, inference and executor read of MLIR, imported once.

A value is a number; `ModuleView` holds the type and the producer of each. Each distinct type or attribute is
decoded once.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from opspec.catalog.op_index import shares
from opspec.errors import OpSpecError
from opspec.programs import nesting_limit, printed_form
from opspec.programs.carrier import decode_location
from opspec.programs.decoding import Attributes, Decoder
from opspec.programs.locations import Location
from opspec.programs.shared_ops import unified
from opspec.rules.implicit_rules import ANY_GRID, Grid
from opspec.rules.signature import Signature
from opspec.rules.vocabulary import Function
from opspec.values.types import Other, Tensor
from opspec_model.names import COUNTS

if TYPE_CHECKING:
    from jaxlib.mlir import ir

    from opspec.programs.carrier import SSAValue
    from opspec.programs.decoding import Decoded
    from opspec.values.arrays import Array

CONSTANTS = frozenset({"stablehlo.constant", "chlo.constant", "arith.constant", "sdy.constant"})


class Block:
    """Arguments and ops, in order."""

    __slots__ = ("arguments", "ops", "region", "types")

    def __init__(self, region: RegionRecord, arguments: tuple[int, ...], types: tuple[Tensor | Other, ...]) -> None:
        self.region = region
        self.arguments = arguments
        self.types = types
        self.ops: list[View] = []

    @property
    def is_of_function(self) -> bool:
        """Whether it is run once, when a function is called, and not by an op."""
        owner = self.region.owner
        return owner in owner.module.functions.values()


class RegionRecord:
    __slots__ = ("blocks", "owner")

    def __init__(self, owner: View) -> None:
        self.owner = owner
        self.blocks: list[Block] = []

    @property
    def block(self) -> Block:
        """The only block; every region of a StableHLO op has one."""
        if len(self.blocks) != 1:
            raise ValueError(f"a region of {self.owner} has {len(self.blocks)} blocks, not one")
        return self.blocks[0]


class View:
    """One op. `operands` and `results` are values, `operand_types` and `result_types` their types."""

    __slots__ = (
        "_attributes",
        "_location",
        "module",
        "name",
        "op",
        "operand_types",
        "operands",
        "parent",
        "regions",
        "result_types",
        "results",
    )

    module: ModuleView
    op: ir.Operation
    name: str
    operands: tuple[int, ...]
    operand_types: tuple[Tensor | Other, ...]
    results: tuple[int, ...]
    result_types: tuple[Tensor | Other, ...]
    regions: tuple[RegionRecord, ...]
    parent: View | None
    _attributes: Attributes | None
    _location: Location | None

    @property
    def attributes(self) -> Attributes:
        if self._attributes is None:
            self._attributes = Attributes(self.op, self.module.decoder)
        return self._attributes

    @property
    def location(self) -> Location:
        if self._location is None:
            self._location = decode_location(self.op.location)
        return self._location

    @property
    def written(self) -> str:
        """What the program calls the op: its name, or that of another dialect for it."""
        return self.module.written.get(self, self.name)

    def defining(self, index: int) -> View | None:
        """The op that makes an operand; None for an argument of a block."""
        return self.module.producers[self.operands[index]]

    def constant(self, index: int) -> Array | None:
        """The value of an operand that a constant op makes; None where only running the program tells."""
        maker = self.defining(index)
        if maker is None or maker.name not in CONSTANTS:
            return None
        value = maker.attributes.get("value")
        return value if isinstance(value, np.ndarray) else None

    def walk(self) -> Iterator[View]:
        """This op and all below it, in the order of the text."""
        pending = [self]
        while pending:
            view = pending.pop()
            yield view
            if view.regions:
                for region in reversed(view.regions):
                    for block in reversed(region.blocks):
                        pending += reversed(block.ops)

    def __repr__(self) -> str:
        return f"{self.written} at {self.location}"


class ModuleView:
    """A module: its root op, and the type and producer of every value by number."""

    __slots__ = (
        "_calls", "_functions", "decoder", "grid", "looked_up", "names", "producers", "root", "types", "values",
        "written",
    )  # fmt: skip

    def __init__(self, operation: ir.Operation) -> None:
        self.decoder = Decoder()
        self.types: list[Tensor | Other] = []
        self.producers: list[View | None] = []
        self.values: dict[SSAValue, int] = {}
        self._functions: dict[str, Function] = {}
        self._calls: dict[str, View] | None = None
        self.looked_up: dict[tuple[int, int], tuple[object, object]] = {}  # attributes with what their symbols name
        self.names: set[str] = set()  # of its ops, as the program has them
        self.written: dict[View, str] = {}  # what the program calls ops that are those of another dialect
        self.root = self._import(operation)
        if any(map(shares, self.names)):
            self._import_again(unified(operation))
        nesting_limit.check(self.root, _VIEWS)
        self.grid = _grid(self.root)

    @property
    def functions(self) -> dict[str, View]:
        """The functions at the top, by name."""
        ops = (op for region in self.root.regions for block in region.blocks for op in block.ops)
        return {name: op for op in ops if op.name == "func.func" and (name := symbol_of(op)) is not None}

    def function(self, name: str) -> Function:
        """The types of a function that an attribute names."""
        if not self._functions:
            self._functions = {name: _typed(name, view) for name, view in self.functions.items()}
        return self._functions.setdefault(name, Function(name, None))

    @property
    def calls(self) -> dict[str, View]:
        """The first call of each function that is called, by name."""
        if self._calls is None:
            calls: dict[str, View] = {}
            for op in self.walk():
                if op.name == "func.call":
                    calls.setdefault(str(op.attributes.get("callee")), op)
            self._calls = calls
        return self._calls

    def walk(self) -> Iterator[View]:
        return self.root.walk()

    def let_go(self) -> None:
        """Decode what a compiled program may still ask for, and forget MLIR: a context takes a megabyte."""
        views = list(self.walk())
        for view in views:
            _ = view.location
            view.attributes.let_go()
        self.values.clear()
        self.decoder = Decoder()
        for view in reversed(views):  # an op may go with the one around it
            del view.op

    def _import_again(self, operation: ir.Operation) -> None:
        """Take a program in the place of one with the same ops by other names."""
        names = [view.name for view in self.walk()]
        self.decoder = Decoder()
        self.types, self.producers, self.values = [], [], {}
        self.root = self._import(operation)
        self.written = {view: name for view, name in zip(self.walk(), names, strict=True) if view.name != name}

    def _import(self, operation: ir.Operation) -> View:
        # Not recursive: programs nest deeper than Python's stack. A list of ops to make, innermost last.
        root = self._make(operation, None)
        pending = [root]
        while pending:
            view = pending.pop()
            for region, mlir_region in zip(view.regions, view.op.regions, strict=True):
                for mlir_block in mlir_region.blocks:
                    arguments = list(mlir_block.arguments)
                    values = tuple([self._number(argument, None) for argument in arguments])
                    block = Block(region, values, tuple([self.types[value] for value in values]))
                    region.blocks.append(block)
                    append = block.ops.append
                    for child in mlir_block.operations:
                        made = self._make(child.operation, view)
                        append(made)
                        if made.regions:
                            pending.append(made)
        return root

    def _make(self, op: ir.Operation, parent: View | None) -> View:
        view = View()
        view.module = self
        view.op = op
        view.name = name = op.name
        self.names.add(name)
        view.parent = parent
        view._attributes = view._location = None
        values, types = self.values, self.types
        operands = []
        for operand in op.operands:
            number = values.get(operand)
            if number is None:  # used before it is seen: blocks may stand in any order
                number = self._number(operand, None)
            operands.append(number)
        view.operands = tuple(operands)
        view.operand_types = tuple([types[number] for number in operands])
        results = [self._number(result, view) for result in op.results]
        view.results = tuple(results)
        view.result_types = tuple([types[number] for number in results])
        count = len(op.regions)
        view.regions = tuple([RegionRecord(view) for _ in range(count)]) if count else ()
        return view

    def _number(self, value: SSAValue, producer: View | None) -> int:
        number = self.values.get(value)
        if number is None:
            number = self.values[value] = len(self.types)
            self.types.append(self.decoder.type(value.type))
            self.producers.append(producer)
        elif producer is not None:
            self.producers[number] = producer
        return number


def symbol_of(view: View) -> str | None:
    """The name that an op gives itself, as `Symbol`s spell it; None where it has none."""
    name = view.attributes.get("sym_name")
    return printed_form.readable(name) if isinstance(name, bytes) else name if isinstance(name, str) else None


def _inner(view: View) -> list[View]:
    """The ops directly inside that have regions themselves, or call."""
    calls = nesting_limit.NAMED
    blocks = [block for region in view.regions for block in region.blocks]
    return [op for block in blocks for op in block.ops if op.regions or op.name in calls]


def _callee(view: View) -> str:
    attribute = nesting_limit.NAMED.get(view.name)
    return str(view.attributes.get(attribute) or "") if attribute is not None else ""


_VIEWS = nesting_limit.OpReader(
    _inner,
    has_regions=lambda view: bool(view.regions),
    function=lambda view: (symbol_of(view) or "") if view.name == nesting_limit.FUNCTION else "",
    callee=_callee,
)


def process_count(view: View, name: str) -> int | None:
    """How many replicas or partitions a module declares."""
    given = view.attributes.get(f"mhlo.{name}")
    return given if isinstance(given, int) and not isinstance(given, bool) and given > 0 else None


def _grid(root: View) -> Grid:
    replicas, partitions = (process_count(root, name) or count for name, count in zip(COUNTS, ANY_GRID, strict=True))
    return replicas, partitions


def _typed(name: str, function: View) -> Function:
    found = function.attributes.get("function_type")
    if getattr(found, "kind", "") != "function":
        return Function(name, None)
    return Function(name, tuple(found["inputs"]), tuple(found["results"]))


def attributes_of(view: View, signature: Signature) -> dict[str, Decoded]:
    """The attributes that an op declares; a function that one names, with its types."""
    found = {attribute.name: view.attributes.get(attribute.name) for attribute in signature.attributes}
    for attribute in signature.attributes:
        if attribute.kind == "function" and isinstance(found[attribute.name], str):
            found[attribute.name] = view.module.function(found[attribute.name])
    return found


def import_module(module: ir.Module) -> ModuleView:
    operation = getattr(module, "operation", None)
    if operation is None:
        raise OpSpecError(f"expected a module, found {type(module).__name__}; opspec.load(text or path) gives one")
    return ModuleView(operation)


def constant_of(view: View, index: int) -> Array | None:
    """The value of an operand, where it is known before the program runs."""
    return view.constant(index)
