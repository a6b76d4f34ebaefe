"""Groups of processes that a collective of HLO gives as axes of a mesh, as lists of ids."""

from __future__ import annotations

from opspec.errors import OpSpecError
from opspec.programs.hlo.fields import AxisRef, Groups, Instruction, Mesh, MeshGroups
from opspec.programs.hlo.messages import Message
from opspec.values.constants import Struct
from opspec.values.mesh_groups import MESH_AXES, groups_of


def list_groups(instruction: Message, name: str) -> None:
    """Write them as lists in the instruction, in place: the carrier loses the mesh."""
    if Instruction.MESH_GROUPS not in instruction:
        return
    found = groups_of(_axes(instruction.message(Instruction.MESH_GROUPS)))
    if found is None:
        raise OpSpecError(f"%{name}: expected groups along axes of its mesh, found axes that the mesh lacks")
    groups = Message()
    for ids in tuple.__iter__(found):
        group = Message()
        group.set_integers(Groups.IDS, ids)
        groups.add(Groups.GROUP, group)
    instruction.drop(Instruction.MESH_GROUPS)
    instruction.set(Instruction.GROUPS, groups)


def _axes(message: Message) -> Struct:
    """As a program of StableHLO has them; an axis is called after its place in the mesh."""
    mesh = message.message(MeshGroups.MESH)
    sizes = [axis.integer(Mesh.SIZE) for axis in mesh.messages(Mesh.AXES)]
    axes = [Struct("mesh_axis", {"name": str(at), "size": size}) for at, size in enumerate(sizes)]
    ids = mesh.integers(Mesh.DEVICE_IDS) or None
    refs = []
    for ref in message.messages(MeshGroups.AXES):
        part = ref.message(AxisRef.PART) if AxisRef.PART in ref else None
        numbers = part and {"pre_size": part.integer(AxisRef.PRE_SIZE), "size": part.integer(AxisRef.SIZE)}
        name = str(ref.integer(AxisRef.AXIS))
        refs.append(Struct("axis_ref", {"name": name, "sub_axis_info": numbers and Struct("sub_axis_info", numbers)}))
    return Struct(MESH_AXES, {"mesh": Struct("mesh", {"axes": axes, "device_ids": ids}), "axes": refs})
