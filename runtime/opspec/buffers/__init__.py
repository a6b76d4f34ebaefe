"""Programs after buffer assignment: what memory each value has, when it is free again, and what is written in place."""
