nl-map = La mappa di Neuland: diciannove esagoni con tre caselle ciascuno e la linea del tempo intorno
nl-chart-first_games = mappa per le prime partite
nl-chart-random = mappa a caso
nl-slot = { $place }, { $terrain }, { $building }{ $state ->
    [banners] { ": " }{ $player ->
    [you] stendardi tuoi
   *[other] stendardi di { $player }
  }: { $banners }
    [standing] { ": " }{ $player ->
    [you] lavoratore tuo
   *[other] lavoratore di { $player }
  }, bene: { $good }
    [lying] { ": " }{ $player ->
    [you] lavoratore tuo
   *[other] lavoratore di { $player }
  }, sdraiato, bene: { $good }, va perso a fine turno
    [unclaimed] , di nessuno, stendardi: { $banners }
   *[free] , nessuno al lavoro
}{ $mine ->
    [yes] { ". " }Minerali dall’alto: { $minerals }
   *[no] { "" }
}
nl-timeline = Linea del tempo. Segnalino tempo allo spazio { $marker }; tempo speso in questo turno: { $spent }. Giocatori: { $places }.
nl-stands = { $player ->
    [you] tu
   *[other] { $player }
} allo spazio { $space }
nl-end-label = Finisci il turno allo spazio { $space }, tempo { $time } in tutto; poi { $player ->
    [you] tocca ancora a te
   *[other] è il turno di { $player }
  }
nl-hex = { $hex }, { $terrain }, { $n ->
    [one] una casella libera
   *[other] { $n } caselle libere
}
nl-space-cell = Spazio { $space }{ $here ->
    [yes] { ": " }{ $players }
   *[no] { "" }
}{ $marker ->
    [yes] { ", segnalino tempo" }
   *[no] { "" }
}
nl-outcome-end = sullo spazio { $space }, tempo usato: { $time }; poi { $player ->
    [you] tocca ancora a te
   *[other] è il turno di { $player }
  }
nl-spent-cell = Tempo usato in questo turno: { $spent } su { $room }
nl-heard-held = In mano: { $building }. { $n ->
    [one] Un esagono
   *[other] { $n } esagoni
}, da tempo { $time }.
nl-heard-back = Rimesso a posto: { $building }.
nl-heard-ground = Prima scegli un edificio dalla riserva.
nl-heard-bare = Qui non c’è un edificio da cui pagare.
nl-heard-step = Passo { $i }: { $deed }, tempo { $n }
nl-told-empty = Senza edifici: { $hexes }.
nl-told-ground = { $hex } { $terrain }
nl-told-good = { $good } in { $hex }{ $spoils ->
    [yes] , va perso a fine turno.
   *[no] .
}
nl-told-no-goods = Nessun bene.
nl-told-seat = { $player ->
    [you] Tu
   *[other] { $player }
}: stendardi posati { $placed }, ancora da posare { $left }. Lavoratori a casa: { $workers }. Sullo spazio { $space } della linea del tempo.
nl-told-pieces = Ancora da usare: { $pieces }.
nl-told-hopes = Stendardi possibili in questo turno: { $goals }.
nl-told-hope = { $n } con { $goal } (tempo { $time })
nl-told-plans = Beni possibili in questo turno: { $goals }.
nl-told-goal = { $goal } (tempo { $n })
nl-told-ends = Puoi finire il turno su { $n ->
    [one] uno spazio
   *[other] { $n } spazi
}; il più vicino: { $outcome }.
nl-time = tempo { $n }
nl-then = Arrivi allo spazio { $space }; se ti fermi lì, poi { $player ->
    [you] tocca ancora a te
   *[other] è il turno di { $player }
  }
