"""What pages of ops show that is made when the site is built: pictures, first uses, ops nearby, places in op files."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from docutils import nodes
from sphinx.addnodes import pending_xref
from sphinx.util.docutils import SphinxDirective

from opspec_generator.site.first_use import first_use, python_call
from opspec_generator.site.jax_call import jax_call
from opspec_generator.site.pictures.devices import devices
from opspec_generator.site.pictures.figure import figure
from opspec_generator.site.pictures.network import network
from opspec_generator.site.spec_ops import op_file, op_named

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.config import Config
    from sphinx.environment import BuildEnvironment

OPS = "ops.json"  # what the generator's index says of every op


class OfOp(SphinxDirective):
    """A directive that is given the name of an op."""

    required_arguments = 1

    def op(self) -> Any:
        self.env.note_dependency(str(op_file(self.config, self.arguments[0])))
        return op_named(self.config, self.arguments[0])


class Picture(OfOp):
    """`picture OP`: what feeds what in an example of the op, and how elements meet that are sorted or combined."""

    def run(self) -> list[nodes.Node]:
        op = self.op()
        drawn = figure(op) + network(op)
        return [nodes.raw("", drawn, format="html")] if drawn else []


class DevicesDirective(OfOp):
    """`devices OP`: an example of the op, shared by the devices of a mesh."""

    def run(self) -> list[nodes.Node]:
        drawn = devices(self.op())
        return [nodes.raw("", drawn, format="html")] if drawn else []


class UseDirective(OfOp):
    """`use OP`: its first example as a program, and what comes out of it."""

    def run(self) -> list[nodes.Node]:
        use = first_use(self.op())
        if use is None:
            return []
        found: list[nodes.Node] = [
            nodes.paragraph("", f"The example “{use.example}”, as a program:", classes=["of"]),
            nodes.literal_block("", use.program, language="mlir"),
        ]
        if use.results:
            found += [
                nodes.paragraph("", "gives, computed when this page was built,", classes=["of"]),
                nodes.literal_block("", "\n".join(use.results), language="text"),
            ]
        return found


class CallDirective(OfOp):
    """`call OP`: its first example as a call of Python, and as one of JAX where that has the op."""

    def run(self) -> list[nodes.Node]:
        op = self.op()
        if not op.examples:
            return []
        calls = {
            "The first example in Python, with opspec.ops:": python_call(op, op.examples[0]),
            "and with jax, where jnp is jax.numpy and lax jax.lax:": jax_call(op),
        }
        return [
            node
            for words, call in calls.items()
            if call
            for node in (nodes.paragraph("", words, classes=["of"]), nodes.literal_block("", call, language="python"))
        ]


# --- ops nearby -----------------------------------------------------------------------------------


class Related(OfOp):
    """`related OP`: by which ops it is used, and which to look at too."""

    def run(self) -> list[nodes.Node]:
        found = related(self.config, self.arguments[0])
        self.env.metadata[self.env.docname]["opspec_related"] = [self.arguments[0], found]
        if not found:
            return [nodes.paragraph("", "No other op is made of it, and none is like it.")]
        listed = nodes.bullet_list()
        for words, names in found:
            line = nodes.paragraph("", f"{words}: ")
            for at, name in enumerate(names):
                line += [nodes.Text(", " if at else ""), self.link(name)]
            listed += nodes.list_item("", line)
        return [listed]

    def link(self, name: str) -> nodes.Node:
        return link_to(self.env, name, nodes.inline("", name))


def link_to(env: BuildEnvironment, name: str, shown: nodes.Element) -> pending_xref:
    """A link to the page of an op."""
    link = pending_xref("", shown, refdomain="std", reftype="ref", refexplicit=True)
    link.attributes |= {"reftarget": name.lower(), "refdoc": env.docname, "refwarn": True}
    return link


def _name_ops(app: Sphinx, doctree: nodes.document) -> None:
    """An op that a row of a table begins with is a link to its page."""
    known = known_ops(app.config)
    for row in doctree.findall(nodes.row):
        first = row[0][0] if len(row[0]) == 1 else row[0]
        names = list(first.children) if isinstance(first, nodes.paragraph) else []
        if len(names) == 1 and isinstance(names[0], nodes.literal) and names[0].astext() in known:
            name = names[0]
            first.replace(name, link_to(app.env, name.astext(), name.deepcopy()))


def related(config: Config, name: str) -> list[tuple[str, list[str]]]:
    """Sentences with the ops that they are about."""
    ops = known_ops(config)
    own = ops[name]
    pair = [own["static"], *(other for other, row in ops.items() if row["static"] == name)]
    told = {
        "used by the lowering of": [other for other, row in ops.items() if name in row["applies"]],
        "with operands that are broadcast together": [o for o, row in ops.items() if row["broadcasts"] == name],
        "without broadcasting": [own["broadcasts"]],
        "with sizes known when it is compiled, or only when it runs": pair,
    }
    # What it is lowered into stands below the graph.
    said = {*own["applies"], *(other for names in told.values() for other in names)}
    alike = [o for o, row in ops.items() if o not in said and o != name and _alike(own, row)]
    told["of the same family"] = alike if len(alike) <= 12 else []
    rows = [(words, [other for other in names if other in ops]) for words, names in told.items()]
    return [(words, names) for words, names in rows if names]


def _alike(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return bool(set(one["families"]) & set(other["families"]))


def known_ops(config: Config) -> dict[str, dict[str, Any]]:
    """What the generator's index says of every op, by its name."""
    path = Path(config.opspec_generated) / "docs" / OPS
    return _ops(path, path.stat().st_mtime_ns)


@cache
def _ops(path: Path, _changed: int) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))
    return found


def op_of(env: BuildEnvironment, page: str) -> str:
    """The op that a page is about, if any."""
    told = env.metadata[page].get("opspec_related")
    return str(told[0]) if told else ""


def _outdated(app: Sphinx, env: BuildEnvironment, *_: set[str]) -> list[str]:
    """The pages beside whose ops there are others now."""
    known = ((page, facts["opspec_related"]) for page, facts in env.metadata.items() if "opspec_related" in facts)
    return [page for page, (name, found) in known if _moved(app, name, found)]


def _moved(app: Sphinx, name: str, found: list[tuple[str, list[str]]]) -> bool:
    return op_file(app.config, name).exists() and related(app.config, name) != found


def setup(app: Sphinx) -> None:
    app.add_directive("picture", Picture)
    app.add_directive("devices", DevicesDirective)
    app.add_directive("use", UseDirective)
    app.add_directive("call", CallDirective)
    app.add_directive("related", Related)
    app.connect("doctree-read", _name_ops)
    app.connect("env-get-outdated", _outdated)
