# 4 Gods — everything the game says, in English.

four_gods-blurb = Build one World together, all at once, and win its Kingdoms for your god.

## Names

four_gods-colour = { $colour ->
    [0] blue
    [1] yellow
    [2] green
   *[other] grey
}
four_gods-terrain = { $terrain ->
    [0] sea
    [1] plain
    [2] forest
   *[other] mountain
}
four_gods-god = { $god ->
    [0] Goddess of the Merfolk
    [1] God of the Humans
    [2] Goddess of the Elves
   *[other] God of the Dwarves
}
four_gods-place = { $column ->
    [0] a
    [1] b
    [2] c
    [3] d
    [4] e
    [5] f
    [6] g
    [7] h
    [8] i
    [9] j
    [10] k
   *[other] l
}{ $rank }
four_gods-god-secret = Secret god of the { four_gods-colour } prophets
four_gods-cell = { $cell }
four_gods-ribbon = { $seat }
four_gods-row = { $seat }’s row
four_gods-slot = Slot { $slot } of { $seat }’s row
four_gods-region = The tile’s { four_gods-terrain }
four_gods-face = Tile: { $a ->
    [0] sea
    [1] plain
    [2] forest
   *[other] mountain
}, { $b ->
    [0] sea
    [1] plain
    [2] forest
   *[other] mountain
}, { $c ->
    [0] sea
    [1] plain
    [2] forest
   *[other] mountain
}, { $d ->
    [0] sea
    [1] plain
    [2] forest
   *[other] mountain
}
four_gods-prophet = A { four_gods-colour } prophet of { $seat }
four_gods-city = Legendary City at { $cell }
four_gods-city-protected = Legendary City at { $cell }, safe from every tile
four_gods-kingdom = { $terrain ->
    [0] Sea
    [1] Plain
    [2] Forest
   *[other] Mountain
} Kingdom of { $tiles } tiles, worth { $worth }; { $prophets ->
    [0] no prophets
   *[other] prophets: { $blue } blue, { $yellow } yellow, { $green } green, { $grey } grey
}
four_gods-kingdoms = Kingdoms
four_gods-largest = Largest
four_gods-number = Number
four_gods-reserve = { $colour ->
    [0] Blue
    [1] Yellow
    [2] Green
   *[other] Grey
} prophets in reserve
four_gods-cities-held = Cities held by { four_gods-colour }
four_gods-spoils = Cities destroyed for { four_gods-colour }
four_gods-hands = { $seat }’s hands
four_gods-bag = Bag
four_gods-tokens = Cities left
four_gods-gods = Gods
four_gods-colours = Colours

## Options and presets

