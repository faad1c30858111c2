nh-map = Tabellone dei raccolti
nh-track = Scala delle risorse: { $amounts }
nh-open-1 = Edifici
nh-open-2 = disponibili
nh-bag = Edifici nel sacchetto: { $n }
nh-shipment = Spedizione
nh-shipment-as = La spedizione vale
nh-lay = Posa
nh-choose-space = Scegli uno spazio
nh-lay-hint = Passa su uno spazio per vedere che cosa rende; ruota il tassello con la rotella o con R.
nh-lay-hint-touch = Tocca uno spazio per vedere che cosa rende, di nuovo per posare.
nh-rotate = Ruota
nh-here-you-get = Qui ottieni:
nh-left = Restano:
nh-costs = Costo: { $n } ({ $resource }).
nh-completes = Completa { $lines }.
nh-doubles = Tutti scoperti, vale doppio: { $lines }.
nh-colonists-more = { $n ->
    [one] +1 colono.
   *[other] +{ $n } coloni.
  }
nh-colonists-fewer = { $n ->
    [one] −1 colono: si perde un raddoppio.
   *[other] −{ $n } coloni: si perde un raddoppio.
  }
nh-earns = Ottieni: { $charters }.
nh-charter-open = libero
nh-row = la riga { $line }
nh-column = la colonna { $line }
nh-yours = Il tuo villaggio
nh-village = Villaggio di { $player }
nh-look = Guarda il villaggio di { $player }
nh-colonists = { $n ->
    [one] colono
   *[other] coloni
  }
nh-screen = Dietro lo schermo
nh-only-you = solo tu lo vedi
nh-step-lay = Raccogli
nh-step-build = Costruisci
nh-step-share = Condividi
nh-step-draw = Pesca
nh-turn = turno { $n } di { $of }
nh-hand = edifici in mano
nh-tiles = tasselli in mano
nh-used = già usata
nh-unused = da usare
nh-say-build = Costruisci nel tuo villaggio quanto vuoi, poi passa.
nh-say-share = Usa ciò che { $player } ha avanzato: costruisci, oppure passa.
nh-amounts = { $amounts }
nh-nothing = nulla
nh-lies = in alto { $tl } e { $tr }, in basso { $bl } e { $br }
nh-heard-tile = { $tl } e { $tr } sopra { $bl } e { $br }
nh-at-tile = { $space }: { $lies }
nh-at-shipment = { $space }: spedizione, { $resource } su tutti e quattro i quadrati
nh-at-pond = { $space }: stagno
nh-at-offer = { $space }, libero: porta { $amounts }
nh-at-free = { $space }: libero
nh-at-clearing = { $space }: radura libera con l’edificio { $building }
nh-space = { $space }: { $amounts }
nh-claims = E l’edificio { $building } della radura
nh-tile = Tassello raccolto { $n }: { $lies }
nh-turned = { $turn ->
    [0] non ruotato
    [1] ruotato a destra
    [2] ruotato di mezzo giro
   *[3] ruotato a sinistra
}
nh-open = Edificio disponibile { $n } di { $of }: { $building }
nh-open-none = Edificio disponibile { $n } di { $of }: nessuno
nh-plot-free = { $plot }: libero, costo { $cost }
nh-plot = { $plot }: costruisci l’edificio { $building }, { $faces }.
nh-faces = { $faces }
nh-built-up = { $plot }: edificio { $building }, scoperto
nh-built-down = { $plot }: edificio { $building }, coperto
nh-built-hidden = { $plot }: edificio { $resource }, coperto
nh-line = { $kind ->
    [row] Riga
   *[column] Colonna
} { $line }: edifici { $filled } su { $of }, { $n ->
    [one] 1 colono
   *[other] { $n } coloni
}{ $state ->
    [done] , completa
    [open] , si può raddoppiare
   *[single] , non si raddoppia più
}
nh-in-hand = Edificio { $building }: { $places }
nh-places-named = { $n ->
    [0] nessun posto ora
    [one] 1 posto, { $places }
   *[other] { $n } posti, { $places }
}
nh-in-hand-only = Edificio { $building }
nh-places = { $n ->
    [one] 1 posto
   *[other] { $n } posti
}
nh-build-seal = Costruisci: { $n } { $resource }
nh-key-face = volta l’edificio: scoperto, coperto
nh-key-hand = scegli un tassello o un edificio della mano
nh-key-back = rimetti a posto ciò che hai scelto
nh-say-where = Dove va l’edificio { $building }?
nh-said-turn = { $turned }: { $lies }. { $here }
nh-said-tile = Tassello in mano: { $lies }.
nh-said-shipment = Spedizione in mano, come { $resource }.
nh-said-space = { $lay }. Invio di nuovo posa qui il tassello.
nh-said-building = Edificio scelto: { $building }; { $places }.
nh-said-back = Edificio rimesso a posto: { $building }.
nh-said-plot = { $build } Invio di nuovo costruisce.
nh-said-plot-faces = { $build } Invio di nuovo costruisce; F lo volta.
nh-said-none = Nessun posto scelto.
nh-told-turn = Turno { $n } di { $of }.
nh-told-track = Rimasto sulla scala delle risorse: { $amounts }.
nh-told-open = Edifici disponibili: { $buildings }.
nh-told-open-none = Nessun edificio disponibile.
nh-told-free = { $n ->
    [0] Nessuno spazio libero.
    [one] Uno spazio libero: { $spaces }.
   *[other] { $n } spazi liberi: { $spaces }.
}
nh-told-seat = { $player }: { $n ->
    [one] 1 colono
   *[other] { $n } coloni
}; in mano { $buildings ->
    [one] 1 edificio
   *[other] { $buildings } edifici
} e { $tiles ->
    [one] 1 tassello
   *[other] { $tiles } tasselli
}; spedizione { $shipment ->
    [yes] da usare
   *[no] già usata
}.
nh-told-known = Si sa che ha in mano: { $buildings }.
nh-told-shipment = La spedizione è ancora da usare.
nh-told-shipment-used = La spedizione è già usata.
nh-told-tile = tassello { $n }
nh-you = Tu

# le carte di ciò che è successo: poche parole, il resto lo dice il disegno
brief-laid-tile = tassello su { $space }
brief-harvest = { $amounts }
brief-built-down = coperto su { $plot }
brief-built-up = { $building } su { $plot }
brief-took-open = { $player ->
    [you] Hai preso { $building }
   *[other] prende { $building }
}
brief-flipped = spedizione su { $space }: { $rows }
brief-opened = nuovo: { $building }
