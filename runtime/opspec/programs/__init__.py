"""Programs as MLIR holds them: read in any form, seen as light records, decoded and encoded."""
