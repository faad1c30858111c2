game-name = New Salem
game-tagline = Una città nuova, edifici scelti in segreto, forse una strega fra voi.
game-about = Ognuno sceglie edifici in segreto: danno punti e speranza, ma anche disperazione. Con la speranza il connestabile innesca eventi: pulizie, prove, uno sguardo al personaggio di qualcuno. I puritani devono tenere bassa la disperazione, le streghe la vogliono alta; nella fazione che la spunta vince chi ha più punti. Parlate e mentite quanto volete.
sides-uneven = A un tavolo di { $n } giocatori di questa forza le streghe vincono circa { $won } partite su 100.

# options
option-trial = Giocatori in prova
option-trial-help = Gli edifici costruiti da un giocatore in prova mettono e tolgono cubi? Il regolamento stampato non lo dice; la lettura più equilibrata è che non lo facciano.
option-trial-no-cubes = chi è in prova non mette cubi
option-trial-cubes = i loro edifici mettono cubi
option-retrial = Nuova prova
option-retrial-help = Aggiunge il 24° evento, da cinque giocatori: una carta Prova passa da un giocatore a un altro.
option-retrial-true = sì
option-retrial-false = no
option-first = Primo connestabile
option-first-help = Chi è il primo connestabile: estratto a sorte, o un posto a vostra scelta.
option-first-random = a sorte
option-first-1 = posto 1
option-first-2 = posto 2
option-first-3 = posto 3
option-first-4 = posto 4
option-first-5 = posto 5
option-first-6 = posto 6
option-first-7 = posto 7
option-first-8 = posto 8

# types and buildings
type-entertainment = Intrattenimento
type-trade = Scambio
type-finance = Finanza
type-education = Educazione
type-death = Morte
type-justice = Giustizia
building-theater = Teatro
building-tavern = Taverna
building-brothel = Bordello
building-market = Mercato
building-smithy = Fucina
building-slaughterhouse = Mattatoio
building-bank = Banca
building-counting-house = Casa dei conti
building-pawnshop = Banco dei pegni
building-school = Scuola
building-library = Biblioteca
building-laboratory = Laboratorio
building-mortuary = Obitorio
building-cemetery = Cimitero
building-crypt = Cripta
building-courthouse = Tribunale
building-jail = Prigione
building-gallows = Patibolo
cube-hope = speranza
cube-despair = disperazione
hope-off = { $cubes } da { $building }
nth = { $number ->
    [1] {""}
   *[other] { " " }(numero { $number })
}

# characters
side-puritan = puritano
side-witch = strega
character-prudence-ashby = Prudence Ashby, locandiera
character-josiah-crane = Josiah Crane, mecenate del teatro
character-constance-wren = Constance Wren, maestra di musica
character-ezekiel-hobb = Ezekiel Hobb, mercante
character-mercy-talbot = Mercy Talbot, rilegatrice
character-nathaniel-pike = Nathaniel Pike, notaio
character-hester-thorne = Hester Thorne, sarta
character-lavinia-crowe = Lavinia Crowe, erborista
character-silas-blackwood = Silas Blackwood, medico
character-morwenna-graves = Morwenna Graves, levatrice

# what may not be said with the name or the trade of a character behind it (ns.9.1)
unspoken-statements = sono, sono il, sono la, sono lo, sono l’, sono un, sono un’, sono una, io sono, faccio il, faccio la, faccio l’, siamo, siamo i, siamo le, gioco con, il mio personaggio è, il mio personaggio è il, il mio personaggio è la, il mio personaggio è l’, la mia carta è, la mia carta è il, la mia carta è la, sei il, sei la, sei l’, è il, è la, è l’

# events
event-card-cleansing = Pulizia
event-card-trial = Prova
event-card-inquest = Inchiesta
event-card-oath = Giuramento
event-card-confession = Confessione
event-card-town-meeting = Assemblea
event-card-blessing = Benedizione
event-card-day-of-prayer = Giorno di preghiera
event-card-exorcism = Esorcismo
event-card-harvest-feast = Festa del raccolto
event-card-alms = Elemosina
event-card-land-swap = Permuta
event-card-seizure = Confisca
event-card-endowment = Donazione
event-card-fire = Incendio
event-card-new-foundation = Nuove fondamenta
event-card-rebuilding = Ricostruzione
event-card-famine = Carestia
event-card-dark-pact = Patto oscuro
event-card-pillory = Gogna
event-card-pardon = Grazia
event-card-retrial = Nuova prova

