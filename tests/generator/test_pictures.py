"""Pictures of ops: what they say feeds an element is what does, by the values that the examples were written with."""

from __future__ import annotations

import itertools
import re
from xml.etree import ElementTree

import pytest
from pygments.token import Comment, Keyword, Name, Number, String

from opspec.catalog.op_files import load
from opspec_generator.emit.site.op_facts import GROUPS, group
from opspec_generator.emit.site.parameters import signature
from opspec_generator.site.first_use import first_use, python_call
from opspec_generator.site.formula_names import defined_in, linked, names_of
from opspec_generator.site.kernels import kernels
from opspec_generator.site.mathml import mathml
from opspec_generator.site.measured import LIBRARY, RUN, measured
from opspec_generator.site.mlir_lexer import MlirLexer
from opspec_generator.site.navigation import _at, _seen_from, by_kind
from opspec_generator.site.pictures.colouring import Mode, coloured
from opspec_generator.site.pictures.devices import devices
from opspec_generator.site.pictures.feeding import feeding
from opspec_generator.site.pictures.figure import figure
from opspec_generator.site.pictures.network import network, stages_of
from opspec_generator.site.pictures.thumbnail import thumbnail
from opspec_generator.site.signature import linked_signature
from opspec_model.definitions.spec import Op, Pull
from tests.checkout import ROOT
from tests.generated_cases import ops

SOFTMAX = """
func.func @main(%x: tensor<4x8xf32>, %i: tensor<f32>, %z: tensor<f32>) -> tensor<4x8xf32> {
  %m = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [1]
    : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<4xf32>) -> tensor<4x8xf32>
  %d = stablehlo.subtract %x, %mb : tensor<4x8xf32>
  %e = stablehlo.exponential %d : tensor<4x8xf32>
  %s = stablehlo.reduce(%e init: %z) applies stablehlo.add across dimensions = [1]
    : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  %sb = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<4xf32>) -> tensor<4x8xf32>
  %r = stablehlo.divide %e, %sb : tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
"""


def op_named(name: str) -> Op:
    return load(f"stablehlo.{name}")[0]


def test_what_is_moved_is_what_it_was() -> None:
    """An element that is one of those that it reads has the text of the one that surely feeds it, by hand."""
    moved = 0
    for op in ops():
        found = feeding(op)
        if found is None or not found.moved:
            continue
        for tensor, reads in zip(found.results, found.reads, strict=True):
            for value, feeds in zip(tensor.values, reads, strict=True):
                fed = [feed for feed in feeds if feed.tensor not in found.pointing]
                texts = [found.sources[feed.tensor].values[feed.element] for feed in fed]
                if len(fed) == 1 and fed[0].sure:
                    assert texts == [value], op.name
                    moved += 1
                elif fed:
                    assert value in texts, op.name
    assert moved > 150


def test_every_formula_has_a_picture_with_colours() -> None:
    for op in ops():
        found = feeding(op)
        assert found is not None, op.name
        reads = any(feeds for result in found.reads for feeds in result)
        assert (coloured(found).mode is not Mode.PLAIN) == reads, op.name
        root = ElementTree.fromstring(figure(op))
        for drawing in root.iter("svg"):
            assert [child.tag for child in drawing][:2] == ["title", "desc"], op.name
            assert drawing.get("role") == "img"
        if not reads and isinstance(op.semantics, Pull):
            assert op.short in {"iota", "dynamic_iota", "get_dimension_size", "partition_id", "replica_id"}, op.name


def test_a_product_of_matrices_follows_one_element_through_a_row_and_a_column() -> None:
    found = feeding(op_named("dot_general"))
    assert found is not None
    (result,) = found.reads
    for place, feeds in enumerate(result):
        row, column = divmod(place, 2)
        assert {(feed.tensor, feed.element) for feed in feeds} == {
            *((0, 2 * row + k) for k in range(2)),
            *((1, 2 * k + column) for k in range(2)),
        }
    colours = coloured(found)
    assert colours.mode is Mode.STEPS
    assert colours.chosen == (0, 0)
    # The terms of the sum: lhs[0, k] has the colour of rhs[k, 0].
    lhs, rhs = colours.sources
    assert lhs[0] == rhs[0] is not None
    assert lhs[1] == rhs[2] is not None
    assert lhs[2] is lhs[3] is rhs[1] is rhs[3] is None


@pytest.mark.parametrize(("name", "mode"), [("reduce_window", "steps"), ("transpose", "result"), ("gather", "source")])
def test_the_colours_are_those_that_tell_most(name: str, mode: str) -> None:
    found = feeding(op_named(name))
    assert found is not None
    assert coloured(found).mode.value == mode


def test_collectives_read_what_other_processes_have() -> None:
    found = feeding(op_named("collective_permute"))
    assert found is not None
    (first, *_), (second, *_) = (feeds for feeds in found.reads[1])
    assert [found.sources[feed.tensor].process for feed in (first, second)] == [(0, 0), (0, 0)]


