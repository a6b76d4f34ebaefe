"""`opspec spec-diff`: every change between two states of a spec, graded, with its place and a program."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path

from opspec.instances.instance import Instance
from opspec.instances.program_text import program
from opspec_generator.spec_diff import structure
from opspec_generator.spec_diff.evidence import Evidence
from opspec_generator.spec_diff.grades import BEHAVIOUR, NARROWING, ORDER, WIDENING, WIRE, WORDS, SpecChange
from opspec_generator.spec_diff.places import line_of
from opspec_generator.spec_diff.sources import LATER, Side
from opspec_generator.spec_diff.structure import Keys
from opspec_model.definitions.spec import Base, Constraint, Op
from opspec_model.definitions.versions import Change, number

SHARED = ("types.yaml", "primitives.yaml", "dialects/", "families/", "functions/", "polynomials.yaml")


@dataclass
class SpecDiff:
    """The comparison of two sides."""

    old: Side
    new: Side
    found: list[SpecChange] = field(default_factory=list)

    def changes(self) -> list[SpecChange]:
        """All of them, the gravest first."""
        before, after = self.bases
        self.found += self._tables(before, after)
        ours, theirs = self._ops()
        for name in sorted(ours.keys() | theirs.keys()):
            self.found += self.of_op(ours.get(name), theirs.get(name))
        return sorted(self.found, key=lambda change: (-ORDER.index(change.grade), change.of, change.line))

    @cached_property
    def bases(self) -> tuple[Base, Base]:
        before = self.old.base()
        return before, before if self.old.folder == self.new.folder else self.new.base()

    @cached_property
    def texts(self) -> tuple[Mapping[str, str], Mapping[str, str]]:
        return self.old.texts(), self.new.texts()

    def _ops(self) -> tuple[dict[str, Op], dict[str, Op]]:
        """The ops that may differ: those whose files do, or all where something differs that they share."""
        before, after = self.texts
        shared = any(before.get(name) != after.get(name) for name in before.keys() | after.keys() if _is_shared(name))
        every = bool(self.old.version or self.new.version) or shared
        files = (
            [name for name in side.op_files() if every or before.get(name) != after.get(name)]
            for side in (self.old, self.new)
        )
        ours, theirs = (
            side.ops(base, named) for side, base, named in zip((self.old, self.new), self.bases, files, strict=True)
        )
        return ours, theirs

    # -- one op ------------------------------------------------------------------------------------

    def of_op(self, old: Op | None, new: Op | None) -> Iterator[SpecChange]:
        """Every change of an op; None on the side that lacks it."""
        if old is None:
            assert new is not None
            renamed = next((change.renamed for change in new.changes if change.renamed), "")
            what = f"new, and was called {renamed}" if renamed else "a new op"
            yield self._change(WIDENING, new, what, ("op",), versioned=_newest(new))
            return
        if new is None:
            yield self._change(WIRE, old, "the op is gone", ("op",), gone=True)
            return
        for declared in structure.differences(old, new):
            versioned = "" if declared.grade == WORDS else _versioned(old, new, declared.keys[-1])
            of = old if declared.gone else new
            yield self._change(declared.grade, of, declared.what, declared.keys, declared.gone, versioned=versioned)
        yield from self._judged(old, new)

    def _judged(self, old: Op, new: Op) -> Iterator[SpecChange]:
        """What needs programs: rules, signatures and meanings that are written differently."""
        rules, meaning = structure.has_other_rules(old, new), structure.has_other_meaning(old, new)
        if not (rules or meaning):
            return
        if not structure.comparable(old, new):
            yield from self._unjudged(old, new)
            return
        told = Evidence(old, new)
        told.search(rules, meaning)
        if rules:
            yield from self._of_rules(old, new, told)
        if structure.meaning(old) != structure.meaning(new):
            keys = ("semantics",)
            if told.other is not None:
                instance, said = told.other
                yield self._change(BEHAVIOUR, new, "its meaning", keys, program_=program(new, instance), differs=said)
            else:
                yield self._change(WORDS, new, "its meaning is written in another way", keys)

    def _of_rules(self, old: Op, new: Op, told: Evidence) -> Iterator[SpecChange]:
        before, after = ({rule.name: rule for rule in op.rules} for op in (old, new))
        changed = [*_changed(before, after)]
        for instance, grade, how in (
            (told.refused, NARROWING, "refuses what was valid"),
            (told.accepted, WIDENING, "lets more pass"),
        ):
            if instance is None:
                continue
            judged, owner = (new, after) if grade == NARROWING else (old, before)
            name = self._breaking(judged, instance, owner, changed)
            rule = owner.get(name)
            keys = ("constraints", name) if rule is not None else _signature_keys(old, new)
            of = new if grade == NARROWING or name in after else old
            what = f"{name} {how}: {rule.formula}" if rule is not None else f"its signature {how}"
            if rule is not None and int(name[1:]) >= LATER:
                keys = ("history",)
                what = f"{rule.says} {'can be said' if grade == WIDENING else 'cannot be said any more'}"
            yield self._change(
                grade, of, what, keys, of is old, program_=program(judged, instance), versioned=_versioned(old, new, "")
            )
        if told.refused is None and told.accepted is None:
            for name in changed:
                grade = NARROWING if name not in before else WIDENING if name not in after else WORDS
                what = {NARROWING: "is new", WIDENING: "is gone"}.get(grade, "is written in another way")
                of = new if name in after else old
                yield self._change(grade, of, f"{name} {what}, and no program tells", ("constraints", name), of is old)

    def _breaking(self, op: Op, instance: Instance, rules: Mapping[str, Constraint], changed: list[str]) -> str:
        """Which of the rules that changed an instance breaks."""
        from opspec_generator.emit.emitted_code import EmittedJudge

        broken = EmittedJudge(op).broken(instance)
        return next((name for name in rules if name in broken and name in changed), next(iter(sorted(broken)), ""))

    def _unjudged(self, old: Op, new: Op) -> Iterator[SpecChange]:
        """Rules and meaning of an op whose programs are not those of before."""
        before, after = ({rule.name: rule for rule in op.rules} for op in (old, new))
        for name in _changed(before, after):
            grade = NARROWING if name in after else WIDENING
            of = new if name in after else old
            versioned = _versioned(old, new, "")
            yield self._change(grade, of, f"{name}", ("constraints", name), of is old, versioned=versioned)

    def _change(
        self,
        grade: str,
        op: Op,
        what: str,
        keys: Keys,
        gone: bool = False,
        program_: str = "",
        differs: str = "",
        versioned: str = "",
    ) -> SpecChange:
        file, line = self._place(op, keys, gone)
        return SpecChange(grade, op.name, what, file, line, program_, differs, versioned)

    def _place(self, op: Op, keys: Keys, gone: bool) -> tuple[str, int]:
        """Where the op, or a family of it, says it."""
        side = self.old if gone else self.new
        files = [op.file, *map(Path, op.families)]
        for file in files:
            text = file.read_text("utf-8")
            if f"\n{keys[0]}:" in f"\n{text}":
                inside = file.resolve().relative_to(side.folder.resolve()).as_posix()
                return f"{side.name}/{inside}", line_of(text, keys)
        inside = op.file.resolve().relative_to(side.folder.resolve()).as_posix()
        return f"{side.name}/{inside}", 1

    # -- what ops share ----------------------------------------------------------------------------

    def of_types(self, old: Base, new: Base) -> Iterator[SpecChange]:
        """Every change of the element types."""
        before, after = old.elements, new.elements
        for name in sorted(before.keys() | after.keys()):
            side = self.new if name in after else self.old
            text = (side.folder / "types.yaml").read_text("utf-8") if (side.folder / "types.yaml").exists() else ""
            place = f"{side.name}/types.yaml", line_of(text, ("types", name))
            if name not in after:
                yield SpecChange(WIRE, name, "the element type is gone", *place)
            elif name not in before:
                yield SpecChange(WIDENING, name, "a new element type", *place, versioned=after[name].since)
            elif before[name] != after[name]:
                grade = WORDS if replace(before[name], texts={}) == replace(after[name], texts={}) else WIRE
                yield SpecChange(grade, name, "the element type", *place)

    def _tables(self, old: Base, new: Base) -> Iterator[SpecChange]:
        yield from self.of_types(old, new)
        if self.old.version or self.new.version:
            yield from self._types_between(new)
        for name in sorted(old.primitives.keys() | new.primitives.keys()):
            one, other = old.primitives.get(name), new.primitives.get(name)
            if one != other and old is not new:
                side = self.new if other is not None else self.old
                path = side.folder / "primitives.yaml"
                line = line_of(path.read_text("utf-8"), ("primitives", name)) if path.exists() else 0
                grade = WIDENING if one is None else BEHAVIOUR
                yield SpecChange(grade, name, "the primitive", f"{side.name}/primitives.yaml", line)

    def _types_between(self, base: Base) -> Iterator[SpecChange]:
        """Element types that came between two versions."""
        ends = [number(side.version) if side.version else (999,) for side in (self.old, self.new)]
        text = (self.new.folder / "types.yaml").read_text("utf-8") if not base.is_pack else ""
        for row in base.elements.values():
            since = number(row.since)
            if since > ends[0] and since <= ends[1] or ends[1] < since <= ends[0]:
                grade, what = (WIDENING, "a new element type") if ends[0] < ends[1] else (WIRE, "the type is gone")
                place = f"{self.new.name}/types.yaml", line_of(text, ("types", row.name))
                yield SpecChange(grade, row.name, what, *place, versioned=row.since)


def unversioned(changes: list[SpecChange]) -> list[SpecChange]:
    """What programs that exist break on, and no version with a way back tells of."""
    return [x for x in changes if x.grade in (NARROWING, WIRE, BEHAVIOUR) and not x.versioned]


def _is_shared(name: str) -> bool:
    return name.startswith(SHARED)


def _changed(before: Mapping[str, Constraint], after: Mapping[str, Constraint]) -> Iterator[str]:
    for name in [*before, *(name for name in after if name not in before)]:
        one, other = before.get(name), after.get(name)
        if one is None or other is None or str(one.formula) != str(other.formula):
            yield name


def _signature_keys(old: Op, new: Op) -> Keys:
    for key in ("typevars", "operands", "results"):
        if getattr(old, key) != getattr(new, key):
            return (key,)
    return ("regions",)


def _newest(op: Op) -> str:
    return op.changes[-1].version if op.changes else ""


def _versioned(old: Op, new: Op, name: str) -> str:
    """The version whose history tells of a change, and what becomes of it in earlier ones: an entry that is new."""
    known = {(change.version, change.brings) for change in old.changes}
    came = [
        change
        for change in new.changes
        if (change.version, change.brings) not in known and not (change.told or change.added)
    ]
    return next((change.version for change in came if _tells(change, name)), "")


def _tells(change: Change, name: str) -> bool:
    return not name or name in (change.attribute, "history") or change.when is not None
