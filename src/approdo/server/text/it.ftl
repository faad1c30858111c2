# Che cosa dice il server quando rifiuta qualcosa.
error-no-session = Prima scegli un nome, alla pagina Account.
error-no-such-table = Questo tavolo non esiste, o non puoi vederlo.
error-no-such-game = Non c’è nessun gioco «{ $game }».
error-no-such-language = Non ci sono testi in «{ $language }».
error-no-such-path = A questo indirizzo non c’è nulla.
error-no-such-link = Questo link è già stato usato, è scaduto o non è mai esistito. Chiedine un altro a chi ti ha invitato.
error-no-such-lesson = Qui non c’è nessuna lezione.
error-no-such-step = Posizioni di questa partita: { $steps }. La posizione { $step } non esiste.
error-name-taken = Questo nome è già preso. Scegline un altro oppure, se è tuo, accedi.
error-wrong-password = Nome o password sbagliati. Controlla e riprova.
error-already-account = Hai già un account.
error-foreign-origin = Questa richiesta veniva da un altro sito ed è stata rifiutata.
error-too-fast = Troppe richieste. Riprova fra { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
  }.
error-too-big = La richiesta è troppo grande: al massimo { $limit } byte.
error-invalid-request = La richiesta non si capisce: { $problem }
error-method = Questo indirizzo non risponde a { $method }.
error-not-your-seat = Questo posto non è tuo.
error-not-host = Può farlo solo chi ha aperto il tavolo.
error-not-seated = Possono farlo solo i giocatori di questo tavolo.
error-not-open = La partita è già cominciata.
error-not-playing = La partita non è in corso.
error-not-finished = Si può fare solo a partita finita.
error-no-open-seat = Non c’è nessun posto libero. Puoi aprire un altro tavolo.
error-seats-open = { $count ->
    [one] Un posto è ancora libero: invita qualcuno o metti un bot.
   *[other] { $count } posti sono ancora liberi: invita qualcuno o metti dei bot.
  }
error-no-such-seat = Il posto { $seat } non esiste.
error-seat-count = Giocatori ammessi in { $game }: { $seats }. Ne hai scelti { $given }.
error-bad-option = { $problem }
error-no-such-bot = Non c’è nessun bot «{ $bot }»; ci sono: { $bots }.
error-nobody-here = Almeno un posto deve essere tuo, o libero per altri.
error-stale = Nel frattempo al tavolo è cambiato qualcosa. Dai un’altra occhiata e decidi di nuovo.
error-invalid-action = Non è un’azione di questo gioco: { $problem }
error-client-id-reused = Questo identificativo è stato usato per un’altra richiesta.
error-cannot-undo = Non puoi annullare nulla: qualcosa è stato pescato o rivelato, o il turno è passato. Puoi chiedere al tavolo di tornare indietro.
error-cannot-take-back = La partita non può tornare a quel punto.
error-nothing-to-say = Ora nessuno aspetta quello che potresti dire.
error-proposal-open = Al tavolo c’è già un’altra proposta: prima rispondete a quella.
error-no-proposal = Non c’è nessuna proposta a cui rispondere.
error-not-absent = Questo giocatore non è assente, o lo è da troppo poco. Riprova più tardi.
error-bad-record = La partita salvata non si può usare: { $problem }
error-history-gone = Questa posizione non si può più mostrare: le regole sono state corrette nel frattempo.
error-no-spectators = Questo tavolo non ammette spettatori: entra solo chi ha un posto.
error-unavailable = Il server ora non ci riesce. Riprova fra poco.
error-database-gone = Il file dei dati del server è stato spostato o cancellato. Chi gestisce il server deve rimetterlo al suo posto, oppure riavviare il server.
error-history-failed = Questa posizione non si può mostrare: il server ha commesso un errore, che è nel suo registro.
error-restarting = Il server si sta riavviando. Riprova fra un momento.
error-too-many-sockets = Troppe connessioni dal tuo indirizzo. Chiudi qualche scheda e ricarica la pagina.
error-time-is-up = Il tuo tempo per questa mossa è scaduto: la fa il bot, poi puoi tornare.
error-too-many-tables = Ospiti già { $most } tavoli non conclusi. Chiudine prima qualcuno.
error-weak-password = Questa password si indovina facilmente. Scegline una più lunga, per esempio alcune parole.
error-foreign-host = Questo server non ha quel nome.
error-banned = Chi gestisce questo server ha chiuso questo account.
error-muted = Chi gestisce questo server ti ha chiesto di tacere per un po’.
error-no-account = Giochi come ospite: non c’è né account né password.
error-no-passkey = Questa passkey qui non vale, o la risposta è arrivata tardi. Riprova, o usa la password.
error-no-passkeys-here = Questo server non ha le passkey.
error-too-many-passkeys = Hai già venti passkey: prima togline una.
error-no-draws = Le pescate di questa partita non si possono ricalcolare: continua un’altra partita, o è cominciata con una versione precedente.
error-bad-token = Questo token è sconosciuto o è stato revocato. Creane uno nuovo nella pagina del tuo account.
error-token-expired = Questo token è scaduto. Creane uno nuovo nella pagina del tuo account.
error-token-scope = Questo token non lo permette: gli manca l’ambito «{ $scope }». Creane uno che lo abbia nella pagina del tuo account.
error-not-for-tokens = I programmi non possono farlo con un token: accedi con il browser.
error-no-such-token = Non hai un token come questo.
error-too-many-tokens = Hai già { $most } token. Revocane uno che non ti serve più.
error-no-such-device = Non hai effettuato l’accesso su un dispositivo come questo.
# L’immagine di un link condiviso.
card-house = Cinque giochi da tavolo di coloni, con gli amici o con i bot
card-open = C’è un posto libero: siediti e gioca
card-playing = Si gioca adesso: vieni a guardare
card-finished = Partita finita: guardala
card-abandoned = Chiusa prima della fine

