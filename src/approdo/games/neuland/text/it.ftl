game-name = Neuland
game-tagline = Beni, tempo e stendardi su quindici possedimenti.
game-about = Il cibo diventa legno, legno e pietra diventano botteghe, e i loro beni diventano stendardi su possedimenti che uno solo può prendere. Ogni passo costa tempo, la distanza ne costa di più, e i beni vanno persi dopo il tuo turno successivo. Nessuna carta nascosta; vince chi per primo posa l'ultimo stendardo.

# opzioni
option-land = Terra
option-land-help = Una disposizione fissa per le prime partite, o tessere posate a caso.
option-land-first_games = prime partite
option-land-random = a caso
option-timeline = Linea del tempo
option-timeline-help = Quanti spazi ha l'anello del tempo. Più è lungo, più lunghi sono i turni. Il numero stampato non è noto.
option-timeline-standard = 18, in quattro giocatori 12
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
building-stonecutter = scalpellino
building-mine = miniera
building-smelter = fonderia
building-shepherd = capanna del pastore
building-charcoal_burner = carbonaia
building-weaving_mill = tessitura
building-paper_mill = cartiera
building-weapon_smith = armaiolo
building-mint = zecca
building-chapel = Cappella
building-abbey = Abbazia
building-commandery = Commenda dei cavalieri
building-library = Biblioteca
building-alchemists_cave = Antro dell'alchimista
building-university = Università
building-theatre = Teatro
building-troubadours_hall = Sala dei trovatori
building-opera = Opera
building-guildhall = Sede delle gilde
building-town_hall = Municipio
building-palace = Palazzo
building-training_ground = Campo d'armi
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
prompt-settle = Metti la tua capanna del cacciatore e la tua capanna del taglialegna in un esagono di foresta.
prompt-act = Produci, costruisci, posa stendardi, o finisci il turno. Tempo rimasto: { $left }. Stendardi da posare: { $banners }.
prompt-pay = Consegna { $good } per: { $building }.
prompt-fill = Scegli la miniera che riempi per prima.
prompt-stack = Impila i tre minerali sulla miniera in { $hex }.
prompt-take = Scegli il prossimo minerale, dall'alto in basso, per la miniera in { $hex }. Da scegliere: { $left }.
wait-single = Si posa la terra.
wait-double = Si posa la terra.
wait-deal = Si posa la terra.
wait-start = Si estrae chi comincia.
wait-settle = { $player } fonda le prime capanne.
wait-act = { $player } è al lavoro.
wait-pay = { $player } paga un'azione.
wait-fill = { $player } riempie le miniere.
wait-draw = Si pescano minerali.
wait-stack = { $player } impila minerali su una miniera.
wait-take = { $player } sceglie i minerali di una miniera.

# che cosa si può fare
action-settle = Fonda le capanne in { $hex }
action-produce = Produci { $good } in { $place }
action-place-banners = Posa stendardi: { $possession }
action-build = Costruisci { $building } in { $hex }
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
action-start-player = Comincia { $player }
action-draw = Dal sacco esce { $mineral }
action-hold = Non dire nulla

# che cosa è successo
event-start = Comincia { $player }.
event-turn = Comincia il turno di { $player }.
event-settle = { $player } fonda le due capanne in { $hex }.
event-produce = { $player } produce { $good }: { $building } in { $hex }, tempo { $time }.
event-build = { $player } costruisce: { $building } in { $hex }, tempo { $time }.
event-banners = { $player } posa { $banners ->
    [one] uno stendardo
   *[other] { $banners } stendardi
} ({ $possession }), tempo { $time }. Ne restano: { $left }.
event-wheelbarrow = { $player } usa la carriola.
event-marker = { $player } paga con il segnalino { $good }.
event-draw = { $player } pesca { $minerals } per la miniera in { $hex }.
event-stack = La miniera in { $hex } ora contiene, dall'alto: { $minerals }.
event-mine-closed = La miniera in { $hex } è esaurita e torna nella riserva.
event-end-turn = { $player } finisce il turno dopo { $time } di tempo{ $steps ->
    [0] { "" }
    [one] { ", avanzando di uno spazio" }
   *[other] { ", avanzando di " }{ $steps } spazi
}.
event-spoil = { $player } perde: { $goods }.
event-win = { $player } ha posato l'ultimo stendardo e vince.
event-limit = Nessuno ha finito in tempo: la partita termina senza vincitore.

