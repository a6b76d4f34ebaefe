"""Programs as kernels: ops composed as functions of an index, planned as loops, and computed by an engine."""
