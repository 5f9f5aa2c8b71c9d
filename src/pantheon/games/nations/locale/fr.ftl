# GODS : tous les messages, en français.

nations-blurb = Posez des tribus, élevez des temples et ralliez à votre foi trois tribus de même couleur.

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
nations-temple = Temple ({ $seat })
nations-cell = case { $q }, { $r }
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
nations-points-end = La partie s’arrête à { $points } points.

## Options et préréglages

nations-option-points_card = Carte de points
nations-option-points_card-help = Points de victoire de la carte de points d’une nation.
nations-option-points_chip = Jeton de points
nations-option-points_chip-help = Points de victoire pour la première nation d’une couleur.
nations-option-win_points = Points pour gagner
nations-option-win_points-help = Points qui mettent fin à la partie, à trois ou quatre joueurs.
nations-option-win_points_duel = Points pour gagner à deux
nations-option-win_points_duel-help = Points qui mettent fin à la partie, à deux joueurs.
nations-option-constellation = Terrain de départ
nations-option-constellation-help = Distance entre les premiers temples.
nations-option-constellation-close = serré
nations-option-constellation-wide = large
nations-option-separate_cards = Une action par type de carte
nations-option-separate_cards-help = Désert, ruine, tourbillon et action supplémentaire comptent comme des actions différentes.
nations-option-actions = Actions par tour
nations-option-actions-help = Nombre d’actions par tour.
nations-option-start_power = Pouvoir au départ
nations-option-start_power-help = Pouvoir de chaque joueur au départ.
nations-option-income = Pouvoir par tour
nations-option-income-help = Reçu au début de chaque tour.
nations-option-power_cap = Pouvoir maximal
nations-option-power_cap-help = Le pouvoir gagné au-delà est perdu.
nations-option-tribe_cost = Coût d’une tribu
nations-option-tribe_cost-help = Points de pouvoir par carte voisine.
nations-option-temple_cost = Coût d’un temple
nations-option-temple_cost-help = Points de pouvoir par carte voisine.
nations-option-desert_gain = Gain d’un désert
nations-option-desert_gain-help = Points de pouvoir gagnés en posant un désert de l’étal.
nations-option-move_cost = Coût du déplacement d’un désert
nations-option-move_cost-help = Points de pouvoir pour déplacer un désert sans tourbillon.
nations-option-temples = Temples
nations-option-temples-help = Temples par joueur, y compris celui du départ.
nations-option-stones = Pierres divines
nations-option-stones-help = Pierres divines par joueur.

nations-preset-book = Règles du livret
nations-preset-quick = Rapide : moins de points pour gagner
nations-preset-wide = Large : temples plus éloignés
nations-preset-abundance = Abondance : plus de pouvoir
nations-preset-cards = Chaque type de carte est une action distincte

## Consignes et boutons

nations-prompt-act = Action { $number } sur { $total }
nations-prompt-convert = Vous n’avez pas assez de pierres : choisissez la tribu à convertir.
nations-prompt-rob = Choisissez qui perd du pouvoir à cause de la ruine, ou personne.
nations-prompt-whirl = Choisissez le désert que déplace le tourbillon, ou aucun.
nations-prompt-set = Choisissez où poser le désert.
nations-prompt-last = Jouez une action supplémentaire ou terminez votre tour.
nations-prompt-over = La partie est terminée.

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
nations-do-decline = Passer
nations-do-end = Terminer le tour

## Choix

