"""The generated pages as a folder of the pages written by hand, so that one site holds both."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.config import Config

PAGES = "reference"


def mirror(app: Sphinx, config: Config) -> None:
    """Bring the copy of the generated pages up to date, leaving untouched what is the same."""
    source, target = Path(config.opspec_generated) / "docs", Path(app.srcdir) / PAGES
    if source.resolve() == Path(app.srcdir).resolve():
        return
    wanted = {path.relative_to(source): path.read_bytes() for path in sorted(source.rglob("*.md"))}
    for path in sorted(target.rglob("*.md")):
        if path.relative_to(target) not in wanted:
            path.unlink()
    for name, content in wanted.items():
        path = target / name
        if not path.exists() or path.read_bytes() != content:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)


def folder(config: Config, pages: str | Path) -> str:
    """In which folder of the site the generated pages are, in none where it is a pack's. `pages`: its sources."""
    return _folder(config.opspec_generated, str(pages))


@cache
def _folder(generated: str, pages: str) -> str:
    own = (Path(generated) / "docs").resolve() == Path(pages).resolve()
    return "" if own else f"{PAGES}/"
