"""Typed views of operations: what generated classes and builders are written in.

A view wraps an operation and is never registered with MLIR, where JAX registers classes of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from types import ModuleType
from typing import TYPE_CHECKING, ClassVar, TypeVar

from opspec.catalog.dialects import generated
from opspec.errors import OpSpecError
from opspec.programs import carrier
from opspec.programs.decoding import Attributes, Decoder
from opspec.programs.diagnostic import Diagnostic
from opspec.rules.implicit_rules import Binder
from opspec.rules.inference import with_known
from opspec.rules.signature import Attribute, Signature, Value, shares
from opspec.rules.vocabulary import Function
from opspec.values.constants import Constant

if TYPE_CHECKING:
    from typing import TypeAlias

    from opspec.programs.carrier import SSAValue as SSAValue
    from opspec.programs.carrier import ir
    from opspec.rules.signature import Region

    Operand: TypeAlias = "SSAValue | OpView"
    # Called with the block's arguments, while ops are inserted there; gives what the region returns.
    Filling: TypeAlias = Callable[..., "Operand | Sequence[Operand] | None"]
    # Of the block's arguments; with their types where the op does not tell them.
    Body: TypeAlias = "Filling | tuple[Sequence[ir.Type | str], Filling]"
    # A tensor type, or an element type for the inferred shape; one for each result if there are several.
    ResultType: TypeAlias = "ir.Type | str | Sequence[ir.Type | str | None] | None"

T = TypeVar("T")


class BuildError(OpSpecError):
    """An operation was not built. `diagnostics`: the rules that it would break."""

    def __init__(self, message: str, diagnostics: Sequence[Diagnostic] = ()) -> None:
        super().__init__(message)
        self.diagnostics = tuple(diagnostics)


class OpView:
    """An operation. A class per op adds its operands, attributes, regions and results by name.

    A view of an op with one result stands for that result wherever an operand is wanted.
    """

    __slots__ = ("operation",)

    signature: ClassVar[Signature]
    enums: ClassVar[Mapping[str, str]]
    operation: ir.Operation

    def __init_subclass__(cls, signature: Signature, enums: Mapping[str, str] | None = None) -> None:
        """Add the members that a signature declares; `enums`: the enumeration that an attribute is of."""
        cls.signature = signature
        cls.enums = enums or {}
        parts: tuple[tuple[str, Callable[[OpView, int], object], Sequence[Value | Attribute | Region]], ...] = (
            ("operand", OpView._operand, signature.operands),
            ("attribute", OpView._attribute, leaves(signature)),
            ("region", OpView._region, signature.regions),
            ("result", OpView._result, signature.results),
        )
        for noun, read, declared in parts:
            for at, item in enumerate(declared):
                setattr(cls, item.name, property(partial(_read, read, at), doc=_doc(noun, item)))

    def __init__(self, operation: ir.Operation | ir.OpView) -> None:
        self.operation = operation.operation
        found, expected = self.operation.name, getattr(type(self), "signature", None)
        if expected is not None and found != expected.op:
            raise OpSpecError(f"{type(self).__name__} is a view of {expected.op}, found {found}")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OpView) and self.operation == other.operation

    def __hash__(self) -> int:
        return hash(self.operation)

    def __str__(self) -> str:
        return str(self.operation)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {_one_line(self.operation)}>"

    def _operand(self, at: int) -> SSAValue | tuple[SSAValue, ...] | None:
        return self._operands(list(self.operation.operands), Attributes(self.operation, Decoder()))[at]

    def _operands(self, items: Sequence[T], given: Mapping[str, object]) -> list[T | tuple[T, ...] | None]:
        return _dealt(self.signature.op, "operand", self.signature.operands, items, given)

    def _attribute(self, at: int) -> object:
        decoder = Decoder()
        signature = self.signature
        types = [decoder.type(operand.type) for operand in self.operation.operands]
        given = Attributes(self.operation, decoder)
        operands = with_known(signature, self._operands(types, given), {})
        binder = Binder(signature)
        values = binder.attributes(given, operands)
        if binder.broken:
            raise OpSpecError(f"{signature.op}: {binder.broken[0].message}")
        return _plain(values[at])

    def _region(self, at: int) -> ir.Region | tuple[ir.Region, ...]:
        found, declared = list(self.operation.regions), self.signature.regions
        if not declared[at].variadic:
            return found[at]
        return tuple(found[at : len(found) - len(declared) + at + 1])

    def _result(self, at: int) -> SSAValue | tuple[SSAValue, ...] | None:
        return _dealt(self.signature.op, "result", self.signature.results, list(self.operation.results), {})[at]


def leaves(signature: Signature) -> list[Attribute]:
    """The attributes as rules and builders see them: structs replaced by their fields."""
    return [leaf for attribute in signature.attributes for leaf in attribute.fields or (attribute,)]


def view_class(name: str) -> type[OpView]:
    """The class of an op that has a file; OpView itself for any other."""
    module = generated("binding", name)
    return _class_of(module) if module is not None else OpView


@cache
def _class_of(module: ModuleType) -> type[OpView]:
    # Not by a registry that classes enter when they are made: the generator runs the same text again.
    found = [cls for cls in vars(module).values() if isinstance(cls, type) and issubclass(cls, OpView)]
    return next((cls for cls in found if cls is not OpView), OpView)


def value_of(op: str, label: str, given: object) -> SSAValue:
    """The value that an operand stands for."""
    if isinstance(given, OpView):
        results = list(given.operation.results)
        if len(results) == 1:
            return results[0]
        declared = getattr(type(given), "signature", None)
        names = ", ".join(value.name for value in declared.results) if declared is not None else ""
        hint = f": pass one of {names}" if results and names else ""
        found = f"{given.operation.name} with {len(results)} results"
        raise BuildError(f"{op}: {label}: expected one value, found {found}{hint}")
    if isinstance(given, carrier.ir.Value):
        return given
    raise BuildError(f"{op}: {label}: expected a value of the program or a view of an op, found {spelled(given)}")


def spelled(given: object) -> str:
    if isinstance(given, carrier.ir.Value):
        return f"one value of type {given.type}"
    if isinstance(given, OpView):
        return f"one {given.operation.name}"
    if isinstance(given, list | tuple):
        return f"a {type(given).__name__} of {len(given)}"
    return f"{given!r:.60} ({type(given).__name__})"


def _read(read: Callable[[OpView, int], T], at: int, view: OpView) -> T:
    return read(view, at)


def _dealt(
    op: str, noun: str, declared: Sequence[Value], items: Sequence[T], given: Mapping[str, object]
) -> list[T | tuple[T, ...] | None]:
    """An operation's operands or results by declared value; several variadic ones are of one length."""
    sizes = shares(declared, len(items), given)
    if sizes is None:
        names = ", ".join(value.name for value in declared)
        raise OpSpecError(f"{op}: expected the {noun}s {names}, found {len(items)}")
    found: list[T | tuple[T, ...] | None] = []
    at = 0
    for value, size in zip(declared, sizes, strict=True):
        some = tuple(items[at : at + size])
        found.append(some if value.variadic else some[0] if some else None)
        at += size
    return found


def _plain(value: object) -> object:
    """Vectors as the tuples that they are for everybody else, a function as its name."""
    if isinstance(value, Function):
        return value.name
    if isinstance(value, Constant):
        return value.array
    return tuple(map(_plain, value)) if isinstance(value, tuple) else value


def _doc(noun: str, item: Value | Attribute | Region) -> str:
    if isinstance(item, Value):
        many = f" if {item.when}" if item.when else "..." if item.variadic else "?" if item.optional else ""
        element = item.element or "|".join(sorted(item.classes))
        return f"The {noun} {item.name}: {item.kind}{f'<{element}>' if element else ''}{many}."
    return f"The {noun} {item.name}{f': {item.kind}' if isinstance(item, Attribute) else ''}."


def _one_line(operation: ir.Operation) -> str:
    text = str(operation.get_asm(skip_regions=True, assume_verified=True))
    return " ".join(text.split())
