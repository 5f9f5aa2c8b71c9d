"""Commands on a table, by subject: each turns a request into entries or refuses it."""
