"""What an op file says with expressions: definitions, rules, the meaning; from scalars to typed trees."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from opspec_generator.declare import Declarations, attribute_type
from opspec_generator.document import Scalar
from opspec_generator.files import AttributeFile, ExternFile, FoldFile, PullFile, RuleFile, StageFile, StagesFile, StructFile
from opspec_generator.language.check import Scope, Symbol, coerce
from opspec_generator.language.tree import INDEX, Apply, Binding, Each, Fold, Name, Node, Role
from opspec_generator.language.types import BOOL, BOX, INT, INTS, RANGE, Element, Pack, Tensor, Type
from opspec_generator.model import Arm, Attribute, Extern, Formula, Pull, Rule, Stage
from opspec_generator.shape import Table
from opspec_generator.source import did_you_mean

VARYING = frozenset({INDEX})


@dataclass
class Meaning:
    """The expressions of one op, checked against its declarations."""

    declared: Declarations
    defines: list[Binding] = field(default_factory=list)
    symbols: dict[str, Symbol] = field(default_factory=dict)

    # -- definitions, defaults and rules -----------------------------------------------------------

    def read_defines(self) -> None:
        file = self.declared.file
        for name, text in (file.define or {}).items():
            self.declared._name(file.define.key(name))  # type: ignore[union-attr]
            formula = self.declared.formula(text, self.declared.scope().having(self.symbols))
            if formula is not None:
                self.defines.append(Binding(name=name, value=formula.tree, text=str(formula)))
                self.symbols[name] = Symbol(Role.DEFINE, formula.tree.type, formula.tree.varies)
            else:
                self.symbols[name] = Symbol(Role.DEFINE, INT)

    def read_defaults(self) -> None:
        """Defaults may use definitions, which are known only now."""
        for name, given in (self.declared.file.attributes or {}).items():
            attribute = self.declared.attributes[name]
            if isinstance(given, StructFile):
                leaves = zip(attribute.fields, given.fields.values(), strict=True)
                fields = tuple(self._with_default(leaf, spec) for leaf, spec in leaves)
                self.declared.attributes[name] = replace(attribute, fields=fields)
            else:
                self.declared.attributes[name] = self._with_default(attribute, given)

    def _with_default(self, leaf: Attribute, given: Scalar | AttributeFile) -> Attribute:
        if isinstance(given, Scalar) or given.default is None:
            return leaf
        scope = self.declared.scope().having(self.symbols)
        return replace(leaf, default=self.declared.formula(given.default, scope, attribute_type(leaf)))

    def rules(self) -> tuple[Rule, ...]:
        file = self.declared.file
        table: Mapping[str, RuleFile] = file.constraints or {}
        for retired in file.retired:
            if retired in table:
                key = file.constraints.key(retired)  # type: ignore[union-attr]
                self.declared.error(key, f"the name {retired} belonged to a retired rule and is not used again", "take the next free number")
        scope = self.declared.scope().having(self.symbols)
        rules = []
        for name, given in table.items():
            formula = self.declared.formula(given.rule, scope, BOOL)
            needs = self._needs(name, given, table)
            infers, inferred = None, None
            if given.infers is not None and formula is not None:
                infers, inferred = self._inferred(given.infers, formula)
            if formula is not None:
                rules.append(Rule(name, formula, infers, inferred, needs, given.public, given.says, given.unwitnessed))
        self._refuse_cycles(table)
        return tuple(self._ordered(rules))

    def _needs(self, name: str, given: RuleFile, table: Mapping[str, RuleFile]) -> tuple[str, ...]:
        for need in given.needs:
            if need.text == name:
                self.declared.error(need, f"{name} cannot need itself")
            elif need.text not in table:
                self.declared.error(need, f"unknown rule '{need.text}'", did_you_mean(need.text, table))
        return tuple(need.text for need in given.needs)

    def _refuse_cycles(self, table: Mapping[str, RuleFile]) -> None:
        reach = {name: {need.text for need in given.needs} & set(table) for name, given in table.items()}
        for _ in table:
            reach = {name: near.union(*(reach[other] for other in near)) for name, near in reach.items()}
        for name, given in table.items():
            if name in reach[name] and given.needs and name not in (n.text for n in given.needs):
                self.declared.error(given.needs[0], f"{name} needs itself through {', '.join(sorted(reach[name] - {name}))}")
                return

    def _ordered(self, rules: list[Rule]) -> list[Rule]:
        """Rules in the file's order, each after the ones it needs."""
        ordered: list[Rule] = []
        waiting = list(rules)
        while waiting:
            done = {rule.name for rule in ordered}
            pending = {rule.name for rule in waiting}
            ready = next((r for r in waiting if not (set(r.needs) & pending - {r.name})), waiting[0])
            assert ready.name not in done
            waiting.remove(ready)
            ordered.append(ready)
        return ordered

    def _inferred(self, target: Scalar, formula: Formula) -> tuple[str | None, Node | None]:
        """The right side of `shape(result) == ...`, which gives the result's shape."""
        if target.text not in self.declared.results:
            known = self.declared.results
            self.declared.error(target, f"unknown result '{target.text}'", did_you_mean(target.text, known) or f"results: {', '.join(known)}")
            return None, None
        tree = formula.tree
        if isinstance(tree, Each) and tree.kind == "all" and tree.test is None:
            position = next((i for i, s in enumerate(tree.sources) if isinstance(s, Name) and s.name == target.text), None)
            if position is not None:
                found = _solved(tree.body, tree.variables[position])
                rest = [i for i in range(len(tree.sources)) if i != position]
                if found is not None and rest:
                    return target.text, replace(
                        tree,
                        kind="list",
                        body=found,
                        variables=tuple(tree.variables[i] for i in rest),
                        sources=tuple(tree.sources[i] for i in rest),
                        type=Pack(INTS),
                    )
        found = _solved(tree, target.text)
        if found is None:
            hint = f"expected 'shape({target.text}) == ...', or 'all(shape(r) == ... for r, x in zip({target.text}, ...))'"
            self.declared.error(target, f"this rule does not say what shape '{target.text}' has", hint)
        return target.text, found

    # -- meaning -----------------------------------------------------------------------------------

    def semantics(self) -> Pull | Extern | None:
        given = self.declared.file.semantics
        match given:
            case None:
                return None
            case ExternFile():
                return Extern(given.extern, given.reason)
            case PullFile():
                if not self.declared.results:
                    return None
                name = next(iter(self.declared.results))
                if len(self.declared.results) > 1:
                    key = Scalar(given.index, given.span)
                    self.declared.error(key, "an op with several results gives its meaning in 'stages'")
                stage = StageFile(given.span, given.index, None, None, given.let, given.value, given.fold)
                found = self._stage(name, stage, {})
                return Pull((found,)) if found is not None else None
            case StagesFile():
                return self._stages(given)
        raise AssertionError(given)

    def _stages(self, given: StagesFile) -> Pull | None:
        known: dict[str, Symbol] = {}
        stages = []
        for name, stage in given.stages.items():
            found = self._stage(name, stage, known, given.stages.key(name))
            if found is not None:
                stages.append(found)
                element = self._stage_element(name, stage, given.stages.key(name))
                if element is not None:
                    known[name] = Symbol(Role.STAGE, Tensor(element))
        missing = [name for name in self.declared.results if name not in given.stages]
        if missing:
            last = given.stages.key(next(reversed(list(given.stages))))
            self.declared.error(last, f"no stage gives the result '{missing[0]}'")
        return Pull(tuple(stages)) if len(stages) == len(given.stages) and not missing else None

    def _stage_element(self, name: str, stage: StageFile, key: Scalar) -> Element | None:
        if name in self.declared.results:
            type_ = self.declared.results[name].type
            return Element(type_.var, type_.classes - {"quantized"})
        if stage.shape is None or stage.element is None:
            self.declared.error(key, f"stage '{name}' is not a result, so it has to say its shape and element")
            return None
        var = self.declared.typevars.get(stage.element.text)
        if var is None:
            known = self.declared.typevars
            self.declared.error(stage.element, f"unknown type variable '{stage.element.text}'", did_you_mean(stage.element.text, known))
            return None
        return Element(var.name, var.classes - {"quantized"})

    def _stage(self, name: str, given: StageFile, known: Mapping[str, Symbol], key: Scalar | None = None) -> Stage | None:
        place = key or Scalar(given.index, given.span)
        if (given.value is None) == (given.fold is None):
            self.declared.error(place, "a meaning has either a 'value' or a 'fold'")
            return None
        shape = None
        if given.shape is not None:
            shape = self.declared.formula(given.shape, self.declared.scope().having(self.symbols), INTS)
        arms: list[Arm] = []
        lets: list[Binding] | None = []
        fold: Fold | None = None
        if isinstance(given.value, Table):
            for labels, text in given.value.items():
                arm = self._arm(given, labels, given.value.key(labels), text, known, name)
                if arm is not None:
                    arms.append(arm[0])
                    lets = arm[1]
            self._partition(given.value, arms)
        else:
            scope = self._stage_scope(given.index, {}, known)
            lets = self._lets(given.let, scope)
            if lets is None:
                return None
            scope = scope.having({b.name: Symbol(Role.LET, b.value.type, b.value.varies) for b in lets})
            expected = self._expected(name, given, {})
            if given.fold is not None:
                fold = self._fold(given.fold, scope, expected)
            elif isinstance(given.value, Scalar):
                formula = self.declared.formula(given.value, scope, expected)
                arms += [Arm(frozenset(), "", formula)] if formula is not None else []
        if not (arms or fold):
            return None
        return Stage(name, given.index, tuple(lets), tuple(arms), fold, shape, given.element.text if given.element else "")

    def _expected(self, name: str, given: StageFile, narrowed: dict[str, frozenset[str]]) -> tuple[Type, ...] | None:
        """What type the element of a stage has to have."""
        result = self.declared.results.get(name)
        var = result.type.var if result is not None else given.element.text if given.element is not None else ""
        classes = result.type.classes if result is not None else frozenset[str]()
        if var in self.declared.typevars:
            classes = self.declared.typevars[var].classes
        element = Element(var, narrowed.get(var, classes) - {"quantized"})
        return (Pack(element),) if result is not None and result.type.variadic else (element,)

    def _stage_scope(self, index: str, narrowed: dict[str, frozenset[str]], known: Mapping[str, Symbol]) -> Scope:
        scope = self.declared.scope(reads=True, narrowed=narrowed).having(self.symbols)
        return scope.having({**known, index: Symbol(Role.INDEX, INTS, VARYING)})

    def _lets(self, given: Table[str, Scalar] | None, scope: Scope) -> list[Binding] | None:
        """The checked bindings, or None where one is broken."""
        found: list[Binding] = []
        broken = False
        for name, text in (given or {}).items():
            if name in scope.symbols:
                self.declared.error(given.key(name), f"the name '{name}' already means something here", "choose another name")  # type: ignore[union-attr]
            formula = self.declared.formula(text, scope)
            if formula is None:
                broken = True
                break
            found.append(Binding(name=name, value=formula.tree, text=str(formula)))
            scope = scope.having({name: Symbol(Role.LET, formula.tree.type, formula.tree.varies)})
        return None if broken else found

    def _arm(
        self, given: StageFile, labels: str, key: Scalar, text: Scalar, known: Mapping[str, Symbol], name: str
    ) -> tuple[Arm, list[Binding]] | None:
        before = len(self.declared.report.problems)
        classes = self.declared.classes(key, labels)
        if len(self.declared.report.problems) > before:
            return None
        var = next(iter(self.declared.typevars), "")
        narrowed = {var: classes}
        scope = self._stage_scope(given.index, narrowed, known)
        lets = self._lets(given.let, scope)
        if lets is None:
            return None
        scope = scope.having({b.name: Symbol(Role.LET, b.value.type, b.value.varies) for b in lets})
        formula = self.declared.formula(text, scope, self._expected(name, given, narrowed))
        return (Arm(classes, labels, formula), lets) if formula is not None else None

    def _partition(self, table: Table[str, Scalar], arms: list[Arm]) -> None:
        """The arms have to cover the first type variable's classes, each once."""
        var = next(iter(self.declared.typevars.values()), None)
        keys = [table.key(name) for name in table]
        if var is None:
            self.declared.error(keys[0], "type arms need a type variable", "declare one under 'typevars'")
            return
        wanted = var.classes - {"quantized"}
        seen: dict[str, str] = {}
        for name in table:
            known = self.declared.base.classes
            if not set(name.split("|")) <= set(known):
                return
            classes = frozenset().union(*(known[part] for part in name.split("|")))
            for class_ in sorted(classes):
                if class_ in seen:
                    self.declared.error(table.key(name), f"the arms overlap: '{class_}' is already covered by '{seen[class_]}'")
                seen.setdefault(class_, name)
            extra = classes - wanted
            if extra:
                self.declared.error(table.key(name), f"{var.name} does not range over {', '.join(sorted(extra))}", f"{var.name} is one of {', '.join(sorted(wanted))}")
        missing = wanted - set(seen)
        if missing:
            self.declared.error(keys[-1], f"no arm covers {', '.join(sorted(missing))}", f"the arms have to partition {var.name}: {', '.join(sorted(wanted))}")

    # -- folds -------------------------------------------------------------------------------------

    def _fold(self, given: FoldFile, scope: Scope, expected: tuple[Type, ...] | None) -> Fold | None:
        variables: list[tuple[str, Node]] = []
        broken = False
        inner = scope
        for name, text in given.over.items():
            if name in scope.symbols:
                self.declared.error(given.over.key(name), f"the name '{name}' already means something here", "choose another name")
            formula = self.declared.formula(text, scope, (RANGE, BOX))
            kind: Type = INT if formula is None or formula.tree.type == RANGE else INTS
            inner = inner.having({name: Symbol(Role.FOLD, kind, VARYING)})
            if formula is None:
                broken = True
            else:
                variables.append((name, formula.tree))
        lets = self._lets(given.let, inner)
        if lets is None:
            return None
        inner = inner.having({b.name: Symbol(Role.LET, b.value.type, b.value.varies) for b in lets})
        where = self.declared.formula(given.where, inner, BOOL) if given.where is not None else None
        term = self.declared.formula(given.term, inner, expected)
        init = self.declared.formula(given.init, scope, expected) if given.init is not None else None
        if not self._combiner(given.combine):
            broken = True
        if broken or term is None or (given.init is not None and init is None) or (given.where is not None and where is None):
            return None
        return Fold(
            variables=tuple(variables),
            lets=tuple(lets),
            where=where.tree if where is not None else None,
            term=term.tree,
            init=init.tree if init is not None else None,
            combine=given.combine.text,
            order=given.order,
            type=term.tree.type,
            varies=VARYING,
        )

    def _combiner(self, combine: Scalar) -> bool:
        regions, functions = self.declared.regions, self.declared.base.primitives
        if combine.text in regions or combine.text in functions and len(functions[combine.text].signature.parameters) == 2:
            return True
        known = [*regions, *(name for name, p in functions.items() if len(p.signature.parameters) == 2)]
        self.declared.error(combine, f"unknown region or two-argument primitive '{combine.text}'", did_you_mean(combine.text, known))
        return False


def _solved(tree: Node, name: str) -> Node | None:
    """`x` of `shape(name) == x`, from either side."""
    if not isinstance(tree, Apply) or tree.function != "eq":
        return None
    for side, other in (tree.args, tree.args[::-1]):
        if isinstance(side, Apply) and side.function == "shape" and isinstance(side.args[0], Name) and side.args[0].name == name:
            return other if other.type == INTS else coerce(other, INTS)
    return None
