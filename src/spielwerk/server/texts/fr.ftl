# Pourquoi le serveur dit non.

# --- à la table
no-not-started = La partie n’a pas commencé : des places sont encore libres.
no-not-seated = Vous n’êtes pas assis à cette table.
no-over = La partie est terminée.
no-over-dice = La partie est terminée, et ses dés sont publics.
no-not-your-turn = Ce n’est pas à vous de jouer.
no-illegal = Ce n’est pas possible pour le moment.
no-stale = La table a avancé entre-temps. Regardez de nouveau, puis répondez.
no-busy = Cela n’a pas pu être fait. Veuillez réessayer.
no-barrier = { $possible ->
        [0] Impossible à annuler : du hasard ou du secret a été révélé depuis, ou d’autres ont agi.
       *[other] Seules { $possible } réponses sur { $steps } peuvent être annulées : avant elles, du hasard ou du secret a été révélé, ou d’autres ont agi.
    }
no-early-barrier = Seules { $possible } réponses sur { $steps } peuvent être annulées.
no-way-back = Impossible de revenir au coup { $move }.
no-request-closed = Cette demande n’est plus ouverte.
no-consent = Votre accord n’est pas demandé.
no-chat-seated = Seules les personnes à la table peuvent parler ici.
no-chat-empty = Il n’y a rien à dire.
no-chat-too-fast = Vous parlez trop vite. Attendez { $seconds } s.

# --- les places
no-seat-taken = Cette place est prise.
no-open-seat = Aucune place n’est libre.
no-owner-only = Seule la personne qui a ouvert la table peut le faire.
no-host-only = Seul l’hôte de la table peut le faire.
no-such-seat = Il n’y a pas de telle place à reprendre.
no-nobody-left = Personne n’a quitté cette place.
no-already-seated = Vous êtes déjà assis à cette table.
no-waits-for-leaver = La table attend la personne qui est partie.
no-not-over = La partie n’est pas encore terminée.
no-did-not-sit = Vous n’étiez pas assis à cette table.
no-sealed = La partie est en cours, et son enregistrement est scellé.
no-not-listed = Cette table est réservée aux invités. Demandez le lien.
no-private = Cette table n’est pas ouverte aux spectateurs.
no-too-many-tables = Vous avez { $most } tables inachevées. Terminez-en d’abord quelques-unes.

# --- les personnes
no-name-empty = Un nom a au moins un caractère visible.
no-name-taken = Le nom { $name } est déjà pris.
no-signed-in = Déconnectez-vous avant de créer un autre compte.
no-wrong-password = Ce nom et ce mot de passe ne vont pas ensemble.
no-webhook = Cette adresse ne peut pas être utilisée : { $detail }

# --- les requêtes
no-too-fast = Trop vite. Attendez { $seconds } s.
no-malformed = Ceci n’est pas compris : { $detail }
no-not-text = Ce message n’est pas du texte.
no-not-subscribed = Il faut d’abord s’abonner (subscribe).
no-origin = Cette requête vient d’un autre site.
no-broken = Quelque chose a mal tourné ici. Veuillez réessayer.
no-found-table = Cette table n’existe pas.
no-found-game = Ce jeu n’existe pas.
no-found-invitation = Cette invitation n’existe pas.
no-found-replay = Cette partie n’existe pas.
no-found-seat = Cette place n’existe pas.
no-found-page = Il n’y a rien ici.
no-record = Cet enregistrement ne peut pas être ouvert : { $detail }
no-setup = Cette table ne peut pas être ouverte : { $detail }
no-other = C’est impossible : { $detail }
