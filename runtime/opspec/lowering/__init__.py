"""Programs in fewer or older words: CHLO expanded into StableHLO, composites, versions, and the ways back."""
