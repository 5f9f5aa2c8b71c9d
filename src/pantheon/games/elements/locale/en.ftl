# Gods of the Elements — everything the game says, in English.

elements-blurb = Place priests on the islands of four gods, turn their energy into houses, ships and harvests, and win their favour.

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
elements-vacant = Room for a building on { elements-the-island }
elements-path = Ship path { $path }
elements-marker-hidden = Path not yet discovered
elements-marker = Path that costs { $cost } wind
elements-flag = Built by { $seat }
elements-priest = Priest of { $seat }
elements-person = Person of { $seat }
elements-house = House of { $seat }
elements-ship = Ship of { $seat }
elements-energy = { elements-god }
elements-energy-support = { elements-god }, support { $support }
elements-food = Food
elements-food-needed = Food; a meal takes { $meals }
elements-priests = Priests
elements-people = People
elements-people-houses = People / houses
elements-ships = Ships
elements-markers = Markers left
elements-points = Victory
elements-first = Begins the turn
elements-claim = Will begin the next turn
elements-ledger = Ledger
elements-turns = Turn
elements-track = Building track
elements-track-note = { $left ->
    [one] one more: a priest for all
   *[other] { $left } more: a priest for all
}
elements-prices = What it costs { $seat }
elements-prices-note = By building of the island, people counted in. Lit: there is energy enough. From Discovery everything costs { $surcharge } more.
elements-price-gain = Energy { elements-of-god }
elements-price-house = House
elements-price-building = Building
elements-price-ship = Ship
elements-price-destroy = Sink a ship
elements-price-block = Block a priest
elements-price-walk = First person on foot
elements-price-sail = Ship, empty
elements-price-grow = Segment of food
elements-price-recruit = Person, any mix
elements-price-support = Offering, all four
elements-price-discover = Path, wind and water

## Options and presets