nations-choose-place-tribe = Poser la tribu { $colour ->
    [0] Garance
    [1] Mousse
    [2] Indigo
   *[other] Mûre
} pour { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
} de pouvoir
nations-choose-place-temple = Poser un temple pour { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
} de pouvoir ({ $turned ->
    [0] aucune tribu convertie
    [1] une tribu convertie
   *[other] { $turned } tribus converties
})
nations-choose-place-desert = Poser le désert et gagner { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} de pouvoir
nations-choose-place-decay = Poser la ruine
nations-choose-play-whirlwind = Jouer le tourbillon
nations-choose-take-extra = Garder l’action supplémentaire pour plus tard
nations-choose-play-extra = Jouer une carte d’action supplémentaire
nations-choose-lift-desert = Prendre ce désert
nations-choose-set-desert = Poser le désert ici
nations-choose-discard = Remettre au sac : { $card ->
    [1] désert
    [2] ruine
    [3] tourbillon
    [4] action supplémentaire
    [5] tribu Garance
    [6] tribu Mousse
    [7] tribu Indigo
   *[other] tribu Mûre
}
nations-choose-take-power = Prendre 1 point de pouvoir à { $seat }
nations-choose-convert = Convertir cette tribu { $colour ->
    [0] Garance
    [1] Mousse
    [2] Indigo
   *[other] Mûre
}
nations-choose-decline = Ne rien faire
nations-choose-end-turn = Terminer votre tour

nations-note-faithless = Elle ne suivrait aucun dieu.
nations-note-follows = Elle suivrait { $seat } : { $tally ->
    [1] 1re
   *[other] { $tally }e
} tribu { $colour ->
    [0] Garance
    [1] Mousse
    [2] Indigo
   *[other] Mûre
}.
nations-note-nation = Nation { $colour ->
    [0] Garance
    [1] Mousse
    [2] Indigo
   *[other] Mûre
} pour { $seat } : +{ $points }.
nations-note-temple = { $turned ->
    [0] Il ne convertirait aucune tribu.
    [1] Il vous rallierait une tribu.
   *[other] Il vous rallierait { $turned } tribus.
}

## Événements

nations-event-turn-begun = Tour { $turn } : { $seat } reçoit { $gained ->
    [one] { $gained } point
   *[other] { $gained } points
} de pouvoir.
nations-event-card-drawn = Tiré du sac : { $card ->
    [1] un désert
    [2] une ruine
    [3] un tourbillon
    [4] une action supplémentaire
    [5] une tribu Garance
    [6] une tribu Mousse
    [7] une tribu Indigo
   *[other] une tribu Mûre
}.
nations-event-card-set-aside = Deux cartes identiques : l’une retourne dans le sac.
nations-event-tribe-placed = { $seat } pose une tribu { $colour ->
    [0] Garance
    [1] Mousse
    [2] Indigo
   *[other] Mûre
} pour { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
} de pouvoir ; { $faith_seat ->
    [nobody] elle ne suit aucun dieu.
   *[other] elle suit { $faith_seat }.
}
nations-event-temple-placed = { $seat } élève un temple pour { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
} de pouvoir.
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
nations-event-desert-placed = { $seat } pose un désert et gagne { $gained ->
    [one] { $gained } point
   *[other] { $gained } points
} de pouvoir.
nations-event-decay-placed = { $seat } pose une ruine.
nations-event-power-taken = { $seat } prend 1 point de pouvoir à { $victim_seat } grâce à la ruine.
nations-event-whirlwind-played = { $seat } joue un tourbillon.
nations-event-extra-taken = { $seat } garde une action supplémentaire.
nations-event-extra-played = { $seat } joue une action supplémentaire.
nations-event-desert-lifted = { $seat } prend un désert.
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
nations-event-nation-united = { $seat } réunit une nation { $colour ->
    [0] Garance
    [1] Mousse
    [2] Indigo
   *[other] Mûre
} : +{ $points }.
nations-event-nation-lost = { $seat } : la nation { $colour ->
    [0] Garance
    [1] Mousse
    [2] Indigo
   *[other] Mûre
} se disloque (−{ $points }).
nations-event-action-lost = { $seat } n’a plus d’action possible.
nations-event-match-ended = La partie s’arrête : { $ending ->
    [1] le score de victoire est atteint.
    [2] il ne reste que des cartes identiques.
    [3] le sac ne peut plus regarnir l’étal.
   *[other] deux tours de table se sont joués sans progrès.
}

## Fins et décompte

