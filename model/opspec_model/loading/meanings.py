"""What an op means: stages, folds and type arms, checked against what the op declares."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from opspec_model.definitions.declared_facts import Effect
from opspec_model.definitions.spec import Arm, DeclaredTypeVar, Extern, Formula, Pull, PullStage
from opspec_model.language.check import NameMeaning, Scope
from opspec_model.language.coerce import same_element
from opspec_model.language.tree import INDEX, Binding, Fold, Node, Role
from opspec_model.language.types import (
    BOOL,
    BOX,
    INT,
    INTS,
    RANGE,
    UNKNOWN,
    Element,
    Pack,
    RegionType,
    TensorType,
    Type,
)
from opspec_model.loading.constraints import binding_symbol
from opspec_model.loading.declarations import Declarations, computed, entries
from opspec_model.text.accepted import Table
from opspec_model.text.file_format import ActsFile, ExternFile, FoldFile, PullFile, StageFile, StagesFile
from opspec_model.text.problems import did_you_mean
from opspec_model.text.yaml_nodes import Scalar

VARYING = frozenset({INDEX})
Narrowed = Mapping[str, frozenset[str]]


@dataclass
class MeaningLoader:
    """The `semantics` of one op. `symbols`: its definitions; `locals`: types that locals have to have."""

    declared: Declarations
    symbols: Mapping[str, NameMeaning]
    locals: Mapping[str, Type] = field(default_factory=dict)

    def semantics(self, given: PullFile | StagesFile | ExternFile | None) -> Pull | Extern | None:
        """What `given` says, which is `semantics` of the file, or a reading of it."""
        match given:
            case None:
                return None
            case ExternFile():
                computes = given.computes.text.rstrip() if given.computes is not None else ""
                return Extern(given.extern, given.reason, _effect(given.acts), computes, given.span)
            case PullFile():
                return self._pull(given)
            case StagesFile():
                return self._stages(given)
        raise AssertionError(given)

    def _pull(self, given: PullFile) -> Pull | None:
        results = [key for key, _ in entries(self.declared.file.results)]
        if len(results) != 1:
            message = f"a single 'value' is for an op with one result, and this one has {len(results)}"
            self.declared.error(given.index, message, "give one stage per result under 'stages'")
            return None
        stage = StageFile(given.span, given.index, None, None, given.let, given.value, given.fold)
        found = self._stage(results[0].text, given.index, stage, {})
        return Pull((found,), given.index.span) if found is not None else None

    # -- stages ------------------------------------------------------------------------------------

    def _stages(self, given: StagesFile) -> Pull | None:
        known: dict[str, NameMeaning] = {}
        stages: list[PullStage] = []
        for key, stage in entries(given.stages):
            if key.text not in self.declared.results:
                self.declared.name(key, self.symbols)
            found = self._stage(key.text, key, stage, known)
            element = self._element(key, stage)
            # A broken stage still has its type: what reads it can be checked.
            symbol = UNKNOWN if element is None else TensorType(element)
            if found is not None:
                stages.append(found)
            known[key.text] = NameMeaning(Role.STAGE, symbol)
        last = given.stages.key(list(given.stages)[-1]) if given.stages else self.declared.file.op
        whole = "semantics" not in self.declared.partial
        for name in self.declared.results:
            if name not in given.stages and name not in self.declared.broken and whole:
                hint = f"add a stage called '{name}', or declare no such result"
                self.declared.error(last, f"no stage gives the result '{name}'", hint)
        whole = len(stages) == len(given.stages) and all(name in given.stages for name in self.declared.results)
        return Pull(tuple(stages), last.span) if whole and stages else None

    def _element(self, key: Scalar, stage: StageFile) -> Element | None:
        """The type of a stage's elements; a result has its own, another stage says it."""
        result = self.declared.results.get(key.text)
        if result is not None:
            for given, noun in ((stage.shape, "shape"), (stage.element, "element")):
                if given is not None:
                    self.declared.error(given, f"'{key.text}' is a result and has its own {noun}", "remove this key")
            return self.declared.element(result.type, {}, result.name)
        if stage.shape is None or stage.element is None:
            lacking = [n for n, v in (("shape", stage.shape), ("element", stage.element)) if v is None]
            message = f"stage '{key.text}' is not a result, so it has to say its {' and '.join(lacking)}"
            hint = did_you_mean(key.text, set(self.declared.results) - set(self._stage_names()))
            self.declared.error(key, message, hint or 'for example shape: "[n]" and element: T')
            return None
        var = self.declared.typevars.get(stage.element.text)
        if var is None:
            self.declared.unknown(stage.element, "type variable", self.declared.typevars)
            return None
        if var.pack:
            self.declared.error(stage.element, f"'{var.name}' stands for one type per item, not for one")
            return None
        return Element(var.name, computed(var.classes))

    def _stage_names(self) -> list[str]:
        given = self.declared.file.semantics
        return list(given.stages) if isinstance(given, StagesFile) else []

    def _stage(self, name: str, place: Scalar, given: StageFile, known: Mapping[str, NameMeaning]) -> PullStage | None:
        declared = self.declared
        self.declared.name(given.index, [*self.symbols, *known])
        shape = None
        if given.shape is not None:
            shape = declared.formula(given.shape, declared.scope().having(self.symbols), INTS)
        if given.element is not None:
            declared.used.add(given.element.text)
        if (given.value is None) == (given.fold is None):
            found = "neither" if given.value is None else "both"
            message = f"expected either a 'value' or a 'fold', found {found}"
            hint = "is one of them unreadable, or misspelled?" if found == "neither" else "the fold gives the value"
            if "semantics" not in declared.partial:
                declared.error(place, message, hint)
            return None
        element = given.element.text if given.element else ""
        if isinstance(given.value, Table):
            arms, lets = self._arms(name, given, given.value, known)
            return PullStage(name, given.index.text, tuple(lets), arms, None, shape, element) if arms else None
        scope = self._scope(given, {}, known)
        bindings, inner = self._lets(given.let, scope)
        expected = self._expected(name, given, {})
        if given.fold is not None:
            fold = self._fold(given.fold, inner, expected)
            if fold is None:
                return None
            return PullStage(name, given.index.text, bindings, (), fold, shape, element, given.fold.combine.span)
        assert isinstance(given.value, Scalar)
        formula = declared.formula(given.value, inner, _or_int(expected))
        if formula is None:
            return None
        return PullStage(name, given.index.text, bindings, (Arm(frozenset(), "", formula),), None, shape, element)

    def _expected(self, name: str, given: StageFile, narrowed: Narrowed) -> Type | None:
        """What type the value of a stage has to have; None where that is not known."""
        result = self.declared.results.get(name)
        if result is not None:
            if name in self.declared.broken:
                return None
            element = self.declared.element(result.type, narrowed, name)
            return Pack(element) if result.type.variadic else element
        var = self.declared.typevars.get(given.element.text) if given.element is not None else None
        return Element(var.name, computed(narrowed.get(var.name, var.classes))) if var is not None else None

    def _scope(self, given: StageFile, narrowed: Narrowed, known: Mapping[str, NameMeaning]) -> Scope:
        scope = self.declared.scope(reads=True, narrowed=narrowed).having(self.symbols)
        return scope.having({**known, given.index.text: NameMeaning(Role.INDEX, INTS, VARYING)})

    def _lets(self, given: Table[str, Scalar] | None, scope: Scope) -> tuple[tuple[Binding, ...], Scope]:
        """The checked bindings, and the scope with them; a broken one is known by name."""
        found: list[Binding] = []
        for key, text in entries(given):
            self._local(key, scope)
            formula = self.declared.formula(text, scope, self.locals.get(key.text))
            symbol = NameMeaning(Role.LET, UNKNOWN)
            if formula is not None:
                found.append(Binding(name=key.text, value=formula.tree, text=str(formula)))
                symbol = binding_symbol(Role.LET, formula.tree, scope.symbols)
            scope = scope.having({key.text: symbol})
        return tuple(found), scope

    def _local(self, key: Scalar, scope: Scope) -> None:
        """Refuse a local name that already means something."""
        if self.declared.name(key) and key.text in scope.symbols:
            message = f"the name '{key.text}' already means something here"
            self.declared.error(key, message, "choose another name")

    # -- arms --------------------------------------------------------------------------------------

    def _arms(
        self, name: str, given: StageFile, table: Table[str, Scalar], known: Mapping[str, NameMeaning]
    ) -> tuple[tuple[Arm, ...], tuple[Binding, ...]]:
        """One value per class of the first type variable, and the bindings that all of them share."""
        var = next(iter(self.declared.typevars.values()), None)
        keys = [key for key, _ in entries(table)]
        if var is None:
            if "typevars" not in self.declared.partial:
                hint = "declare one under 'typevars'"
                self.declared.error(keys[0], "values per type class need a type variable", hint)
            return (), ()
        found: list[Arm] = []
        lets: tuple[Binding, ...] = ()
        covered: list[tuple[Scalar, frozenset[str]]] = []
        for key, text in entries(table):
            classes = self.declared.classes(key, 0, key.text)
            if classes is None:
                continue
            covered.append((key, classes))
            narrowed = {var.name: classes}
            bindings, scope = self._lets(given.let, self._scope(given, narrowed, known))
            formula = self.declared.formula(text, scope, self._expected(name, given, narrowed))
            if formula is not None:
                found.append(Arm(classes, key.text, formula))
                lets = bindings
        whole = len(covered) == len(keys) and var.name not in self.declared.broken
        if whole:
            self._partition(var, covered)
        return (tuple(found), lets) if len(found) == len(keys) else ((), ())

    def _partition(self, var: DeclaredTypeVar, arms: list[tuple[Scalar, frozenset[str]]]) -> None:
        """The arms have to cover the type variable's classes, each once."""
        wanted = computed(var.classes)
        seen: dict[str, str] = {}
        for key, classes in arms:
            twice = sorted(classes & set(seen))
            if twice:
                message = f"the arms overlap: {', '.join(twice)} belongs to '{seen[twice[0]]}' already"
                self.declared.error(key, message, f"the arms have to cover each class of {var.name} once")
            extra = classes - wanted
            if extra:
                message = f"{var.name} never is {' or '.join(sorted(extra))}"
                self.declared.error(key, message, f"{var.name} is {', '.join(sorted(wanted))}")
            seen |= {class_: key.text for class_ in classes if class_ not in seen}
        missing = wanted - set(seen)
        if missing and not {"semantics", "typevars"} & self.declared.partial:
            message = f"no arm covers {', '.join(sorted(missing))}"
            hint = f"the arms have to cover {var.name}: {', '.join(sorted(wanted))}"
            self.declared.error(arms[-1][0], message, hint)

    # -- folds -------------------------------------------------------------------------------------

    def _fold(self, given: FoldFile, scope: Scope, expected: Type | None) -> Fold | None:
        variables: list[tuple[str, Node]] = []
        inner = scope
        for key, text in entries(given.over):
            self._local(key, inner)
            formula = self.declared.formula(text, scope, (RANGE, BOX))
            kind: Type = UNKNOWN
            if formula is not None:
                variables.append((key.text, formula.tree))
                kind = INT if formula.tree.type == RANGE else INTS
            inner = inner.having({key.text: NameMeaning(Role.FOLD, kind, VARYING)})
        if not given.over:
            self.declared.error(given.combine, "a fold needs a variable to go over", 'over: {k: "range(n)"}')
        lets, inner = self._lets(given.let, inner)
        where = self.declared.formula(given.where, inner, BOOL) if given.where is not None else None
        term = self.declared.formula(given.term, inner, expected)
        init = self.declared.formula(given.init, scope, expected) if given.init is not None else None
        pair, combined = self._pair(given.combine, scope, term)
        combines = combined is not None if pair else self._combiner(given.combine, term)
        present = ((given.where, where), (given.init, init))
        broken = any(text is not None and formula is None for text, formula in present)
        if len(variables) != len(given.over) or broken or term is None or not combines:
            return None
        return Fold(
            variables=tuple(variables),
            lets=lets,
            where=where.tree if where is not None else None,
            term=term.tree,
            init=init.tree if init is not None else None,
            combine="" if pair else given.combine.text,
            order=given.order,
            pair=pair,
            combined=combined.tree if combined is not None else None,
            type=term.tree.type,
            varies=VARYING,
        )

    def _pair(self, combine: Scalar, scope: Scope, term: Formula | None) -> tuple[tuple[str, ...], Formula | None]:
        """The two names of `(a, b) -> expression`, and the expression; no names where that is not its form."""
        match = _PAIR.match(combine.text)
        if match is None:
            return (), None
        pair = match["left"], match["right"]
        kind = UNKNOWN if term is None else term.tree.type
        taken = next((name for name in pair if name in scope.symbols or pair.count(name) > 1), None)
        if taken is not None:
            self.declared.error(combine, f"the name '{taken}' already means something here", "choose another name")
            return pair, None
        inner = scope.having({name: NameMeaning(Role.FOLD, kind, VARYING) for name in pair})
        return pair, self.declared.formula(combine, inner, None if term is None else kind, match.end())

    def _combiner(self, combine: Scalar, term: Formula | None) -> bool:
        """Whether `combine` takes two values like the term and gives one."""
        name = combine.text
        regions, functions = self.declared.regions, self.declared.base.primitives
        if name in self.declared.broken:
            return False
        self.declared.used.add(name)
        message, hint = "", None
        if name in regions:
            region = self.declared.scope().symbols[name].type
            assert isinstance(region, RegionType)
            types = (*region.parameters, *region.results)
            if (len(region.parameters), len(region.results)) != (2, 1):
                found = f"takes {len(region.parameters)} and gives {len(region.results)}"
                message = f"the region '{name}' {found}"
                hint = "a fold combines two values into one"
            elif term is not None:
                wrong = next((type_ for type_ in types if not _combines(type_, term.tree.type)), None)
                message = f"the region '{name}' combines {wrong}, and the term is {term.tree.type}" if wrong else ""
        elif name in functions:
            signature = functions[name].signature
            if [p.type for p in signature.parameters] != [signature.result] * 2:
                message = f"'{name}' is {signature.text}"
                hint = "a fold combines two values into one of the same type"
            elif term is not None and isinstance(term.tree.type, Element):
                missing = term.tree.type.classes - functions[name].where[str(signature.result)]
                if missing:
                    message = f"'{name}' is not defined for {' or '.join(sorted(missing))} elements"
            elif term is not None:
                message = f"'{name}' combines elements, and the term is {term.tree.type}"
        else:
            known = [*regions, *(n for n, p in functions.items() if len(p.signature.parameters) == 2)]
            message = f"unknown region or primitive '{name}'"
            hint = did_you_mean(name, known) or f"regions: {', '.join(regions) or 'none'}; or a primitive such as add"
        if message:
            self.declared.error(combine, message, hint)
        return not message


def _effect(given: ActsFile | None) -> Effect | None:
    return None if given is None else Effect(given.does, given.reason, given.span)


_PAIR = re.compile(r"\s*\(\s*(?P<left>\w+)\s*,\s*(?P<right>\w+)\s*\)\s*->\s*")


def _combines(type_: Type, term: Type) -> bool:
    """Whether a region over such values combines terms: one on elements does so item by item."""
    if isinstance(term, Pack):
        return _combines(type_.item if isinstance(type_, Pack) else type_, term.item)
    return isinstance(type_, Element) and isinstance(term, Element) and same_element(type_, term)


def _or_int(expected: Type | None) -> Type | tuple[Type, ...] | None:
    """A result of one fixed integer type takes an int as well, which nothing else could mean."""
    fixed = isinstance(expected, Element) and expected.var.startswith("type ")
    if expected is not None and fixed and expected.classes <= {"sint", "uint"}:  # type: ignore[attr-defined]
        return expected, INT
    return expected
