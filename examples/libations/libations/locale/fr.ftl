libations-blurb = Versez vos coupes une à une, et devinez laquelle le dieu garde sous l’autel.

libations-option-hand = Coupes en main
libations-option-hand-help = Nombre de coupes que tient chaque joueur.
libations-preset-book = Selon la règle
libations-preset-short = Petites mains

libations-cup = { $cup ->
    [0] Vin
    [1] Lait
    [2] Miel
    [3] Huile
    [4] Eau
   *[other] Sang
}
libations-covered = Une coupe couverte
libations-altar = Sous l’autel
libations-bowl = La vasque : la dernière coupe versée
libations-slot = Coupe { $number } de la main
libations-jar = Jarre de coupes
libations-held = Coupes en main

libations-do-peek = Regarder sous l’autel
libations-choose-peek = Regarder sous l’autel pour un point
libations-choose-pour = Verser cette coupe
libations-prompt = Versez une coupe, ou payez un point pour regarder sous l’autel.

libations-refused-empty = Il n’y a pas de coupe ici.
libations-refused-seen = Vous avez déjà regardé sous l’autel.
libations-refused-poor = Il faut un point pour regarder sous l’autel.

libations-event-cup-dealt = { $cup ->
    [-1] { $seat } { VERB($seat, "prend", "prenez") } une coupe dans la jarre.
    [0] { $seat } { VERB($seat, "prend", "prenez") } une coupe dans la jarre : du vin.
    [1] { $seat } { VERB($seat, "prend", "prenez") } une coupe dans la jarre : du lait.
    [2] { $seat } { VERB($seat, "prend", "prenez") } une coupe dans la jarre : du miel.
    [3] { $seat } { VERB($seat, "prend", "prenez") } une coupe dans la jarre : de l’huile.
    [4] { $seat } { VERB($seat, "prend", "prenez") } une coupe dans la jarre : de l’eau.
   *[other] { $seat } { VERB($seat, "prend", "prenez") } une coupe dans la jarre : du sang.
}
libations-event-turn-begun = { $seat } { VERB($seat, "s’avance", "vous avancez") } vers l’autel.
libations-event-cup-poured = { $seat } { VERB($seat, "verse", "versez") } { $cup ->
    [0] du vin
    [1] du lait
    [2] du miel
    [3] de l’huile
    [4] de l’eau
   *[other] du sang
}{ $points ->
    [0] {""}
    [one] {" "}pour un point
   *[other] {" "}pour { $points } points
}.
libations-event-altar-seen = { $cup ->
    [-1] { $seat } { VERB($seat, "regarde", "regardez") } sous l’autel.
    [0] { $seat } { VERB($seat, "regarde", "regardez") } sous l’autel : du vin.
    [1] { $seat } { VERB($seat, "regarde", "regardez") } sous l’autel : du lait.
    [2] { $seat } { VERB($seat, "regarde", "regardez") } sous l’autel : du miel.
    [3] { $seat } { VERB($seat, "regarde", "regardez") } sous l’autel : de l’huile.
    [4] { $seat } { VERB($seat, "regarde", "regardez") } sous l’autel : de l’eau.
   *[other] { $seat } { VERB($seat, "regarde", "regardez") } sous l’autel : du sang.
}
libations-event-altar-opened = La coupe sous l’autel : { $cup ->
    [0] du vin
    [1] du lait
    [2] du miel
    [3] de l’huile
    [4] de l’eau
   *[other] du sang
}.
libations-event-match-ended = { $ending ->
   *[other] Toutes les coupes ont été versées.
}

libations-end-poured = Toutes les coupes ont été versées.
libations-score-cups = Coupes versées
libations-score-poured = d’une valeur supérieure à la précédente
libations-score-altar = La préférée du dieu
libations-score-liked = comme la coupe sous l’autel

libations-lesson-start = Voici vos coupes ; personne d’autre ne les voit. Versez-en une : elle rapporte sa valeur si elle vaut plus que la dernière coupe versée.
libations-lesson-first = Vous prenez une nouvelle coupe dans la jarre. La coupe couverte sous l’autel comptera une seconde fois pour qui en a versé de pareilles.
libations-lesson-end = Toutes les coupes sont versées et l’autel est ouvert. La prochaine fois, regardez d’abord dessous !
