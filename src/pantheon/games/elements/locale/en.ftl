# Gods of the Elements: all messages, in English.

elements-blurb = Send priests to the islands of four gods, turn their energy into houses, ships and harvests, and win the gods’ favour.

## Names

elements-god = { $god ->
    [0] Fire
    [1] Earth
    [2] Wind
   *[other] Water
}
elements-small-god = { $god ->
    [0] fire
    [1] earth
    [2] wind
   *[other] water
}
elements-of-god = { $god ->
    [0] of Fire
    [1] of Earth
    [2] of Wind
   *[other] of Water
}
elements-island = { $island ->
    [0] Fire island
    [1] Earth island
    [2] Wind island
    [3] Water island
    [4] Build
    [5] Destroy
    [6] Move
    [7] Grow
    [8] Recruit
    [9] Discovery
    [10] Support the gods
   *[other] Wild island
}
elements-caption = { $island ->
    [0] Fire
    [1] Earth
    [2] Wind
    [3] Water
    [4] Build
    [5] Destroy
    [6] Move
    [7] Grow
    [8] Recruit
    [9] Discovery
   *[other] Support
}
elements-the-island = { $island ->
    [0] the Fire island
    [1] the Earth island
    [2] the Wind island
    [3] the Water island
    [4] the Build island
    [5] the Destroy island
    [6] the Move island
    [7] the Grow island
    [8] the Recruit island
    [9] the Discovery island
    [10] the Support island
   *[other] a wild island
}
elements-of-island = { $island ->
    [0] of the Fire island
    [1] of the Earth island
    [2] of the Wind island
    [3] of the Water island
    [4] of the Build island
    [5] of the Destroy island
    [6] of the Move island
    [7] of the Grow island
    [8] of the Recruit island
    [9] of the Discovery island
    [10] of the Support island
   *[other] of a wild island
}
elements-from-origin = { $origin ->
    [0] from the Fire island
    [1] from the Earth island
    [2] from the Wind island
    [3] from the Water island
    [4] from the Build island
    [5] from the Destroy island
    [6] from the Move island
    [7] from the Grow island
    [8] from the Recruit island
    [9] from the Discovery island
    [10] from the Support island
   *[other] from a wild island
}
elements-rank = { $rank ->
    [0] First
    [1] Second
    [2] Third
   *[other] Fourth
}
elements-small-rank = { $rank ->
    [0] first
    [1] second
    [2] third
   *[other] fourth
}
elements-purpose = { $purpose ->
    [0] New person
    [1] Copied action
   *[other] Priests
}
elements-building = { elements-island }, { elements-small-rank } building
elements-vacant = Space for a building on { elements-the-island }
elements-path = Ship path at { $clock } o’clock
elements-marker-hidden = Undiscovered path
elements-marker = Path that costs { $cost } wind
elements-flag = Built by { $seat }
elements-priest = { OF($seat) } priest
elements-person = { OF($seat) } person
elements-house = { OF($seat) } house
elements-ship = { OF($seat) } ship
elements-energy = { elements-god }
elements-energy-support = { elements-god }{ $support ->
    [0] {""}
   *[other] , support { $support }
}
elements-food = Food
elements-food-needed = Food{ $meals ->
    [0] {""}
   *[other] {" "}(a meal takes { $meals })
}
elements-priests = Priests
elements-people = People
elements-people-houses = People / houses
elements-ships = Ships
elements-markers = Markers left
elements-points = Points
elements-first = First player
elements-claim = First player next turn
elements-ledger = Ledger
elements-turns = Turn
elements-track = Building track
elements-track-note = { $left ->
    [one] one more building: a priest for everyone
   *[other] { $left } more buildings: a priest for everyone
}
elements-prices = Costs for { $seat }
elements-prices-note = Costs in each building of the island, with the help of your people. Highlighted: you have enough energy. Copied with Discovery, everything costs { $surcharge } more.
elements-price-gain = { elements-god } energy
elements-price-house = House
elements-price-building = Building
elements-price-ship = Ship
elements-price-destroy = Sink a ship
elements-price-block = Block a priest
elements-price-walk = Walk (first person)
elements-price-sail = Empty ship
elements-price-grow = Segment of food
elements-price-recruit = Person (any energy)
elements-price-support = Offering (all four kinds)
elements-price-discover = Path (wind and water)

