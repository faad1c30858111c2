game-name = New Haven
game-tagline = Si raccoglie insieme, ognuno costruisce il suo villaggio.
game-about = Posa un tassello, conta le catene che unisce e costruisci con ciò che rende; quello che avanza possono usarlo gli altri. Riempi righe e colonne del villaggio per attirare coloni. Niente dadi, molto tempismo, circa un'ora.

# options
option-side = Lato del tabellone
option-side-help = Il lato A ha quattro tasselli stampati e dieci turni a testa. Il lato B ha stagni che separano le catene, radure con edifici da reclamare e nove turni a testa.
option-side-A = A, per una prima partita
option-side-B = B, stagni e radure
option-redevelop = Ricostruire
option-redevelop-help = Variante più semplice: si può costruire anche sopra un edificio già presente.
option-redevelop-true = sì
option-redevelop-false = no
option-careful = Raccolta attenta
option-careful-help = Per esperti, solo lato A: tre tasselli in mano e, in due o tre, meno edifici nel sacchetto.
option-careful-true = sì
option-careful-false = no
option-charters = Statuti
option-charters-help = Piccola espansione: chi per primo completa una riga, una colonna o sei edifici di una risorsa ottiene coloni in più.
option-charters-true = sì
option-charters-false = no
option-shipment = Spedizione
option-shipment-help = La spedizione vale quattro quadrati a scelta: si unisce alle catene vicine oppure rende esattamente quattro.
option-shipment-wild = si unisce alle catene
option-shipment-four = esattamente quattro
option-first = Primo giocatore
option-first-help = Chi comincia: a sorte, oppure un posto a scelta.
option-first-random = a sorte
option-first-1 = posto 1
option-first-2 = posto 2
option-first-3 = posto 3
option-first-4 = posto 4

# components
resource-sheep = pecore
resource-stone = pietra
resource-timber = legname
resource-wheat = grano
amount-sheep = { $n ->
    [one] { $n } pecora
   *[other] { $n } pecore
}
amount-stone = { $n ->
    [one] { $n } pietra
   *[other] { $n } pietre
}
amount-timber = { $n } legname
amount-wheat = { $n } grano
building-sheep-1 = pecore 1
building-sheep-2 = pecore 2
building-sheep-3 = pecore 3
building-sheep-4 = pecore 4
building-sheep-5 = pecore 5
building-sheep-6 = pecore 6
building-stone-1 = pietra 1
building-stone-2 = pietra 2
building-stone-3 = pietra 3
building-stone-4 = pietra 4
building-stone-5 = pietra 5
building-stone-6 = pietra 6
building-timber-1 = legname 1
building-timber-2 = legname 2
building-timber-3 = legname 3
building-timber-4 = legname 4
building-timber-5 = legname 5
building-timber-6 = legname 6
building-wheat-1 = grano 1
building-wheat-2 = grano 2
building-wheat-3 = grano 3
building-wheat-4 = grano 4
building-wheat-5 = grano 5
building-wheat-6 = grano 6
face-up = scoperto
face-down = coperto
charter-row = statuto della riga
charter-column = statuto della colonna
charter-sheep = statuto delle pecore
charter-stone = statuto della pietra
charter-timber = statuto del legname
charter-wheat = statuto del grano

# what is to be done
prompt-lay = Posa un tassello raccolto su uno spazio libero.
prompt-build = Costruisci nel tuo villaggio, oppure fermati. Restano: { $amounts }.
prompt-draw = { $first ->
    [yes] Prendi uno degli edifici disponibili. Pescate rimaste: { $left }.
   *[no] Prendi un edificio disponibile o pesca dal sacchetto. Pescate rimaste: { $left }.
}
wait-lay = { $player } posa un tassello raccolto.
wait-build = { $player } può costruire.
wait-draw = { $player } pesca edifici.
wait-first = Si sorteggia chi comincia.
wait-settle = Si preparano gli insediamenti.
wait-settle-tile = Si preparano gli insediamenti.
wait-building = Si pesca un edificio.
wait-hand-tile = Si pesca un tassello.
wait-flip = La spedizione viene girata.
wait-new-tile = Si pesca un tassello.

# what may be done
action-lay-tile = Posa { $tile } su { $space }{ $turn ->
    [0] { "" }
    [1] { ", girato a destra" }
    [2] { ", capovolto" }
   *[3] { ", girato a sinistra" }
}
action-lay-shipment = Posa la spedizione su { $space } come { $resource }
action-build = Costruisci { $building } su { $plot }, { $face }
action-stop-building = Smetti di costruire
action-take-open = Prendi { $building }
action-draw-from-bag = Pesca dal sacchetto
action-choose-first = Comincia { $seat }
action-draw-building = Dal sacchetto esce { $building }
action-draw-tile = Tassello { $tile }
action-turn-up = Tassello { $tile } girato { $turn }
action-settle = { $what }
action-hold = Non dire nulla

