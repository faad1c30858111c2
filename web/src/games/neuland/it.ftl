nl-map = La terra di Neuland: diciannove esagoni con tre caselle ciascuno e la linea del tempo intorno
nl-chart-first_games = carta per cominciare
nl-chart-random = carta a caso
nl-slot = { $place }, { $building }{ $state ->
    [banners] { ": " }{ $banners } stendardi di { $player }
    [standing] { ": " }{ $player } ha { $good }
    [lying] { ": " }{ $player } ha { $good }, sdraiato, va perso in questo turno
   *[free] , non occupato
}{ $mine ->
    [yes] { ". " }Minerali dall'alto: { $minerals }
   *[no] { "" }
}
nl-timeline = Linea del tempo. Segnalino tempo allo spazio { $marker }; { $spent } di tempo speso in questo turno. { $places }.
nl-stands = { $player } allo spazio { $space }
nl-end-label = Finisci il turno allo spazio { $space }, { $time } di tempo in tutto; poi tocca a { $player }
nl-time = tempo { $n }
nl-then = Arriva allo spazio { $space }; fermandoti lì, poi tocca a { $player }
nl-spent = tempo speso
nl-next = poi
nl-bag = { $n ->
    [one] Un minerale
   *[other] { $n } minerali
} nel sacco: { $coal } carbone, { $iron } ferro grezzo, { $silver } argento grezzo
nl-goods = I tuoi beni
nl-goods-none = Nessun bene: tutti i lavoratori sono a casa.
nl-workers-free = { $n } lavoratori liberi di { $of }
nl-spoils = { $hex } · va perso
nl-keeps = { $hex } · resta
nl-banners-left = { $n ->
    [one] Un solo stendardo da piazzare
   *[other] { $n } stendardi da piazzare
}
nl-piece-wheelbarrow = Carriola: una volta, i beni contano come se fossero nell'esagono
nl-piece-wheelbarrow-used = Carriola: già usata
nl-piece-food = Segnalino cibo: paga un cibo, una volta
nl-piece-food-used = Segnalino cibo: già usato
nl-piece-wood = Segnalino legno: paga un legno, una volta
nl-piece-wood-used = Segnalino legno: già usato
nl-buildings = Edifici
nl-buildings-note = prezzo · rimasti · tempo minimo
nl-possessions = Possedimenti
nl-possessions-note = in cima alle pile, poi il seguito
nl-stack-empty = tutti costruiti
nl-grade = Dati: { $grade }
nl-mineral = un minerale
nl-costs = costa { $good }
nl-serves = { $goods } per { $n ->
    [one] uno stendardo
   *[other] { $n } stendardi
}
nl-makes = { $from ->
    [yes] da { $goods } a { $good }
   *[no] produce { $good }
}
nl-left = { $n ->
    [0] non ne restano
    [one] ne resta uno
   *[other] ne restano { $n }
}
nl-can-build = si può costruire, da { $n } di tempo
nl-planner = La via più breve per …
nl-planner-note = scegli una meta
nl-plan-time = { $n } di tempo{ $turn ->
    [yes] { ", in questo turno" }
   *[no] { ", non in questo turno" }
}
nl-goal = { $goal }: { $n } di tempo{ $turn ->
    [yes] { "" }
   *[no] { ", più di quel che resta" }
}
nl-step-produce = { $good } · { $building }, { $hex }
nl-step-build = costruisci { $building }, { $hex }
nl-step-banners = stendardi su { $building }
nl-plan-guess = Può esserci una via più breve: la ricerca si è fermata prima.
nl-plan-go = Fai il primo passo
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
nl-ends = Ti fermi allo spazio { $space } dopo { $time } di tempo; poi tocca a { $player }.{ $spoils ->
    [0] { "" }
    [one] { " " }Un bene va perso.
   *[other] { " " }{ $spoils } beni vanno persi.
}
nl-pay-effect = { $distance ->
    [0] Dallo stesso esagono
    [one] Da un esagono accanto
   *[other] Da { $distance } esagoni
}: tempo { $time }.{ $spoils ->
    [yes] { " " }In questo turno andrebbe comunque perso.
   *[no] { "" }
}
nl-gain = { $n ->
    [one] Piazzi uno stendardo.
   *[other] Piazzi { $n } stendardi.
}
nl-reach = Spazio { $space }; se ti fermi lì, poi tocca a { $player }.
nl-reach-taken = Spazio { $space }: lì non puoi fermarti.
nl-say-act = Produci, costruisci, posa stendardi o finisci il turno. Tempo rimasto: { $n }.
nl-say-how = { $deed }: come?
nl-say-sure = { $deed }? Tocca di nuovo.
nl-say-build = Costruisci { $building }: in quale esagono?
nl-marker = segnalino
nl-build-hint = Scegli un esagono: { $terrain }. Il numero è il tempo.
nl-act-hint = Il numero su un edificio è il suo tempo. Prendi un edificio dalla riserva per vedere dove può stare.
nl-act-hint-spoils = { $n ->
    [one] Un bene (!) va perso a fine turno.
   *[other] { $n } beni (!) vanno persi a fine turno.
} I numeri sono tempi; la linea del tempo dice a chi tocca dopo.
nl-settle-hint = Vicino a pianure e montagne, e non lontano dagli altri: tutti possono usare le tue capanne.
nl-stack-hint = Ogni pulsante è una pila; il minerale in alto esce per primo.
nl-step-lay = Sdraia i lavoratori
nl-step-work = Costruisci e produci
nl-step-clear = Togli chi è sdraiato
nl-seal = Fine turno
nl-seal-step = Fine turno allo spazio { $space }
nl-race = vince chi ne piazza { $n }
nl-unit = stendardi
nl-free = { $n } liberi
nl-workers = lavoratori a casa
nl-space = spazio { $n }
nl-at = sulla linea del tempo
nl-barrow = carriola
nl-key-escape = Riponi quel che hai in mano
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
