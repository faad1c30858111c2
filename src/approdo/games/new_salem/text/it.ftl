game-name = New Salem
game-tagline = Costruite una città di speranza. Fra voi può esserci una strega.
game-about = Ognuno sceglie edifici in segreto: danno punti e speranza, ma anche disperazione. Con la speranza il connestabile innesca eventi: pulizie, prove, uno sguardo al personaggio di qualcuno. I puritani devono tenere bassa la disperazione, le streghe la vogliono alta; della parte che la spunta vince chi ha costruito meglio. Parlate e mentite quanto volete.

# options
option-trial = Giocatori in prova
option-trial-help = Gli edifici costruiti da un giocatore in prova mettono e tolgono cubi? Il regolamento stampato non lo dice; che non lo facciano è la lettura equilibrata.
option-trial-no-cubes = i loro edifici non mettono cubi
option-trial-cubes = i loro edifici mettono cubi
option-retrial = Nuovo processo
option-retrial-help = Aggiunge il 24° evento, da cinque giocatori: una Prova passa da un giocatore a un altro.
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
event-card-retrial = Nuovo processo

effect-cleansing = togli 2 disperazione da edifici qualsiasi
effect-trial = un altro giocatore va in prova
effect-inquest = guarda il personaggio di un altro giocatore
effect-oath = tu e un altro giocatore vi guardate il personaggio
effect-confession = di altri due giocatori il primo mostra il personaggio al secondo
effect-town-meeting = ognuno vede il personaggio del vicino di sinistra
effect-blessing = togli 1 disperazione da un edificio qualsiasi
effect-day-of-prayer = ognuno toglie 1 disperazione da un proprio edificio
effect-exorcism = togli tutta la disperazione da un edificio
effect-harvest-feast = ogni altro giocatore non in prova riceve 1 speranza
effect-alms = un altro giocatore non in prova riceve 2 speranze
effect-land-swap = due giocatori si scambiano un edificio, a tua scelta
effect-seizure = prendi un edificio a un altro giocatore
effect-endowment = dai un tuo edificio a un altro giocatore
effect-fire = un edificio lascia il gioco
effect-new-foundation = pesca 3 edifici, costruiscine 1
effect-rebuilding = un giocatore sostituisce un proprio edificio con la prima carta
effect-famine = ogni giocatore non in prova rende 1 speranza o riceve 1 disperazione
effect-dark-pact = ricevi 2 speranze e 1 disperazione
effect-pillory = un altro giocatore non può essere connestabile né dare speranza fino alla fine del turno seguente
effect-pardon = un giocatore in prova torna libero
effect-retrial = una Prova passa a un altro giocatore

# prompts
prompt-pick = Scegli un edificio da costruire. Il resto della mano passa a sinistra.
prompt-last-two = Tieni una delle ultime due carte, o rendile entrambe e costruisci la prima del mazzo.
prompt-remove = Togli { $cubes ->
    [one] un cubo disperazione
   *[other] { $cubes } cubi disperazione, uno per uno,
} da edifici qualsiasi.
prompt-trigger = Sei il connestabile. { $duty }
trigger-must = Hai { $hope } di speranza e l'evento più caro costa { $cost }: devi innescare un evento.
trigger-may = Hai { $hope } di speranza: innesca un evento che puoi pagare, o chiudi la fase.
prompt-take = Prendi { $cubes ->
    [one] un cubo speranza
   *[other] { $cubes } cubi speranza, uno per uno,
} dai tuoi edifici.
prompt-place = Metti { $cubes } di { $what } su uno dei tuoi edifici.
prompt-name = Nomina il prossimo connestabile.
prompt-choose-player = { $task }
prompt-choose-building = { $task }
prompt-pray = Togli una disperazione da uno dei tuoi edifici.
prompt-famine = Carestia: rendi una speranza o ricevi una disperazione.
prompt-found = Costruisci una delle tre carte pescate.
task-trial = Prova: chi va in prova?
task-inquest = Inchiesta: di chi guardi il personaggio?
task-oath = Giuramento: con chi scambi uno sguardo al personaggio?
task-confession = Confessione: chi deve mostrare il personaggio?
task-confession-second = Confessione: chi lo vede?
task-exorcism = Esorcismo: quale edificio perde tutta la disperazione?
task-alms = Elemosina: chi riceve due speranze?
task-land-swap = Permuta: scegli il primo edificio.
task-land-swap-second = Permuta: scegli l'edificio di un altro giocatore con cui si scambia.
task-seizure = Confisca: quale edificio prendi?
task-endowment = Donazione: quale dei tuoi edifici dai via?
task-endowment-second = Donazione: chi lo riceve?
task-fire = Incendio: quale edificio lascia il gioco?
task-rebuilding = Ricostruzione: chi ricostruisce? Il giocatore scelto decide poi l'edificio.
task-rebuilding-own = Ricostruzione: quale dei tuoi edifici se ne va?
task-pillory = Gogna: chi va alla gogna?
task-pardon = Grazia: chi è liberato dalla prova?
task-retrial = Nuovo processo: a chi si toglie la Prova?
task-retrial-second = Nuovo processo: chi va in prova al suo posto?

