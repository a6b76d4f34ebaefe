"""The site on this machine: built from op files and pages, served, and built again when one of them changes.

Each build is a fork of one process that has imported Sphinx and ours, but no generated code and no op: so it sees what
is there now, and waits for no import. Where nothing is imported yet, that is done while another process generates.
"""

from __future__ import annotations

import gc
import io
import multiprocessing
import os
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache, partial
from hashlib import sha256
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib import import_module
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any

from opspec.catalog.op_index import DEFAULT

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from opspec_generator.generate import Toolchain
    from opspec_model.definitions.spec import Base

HOST = "127.0.0.1"
CODE = (".py", ".j2", ".yaml", ".css", ".js")  # what the site is made with
COLLECTED_AFTER = 2_000_000  # objects
EVERY = 0.15  # seconds between two looks at the files
PAGES = "reference"  # where generated pages lie among those written by hand
# Asks whether the page is still the one that is shown. Only what is served has it.
_RELOAD = """<script>{{ const shown = "{tag}"; setInterval(async () => {{ try {{
  const found = await fetch(location.pathname, {{ method: "HEAD", cache: "no-store" }});
  if (found.ok && found.headers.get("ETag") !== shown) location.reload();
}} catch {{}} }}, 250); }}</script>"""
# What a build imports, but for generated code, which changes.
_WARM = (
    "sphinx.application", "sphinx.builders.html", "sphinx.cmd.build", "sphinx.ext.mathjax", "sphinx.util.requests",
    "myst_parser.sphinx_ext.main", "myst_parser.parsers.sphinx_", "furo", "pygments.styles.xcode", "jaxlib.mlir.ir",
    "jaxlib.mlir.dialects.stablehlo", "opspec_generator.site", "opspec.building.builder", "opspec.compiled.engines",
    "opspec.execution.executor", "opspec.programs.hlo", "opspec.programs.loading", "opspec.verification.verifier",
)  # fmt: skip
# Programs that break each rule take long to be found: they follow with the lists.
_LATER = ("witnesses",)
_State = dict[Path, tuple[int, int]]


@dataclass(frozen=True)
class Site:
    """From which folders a site is made, and where it goes. `pages` has its `conf.py`."""

    spec: Path
    generated: Path
    pages: Path
    html: Path
    jobs: int = 1

    def build(self, *, strict: bool = True, anew: bool = False) -> int:
        """In a process of its own: 0 where it is built, 1 where something is wrong, which is printed."""
        return _ended(_begun(_build, self, strict, anew=anew))

    def code(self) -> _State:
        """The same as `state` of what the site is made with: generator, model, templates and runtime."""
        from opspec_generator.fingerprints import runtime_root
        from opspec_generator.generate import default_toolchain

        sources = [*default_toolchain(self.spec).sources, runtime_root()]
        return _state(path for source in sources for path in source.rglob("*") if path.suffix in CODE)

    def state(self) -> _State:
        """When each file was written that the site is made of by hand, and how long it is."""
        files = [*self.spec.rglob("*.yaml")]
        if not self._are_generated():
            files += (path for path in self.pages.rglob("*") if self._is_source(path))
        return _state(files)

    def page_of(self, path: Path) -> str:
        """The page that a file is the source of, as Sphinx names it; none where it is that of several."""
        if path.suffix == ".md" and path.is_relative_to(self.pages):
            return path.relative_to(self.pages).with_suffix("").as_posix()
        if path.is_relative_to(self.spec / "ops"):
            folder = "" if self._are_generated() else f"{PAGES}/"
            return folder + path.relative_to(self.spec / "ops").with_suffix("").as_posix()
        return ""

    def _are_generated(self) -> bool:
        """As those of a pack are; ours lie in a folder of those that are written by hand."""
        return self.pages.resolve() == (self.generated / "docs").resolve()

    def _is_source(self, path: Path) -> bool:
        below = path.relative_to(self.pages).parts
        return path.suffix in (".md", ".py", ".svg", ".yaml") and below[0] not in ("_build", PAGES)


