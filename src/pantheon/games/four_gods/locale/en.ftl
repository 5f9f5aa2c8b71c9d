# 4 Gods: all messages, in English.

four_gods-blurb = Build one World together, all at the same time, and win its Kingdoms for your god.

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
four_gods-row = { OF($seat) } row
four_gods-influence-track = Divine Influence track
four_gods-influence = Divine Influence, { four_gods-colour }: { $points }
four_gods-slot = Slot { $slot } of { OF($seat) } row
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
four_gods-prophet = { OF($seat) } { four_gods-colour } prophet
four_gods-city = Legendary City at { $cell }
four_gods-city-protected = Legendary City at { $cell }, indestructible
four_gods-kingdom = { $terrain ->
    [0] Sea
    [1] Plain
    [2] Forest
   *[other] Mountain
} Kingdom of { $tiles } tiles{ $worth ->
    [0] {""}
   *[other] , worth { $worth }
}{ $prophets ->
    [0] , no prophets
   *[other] { $blue ->
        [0] {""}
        [one] , one blue prophet
       *[other] , { $blue } blue prophets
    }{ $yellow ->
        [0] {""}
        [one] , one yellow prophet
       *[other] , { $yellow } yellow prophets
    }{ $green ->
        [0] {""}
        [one] , one green prophet
       *[other] , { $green } green prophets
    }{ $grey ->
        [0] {""}
        [one] , one grey prophet
       *[other] , { $grey } grey prophets
    }
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
four_gods-spoils = Cities destroyed by { four_gods-colour }
four_gods-hands = { OF($seat) } hands
four_gods-bag = Bag
four_gods-tokens = Cities left
four_gods-gods = Gods
four_gods-colours = Colours

## Options and presets

four_gods-option-play = Turn order
four_gods-option-play-help = Everyone plays at the same time, or in timed turns.
four_gods-option-play-simultaneous = simultaneous
four_gods-option-play-turns = timed turns
four_gods-option-gods = Gods
four_gods-option-gods-help = Gods are chosen openly, or dealt face down at the start. Secret gods are not recommended for two players with four gods: each player would know the other’s gods.
four_gods-option-gods-visible = visible
four_gods-option-gods-secret = secret
four_gods-option-duel = Gods for two players
four_gods-option-duel-help = With two players: all four gods, two each, where each player’s lower score counts; or one god each.
four_gods-option-duel-four = four, two each
four_gods-option-duel-two = two, one each
four_gods-option-clock = Sand timer
four_gods-option-clock-help = Seconds per turn, and per player in the final phase; 0 for no timer.
four_gods-option-stall_limit = Stall limit in seconds
four_gods-option-stall_limit-help = In simultaneous play, the match ends after this long without progress.
four_gods-option-stall_actions = Stall limit in actions
four_gods-option-stall_actions-help = Without a timer, this many actions without progress end the turn, or the match in simultaneous play.
four_gods-option-referee = Referee
four_gods-option-referee-help = Strict: tiles that don’t fit are refused. Honour: they stay until someone challenges them.
four_gods-option-referee-strict = strict
four_gods-option-referee-honour = honour
four_gods-option-penalty_1 = Penalty for seat 1
four_gods-option-penalty_1-help = With honour rules, each successful challenge costs this player a prophet.
four_gods-option-penalty_2 = Penalty for seat 2
four_gods-option-penalty_2-help = With honour rules, each successful challenge costs this player a prophet.
four_gods-option-penalty_3 = Penalty for seat 3
four_gods-option-penalty_3-help = With honour rules, each successful challenge costs this player a prophet.
four_gods-option-penalty_4 = Penalty for seat 4
four_gods-option-penalty_4-help = With honour rules, each successful challenge costs this player a prophet.
four_gods-option-exact_take_back = Taking back undoes one placement
four_gods-option-exact_take_back-help = Taking back a misplaced tile removes only the tiles that depended on it, and its prophet goes back to where it came from. If off, all tiles without two straight sides fall, without a penalty, and the prophet goes to the reserve.
four_gods-option-other_mistakes_wait = Other mistakes wait
four_gods-option-other_mistakes_wait-help = After a successful challenge, other mismatched tiles stay until they are challenged too.
four_gods-option-any_tile_is_progress = Any tile is progress
four_gods-option-any_tile_is_progress-help = Placing any tile keeps the match going. If off, only a World fuller than ever counts.
four_gods-option-french_unoccupied = French scoring rule
four_gods-option-french_unoccupied-help = A Kingdom with fewer than two unoccupied tiles scores nothing.
four_gods-option-size = World size
four_gods-option-size-help = Cells along each side of the World.
four_gods-option-cities = Legendary Cities
four_gods-option-cities-help = City tokens available at the start.
four_gods-option-city_points = City points
four_gods-option-city_points-help = For each city you hold or have destroyed.
four_gods-option-tiles = Tile set
four_gods-option-tiles-help = Your own tile set, in the format of the game’s tiles.toml; leave empty for the standard set.

four_gods-preset-book = By the book: simultaneous, visible gods
four_gods-preset-turns = Timed turns
four_gods-preset-secret = Secret gods
four_gods-preset-secret_turns = Secret gods, timed turns
four_gods-preset-duel = Two players, one god each
four_gods-preset-first = First match: turns without a timer
four_gods-preset-honour = Honour rules: tiles can be challenged
four_gods-preset-veterans = Honour rules with penalties for everyone
four_gods-preset-french = French scoring rule
four_gods-preset-study = Simultaneous without a timer, for study

## Prompts and buttons

four_gods-prompt-act = Place tiles, put them in your row, draw or take, as often as you like.
four_gods-prompt-godless = Build the World, and choose a god whenever you are ready.
four_gods-prompt-prophet = You may send a prophet to the tile you just placed.
four_gods-prompt-final = { $reason ->
    [1] The World is full: final moments!
   *[other] The bag is empty: final moments!
}
four_gods-timer-turn = turn
four_gods-timer-final = final phase
four_gods-timer-stall = until a standstill
four_gods-timer-penalty = penalty
four_gods-prompt-ready = Read the rules first if you like. Play starts when everyone is ready.
four_gods-prompt-waiting = Waiting for the other players to be ready.
four_gods-prompt-watching = The match is in progress.
four_gods-prompt-off-turn = It’s { OF($seat) } turn. You may flip tiles in your own row.
four_gods-prompt-colour = { $seat } { VERB($seat, "chooses", "choose") } a prophet colour.
four_gods-prompt-give-up = Your misplaced tile costs you a prophet: choose which one.
four_gods-prompt-over = The match is over.

four_gods-do-ready = Ready
four_gods-do-draw = Draw { $tiles }
four_gods-do-flip = Flip
four_gods-do-city = Build a city ({ four_gods-colour })
four_gods-do-city-migrate = Build a city, moving a { four_gods-colour } prophet
four_gods-do-prophets = Prophets ({ four_gods-colour })
four_gods-do-challenge = Challenge
four_gods-do-take-back = Take back
four_gods-do-pass = Pass
four_gods-do-end = End turn

## Choices

four_gods-choose-ready = Say that you are ready
four_gods-choose-colour = Take the { four_gods-colour } prophets
four_gods-choose-place = Place the tile at { $cell }
four_gods-choose-discard = Put the tile in your row
four_gods-choose-give-back = Your row is full: return the tile to { OF($seat) } row
four_gods-choose-return = Every row is full: return the tile to the bag
four_gods-choose-draw = Draw { $tiles ->
    [one] one tile
   *[other] two tiles
}
four_gods-choose-flip = Flip tile { $slot } in { OF($seat) } row
four_gods-choose-take = Take tile { $slot } from { OF($seat) } row
four_gods-choose-god = Become the { four_gods-god }
four_gods-choose-prophet = Send a { four_gods-colour } prophet to the { four_gods-terrain }
four_gods-choose-city = Build a city at { $cell } with a { four_gods-colour } prophet
four_gods-choose-destroy = Destroy { OF($seat) } city at { $cell }; its token goes to { four_gods-colour }
four_gods-choose-pass = Pass
four_gods-choose-end = End your turn
four_gods-choose-take-back = Take the misplaced tile back
four_gods-choose-challenge = Challenge the tile at { $cell }
four_gods-choose-give-up = Lose this { four_gods-colour } prophet

four_gods-note-kingdom = { $tiles ->
    [one] A single { four_gods-terrain } tile, not yet a Kingdom.
   *[other] A { four_gods-terrain } Kingdom of { $tiles } tiles, currently worth { $worth ->
        [0] nothing
       *[other] { $worth }
    } to you.
}
four_gods-note-safe = No tile can ever replace it.
four_gods-note-exposed = { $faces ->
    [0] No tile face left could destroy it.
   *[other] { $faces } of { $total } tile faces could destroy it.
}
four_gods-note-spoils = Worth { $points } to you; its builder loses it.
four_gods-note-owes = { $prophets ->
    [one] owes a prophet
   *[other] owes { $prophets } prophets
}
four_gods-note-passed = passed
four_gods-note-ready = ready

## Events

four_gods-event-colour-chosen = { $seat } { VERB($seat, "chooses", "choose") } the { four_gods-colour } prophets.
four_gods-event-god-dealt = { $god ->
    [-1] { OF($seat) } { four_gods-colour } prophets are dealt a secret god.
   *[other] { OF($seat) } { four_gods-colour } prophets secretly serve the { four_gods-god }.
}
four_gods-event-tile-drawn = { $seat } { VERB($seat, "draws", "draw") } a tile.
four_gods-event-made-ready = { $seat } { VERB($seat, "is", "are") } ready.
four_gods-event-play-begun = Everyone is ready: play begins.
four_gods-event-turn-begun = Turn { $turn }: { OF($seat) } turn.
four_gods-event-tile-placed = { $seat } { VERB($seat, "places", "place") } a tile at { four_gods-place }.
four_gods-row-of = { PERSON($row_seat, $seat) ->
    [own] their own row
   *[other] { OF($row_seat) } row
}
four_gods-event-tile-discarded = { $seat } { VERB($seat, "puts", "put") } a tile in { four_gods-row-of }.
four_gods-event-tile-returned = { $seat } { VERB($seat, "returns", "return") } a tile to the bag.
four_gods-event-tile-flipped = { $seat } { VERB($seat, "flips", "flip") } a tile in { four_gods-row-of }.
four_gods-event-tile-taken = { $seat } { VERB($seat, "takes", "take") } a tile from { four_gods-row-of }.
four_gods-event-god-chosen = { $seat } { VERB($seat, "becomes", "become") } the { four_gods-god }.
four_gods-event-prophet-placed = { OF($seat) } { four_gods-colour } prophet { $left_rank ->
    [-1] goes
   *[other] moves
} to the { four_gods-terrain } at { four_gods-place }.
four_gods-event-city-built = { $seat } { VERB($seat, "builds", "build") } a city at { four_gods-place }.
four_gods-event-city-destroyed = { $seat } { VERB($seat, "destroys", "destroy") } { OF($victim_seat) } city at { four_gods-place }.
four_gods-event-passed = { $seat } { VERB($seat, "passes", "pass") }.
four_gods-event-turn-ended = { $idle ->
    [0] { $seat } { VERB($seat, "ends", "end") } the turn.
   *[other] { $seat } { VERB($seat, "ends", "end") } the turn without progress.
}
four_gods-event-tile-taken-back = { $seat } { VERB($seat, "takes", "take") } back the tile at { four_gods-place }.
four_gods-event-challenge-failed = { $seat } { VERB($seat, "challenges", "challenge") } the tile at { four_gods-place }, but it is placed correctly.
four_gods-event-tile-challenged = { OF($layer_seat) } tile at { four_gods-place } is misplaced and { $slot ->
    [-1] goes back into the bag.
   *[other] goes back to { VERB($layer_seat, "their", "your") } row.
}
four_gods-event-tile-fell = The tile at { four_gods-place } breaks the placement rules and goes back into the bag.
four_gods-event-prophet-home = A { four_gods-colour } prophet returns to { $seat }.
four_gods-event-prophet-lost = { $seat } permanently { VERB($seat, "loses", "lose") } a { four_gods-colour } prophet.
four_gods-event-last-tile = { $seat } { VERB($seat, "draws", "draw") } the last tile.
four_gods-event-end-begun = { $reason ->
    [1] The World is full. The final phase begins.
   *[other] The bag is empty. The final phase begins.
}
four_gods-event-god-revealed = { OF($seat) } { four_gods-colour } prophets served the { four_gods-god }.
four_gods-event-match-ended = The match is over: { $ending ->
    [1] the World is full.
    [2] the bag is empty.
    [3] everyone has passed.
   *[other] there was no progress for too long.
}

## Ends and scoring

four_gods-end-world = The World is full.
four_gods-end-bag = The bag is empty.
four_gods-end-passed = Everyone has passed.
four_gods-end-stall = There was no progress for too long.

four_gods-score-cities = Legendary Cities
four_gods-score-city = City at { $cell } held by { four_gods-colour }
four_gods-score-spoils = { $cities ->
    [one] One city destroyed
   *[other] { $cities } cities destroyed
} ({ four_gods-colour })
four_gods-score-kingdoms = Prophets and Kingdoms
four_gods-score-kingdom = The { four_gods-terrain } Kingdom at { $cell }: { $tiles } tiles{ $occupied ->
    [0] {""}
   *[other] , { $occupied } of them occupied
}; { four_gods-colour } leads with { $prophets }
four_gods-score-outnumbered = The { four_gods-terrain } Kingdom at { $cell }: { four_gods-colour } has { $prophets }, the leader has { $most }
four_gods-score-crowded = The { four_gods-terrain } Kingdom at { $cell }: { four_gods-colour } leads, but too few of its { $tiles } tiles are unoccupied
four_gods-score-lone = A single { four_gods-terrain } tile at { $cell } is not a Kingdom ({ four_gods-colour })
four_gods-score-largest = Largest Kingdom
four_gods-score-size = { $number ->
    [0] No { four_gods-terrain } Kingdom: not ranked ({ four_gods-colour })
   *[other] Largest { four_gods-terrain } Kingdom: { $number } tiles, place { $place }{ $tied ->
        [one] {""}
       *[other] , shared by { $tied }
    } ({ four_gods-colour })
}
four_gods-score-most = Most Kingdoms
four_gods-score-number = { $number ->
    [0] No { four_gods-terrain } Kingdom: not ranked ({ four_gods-colour })
   *[other] Number of { four_gods-terrain } Kingdoms: { $number }, place { $place }{ $tied ->
        [one] {""}
       *[other] , shared by { $tied }
    } ({ four_gods-colour })
}
four_gods-score-no-god = No god chosen: not ranked
four_gods-score-lowest = Lower score counts
four_gods-score-lower = { $low } counts; the higher score, { $high }, only breaks ties

## Refusals

four_gods-refused-no-seat = This player does not exist.
four_gods-refused-over = The match is over.
four_gods-refused-choose-colours = First all players choose their colours, in seat order.
four_gods-refused-colours-chosen = You can choose a colour only before play begins.
four_gods-refused-not-ready = Play begins when everyone is ready.
four_gods-refused-ready-already = You have already said you are ready.
four_gods-refused-begun = Play has already begun.
four_gods-refused-give-up-first = First choose which prophet you lose for your misplaced tile.
four_gods-refused-not-your-turn = It is another player’s turn.
four_gods-refused-no-such-colour = This colour does not exist.
four_gods-refused-colour-taken = { $seat } already { VERB($seat, "has", "have") } this colour.
four_gods-refused-no-such-cell = This cell is not part of the World.
four_gods-refused-cell-taken = { $seat } got to { $cell } first; the tile stays in your hand.
four_gods-refused-city-there = There is a Legendary City at { $cell }.
four_gods-refused-sides = { $cell } has { $sides ->
    [0] no straight edge
    [one] one straight edge
   *[other] { $sides } straight edges
} next to it; it needs two.
four_gods-refused-terrain = The terrains at { $cell } do not match.
four_gods-refused-row-full = Your row is full ({ $slots } tiles).
four_gods-refused-row-has-room = There is still room in a row.
four_gods-refused-draw-count = You can draw one or two tiles.
four_gods-refused-hands-full = Both your hands must be empty to draw; you hold { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}.
four_gods-refused-bag = { $tiles ->
    [0] The bag is empty.
    [one] There is only { $tiles } tile left in the bag.
   *[other] There are only { $tiles } tiles left in the bag.
}
four_gods-refused-others-row = When it is not your turn, you may only flip tiles in your own row.
four_gods-refused-row-explored = { $seat } { VERB($seat, "is", "are") } using your row until the turn ends.
four_gods-refused-no-such-slot = This slot does not exist.
four_gods-refused-slot-empty = Slot { $slot } of { OF($seat) } row is empty.
four_gods-refused-rows-empty = No tile lies in a row that you may look at.
four_gods-refused-no-free-hand = You need an empty hand.
four_gods-refused-secret-gods = Secret gods are dealt; you can’t choose one.
four_gods-refused-god-kept = You keep your god until the end of the match.
four_gods-refused-no-god = You need a god first.
four_gods-refused-not-your-colour = The { four_gods-colour } prophets are not yours.
four_gods-refused-no-fresh-tile = You can do this only with the tile you just placed.
four_gods-refused-prophet-there = There is already a prophet on this tile.
four_gods-refused-first-corner = Name the region by its first corner.
four_gods-refused-reserve-empty = There are no { four_gods-colour } prophets in reserve.
four_gods-refused-reserve-first = You can’t move a { four_gods-colour } prophet while you have { $left } in reserve.
four_gods-refused-no-prophet-there = You have no prophet of that colour there.
four_gods-refused-prophet-in-city = The prophet at { $cell } can’t leave its city.
four_gods-refused-no-token = There are no city tokens left.
four_gods-refused-no-city-there = There is no city there.
four_gods-refused-own-city = The city at { $cell } is yours.
four_gods-refused-protected = No tile can fit at { $cell }: this city can’t be destroyed.
four_gods-refused-hand-empty = That hand is empty.
four_gods-refused-end-turn-instead = You can’t pass in timed turns: end your turn instead.
four_gods-refused-no-turns = There are no turns in simultaneous play: pass instead.
four_gods-refused-lies-right = The tile at { $cell } is placed correctly.
four_gods-refused-no-tile-there = There is no tile there.
four_gods-refused-strict-referee = The strict referee already checks every tile.
four_gods-refused-no-debt = You don’t owe a prophet.
four_gods-refused-not-to-lose = You can’t give up that prophet.
four_gods-refused-no-such-timer = This timer is not running.

## Guided match

four_gods-lesson-welcome = Welcome! Together you create a World of seas, plains, forests and mountains, each player for a god of their own, and the player with the most points wins. In this match players take turns, without a timer. Your hands are empty: draw two tiles.
four_gods-lesson-corner = At least two sides of a tile must touch the frame or other tiles. So every World starts in the corners. Place your left tile at a1: choose the tile, then the cell. The tile already lies as it should, so confirm; in other matches you can also turn it and flip it.
four_gods-lesson-beside = Where tiles touch, the terrains must match: sea next to sea, plain next to plain. Place your right tile beside the first one: their seas join to form a Kingdom.
four_gods-lesson-god = You may choose a god at any time, but only once. The sea is growing: become the Goddess of the Merfolk, and her thirteen prophets are yours.
four_gods-lesson-prophet = You may send a prophet to a tile you just placed. At the end, the player with the most prophets in a Kingdom scores a point for each of its tiles without anyone’s prophet. Send one to the highlighted sea.
four_gods-lesson-end-turn = Tiles left in your hands would go to your row beside the frame, where anyone may take them. You have none. End your turn.
four_gods-lesson-rival = Ada, your rival, draws, places a tile and chooses the Goddess of the Elves, whose terrain is the forest.
four_gods-lesson-city = Ada has built a Legendary City on an empty cell with two sides against the frame or tiles, and put a prophet on it: 5 points for her at the end. But it is not safe: a tile that matches its neighbours can replace it. And the tile that Ada still holds will go to her row at the end of her turn.
four_gods-lesson-take = You may take tiles from any row. Take the one from Ada’s row.
four_gods-lesson-destroy = It fits at c1, on the city: place it there. A cataclysm! You gain the city’s token, worth 5 points at the end, and Ada’s prophet on it is gone for good.
four_gods-lesson-pass = You could now send a prophet to the new tile, draw again or build a city of your own. This first match is short: end your turn and see what Ada does.
four_gods-lesson-last = Ada has ended her turn without doing anything: that is a pass. A match can end in two ways. If everyone passes, it is over at once. Or the World is full or the bag is empty: then everyone has one last turn. This time you both pass: end your turn without doing anything.
four_gods-lesson-done = The player with the most points wins, and three things score: 5 points for each city you hold or have destroyed; the Kingdoms in which you have the most prophets; and your god’s terrain. The gods’ terrains are ranked by their largest Kingdom, for 15, 10 and 5 points, and again by their number of Kingdoms. You win! In a regular match there is a timer, or everyone plays at the same time: first come, first served.

## Summary of the rules

four_gods-summary-1 = Goal: the most points for your god. You may choose one of the four at any time, but only once.
    .picture = four_gods-god-blue
four_gods-summary-2 = Everyone plays at once, or in timed turns: draw, place, put in your row or take from any row.
    .picture = four_gods-tile-ssff
four_gods-summary-3 = At least two sides of a tile must touch the frame or other tiles, and its terrains must match its neighbours’.
    .picture = four_gods-tile-sspp
four_gods-summary-4 = Tiles of one terrain that touch form a Kingdom.
    .picture = four_gods-swatch-sea
four_gods-summary-5 = You may send a prophet to the tile you just placed. Most prophets in a Kingdom: 1 point for each tile without a prophet.
    .picture = px-prophet-blue
four_gods-summary-6 = On an empty cell with two straight sides you may build a Legendary City with a prophet: 5 points, unless a matching tile destroys it.
    .picture = four_gods-city
four_gods-summary-7 = The match ends when the World is full, the bag is empty or everyone passes.
    .picture = four_gods-frame-8
four_gods-summary-8 = At the end each god’s terrain is compared: 15, 10 and 5 points for the largest Kingdom, and for the most Kingdoms.
    .picture = four_gods-god-green