effect-cleansing = togli 2 cubi disperazione da edifici qualsiasi
effect-trial = un altro giocatore va in prova
effect-inquest = guarda il personaggio di un altro giocatore
effect-oath = tu e un altro giocatore vi mostrate a vicenda il personaggio
effect-confession = di altri due giocatori il primo mostra il personaggio al secondo
effect-town-meeting = ognuno vede il personaggio del vicino di sinistra
effect-blessing = togli 1 cubo disperazione da un edificio qualsiasi
effect-day-of-prayer = ognuno toglie 1 cubo disperazione da un proprio edificio
effect-exorcism = togli tutta la disperazione da un edificio
effect-harvest-feast = ogni altro giocatore non in prova riceve 1 cubo speranza
effect-alms = un altro giocatore non in prova riceve 2 cubi speranza
effect-land-swap = due giocatori si scambiano un edificio, a tua scelta
effect-seizure = prendi un edificio a un altro giocatore
effect-endowment = dai un tuo edificio a un altro giocatore
effect-fire = un edificio lascia il gioco
effect-new-foundation = pesca 3 edifici, costruiscine 1
effect-rebuilding = un giocatore sostituisce un proprio edificio con la prima carta del mazzo
effect-famine = ogni giocatore non in prova restituisce 1 cubo speranza o riceve 1 cubo disperazione
effect-dark-pact = ricevi 2 cubi speranza e 1 cubo disperazione
effect-pillory = un altro giocatore non può essere connestabile né dare speranza fino alla fine del turno seguente
effect-pardon = un giocatore in prova torna libero
effect-retrial = una Prova passa a un altro giocatore

# prompts
prompt-pick = Scegli un edificio da costruire. Il resto della mano passa a sinistra.
prompt-last-two = Tieni una delle ultime due carte e scarta l’altra, oppure scartale entrambe e costruisci la prima del mazzo.
prompt-remove = Togli { $cubes ->
    [one] un cubo disperazione da un edificio qualsiasi
   *[other] { $cubes } cubi disperazione, uno per uno, da edifici qualsiasi
}.
prompt-trigger = Sei il connestabile. { $duty }
trigger-must = La tua speranza: { $hope }. L’evento più caro costa { $cost }: devi innescare un evento.
trigger-may = La tua speranza: { $hope }. Innesca un evento che puoi pagare oppure chiudi la fase.
prompt-take = Prendi { $cubes ->
    [one] un cubo speranza
   *[other] { $cubes } cubi speranza, uno per uno,
} dai tuoi edifici.
prompt-place = Cubi da mettere su uno dei tuoi edifici: { $cubes } ({ $what }).
prompt-name = Nomina il prossimo connestabile.
prompt-choose-player = { $task }
prompt-choose-building = { $task }
prompt-pray = Togli un cubo disperazione da uno dei tuoi edifici.
prompt-famine = Carestia: restituisci un cubo speranza o ricevi un cubo disperazione.
prompt-found = Costruisci una delle tre carte pescate.
task-trial = Prova: chi va in prova?
task-inquest = Inchiesta: di chi guardi il personaggio?
task-oath = Giuramento: con chi vi mostrate a vicenda il personaggio?
task-confession = Confessione: chi deve mostrare il personaggio?
task-confession-second = Confessione: chi lo vede?
task-exorcism = Esorcismo: quale edificio perde tutta la disperazione?
task-alms = Elemosina: chi riceve due cubi speranza?
task-land-swap = Permuta: scegli il primo edificio.
task-land-swap-second = Permuta: scegli con quale edificio di un altro giocatore si scambia { $owner ->
    [you] { $building }, tuo edificio
   *[other] { $building } di { $owner }
}.
task-seizure = Confisca: quale edificio prendi?
task-endowment = Donazione: quale dei tuoi edifici dai via?
task-endowment-second = Donazione: chi lo riceve?
task-fire = Incendio: quale edificio lascia il gioco?
task-rebuilding = Ricostruzione: chi ricostruisce? Il giocatore scelto decide poi l’edificio.
task-rebuilding-own = Ricostruzione: quale dei tuoi edifici se ne va?
task-pillory = Gogna: chi va alla gogna?
task-pardon = Grazia: a chi togli la carta Prova?
task-retrial = Nuova prova: a chi si toglie la carta Prova?
task-retrial-second = Nuova prova: chi va in prova al suo posto?

