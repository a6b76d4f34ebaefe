"""Programs over memory."""