wait-deal-character = Si distribuiscono i personaggi.
wait-draw-first = Si estrae il primo connestabile.
wait-deal = Si distribuiscono gli edifici.
wait-pick = Si aspetta che { $player } scelga un edificio.
wait-last-two = Si aspetta che { $player } decida sulle ultime due carte.
wait-draw-top = Si pesca la prima carta del mazzo.
wait-remove = { $player } toglie disperazione.
wait-open-event = Si pesca un evento.
wait-trigger = { $player }, il connestabile, decide se innescare un evento. Puoi dare speranza e fare dichiarazioni.
wait-take = { $player } prende speranza dagli edifici.
wait-place = { $player } mette cubi su un edificio.
wait-name = { $player } nomina il prossimo connestabile.
wait-choose-player = { $player } sceglie un giocatore per l'evento.
wait-choose-building = { $player } sceglie un edificio per l'evento.
wait-pray = { $player } toglie una propria disperazione.
wait-famine = Carestia: { $player } rende speranza o riceve disperazione.
wait-draw-foundation = Si pescano edifici per Nuove fondamenta.
wait-found = { $player } costruisce una di tre carte.

# actions
action-hold = Per ora non dire nulla
action-build = Costruisci: { $building }
action-keep = Tieni e costruisci: { $building }
action-return-both = Rendi entrambe le carte e costruisci la prima del mazzo
action-remove-despair = Togli una disperazione da { $building }{ nth } di { $owner }
action-choose-building = { $building }{ nth } di { $owner }
action-take-hope = Prendi una speranza da { $building }{ nth }
action-place-cubes = Su { $building }{ nth }
action-trigger = Innesca { $event }
action-end-phase = Chiudi la fase
action-name-constable = { $seat } diventa connestabile
action-choose-player = { $seat }
action-return-hope = Rendi una speranza
action-accept-despair = Ricevi una disperazione
action-deal-character = Distribuisci { $character }
action-choose-first = { $seat } è il primo connestabile
action-draw-building = Pesca { $building }
action-draw-event = Pesca { $event }
action-give-hope = Dai al connestabile una speranza da { $building }{ nth }
action-claim-side = Dichiara: sono { $side }
action-claim-type = Dichiara: raccolgo { $type }
action-claim-saw = Dichiara: ho visto { $about }: { $side }
action-accuse = Dichiara: accuso { $about }
action-no-better-card = Dichiara: non avevo carte migliori
action-offer = Dichiara: do { $amount } di speranza se inneschi { $event }
action-nominate = Dichiara: fate connestabile { $about }