wait-deal-character = Si distribuiscono i personaggi.
wait-draw-first = Si estrae il primo connestabile.
wait-deal = Si distribuiscono gli edifici.
wait-pick = Scelta di un edificio: in attesa di { $player }.
wait-last-two = Ultime due carte: in attesa di { $player }.
wait-draw-top = Si pesca la prima carta del mazzo.
wait-remove = { $player } toglie disperazione.
wait-open-event = Si pesca un evento.
wait-trigger = { $player }, connestabile, decide se innescare un evento.
wait-trigger-talk = { $player }, connestabile, decide se innescare un evento. Puoi fare dichiarazioni.
wait-trigger-give = { $player }, connestabile, decide se innescare un evento. Puoi dare speranza e fare dichiarazioni.
wait-take = { $player } prende speranza dagli edifici.
wait-place = { $player } mette cubi su un edificio.
wait-name = { $player } nomina il prossimo connestabile.
wait-choose-player = { $player } sceglie un giocatore per l’evento.
wait-choose-building = { $player } sceglie un edificio per l’evento.
wait-pray = { $player } toglie un cubo disperazione da un proprio edificio.
wait-famine = Carestia: { $player } restituisce speranza o riceve disperazione.
wait-draw-foundation = Si pescano edifici per Nuove fondamenta.
wait-found = { $player } costruisce una di tre carte.

# actions
action-hold = Per ora non dire nulla
action-build = Costruisci: { $building }
action-keep = Tieni e costruisci: { $building }
action-return-both = Scarta entrambe le carte e costruisci la prima del mazzo
action-remove-despair = Togli un cubo disperazione da { $building }{ nth } { $owner ->
    [you] (tuo edificio)
   *[other] di { $owner }
}
action-choose-building = { $building }{ nth } { $owner ->
    [you] (tuo edificio)
   *[other] di { $owner }
}
action-take-hope = Prendi un cubo speranza da { $building }{ nth }
action-place-cubes = Su { $building }{ nth }
action-trigger = Innesca { $event }
action-end-phase = Chiudi la fase
action-name-constable = { $seat ->
    [you] Diventi connestabile
   *[other] { $seat } diventa connestabile
}
action-choose-player = { $seat ->
    [you] Tu
   *[other] { $seat }
}
action-return-hope = Restituisci un cubo speranza
action-accept-despair = Ricevi un cubo disperazione
action-deal-character = Distribuisci { $character }
action-choose-first = { $seat ->
    [you] Sei
   *[other] { $seat } è
} il primo connestabile
action-draw-building = Pesca { $building }
action-draw-event = Pesca { $event }
action-give-hope = Dai al connestabile { $amount ->
    [one] un cubo speranza da { $building }{ nth }
   *[other] { $amount } cubi speranza, a partire da { $building }{ nth }
}
action-claim-side = Dichiara: sto con { $side ->
    [witch] le streghe
   *[puritan] i puritani
}
action-claim-type = Dichiara: colleziono { $type }
action-claim-saw = Dichiara: ho visto il personaggio di { $about }, è { $side ->
    [witch] una strega
   *[puritan] un puritano
}
action-accuse = Dichiara: accuso { $about }
action-no-better-card = Dichiara: non avevo carte migliori
action-offer = Dichiara: do { $amount ->
    [one] un cubo speranza
   *[other] { $amount } cubi speranza
} se inneschi { $event }
action-nominate = Dichiara: propongo come connestabile { $about ->
    [you] me
   *[other] { $about }
}

