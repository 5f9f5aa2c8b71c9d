"""The artwork of GODS."""
