"""The `opspec` command: a module for each subcommand."""
