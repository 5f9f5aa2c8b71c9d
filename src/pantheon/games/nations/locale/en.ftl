# GODS: all messages, in English.

nations-blurb = Place tribes, raise temples and unite three tribes of a kind under your faith.

## Names

nations-colour = { $colour ->
    [0] Madder
    [1] Moss
    [2] Indigo
   *[other] Mulberry
}
nations-card = { $card ->
    [1] Desert
    [2] Decay
    [3] Whirlwind
    [4] Extra action
    [5] Madder tribe
    [6] Moss tribe
    [7] Indigo tribe
   *[other] Mulberry tribe
}
nations-temple = { OF($seat) } temple
nations-cell = space { $q }, { $r }
    .plain = Space
nations-follows = follows { $seat }
nations-faithless = follows no god
nations-display = Display
nations-sack = Sack
nations-power = Power
nations-temples = Temples left
nations-stones = Stones left
nations-tribes-of = { $colour ->
    [0] Madder tribes
    [1] Moss tribes
    [2] Indigo tribes
   *[other] Mulberry tribes
}
nations-points-card = { $colour ->
    [0] Madder points card
    [1] Moss points card
    [2] Indigo points card
   *[other] Mulberry points card
}
nations-chip = { $colour ->
    [0] Madder chip
    [1] Moss chip
    [2] Indigo chip
   *[other] Mulberry chip
}
nations-stock = Nations
nations-points-cards = Cards
nations-chips = Chip
nations-in-sack = In the sack
nations-points-end = The match ends at { $points } points.

## Options and presets

nations-option-points_card = Points card
nations-option-points_card-help = Victory points for a nation’s points card.
nations-option-points_chip = Points chip
nations-option-points_chip-help = Victory points for the first nation of a colour.
nations-option-win_points = Points to win
nations-option-win_points-help = Points that end the match with three or four players.
nations-option-win_points_duel = Points to win with two players
nations-option-win_points_duel-help = Points that end the match with two players.
nations-option-constellation = Starting field
nations-option-constellation-help = Distance between the first temples.
nations-option-constellation-close = close
nations-option-constellation-wide = wide
nations-option-separate_cards = Separate card actions
nations-option-separate_cards-help = Desert, decay, whirlwind and extra action each count as a different action.
nations-option-actions = Actions per turn
nations-option-actions-help = Number of actions in a turn.
nations-option-start_power = Starting power
nations-option-start_power-help = Power of each player at the start.
nations-option-later_power = Extra power for later players
nations-option-later_power-help = Starting power for each place after the first player. 3 with two players, or 1 with three or four, makes up for acting later.
nations-option-income = Power per turn
nations-option-income-help = Gained at the start of each turn.
nations-option-power_cap = Maximum power
nations-option-power_cap-help = Power gained above this limit is lost.
nations-option-tribe_cost = Tribe cost
nations-option-tribe_cost-help = Power per neighbouring card.
nations-option-temple_cost = Temple cost
nations-option-temple_cost-help = Power per neighbouring card.
nations-option-desert_gain = Desert gain
nations-option-desert_gain-help = Power gained by placing a desert from the display.
nations-option-move_cost = Cost of moving a desert
nations-option-move_cost-help = Power to move a desert without a whirlwind.
nations-option-temples = Temples
nations-option-temples-help = Temples per player, including the first one on the field.
nations-option-stones = God stones
nations-option-stones-help = God stones per player.
nations-option-cards = Numbers of cards
nations-option-cards-help = Other numbers of cards in the sack, in the format of the game’s cards.toml; leave empty for the book’s.

nations-preset-book = By the book
nations-preset-quick = Quick: fewer points to win
nations-preset-wide = Wide: temples further apart
nations-preset-abundance = Abundance: more power
nations-preset-cards = Every card a separate action

## Prompts and buttons

nations-prompt-act = Action { $number } of { $total }
nations-prompt-convert = You don’t have enough stones: choose which tribe to convert.
nations-prompt-rob = Choose who loses power to the decay card, or nobody.
nations-prompt-whirl = Choose a desert for the whirlwind to move, or none.
nations-prompt-set = Choose where to place the desert.
nations-prompt-last = Play an extra action or end your turn.
nations-prompt-over = The match is over.

nations-do-card = { $card ->
    [1] Desert
    [2] Decay
    [3] Whirlwind
    [4] Keep extra action
   *[other] Place tribe
}
nations-do-temple = Place temple
nations-do-move = Move desert
nations-do-discard = Discard
nations-do-extra = Extra action
nations-do-decline = Skip
nations-do-end = End turn

## Choices