nations-end-points = Le score de victoire est atteint.
nations-end-identical = Il ne reste que des cartes identiques pour l’étal.
nations-end-sack = Le sac ne peut plus regarnir l’étal.
nations-end-stall = Pendant deux tours de table, les joueurs n’ont fait que défausser des cartes et déplacer des déserts.

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
nations-score-tie = Départage : le plus de pouvoir
nations-score-power = { $power ->
    [one] { $power } point
   *[other] { $power } points
} de pouvoir

## Refus

nations-refused-over = La partie est terminée.
nations-refused-not-your-turn = C’est le tour d’un autre joueur.
nations-refused-choose-tribe = Choisissez d’abord les tribus qui reçoivent vos dernières pierres.
nations-refused-choose-victim = Choisissez d’abord qui perd du pouvoir à cause de la ruine, ou personne.
nations-refused-choose-desert = Choisissez d’abord le désert que déplace le tourbillon, ou aucun.
nations-refused-set-desert = Posez d’abord le désert que vous avez pris.
nations-refused-actions-spent = Vous avez utilisé vos actions ; seule une carte d’action supplémentaire vous en donne une autre.
nations-refused-no-tribe-there = Il n’y a pas de tribu à cet emplacement de l’étal.
nations-refused-no-temple = Vous n’avez plus de temple.
nations-refused-no-extra = Vous n’avez pas de carte d’action supplémentaire d’un tour précédent.
nations-refused-no-desert-there = Il n’y a pas de désert à cet endroit.
nations-refused-nothing-lifted = Aucun désert n’a été pris.
nations-refused-same-place = Le désert doit changer de case.
nations-refused-empty-slot = Cet emplacement de l’étal est vide.
nations-refused-no-victim = Vous ne pouvez pas prendre de pouvoir à ce joueur.
nations-refused-no-such-tribe = Vous ne pouvez pas choisir cette tribu.
nations-refused-renounce = Vous devez jouer toutes vos actions.
nations-refused-not-adjacent = Il faut la poser à côté d’une autre carte.
nations-refused-occupied = Il y a déjà une carte sur cette case.
nations-refused-power = Cela coûte { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
} de pouvoir, mais vous en avez { $power }.
nations-refused-once = Vous avez déjà joué cette action pendant ce tour.
nations-refused-other-card = Cette carte n’est pas à cet emplacement de l’étal.

## Partie guidée

nations-lesson-welcome = Bienvenue ! Vous êtes un dieu, et voici la terre après le déluge. Trois tribus d’une même couleur qui vous suivent forment une nation, et les nations font gagner la partie. À chaque tour, vous recevez 3 points de pouvoir et vous jouez deux actions. Choisissez la tribu Mousse de l’étal, puis la case mise en évidence : elle ne touche que votre temple, la tribu vous suivra donc, pour 1 point de pouvoir.
nations-lesson-desert = Une pierre à votre couleur indique qui la tribu suit. Comme deuxième action, posez le désert. Il vous rapporte 1 point de pouvoir et rend les cases voisines plus chères : un rempart pour votre tribu.
nations-lesson-rival = Votre rivale joue. Une tribu suit ce qu’elle touche, peu importe qui la pose. Regardez !
nations-lesson-nation = Elle a posé une tribu Mousse, et cette tribu vous suit. Posez la troisième pour que Mousse devienne votre nation : vous gagnez sa carte de points, et le jeton réservé au premier.
nations-lesson-temple = Un temple convertit toutes les tribus qu’il touche, quel que soit le dieu qu’elles suivaient. Il coûte 3 points de pouvoir par carte touchée. Prenez-lui la tribu Mûre.
nations-lesson-reply = Vous conservez le pouvoir que vous ne dépensez pas, jusqu’à 12. Quand rien ne vaut la dépense, défausser est gratuit.
nations-lesson-win = Deux tribus Mûre vous suivent. Posez la troisième.
nations-lesson-done = Une deuxième nation, et vous gagnez ! Cette première partie demandait sept points ; à deux, on joue en dix points, à trois ou quatre en neuf. Protégez vos tribus, et surveillez le pouvoir des autres.