## Options and presets

elements-option-quick_setup = Quick set-up
elements-option-quick_setup-help = Starting pieces and energy are placed at random.
elements-option-turns = Turns
elements-option-turns-help = Number of turns in the match.
elements-option-closing = Closed buildings
elements-option-closing-help = Islands where a priest on one starting building closes the other.
elements-option-closing-book = by number of players
elements-option-closing-none = nowhere
elements-option-closing-actions = on action islands
elements-option-closing-all = on every island
elements-option-priests = Priests
elements-option-priests-help = Maximum number of priests per player.
elements-option-people = People
elements-option-people-help = People per player.
elements-option-houses = Houses
elements-option-houses-help = Houses per player.
elements-option-ships = Ships
elements-option-ships-help = Ships per player.
elements-option-markers = Building markers
elements-option-markers-help = Buildings that each player can build on god islands.
elements-option-third_buildings = Third buildings
elements-option-third_buildings-help = Supply of buildings for the third space of an island.
elements-option-fourth_buildings = Fourth buildings
elements-option-fourth_buildings-help = Supply of buildings for the fourth space of an island.
elements-option-added_buildings = Added buildings
elements-option-added_buildings-help = Maximum number of buildings added to one island.
elements-option-start_priests = Starting priests
elements-option-start_priests-help = Priests of each player at the start.
elements-option-start_people = Starting people
elements-option-start_people-help = People of each player at the start.
elements-option-start_houses = Starting houses
elements-option-start_houses-help = Houses of each player at the start.
elements-option-start_ships = Starting ships
elements-option-start_ships-help = Ships of each player at the start.
elements-option-start_food = Starting food
elements-option-start_food-help = Food of each player at the start.
elements-option-start_points = Starting points
elements-option-start_points-help = Victory points of each player at the start.
elements-option-start_houses_island = Starting houses per island
elements-option-start_houses_island-help = Maximum for all players together.
elements-option-start_energy = Starting energy
elements-option-start_energy-help = Energy that each player distributes among the gods.
elements-option-start_gods = Gods with starting energy
elements-option-start_gods-help = Number of gods that receive starting energy.
elements-option-second_modifier = Second building
elements-option-second_modifier-help = Subtracted from a gain or added to a cost in the second building.
elements-option-third_modifier = Third building
elements-option-third_modifier-help = Subtracted from a gain or added to a cost in the third building.
elements-option-fourth_modifier = Fourth building
elements-option-fourth_modifier-help = Subtracted from a gain or added to a cost in the fourth building.
elements-option-helper = Help from a person
elements-option-helper-help = Added to a gain or subtracted from a cost for each of your people on the island.
elements-option-god_energy = Energy from a god
elements-option-god_energy-help = Energy that a god gives before modifiers.
elements-option-support_threshold = Support threshold
elements-option-support_threshold-help = Smallest gain that can be exchanged for support.
elements-option-support_gain = Support gained
elements-option-support_gain-help = Support gained instead of energy.
elements-option-house_cost = House cost
elements-option-house_cost-help = Earth for a house.
elements-option-building_cost = Building cost
elements-option-building_cost-help = Earth for a building.
elements-option-building_points = Building points
elements-option-building_points-help = Victory points for a building.
elements-option-ship_cost = Ship cost
elements-option-ship_cost-help = Earth for a ship.
elements-option-track_goal = Building track
elements-option-track_goal-help = Buildings needed before everyone gains a priest; 0 means the number of players.
elements-option-destroy_cost = Cost of sinking a ship
elements-option-destroy_cost-help = Fire to sink a ship.
elements-option-destroy_any_ship = Any ship may be sunk
elements-option-destroy_any_ship-help = Your own ships too, not only those of other players.
elements-option-block_cost = Cost of blocking a priest
elements-option-block_cost-help = Fire to block a priest for the next turn.
elements-option-unblocked_priests = Unblockable priests
elements-option-unblocked_priests-help = Number of priests per player that can never be blocked.
elements-option-walk_cost = Walking cost
elements-option-walk_cost-help = Wind for each person walking.
elements-option-sail_cost = Sailing cost
elements-option-sail_cost-help = Wind for the ship itself.
elements-option-carry_cost = Passenger cost
elements-option-carry_cost-help = Wind for each person on board.
elements-option-ship_room = Ship capacity
elements-option-ship_room-help = People that a ship can carry.
elements-option-path_1 = Path cost, cheapest
elements-option-path_1-help = Wind for the two cheapest paths.
elements-option-path_2 = Path cost, second
elements-option-path_2-help = Wind for the next two paths.
elements-option-path_3 = Path cost, third
elements-option-path_3-help = Wind for the two paths after that.
elements-option-path_4 = Path cost, most expensive
elements-option-path_4-help = Wind for the two most expensive paths.
elements-option-grow_cost = Cost of a segment
elements-option-grow_cost-help = Water for a segment of food.
elements-option-grow_least = Minimum cost of a segment
elements-option-grow_least-help = A segment never costs less water than this.
elements-option-grow_food = Food per segment
elements-option-grow_food-help = Food gained from one segment.
elements-option-recruit_cost = Recruiting cost
elements-option-recruit_cost-help = Energy, in any mix, for a person.
elements-option-support_cost = Offering cost
elements-option-support_cost-help = Energy of each kind to support the gods.
elements-option-idle_choices = Choices without effect
elements-option-idle_choices-help = Ask which kind of energy gets cheaper, even if it costs nothing anyway.
elements-option-support_points = Offering points
elements-option-support_points-help = Victory points for supporting the gods.
elements-option-discover_cost = Discovery cost
elements-option-discover_cost-help = Wind for a path, and the same amount of water.
elements-option-discover_points = Discovery points
elements-option-discover_points-help = Victory points for a path.
elements-option-surcharge = Surcharge for copying
elements-option-surcharge-help = Extra energy of one kind for an action copied with Discovery.
elements-option-meal = Meal
elements-option-meal-help = Food that each person eats per turn.
elements-option-hunger_energy = Missing food
elements-option-hunger_energy-help = Energy of one kind to pay for each missing food.
elements-option-hunger_points = Unpaid hunger
elements-option-hunger_points-help = Points lost for each energy you can’t pay for missing food.
elements-option-priest_upkeep = Priest upkeep
elements-option-priest_upkeep-help = Energy, in any mix, for each priest per turn.
elements-option-upkeep_points = Unpaid upkeep
elements-option-upkeep_points-help = Points lost for each energy you can’t pay for upkeep.
elements-option-support_place_1 = Support, first place
elements-option-support_place_1-help = Points for the most support with a god.
elements-option-support_place_2 = Support, second place
elements-option-support_place_2-help = Points for second place with a god.
elements-option-support_place_3 = Support, third place
elements-option-support_place_3-help = Points for third place with a god.
elements-option-support_place_4 = Support, fourth place
elements-option-support_place_4-help = Points for fourth place with a god.
elements-option-island_place_1 = Island, first place
elements-option-island_place_1-help = Points for the strongest presence on a god island.
elements-option-island_place_2 = Island, second place
elements-option-island_place_2-help = Points for second place on a god island.
elements-option-island_place_3 = Island, third place
elements-option-island_place_3-help = Points for third place on a god island.
elements-option-island_place_4 = Island, fourth place
elements-option-island_place_4-help = Points for fourth place on a god island.
elements-option-building_weight = Presence of a building
elements-option-building_weight-help = Presence that a building adds on a god island.
elements-option-house_weight = Presence of a house
elements-option-house_weight-help = Presence that a house adds on a god island.
elements-option-person_weight = Presence of a person
elements-option-person_weight-help = Presence that a person adds on a god island.

