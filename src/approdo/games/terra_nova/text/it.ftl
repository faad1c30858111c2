game-name = Terra Nova
game-tagline = Pionieri in marcia, pietre di confine, terre da chiudere.
game-about = Muovete i pionieri in linea retta su un’isola di otto terreni e posate accanto a loro pietre di confine. Appena una zona con al massimo tre terreni è recintata, chi vi ha più pionieri ne prende i punti, e tutti i pionieri che vi stanno escono dal gioco. Niente fortuna, niente segreti.

option-board = Isola
option-board-help = La mappa stampata non è stata ritrovata; entrambe le plance sono ricostruzioni. Puoi anche indicare una mappa tua: scrivi le righe di esagoni una dopo l’altra, separate da barre.
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
option-idle_rounds-help = Dopo quanti giri completi senza nuove pietre finisce la partita.
option-idle_rounds-1 = 1 giro
option-idle_rounds-2 = 2 giri
option-idle_rounds-3 = 3 giri
option-idle_rounds-4 = 4 giri
option-idle_rounds-5 = 5 giri
option-idle_rounds-10 = 10 giri
option-first = Chi comincia
option-first-help = Chi piazza e gioca per primo: a sorte, o un posto a scelta.
option-first-random = a sorte
option-first-1 = posto 1
option-first-2 = posto 2
option-first-3 = posto 3
option-first-4 = posto 4

prompt-place = Piazza un tuo pioniere su un esagono vuoto. Ancora da piazzare: { $reserve }.
prompt-begin = Azione 1 di 3: muovi un tuo pioniere.
prompt-act = { $can ->
    [both] Azione { $number } di 3: muovi un pioniere o posa una pietra accanto a uno già mosso.
    [stone] Azione { $number } di 3: posa una pietra di confine accanto a un pioniere che ha mosso; nessun tuo pioniere può muovere.
   *[move] { $stones ->
        [0] Azione { $number } di 3: muovi un pioniere; le pietre di confine sono esaurite.
       *[other] Azione { $number } di 3: muovi un pioniere; ora non c’è dove posare una pietra.
    }
}
prompt-end = { $why ->
    [gone] Non hai più pionieri sull’isola, perciò il turno finisce prima (azioni compiute: { $done } di 3). Finisci il turno, oppure annulla.
    [blocked] Non puoi più né muovere né posare pietre, perciò il turno finisce prima (azioni compiute: { $done } di 3). Finisci il turno, oppure annulla.
   *[done] Hai compiuto le tue azioni: finisci il turno, oppure annullale.
}
wait-first = Si sorteggia chi comincia.
wait-place = { $player } piazza un pioniere.
wait-begin = { $player } comincia il turno.
wait-act = { $player } muove un pioniere o posa una pietra.
wait-end = { $player } sta per finire il turno.

action-hold = Non dire nulla
action-choose-first = { $seat ->
    [you] Cominci tu
   *[other] Comincia { $seat }
}
action-place = Piazza un pioniere in { $hex }
action-move = Muovi da { $source } in { $target }
action-stone = Posa una pietra in { $hex }
action-end-turn = Finisci il turno