# the log
event-character = { $player } riceve un personaggio.
event-character-own = Sei { $character }: { $side ->
    [witch] una strega. Non farti scoprire.
   *[puritan] un puritano.
}
event-first-constable = { $player ->
    [you] Sei
   *[other] { $player } è
} il primo connestabile.
event-round = Comincia il turno { $round }; ognuno riceve { $dealt } edifici.
event-deal = Ognuno riceve { $count } edifici.
event-deal-own = Hai ricevuto { $cards }.
event-pass = Tutti passano la mano a sinistra.
event-pass-own = Tutti passano a sinistra; ora hai in mano { $cards }.
event-build = { $player ->
    [you] Hai costruito
   *[other] { $player } costruisce
} { $building } (speranza { $hope }, disperazione { $despair }).
event-build-tried = { $player ->
    [you] In prova, hai costruito
   *[other] { $player }, in prova, costruisce
} { $building } senza cubi.
event-return-one = { $player } tiene una carta e scarta l’altra.
event-return-one-own = Hai scartato { $cards }.
event-return-both = { $player } scarta entrambe le carte e prende la prima del mazzo.
event-return-both-own = Hai scartato { $cards } e preso la prima carta del mazzo.
event-remove = { $player ->
    [you] Hai tolto
   *[other] { $player } toglie
} { $despair ->
    [one] un cubo disperazione
   *[other] { $despair } cubi disperazione
} da { $building }{ $owner ->
    [you] { ", tuo edificio" }
   *[other] { $own ->
        [yes] { ", proprio edificio" }
       *[no] { " di " }{ $owner }
    }
}.
event-no-despair = { $player ->
    [you] Non hai trovato
   *[other] { $player } non trova
} disperazione da togliere.
event-place-hope = { $player ->
    [you] Hai messo
   *[other] { $player } mette
} { $cubes ->
    [one] un cubo speranza
   *[other] { $cubes } cubi speranza
} su { $building }.
event-place-despair = { $player ->
    [you] Hai messo
   *[other] { $player } mette
} { $cubes ->
    [one] un cubo disperazione
   *[other] { $cubes } cubi disperazione
} su { $building }.
event-pay = { $player ->
    [you] Hai preso speranza dai tuoi edifici
   *[other] { $player } prende speranza dai propri edifici
}: { $taken }.
event-open-event = Si scopre { $event } (costo { $cost }).
event-trigger = { $player ->
    [you] Hai innescato
   *[other] { $player } innesca
} { $event } (costo { $cost }).
event-no-effect = { $event } non ha effetto.
event-end-phase = { $player ->
    [you] Hai chiuso
   *[other] { $player } chiude
} la fase.
event-constable = { $player ->
    [you] Ora sei connestabile: hai preso un badge e ricevuto un cubo speranza.
   *[other] { $player } diventa connestabile, prende un badge e riceve un cubo speranza.
}
event-badges-return = { $player ->
    [you] Tutti i badge tranne il tuo tornano al centro.
   *[other] Tutti i badge tranne quello di { $player } tornano al centro.
}
event-nobody-left = { $player ->
    [you] Nessuno può diventare connestabile dopo di te
   *[other] Nessuno può diventare connestabile dopo { $player }
}: la fase finisce.
event-phase-full = Eventi innescati: { $events }. La fase finisce.
event-give = { $constable ->
    [you] Hai ricevuto
   *[other] { $constable } riceve
} { $player ->
    [you] da te
   *[other] da { $player }
} { $cubes ->
    [one] un cubo speranza
   *[other] { $cubes } cubi speranza
} ({ $taken }).
event-look = { $player ->
    [you] Hai guardato
   *[other] { $player } guarda
} { $whose ->
    [you] il tuo personaggio.
   *[other] il personaggio di { $whose }.
}
event-look-own = Il personaggio di { $whose } è { $character }: { $side ->
    [witch] una strega
   *[puritan] un puritano
}.
event-trial = { $player ->
    [you] Ora sei
   *[other] { $player } va
} in prova.
event-pardon = { $player ->
    [you] Non sei più in prova.
   *[other] { $player } non è più in prova.
}
event-retrial = { $was ->
    [you] Non sei più in prova
   *[other] { $was } non è più in prova
}; { $player ->
    [you] ora ci vai tu.
   *[other] va in prova { $player }.
}
event-pillory = { $player ->
    [you] Ora sei
   *[other] { $player } va
} alla gogna.
event-pillory-ends = { $player ->
    [you] Hai lasciato
   *[other] { $player } lascia
} la gogna.
event-endow = { $to ->
    [you] Hai ricevuto
   *[other] { $to } riceve
} { $building } { $player ->
    [you] da te.
   *[other] da { $player }.
}
event-swap = { $player ->
    [you] La tua permuta
   *[other] Permuta di { $player }
}: { $building } { $owner ->
    [you] (tuo edificio)
   *[other] di { $owner }
} in cambio di { $with_building } { $other ->
    [you] (tuo edificio)
   *[other] di { $other }
}.
event-seize = { $player ->
    [you] Hai confiscato
   *[other] { $player } confisca
} { $owner ->
    [you] un tuo edificio
   *[other] un edificio di { $owner }
}: { $building }.
event-burn = Incendio: { $player ->
    [you] hai bruciato
   *[other] { $player } brucia
} { $building } { $owner ->
    [you] (tuo edificio).
   *[other] { $own ->
        [yes] (proprio edificio).
       *[no] di { $owner }.
    }
}
event-tear-down = { $owner ->
    [you] Hai abbattuto
   *[other] { $owner } abbatte
} un edificio: { $building }.
event-foundation = { $player } pesca tre edifici.
event-foundation-own = Hai pescato { $cards }.
event-famine-hope = { $player ->
    [you] Hai restituito
   *[other] { $player } restituisce
} un cubo speranza.
event-famine-despair = { $player ->
    [you] Hai ricevuto
   *[other] { $player } riceve
} un cubo disperazione.
event-claim-side = { $player ->
    [you] Hai dichiarato
   *[other] { $player } dichiara
}: «Sto con { $side ->
    [witch] le streghe
   *[puritan] i puritani
}».
event-claim-type = { $player ->
    [you] Hai dichiarato
   *[other] { $player } dichiara
}: «Colleziono { $type }».
event-claim-saw = { $player ->
    [you] Hai dichiarato
   *[other] { $player } dichiara
}: «Ho visto { $about ->
    [you] il tuo personaggio
   *[other] il personaggio di { $about }
}: è { $side ->
    [witch] una strega
   *[puritan] un puritano
}».
event-accuse = { $player ->
    [you] Hai dichiarato
   *[other] { $player } dichiara
}: «Accuso { $about ->
    [you] te
   *[other] { $about }
}».
event-no-better-card = { $player ->
    [you] Hai dichiarato
   *[other] { $player } dichiara
}: «Non avevo carte migliori».
event-offer = { $player ->
    [you] Hai dichiarato
   *[other] { $player } dichiara
}: «Do { $amount ->
    [one] un cubo speranza
   *[other] { $amount } cubi speranza
} se inneschi { $event }».
event-nominate = { $player ->
    [you] Hai dichiarato
   *[other] { $player } dichiara
}: «Propongo come connestabile { $about ->
    [you] { $player ->
        [you] me
       *[other] te
    }
   *[other] { $about }
}».
event-reveal = { $player ->
    [you] Eri
   *[other] { $player } era
} { $character }: { $side ->
    [witch] una strega
   *[puritan] un puritano
}.
event-final-trials = Prove: disperazione sugli edifici { $cubes }, +{ $added }, -{ $removed } = { $despair }.
event-final-sets = Set: Morte +{ $added }, Giustizia -{ $removed }. Disperazione: { $despair }.
event-final-witches-win = Disperazione { $despair }, soglia { $goal } raggiunta: vince la strega con più punti.
event-final-puritans-win = Disperazione { $despair }, sotto la soglia di { $goal }: vince il puritano con più punti.
event-final-all-lose = Disperazione { $despair }, soglia { $goal } raggiunta, ma nessuno era una strega: perdono tutti.
event-final-points = { $player ->
    [you] Hai
   *[other] { $player } ha
} { $points ->
    [one] 1 punto
   *[other] { $points } punti
} (speranza { $hope }).
event-winner = Vittoria con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}: { $players }.
event-winner-hope = Vittoria con { $points ->
    [one] 1 punto
   *[other] { $points } punti
} e, a parità, con più speranza: { $players }.

