"""Groups of processes that a collective of HLO gives as axes of a mesh, as lists of ids."""

from __future__ import annotations

from opspec.errors import OpSpecError
from opspec.programs.hlo.fields import AxisRefField, GroupsField, InstructionField, MeshField, MeshGroupsField
from opspec.programs.hlo.messages import Message
from opspec.values.constants import Struct
from opspec.values.mesh_groups import MESH_AXES, groups_of


def list_groups(instruction: Message, name: str) -> None:
    """Write them as lists in the instruction, in place: the carrier loses the mesh."""
    if InstructionField.MESH_GROUPS not in instruction:
        return
    found = groups_of(_axes(instruction.message(InstructionField.MESH_GROUPS)))
    if found is None:
        raise OpSpecError(f"%{name}: expected groups along axes of its mesh, found axes that the mesh lacks")
    groups = Message()
    for ids in tuple.__iter__(found):
        group = Message()
        group.set_integers(GroupsField.IDS, ids)
        groups.add(GroupsField.GROUP, group)
    instruction.drop(InstructionField.MESH_GROUPS)
    instruction.set(InstructionField.GROUPS, groups)


def _axes(message: Message) -> Struct:
    """As a program of StableHLO has them; an axis is called after its place in the mesh."""
    mesh = message.message(MeshGroupsField.MESH)
    sizes = [axis.integer(MeshField.SIZE) for axis in mesh.messages(MeshField.AXES)]
    axes = [Struct("mesh_axis", {"name": str(at), "size": size}) for at, size in enumerate(sizes)]
    ids = mesh.integers(MeshField.DEVICE_IDS) or None
    refs = []
    for ref in message.messages(MeshGroupsField.AXES):
        part = ref.message(AxisRefField.PART) if AxisRefField.PART in ref else None
        numbers = part and {"pre_size": part.integer(AxisRefField.PRE_SIZE), "size": part.integer(AxisRefField.SIZE)}
        name = str(ref.integer(AxisRefField.AXIS))
        refs.append(Struct("axis_ref", {"name": name, "sub_axis_info": numbers and Struct("sub_axis_info", numbers)}))
    return Struct(MESH_AXES, {"mesh": Struct("mesh", {"axes": axes, "device_ids": ids}), "axes": refs})