# the log
event-character = { $player } riceve un personaggio.
event-character-own = Sei { $character }: { $side ->
    [witch] una strega. Nascondilo.
   *[puritan] un puritano.
}
event-first-constable = { $player } è il primo connestabile.
event-round = Comincia il turno { $round }; ognuno riceve { $dealt } edifici.
event-deal = Ognuno riceve { $count } edifici.
event-deal-own = Ricevi { $cards }.
event-pass = Tutti passano la mano a sinistra.
event-pass-own = Tutti passano a sinistra; ora hai in mano { $cards }.
event-build = { $player } costruisce { $building } (speranza { $hope }, disperazione { $despair }).
event-build-tried = { $player }, in prova, costruisce { $building } senza cubi.
event-return-one = { $player } tiene una carta e rende l'altra.
event-return-one-own = Rendi { $cards }.
event-return-both = { $player } rende entrambe le carte e prende la prima del mazzo.
event-return-both-own = Rendi { $cards } e prendi la prima carta.
event-remove = { $player } toglie { $despair } di disperazione da { $building } di { $owner }.
event-no-despair = { $player } non trova disperazione da togliere.
event-place-hope = { $player } mette { $cubes } di speranza su { $building }.
event-place-despair = { $player } mette { $cubes } di disperazione su { $building }.
event-open-event = Si scopre { $event } (costo { $cost }).
event-trigger = { $player } innesca { $event } per { $cost } di speranza.
event-no-effect = { $event } non ha effetto.
event-end-phase = { $player } chiude la fase.
event-constable = { $player } diventa connestabile, prende un badge e riceve una speranza.
event-badges-return = Tutti i badge tranne quello di { $player } tornano al centro.
event-nobody-left = Nessuno può diventare connestabile dopo { $player }: la fase finisce.
event-give = { $player } dà a { $constable } una speranza.
event-look = { $player } guarda il personaggio di { $whose }.
event-look-own = Guardi il personaggio di { $whose }: { $character }, { $side }.
event-trial = { $player } va in prova.
event-pardon = { $player } è liberato dalla prova.
event-retrial = { $was } è libero; al suo posto va in prova { $player }.
event-pillory = { $player } è messo alla gogna.
event-pillory-ends = { $player } lascia la gogna.
event-endow = { $player } dà { $building } a { $to }.
event-swap = { $player } fa scambiare { $building } di { $owner } con { $with_building } di { $other }.
event-seize = { $player } confisca { $building } di { $owner }.
event-burn = { $building } di { $owner } brucia; ha appiccato il fuoco { $player }.
event-tear-down = { $owner } abbatte { $building }.
event-foundation = { $player } pesca tre edifici.
event-foundation-own = Peschi { $cards }.
event-famine-hope = { $player } rende una speranza.
event-famine-despair = { $player } accetta una disperazione.
event-claim-side = { $player } dichiara: "Sono { $side }."
event-claim-type = { $player } dichiara: "Raccolgo { $type }."
event-claim-saw = { $player } dichiara: "Ho visto { $about }: { $side }."
event-accuse = { $player } dichiara: "Accuso { $about }."
event-no-better-card = { $player } dichiara: "Non avevo carte migliori."
event-offer = { $player } dichiara: "Do { $amount } di speranza se inneschi { $event }."
event-nominate = { $player } dichiara: "Fate connestabile { $about }."
event-reveal = { $player } era { $character }: { $side }.
event-final-trials = Prove: { $cubes } di disperazione sugli edifici, +{ $added }, -{ $removed }: { $despair }.
event-final-sets = Set di Morte +{ $added }, di Giustizia -{ $removed }: { $despair } di disperazione.
event-final-witches-win = { $despair } di disperazione raggiungono la soglia di { $goal }: vince la strega migliore.
event-final-puritans-win = { $despair } di disperazione restano sotto { $goal }: vince il puritano migliore.
event-final-all-lose = { $despair } di disperazione raggiungono la soglia di { $goal }, ma nessuno era una strega: perdono tutti.
event-final-points = { $player } ha { $points } punti (speranza { $hope }).

