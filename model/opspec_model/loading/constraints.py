"""Definitions, defaults and constraints of an op: from scalars to typed trees, and what a rule infers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from opspec_model.definitions.kinds import attribute_type
from opspec_model.definitions.spec import Constraint, DeclaredAttribute, Formula, names_in
from opspec_model.language.check import NameMeaning
from opspec_model.language.coerce import coerce, element_of
from opspec_model.language.tree import Apply, Binding, Each, If, Literal, Logic, Name, Node, Role, walk
from opspec_model.language.types import BOOL, INTS, TYPE, UNKNOWN, WHOLE, Element, Pack, Type
from opspec_model.loading.declarations import Declarations, entries
from opspec_model.text.file_format import AttributeFile, RuleFile, StructFile
from opspec_model.text.problems import did_you_mean
from opspec_model.text.yaml_nodes import Scalar, sentence

Side = Callable[[Node, str], bool]


@dataclass
class Constraints:
    """What holds of an op before it runs: `symbols` are the definitions, for rules and meaning alike."""

    declared: Declarations
    defines: list[Binding] = field(default_factory=list)
    symbols: dict[str, NameMeaning] = field(default_factory=dict)

    # -- definitions and defaults ------------------------------------------------------------------

    def read_defines(self) -> None:
        for key, text in entries(self.declared.file.define):
            self.declared.name(key, self.symbols)
            scope = self.declared.scope().having(self.symbols)
            formula = self.declared.formula(text, scope)
            self.symbols[key.text] = NameMeaning(Role.DEFINE, UNKNOWN)
            if formula is not None:
                self.defines.append(Binding(name=key.text, value=formula.tree, text=str(formula)))
                self.symbols[key.text] = binding_symbol(Role.DEFINE, formula.tree, scope.symbols)

    def read_defaults(self) -> None:
        """Defaults may use definitions, which are known only now."""
        for name, given in (self.declared.file.attributes or {}).items():
            attribute = self.declared.attributes[name]
            if isinstance(given, StructFile):
                leaves = zip(attribute.fields, self.declared.fields(given).values(), strict=True)
                fields = tuple(self._with_default(leaf, spec) for leaf, spec in leaves)
                self.declared.attributes[name] = replace(attribute, fields=fields)
            else:
                self.declared.attributes[name] = self._with_default(attribute, given)

    def _with_default(self, leaf: DeclaredAttribute, given: Scalar | AttributeFile) -> DeclaredAttribute:
        if isinstance(given, Scalar) or given.default is None or leaf.name in self.declared.broken:
            return leaf
        scope = self.declared.scope().having(self.symbols)
        if leaf.choices and not leaf.kind.endswith("[]"):
            return replace(leaf, default=self._choice(leaf, given.default))
        formula = self.declared.formula(given.default, scope, attribute_type(leaf))
        if formula is not None:
            others = self._reaches(formula.tree) - set(self.declared.operands)
            if others:
                name = min(others)
                message = f"a default speaks of the operands alone, and this one needs {self._noun(name)} '{name}'"
                self.declared.error(given.default, message)
        # A broken default is still one: the attribute is not one that may be absent.
        return replace(leaf, default=formula or Formula(given.default.text, _NOTHING, given.default.span))

    def _choice(self, leaf: DeclaredAttribute, text: Scalar) -> Formula | None:
        """The default of an enumeration: one of its names, in quotes."""
        scope = self.declared.scope().having(self.symbols)
        formula = self.declared.formula(text, scope)
        if formula is None:
            return None
        tree = formula.tree
        if not isinstance(tree, Literal) or tree.value not in leaf.choices:
            wanted = ", ".join(f"'{choice}'" for choice in leaf.choices)
            found = str(tree.value) if isinstance(tree, Literal) else str(tree.type)
            self.declared.error(text, f"expected one of {wanted}", did_you_mean(found, leaf.choices))
        return formula

    def _reaches(self, tree: Node) -> set[str]:
        """The declared names that a tree uses, directly or through definitions."""
        bound = {name for node in _eaches(tree) for name in node.variables}
        found = names_in(tree) - bound
        for binding in reversed(self.defines):
            if binding.name in found:
                found = (found - {binding.name}) | self._reaches(binding.value)
        return found

    def _noun(self, name: str) -> str:
        symbol = self.declared.scope().symbols.get(name)
        return f"the {symbol.role.value}" if symbol is not None else "the name"

    # -- rules -------------------------------------------------------------------------------------

    def rules(self) -> tuple[Constraint, ...]:
        file = self.declared.file
        for key, _ in entries(file.constraints):
            if key.text in file.retired:
                message = f"the name {key.text} belonged to a retired rule and is not used again"
                taken = (*file.retired, *(name for name in file.constraints or () if name.startswith("C")))
                free = max(int(name[1:]) for name in taken) + 1
                self.declared.error(key, message, f"the next free name is C{free}")
        scope = self.declared.scope().having(self.symbols)
        table: Mapping[str, RuleFile] = file.constraints or {}
        rules = []
        for key, given in entries(file.constraints):
            formula = self.declared.formula(given.rule, scope, BOOL)
            needs = self._needs(key.text, given, table)
            infers, inferred = None, None
            if given.infers is not None and formula is not None:
                infers, inferred = given.infers.text, self._inferred(given.infers, formula)
            if formula is not None:
                rules.append(
                    Constraint(
                        key.text,
                        formula,
                        infers,
                        inferred,
                        needs,
                        given.public,
                        sentence(given.says) or None,
                        given.unwitnessed,
                    )
                )
        self._refuse_cycles(table)
        return tuple(_ordered(rules))

    def _needs(self, name: str, given: RuleFile, table: Mapping[str, RuleFile]) -> tuple[str, ...]:
        told: set[str] = set()
        for need in given.needs:
            if need.text == name:
                self.declared.error(need, f"{name} cannot need itself", "remove it")
            elif need.text in told:
                self.declared.error(need, f"{need.text} is listed twice", "remove one")
            elif need.text not in table:
                self.declared.unknown(need, "rule", table)
            told.add(need.text)
        return tuple(need.text for need in given.needs)

    def _refuse_cycles(self, table: Mapping[str, RuleFile]) -> None:
        """Each cycle of needs is told once, at its first rule."""
        told: set[str] = set()
        for name in table:
            path = _cycle(name, table)
            if path and not told & set(path):
                told |= set(path)
                need = next(need for need in table[name].needs if need.text == path[1])
                message = f"rules that need each other: {', '.join(path)}"
                self.declared.error(need, message, "a rule needs only what can be checked before it")

    # -- inference ---------------------------------------------------------------------------------

    def _inferred(self, target: Scalar, formula: Formula) -> Node | None:
        """What the rule says a result's shape is, or what type a type variable stands for."""
        declared = self.declared
        name = target.text
        if name in declared.results:
            tree = _solution(formula.tree, name, _shape_of, INTS)
            form = f"shape({name}) == ..."
            if declared.results[name].type.variadic:
                form = f"all(shape(r) == ... for r, x in zip({name}, ...))"
            what = f"what shape '{name}' has"
        elif name in declared.typevars:
            bound = {v.type.var for v in declared.operands.values()}
            if name in bound:
                message = f"'{name}' is known from the operands, so there is nothing to infer"
                declared.error(target, message)
                return None
            var = declared.typevars[name]
            wanted: Type = TYPE if not var.kinds else Pack(WHOLE) if var.pack else WHOLE
            tree = _solution(formula.tree, name, _type_of, wanted)
            form, what = f"{name} == ...", f"what type '{name}' stands for"
        else:
            declared.unknown(target, "result or type variable", [*declared.results, *declared.typevars])
            return None
        if tree is None:
            declared.error(target, f"this rule does not say {what}", f"expected {form}")
            return None
        free = {var for var in declared.typevars if var not in {v.type.var for v in declared.operands.values()}}
        loops = self._reaches(tree) & {*declared.results, *free}
        if loops:
            message = f"this rule says {what} by way of '{min(loops)}', which is not known before"
            declared.error(target, message, "infer from operands and attributes")
            return None
        return tree


