"""The artwork of 4 Gods."""
