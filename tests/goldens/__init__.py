"""Of golden vectors."""
