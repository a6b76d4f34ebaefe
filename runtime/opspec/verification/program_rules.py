"""The rules of what holds ops together: functions, calls, symbols, the grid of processes, meshes.

They have permanent names like those of ops; those that any op may break are the rules of `program`. What the rules
ask of a program as a whole is found once (`Program`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain

from opspec.programs.process_ids import is_collective, left_out, outside
from opspec.programs.records import ModuleView, View, process_count, symbol_of
from opspec.programs.recovery import REJECTED
from opspec.rules.program_rule_texts import RULES, ProgramRule
from opspec.rules.signature import REGION_END
from opspec.values.constants import Struct, Symbol
from opspec.values.dims import Dim
from opspec.values.types import Other, Tensor
from opspec.verification import body_types, mlir_constant, unwritten_rules
from opspec.verification.brought_rules import brought_rule
from opspec.verification.manual_axes import taken_axes
from opspec.verification.unwritten_rules import BrokenRule
from opspec_model.names import COUNTS

__all__ = ["RULES", "BrokenRule", "ProgramSymbols", "ProgramRule"]

Types = Sequence[Tensor | Other]

# JAX ends functions with stablehlo.return that the code of a custom_call calls.
_ENDS = ("func.return", REGION_END)
STRUCTURE = frozenset({"arith.constant", "builtin.module", "func.func", "func.call", *_ENDS, "sdy.mesh"})
_HOLDERS = frozenset({"stablehlo.custom_call", "stablehlo.async_start", "chlo.scan"})
_ALIAS, _DONOR = "tf.aliasing_output", "jax.buffer_donor"
_MOST = 8  # ids that a message names


class ProgramSymbols:
    """A module's symbols, the grid of processes that it is for, and which of its ops the rules look at."""

    def __init__(self, module: ModuleView) -> None:
        self.module = module
        self._symbols: dict[int, dict[str, View]] = {}
        self.replicas, self.partitions = (process_count(module.root, name) for name in COUNTS)

    def asks_of(self, name: str) -> bool:
        """Whether there are rules for ops of a name, besides those for ops with a sharding."""
        return name in STRUCTURE or is_collective(name) or name in _HOLDERS or name.startswith("sdy.")

    def broken(self, view: View) -> Iterator[BrokenRule]:
        """The rules that an op breaks."""
        match view.name:
            case "builtin.module":
                yield from self._grid(view)
            case "func.func":
                yield from self._function(view)
            case "func.call":
                yield from self._call(view)
            case name if name in _ENDS:
                yield from self._return(view)
            case "sdy.mesh":
                yield from self._unique(view)
            case "stablehlo.custom_call":
                yield from self._called(view)
                yield from unwritten_rules.custom_call(view)
            case "arith.constant":
                yield from mlir_constant.constant(view)
            case "chlo.scan":
                yield from body_types.scan(view)
            case "stablehlo.async_start":
                yield from unwritten_rules.async_start(view)
            case name if is_collective(name):
                yield from self._processes(view)
        yield from brought_rule(view)
        yield from taken_axes(view)

    # --- symbols ----------------------------------------------------------------------------------

    def symbol(self, name: str, view: View) -> View | None:
        """What a name means at an op: a symbol of the innermost module around it that has the first part."""
        first, *rest = name.split("::@")
        scope = view.parent
        while scope is not None:
            found = self._named(scope).get(first) if scope.name == "builtin.module" else None
            for part in rest:
                found = None if found is None else self._named(found).get(part)
            if found is not None:
                return found
            scope = scope.parent
        return None

    def _named(self, scope: View) -> dict[str, View]:
        if id(scope) not in self._symbols:
            named: dict[str, View] = {}
            for op in (op for region in scope.regions for block in region.blocks for op in block.ops):
                if (name := symbol_of(op)) is not None:
                    named.setdefault(name, op)
            self._symbols[id(scope)] = named
        return self._symbols[id(scope)]

    def _unique(self, view: View) -> Iterator[BrokenRule]:
        name = symbol_of(view)
        if name is None:
            if view.name == "func.func":  # a mesh has an op file, which asks for it
                yield BrokenRule("func.func.C2", "attribute sym_name is missing")
            return
        first = self._named(view.parent).get(name, view) if view.parent is not None else view
        if first is not view:
            message = f"expected another name than @{name}, which something before it has"
            yield BrokenRule("func.func.C1" if view.name == "func.func" else "program.C9", message)

    def _near(self, name: str, view: View, kind: str) -> str:
        import difflib

        scope, names = view.parent, list[str]()
        while scope is not None:
            if scope.name == "builtin.module":
                names += (own for own, op in self._named(scope).items() if op.name == kind)
            scope = scope.parent
        near = difflib.get_close_matches(name, names, 1, 0.7)
        return f"@{near[0]}" if near else ""

    def _called(self, view: View) -> Iterator[BrokenRule]:
        names = view.attributes.get("called_computations")
        for name in names if isinstance(names, tuple) else ():
            if isinstance(name, Symbol):
                yield from self._is(name, view, "func.func")

    def _is(self, name: str, view: View, kind: str) -> Iterator[BrokenRule]:
        what = "function" if kind == "func.func" else "mesh"
        found = self.symbol(name, view)
        if found is None:
            yield BrokenRule(
                "program.C1",
                f"expected a {what} of the program, found @{name}, which it does not have",
                self._near(name, view, kind),
            )
        elif found.name not in (kind, REJECTED):
            yield BrokenRule(
                "program.C2", f"expected a {what}, found @{name}, which is a {found.name}", self._near(name, view, kind)
            )

    # --- functions --------------------------------------------------------------------------------

    def _function(self, view: View) -> Iterator[BrokenRule]:
        yield from self._unique(view)
        type_ = view.attributes.get("function_type")
        if not isinstance(type_, Struct) or type_.kind != "function":
            yield BrokenRule(
                "func.func.C2",
                "attribute function_type is missing"
                if type_ is None
                else f"expected the type of a function, found {type_}",
            )
            return
        inputs, results = tuple(type_["inputs"]), tuple(type_["results"])
        yield from _body(view, inputs)
        yield from _attributes(view, inputs, results)
        yield from _aliases(view, inputs, results)

    def _call(self, view: View) -> Iterator[BrokenRule]:
        name = str(view.attributes.get("callee", ""))
        function = self.symbol(name, view)
        if function is None or function.name != "func.func":
            why = "which it does not have" if function is None else f"which is a {function.name}"
            yield BrokenRule(
                "func.call.C1",
                f"expected a function of the program, found @{name}, {why}",
                self._near(name, view, "func.func"),
            )
            return
        type_ = function.attributes.get("function_type")
        if not isinstance(type_, Struct) or type_.kind != "function":
            return
        if list(view.operand_types) != list(type_["inputs"]):
            yield BrokenRule(
                "func.call.C2", _difference("argument", type_["inputs"], view.operand_types, f"@{name} takes")
            )
        if list(view.result_types) != list(type_["results"]):
            yield BrokenRule(
                "func.call.C3", _difference("result", type_["results"], view.result_types, f"@{name} gives")
            )

    def _return(self, view: View) -> Iterator[BrokenRule]:
        parent = view.parent
        if parent is None or parent.name != "func.func":
            return
        type_ = parent.attributes.get("function_type")
        if isinstance(type_, Struct) and type_.kind == "function":
            expected = list(type_["results"])
            if list(view.operand_types) != expected:
                says = f"the type of @{symbol_of(parent)} says"
                yield BrokenRule("func.return.C1", _difference("returned value", expected, view.operand_types, says))

    # --- the grid of processes --------------------------------------------------------------------

    def _grid(self, view: View) -> Iterator[BrokenRule]:
        for name in COUNTS:
            given = view.attributes.get(f"mhlo.{name}")
            if given is not None and process_count(view, name) is None:
                yield BrokenRule("program.C8", f"mhlo.{name}: expected a whole number from 1 on, found {given}")

    def _processes(self, view: View) -> Iterator[BrokenRule]:
        if foreign := outside(view, self.replicas, self.partitions):
            yield BrokenRule("program.C3", foreign, "other ids, or another mhlo.num_replicas or mhlo.num_partitions")
        elif missing := left_out(view, self.replicas, self.partitions):
            yield BrokenRule("program.C4", missing, "a group of its own for a process that keeps its own values")