# perché no
refusal-not-forest = { $hex } è { $terrain }: le capanne vogliono foresta.
refusal-no-room-for-huts = { $hex } non ha due caselle libere per le due capanne.
refusal-must-move = Nel tuo turno devi avanzare di almeno uno spazio sulla linea del tempo.
refusal-reaches-marker = Avanzare di { $steps } raggiungerebbe il segnalino tempo; puoi avanzare al più di { $most }.
refusal-space-taken = Avanzando di { $steps } trovi { $other }: finisci il turno su uno spazio libero.
refusal-no-building = In { $place } non c'è alcun edificio.
refusal-yields-other = Ora qui ({ $building }) non si ottiene { $good }.
refusal-occupied = Edificio occupato ({ $building }) da un lavoratore di { $other }; si libera quando quel bene è usato o va perso.
refusal-not-built = Non è ancora costruito: { $building }.
refusal-closed = Porta già stendardi di { $other }: { $building }.
refusal-huts-not-built = C'è solo dall'inizio e non si può costruire: { $building }.
refusal-none-left = Nella riserva non ne resta: { $building }.
refusal-not-on-top = Non è ancora in cima alla sua pila: { $building }.
refusal-wrong-terrain = { $building }: serve { $wanted }, ma { $hex } è { $terrain }.
refusal-hex-full = Le tre caselle di { $hex } sono occupate.
refusal-room-for-starters = { $hex } deve restare libero: chi non ha ancora cominciato ha bisogno di foreste con due caselle libere.
refusal-lacks = Servono { $goods }; ti manca { $lacking }.
refusal-no-worker = Tutti i tuoi lavoratori sono sulla terra e nessuno tornerebbe: non ne hai da mettere qui.
refusal-no-time = Costerebbe { $time } di tempo; con uno spazio libero su cui finire ne hai { $left }.
refusal-not-due = Ora va consegnato { $due }, non { $good }.
refusal-not-yours = In { $place } nessun tuo lavoratore rappresenta { $good }.
refusal-pair-order = Di due beni uguali consegna prima l'altro; quello in { $place } può seguire.
refusal-too-far = I beni sono troppo lontani per cominciare da { $place }: con uno spazio libero su cui finire hai { $left } di tempo.
refusal-marker-used = Hai già usato il tuo segnalino { $good }.
refusal-wheelbarrow-used = Hai già usato la tua carriola.
refusal-wheelbarrow-idle = Qui la carriola non farebbe risparmiare tempo.
refusal-mine-not-empty = La miniera in { $place } non è vuota.
refusal-other-minerals = Hai pescato { $minerals }: impila questi.
refusal-mineral-not-left = È tutto sulle miniere: { $mineral }.

# punteggio e fine
score-possession = { $building } in { $hex }
end-banners = Un giocatore ha posato l'ultimo stendardo.
end-limit = Nessuno ha finito entro cinquanta turni a testa: parità.

# perché un bot ha scelto
reason-banners = stendardi posati
reason-time = tempo speso
reason-prospect = il miglior possedimento a portata
reason-rivals = il vantaggio dei rivali

# titoli dei menu
kind-settle = Fonda le capanne
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
terminal-time = Tempo
terminal-marker = segnalino tempo
terminal-good-marker = segnalino { $good }
terminal-workers = { $n ->
    [one] un lavoratore a casa
   *[other] { $n } lavoratori a casa
}
terminal-banners = { $n ->
    [one] uno stendardo da posare
   *[other] { $n } stendardi da posare
}
terminal-wheelbarrow = carriola
terminal-held = Beni in mano
terminal-nothing = nessuno
terminal-spoils = va perso
terminal-plans = Vie più brevi in questo turno
terminal-takes = tempo { $time }
terminal-next = poi { $player }
terminal-pays = con { $goods }
terminal-banner-count = { $n ->
    [one] uno stendardo
   *[other] { $n } stendardi
}
terminal-legend = FORESTA, pianura, /montagna/ · 1-4 di chi è il lavoratore · ! andrà perso · # stendardi · miniera dall'alto: c carbone, i ferro grezzo, s argento grezzo

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
short-training_ground = C. d'armi
short-castle = Castello
short-fortress = Fortezza
