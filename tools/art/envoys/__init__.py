"""The artwork of GØDS."""
