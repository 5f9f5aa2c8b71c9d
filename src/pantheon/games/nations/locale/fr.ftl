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
nations-temple = { PERSON($seat) ->
    [you] Votre temple
   *[other] Temple { DE($seat) }
}
nations-cell = case { $q }, { $r }
    .plain = Case
nations-follows = suit { PERSON($seat) ->
    [you] votre foi
   *[other] { $seat }
}
nations-faithless = ne suit aucun dieu
nations-display = Présentoir
nations-sack = Sac
nations-power = Points de pouvoir
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
nations-option-start_power = Points de pouvoir au départ
nations-option-start_power-help = Points de pouvoir de chaque joueur au départ.
nations-option-later_power = Points de pouvoir pour les suivants
nations-option-later_power-help = Points de pouvoir en plus au départ par place après le premier joueur. 3 à deux joueurs, ou 1 à trois ou quatre, compense le fait de jouer après.
nations-option-income = Points de pouvoir par tour
nations-option-income-help = Reçus au début de chaque tour.
nations-option-power_cap = Maximum de points de pouvoir
nations-option-power_cap-help = Les points de pouvoir gagnés au-delà sont perdus.
nations-option-tribe_cost = Coût d’une tribu
nations-option-tribe_cost-help = Points de pouvoir par carte voisine.
nations-option-temple_cost = Coût d’un temple
nations-option-temple_cost-help = Points de pouvoir par carte voisine.
nations-option-desert_gain = Gain d’un désert
nations-option-desert_gain-help = Points de pouvoir gagnés en posant un désert du présentoir.
nations-option-move_cost = Coût du déplacement d’un désert
nations-option-move_cost-help = Points de pouvoir pour déplacer un désert sans tourbillon.
nations-option-temples = Temples
nations-option-temples-help = Temples par joueur, y compris celui du départ.
nations-option-stones = Pierres divines
nations-option-stones-help = Pierres divines par joueur.
nations-option-cards = Nombres de cartes
nations-option-cards-help = D’autres nombres de cartes dans le sac, au format du fichier cards.toml du jeu ; laissez vide pour ceux du livret.

nations-preset-book = Règles du livret
nations-preset-quick = Rapide : moins de points pour gagner
nations-preset-wide = Large : temples plus éloignés
nations-preset-abundance = Abondance : plus de pouvoir
nations-preset-cards = Chaque type de carte est une action distincte

## Consignes et boutons

nations-prompt-act = Action { $number } sur { $total }
nations-prompt-convert = Vous n’avez pas assez de pierres : choisissez la tribu à convertir.
nations-prompt-rob = Choisissez qui perd un point de pouvoir à cause de la ruine, ou personne.
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
nations-do-extra = Action supplé­mentaire
nations-do-decline = Passer
nations-do-end = Terminer le tour

## Choix

nations-choose-place-tribe = Poser la tribu { $colour ->
    [0] Garance
    [1] Mousse
    [2] Indigo
   *[other] Mûre
}{ nations-for-cost }
nations-for-cost = { $cost ->
    [0] {" "}gratuitement
    [one] {" "}pour { $cost } point de pouvoir
   *[other] {" "}pour { $cost } points de pouvoir
}
nations-choose-place-temple = Poser un temple{ nations-for-cost }{ $turned ->
    [0] {""}
    [1] {" "}et convertir une tribu
   *[other] {" "}et convertir { $turned } tribus
}
nations-choose-place-desert = Poser le désert{ nations-and-gain }
nations-and-gain = { $gain ->
    [0] {""}
    [one] {" "}et gagner { $gain } point de pouvoir
   *[other] {" "}et gagner { $gain } points de pouvoir
}
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
nations-note-follows = { PERSON($seat) ->
    [you] Ce serait votre { $tally ->
        [1] 1re
       *[other] { $tally }e
    } tribu { nations-colour }.
   *[other] Ce serait la { $tally ->
        [1] 1re
       *[other] { $tally }e
    } tribu { nations-colour } { DE($seat) }.
}
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