def test_words_of_a_signature_are_links() -> None:
    drawn = linked_signature(op_named("pad"))
    assert re.sub("<[^>]*>", "", drawn) == unescaped_signature("pad")
    assert '<a href="#param-edge_padding_low" title="How much is put' in drawn
    assert '&lt;<a href="#types-and-versions" title="any">T</a>&gt;' in drawn
    assert '<a href="../types.html" title="bool">bool</a>' in linked_signature(op_named("select"))
    # What stands for an attribute that is left out is no name of an operand.
    omitted = linked_signature(op_named("reverse")) + linked_signature(op_named("slice"))
    assert omitted.count('href="#param-operand"') == 2


def unescaped_signature(name: str) -> str:
    return signature(op_named(name)).replace("<", "&lt;").replace(">", "&gt;")


def test_programs_have_colours() -> None:
    text = '%0 = stablehlo.pad %x, low = [-1] : (tensor<2x?xf32>) -> tensor<f8E4M3FN> loc("a.py") // pads\n'
    found = [(kind, part) for kind, part in MlirLexer().get_tokens(text) if part.strip()]
    assert "".join(part for _, part in MlirLexer().get_tokens(text)) == text
    assert {
        (Name.Variable, "%0"),
        (Name.Builtin, "stablehlo.pad"),
        (Number, "-1"),
        (Keyword.Type, "tensor"),
        (Keyword.Type, "2x?x"),
        (Keyword.Type, "f32"),
        (Keyword.Type, "f8E4M3FN"),
        (String, '"a.py"'),
        (Comment.Single, "// pads"),
    } <= set(found)


def test_ops_are_listed_by_kind() -> None:
    item = '<li class="toctree-l2"><a class="reference internal" href="{}.html">'
    tree = "".join(map(item.format, ("../chlo/erf", "abs", "neg", "add"))).replace('l2"', 'l2 current"', 2)
    kinds = {"reference/chlo/erf": "one", "reference/d/abs": "one", "reference/d/neg": "one", "reference/d/add": "many"}
    heads = re.findall(r"<span>(.*?)</span>|href=\"(.*?).html", by_kind(tree, "reference/d", kinds))
    assert [kind or op for kind, op in heads] == ["one", "../chlo/erf", "one", "abs", "neg", "many", "add"]


LISTED = """<ul>
<li class="toctree-l1{a} has-children"><a class="reference internal" href="index.html">d</a>\
<input{c} class="toctree-checkbox"/><ul{u}>
<li class="toctree-l2{b}"><a class="{r}reference internal" href="{h}">abs</a></li>
<li class="toctree-l2"><a class="reference internal" href="neg.html">neg</a></li>
</ul>
</li>
<li class="toctree-l1"><a class="reference internal" href="../about.html">about</a></li>
</ul>"""


def test_a_page_has_the_list_with_links_from_its_folder_and_where_it_stands() -> None:
    top = LISTED.format(a="", c="", u="", b="", r="", h="ops/abs.html")
    for name in ("neg", "index"):
        top = top.replace(f'"{name}.html"', f'"ops/{name}.html"')
    top = top.replace('"../about.html"', '"about.html"')
    nowhere = _seen_from(top, "ops")
    assert nowhere == LISTED.format(a="", c="", u="", b="", r="", h="abs.html")
    assert _seen_from(top, "") == top
    neg = ElementTree.fromstring(_at(nowhere, "neg.html"))
    current = [item.get("class", "") for item in neg.iter() if "current" in (item.get("class") or "").split()]
    assert current == [
        "current",
        "current toctree-l1 has-children",
        "current",
        "current current-page toctree-l2",
        "current reference internal",
    ]
    assert [box.get("checked") for box in neg.iter("input")] == [""]
    index = ElementTree.fromstring(_at(nowhere, "index.html"))
    assert [box.get("checked") for box in index.iter("input")] == [""]
    assert _at(nowhere, "elsewhere.html") == nowhere


def test_the_first_use_of_an_op_is_run() -> None:
    use = first_use(op_named("pad"))
    assert use is not None
    assert use.program.startswith("func.func @main(%operand: tensor<2x3xi32>, %padding_value: tensor<i32>)")
    assert use.results[0].splitlines()[1] == "[[0, 1, 0, 0, 2, 0, 0, 3, 0],"
    reduce = op_named("reduce")
    assert python_call(reduce, reduce.examples[0]) == (
        "ops.reduce(\n    [inputs],\n    [init_values],\n    dimensions=[1],\n    body=lambda a, b: ops.add(a, b),\n)"
    )


def test_a_small_picture_has_the_colours_of_the_large_one() -> None:
    small = ElementTree.fromstring(thumbnail(op_named("transpose")))
    large = figure(op_named("transpose"))
    hues = {path.get("style") for path in small if path.get("style")}
    assert hues == {f"--h:{hue}" for hue in range(0, 360, 60)}
    assert all(f'style="{hue}"' in large for hue in hues)
    assert thumbnail(op_named("create_token")) == ""