nl-spent = tempo speso
nl-next = poi
nl-bag = { $n ->
    [one] Un minerale
   *[other] { $n } minerali
} nel sacco: carbone { $coal }, ferro grezzo { $iron }, argento grezzo { $silver }
nl-goods = I tuoi beni
nl-goods-none = Nessun bene: tutti i lavoratori sono a casa.
nl-workers-free = lavoratori liberi: { $n } su { $of }
nl-spoils = { $hex } · ultimo turno
nl-keeps = { $hex } · ancora un turno
nl-banners-left = { $n ->
    [one] Un solo stendardo da posare
   *[other] { $n } stendardi da posare
}
nl-piece-wheelbarrow = Carriola: una volta per partita i beni contano come se fossero già nell’esagono
nl-piece-wheelbarrow-used = Carriola: già usata
nl-piece-food = Segnalino cibo: vale un cibo, una volta per partita
nl-piece-food-used = Segnalino cibo: già usato
nl-piece-wood = Segnalino legno: vale un legno, una volta per partita
nl-piece-wood-used = Segnalino legno: già usato
nl-buildings = Edifici
nl-buildings-note = prezzo · rimasti · tempo minimo
nl-metal = { $n ->
    [0] Nessun segnalino metallo rimasto
    [one] Un segnalino metallo rimasto
   *[other] Segnalini metallo rimasti: { $n }
}
nl-possessions = Possedimenti
nl-possessions-note = il primo di ogni pila, poi i seguenti
nl-stack-empty = tutti costruiti
nl-grade = Grado: { $grade }
nl-mineral = un minerale
nl-costs = costa { $good }
nl-serves = { $goods } per { $n ->
    [one] uno stendardo
   *[other] { $n } stendardi
}
nl-makes = { $from ->
    [yes] trasforma { $goods } in { $good }
   *[no] produce { $good }
}
nl-left = { $n ->
    [0] non ne restano
    [one] ne resta uno
   *[other] ne restano { $n }
}
nl-can-build = si può costruire, tempo minimo { $n }
nl-planner = La via più breve per …
nl-planner-note = scegli una meta
nl-plan-time = tempo { $n }{ $turn ->
    [yes] { ", in questo turno" }
   *[no] { ", non in questo turno" }
}
nl-goal = { $goal }: tempo { $n }{ $turn ->
    [yes] { "" }
   *[no] { ", più di quel che resta" }
}
nl-step-produce = { $good } · { $building }, { $hex }
nl-step-build = costruisci { $building }, { $hex }
nl-step-banners = stendardi su { $building }
nl-step-pays = con { $goods }
nl-plan-pieces = Consuma { $pieces }.{ $keeping ->
    [yes] { " " }Senza consumare nulla ci vuole tempo { $n }.
   *[no] { " " }Non si conosce una via che ne faccia a meno.
}
nl-name-wheelbarrow = la carriola
nl-name-food_marker = il segnalino cibo
nl-name-wood_marker = il segnalino legno
nl-plan-guess = Può esserci una via più breve: la ricerca si è fermata prima.
nl-overlooks = Che cosa non è considerato
nl-plan-go = Fai il primo passo
nl-plan-all = Fai tutti i passi
nl-from = { $good } da { $hex }
nl-from-marker = segnalino { $good }
nl-way = { $goods ->
    [0] { "" }
   *[other] { $from }{ ", " }
}{ $barrow ->
    [yes] { "carriola, " }
   *[no] { "" }
}tempo { $n }
nl-put-back = Riponi
nl-ends = Ti fermi allo spazio { $space } (tempo usato: { $time }); poi { $player ->
    [you] tocca ancora a te
   *[other] è il turno di { $player }
  }.{ $spoils ->
    [0] { "" }
    [one] { " " }Un bene va perso.
   *[other] { " " }{ $spoils } beni vanno persi.
}
nl-pay-effect = { $distance ->
    [0] Dallo stesso esagono
    [one] Da un esagono vicino
   *[other] Da { $distance } esagoni di distanza
}: tempo { $time }.{ $spoils ->
    [yes] { " " }È un bene che a fine turno perderesti comunque.
   *[no] { "" }
}
nl-gain = { $n ->
    [one] Posi uno stendardo.
   *[other] Posi { $n } stendardi.
}
nl-reach = Spazio { $space }; se ti fermi lì, poi { $player ->
    [you] tocca ancora a te
   *[other] è il turno di { $player }
  }.
nl-reach-taken = Spazio { $space }: lì non puoi fermarti.
nl-say-act = Produci, costruisci, posa stendardi o finisci il turno. Tempo rimasto: { $n }.
nl-say-how = { $deed }: come?
nl-say-sure = { $deed }? Tocca di nuovo.
nl-say-build = Costruisci: { $building }. In quale esagono?
nl-build-hint = Scegli un esagono di { $terrain }; il numero è il tempo che costa.
nl-act-hint = Il numero su un edificio è il suo tempo; scegli dalla riserva ciò che vuoi costruire.
nl-act-hint-spoils = { $n ->
    [one] Un bene (!) va perso a fine turno.
   *[other] { $n } beni (!) vanno persi a fine turno.
}
nl-settle-hint = Conviene stare vicino a pianure, montagne e altri giocatori: le capanne sono di tutti.
nl-stack-hint = Ogni pulsante è una pila; il minerale in alto esce per primo.
nl-step-lay = Sdraia i lavoratori
nl-step-work = Costruisci e produci
nl-step-clear = Togli chi è sdraiato
nl-seal-do = Fallo
nl-seal-do-time = Fallo: tempo { $n }
nl-seal = Fine turno
nl-seal-step = Fine turno allo spazio { $space }
nl-race = si vince a { $n } stendardi
nl-unit = stendardi
nl-free = { $n ->
    [one] 1 libero
   *[other] { $n } liberi
}
nl-workers = lavoratori a casa
nl-space = spazio { $n }
nl-at = sulla linea del tempo
nl-barrow = carriola
nl-key-escape = riponi quel che hai in mano
nl-short-hunting_lodge = cacciatore
nl-short-woodcutter = taglialegna
nl-short-farm = fattoria
nl-short-stonecutter = scalpellino
nl-short-mine = miniera
nl-short-smelter = fonderia
nl-short-shepherd = pastore
nl-short-charcoal_burner = carbonaia
nl-short-weaving_mill = tessitura
nl-short-paper_mill = cartiera
nl-short-weapon_smith = armaiolo
nl-short-mint = zecca
nl-short-chapel = Cappella
nl-short-abbey = Abbazia
nl-short-commandery = Cavalieri
nl-short-library = Bibliot.
nl-short-alchemists_cave = Antro
nl-short-university = Univers.
nl-short-theatre = Teatro
nl-short-troubadours_hall = Trovatori
nl-short-opera = Opera
nl-short-guildhall = Gilde
nl-short-town_hall = Municipio
nl-short-palace = Palazzo
nl-short-training_ground = Campo
nl-short-castle = Castello
nl-short-fortress = Fortezza

# le carte di ciò che è successo: poche parole, il resto lo dice il disegno
brief-turn = comincia il turno
brief-end-turn = fine del turno
brief-build = { $building } in { $hex }
brief-banners = { $possession } +{ $banners }
brief-stack = miniera { $hex } in ordine
brief-mine-closed = miniera { $hex } esaurita
brief-spoil = beni persi
brief-win = l’ultimo stendardo