elements-option-quick_setup = Quick set-up
elements-option-quick_setup-help = Chance places the starting pieces and the energy.
elements-option-turns = Turns
elements-option-turns-help = After so many turns the match ends.
elements-option-closing = Closed buildings
elements-option-closing-help = Where a priest on a starting building closes the other one.
elements-option-closing-book = by number of players
elements-option-closing-none = nowhere
elements-option-closing-actions = on action islands
elements-option-closing-all = on every island
elements-option-priests = Priests
elements-option-priests-help = The most priests a player can have.
elements-option-people = People
elements-option-people-help = People of each player.
elements-option-houses = Houses
elements-option-houses-help = Houses of each player.
elements-option-ships = Ships
elements-option-ships-help = Ships of each player.
elements-option-markers = Building markers
elements-option-markers-help = Buildings that each player can put on god islands.
elements-option-third_buildings = Third buildings
elements-option-third_buildings-help = Supply of buildings that come third on an island.
elements-option-fourth_buildings = Fourth buildings
elements-option-fourth_buildings-help = Supply of buildings that come fourth on an island.
elements-option-added_buildings = Added buildings
elements-option-added_buildings-help = The most that can be added to one island.
elements-option-start_priests = Priests at the start
elements-option-start_priests-help = Priests that each player begins with.
elements-option-start_people = People at the start
elements-option-start_people-help = People that each player begins with.
elements-option-start_houses = Houses at the start
elements-option-start_houses-help = Houses that each player begins with.
elements-option-start_ships = Ships at the start
elements-option-start_ships-help = Ships that each player begins with.
elements-option-start_food = Food at the start
elements-option-start_food-help = Food that each player begins with.
elements-option-start_points = Points at the start
elements-option-start_points-help = Victory points that each player begins with.
elements-option-start_houses_island = Houses on an island at the start
elements-option-start_houses_island-help = The most of all players together.
elements-option-start_energy = Energy at the start
elements-option-start_energy-help = Energy that each player distributes.
elements-option-start_gods = Gods at the start
elements-option-start_gods-help = On so many gods the starting energy is put.
elements-option-second_modifier = Second building
elements-option-second_modifier-help = What the second building takes from a gain or adds to a cost.
elements-option-third_modifier = Third building
elements-option-third_modifier-help = What the third building takes from a gain or adds to a cost.
elements-option-fourth_modifier = Fourth building
elements-option-fourth_modifier-help = What the fourth building takes from a gain or adds to a cost.
elements-option-helper = Help of a person
elements-option-helper-help = What each own person on the island adds to a gain or takes from a cost.
elements-option-god_energy = Energy of a god
elements-option-god_energy-help = What a god gives before modifiers.
elements-option-support_threshold = Support threshold
elements-option-support_threshold-help = The gain that support can be taken for.
elements-option-support_gain = Support gained
elements-option-support_gain-help = Steps of support in place of energy.
elements-option-house_cost = House
elements-option-house_cost-help = Earth for a house.
elements-option-building_cost = Building
elements-option-building_cost-help = Earth for a building.
elements-option-building_points = Points of a building
elements-option-building_points-help = Victory points for building one.
elements-option-ship_cost = Ship
elements-option-ship_cost-help = Earth for a ship.
elements-option-track_goal = Building track
elements-option-track_goal-help = Buildings until everyone gains a priest; 0 for the number of players.
elements-option-destroy_cost = Sinking a ship
elements-option-destroy_cost-help = Fire to destroy a ship.
elements-option-block_cost = Blocking a priest
elements-option-block_cost-help = Fire to keep a priest from the next turn.
elements-option-unblocked_priests = Priests that remain
elements-option-unblocked_priests-help = So many priests can never be blocked.
elements-option-walk_cost = Walking
elements-option-walk_cost-help = Wind for each person on foot.
elements-option-sail_cost = Sailing
elements-option-sail_cost-help = Wind for the ship itself.
elements-option-carry_cost = Passage
elements-option-carry_cost-help = Wind for each person on board.
elements-option-ship_room = Room on a ship
elements-option-ship_room-help = People that a ship can carry.
elements-option-path_1 = Path, cheapest
elements-option-path_1-help = Wind that the cheapest two markers cost.
elements-option-path_2 = Path, second
elements-option-path_2-help = Wind that the second two markers cost.
elements-option-path_3 = Path, third
elements-option-path_3-help = Wind that the third two markers cost.
elements-option-path_4 = Path, dearest
elements-option-path_4-help = Wind that the dearest two markers cost.
elements-option-grow_cost = Segment of food
elements-option-grow_cost-help = Water for one segment.
elements-option-grow_least = Cheapest segment
elements-option-grow_least-help = No segment costs less water than this.
elements-option-grow_food = Food of a segment
elements-option-grow_food-help = Food that one segment brings.
elements-option-recruit_cost = Recruiting
elements-option-recruit_cost-help = Energy of any mix for a person.
elements-option-support_cost = Offering
elements-option-support_cost-help = Energy of each kind to support the gods.
elements-option-support_points = Points of an offering
elements-option-support_points-help = Victory points for supporting the gods.
elements-option-discover_cost = Discovery
elements-option-discover_cost-help = Wind, and as much water, for a path.
elements-option-discover_points = Points of a discovery
elements-option-discover_points-help = Victory points for a path.
elements-option-surcharge = Copied action
elements-option-surcharge-help = Energy of one kind that an action from Discovery costs more.
elements-option-meal = Meal
elements-option-meal-help = Food that each person eats a turn.
elements-option-hunger_energy = Missing food
elements-option-hunger_energy-help = Energy of one kind for each missing food.
elements-option-hunger_points = Missing energy
elements-option-hunger_points-help = Points lost for each energy that hunger lacks.
elements-option-priest_upkeep = Upkeep of priests
elements-option-priest_upkeep-help = Energy of any mix for each priest a turn.
elements-option-upkeep_points = Unpaid upkeep
elements-option-upkeep_points-help = Points lost for each energy that upkeep lacks.
elements-option-support_place_1 = Support, first place
elements-option-support_place_1-help = Points for the most support with a god.
elements-option-support_place_2 = Support, second place
elements-option-support_place_2-help = Points for the second place with a god.
elements-option-support_place_3 = Support, third place
elements-option-support_place_3-help = Points for the third place with a god.
elements-option-support_place_4 = Support, fourth place
elements-option-support_place_4-help = Points for the fourth place with a god.
elements-option-island_place_1 = Island, first place
elements-option-island_place_1-help = Points for the strongest presence on a god island.
elements-option-island_place_2 = Island, second place
elements-option-island_place_2-help = Points for the second place on a god island.
elements-option-island_place_3 = Island, third place
elements-option-island_place_3-help = Points for the third place on a god island.
elements-option-island_place_4 = Island, fourth place
elements-option-island_place_4-help = Points for the fourth place on a god island.
elements-option-building_weight = Presence of a building
elements-option-building_weight-help = What a building counts on a god island.
elements-option-house_weight = Presence of a house
elements-option-house_weight-help = What a house counts on a god island.
elements-option-person_weight = Presence of a person
elements-option-person_weight-help = What a person counts on a god island.

