"""Programs held against every rule, and what is said of it: diagnostics, reasons, hints, explanations."""
