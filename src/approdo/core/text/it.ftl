# Ciò che è comune a tutti i giochi.
refusal-game-over = La partita è finita.
refusal-not-your-turn = Non tocca a te. In attesa di: { $players }.
refusal-other-decision = Ora c’è un’altra scelta da fare. { $prompt }
the-reader = tu
list = { $before }{ $first ->
    [e] { " ed " }
   *[other] { " e " }
}{ $last }
# L’avviso del maestro.
coach-regret = Aspetta: qui «{ $action }» è molto meglio ({ $reason }). Vuoi andare avanti lo stesso?
coach-regret-plain = Aspetta: qui «{ $action }» è molto meglio. Vuoi andare avanti lo stesso?
# Ciò che accade al tavolo, fuori dal gioco.
event-table-went-back = Il tavolo è tornato indietro di { $steps ->
    [one] un passo
   *[other] { $steps } passi
}, come { $player ->
    [you] avevi chiesto
   *[other] chiesto da { $player }
}.
event-table-handed-over = { $by ->
    [you] Hai affidato
   *[other] { $by } ha affidato
} a un bot { $player ->
    [you] il tuo posto
   *[other] il posto di { $player }
}.
event-table-came-back = { $player ->
    [you] Sei
   *[other] { $player } è
} di nuovo al tavolo.
event-table-resigned = { $player ->
    [you] Hai abbandonato; un bot gioca al tuo posto.
   *[other] { $player } ha abbandonato; un bot gioca al suo posto.
}
event-table-time-is-up = { $player ->
    [you] Il tuo tempo è scaduto; un bot gioca al tuo posto.
   *[other] Il tempo di { $player } è scaduto; un bot gioca al suo posto.
}
event-table-time-for-a-move = Il { $player ->
    [you] tuo tempo
   *[other] tempo di { $player }
} è scaduto; questa mossa la fa un bot.
event-table-time-resigned = Il { $player ->
    [you] tuo tempo
   *[other] tempo di { $player }
} è scaduto e la partita è persa; continua un bot.
event-table-seat-taken = { $player ->
    [you] Hai
   *[other] { $player } ha
} preso il posto di { $name }.
event-table-removed = Chi ha aperto il tavolo ha allontanato { $name }.
event-table-closed = Il tavolo è stato chiuso da chi gestisce il server.
