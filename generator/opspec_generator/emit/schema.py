"""JSON Schemas of the spec's files, for editors; made from the same dataclasses that the loader reads into."""

from __future__ import annotations

from collections.abc import Mapping

from opspec_generator.emit import Target
from opspec_generator.schema import schema_text
from opspec_model.definitions.kinds import KINDS
from opspec_model.definitions.spec import Base
from opspec_model.loading.broadcasts import KEY
from opspec_model.text.file_format import (
    ATTRIBUTE_KIND,
    ELEMENT_NAME,
    VAR_TYPE,
    BroadcastFile,
    DialectFile,
    FamilyFile,
    OpFile,
)
from opspec_model.text.function_format import CoefficientsFile, FunctionsFile
from opspec_model.text.table_format import PrimitivesFile, TextsFile, TypesFile

# A pack has the element types of the core, and so no files of its own for them and for what targets call them.
OF_THE_CORE = ("types", "texts")
FILES = {
    "op": (OpFile, "An op of a dialect"),
    "family": (FamilyFile, "What ops of a family share"),
    "dialect": (DialectFile, "The header of a dialect"),
    "primitives": (PrimitivesFile, "The trusted base of the expression language"),
    "functions": (FunctionsFile, "Functions of numbers as arithmetic"),
    "coefficients": (CoefficientsFile, "The numbers that functions are computed with"),
    "types": (TypesFile, "Element types and their classes"),
    "texts": (TextsFile, "What a target calls element types, and how it writes primitives"),
}
FORMS = {"op": {KEY: BroadcastFile}}
ANY_OF = {"op": ("results", "family")}  # what an op gives may be said by its family


class SchemaEmitter(Target):
    """One schema per kind of file."""

    name = "schema"

    def emit_base(self, base: Base) -> Mapping[str, str]:
        words = {
            ATTRIBUTE_KIND: [*KINDS, *(name for dialect in base.own_dialects for name in base.enums(dialect.name))],
            VAR_TYPE: [*base.classes, *base.elements],
            ELEMENT_NAME: [*base.elements],
        }
        return {
            f"spec/schema/{name}.schema.json": schema_text(
                cls,
                id=f"{name}.schema.json",
                title=title,
                forms=FORMS.get(name, {}),
                words=words,
                any_of=ANY_OF.get(name, ()),
            )
            for name, (cls, title) in FILES.items()
            if not (base.is_pack and name in OF_THE_CORE)
        }


EMITTER = SchemaEmitter()