elements-preset-book = By the book
elements-preset-first = First match: six turns, quick set-up
elements-preset-plenty = Plenty: generous gods
elements-preset-famine = Famine: poor harvests
elements-preset-devout = Devout: priests need energy
elements-preset-seafarers = Seafarers: cheap ships, rewarding paths

## Prompts and buttons

elements-prompt-settle = Place a starting piece on a god island.
elements-prompt-endow = Distribute your starting energy: { $amount } left.
elements-prompt-place = Place a priest: { $left } left.
elements-prompt-choose = Choose which priest acts next: { $left } waiting.
elements-prompt-act = { elements-island }: choose an action for the priest in the { elements-small-rank } building.
elements-prompt-walk = Choose who walks next, or stop here.
elements-prompt-grow = Grow more food, or stop here.
elements-prompt-surcharge = The copied action costs { $amount } more: choose which energy pays for it.
elements-prompt-pay-person = Pay { $amount } energy, in any mix, for the new person.
elements-prompt-pay-priests = Pay { $amount } energy, in any mix, for your priests.
elements-prompt-feed = Missing food: { $missing }. Choose which energy to pay: { $amount } for each.
elements-prompt-over = The match is over.

elements-do-piece = { $piece ->
    [0] Person
    [1] House
   *[other] Ship
}
elements-do-skip = Skip
elements-do-gain = Take { $amount } { elements-small-god }
elements-do-raise = Gain { elements-god } support
elements-do-house = Build a house
elements-do-building = Add a building
elements-do-ship = Build a ship
elements-do-destroy = Sink a ship
elements-do-block = Block a priest
elements-do-walk = Walk
elements-do-sail = Sail
elements-do-grow = Grow food
elements-do-recruit = Recruit
elements-do-contribute = Support the gods
elements-do-discover = Discover a path
elements-do-stop-walking = Stop walking
elements-do-stop-growing = Stop growing

