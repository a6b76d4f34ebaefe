"""What runs of a program as a picture: a box for each kernel, with the ops that were fused in it and what it stores."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

import opspec
from opspec.compiled.picture import svg_of
from opspec.compiled.shown import blocks_of, plan_data
from opspec.errors import OpSpecError
from opspec.instances.instance import from_example
from opspec.instances.program_text import program
from opspec.programs.records import import_module
from opspec_generator.site.op_pages import OfOp

if TYPE_CHECKING:
    from sphinx.application import Sphinx


_PROGRAM = re.compile(r"^```mlir\n(.*?)^```$", re.DOTALL | re.MULTILINE)


class PlanPicture(SphinxDirective):
    """`plan`: what `opspec plan --svg` draws of the first program of the page."""

    def run(self) -> list[nodes.Node]:
        found = _PROGRAM.search(Path(self.env.doc2path(self.env.docname)).read_text(encoding="utf-8"))
        if found is None:
            raise self.error("expected a block of mlir on the page, found none")
        drawn = svg_of(blocks_of(import_module(opspec.load(found[1]))))
        # As an image, so that its style is its own; what it shows stands in its description.
        said = " ".join(re.sub(r".*<desc[^>]*>(.*)</desc>.*", r"\1", drawn, flags=re.DOTALL).split())
        address = f"data:image/svg+xml,{quote(drawn)}"
        return [nodes.raw("", f'<p><img class="plan" src="{address}" alt="{said}"></p>', format="html")]


class KernelsDirective(OfOp):
    """`kernels OP`: what runs of its first example once it is lowered."""

    def run(self) -> list[nodes.Node]:
        op = self.op()
        if not op.examples:
            return []
        drawn = kernels(program(op, from_example(op, op.examples[0])))
        return [nodes.raw("", drawn, format="html")] if drawn else []


def kernels(text: str) -> str:
    """The picture as HTML; nothing where nothing could be fused."""
    try:
        data = plan_data(blocks_of(import_module(opspec.lower(opspec.load(text)))))
    except OpSpecError:
        return ""
    if not data["kernels"] or data["ops"] < 2:
        return ""
    boxes = "".join(f"<li>{box}</li>" for block in data["blocks"] for step in block["steps"] for box in _boxes(step))
    count = "one kernel" if data["kernels"] == 1 else f"{data['kernels']} kernels"
    which = "which" if data["fused"] == data["ops"] else f"of which {data['fused']}"
    words = f"The first example, lowered and compiled, is {data['ops']} ops, {which} run in {count}"
    words += ". A kernel computes all of its ops for an element before it goes on to the next, and keeps in memory only"
    words += " what it stores."
    about = f"{data['fused']} of {data['ops']} ops in {count}"
    return (
        f'<figure class="reads kernels" aria-label="{about}"><ol>{boxes}</ol>'
        f"<figcaption><p>{words}</p></figcaption></figure>"
    )


def _boxes(step: Mapping[str, Any]) -> Iterator[str]:
    if "library" in step:
        yield f"<p>{escape(step['library'])}, of a library: {escape(step['why'])}</p>"
    if "loop" in step:
        yield f"<p>{escape(step['loop'])}, a loop as one function</p>"
    for kernel in step.get("kernels", ()):
        sizes = "x".join(map(str, (*kernel["space"], *kernel["inner"]))) or "one point"
        folds = "".join(f", {fold['by']} of {fold['terms']:,} each" for fold in kernel["folds"])
        ops = Counter(op["op"].removeprefix("stablehlo.") for op in kernel["ops"])
        chips = "".join(
            f"<li>{escape(name)}{f' <small>{count} times</small>' if count > 1 else ''}</li>"
            for name, count in ops.items()
        )
        told = [f"<code>{escape(one['type'])}</code>, as {escape(one['why'])}" for one in kernel["stores"]]
        stores = "; ".join(dict.fromkeys(told))
        yield f"<p>over {sizes}{escape(folds)}</p><ul>{chips}</ul><p>stores {stores}</p>"


def setup(app: Sphinx) -> None:
    app.add_directive("kernels", KernelsDirective)
    app.add_directive("plan", PlanPicture)
