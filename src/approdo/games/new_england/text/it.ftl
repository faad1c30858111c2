game-name = New England
game-tagline = Aste combattute, campi, pascoli e case lungo la costa.
game-about = In ogni round prendi un numero: dice quando compri e quanto ti costa ogni cosa. Posa terre accanto alle tue, sviluppale nelle forme che chiedono le carte e manda avanti pellegrini, granai e navi. Asta aperta, denaro scarso, nessun segreto, circa un’ora e un quarto.

# options
option-deck = Carte terreno
option-deck-help = L’elenco stampato delle 24 carte terreno è perduto. R1 è una ricostruzione con coppie, angoli, file e quadrati; R0 si limita alle forme attestate.
option-deck-r1 = R1, con file di tre
option-deck-r0 = R0, solo forme attestate
option-spacing = Tessere di partenza
option-spacing-help = Per le regole stampate le tessere di partenza non si toccano, nemmeno in diagonale; l’autore poi ha permesso il contatto in diagonale.
option-spacing-printed = nessun contatto
option-spacing-designer = contatto in diagonale permesso
option-storing = Carte per il granaio
option-storing-help = Per le regole stampate una carta deve essere eseguibile quando la si compra, anche se va nel granaio. Diversi gruppi ammettono nel granaio qualsiasi carta.
option-storing-playable = eseguibile quando si compra
option-storing-any = qualsiasi carta, se un granaio è vuoto
option-first = Chi comincia
option-first-help = A sorte, oppure un posto a scelta.
option-first-random = a sorte
option-first-1 = posto 1
option-first-2 = posto 2
option-first-3 = posto 3
option-first-4 = posto 4

# components
item-settlement = abitato
item-field = campo
item-pasture = pascolo
item-settlement-pair = coppia di abitati
item-settlement-angle = angolo di abitati
item-settlement-row = fila di abitati
item-settlement-square = quadrato di abitati
item-field-pair = coppia di campi
item-field-angle = angolo di campi
item-field-row = fila di campi
item-pasture-pair = coppia di pascoli
item-pasture-angle = angolo di pascoli
item-pasture-row = fila di pascoli
item-pilgrim = pellegrino
item-barn = granaio
item-ship = nave
one-settlement = un abitato
one-field = un campo
one-pasture = un pascolo
one-settlement-pair = una coppia di abitati
one-settlement-angle = un angolo di abitati
one-settlement-row = una fila di abitati
one-settlement-square = un quadrato di abitati
one-field-pair = una coppia di campi
one-field-angle = un angolo di campi
one-field-row = una fila di campi
one-pasture-pair = una coppia di pascoli
one-pasture-angle = un angolo di pascoli
one-pasture-row = una fila di pascoli
one-pilgrim = un pellegrino
one-barn = un granaio
one-ship = una nave
source-bag = una tessera terreno dal sacchetto
source-deck = una carta dal mazzo
grade-C = certo
grade-P = probabile
grade-R = ricostruito
grade-U = ignoto