# --- parts of functions ---------------------------------------------------------------------------


def _body(view: View, inputs: Types) -> Iterator[BrokenRule]:
    blocks = [block for region in view.regions for block in region.blocks]
    if not blocks:
        return
    if list(blocks[0].types) != list(inputs):
        yield BrokenRule("func.func.C3", _difference("argument", inputs, blocks[0].types, "its type says"))
    last = blocks[-1].ops[-1].name if blocks[-1].ops else "no op"
    if len(blocks) == 1 and last not in (*_ENDS, REJECTED):
        yield BrokenRule("func.func.C4", f"expected func.return as the last op of its body, found {last}")


def _attributes(view: View, inputs: Types, results: Types) -> Iterator[BrokenRule]:
    for name, values, what in (("arg_attrs", inputs, "argument"), ("res_attrs", results, "result")):
        given = view.attributes.get(name)
        if isinstance(given, tuple) and len(given) != len(values):
            yield BrokenRule(
                "func.func.C5", f"{name}: expected {_many(len(values), what)}, as its type says, found {len(given)}"
            )


def _aliases(view: View, inputs: Types, results: Types) -> Iterator[BrokenRule]:
    taken: dict[int, int] = {}
    given = view.attributes.get("arg_attrs")
    arguments = given if isinstance(given, tuple) and len(given) == len(inputs) else ()
    for at, attributes in enumerate(arguments):
        output = attributes.get(_ALIAS) if isinstance(attributes, Mapping) else None
        if not isinstance(output, int) or isinstance(output, bool):
            continue
        here = f"argument {at}, {_ALIAS}"
        if attributes.get(_DONOR) is True:
            yield BrokenRule(
                "func.func.C9",
                f"argument {at}: expected one of {_ALIAS} and {_DONOR}, found both",
                f"{_ALIAS} alone, which says more",
            )
        if not 0 <= output < len(results):
            has = f"the function has {_many(len(results), 'output')}"
            yield BrokenRule("func.func.C6", f"{here}: expected the number of an output, found {output}; {has}")
            continue
        if output in taken:
            message = f"{here}: expected an output that no other argument gives its memory to; output {output} "
            yield BrokenRule("func.func.C8", f"{message}has that of argument {taken[output]}")
        taken.setdefault(output, at)
        sizes = _bytes(inputs[at]), _bytes(results[output])
        if None not in sizes and sizes[0] != sizes[1]:
            yield BrokenRule(
                "func.func.C7",
                f"argument {at}, {inputs[at]}, has {sizes[0]} bytes; "
                f"output {output}, which takes its memory, is {results[output]} and has {sizes[1]}",
            )


def _bytes(type_: Tensor | Other) -> int | None:
    if not isinstance(type_, Tensor) or any(isinstance(size, Dim) for size in tuple.__iter__(type_.shape)):
        return None
    many = 1
    for size in tuple.__iter__(type_.shape):
        many *= size
    return -(-many * max(type_.element.bits, 1) // 8)


# --- words ----------------------------------------------------------------------------------------


def _many(number: int, thing: str) -> str:
    return f"{number or 'no'} {thing}{'' if number == 1 else 's'}"


def _difference(what: str, expected: Types, found: Types, says: str) -> str:
    """What differs between two lists of types: their length, or the first types that do."""
    if len(expected) != len(found):
        wanted = f"{_many(len(expected), what)}{_types(expected)}"
        return f"expected {wanted}, as {says}; found {len(found) or 'none'}{_types(found)}"
    differing = [
        f"{what} {at}: expected {one}, as {says}; found {other}"
        for at, (one, other) in enumerate(zip(expected, found, strict=True))
        if one != other
    ]
    return "; ".join(chain(differing[:2], [f"and {len(differing) - 2} more"] if len(differing) > 2 else []))


def _types(types: Types) -> str:
    return f" ({', '.join(map(str, types))})" if 0 < len(types) <= _MOST else ""
