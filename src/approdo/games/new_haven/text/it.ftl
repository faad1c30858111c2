game-name = New Haven
game-tagline = Posa raccolti sul tabellone comune, costruisci il tuo villaggio.
game-about = Posa un tassello, conta le catene che unisce e costruisci con ciò che frutta; quello che avanza possono usarlo gli altri. Riempi righe e colonne del villaggio per attirare coloni. Niente dadi, molto tempismo, circa un’ora.

# options
option-side = Lato del tabellone
option-side-help = Il lato A ha quattro tasselli stampati e dieci turni a testa. Il lato B ha stagni che separano le catene, radure con edifici da prendere e nove turni a testa.
option-side-A = A, per una prima partita
option-side-B = B, stagni e radure
option-redevelop = Ricostruire
option-redevelop-help = Variante più semplice: si può costruire anche su uno spazio occupato, sostituendo l’edificio che c’è.
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
option-shipment-help = La spedizione vale quattro quadrati di una risorsa a scelta: si unisce alle catene vicine oppure frutta esattamente quattro.
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
# A tile in rows: the upper two squares, then the lower two.
tile-RRRS = RR/SR
tile-RRRT = RR/TR
tile-RRRW = RR/WR
tile-SSSR = SS/RS
tile-SSST = SS/TS
tile-SSSW = SS/WS
tile-TTTR = TT/RT
tile-TTTS = TT/ST
tile-TTTW = TT/WT
tile-WWWR = WW/RW
tile-WWWS = WW/SW
tile-WWWT = WW/TW
tile-RRSS = RR/SS
tile-RRTT = RR/TT
tile-RRWW = RR/WW
tile-SSTT = SS/TT
tile-SSWW = SS/WW
tile-TTWW = TT/WW
tile-RRST = RR/TS
tile-RRTS = RR/ST
tile-RRSW = RR/WS
tile-RRWS = RR/SW
tile-RRTW = RR/WT
tile-RRWT = RR/TW
tile-SSRT = SS/TR
tile-SSTR = SS/RT
tile-SSRW = SS/WR
tile-SSWR = SS/RW
tile-SSTW = SS/WT
tile-SSWT = SS/TW
tile-TTRS = TT/SR
tile-TTSR = TT/RS
tile-TTRW = TT/WR
tile-TTWR = TT/RW
tile-TTSW = TT/WS
tile-TTWS = TT/SW
tile-WWRS = WW/SR
tile-WWSR = WW/RS
tile-WWRT = WW/TR
tile-WWTR = WW/RT
tile-WWST = WW/TS
tile-WWTS = WW/ST
tile-RSRT = RS/TR
tile-RSRW = RS/WR
tile-RTRW = RT/WR
tile-SRST = SR/TS
tile-SRSW = SR/WS
tile-STSW = ST/WS
tile-TRTS = TR/ST
tile-TRTW = TR/WT
tile-TSTW = TS/WT
tile-WRWS = WR/SW
tile-WRWT = WR/TW
tile-WSWT = WS/TW
charter-row = statuto della riga
charter-column = statuto della colonna
charter-sheep = statuto delle pecore
charter-stone = statuto della pietra
charter-timber = statuto del legname
charter-wheat = statuto del grano

# what is to be done
prompt-lay = Posa un tassello raccolto su uno spazio libero.
prompt-build = { $can ->
    [yes] Costruisci oppure passa. Risorse rimaste: { $amounts }.
   *[no] Non puoi costruire altro: passa. Risorse rimaste: { $amounts }.
}
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
wait-flip = La spedizione viene voltata.
wait-new-tile = Si pesca un tassello.

# what may be done
action-lay-tile = Posa { $tile } su { $space }{ $turn ->
    [0] { "" }
    [1] { ", ruotato a destra" }
    [2] { ", ruotato di mezzo giro" }
   *[3] { ", ruotato a sinistra" }
}
action-lay-shipment = Posa la spedizione su { $space } come { $resource }
action-build = Costruisci l’edificio { $building } su { $plot }, { $face }
action-stop-building = Passa (non costruire altro)
action-take-open = Prendi l’edificio { $building }
action-draw-from-bag = Pesca dal sacchetto
action-choose-first = { $seat ->
    [you] Cominci tu
   *[other] Comincia { $seat }
}
action-draw-building = Dal sacchetto esce l’edificio { $building }
action-draw-tile = Tassello { $tile }
action-turn-up = Tassello { $tile }, rotazione { $turn }
action-settle = { $what }
action-hold = Non dire nulla