event-first = { $player ->
    [you] Cominci tu.
   *[other] Comincia { $player }.
}
event-place = { $player ->
    [you] Hai piazzato
   *[other] { $player } piazza
} un pioniere in { $hex }.
event-move = { $player ->
    [you] Hai mosso
   *[other] { $player } muove
} da { $source } in { $target } ({ $steps ->
    [one] 1 esagono
   *[other] { $steps } esagoni
}).
event-stone = { $player ->
    [you] Hai posato
   *[other] { $player } posa
} una pietra in { $hex }; { $left ->
    [one] resta 1 pietra
   *[other] restano { $left } pietre
}.
event-pass = { $player ->
    [you] Non potevi muovere e hai passato.
   *[other] { $player } non può muovere e passa.
}
event-turn = Turno { $n } (giro { $round }): { $player }.
event-ended = La partita finisce. { $reason }
event-winner = Vittoria con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}: { $players }.
event-territory = { $player ->
    [you] Hai chiuso
   *[other] { $player } chiude
} un territorio in { $place }, { $hexes ->
    [one] 1 esagono
   *[other] { $hexes } esagoni
} ({ $terrains }): { $points ->
    [one] 1 punto
   *[other] { $points } punti
} { $players ->
    [you] per te
   *[other] per { $players }
}. Fuori dal gioco: { $whose }.
event-territory-tied = { $player ->
    [you] Hai chiuso
   *[other] { $player } chiude
} un territorio in { $place }, { $hexes ->
    [one] 1 esagono
   *[other] { $hexes } esagoni
} ({ $terrains }): { $points ->
    [one] 1 punto
   *[other] { $points } punti
} a testa ({ $players }). Fuori dal gioco: { $whose }.
event-territory-empty = { $player ->
    [you] Hai chiuso
   *[other] { $player } chiude
} un territorio senza pionieri in { $place }, { $hexes ->
    [one] 1 esagono
   *[other] { $hexes } esagoni
} ({ $terrains }): nessun punto.
pioneers-of = { $player ->
    [you] { $n ->
        [one] 1 tuo pioniere
       *[other] { $n } tuoi pionieri
    }
   *[other] { $n ->
        [one] 1 pioniere
       *[other] { $n } pionieri
    } di { $player }
}

refusal-no-hex = Su quest’isola non c’è l’esagono { $hex }.
refusal-taken = L’esagono { $hex } non è vuoto: { $what }.
refusal-actions-left = Ti { $left ->
    [one] resta 1 azione
   *[other] restano { $left } azioni
}: finché puoi, devi agire.
refusal-turn-over = Hai già compiuto le azioni di questo turno: finiscilo, oppure annullane una.
refusal-turn-cut = Non puoi più né muovere né posare pietre in questo turno (azioni compiute: { $done } di 3): finiscilo, oppure annulla.
refusal-first-is-move = La prima azione di un turno è sempre un movimento; le pietre vengono dopo.
refusal-no-stones = La scorta di pietre di confine è vuota.
refusal-no-support = Nessuno dei pionieri che hai mosso in questo turno è ancora sull’isola: non si possono posare pietre.
refusal-closed-land = L’esagono { $hex } è in un territorio già contato: non vi si posano pietre.
refusal-not-beside = L’esagono { $hex } non è accanto a un pioniere che hai mosso in questo turno (ora in { $moved }).
refusal-not-yours = In { $hex } non hai pionieri.
refusal-no-step = Il pioniere in { $hex } deve spostarsi di almeno un esagono.
refusal-not-straight = Da { $source } non si arriva in { $target } in linea retta.
refusal-obstacle = La via da { $source } verso { $target } è sbarrata in { $hex }: { $what }.
refusal-return = All’inizio del turno il pioniere ora in { $source } era in { $target }: non può tornarci.
refusal-return-strict = In questo turno il pioniere in { $source } ha già lasciato { $target }: non può tornarci.
on-stone = c’è una pietra di confine
on-pioneer = { $player ->
    [you] c’è un tuo pioniere
   *[other] c’è un pioniere di { $player }
}

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
end-one-mover = Non più di un giocatore può ancora muovere.
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

terminal-names = d1 è il primo esagono della riga d · # pietra · minuscole: chiuso · ♟ pionieri
terminal-stones = pietre { $n }, giro { $round }
terminal-idle = a vuoto { $n }/{ $limit }
terminal-zones = Zone esag./terreni
terminal-closing = Chiusure possibili
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

# la fine: colonne della tabella per origine, e momenti
source-territory = territori
source-territory-tied = in comune
moment-territory = { $player ->
    [you] Hai chiuso
   *[other] { $player } chiude
} { $hexes ->
    [one] 1 esagono
   *[other] { $hexes } esagoni
} in { $place } ({ $terrains }){ $own ->
    [yes] { "" }
   *[no] { " " }per { $owner ->
        [you] te
       *[other] { $owner }
    }
}.
moment-territory-tied = { $player ->
    [you] Hai chiuso
   *[other] { $player } chiude
} { $hexes ->
    [one] 1 esagono
   *[other] { $hexes } esagoni
} in { $place } ({ $terrains }); a pari merito { $players }.
story-chapter = giro { $n }
