"""The lab's side of the Lab page: a program that the server runs beside itself.

`runner` is the program, `messages` is what it reads and writes. The server knows neither the lab's
structs nor its plans: it keeps folders, starts processes and passes their lines on to the page.
"""