nations-event-turn-begun = Tour { $turn } : { $gained ->
    [0] à { $seat } de jouer.
    [one] { $seat } { VERB($seat, "reçoit", "recevez") } { $gained } point de pouvoir.
   *[other] { $seat } { VERB($seat, "reçoit", "recevez") } { $gained } points de pouvoir.
}
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
nations-event-tribe-placed = { $seat } { VERB($seat, "pose", "posez") } une tribu { nations-colour }{ nations-for-cost } ; { $faith_seat ->
    [nobody] elle ne suit aucun dieu.
   *[other] elle { PERSON($faith_seat) ->
        [you] vous suit.
       *[other] suit { $faith_seat }.
    }
}
nations-event-temple-placed = { $seat } { VERB($seat, "élève", "élevez") } un temple{ nations-for-cost }.
nations-event-tribe-turned = Une tribu { nations-colour } se convertit à { PERSON($seat) ->
    [you] votre foi.
   *[other] la foi { DE($seat) }.
}
nations-event-tribe-forsaken = Une tribu { nations-colour } { PERSON($seat) ->
    [you] vous abandonne.
   *[other] abandonne { $seat }.
}
nations-event-desert-placed = { $seat } { VERB($seat, "pose", "posez") } un désert{ $gained ->
    [0] .
    [one] {" "}et { VERB($seat, "gagne", "gagnez") } { $gained } point de pouvoir.
   *[other] {" "}et { VERB($seat, "gagne", "gagnez") } { $gained } points de pouvoir.
}
nations-event-decay-placed = { $seat } { VERB($seat, "pose", "posez") } une ruine.
nations-event-power-taken = { PERSON($victim_seat) ->
    [you] { $seat } vous prend 1 point de pouvoir grâce à la ruine.
   *[other] { $seat } { VERB($seat, "prend", "prenez") } 1 point de pouvoir à { $victim_seat } grâce à la ruine.
}
nations-event-whirlwind-played = { $seat } { VERB($seat, "joue", "jouez") } un tourbillon.
nations-event-extra-taken = { $seat } { VERB($seat, "garde", "gardez") } une action supplémentaire.
nations-event-extra-played = { $seat } { VERB($seat, "joue", "jouez") } une action supplémentaire.
nations-event-desert-lifted = { $seat } { VERB($seat, "prend", "prenez") } un désert.
nations-event-desert-set = { $seat } { VERB($seat, "déplace", "déplacez") } un désert.
nations-event-card-discarded = { $seat } { VERB($seat, "défausse", "défaussez") } { $card ->
    [1] un désert
    [2] une ruine
    [3] un tourbillon
    [4] une action supplémentaire
    [5] une tribu Garance
    [6] une tribu Mousse
    [7] une tribu Indigo
   *[other] une tribu Mûre
}.
nations-event-nation-united = { $seat } { VERB($seat, "réunit", "réunissez") } une nation { $colour ->
    [0] Garance
    [1] Mousse
    [2] Indigo
   *[other] Mûre
} : +{ $points }.
nations-event-nation-lost = { PERSON($seat) ->
    [you] Votre nation { nations-colour }
   *[other] La nation { nations-colour } { DE($seat) }
} se disloque (−{ $points }).
nations-event-action-lost = { $seat } { VERB($seat, "n’a", "n’avez") } plus d’action possible.
nations-event-match-ended = La partie s’arrête : { $ending ->
    [1] le score de victoire est atteint.
    [2] il ne reste que des cartes identiques.
    [3] le sac ne peut plus regarnir le présentoir.
   *[other] deux tours de table se sont joués sans progrès.
}

## Fins et décompte

nations-end-points = Le score de victoire est atteint.
nations-end-identical = Il ne reste que des cartes identiques pour le présentoir.
nations-end-sack = Le sac ne peut plus regarnir le présentoir.
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
nations-score-tie = Départage : le plus de points de pouvoir
nations-score-power = { $power ->
    [one] { $power } point
   *[other] { $power } points
} de pouvoir

## Refus

nations-refused-over = La partie est terminée.
nations-refused-not-your-turn = C’est le tour d’un autre joueur.
nations-refused-choose-tribe = Choisissez d’abord les tribus qui reçoivent vos dernières pierres.
nations-refused-choose-victim = Choisissez d’abord qui perd un point de pouvoir à cause de la ruine, ou personne.
nations-refused-choose-desert = Choisissez d’abord le désert que déplace le tourbillon, ou aucun.
nations-refused-set-desert = Posez d’abord le désert que vous avez pris.
nations-refused-actions-spent = Vous avez utilisé vos actions ; seule une carte d’action supplémentaire vous en donne une autre.
nations-refused-no-tribe-there = Il n’y a pas de tribu à cet emplacement du présentoir.
nations-refused-no-temple = Vous n’avez plus de temple.
nations-refused-no-extra = Vous n’avez pas de carte d’action supplémentaire d’un tour précédent.
nations-refused-no-desert-there = Il n’y a pas de désert à cet endroit.
nations-refused-nothing-lifted = Aucun désert n’a été pris.
nations-refused-same-place = Le désert doit changer de case.
nations-refused-empty-slot = Cet emplacement du présentoir est vide.
nations-refused-no-victim = Vous ne pouvez pas prendre de point de pouvoir à ce joueur.
nations-refused-no-such-tribe = Vous ne pouvez pas choisir cette tribu.
nations-refused-renounce = Vous devez jouer toutes vos actions.
nations-refused-not-adjacent = Il faut la poser à côté d’une autre carte.
nations-refused-occupied = Il y a déjà une carte sur cette case.
nations-refused-power = Cela coûte { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
} de pouvoir, mais vous en avez { $power }.
nations-refused-once = Vous avez déjà joué cette action pendant ce tour.
nations-refused-other-card = Cette carte n’est pas à cet emplacement du présentoir.

