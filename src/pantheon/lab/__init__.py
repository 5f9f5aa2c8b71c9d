"""The lab: many matches between bots, counted and told with their uncertainty.

A plan says what is played (`plan`), a crew plays it (`crew`), a journal keeps every match
(`journal`), a report reads the journal (`balance`, `sweep`, `tournament`).
"""
