# GODS — everything the game says, in English.

nations-blurb = Place tribes, raise temples, and gather three of a kind to your faith.

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
nations-temple = Temple of { $seat }
nations-cell = place { $q }, { $r }
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
nations-points-end = { $points } points end the match.

## Options and presets

nations-option-points_card = Points card
nations-option-points_card-help = Victory points of a nation’s card.
nations-option-points_chip = Points chip
nations-option-points_chip-help = Victory points of the chip for a colour’s first nation.
nations-option-win_points = Points to win
nations-option-win_points-help = With three or four players the match ends at so many points.
nations-option-win_points_duel = Points to win a duel
nations-option-win_points_duel-help = With two players the match ends at so many points.
nations-option-constellation = Starting field
nations-option-constellation-help = How far apart the first temples stand.
nations-option-constellation-close = close
nations-option-constellation-wide = wide
nations-option-separate_cards = Each card by itself
nations-option-separate_cards-help = Desert, decay, whirlwind and extra action each count as an action of their own.
nations-option-actions = Actions a turn
nations-option-actions-help = How many actions a turn has.
nations-option-start_power = Power at the start
nations-option-start_power-help = Where every counter begins.
nations-option-income = Power a turn
nations-option-income-help = Collected when a turn begins.
nations-option-power_cap = Most power
nations-option-power_cap-help = What is gained above it is lost.
nations-option-tribe_cost = Cost of a tribe
nations-option-tribe_cost-help = Power for each neighbouring card.
nations-option-temple_cost = Cost of a temple
nations-option-temple_cost-help = Power for each neighbouring card.
nations-option-desert_gain = Gain of a desert
nations-option-desert_gain-help = Power for laying a desert from the display.
nations-option-move_cost = Cost of moving a desert
nations-option-move_cost-help = Power for moving a desert without a whirlwind.
nations-option-temples = Temples
nations-option-temples-help = Temples of each player, the first one on the field included.
nations-option-stones = God stones
nations-option-stones-help = Stones of each player.

nations-preset-book = By the book
nations-preset-quick = Quick: fewer points to win
nations-preset-wide = Wide: temples further apart
nations-preset-abundance = Abundance: more power
nations-preset-cards = Every card an action of its own

## What is asked

nations-prompt-act = Action { $number } of { $total }
nations-prompt-convert = Few stones are left: choose a tribe that turns.
nations-prompt-rob = Choose whose power the decay takes, or nobody’s.
nations-prompt-whirl = Choose a desert for the whirlwind, or none.
nations-prompt-set = Choose where the desert goes.
nations-prompt-last = Play an extra action, or end the turn.
nations-prompt-over = The match is over.

nations-do-card = { $card ->
    [1] Desert
    [2] Decay
    [3] Whirlwind
    [4] Take extra action
   *[other] Place tribe
}
nations-do-temple = Place temple
nations-do-move = Move desert
nations-do-discard = Discard
nations-do-extra = Extra action
nations-do-decline = No, thanks
nations-do-end = End turn

## Choices in words

nations-choose-tribe = Place the { $colour ->
    [0] Madder
    [1] Moss
    [2] Indigo
   *[other] Mulberry
} tribe for { $cost } power
nations-choose-temple = Place a temple for { $cost } power, turning { $turned ->
    [0] no tribe
    [one] one tribe
   *[other] { $turned } tribes
}
nations-choose-desert = Place the desert and gain { $gain } power
nations-choose-decay = Place the decay
nations-choose-whirlwind = Play the whirlwind
nations-choose-take-extra = Keep the extra action for a later turn
nations-choose-extra = Play an extra action card
nations-choose-lift = Lift this desert
nations-choose-set = Set the desert down here
nations-choose-discard = Put back: { $card ->
    [1] desert
    [2] decay
    [3] whirlwind
    [4] extra action
    [5] Madder tribe
    [6] Moss tribe
    [7] Indigo tribe
   *[other] Mulberry tribe
}
nations-choose-rob = Take 1 power from { $seat }
nations-choose-convert = Turn this { $colour ->
    [0] Madder
    [1] Moss
    [2] Indigo
   *[other] Mulberry
} tribe
nations-choose-decline = Leave it at that
nations-choose-end = End the turn

nations-note-faithless = It would follow no god.
nations-note-follows = It would follow { $seat }: { $colour ->
    [0] Madder
    [1] Moss
    [2] Indigo
   *[other] Mulberry
} tribe number { $tally }.
nations-note-nation = One { $colour ->
    [0] Madder
    [1] Moss
    [2] Indigo
   *[other] Mulberry
} nation for { $seat }: +{ $points }.
nations-note-temple = { $turned ->
    [0] No tribe would turn.
    [one] One tribe would turn to you.
   *[other] { $turned } tribes would turn to you.
}

## What happened