## Partie guidée

nations-lesson-welcome = Bienvenue ! Vous êtes un dieu, et voici la terre après le déluge. Trois tribus d’une même couleur qui vous suivent forment une nation. Les nations rapportent des points de victoire, et le joueur qui en a le plus gagne. À chaque tour, vous recevez 3 points de pouvoir et vous jouez deux actions. Choisissez la tribu Mousse du présentoir, puis la case mise en évidence. Une tribu coûte 1 point de pouvoir par carte touchée : ici, votre temple seul, et la tribu vous suivra.
nations-lesson-desert = La pierre à votre couleur montre que la tribu vous suit. Comme deuxième action, posez le désert. Il vous rapporte 1 point de pouvoir et rend les cases voisines plus chères : un rempart pour votre tribu.
nations-lesson-rival = C’est au tour d’Ada, votre rivale. Peu importe qui la pose, une tribu suit le dieu dont elle touche les temples ou, si elle n’en touche aucun, celui des tribus voisines ; entre plusieurs dieux, elle ne suit personne. Regardez !
nations-lesson-nation = Ada n’a pas fait attention : la tribu Mousse qu’elle a posée ne touche que votre camp, et vous suit donc. Posez la troisième pour que Mousse devienne votre nation : vous gagnez sa carte de points, et le jeton de la première nation de cette couleur.
nations-lesson-temple = Choisissez Poser un temple, puis la case mise en évidence. Un nouveau temple convertit toutes les tribus qu’il touche, et coûte 3 points de pouvoir par carte touchée. Prenez la tribu Mûre à Ada.
nations-lesson-reply = Vous conservez les points de pouvoir que vous ne dépensez pas, jusqu’à 12. Ada joue maintenant : elle pose une tribu et, comme rien d’autre ne vaut la dépense, défausse une carte du présentoir, ce qui est gratuit.
nations-lesson-win = La tribu Mûre qu’Ada vient de poser vous suit aussi : cela en fait deux. Posez la troisième.
nations-lesson-done = Une deuxième nation, et vous gagnez ! La carte d’une nation vaut 3 points de victoire, le jeton de la première nation d’une couleur 1, et six tribus d’une couleur rapportent sa seconde carte, soit 3 de plus. Cette première partie se jouait en sept points ; à deux, on joue en dix points, à trois ou quatre en neuf. Une partie s’arrête dès qu’un joueur les atteint, ou quand le sac ne peut plus regarnir le présentoir ; le joueur qui a le plus de points de victoire gagne. Si vous passez sous trois tribus, vous rendez la carte, mais gardez le jeton : protégez-les, et surveillez les points de pouvoir des autres, qui paient les temples.

## Résumé des règles

nations-summary-1 = But : atteindre le premier 9 points de victoire (10 à deux joueurs) grâce à des nations : trois tribus d’une même couleur qui vous suivent.
    .picture = nations-points-madder
nations-summary-2 = À chaque tour, vous recevez 3 points de pouvoir et jouez deux actions. Poser une tribu coûte 1 point de pouvoir par carte touchée.
    .picture = nations-tribe-moss
nations-summary-3 = Une tribu suit le dieu dont elle touche les temples ; si elle n’en touche aucun, celui des tribus voisines. Si celles-ci suivent plusieurs dieux, elle n’en suit aucun.
    .picture = nations-stone-blue
nations-summary-4 = Un temple coûte 3 points de pouvoir par carte touchée et convertit toutes les tribus voisines.
    .picture = nations-temple-blue
nations-summary-5 = Les déserts rapportent 1 point de pouvoir et renchérissent les cases voisines. Les tourbillons les déplacent.
    .picture = nations-desert
nations-summary-6 = Une ruine prend 1 point de pouvoir au propriétaire d’un temple qu’elle touche. Les actions supplémentaires se gardent pour plus tard.
    .picture = nations-decay
nations-summary-7 = Une nation vaut 3 points, et 1 de plus pour la première de sa couleur. Si vous perdez ses tribus, vous perdez aussi les 3 points.
    .picture = nations-chip-madder
nations-summary-8 = La partie s’arrête aussi quand le sac ne peut plus regarnir le présentoir de deux cartes différentes.
    .picture = nations-back
