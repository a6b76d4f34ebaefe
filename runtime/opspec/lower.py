"""Lowering: ops of a program replaced by the graphs that their op files give, or wrapped as composites.

Each signature (op, operand types, attributes) is built once, as a function of its own; every use is a clone of that.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from types import ModuleType
from typing import TYPE_CHECKING, Any, Literal

from opspec import carrier, composites
from opspec.binder import Binder
from opspec.decode import Attributes, Decoder
from opspec.dialects import generated
from opspec.element import ELEMENT_TYPES, ElementType, Tensor
from opspec.errors import OpSpecError
from opspec.infer import signature_of, with_known
from opspec.load import Source, load
from opspec.location import decode_location
from opspec.lower_sizes import is_of_sizes, lower_sizes
from opspec.lowering import Graph, LowerError, Value
from opspec.ops import index
from opspec.retarget import COMPOSITE, inline_composites, retarget
from opspec.signature import Signature

if TYPE_CHECKING:
    from opspec.carrier import ir

FUNCTION, CONSTANT = "func.func", "stablehlo.constant"
TARGET = "stablehlo"  # what is lowered to: of other dialects whatever has a decomposition is replaced
LOWERED = "chlo"  # the dialect of which nothing is left
Action = Literal["expand", "composite", "keep"]
Ops = Collection[str] | str


@dataclass(frozen=True, slots=True)
class Options:
    """What becomes of each op. `keep`, `composite`, `expand`: names of ops; `composite` may also be 'all' or 'policy',
    what each op's file says. `to`: the version that the program is for.
    """

    keep: frozenset[str] = frozenset()
    composite: frozenset[str] = frozenset()
    expand: frozenset[str] = frozenset()
    to: tuple[int, ...] | None = None

    def action(self, name: str, module: ModuleType) -> Action:
        if name in self.expand:
            return "expand"
        if name in self.keep:
            return "keep"
        before = getattr(module, "BEFORE", None)
        if name.startswith(f"{TARGET}.") and (before is None or self.to is None or self.to >= _version(before)):
            return "keep"
        if name in self.composite or "all" in self.composite:
            return "composite"
        policy: Action = module.POLICY
        return policy if "policy" in self.composite else "expand"


def lower(
    program: ir.Module | Source, *, keep: Ops = (), composite: Ops = (), expand: Ops = (), to: str | None = None
) -> ir.Module:
    """The program without CHLO: each op replaced by the graph of its op file.

    A module is changed in place; text, a path or bytes are loaded first. `keep`: ops that stay; `composite`: ops that
    become a `stablehlo.composite` with the graph as a private function, 'all' of them, or by 'policy'; `expand`: ops
    that are replaced all the same; `to`: a StableHLO version, whose newer ops are replaced too.
    """
    module = program if isinstance(program, carrier.ir.Module) else load(program)
    options = Options(_names(keep), _names(composite), _names(expand), _version(to) if to is not None else None)
    with module.context, carrier.ir.Location.unknown(module.context):
        _Lowering(module, options).run()
    return module


def _names(given: Ops) -> frozenset[str]:
    names = [name for name in ([given] if isinstance(given, str) else given) if name]
    found = frozenset(name if "." in name or name in ("all", "policy") else f"{LOWERED}.{name}" for name in names)
    for name in found:
        if name.partition(".")[0] in (TARGET, LOWERED) and name not in index():
            near = get_close_matches(name, index(), 1)
            raise LowerError(f"no op is called {name!r}" + (f"; did you mean '{near[0]}'?" if near else ""))
    return found


def _version(text: str) -> tuple[int, ...]:
    try:
        return tuple(map(int, text.split(".")))
    except ValueError:
        raise LowerError(f"expected a version such as 1.10.0, found {text!r}") from None


@dataclass(slots=True)
class _Template:
    """A graph, built once: the function that holds it, and the name it has in the program once it is called.

    `lean`: the function with its constants as more arguments; `shared`: those of the last function of the program that
    the graph was put in, where one serves all uses.
    """

    function: ir.Operation
    name: str = ""
    lean: ir.Operation | None = None
    shared: tuple[ir.Operation, list[Any]] | None = None


class _Lowering:
    """One run over a module."""

    def __init__(self, module: ir.Module, options: Options) -> None:
        self.module = module
        self.options = options
        self.context = module.context
        self.decoder = Decoder()
        self.scratch = carrier.ir.Module.create()
        self.graph = Graph(self.context, self.decoder)
        self.templates: dict[Any, _Template | None] = {}
        self.actions: dict[str, Action] = {}
        self.taken: set[str] = set()

    def run(self) -> None:
        self.rewrite(self.module.operation)
        if any(map(is_of_sizes, self.actions)):
            lower_sizes(self.module.operation, self.graph, self.decoder)
        if COMPOSITE in self.options.expand:
            inline_composites(self.module)
        if self.options.to is not None:
            retarget(self.module, self.options.to, self.options.keep)

    def rewrite(self, root: ir.Operation) -> None:
        """Lower every op below `root`; inner ones first."""
        for op in self.found(root):
            action = self.actions[op.name]
            template = self.template(op)
            if template is None:
                continue
            if action == "composite":
                self.wrap(op, template)
            else:
                self.expand(op, template)

    def found(self, root: ir.Operation) -> list[ir.Operation]:
        """The ops that do not stay as they are."""
        actions, found, unknown = self.actions, [], []
        advance = carrier.ir.WalkResult.ADVANCE

        def visit(op: ir.Operation) -> ir.WalkResult:
            action = actions.get(op.name)
            if action is None:
                unknown.append(op)
            elif action != "keep":
                found.append(op)
            return advance

        root.walk(visit, carrier.ir.WalkOrder.POST_ORDER)
        if not unknown:
            return found
        for op in unknown:  # not in the callback, whose exceptions the carrier turns into others
            if op.name not in actions:
                actions[op.name] = self.action(op)
        return self.found(root)

    def action(self, op: ir.Operation) -> Action:
        name = op.name
        module = generated("lowering", name)
        if module is not None:
            return self.options.action(name, module)
        if name.startswith(f"{LOWERED}.") and name not in self.options.keep:
            place = decode_location(op.location)
            raise LowerError(f"{place}: {name}: its op file gives no decomposition; keep it with keep=['{name}']")
        return "keep"

    # -- templates ---------------------------------------------------------------------------------

    def template(self, op: ir.Operation) -> _Template | None:
        """The graph of this signature; None where this use of the op stays as it is."""
        key = self.key(op)
        if key is not None and key in self.templates:
            return self.templates[key]
        module = generated("lowering", op.name)
        assert module is not None
        template = _Building(self, op, module).template()
        if key is not None:
            self.templates[key] = template
        return template

    def key(self, op: ir.Operation) -> Any:
        """What two uses have in common that have one graph; None for an op with regions."""
        if len(op.regions):
            return None
        types = tuple([value.type for value in op.operands])
        results = tuple([value.type for value in op.results])
        attributes = op.attributes
        if not len(attributes):
            return (op.name, types, results)
        try:
            return (op.name, types, results, tuple((name, attributes[name]) for name in attributes))
        except TypeError:  # a complex constant, which the bindings cannot make an object of
            return None

    # -- uses --------------------------------------------------------------------------------------

    def expand(self, op: ir.Operation, template: _Template) -> None:
        """Put a copy of the graph in the place of an op."""
        function, values = template.function, list(op.operands)
        parent = op.parent.operation if op.parent is not None else None
        known = template.shared if parent is not None and parent.name == FUNCTION else None
        if known is not None and known[0] == parent:
            function, values = _lean(template), [*values, *known[1]]
        block = function.clone(ip=False).regions[0].blocks[0]
        for argument, value in zip(block.arguments, values, strict=True):
            argument.replace_all_uses_with(value)
        location = _origin(op)
        *body, end = [inner.operation for inner in block.operations]
        for inner in body:
            inner.location = location
            inner.move_before(op)
        for result, value in zip(op.results, list(end.operands), strict=True):
            result.replace_all_uses_with(value)
        op.erase()
        if function is template.function and parent is not None and _is_whole(parent):
            template.shared = parent, [inner.results[0] for inner in body if inner.name == CONSTANT]

    def wrap(self, op: ir.Operation, template: _Template) -> None:
        """Put a composite in the place of an op."""
        ir = carrier.ir
        if not template.name:
            template.name = self.function(op, template)
        made = ir.Operation.create(
            "stablehlo.composite",
            results=[result.type for result in op.results],
            operands=list(op.operands),
            attributes={
                "name": ir.StringAttr.get(op.name),
                "decomposition": ir.FlatSymbolRefAttr.get(template.name),
                "composite_attributes": composites.held(op, self.decoder),
                "version": ir.IntegerAttr.get(ir.IntegerType.get_signless(32), composites.KNOWN_VERSION),
            },
            regions=len(op.regions),
            loc=_origin(op),
            ip=ir.InsertionPoint(op),
        )
        _copy_bodies(op, made)
        for result, value in zip(op.results, made.results, strict=True):
            result.replace_all_uses_with(value)
        op.erase()

    def function(self, op: ir.Operation, template: _Template) -> str:
        """The graph as a private function of the program."""
        if not self.taken:
            named = (op.attributes for op in self.module.body.operations if "sym_name" in op.attributes)
            self.taken = {carrier.ir.StringAttr(attributes["sym_name"]).value for attributes in named}
        stem = f"{op.name}.impl"
        name = next(n for n in _numbered(stem) if n not in self.taken)
        self.taken.add(name)
        made = template.function.clone(ip=carrier.ir.InsertionPoint(self.module.body))
        made.attributes["sym_name"] = carrier.ir.StringAttr.get(name)
        return name


def _is_whole(op: ir.Operation) -> bool:
    """Whether an op is a function of one block, where what comes first is known to all that follows."""
    return op.name == FUNCTION and len(op.regions[0].blocks) == 1


def _lean(template: _Template) -> ir.Operation:
    """The graph for a function that has its constants."""
    if template.lean is None:
        template.lean = template.function.clone(ip=carrier.ir.InsertionPoint(template.function))
        block = template.lean.regions[0].blocks[0]
        for op in [inner.operation for inner in block.operations]:
            if op.name == CONSTANT:
                (value,) = op.results
                value.replace_all_uses_with(block.add_argument(value.type, op.location))
                op.erase()
    return template.lean


def _numbered(stem: str) -> Iterator[str]:
    yield stem
    count = 1
    while True:
        yield f"{stem}_{count}"
        count += 1


def _origin(op: ir.Operation) -> ir.Location:
    """The place of an op, under its name."""
    return carrier.ir.Location.name(op.name, op.location)


def _copy_bodies(op: ir.Operation, made: ir.Operation) -> None:
    """Give an op the bodies of another one."""
    copy = op.clone(ip=False)  # a region cannot be copied by itself
    for region, own in zip(copy.regions, made.regions, strict=True):
        for block in list(region.blocks):
            block.append_to(own)
    copy.erase()


class _Building:
    """The graph of one signature in the making."""

    def __init__(self, lowering: _Lowering, op: ir.Operation, module: ModuleType) -> None:
        signature = signature_of(op.name)
        assert signature is not None
        self.lowering, self.op, self.module = lowering, op, module
        self.signature: Signature = signature
        self.graph = lowering.graph
        self.decoder = lowering.decoder
        self.wide: ElementType | None = ELEMENT_TYPES.get(getattr(module, "WIDEN", ""))

    def template(self) -> _Template | None:
        ir = carrier.ir
        binder, groups, leaves, results = self.bound()
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
            loc=_origin(self.op),
            ip=ir.InsertionPoint(self.lowering.scratch.body),
        )
        block = function.regions[0].blocks.append(*types, arg_locs=[ir.Location.unknown()] * len(types))
        with ir.InsertionPoint(block), _origin(self.op), self.graph.block():
            values = self.values(list(block.arguments), groups)
            for var, type_ in binder.types.items():
                binder.types[var] = self.widened(type_)
            given = [*values, *leaves, *map(self.widened_type, results), *binder.typevars(), *self.regions()]
            found = self.built(given)
            flat = [item for value in found for item in (value if isinstance(value, list | tuple) else [value])]
            ends = [self.ended(value, type_) for value, type_ in zip(flat, wanted, strict=True)]
            ir.Operation.create("func.return", operands=ends)
        self.lowering.rewrite(function)
        return _Template(function)

    def built(self, given: Sequence[Any]) -> tuple[Any, ...]:
        """What the graph gives."""
        try:
            found: tuple[Any, ...] = self.module.lower(self.graph, *given)
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
        from opspec.verify import verify

        place = decode_location(self.op.location)
        for broken in verify(self.lowering.module):
            if broken.op == self.op.name and broken.location == place:
                raise LowerError(str(broken))

    def error(self, message: str) -> LowerError:
        return LowerError(f"{decode_location(self.op.location)}: {self.op.name}: {message}")

    def bound(self) -> tuple[Binder, list[Any], list[Any], list[Any]]:
        """The op held against its signature: operand types, attributes and result types by declared name."""
        binder = Binder(self.signature)
        types = [self.decoder.type(value.type) for value in self.op.operands]
        given = Attributes(self.op, self.decoder)
        groups = binder.operands(types, given)
        leaves: list[Any] = []
        results = None
        if groups is not None:
            groups = with_known(self.signature, groups, {})
            leaves = binder.attributes(given, groups)
            results = binder.results([self.decoder.type(value.type) for value in self.op.results])
        if binder.broken or groups is None or results is None:
            raise self.error(binder.broken[0].message)
        return binder, groups, leaves, results

    # -- values ------------------------------------------------------------------------------------

    def values(self, arguments: Sequence[Any], groups: Sequence[Any]) -> list[Any]:
        """The arguments by declared operand, narrow floats widened."""
        given = iter(arguments)
        found: list[Any] = []
        for declared, group in zip(self.signature.operands, groups, strict=True):
            if declared.variadic:
                found.append([self.value(next(given)) for _ in group])
            else:
                found.append(None if group is None else self.value(next(given)))
        return found

    def value(self, argument: Any) -> Value:
        value = Value(argument, self.decoder.type(argument.type))
        if isinstance(value.type, Tensor) and self.widened(value.type.element) is not value.type.element:
            return self.graph.convert(value, self.widened(value.type.element))
        return value

    def widened(self, type_: Any) -> Any:
        """The type in which floats of this one are computed."""
        narrow = isinstance(type_, ElementType) and type_.kind == "float"
        return self.wide if self.wide is not None and narrow and type_.bits < self.wide.bits else type_

    def widened_type(self, type_: Any) -> Any:
        if isinstance(type_, Tensor):
            return Tensor(type_.shape, self.widened(type_.element), type_.encoding)
        return [self.widened_type(item) for item in type_] if isinstance(type_, list | tuple) else type_

    def ended(self, value: Value, wanted: ir.Type) -> Any:
        """A result as a value of the type that the op has."""
        if value.ssa.type == wanted:
            return value.ssa
        type_ = self.decoder.type(wanted)
        if not isinstance(type_, Tensor) or not isinstance(value.type, Tensor):
            raise self.error(f"expected a result of type {wanted}, found {value.type}")
        return self.graph.op("stablehlo.convert", value, shape=type_.shape, type=type_.element).ssa

    def regions(self) -> Iterable[Callable[..., Any]]:
        """The op's own regions, as functions of values."""
        for declared, region in zip(self.signature.regions, self.op.regions, strict=False):
            if not declared.variadic:
                many = len(declared.results) != 1 or declared.results[0].variadic
                yield self.region(region, many)

    def region(self, region: ir.Region, many: bool) -> Callable[..., Any]:
        """A region as a function of values, one by one or as a list. `many`: it gives a list."""

        def call(*arguments: Value | Sequence[Value]) -> Any:
            block = region.blocks[0]
            given = [item.ssa for value in arguments for item in ([value] if isinstance(value, Value) else value)]
            mapped: dict[Any, Any] = dict(zip(block.arguments, given, strict=True))
            for inner in block.operations:
                if inner.operation.name == "stablehlo.return":
                    ends = [mapped.get(value, value) for value in inner.operation.operands]
                    found = [Value(value, self.decoder.type(value.type)) for value in ends]
                    return found if many else found[0]
                copy = inner.operation.clone()
                _remap(copy, mapped)
                mapped.update(zip(inner.operation.results, copy.results, strict=True))
            raise self.error("a region without an end")

        return call


def _remap(op: ir.Operation, mapped: dict[Any, Any]) -> None:
    """Let an op and everything in it use the new values."""

    def visit(inner: ir.Operation) -> ir.WalkResult:
        for at, value in enumerate(inner.operands):
            if value in mapped:
                inner.operands[at] = mapped[value]
        return carrier.ir.WalkResult.ADVANCE

    op.walk(visit)