## Choices

elements-choose-piece = Place a { $piece ->
    [0] person on
    [1] house on
   *[other] ship at
} { elements-the-island }
elements-choose-endow = Start with { $amount } { elements-small-god }
elements-choose-priest = Send a priest to { elements-the-island }, { elements-small-rank } building
elements-choose-resolve = Use the priest on { elements-the-island }, { elements-small-rank } building
elements-choose-skip = Skip the action on { elements-the-island }
elements-choose-gain = Take { $amount } { elements-small-god } energy
elements-choose-raise = Raise { elements-god } support to { $level }
elements-choose-house = Build a house on { elements-the-island }
elements-choose-building = Add a building on { elements-the-island }
elements-choose-ship = Build a ship at { elements-the-island }
elements-choose-destroy = Sink { OF($seat) } ship at { elements-the-island }
elements-choose-block = Block one of { OF($seat) } priests next turn
elements-choose-walk = Walk { elements-from-origin } to { elements-the-island }
elements-choose-sail = Sail { elements-from-origin } to { elements-the-island }{ $carried ->
    [0] {""}
    [one] {" "}with one person
   *[other] {" "}with { $carried } people
}
elements-choose-stop-walking = Stop walking
elements-choose-stop-growing = Stop growing food
elements-choose-grow = Grow { $food } food ({ $segments ->
    [one] one segment
   *[other] { $segments } segments
})
elements-choose-recruit = Recruit a person on { elements-the-island }
elements-choose-pay = Pay { $amount } { elements-small-god }
elements-payment = { $amount } { elements-small-god }
elements-for-fire = { $cost ->
    [0] {" "}for free
   *[other] {" "}for { $cost } fire
}
elements-for-earth = { $cost ->
    [0] {" "}for free
   *[other] {" "}for { $cost } earth
}
elements-for-wind = { $cost ->
    [0] {" "}for free
   *[other] {" "}for { $cost } wind
}
elements-for-water = { $cost ->
    [0] {" "}for free
   *[other] {" "}for { $cost } water
}
elements-for-energy = { $cost ->
    [0] {" "}for free
   *[other] {" "}for { $cost } energy
}
elements-choose-contribute = Support the gods{ elements-for-points }
elements-choose-discover = Discover the path at { $clock } o’clock{ elements-for-points }
elements-for-points = { $points ->
    [0] {""}
    [one] {" "}for 1 point
   *[other] {" "}for { $points } points
}
elements-choose-surcharge = Pay the surcharge: { $amount } { elements-small-god }
elements-choose-feed = Pay { $amount } { elements-small-god } for one missing food{ $lost ->
    [0] {""}
    [one] {" "}and lose 1 point
   *[other] {" "}and lose { $lost } points
}