four_gods-option-play = Play
four_gods-option-play-help = Everyone at the same time, or in timed turns.
four_gods-option-play-simultaneous = simultaneous
four_gods-option-play-turns = timed turns
four_gods-option-gods = Gods
four_gods-option-gods-help = Chosen for all to see, or dealt face down at the start. Secret gods are not advised for two players with four gods: each would know the other’s.
four_gods-option-gods-visible = visible
four_gods-option-gods-secret = secret
four_gods-option-duel = Gods for two players
four_gods-option-duel-help = With two players: all four gods, two each, the lowest colour deciding; or one god each.
four_gods-option-duel-four = four, two each
four_gods-option-duel-two = two, one each
four_gods-option-clock = Sand timer
four_gods-option-clock-help = Seconds of a turn, and of the final period for each player; 0 for none.
four_gods-option-stall_limit = Stall, in seconds
four_gods-option-stall_limit-help = In simultaneous play the match ends after so long without progress.
four_gods-option-stall_actions = Stall, in actions
four_gods-option-stall_actions-help = Without a sand timer, so many actions without progress end a turn, or the match in simultaneous play.
four_gods-option-referee = Referee
four_gods-option-referee-help = Strict refuses a wrong tile. On honour tiles lie as they are laid until somebody challenges them.
four_gods-option-referee-strict = strict
four_gods-option-referee-honour = on honour
four_gods-option-penalty_1 = Penalties for seat 1
four_gods-option-penalty_1-help = On honour, a challenged wrong tile costs this player a prophet.
four_gods-option-penalty_2 = Penalties for seat 2
four_gods-option-penalty_2-help = On honour, a challenged wrong tile costs this player a prophet.
four_gods-option-penalty_3 = Penalties for seat 3
four_gods-option-penalty_3-help = On honour, a challenged wrong tile costs this player a prophet.
four_gods-option-penalty_4 = Penalties for seat 4
four_gods-option-penalty_4-help = On honour, a challenged wrong tile costs this player a prophet.
four_gods-option-french_unoccupied = French reading
four_gods-option-french_unoccupied-help = A Kingdom with fewer than two unoccupied tiles pays nothing.
four_gods-option-size = World
four_gods-option-size-help = Cells along a side of the World.
four_gods-option-cities = Legendary Cities
four_gods-option-cities-help = City tokens at the start.
four_gods-option-city_points = Points of a city
four_gods-option-city_points-help = For each city held and each city destroyed.
four_gods-option-tiles = Tile set
four_gods-option-tiles-help = A set of one’s own, in the format of the game’s tiles.toml; empty for the game’s set.

four_gods-preset-book = By the book: all at once, visible gods
four_gods-preset-turns = Timed turns
four_gods-preset-secret = Secret gods
four_gods-preset-secret_turns = Secret gods in timed turns
four_gods-preset-duel = Two players, one god each
four_gods-preset-first = First match: turns without a timer
four_gods-preset-honour = On honour: wrong tiles may be challenged
four_gods-preset-veterans = On honour, with penalties for all
four_gods-preset-french = The French reading
four_gods-preset-study = All at once without a timer, for study

## What is asked

four_gods-prompt-act = Place, discard, draw, take: as much as you like.
four_gods-prompt-godless = Build the World, and choose a god when the time is right.
four_gods-prompt-prophet = You may send a prophet to the tile just placed.
four_gods-prompt-final = { $reason ->
    [1] The World is full: the last moments.
   *[other] The bag is empty: the last moments.
}
four_gods-prompt-ready = A tile in each hand. Are you ready?
four_gods-prompt-waiting = Waiting until all are ready.
four_gods-prompt-watching = The gods are at work.
four_gods-prompt-off-turn = { $seat } plays. You may turn tiles over in your own row.
four_gods-prompt-colour = { $seat } takes a colour of prophets.
four_gods-prompt-give-up = Your wrong tile costs a prophet: choose which.
four_gods-prompt-over = The match is over.

four_gods-do-ready = Ready
four_gods-do-draw = Draw { $tiles }
four_gods-do-flip = Turn over
four_gods-do-city = Build a city ({ four_gods-colour })
four_gods-do-city-migrate = Build a city, moving a { four_gods-colour } prophet
four_gods-do-prophets = Prophets ({ four_gods-colour })
four_gods-do-challenge = Challenge
four_gods-do-take-back = Take it back
four_gods-do-pass = Pass
four_gods-do-end = End turn

## Choices in words

four_gods-choose-ready = Say that you are ready
four_gods-choose-colour = Take the { four_gods-colour } prophets
four_gods-choose-place = Place the tile at { $cell }
four_gods-choose-discard = Put the tile in your row
four_gods-choose-give-back = Your row is full: put the tile back in { $seat }’s row
four_gods-choose-return = No row has room: put the tile back in the bag
four_gods-choose-draw = Draw { $tiles ->
    [one] one tile
   *[other] two tiles
}
four_gods-choose-flip = Turn over tile { $slot } in { $seat }’s row
four_gods-choose-take = Take tile { $slot } from { $seat }’s row
four_gods-choose-god = Become the { four_gods-god }
four_gods-choose-prophet = Send a { four_gods-colour } prophet to the { four_gods-terrain }
four_gods-choose-city = Build a city at { $cell } with a { four_gods-colour } prophet
four_gods-choose-destroy = Destroy { $seat }’s city at { $cell }, for { four_gods-colour }
four_gods-choose-pass = Pass
four_gods-choose-end = End the turn
four_gods-choose-take-back = Take the wrong tile back
four_gods-choose-challenge = Challenge the tile at { $cell }
four_gods-choose-give-up = Lose this { four_gods-colour } prophet

