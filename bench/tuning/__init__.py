"""`pantheon lab tune` beside NTBEA."""
