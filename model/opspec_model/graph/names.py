"""What the names of a graph mean: values of the program, helper functions, regions, and what is known."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from opspec_model.definitions.graph_tree import (
    ApplyOp,
    BuiltIn,
    CallFunction,
    Choose,
    EachValue,
    Graph,
    GraphFunction,
    Spread,
    Use,
    ValueList,
)
from opspec_model.definitions.spec import Base
from opspec_model.language.scope import NameMeaning, Scope
from opspec_model.language.tree import Apply, Literal, Logic, Name, Node, Role
from opspec_model.language.types import BOOL, STR, TYPE, UNKNOWN, Element, Pack, TensorType

OPEN: frozenset[str] = frozenset()  # the classes of a value, which only the lowering knows: nothing is refused


@dataclass(frozen=True)
class Names:
    """What the names of a graph mean. `values`: values of the program, and whether one is a list; `regions`: those of
    the op; `results`: they are known by their types before they are steps; `counts`: how long lists are, where it is
    known.
    """

    scope: Scope
    values: Mapping[str, bool]
    functions: Mapping[str, GraphFunction]
    regions: Mapping[str, bool] = field(default_factory=dict)
    results: frozenset[str] = frozenset()
    typevar: str = ""
    counts: Mapping[str, int] = field(default_factory=dict)

    def having(self, name: str, value: Graph) -> Names:
        """A step is a name for the steps after it."""
        counts = {other: count for other, count in self.counts.items() if other != name}
        found = counted(value, self)
        counts |= {name: found} if found is not None else {}
        return replace(self, values={**self.values, name: listed(value, self)}, counts=counts)

    def lacking(self, name: str) -> Names:
        """A name whose own meaning is broken."""
        symbols = {**self.scope.symbols, name: NameMeaning(Role.DEFINE, UNKNOWN)}
        values = {other: many for other, many in self.values.items() if other != name}
        return replace(self, scope=replace(self.scope, symbols=symbols), values=values)

    def narrowed(self, key: str, base: Base) -> Names:
        """The names in an arm: there the first type variable has only its classes."""
        symbol = self.scope.symbols[self.typevar]
        if symbol.element is None:  # its own declaration is broken, and told
            return self
        kinds = (base.classes.get(part) or {base.elements[part].kind} for part in key.split("|"))
        element = replace(symbol.element, classes=frozenset().union(*kinds))
        inside = {self.typevar: replace(symbol, element=element)}
        return replace(self, scope=self.scope.having(inside))

    def symbols(self, base: Base) -> dict[str, NameMeaning]:
        """The values as the rule language sees them: tensors that can be measured; and element types by name."""
        found: dict[str, NameMeaning] = {}
        for row in base.elements.values():
            if row.name.isidentifier():
                element = Element(row.name, frozenset({row.kind}))
                found[row.name] = NameMeaning(Role.ELEMENT, TYPE, element=element)
        for name, many in self.values.items():
            tensor = TensorType(Element(f"etype({name})", OPEN))
            found[name] = NameMeaning(Role.OPERAND, Pack(tensor) if many else tensor)
        return found

    def arm_test(self, key: str, base: Base) -> Node:
        """Whether the first type variable is of one of these classes or element types."""
        type_ = Name(name=self.typevar, role=Role.TYPEVAR, type=TYPE)
        tests: list[Node] = []
        for part in key.split("|"):
            if part in base.elements:
                other: Node = Literal(value=part, type=STR)
                name = Apply(function="type_name", args=(type_,), type=STR)
                tests.append(Apply(function="eq", args=(name, other), type=BOOL))
            else:
                kinds = sorted(base.classes[part])
                tests.append(
                    Apply(function="is_of", args=(type_, *(Literal(value=k, type=STR) for k in kinds)), type=BOOL)
                )
        return tests[0] if len(tests) == 1 else Logic(operator="or", parts=tuple(tests), type=BOOL)


def listed(graph: Graph, names: Names) -> bool:
    """Whether a graph is a list of values."""
    match graph:
        case ValueList() | EachValue():
            return True
        case Use(name=name):
            return names.values.get(name, False)
        case Choose(then=then):
            return listed(then, names)
        case CallFunction(many=many) | ApplyOp(many=many):
            return many
        case BuiltIn(name=name):
            return name == "broadcast_together"
    return False


def counted(graph: Graph, names: Names) -> int | None:
    """How many values a list has, where that is known."""
    match graph:
        case ValueList(items=items):
            found = [counted(item.of, names) if isinstance(item, Spread) else 1 for item in items]
            known = [count for count in found if count is not None]
            return sum(known) if len(known) == len(found) else None
        case Use(name=name):
            return names.counts.get(name)
        case ApplyOp(count=count):
            return count
        case Choose(then=then, other=other):
            first = counted(then, names)
            return first if first == counted(other, names) else None
        case BuiltIn(name="broadcast_together", args=(_, *pairs)):
            return len(pairs)
    return None