# what is to be done
prompt-start = Posa una delle tue tessere di partenza su due spazi liberi. { $spacing ->
    [apart] Non può toccare un’altra tessera di partenza, nemmeno in diagonale.
    [not-beside] Può toccare altre tessere di partenza in diagonale, ma non lungo un lato.
   *[not-beside-same] Non resta posto migliore: può stare ovunque, ma non lungo un lato di una tessera di partenza dello stesso tipo di un’altra famiglia.
}
prompt-announce = Annuncia quante tessere terreno si mettono in offerta; le carte completano fino a nove. Tessere nel sacchetto: { $bag }; carte nel mazzo: { $deck }.{ $ends ->
    [0] { "" }
    [4] { " " }Con qualsiasi numero la partita finisce subito!
   *[other] { " " }La partita finisce subito con { $numbers }!
}
prompt-marker = Prendi un segnalino d’asta: il più alto compra per primo. Hai { $money ->
    [one] 1 scellino
   *[other] { $money } scellini
}.
prompt-turn = { $left ->
    [0] Ora non puoi comprare nulla.
    [one] Puoi comprare un pezzo (prezzo { $price }, hai { $money }) oppure chiudere il turno.
   *[other] Puoi comprare { $left } pezzi (prezzo { $price } l’uno, hai { $money }) oppure chiudere il turno.
}{ $add ->
    [yes] { " " }Hai la maggioranza di navi: prima puoi aggiungere un pezzo all’offerta.
   *[no] { "" }
}{ $also ->
    [card] { " " }Puoi eseguire una carta conservata.
    [move] { " " }Puoi spostare figure.
    [card-move] { " " }Puoi eseguire una carta conservata o spostare figure.
   *[none] { "" }
}{ $left ->
    [0] { $add ->
        [yes] { " " }Poi chiudi il turno.
       *[no] { $also ->
            [none] { " " }Chiudi il turno.
           *[other] { " " }Poi chiudi il turno.
        }
    }
   *[other] { "" }
}
prompt-lay = Posa la tessera ({ $terrain }) accanto a una tua terra dello stesso tipo.
prompt-use = { $use ->
    [figure] Metti la figura ({ $card }) su una tua tessera non sviluppata
    [land] Sviluppa terre nella forma della carta: { $card }
   *[none] La carta non si può eseguire ({ $card })
}{ $store ->
    [yes] { $use ->
        [none] : conservala in un granaio.
       *[other] , oppure conserva la carta in un granaio.
    }
   *[no] .
}{ $first ->
    [yes] { $store ->
        [yes] { " " }Prima puoi eseguire una carta conservata.
       *[no] { " " }Prima puoi eseguire una carta conservata: il suo granaio si libera per questa.
    }
   *[no] { "" }
}
wait-start = { $player } posa una tessera di partenza.
wait-announce = { $player } annuncia l’offerta.
wait-marker = { $player } prende un segnalino d’asta.
wait-turn = { $player } compra e si insedia.
wait-lay = { $player } posa una tessera terreno.
wait-use = { $player } esegue una carta.
wait-first = Si sorteggia il primo giocatore.
wait-tiles = Si pescano tessere terreno.
wait-cards = Si pescano carte.

# what may be done
action-place-start = Tessera di partenza: { $terrain }, su { $place }
action-announce = { $tiles } tessere terreno
action-take-marker = Prendi il segnalino { $number }
action-add-item = Aggiungi { $source }
action-buy = Compra: { $item }
action-play-stored = Esegui la carta conservata: { $card }
action-store = Conserva la carta in un granaio
action-end-turn = Chiudi il turno
action-lay-tile = Posa la tessera su { $space }
action-place-figure = Metti la figura su { $space }
action-develop = Sviluppa { $land }
action-move = Sposta la figura da { $origin } su { $target }
action-choose-first = { $seat ->
    [you] Il primo giocatore sei tu
   *[other] Il primo giocatore è { $seat }
}
action-draw-tile = Esce dal sacchetto { $terrain }
action-draw-card = Esce dal mazzo { $card }
action-hold = Non dire nulla

# what happened
event-first = { $player ->
    [you] Il primo giocatore sei tu.
   *[other] Il primo giocatore è { $player }.
}
event-start = { $player ->
    [you] Hai posato
   *[other] { $player } posa
} la tessera di partenza ({ $terrain }) su { $spaces }.
event-announce = Round { $round }: { $player ->
    [you] hai annunciato
   *[other] { $player } annuncia
} { $tiles } tessere terreno e { $cards } carte.
event-offer = In offerta: { $items }.
event-added = Si aggiunge all’offerta: { $item }.
event-marker = { $player ->
    [you] Hai preso
   *[other] { $player } prende
} il segnalino { $number }.
event-most-ships = Maggioranza di navi, con il diritto di aggiungere un pezzo all’offerta: { $players }.
event-add = { $player ->
    [you] Hai aggiunto
   *[other] { $player } aggiunge
} { $source }.
event-buy = { $player ->
    [you] Hai comprato
   *[other] { $player } compra
} { $item } per { $price ->
    [one] 1 scellino
   *[other] { $price } scellini
}.
event-lay = { $player ->
    [you] Hai posato
   *[other] { $player } posa
} { $terrain } su { $space }.
event-develop = { $player ->
    [you] Hai eseguito
   *[other] { $player } esegue
} { $card } su { $spaces }: { $points } punti.
event-figure = { $player ->
    [you] Hai messo
   *[other] { $player } mette
} { $figure } su { $space }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
event-store = { $player ->
    [you] Hai conservato
   *[other] { $player } conserva
} { $card } in un granaio.
event-play-stored = { $player ->
    [you] Hai eseguito
   *[other] { $player } esegue
} una carta conservata: { $card }.
event-move = { $player ->
    [you] Hai spostato
   *[other] { $player } sposta
} { $figure } da { $origin } su { $target }.
event-income = { $player ->
    [you] Hai rimesso a posto il segnalino e riscosso
   *[other] { $player } rimette a posto il segnalino e riscuote
} { $shillings } scellini.
event-end = La partita finisce subito. { $why }
event-order = Si compra in quest’ordine: { $players }.
event-unsold = Invenduti e fuori dal gioco: { $items }.
event-next-first = { $player ->
    [you] Il primo giocatore del prossimo round sei tu.
   *[other] Il primo giocatore del prossimo round è { $player }.
}
event-most-at-end = Maggioranza di { $figure ->
    [pilgrim] pellegrini
    [barn] granai
   *[ship] navi
}, { $points } punti: { $players }.
event-winner = Vittoria con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}: { $players }.
event-winner-money = Vittoria con { $points ->
    [one] 1 punto
   *[other] { $points } punti
} e, a parità, con più denaro: { $players }.

