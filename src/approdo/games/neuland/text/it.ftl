game-name = Neuland
game-tagline = Catene di produzione, distanze e un tempo che gira in cerchio.
game-about = Il cibo diventa legno, legno e pietra diventano botteghe, e i loro beni diventano stendardi su possedimenti che uno solo può prendere. Ogni passo costa tempo, la distanza ne costa di più, e i beni vanno persi dopo il tuo turno successivo. Nessuna carta nascosta; vince chi per primo posa l’ultimo stendardo.

# opzioni
option-land = Mappa
option-land-help = Una disposizione fissa delle tessere per le prime partite, oppure tessere posate a caso.
option-land-first_games = prime partite
option-land-random = a caso
option-timeline = Linea del tempo
option-timeline-help = Quanti spazi ha l’anello del tempo. Più è lungo, più lunghi sono i turni. Il numero stampato non è noto.
option-timeline-standard = 18 spazi (12 in quattro giocatori)
option-timeline-18 = 18 spazi
option-timeline-12 = 12 spazi
option-timeline-11 = 11 spazi, prima edizione
option-first = Chi comincia
option-first-help = Estratto a sorte, o un posto a scelta.
option-first-random = a sorte
option-first-1 = posto 1
option-first-2 = posto 2
option-first-3 = posto 3
option-first-4 = posto 4
option-mines = Miniere
option-mines-help = Seconda edizione: i minerali si pescano dal sacco e una miniera non chiude mai. Prima edizione: chi costruisce sceglie i minerali, e una miniera vuota torna nella riserva.
option-mines-second_edition = seconda edizione
option-mines-first_edition = prima edizione

# componenti
terrain-forest = foresta
terrain-plain = pianura
terrain-mountain = montagna
good-food = cibo
good-wood = legno
good-stone = pietra
good-wool = lana
good-cloth = stoffa
good-paper = carta
good-coal = carbone
good-raw_iron = ferro grezzo
good-raw_silver = argento grezzo
good-iron = ferro
good-silver = argento
good-sword = spada
good-coins = monete
building-hunting_lodge = capanna del cacciatore
building-woodcutter = capanna del taglialegna
building-farm = fattoria
building-stonecutter = capanna dello scalpellino
building-mine = miniera
building-smelter = fonderia
building-shepherd = capanna del pastore
building-charcoal_burner = carbonaia
building-weaving_mill = tessitura
building-paper_mill = cartiera
building-weapon_smith = bottega dell’armaiolo
building-mint = zecca
building-chapel = Cappella
building-abbey = Abbazia
building-commandery = Commenda dei cavalieri
building-library = Biblioteca
building-alchemists_cave = Antro dell’alchimista
building-university = Università
building-theatre = Teatro
building-troubadours_hall = Sala dei trovatori
building-opera = Opera
building-guildhall = Sede delle gilde
building-town_hall = Municipio
building-palace = Palazzo
building-training_ground = Campo d’armi
building-castle = Castello
building-fortress = Fortezza
family-religion = Religione
family-science = Scienza
family-art = Arte
family-society = Società
family-war = Guerra
grade-C = certo
grade-P = probabile
grade-R = ricostruito
grade-U = ignoto
piece-forest-plain = foresta e pianura
piece-plain-mountain = pianura e montagna
piece-forest-mountain = foresta e montagna

# che cosa fare
prompt-settle = Posa la tua capanna del cacciatore e la tua capanna del taglialegna in un solo esagono di foresta.
prompt-act = Produci, costruisci, posa stendardi o finisci. Tempo: { $left }; stendardi: { $banners }.
prompt-pay = Consegna { $good } per: { $building }.
prompt-fill = Scegli la miniera che riempi per prima.
prompt-stack = Impila i tre minerali sulla miniera in { $hex }.
prompt-take = Scegli il prossimo minerale, dall’alto in basso, per la miniera in { $hex }. Da scegliere: { $left }.
wait-single = Si compone la mappa.
wait-double = Si compone la mappa.
wait-deal = Si compone la mappa.
wait-start = Si estrae chi comincia.
wait-settle = { $player } posa le prime capanne.
wait-act = { $player } è al lavoro.
wait-pay = { $player } paga un’azione.
wait-fill = { $player } riempie le miniere.
wait-draw = Si pescano minerali.
wait-stack = { $player } impila minerali su una miniera.
wait-take = { $player } sceglie i minerali di una miniera.

# che cosa si può fare
action-settle = Posa le capanne in { $hex }
action-produce = Produci { $good } in { $place }
action-place-banners = Posa stendardi: { $possession }
action-build = Costruisci: { $building } in { $hex }
action-pay = Consegna { $good } da { $place }
action-pay-marker = Usa il segnalino { $marker }
action-use-wheelbarrow = Usa la carriola
action-end-turn = { $steps ->
    [0] Finisci qui il turno
    [one] Avanza di uno spazio e finisci il turno
   *[other] Avanza di { $steps } spazi e finisci il turno
}
action-fill = Riempi per prima la miniera in { $place }
action-stack = { $top } in cima, { $middle } in mezzo, { $bottom } in fondo
action-take = Prendi { $mineral }
action-lay-single = La tessera singola sta in { $hex }
action-lay-double = La prossima tessera doppia arriva a { $hex }
action-deal-double = È { $piece }{ $turned ->
    [0] { "" }
   *[other] , girata
}
action-start-player = { $player ->
    [you] Cominci tu
   *[other] Comincia { $player }
}
action-draw = Dal sacco esce { $mineral }
action-hold = Non dire nulla