elements-preset-book = By the book
elements-preset-first = First match: six turns, quick set-up
elements-preset-plenty = Plenty: generous gods
elements-preset-famine = Famine: poor harvests
elements-preset-devout = Devout: priests need energy
elements-preset-seafarers = Seafarers: cheap ships, rich paths

## What is asked

elements-prompt-settle = Place a starting piece on a god island.
elements-prompt-endow = Give starting energy to the gods: { $amount } left.
elements-prompt-place = Place a priest: { $left } left.
elements-prompt-choose = Choose the priest that acts next: { $left } waiting.
elements-prompt-act = { elements-island }: what does the priest in the { elements-small-rank } building do?
elements-prompt-walk = Who walks next? Or let it be enough.
elements-prompt-grow = Grow more, or let it be enough.
elements-prompt-surcharge = The copied action costs { $amount } more: choose the energy.
elements-prompt-pay-person = Pay { $amount } energy of any mix for the new person.
elements-prompt-pay-priests = Pay { $amount } energy of any mix for your priests.
elements-prompt-feed = Food is missing for { $missing }: choose the energy that pays { $amount } for one.
elements-prompt-over = The match is over.

elements-do-piece = { $piece ->
    [0] Person
    [1] House
   *[other] Ship
}
elements-do-skip = Skip
elements-do-gain = Take { $amount } { elements-small-god }
elements-do-raise = Raise support { elements-of-god }
elements-do-house = Build a house
elements-do-building = Build a building
elements-do-ship = Build a ship
elements-do-destroy = Sink a ship
elements-do-block = Block a priest
elements-do-walk = Walk
elements-do-sail = Sail
elements-do-grow = Grow food
elements-do-recruit = Recruit
elements-do-contribute = Support the gods
elements-do-discover = Discover a path
elements-do-stop-walking = Enough walked
elements-do-stop-growing = Enough grown

## Choices in words

