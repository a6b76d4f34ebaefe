"""What of a program may not cross by a policy and a manifest: each op, its place, and the cheapest remedy."""

from __future__ import annotations

import threading
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from opspec.boundary.manifest import GIVEN, NO, UNKNOWN, YES, Manifest
from opspec.boundary.one_device import is_of_one_device, tells_only
from opspec.boundary.policy import QUANTIZED, Policy, matches
from opspec.boundary.remedies import CONVERT, DOWNGRADE, EXPAND, IMPOSSIBLE, REFINE, REMOVE, WRAP
from opspec.boundary.survey import Survey, made_types
from opspec.boundary.wider import wider_form
from opspec.catalog.dialects import generated
from opspec.catalog.op_index import index
from opspec.lowering.downgrade import LowerWarning
from opspec.lowering.expansion import lower
from opspec.lowering.graph_values import LowerError
from opspec.lowering.needed_versions import Need, Version, told_by
from opspec.lowering.recomposition import stands_for
from opspec.lowering.size_ops import is_of_sizes
from opspec.programs import carrier, printed_form
from opspec.programs.locations import Location
from opspec.rules.inference import signature_of
from opspec.sharding.shardings import SHARDING
from opspec.values.dims import Dim
from opspec.values.types import Other, Quantized, Tensor
from opspec_model.definitions.versions import number

if TYPE_CHECKING:
    from opspec.programs.carrier import ir

