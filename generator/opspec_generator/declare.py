"""What an op file declares, type variables to regions, from the file's words to the model; and the names it brings."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from opspec_generator.document import Scalar
from opspec_generator.files import AttributeFile, OpFile, StructFile
from opspec_generator.language.builtins import BUILTINS, FORMS, GRID
from opspec_generator.language.check import CheckProblem, Scope, Symbol, check
from opspec_generator.language.tree import Node, Role
from opspec_generator.language.types import BOOL, BOOLS, FLOAT, INT, INTS, MATRIX, STR, TYPE, Element, Pack, Plain, Region, Tensor, Type
from opspec_generator.model import Attribute, Base, Formula, RegionSpec, TypeVar, Value, ValueType
from opspec_generator.source import Report, did_you_mean

KINDS: dict[str, Type] = {
    "i64": INT, "f32": FLOAT, "bool": BOOL, "unit": BOOL, "str": STR, "i64[]": INTS, "bool[]": BOOLS, "i64[][]": MATRIX,
    "elements": Plain("constant"), "type": TYPE, "any": Plain("attribute"),
}  # fmt: skip
DECLARED = re.compile(r"(?P<kind>\w+)(?:<(?P<inner>[^.?]+)>)?(?P<many>\.\.\.|\?)?")
GROUP = re.compile(r"\((?P<group>[^()]*)\)\.\.\.|(?P<single>[^(),]+)")


@dataclass
class Declarations:
    """The declared parts of an op, and the problems found on the way."""

    report: Report
    base: Base
    file: OpFile
    typevars: dict[str, TypeVar] = field(default_factory=dict)
    operands: dict[str, Value] = field(default_factory=dict)
    results: dict[str, Value] = field(default_factory=dict)
    attributes: dict[str, Attribute] = field(default_factory=dict)
    regions: dict[str, RegionSpec] = field(default_factory=dict)

    # -- problems ----------------------------------------------------------------------------------

    def error(self, scalar: Scalar, message: str, hint: str | None = None) -> None:
        self.report.error(scalar.span, message, hint)

    def formula(self, scalar: Scalar, scope: Scope, expected: Type | tuple[Type, ...] | None = None) -> Formula | None:
        """The checked expression in a scalar, or None with the problem reported under the offending characters."""
        try:
            return Formula(scalar.text, check(scalar.text, scope, expected), scalar.span)
        except CheckProblem as problem:
            start, end = problem.at
            self.report.error(scalar.span_of(start, max(end, start)), problem.message, problem.hint)
            return None

    # -- declarations ------------------------------------------------------------------------------

    def declare(self) -> None:
        for name, text in (self.file.typevars or {}).items():
            self._typevar(name, text)
        for name, declared in (self.file.operands or {}).items():
            self._name((self.file.operands).key(name))  # type: ignore[union-attr]
            self.operands[name] = Value(name, self.value_type(declared))
        for name, declared in self.file.results.items():
            self._name(self.file.results.key(name))
            self.results[name] = Value(name, self.value_type(declared))
        for name, text in (self.file.regions or {}).items():
            self._name(self.file.regions.key(name))  # type: ignore[union-attr]
            region = self._region(name, text)
            if region is not None:
                self.regions[name] = region
        for name, given in (self.file.attributes or {}).items():
            self.attributes[name] = self._attribute(self.file.attributes.key(name), given)  # type: ignore[union-attr]

    def _name(self, key: Scalar) -> None:
        """Refuse a name that is taken or means something in expressions."""
        name = key.text
        taken = {**self.typevars, **self.operands, **self.results, **self.regions, **self._leaves()}
        if name in taken:
            self.error(key, f"the name '{name}' is already declared in this op", "names are unique within an op")
        elif name in BUILTINS or name in FORMS or name in GRID or name in ("true", "false", "and", "or", "not", "if", "else", "for", "in", "is", "lambda"):
            self.error(key, f"'{name}' means something in expressions and cannot be declared", f"call it {name}_")

    def _leaves(self) -> dict[str, Attribute]:
        return {leaf.name: leaf for attribute in self.attributes.values() for leaf in attribute.leaves}

    def classes(self, scalar: Scalar, names: str) -> frozenset[str]:
        """The atomic classes that `int|float` stands for."""
        found: frozenset[str] = frozenset()
        for name in names.split("|"):
            if name in self.base.classes:
                found |= self.base.classes[name]
            else:
                known = self.base.classes
                self.error(scalar, f"unknown type class '{name}'", did_you_mean(name, known) or f"classes: {', '.join(known)}")
        return found

    def _typevar(self, name: str, text: Scalar) -> None:
        self._name(self.file.typevars.key(name))  # type: ignore[union-attr]
        names = text.text.removeprefix("baseline ").removesuffix("...")
        classes = self.classes(text, names)
        baseline = text.text.startswith("baseline ")
        self.typevars[name] = TypeVar(name, classes, text.text.endswith("..."), baseline)

    def value_type(self, declared: Scalar) -> ValueType:
        match = DECLARED.fullmatch(declared.text.strip())
        if match is None:
            self.error(declared, f"cannot read the type '{declared.text}'", "for example tensor<T>, scalar<T>..., token")
            return ValueType("any")
        kind, inner, many = match["kind"], match["inner"] or "", match["many"]
        if kind not in ("tensor", "scalar", "vector", "ints", "token", "any"):
            self.error(declared, f"unknown kind of type '{kind}'", did_you_mean(kind, ["tensor", "scalar", "vector", "ints", "token", "any"]))
        var, element = "", ""
        classes: frozenset[str] = frozenset()
        if inner in self.typevars:
            var, classes = inner, self.typevars[inner].classes
            if self.typevars[inner].pack and many != "...":
                self.error(declared, f"'{inner}' is one type per item, so '{kind}<{inner}>' needs '...'", f"write {kind}<{inner}>...")
        elif inner in self.base.elements:
            element, classes = inner, frozenset({self.base.elements[inner].kind})
        elif inner and all(part in self.base.classes for part in inner.split("|")):
            classes = self.classes(declared, inner)
        elif inner:
            known = [*self.typevars, *self.base.classes, *self.base.elements]
            self.error(declared, f"unknown type variable or class '{inner}'", did_you_mean(inner, known) or f"type variables: {', '.join(self.typevars) or 'none'}")
        return ValueType(kind, var, classes, element, many == "...", many == "?")  # type: ignore[arg-type]

    def _region(self, name: str, text: Scalar) -> RegionSpec | None:
        head, arrow, tail = text.text.rpartition("->")
        head = head.strip()
        if not arrow or not (head.startswith("(") and head.endswith(")")):
            self.error(text, "expected a region signature", "for example (scalar<A>, scalar<A>) -> scalar<A>")
            return None
        groups: list[tuple[ValueType, ...]] = []
        for match in GROUP.finditer(head[1:-1]):
            if match["group"] is not None:
                parts = [self.value_type(_part(text, f"{part.strip()}...")) for part in match["group"].split(",")]
                groups.append(tuple(parts))
            elif match["single"].strip():
                groups.append((self.value_type(_part(text, match["single"].strip())),))
        results = tuple(self.value_type(_part(text, part.strip())) for part in tail.strip().strip("()").split(",") if part.strip())
        return RegionSpec(name, text.text, tuple(groups), results)

    # -- attributes --------------------------------------------------------------------------------

    def _attribute(self, key: Scalar, given: Scalar | AttributeFile | StructFile) -> Attribute:
        name = key.text
        if isinstance(given, StructFile):
            leaves = []
            for field_name, spec in given.fields.items():
                self._name(given.fields.key(field_name))
                leaves.append(self._leaf(field_name, spec))
            return Attribute(name, given.struct, tuple(leaves), optional=given.optional, doc=given.doc or "")
        self._name(key)
        return self._leaf(name, given)

    def _leaf(self, name: str, given: Scalar | AttributeFile) -> Attribute:
        """Defaults are checked later, when the definitions are known."""
        kind = given if isinstance(given, Scalar) else given.type_
        optional, doc = (False, "") if isinstance(given, Scalar) else (given.optional, given.doc or "")
        text, columns = kind.text, None
        fixed = re.fullmatch(r"i64\[\]\[(\d+)\]", text)
        if fixed:
            text, columns = "i64[][]", int(fixed[1])
        choices: tuple[str, ...] = ()
        enums = self.base.enums(self.file.op.text.partition(".")[0])
        if text not in KINDS:
            bare = text.removesuffix("[]")
            if bare in enums:
                choices, text = enums[bare], "enum[]" if text.endswith("[]") else "enum"
            else:
                known = [*KINDS, *enums]
                self.error(kind, f"unknown attribute kind '{kind.text}'", did_you_mean(kind.text, known) or f"kinds: {', '.join(known)}")
                text = "any"
        return Attribute(name, text, (), choices, None, optional, columns, doc)

    # -- scopes ------------------------------------------------------------------------------------

    def element(self, type_: ValueType, narrowed: dict[str, frozenset[str]]) -> Element:
        return Element(type_.var, narrowed.get(type_.var, type_.classes))

    def scope(self, reads: bool = False, narrowed: dict[str, frozenset[str]] | None = None) -> Scope:
        """What expressions may name; `narrowed` says what a type variable ranges over within a type arm."""
        narrowed = narrowed or {}
        symbols: dict[str, Symbol] = {}
        for var in self.typevars.values():
            element = Element(var.name, narrowed.get(var.name, var.classes) - {"quantized"})
            symbols[var.name] = Symbol(Role.TYPEVAR, Pack(TYPE) if var.pack else TYPE)
            symbols[f"{var.name}!"] = Symbol(Role.TYPEVAR, element)
        for role, values in ((Role.OPERAND, self.operands), (Role.RESULT, self.results)):
            for value in values.values():
                symbols[value.name] = Symbol(role, self._value_symbol(value.type, narrowed))
        for leaf in self._leaves().values():
            symbols[leaf.name] = Symbol(Role.ATTRIBUTE, attribute_type(leaf))
        for region in self.regions.values():
            symbols[region.name] = Symbol(Role.REGION, self._region_type(region))
        symbols |= {name: Symbol(Role.PROCESS, INT) for name in GRID} if reads else {}
        return Scope(symbols, self.base.callables, self.base.operators, reads)

    def _value_symbol(self, type_: ValueType, narrowed: dict[str, frozenset[str]]) -> Type:
        classes = narrowed.get(type_.var, type_.classes) - {"quantized"}
        if type_.kind in ("token", "any"):
            item: Type = Plain(type_.kind)
        else:
            item = Tensor(Element(type_.var, classes))
        return Pack(item) if type_.variadic else item

    def _region_type(self, region: RegionSpec) -> Region:
        def convert(types: tuple[ValueType, ...]) -> tuple[Type, ...]:
            elements = [(Element(t.var, t.classes - {"quantized"}), t.variadic) for t in types]
            return tuple(Pack(e) if many else e for e, many in elements)

        return Region(tuple(t for group in region.arguments for t in convert(group)), convert(region.results))

    def defined(self, name: str, node: Node) -> Symbol:
        return Symbol(Role.DEFINE, node.type, node.varies)


def attribute_type(attribute: Attribute) -> Type:
    """The type of an attribute in expressions."""
    if attribute.kind in ("enum", "enum[]"):
        choice = Plain(f"enum {'|'.join(attribute.choices)}")
        return Pack(choice) if attribute.kind == "enum[]" else choice
    return KINDS[attribute.kind]


def _part(text: Scalar, part: str) -> Scalar:
    """A part of a region's signature as a scalar of its own, at the same place."""
    return Scalar(part, text.span, text.style, text.raw)