elements-note-left = { $left ->
    [one] One priest to place
   *[other] { $left } priests to place
}
elements-note-blocked = { $blocked ->
    [one] One priest blocked next turn
   *[other] { $blocked } priests blocked next turn
}
elements-note-hungry = { $missing ->
    [one] 1 food short
   *[other] { $missing } food short
}
elements-note-rest = { $rest } left for the other gods.
elements-note-owed = { $rest } left to pay.
elements-note-wild = No action here, but a priest lets you recruit people and sink ships on this island.
elements-note-gain = { $gain } { elements-small-god }{ elements-changes-gain }. { $support ->
    [1] Enough to take support instead.
   *[other] Not enough to take support instead.
}
elements-changes-gain = { $modifier ->
    [0] { $helpers ->
        [0] {""}
       *[other] {" "}(+{ $helpers } for your people)
    }
   *[other] {" "}(−{ $modifier } for the building{ $helpers ->
        [0] {""}
       *[other] , +{ $helpers } for your people
    })
}
elements-changes-cost = { $modifier ->
    [0] { $helpers ->
        [0] {""}
       *[other] {" "}(−{ $helpers } for your people)
    }
   *[other] {" "}(+{ $modifier } for the building{ $helpers ->
        [0] {""}
       *[other] , −{ $helpers } for your people
    })
}
elements-note-swing = { $modifier ->
    [0] { $helpers ->
        [0] Normal costs here.
       *[other] Costs here: −{ $helpers } for your people.
    }
   *[other] Costs here: +{ $modifier } for the building{ $helpers ->
        [0] .
       *[other] , −{ $helpers } for your people.
    }
}
elements-bill = { $kind ->
    [0] { $cost } fire
    [1] { $cost } earth
    [2] { $cost } wind
    [3] { $cost } water
    [4] { $cost } energy in any mix
    [5] { $cost } wind and water in total
   *[6] { $cost } energy of all four kinds in total
}
elements-note-cost = { $cost ->
    [0] Free
   *[other] { elements-bill }
}{ elements-changes-cost }.{ $surcharge ->
    [0] {""}
   *[other] {" "}Copying adds { $surcharge } of one kind.
}

elements-variant-amount = Energy
elements-variant-carried = On board
elements-variant-segments = Segments

## Events

