# GODS — tout ce que dit le jeu, en français.

nations-blurb = Posez des tribus, élevez des temples et ralliez trois tribus semblables à votre foi.

## Noms

nations-colour = { $colour ->
    [0] Garance
    [1] Mousse
    [2] Indigo
   *[other] Mûre
}
nations-card = { $card ->
    [1] Désert
    [2] Ruine
    [3] Tourbillon
    [4] Action supplémentaire
    [5] Tribu Garance
    [6] Tribu Mousse
    [7] Tribu Indigo
   *[other] Tribu Mûre
}
nations-temple = Temple de { $seat }
nations-cell = place { $q }, { $r }
nations-follows = suit { $seat }
nations-faithless = ne suit aucun dieu
nations-display = Étal
nations-sack = Sac
nations-power = Pouvoir
nations-temples = Temples restants
nations-stones = Pierres restantes
nations-tribes-of = { $colour ->
    [0] Tribus Garance
    [1] Tribus Mousse
    [2] Tribus Indigo
   *[other] Tribus Mûre
}
nations-points-card = { $colour ->
    [0] Carte de points Garance
    [1] Carte de points Mousse
    [2] Carte de points Indigo
   *[other] Carte de points Mûre
}
nations-chip = { $colour ->
    [0] Jeton Garance
    [1] Jeton Mousse
    [2] Jeton Indigo
   *[other] Jeton Mûre
}
nations-stock = Nations
nations-points-cards = Cartes
nations-chips = Jeton
nations-in-sack = Dans le sac
nations-points-end = { $points } points terminent la partie.

## Options et préréglages

nations-option-points_card = Carte de points
nations-option-points_card-help = Points de victoire de la carte d’une nation.
nations-option-points_chip = Jeton de points
nations-option-points_chip-help = Points de victoire du jeton de la première nation d’une couleur.
nations-option-win_points = Points pour gagner
nations-option-win_points-help = À trois ou quatre, la partie s’arrête à ce nombre de points.
nations-option-win_points_duel = Points pour gagner un duel
nations-option-win_points_duel-help = À deux, la partie s’arrête à ce nombre de points.
nations-option-constellation = Terrain de départ
nations-option-constellation-help = L’écart entre les premiers temples.
nations-option-constellation-close = serré
nations-option-constellation-wide = large
nations-option-separate_cards = Chaque carte à part
nations-option-separate_cards-help = Désert, ruine, tourbillon et action supplémentaire sont autant d’actions distinctes.
nations-option-actions = Actions par tour
nations-option-actions-help = Le nombre d’actions d’un tour.
nations-option-start_power = Pouvoir au départ
nations-option-start_power-help = Là où commence chaque compteur.
nations-option-income = Pouvoir par tour
nations-option-income-help = Reçu au début de chaque tour.
nations-option-power_cap = Pouvoir maximal
nations-option-power_cap-help = Ce qui dépasse est perdu.
nations-option-tribe_cost = Coût d’une tribu
nations-option-tribe_cost-help = Pouvoir par carte voisine.
nations-option-temple_cost = Coût d’un temple
nations-option-temple_cost-help = Pouvoir par carte voisine.
nations-option-desert_gain = Gain d’un désert
nations-option-desert_gain-help = Pouvoir reçu pour un désert posé depuis l’étal.
nations-option-move_cost = Coût d’un désert déplacé
nations-option-move_cost-help = Pouvoir pour déplacer un désert sans tourbillon.
nations-option-temples = Temples
nations-option-temples-help = Temples de chaque joueur, y compris celui du départ.
nations-option-stones = Pierres divines
nations-option-stones-help = Pierres de chaque joueur.

nations-preset-book = Selon le livret
nations-preset-quick = Rapide : moins de points pour gagner
nations-preset-wide = Large : temples plus éloignés
nations-preset-abundance = Abondance : plus de pouvoir
nations-preset-cards = Chaque carte est une action à part

## Ce qui est demandé

nations-prompt-act = Action { $number } sur { $total }
nations-prompt-convert = Il reste peu de pierres : choisissez une tribu à convertir.
nations-prompt-rob = Choisissez à qui la ruine prend du pouvoir, ou à personne.
nations-prompt-whirl = Choisissez un désert pour le tourbillon, ou aucun.
nations-prompt-set = Choisissez où va le désert.
nations-prompt-last = Jouez une action supplémentaire ou finissez le tour.
nations-prompt-over = La partie est finie.

nations-do-card = { $card ->
    [1] Désert
    [2] Ruine
    [3] Tourbillon
    [4] Garder l’action
   *[other] Poser la tribu
}
nations-do-temple = Poser un temple
nations-do-move = Déplacer un désert
nations-do-discard = Défausser
nations-do-extra = Action supplémentaire
nations-do-decline = Non, merci
nations-do-end = Finir le tour