OF_CALLS = "mhlo."  # in front of attributes that targets are given
COMPOSITE, CALL, FUNCTION = "stablehlo.composite", "stablehlo.custom_call", "func.func"
SHARED = "it tells how devices share values; `opspec partition` makes the program of each"
OF_VALUES = ("arg_attrs", "res_attrs")  # lists of the attributes that arguments and results of functions have


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that may not cross. `subject`: what is refused, by name; `how`: what the remedy does, or why there is
    none.
    """

    kind: str
    subject: str
    op: str
    says: str
    remedy: str
    how: str
    place: Location

    def __str__(self) -> str:
        return f"{self.place}: {self.op}: {self.says}; {self.remedy}: {self.how}"


@dataclass(frozen=True, slots=True)
class _OpKind:
    """What is known of an op by its name. `column`: the operand, or the result, that has the op's element type;
    `told_by`: the attributes that may say something newer.
    """

    name: str
    crosses: bool
    inherent: frozenset[str]
    column: int | None
    of_result: bool
    told_by: frozenset[str] | None


def findings(module: ir.Module, policy: Policy, manifest: Manifest | None = None) -> list[Finding]:
    """Everything of a module that may not cross, in the order of the program; what is too new comes last."""
    return found_in(Survey(module), policy, manifest)


def found_in(survey: Survey, policy: Policy, manifest: Manifest | None = None) -> list[Finding]:
    """The same, of a module that has been looked at."""
    return _Search(survey, policy, manifest).run()


class _Search:
    """One run over a module."""

    def __init__(self, survey: Survey, policy: Policy, manifest: Manifest | None) -> None:
        self.survey, self.policy, self.manifest = survey, policy, manifest
        self.kinds: dict[str, _OpKind] = {}
        self.elements: dict[ir.Type, str] = {}
        self.found: list[Finding] = []
        self.newest = policy.newest
        self.too_new: list[Need] = []
        refused = {type_: _refused(decoded, policy) for type_, decoded in survey.types.items()}
        self.refused = {type_: problem for type_, problem in refused.items() if problem}

    def run(self) -> list[Finding]:
        with self.survey.module.context:
            for op in self.survey.ops:
                self._op(op)
            if self.too_new and self.newest is not None:
                self.found += _too_new(self.survey.module, self.too_new, self.newest)
        return self.found

    # --- one op -----------------------------------------------------------------------------------------------

    def _op(self, op: ir.Operation) -> None:
        name = op.name
        kind = self.kinds.get(name) or self.kinds.setdefault(name, self._kind(name))
        if not kind.crosses:
            self._add(op, "dialect", name, *self._foreign(op))
            return
        if self.refused:
            self._values(op)
        if self.newest is not None and self.survey.may_need(op, kind.told_by):
            self._versions(op, self.newest)
        if name == COMPOSITE:
            self._composite(op)
        elif name == CALL and not self._may_call(op):
            return
        if self.policy.attributes is not None:
            self._attributes(op, kind)
        if self.manifest is not None:
            self._taken(op, kind, self.manifest)

    def _kind(self, name: str) -> _OpKind:
        signature = signature_of(name)
        names = frozenset(a.name for a in signature.attributes) if signature is not None else frozenset()
        column, of_result = None, False
        if signature is not None and signature.typevars:
            var = signature.typevars[0].name
            at = next((n for n, value in enumerate(signature.operands) if value.element == var), None)
            of_result = at is None
            column = at or 0
        told = told_by(name, self.newest) if self.newest is not None else frozenset()
        return _OpKind(name, name.partition(".")[0] in self.policy.dialects, names, column, of_result, told)

    def _add(self, op: ir.Operation, kind: str, subject: str, says: str, remedy: str, how: str) -> None:
        self.found.append(Finding(kind, subject, op.name, says, remedy, how, self.survey.place(op)))

    # --- dialects, versions -----------------------------------------------------------------------------------

    def _foreign(self, op: ir.Operation) -> tuple[str, str, str]:
        name = op.name
        dialect = name.partition(".")[0]
        says = f"the dialect {dialect} may not cross"
        if generated("lowering", name) is None:
            if tells_only(op):
                if self._of_one_device:
                    return says, REMOVE, "one device shares nothing with others"
                return (
                    says,
                    IMPOSSIBLE,
                    "it tells how devices share values; `opspec partition` makes the program of each",
                )
            if is_of_sizes(name):
                return says, EXPAND, "what it computes of sizes becomes StableHLO"
            return says, IMPOSSIBLE, "nothing says what it is in StableHLO"
        if self._may_wrap(name):
            return says, WRAP, f"a composite {name!r} with its graph as a function"
        return says, EXPAND, "its graph of StableHLO ops"

    @cached_property
    def _of_one_device(self) -> bool:
        return is_of_one_device(self.survey.ops, self.survey.decoder)

    def _may_wrap(self, name: str) -> bool:
        answer = UNKNOWN if self.manifest is None else self.manifest.composite(name)
        is_known = self.newest is None or self.newest >= number(index()[COMPOSITE].since)
        return is_known and self.policy.keeps(name) and answer != NO and not self._refuses(answer)

    def _refuses(self, answer: str) -> bool:
        return answer == NO or (answer == UNKNOWN and self.policy.unknown == "refuse" and self.manifest is not None)

    # --- values -----------------------------------------------------------------------------------------------

    def _values(self, op: ir.Operation) -> None:
        for at, type_ in enumerate(made_types(op)):
            if type_ in self.refused:
                self._value(op, self.refused[type_], str(type_), argument=at >= len(op.results))

    def _value(self, op: ir.Operation, problem: str, type_: str, argument: bool = False) -> None:
        says = f"{'an argument' if argument else 'a result'} {type_} has {problem}"
        if problem == _UNKNOWN:
            self._add(op, "unknown sizes", type_, says, REFINE, self._refining)
        else:
            self._add(op, "type", problem, says, IMPOSSIBLE, "values of this type go from op to op")

    # --- versions ---------------------------------------------------------------------------------------------

    def _versions(self, op: ir.Operation, newest: Version) -> None:
        for since, what, dialect in self.survey.needed(op).brought:
            if since and number(since) > newest:
                self.too_new.append(Need(since, what, op.name, self.survey.place(op), dialect))

    @cached_property
    def _refining(self) -> str:
        mains = [op for op in self.survey.module.body.operations if op.operation.name == FUNCTION]
        types = [a.type for op in mains[:1] for a in op.operation.regions[0].blocks[0].arguments]
        if any(_refused(self.survey.decoder.type(type_), self.policy) == _UNKNOWN for type_ in types):
            return "name the sizes of the arguments with --input-types"
        return "what follows from the sizes of the arguments"

    # --- composites, calls, attributes --------------------------------------------------------------------------

    def _composite(self, op: ir.Operation) -> None:
        name = printed_form.named(str(op.attributes["name"]))
        answer = UNKNOWN if self.manifest is None else self.manifest.composite(name)
        if not self.policy.keeps(name):
            self._add(op, "composite", name, f"composites {name!r} may not cross", EXPAND, "a call of what it means")
        elif self._refuses(answer):
            says = f"the backend {_answers(answer)} composites {name!r}"
            self._add(op, "composite", name, says, EXPAND, "a call of what it means")

    def _may_call(self, op: ir.Operation) -> bool:
        target = printed_form.named(str(op.attributes["call_target_name"]))
        if matches(self.policy.custom_calls, target):
            return True
        known = stands_for(op)
        says = f"the target {target!r} may not be called"
        if known is not None and generated("lowering", known) is not None:
            self._add(op, "custom call", target, says, EXPAND, f"it is {known}, whose graph is known")
        else:
            self._add(op, "custom call", target, says, IMPOSSIBLE, "nothing says what it computes")
        return False

    def _attributes(self, op: ir.Operation, kind: _OpKind) -> None:
        # A discardable attribute has the name of a dialect in front.
        for name in op.attributes:
            if "." in name and name not in kind.inherent:
                self._attribute(op, name)
        if kind.name == FUNCTION:
            for list_ in OF_VALUES:
                if list_ in op.attributes:
                    for name in _names_in(op.attributes[list_]):
                        self._attribute(op, name)

    def _attribute(self, op: ir.Operation, name: str) -> None:
        if matches(self.policy.attributes, name):
            return
        says = f"the attribute {name} may not cross"
        if op.name == CALL and name.startswith(OF_CALLS):
            self._add(op, "attribute", name, says, IMPOSSIBLE, "the target may read it")
        elif op.name == FUNCTION and name == SHARDING and not self._of_one_device:
            self._add(op, "attribute", name, says, IMPOSSIBLE, SHARED)
        else:
            self._add(op, "attribute", name, says, REMOVE, "nothing but a compiler's choices depends on it")

    # --- the manifest -----------------------------------------------------------------------------------------

    def _taken(self, op: ir.Operation, kind: _OpKind, manifest: Manifest) -> None:
        taken = manifest.ops.get(kind.name)
        if taken is None:
            if kind.name.startswith("stablehlo.") and self._refuses(UNKNOWN):
                self._refused_op(op, kind, "", UNKNOWN)
            return
        values = op.results if kind.of_result else op.operands
        at = kind.column
        if at is not None and at < len(values):
            element = self._element(values[at].type)
            answer = taken.types.get(element, UNKNOWN) if element else YES
            if self._refuses(answer):
                self._refused_op(op, kind, element, answer)
                return
        if taken.unknown_sizes != YES and self._refuses(taken.unknown_sizes) and self._is_open(op):
            says = f"the backend {_answers(taken.unknown_sizes)} {kind.name} of unknown sizes"
            self._add(op, "unknown sizes", kind.name, says, REFINE, self._refining)
        for name, answers in taken.attributes.items():
            if name in op.attributes:
                value = printed_attribute(str(op.attributes[name]))
                if answers.get(value, answers.get(GIVEN)) == NO:
                    says = f"the backend takes no {kind.name} whose {name} is {value}"
                    self._add(op, "attribute value", f"{name}={value}", says, *self._without_op(op, kind, ""))

    def _refused_op(self, op: ir.Operation, kind: _OpKind, element: str, answer: str) -> None:
        of = f" of {element}" if element else ""
        says = f"the backend {_answers(answer)} {kind.name}{of}"
        self._add(op, "op", f"{kind.name}{of}", says, *self._without_op(op, kind, element))

    def _without_op(self, op: ir.Operation, kind: _OpKind, element: str) -> tuple[str, str]:
        if kind.name == COMPOSITE:
            return EXPAND, "a call of what it means"
        module = generated("lowering", kind.name)
        if module is not None and not hasattr(module, "BEFORE"):
            return EXPAND, "its graph of StableHLO ops"
        wide = None if self.manifest is None or not element else wider_form(op, element, self.manifest)
        if wide is not None:
            return CONVERT, f"computed in {wide}, and converted back"
        return IMPOSSIBLE, "no other ops are known that say it"

    def _element(self, type_: ir.Type) -> str:
        found = self.elements.get(type_)
        if found is None:
            decoded = self.survey.decoder.type(type_)
            found = ""
            if isinstance(decoded, Tensor):
                found = QUANTIZED if isinstance(decoded.element, Quantized) else decoded.element.name
            self.elements[type_] = found
        return found

    def _is_open(self, op: ir.Operation) -> bool:
        types = [self.survey.decoder.type(value.type) for value in op.operands]
        return any(isinstance(t, Tensor) and any(isinstance(size, Dim) for size in t.shape) for t in types)


_UNKNOWN = "a size that is not known"


def _refused(type_: Tensor | Other, policy: Policy) -> str:
    """What of a type may not cross; empty where all does."""
    if isinstance(type_, Other):
        return next((problem for inner in type_.elements if (problem := _refused(inner, policy))), "")
    if policy.types is not None:
        name = QUANTIZED if isinstance(type_.element, Quantized) else type_.element.name
        if name not in policy.types:
            return f"the element type {name}, which may not cross"
    if policy.dynamism == "any":
        return ""
    open_ = [size for size in type_.shape if isinstance(size, Dim)]
    if policy.dynamism == "bounded":
        open_ = [size for size in open_ if size.high is None]
    return _UNKNOWN if open_ else ""


def _answers(answer: str) -> str:
    return "takes no" if answer == NO else "has not said that it takes"


def _too_new(module: ir.Module, found: Sequence[Need], newest: Version) -> Iterator[Finding]:
    """What came after a version. What has no older form is what lowering a copy stumbles over."""
    target = ".".join(map(str, newest))
    refusal = _why_not(module, target)
    for need in found:
        says = f"{need.what} needs StableHLO {need.since}, and {target} is the newest that may cross"
        stays = refusal.startswith(f"{need.place}: {need.op}:")
        remedy, how = (IMPOSSIBLE, "it has no older form") if stays else (DOWNGRADE, "an older form")
        yield Finding("version", need.what, need.op, says, remedy, how, need.place)


def _why_not(module: ir.Module, target: str) -> str:
    """Why a program cannot be put into a version; empty where it can."""
    copy = carrier.copied(module)
    with quiet():
        try:
            with carrier.ir.Location.unknown():
                lower(copy, keep=[name for name in index() if name.startswith("chlo.")], to=target)
        except LowerError as error:
            return str(error)
    return ""


@contextmanager
def quiet() -> Iterator[list[warnings.WarningMessage]]:
    """Notes of what is lost are kept, not shown. Filters are those of all threads, so one at a time."""
    with _filters, warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always", LowerWarning)
        yield said


_filters = threading.Lock()


def printed_attribute(text: str) -> str:
    """An attribute in the words of a manifest: `EQ` of `#stablehlo<comparison_direction EQ>`."""
    inner = text.partition("<")[2].rpartition(">")[0] if text.startswith("#stablehlo") else text
    return inner.rpartition(" ")[2] if inner and text.startswith("#stablehlo<") else inner or text


def entries(dictionary: ir.Attribute) -> dict[str, ir.Attribute]:
    """The entries of a dictionary attribute."""
    known = carrier.ir.DictAttr(dictionary)
    named = [known[at] for at in range(len(known))]
    return {entry.name: entry.attr for entry in named}


def _names_in(list_: ir.Attribute) -> Iterator[str]:
    for entry in carrier.ir.ArrayAttr(list_):
        yield from entries(entry)
