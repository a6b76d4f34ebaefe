"""Whether an installed pack is as its spec folder is now.

Beside each file of the spec that a pack carries, `opspec generate` leaves the hash of what it made the code from. The
folder itself is looked for where it usually lies: beside the generated package, as for an editable install, and where
the process was started.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

HASH = ".sha256"


class StalePack(UserWarning):
    """A pack that was generated, or installed, before its spec folder was edited."""


def text_hash(text: str) -> str:
    """The hash of a file's text, whatever its line ends."""
    import hashlib  # here, because `opspec --version` does without

    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def copied_text(file: Path) -> str:
    """A file of the spec as its copy is written."""
    text = file.read_text("utf-8")
    return text if text.endswith("\n") else f"{text}\n"


def stale_file(package: Path, dialect: str) -> str:
    """The first file that is not as the code of the package was made from it, with what happened; empty if none."""
    copy = package / "spec"
    made_from = {path.relative_to(copy).as_posix()[: -len(HASH)]: path for path in sorted(copy.rglob(f"*{HASH}"))}
    for folder in (copy, *_sources(package, dialect)) if made_from else ():
        for name, file in made_from.items():
            if not (folder / name).is_file():
                return f"{folder / name} is gone"
            if text_hash(copied_text(folder / name)) != file.read_text("utf-8").strip():
                return f"{folder / name} was changed"
        for added in sorted((folder / "ops" / dialect).glob("*.yaml")):
            if added.relative_to(folder).as_posix() not in made_from:
                return f"{added} was added"
    return ""


def _sources(package: Path, dialect: str) -> Iterator[Path]:
    """The folders that hold the spec of a pack of this dialect."""
    near = (package.parent.parent / "spec", Path("spec"), Path())
    yield from (folder for folder in near if (folder / "dialects" / f"{dialect}.yaml").is_file())