# why not
refusal-start-used = Hai già posato la tua tessera di partenza di quel tipo ({ $terrain }).
refusal-space-taken = C’è già una tessera su { $spaces }.
refusal-start-touches = Toccherebbe una tessera di partenza ({ $players }): le tessere di partenza non si toccano, nemmeno in diagonale.
refusal-start-beside = Starebbe lungo un lato di una tessera di partenza ({ $players }).
refusal-touches-family = Toccherebbe lungo un lato una terra dello stesso tipo ({ $terrain }) di { $players }.
refusal-not-beside-own = { $space } non ha un lato in comune con una tua terra di quel tipo ({ $terrain }).
refusal-marker-taken = { $player ->
    [you] Hai già
   *[other] { $player } ha già
} preso il segnalino { $number }.
refusal-two-purchases = Acquisti già fatti: { $purchases }. In un turno non se ne fanno di più.
refusal-not-on-offer = Non è in offerta: { $item }.
refusal-too-dear = Ogni acquisto ti costa { $price }; hai { $money }.
refusal-no-space = Non c’è uno spazio dove puoi posarla ({ $terrain }): accanto a una tua terra di quel tipo e non accanto a quella di un’altra famiglia.
refusal-no-coast = Non hai una tessera della costa non sviluppata e senza figure ({ $card }).
refusal-no-tile = Non hai una tessera non sviluppata e senza figure ({ $card }).
refusal-figures-in-way = { $n ->
    [one] La figura su { $spaces } è d’intralcio ({ $card }): prima spostala.
   *[other] Le figure su { $spaces } sono d’intralcio ({ $card }): prima spostale.
}
refusal-figures-stuck = { $n ->
    [one] La figura su { $spaces } è d’intralcio ({ $card }) e ora non può spostarsi fuori dalla forma.
   *[other] Le figure su { $spaces } sono d’intralcio ({ $card }) e ora non possono spostarsi tutte fuori dalla forma.
}
refusal-barn-in-way = { $n ->
    [one] Il granaio su { $spaces } è d’intralcio ({ $card }), e un granaio non si sposta mai.
   *[other] I granai su { $spaces } sono d’intralcio ({ $card }), e un granaio non si sposta mai.
}
refusal-no-shape = Non hai terre non sviluppate in quella forma: { $card }.
refusal-bag-empty = Il sacchetto è vuoto.
refusal-deck-empty = Il mazzo è vuoto.
refusal-add-first = Il pezzo in più si aggiunge prima del primo acquisto, e soltanto da parte di chi all’inizio della fase aveva la maggioranza di navi.
refusal-may-not-add = Può aggiungere un pezzo, e uno soltanto, chi aveva la maggioranza di navi all’inizio di questa fase.
refusal-not-stored = Non hai questa carta in un granaio: { $card }.
refusal-stored-now = La carta è stata conservata in questo turno ({ $card }): si può eseguire dal prossimo round.
refusal-one-at-a-time = Prima esegui la carta che hai in mano, poi un’altra conservata.
refusal-stored-before = La carta viene da un granaio ({ $card }): ora va eseguita.
refusal-no-barn = { $barns ->
    [0] Non hai granai.
   *[other] Tutti i tuoi granai sono pieni.
}
refusal-card-develops = La carta in mano è una carta terreno ({ $card }): serve a sviluppare terre.
refusal-card-places = La carta in mano è una carta figura ({ $card }): metti la figura.
refusal-not-your-land = { $space } non è terra tua.
refusal-developed = Terra già sviluppata: { $spaces }.
refusal-figure-there = Figure su { $spaces }.
refusal-not-coast = { $space } non è sulla costa.
refusal-other-shape = Non è la forma della carta: { $card }.
refusal-not-own-terrain = Non è terra tua di quel tipo ({ $terrain }): { $spaces }.
refusal-start-half = La tessera di partenza su { $spaces } si sviluppa intera o per nulla.
refusal-no-figure = Non hai figure su { $space }.
refusal-barn-stays = Il granaio su { $space } non si sposta mai.
refusal-moved-already = La figura su { $space } è appena stata spostata; potrà muoversi di nuovo dopo il prossimo acquisto o la prossima carta.
refusal-card-unusable = Dopo quello spostamento non potresti più eseguire la carta che hai in mano: { $card }.

