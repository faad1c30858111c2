ns-despair = Disperazione
ns-gauge = Disperazione { $n } su { $goal }: { $sums }
ns-gauge-now = ora { $n } su { $goal }
ns-gauge-sums = { $cubes ->
    [one] 1 cubo
   *[other] { $cubes } cubi
} + { $plus } − { $minus } dai set
ns-decks = nei mazzi: edifici { $buildings }, eventi mai usciti { $events }
ns-events = Eventi scoperti
ns-stays = resta sempre
ns-trials-left = { $n ->
    [0] finite
    [one] ne resta 1
   *[other] ne restano { $n }
}
ns-goes-under = poi in fondo al mazzo
ns-goes-to-player = va a un giocatore
ns-too-dear = { $n ->
    [one] ti manca un cubo speranza
   *[other] ti mancano { $n } cubi speranza
}
ns-town-of = Quartiere di { $player }
ns-your-town = Il tuo quartiere
ns-empty = Ancora nessun edificio.
ns-set = { $type }: { $buildings }
ns-set-full = Set completo di { $type }: { $buildings }
ns-built = { $building } (speranza { $hope }, disperazione { $despair })
ns-constable = connestabile
ns-badge = badge
ns-on-trial = in prova
ns-pillory = alla gogna fino al turno { $round }
ns-you-saw = hai visto: { $side }
ns-revealed = { $side }
ns-was = rivelato alla fine
ns-only-you = lo vedi solo tu
ns-choosing = sta scegliendo…
ns-sealed = scelta sigillata
ns-holds = ha in mano
ns-choose = Scegli
ns-name-constable = Nomina connestabile
ns-two-of-three = 2 su 3
ns-wants = manca: { $building }
ns-you-are = { $side }: 1 punto per ogni
ns-and-sets = · 2 per ogni set
ns-gain = Questa: +{ $n }.
ns-hand = La tua mano
ns-card = { $building }, { $type }: speranza { $hope }, disperazione { $despair }{ $remove ->
    [0] { "" }
   *[other] , ne toglie { $remove }
}; { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per te{ $sealed ->
    [yes] ; sigillata
   *[no] { "" }
}
ns-brings = { $type }: speranza { $hope }, disperazione { $despair }{ $remove ->
    [0] { "" }
   *[other] , ne toglie { $remove }
}; { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per te
ns-brings-bare = { $type }: senza cubi finché sei in prova; { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per te
ns-no-symbol = nessun simbolo
ns-goes-to = { $n ->
    [one] 1 carta per { $player }
   *[other] { $n } carte per { $player }
}
ns-comes-from = { $n ->
    [one] 1 viene da { $player }
   *[other] { $n } vengono da { $player }
}
ns-return-both = scarta entrambe, costruisci la prima del mazzo
ns-revealing = Le carte vengono scoperte.
ns-no-hand = Non hai carte fino al prossimo turno.
ns-seal = Sigilla la scelta
ns-build-it = Costruisci
ns-choose-card = Scegli una carta
ns-choose-event = Scegli un evento
ns-take-all = { $n ->
    [one] Prendi 1 cubo qualsiasi
   *[other] Prendi { $n } cubi qualsiasi
}
ns-say-pick = Scegli un edificio in segreto; il resto della mano passa a sinistra.
ns-say-sealed = Scelta sigillata. Le carte si scoprono quando tutti hanno scelto.
ns-say-final = Tutti i personaggi sono scoperti. Chi l’ha spuntata?
ns-would-touch = { $building }: speranza { $hope }, disperazione { $despair }
ns-would-build = { $building }: speranza { $hope }, disperazione { $despair }{ $remove ->
    [0] { "" }
   *[other] , ne toglie { $remove }
}, { $points ->
    [one] 1 punto per te
   *[other] { $points } punti per te
}.
ns-would-trigger = { $event }: { $effect }. Costa { $cost ->
    [one] un cubo speranza
   *[other] { $cost } cubi speranza
}; poi la tua speranza è { $left }.
ns-round-line = Turno { $round } di { $of } · scelta { $n }
ns-round-trigger = Turno { $round } di { $of } · chiunque può sempre dare speranza e fare dichiarazioni
ns-have-chosen = { $n ->
    [one] { $players } ha già scelto
   *[other] { $players } hanno già scelto
}
ns-forced = { $player } ha { $hope ->
    [one] un cubo speranza
   *[other] { $hope } cubi speranza
} e l’evento più caro ne costa { $cost }: deve innescare un evento.
ns-you-are-constable = Sei il connestabile: gli altri possono darti speranza, tu inneschi eventi o chiudi la fase.
ns-give-help = Adesso { $player } può ricevere speranza da chiunque: deve accettarla e può spenderla come vuole.
ns-give-to = Speranza per { $player }
ns-give = Dai { $n }
ns-you-have = ne hai { $n }
ns-none-to-give = Non hai speranza da dare.
ns-claim = Dichiara qualcosa
ns-claims-left = { $n ->
    [0] nessuna dichiarazione rimasta in questo turno
    [one] ne resta 1 in questo turno
   *[other] ne restano { $n } in questo turno
}
ns-say-claim-side = «Sto con…»
ns-say-accuse = «Accuso…»
ns-say-claim-saw = «Ho visto…»
ns-say-claim-type = «Colleziono…»
ns-say-offer = «Do… se…»
ns-say-nominate = «Propongo come connestabile…»
ns-say-no-better-card = «Non avevo di meglio»
ns-option-claim-side = { $side ->
    [witch] le streghe
   *[puritan] i puritani
}
ns-option-accuse = { $about }
ns-option-claim-saw = { $about }: { $side }
ns-option-claim-type = { $type }
ns-option-offer = { $amount ->
    [one] un cubo speranza
   *[other] { $amount } cubi speranza
}
ns-option-nominate = { $about }
ns-option-no-better-card = non avevo carte migliori
ns-said-claim-side = «Sto con { $side ->
    [witch] le streghe
   *[puritan] i puritani
}»
ns-said-accuse = «Accuso { $about }»
ns-said-claim-saw = «Ho visto { $about }: { $side }»
ns-said-claim-type = «Colleziono { $type }»
ns-said-collect = «Colleziono»
ns-said-offer = «Speranza { $amount } per { $event }»
ns-said-nominate = «{ $about } connestabile»
ns-said-no-better-card = «Non avevo di meglio»
ns-claims = Dichiarazioni
ns-no-claims = Nessuno ha ancora dichiarato nulla.
ns-true = vera
ns-lie = falsa
ns-in-round = turno { $n }
ns-you-alone = Lo sai solo tu
ns-seen-nobody = Finora hai visto solo il tuo personaggio.
ns-looks = Chi ha guardato chi
ns-looked = { $player } ha guardato il personaggio di { $whose }
ns-looked-nobody = Nessuno ha ancora guardato un personaggio.
ns-builds = Costruito, turno per turno
ns-built-here = { $building }
ns-built-redrawn = { $building }, prima carta del mazzo
ns-mixed = Personaggi mescolati all’inizio: streghe { $witches }, puritani { $puritans }; forse non sono tutti al tavolo.
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
ns-final-next-1 = Conta le prove
ns-final-next-2 = Conta i set
ns-final-next-3 = Senti il verdetto
ns-final-trials = +{ $n } per ogni strega libera ({ $free }) e ogni puritano in prova ({ $puritans }), −{ $n } per ogni strega in prova ({ $witches })
ns-final-sets = +{ $death } per ogni set di Morte, −{ $justice } per ogni set di Giustizia
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
ns-cubes-lie = cubi { $n }
ns-set-adds = set di Morte +{ $n }
ns-set-takes = set di Giustizia −{ $n }
ns-silent = tace
ns-you = tu
ns-said-accuse-you = «Accuso te»
ns-said-claim-saw-you = «Ti ho visto: strega»
ns-spot-holds = { $building }, { $type }: speranza { $hope }, disperazione { $despair }.
ns-open-it = Invio apre il quartiere.
ns-who-accuses = Chi accusa chi
ns-nobody-accuses = In questo turno nessuno accusa nessuno.
ns-accused-by = accuse di { $players }
ns-accuses-you = { $player } ti accusa
ns-ask-hope = Chiedi speranza:
ns-ask-bots = I bot sono già stati sentiti: chi voleva darti speranza l’ha data.
ns-ask-for = { $n } per { $event }
ns-ask-said = Datemi { $n ->
    [one] un cubo speranza
   *[other] { $n } cubi speranza
} e innesco { $event }!
ns-has-said = Ha detto
ns-others-say = Gli altri dicono
ns-you-know = Tu sai
ns-nobody-speaks = Nessuno ne ha ancora parlato.
ns-no-look = Qui nessuno ha guardato un personaggio.
ns-speak = Parla…
ns-defend = Difenditi…
ns-chosen = Scelta: { $action }. Sigilla con E.
ns-dropped = Scelta annullata.
ns-no-cubes = senza cubi
ns-card-bare = { $building }, { $type }: senza cubi finché sei in prova; { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per te{ $sealed ->
    [yes] ; sigillata
   *[no] { "" }
}
ns-would-build-bare = { $building }: senza cubi, perché sei in prova; { $points ->
    [one] 1 punto per te
   *[other] { $points } punti per te
}.
ns-event-words = { $event }, costa { $cost ->
    [one] un cubo speranza
   *[other] { $cost } cubi speranza
}: { $effect }; { $note }
ns-brief-cleansing = togli 2 cubi disperazione
ns-brief-trial = { $n ->
    [0] finite
    [one] un altro in prova; ne resta 1
   *[other] un altro in prova; ne restano { $n }
}
ns-brief-inquest = guarda un personaggio
ns-brief-oath = tu e un altro vi mostrate
ns-brief-confession = uno mostra il personaggio a un altro
ns-brief-town-meeting = ognuno vede un vicino
ns-brief-blessing = togli 1 cubo disperazione
ns-brief-day-of-prayer = ognuno toglie 1 disperazione sua
ns-brief-exorcism = via la disperazione da un edificio
ns-brief-harvest-feast = agli altri 1 cubo speranza
ns-brief-alms = a un altro 2 cubi speranza
ns-brief-land-swap = due edifici si scambiano
ns-brief-seizure = prendi un edificio
ns-brief-endowment = regala un tuo edificio
ns-brief-fire = un edificio lascia il gioco
ns-brief-new-foundation = pesca 3 edifici, costruiscine 1
ns-brief-rebuilding = un edificio per la prima carta
ns-brief-famine = a tutti −1 speranza o +1 disperazione
ns-brief-dark-pact = per te 2 speranza e 1 disperazione
ns-brief-pillory = un altro non guida e non dà
ns-brief-pardon = uno in prova torna libero
ns-brief-retrial = una Prova passa a un altro
ns-band-puritan = { $woman ->
    [yes] Puritana
   *[no] Puritano
}
ns-band-witch = Strega{ $woman ->
   *[other] { "" }
}
ns-role-before = Prima di cominciare
ns-role-who = Chi sei a New Salem?
ns-role-lead = La carta la vedi solo tu. Volta lo schermo se qualcuno guarda.
ns-role-mix = Mescolate { $witches ->
    [one] 1 strega
   *[other] { $witches } streghe
} e { $puritans } puritani; { $out ->
    [0] sono tutti al tavolo.
    [one] una carta resta fuori.
   *[other] { $out } carte restano fuori.
}
ns-role-turn = Volta la carta
ns-role-cover = Ho capito, copri
ns-role-never = Non mostrarmelo più
ns-role-puritan = { $woman ->
    [yes] Sei puritana
   *[no] Sei puritano
}
ns-role-witch = Sei una strega{ $woman ->
   *[other] { "" }
}
ns-role-side = La tua fazione
ns-role-side-puritan = I puritani vogliono la disperazione sotto { $goal }. Non sai chi è con te.
ns-role-side-witch = Le streghe vogliono la disperazione a { $goal }. Non sai chi sono le altre.
ns-role-collects = Che cosa collezioni
ns-role-points = 1 punto per edificio di questi tipi, 2 per ogni set di tre, di qualunque tipo.
ns-role-win = Come si vince
ns-role-win-puritan = Tieni bassa la disperazione e fai più punti degli altri puritani, con { $types } e con i set: vince uno solo.
ns-role-win-witch = Fai crescere la disperazione senza farti scoprire e fai più punti delle altre streghe, con { $types } e con i set.
ns-was-character = { $player } era { $character }: { $side ->
    [witch] una strega
   *[puritan] un puritano
}.
ns-sum-told = Disperazione { $from }, più { $plus }, meno { $minus }: { $to }.
ns-turned = { $n ->
    [one] 1 scoperto
   *[other] { $n } scoperti
} di { $of }
ns-turned-witches = streghe { $n }
ns-turned-puritans = puritani { $n }
ns-said-nothing = non ha detto nulla
ns-free = non in prova
ns-who-was = Chi era { $player }?
ns-turn = Volta { $player }
ns-say-trials = Le prove: il giudizio era giusto?
ns-say-sets = I set: la Morte pesa, la Giustizia alleggerisce.
ns-final-turning = Le carte si voltano una per volta; quel che era stato detto si rivela vero o falso.
ns-final-next-4 = La città e i punti
ns-verdict-puritans-win = New Salem è salva
ns-verdict-witches-win = New Salem è perduta
ns-verdict-all-lose = New Salem non è di nessuno
ns-told-seat = { $player ->
    [you] Tu
   *[other] { $player }
}: speranza { $hope }, disperazione { $despair }, { $n ->
    [one] 1 edificio
   *[other] { $n } edifici
}; { $marks }.
ns-told-sums = { $cubes ->
    [one] 1 cubo
   *[other] { $cubes } cubi
}, più { $plus } e meno { $minus } dai set
ns-told-no-mark = né connestabile né in prova
ns-told-said = Ha detto nel turno { $n }: { $claim }.
ns-told-you-are = Sei { $character }, { $side ->
    [witch] una strega
   *[puritan] un puritano
}; collezioni { $types }.
ns-told-you-saw = Hai visto: { $character }, { $side ->
    [witch] una strega
   *[puritan] un puritano
}; colleziona { $types }.
ns-told-kind = { $type }: { $buildings }.
ns-told-full = { $type }, set completo: { $buildings }.
ns-told-round = Turno { $n } di { $of }, { $phase }.
ns-told-constable = Il connestabile è { $player }.
ns-told-events = Eventi scoperti: { $events }.
ns-told-event = { $event } per { $cost ->
    [one] un cubo speranza
   *[other] { $cost } cubi speranza
}
ns-told-accused = { $player }: accuse di { $players }.
ns-told-may = Puoi anche: { $ways }.
ns-told-way = { $what } ({ $n ->
    [one] 1 modo
   *[other] { $n } modi
})
ns-event-does = { $effect }; costa { $cost ->
    [one] un cubo speranza
   *[other] { $cost } cubi speranza
}
ns-stands-at = ora speranza { $hope }, disperazione { $despair }

# le carte di ciò che è successo: poche parole, il resto lo dice il disegno
brief-deal = una nuova mano
brief-pass = le mani passano
brief-build-tried = { $building }, senza cubi
brief-remove = { $player ->
    [you] Hai tolto disperazione
   *[other] toglie disperazione
}: { $despair }
brief-pay = speranza spesa
brief-open-event = nuovo evento: { $event }
brief-trigger = { $player ->
    [you] Hai innescato { $event }
   *[other] innesca { $event }
}
brief-badges-return = badge al centro
brief-give = speranza donata: { $cubes }
brief-pillory = alla gogna
brief-endow = { $building } in dono
brief-offer = «Speranza { $amount } per { $event }»

# alerts
alert-accuse = { $player } ti accusa.
alert-trial = Ora sei in prova: non puoi diventare connestabile e alla fine, se stai con i puritani, pesa sulla città.
