"""Programs on real processes: ranks of MPI, and a watch over those that wait; the same plan as calls of NCCL."""
