"""Result types from what the rules say of shapes and the type variables of elements."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from opspec.rules.implicit_rules import Binder
from opspec.rules.inference import InferenceError, Inferred, infer, inferred, refine, signature_of
from opspec.values.constants import Struct
from opspec.values.dims import Dim, Undefined, Vec
from opspec.values.types import ELEMENT_TYPES, Tensor

ANY = Dim(0, None)


def tensor(*shape: Any, element: str = "f32") -> Tensor:
    return Tensor(Vec(shape), ELEMENT_TYPES[element])


def spelled(types: tuple[Tensor | None, ...]) -> list[str]:
    return [str(type_) for type_ in types]


def test_what_operands_that_agree_know_of_each_other_is_brought_together() -> None:
    assert spelled(infer("stablehlo.add", [tensor(ANY, 4), tensor(3, ANY)], {})) == ["tensor<3x4xf32>"]
    assert spelled(infer("stablehlo.add", [tensor(ANY), tensor(Dim(0, 5))], {})) == [
        "tensor<?xf32, #stablehlo.bounds<5>>"
    ]


def test_a_contradiction_names_the_rules() -> None:
    with pytest.raises(InferenceError, match=r"stablehlo\.add: no result type by C1 and C2: 4 and 3 exclude") as caught:
        infer("stablehlo.add", [tensor(4), tensor(3)], {})
    assert caught.value.rules == ("C1", "C2")


def test_a_broken_signature_names_its_rule() -> None:
    with pytest.raises(InferenceError, match="by T1: expected 2 operands") as caught:
        infer("stablehlo.add", [tensor(4)], {})
    assert caught.value.rules == ("T1",)


def test_an_element_type_may_be_open_while_the_shape_is_known() -> None:
    assert infer("stablehlo.convert", [tensor(4)], {}) == (None,)
    assert inferred("stablehlo.convert", [tensor(4)], {}) == (Inferred("result", Vec([4]), None),)
    assert spelled(infer("stablehlo.compare", [tensor(4), tensor(4)], {"comparison_direction": "LT"})) == [
        "tensor<4xi1>"
    ]


def test_regions_tell_the_element_types_of_a_reduction() -> None:
    wide = tensor(element="f64")
    bodies = [((wide, wide), (wide,))]
    found = infer("stablehlo.reduce", [tensor(2, 3), tensor()], {"dimensions": Vec([0])}, regions=bodies)
    assert spelled(found) == ["tensor<3xf64>"]


def test_values_of_an_operand_may_be_the_shape() -> None:
    types = [tensor(4, 4), tensor(2, element="i32")]
    assert spelled(infer("stablehlo.dynamic_reshape", types, {}, known={1: [2, 8]})) == ["tensor<2x8xf32>"]
    types[1] = tensor(ANY, element="i32")
    assert inferred("stablehlo.dynamic_reshape", types, {})[0].shape is None


def test_an_existing_type_is_refined_or_refused() -> None:
    (found,) = inferred("stablehlo.add", [tensor(ANY, 4), tensor(3, ANY)], {})
    assert str(refine("stablehlo.add", found, tensor(ANY, ANY))) == "tensor<3x4xf32>"
    with pytest.raises(InferenceError, match=r"the shape of result: inferred tensor<3x4xf32>, found tensor<3x5xf32>"):
        refine("stablehlo.add", found, tensor(3, 5))
    with pytest.raises(InferenceError, match="the element type of result: inferred f32, found f64"):
        refine("stablehlo.add", found, tensor(3, 4, element="f64"))


@pytest.mark.parametrize("place", [0, -1])
def test_a_place_that_a_list_of_operands_lacks_is_undefined(place: int) -> None:
    signature = signature_of("stablehlo.all_gather")
    assert signature is not None
    groups = Binder(signature).operands([], {})
    assert groups is not None
    with pytest.raises(Undefined):
        groups[0][place]


def open_sizes(types: tuple[Tensor | None, ...]) -> list[list[bool]]:
    """Which sizes are unknown."""
    return [[isinstance(size, Dim) for size in tuple.__iter__(type_.shape)] for type_ in types if type_ is not None]


def test_collectives_tell_sizes_where_groups_are_known() -> None:
    x = Tensor(Vec([4, 3]), ELEMENT_TYPES["f32"])
    groups = {"replica_groups": np.array([[0, 1]], np.int64)}
    gather = {**groups, "all_gather_dim": 1}
    assert infer("stablehlo.all_gather", [x], gather) == (Tensor(Vec([4, 6]), x.element),)
    unknown = {"replica_groups": np.zeros((0, 0), np.int64), "all_gather_dim": 1}
    assert open_sizes(infer("stablehlo.all_gather", [x], unknown)) == [[False, True]]
    across = {**gather, "channel_handle": Struct("channel_handle", {"handle": 1, "type": 0})}
    assert open_sizes(infer("stablehlo.all_gather", [x], across)) == [[False, True]]
    scalar = Tensor(Vec(), x.element)
    bodies = [((scalar, scalar), (scalar,))]
    scatter = {**groups, "scatter_dimension": 0}
    assert infer("stablehlo.reduce_scatter", [x], scatter, regions=bodies) == (Tensor(Vec([2, 3]), x.element),)


def test_a_table_of_values_tells_the_padding() -> None:
    """Eight columns and a window of three: six places, and two or three more with padding."""
    numbers = Struct(
        "conv",
        {
            "input_batch_dimension": 0,
            "input_feature_dimension": 2,
            "input_spatial_dimensions": Vec([1]),
            "kernel_input_feature_dimension": 1,
            "kernel_output_feature_dimension": 2,
            "kernel_spatial_dimensions": Vec([0]),
            "output_batch_dimension": 0,
            "output_feature_dimension": 2,
            "output_spatial_dimensions": Vec([1]),
        },
    )
    attributes = {"dimension_numbers": numbers, "feature_group_count": 1, "batch_group_count": 1}
    types = [tensor(ANY, 8, 4), tensor(3, 4, 5), tensor(1, 2, element="i64")]

    def shape(padding: Any) -> str:
        known = {} if padding is None else {2: padding}
        (found,) = inferred("stablehlo.dynamic_conv", types, attributes, known=known)
        assert found.shape is not None
        return str(Tensor(found.shape, types[0].element))

    assert shape([[0, 0]]) == "tensor<?x6x5xf32>"
    assert shape([[1, 2]]) == "tensor<?x9x5xf32>"
    assert shape(Vec([ANY, 2])) == shape(None) == "tensor<?x?x5xf32>"


@pytest.mark.parametrize(
    ("size", "count", "found"),
    [
        (Dim(0, 3), 3, "tensor<3xf32>"),
        (Dim(0, 3), 2, "tensor<2xf32>"),
        (Dim(0, 3), ANY, "tensor<?xf32, #stablehlo.bounds<3>>"),
        (3, ANY, "tensor<?xf32, #stablehlo.bounds<3>>"),
        (ANY, 2, "tensor<?xf32, #stablehlo.bounds<2>>"),
    ],
)
def test_a_size_that_is_set_is_at_most_the_bound(size: Any, count: Any, found: str) -> None:
    """A dimension set to its own bound is known, as compilers end a bounded dimension."""
    types = [tensor(size), tensor(element="i32")]
    assert spelled(infer("stablehlo.set_dimension_size", types, {"dimension": 0}, known={1: Vec([count])})) == [found]
