game-name = Terra Nova
game-tagline = Dividete la nuova terra con pietre di confine
game-about = Fate scivolare i pionieri su un'isola di otto terreni e posate accanto a loro pietre di confine. Appena un pezzo di terra con al massimo tre terreni è recintato, chi vi ha più pionieri ne prende i punti, e tutti quelli che vi stanno escono dal gioco. Niente fortuna, niente segreti.

option-board = Isola
option-board-help = La mappa stampata non è stata ritrovata; entrambe le plance sono ricostruzioni. Una mappa propria si può dare come riga di file separate da barre.
option-board-a = Plancia A: 168 esagoni, 21 per terreno
option-board-b = Plancia B: un esagono regolare di 169 esagoni
option-scoring = Conteggio
option-scoring-help = Quando si conta un territorio chiuso: dopo la pietra che lo chiude, oppure solo a turno finito.
option-scoring-at-once = Subito
option-scoring-turn-end = A fine turno
option-strict_return = Divieto di ritorno severo
option-strict_return-help = Un pioniere non può tornare su nessun esagono lasciato durante il turno, invece che solo su quello di partenza.
option-strict_return-true = sì
option-strict_return-false = no
option-idle_rounds = Giri senza pietre
option-idle_rounds-help = La partita finisce quando passano tanti giri completi senza una pietra.
option-idle_rounds-1 = 1 giro
option-idle_rounds-2 = 2 giri
option-idle_rounds-3 = 3 giri
option-idle_rounds-4 = 4 giri
option-idle_rounds-5 = 5 giri
option-idle_rounds-10 = 10 giri
option-first = Chi comincia
option-first-help = Chi piazza e gioca per primo: tirato a sorte, o un posto a scelta.
option-first-random = a sorte
option-first-1 = posto 1
option-first-2 = posto 2
option-first-3 = posto 3
option-first-4 = posto 4

prompt-place = Piazza un tuo pioniere su un esagono vuoto (ne restano { $reserve } da piazzare).
prompt-begin = Azione 1 di 3: muovi un tuo pioniere.
prompt-act = Azione { $number } di 3: muovi un pioniere o posa una pietra di confine accanto a un pioniere che ha mosso.
prompt-end = Hai compiuto le tue azioni: finisci il turno, oppure riprendile.
wait-first = Si sorteggia chi comincia.
wait-place = { $player } piazza un pioniere.
wait-begin = { $player } comincia il turno.
wait-act = { $player } muove un pioniere o posa una pietra.
wait-end = { $player } sta per finire il turno.

action-hold = Non dire nulla
action-choose-first = Comincia { $seat }
action-place = Piazza un pioniere in { $hex }
action-move = Muovi da { $source } a { $target }
action-stone = Posa una pietra in { $hex }
action-end-turn = Finisci il turno

event-first = Comincia { $player }.
event-place = { $player } piazza un pioniere in { $hex }.
event-move = { $player } muove da { $source } a { $target } ({ $steps ->
    [one] 1 esagono
   *[other] { $steps } esagoni
}).
event-stone = { $player } posa una pietra in { $hex }; { $left ->
    [one] resta 1 pietra
   *[other] restano { $left } pietre
}.
event-pass = { $player } non può muovere e passa.
event-territory = { $players } chiude { $hexes ->
    [one] 1 esagono
   *[other] { $hexes } esagoni
} ({ $terrains }): { $points ->
    [one] 1 punto
   *[other] { $points } punti
}. { $leaving ->
    [one] Esce dal gioco 1 pioniere
   *[other] Escono dal gioco { $leaving } pionieri
}.
event-territory-tied = { $players } si dividono { $hexes ->
    [one] 1 esagono
   *[other] { $hexes } esagoni
} ({ $terrains }): { $points ->
    [one] 1 punto
   *[other] { $points } punti
} a testa. Escono dal gioco { $leaving } pionieri.
event-territory-empty = { $hexes ->
    [one] Si chiude 1 esagono
   *[other] Si chiudono { $hexes } esagoni
} senza pionieri ({ $terrains }): nessun punto.

refusal-no-hex = Su quest'isola non c'è l'esagono { $hex }.
refusal-taken = L'esagono { $hex } non è vuoto: { $what }.
refusal-actions-left = Ti { $left ->
    [one] resta 1 azione
   *[other] restano { $left } azioni
} e devi compiere ogni azione possibile.
refusal-turn-over = Le azioni di questo turno sono compiute; finisci il turno, oppure riprendine una.
refusal-first-is-move = La prima azione di un turno è sempre un movimento; le pietre vengono dopo.
refusal-no-stones = La scorta di pietre di confine è vuota.
refusal-no-support = Nessuno dei pionieri che hai mosso in questo turno è ancora sull'isola: non si possono posare pietre.
refusal-not-beside = L'esagono { $hex } non è accanto a un pioniere che hai mosso in questo turno (ora in { $moved }).
refusal-not-yours = In { $hex } non hai pionieri.
refusal-no-step = Un movimento va almeno un esagono lontano da { $hex }.
refusal-not-straight = { $target } non è in linea retta con { $source } attraverso l'isola.
refusal-obstacle = La via da { $source } a { $target } è sbarrata in { $hex }: { $what }.
refusal-return = Il pioniere in { $source } ha cominciato il tuo turno in { $target } e non può terminarvi un movimento.
refusal-return-strict = Il pioniere in { $source } ha lasciato { $target } durante il tuo turno e non può tornarvi.
on-stone = c'è una pietra di confine
on-pioneer = c'è un pioniere di { $player }

score-territory = { $hexes ->
    [one] 1 esagono
   *[other] { $hexes } esagoni
}: { $terrains }
score-territory-tied = { $hexes ->
    [one] 1 esagono
   *[other] { $hexes } esagoni
}: { $terrains } (diviso)

end-divided = Tutta la terra è divisa.
end-no-pioneers = Un giocatore non ha più pionieri.
end-one-mover = Al massimo un giocatore può ancora muovere.
end-stones = Le pietre di confine sono esaurite.
end-idle = Troppi giri senza una pietra.

reason-score = punti
reason-pioneers = pionieri rimasti per la terra aperta
reason-terrains = forza nei terreni
reason-closing = un territorio da chiudere subito dopo
reason-threat = ciò che il prossimo giocatore potrebbe chiudere
reason-idle = troppi turni senza una pietra

terrain-lake = lago
terrain-mountain = monti
terrain-forest = foresta
terrain-meadow = prato
terrain-field = campi
terrain-prairie = prateria
terrain-steppe = steppa
terrain-hills = colline
colour-red = rosso
colour-yellow = giallo
colour-blue = blu
colour-green = verde

terminal-names = d1 è il primo esagono della riga d · ▓ pietra · minuscole: chiuso · ♟ pionieri
terminal-stones = pietre { $n }, giro { $round }
terminal-idle = turni a vuoto { $n }/{ $limit }
terminal-zones = Zone: esag./terreni
terminal-closing = Pietre che chiudono
terminal-gain = { $player } +{ $n }
terminal-nobody = nessuno prende punti
terminal-closes = chiude { $n ->
    [one] 1 esagono
   *[other] { $n } esagoni
}: { $gains }
terminal-then = poi pietra { $stones }

kind-place = Piazza un pioniere
kind-move = Muovi un pioniere
kind-stone = Posa una pietra
kind-end-turn = Finisci il turno
field-hex = esagono
field-source = pioniere
field-target = esagono