def test_names_in_formulas_lead_to_what_they_mean() -> None:
    names = names_of(op_named("pad"))
    formula = linked(
        mathml(r"\mathit{hit} \iff 0 \leq q < \mathit{operand}\left[\mathit{other}\right]", "block"), names
    )
    links = {link.text: link for link in ElementTree.fromstring(formula).iter() if link.tag.endswith("}a")}
    assert links.keys() == {"hit", "q", "operand"}
    assert links["q"].attrib == {"class": "name", "href": "#let-q", "title": "q = o - edge_padding_low"}
    assert links["operand"].get("title") == "operand: tensor<T>. The tensor that is surrounded."
    assert [defined_in(text) for text in (r"\mathit{hit} \;\iff\; x", "q = o", r"0 \leq q")] == ["hit", "q", ""]


def test_every_op_is_of_some_kind() -> None:
    kinds = {op.name: group(op) for op in ops()}
    assert set(kinds.values()) == set(GROUPS)
    assert kinds["stablehlo.transpose"] == "Elements moved"
    assert kinds["stablehlo.reduce"] == "Folds and windows"
    assert kinds["stablehlo.all_gather"] == "Between processes"


def test_every_op_has_a_picture() -> None:
    assert [op.name for op in ops() if not figure(op)] == []


@pytest.mark.parametrize("size", range(2, 9))
def test_a_sorting_network_sorts(size: int) -> None:
    """One that sorts all zeros and ones sorts everything."""
    stages = list(stages_of(size))
    for row in itertools.product((0, 1), repeat=size):
        wires = list(row)
        for pairs in stages:
            assert len({at for pair in pairs for at in pair}) == 2 * len(pairs)
            for up, down in pairs:
                wires[up], wires[down] = sorted((wires[up], wires[down]))
        assert wires == sorted(row)


def test_sorting_is_a_network_and_a_free_order_a_tree() -> None:
    drawn = {op.name: network(op) for op in ops()}
    assert {name for name, one in drawn.items() if "as a sorting network" in one} == {"stablehlo.sort"}
    assert {name for name, one in drawn.items() if "as a tree" in one} == {
        "stablehlo.reduce",
        "stablehlo.reduce_window",
    }
    assert "<desc>3|0.5, 1|1.5, 2|2.5, 1|3.5 become 1|1.5, 1|3.5, 2|2.5, 3|0.5.</desc>" in drawn["stablehlo.sort"]
    assert "<desc>0, 1, 2, 3 become 6.</desc>" in drawn["stablehlo.reduce"]


def test_devices_of_a_mesh_share_rows_and_columns_of_a_product() -> None:
    drawn = devices(load("stablehlo.dot_general")[0])
    assert 'aria-label="stablehlo.dot_general on four devices"' in drawn
    assert "along <code>i</code>, its rows, and <code>j</code>, its columns" in drawn
    assert drawn.count("Each makes its part of the result.") == 1
    said = re.findall("<desc>(.*?)</desc>", drawn)
    assert said == [
        "Devices 0, 1, 2 and 3, 2 by 2.",
        "Devices 0 and 1: 1, 2. Devices 2 and 3: 3, 4.",  # rows of the left operand
        "Devices 0 and 2: 5, 7. Devices 1 and 3: 6, 8.",  # columns of the right one
        "Device 0: 19. Device 1: 22. Device 2: 43. Device 3: 50.",
    ]
    cells = [re.findall(r'shade(\d)" style="--h:(\d+)"', one) for one in drawn.split("</svg>")[:-1]]
    assert cells[0] == cells[3], "an element of the result has the colour of its device"
    assert len({*cells[0]}) == 4
    assert len({*cells[0], *cells[1], *cells[2]}) == 8


def test_two_devices_share_what_has_one_factor() -> None:
    drawn = devices(load("stablehlo.abs")[0])
    assert "Two devices that share the work along <code>i</code>" in drawn
    assert "<desc>Devices 0 and 1, 2.</desc>" in drawn


def test_what_is_shared_along_a_sum_is_said() -> None:
    drawn = devices(load("stablehlo.reduce")[0])
    assert "each makes terms of the whole result, and these are combined" in drawn.lower()


def test_kernels_of_a_program_are_boxes() -> None:
    root = ElementTree.fromstring(kernels(SOFTMAX))
    assert root.get("aria-label") == "7 of 7 ops in 4 kernels"
    boxes = [[chip.text for chip in box.iter("li")][1:] for box in root.findall("ol/li")]
    assert boxes == [
        ["reduce"],
        ["broadcast_in_dim", "subtract", "exponential"],
        ["reduce"],
        ["broadcast_in_dim", "divide"],
    ]
    assert kernels("func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> { return %x : tensor<2xf32> }") == ""


def test_what_was_measured_stands_on_the_page_of_the_op() -> None:
    found = measured(ROOT / "docs/accuracy.md", 0)
    assert found["chlo.sinh"][RUN]["complex<f32>"] == "2"
    assert found["chlo.sinh"][LIBRARY]["f64"] == "494"
    stated = {op.name for op in ops() if op.accuracy and "" not in op.accuracy}
    assert set(found) <= {op.name for op in ops()}
    assert {name for name, rows in found.items() if RUN in rows} <= stated