# refusals
refusal-not-in-hand = Non hai in mano { $building }.
refusal-too-dear = { $event } costa { $cost } di speranza; ne hai { $hope }.
refusal-not-open = { $event } non è fra gli eventi scoperti.
refusal-no-receiver = Nessuno può ricevere { $event } ora.
refusal-must-trigger = Hai { $hope } di speranza e l'evento più caro costa { $cost }: devi innescare un evento.
refusal-no-such-player = A questo tavolo non c'è un giocatore { $number }.
refusal-barred = { $player } è in prova o alla gogna e non può diventare connestabile.
refusal-has-badge = { $player } ha un badge e ora non può diventare connestabile.
refusal-no-hope = Non hai speranza da rendere.
refusal-no-hope-there = Non c'è speranza su { $building }{ nth }, o uno uguale è elencato prima.
refusal-no-such-building = Non hai { $building }{ nth }, o uno uguale è elencato prima.
refusal-no-despair-there = Da { $building } non puoi togliere disperazione.
refusal-not-this-building = L'evento non permette { $building }.
refusal-not-this-player = { $event } non si può usare su quel giocatore.
refusal-not-trigger-phase = Si dà speranza e si dichiara solo nella fase degli eventi.
refusal-constable-gives-none = Sei il connestabile: ricevi speranza, non ne dai.
refusal-in-pillory = Alla gogna non puoi dare speranza.
refusal-cubes-moving = Aspetta che i cubi in movimento siano posati.
refusal-too-many-claims = Hai già fatto le tue { $claims } dichiarazioni di questo turno.
refusal-no-such-claim = Questo ora non si può dichiarare: prometti solo speranza che hai, per un evento scoperto, e parla di giocatori al tavolo.

# scoring
score-buildings = Edifici dei tuoi tipi
score-set = { $count ->
    [one] Un set completo di { $type }
   *[other] { $count } set completi di { $type }
}
end-witches-win = La città è caduta nella disperazione: vince la strega con più punti.
end-puritans-win = La città ha conservato la speranza: vince il puritano con più punti.
end-all-lose = Disperazione senza una sola strega: perdete tutti.

# why a bot chose
reason-side = le speranze della mia parte
reason-points = punti
reason-hope = speranza in buone mani
reason-knowledge = sapere chi è chi
reason-talk = vale la pena dirlo
reason-disguise = non destare sospetti

# headings of choices
kind-build = Costruire
kind-keep = Tenere una carta
kind-return-both = Rendere entrambe
kind-remove-despair = Togliere disperazione
kind-choose-building = Scegliere un edificio
kind-take-hope = Prendere speranza
kind-place-cubes = Mettere i cubi
kind-trigger = Innescare un evento
kind-end-phase = Chiudere la fase
kind-name-constable = Nominare il connestabile
kind-choose-player = Scegliere un giocatore
kind-return-hope = Rendere speranza
kind-accept-despair = Accettare disperazione
kind-hold = Per ora non dire nulla
kind-give-hope = Dare speranza al connestabile
kind-claim-side = Dichiararsi puritano o strega
kind-claim-type = Dichiarare che cosa raccogli
kind-claim-saw = Dichiarare di aver visto un personaggio
kind-accuse = Accusare qualcuno
kind-no-better-card = Dichiarare che non avevi carte migliori
kind-offer = Promettere speranza per un evento
kind-nominate = Proporre un connestabile
field-building = edificio
field-number = numero
field-owner = proprietario
field-seat = giocatore
field-event = evento
field-about = giocatore
field-side = parte
field-type = tipo
field-amount = quantità

# the terminal
terminal-head = Turno { $round } di 5 · { $phase } · disperazione { $despair } di { $goal }
terminal-sets = (con i set { $despair })
terminal-phase-setup = preparazione
terminal-phase-building = costruzione
terminal-phase-triggering = eventi
terminal-phase-over = fine
terminal-character = Sei { $character } ({ $side }). Raccogli { $types }.
terminal-knows = Sai che { $player } è { $side }.
terminal-hand = La tua mano
terminal-passed = Sai che { $player } ha in mano { $cards }
terminal-events = Eventi scoperti
terminal-trials-left = { $n ->
    [one] 1 rimasta
   *[other] { $n } rimaste
}
terminal-legend = +speranza -disperazione ·set · C connestabile · B badge · P in prova · G gogna
terminal-constable = C
terminal-badge = B
terminal-trial = P
terminal-pillory = G
terminal-gifts = (+{ $n } ricevuta)
terminal-claims = Dichiarazioni di questo turno
terminal-gain-hope = +{ $n } speranza
terminal-gain-despair = +{ $n } disperazione
terminal-gain-remove = toglie { $n } disperazione
terminal-gain-points = { $n ->
    [one] 1 punto per te
   *[other] { $n } punti per te
}
terminal-effect-left = resta { $hope } di speranza
terminal-effect-cubes = sopra: speranza { $hope }, disperazione { $despair }
terminal-true = vera
terminal-false = falsa
