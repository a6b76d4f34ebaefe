"""What versions brought, as op files and headers of dialects say it, and how far programs may go."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from opspec_model.definitions.formulas import Formula

ADDED = "added"
TIERS = {
    "in-process": "it means something in the process that made it, and nowhere else",
    "same-build": "who reads it has to be of the same build as who wrote it",
    "mixed": "it goes along with StableHLO of any version, but has no versions itself",
    "portable": "its versions are promised: who is older gets an older form, who is newer reads every older one",
}
FATES = {
    "each": "a downgrade makes an op of each",
    "call": "a downgrade calls the function",
    "lists": "a downgrade writes lists of ids",
    "at_once": "a downgrade does at once what is begun",
}


def number(version: str) -> tuple[int, ...]:
    """A version as numbers that compare."""
    return tuple(map(int, version.split(".")))


@dataclass(frozen=True, slots=True)
class Change:
    """What a version brought to an op, or the op itself.

    `when`: the uses that have it; none where every use has it, or no program shows it (`told`). `attribute`: the one
    that came; `was`: what it is in programs older than it; `renamed`: what the op was called before; `older`: how
    earlier versions say it; `lost`: they do without the attribute; `graph`: the decomposition says it for them.
    """

    version: str
    brings: str
    when: Formula | None = None
    attribute: str = ""
    was: str = ""
    renamed: str = ""
    older: str = ""
    lost: bool = False
    graph: bool = False
    told: bool = False

    @property
    def added(self) -> bool:
        return self.brings == ADDED

    @property
    def words(self) -> str:
        """What came, and what becomes of it in earlier versions."""
        if self.told or self.renamed:
            return self.brings if self.told else f"{self.brings}; it was called {self.renamed}"
        fate = FATES.get(self.older, "")
        fate = "a downgrade says it in other ops" if self.graph else fate
        fate = "a downgrade loses it, with a note" if self.lost else fate
        fate = fate or ("" if self.added else "a downgrade needs an op without it")
        return f"{self.brings}; {fate}" if fate else self.brings


def newest_form(changes: Sequence[Change]) -> str:
    """The last version in which an op got another form, not only other values of an attribute that it had."""
    brought: set[str] = set()
    newest = ""
    for change in changes:
        newest = newest if change.attribute in brought else change.version
        brought |= {change.attribute} - {""}
    return newest