# che cosa è successo
event-start = { $player ->
    [you] Cominci tu.
   *[other] Comincia { $player }.
}
event-turn = { $player ->
    [you] Il tuo turno.
   *[other] Turno di { $player }.
}
event-settle = { $player ->
    [you] Hai posato
   *[other] { $player } posa
} le due capanne in { $hex }.
event-produce = { $player ->
    [you] Hai prodotto
   *[other] { $player } produce
} { $good }: { $building } in { $hex }, tempo { $time }.{ $paid ->
    [0] { "" }
   *[other] { " Consegna: " }{ $goods }.
}
event-build = { $player ->
    [you] Hai costruito
   *[other] { $player } costruisce
}: { $building } in { $hex }, tempo { $time }. Consegna: { $goods }.
event-banners = { $player ->
    [you] Hai posato
   *[other] { $player } posa
} { $banners ->
    [one] uno stendardo
   *[other] { $banners } stendardi
} ({ $possession }), tempo { $time }. Consegna: { $goods }. Stendardi rimasti: { $left }.
event-wheelbarrow = { $player ->
    [you] Hai usato
   *[other] { $player } usa
} la carriola.
event-marker = { $player ->
    [you] Hai pagato
   *[other] { $player } paga
} con il segnalino { $good }.
event-draw = { $player ->
    [you] Hai pescato
   *[other] { $player } pesca
} { $minerals } per la miniera in { $hex }.
event-stack = La miniera in { $hex } ora contiene, dall’alto: { $minerals }.
event-mine-closed = La miniera in { $hex } è esaurita e torna nella riserva.
event-end-turn = { $player ->
    [you] Hai finito
   *[other] { $player } finisce
} il turno{ $steps ->
    [0] { "" }
    [one] { " avanzando di uno spazio" }
   *[other] { " avanzando di " }{ $steps } spazi
}. Tempo usato: { $time }.
event-spoil = { $player ->
    [you] Hai perso
   *[other] { $player } perde
}: { $goods }.
event-win = { $player ->
    [you] Hai posato l’ultimo stendardo e hai vinto.
   *[other] { $player } ha posato l’ultimo stendardo e vince.
}
event-limit = Nessuno ha posato l’ultimo stendardo entro il limite di turni: nessuno vince.

# che cosa ha pagato
paid = { $good } da { $place }
paid-marker = segnalino { $good }

# perché no
refusal-not-forest = { $hex } è { $terrain }: le capanne vanno nella foresta.
refusal-no-room-for-huts = { $hex } non ha due caselle libere per le due capanne.
refusal-must-move = Nel tuo turno devi avanzare di almeno uno spazio sulla linea del tempo.
refusal-reaches-marker = Avanzando di { $steps } raggiungeresti il segnalino tempo. Avanzamento massimo: { $most }.
refusal-space-taken = Avanzando di { $steps } trovi { $other }: finisci il turno su uno spazio libero.
refusal-no-building = In { $place } non c’è alcun edificio.
refusal-yields-other = Questo edificio ({ $building }) ora non dà { $good }.
refusal-occupied = { $other ->
    [you] Edificio occupato ({ $building }) da un tuo lavoratore
   *[other] Edificio occupato ({ $building }) da un lavoratore di { $other }
}; si libera quando quel bene è usato o va perso.
refusal-not-built = Possedimento non ancora costruito: { $building }.
refusal-closed = { $other ->
    [you] Possedimento già chiuso dai tuoi stendardi: { $building }.
   *[other] Possedimento già chiuso dagli stendardi di { $other }: { $building }.
}
refusal-huts-not-built = Si riceve solo a inizio partita e non si costruisce: { $building }.
refusal-none-left = Nella riserva non ce n’è più: { $building }.
refusal-not-on-top = Non è ancora in cima alla sua pila: { $building }.
refusal-wrong-terrain = Terreno sbagliato ({ $building }): serve { $wanted }, ma { $hex } è { $terrain }.
refusal-hex-full = Le tre caselle di { $hex } sono occupate.
refusal-room-for-starters = { $hex } deve restare libero: chi non ha ancora cominciato ha bisogno di foreste con due caselle libere.
refusal-lacks = Beni richiesti: { $goods }. Beni mancanti: { $lacking }.
refusal-no-worker = Tutti i tuoi lavoratori sono sulla mappa e nessuno tornerebbe: non ne hai da mettere qui.
refusal-no-time = Tempo necessario: { $time }. Tempo utilizzabile, se vuoi finire su uno spazio libero: { $left }.
refusal-not-due = Ora devi consegnare { $due }, non { $good }.
refusal-not-yours = In { $place } nessun tuo lavoratore rappresenta { $good }.
refusal-pair-order = Di due beni uguali consegna prima l’altro; quello in { $place } può seguire.
refusal-pair-passed = Due beni uguali si consegnano nell’ordine dei loro luoghi, e hai cominciato da { $first }. Per usare anche { $place } annulla e comincia da lì.
refusal-too-far = Partendo da { $place } i beni sono troppo lontani. Tempo utilizzabile, se vuoi finire su uno spazio libero: { $left }.
refusal-marker-used = Hai già usato il tuo segnalino { $good }.
refusal-wheelbarrow-used = Hai già usato la tua carriola.
refusal-wheelbarrow-idle = Qui la carriola non farebbe risparmiare tempo.
refusal-mine-not-empty = La miniera in { $place } non è vuota.
refusal-not-a-mine = In { $place } non c’è alcuna miniera.
refusal-other-minerals = Hai pescato { $minerals }: impila questi.
refusal-mineral-not-left = Non ce n’è più ({ $mineral }): scegli un altro minerale.