# refusals
refusal-not-in-hand = Non hai in mano { $building }.
refusal-already-chosen = Hai già scelto. Con «Annulla» puoi cambiare, finché qualcun altro sta ancora scegliendo.
refusal-only-constable = Solo il connestabile innesca eventi, chiude la fase e nomina chi viene dopo; adesso { $player ->
    [you] sei tu.
   *[other] è { $player }.
}
refusal-too-dear = Costo di { $event }: { $cost }. La tua speranza: { $hope }.
refusal-not-open = { $event } non è fra gli eventi scoperti.
refusal-no-receiver = Nessuno può ricevere { $event } ora.
refusal-no-trial-left = Non ci sono più carte Prova da dare.
refusal-must-trigger = La tua speranza: { $hope }. L’evento più caro costa { $cost }: devi innescare un evento.
refusal-no-such-player = A questo tavolo non c’è il giocatore { $number }.
refusal-barred = { $player ->
    [you] Sei in prova o alla gogna e non puoi diventare connestabile.
   *[other] { $player } è in prova o alla gogna e non può diventare connestabile.
}
refusal-has-badge = { $player ->
    [you] Hai un badge e ora non puoi diventare connestabile.
   *[other] { $player } ha un badge e ora non può diventare connestabile.
}
refusal-no-hope = Non hai speranza da restituire.
refusal-no-hope-there = Su { $building }{ nth } non c’è speranza.
refusal-no-such-building = Non hai questo edificio: { $building }{ nth }.
refusal-not-in-town = { $owner ->
    [you] Non hai { $building }{ nth }.
   *[other] { $owner } non ha { $building }{ nth }.
}
refusal-same-building = { $building }{ nth } è uguale al numero { $twin }: scegli quello.
refusal-gift-too-big = Speranza su { $building }{ nth } e sugli edifici venuti dopo: { $amount }. Non puoi darne di più.
refusal-no-despair-there = Su questo edificio non c’è disperazione: { $building }.
refusal-own-despair-only = Ora ognuno toglie disperazione da un proprio edificio.
refusal-only-building = { $owner ->
    [you] È il tuo unico edificio
   *[other] È l’unico edificio di { $owner }
}: { $event } non può toccarlo.
refusal-not-from-this-town = Ora { $event } non si può usare su { $owner ->
    [you] un tuo edificio.
   *[other] un edificio di { $owner }.
}
refusal-not-this-player = { $event } non si può usare su { $player ->
    [you] di te.
   *[other] { $player }.
}
refusal-not-on-yourself = { $event } va usato su un altro giocatore, non su di te.
refusal-on-trial-already = { $player ->
    [you] Sei
   *[other] { $player } è
} in prova: { $event } non si può usare qui.
refusal-not-trigger-phase = Si dà speranza e si dichiara solo nella fase degli eventi.
refusal-constable-gives-none = Sei il connestabile: ricevi speranza, non ne dai.
refusal-in-pillory = Alla gogna non puoi dare speranza.
refusal-cubes-moving = Aspetta che i cubi da spostare siano al loro posto.
refusal-too-many-claims = Hai già fatto le tue { $claims } dichiarazioni di questo turno.
refusal-offer-too-big = Non puoi promettere tanta speranza ({ $amount }). La tua speranza: { $hope }.
refusal-claim-about-yourself = Questa dichiarazione riguarda un altro giocatore, non te.

