ns-despair = Disperazione
ns-gauge = Disperazione { $n } su { $goal }: { $sums }
ns-gauge-now = ora { $n } su { $goal }
ns-gauge-sums = { $cubes ->
    [one] 1 cubo
   *[other] { $cubes } cubi
} + { $plus } − { $minus } dai set
ns-witches-at = streghe a { $goal }
ns-decks = mazzi: { $buildings } edifici, { $events } eventi mai visti
ns-events = Eventi scoperti
ns-event-costs = , costa { $cost } speranza:
ns-stays = resta sempre
ns-trials-left = { $n ->
    [0] finite
    [one] ne resta 1
   *[other] ne restano { $n }
}
ns-goes-under = poi in fondo al mazzo
ns-goes-to-player = va a un giocatore
ns-too-dear = { $n ->
    [one] manca 1 speranza
   *[other] manca { $n } speranza
}
ns-town-of = Quartiere di { $player }
ns-your-town = Il tuo quartiere
ns-empty = Ancora nessun edificio.
ns-set = { $type }: { $buildings }
ns-set-full = Set completo di { $type }: { $buildings }
ns-built = { $building } ({ $hope } speranza, { $despair } disperazione)
ns-spot = { $action } (sopra: { $hope } speranza, { $despair } disperazione)
ns-constable = connestabile
ns-badge = distintivo
ns-on-trial = sotto prova
ns-pillory = gogna fino al turno { $round }
ns-accused = accuse: { $n }
ns-you-saw = hai visto: { $side }
ns-revealed = { $side }
ns-was = rivelato alla fine
ns-only-you = lo vedi solo tu
ns-choosing = sta scegliendo…
ns-sealed = scelta sigillata
ns-holds = ha in mano
ns-choose = Scegli
ns-name-constable = Nomina connestabile
ns-two-of-three = 2 di 3
ns-wants = manca { $building }
ns-you-are = { $side }: 1 punto per ogni
ns-and-sets = · 2 per ogni set
ns-gain = Questa: +{ $n }.
ns-hand = La tua mano
ns-card = { $building }, { $type }: { $hope } speranza, { $despair } disperazione, ne toglie { $remove }; { $points } punti per te{ $sealed ->
    [yes] ; sigillata
   *[no] { "" }
}
ns-no-symbol = nessun simbolo
ns-goes-to = { $n ->
    [one] 1 carta va a { $player }
   *[other] { $n } carte vanno a { $player }
}
ns-comes-from = { $n ->
    [one] 1 viene da { $player }
   *[other] { $n } vengono da { $player }
}
ns-return-both = rendi le due, costruisci la prima del mazzo
ns-revealing = Le carte vengono scoperte.
ns-no-hand = Non hai carte fino al prossimo turno.
ns-seal = Sigilla la scelta
ns-build-it = Costruisci
ns-choose-card = Scegli una carta
ns-choose-event = Scegli un evento
ns-take-all = { $n ->
    [one] Prendilo per me
   *[other] Prendine { $n } per me
}
ns-say-pick = Scegli un edificio in segreto; il resto della mano va a sinistra.
ns-say-sealed = Scelta sigillata. Le carte si scoprono quando tutti hanno scelto.
ns-say-final = Tutti i personaggi sono scoperti. Chi l’ha spuntata?
ns-would-build = { $building }: { $hope } speranza, { $despair } disperazione{ $remove ->
    [0] { "" }
   *[other] , ne toglie { $remove }
}, { $points ->
    [one] 1 punto per te
   *[other] { $points } punti per te
}.
ns-would-trigger = { $event }: { $effect }. Costa { $cost } speranza, ne resta { $left }.
ns-round-line = Turno { $round } di { $of } · scelta { $n }
ns-round-trigger = Turno { $round } di { $of } · si può dare speranza e dichiarare in ogni momento
ns-have-chosen = { $n ->
    [one] ha scelto { $players }
   *[other] hanno scelto { $players }
}
ns-forced = { $player } ha { $hope } speranza e l’evento più caro costa { $cost }: un evento va innescato.
ns-you-are-constable = Sei il connestabile: gli altri possono darti speranza, tu inneschi eventi o chiudi la fase.
ns-give-help = Chiunque può dare speranza a { $player } adesso; va accettata e si può spendere come si vuole.
ns-give-to = Dai speranza a { $player }
ns-give = Dai { $n }
ns-you-have = ne hai { $n }
ns-none-to-give = Non hai speranza da dare.
ns-claim = Dichiara qualcosa
ns-claims-left = { $n ->
    [0] nessuna dichiarazione rimasta in questo turno
    [one] ne resta 1 in questo turno
   *[other] ne restano { $n } in questo turno
}
ns-say-claim-side = «Sono…»
ns-say-accuse = «Accuso…»
ns-say-claim-saw = «Ho visto…»
ns-say-claim-type = «Colleziono…»
ns-say-offer = «Do… se…»
ns-say-nominate = «… connestabile»
ns-say-no-better-card = «Non avevo di meglio»
ns-option-claim-side = { $side }
ns-option-accuse = { $about }
ns-option-claim-saw = { $about }: { $side }
ns-option-claim-type = { $type }
ns-option-offer = { $amount } speranza
ns-option-nominate = { $about }
ns-option-no-better-card = non avevo di meglio
ns-said-claim-side = «Sono { $side ->
    [witch] una strega
   *[puritan] puritano
}»
ns-said-accuse = «Accuso { $about }»
ns-said-claim-saw = «Ho visto { $about }: { $side }»
ns-said-claim-type = «Colleziono { $type }»
ns-said-offer = «Do { $amount } speranza per { $event }»
ns-said-nominate = «{ $about } connestabile»
ns-said-no-better-card = «Non avevo di meglio»
ns-claims = Dichiarazioni
ns-no-claims = Nessuno ha ancora dichiarato nulla.
ns-true = vero
ns-lie = falso
ns-in-round = turno { $n }
ns-you-alone = Lo sai solo tu
ns-seen-nobody = Non hai visto altri personaggi che il tuo.
ns-looks = Chi ha guardato chi
ns-looked = { $player } ha guardato il personaggio di { $whose }
ns-looked-nobody = Nessuno ha ancora guardato un personaggio.
ns-builds = Costruito, turno per turno
ns-built-here = { $building }
ns-built-redrawn = { $building }, prima carta del mazzo
ns-mixed = Mescolati { $witches } streghe e { $puritans } puritani; forse non sono tutti al tavolo.
ns-sheets = Mano, dichiarazioni, quel che sai
ns-sheet-hand = Mano
ns-sheet-talk = Speranza e parole
ns-sheet-known = Quel che sai
ns-final = La fine, in quattro passi
ns-final-all = Mostra tutto
ns-final-1 = Personaggi
ns-final-2 = Prove
ns-final-3 = Set
ns-final-4 = Verdetto
ns-final-next-1 = Pesa le prove
ns-final-next-2 = Conta i set
ns-final-next-3 = Senti il verdetto
ns-final-trials = +2 per ogni strega libera ({ $free }) e ogni puritano sotto prova ({ $puritans }), −2 per ogni strega sotto prova ({ $witches })
ns-final-sets = +3 per ogni set Morte, −3 per ogni set Giustizia
ns-points = { $n ->
    [one] 1 punto
   *[other] { $n } punti
}
ns-points-unit = { $n ->
    [one] punto
   *[other] punti
}
ns-buildings = edifici
ns-sets = { $n } set
ns-full-sets = set completi
ns-round = turno { $n } di { $of }
ns-setup = preparazione
ns-step-building = Costruzione
ns-step-triggering = Eventi
ns-key-pick = scegli una carta della mano o un evento
