ne-map = La costa del New England: 98 spazi, il mare in alto e a destra, i segnalini delle offerte nel mare
ne-space = { $space }, { $owned ->
    [yes] { $owner }, { $terrain }
   *[no] libero
}{ $coast ->
    [yes] , costa
   *[no] { "" }
}
ne-offer = In offerta
ne-left = sacchetto { $tiles } · mazzo { $cards }
ne-no-offer = L'offerta di questo turno non è ancora stata scoperta.
ne-slot-land = terreni
ne-slot-either = terreni o carte
ne-slot-card = carte
ne-taken = preso da { $family }
ne-purse = La tua borsa
ne-marker = segnalino { $n }
ne-marker-title = segnalino d'offerta
ne-marker-of = Segnalino { $n }: { $family }
ne-marker-free = Segnalino { $n }, libero
ne-marker-tag = poi { $left }
ne-marker-effect = { $n ->
    [0] Non potresti pagare nessun acquisto.
    [one] Paga un acquisto; te ne restano { $left }.
   *[other] Paga { $n } acquisti; dopo te ne restano { $left }.
}
ne-markers-hint = Compra per primo il segnalino più alto; il suo numero è il prezzo di ogni acquisto.
ne-income = entrate dopo gli acquisti
ne-income-now = Ricevi { $income } scellini.
ne-purchases = Acquisti
ne-at-most = al massimo 2
ne-bought = comprato
ne-one-more = ancora uno
ne-barns = Granai
ne-barns-empty = { $n ->
    [one] 1 vuoto
   *[other] { $n } vuoti
}
ne-barns-none = ancora nessun granaio
ne-barns-none-stored = nessuna carta in serbo
ne-played = Carte giocate
ne-played-none = ancora nessuna
ne-points = { $n ->
    [one] 1 punto
   *[other] { $n } punti
}
ne-unit = { $n ->
    [one] punto
   *[other] punti
}
ne-if-now = Se finisse ora
ne-leads = Più { $figure }, { $n } punti: { $players }
ne-nobody = nessuno
ne-list = Tutte le carte di questo mazzo
ne-list-card = carta
ne-list-points = punti
ne-list-left = nel mazzo
ne-list-grade = quanto è certa
ne-announce = { $tiles } terreni, { $cards } carte{ $ends ->
    [yes] { ": " }finisce la partita
   *[no] { "" }
}
ne-cost = Costa { $price }; te ne restano { $money }.{ $points ->
    [0] { "" }
    [one] { " " }1 punto.
   *[other] { " " }{ $points } punti.
}
ne-start-hint = Scegli un tipo, poi due spazi vicini.
ne-develop-hint = Indica la forma; tocca i suoi spazi finché ne resta una sola.
ne-move-hint = Tocca un tuo pellegrino o una tua nave per spostarli.
ne-step-offer = Scopri
ne-step-markers = Offerte
ne-step-buying = Compra e colonizza
ne-round = turno { $n }
ne-starting = tessere iniziali
ne-split = terra { $land } + figure { $figures } + primati { $most }