nations-choose-place-tribe = Place the { $colour ->
    [0] Madder
    [1] Moss
    [2] Indigo
   *[other] Mulberry
} tribe{ nations-for-cost }
nations-for-cost = { $cost ->
    [0] {" "}for free
   *[other] {" "}for { $cost } power
}
nations-choose-place-temple = Place a temple{ nations-for-cost }{ $turned ->
    [0] {""}
    [one] , converting one tribe
   *[other] , converting { $turned } tribes
}
nations-choose-place-desert = Place the desert{ nations-and-gain }
nations-and-gain = { $gain ->
    [0] {""}
   *[other] {" "}and gain { $gain } power
}
nations-choose-place-decay = Place the decay card
nations-choose-play-whirlwind = Play the whirlwind
nations-choose-take-extra = Keep the extra action for a later turn
nations-choose-play-extra = Play an extra action card
nations-choose-lift-desert = Pick up this desert
nations-choose-set-desert = Place the desert here
nations-choose-discard = Return to the sack: { $card ->
    [1] desert
    [2] decay
    [3] whirlwind
    [4] extra action
    [5] Madder tribe
    [6] Moss tribe
    [7] Indigo tribe
   *[other] Mulberry tribe
}
nations-choose-take-power = Take 1 power from { $seat }
nations-choose-convert = Convert this { $colour ->
    [0] Madder
    [1] Moss
    [2] Indigo
   *[other] Mulberry
} tribe
nations-choose-decline = Do nothing
nations-choose-end-turn = End your turn

nations-note-faithless = It would not follow any god.
nations-note-follows = It would become { OF($seat) } { $tally ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $tally }th
} { $colour ->
    [0] Madder
    [1] Moss
    [2] Indigo
   *[other] Mulberry
} tribe.
nations-note-nation = { $colour ->
    [0] Madder
    [1] Moss
    [2] Indigo
   *[other] Mulberry
} nation for { $seat }: +{ $points }.
nations-note-temple = { $turned ->
    [0] It would not convert any tribe.
    [one] It would convert one tribe to you.
   *[other] It would convert { $turned } tribes to you.
}

## Events

nations-event-turn-begun = Turn { $turn }: { $gained ->
    [0] { OF($seat) } turn.
   *[other] { $seat } { VERB($seat, "collects", "collect") } { $gained } power.
}
nations-event-card-drawn = From the sack: { $card ->
    [1] a desert card
    [2] a decay card
    [3] a whirlwind card
    [4] an extra action card
    [5] a Madder tribe
    [6] a Moss tribe
    [7] an Indigo tribe
   *[other] a Mulberry tribe
}.
nations-event-card-set-aside = Two identical cards: one goes back to the sack.
nations-event-tribe-placed = { $seat } { VERB($seat, "places", "place") } { $colour ->
    [2] an
   *[other] a
} { $colour ->
    [0] Madder
    [1] Moss
    [2] Indigo
   *[other] Mulberry
} tribe{ nations-for-cost }; { $faith_seat ->
    [nobody] it follows no god.
   *[other] it follows { $faith_seat }.
}
nations-event-temple-placed = { $seat } { VERB($seat, "raises", "raise") } a temple{ nations-for-cost }.
nations-event-tribe-turned = { $colour ->
    [2] An
   *[other] A
} { $colour ->
    [0] Madder
    [1] Moss
    [2] Indigo
   *[other] Mulberry
} tribe converts to { $seat }.
nations-event-tribe-forsaken = { $colour ->
    [2] An
   *[other] A
} { $colour ->
    [0] Madder
    [1] Moss
    [2] Indigo
   *[other] Mulberry
} tribe forsakes { $seat }.
nations-event-desert-placed = { $seat } { VERB($seat, "places", "place") } a desert{ $gained ->
    [0] .
   *[other] {" "}and { VERB($seat, "gains", "gain") } { $gained } power.
}
nations-event-decay-placed = { $seat } { VERB($seat, "places", "place") } a decay card.
nations-event-power-taken = { $seat } { VERB($seat, "takes", "take") } 1 power from { $victim_seat } with the decay card.
nations-event-whirlwind-played = { $seat } { VERB($seat, "plays", "play") } a whirlwind.
nations-event-extra-taken = { $seat } { VERB($seat, "keeps", "keep") } an extra action.
nations-event-extra-played = { $seat } { VERB($seat, "plays", "play") } an extra action.
nations-event-desert-lifted = { $seat } { VERB($seat, "picks", "pick") } up a desert.
nations-event-desert-set = { $seat } { VERB($seat, "moves", "move") } a desert.
nations-event-card-discarded = { $seat } { VERB($seat, "discards", "discard") } { $card ->
    [1] a desert card
    [2] a decay card
    [3] a whirlwind card
    [4] an extra action card
    [5] a Madder tribe
    [6] a Moss tribe
    [7] an Indigo tribe
   *[other] a Mulberry tribe
}.
nations-event-nation-united = { $seat } { VERB($seat, "unites", "unite") } { $colour ->
    [2] an
   *[other] a
} { $colour ->
    [0] Madder
    [1] Moss
    [2] Indigo
   *[other] Mulberry
} nation: +{ $points }.
nations-event-nation-lost = { OF($seat) } { $colour ->
    [0] Madder
    [1] Moss
    [2] Indigo
   *[other] Mulberry
} nation falls apart: −{ $points }.
nations-event-action-lost = { $seat } can’t take another action.
nations-event-match-ended = The match ends: { $ending ->
    [1] the winning score has been reached.
    [2] only identical cards are left.
    [3] the sack can’t refill the display.
   *[other] two rounds have passed without progress.
}