elements-event-turn-begun = Turn { $turn }. { $first_seat } { VERB($first_seat, "places", "place") } the first priest.
elements-event-piece-placed = { $seat } { VERB($seat, "places", "place") } a { $piece ->
    [0] person on
    [1] house on
   *[other] ship at
} { elements-the-island }.
elements-event-energy-endowed = { $seat } { VERB($seat, "starts", "start") } with { $amount } { elements-small-god }.
elements-event-priest-placed = { $seat } { VERB($seat, "sends", "send") } a priest to { elements-the-island }, { elements-small-rank } building.
elements-event-actions-begun = All priests are placed. The actions of turn { $turn } begin.
elements-event-priest-resolved = { $seat } { VERB($seat, "uses", "use") } the priest on { elements-the-island }, { elements-small-rank } building.
elements-event-action-skipped = { $seat } { VERB($seat, "skips", "skip") } the action on { elements-the-island }.
elements-event-energy-gained = { $seat } { VERB($seat, "gains", "gain") } { $amount } { elements-small-god }.
elements-event-support-raised = { $seat } { VERB($seat, "raises", "raise") } { elements-god } support to { $level }.
elements-event-house-built = { $seat } { VERB($seat, "builds", "build") } a house on { elements-the-island }{ elements-for-earth }.
elements-event-building-built = { $seat } { VERB($seat, "builds", "build") } the { elements-small-rank } building { elements-of-island }{ elements-for-earth }{ elements-scored }.
elements-scored = { $points ->
    [0] {""}
   *[other] : +{ $points }
}
elements-event-ship-built = { $seat } { VERB($seat, "builds", "build") } a ship at { elements-the-island }{ elements-for-earth }.
elements-event-track-filled = { $goal ->
    [one] A building has been built
   *[other] { $goal } buildings have been built
}: everyone gains a priest from the next turn on.
elements-event-ship-destroyed = { $seat } { VERB($seat, "sinks", "sink") } { OF($owner_seat) } ship at { elements-the-island }{ elements-for-fire }.
elements-event-priest-blocked = { $seat } { VERB($seat, "blocks", "block") } one of { OF($victim_seat) } priests{ elements-for-fire }.
elements-event-person-walked = { OF($seat) } person walks { elements-from-origin } to { elements-the-island }{ elements-for-wind }.
elements-event-ship-sailed = { OF($seat) } ship sails { elements-from-origin } to { elements-the-island }{ elements-for-wind }{ $carried ->
    [0] {""}
    [one] , with one person
   *[other] , with { $carried } people
}{ $route ->
    [0] .
   *[other] {" "}({ $route } of it for the paths).
}
elements-event-food-grown = { $seat } { VERB($seat, "grows", "grow") } { $food } food{ elements-for-water } ({ $segments ->
    [one] one segment
   *[other] { $segments } segments
}).
elements-event-person-recruited = { $seat } { VERB($seat, "recruits", "recruit") } a person on { elements-the-island }{ elements-for-energy }.
elements-event-energy-paid = { $seat } { VERB($seat, "pays", "pay") } { $amount } { elements-small-god } for { $purpose ->
    [0] the new person
    [1] the copied action
   *[other] the priests
}.
elements-event-gods-supported = { $seat } { VERB($seat, "supports", "support") } the gods{ $fire ->
    [0] {""}
   *[other] , { $fire } fire
}{ $earth ->
    [0] {""}
   *[other] , { $earth } earth
}{ $wind ->
    [0] {""}
   *[other] , { $wind } wind
}{ $water ->
    [0] {""}
   *[other] , { $water } water
}{ elements-scored }.
elements-event-path-discovered = { $seat } { VERB($seat, "discovers", "discover") } a ship path that costs { $cost ->
    [0] nothing
   *[other] { $cost } wind
}{ elements-scored }.
elements-event-feeding-begun = End of turn { $turn }: the people eat.
elements-event-people-fed = { $seat } { VERB($seat, "feeds", "feed") } { $people ->
    [one] one person
   *[other] { $people } people
}{ $eaten ->
    [0] {""}
   *[other] {" "}with { $eaten } food
}{ $missing ->
    [0] .
   *[other] ; { $missing } food missing.
}
elements-event-hunger-paid = { $seat } { VERB($seat, "pays", "pay") } { $paid ->
    [0] nothing
   *[other] { $paid } { elements-small-god }
} for one missing food{ $lost ->
    [0] .
    [one] {" "}and { VERB($seat, "loses", "lose") } 1 point.
   *[other] {" "}and { VERB($seat, "loses", "lose") } { $lost } points.
}
elements-event-upkeep-unpaid = { $seat } { VERB($seat, "is", "are") } { $missing } energy short for the priests’ upkeep: −{ $lost }.
elements-event-first-player = { $seat } { VERB($seat, "goes", "go") } first next turn{ $by_support ->
    [1] , for supporting the gods.
   *[other] .
}
elements-event-match-ended = The last turn is over{ $ending ->
   *[1] . Final scoring.
}

## Ends and scoring

elements-end-turns = The last turn is over.