four_gods-note-kingdom = { $tiles ->
    [one] A lone { four_gods-terrain }, no Kingdom yet.
   *[other] A { four_gods-terrain } Kingdom of { $tiles } tiles: { $worth } for you as it stands.
}
four_gods-note-safe = No tile can ever replace it.
four_gods-note-exposed = { $faces } of { $total } faces could destroy it.
four_gods-note-spoils = Worth { $points } to you, and lost to its builder.
four_gods-note-owes = { $prophets ->
    [one] owes a prophet
   *[other] owes { $prophets } prophets
}
four_gods-note-passed = has passed
four_gods-note-ready = is ready

## What happened

four_gods-event-colour-chosen = { $seat } takes the { four_gods-colour } prophets.
four_gods-event-god-dealt = { $god ->
    [-1] A god is dealt face down to { $seat }’s { four_gods-colour } prophets.
   *[other] { $seat }’s { four_gods-colour } prophets serve the { four_gods-god }, in secret.
}
four_gods-event-tile-drawn = { $seat } draws a tile.
four_gods-event-made-ready = { $seat } is ready.
four_gods-event-play-begun = All are ready: play begins.
four_gods-event-turn-begun = Turn { $turn }: { $seat }.
four_gods-event-tile-placed = { $seat } lays { four_gods-place }.
four_gods-event-tile-discarded = { $seat } puts a tile in { $row_seat }’s row.
four_gods-event-tile-returned = { $seat } puts a tile back in the bag.
four_gods-event-tile-flipped = { $seat } turns a tile over in { $row_seat }’s row.
four_gods-event-tile-taken = { $seat } takes a tile from { $row_seat }’s row.
four_gods-event-god-chosen = { $seat } becomes the { four_gods-god }.
four_gods-event-prophet-placed = A { four_gods-colour } prophet of { $seat } { $left_rank ->
    [-1] goes
   *[other] moves
} to the { four_gods-terrain } at { four_gods-place }.
four_gods-event-city-built = { $seat } builds a city at { four_gods-place }.
four_gods-event-city-destroyed = { $seat } destroys { $victim_seat }’s city at { four_gods-place }.
four_gods-event-passed = { $seat } passes.
four_gods-event-turn-ended = { $idle ->
    [0] { $seat } ends the turn.
   *[other] { $seat } ends the turn without progress.
}
four_gods-event-tile-taken-back = { $seat } takes the tile at { four_gods-place } back.
four_gods-event-challenge-failed = { $seat } challenges { four_gods-place }: it lies right.
four_gods-event-tile-challenged = { $layer_seat }’s tile at { four_gods-place } lies wrong and { $slot ->
    [-1] goes into the bag.
   *[other] goes back to their row.
}
four_gods-event-tile-fell = { four_gods-place } has lost its hold and falls into the bag.
four_gods-event-prophet-home = A { four_gods-colour } prophet returns to { $seat }.
four_gods-event-prophet-lost = { $seat } loses a { four_gods-colour } prophet for good.
four_gods-event-last-tile = { $seat } draws the last tile.
four_gods-event-end-begun = { $reason ->
    [1] The World is full. The end begins.
   *[other] The bag is empty. The end begins.
}
four_gods-event-god-revealed = { $seat }’s { four_gods-colour } prophets served the { four_gods-god }.
four_gods-event-match-ended = The match is over: { $ending ->
    [1] the World was full.
    [2] the bag was empty.
    [3] everyone passed.
   *[other] nothing moved any more.
}