# punteggio e fine
score-possession = { $building } in { $hex }
end-banners = Un giocatore ha posato l’ultimo stendardo.
end-limit = Cinquanta turni a testa senza un vincitore: nessuno vince.

# perché un bot ha scelto
course-part = { $goal }, per ora: { $part }
reason-banners = stendardi, 6 l’uno
reason-time = tempo speso
reason-prospect = il miglior possedimento a portata
reason-rivals = il vantaggio dei rivali

# titoli dei menu
kind-settle = Posa le capanne
kind-produce = Produci
kind-place-banners = Posa stendardi
kind-build = Costruisci
kind-pay = Consegna un bene
kind-pay-marker = Usa un segnalino
kind-use-wheelbarrow = Usa la carriola
kind-end-turn = Finisci il turno
kind-fill = Riempi una miniera
kind-stack = Impila i minerali
kind-take = Scegli un minerale
field-hex = esagono
field-good = bene
field-place = edificio
field-possession = possedimento
field-building = edificio
field-marker = segnalino
field-steps = spazi
field-top = in cima
field-middle = in mezzo
field-bottom = in fondo
field-mineral = minerale

# il terminale
terminal-display = Riserva
terminal-stacks = Possedimenti
terminal-mineral = minerale in cima
terminal-bag = Sacco
terminal-metal = segnalini metallo: { $n }
terminal-time = Tempo
terminal-marker = segnalino tempo
terminal-good-marker = segnalino { $good }
terminal-workers = { $n ->
    [one] un lavoratore a casa
   *[other] { $n } lavoratori a casa
}
terminal-banners = { $n ->
    [one] uno stendardo
   *[other] { $n } stendardi
}
terminal-wheelbarrow = carriola
terminal-held = Beni in mano
terminal-nothing = nessuno
terminal-spoils = va perso
terminal-plans = Vie più brevi in questo turno
terminal-plan-key = (≤ forse c’è una via più breve; * con un segnalino o con la carriola, fra parentesi senza.)
terminal-takes = tempo { $time }
terminal-next = poi { $player }
terminal-pays = con { $goods }
terminal-banner-count = { $n ->
    [one] uno stendardo
   *[other] { $n } stendardi
}
terminal-legend = FORESTA, pianura, /montagna/ · 1-4 di chi è il lavoratore · ! andrà perso · # stendardi · miniera dall’alto: c carbone, i ferro grezzo, s argento grezzo

# nomi che entrano in un esagono del terminale
short-hunting_lodge = cacciat.
short-woodcutter = taglialeg
short-farm = fattoria
short-stonecutter = scalpell.
short-mine = miniera
short-smelter = fonderia
short-shepherd = pastore
short-charcoal_burner = carbonaia
short-weaving_mill = tessitura
short-paper_mill = cartiera
short-weapon_smith = armaiolo
short-mint = zecca
short-chapel = Cappella
short-abbey = Abbazia
short-commandery = Commenda
short-library = Bibliot.
short-alchemists_cave = Alchim.
short-university = Univers.
short-theatre = Teatro
short-troubadours_hall = Trovatori
short-opera = Opera
short-guildhall = Gilde
short-town_hall = Municipio
short-palace = Palazzo
short-training_ground = C. d’armi
short-castle = Castello
short-fortress = Fortezza

# che cosa il pianificatore non considera
overlook-luck = Non conta su minerali ancora da pescare o da scegliere.
overlook-rivals = Un piano che va oltre questo turno non prevede che cosa faranno intanto gli altri.
overlook-spoiling = Non tiene conto dei beni che vanno persi fra un turno e l’altro.
overlook-detours = Non pensa a passi che servono solo a fare posto: usare un bene per liberare un lavoratore, un edificio o il minerale sottostante.

# la fine: colonne della tabella per origine, e momenti
source-possession = { $building }
moment-banners = { $player ->
    [you] Hai posato
   *[other] { $player } posa
} { $banners ->
    [one] uno stendardo
   *[other] { $banners } stendardi
} ({ $possession }): { $left ->
    [one] ne manca 1
   *[other] ne mancano { $left }
}.
story-chapter = turno { $n }
