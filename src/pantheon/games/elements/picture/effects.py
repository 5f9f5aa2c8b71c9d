"""How events look and sound: what they touch, what flies where."""

from pantheon.core.effects import effects_from, look
from pantheon.core.events import Effect
from .. import events
from ..rules.constants import GROW, NOBODY, SUPPORT


def _hunger(event: events.HungerPaid) -> Effect:
    touched = [f"food:{event.seat}"]
    if event.god != NOBODY:
        touched.append(f"energy:{event.god}:{event.seat}")
    if event.lost:
        touched.append(f"panel:{event.seat}")
    return Effect(tuple(touched), sound="score" if event.lost else "coin")


_ENERGY = "island:{god} energy:{god}:{seat}", "island:{god} > energy:{god}:{seat}"

effect_of = effects_from(
    {
        events.TurnBegun: look("turn", "panel:{first_seat} turns"),
        events.PiecePlaced: look("place", moves="panel:{seat} > island:{island}"),
        events.EnergyEndowed: look("take", *_ENERGY),
        events.PriestPlaced: look("place", moves="panel:{seat} > building:{building}"),
        events.ActionsBegun: look("turn"),
        events.PriestResolved: look(None, "building:{building} island:{island}"),
        events.ActionSkipped: look(None, "building:{building}"),
        events.EnergyGained: look("take", *_ENERGY),
        events.SupportRaised: look("score", f"{_ENERGY[0]} ledger:{{god}}", _ENERGY[1]),
        events.HouseBuilt: look("build", moves="panel:{seat} > island:{island}"),
        events.BuildingBuilt: look(
            "stone",
            "island:{island} building:{building} track panel:{seat}",
            "panel:{seat} > island:{island}",
        ),
        events.ShipBuilt: look("sail", moves="panel:{seat} > island:{island}"),
        events.TrackFilled: look("score", "track"),
        events.ShipDestroyed: look(
            "fire", "island:{island}", "island:{island} > panel:{owner_seat}"
        ),
        events.PriestBlocked: look("fire", "priests:{victim_seat}"),
        events.PersonWalked: look("place", "island:{origin} island:{island}"),
        events.ShipSailed: look("sail", "island:{origin} island:{island}"),
        events.FoodGrown: look(
            "water", f"food:{{seat}} island:{GROW}", f"island:{GROW} > food:{{seat}}"
        ),
        events.PersonRecruited: look("place", moves="panel:{seat} > island:{island}"),
        events.EnergyPaid: look("coin", "energy:{god}:{seat}"),
        events.GodsSupported: look(
            "score", f"panel:{{seat}} island:{SUPPORT}", f"panel:{{seat}} > island:{SUPPORT}"
        ),
        events.PathDiscovered: look("draw", "path:{path} marker:{path} panel:{seat}"),
        events.FeedingBegun: look("turn"),
        events.PeopleFed: look("take", "food:{seat}"),
        events.HungerPaid: _hunger,
        events.UpkeepUnpaid: look("score", "priests:{seat}"),
        events.FirstPlayer: look("turn", "panel:{seat} first"),
        events.MatchEnded: look("end"),
    }
)