## Ends and scoring

four_gods-end-world = The World was full.
four_gods-end-bag = The bag was empty.
four_gods-end-passed = Everyone passed.
four_gods-end-stall = For too long nothing moved.

four_gods-score-cities = Legendary Cities
four_gods-score-city = City at { $cell } held by { four_gods-colour }
four_gods-score-spoils = { $cities ->
    [one] One city destroyed
   *[other] { $cities } cities destroyed
} ({ four_gods-colour })
four_gods-score-kingdoms = Prophets and Kingdoms
four_gods-score-kingdom = The { four_gods-terrain } Kingdom at { $cell }: { $tiles } tiles less { $occupied } with prophets, led by { four_gods-colour } with { $prophets }
four_gods-score-outnumbered = The { four_gods-terrain } Kingdom at { $cell }: { four_gods-colour } has { $prophets }, the leader { $most }
four_gods-score-crowded = The { four_gods-terrain } Kingdom at { $cell }: { four_gods-colour } leads, but of { $tiles } tiles too few are unoccupied
four_gods-score-lone = A lone { four_gods-terrain } at { $cell } is no Kingdom ({ four_gods-colour })
four_gods-score-largest = Largest Kingdom
four_gods-score-size = { $number ->
    [0] No { four_gods-terrain } Kingdom, no place ({ four_gods-colour })
   *[other] Largest { four_gods-terrain } Kingdom: { $number } tiles, place { $place }{ $tied ->
        [one] {""}
       *[other] , shared by { $tied }
    } ({ four_gods-colour })
}
four_gods-score-most = Most Kingdoms
four_gods-score-number = { $number ->
    [0] No { four_gods-terrain } Kingdom, no place ({ four_gods-colour })
   *[other] Number of { four_gods-terrain } Kingdoms: { $number }, place { $place }{ $tied ->
        [one] {""}
       *[other] , shared by { $tied }
    } ({ four_gods-colour })
}
four_gods-score-no-god = No god was chosen, so there is no place
four_gods-score-lowest = The lower colour counts
four_gods-score-lower = { $low } counts; the higher colour, { $high }, only breaks a tie

## Refusals

