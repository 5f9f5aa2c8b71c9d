"""The critic's benchmark: variants of our games with a known defect, and sound ones."""