## Les choix en toutes lettres

nations-choose-tribe = Poser la tribu { $colour ->
    [0] Garance
    [1] Mousse
    [2] Indigo
   *[other] Mûre
} pour { $cost } de pouvoir
nations-choose-temple = Poser un temple pour { $cost } de pouvoir ; { $turned ->
    [0] aucune tribu convertie
    [one] une tribu convertie
   *[other] { $turned } tribus converties
}
nations-choose-desert = Poser le désert et gagner { $gain } de pouvoir
nations-choose-decay = Poser la ruine
nations-choose-whirlwind = Jouer le tourbillon
nations-choose-take-extra = Garder l’action supplémentaire pour plus tard
nations-choose-extra = Jouer une action supplémentaire
nations-choose-lift = Soulever ce désert
nations-choose-set = Poser le désert ici
nations-choose-discard = Remettre au sac : { $card ->
    [1] désert
    [2] ruine
    [3] tourbillon
    [4] action supplémentaire
    [5] tribu Garance
    [6] tribu Mousse
    [7] tribu Indigo
   *[other] tribu Mûre
}
nations-choose-rob = Prendre 1 de pouvoir à { $seat }
nations-choose-convert = Convertir cette tribu { $colour ->
    [0] Garance
    [1] Mousse
    [2] Indigo
   *[other] Mûre
}
nations-choose-decline = En rester là
nations-choose-end = Finir le tour

nations-note-faithless = Elle ne suivrait aucun dieu.
nations-note-follows = Elle suivrait { $seat } : tribu { $colour ->
    [0] Garance
    [1] Mousse
    [2] Indigo
   *[other] Mûre
} numéro { $tally }.
nations-note-nation = Une nation { $colour ->
    [0] Garance
    [1] Mousse
    [2] Indigo
   *[other] Mûre
} pour { $seat } : +{ $points }.
nations-note-temple = { $turned ->
    [0] Aucune tribu ne se convertirait.
    [one] Une tribu se convertirait à vous.
   *[other] { $turned } tribus se convertiraient à vous.
}

## Ce qui s’est passé

nations-event-turn-begun = Tour { $turn } : { $seat } reçoit { $gained } de pouvoir.
nations-event-card-drawn = Du sac : { $card ->
    [1] un désert
    [2] une ruine
    [3] un tourbillon
    [4] une action supplémentaire
    [5] une tribu Garance
    [6] une tribu Mousse
    [7] une tribu Indigo
   *[other] une tribu Mûre
}.
nations-event-card-set-aside = Deux cartes pareilles : l’une retourne au sac.
nations-event-tribe-placed = { $seat } pose une tribu { $colour ->
    [0] Garance
    [1] Mousse
    [2] Indigo
   *[other] Mûre
} pour { $cost } de pouvoir ; { $faith_seat ->
    [nobody] elle ne suit aucun dieu.
   *[other] elle suit { $faith_seat }.
}
nations-event-temple-placed = { $seat } élève un temple pour { $cost } de pouvoir.
nations-event-tribe-turned = Une tribu { $colour ->
    [0] Garance
    [1] Mousse
    [2] Indigo
   *[other] Mûre
} se convertit à { $seat }.
nations-event-tribe-forsaken = Une tribu { $colour ->
    [0] Garance
    [1] Mousse
    [2] Indigo
   *[other] Mûre
} abandonne { $seat }.
nations-event-desert-placed = { $seat } pose un désert et gagne { $gained } de pouvoir.
nations-event-decay-placed = { $seat } pose une ruine.
nations-event-power-taken = La ruine prend 1 de pouvoir à { $victim_seat } pour { $seat }.
nations-event-whirlwind-played = { $seat } lâche un tourbillon.
nations-event-extra-taken = { $seat } garde une action supplémentaire.
nations-event-extra-played = { $seat } joue une action supplémentaire.
nations-event-desert-lifted = { $seat } soulève un désert.
nations-event-desert-set = { $seat } déplace un désert.
nations-event-card-discarded = { $seat } défausse { $card ->
    [1] un désert
    [2] une ruine
    [3] un tourbillon
    [4] une action supplémentaire
    [5] une tribu Garance
    [6] une tribu Mousse
    [7] une tribu Indigo
   *[other] une tribu Mûre
}.
nations-event-nation-united = { $seat } unit une nation { $colour ->
    [0] Garance
    [1] Mousse
    [2] Indigo
   *[other] Mûre
} : +{ $points }.
nations-event-nation-lost = La nation { $colour ->
    [0] Garance
    [1] Mousse
    [2] Indigo
   *[other] Mûre
} de { $seat } se disloque : −{ $points }.
nations-event-action-lost = { $seat } n’a plus d’action possible.
nations-event-match-ended = La partie s’arrête : { $ending ->
    [1] il y a assez de points.
    [2] il ne reste que des cartes pareilles.
    [3] le sac ne peut plus garnir l’étal.
   *[other] rien n’a bougé pendant deux tours de table.
}

