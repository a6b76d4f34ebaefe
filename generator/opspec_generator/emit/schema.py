"""JSON Schemas of the spec's files, for editors; made from the same dataclasses that the loader reads into."""

from __future__ import annotations

from collections.abc import Mapping

from opspec_generator.emit import Target
from opspec_generator.files import DialectFile, OpFile, PrimitivesFile, TypesFile
from opspec_generator.model import Base
from opspec_generator.schema import schema_text

FILES = {
    "op": (OpFile, "An op of a dialect"),
    "dialect": (DialectFile, "The header of a dialect"),
    "primitives": (PrimitivesFile, "The trusted base of the expression language"),
    "types": (TypesFile, "Element types and their classes"),
}


class SchemaEmitter(Target):
    """One schema per kind of file."""

    name = "schema"


    def emit_base(self, base: Base) -> Mapping[str, str]:
        if base.is_pack:
            return {}
        return {
            f"spec/schema/{name}.schema.json": schema_text(cls, id=f"{name}.schema.json", title=title)
            for name, (cls, title) in FILES.items()
        }


EMITTER = SchemaEmitter()