## Ends and scoring

nations-end-points = The winning score has been reached.
nations-end-identical = Only identical cards are left for the display.
nations-end-sack = The sack can’t refill the display.
nations-end-stall = For two rounds, players only discarded cards and moved deserts.

nations-score-nations = Nations
nations-score-nation = { $colour ->
    [0] Madder
    [1] Moss
    [2] Indigo
   *[other] Mulberry
} nation of { $tribes } tribes
nations-score-chips = Chips
nations-score-chip = First { $colour ->
    [0] Madder
    [1] Moss
    [2] Indigo
   *[other] Mulberry
} nation
nations-score-tie = Tiebreaker: most power
nations-score-power = { $power } power

## Refusals

nations-refused-over = The match is over.
nations-refused-not-your-turn = It is another player’s turn.
nations-refused-choose-tribe = First choose which tribes receive your last stones.
nations-refused-choose-victim = First choose who loses power to the decay card, or nobody.
nations-refused-choose-desert = First choose which desert the whirlwind moves, or none.
nations-refused-set-desert = First place the desert you picked up.
nations-refused-actions-spent = You have used your actions; only an extra action card gives you another.
nations-refused-no-tribe-there = There is no tribe in that space of the display.
nations-refused-no-temple = You have no temples left.
nations-refused-no-extra = You have no extra action card from an earlier turn.
nations-refused-no-desert-there = There is no desert there.
nations-refused-nothing-lifted = No desert has been picked up.
nations-refused-same-place = The desert must move to a different space.
nations-refused-empty-slot = That space of the display is empty.
nations-refused-no-victim = You can’t take power from that player.
nations-refused-no-such-tribe = You can’t choose that tribe.
nations-refused-renounce = You must take all your actions.
nations-refused-not-adjacent = You must place it next to another card.
nations-refused-occupied = There is already a card in that space.
nations-refused-power = This costs { $cost } power, but you have { $power }.
nations-refused-once = You have already taken this action this turn.
nations-refused-other-card = That card is not in that space of the display.

## Guided match

nations-lesson-welcome = Welcome! You are a god, and this is the earth after the flood. Three tribes of one colour that follow you make a nation. Nations score points, and the player with the most points wins. Each turn you gain 3 power and take two actions. Choose the Moss tribe on the display, then the highlighted space. A tribe costs 1 power for each card it touches: here only your temple, so the tribe will follow you.
nations-lesson-desert = The stone in your colour shows that the tribe follows you. For your second action, place the desert. It gives you 1 power and makes the spaces around it more expensive: a wall for your tribe.
nations-lesson-rival = Now Ada, your rival, plays. Whoever places it, a tribe follows the god whose temples it touches or, if it touches none, the god of the tribes around it; between several gods it follows nobody. Watch!
nations-lesson-nation = Ada was careless: the Moss tribe she placed touches only your side, so it follows you. Place the third one to make Moss your nation: you gain its points card, and the chip for the first nation of that colour.
nations-lesson-temple = Choose Place temple, then the highlighted space. A new temple converts every tribe it touches, and costs 3 power for each card it touches. Take the Mulberry tribe from Ada.
nations-lesson-reply = You keep the power you don’t spend, up to 12. Now Ada plays: she places a tribe and, as nothing else is worth paying for, discards a card from the display, which is free.
nations-lesson-win = The Mulberry tribe that Ada has just placed follows you too: that makes two. Place the third.
nations-lesson-done = A second nation, and you win! A nation’s card is worth 3 points, the chip for the first nation of a colour 1, and six tribes of a colour earn its second card, another 3. This first match was played to seven points; with two players you play to ten, with three or four to nine. A match ends as soon as a player has them, or when the sack can’t refill the display; the most points win. If you fall below three tribes, you give the card back but keep the chip: protect them, and watch the other players’ power, which buys temples.

## Summary of the rules

nations-summary-1 = Goal: be the first to 9 victory points (10 with two players), with nations: three tribes of one colour that follow you.
    .picture = nations-points-madder
nations-summary-2 = Each turn you gain 3 power and take two actions. Placing a tribe costs 1 power for each card it touches.
    .picture = nations-tribe-moss
nations-summary-3 = A tribe follows the god whose temples it touches; if it touches none, the god of the tribes around it. If those belong to several gods, it follows none.
    .picture = nations-stone-blue
nations-summary-4 = A temple costs 3 power for each card it touches and converts every tribe beside it.
    .picture = nations-temple-blue
nations-summary-5 = Deserts give 1 power and make the spaces around them more expensive. Whirlwinds move them.
    .picture = nations-desert
nations-summary-6 = A decay card takes 1 power from the owner of a temple it touches. Extra actions are kept for a later turn.
    .picture = nations-decay
nations-summary-7 = A nation is worth 3 points, and 1 more for the first of its colour. Lose its tribes, and you lose the 3 points again.
    .picture = nations-chip-madder
nations-summary-8 = The match also ends when the sack can’t refill the display with two different cards.
    .picture = nations-back
