# Mots de l’écran de D.E.I. ; les mots du jeu sont dans son catalogue.
ui-dei-course = Manche { $round }/4
ui-dei-setup = Préparation
ui-dei-round = Manche { $round }
ui-dei-round-short = M{ $round }
ui-dei-phase = Phase { $phase }
ui-dei-phase-badges = insignes
ui-dei-phase-task = mission
ui-dei-map = Plan de la ville, { $count } zones
ui-dei-bridge = Pont { $ends }
ui-dei-elevator = Ascenseur { $ends }
ui-dei-outpost = Avant-poste { $colour ->
    [red] rouge
    [blue] bleu
   *[green] vert
} { $letter }, { $held ->
    [no] libre
   *[yes] tenu par { $player }
}
ui-dei-scavengers = { $count ->
    [one] 1 pillard
   *[other] { $count } pillards
}
ui-dei-leader = chef
ui-dei-camps = { $count ->
    [one] 1 camp
   *[other] { $count } camps
}
ui-dei-holds = { $player } { $value }, majorité
ui-dei-has = { $player } { $value }
ui-dei-near = touche { $areas }
ui-dei-vertical = au-dessus ou au-dessous : { $areas }
ui-dei-action = Action
ui-dei-markets = Marchés
ui-dei-price-now = votre prix actuel ; vous avez
ui-dei-board-tactics = Tactique
ui-dei-board-logistics = Logistique
ui-dei-board-machines = Machines
ui-dei-board-black = Noir
ui-dei-deck = encore { $count } cartes dans la pioche
ui-dei-of = { $have } sur { $need }
ui-dei-outposts = avant-postes
ui-dei-refund = { $count } rendue
ui-dei-free = libre
ui-dei-missing = manque
ui-dei-points-end = { $count } points à la fin
ui-dei-tasks = Missions
ui-dei-tasks-now = points pour vous maintenant
ui-dei-per = { $points } par { $each }
ui-dei-late = en retard
ui-dei-on-time = à temps
ui-dei-picks = Choix possibles
ui-dei-start = premier joueur
ui-dei-score-title = { $now } points, { $whole } si l’on comptait maintenant
ui-dei-track = { $count } sur la piste
ui-dei-left = restants
ui-dei-scavengers-left = Pillards restants
ui-dei-built = Bâtiments sur le plan
ui-dei-badges = Insignes et avant-postes
ui-dei-badge-hidden = insigne caché
ui-dei-earned = gagné
ui-dei-candy = Bonbons
ui-dei-committed = prévue
ui-dei-down = face cachée
ui-dei-shown = révélée
ui-dei-played = jouée
ui-dei-card-n = carte { $number }
ui-dei-hand = Main
ui-dei-hand-hidden = cachée
ui-dei-recycled = { $count } au bac
ui-dei-bin = Bac
ui-dei-buy = Cachée : acheter
ui-dei-technology = Technologie
ui-dei-energy = Énergie
ui-dei-waste-action = Votre carte offre encore une action que vous pourriez effectuer. Confirmez pour la terminer quand même.
ui-dei-waste-task = Il y a une mission que vous pourriez choisir. Confirmez pour n’en choisir aucune cette manche.
ui-dei-waste-badge = Vous pourriez obtenir un insigne. Confirmez pour y renoncer.
ui-dei-waste-collect = Cette collecte est gratuite. Confirmez pour y renoncer.
ui-dei-parts = Parties du plateau
ui-dei-part-map = Carte
ui-dei-part-markets = Marchés
ui-dei-part-tasks = Missions
ui-dei-window = Fenêtre sur la carte : les flèches la déplacent, plus et moins zooment, 0 montre tout
ui-dei-majority-in = Majorité en { $area }
ui-dei-outpost-short = Avant-poste { $colour ->
    [red] rouge
    [blue] bleu
   *[green] vert
} { $letter }
ui-dei-per-outpost = { $action } par avant-poste { $colour ->
    [red] rouge
    [blue] bleu
   *[green] vert
}
ui-dei-task-rates = { $points ->
    [one] 1 point
   *[other] { $points } points
} par { $each } à temps, { $less ->
    [one] 1 point
   *[other] { $less } points
} par { $per } en retard.
ui-dei-task-mine = Pour vous maintenant : { $now } à temps, { $late } en retard.
ui-dei-down-effect = La carte reste face cachée, ne fait rien et sera recyclée ; vous achetez aussitôt une carte sur un marché.
ui-dei-lexicon = Ce que fait tout cela
ui-dei-or = ou …
ui-dei-fit = Tout
ui-dei-neutral = camp neutre
ui-dei-bridge-to = pont vers { $area }
ui-dei-elevator-to = ascenseur vers { $area }
ui-dei-shared = pour tous
ui-dei-reveal-both = Les deux sont jouées : { $first }, puis { $second }.
ui-dei-reveal-one = { $shown } est jouée ; { $down } reste face cachée et sert à acheter une carte.