def _state(files: Iterable[Path]) -> _State:
    found = {}
    for path in files:
        try:
            told = path.stat()
        except FileNotFoundError:  # between the look and the question
            continue
        found[path] = (told.st_mtime_ns, told.st_size)
    return found


def _begun(build: Callable[..., None], *given: Any, anew: bool = False) -> Any:
    """In a process that has what this one has imported, or `anew` in one that imports what is there now."""
    ways = multiprocessing.get_all_start_methods()
    context: Any = multiprocessing.get_context("spawn" if anew or "fork" not in ways else "fork")
    process = context.Process(target=build, args=given)
    process.start()
    return process


def _ended(process: Any) -> int:
    process.join()
    return int(process.exitcode != 0)


def _build(site: Site, strict: bool) -> None:
    from sphinx.cmd.build import main

    _collect_seldom()
    told, tells = multiprocessing.Pipe(duplex=False)
    generating = _begun(_generate, site, tells)
    tells.close()
    _import()
    try:
        told.recv()
    except EOFError:  # it has ended, and something is wrong
        raise SystemExit(_ended(generating)) from None
    warnings = ["-W", "--keep-going"] if strict else []
    options = [*warnings, "-n", "-q", "-j", str(site.jobs), "-b", "html"]
    status = main([*options, str(site.pages), str(site.html)])
    raise SystemExit(status or _ended(generating))


def _collect_seldom() -> None:
    """In a process that ends with its build: most of what it makes is there to stay, and looking for what is not would
    take a quarter of the time.
    """
    gc.freeze()
    gc.set_threshold(COLLECTED_AFTER)


def _build_only(site: Site, sources: Sequence[Path]) -> None:
    """The pages of these files, and no list or index in which they stand."""
    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment
    from sphinx.util.docutils import docutils_namespace, patch_docutils

    _collect_seldom()
    pages = [site.page_of(path) for path in sources]
    _told(lambda: _generate_ops(site, sources))
    with patch_docutils(str(site.pages)), docutils_namespace():
        app = Sphinx(site.pages, site.pages, site.html, site.html / ".doctrees", "html", status=None)
        # In this process, which ends with the build; what else is out of date stays so.
        BuildEnvironment.get_outdated_files = lambda *_: (set(), {*pages}, set())  # type: ignore[method-assign]
        app.builder.finish = lambda: None  # type: ignore[method-assign]
        app.builder.build(pages, method="specific")


def _generate(site: Site, tells: Connection) -> None:
    """It tells when all is written; programs of the last release that break are looked for while Sphinx builds."""
    from opspec_generator.generate import generate

    _told(lambda: generate(site.spec, site.generated, _toolchain(site.spec), written=lambda: tells.send(None)))


def _generate_ops(site: Site, sources: Sequence[Path]) -> None:
    """What those of them that are op files give, but for what takes long."""
    from opspec_generator.generate import generate_op

    for file in sources:
        if file.suffix == ".yaml":
            generate_op(site.spec, site.generated, file, _toolchain(site.spec), _LATER)


def _told(work: Callable[[], object]) -> None:
    """A slip in an op file ends the process, and is told."""
    from opspec_model.text.problems import SpecError

    try:
        work()
    except SpecError as error:
        raise SystemExit(error.report.render()) from None


@cache
def _toolchain(spec: Path) -> Toolchain:
    """The generator's own, opened once: its base is loaded again only where it has changed."""
    from opspec_generator.generate import default_toolchain

    toolchain = default_toolchain(spec)
    pipeline = toolchain.open()
    loaded: dict[tuple[tuple[int, int], ...], Base] = {}

    def load_base(folder: Path) -> Base:
        files = (path for path in sorted(folder.rglob("*.yaml")) if not path.is_relative_to(folder / "ops"))
        state = tuple((path.stat().st_mtime_ns, path.stat().st_size) for path in files)
        if state not in loaded:
            loaded.clear()
            loaded[state] = pipeline.load_base(folder)
        return loaded[state]

    opened = replace(pipeline, load_base=load_base)
    return replace(toolchain, open=lambda: opened)