error-no-mail = Questo server non manda posta.
error-no-push = Questo server non manda avvisi ai browser.
error-bad-target = A questo indirizzo non si possono mandare messaggi: { $problem }
# Che cosa viene detto a chi è atteso: solo quello che chiunque può sapere.
call-one = { $game }: tocca a te
call-many = { $n } tavoli ti aspettano
call-table = { $game }: tocca a te. Al tavolo con te: { $others }.
call-until = Hai tempo fino a { $day } { $date } { $month }, ore { $time }.
call-games = { $games }
call-test-title = Approdo ti raggiunge
call-test = Così ti avviseremo quando tocca a te.
mail-go = Al tavolo
mail-go-all = Alle tue partite
mail-more = { $n ->
    [one] E un altro tavolo.
   *[other] E altri { $n } tavoli.
  }
mail-stop-table = Niente più posta per questo tavolo
mail-stop = Niente più posta
mail-settings = Scegli come ricevere gli avvisi
mail-confirm-subject = È tuo questo indirizzo?
mail-confirm = { $name }, qualcuno, probabilmente tu, vuole ricevere a questo indirizzo l’avviso che su Approdo tocca a te.
mail-confirm-go = Sì, sono io
mail-confirm-foot = Se non l’hai chiesto tu, non fare niente: qui non arriverà nulla. Il link vale due giorni.
mail-recover-subject = Una nuova password
mail-recover = { $name }, qualcuno, probabilmente tu, ha perso la password del tuo account su Approdo.
mail-recover-go = Scegline una nuova
mail-recover-foot = Se non l’hai chiesto tu, non fare niente: la password resta com’è. Il link funziona una volta sola, entro mezz’ora.
weekday-0 = lunedì
weekday-1 = martedì
weekday-2 = mercoledì
weekday-3 = giovedì
weekday-4 = venerdì
weekday-5 = sabato
weekday-6 = domenica
month-1 = gennaio
month-2 = febbraio
month-3 = marzo
month-4 = aprile
month-5 = maggio
month-6 = giugno
month-7 = luglio
month-8 = agosto
month-9 = settembre
month-10 = ottobre
month-11 = novembre
month-12 = dicembre

error-hints-off = A questo tavolo non si danno consigli: è stato preparato senza.
error-no-hint = Il bot non ha trovato una risposta in tempo. Chiedi di nuovo.
error-nothing-to-decide = Ora non hai niente da decidere.
