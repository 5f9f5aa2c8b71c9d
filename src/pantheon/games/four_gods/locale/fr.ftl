# 4 Gods — tout ce que dit le jeu, en français.

four_gods-blurb = Bâtissez un seul Monde, tous en même temps, et gagnez ses Royaumes pour votre dieu.

## Noms

four_gods-colour = { $colour ->
    [0] bleu
    [1] jaune
    [2] vert
   *[other] gris
}
four_gods-terrain = { $terrain ->
    [0] mer
    [1] plaine
    [2] forêt
   *[other] montagne
}
four_gods-god = { $god ->
    [0] déesse des Ondins
    [1] dieu des Humains
    [2] déesse des Elfes
   *[other] dieu des Nains
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
four_gods-god-secret = Dieu secret des prophètes { $colour ->
    [0] bleus
    [1] jaunes
    [2] verts
   *[other] gris
}
four_gods-cell = { $cell }
four_gods-ribbon = { $seat }
four_gods-row = Rangée de { $seat }
four_gods-slot = Emplacement { $slot } de la rangée de { $seat }
four_gods-region = Sur la tuile : { four_gods-terrain }
four_gods-face = Tuile : { $a ->
    [0] mer
    [1] plaine
    [2] forêt
   *[other] montagne
}, { $b ->
    [0] mer
    [1] plaine
    [2] forêt
   *[other] montagne
}, { $c ->
    [0] mer
    [1] plaine
    [2] forêt
   *[other] montagne
}, { $d ->
    [0] mer
    [1] plaine
    [2] forêt
   *[other] montagne
}
four_gods-prophet = Un prophète { four_gods-colour } de { $seat }
four_gods-city = Cité légendaire en { $cell }
four_gods-city-protected = Cité légendaire en { $cell }, à l’abri de toute tuile
four_gods-kingdom = Royaume de { four_gods-terrain } : { $tiles } tuiles, valeur { $worth } ; { $prophets ->
    [0] aucun prophète
   *[other] prophètes : { $blue } bleus, { $yellow } jaunes, { $green } verts, { $grey } gris
}
four_gods-kingdoms = Royaumes
four_gods-largest = Le plus grand
four_gods-number = Nombre
four_gods-reserve = Prophètes { $colour ->
    [0] bleus
    [1] jaunes
    [2] verts
   *[other] gris
} en réserve
four_gods-cities-held = Cités tenues par { $colour ->
    [0] les bleus
    [1] les jaunes
    [2] les verts
   *[other] les gris
}
four_gods-spoils = Cités détruites par { $colour ->
    [0] les bleus
    [1] les jaunes
    [2] les verts
   *[other] les gris
}
four_gods-hands = Mains de { $seat }
four_gods-bag = Sac
four_gods-tokens = Cités restantes
four_gods-gods = Dieux
four_gods-colours = Couleurs

## Options et formules

four_gods-option-play = Jeu
four_gods-option-play-help = Tous en même temps, ou tour par tour au sablier.
four_gods-option-play-simultaneous = simultané
four_gods-option-play-turns = tours chronométrés
four_gods-option-gods = Dieux
four_gods-option-gods-help = Choisis aux yeux de tous, ou distribués face cachée au départ. Les dieux secrets sont déconseillés à deux avec quatre dieux : chacun connaîtrait ceux de l’autre.
four_gods-option-gods-visible = visibles
four_gods-option-gods-secret = secrets
four_gods-option-duel = Dieux à deux joueurs
four_gods-option-duel-help = À deux : les quatre dieux, deux chacun, la couleur la plus basse décidant ; ou un dieu chacun.
four_gods-option-duel-four = quatre, deux chacun
four_gods-option-duel-two = deux, un chacun
four_gods-option-clock = Sablier
four_gods-option-clock-help = Secondes d’un tour, et de la période finale par joueur ; 0 pour aucun.
four_gods-option-stall_limit = Blocage, en secondes
four_gods-option-stall_limit-help = En jeu simultané, la partie s’arrête après ce temps sans progrès.
four_gods-option-stall_actions = Blocage, en actions
four_gods-option-stall_actions-help = Sans sablier, ce nombre d’actions sans progrès met fin au tour, ou à la partie en jeu simultané.
four_gods-option-referee = Arbitre
four_gods-option-referee-help = Strict, il refuse une tuile mal posée. Sur l’honneur, les tuiles restent comme on les pose jusqu’à ce qu’on les conteste.
four_gods-option-referee-strict = strict
four_gods-option-referee-honour = sur l’honneur
four_gods-option-penalty_1 = Pénalités, place 1
four_gods-option-penalty_1-help = Sur l’honneur, une tuile mal posée et contestée coûte un prophète à ce joueur.
four_gods-option-penalty_2 = Pénalités, place 2
four_gods-option-penalty_2-help = Sur l’honneur, une tuile mal posée et contestée coûte un prophète à ce joueur.
four_gods-option-penalty_3 = Pénalités, place 3
four_gods-option-penalty_3-help = Sur l’honneur, une tuile mal posée et contestée coûte un prophète à ce joueur.
four_gods-option-penalty_4 = Pénalités, place 4
four_gods-option-penalty_4-help = Sur l’honneur, une tuile mal posée et contestée coûte un prophète à ce joueur.
four_gods-option-french_unoccupied = Lecture française
four_gods-option-french_unoccupied-help = Un Royaume de moins de deux tuiles inoccupées ne rapporte rien.
four_gods-option-size = Monde
four_gods-option-size-help = Nombre de cases d’un côté du Monde.
four_gods-option-cities = Cités légendaires
four_gods-option-cities-help = Jetons de cité au départ.
four_gods-option-city_points = Points d’une cité
four_gods-option-city_points-help = Pour chaque cité tenue et chaque cité détruite.
four_gods-option-tiles = Jeu de tuiles
four_gods-option-tiles-help = Un jeu à soi, au format du fichier tiles.toml ; vide pour celui du jeu.

four_gods-preset-book = Selon le livret : tous ensemble, dieux visibles
four_gods-preset-turns = Tours chronométrés
four_gods-preset-secret = Dieux secrets
four_gods-preset-secret_turns = Dieux secrets, tours chronométrés
four_gods-preset-duel = À deux, un dieu chacun
four_gods-preset-first = Première partie : des tours sans sablier
four_gods-preset-honour = Sur l’honneur : on peut contester une tuile
four_gods-preset-veterans = Sur l’honneur, avec pénalités pour tous
four_gods-preset-french = La lecture française
four_gods-preset-study = Tous ensemble sans sablier, pour l’étude

## Ce qui est demandé

four_gods-prompt-act = Placez, défaussez, piochez, prenez : autant que vous voulez.
four_gods-prompt-godless = Bâtissez le Monde, et choisissez un dieu le moment venu.
four_gods-prompt-prophet = Vous pouvez envoyer un prophète sur la tuile que vous venez de poser.
four_gods-prompt-final = { $reason ->
    [1] Le Monde est plein : derniers instants.
   *[other] Le sac est vide : derniers instants.
}
four_gods-prompt-ready = Une tuile dans chaque main. Êtes-vous prêt ?
four_gods-prompt-waiting = On attend que tous soient prêts.
four_gods-prompt-watching = Les dieux sont à l’œuvre.
four_gods-prompt-off-turn = { $seat } joue. Vous pouvez retourner des tuiles dans votre rangée.
four_gods-prompt-colour = { $seat } prend une couleur de prophètes.
four_gods-prompt-give-up = Votre tuile mal posée coûte un prophète : choisissez lequel.
four_gods-prompt-over = La partie est finie.

four_gods-do-ready = Prêt
four_gods-do-draw = Piocher { $tiles }
four_gods-do-flip = Retourner
four_gods-do-city = Bâtir une cité ({ four_gods-colour })
four_gods-do-city-migrate = Bâtir une cité en déplaçant un prophète { four_gods-colour }
four_gods-do-prophets = Prophètes ({ four_gods-colour })
four_gods-do-challenge = Contester
four_gods-do-take-back = Reprendre la tuile
four_gods-do-pass = Passer
four_gods-do-end = Finir le tour

## Les choix en toutes lettres

four_gods-choose-ready = Dire que vous êtes prêt
four_gods-choose-colour = Prendre les prophètes { $colour ->
    [0] bleus
    [1] jaunes
    [2] verts
   *[other] gris
}
four_gods-choose-place = Poser la tuile en { $cell }
four_gods-choose-discard = Mettre la tuile dans votre rangée
four_gods-choose-give-back = Votre rangée est pleine : rendre la tuile à la rangée de { $seat }
four_gods-choose-return = Aucune rangée n’a de place : remettre la tuile dans le sac
four_gods-choose-draw = Piocher { $tiles ->
    [one] une tuile
   *[other] deux tuiles
}
four_gods-choose-flip = Retourner la tuile { $slot } de la rangée de { $seat }
four_gods-choose-take = Prendre la tuile { $slot } de la rangée de { $seat }
four_gods-choose-god = Incarner { $god ->
    [0] la déesse des Ondins
    [1] le dieu des Humains
    [2] la déesse des Elfes
   *[other] le dieu des Nains
}
four_gods-choose-prophet = Envoyer un prophète { four_gods-colour } sur ce terrain : { four_gods-terrain }
four_gods-choose-city = Bâtir une cité en { $cell } avec un prophète { four_gods-colour }
four_gods-choose-destroy = Détruire la cité de { $seat } en { $cell } (marqueur { four_gods-colour })
four_gods-choose-pass = Passer
four_gods-choose-end = Finir le tour
four_gods-choose-take-back = Reprendre la tuile mal posée
four_gods-choose-challenge = Contester la tuile en { $cell }
four_gods-choose-give-up = Perdre ce prophète { four_gods-colour }

four_gods-note-kingdom = { $tiles ->
    [one] Un terrain isolé ({ four_gods-terrain }), pas encore un Royaume.
   *[other] Un Royaume de { four_gods-terrain } de { $tiles } tuiles : { $worth } pour vous en l’état.
}
four_gods-note-safe = Aucune tuile ne pourra jamais la remplacer.
four_gods-note-exposed = { $faces } faces sur { $total } pourraient la détruire.
four_gods-note-spoils = { $points } pour vous, perdus pour qui l’a bâtie.
four_gods-note-owes = { $prophets ->
    [one] doit un prophète
   *[other] doit { $prophets } prophètes
}
four_gods-note-passed = a passé
four_gods-note-ready = est prêt

## Ce qui s’est passé

four_gods-event-colour-chosen = { $seat } prend les prophètes { $colour ->
    [0] bleus
    [1] jaunes
    [2] verts
   *[other] gris
}.
four_gods-event-god-dealt = { $god ->
    [-1] Un dieu est donné face cachée aux prophètes de { $seat } ({ four_gods-colour }).
   *[other] En secret, les prophètes de { $seat } ({ four_gods-colour }) servent : { four_gods-god }.
}
four_gods-event-tile-drawn = { $seat } pioche une tuile.
four_gods-event-made-ready = { $seat } a fini de se préparer.
four_gods-event-play-begun = Tous sont prêts : la partie commence.
four_gods-event-turn-begun = Tour { $turn } : { $seat }.
four_gods-event-tile-placed = { $seat } pose une tuile en { four_gods-place }.
four_gods-event-tile-discarded = { $seat } met une tuile dans la rangée de { $row_seat }.
four_gods-event-tile-returned = { $seat } remet une tuile dans le sac.
four_gods-event-tile-flipped = { $seat } retourne une tuile dans la rangée de { $row_seat }.
four_gods-event-tile-taken = { $seat } prend une tuile dans la rangée de { $row_seat }.
four_gods-event-god-chosen = { $seat } incarne { $god ->
    [0] la déesse des Ondins
    [1] le dieu des Humains
    [2] la déesse des Elfes
   *[other] le dieu des Nains
}.
four_gods-event-prophet-placed = Un prophète { four_gods-colour } de { $seat } { $left_rank ->
    [-1] s’installe
   *[other] se déplace
} en { four_gods-place } ({ four_gods-terrain }).
four_gods-event-city-built = { $seat } bâtit une cité en { four_gods-place }.
four_gods-event-city-destroyed = { $seat } détruit la cité de { $victim_seat } en { four_gods-place }.
four_gods-event-passed = { $seat } passe.
four_gods-event-turn-ended = { $idle ->
    [0] { $seat } finit son tour.
   *[other] { $seat } finit son tour sans progrès.
}
four_gods-event-tile-taken-back = { $seat } reprend la tuile de { four_gods-place }.
four_gods-event-challenge-failed = { $seat } conteste { four_gods-place } : la tuile est bien posée.
four_gods-event-tile-challenged = La tuile de { $layer_seat } en { four_gods-place } est mal posée et { $slot ->
    [-1] retourne dans le sac.
   *[other] revient dans sa rangée.
}
four_gods-event-tile-fell = { four_gods-place } n’a plus d’appui et retourne dans le sac.
four_gods-event-prophet-home = Un prophète { four_gods-colour } revient à { $seat }.
four_gods-event-prophet-lost = { $seat } perd pour toujours un prophète { four_gods-colour }.
four_gods-event-last-tile = { $seat } pioche la dernière tuile.
four_gods-event-end-begun = { $reason ->
    [1] Le Monde est plein. La fin commence.
   *[other] Le sac est vide. La fin commence.
}
four_gods-event-god-revealed = Les prophètes de { $seat } ({ four_gods-colour }) servaient : { four_gods-god }.
four_gods-event-match-ended = La partie est finie : { $ending ->
    [1] le Monde était plein.
    [2] le sac était vide.
    [3] tout le monde a passé.
   *[other] plus rien ne bougeait.
}

## Fins et décompte

four_gods-end-world = Le Monde était plein.
four_gods-end-bag = Le sac était vide.
four_gods-end-passed = Tout le monde a passé.
four_gods-end-stall = Plus rien n’a bougé pendant trop longtemps.

four_gods-score-cities = Cités légendaires
four_gods-score-city = Cité en { $cell } ({ four_gods-colour })
four_gods-score-spoils = { $cities ->
    [one] Une cité détruite
   *[other] { $cities } cités détruites
} ({ four_gods-colour })
four_gods-score-kingdoms = Prophètes et Royaumes
four_gods-score-kingdom = Royaume de { four_gods-terrain } en { $cell } : { $tiles } tuiles moins { $occupied } avec prophète, majorité { four_gods-colour } ({ $prophets })
four_gods-score-outnumbered = Royaume de { four_gods-terrain } en { $cell } : { four_gods-colour } en a { $prophets }, la majorité { $most }
four_gods-score-crowded = Royaume de { four_gods-terrain } en { $cell } : majorité { four_gods-colour }, mais trop peu des { $tiles } tuiles sont inoccupées
four_gods-score-lone = Un terrain isolé ({ four_gods-terrain }) en { $cell } n’est pas un Royaume ({ four_gods-colour })
four_gods-score-largest = Plus grand Royaume
four_gods-score-size = { $number ->
    [0] Aucun Royaume de { four_gods-terrain }, aucune place ({ four_gods-colour })
   *[other] Plus grand Royaume de { four_gods-terrain } : { $number } tuiles, rang { $place }{ $tied ->
        [one] {""}
       *[other] , partagé à { $tied }
    } ({ four_gods-colour })
}
four_gods-score-most = Le plus de Royaumes
four_gods-score-number = { $number ->
    [0] Aucun Royaume de { four_gods-terrain }, aucune place ({ four_gods-colour })
   *[other] Royaumes de { four_gods-terrain } : { $number }, rang { $place }{ $tied ->
        [one] {""}
       *[other] , partagé à { $tied }
    } ({ four_gods-colour })
}
four_gods-score-no-god = Aucun dieu choisi, donc aucune place
four_gods-score-lowest = La couleur la plus basse compte
four_gods-score-lower = { $low } comptent ; la couleur la plus haute, { $high }, ne sert qu’à départager

## Refus

four_gods-refused-no-seat = Ce joueur n’existe pas.
four_gods-refused-over = La partie est finie.
four_gods-refused-choose-colours = On prend d’abord les couleurs, dans l’ordre des places.
four_gods-refused-colours-chosen = On ne prend une couleur qu’avant la partie.
four_gods-refused-not-ready = La partie commence quand tous sont prêts.
four_gods-refused-ready-already = Vous avez déjà dit que vous étiez prêt.
four_gods-refused-begun = La partie a commencé.
four_gods-refused-give-up-first = Choisissez d’abord le prophète que coûte votre tuile mal posée.
four_gods-refused-not-your-turn = C’est le tour d’un autre joueur.
four_gods-refused-no-such-colour = Cette couleur n’existe pas.
four_gods-refused-colour-taken = { $seat } l’a déjà.
four_gods-refused-no-such-cell = Cette case n’existe pas dans le Monde.
four_gods-refused-cell-taken = { $seat } est arrivé le premier en { $cell } ; la tuile reste dans votre main.
four_gods-refused-city-there = Une cité légendaire se dresse en { $cell }.
four_gods-refused-sides = { $cell } n’a que { $sides ->
    [0] zéro bord rectiligne
    [one] un bord rectiligne
   *[other] { $sides } bords rectilignes
} ; il en faut deux.
four_gods-refused-terrain = Les terrains ne concordent pas en { $cell }.
four_gods-refused-row-full = Votre rangée de { $slots } est pleine.
four_gods-refused-row-has-room = Il y a de la place dans une rangée.
four_gods-refused-draw-count = Piochez une tuile ou deux.
four_gods-refused-hands-full = Il faut les deux mains vides pour piocher.
four_gods-refused-bag = { $tiles ->
    [0] Le sac est vide.
   *[other] Il n’en reste que { $tiles } dans le sac.
}
four_gods-refused-others-row = Hors de votre tour, vous ne retournez de tuiles que dans votre rangée.
four_gods-refused-row-explored = { $seat } est à l’œuvre dans votre rangée jusqu’à la fin du tour.
four_gods-refused-no-such-slot = Cet emplacement n’existe pas.
four_gods-refused-slot-empty = L’emplacement { $slot } de la rangée de { $seat } est vide.
four_gods-refused-no-free-hand = Il vous faut une main libre.
four_gods-refused-secret-gods = Les dieux secrets sont distribués, non choisis.
four_gods-refused-god-kept = Vous gardez votre dieu jusqu’à la fin.
four_gods-refused-no-god = Il vous faut d’abord un dieu.
four_gods-refused-not-your-colour = Les prophètes de cette couleur ({ four_gods-colour }) ne sont pas à vous.
four_gods-refused-no-fresh-tile = Cela ne vaut que pour une tuile que vous venez de poser.
four_gods-refused-prophet-there = Un prophète se tient déjà sur cette tuile.
four_gods-refused-first-corner = Une région se désigne par son premier coin.
four_gods-refused-reserve-empty = Il n’y a plus de prophète { four_gods-colour } en réserve.
four_gods-refused-reserve-first = Tant qu’il y a un prophète { four_gods-colour } en réserve, aucun ne migre.
four_gods-refused-no-prophet-there = Aucun prophète de cette couleur ne s’y tient.
four_gods-refused-prophet-in-city = Le prophète de { $cell } ne quitte pas sa cité.
four_gods-refused-no-token = Il ne reste aucune cité à bâtir.
four_gods-refused-no-city-there = Aucune cité ne s’y dresse.
four_gods-refused-own-city = La cité de { $cell } est la vôtre.
four_gods-refused-protected = Aucune tuile ne convient en { $cell } : la cité est à l’abri.
four_gods-refused-hand-empty = Cette main est vide.
four_gods-refused-end-turn-instead = En tours chronométrés, on finit son tour.
four_gods-refused-no-turns = Il n’y a pas de tours en jeu simultané.
four_gods-refused-lies-right = La tuile de { $cell } est bien posée.
four_gods-refused-no-tile-there = Aucune tuile ne s’y trouve.
four_gods-refused-strict-referee = Un arbitre strict ne laisse passer aucune tuile mal posée.
four_gods-refused-no-debt = Vous ne devez aucun prophète.
four_gods-refused-not-to-lose = Ce prophète n’est pas à perdre.
four_gods-refused-no-such-timer = Ce sablier ne coule pas.

## La première partie guidée

four_gods-lesson-welcome = Bienvenue. Vous aidez à créer un Monde de mers, de plaines, de forêts et de montagnes, et qui a le plus d’influence sur lui gagne. Ici l’on joue chacun son tour, sans sablier. Vos mains sont vides : piochez deux tuiles.
four_gods-lesson-corner = Une tuile doit s’appuyer sur deux bords rectilignes, du cadre ou d’une autre tuile. Tout Monde commence donc par ses coins. Posez votre tuile de gauche en a1 : choisissez-la, puis la case ; tournez-la comme indiqué.
four_gods-lesson-beside = Là où les tuiles se touchent, la mer rejoint la mer et chaque terre la même terre. Posez votre tuile de droite à côté de la première : leurs mers se joignent en un Royaume.
four_gods-lesson-god = Vous pouvez incarner un dieu quand vous voulez, et vous le restez. La mer s’étend : devenez la déesse des Ondins, et ses treize prophètes sont à vous.
four_gods-lesson-prophet = Un prophète peut aller sur une tuile que vous venez de poser. Dans un Royaume, qui a le plus de prophètes gagne un point par tuile qui n’en porte pas. Envoyez le vôtre sur la mer.
four_gods-lesson-end-turn = Les tuiles gardées en main iraient dans votre rangée, le long du cadre, où chacun peut les prendre. Vous n’en avez pas. Finissez votre tour.
four_gods-lesson-rival = Votre rivale pioche, pose une tuile et choisit un dieu : les Elfes et leurs forêts.
four_gods-lesson-city = Une Cité légendaire : 5 points à la fin pour qui l’a bâtie. Elle n’est pas à l’abri : une tuile qui s’accorde à ses voisines peut prendre sa place. Et votre rivale vient justement d’en mettre une de côté.
four_gods-lesson-take = On peut prendre une tuile de n’importe quelle rangée. Prenez celle de votre rivale.
four_gods-lesson-destroy = Elle s’accorde à b1. Posez-la sur la cité : un cataclysme ! Le jeton est à vous, 5 points, et le prophète a disparu pour toujours.
four_gods-lesson-pass = Vous pourriez maintenant envoyer un prophète sur la nouvelle tuile, piocher encore ou bâtir votre propre cité. Cette première partie est courte : finissez votre tour et voyez ce que fait votre rivale.
four_gods-lesson-last = Votre rivale a passé. Une partie finit quand le Monde est plein ou le sac vide, ou aussitôt que tous passent. Finissez votre tour sans rien faire.
four_gods-lesson-done = D’abord les cités, puis les prophètes dans les Royaumes, puis 15, 10 et 5 points pour le plus grand Royaume et pour le plus de Royaumes du terrain de chaque dieu. Vous avez gagné. À une vraie table il y a un sablier, ou bien tous jouent en même temps : premier arrivé, premier servi.