elements-score-place = { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
} place{ $tied ->
    [1] {""}
   *[other] {" "}shared by { $tied }
}
elements-score-start = Starting points
elements-score-start-why = at the start
elements-score-buildings = Buildings
elements-score-buildings-why = for building them
elements-score-offerings = Offerings
elements-score-offerings-why = for supporting the gods
elements-score-discovery = Discoveries
elements-score-discovery-why = for ship paths
elements-score-hunger = Hunger
elements-score-hunger-why = for people who went hungry
elements-score-upkeep = Upkeep
elements-score-upkeep-why = for unpaid priests
elements-score-support = { elements-god } support
elements-score-support-why = support { $support }: { elements-score-place }
elements-score-presence = Presence on the { elements-god } island
elements-score-presence-why = { $buildings ->
    [0] {""}
    [one] one building, {""}
   *[other] { $buildings } buildings, {""}
}{ $houses ->
    [0] {""}
    [one] one house, {""}
   *[other] { $houses } houses, {""}
}{ $people ->
    [0] {""}
    [one] one person, {""}
   *[other] { $people } people, {""}
}presence { $presence }: { elements-score-place }
elements-score-tie = Tiebreaker: most energy
elements-score-tie-why = { $energy } energy

## Refusals

elements-refused-energy = { $god ->
    [4] This costs { $cost } energy, and you have { $held }.
    [5] Copying costs { $cost } more energy of one kind; you would have { $held } left at most.
   *[other] This costs { $cost } { elements-small-god }, and you have { $held }.
}
elements-refused-no-piece = You have none of these pieces left to place.
elements-refused-houses-full = This island already holds the maximum number of starting houses.
elements-refused-endowed = That god has already received starting energy.
elements-refused-share = You can’t split your energy this way: each chosen god gets some, and you must give all of it.
elements-refused-taken = That building is taken, closed or not built.
elements-refused-not-waiting = You have no priest waiting there.
elements-refused-low-gain = You would gain too little energy here to take support instead.
elements-refused-gain = You would gain { $gain } energy here, and taking support instead needs { $needed }.
elements-refused-nobody-walks = You have nobody on the map.
elements-refused-nothing-sails = You have no ship on the map.
elements-refused-no-god-island = You can build houses only on god islands.
elements-refused-no-house = You have no houses left.
elements-refused-no-person-there = You have no person on that island.
elements-refused-island-full = Nothing more can be built on that island.
elements-refused-no-building = There are no such buildings left in the supply.
elements-refused-no-marker = You have no building markers left for god islands.
elements-refused-no-ship-left = All your ships are on the map.
elements-refused-no-ship-there = That player has no ship there.
elements-refused-nobody-there = You have neither a person nor a priest on that island.
elements-refused-not-another = Choose another player.
elements-refused-no-walker = You have nobody there who can still walk.
elements-refused-not-near = Those islands are not neighbours.
elements-refused-no-own-ship = You have no ship there.
elements-refused-too-many = There are not that many people there, or not enough room on the ship.
elements-refused-no-route = No discovered path leads there.
elements-refused-segments = You can’t grow that many segments at once.
elements-refused-houseless = You need a house for every person.
elements-refused-no-person-left = All your people are on the map.
elements-refused-payment = That is more than you have or owe.
elements-refused-no-modifier = The modifier changes nothing here, so there is nothing to choose.
elements-refused-discovered = That path is already discovered.
elements-refused-no-ship-near = There is no ship next to that path.
elements-refused-wrong-energy = You pay for a discovery with wind and water.
elements-refused-surcharge = You don’t have enough of that energy for the whole surcharge.
elements-refused-meal = You can’t pay for the missing food with that energy.
elements-refused-place-piece = First place the starting pieces.
elements-refused-endow = First distribute the starting energy.
elements-refused-place-priest = First all priests must be placed.
elements-refused-choose-priest = First choose which priest acts.
elements-refused-other-island = This island does not offer that action.
elements-refused-walking = Your people are walking: move another one or stop.
elements-refused-growing = You are growing food: grow more or stop.
elements-refused-pay-surcharge = First pay the surcharge.
elements-refused-pay = First pay what you owe.
elements-refused-feed = First feed your people.
elements-refused-over = The match is over.
elements-refused-not-your-turn = It is another player’s turn.

## Guided match

