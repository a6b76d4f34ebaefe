"""Building an operation: what it is made of is held against the op's rules, then it is created.

Nothing is created before every rule holds: the carrier drops attributes of the wrong kind without a word, and
some that make no sense end the process when they are printed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, NoReturn, TypeAlias, TypeVar, cast

import numpy as np

from opspec.building.region_types import Wanted, argument_types
from opspec.building.views import BuildError, OpView, leaves, spelled, value_of
from opspec.catalog.dialects import generated
from opspec.errors import OpSpecError
from opspec.programs import carrier
from opspec.programs.carrier import decode_location
from opspec.programs.carrier_versions import why_lacking
from opspec.programs.decoding import Decoder
from opspec.programs.diagnostic import Diagnostic, rule_name
from opspec.programs.encoding import Encoder, plain
from opspec.programs.named_structs import has_symbols, with_structs, with_symbols
from opspec.programs.printed_form import named
from opspec.programs.records import CONSTANTS
from opspec.rules.implicit_rules import Binder
from opspec.rules.inference import Bound, InferenceError, Inferred, solve, with_known
from opspec.rules.signature import IMPLICIT, REGION_END, REGION_ENDS, Region
from opspec.rules.vocabulary import MOST_VALUES, Check, Function, Undecided
from opspec.values.constants import Struct
from opspec.values.dims import Dim, Vec
from opspec.values.types import ELEMENT_TYPES, ElementType, Other, Tensor
from opspec_model.elements.spelling import parse_quantized
from opspec_model.names import CORE_DIALECTS

if TYPE_CHECKING:
    from opspec.building.views import Body, Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir
    from opspec.programs.decoding import Decoded
    from opspec.rules.implicit_rules import Dealt
    from opspec.values.arrays import Array

    Regions: TypeAlias = Mapping[str, Body | Sequence[Body]]

V = TypeVar("V", bound=OpView)


def build(
    view: type[V],
    operands: Sequence[Operand | Sequence[Operand] | None],
    attributes: Mapping[str, object] | None = None,
    regions: Regions | None = None,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> V:
    """A new operation where `ip` (or the current insertion point) says; BuildError where it breaks a rule.

    `operands`: one entry for each declared operand; `attributes`: by leaf, None for an absent one.
    """
    return _Build(view, loc, ip).run(operands, attributes or {}, regions or {}, result_type)  # type: ignore[return-value]


NOT_ENABLED = "the MLIR context does not know this op; opspec.enable(context) admits it"


class _Build:
    """One operation in the making."""

    def __init__(self, view: type[OpView], loc: ir.Location | None, ip: ir.InsertionPoint | None) -> None:
        self.view = view
        self.signature = view.signature
        self.op = view.signature.op
        self.ip = ip or self._insertion_point()
        self.context: ir.Context = self.ip.block.owner.context
        if not (self.context.allow_unregistered_dialects or self.context.is_registered_operation(self.op)):
            ours = self.op.partition(".")[0] in CORE_DIALECTS
            newer = f"{why_lacking(self.op)}; a context of opspec.enable(newer=True) admits it"
            raise BuildError(f"{self.op}: {newer if ours else NOT_ENABLED}")
        location = carrier.ir.Location
        self.location: ir.Location = loc or location.current or location.unknown(self.context)
        self.decoder = Decoder()
        self.binder = Binder(view.signature)
        self.values: list[SSAValue] = []
        self.groups: list[Dealt] = []

    def run(
        self,
        operands: Sequence[Operand | Sequence[Operand] | None],
        attributes: Mapping[str, object],
        regions: Regions,
        result_type: ResultType,
    ) -> OpView:
        pairs = zip(self.signature.operands, operands, strict=True)
        implied = {declared.when: True for declared, x in pairs if declared.when and x is not None}
        given = self._given({**attributes, **implied})
        self._bind_operands(operands, given)
        found = with_structs(self.signature.attributes, given, self.ip.block.owner.operation, self.decoder)
        leaf_values = self.binder.attributes(found, self.groups)
        self._refuse_implicit()
        wanted = self._wanted(result_type)
        with self._bodies(regions, wanted) as holder:
            bound = Bound(self.signature, self.binder, self.groups, leaf_values)
            results = self._results(bound, wanted)
            self._check(bound, results)
            operation = carrier.ir.Operation.create(
                self.op,
                results=[carrier.ir.Type.parse(str(type_), self.context) for type_ in results],
                operands=self.values,
                attributes=self._encoded(attributes, given, leaf_values),
                regions=0 if holder is None else len(holder.regions),
                loc=self.location,
                ip=self.ip,
            )
            if holder is not None:
                for source, target in zip(holder.regions, operation.regions, strict=True):
                    source.blocks[0].append_to(target)
        return self.view(operation)

    # -- where -------------------------------------------------------------------------------------

    def _insertion_point(self) -> ir.InsertionPoint:
        try:
            current: ir.InsertionPoint = carrier.ir.InsertionPoint.current
        except ValueError:
            raise BuildError(
                f"{self.op}: nowhere to put it: pass ip=, or build inside `with InsertionPoint(block):`"
            ) from None
        return current

    # -- operands and attributes -------------------------------------------------------------------

    def _bind_operands(
        self, operands: Sequence[Operand | Sequence[Operand] | None], attributes: Mapping[str, object]
    ) -> None:
        lengths: dict[str, int] = {}
        for declared, given in zip(self.signature.operands, operands, strict=True):
            if declared.optional and given is None:
                if attributes.get(declared.when):
                    expected = f"expected a value, as {declared.when} is set"
                    self._refuse("T1", f"operand {declared.name}: {expected}, found none")
                lengths |= {} if declared.when else {declared.name: 0}
            elif not declared.variadic:
                lengths |= {declared.name: 1} if declared.optional and not declared.when else {}
                self.values.append(value_of(self.op, f"operand {declared.name}", given))
            elif isinstance(given, Sequence):
                lengths[declared.name] = len(given)
                self.values += [
                    value_of(self.op, f"operand {declared.name}[{at}]", item) for at, item in enumerate(given)
                ]
            else:
                raise BuildError(
                    f"{self.op}: operand {declared.name}: expected a sequence of values, found {spelled(given)}"
                )
        if len(set(lengths.values())) > 1:
            found = " and ".join(f"{count} for {name}" for name, count in lengths.items())
            self._refuse("T1", f"expected as many values for {' as for '.join(lengths)}, found {found}")
        for value in self.values:
            if value.context != self.context:
                raise BuildError(f"{self.op}: an operand belongs to another MLIR context than the insertion point")
        types = [self.decoder.type(value.type) for value in self.values]
        groups = self.binder.operands(types, attributes)
        self._refuse_implicit()
        assert groups is not None, "a number of operands that does not fit is a broken rule"
        self.groups = with_known(self.signature, groups, dict(self._constants()))

    def _constants(self) -> Iterator[tuple[int, Array]]:
        """The operands that constants make, by position, where the rules read operands as vectors."""
        if not any(declared.readable for declared in self.signature.operands):
            return
        for at, value in enumerate(self.values):
            maker = value.owner
            if isinstance(maker, carrier.ir.Block) or maker.name not in CONSTANTS:
                continue
            found = self.decoder.attribute_of(maker.operation, "value")
            if isinstance(found, np.ndarray) and found.size <= MOST_VALUES:
                yield at, found

    def _given(self, attributes: Mapping[str, object]) -> dict[str, Decoded]:
        """The attributes as the decoder would have them."""
        found = {
            leaf.name: plain(leaf, attributes[leaf.name], self.decoder)
            for leaf in leaves(self.signature)
            if attributes.get(leaf.name) is not None
        }
        for attribute in self.signature.attributes:
            if attribute.kind == "function" and isinstance(found.get(attribute.name), str):
                found[attribute.name] = self._function(found[attribute.name])
            if attribute.kind == "unit" and found.get(attribute.name) is False:
                del found[attribute.name]
            if attribute.fields:
                names = [field.name for field in attribute.fields if field.name in found]
                fields = {name.rstrip("_"): found.pop(name) for name in names}
                if fields or not attribute.optional:
                    found[attribute.name] = Struct(attribute.kind, fields)
        return found

    def _function(self, name: str) -> Function:
        """A function of the module that the operation is built in, with its types."""
        top: ir.Operation | ir.OpView = self.ip.block.owner
        while top.operation.parent is not None:
            top = top.operation.parent
        block = top.operation.regions[0].blocks[0] if top.operation.name == "builtin.module" else ()
        for op in block:
            if op.operation.name == "func.func" and named(str(op.attributes["sym_name"])) == name:
                found = self.decoder.attribute(op.attributes["function_type"])
                return Function(name, tuple(found["inputs"]), tuple(found["results"]))
        return Function(name, None)

    def _encoded(
        self, attributes: Mapping[str, object], given: Mapping[str, object], values: Sequence[Decoded]
    ) -> dict[str, ir.Attribute]:
        encoder = Encoder(self.op.partition(".")[0], self.view.enums, self.context)
        encoded: dict[str, ir.Attribute] = {}
        at = 0
        for attribute in self.signature.attributes:
            count = len(attribute.fields) or 1
            if attribute.name in given:
                own = attributes.get(attribute.name)
                if not isinstance(own, carrier.ir.Attribute):
                    fields = values[at : at + count]
                    if has_symbols(attribute):
                        fields = [with_symbols(attribute, fields[0], given[attribute.name])]
                    own = encoder.attribute(attribute, fields)
                encoded[attribute.name] = own
            at += count
        return encoded

    # -- regions -----------------------------------------------------------------------------------

    @contextmanager
    def _bodies(self, regions: Regions, wanted: Sequence[Wanted]) -> Iterator[ir.Operation | None]:
        """The regions, built in an operation that only holds them: the results depend on what they return."""
        if not self.signature.regions:
            yield None
            return
        ir = carrier.ir
        declared_bodies = list(self._declared(regions))
        count = len(declared_bodies)
        # Without operands: it may outlive the values, for callbacks may keep what belongs to its blocks.
        holder = ir.Operation.create(self.op, regions=count, loc=self.location, ip=self.ip)
        try:
            bodies = []
            for (declared, body), region in zip(declared_bodies, holder.regions, strict=True):
                told, body = body if isinstance(body, tuple) else (None, body)
                if told is None:
                    arguments = argument_types(declared, self.signature, self.binder, self.groups, wanted)
                else:
                    arguments = [self.decoder.type(self._parsed(type_)) for type_ in told]
                types = [ir.Type.parse(str(type_), self.context) for type_ in arguments]
                block = region.blocks.append(*types, arg_locs=[self.location] * len(types))
                returned = self._fill(declared, block, body)
                bodies.append((arguments, [self.decoder.type(value.type) for value in returned]))
            self.binder.regions(bodies)
            self._refuse_implicit()
            yield holder
        except BaseException:
            holder.erase()
            raise
        # Not erased, which would make what the callbacks keep invalid. It is freed with the last of that.
        holder.detach_from_parent()

    def _declared(self, regions: Regions) -> Iterator[tuple[Region, Body | Sequence[Body]]]:
        """Each region with the function that fills it; a variadic one has a sequence of them."""
        for declared in self.signature.regions:
            given = regions[declared.name]
            if not declared.variadic:
                yield declared, cast("Body", given)
            elif isinstance(given, Sequence):
                yield from ((declared, body) for body in cast("Sequence[Body]", given))
            else:
                raise BuildError(
                    f"{self.op}: region {declared.name}: expected a sequence of functions, found {spelled(given)}"
                )

    def _fill(self, declared: Region, block: ir.Block, body: Body | Sequence[Body]) -> list[SSAValue]:
        ir = carrier.ir
        label = f"region {declared.name}"
        if not callable(body):
            raise BuildError(f"{self.op}: {label}: expected a function of the block's arguments, found {spelled(body)}")
        with ir.InsertionPoint(block), self.location:
            given = body(*block.arguments)
            items = [given] if isinstance(given, ir.Value | OpView) else () if given is None else given
            if not isinstance(items, Sequence):
                raise BuildError(
                    f"{self.op}: {label}: expected the values to return from {_name(body)}, found {spelled(given)}"
                )
            returned = [value_of(self.op, f"{label}, returned value {at}", item) for at, item in enumerate(items)]
            own = f"{self.op.partition('.')[0]}.return"
            ir.Operation.create(own if own in REGION_ENDS else REGION_END, operands=returned)
        return returned

    # -- results -----------------------------------------------------------------------------------

    def _wanted(self, given: ResultType) -> list[Wanted]:
        """What the caller says of each result; empty where nothing."""
        if given is None:
            return []
        several = isinstance(given, Sequence) and not isinstance(given, str)
        items = cast("Sequence[ir.Type | str | None]", given if several else [given])
        return [self._type(item) for item in items]

    def _parsed(self, given: ir.Type | str, what: str = "body") -> ir.Type:
        ir = carrier.ir
        try:
            type_ = ir.Type.parse(given, self.context) if isinstance(given, str) else given
        except ir.MLIRError:
            raise BuildError(
                f"{self.op}: {what}: expected a type such as tensor<2x?xf32> or f32, found {given!r}"
            ) from None
        if not isinstance(type_, ir.Type):
            raise BuildError(f"{self.op}: {what}: expected a type or its text, found {spelled(given)}")
        return type_

    def _type(self, given: ir.Type | str | None) -> Wanted:
        if given is None:
            return None
        type_ = self._parsed(given, "result_type")
        text = str(type_)
        return ELEMENT_TYPES.get(text) or parse_quantized(text) or self.decoder.type(type_)

    def _results(self, bound: Bound, wanted: Sequence[Wanted]) -> list[Tensor | Other]:
        try:
            inferred = list(solve(bound))
        except InferenceError as error:
            self._check(bound, [_Unknown()] * len(self.signature.results), flat=False)
            *others, last = error.rules
            together = f"together with {' and '.join(others)} it leaves no type for the result: " if others else ""
            raise self._error([self._diagnostic(last, together + error.reason)]) from None
        inferred = list(self._named(inferred, len(wanted)))
        if wanted and len(wanted) != len(inferred):
            names = ", ".join(result.name for result in inferred)
            raise BuildError(f"{self.op}: result_type: expected {len(inferred)} ({names}), found {len(wanted)}")
        bounded = any(_is_bounded(self.decoder.type(value.type)) for value in self.values)
        bounded = bounded or any(declared.kind == "size" for declared in self.signature.operands)
        asked = wanted or [None] * len(inferred)
        return [self._result(bound, result, want, bounded) for result, want in zip(inferred, asked, strict=True)]

    def _named(self, inferred: Sequence[Inferred], wanted: int) -> Iterator[Inferred]:
        """One entry for each result, also for the items of a variadic one whose shapes no rule gives."""
        found = list(inferred)
        for value in self.signature.results:
            own = [result for result in found if result.name.partition("[")[0] == value.name]
            if own or not value.variadic:
                yield from own
            else:
                fixed = sum(not declared.variadic for declared in self.signature.results)
                items = self.binder.items if value.element else None
                count = items if items is not None else max(wanted - fixed, 0)
                yield from (Inferred(f"{value.name}[{at}]", None, None) for at in range(count))

    def _result(self, bound: Bound, result: Inferred, wanted: Wanted, bounded: bool) -> Tensor | Other:
        if isinstance(wanted, Tensor | Other):
            return wanted
        if result.whole is not None:
            return result.whole
        element = wanted or result.element or self._left_element(bound, result.name)
        if result.shape is None or element is None:
            parts = {"shape": result.shape, "element type": element}
            missing = " and the ".join(what for what, known in parts.items() if known is None)
            example = f"{element or 'f32'}" if result.shape is not None else f"tensor<2x3x{element or 'f32'}>"
            raise BuildError(
                f"{self.op}: nothing determines the {missing} of {result.name}: "
                f'pass result_type=, for example result_type="{example}"'
            )
        # A negative size is no type; with 0 in its place the rule at fault shows itself.
        sizes = (_size(size, bounded) for size in tuple.__iter__(result.shape))
        return Tensor(Vec(sizes), element)

    def _left_element(self, bound: Bound, result: str) -> ElementType | None:
        """A result's element type where the rules leave just one: magnitudes of complex<f32> are f32. Integers of a
        constant mean themselves.
        """
        declared = next((value for value in self.signature.results if value.name == result), None)
        element = declared.element if declared is not None else ""
        variable = next((v for v in self.signature.typevars if v.name == element), None)
        module = generated("verifier", self.op)
        if variable is None or variable.pack or variable.name in self.binder.types or module is None:
            return None
        if variable.name in self.binder.stored:
            stored: ElementType = self.binder.stored[variable.name]
            return stored
        found = []
        for candidate in ELEMENT_TYPES.values():
            if candidate.kind in variable.classes:
                self.binder.types[variable.name] = candidate
                check = Check()
                module.rules(check, *bound.arguments([_Unknown()] * len(self.signature.results)))
                if not check.broken:
                    found.append(candidate)
        self.binder.types.pop(variable.name, None)
        return found[0] if len(found) == 1 else None

    # -- rules -------------------------------------------------------------------------------------

    def _check(self, bound: Bound, results: Sequence[Dealt | _Unknown], flat: bool = True) -> None:
        """Refuse what breaks a rule; `flat`: one entry of `results` per item of a variadic one."""
        if flat:
            dealt = self.binder.results(cast("Sequence[Tensor | Other]", results))
            self._refuse_implicit()
            assert dealt is not None, "a number of results that does not fit is a broken rule"
            results = dealt
        module = generated("verifier", self.op)
        if module is None:
            return
        check = Check()
        values = bound.arguments(results)
        module.rules(check, *values)
        if check.broken:
            named = dict(zip(self.signature.names, values, strict=True))
            raise self._error([self._diagnostic(rule, why, named) for rule, why in check.broken.items()])

    def _refuse(self, rule: str, message: str) -> None:
        self.binder.fail(rule, message)
        self._refuse_implicit()

    def _refuse_implicit(self) -> None:
        if self.binder.broken:
            raise self._error([self._diagnostic(broken.rule, broken.message) for broken in self.binder.broken])

    def _diagnostic(self, rule: str, message: str | None, values: Mapping[str, object] | None = None) -> Diagnostic:
        place = decode_location(self.location)
        if rule in IMPLICIT:
            return Diagnostic(rule_name(self.op, rule), self.op, place, message or "", IMPLICIT[rule])
        module = generated("verifier", self.op)
        written = module.RULES[rule] if module is not None else None
        text = written.text if written is not None else ""
        parts, figure = _parts(self.op, rule, values) if values is not None else ((), ())
        decisive = f"{parts[-1][0]}: {parts[-1][1]}" if parts else "the rule does not hold"
        return Diagnostic(rule_name(self.op, rule), self.op, place, message or decisive, text, parts, figure=figure)

    def _error(self, diagnostics: Sequence[Diagnostic]) -> BuildError:
        return BuildError("\n".join(str(found).removeprefix("?: ") for found in diagnostics), diagnostics)


class _Unknown:
    """A result before its type is known: what a rule asks of it is undecided."""

    def _undecided(self, *_: object) -> NoReturn:
        raise Undecided("the result's type is not known yet")

    __getattr__ = __getitem__ = __iter__ = __len__ = _undecided


def _parts(op: str, rule: str, values: Mapping[str, object]) -> tuple[tuple[tuple[str, str], ...], tuple[str, ...]]:
    """The parts of a rule and their values, or shapes to look at; none where the op's file did not come along."""
    from opspec.formula.evaluation import explain_rule, load
    from opspec.verification.aligned_shapes import aligned

    try:
        found = load(op)[0]
    except OpSpecError:
        return (), ()
    drawn = aligned(found, rule, values)
    return ((drawn[0],), drawn[1]) if drawn is not None else (tuple(explain_rule(found, rule, values)), ())


def _size(size: int | Dim, bounded: bool) -> int | Dim:
    """A dimension of a result; only operands with bounds, and sizes, give it one."""
    if isinstance(size, Dim):
        return Dim(0, size.high) if bounded and (size.high or 0) >= 0 else Dim(0)
    return max(size, 0)


def _is_bounded(type_: Tensor | Other) -> bool:
    sizes = tuple.__iter__(type_.shape) if isinstance(type_, Tensor) else ()
    return any(isinstance(size, Dim) and size.high is not None for size in sizes)


def _name(body: object) -> str:
    return str(getattr(body, "__name__", type(body).__name__))
