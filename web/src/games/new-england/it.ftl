ne-map = La costa del New England: 98 spazi, il mare in alto e a destra, i segnalini d’asta nel mare
ne-offer = In offerta
ne-left = nel sacchetto { $tiles } · nel mazzo { $cards }
ne-no-offer = La prossima offerta
ne-slot-land = tessere
ne-slot-either = tessere o carte
ne-slot-card = carte
ne-taken = preso da { $family }
ne-purse = Il tuo denaro
ne-marker = segnalino { $n }
ne-marker-title = segnalino d’asta
ne-marker-of = Segnalino { $n }: { $family }
ne-marker-free = Segnalino { $n }, libero
ne-marker-tag = poi { $left }
ne-marker-effect = { $n ->
    [0] Con questo segnalino non potresti comprare nulla.
    [one] Ti basta per un acquisto; scellini rimasti: { $left }.
   *[other] Ti basta per { $n } acquisti; scellini rimasti: { $left }.
}
ne-markers-hint = Il numero del tuo segnalino è il prezzo di ogni tuo acquisto.
ne-income = entrate dopo gli acquisti
ne-income-now = Ricevi { $income } scellini.
ne-purchases = Acquisti
ne-at-most = al massimo 2
ne-bought = fatto
ne-one-more = da fare
ne-barns = Granai
ne-barns-empty = { $n ->
    [one] 1 vuoto
   *[other] { $n } vuoti
}
ne-barns-none = ancora nessun granaio
ne-barns-none-stored = nessuna carta conservata
ne-played = Carte eseguite
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
ne-leads = { $figure }, { $n } punti: { $players }
ne-nobody = nessuno
ne-list = Tutte le carte di questo mazzo
ne-list-card = carta
ne-list-points = punti
ne-list-left = nel mazzo
ne-list-grade = grado
ne-announce = { $tiles } tessere, { $cards } carte{ $ends ->
    [yes] { ": " }finisce la partita
   *[no] { "" }
}
ne-cost = Costa { $price ->
    [one] 1 scellino
   *[other] { $price } scellini
}; { $money ->
    [0] non te ne restano
    [one] te ne resta 1
   *[other] te ne restano { $money }
}.{ $points ->
    [0] { "" }
    [one] { " " }1 punto.
   *[other] { " " }{ $points } punti.
}
ne-starts = Tessere di partenza
ne-starts-placed = { $n } di { $of } posate
ne-start-on = su { $spaces }
ne-starts-left = { $n ->
    [0] tutte posate
   *[other] ancora da posare: { $terrains }
}
ne-say-announce = Annuncia quante tessere terreno si mettono in offerta; le carte completano fino a nove.
ne-start-hint = Scegli un tipo, poi due spazi adiacenti.
ne-develop-hint = Tocca gli spazi da sviluppare finché resta possibile una sola forma.
ne-move-hint = Tocca un tuo pellegrino o una tua nave per spostarli.
ne-step-offer = Offerta
ne-step-markers = Asta
ne-step-buying = Acquisti
ne-round = round { $n }
ne-starting = tessere di partenza
ne-split = terre { $land } + figure { $figures } + maggioranze { $most }
ne-at-free = { $space }: libero{ $coast ->
    [yes] , sulla costa
   *[no] { "" }
}
ne-at-land = { $space }: { $terrain } { $whose ->
    [you] tuo, { $family }
   *[other] di { $family }
}{ $developed ->
    [yes] , sviluppato
   *[no] { "" }
}{ $standing ->
    [none] { "" }
    [ship] , con una nave
   *[other] , con un { $figure }
}{ $half ->
    [yes] , tessera di partenza con { $other }
   *[no] { "" }
}{ $coast ->
    [yes] , sulla costa
   *[no] { "" }
}
ne-held = { $here }. Scelto; Invio lo rimette a posto.
ne-part = { $kind ->
    [shape] Uno spazio della forma.
   *[start] Prima metà della tessera di partenza.
}
ne-take-up = Prendi la figura; posti dove può andare: { $n }.
ne-means-tile = Tessera terreno ({ $item }): si posa accanto al tuo terreno dello stesso tipo e non vale nulla finché una carta non lo sviluppa.
ne-means-land = Numero rosso: { $n } punti. Sviluppa { $cells } spazi di questo tipo ({ $terrain }) in questa forma.
ne-means-pilgrim = Numero rosso: { $n ->
    [one] 1 punto
   *[other] { $n } punti
}. Un pellegrino porta 1 scellino in più a ogni riscossione; maggioranza di pellegrini alla fine: { $most } punti.
ne-means-barn = Numero rosso: { $n ->
    [one] 1 punto
   *[other] { $n } punti
}. Un granaio conserva una carta per dopo e non si sposta mai; maggioranza di granai alla fine: { $most } punti.
ne-means-ship = Numero rosso: { $n ->
    [one] 1 punto
   *[other] { $n } punti
}. Una nave sta sulla costa; la maggioranza di navi permette di aggiungere un pezzo all’offerta e alla fine vale { $most } punti.
ne-announce-effect = E { $cards } carte.{ $ends ->
    [yes] { " " }La partita finisce subito.
   *[no] { "" }
}
ne-slot = Offerta { $n } di { $of }: { $item }
ne-slot-empty = Offerta { $n } di { $of }: vuota
ne-slot-taken = Offerta { $n } di { $of }: pezzo preso da { $family }
ne-stored-card = Carta conservata: { $card }
ne-played-card = Carta eseguita: { $card }
ne-money = scellini
ne-most = Maggioranze di figure
ne-key-back = rimetti a posto ciò che hai scelto
ne-key-start = prendi una tessera di partenza: abitato, campo, pascolo
ne-said-start = Tessera di partenza in mano: { $terrain }.
ne-said-back = Rimesso a posto.
ne-said-space = Scelto { $space }. Poi uno di questi: { $spaces }.
ne-said-figure = Figura presa da { $space }: { $figure }. { $n ->
    [one] Può andare in { $spaces }.
   *[other] Può andare in { $n } spazi: { $spaces }.
}
ne-told-round = Round { $n }.
ne-told-start = Si posano le tessere di partenza.
ne-told-order = Si compra in quest’ordine: { $players }.
ne-told-left = Tessere nel sacchetto: { $tiles }; carte nel mazzo: { $cards }; spazi liberi: { $free }.
ne-told-land = { $terrain ->
    [settlement] Abitati
    [field] Campi
   *[pasture] Pascoli
}{ $developed ->
    [yes] { " " }sviluppati
   *[no] { "" }
}: { $spaces }.
ne-told-figures = { $figure ->
    [pilgrim] Pellegrini
    [barn] Granai
   *[ship] Navi
}: { $spaces }.
ne-told-stored = Nei granai: { $cards }.
ne-told-played = Carte eseguite: { $cards }.
ne-told-seat = { $player }, { $family }: { $n ->
    [one] 1 punto
   *[other] { $n } punti
}, { $money ->
    [one] 1 scellino
   *[other] { $money } scellini
}, entrate { $income ->
    [one] 1 scellino
   *[other] { $income } scellini
}{ $bid ->
    [yes] , segnalino { $marker }
   *[no] { "" }
}.
ne-told-purse = Hai { $money ->
    [one] 1 scellino
   *[other] { $money } scellini
}.
ne-told-barns = Granai vuoti: { $n }.
ne-you = Tu

# le carte di ciò che è successo: poche parole, il resto lo dice il disegno
brief-start = di partenza: { $terrain }
brief-announce = terreni { $tiles }, carte { $cards }
brief-offer = la nuova offerta
brief-order = l’ordine d’acquisto
brief-unsold = via gli invenduti
brief-next-first = primo al prossimo round
brief-income = entrate { $shillings }
brief-develop = { $card } +{ $points }
brief-figure = { $figure } +{ $points }
brief-play-stored = dal granaio: { $card }
brief-move = { $figure } in { $target }
