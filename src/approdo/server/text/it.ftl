# Che cosa dice il server quando rifiuta qualcosa.
error-no-session = Scegli prima un nome.
error-no-such-table = Questo tavolo non esiste, o non puoi vederlo.
error-no-such-game = Non c’è nessun gioco «{ $game }».
error-no-such-language = Non ci sono testi in «{ $language }».
error-no-such-path = A questo indirizzo non c’è nulla.
error-no-such-link = Questo link è già stato usato, è scaduto o non è mai esistito.
error-no-such-step = La partita ha { $steps } passi; il passo { $step } non esiste.
error-name-taken = Questo nome ha già un account. Scegline un altro, oppure accedi.
error-wrong-password = Nome o password errati.
error-already-account = Hai già un account.
error-foreign-origin = Questa richiesta veniva da un altro sito ed è stata rifiutata.
error-too-fast = Troppe richieste. Riprova fra { $seconds } s.
error-too-big = La richiesta è troppo grande: al massimo { $limit } byte.
error-invalid-request = La richiesta non si capisce: { $problem }
error-method = Questo indirizzo non risponde a { $method }.
error-not-your-seat = Questo posto non è tuo.
error-not-host = Può farlo solo chi ospita il tavolo.
error-not-seated = Possono farlo solo i giocatori di questo tavolo.
error-not-open = La partita è già cominciata.
error-not-playing = La partita non è in corso.
error-not-finished = Si può fare solo a partita finita.
error-no-open-seat = Non c’è nessun posto libero.
error-seats-open = { $count ->
    [one] Un posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
  }
error-no-such-seat = Il posto { $seat } non esiste.
error-seat-count = { $game } si gioca in { $seats }, non in { $given }.
error-bad-option = { $problem }
error-no-such-bot = Non c’è nessun bot «{ $bot }»; ci sono: { $bots }.
error-nobody-here = Almeno un posto deve essere tuo, o libero per altri.
error-stale = Nel frattempo al tavolo è successo qualcosa. Riguarda e decidi di nuovo.
error-invalid-action = Non è un’azione di questo gioco: { $problem }
error-client-id-reused = Questo identificativo è stato usato per un’altra richiesta.
error-cannot-undo = Non puoi annullare nulla: qualcosa è stato rivelato o pescato, o il turno è passato.
error-cannot-take-back = La partita non può tornare a quel punto.
error-proposal-open = Al tavolo si sta già proponendo qualcos’altro.
error-no-proposal = Non c’è nessuna proposta.
error-not-absent = Questo giocatore non è assente, o non da abbastanza tempo.
error-bad-record = Il verbale non si può usare: { $problem }
error-history-gone = Questa posizione non si può più mostrare: le regole sono state corrette nel frattempo.
error-no-spectators = Questo tavolo non ammette spettatori.
error-unavailable = Il server al momento non può farlo. Riprova.
error-restarting = Il server si sta riavviando. Riprova fra un momento.
error-too-many-sockets = Troppe connessioni dal tuo indirizzo.
