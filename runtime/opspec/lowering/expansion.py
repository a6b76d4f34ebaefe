"""Lowering: ops of a program replaced by the graphs that their op files give, or wrapped as composites.

Each signature (op, operand types, attributes) is built once, as a function of its own; every use is a clone of that.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from types import ModuleType
from typing import TYPE_CHECKING, Literal

from opspec.catalog.dialects import generated, packages
from opspec.catalog.op_files import meant
from opspec.catalog.op_index import all_shared
from opspec.catalog.versions import TITLES, changes_of, versions_of
from opspec.errors import WrongUse
from opspec.lowering import composite_attributes
from opspec.lowering.downgrade import COMPOSITE, inline_composites, retarget
from opspec.lowering.graph_template import Building, Template, origin
from opspec.lowering.graph_values import LowerError
from opspec.lowering.mhlo_effects import lower_effects
from opspec.lowering.needed_versions import Version
from opspec.lowering.size_ops import is_of_sizes, lower_sizes
from opspec.lowering.tiers import expect_tier, reaches
from opspec.lowering.vocabulary import GraphBuilder
from opspec.ops import index
from opspec.programs import carrier, nesting_limit, printed_form
from opspec.programs.carrier import decode_location
from opspec.programs.decoding import Decoder
from opspec.programs.loading import Source, load
from opspec.programs.shared_ops import respell, unify
from opspec_model.definitions.versions import TIERS, number

if TYPE_CHECKING:
    from opspec.building.views import SSAValue
    from opspec.lowering.vocabulary import Key
    from opspec.programs.carrier import ir

FUNCTION, SYMBOL = "func.func", "sym_name"
TARGET = "stablehlo"  # what is lowered to: of other dialects whatever has a decomposition is replaced
LOWERED = "chlo"
GONE = (LOWERED, "mhlo")  # dialects of which nothing is left
Action = Literal["expand", "composite", "keep"]
Ops = Collection[str] | str


class WrongTarget(LowerError, WrongUse):
    """What is asked for is no version, dialect or op, or none that is known."""


@dataclass(frozen=True, slots=True)
class Options:
    """What becomes of each op. `keep`, `composite`, `expand`: names of ops; `composite` may also be 'all' or 'policy',
    what each op's file says. `to`: the versions that the program is for, by dialect; `tier`: how far it is to go.
    """

    keep: frozenset[str] = frozenset()
    composite: frozenset[str] = frozenset()
    expand: frozenset[str] = frozenset()
    to: Mapping[str, Version] = field(default_factory=dict)
    tier: str = ""

    def action(self, name: str, module: ModuleType) -> Action:
        if name in self.expand:
            return "expand"
        if name in self.keep:
            return "keep"
        dialect, target = name.partition(".")[0], self.to.get(name.partition(".")[0])
        before = getattr(module, "BEFORE", None)
        if dialect == TARGET and (before is None or target is None or target >= _version(before)):
            return "keep"
        if name in self.composite or "all" in self.composite:
            return "composite"
        if dialect != TARGET and self.stays(name, target):
            return "keep"
        policy: Action = module.POLICY
        return policy if "policy" in self.composite else "expand"

    def kept(self, name: str) -> bool:
        """Whether an op that has no graph stays."""
        return name in self.keep or self.stays(name, None)

    def stays(self, name: str, target: Version | None) -> bool:
        """Whether an op of another dialect may stay as it is: since it may go far enough, or its dialect's version
        has it.
        """
        if target is not None:
            return target >= _version(changes_of(name)[0].since)
        return bool(self.tier) and reaches(name, self.tier)


def lower(
    program: ir.Module | Source,
    *,
    keep: Ops = (),
    composite: Ops = (),
    expand: Ops = (),
    to: str | None = None,
    to_dialect: str | None = None,
    tier: str | None = None,
) -> ir.Module:
    """The program without CHLO and MHLO: each op replaced by the graph of its op file, or by the one that it is.

    A module is changed in place; text, a path or bytes are loaded first. `keep`: ops that stay; `composite`: ops that
    become a `stablehlo.composite` with the graph as a private function, 'all' of them, or by 'policy'; `expand`: ops
    that are replaced all the same; `to`: a StableHLO version, whose newer ops are replaced too, or the age of who is to
    read the program: '4w', '12w', 'max'; `to_dialect`: the way back to a dialect that has these ops as its own, 'mhlo'.
    """
    module = program if isinstance(program, carrier.ir.Module) else load(program)
    nesting_limit.check_module(module)
    if tier is not None and tier not in TIERS:
        raise LowerError(f"expected a tier, one of {', '.join(TIERS)}; found {tier!r}")
    shared = _shared(to_dialect)
    keep = [*([keep] if isinstance(keep, str) else keep), *(op for op in shared if op.startswith(f"{LOWERED}."))]
    options = Options(_names(keep), _names(composite), _names(expand), targets(to), tier or "")
    with module.context, carrier.ir.Location.unknown(module.context):
        LoweringRun(module, options).run()
    if to_dialect is not None:
        respell(module.operation, to_dialect)
    return module


def _shared(dialect: str | None) -> list[str]:
    """The ops that a dialect has as its own."""
    if dialect is None:
        return []
    found = [op for name, op in all_shared().items() if name.startswith(f"{dialect}.")]
    if not found:
        known = dict.fromkeys(name.partition(".")[0] for name in all_shared())
        raise WrongTarget(f"expected a dialect that has ops of StableHLO, one of {', '.join(known)}; found {dialect!r}")
    return found


def _names(given: Ops) -> frozenset[str]:
    names = [name for name in ([given] if isinstance(given, str) else given) if name]
    found = frozenset(name if "." in name or name in ("all", "policy") else _full(name) for name in names)
    for name in found:
        if name.partition(".")[0] in (TARGET, LOWERED) and name not in index():
            near = get_close_matches(name, index(), 1)
            raise WrongTarget(f"no op is called {name!r}" + (f"; did you mean '{near[0]}'?" if near else ""))
    return found


def _full(name: str) -> str:
    """Most ops that are named here are CHLO's, and an op that two dialects have is meant as CHLO's."""
    return meant(name, LOWERED) or f"{LOWERED}.{name}"


def targets(text: str | None) -> dict[str, Version]:
    """The version that each dialect is written for: `1.3.0`, an age of who reads the program, `acme=1.0.0`."""
    found: dict[str, Version] = {}
    for part in (text or "").split(",") if text is not None else ():
        dialect, equals, said = part.strip().rpartition("=")
        if not equals:
            dialect, said = TARGET, carrier.version_of_age(said) if said in carrier.AGES else said
        versions = versions_of(dialect)
        if versions is None or (equals and dialect == TARGET):
            others = [name for name in packages() if (own := versions_of(name)) and own.tier == "portable"]
            hint = f"write `--to {said}`" if dialect == TARGET else f"of those with versions: {', '.join(others)}"
            raise WrongTarget(f"expected a dialect of which a pack is installed, found {dialect!r}: {hint}")
        if versions.tier != "portable":
            raise WrongTarget(f"{dialect} promises nothing to other versions: its header says tier: {versions.tier}")
        found[dialect] = _version(said)
        written = carrier.versions().stablehlo if dialect == TARGET else versions.version
        newest = max(versions.version, written, key=number)
        if not number(versions.since) <= found[dialect] <= number(newest):
            title = TITLES.get(dialect, dialect)
            raise WrongTarget(f"expected a version of {title} from {versions.since} to {newest}, found {said}")
    return found


def _version(text: str) -> Version:
    try:
        found = tuple(map(int, text.split(".")))
    except ValueError:
        ages = ", ".join(carrier.AGES)
        raise WrongTarget(f"expected a version such as 1.10.0 or an age ({ages}), found {text!r}") from None
    return (*found, 0, 0)[:3] if len(found) < 3 else found


class LoweringRun:
    """One run over a module."""

    def __init__(self, module: ir.Module, options: Options) -> None:
        self.module = module
        self.options = options
        self.context = module.context
        self.decoder = Decoder()
        self.scratch = carrier.ir.Module.create()
        self.graph = GraphBuilder(self.context, self.decoder)
        self.templates: dict[Key, Template | None] = {}
        self.actions: dict[str, Action] = {}
        self.functions: dict[str, ir.Operation | None] = {}  # by name: those made here, None for what was there

    def run(self) -> None:
        unify(self.module.operation)
        lower_effects(self.module.operation, self.options.keep)
        self.rewrite(self.module.operation)
        if self.functions:
            self.share()
        if any(map(is_of_sizes, self.actions)):
            lower_sizes(self.module.operation, self.graph, self.decoder)
        if COMPOSITE in self.options.expand:
            inline_composites(self.module)
        for dialect, version in self.options.to.items():
            retarget(self.module, version, self.options.keep, dialect)
        if self.options.tier:
            expect_tier(self.module, self.options.tier, self.options.to.get(TARGET), self.options.keep)

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
        if name.partition(".")[0] in GONE and not self.options.kept(name):
            place = decode_location(op.location)
            raise LowerError(f"{place}: {name}: its op file gives no decomposition; keep it with keep=['{name}']")
        return "keep"

    # -- templates ---------------------------------------------------------------------------------

    def template(self, op: ir.Operation) -> Template | None:
        """The graph of this signature; None where this use of the op stays as it is."""
        key = self.key(op)
        if key is not None and key in self.templates:
            return self.templates[key]
        module = generated("lowering", op.name)
        assert module is not None
        template = Building(self, op, module).template()
        if key is not None:
            self.templates[key] = template
        return template

    def key(self, op: ir.Operation) -> Key | None:
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

    def expand(self, op: ir.Operation, template: Template) -> None:
        """Put the graph in the place of an op: a copy, but what an op with regions has is its own."""
        values = list(op.operands)
        if len(op.regions):
            found = _moved(template.function, values, op)
        else:
            function, place = template.function, carrier.ir.InsertionPoint(op)
            parent = op.parent.operation if op.parent is not None else None
            if parent is not None and _is_whole(parent):
                function, constants = template.lean()
                if template.shared is None or template.shared[0] != parent:
                    template.shared = parent, [_copy(constant, op, place) for constant in constants]
                values += template.shared[1]
            found = carrier.inlined(function, values, op.location, place)
        for result, value in zip(op.results, found, strict=True):
            result.replace_all_uses_with(value)
        op.erase()

    def wrap(self, op: ir.Operation, template: Template) -> None:
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
                "composite_attributes": composite_attributes.held(op, self.decoder),
                "version": ir.IntegerAttr.get(ir.IntegerType.get_signless(32), composite_attributes.KNOWN_VERSION),
            },
            regions=len(op.regions),
            loc=origin(op),
            ip=ir.InsertionPoint(op),
        )
        _copy_bodies(op, made)
        for result, value in zip(op.results, made.results, strict=True):
            result.replace_all_uses_with(value)
        op.erase()

    def function(self, op: ir.Operation, template: Template) -> str:
        """The graph as a private function of the program."""
        if not self.functions:
            self.functions = {
                _name(inner): None for inner in carrier.ops_in(self.module.operation) if SYMBOL in inner.attributes
            }
        name = next(n for n in _numbered(f"{op.name}.impl") if n not in self.functions)
        made = self.functions[name] = template.function.clone(ip=carrier.ir.InsertionPoint(self.module.body)).operation
        made.attributes[SYMBOL] = carrier.ir.StringAttr.get(name)
        return name

    def share(self) -> None:
        """Give the modules in the program what their composites call: a name is known to its own module only."""
        *nested, _ = [op for op in carrier.ops_in(self.module.operation) if op.name == "builtin.module"]
        for module in nested:
            (block,) = module.regions[0].blocks
            known = {_name(inner.operation) for inner in block.operations if SYMBOL in inner.attributes}
            left = [module]
            while left:
                for op in carrier.ops_in(left.pop()):
                    name = _called(op)
                    function = self.functions.get(name)
                    if function is not None and name not in known and carrier.module_of(op) == module:
                        known.add(name)
                        left.append(function.clone(ip=carrier.ir.InsertionPoint(block)).operation)


def _name(op: ir.Operation) -> str:
    return printed_form.named(str(op.attributes[SYMBOL]))


def _called(op: ir.Operation) -> str:
    """The name of the function that a composite calls."""
    return printed_form.symbol(str(op.attributes["decomposition"])) or "" if op.name == COMPOSITE else ""


def _is_whole(op: ir.Operation) -> bool:
    """Whether an op is a function of one block, where what comes first is known to all that follows."""
    return op.name == FUNCTION and len(op.regions[0].blocks) == 1


def _copy(constant: ir.Operation, op: ir.Operation, place: ir.InsertionPoint) -> SSAValue:
    """A constant of the graph of an op in its program."""
    copy = constant.clone(ip=place)
    copy.location = origin(op)
    result: SSAValue = copy.results[0]
    return result


def _moved(function: ir.Operation, values: Sequence[SSAValue], op: ir.Operation) -> list[SSAValue]:
    """What a function gives for these values, its ops moved before another one. Those of regions keep their places."""
    (block,) = function.regions[0].blocks
    for argument, value in zip(block.arguments, values, strict=True):
        argument.replace_all_uses_with(value)
    *body, end = [inner.operation for inner in block.operations]
    for inner in body:
        inner.location = origin(op)
        inner.move_before(op)
    return list(end.operands)


def _numbered(stem: str) -> Iterator[str]:
    yield stem
    count = 1
    while True:
        yield f"{stem}_{count}"
        count += 1


def _copy_bodies(op: ir.Operation, made: ir.Operation) -> None:
    """Give an op the bodies of another one."""
    copy = op.clone(ip=False)  # a region cannot be copied by itself
    for region, own in zip(copy.regions, made.regions, strict=True):
        for block in list(region.blocks):
            block.append_to(own)
    copy.erase()