# scoring
score-buildings = Edifici dei tipi collezionati
score-set = { $count ->
    [one] Un set completo di { $type }
   *[other] { $count } set completi di { $type }
}
end-witches-win = La città è caduta nella disperazione: vince la strega con più punti.
end-puritans-win = La città ha conservato la speranza: vince il puritano con più punti.
end-all-lose = Disperazione senza una sola strega: perdete tutti.

# why a bot chose
reason-side = le possibilità della propria fazione
reason-points = punti
reason-hope = speranza in buone mani
reason-knowledge = sapere chi è chi
reason-talk = vale la pena dirlo
reason-disguise = non destare sospetti

# headings of choices
kind-build = Costruisci
kind-keep = Tieni una carta
kind-return-both = Scarta entrambe
kind-remove-despair = Togli disperazione
kind-choose-building = Scegli un edificio
kind-take-hope = Prendi speranza
kind-place-cubes = Metti i cubi
kind-trigger = Innesca un evento
kind-end-phase = Chiudi la fase
kind-name-constable = Nomina il connestabile
kind-choose-player = Scegli un giocatore
kind-return-hope = Restituisci speranza
kind-accept-despair = Ricevi disperazione
kind-hold = Per ora non dire nulla
kind-give-hope = Dai speranza al connestabile
kind-claim-side = Dichiara da che parte stai
kind-claim-type = Dichiara che cosa collezioni
kind-claim-saw = Dichiara di aver visto un personaggio
kind-accuse = Accusa qualcuno
kind-no-better-card = Dichiara che non avevi carte migliori
kind-offer = Prometti speranza per un evento
kind-nominate = Proponi un connestabile
field-building = edificio
field-number = numero
field-owner = proprietario
field-seat = giocatore
field-event = evento
field-about = giocatore
field-side = fazione
field-type = tipo
field-amount = quantità

