"""Runs of the lab beside the server, for its owner.

The lab is a program of its own (`pantheon.lab.page.runner`), with the lowest priority. The server
keeps a folder for each run, starts and stops the program, and passes its messages on.
"""
