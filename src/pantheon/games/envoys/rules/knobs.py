"""The table options as the engine reads them."""

from ..generated.knobs import Numbers


class Knobs(Numbers):
    """Every number of the rules. Never changed, so copies of a state share it."""

    def __init__(self, values: dict[str, int]) -> None:
        super().__init__(values)
        self.chosen_gods: int = values["chosen_gods"]
        self.end_tokens: int = values["end_tokens"]
        self.end_points: int = values["end_points"]