# the terminal
terminal-head = Turno { $round } di 5 · { $phase } · disperazione { $despair } di { $goal }
terminal-sets = (con i set { $despair })
terminal-phase-setup = preparazione
terminal-phase-building = costruzione
terminal-phase-triggering = eventi
terminal-phase-over = fine
terminal-character = Sei { $character } ({ $side ->
    [witch] una strega
   *[puritan] un puritano
}). Collezioni { $types }.
terminal-knows = Sai che { $player } è { $side ->
    [witch] una strega
   *[puritan] un puritano
}.
terminal-hand = La tua mano
terminal-passed = Sai che { $player } ha in mano { $cards }
terminal-events = Eventi scoperti
terminal-trials-left = { $n ->
    [one] 1 rimasta
   *[other] { $n } rimaste
}
terminal-legend = +speranza -disperazione ·set · C connestabile · B badge · P in prova · G gogna
terminal-legend-card = Ed3: Educazione, il terzo edificio del suo set di tre
terminal-constable = C
terminal-badge = B
terminal-trial = P
terminal-pillory = G
terminal-gifts = (+{ $n } ricevuta)
terminal-claims = Dichiarazioni di questo turno
terminal-claims-all = Dichiarazioni
terminal-gain-hope = speranza +{ $n }
terminal-gain-despair = disperazione +{ $n }
terminal-gain-remove = disperazione tolta: { $n }
terminal-without-cubes = senza i suoi cubi (in prova)
terminal-gain-gives = { $taken }
terminal-gain-points = { $n ->
    [one] 1 punto per te
   *[other] { $n } punti per te
}
terminal-effect-left = speranza rimasta: { $hope }
terminal-effect-cubes = ora sopra: speranza { $hope }, disperazione { $despair }
terminal-true = vera
terminal-false = falsa

# la fine: colonne della tabella per origine, e momenti
source-buildings = edifici
source-set = set
source-tie-hope = speranza
story-common = disperazione
moment-tide = { $side ->
    [reached] { $when ->
        [end] Solo prove e set portano la disperazione a { $n } su { $goal }: la città cade.
       *[play] La disperazione sale a { $n } e non scende più sotto { $goal }.
    }
   *[below] { $when ->
        [end] Solo prove e set riportano la disperazione a { $n }, sotto { $goal }: la città è salva.
       *[play] La disperazione scende a { $n } e non raggiunge più { $goal }.
    }
}
moment-build = { $player ->
    [you] Hai costruito
   *[other] { $player } costruisce
} { $building }.
moment-build-tried = { $player ->
    [you] In prova, hai costruito
   *[other] { $player }, in prova, costruisce
} { $building }.
moment-trial = { $player ->
    [you] Vai in prova, { $side ->
        [witch] ed eri una strega.
       *[puritan] ma eri un puritano.
    }
   *[other] { $player } va in prova, { $side ->
        [witch] ed era una strega.
       *[puritan] ma era un puritano.
    }
}
moment-retrial = { $was ->
    [you] Non sei più
   *[other] { $was } non è più
} in prova; { $player ->
    [you] ci vai tu, { $side ->
        [witch] ed eri una strega.
       *[puritan] ma eri un puritano.
    }
   *[other] ci va { $player }, { $side ->
        [witch] ed era una strega.
       *[puritan] ma era un puritano.
    }
}
moment-pardon = { $player ->
    [you] Non sei più
   *[other] { $player } non è più
} in prova: { $side ->
    [witch] una strega è di nuovo libera.
   *[puritan] l’errore è riparato.
}
moment-look = { $player ->
    [you] Guardi
   *[other] { $player } guarda
} il { $whose ->
    [you] tuo personaggio
   *[other] personaggio di { $whose }
}: { $whose_side ->
    [witch] una strega.
   *[puritan] un puritano.
}
story-chapter = turno { $n }
