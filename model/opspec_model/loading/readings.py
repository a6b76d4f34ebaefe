"""Other readings of a meaning: the meaning with other texts for some of its locals, checked like the first one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from opspec_model.definitions.spec import Example, Extern, Pull, Reading
from opspec_model.graph.example_graphs import OpShape
from opspec_model.language.scope import NameMeaning
from opspec_model.language.types import Plain, Type
from opspec_model.loading.declarations import Declarations, entries
from opspec_model.loading.examples import ExampleReader
from opspec_model.loading.meanings import MeaningLoader
from opspec_model.names import PUBLIC
from opspec_model.text.accepted import Table
from opspec_model.text.file_format import ExampleFile, FoldFile, PullFile, ReadingFile, StageFile, StagesFile
from opspec_model.text.yaml_nodes import Scalar

Lets = Table[str, Scalar]


@dataclass
class Readings:
    """The `readings` of one op. `symbols`: its definitions; `ops`: those that regions of examples may apply."""

    declared: Declarations
    symbols: Mapping[str, NameMeaning]
    ops: Mapping[str, OpShape]

    def read(self, semantics: Pull | Extern | None) -> tuple[Reading, ...]:
        found = [self._reading(key, given, semantics) for key, given in entries(self.declared.file.readings)]
        return tuple(reading for reading in found if reading is not None)

    def _reading(self, key: Scalar, given: ReadingFile, semantics: Pull | Extern | None) -> Reading | None:
        meaning = self.declared.file.semantics
        if key.text == PUBLIC:
            self.declared.error(key, f"'{PUBLIC}' is the reading of 'semantics' itself", "choose another name")
            return None
        if not isinstance(meaning, PullFile | StagesFile):
            if "semantics" not in self.declared.partial:
                hint = "only 'value', 'fold' and 'stages' have locals, which a reading says otherwise"
                self.declared.error(key, "a reading needs a meaning in pull form", hint)
            return None
        known = list(_locals(meaning))
        for name, _ in entries(given.let):
            if name.text not in known:
                self.declared.unknown(name, "local of the meaning", known)
                return None
        if not isinstance(semantics, Pull):  # what is wrong with it is said there
            return None
        made = MeaningLoader(self.declared, self.symbols, _types(semantics)).semantics(_read_as(meaning, given.let))
        examples = self._examples(key, given)
        if not isinstance(made, Pull) or examples is None:
            return None
        lets = {name: " ".join(text.text.split()) for name, text in given.let.items()}
        return Reading(key.text, " ".join(given.reason.split()), lets, made, examples)

    def _examples(self, key: Scalar, given: ReadingFile) -> tuple[Example, ...] | None:
        """The examples with what they give in this reading; one of them at least gives something else."""
        own = {
            name: each for name, each in (self.declared.file.examples or {}).items() if isinstance(each, ExampleFile)
        }
        found: list[Example] = []
        differs = False
        for name, outputs in entries(given.outputs):
            if name.text not in own:
                self.declared.unknown(name, "example", own)
                return None
            example = replace(own[name.text], outputs=outputs)
            made = ExampleReader(self.declared, self.ops, name, example, set()).read()
            if made is None:
                return None
            differs = differs or _texts(outputs) != _texts(own[name.text].outputs)
            found.append(made)
        if not differs:
            self.declared.error(key, f"no example gives something else in the reading '{key.text}'", "add one")
            return None
        return tuple(found)


def _types(semantics: Pull) -> dict[str, Type]:
    """What locals are; elements excepted, whose type may be another one in each arm."""
    bindings = [binding for stage in semantics.stages for binding in stage.bindings]
    return {binding.name: binding.value.type for binding in bindings if isinstance(binding.value.type, Plain)}


def _locals(meaning: PullFile | StagesFile) -> Iterator[str]:
    stages = meaning.stages.values() if isinstance(meaning, StagesFile) else (meaning,)
    for stage in stages:
        yield from stage.let or ()
        yield from (stage.fold.let or ()) if stage.fold is not None else ()


def _read_as(meaning: PullFile | StagesFile, lets: Lets) -> PullFile | StagesFile:
    """The meaning with other texts for these locals."""
    if isinstance(meaning, StagesFile):
        stages = [(key, _stage(stage, lets)) for key, stage in entries(meaning.stages)]
        return replace(meaning, stages=Table(tuple(stages)))
    return replace(meaning, let=_replaced(meaning.let, lets), fold=_fold(meaning.fold, lets))


def _stage(stage: StageFile, lets: Lets) -> StageFile:
    return replace(stage, let=_replaced(stage.let, lets), fold=_fold(stage.fold, lets))


def _fold(fold: FoldFile | None, lets: Lets) -> FoldFile | None:
    return None if fold is None else replace(fold, let=_replaced(fold.let, lets))


def _replaced(table: Lets | None, lets: Lets) -> Lets | None:
    return None if table is None else Table(tuple((key, lets.get(key.text, text)) for key, text in entries(table)))


def _texts(outputs: Table[str, Scalar | tuple[Scalar, ...]]) -> dict[str, list[str]]:
    return {
        name: [" ".join(one.text.split()) for one in (given if isinstance(given, tuple) else (given,))]
        for name, given in outputs.items()
    }
