"""Numbers of the fields of XLA's messages, by its hlo.proto and xla_data.proto, and names of element types."""

from __future__ import annotations

from enum import IntEnum


class SnapshotField(IntEnum):
    """HloSnapshot, and what HloProto has in its first field."""

    HLO = 1
    ARGUMENTS = 2
    RESULT = 3
    PLATFORM = 4


class ModuleField(IntEnum):
    """HloModuleProto."""

    NAME = 1
    ENTRY_NAME = 2
    COMPUTATIONS = 3
    ENTRY_ID = 6
    SCHEDULE = 7


class ComputationField(IntEnum):
    """HloComputationProto."""

    NAME = 1
    INSTRUCTIONS = 2
    ID = 5
    ROOT_ID = 6
    IS_FUSION = 7
    THREAD = 8


class InstructionField(IntEnum):
    """HloInstructionProto."""

    NAME = 1
    OPCODE = 2
    SHAPE = 3
    METADATA = 7
    FUSION_KIND = 11
    DIMENSIONS = 14
    TARGET = 28
    ID = 35
    OPERANDS = 36
    CONTROL = 37
    CALLED = 38
    GROUPS = 87
    MESH_GROUPS = 93


class GroupsField(IntEnum):
    """CollectiveDeviceListProto, and the numbers of each of its groups."""

    GROUP = 1
    IDS = 1


class MeshGroupsField(IntEnum):
    """MeshAxesReplicaGroupListProto."""

    MESH = 1
    AXES = 2


class MeshField(IntEnum):
    """MeshProto, and of each of its axes the name and the size."""

    AXES = 1
    DEVICE_IDS = 2
    SIZE = 2


class AxisRefField(IntEnum):
    """AxisRefProto, and the part of an axis that it may be."""

    AXIS = 1
    PART = 2
    PRE_SIZE = 1
    SIZE = 2


class MetadataField(IntEnum):
    """OpMetadata."""

    OP_NAME = 2


class ShapeField(IntEnum):
    """ShapeProto."""

    ELEMENT = 2
    DIMENSIONS = 3
    TUPLE = 4
    LAYOUT = 5


class LayoutField(IntEnum):
    """LayoutProto."""

    MINOR_TO_MAJOR = 1
    TILES = 6


class LiteralField(IntEnum):
    """LiteralProto; the values are in fields of their types."""

    SHAPE = 1
    TUPLE = 10


TUPLE_TYPE = 13
# Element types as we name them, by their number.
ELEMENTS = {
    1: "i1",
    2: "i8",
    3: "i16",
    4: "i32",
    5: "i64",
    6: "ui8",
    7: "ui16",
    8: "ui32",
    9: "ui64",
    10: "f16",
    11: "f32",
    12: "f64",
    15: "complex<f32>",
    16: "bf16",
    18: "complex<f64>",
    19: "f8E5M2",
    20: "f8E4M3FN",
    21: "i4",
    22: "ui4",
    23: "f8E4M3B11FNUZ",
    24: "f8E5M2FNUZ",
    25: "f8E4M3FNUZ",
    26: "i2",
    27: "ui2",
    28: "f8E4M3",
    29: "f8E3M4",
    32: "f4E2M1FN",
    33: "f8E8M0FNU",
}