def binding_symbol(role: Role, tree: Node, names: Mapping[str, NameMeaning]) -> NameMeaning:
    """What a name for this value means."""

    def named(name: Name) -> Element | None:
        symbol = names.get(name.name)
        return symbol.element if symbol is not None else None

    element = element_of(tree, named) if tree.type == TYPE else None
    return NameMeaning(role, tree.type, tree.varies, element)


_NONE = Name(name="None", role=Role.EACH, type=INTS)
_NOTHING = Name(name="", role=Role.DEFINE, type=UNKNOWN)


def _eaches(tree: Node) -> list[Each]:
    return [node for node in walk(tree) if isinstance(node, Each)]


def _cycle(name: str, table: Mapping[str, RuleFile]) -> list[str]:
    """The shortest way from a rule back to itself through the needs, both ends included."""
    paths = [[name]]
    seen: set[str] = set()
    while paths:
        path = paths.pop(0)
        for need in table[path[-1]].needs if path[-1] in table else ():
            if need.text == name and len(path) > 1:
                return [*path, name]
            if need.text not in seen and need.text != path[-1]:
                seen.add(need.text)
                paths.append([*path, need.text])
    return []


def _ordered(rules: list[Constraint]) -> list[Constraint]:
    """Rules in the file's order, each after the ones it needs."""
    ordered: list[Constraint] = []
    waiting = list(rules)
    while waiting:
        pending = {rule.name for rule in waiting}
        ready = next((r for r in waiting if not (set(r.needs) & pending - {r.name})), waiting[0])
        waiting.remove(ready)
        ordered.append(ready)
    return ordered


