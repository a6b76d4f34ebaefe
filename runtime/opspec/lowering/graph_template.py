"""The graph of one use of an op in the making: what its op file says, for these types and attributes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Sized
from dataclasses import dataclass
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, Any, Protocol, cast

from opspec.errors import OpSpecError
from opspec.lowering.graph_values import GraphValue, LowerError
from opspec.lowering.vocabulary import GraphBuilder
from opspec.programs import carrier
from opspec.programs.carrier import decode_location
from opspec.programs.decoding import Attributes, Decoder
from opspec.programs.named_structs import with_structs
from opspec.rules.implicit_rules import Binder
from opspec.rules.inference import signature_of, with_known
from opspec.rules.signature import REGION_ENDS, Signature
from opspec.values.types import ELEMENT_TYPES, ElementType, Other, Tensor

if TYPE_CHECKING:
    from opspec.building.views import SSAValue
    from opspec.lowering.open_sizes import Given
    from opspec.programs.carrier import ir
    from opspec.rules.implicit_rules import Dealt
    from opspec.values.dims import Vec

CONSTANT = "stablehlo.constant"


@dataclass(slots=True)
class Template:
    """A graph, built once: the function that holds it, and the name it has in the program once it is called.

    `shared`: the constants in the last function of the program that the graph was put in, where one serves all uses.
    """

    function: ir.Operation
    name: str = ""
    shared: tuple[ir.Operation, list[SSAValue]] | None = None
    _lean: tuple[ir.Operation, list[ir.Operation]] | None = None

    def lean(self) -> tuple[ir.Operation, list[ir.Operation]]:
        """The function with its constants as more arguments, and these constants."""
        if self._lean is None:
            function = self.function.clone(ip=carrier.ir.InsertionPoint(self.function)).operation
            block = function.regions[0].blocks[0]
            constants = [inner.operation for inner in block.operations if inner.operation.name == CONSTANT]
            for constant in constants:
                (value,) = constant.results
                value.replace_all_uses_with(block.add_argument(value.type, constant.location))
                constant.detach_from_parent()
            self._lean = function, constants
        return self._lean


class GraphRun(Protocol):
    """What a graph in the making asks of the run over a module that it is for."""

    module: ir.Module
    scratch: ir.Module
    graph: GraphBuilder
    decoder: Decoder

    @property
    def templates(self) -> Sized:
        """Those made so far."""

    def rewrite(self, root: ir.Operation, /) -> None:
        """Lower every op below `root`."""


class Building:
    """The graph of one signature in the making."""

    def __init__(self, lowering: GraphRun, op: ir.Operation, module: ModuleType) -> None:
        self.lowering, self.op, self.module = lowering, op, module
        self.signature = _signature(op)
        self.graph = lowering.graph
        self.decoder = lowering.decoder
        self.wide: ElementType | None = ELEMENT_TYPES.get(getattr(module, "WIDEN", ""))

    def template(self) -> Template | None:
        ir = carrier.ir
        binder, groups, leaves, results = bound(self.op, self.decoder)
        needed: Callable[..., bool] | None = getattr(self.module, "needed", None)
        known = (*groups, *leaves, *results, *binder.typevars(), *self.regions())
        if needed is not None and not needed(*known):
            return None
        types = [value.type for value in self.op.operands]
        wanted = [value.type for value in self.op.results]
        function = ir.Operation.create(
            "func.func",
            attributes={
                "sym_name": ir.StringAttr.get(f"t{len(self.lowering.templates)}"),
                "sym_visibility": ir.StringAttr.get("private"),
                "function_type": ir.TypeAttr.get(ir.FunctionType.get(types, wanted)),
            },
            regions=1,
            loc=origin(self.op),
            ip=ir.InsertionPoint(self.lowering.scratch.body),
        )
        block = function.regions[0].blocks.append(*types, arg_locs=[ir.Location.unknown()] * len(types))
        with ir.InsertionPoint(block), origin(self.op), self.graph.block():
            values = self.values(list(block.arguments), groups)
            for var, type_ in binder.types.items():
                binder.types[var] = self.widened(type_)
            given = [*values, *leaves, *map(self.widened_type, results), *binder.typevars(), *self.regions()]
            found = self.built(given)
            flat = [item for value in found for item in (value if isinstance(value, list | tuple) else [value])]
            ends = [self.ended(value, type_) for value, type_ in zip(flat, wanted, strict=True)]
            ir.Operation.create("func.return", operands=ends)
        self.lowering.rewrite(function)
        if not len(self.op.regions):  # whose ops have places of their own
            _place(function, ir.Location.name(self.op.name))
        return Template(function)

    def built(self, given: Sequence[object]) -> tuple[Given, ...]:
        """What the graph gives."""
        try:
            found: tuple[Given, ...] = self.module.lower(self.graph, *given)
        except OpSpecError as error:
            told = isinstance(error, LowerError)
            if not told:
                self.expect_rules()
            types = ", ".join(str(value.type) for value in self.op.operands)
            if "?" not in types:
                raise self.error(str(error)) from None
            why = str(error) if told else f"its graph needs sizes that {types} leave open"
            raise self.error(f"{why}; `opspec refine` finds sizes, for arguments of known ones") from None
        return found

    def expect_rules(self) -> None:
        """The rules of the op itself hold: not every carrier checks them when it reads a program."""
        from opspec.verification.verifier import verify

        place = decode_location(self.op.location)
        for broken in verify(self.lowering.module):
            if broken.op == self.op.name and broken.location == place:
                raise LowerError(str(broken))

    def error(self, message: str) -> LowerError:
        return _error(self.op, message)

    # -- values ------------------------------------------------------------------------------------

    def values(self, arguments: Sequence[SSAValue], groups: Sequence[Dealt]) -> list[Given]:
        """The arguments by declared operand, narrow floats widened."""
        return dealt(self.signature, groups, map(self.value, arguments))

    def value(self, argument: SSAValue) -> GraphValue:
        value = GraphValue(argument, self.decoder.type(argument.type))
        if isinstance(value.type, Tensor) and self.widened(value.type.element) is not value.type.element:
            return self.graph.convert(value, self.widened(value.type.element))
        return value

    def widened(self, type_: Any) -> Any:
        """The type in which floats of this one are computed."""
        narrow = isinstance(type_, ElementType) and type_.kind == "float"
        return self.wide if self.wide is not None and narrow and type_.bits < self.wide.bits else type_

    def widened_type(self, type_: Tensor | Other | Sequence[Any] | None) -> object:
        if isinstance(type_, Tensor):
            return Tensor(type_.shape, self.widened(type_.element), type_.encoding)
        return [self.widened_type(item) for item in type_] if isinstance(type_, list | tuple) else type_

    def ended(self, value: GraphValue, wanted: ir.Type) -> SSAValue:
        """A result as a value of the type that the op has."""
        if value.ssa.type == wanted:
            return value.ssa
        type_ = self.decoder.type(wanted)
        if not isinstance(type_, Tensor) or not isinstance(value.type, Tensor):
            raise self.error(f"expected a result of type {wanted}, found {value.type}")
        made: GraphValue = self.graph.op("stablehlo.convert", value, shape=type_.shape, type=type_.element)
        return made.ssa

    def regions(self) -> Iterator[Callable[..., Given]]:
        """The op's own regions, as functions of values."""
        return region_functions(self.signature, self.op, self.decoder)