# points and the end
score-land = carte terreno
score-figures = carte figura
score-most-pilgrim = maggioranza di pellegrini
score-most-barn = maggioranza di granai
score-most-ship = maggioranza di navi
end-tiles = Nel sacchetto ci sono meno tessere terreno di quelle annunciate.
end-cards = Nel mazzo non ci sono abbastanza carte per completare l’offerta.

# why a bot chose
reason-result = il risultato finale
reason-points = punti delle carte
reason-majorities = maggioranze di figure
reason-land = terre per le carte a venire
reason-room = spazio per crescere
reason-income = rendita dei pellegrini
reason-money = denaro in mano
reason-stored = carte nei granai
reason-rivals = i punti degli altri
reason-idle = denaro che non si può più spendere
reason-plans = ciò che si può ancora comprare in questo round

# in the terminal
terminal-pilgrim = pel
terminal-barn = gra
terminal-ship = nav
terminal-letter-settlement = a
terminal-letter-field = c
terminal-letter-pasture = p
terminal-round = Round { $round }
terminal-first = primo
terminal-money = { $money }s (+{ $income })
terminal-points = { $total } p. terre { $land } fig { $figures } magg { $most }
terminal-total = { $total } p.
terminal-stored = nel granaio: { $card }
terminal-offer = In offerta (✗ ora non serve)
terminal-bag = Sacchetto { $bag } ({ $tiles })
terminal-deck = Mazzo { $deck }
terminal-legend = Lettera della famiglia e tipo: a abitato, c campo, p pascolo; maiuscola: sviluppato; *: tessera di partenza. pel pellegrino, gra granaio, nav nave. ~ mare
terminal-legend-start = Lettera della famiglia e tipo: a abitato, c campo, p pascolo. · segna gli spazi dove può stare la tua tessera di partenza. ~ mare
effect-announce = e { $cards } carte
effect-ends = la partita finisce subito! { $why }
effect-marker = { $purchases ->
    [0] non puoi pagare nessun acquisto
    [one] paghi un acquisto; denaro rimasto: { $left }
   *[other] paghi { $purchases } acquisti; denaro rimasto: { $left }
}
effect-buy = { $points ->
    [0] denaro rimasto: { $money }
    [one] 1 punto; denaro rimasto: { $money }
   *[other] { $points } punti; denaro rimasto: { $money }
}
effect-income = +{ $income }; poi denaro { $money }
effect-develop = { $points } punti

# headings by which choosers group the actions
kind-place-start = Posa una tessera di partenza
kind-announce = Annuncia
kind-take-marker = Prendi un segnalino
kind-add-item = Aggiungi un pezzo
kind-buy = Compra
kind-play-stored = Esegui una carta conservata
kind-store = Conserva la carta
kind-end-turn = Chiudi il turno
kind-lay-tile = Posa la tessera
kind-place-figure = Metti la figura
kind-develop = Sviluppa terre
kind-move = Sposta un pellegrino o una nave
field-terrain = tipo di terreno
field-place = posto, per esempio e4+e5
field-tiles = numero di tessere
field-number = segnalino
field-source = provenienza
field-item = pezzo
field-card = carta
field-space = spazio
field-land = terre
field-origin = figura
field-target = spazio d’arrivo

# la fine: colonne della tabella per origine, e momenti
source-land = terre
source-figures = figure
source-most-pilgrim = più pellegrini
source-most-barn = più granai
source-most-ship = più navi
source-tie-money = denaro
moment-develop = { $player ->
    [you] Hai eseguito
   *[other] { $player } esegue
} { $card } su { $spaces }.
moment-figure = { $player ->
    [you] Hai messo
   *[other] { $player } mette
} { $figure } su { $space }.
story-chapter = round { $n }