## Fins et décompte

nations-end-points = Il y a assez de points.
nations-end-identical = Il ne reste que des cartes pareilles pour l’étal.
nations-end-sack = Le sac ne peut plus garnir l’étal.
nations-end-stall = Pendant deux tours de table, on n’a fait que défausser et déplacer des déserts.

nations-score-nations = Nations
nations-score-nation = Nation { $colour ->
    [0] Garance
    [1] Mousse
    [2] Indigo
   *[other] Mûre
} de { $tribes } tribus
nations-score-chips = Jetons
nations-score-chip = Première nation { $colour ->
    [0] Garance
    [1] Mousse
    [2] Indigo
   *[other] Mûre
}
nations-score-tie = Égalité : le plus de pouvoir
nations-score-power = { $power } de pouvoir

## Refus

nations-refused-over = La partie est finie.
nations-refused-not-your-turn = C’est le tour d’un autre joueur.
nations-refused-choose-tribe = Choisissez d’abord les tribus qui reçoivent vos dernières pierres.
nations-refused-choose-victim = Dites d’abord à qui la ruine prend du pouvoir, ou à personne.
nations-refused-choose-desert = Dites d’abord quel désert le tourbillon déplace, ou aucun.
nations-refused-set-desert = Posez d’abord le désert soulevé.
nations-refused-actions-spent = Vos actions sont faites ; seule une carte d’action supplémentaire en donne une autre.
nations-refused-no-tribe-there = Aucune tribu à cette place de l’étal.
nations-refused-no-temple = Il ne vous reste aucun temple.
nations-refused-no-extra = Vous n’avez pas de carte d’action supplémentaire d’un tour précédent.
nations-refused-no-desert-there = Il n’y a pas de désert à cet endroit.
nations-refused-nothing-lifted = Aucun désert n’a été soulevé.
nations-refused-same-place = Le désert doit aller ailleurs que là d’où il vient.
nations-refused-empty-slot = Cette place de l’étal est vide.
nations-refused-no-victim = On ne peut rien prendre à ce joueur.
nations-refused-no-such-tribe = Cette tribu n’est pas parmi celles à choisir.
nations-refused-renounce = Les actions sont obligatoires ; on ne renonce à aucune.
nations-refused-not-adjacent = Une carte doit toucher une autre carte.
nations-refused-occupied = Une autre carte s’y trouve déjà.
nations-refused-power = Cela coûte { $cost } de pouvoir, et vous en avez { $power }.
nations-refused-once = Vous avez déjà fait cette action pendant ce tour.
nations-refused-other-card = Cette carte n’est pas à cette place de l’étal.

## La première partie guidée

nations-lesson-welcome = Bienvenue. Vous êtes un dieu, et voici la terre après le déluge. Trois tribus d’une couleur qui vous suivent font une nation, et les nations font gagner. Chaque tour apporte 3 de pouvoir et deux actions. Choisissez la tribu Mousse de l’étal, puis la place éclairée : contre votre seul temple, elle vous suivra, pour 1 de pouvoir.
nations-lesson-desert = Une pierre à votre couleur montre sa foi. À présent la seconde action : posez le désert. Il rapporte 1 de pouvoir et renchérit les places voisines — un rempart pour votre tribu.
nations-lesson-rival = Au tour de votre rivale. Les tribus suivent ce qu’elles touchent, qui que ce soit qui les pose : regardez.
nations-lesson-nation = Une de ses tribus Mousse vous suit déjà. Posez la troisième, et Mousse devient votre nation : sa carte, et le jeton de la première.
nations-lesson-temple = Un temple convertit toutes les tribus qu’il touche, quel que fût leur dieu. Il coûte 3 de pouvoir par carte touchée. Prenez-lui la tribu Mûre.
nations-lesson-reply = Ce que vous ne dépensez pas se garde, jusqu’à 12. Quand rien ne paie, défausser est gratuit.
nations-lesson-win = Deux tribus Mûre vous suivent. Posez la troisième.
nations-lesson-done = Une seconde nation, et la partie est à vous. Cette première demandait sept points ; un duel va à dix, une table plus grande à neuf. Gardez vos tribus, et surveillez le pouvoir des autres.
