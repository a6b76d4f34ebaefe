"""What an op file declares, type variables to regions, from the file's words to the model; and the names it
brings.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import TypeVar, cast

from opspec_model.definitions.kinds import (
    TYPE_KINDS,
    VALUE_KINDS,
    WHOLE_KINDS,
    ValueKind,
    attribute_type,
    may_be_absent,
)
from opspec_model.definitions.spec import (
    DeclaredAttribute,
    DeclaredValue,
    Formula,
    RegionSpec,
    ValueType,
    names_in,
)
from opspec_model.definitions.spec import DeclaredTypeVar as TypeVariable
from opspec_model.elements.types import QUANTIZED
from opspec_model.language.builtins import GRID
from opspec_model.language.check import CheckProblem, NameMeaning, Scope, UnknownName, check
from opspec_model.language.tree import DIMS, Role
from opspec_model.language.types import (
    INT,
    TYPE,
    UNKNOWN,
    WHOLE,
    Element,
    Pack,
    Plain,
    RegionType,
    TensorType,
    Type,
)
from opspec_model.language.walker import reserved
from opspec_model.loading.declared_leaves import DeclaredLeaves
from opspec_model.names import COUNTS
from opspec_model.text.accepted import Table
from opspec_model.text.file_format import AttributeFile, Fields, StructFile
from opspec_model.text.problems import Problem, did_you_mean
from opspec_model.text.yaml_nodes import Scalar

DECLARED = re.compile(r"(?P<kind>\w+)(?:<(?P<inner>[^.?]+)>)?(?P<many>\.\.\.|\?)?(?: if (?P<when>\w+))?")
INTEGERS = frozenset({"sint", "uint", "index"})

V = TypeVar("V")


def computed(classes: frozenset[str]) -> frozenset[str]:
    """The classes that expressions see: a quantized operand counts as the float that it stands for."""
    return classes - QUANTIZED | {"float"} if classes & QUANTIZED else classes


def entries(table: Table[str, V] | None) -> Iterator[tuple[Scalar, V]]:
    """The keys, as they stand in the file, and values of a section that may be absent."""
    return ((table.key(name), value) for name, value in table.items()) if table is not None else iter(())


@dataclass
class Declarations(DeclaredLeaves):
    """The declared parts of an op, and the problems found on the way."""

    operands: dict[str, DeclaredValue] = field(default_factory=dict)
    results: dict[str, DeclaredValue] = field(default_factory=dict)
    attributes: dict[str, DeclaredAttribute] = field(default_factory=dict)
    lookups: set[str] = field(default_factory=set)  # attributes that others have, or that stand beside those of the op
    regions: dict[str, RegionSpec] = field(default_factory=dict)
    used: set[str] = field(default_factory=set)
    repeated: dict[tuple[str, str], list[Problem]] = field(default_factory=dict)

    # -- problems ----------------------------------------------------------------------------------

    def unknown(self, scalar: Scalar, noun: str, known: Iterable[str]) -> None:
        """A name that is not among `known`, unless it is one whose declaration is broken."""
        text, names = scalar.text, list(known)
        if text not in self.broken:
            hint = did_you_mean(text, names) or (f"{noun}s: {', '.join(names)}" if names else f"there is no {noun}")
            self._once(noun, text, Problem(scalar.span, f"unknown {noun} '{text}'", hint))

    def _once(self, noun: str, name: str, problem: Problem) -> None:
        """An unknown name is told where it stands first, with the lines where it stands again."""
        self.repeated.setdefault((noun, name), []).append(problem)

    def finish(self) -> None:
        """Tell what was collected."""
        for found in self.repeated.values():
            first, lines = (
                found[0],
                sorted({p.span.line for p in found[1:] if p.span.file == found[0].span.file} - {found[0].span.line}),
            )
            also = f"also in line{'s' if len(lines) > 1 else ''} {', '.join(map(str, lines))}" if lines else ""
            hint = "; ".join(part for part in (first.hint, also) if part)
            self.report.error(first.span, first.message, hint or None)
        self.repeated.clear()

    def formula(
        self, scalar: Scalar, scope: Scope, expected: Type | tuple[Type, ...] | None = None, begin: int = 0
    ) -> Formula | None:
        """The checked expression in a scalar, or behind `begin`; None with the problem reported under the offending
        characters.
        """
        try:
            tree = check(scalar.text[begin:], scope, expected)
        except CheckProblem as problem:
            start, end = (begin + at for at in problem.at)
            found = Problem(scalar.span_of(start, max(start, end)), problem.message, problem.hint)
            if problem.name is not None:
                self._once("name", problem.name, found)
            else:
                self.report.problems.append(found)
            return None
        except UnknownName:
            return None
        self.used |= names_in(tree)
        return Formula(scalar.text, tree, scalar.span)

    # -- declarations ------------------------------------------------------------------------------

    def declare(self) -> None:
        for key, text in entries(self.file.typevars):
            self._typevar(key, text)
        for table, found in ((self.file.operands, self.operands), (self.file.results, self.results)):
            for key, declared in entries(table):
                self.name(key)
                type_ = self.value_type(declared)
                if type_ is None:
                    self.broken.add(key.text)
                found[key.text] = DeclaredValue(key.text, type_ or ValueType("any"))
        for key, text in entries(self.file.regions):
            self.name(key, function=True)
            region = self._region(key.text, text)
            if region is not None:
                self.regions[key.text] = region
            else:
                self.broken.add(key.text)
        for key, given in entries(self.file.attributes):
            self.attributes[key.text] = self._attribute(key, given)
        for key, declared in entries(self.file.operands):
            self._present(declared, self.operands[key.text].type.when)
        for key, declared in entries(self.file.results):
            if self.results[key.text].type.when:
                self.error(declared, f"the result '{key.text}' cannot be left out", "only operands can be")

    def _present(self, declared: Scalar, when: str) -> None:
        """The attribute that says whether an operand is there."""
        if not when:
            return
        start = declared.text.rindex(when)
        flags = [name for name, leaf in self._leaves().items() if leaf.kind in ("unit", "bool")]
        if when in flags:
            self.used.add(when)
        elif when in self._leaves():
            message = f"'{when}' is no truth value"
            self.error_at(declared, start, start + len(when), message, "an attribute of kind unit or bool says it")
        else:
            hint = did_you_mean(when, flags) or f"attributes that can say it: {', '.join(flags) or 'none'}"
            self.error_at(declared, start, start + len(when), f"unknown attribute '{when}'", hint)

    def name(self, key: Scalar, taken: Iterable[str] = (), function: bool = False) -> bool:
        """Refuse a name that is taken, or means something in expressions. `function`: it may be called."""
        name = key.text
        if reserved(name):
            hint = f"call it {name}_"
            self.error(key, f"'{name}' means something in expressions and cannot be declared", hint)
        elif function and name in self.base.primitives:
            self.error(key, f"'{name}' is a primitive, and this name can be called too", "choose another name")
        elif name in self._names() or name in taken:
            self.error(key, f"the name '{name}' already means something in this op", "choose another name")
        else:
            return True
        self.broken.add(name)
        return False

    def _names(self) -> set[str]:
        return {*self.typevars, *self.operands, *self.results, *self.regions, *self._leaves()}

    def _leaves(self) -> dict[str, DeclaredAttribute]:
        return {leaf.name: leaf for attribute in self.attributes.values() for leaf in attribute.leaves}

    def classes(self, scalar: Scalar, start: int, names: str) -> frozenset[str] | None:
        """The atomic classes that `int|float`, which stands at `start`, is for; None where one is unknown."""
        found: frozenset[str] | None = frozenset()
        for name in names.split("|"):
            known = self.base.classes
            if name in known:
                found = found | known[name] if found is not None else None
            else:
                hint = did_you_mean(name, known) or f"classes: {', '.join(known)}"
                self.error_at(scalar, start, start + len(name), f"unknown type class '{name}'", hint)
                found = None
            start += len(name) + 1
        return found

    def _typevar(self, key: Scalar, text: Scalar) -> None:
        self.name(key, function=True)
        flag = text.text.partition(" ")[0] if " " in text.text else ""
        names = text.text.removeprefix(f"{flag} ").removesuffix("...")
        fixed = self.base.elements.get(names)
        if fixed is not None:
            self.typevars[key.text] = TypeVariable(key.text, frozenset({fixed.kind}), element=names)
            return
        exact, own = flag == "exact", flag == "own"
        if flag in ("", "exact", "own") and all(name in TYPE_KINDS for name in names.split("|")):
            kinds = frozenset[str]().union(*(TYPE_KINDS[name] for name in names.split("|")))
            self.typevars[key.text] = TypeVariable(
                key.text, frozenset(), text.text.endswith("..."), kinds=kinds, exact=exact, own=own
            )
            return
        if exact or own:
            self.error(text, f"'{flag}' is for whole types", f"kinds of types: {', '.join(TYPE_KINDS)}")
            self.broken.add(key.text)
            return
        classes = self.classes(text, len(flag) + bool(flag), names)
        if classes is None:
            self.broken.add(key.text)
        self.typevars[key.text] = TypeVariable(
            key.text,
            classes or frozenset(),
            pack=text.text.endswith("..."),
            baseline=flag in ("baseline", "stored"),
            stored=flag == "stored",
            moved=flag == "moved",
        )

    def value_type(
        self, declared: Scalar, start: int = 0, end: int | None = None, grouped: bool = False
    ) -> ValueType | None:
        """The type that a part of a scalar declares; None with the problem reported, or known already.

        `grouped`: it belongs to a group that comes once per item.
        """
        text = declared.text[start:end]
        stop = start + len(text)
        match = DECLARED.fullmatch(text)
        if match is None:
            hint = "for example tensor<T>, scalar<T>... or token"
            self.error_at(declared, start, stop, f"expected a type, found '{text}'", hint)
            return None
        kind, inner, many = match["kind"], match["inner"] or "", "..." if grouped else match["many"]
        when = match["when"] or ""
        at = start + match.start("inner")
        if kind not in VALUE_KINDS:
            hint = did_you_mean(kind, VALUE_KINDS) or f"kinds: {', '.join(VALUE_KINDS)}"
            self.error_at(declared, start, start + len(kind), f"unknown kind of type '{kind}'", hint)
            return None
        if bool(inner) != (kind not in ("token", "any")) and kind != "any":
            needs = "takes no element type" if inner else f"needs an element type: {kind}<T>"
            self.error_at(declared, start, stop, f"'{kind}' {needs}")
            return None
        var, element = "", ""
        classes: frozenset[str] = frozenset()
        if inner in self.broken:
            return None
        if inner in self.typevars:
            var, classes = inner, self.typevars[inner].classes
            if self.typevars[inner].element:
                message = f"'{inner}' is one element type"
                self.error_at(declared, at, at + len(inner), message, f"write {kind}<{self.typevars[inner].element}>")
                return None
            if bool(self.typevars[inner].kinds) != (kind in WHOLE_KINDS):
                stands = "whole types" if self.typevars[inner].kinds else "element types"
                self.error_at(declared, start, stop, f"'{inner}' stands for {stands}, so '{text}' is no type")
                return None
            if self.typevars[inner].pack and many != "..." and kind not in ("tuple", "future"):
                message = f"'{inner}' is one type per item, so '{kind}<{inner}>' needs '...'"
                self.error_at(declared, start, stop, message, f"write {kind}<{inner}>...")
                return None
        elif inner and kind in WHOLE_KINDS:
            message = f"'{kind}<...>' takes a type variable for whole types, found '{inner}'"
            self.error_at(declared, at, at + len(inner), message, "declare it: {V: value...}")
            return None
        elif inner in self.base.elements:
            element, classes = inner, frozenset({self.base.elements[inner].kind})
        elif inner and all(part in self.base.classes for part in inner.split("|")):
            classes = self.classes(declared, at, inner) or frozenset()
        elif inner:
            near = did_you_mean(inner, [*self.typevars, *self.base.classes, *self.base.elements])
            near = near or f"type variables: {', '.join(self.typevars) or 'none'}"
            message = f"unknown type variable or class '{inner}'"
            self.error_at(declared, at, at + len(inner), message, near)
            return None
        if kind in ("ints", "table", "size") and not classes <= INTEGERS:
            message = f"'{kind}' holds integers, found {' or '.join(sorted(classes - INTEGERS))}"
            self.error_at(declared, at, at + len(inner), message)
            return None
        optional = many == "?" or bool(when)
        return ValueType(cast(ValueKind, kind), var, classes, element, many == "...", optional, when)

    # -- regions -----------------------------------------------------------------------------------

    def _region(self, name: str, text: Scalar) -> RegionSpec | None:
        """`(scalar<A>, (scalar<B>, scalar<C>)...) -> scalar<A>`: groups in parentheses come once per item."""
        match = re.fullmatch(
            r"\s*(?P<open>\[)?(?P<arguments>\(.*\))\s*->\s*(?P<results>.*?)\s*(?(open)\]\.\.\.)",
            text.text,
            re.DOTALL,
        )
        if match is None:
            hint = "for example (scalar<A>, scalar<A>) -> scalar<A>"
            self.error(text, f"expected a region's signature, found '{text.text}'", hint)
            return None
        before = len(self.report.problems)
        groups: list[tuple[ValueType | None, ...]] = []
        start, end = match.start("arguments") + 1, match.end("arguments") - 1
        for low, high in _split(text.text, start, end):
            part = text.text[low:high]
            if part.startswith("("):
                if not part.endswith(")..."):
                    message = f"expected a group such as (scalar<A>, scalar<B>)..., found '{part}'"
                    self.error_at(text, low, high, message)
                    continue
                pieces = _split(text.text, low + 1, high - 4)
                groups.append(tuple(self.value_type(text, *piece, grouped=True) for piece in pieces))
            else:
                groups.append((self.value_type(text, low, high),))
        start, end = match.span("results")
        if text.text[start:end].startswith("(") and text.text[start:end].endswith(")"):
            start, end = start + 1, end - 1
        results = [self.value_type(text, *piece) for piece in _split(text.text, start, end)]
        types = [type_ for group in (*groups, results) for type_ in group]
        if len(self.report.problems) > before or None in types:
            return None
        arguments = tuple(tuple(t for t in group if t is not None) for group in groups)
        returned = tuple(t for t in results if t is not None)
        return RegionSpec(name, text.text, arguments, returned, variadic=match["open"] is not None)

    # -- attributes --------------------------------------------------------------------------------

    def _attribute(self, key: Scalar, given: Scalar | AttributeFile | StructFile) -> DeclaredAttribute:
        if not isinstance(given, StructFile):
            self.name(key)
            leaf = self.leaf(key.text, given)
            if isinstance(given, AttributeFile) and (given.of is not None or given.beside):
                self._told(leaf, given)
            return replace(leaf, optional=leaf.optional or leaf.name in self.lookups)
        leaves: list[DeclaredAttribute] = []
        fields = self.fields(given)
        if not fields:
            known = self.base.structs(self.dialect)
            hint = did_you_mean(given.struct, known) or "name them here, or in the dialect's header"
            self.report.error(given.span, f"the struct '{given.struct}' has no fields", hint)
            self.broken.add(key.text)
            return DeclaredAttribute(key.text, "any")
        for field_key, spec in entries(fields):
            self.name(field_key, [leaf.name for leaf in leaves])
            leaf = self.leaf(field_key.text, spec)
            leaves.append(leaf)
            if given.optional and _needed(leaf, spec):
                message = f"the field '{field_key.text}' needs a default: '{key.text}' may be absent"
                self.error(field_key, message, "write {type: ..., default: ...}")
        return DeclaredAttribute(key.text, given.struct, tuple(leaves), optional=given.optional)

    def _told(self, leaf: DeclaredAttribute, given: AttributeFile) -> None:
        """What an attribute tells of a value: of an operand its maker says it, of a result the op or what is beside."""
        values = {**self.operands, **self.results}
        of = given.of
        if given.beside or (of is not None and of.text in self.operands):
            self.lookups.add(leaf.name)
        if of is None:
            self.report.error(
                given.span, f"'{leaf.name}' stands beside an op, and of no value", "write `of` and the result"
            )
            return
        several = len(self.results) > 1 or any(value.type.variadic for value in self.results.values())
        if of.text not in values:
            self.unknown(of, "operand or result", values)
        elif leaf.kind != "struct":
            self.error(of, f"'{leaf.name}' is no struct, and only those are told of values")
        elif of.text in self.operands and any(
            value.type.variadic or value.type.optional
            for name, value in self.operands.items()
            if list(self.operands).index(name) <= list(self.operands).index(of.text)
        ):
            self.error(
                of, f"'{of.text}' is one of several values, or stands behind such", "an operand of its own has one"
            )
        elif of.text in self.operands and given.beside:
            self.error(of, f"'{of.text}' is an operand, and of such only its maker tells", "leave `beside` out")
        elif given.beside and several:
            self.error(of, f"'{of.text}' is one of several values", "beside an op stands what tells of its only result")

    def fields(self, given: StructFile) -> Fields:
        """The fields of a struct: its own, or those that the dialect's header gives it."""
        known = self.base.structs(self.dialect)
        return given.fields if given.fields is not None else known.get(given.struct, Table())

    # -- scopes ------------------------------------------------------------------------------------

    def scope(self, reads: bool = False, narrowed: Mapping[str, frozenset[str]] | None = None) -> Scope:
        """What expressions may name; `narrowed` says what a type variable ranges over within a type arm."""
        inside = narrowed or {}
        symbols: dict[str, NameMeaning] = {}
        for var in self.typevars.values():
            if var.kinds:
                symbols[var.name] = NameMeaning(Role.TYPEVAR, Pack(WHOLE) if var.pack else WHOLE)
                continue
            element = Element(var.name, computed(inside.get(var.name, var.classes)))
            symbols[var.name] = NameMeaning(Role.TYPEVAR, Pack(TYPE) if var.pack else TYPE, element=element)
        for role, values in ((Role.OPERAND, self.operands), (Role.RESULT, self.results)):
            for value in values.values():
                type_ = self._value_symbol(value, inside)
                empty = bool(value.type.when) and value.type.readable  # where it is absent
                symbols[value.name] = NameMeaning(role, type_, absent=value.type.optional and not empty)
        for attribute in self.attributes.values():
            for leaf in attribute.leaves:
                any_type = Element(f"type {leaf.name}", self.base.classes["plain"])
                held = self.typevars.get(leaf.element)
                symbols[leaf.name] = NameMeaning(
                    Role.ATTRIBUTE,
                    TensorType(Element(held.name, computed(inside.get(held.name, held.classes))), False)
                    if held is not None
                    else attribute_type(leaf),
                    element=any_type if leaf.kind == "type" else None,
                    absent=may_be_absent(leaf),
                )
        for region in self.regions.values():
            body: Type = self._region_type(region, inside)
            symbols[region.name] = NameMeaning(Role.REGION, Pack(body) if region.variadic else body)
        symbols |= {name: NameMeaning(Role.PROCESS, INT) for name in GRID} if reads else {}
        # Unknown where the program declares no grid, as a dimension may be.
        symbols |= {name: NameMeaning(Role.PROCESS, INT, frozenset({DIMS})) for name in COUNTS}
        symbols |= {name: NameMeaning(Role.DEFINE, UNKNOWN) for name in self.broken}
        return Scope(symbols, self.base.callables, self.base.operators, reads)

    def element(self, type_: ValueType, narrowed: Mapping[str, frozenset[str]], owner: str = "") -> Element:
        """The elements of a value of this type; `owner` tells apart what has no type variable."""
        classes = computed(narrowed.get(type_.var, type_.classes))
        named = (var.name for var in self.typevars.values() if var.element and var.element == type_.element)
        var = type_.var or next(named, "")
        if var or classes == {"bool"}:
            return Element(var, classes)
        return Element(f"type {type_.element}" if type_.element else f"etype({owner})", classes)

    def _value_symbol(self, value: DeclaredValue, narrowed: Mapping[str, frozenset[str]]) -> Type:
        type_ = value.type
        if type_.kind == "token" or type_.kind in WHOLE_KINDS:
            item: Type = Plain("value of any type" if type_.kind == "any" else type_.kind)
        else:
            item = TensorType(self.element(type_, narrowed, value.name), type_.readable)
        return Pack(item) if type_.variadic else item

    def _region_type(self, region: RegionSpec, narrowed: Mapping[str, frozenset[str]]) -> RegionType:
        def convert(types: tuple[ValueType, ...]) -> tuple[Type, ...]:
            found = [(self.element(t, narrowed, region.name), t.variadic) for t in types]
            return tuple(Pack(element) if many else element for element, many in found)

        return RegionType(tuple(t for group in region.arguments for t in convert(group)), convert(region.results))


def _needed(leaf: DeclaredAttribute, given: Scalar | AttributeFile) -> bool:
    """Whether a field has no value where its struct is absent."""
    default = given.default if isinstance(given, AttributeFile) else None
    return default is None and not leaf.optional and not leaf.kind.endswith("[]")


def _split(text: str, start: int, end: int) -> list[tuple[int, int]]:
    """The places of what commas outside of brackets separate in `text[start:end]`, stripped."""
    parts: list[tuple[int, int]] = []
    depth, low = 0, start
    for position in range(start, end + 1):
        char = text[position] if position < end else ","
        depth += (char in "(<") - (char in ")" or (char == ">" and text[position - 1] != "-"))
        if char == "," and (depth == 0 or position == end):
            stripped = text[low:position].strip()
            begin = low + len(text[low:position]) - len(text[low:position].lstrip())
            parts.append((begin, begin + len(stripped)))
            low = position + 1
    return [] if len(parts) == 1 and parts[0][0] == parts[0][1] else parts