class _Pages(SimpleHTTPRequestHandler):
    """Files of the site; a page asks whether it has changed."""

    def send_head(self) -> Any:
        path = Path(self.translate_path(self.path))
        if self.path.partition("?")[0].endswith("/"):
            path /= "index.html"
        if path.suffix != ".html" or not path.is_file():
            return super().send_head()
        text = path.read_bytes()
        tag = sha256(text).hexdigest()[:16]
        text = text.replace(b"</body>", _RELOAD.format(tag=tag).encode() + b"</body>")
        self.send_response(200)
        for name, value in {
            "Content-Type": "text/html; charset=utf-8",
            "ETag": tag,
            "Cache-Control": "no-store",
        }.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        return io.BytesIO(text)

    def log_message(self, *_: Any) -> None:
        """Who asks is no news."""


def server(html: Path, port: int) -> ThreadingHTTPServer:
    """Ready to serve a folder on this machine alone; an `OSError` where the port is taken."""
    return ThreadingHTTPServer((HOST, port), partial(_Pages, directory=str(html)))


def start(server: ThreadingHTTPServer) -> Callable[[], None]:
    """Serve, in a process of its own where that can be: the one that forks has no threads then. Gives what ends it."""
    if "fork" not in multiprocessing.get_all_start_methods():
        Thread(target=server.serve_forever, daemon=True).start()
        return server.shutdown
    process = multiprocessing.get_context("fork").Process(target=_serve, args=(server,), daemon=True)
    process.start()
    server.socket.close()
    return process.terminate


def _serve(server: ThreadingHTTPServer) -> None:
    """Until Ctrl-C, or until the process that began it has ended, however it did."""
    began = os.getppid()

    def look() -> None:
        if os.getppid() != began:
            raise KeyboardInterrupt

    server.service_actions = look  # type: ignore[method-assign]
    with suppress(KeyboardInterrupt):
        server.serve_forever()


def warm_up(site: Site) -> None:
    """Import and load what every build needs, anew where it changed."""
    from opspec.catalog import op_files
    from opspec_model.text.problems import SpecError

    op_files.forget()
    _import()
    with suppress(SpecError):  # which the build tells
        _toolchain(site.spec).open().load_base(site.spec)


def _import() -> None:
    """Import and load what Sphinx needs, as far as it is not there."""
    from opspec.catalog import op_files
    from opspec_model.text.problems import SpecError

    for name in _WARM:
        import_module(name)
    for name in import_module("sphinx.application").builtin_extensions:
        import_module(name)
    with suppress(SpecError):
        op_files.base_of(DEFAULT)


def watch(site: Site, tell: Callable[[str], None], seen: _State) -> None:
    """Build again whenever a file changes, for ever: its page first, then all in which it stands."""
    rest, code, current = None, site.code(), True
    while True:
        time.sleep(EVERY)
        now = site.state()
        changed = {path for path in {*now, *seen} if now.get(path) != seen.get(path)}
        if not changed:
            continue
        seen, start = now, time.perf_counter()
        if rest is not None:
            rest.join()
        if current and site.code() != code:
            # What this process has imported would make pages of old code, and note that the new one made them.
            current = False
            tell("the generator has changed: each build imports it anew now; begin again, and pages come sooner")
        pages = [site.page_of(path) for path in changed]
        if current and all(pages) and all(path in now for path in changed):
            failed = _ended(_begun(_build_only, site, [*changed]))
            rest = None if failed else _begun(_build, site, False)
        else:
            failed, rest = site.build(strict=False, anew=not current), None
            if current:
                warm_up(site)
        tell(f"{_names(changed)}: {'not built' if failed else f'built in {time.perf_counter() - start:.1f} s'}")


def _names(changed: Iterable[Path]) -> str:
    names = sorted(path.name for path in changed)
    return ", ".join(names[:3]) + (f" and {len(names) - 3} more" if len(names) > 3 else "")