def dealt(signature: Signature, groups: Sequence[Dealt], values: Iterable[GraphValue]) -> list[Given]:
    """Values by declared operand; `groups`: their types by the same."""
    given = iter(values)
    found: list[Given] = []
    for declared, group in zip(signature.operands, groups, strict=True):
        if declared.variadic:
            found.append([next(given) for _ in cast("Vec", group)])
        else:
            found.append(None if group is None else next(given))
    return found


def region_functions(signature: Signature, op: ir.Operation, decoder: Decoder) -> Iterator[Callable[..., Given]]:
    """The regions of an op, of which there are not any number, as functions of values."""
    for declared, region in zip(signature.regions, op.regions, strict=False):
        if not declared.variadic:
            many = len(declared.results) != 1 or declared.results[0].variadic
            yield _region_function(op, region, many, decoder)


def _region_function(op: ir.Operation, region: ir.Region, many: bool, decoder: Decoder) -> Callable[..., Given]:
    """A region as a function of values, one by one or as a list. `many`: it gives a list."""

    def call(*arguments: GraphValue | Sequence[GraphValue]) -> Given:
        block = region.blocks[0]
        given = [item.ssa for value in arguments for item in ([value] if isinstance(value, GraphValue) else value)]
        wanted, found_types = ([value.type for value in values] for values in (block.arguments, given))
        if wanted != found_types:
            listed = (", ".join(map(str, types)) for types in (wanted, found_types))
            raise _error(op, "its region takes {}, found {}".format(*listed))
        mapped: dict[SSAValue, SSAValue] = dict(zip(block.arguments, given, strict=True))
        for inner in block.operations:
            if inner.operation.name in REGION_ENDS:
                ends = [mapped.get(value, value) for value in inner.operation.operands]
                found = [GraphValue(value, decoder.type(value.type)) for value in ends]
                return found if many else found[0]
            copy = inner.operation.clone()
            _remap(copy, mapped)
            mapped.update(zip(inner.operation.results, copy.results, strict=True))
        raise _error(op, "a region without an end")

    return call


def bound(
    op: ir.Operation, decoder: Decoder, told: Mapping[str, object] = MappingProxyType({})
) -> tuple[Binder, list[Dealt], list[object], list[Dealt]]:
    """An op held against its signature: operand types, attributes and result types by declared name.

    `told`: what is said of its values elsewhere.
    """
    signature = _signature(op)
    binder = Binder(signature)
    types = [decoder.type(value.type) for value in op.operands]
    own = Attributes(op, decoder)
    given = with_structs(signature.asked, {**own, **told} if told else own, op, decoder)
    groups = binder.operands(types, given)
    leaves: list[object] = []
    results = None
    if groups is not None:
        groups = with_known(signature, groups, {})
        leaves = binder.attributes(given, groups)
        results = binder.results([decoder.type(value.type) for value in op.results])
    if binder.broken or groups is None or results is None:
        raise _error(op, binder.broken[0].message)
    return binder, groups, leaves, results


def _signature(op: ir.Operation) -> Signature:
    signature = signature_of(op.name)
    assert signature is not None
    return signature


def _error(op: ir.Operation, message: str) -> LowerError:
    return LowerError(f"{decode_location(op.location)}: {op.name}: {message}")


def _remap(op: ir.Operation, mapped: dict[SSAValue, SSAValue]) -> None:
    """Let an op and everything in it use the new values."""
    for inner in carrier.ops_in(op):
        for at, value in enumerate(inner.operands):
            if value in mapped:
                inner.operands[at] = mapped[value]


def origin(op: ir.Operation) -> ir.Location:
    """The place of an op, under its name."""
    return carrier.ir.Location.name(op.name, op.location)


def _place(function: ir.Operation, location: ir.Location) -> None:
    """Give every op of a function one place."""
    for op in carrier.ops_in(function):
        op.location = location