# what happened
event-first = Comincia { $player }.
event-pond = Uno stagno finisce su { $space }.
event-pond-removed = Lo stagno con il segno { $mark } lascia libero { $space }.
event-settlement = Il tassello { $tile } giace scoperto su { $space }.
event-clearing = { $building } giace sulla radura { $space }.
event-opened = { $building } si aggiunge agli edifici disponibili.
event-dealt-building = { $player } pesca un edificio.
event-dealt-building-own = Peschi { $building }.
event-drew-building = { $player } pesca un edificio dal sacchetto.
event-drew-building-own = Peschi { $building } dal sacchetto.
event-drew-tile = { $player } pesca un tassello raccolto.
event-drew-tile-own = Peschi il tassello { $tile }.
event-laid-tile = { $player } posa { $tile } su { $space }.
event-laid-shipment = { $player } posa la spedizione su { $space } come { $resource }.
event-claimed = { $player } prende { $building } dalla radura { $space }.
event-harvest = { $player } raccoglie { $amounts }.
event-built-up = { $player } costruisce { $building } scoperto su { $plot }.
event-built-down = { $player } costruisce { $resource } coperto su { $plot }.
event-built-down-own = Costruisci { $building } coperto su { $plot }.
event-stopped = { $player } smette di costruire.
event-charter = { $player } ottiene lo { $charter }.
event-took-open = { $player } prende { $building } dagli edifici disponibili.
event-flipped = La spedizione di { $player } su { $space } viene girata: { $tile }.
event-ended = Resta un solo spazio: la partita finisce.

# why not
refusal-tile-not-in-hand = Non hai in mano il tassello { $tile }.
refusal-shipment-used = Hai già posato la tua spedizione: si usa una volta sola.
refusal-outside-area = { $space } è fuori dall'area di gioco per { $players } giocatori.
refusal-pond = Su { $space } c'è uno stagno: non si può posare nulla.
refusal-space-taken = Su { $space } c'è già un tassello.
refusal-building-not-in-hand = Non hai in mano { $building }.
refusal-too-dear = { $plot } costa { $cost } di { $resource }; ne restano { $have }.
refusal-plot-taken = Su { $plot } c'è già un edificio.
refusal-not-beside-own = { $plot } non tocca altri tuoi edifici di { $resource }: dopo il primo, ognuno deve condividere un lato con uno della stessa risorsa.
refusal-number-differs = Da scoperto i numeri devono combaciare: l'edificio è un { $number }, { $plot } è un { $cost }. Coperto ci potrebbe stare.
refusal-not-open = { $building } non è tra gli edifici disponibili.
refusal-first-from-open = Il primo edificio che peschi deve essere uno di quelli disponibili.
refusal-bag-empty = Il sacchetto è vuoto.

# score and end
score-row = Riga { $line } completa
score-row-doubled = Riga { $line } completa, tutta scoperta
score-column = Colonna { $line } completa
score-column-doubled = Colonna { $line } completa, tutta scoperta
score-charter = Lo { $charter }
score-most-charters = Più statuti di tutti
score-tie-empty = Spazi vuoti (primo spareggio): { $n }
score-tie-hand = Edifici rimasti (secondo spareggio): { $n }
end-one-space = Sul tabellone è rimasto un solo spazio.

# why a bot chose
reason-village = righe e colonne del villaggio
reason-hand = edifici in mano
reason-rivals = i villaggi dei rivali
reason-charters = statuti
reason-to-build = ciò che si può costruire subito
reason-draws = edifici da pescare
reason-leftovers = poco agli altri
reason-shipment = la spedizione in serbo

# in the terminal
terminal-open = Disponibili
terminal-hand = Mano
terminal-tiles = Tasselli
terminal-left = nel sacchetto { $bag } · turno { $turn } di { $turns }
terminal-legend = ⌂ edifici  ▦ tasselli  ⚑ spedizione da usare  ★ coloni  r▒ pietra coperta
terminal-charter-row = riga
terminal-charter-column = colonna
terminal-charter-sheep = pecore
terminal-charter-stone = pietra
terminal-charter-timber = legname
terminal-charter-wheat = grano

# groups of choices
kind-lay-tile = Posa un tassello
kind-lay-shipment = Posa la spedizione
kind-build = Costruisci
kind-stop-building = Smetti di costruire
kind-take-open = Prendi un edificio disponibile
kind-draw-from-bag = Pesca dal sacchetto
field-tile = tassello
field-space = spazio
field-turn = rotazione
field-resource = risorsa
field-building = edificio
field-plot = spazio del villaggio
field-face = faccia
