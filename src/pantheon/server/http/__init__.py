"""HTTP: routes, their bodies, and the files for the browser."""
