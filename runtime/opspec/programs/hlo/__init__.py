"""Programs of XLA: HLO as text or as protocol buffer, and what turns it into StableHLO."""