four_gods-refused-no-seat = There is no such player.
four_gods-refused-over = The match is over.
four_gods-refused-choose-colours = Colours are taken first, in seat order.
four_gods-refused-colours-chosen = Colours are taken only before play.
four_gods-refused-not-ready = Play starts when all are ready.
four_gods-refused-ready-already = You have said that you are ready.
four_gods-refused-begun = Play has begun.
four_gods-refused-give-up-first = First choose the prophet that your wrong tile costs.
four_gods-refused-not-your-turn = It is another player’s turn.
four_gods-refused-no-such-colour = There is no such colour.
four_gods-refused-colour-taken = { $seat } has it already.
four_gods-refused-no-such-cell = There is no such place in the World.
four_gods-refused-cell-taken = { $seat } was first at { $cell }; the tile stays in your hand.
four_gods-refused-city-there = A Legendary City stands at { $cell }.
four_gods-refused-sides = { $cell } has { $sides ->
    [0] no straight side
    [one] one straight side
   *[other] { $sides } straight sides
} to lean on; two are needed.
four_gods-refused-terrain = The terrains at { $cell } do not match.
four_gods-refused-row-full = Your row of { $slots } is full.
four_gods-refused-row-has-room = There is room in a row.
four_gods-refused-draw-count = Draw one tile or two.
four_gods-refused-hands-full = Both hands must be empty to draw.
four_gods-refused-bag = { $tiles ->
    [0] The bag is empty.
   *[other] Only { $tiles } left in the bag.
}
four_gods-refused-others-row = Off turn you may only turn tiles over in your own row.
four_gods-refused-row-explored = { $seat } is busy in your row until the turn ends.
four_gods-refused-no-such-slot = There is no such slot.
four_gods-refused-slot-empty = Slot { $slot } of { $seat }’s row is empty.
four_gods-refused-no-free-hand = You need an empty hand.
four_gods-refused-secret-gods = Secret gods are dealt, not chosen.
four_gods-refused-god-kept = You keep your god until the end.
four_gods-refused-no-god = You need a god first.
four_gods-refused-not-your-colour = The { four_gods-colour } prophets are not yours.
four_gods-refused-no-fresh-tile = This is only for a tile you have just placed.
four_gods-refused-prophet-there = A prophet stands on this tile already.
four_gods-refused-first-corner = Name the region by its first corner.
four_gods-refused-reserve-empty = There are no { four_gods-colour } prophets in reserve.
four_gods-refused-reserve-first = As long as there are { four_gods-colour } prophets in reserve, none migrates.
four_gods-refused-no-prophet-there = No prophet of that colour stands there.
four_gods-refused-prophet-in-city = The prophet at { $cell } does not leave its city.
four_gods-refused-no-token = No city is left to build.
four_gods-refused-no-city-there = No city stands there.
four_gods-refused-own-city = The city at { $cell } is your own.
four_gods-refused-protected = No tile fits at { $cell }: the city is safe.
four_gods-refused-hand-empty = That hand is empty.
four_gods-refused-end-turn-instead = In timed turns you end your turn instead.
four_gods-refused-no-turns = There are no turns in simultaneous play.
four_gods-refused-lies-right = The tile at { $cell } lies right.
four_gods-refused-no-tile-there = No tile lies there.
four_gods-refused-strict-referee = A strict referee lets no wrong tile pass.
four_gods-refused-no-debt = You owe no prophet.
four_gods-refused-not-to-lose = That prophet is not yours to lose.
four_gods-refused-no-such-timer = No such timer runs.

## The guided first match

four_gods-lesson-welcome = Welcome. You help to create a World of seas, plains, forests and mountains, and whoever has most influence on it wins. Here players take turns, without a timer. Your hands are empty: draw two tiles.
four_gods-lesson-corner = A tile needs two straight sides to lean on, the frame’s or another tile’s. So every World starts in its corners. Lay your left tile at a1: choose it, then the cell; turn it until it lies as shown.
four_gods-lesson-beside = Where tiles touch, sea must meet sea and land the same land. Lay your right tile beside the first: their seas flow together into one Kingdom.
four_gods-lesson-god = You may become a god whenever you like, and you stay that god. The sea is growing: become the Goddess of the Merfolk, and her thirteen prophets are yours.
four_gods-lesson-prophet = A prophet may go to a tile you have just laid. In a Kingdom, whoever has most prophets earns a point for each tile without one. Send yours to the sea.
four_gods-lesson-end-turn = Tiles left in hand would go to your row beside the frame, where everyone may take them. You have none. End your turn.
four_gods-lesson-rival = Your rival draws, lays a tile and chooses a god: the Elves and their forests.
four_gods-lesson-city = A Legendary City, worth 5 to its builder in the end. It is not safe: a tile that matches its neighbours can take its place. And your rival now puts just such a tile aside.
four_gods-lesson-take = Tiles in any row may be taken. Take the one in your rival’s row.
four_gods-lesson-destroy = It matches b1. Lay it on the city: a cataclysm! The token is yours, 5 points, and the prophet is gone for good.
four_gods-lesson-pass = You might now send a prophet to the new tile, draw again, or build a city of your own. This first match is short: end your turn, and see what your rival does.
four_gods-lesson-last = Your rival has passed. A match ends when the World is full or the bag is empty, or at once when all pass. End your turn without doing anything.
four_gods-lesson-done = Cities first, then prophets in Kingdoms, then 15, 10 and 5 points for the largest Kingdom and for the most Kingdoms of each god’s terrain. You have won. At a real table there is a sand timer, or everybody plays at the same time: first come, first served.