elements-lesson-welcome = Welcome! Four gods rule four islands, and the player with the most points wins after a fixed number of turns: two here, six in a short match, ten in a full one. You have priests to send out, people to feed and energy to spend. Place your first priest in the first building of the Earth island: the first building is always the best.
elements-lesson-rival = Now Ada, your rival, plays. Most islands have two buildings at first. With two players, a priest in one of them closes the other for this turn.
elements-lesson-build = Now send a priest to the Build island. All priests are placed before anyone acts, so think about what you will be able to pay for.
elements-lesson-wind = Ships and people on foot need wind. Send a priest to the Wind island.
elements-lesson-discovery = The dotted lines around the map are ship paths that nobody knows yet. Send your last priest to the Discovery island to find one.
elements-lesson-actions = All priests are placed. You go first: use all your priests, in any order. Start with energy: choose the priest on the Earth island.
elements-lesson-energy = A god gives 6 energy, plus 1 for each of your people on the island. Take it.
elements-lesson-house = Next, the priest on the Build island. A house costs 6 earth energy and goes on an island where you have a person. Build one on the Earth island: houses make room for more people, and they count at the end.
elements-lesson-path = Now the priest on the Discovery island. A path next to a ship, no matter whose, costs 4 wind and 4 water and gives you 3 points at once. Discover the highlighted one. From then on every ship may sail along it, around the outside of the map, by also paying the wind shown on its marker.
elements-lesson-support = Ada takes support from Fire instead of energy: the most support with a god is worth 12 points at the end.
elements-lesson-food = The turn is over. Each person has eaten one food; for each missing food you would pay 3 energy, and lose 1 point for each energy you don’t have. An offering to the gods from the best building earns the first-player crown; nobody made one, so it passes to the left.
elements-lesson-water = You have 3 food left: enough for this turn, but a longer match would need more. Food is grown with water: send a priest to the Water island.
elements-lesson-grow = And one to the Grow island, to turn the water into food.
elements-lesson-move = Your ship lies at the Water island. Send a priest to the Move island to sail it.
elements-lesson-threshold = Wherever you would gain at least 6 energy, you may gain 1 support instead; a god’s first building always gives enough. Send your last priest to the first building of the Earth island.
elements-lesson-choose = Ada has acted. Use your priests now, beginning with the Water island.
elements-lesson-harvest = Now the harvest: 6 water grow 4 food, as often as you can pay. Do it once.
elements-lesson-sail = A ship sails to a neighbouring island for 2 wind, and 2 more for each person on board. Sail to the Wind island with one person, who gets off there: at the end, people, houses and buildings count for the island they are on.
elements-lesson-raise = Last, the priest on the Earth island. The match is nearly over, so energy is worth little now: gain support with Earth instead.
elements-lesson-done = The match ends after the last turn, and most points are scored now. For each god, the player with the most support scores 12 points, the next 6. On each god’s island, your buildings count 3 each, houses 2 and people 1: the highest total scores 8, the next 4. During the match you score 3 for a building, 3 for a path and 5 for an offering to the gods. You win! In a full match you also recruit people, sink ships and block priests.

## Summary of the rules

elements-summary-1 = Goal: the most points after ten turns.
    .picture = elements-crown
elements-summary-2 = First everyone places all priests in buildings, one at a time. Then each player uses all their priests. The first building of an island is the best.
    .picture = elements-priest-blue
elements-summary-3 = A god’s island gives 6 energy of its kind. Where you would gain 6 or more, you may take support instead.
    .picture = elements-energy-fire
elements-summary-4 = Each of your people on an island helps your priests there by 1, and eats one food at the end of the turn.
    .picture = elements-person-blue
elements-summary-5 = Earth builds houses, buildings and ships. You need a house for each person.
    .picture = elements-house-blue
elements-summary-6 = Wind moves people and ships. Ships carry two people and sail along discovered paths.
    .picture = elements-ship-blue
elements-summary-7 = Water grows food. Fire sinks ships and blocks priests.
    .picture = elements-food
elements-summary-8 = At the end, the most support with each god scores 12, and the strongest presence on each god’s island 8. Buildings, offerings and discoveries score at once.
    .picture = elements-star-fire
