"""How much a change of a spec asks of those who use it, and what a change is reported as."""

from __future__ import annotations

from dataclasses import dataclass

WORDS, WIDENING, NARROWING, BEHAVIOUR, WIRE = "words", "widening", "narrowing", "behaviour", "wire"
# From the least on; what each means for programs that exist.
GRADES = {
    WORDS: "nobody has to do anything: every program is valid as it was, and means what it did",
    WIDENING: "every program is valid as it was; some are now that were not",
    BEHAVIOUR: "a program that is valid means something else",
    NARROWING: "a program that was valid is not any more",
    WIRE: "what was written down cannot be read as it stands",
}
ORDER = list(GRADES)


@dataclass(frozen=True, slots=True)
class SpecChange:
    """One change: of which op, or of the dialect or table named in its place; where it stands now, or stood; `program`:
    one that shows it, and what of it differs.
    """

    grade: str
    of: str
    what: str
    file: str
    line: int
    program: str = ""
    differs: str = ""
    versioned: str = ""  # the version whose history tells of it

    @property
    def place(self) -> str:
        return f"{self.file}:{self.line}" if self.line else self.file
