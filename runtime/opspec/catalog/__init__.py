"""What is installed: the dialects, ours and those of packs, their ops by name, and their op files."""
