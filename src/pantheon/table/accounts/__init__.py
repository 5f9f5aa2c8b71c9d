"""Who somebody is: guests, accounts with a password, and their sessions."""
