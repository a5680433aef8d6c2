# Mots de l’écran de Rise to Nobility
ui-nobility-board = La ville
ui-nobility-course = Manche { $round } sur 10
ui-nobility-own-dice = Tes dés
ui-nobility-automa = Automa
ui-nobility-automa-dice = Dés de l’Automa
ui-nobility-field-die = { $field } : un { $value } de { $player }
ui-nobility-field-closed = { $field } : fermé pour cette manche
ui-nobility-die-of = un { $value } de { $player }
ui-nobility-card = { $card } : { $race }, { $goods }, { $least } à { $most } marchandises, ouvriers { $workers }, étoiles { $stars }
ui-nobility-owner = appartient à { $player }
ui-nobility-price = prix { $price }
ui-nobility-community = 1 PV de plus pour chaque carte Colons réalisée tant qu’il est là, et la récompense de son emplacement en revenu
ui-nobility-open = { $count ->
        [0] fermé
        *[other] { $count } libres
    }
ui-nobility-workshop-lot = Place pour un atelier : { $points } PV, étoiles { $stars } ; si un autre l’active, le propriétaire reçoit { $coins } pièces et { $more } PV
ui-nobility-income = Revenu par apprenti : { $coins }
ui-nobility-tavern-note = en montant
ui-nobility-yard-note = en descendant
ui-nobility-hall-note = le dé choisit la tuile
ui-nobility-port-note = vendre jusqu’à la valeur du dé
ui-nobility-deck = { $thing } : encore { $count }
ui-nobility-pile = { $count } dans la pile
ui-nobility-coins = { $count ->
        [one] { $count } pièce
        *[other] { $count } pièces
    }
ui-nobility-council-tile = demande noblesse { $nobility }, coûte { $gifts }, { $points } PV
ui-nobility-reputation = réputation
ui-nobility-ship = Le navire au port : { $ship } ; encore { $count }
ui-nobility-hold = { $good } : { $price } pièces chacun, place pour { $left }
ui-nobility-house-price = Une maison coûte { $price } pièces
ui-nobility-chancery-note = encore { $cards } cartes, { $tiles } tuiles de dés
ui-nobility-left = Ce qui reste
ui-nobility-left-settlers = Colons
ui-nobility-left-buildings = Bâtiments
ui-nobility-left-council = Conseil
ui-nobility-left-ships = Navires
ui-nobility-event-of = Événement de la manche { $round }
ui-nobility-fulfilled = rempli
ui-nobility-over = trop haut : { $sum } sur { $limit }
ui-nobility-fits = tient sous la limite
ui-nobility-no-dice = Plus de dés
ui-nobility-change = Changer le dé avec des modificateurs
ui-nobility-sum = { $placed } placés
ui-nobility-sum-with = { $placed } + { $chosen } = { $sum }
ui-nobility-limit = limite { $limit }
ui-nobility-lord = Seigneur
ui-nobility-as-lord = Une fois Seigneur
ui-nobility-bonus-good = { $character } ; marchandise bonus : { $good }
ui-nobility-benefit-rep = { $count } de réputation
ui-nobility-benefit-coins = { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
ui-nobility-benefit-modifiers = { $count ->
        [one] { $count } modificateur
       *[other] { $count } modificateurs
    }
ui-nobility-benefit-workers = { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    }
ui-nobility-benefit-houses = { $count ->
        [one] { $count } maison
       *[other] { $count } maisons
    }
ui-nobility-benefit-goods = { $count ->
        [one] { $count } marchandise au choix
       *[other] { $count } marchandises au choix
    }
ui-nobility-benefit-cards = { $count ->
        [one] { $count } carte Colons de la Taverne
       *[other] { $count } cartes Colons de la Taverne
    }
ui-nobility-do-tavern = Prenez une carte Colons visible. Chaque dé doit être au moins aussi élevé que le précédent.
ui-nobility-do-yard = Achetez une maison. Chaque dé ne doit pas dépasser le précédent.
ui-nobility-do-guild = Utilisez les ateliers jusqu’à cette case, puis achetez des marchandises de la guilde et placez des apprentis.
ui-nobility-do-hall = Achetez le bâtiment au-dessus de cette case.
ui-nobility-do-port = Vendez au plus autant de marchandises que l’indique le dé.
ui-nobility-do-council = Payez ce que montre la tuile et marquez ses points ; cela coûte de la réputation.
ui-nobility-do-berk = Prenez des modificateurs ; vous pouvez aussi échanger les cartes Colons ou les tuiles de la Halle des guildes.
ui-nobility-do-castle = Gagnez de la réputation ; elle compte déjà pour votre prochain dé.
ui-nobility-do-chancery = Envoyez un ouvrier à un pupitre de cette case ; son avantage est à vous jusqu’à la fin.
ui-nobility-do-mat = Rappelez un de vos apprentis d’une guilde.
ui-nobility-do-dicefield = Remplissez une case de cette tuile Dés ; une fois pleine, sa carte Commission compte.
ui-nobility-workers = Ouvriers : { $quarters } au logis, { $stock } en réserve
ui-nobility-nobility = Noblesse { $step } sur 12 · { $points } PV
ui-nobility-houses = Maisons : { $built } sur 7, { $ready } prêtes, { $stock } en réserve
ui-nobility-call-home = rappeler
ui-nobility-completed = Terminé : { $cards } cartes de colons, { $tiles } tuiles du conseil
ui-nobility-desks = { $count } pupitres
ui-nobility-secret = secret
ui-nobility-active = active
ui-nobility-pass-dice = Tu as encore des dés qui tiennent ; passer vaut pour toute la manche.
ui-nobility-ties = À égalité de points, le plus grand nombre de maisons bâties l’emporte, puis la plus haute réputation ; si l’égalité persiste, la victoire est partagée.
ui-nobility-houses-built = maisons bâties
ui-nobility-limit-of = La somme de tes dés peut être { $limit } ; réputation { $rep }

# Options of a table
table-option-events = Cartes d’événement
table-option-events-false = sans
table-option-events-true = avec
table-option-chancery = Extension Chancellerie
table-option-chancery-false = sans
table-option-chancery-true = avec
table-option-first = Premier joueur
table-option-first-random = au hasard
