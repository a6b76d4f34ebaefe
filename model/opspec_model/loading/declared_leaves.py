"""What an op file declares an attribute to be, or a part of one, from the file's words to the model."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from opspec_model.definitions.kinds import KINDS
from opspec_model.definitions.spec import Base, DeclaredAttribute
from opspec_model.definitions.spec import DeclaredTypeVar as TypeVariable
from opspec_model.text.file_format import AttributeFile, WholeFile
from opspec_model.text.problems import Report, did_you_mean
from opspec_model.text.yaml_nodes import Scalar


@dataclass
class DeclaredLeaves:
    """What is known of an op before its attributes are, and where problems go.

    `broken`: names whose declaration is in the file but cannot be used. That is told once, where they are
    declared. `partial`: sections with unreadable parts, so that what seems to be missing may be among them.
    """

    report: Report
    base: Base
    file: WholeFile
    broken: set[str] = field(default_factory=set)
    partial: set[str] = field(default_factory=set)
    typevars: dict[str, TypeVariable] = field(default_factory=dict)

    @property
    def dialect(self) -> str:
        return self.file.op.text.partition(".")[0]

    def error(self, scalar: Scalar, message: str, hint: str | None = None) -> None:
        self.report.error(scalar.span, message, hint)

    def error_at(self, scalar: Scalar, start: int, end: int, message: str, hint: str | None = None) -> None:
        """A problem with `text[start:end]` of a scalar."""
        self.report.error(scalar.span_of(start, max(start, end)), message, hint)

    def leaf(self, name: str, given: Scalar | AttributeFile) -> DeclaredAttribute:
        """Defaults are checked later, when the definitions are known."""
        kind = given if isinstance(given, Scalar) else given.type_
        optional = not isinstance(given, Scalar) and given.optional
        text, columns, element = kind.text, None, ""
        held = re.fullmatch(r"(elements|number)<(\w+)>", text)
        scalar = held is not None and held[1] == "number"
        if held:
            text, element = "elements", held[2]
            if element not in self.typevars:
                near = did_you_mean(element, self.typevars)
                self.error_at(kind, *held.span(2), f"unknown type variable '{element}'", near)
                self.broken.add(name)
                text = "any"
        elif text == "elements":
            self.error(kind, "'elements' needs a type variable", "write elements<T>")
            self.broken.add(name)
            text = "any"
        fixed = re.fullmatch(r"i64\[\]\[(\d+)\]", text)
        if fixed:
            text, columns = "i64[][]", int(fixed[1])
        groups = text == "groups"
        text = "i64[][]" if groups else text
        choices: tuple[str, ...] = ()
        struct, parts = "", tuple[DeclaredAttribute, ...]()
        dialect = self.dialect
        enums = self.base.enums(dialect)
        if text not in KINDS:
            bare = text.removesuffix("[]")
            if bare in enums:
                choices, text = enums[bare], "enum[]" if text.endswith("[]") else "enum"
            elif bare in self.base.structs(dialect):
                struct, text = bare, "struct[]" if text.endswith("[]") else "struct"
                parts = self._parts(kind, bare)
            else:
                known = [*KINDS, *enums, *self.base.structs(dialect)]
                if dialect in self.base.dialects:  # else nothing is known of its enumerations
                    near = did_you_mean(kind.text, known) or f"kinds: {', '.join(known)}"
                    self.error(kind, f"unknown attribute kind '{kind.text}'", near)
                self.broken.add(name)
                text = "any"
        named = given.symbol_of if isinstance(given, AttributeFile) else None
        if named is not None and text != "struct":
            self.error(named, f"'{kind.text}' is no struct, and only those are named by the symbol of an op")
        return DeclaredAttribute(
            name,
            text,
            (),
            choices,
            None,
            optional,
            columns,
            element=element,
            groups=groups,
            scalar=scalar,
            struct=struct,
            parts=parts,
            symbol_of=named.text if named is not None else "",
            of=given.of.text if isinstance(given, AttributeFile) and given.of is not None else "",
        )

    def _parts(self, kind: Scalar, struct: str) -> tuple[DeclaredAttribute, ...]:
        """What a struct is made of, down to plain values. The header lists a struct behind those that it is made of."""
        known = self.base.structs(self.dialect)
        before = list(known)[: list(known).index(struct)]
        found: list[DeclaredAttribute] = []
        for name, spec in known[struct].items():
            inner = spec if isinstance(spec, Scalar) else spec.type_
            bare = inner.text.removesuffix("[]")
            if bare in known and bare not in before:
                self.error(kind, f"the struct '{struct}' has parts of '{bare}', which the header lists behind it")
                return ()
            found.append(self.leaf(name, spec))
        return tuple(found)
