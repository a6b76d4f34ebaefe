"""Shardy's attributes as values and back; the carrier says what their text is."""

from __future__ import annotations

import pytest

from opspec.programs import carrier
from opspec.programs.shardy_attributes import factor_name, read, spelled
from opspec.values.constants import Struct, Symbol
from opspec.values.dims import Vec

NAMES = list(map(factor_name, range(20)))
TEXTS = [
    '#sdy.mesh<["x"=2, "y"=4]>',
    '#sdy.mesh<["x"=2, "y"=2], device_ids=[3, 1, 0, 2]>',
    "#sdy.mesh<[], device_ids=[3]>",
    "#sdy.mesh<[]>",
    '#sdy.sharding<@mesh, [{"x", ?}p1, {?}], replicated={"y":(1)2}, unreduced={"y":(2)2}>',
    '#sdy.sharding<mesh<["z"=8]>, [{"z"}p0, {}, {?}p12]>',
    '#sdy.sharding<@"a b\\22", [{"q\\22\\\\"}]>',
    "#sdy.sharding<@mesh, []>",
    '#sdy.sharding_per_value<[<@mesh, [{"x"}]>, <@other, []>]>',
    "#sdy.sharding_per_value<[]>",
    '#sdy<manual_axes{"x", "y"}>',
    "#sdy<manual_axes{}>",
    '#sdy<axis_ref"x":(1)2>',
    '#sdy<axis_ref_list{"x", "y":(2)2}>',
    '#sdy<list_of_axis_ref_lists[{"x"}, {}]>',
    '#sdy<all_to_all_param_list[{"x", "y"}: 0->2, {"z"}: 1->3]>',
    "#sdy.op_sharding_rule<([ij, k], [])->([i, jk]) {i=2, j=3, k=4} reduction={i} blocked_propagation={i, k}>",
    "#sdy.op_sharding_rule<([i, j])->([i, j]) {i=2, j=3} need_replication={j} permutation={i}, custom>",
    f"#sdy.op_sharding_rule<([{', '.join(NAMES)}])->([]) {{{', '.join(f'{x}=2' for x in NAMES)}}} reduction={{z_2}}>",
]


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_is_read_and_written_as_the_carrier_has_it(text: str) -> None:
    printed = str(carrier.ir.Attribute.parse(text, carrier.new_context()))
    found = read(printed)
    assert found is not None
    assert spelled(found) == printed == text
    assert read(spelled(found)) == found


def test_what_is_left_out_is_there_as_none() -> None:
    found = read('#sdy.sharding<@m, [{"x", ?}, {}p3], unreduced={"y":(1)2}>')
    assert found is not None
    first, second = found["dim_shardings"]
    assert (first["is_closed"], first["priority"], second["is_closed"], second["priority"]) == (False, None, True, 3)
    assert found["mesh_or_ref"] == Symbol("m")
    assert found["replicated_axes"] == ()
    part = Struct("sub_axis_info", {"pre_size": 1, "size": 2})
    assert found["unreduced_axes"] == (Struct("axis_ref", {"name": "y", "sub_axis_info": part}),)


def test_a_sum_that_is_none_says_what_it_is() -> None:
    """The carrier reads this from jaxlib 0.12 on."""
    text = '#sdy.sharding<@m, [], unreduced=max{"x"}>'
    found = read(text)
    assert found is not None
    assert (found["reduction_op"], spelled(found)) == ("MAX", text)


def test_layout_does_not_matter() -> None:
    assert read('#sdy.mesh< [ "x" = 2 ] ,\ndevice_ids=[ 1,0 ] >') == read('#sdy.mesh<["x"=2], device_ids=[1, 0]>')
    mesh = read('#sdy.mesh<["x"=2], device_ids=[1, 0]>')
    assert mesh is not None
    assert list(mesh["device_ids"]) == list(Vec([1, 0]))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "#stablehlo.gather<offset_dims = [1]>",
        "#sdy.unknown<1>",
        "#sdy.sharding<@mesh",
        '#sdy.sharding<@mesh, [{?, "x"}]>',
        '#sdy.sharding<@mesh, [{"x" "y"}]>',
        '#sdy.sharding<@mesh, [], replicated={"x"}, replicated={"y"}>',
        '#sdy.mesh<["x"=2]> more',
        "#sdy.op_sharding_rule<([a])->([a]) {a=2}>",
    ],
)
def test_other_text_is_nothing(text: str) -> None:
    assert read(text) is None
