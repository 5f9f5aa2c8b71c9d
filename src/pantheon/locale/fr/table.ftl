# Messages d’une table en cours.

table-undone =
    { $seat ->
        [nobody] La dernière action a été annulée.
       *[other] { $seat } { VERB($seat, "annule", "annulez") } une action.
    }
table-hinted = { $seat } { VERB($seat, "demande", "demandez") } un conseil.
table-resigned = { $seat } { VERB($seat, "abandonne", "abandonnez") }.
table-bot-failed = Le robot qui joue pour { $seat } est tombé en panne ; un robot plus simple prend le relais.
refused-no-analysis = Cette partie n’a pas pu être analysée.
table-file-too-slow = La vérification de cette partie a pris trop de temps : le fichier n’a pas été importé.
table-file-too-large = Cette partie est trop volumineuse : le fichier n’a pas été importé.
table-closed = La table a été fermée.
table-closed-because = La table a été fermée par l’administrateur : { $message }
table-closed-by-rules = Cette partie a été fermée : les règles ont changé d’une façon qu’elle ne peut pas suivre. La rediffusion la montre jusqu’où elle est allée.
table-closed-host-left = La table a été fermée : son hôte a supprimé son compte.
