"""The artwork of Gods of the Elements."""
