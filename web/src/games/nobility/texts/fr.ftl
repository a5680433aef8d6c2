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