elements-choose-piece = Place a { $piece ->
    [0] person
    [1] house
   *[other] ship
} on { elements-the-island }
elements-choose-endow = Give { $amount } to { elements-god }
elements-choose-priest = Priest to { elements-the-island }, { elements-small-rank } building
elements-choose-resolve = Act with the priest on { elements-the-island }, { elements-small-rank } building
elements-choose-skip = Leave the action on { elements-the-island } undone
elements-choose-gain = Take { $amount } { elements-small-god } energy
elements-choose-raise = Raise support { elements-of-god } to { $level }
elements-choose-house = Build a house on { elements-the-island }
elements-choose-building = Build a building on { elements-the-island }
elements-choose-ship = Build a ship at { elements-the-island }
elements-choose-destroy = Sink a ship of { $seat } at { elements-the-island }
elements-choose-block = Block a priest of { $seat } for the next turn
elements-choose-walk = Walk { elements-from-origin } to { elements-the-island }
elements-choose-sail = Sail { elements-from-origin } to { elements-the-island } with { $carried ->
    [0] nobody on board
    [one] one person
   *[other] { $carried } people
}
elements-choose-stop-walking = Nobody else walks
elements-choose-stop-growing = Grow no more
elements-choose-grow = Grow { $food } food ({ $segments ->
    [one] one segment
   *[other] { $segments } segments
})
elements-choose-recruit = Recruit a person on { elements-the-island }
elements-choose-pay = Pay { $amount } { elements-small-god }
elements-choose-contribute = Support the gods for { $points } points
elements-choose-discover = Discover path { $path } for { $points } points
elements-choose-surcharge = Pay the surcharge: { $amount } { elements-small-god }
elements-choose-feed = Pay { $amount } { elements-small-god } for a missing food{ $lost ->
    [0] {""}
    [one] , and lose 1 point
   *[other] , and lose { $lost } points
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
    [one] One food short
   *[other] { $missing } food short
}
elements-note-rest = { $rest } left for other gods.
elements-note-owed = { $rest } still to pay.
elements-note-wild = Nothing to do here, but people can be recruited and ships sunk where a priest stands.
elements-note-gain = { $gain } { elements-small-god }: −{ $modifier } for the building, +{ $helpers } for your people. { $support ->
    [1] Enough to take support instead.
   *[other] Too little to take support instead.
}
elements-note-swing = Costs here: +{ $modifier } for the building, −{ $helpers } for your people.
elements-bill = { $kind ->
    [0] { $cost } fire
    [1] { $cost } earth
    [2] { $cost } wind
    [3] { $cost } water
    [4] { $cost } energy of any mix
    [5] { $cost } wind and water together
   *[6] { $cost } energy of all four kinds
}
elements-note-cost = { elements-bill }, with +{ $modifier } for the building and −{ $helpers } for your people.{ $surcharge ->
    [0] {""}
   *[other] {" "}Copied: { $surcharge } more of one kind.
}

elements-variant-amount = Energy
elements-variant-carried = On board
elements-variant-segments = Segments

## What happened