# what happened
event-first = { $player ->
    [you] Cominci tu.
   *[other] Comincia { $player }.
}
event-pond = Sull’insediamento { $space } c’è uno stagno.
event-pond-removed = Lo stagno con il segno { $mark } viene tolto: l’insediamento { $space } è uno spazio libero.
event-settlement = Sull’insediamento { $space } c’è il tassello { $rows }, scoperto.
event-clearing = Sulla radura { $space } c’è un edificio: { $building }.
event-opened = Nuovo edificio disponibile: { $building }.
event-dealt-building = { $player } pesca un edificio.
event-dealt-building-own = Hai pescato l’edificio { $building }.
event-drew-building = { $player } pesca un edificio dal sacchetto.
event-drew-building-own = Hai pescato dal sacchetto l’edificio { $building }.
event-drew-tile = { $player } pesca un tassello raccolto.
event-drew-tile-own = Hai pescato il tassello { $rows }.
event-laid-tile = { $player ->
    [you] Hai posato
   *[other] { $player } posa
} il tassello { $rows } su { $space }.
event-laid-shipment = { $player ->
    [you] Hai posato
   *[other] { $player } posa
} la spedizione su { $space } come { $resource }.
event-claimed = { $player ->
    [you] Hai preso
   *[other] { $player } prende
} l’edificio { $building } dalla radura { $space }.
event-harvest = { $player ->
    [you] Hai raccolto
   *[other] { $player } raccoglie
} { $amounts }.
event-built-up = { $player ->
    [you] Hai costruito
   *[other] { $player } costruisce
} l’edificio { $building }, scoperto, su { $plot }.
event-built-down = { $player ->
    [you] Hai costruito
   *[other] { $player } costruisce
} un edificio { $resource }, coperto, su { $plot }.
event-built-down-own = Hai costruito l’edificio { $building }, coperto, su { $plot }.
event-covered-up = Al suo posto, su { $plot }, c’era l’edificio { $building }, scoperto: ora è sotto, fuori gioco.
event-covered-down = Al suo posto, su { $plot }, c’era un edificio { $resource }, coperto: ora è sotto, fuori gioco.
event-covered-down-own = Al suo posto, su { $plot }, avevi l’edificio { $building }, coperto: ora è sotto, fuori gioco.
event-stopped = { $player ->
    [you] Hai passato
   *[other] { $player } passa
}.
event-nothing-left = Tutti gli indicatori sono sullo 0. Senza risorse per costruire: { $players }.
event-draws = { $player ->
    [you] Devi
   *[other] { $player } deve
} pescare { $n ->
    [one] un edificio: è sullo 0 un solo indicatore
   *[other] { $n } edifici: tanti sono gli indicatori sullo 0
}.
event-draws-short = { $player ->
    [you] Non ci sono più edifici da pescare per te.
   *[other] Non ci sono più edifici da pescare per { $player }.
} Pescate perse: { $n }.
event-charter = { $player ->
    [you] Hai ottenuto
   *[other] { $player } ottiene
} lo { $charter }.
event-took-open = { $player ->
    [you] Hai preso
   *[other] { $player } prende
} l’edificio { $building } tra quelli disponibili.
event-flipped = { $player ->
    [you] La tua spedizione
   *[other] La spedizione di { $player }
} su { $space } viene voltata: { $rows }.
event-ended = Resta un solo spazio: la partita finisce.
event-winner = Vittoria con { $points ->
    [one] 1 colono
   *[other] { $points } coloni
}: { $players }.
event-winner-empty = Vittoria con { $points ->
    [one] 1 colono
   *[other] { $points } coloni
} e, a parità, con meno spazi vuoti: { $players }.
event-winner-hand = Vittoria con { $points ->
    [one] 1 colono
   *[other] { $points } coloni
} e, a parità, con meno edifici rimasti: { $players }.

# why not
refusal-tile-not-in-hand = Non hai in mano il tassello { $tile }.
refusal-shipment-used = Hai già posato la tua spedizione: si usa una volta sola.
refusal-outside-area = Lo spazio { $space } è fuori dall’area di gioco per { $players } giocatori.
refusal-pond = Sullo spazio { $space } c’è uno stagno: non si può posare nulla.
refusal-space-taken = Sullo spazio { $space } c’è già un tassello.
refusal-building-not-in-hand = Non hai in mano l’edificio { $building }.
refusal-too-dear = Lo spazio { $plot } costa { $cost } ({ $resource }); risorse rimaste: { $have }.
refusal-plot-taken = Sullo spazio { $plot } c’è già un edificio.
refusal-not-beside-own = Lo spazio { $plot } non è accanto a un tuo edificio { $resource }: dopo il primo, ogni edificio deve avere un lato in comune con uno della stessa risorsa.
refusal-number-differs = Per costruire scoperto i numeri devono coincidere (edificio: { $number }; spazio { $plot }: { $cost }). Coperto può starci.
refusal-not-open = L’edificio { $building } non è tra quelli disponibili.
refusal-first-from-open = Il primo edificio che peschi deve essere uno di quelli disponibili.
refusal-bag-empty = Il sacchetto è vuoto.

# score and end
score-row = Riga { $line } completa
score-row-doubled = Riga { $line } completa, tutta scoperta
score-column = Colonna { $line } completa
score-column-doubled = Colonna { $line } completa, tutta scoperta
score-charter = Per lo { $charter }
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
reason-leftovers = pochi avanzi per gli altri
reason-shipment = la spedizione tenuta in serbo

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
kind-stop-building = Passa
kind-take-open = Prendi un edificio disponibile
kind-draw-from-bag = Pesca dal sacchetto
field-tile = tassello
field-space = spazio
field-turn = rotazione
field-resource = risorsa
field-building = edificio
field-plot = spazio del villaggio
field-face = faccia

# la fine: colonne della tabella per origine
source-row = righe
source-row-doubled = righe
source-column = colonne
source-column-doubled = colonne
source-charter = statuti
source-most-charters = più statuti
source-tie-empty = spazi vuoti
source-tie-hand = edifici rimasti
story-chapter = turno { $n }
