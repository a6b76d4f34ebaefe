"""Programs of one op in generic form: how they are written, and valid ones."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace


@dataclass(frozen=True)
class Program:
    """An op on the arguments of a function; `constants` gives operands by position a known value instead."""

    op: str
    types: str
    attributes: Mapping[str, str] = field(default_factory=dict)
    regions: tuple[str, ...] = ()
    constants: Mapping[int, str] = field(default_factory=dict)

    def but(
        self,
        types: str | None = None,
        regions: tuple[str, ...] | None = None,
        constants: Mapping[int, str] | None = None,
        **attributes: str | None,
    ) -> Program:
        """This program with some parts changed; an attribute that is None is left out."""
        merged = {**self.attributes, **attributes}
        return replace(
            self,
            types=self.types if types is None else types,
            regions=self.regions if regions is None else regions,
            constants=self.constants if constants is None else constants,
            attributes={name: value for name, value in merged.items() if value is not None},
        )

    @property
    def text(self) -> str:
        given, _, made = self.types.partition(" -> ")
        types = split(given[1:-1])
        count = len(split(made[1:-1])) if made.startswith("(") else 1
        names = [f"%arg{at}" for at in range(len(types))]
        arguments = {names[at]: type_ for at, type_ in enumerate(types) if at not in self.constants}
        inputs = ", ".join(arguments.values())
        header = ", ".join(f"{name}: {type_}" for name, type_ in arguments.items())
        lines = [
            f'"func.func"() <{{function_type = ({inputs}) -> (), sym_name = "main"}}> ({{',
            f"^bb0({header}):",
        ]
        lines += [
            f'  {names[at]} = "stablehlo.constant"() <{{value = {value} : {types[at]}}}> : () -> {types[at]}'
            for at, value in self.constants.items()
        ]
        attributes = ", ".join(f"{name} = {value}" for name, value in self.attributes.items())
        properties = f" <{{{attributes}}}>" if attributes else ""
        regions = f" ({', '.join(self.regions)})" if self.regions else ""
        results = f"%made:{count} = " if count else ""
        lines.append(f'  {results}"{self.op}"({", ".join(names)}){properties}{regions} : {self.types}')
        lines += ['  "func.return"() : () -> ()', "}) : () -> ()", ""]
        return "\n".join(lines)


def split(text: str) -> list[str]:
    """Types between the commas that no bracket encloses."""
    parts, depth = [""], 0
    for character in text:
        depth += {"<": 1, "(": 1, "[": 1, ">": -1, ")": -1, "]": -1}.get(character, 0)
        if character == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += character
    return [part.strip() for part in parts] if text.strip() else []


def body(arguments: str, op: str, result: str, returned: str | None = None) -> str:
    """A region that applies an op to its first two arguments, and returns it for each of `returned`."""
    types = split(arguments)
    names = [f"%x{at}" for at in range(len(types))]
    header = ", ".join(f"{name}: {type_}" for name, type_ in zip(names, types, strict=True))
    attributes = " <{comparison_direction = #stablehlo<comparison_direction LT>}>" if op == "compare" else ""
    outs = [result] if returned is None else split(returned)
    return (
        f'{{\n  ^bb0({header}):\n    %y = "stablehlo.{op}"({", ".join(names[:2])}){attributes} : '
        f"({', '.join(types[:2])}) -> {result}\n"
        f'    "stablehlo.return"({", ".join(["%y"] * len(outs))}) : ({", ".join(outs)}) -> ()\n  }}'
    )


def adder(element: str) -> str:
    return body(f"tensor<{element}>, tensor<{element}>", "add", f"tensor<{element}>")


MAXIMUM = Program("stablehlo.maximum", "(tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>")

PAD = Program(
    "stablehlo.pad",
    "(tensor<2x3xi32>, tensor<i32>) -> tensor<5x9xi32>",
    {
        "edge_padding_low": "array<i64: 0, 1>",
        "edge_padding_high": "array<i64: 2, 1>",
        "interior_padding": "array<i64: 1, 2>",
    },
)

REDUCE = Program(
    "stablehlo.reduce",
    "(tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>",
    {"dimensions": "array<i64: 1>"},
    (adder("f32"),),
)
REDUCE_TWO = Program(
    "stablehlo.reduce",
    "(tensor<2x3xf32>, tensor<2x3xf32>, tensor<f32>, tensor<f32>) -> (tensor<2xf32>, tensor<2xf32>)",
    {"dimensions": "array<i64: 1>"},
    (body(", ".join(["tensor<f32>"] * 4), "add", "tensor<f32>", "tensor<f32>, tensor<f32>"),),
)

SORT = Program(
    "stablehlo.sort",
    "(tensor<2x3xi32>, tensor<2x3xf32>) -> (tensor<2x3xi32>, tensor<2x3xf32>)",
    {"dimension": "1 : i64", "is_stable": "true"},
    (body("tensor<i32>, tensor<i32>, tensor<f32>, tensor<f32>", "compare", "tensor<i1>"),),
)


def gather_dims(**changed: str) -> str:
    fields = {
        "offset_dims": "[2]",
        "collapsed_slice_dims": "[0]",
        "operand_batching_dims": "[1]",
        "start_indices_batching_dims": "[0]",
        "start_index_map": "[2]",
        "index_vector_dim": "2",
    } | changed
    return f"#stablehlo.gather<{', '.join(f'{name} = {value}' for name, value in fields.items() if value)}>"


GATHER = Program(
    "stablehlo.gather",
    "(tensor<4x5x6xf32>, tensor<5x7x1xi32>) -> tensor<5x7x2xf32>",
    {"dimension_numbers": gather_dims(), "slice_sizes": "array<i64: 1, 1, 2>"},
)


def conv_dims(lhs: str = "[b, 0, 1, f]", rhs: str = "[0, 1, i, o]", out: str = "[b, 0, 1, f]") -> str:
    return f"#stablehlo.conv<{lhs}x{rhs}->{out}>"


RAW_CONV = (
    "#stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 0, "
    "input_spatial_dimensions = [1, 2], kernel_input_feature_dimension = 2, "
    "kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [0, 1], "
    "output_batch_dimension = 0, output_feature_dimension = 3, output_spatial_dimensions = [1, 2]>"
)

CONVOLUTION = Program(
    "stablehlo.convolution",
    "(tensor<2x8x9x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x4x6xf32>",
    {
        "window_strides": "array<i64: 1, 2>",
        "dimension_numbers": conv_dims(),
        "feature_group_count": "1 : i64",
        "batch_group_count": "1 : i64",
    },
)


def batch_norm_types(
    operand: str = "2x5x3",
    scale: str = "3",
    offset: str = "3",
    output: str = "2x5x3",
    mean: str = "3",
    var: str = "3",
) -> str:
    shapes = [operand, scale, offset, output, mean, var]
    types = [f"tensor<{shape}xf32>" for shape in shapes]
    return f"({', '.join(types[:3])}) -> ({', '.join(types[3:])})"


BATCH_NORM = Program(
    "stablehlo.batch_norm_training",
    batch_norm_types(),
    {"epsilon": "1.000000e-03 : f32", "feature_index": "2 : i64"},
)

DYNAMIC_RESHAPE = Program("stablehlo.dynamic_reshape", "(tensor<2x3xf32>, tensor<2xi64>) -> tensor<3x2xf32>")

CONVERT = Program("stablehlo.convert", "(tensor<2x3xf32>) -> tensor<2x3xi32>")

ALL_REDUCE = Program(
    "stablehlo.all_reduce",
    "(tensor<4xf32>, tensor<2x2xf32>) -> (tensor<4xf32>, tensor<2x2xf32>)",
    {"replica_groups": "dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>"},
    (adder("f32"),),
)
CHANNEL = "#stablehlo.channel_handle<handle = {}, type = 1>"

SINH = Program("chlo.sinh", "(tensor<2x3xf32>) -> tensor<2x3xf32>")

I8 = "!quant.uniform<i8:f32, 2.0:15>"
I8_OTHER = "!quant.uniform<i8:f32, 5.0:1>"
I8_KERNEL = "!quant.uniform<i8:f32:3, {1.0, 2.0, 3.0, 4.0, 5.0, 6.0}>"
I32 = "!quant.uniform<i32:f32, 1.0>"

BOUNDS = "#stablehlo.bounds<?, 4>"

VALID: dict[str, Program] = {
    "maximum": MAXIMUM,
    "maximum, unknown sizes": MAXIMUM.but("(tensor<?x3xf32>, tensor<2x?xf32>) -> tensor<?x?xf32>"),
    "maximum, bounded sizes": MAXIMUM.but(f"(tensor<2x?xf32, {BOUNDS}>, tensor<2x3xf32>) -> tensor<2x?xf32, {BOUNDS}>"),
    "maximum, complex": MAXIMUM.but("(tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>"),
    "maximum, scales may differ": MAXIMUM.but(f"(tensor<2x{I8}>, tensor<2x{I8_OTHER}>) -> tensor<2x{I8}>"),
    "pad": PAD,
    "pad, trimmed": PAD.but(
        "(tensor<9x9xi1>, tensor<i1>) -> tensor<0x5xi1>",
        edge_padding_low="array<i64: -5, -2>",
        edge_padding_high="array<i64: -4, -2>",
        interior_padding="array<i64: 0, 0>",
    ),
    "pad, unknown sizes": PAD.but("(tensor<?x3xi32>, tensor<i32>) -> tensor<5x?xi32>"),
    "pad, rank 0": PAD.but(
        "(tensor<f32>, tensor<f32>) -> tensor<f32>",
        edge_padding_low="array<i64>",
        edge_padding_high="array<i64>",
        interior_padding="array<i64>",
    ),
    "reduce": REDUCE,
    "reduce, two": REDUCE_TWO,
    "reduce, promoted": REDUCE.but("(tensor<2x3xbf16>, tensor<bf16>) -> tensor<2xf32>", regions=(adder("f32"),)),
    "reduce, unknown sizes": REDUCE.but("(tensor<?x3xf32>, tensor<f32>) -> tensor<2xf32>"),
    "sort": SORT,
    "sort, defaults": SORT.but(dimension=None, is_stable=None),
    "sort, negative dimension": SORT.but(dimension="-2 : i64"),
    "gather": GATHER,
    "gather, unknown sizes": GATHER.but("(tensor<4x?x6xf32>, tensor<5x?x1xi32>) -> tensor<?x7x2xf32>"),
    "gather, scalar indices": GATHER.but(
        "(tensor<4x5xf32>, tensor<7xui8>) -> tensor<7x5xf32>",
        dimension_numbers=gather_dims(
            offset_dims="[1]",
            operand_batching_dims="",
            start_indices_batching_dims="",
            start_index_map="[0]",
            index_vector_dim="1",
        ),
        slice_sizes="array<i64: 1, 5>",
        indices_are_sorted="true",
    ),
    "convolution": CONVOLUTION,
    "convolution, full": CONVOLUTION.but(
        "(tensor<2x8x9x4xbf16>, tensor<3x3x2x6xbf16>) -> tensor<2x10x9x6xf32>",
        padding="dense<[[0, 1], [2, 2]]> : tensor<2x2xi64>",
        lhs_dilation="array<i64: 2, 1>",
        rhs_dilation="array<i64: 3, 1>",
        window_strides="array<i64: 1, 1>",
        window_reversal="array<i1: true, false>",
        feature_group_count="2 : i64",
        precision_config="[#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]",
    ).but("(tensor<2x8x9x4xbf16>, tensor<3x3x2x6xbf16>) -> tensor<2x10x11x6xf32>"),
    "convolution, unknown sizes": CONVOLUTION.but("(tensor<?x8x?x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x?x6xf32>"),
    "convolution, quantized": CONVOLUTION.but(
        f"(tensor<2x8x9x4x{I8}>, tensor<3x3x4x6x{I8_KERNEL}>) -> tensor<2x6x4x6x{I32}>"
    ),
    "batch_norm_training": BATCH_NORM,
    "batch_norm_training, unknown sizes": BATCH_NORM.but(batch_norm_types("2x5x?", "3", "?", "?x5x3")),
    "dynamic_reshape": DYNAMIC_RESHAPE,
    "dynamic_reshape, known shape": DYNAMIC_RESHAPE.but(constants={1: "dense<[3, 2]>"}),
    "dynamic_reshape, unknown sizes": DYNAMIC_RESHAPE.but("(tensor<2x?xf32>, tensor<3xindex>) -> tensor<?x5x?xf32>"),
    "convert": CONVERT,
    "convert, same type": CONVERT.but("(tensor<?xcomplex<f32>>) -> tensor<?xcomplex<f32>>"),
    "all_reduce": ALL_REDUCE,
    "all_reduce, uneven groups": ALL_REDUCE.but(
        replica_groups="dense<[[0, 1], [2, -1]]> : tensor<2x2xi64>", channel_handle=CHANNEL.format(0)
    ),
    "all_reduce, global ids": ALL_REDUCE.but(channel_handle=CHANNEL.format(3), use_global_device_ids="unit"),
    "sinh": SINH,
    "sinh, unknown sizes": SINH.but("(tensor<?x3xcomplex<f32>>) -> tensor<2x?xcomplex<f32>>"),
}
