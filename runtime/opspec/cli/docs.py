"""`opspec docs`: the site of a folder of op files, built, and served while it is edited."""

from __future__ import annotations

import argparse
import errno
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from opspec.cli.generate import OUTPUT
from opspec.cli.option_values import at_least, path
from opspec.cli.printing import add_output, add_spec, spec_folder

if TYPE_CHECKING:
    from opspec.cli.adding import Add
    from opspec_generator.serving import Site

PORT = 8000
_OWN = Path("docs")


def add_docs(add: Add) -> None:
    """The subcommand; `add` makes a parser of it."""
    text = "build the site of the op files, and serve it while they are edited"
    parser = add("docs", _docs, text, "opspec docs --serve")
    add_spec(parser)
    parser.add_argument(
        "--generated", type=path, metavar="DIR", default=OUTPUT, help=f"what is generated of them (default: ./{OUTPUT})"
    )
    parser.add_argument(
        "--pages",
        type=path,
        metavar="DIR",
        help="pages with a conf.py (default: ./docs, else those that are generated)",
    )
    add_output(parser, "DIR", "the site (default: ./docs/_build/html, or ./site)")
    parser.add_argument(
        "--jobs", type=at_least(1), metavar="N", default=2, help="processes that build it whole (default: 2)"
    )
    parser.add_argument(
        "--serve",
        action="store_true",
        help="serve it on this machine alone, and build again what is edited; Ctrl-C ends",
    )
    parser.add_argument("--port", type=at_least(0), metavar="N", default=PORT, help=f"with --serve (default: {PORT})")


def _docs(options: argparse.Namespace) -> int:
    from opspec.errors import OpSpecError, WrongUse
    from opspec_generator.serving import Site

    if find_spec("sphinx") is None or find_spec("furo") is None:
        raise OpSpecError("expected Sphinx and its theme, found none: pip install 'opspec[docs]'")
    if not 0 <= options.port < 2**16:
        raise WrongUse(f"expected a port from 0 to 65535, found {options.port}")
    spec = spec_folder(options)
    pages = _pages(options, spec)
    html: Path = options.output or (pages / "_build/html" if pages == _OWN else Path("site"))
    site = Site(spec, options.generated, pages, html, options.jobs)
    if options.serve:
        return _serve(site, options.port)
    if status := site.build():
        print("opspec: the site has problems", file=sys.stderr)
    else:
        print(html / "index.html")
    return status


def _pages(options: argparse.Namespace, spec: Path) -> Path:
    """Where the pages lie, or will lie once they are generated: then only those of a pack have a conf.py."""
    from opspec.errors import WrongUse

    if options.pages is not None:
        if not (options.pages / "conf.py").is_file():
            raise WrongUse(
                f"expected a folder of pages with a conf.py, found {options.pages}: `opspec generate` makes one"
            )
        return Path(options.pages)
    if (_OWN / "conf.py").is_file():
        return _OWN
    if (spec / "types.yaml").exists():
        raise WrongUse(
            f"expected ./{_OWN} with a conf.py, or op files of a dialect of yours, whose pages have one; found neither,"
            f" and those of {spec}: try the folder of your dialect, a checkout, or --pages DIR"
        )
    return Path(options.generated / "docs")


def _serve(site: Site, port: int) -> int:
    from opspec.errors import OpSpecError
    from opspec_generator import serving

    site.html.mkdir(parents=True, exist_ok=True)
    try:
        server = serving.server(site.html, port)
    except OSError as error:
        if error.errno not in (errno.EADDRINUSE, errno.EACCES):
            raise
        raise OpSpecError(
            f"expected a free port, found {port} in use or not allowed: try --port {port + 1}, or 0 for any"
        ) from None
    stop = serving.start(server)
    try:
        seen = site.state()
        site.build(strict=False)
        print(f"http://{serving.HOST}:{server.server_port}/ shows what is in {site.spec}; Ctrl-C ends", flush=True)
        serving.warm_up(site)
        serving.watch(site, lambda line: print(line, flush=True), seen)
    except KeyboardInterrupt:
        pass
    finally:
        stop()
    return 0