nations-event-turn-begun = Turn { $turn }: { $seat } collects { $gained } power.
nations-event-card-drawn = From the sack: { $card ->
    [1] a desert
    [2] a decay
    [3] a whirlwind
    [4] an extra action
    [5] a Madder tribe
    [6] a Moss tribe
    [7] an Indigo tribe
   *[other] a Mulberry tribe
}.
nations-event-card-set-aside = Two alike: one goes back to the sack.
nations-event-tribe-placed = { $seat } places one { $colour ->
    [0] Madder
    [1] Moss
    [2] Indigo
   *[other] Mulberry
} tribe for { $cost } power; { $faith_seat ->
    [nobody] it follows no god.
   *[other] it follows { $faith_seat }.
}
nations-event-temple-placed = { $seat } raises a temple for { $cost } power.
nations-event-tribe-turned = One { $colour ->
    [0] Madder
    [1] Moss
    [2] Indigo
   *[other] Mulberry
} tribe turns to { $seat }.
nations-event-tribe-forsaken = One { $colour ->
    [0] Madder
    [1] Moss
    [2] Indigo
   *[other] Mulberry
} tribe forsakes { $seat }.
nations-event-desert-placed = { $seat } lays a desert and gains { $gained } power.
nations-event-decay-placed = { $seat } lays a decay.
nations-event-power-taken = The decay takes 1 power from { $victim_seat } for { $seat }.
nations-event-whirlwind-played = { $seat } lets a whirlwind loose.
nations-event-extra-taken = { $seat } keeps an extra action.
nations-event-extra-played = { $seat } plays an extra action.
nations-event-desert-lifted = { $seat } lifts a desert.
nations-event-desert-set = { $seat } moves a desert.
nations-event-card-discarded = { $seat } discards { $card ->
    [1] a desert
    [2] a decay
    [3] a whirlwind
    [4] an extra action
    [5] a Madder tribe
    [6] a Moss tribe
    [7] an Indigo tribe
   *[other] a Mulberry tribe
}.
nations-event-nation-united = { $seat } unites one { $colour ->
    [0] Madder
    [1] Moss
    [2] Indigo
   *[other] Mulberry
} nation: +{ $points }.
nations-event-nation-lost = { $seat }’s { $colour ->
    [0] Madder
    [1] Moss
    [2] Indigo
   *[other] Mulberry
} nation falls to pieces: −{ $points }.
nations-event-action-lost = { $seat } has no action left to make.
nations-event-match-ended = The match ends: { $ending ->
    [1] enough points are won.
    [2] only identical cards are left.
    [3] the sack cannot refill the display.
   *[other] nothing has moved for two rounds.
}

## Ends and scoring

nations-end-points = Enough points are won.
nations-end-identical = Only identical cards are left for the display.
nations-end-sack = The sack cannot refill the display.
nations-end-stall = For two rounds nobody did more than discard and move deserts.

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
nations-score-tie = Tie: most power
nations-score-power = { $power } power

## Refusals

nations-refused-over = The match is over.
nations-refused-not-your-turn = It is another player’s turn.
nations-refused-choose-tribe = First choose the tribes that your last stones go to.
nations-refused-choose-victim = First say whose power the decay takes, if anyone’s.
nations-refused-choose-desert = First say which desert the whirlwind moves, if any.
nations-refused-set-desert = First set the lifted desert down.
nations-refused-actions-spent = Your actions are made; only an extra action card gives another.
nations-refused-no-tribe-there = No tribe lies on that place of the display.
nations-refused-no-temple = You have no temple left.
nations-refused-no-extra = You have no extra action card from an earlier turn.
nations-refused-no-desert-there = No desert lies there.
nations-refused-nothing-lifted = No desert has been lifted.
nations-refused-same-place = The desert must go to another place than the one it came from.
nations-refused-empty-slot = That place of the display is empty.
nations-refused-no-victim = No power can be taken from that player.
nations-refused-no-such-tribe = That tribe is not one of those to choose from.
nations-refused-renounce = Actions must be made; none can be renounced.
nations-refused-not-adjacent = A card must lie next to another card.
nations-refused-occupied = Another card lies there already.
nations-refused-power = That costs { $cost } power, and you have { $power }.
nations-refused-once = You have made this action in this turn already.
nations-refused-other-card = That card does not lie on that place of the display.

## The guided first match

nations-lesson-welcome = Welcome. You are a god, and this is the earth after the flood. Three tribes of one colour that follow you make a nation, and nations win. Each turn brings 3 power and two actions. Choose the Moss tribe on the display, then the lit place: beside your temple alone it will follow you, for 1 power.
nations-lesson-desert = A stone of your colour shows its faith. Now your second action: lay the desert. It brings 1 power and makes the places around it dearer — a wall for your tribe.
nations-lesson-rival = Your rival’s turn. Tribes follow whatever they touch, whoever lays them: watch.
nations-lesson-nation = A Moss tribe of hers follows you already. Lay the third one, and Moss is a nation of yours: its card, and the chip for being first.
nations-lesson-temple = A temple turns every tribe it touches, whoever it followed before. It costs 3 power for each card it touches. Take the Mulberry tribe from her.
nations-lesson-reply = What you do not spend is kept, up to 12 power. When nothing pays, a discard is free.
nations-lesson-win = Two Mulberry tribes follow you. Place the third.
nations-lesson-done = A second nation, and the match is yours. This first one needed seven points; a duel goes to ten, a larger table to nine. Guard your tribes, and mind the others’ power.