elements-event-turn-begun = Turn { $turn }. { $first_seat } places the first priest.
elements-event-piece-placed = { $seat } places a { $piece ->
    [0] person
    [1] house
   *[other] ship
} on { elements-the-island }.
elements-event-energy-endowed = { $seat } begins with { $amount } { elements-small-god }.
elements-event-priest-placed = { $seat } sends a priest to { elements-the-island }, { elements-small-rank } building.
elements-event-actions-begun = All priests stand. The actions of turn { $turn } begin.
elements-event-priest-resolved = { $seat } turns to the priest on { elements-the-island }, { elements-small-rank } building.
elements-event-action-skipped = { $seat } leaves the action on { elements-the-island } undone.
elements-event-energy-gained = { $seat } gains { $amount } { elements-small-god }.
elements-event-support-raised = { $seat } raises support { elements-of-god } to { $level }.
elements-event-house-built = { $seat } builds a house on { elements-the-island } for { $cost } earth.
elements-event-building-built = { $seat } builds the { elements-small-rank } building { elements-of-island } for { $cost } earth: +{ $points }.
elements-event-ship-built = { $seat } builds a ship at { elements-the-island } for { $cost } earth.
elements-event-track-filled = { $goal ->
    [one] A building is up
   *[other] { $goal } buildings are up
}: everyone gains a priest from the next turn on.
elements-event-ship-destroyed = { $seat } sinks a ship of { $owner_seat } at { elements-the-island } for { $cost } fire.
elements-event-priest-blocked = { $seat } blocks a priest of { $victim_seat } for { $cost } fire.
elements-event-person-walked = A person of { $seat } walks { elements-from-origin } to { elements-the-island } for { $cost } wind.
elements-event-ship-sailed = A ship of { $seat } sails { elements-from-origin } to { elements-the-island } for { $cost } wind{ $carried ->
    [0] {""}
    [one] , with one person
   *[other] , with { $carried } people
}{ $route ->
    [0] .
   *[other] ; the paths count { $route }.
}
elements-event-food-grown = { $seat } grows { $food } food for { $cost } water ({ $segments ->
    [one] one segment
   *[other] { $segments } segments
}).
elements-event-person-recruited = { $seat } recruits a person on { elements-the-island } for { $cost } energy.
elements-event-energy-paid = { $seat } pays { $amount } { elements-small-god } for { $purpose ->
    [0] the new person
    [1] the copied action
   *[other] the priests
}.
elements-event-gods-supported = { $seat } supports the gods with { $fire } fire, { $earth } earth, { $wind } wind and { $water } water: +{ $points }.
elements-event-path-discovered = { $seat } discovers a ship path: it costs { $cost }. +{ $points }.
elements-event-feeding-begun = The people of turn { $turn } eat.
elements-event-people-fed = { $seat } feeds { $people ->
    [one] one person
   *[other] { $people } people
} with { $eaten } food{ $missing ->
    [0] .
   *[other] ; { $missing } food missing.
}
elements-event-hunger-paid = For a missing food { $seat } pays { $paid ->
    [0] nothing
   *[other] { $paid } { elements-small-god }
}{ $lost ->
    [0] .
    [one] {" "}and loses 1 point.
   *[other] {" "}and loses { $lost } points.
}
elements-event-upkeep-unpaid = { $seat } lacks { $missing } energy for the priests: −{ $lost }.
elements-event-first-player = { $seat } begins the next turn{ $by_support ->
    [1] , for supporting the gods.
   *[other] .
}
elements-event-match-ended = The last turn is over{ $ending ->
   *[1] . The gods count.
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
elements-score-start = Points to begin with
elements-score-start-why = at the start
elements-score-buildings = Buildings
elements-score-buildings-why = for building them
elements-score-offerings = Offerings
elements-score-offerings-why = for supporting the gods
elements-score-discovery = Discoveries
elements-score-discovery-why = for ship paths
elements-score-hunger = Hunger
elements-score-hunger-why = for people who went without food and energy
elements-score-upkeep = Upkeep
elements-score-upkeep-why = for priests who went without energy
elements-score-support = Support { elements-of-god }
elements-score-support-why = support { $support }: { elements-score-place }
elements-score-presence = Presence on the island { elements-of-god }
elements-score-presence-why = { $buildings ->
    [0] {""}
    [one] one building, {""}
   *[other] { $buildings } buildings, {""}
}{ $houses ->
    [0] {""}
    [one] one house, {""}
   *[other] { $houses } houses, {""}
}{ $people ->
    [0] nobody at home
    [one] one person
   *[other] { $people } people
} ({ $presence }): { elements-score-place }
elements-score-tie = Tie: most energy
elements-score-tie-why = { $energy } energy

## Refusals

elements-refused-unknown = There is no such place on this map.
elements-refused-energy = That costs { $cost } energy of its kind{ $surcharge ->
    [0] {""}
   *[other] , { $surcharge } of it as the surcharge of a copy
}, and you do not have it.
elements-refused-no-piece = You have no such piece left to place.
elements-refused-houses-full = This island holds as many houses as the start allows.
elements-refused-endowed = That god has had a share already.
elements-refused-share = That share does not work out: every chosen god gets some, and all is given.
elements-refused-taken = That building is taken, closed or not there.
elements-refused-not-waiting = No priest of yours waits there.
elements-refused-low-gain = The energy gained here is too little to be given up for support.
elements-refused-no-god-island = Houses stand on god islands only.
elements-refused-no-house = You have no house left.
elements-refused-no-person-there = You have no person on that island.
elements-refused-island-full = Nothing more can be built on that island.
elements-refused-no-building = No such building is left in the supply.
elements-refused-no-marker = You have no building marker left for a god island.
elements-refused-no-ship-left = All your ships are on the map.
elements-refused-no-ship-there = No ship of that player lies there.
elements-refused-nobody-there = You have neither a person nor a priest on that island.
elements-refused-not-another = Choose another player.
elements-refused-no-walker = Nobody of yours who may still walk is there.
elements-refused-not-near = Those islands are not neighbours.
elements-refused-no-own-ship = No ship of yours lies there.
elements-refused-too-many = So many people are not there, or do not fit on the ship.
elements-refused-no-route = No discovered way leads there.
elements-refused-segments = So many segments cannot be grown at once.
elements-refused-houseless = You need a house for every person.
elements-refused-no-person-left = All your people are on the map.
elements-refused-payment = That is more than you have or owe.
elements-refused-no-modifier = There is no modifier to place here.
elements-refused-discovered = That path is known already.
elements-refused-no-ship-near = No ship lies next to that path.
elements-refused-wrong-energy = A discovery is paid in wind and water.
elements-refused-surcharge = That energy cannot pay the whole surcharge.
elements-refused-meal = That energy cannot pay for the missing food.
elements-refused-place-piece = Starting pieces are placed first.
elements-refused-endow = Starting energy is given first.
elements-refused-place-priest = Priests are being placed.
elements-refused-choose-priest = First choose the priest that acts.
elements-refused-other-island = That is not what this island offers.
elements-refused-walking = People are on their way: walk on, or stop.
elements-refused-growing = The harvest is under way: grow on, or stop.
elements-refused-pay-surcharge = First pay the surcharge.
elements-refused-pay = First pay what you owe.
elements-refused-feed = First feed the people.
elements-refused-over = The match is over.
elements-refused-not-your-turn = It is another player’s turn.

## The guided first match

elements-lesson-welcome = Welcome. Four gods hold four islands, and their favour is worth points. You have priests to send, people to feed and energy to spend. Put your first priest into the first building of the Earth island: the first building is the best.
elements-lesson-rival = Your rival’s turn. With two players a priest on a starting building closes the one beside it for this turn.
elements-lesson-build = Now a priest to Build. All priests are placed before anyone acts, so think of what you will be able to pay.
elements-lesson-actions = All priests stand. You are first, and you act with all your priests, in any order. Energy first: turn to the Earth island.
elements-lesson-energy = A god gives 6 energy, and 1 more for every person of yours on the island. Take it.
elements-lesson-house = The priest at Build acts next. A house costs 6 earth and stands where you have a person. Build one on the Earth island: houses let your people grow, and count there at the end.
elements-lesson-support = Your rival takes no energy from Fire but its support: the most support with a god is worth 12 points at the end.
elements-lesson-food = The turn is over. Every person has eaten one food; without food you pay 3 energy each. The crown goes to the left, unless somebody supported the gods.
elements-lesson-threshold = Support can be taken where the gain would be at least 6. The first building of the Earth island gives that: send a priest there again.
elements-lesson-recruit = You have three houses and two people. Send the other priest to Recruit.
elements-lesson-choose = Your actions. Begin with the Earth island.
elements-lesson-raise = This is the last turn of our short match, so energy is worth little now. Raise your support of Earth.
elements-lesson-person = A person costs 12 energy of any mix, and joins where you have a person or a priest. Recruit one on the Earth island.
elements-lesson-mix = A mixed payment is made part by part; what is still open is said above. Pay 7 earth, and the rest follows.
elements-lesson-done = The gods count: support with each god, then buildings, houses and people on each god island. Step through the scoring to see where your points come from. A whole match has ten turns, four priests and all of the map: ships, paths, harvests and blocked priests wait for you.
