# Ce que disent tous les jeux et tous les écrans.

seat = Siège { $number }
match-over = La partie est finie.
no-such-action = Cette action n’existe pas dans ce jeu.
no-such-timer = Aucun sablier de ce nom ne court.
nothing-to-undo = Il n’y a rien à reprendre.
no-such-step = La partie n’a pas d’étape { $step } ; la dernière est { $last }.

# La table dans le terminal.
play-guest = Voyageur
play-choose-game = Quel jeu ?
play-choose-seats = Combien de joueurs ({ $few } à { $many }) ?
play-choose-bot = Contre quel robot ?
play-your-turn = À vous. { $prompt }
play-their-turn = C’est à { $seat }.
play-help = Un nombre choisit une action ; u reprend, h donne un conseil, r ID montre une règle, q quitte.
play-prompt = Action
play-unknown = « { $text } » n’est pas un des choix.
play-hint = Le robot { $bot } ferait : { $action }
play-undone = C’est repris.
play-cannot-undo = La dernière action ne peut être reprise : elle n’est pas de vous, ou le hasard a parlé.
play-won = { $seat } gagne avec { $points } points.
play-shared = Victoire partagée entre { $seats } avec { $points } points.
play-saved = La partie est gardée dans { $file }.
play-score = Score
play-next-page = n : autres actions