# --- solving ----------------------------------------------------------------------------------------


def _solution(tree: Node, name: str, side: Side, wanted: Type) -> Node | None:
    """What the rule equates with the target; for a list of targets, a list."""
    if isinstance(tree, Each) and tree.kind == "all" and tree.test is None:
        at = next((i for i, s in enumerate(tree.sources) if isinstance(s, Name) and s.name == name), None)
        if at is None:  # one target, of which each item tells something
            found = _equal(tree.body, name, side, wanted) if wanted == INTS else None
            return replace(tree, kind="list", body=found, type=Pack(wanted)) if found is not None else None
        found = _equal(tree.body, tree.variables[at], side, wanted)
        rest = [i for i in range(len(tree.sources)) if i != at]
        if found is None or not rest or tree.variables[at] in names_in(found):
            return None
        return replace(
            tree,
            kind="list",
            body=found,
            variables=tuple(tree.variables[i] for i in rest),
            sources=tuple(tree.sources[i] for i in rest),
            type=Pack(wanted),
        )
    return _equal(tree, name, side, wanted)


def _equal(tree: Node, name: str, side: Side, wanted: Type) -> Node | None:
    """`x` of `target == x`, from either side. In `target == x or ...` of a type, x is what is inferred; in
    `... or target == x` of a shape, x unless the test holds, and then nothing.
    """
    if isinstance(tree, Logic) and tree.operator == "or" and wanted == TYPE:
        return _equal(tree.parts[0], name, side, wanted)
    if isinstance(tree, Logic) and tree.operator == "or" and wanted == INTS:
        *tests, last = tree.parts
        found = _equal(last, name, side, wanted)
        test = tests[0] if len(tests) == 1 else replace(tree, parts=tuple(tests))
        return If(test=test, then=_NONE, other=found, type=INTS) if found is not None else None
    if not isinstance(tree, Apply) or tree.function != "eq":
        return None
    for this, other in (tree.args, tree.args[::-1]):
        if side(this, name):
            return coerce(other, wanted)
    return None


def _shape_of(node: Node, name: str) -> bool:
    """Whether a node is shape(name)."""
    return isinstance(node, Apply) and node.function == "shape" and _type_of(node.args[0], name)


def _type_of(node: Node, name: str) -> bool:
    return isinstance(node, Name) and node.name == name
