"""What two states of an op declare differently, graded by what is declared alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from opspec_generator.spec_diff.grades import BEHAVIOUR, NARROWING, WIDENING, WIRE, WORDS
from opspec_model.definitions.spec import DeclaredAttribute, DeclaredTypeVar, DeclaredValue, Extern, Op, Pull
from opspec_model.definitions.used_defines import used_defines
from opspec_model.definitions.versions import TIERS

Keys = tuple[str, ...]  # where in the file


@dataclass(frozen=True, slots=True)
class DeclaredDifference:
    """A difference: its grade, what it is, and where in the op file; `gone`: in that of before."""

    grade: str
    what: str
    keys: Keys
    gone: bool = False


def differences(old: Op, new: Op) -> Iterator[DeclaredDifference]:
    """What needs no program to be graded."""
    yield from _words(old, new)
    yield from _values("operand", old.operands, new.operands)
    yield from _values("result", old.results, new.results)
    yield from _attributes(old, new)
    yield from _typevars(old, new)
    yield from _regions(old, new)
    yield from _history(old, new)
    yield from _rest(old, new)


def comparable(old: Op, new: Op) -> bool:
    """Whether a program of one is a program of the other, as far as names and numbers go."""

    def names(op: Op) -> object:
        leaves = [(leaf.name, leaf.kind, leaf.columns) for leaf in op.leaves]
        return (
            [value.type.variadic for value in op.operands],
            [value.type.variadic for value in op.results],
            [region.name for region in op.regions],
            [value.name for value in op.operands],
            leaves,
        )

    return names(old) == names(new)


def has_other_rules(old: Op, new: Op) -> bool:
    """Whether anything that decides about programs is written differently."""
    return _judged(old) != _judged(new)


def has_other_meaning(old: Op, new: Op) -> bool:
    return meaning(old) != meaning(new) or [x.default for x in old.leaves] != [x.default for x in new.leaves]


def _judged(op: Op) -> object:
    trees = [rule.formula.tree for rule in op.rules]
    return (
        {rule.name: str(rule.formula) for rule in op.rules},
        [(b.name, str(b.text)) for b in used_defines(op, trees)],
        [value.type for value in (*op.operands, *op.results)],
        op.typevars,
        [region.text for region in op.regions],
        [leaf.choices for leaf in op.leaves],
    )


def meaning(op: Op) -> object:
    if isinstance(op.semantics, Extern):
        return op.semantics.function
    if not isinstance(op.semantics, Pull):
        return op.decomposition
    stages = op.semantics.stages
    nodes = [node for stage in stages for node in stage.nodes()]
    return stages, [(b.name, str(b.text)) for b in used_defines(op, nodes)]


# --- words ------------------------------------------------------------------------------------------------------


def _words(old: Op, new: Op) -> Iterator[DeclaredDifference]:
    for name in ("summary", "about", "deprecated"):
        if getattr(old, name) != getattr(new, name):
            yield DeclaredDifference(WORDS, f"its {name}", (name,))
    told = [_told(op) for op in (old, new)]
    for name in told[1]:
        if name in told[0] and told[0][name] != told[1][name]:
            yield DeclaredDifference(WORDS, f"the words for {name}", ("words", name))
    rules = [{rule.name: (rule.says, rule.public, rule.unwitnessed) for rule in op.rules} for op in (old, new)]
    for name, said in rules[1].items():
        if name in rules[0] and rules[0][name] != said:
            yield DeclaredDifference(WORDS, f"what is said of {name}", ("constraints", name))
    examples = [{example.name: example for example in op.shown} for op in (old, new)]
    for name in examples[0].keys() | examples[1].keys():
        if examples[0].get(name) != examples[1].get(name):
            yield DeclaredDifference(WORDS, f"the example {name}", ("examples", name), name not in examples[1])


def _told(op: Op) -> dict[str, str]:
    values = {x.name: x.words for x in (*op.operands, *op.results)}
    return values | {x.name: x.words for x in (*op.attributes, *op.leaves)} | {x.name: x.words for x in op.regions}


# --- what is declared -------------------------------------------------------------------------------------------


def _values(noun: str, old: Sequence[DeclaredValue], new: Sequence[DeclaredValue]) -> Iterator[DeclaredDifference]:
    section = f"{noun}s"
    if len(old) != len(new):
        here, there = {x.name for x in new}, {x.name for x in old}
        for value in (x for x in old if x.name not in here):
            yield DeclaredDifference(WIRE, f"the {noun} {value.name} is gone", (section, value.name), gone=True)
        for value in (x for x in new if x.name not in there):
            loose = value.type.optional or value.type.variadic or bool(value.type.when)
            yield DeclaredDifference(
                WIDENING if loose else WIRE, f"the {noun} {value.name} is new", (section, value.name)
            )
        return
    for before, after in zip(old, new, strict=True):
        if before.name != after.name:
            moved = before.name in {x.name for x in new}
            grade, what = (WIRE, "stands elsewhere") if moved else (WORDS, f"is called {after.name}")
            yield DeclaredDifference(grade, f"the {noun} {before.name} {what}", (section, after.name))
        if before.type.variadic != after.type.variadic or before.type.optional != after.type.optional:
            loose = after.type.variadic or after.type.optional
            what = f"the {noun} {after.name} is {after.type}, was {before.type}"
            yield DeclaredDifference(WIDENING if loose else NARROWING, what, (section, after.name))


def _attributes(old: Op, new: Op) -> Iterator[DeclaredDifference]:
    before, after = ({x.name: x for x in op.attributes} for op in (old, new))
    for name in before.keys() - after.keys():
        yield DeclaredDifference(WIRE, f"the attribute {name} is gone", ("attributes", name), gone=True)
    for name in after.keys() - before.keys():
        free = after[name].optional or after[name].default is not None
        grade, what = (WIDENING, "is new") if free else (WIRE, "is new, and has to be there")
        yield DeclaredDifference(grade, f"the attribute {name} {what}", ("attributes", name))
    for name in [name for name in after if name in before]:
        yield from _attribute(before[name], after[name], ("attributes", name))


def _attribute(old: DeclaredAttribute, new: DeclaredAttribute, keys: Keys) -> Iterator[DeclaredDifference]:
    name = new.name
    if (old.kind, old.columns, old.struct, bool(old.choices)) != (new.kind, new.columns, new.struct, bool(new.choices)):
        yield DeclaredDifference(WIRE, f"the attribute {name} is of kind {new.kind}, was {old.kind}", keys)
        return
    gone, came = set(old.choices) - set(new.choices), set(new.choices) - set(old.choices)
    for values, grade, what in ((gone, NARROWING, "has lost"), (came, WIDENING, "has got")):
        if values:
            yield DeclaredDifference(grade, f"the attribute {name} {what} {', '.join(sorted(values))}", keys)
    if [x for x in old.choices if x in new.choices] != [x for x in new.choices if x in old.choices]:
        yield DeclaredDifference(WIRE, f"the values of the attribute {name} stand in another order", keys)
    free = [attribute.optional or attribute.default is not None for attribute in (old, new)]
    if free[0] != free[1]:
        grade, what = (WIDENING, "may be absent now") if free[1] else (NARROWING, "has to be there now")
        yield DeclaredDifference(grade, f"the attribute {name} {what}", keys)
    elif str(old.default) != str(new.default):
        yield DeclaredDifference(
            BEHAVIOUR, f"the attribute {name} is by default {new.default}, was {old.default}", keys
        )
    fields = {field.name: field for field in old.fields}
    for field in new.fields:
        if field.name in fields:
            yield from _attribute(fields.pop(field.name), field, (*keys, field.name))
        else:
            free_ = field.optional or field.default is not None
            yield DeclaredDifference(
                WIDENING if free_ else WIRE, f"the field {field.name} of {name} is new", (*keys, field.name)
            )
    for left in fields:
        yield DeclaredDifference(WIRE, f"the field {left} of {name} is gone", (*keys, left), gone=True)


def _typevars(old: Op, new: Op) -> Iterator[DeclaredDifference]:
    before, after = ({var.name: var for var in op.typevars} for op in (old, new))
    for name in [name for name in after if name in before]:
        yield from _typevar(before[name], after[name])


def _typevar(old: DeclaredTypeVar, new: DeclaredTypeVar) -> Iterator[DeclaredDifference]:
    for attribute in ("classes", "kinds"):
        before, after = getattr(old, attribute), getattr(new, attribute)
        if before - after:
            what = f"{new.name} is not of {', '.join(sorted(before - after))} any more"
            yield DeclaredDifference(NARROWING, what, ("typevars", new.name))
        if after - before:
            yield DeclaredDifference(
                WIDENING, f"{new.name} is of {', '.join(sorted(after - before))} too", ("typevars", new.name)
            )


def _regions(old: Op, new: Op) -> Iterator[DeclaredDifference]:
    before, after = ([(region.name, region.variadic) for region in op.regions] for op in (old, new))
    if before != after:
        yield DeclaredDifference(WIRE, "it has other regions", ("regions",))


# --- versions, and the rest -------------------------------------------------------------------------------------


def _history(old: Op, new: Op) -> Iterator[DeclaredDifference]:
    first = [next(iter(op.history)) for op in (old, new)]
    if first[0] != first[1]:
        yield DeclaredDifference(WIRE, f"it came in {first[1]}, was said to have come in {first[0]}", ("history",))
    known = [{(x.version, x.brings): replace(x, when=None) for x in op.changes if not x.added} for op in (old, new)]
    for key in known[0].keys() - known[1].keys():
        told = known[0][key].told
        what = f"its history tells no more of {key[1]} in {key[0]}"
        yield DeclaredDifference(WORDS if told else WIRE, what, ("history", key[0]), gone=True)
    conditions = [{(x.version, x.brings): str(x.when or "") for x in op.changes} for op in (old, new)]
    for key in [key for key in known[1] if key in known[0]]:
        if known[0][key] != known[1][key] or conditions[0][key] != conditions[1][key]:
            what = f"{key[1]} is written for earlier versions in another way"
            yield DeclaredDifference(WIRE, what, ("history", key[0]))
    order = list(TIERS)
    if old.tier != new.tier:
        grade = NARROWING if order.index(new.tier) < order.index(old.tier) else WIDENING
        yield DeclaredDifference(grade, f"a program with it may go as far as {new.tier}, was {old.tier}", ("tier",))


def _rest(old: Op, new: Op) -> Iterator[DeclaredDifference]:
    if dict(old.accuracy) != dict(new.accuracy):
        yield DeclaredDifference(BEHAVIOUR, "its results may be off by other amounts", ("accuracy",))
    if isinstance(old.semantics, Extern) and isinstance(new.semantics, Extern):
        if old.semantics.function != new.semantics.function:
            yield DeclaredDifference(
                BEHAVIOUR, f"its meaning is the extern {new.semantics.function}", ("semantics", "extern")
            )
        elif old.semantics != new.semantics:
            yield DeclaredDifference(WORDS, "what is told of its meaning", ("semantics",))
    if old.decomposition != new.decomposition and old.semantics is not None:
        yield DeclaredDifference(WORDS, "its graph of other ops", ("decomposition",))
    if type(old.semantics) is not type(new.semantics):
        yield DeclaredDifference(BEHAVIOUR, "its meaning is given in another form", ("semantics",))
