# Le parole del guscio; ogni gioco porta i suoi testi dal server.
value-parts = { $parts }
yes = sì
no = no
close = Chiudi
cancel = No
confirm = Conferma
save = Salva
saved = Salvato.
back = Indietro
go = Vai
choose = Scegli
loading = Un momento…
skip = Vai al contenuto
points = punti

## Barra
nav-main = Principale
nav-more = Altre pagine
nav-games = Giochi
nav-mine = Le mie partite
nav-learn = Impara
language = Lingua
theme-flip = Cambia fra chiaro e scuro
sound = Suoni
rules = Regole
help = Aiuto
sign-in = Accedi
settings = Impostazioni

## Ingresso
home-what = Cinque giochi da tavolo: coloni in una terra nuova. Con gli amici o con i bot, in tempo reale o un po’ al giorno.
play-now = Gioca subito
play = Gioca
invite-by-link = Invita con un link
no-account = Non serve iscriversi.
the-games = I giochi
minutes = { $n } min
waiting-for-you = Tocca a te
waiting-none = Nessuna partita aspetta una tua mossa.
n-games = { $n ->
    [0] nessuna partita
    [one] 1 partita
   *[other] { $n } partite
  }
open-tables = Tavoli aperti
open-a-table = Apri un tavolo
open-none = Nessun tavolo aperto ora: aprine uno e manda il link.
sit-down = Siediti
colophon = Testi, carte e disegni nostri. Software libero.

## Aprire un tavolo
who-plays = Chi gioca
n-players = { $n ->
    [one] 1 giocatore
   *[other] { $n } giocatori
  }
seat-n = Posto { $n }
seat-me = tu, su questo dispositivo
seat-hotseat = Qui
seat-hotseat-help = gioca a turno su questo dispositivo
seat-bot = Bot
seat-bot-help = gioca subito
seat-open = Con link
seat-open-help = chi apre il tuo link
seat-add = Aggiungi un posto
seat-remove = Togli il posto { $n }
seats-of = { $n } posti di { $of }
level = Quanto gioca bene
has-secrets = segreti
another-game = Un altro gioco
start-at-once = Si può cominciare subito.
start-waits = { $n ->
    [one] Si comincia quando il posto libero è preso; avrai un link da mandare.
   *[other] Si comincia quando i { $n } posti liberi sono presi; avrai un link da mandare.
  }
set-up = Prepara
seat-empty = posto libero
bot = bot
bot-level = bot, { $level }
bot-name = Bot { $n }
bot-letter = B
guest-name = Ospite { $n }
level-beginner = Mozzo
level-beginner-strength = principiante
level-beginner-about = Sbaglia spesso e volentieri: per la prima partita.
level-easy = Marinaio
level-easy-strength = facile
level-easy-about = Prende quel che trova, senza guardare te.
level-medium = Nostromo
level-medium-strength = medio
level-medium-about = Pesa ogni mossa, ma una alla volta.
level-hard = Pilota
level-hard-strength = forte
level-hard-about = Guarda avanti e ti ostacola.
level-expert = Capitano
level-expert-strength = esperto
level-expert-about = Pensa a lungo e non perdona.
level-random = Casuale
level-random-about = Una mossa permessa qualsiasi: la base di ogni misura.
level-greedy = Goloso
level-greedy-about = La migliore mossa successiva secondo i pesi del gioco: il metro dei nostri esperimenti.
research = Per la ricerca
level-change = Scegli un altro bot
level-like = Qui gioca come il { $name }: il nucleo veloce con cui pensa non è installato.
level-and-strength = { $name }, { $strength }
options = Opzioni
pace = Ritmo
pace-live = in tempo reale
pace-days = un po’ al giorno
pace-live-help = Tutti al tavolo, senza limite di tempo.
pace-clock = con l’orologio
pace-clock-help = Minuti a testa, per tutta la partita o per ogni mossa.
pace-days-help = Giorni per ogni mossa, pochi minuti al giorno.
pace-told = Chi vuole riceve un avviso quando è il suo turno.
pace-told-how = Come ricevi gli avvisi
pace-not-told = Questo server non manda né posta né avvisi: ognuno deve passare a guardare. Le partite che ti aspettano sono in prima pagina.
times = Quanto tempo
times-main = { $m } min + { $s } s per turno
times-move = { $m } min per mossa
days-per-move = Giorni per una mossa
n-days = { $n ->
    [one] un giorno
   *[other] { $n } giorni
  }
days-off = Giorni in cui l’orologio riposa
day-0 = lun
day-1 = mar
day-2 = mer
day-3 = gio
day-4 = ven
day-5 = sab
day-6 = dom
time-out = Quando il tempo è scaduto
time-out-move = un bot fa la mossa
time-out-move-help = Il bot fa solo questa mossa; la prossima è di nuovo del giocatore.
time-out-seat = un bot prende il posto
time-out-seat-help = Il bot gioca finché il giocatore non torna.
time-out-resign = la partita è persa
time-out-resign-help = Chi ha finito il tempo è fuori; per gli altri continua un bot.
public-table = Mostralo fra i tavoli aperti
open-table = Apri il tavolo
start = Comincia
rules-read = Leggi le regole

## Sala d’attesa
table-of = Tavolo di { $player }
room-send = { $n ->
    [one] Un posto è libero. Manda il link a chi deve sedersi, o mettici un bot; poi puoi cominciare.
   *[other] { $n } posti sono liberi. Manda il link a chi deve sedersi, o mettici dei bot; poi puoi cominciare.
  }
room-wait = { $n ->
    [one] Hai il tuo posto. Manca ancora una persona, poi { $host } fa cominciare la partita.
   *[other] Hai il tuo posto. Mancano ancora { $n } persone, poi { $host } fa cominciare la partita.
  }
room-come-in = { $n ->
    [one] Un posto è libero: siediti e giochi.
   *[other] { $n } posti sono liberi: scegli il tuo e giochi.
  }
room-start = Tutti hanno un posto. Puoi cominciare.
room-host-starts = Tutti hanno un posto. { $host } fa cominciare la partita.
room-full = Tutti i posti sono presi. Se devi giocare anche tu, chiedi un posto a { $host }; altrimenti resta qui a guardare.
seat-reserved = riservato a qualcuno
seat-link = Un posto per te
seat-link-ask = Chiedi un nuovo link a chi te l’ha mandato: ognuno vale una volta sola.
door-closed = Questa porta è chiusa
door-ask = A questo indirizzo non c’è un tavolo, oppure serve il suo invito: chiedi il link a chi è seduto. Finisce con «#invite=…»; si trova nella sala d’attesa o, durante la partita, sotto «Il tavolo».
invite-how = Manda questo link. Chi lo apre si siede o guarda; non serve un account.
invite-code = Il link come codice per la fotocamera del telefono
seats = Posti
add-bot = Metti un bot
add-bot-of = Metti qui un bot: { $level }
invite = Invita
invite-link = Link a questo tavolo
copy = Copia
copied = Copiato
leave = Torna ai giochi
not-found = Fuori rotta
not-found-hint = A questo indirizzo non c’è nessuna pagina. Per tornare ai giochi premi «Approdo» in alto.

## Tavolo
prompt = Che cosa fare
waiting = Un momento…
waiting-for = In attesa di { $players }.
hearing-waiting = Si ascolta ancora: { $players }.
hearing-done = Ho finito: niente da dare o da dire
hearing-not-done = Ho ancora qualcosa da dire
game-over = { $n ->
    [0] La partita è finita.
    [one] { $players } vince.
   *[other] { $players } vincono insieme.
  }
your-actions = Le tue azioni
actions-all = Tutte le azioni
actions-best = Le più promettenti a prima vista
actions-search = Cerca fra le azioni
actions-none = Nessun risultato.
choices = { $n ->
    [one] 1 scelta
   *[other] { $n } scelte
  }
undo = Annulla
undo-none = Ora non hai nulla da annullare.
sure = Confermi?
players = Giocatori
you = tu
away = assente
acting = di turno
score-breakdown = { $player }, punteggio { $n }: mostra da dove viene
score-nothing = Ancora niente.
watchers = { $n ->
    [one] 1 persona guarda
   *[other] { $n } persone guardano
  }
log = Diario
log-look = Guarda questa posizione
since-your-turn = dal tuo ultimo turno
chat = Chat
unread = { $n ->
    [one] 1 nuovo
   *[other] { $n } nuovi
  }
chat-empty = Ancora nessun messaggio.
chat-write = Scrivi al tavolo…
send = Invia
notes = Note
notes-hint = Le leggi solo tu.
tab-board = Tabellone
tab-me = Io
tab-others = Altri
tab-table = Tavolo
tab-chat = Chat
zoom-in = Ingrandisci
zoom-out = Riduci
zoomed-to-touch = Ora il tabellone è più grande: tocca di nuovo.
history = Posizioni precedenti
history-at = Posizione { $n } di { $last }
history-back = Un passo indietro
history-forward = Un passo avanti
history-now = Torna al presente
clock = Tempo rimasto
clock-days = { $d } g { $h } h
clock-hours = { $h } h { $m } min
paragraph = Regola { $id }
rules-whole = Leggi tutto il regolamento
past-at = Guardi il passato · mossa { $n } di { $last }
past-start = La partita comincia.
past-goes-on = Intanto la partita va avanti; qui non si gioca.
past-over = La partita è finita; qui non si gioca.
set-up-done = Il tavolo è preparato; tutti hanno pescato.
sure-ends = Con questo la partita finisce.
tempo = Ritmo degli altri
tempo-pause = pausa
tempo-normal = normale
tempo-fast = veloce
tempo-skip = salta al mio turno
tempo-waiting = ancora { $n }
refusal-none = Niente lo vieta.
reconnecting = Connessione caduta: stiamo riprovando. Non si perde nulla.
error-server = Qualcosa non ha funzionato. Riprova; se succede ancora, ricarica la pagina.
error-network = Il server non risponde. Controlla la connessione e riprova.
help-board = Ciò che ha una corda attorno si può cliccare: passaci sopra per vedere che cosa succederebbe. Se una mossa non si può fare, cliccaci e leggi perché.
key-arrows = da uno spazio all’altro sul tabellone
key-enter = esegui la scelta
key-find = cerca fra tutte le azioni
key-undo = annulla
key-end-first = Non c’è ancora nulla da chiudere. Prima: { $seal }, con Invio.
key-end-none = Adesso non c’è nulla da chiudere.
key-help = questo aiuto
curtain = { $player }, tocca a te
curtain-hint = Passa il dispositivo: da qui in poi guarda solo chi gioca.
curtain-lift = Eccomi
key-ends = primo e ultimo spazio della riga, con Ctrl di tutto il tabellone
key-regions = parte successiva della pagina: che cosa fare, tabellone, area personale, giocatori, diario, chat
key-name = una maiuscola e un numero: allo spazio con quel nome (F5)
key-next-legal = prossimo punto in cui puoi fare qualcosa
key-previous-legal = punto precedente in cui puoi fare qualcosa
key-next-own = il tuo pezzo successivo
key-go-to = a uno spazio, con il suo nome
key-seal = il pulsante rosso
key-tell-moves = di’ che cosa posso fare
key-tell-turn = di’ a chi tocca, e da quanto
key-tell-board = di’ che cosa c’è sul tabellone
key-tell-mine = di’ che cosa ho
key-tell-hand = di’ che cosa ho in mano
key-tell-other = di’ che cosa ha il prossimo degli altri
key-tell-since = di’ che cosa è successo dal mio ultimo turno
key-tell-again = ripeti l’ultima cosa detta
key-alerts = ciò che mi riguarda
key-pause = altri in pausa
key-normal = altri a ritmo normale
key-fast = altri veloci
key-skip = salta al mio turno
key-go-on = avanti, quando gli altri mi aspettano
key-back = posizione precedente
key-forward = posizione successiva
help-keys = Nelle impostazioni puoi cambiare i tasti o disattivarli.
turn-yours = { $game }: tocca a te
keys-first = Tasti: { $moves } dice che cosa puoi fare, { $find } elenca tutte le azioni, { $help } elenca tutti i tasti.
said-space = spazio
said-slash = barra
said-question = punto interrogativo
board-role = tabellone
own-area = Area personale
go-on = Avanti
alerts = Ciò che ti riguarda
alert-read = Ho letto
alerts-n = { $n ->
    [one] Ciò che ti riguarda: 1 avviso
   *[other] Ciò che ti riguarda: { $n } avvisi
  }
alerts-none = Finora niente.
actions-found = { $n ->
    [one] 1 azione trovata: Invio la esegue.
   *[other] { $n } azioni trovate: Invio porta all’elenco.
  }
sure-moves-left = Puoi ancora fare altro.
play-on = Continua a giocare
told-no-legal = Ora non c’è nulla da fare sul tabellone né nella tua area.
told-no-own = Lì non hai pezzi.
told-go-to = A quale spazio? Scrivi il nome.
told-no-cell = Lo spazio { $name } non esiste.
told-note = Quel che è stato detto
told-more = { $n ->
    [one] E un’altra voce
   *[other] E altre { $n } voci
  }: lo stesso tasto continua.
told-nothing = Niente da dire.
told-score = { $player }: { $n ->
    [one] 1 punto
   *[other] { $n } punti
  }.
told-your-turn = Tocca a te, da { $m ->
    [0] { $s } s
   *[other] { $m } min { $s } s
  }.
told-turn = Tocca a { $players }, da { $m ->
    [0] { $s } s
   *[other] { $m } min { $s } s
  }.
told-undone = Annullato: { $what }
told-no-use = Qui ora non si può fare nulla.
told-busy = Un momento: si attende il server.
told-waited = Gli altri aspettano te: { $key } quando non hai nulla da dare o da dire.
told-seal = { $key }: { $label }.
told-steps = inoltre { $n } passi minori
told-past = Nel passato, alla mossa { $n }:
told-past-at = Il passato, mossa { $n } di { $last }.
told-now = Di nuovo al presente.
told-chat = { $player } scrive: { $text }
standings = Classifica
end-you = Hai vinto.
end-you-by = Hai vinto, { $a } a { $b }.
end-one-by = { $player } vince, { $a } a { $b }.
end-than-you = te
end-why = { $n } in più di { $other }. La differenza: { $source }, { $a } a { $b }.
end-tied = Stessi punti di { $other }. Decide: { $source }, { $a } a { $b }.
sources = Da dove vengono i punti
sources-tie = a pari punti: { $source }
race = La gara
race-hint = scegli un momento per vederlo sulla mappa
chapter = passo { $n }
moments = Momenti decisivi
moment-lead = Da qui in poi { $player } è in testa.
moment-lead-you = Da qui in poi sei in testa.
story-gone = Da allora le regole sono state corrette: la partita non si può più raccontare.
back-to-end = Torna alla fine
replay-from-here = Rivedi da qui
review = Rivedi
share = Condividi
share-link = Link a questa partita
share-send = Invia
moments-none = Nessun momento spicca sugli altri.
rematch = Rivincita
rematch-join = Vai alla rivincita
replay = Rivedi
export = Scarica la partita

## Pagine
mine-which = Quali partite
mine-turn = Tocca a te
mine-running = Pensano gli altri
mine-open = In attesa di giocatori
mine-over = Finite
mine-none = Ancora nessuna partita.
mine-nothing = Qui non c’è niente.
mine-game = Gioco
mine-every-game = tutti i giochi
mine-with = Con chi
mine-more = Mostra altre
mine-won = vinta
mine-place = { $place }ª su { $of }
mine-score = { $score } a { $best }
mine-left = abbandonata
mine-unfinished = non finita
mine-records = Porta con te tutte le partite finite (registrazioni, una per riga)
running-none = Nessun altro sta pensando.
next-waiting = { $n ->
    [one] Un altro tavolo ti aspetta.
   *[other] Altri { $n } tavoli ti aspettano.
  }
next-table = Avanti
hush-table = Avvisami quando qui tocca a me
to-settings = Come ricevi gli avvisi
notices = Avvisi
notices-nobody = Prima siediti a un tavolo; poi possiamo avvisarti quando tocca a te.
notice-push = Su questo browser
notice-push-help = Quando un tavolo ti aspetta da un minuto, anche a pagina chiusa.
notice-others = Altri tuoi browser
notice-browser = un altro browser
notice-drop = Togli
push-none = Questo server non manda avvisi ai browser.
push-insecure = I browser permettono gli avvisi solo a un indirizzo https.
push-unknown = Questo browser non conosce gli avvisi. Su iPhone, metti prima Approdo nella schermata Home.
push-denied = Hai vietato a questo browser di mostrare avvisi da qui; si cambia nelle sue impostazioni.
push-failed = Il browser non ha acconsentito. Riprova, o prova con un altro.
notice-mail = Per posta
notice-mail-help = Al più una volta all’ora, tutti i tavoli insieme.
mail-none = Questo server non manda posta.
mail-address = Indirizzo di posta
mail-ask = Manda una mail di conferma
mail-change = Un altro indirizzo
mail-pending = Abbiamo chiesto a { $address } se è tuo: apri il link in quel messaggio.
mail-confirm = Il tuo indirizzo
mail-confirmed = Grazie. D’ora in poi ti avvisiamo a questo indirizzo.
notice-soon = Sta per scadere
notice-soon-help = Sei ore prima della fine di una mossa lenta, ancora una volta.
notice-quiet = Ore di silenzio
notice-quiet-help = Quello che arriva intanto viene detto dopo.
notice-quiet-from = dalle
notice-quiet-to = alle
notice-quiet-tables = Tavoli che tacciono
notice-wake = Avvisami di nuovo
notice-hook = Un tuo programma
notice-hook-help = Un indirizzo che riceve un piccolo oggetto JSON quando tocca a te (webhook).
notice-hook-address = Indirizzo (https)
notice-try = Prova
notice-tried = In viaggio.
stop-title = Niente più posta
stop-all = Da qui non ricevi più posta. Le tue partite continuano.
stop-table = Questo tavolo non ti scrive più.
stop-undone = Ricevi di nuovo gli avvisi.
stop-undo = È stato un errore: avvisami ancora
stop-again = Niente più posta
lost-password = Password dimenticata?
recover-how = Se un account ha questo indirizzo, parte un messaggio con un link. Il link vale mezz’ora.
recover-ask = Manda il messaggio
recover-sent = Se un account ha questo indirizzo, il messaggio è in viaggio.
recover-no-mail = Questo server non manda posta. Chiedi a chi lo gestisce.
recover-choose = Scegli una nuova password
account = Account
your-name = Il tuo nome
name-shown = Il nome che vedono gli altri
account-why = Da ospite perdi le partite se questo browser cancella i suoi dati. Con un account le ritrovi su ogni dispositivo.
register = Crea un account
login-name = Nome dell’account
password = Password (almeno 8 caratteri)
have-account = Ho già un account
no-account-yet = Non ho ancora un account
signed-in = Sei { $name }
sign-out = Esci dall’account
theme = Tema
theme-system = come il sistema
theme-light = chiaro
theme-dark = scuro
motion = Animazioni
motion-system = come il sistema
motion-off = nessuna
motion-help = Le animazioni sono brevi e non fanno mai aspettare.
sound-on = sì
sound-off = no
sound-help = Un colpo a ogni mossa, due quando tocca a te, tre quando qualcosa ti riguarda.
confirm-when = Chiedi conferma prima di ogni azione
confirm-when-never = mai
confirm-when-final = quando non si può annullare
confirm-when-always = sempre
confirm-when-help = In ogni caso, con Annulla torni fino all’ultima cosa pescata o rivelata.
hints = Suggerimenti
hints-on = sì
hints-off = no
hints-help = Nella prima partita ogni regola ti viene spiegata quando serve.
waits = Gli altri mi aspettano
waits-on = sì
waits-off = no
waits-help = Dopo il turno di ciascuno degli altri il tavolo si ferma finché non premi «Avanti».
verbosity = Che cosa annuncia il lettore di schermo
verbosity-me = solo ciò che mi riguarda
verbosity-turn = un riassunto per ogni turno
verbosity-all = tutto
verbosity-help = Il tuo turno e le tue mosse sono sempre annunciati.
letters = Tasti al tavolo
letters-plain = sì
letters-alt = solo con Alt
letters-off = no
letters-help = I tasti singoli come N o /. Frecce, Tab, Invio, Esc e F6 funzionano sempre.
keys-change = Cambia i singoli tasti
keys-change-help = Scrivi il tasto che vuoi. Se è già usato, i due si scambiano.
keys-reset = Rimetti i tasti di sempre
contents = Indice
rules-search = Cerca nelle regole
tag-ruling = interpretazione nostra: il regolamento stampato tace
tag-option = vale solo con la sua opzione attiva
glossary = Glossario
ruling = interpretazione
option = opzione
grade-C = certo
grade-P = probabile
grade-R = ricostruito
grade-U = ignoto
figure = Fig. { $n }.
summary = In una pagina
summary-goal = Scopo
summary-turn = Il tuo turno
summary-end = Fine
summary-score = Punteggio
print = Stampa
print-summary = Stampa questa pagina
rules-of = Le regole di { $game }
rules-others = Regole di un altro gioco
hits =
    { $n ->
        [0] Nessun paragrafo con «{ $words }»
        [one] 1 paragrafo con «{ $words }»
       *[other] { $n } paragrafi con «{ $words }»
    }
someone = Qualcuno
agree = Va bene
disagree = No
proposal-take-back = { $player } chiede di tornare indietro.
proposal-hand-over = { $player } chiede che un bot giochi al posto di { $other }.
proposal-waiting = Si aspetta la risposta di { $players }.
table-menu = Il tavolo
reclaim = Torno al mio posto
bot-for-you = Un bot gioca al tuo posto.
ask-back = Chiedi di tornare indietro
ask-back-help = Oltre l’ultima cosa pescata o rivelata si torna indietro solo se tutti sono d’accordo.
ahead-open = Pensaci prima
ahead-change = Cambia la mossa
ahead-help = Guarda che cosa potresti fare se il tuo turno cominciasse ora, e prepara una mossa
ahead-close = Torna al tavolo
ahead-banner = Ci pensi prima: gli altri giocano ancora, la tua scelta aspetta il tuo turno
ahead-prepared = Preparata: { $move }. Si gioca appena tocca a te.
ahead-drop = Lascia perdere la mossa preparata
ahead-dropped = Non è più possibile: { $move }. Scegli di nuovo.
ahead-nothing = Non c’è ancora nulla a cui pensare: il tuo prossimo turno è ancora da scoprire.
hand-over = Chiedi un bot al posto di { $player }
watch-link = Link per chi vuole guardare
resign = Abbandona
resign-sure = Sì, abbandono
resign-help = Un bot finisce la partita al posto tuo.
fork = Gioca da qui
hint-ok = Capito
hint-new = Una regola che serve ora
hint-stop = Basta suggerimenti
draws-check = Controlla le pescate
draws-title = Le pescate erano leali?
draws-about = Prima della partita il server ha pubblicato l’impronta di un numero segreto. I browser dei giocatori hanno aggiunto una parte propria. Tutte le pescate derivano da entrambi; questa pagina le ricalcola qui, nel tuo browser.
draws-working = Ricalcolo di tutte le pescate in corso …
draws-right = { $n ->
    [one] L’unica pescata di questa partita è giusta.
   *[other] Tutte le { $n } pescate di questa partita sono giuste.
}
draws-own = La tua parte è fra quelle usate e l’impronta è quella che il tuo browser aveva conservato.
draws-wrong-commitment = Il numero rivelato non è quello di cui era stata pubblicata l’impronta: queste pescate non sono affidabili.
draws-wrong-own-commitment = L’impronta non è quella conservata dal tuo browser: queste pescate non sono affidabili.
draws-wrong-own-part = La tua parte non è fra quelle usate: queste pescate non sono affidabili.
draws-wrong-draw = La pescata numero { $n } non è quella giusta: queste pescate non sono affidabili.
draws-insecure = I browser fanno questo calcolo solo con https o sul computer del server. Dal terminale: approdo verify --draws
draws-commitment = Impronta
draws-seed = Numero segreto, rivelato
draws-parts = Le parti dei giocatori
draws-back = Torna al tavolo
auto-pass = Passa per me quando non posso costruire nulla
auto-pass-help = Il server passa subito al tuo posto: da tanta rapidità gli altri possono intuire che non potevi costruire nulla.
advice = Consiglio
advice-help = Chiedi a un bot che cosa farebbe al tuo posto, e perché
advice-says = { $bot } farebbe così: { $action }.
advice-thinking = Un bot riflette sulla tua posizione ...
advice-none = Qui non si possono chiedere consigli adesso.
advice-why = Perché?
advice-view = Ci ha pensato con quello che vedi tu, e nient’altro.
advice-allow = Consigli
advice-allow-help = Chi gioca può chiedere a un bot che cosa farebbe al suo posto, e perché.
key-advice = chiedi un consiglio, dove il tavolo lo permette
why-expected = Vede { $n } probabilità su 100 di vincere.
why-goal = Ha in mente: { $goal }.
why-only = Non c’era altro che valesse un pensiero.
why-close = Quasi alla pari: { $action }.
why-better = Seconda scelta: { $action }; perde { $loss }.
why-clear = Seconda scelta, a distanza: { $action }; perde { $loss }.
why-chances = { $n ->
    [one] 1 probabilità su 100
   *[other] { $n } probabilità su 100
  }
bot-reasons = Perché ha mosso così
sign-out-everywhere = Esci da tutti i dispositivi
export-mine = Scarica tutto ciò che si conserva di me
change-password = Cambia la password
password-old = Password attuale
password-changed = La password è cambiata; gli altri dispositivi sono usciti dall’account.
delete-account = Elimina l’account
delete-account-help = I tuoi posti vengono lasciati. Le partite finite restano, senza il tuo nome. Tutto il resto si cancella e nessuno può recuperarlo.
report = Segnala a chi gestisce il server
report-whom = Chi?
report-table = Tutto il tavolo
report-what = Che cosa è successo?
report-send = Invia
report-sent = Grazie: chi gestisce il server può leggerlo.

# Programmi che giocano i posti di una persona.
programs = Programmi
programs-why = Un programma o un modello linguistico può giocare i tuoi posti con un token: vede quello che vedi tu, e niente di ciò che è solo tuo, come la password o gli appunti. Dai un token solo a programmi di cui ti fidi; se lo revochi, finisce subito.
token = Token
token-once = Il token per { $name }. Copialo adesso: si vede solo questa volta.
token-new = Un nuovo token
token-name = Per quale programma?
token-may = Può
token-for = Per
token-make = Crea il token
token-until = fino al { $day }
token-over = scaduto il { $day }
token-unused = mai usato
token-used = usato l’ultima volta { $time }
scope-look = guardare i miei tavoli
scope-play = sedersi e giocare
scope-talk = parlare al tavolo
revoke = Revoca
revoke-named = Revoca il token { $name }
days = { $n ->
    [one] un giorno
   *[other] { $n } giorni
  }

# Senza rete, e versioni nuove.
offline = Nessuna connessione
offline-what = Il server non è raggiungibile. Puoi leggere le regole, le lezioni e le partite finite che hai aperto su questo dispositivo; quello che hai scritto e non ancora inviato resta qui.
offline-lessons = Lezioni
offline-games = Partite finite
offline-no-games = Ancora nessuna: una partita finita che rivedi resta leggibile qui.
try-again = Riprova
newer = È pronta una nuova versione. Non si perde niente: le partite continuano e quello che hai scritto resta.
newer-take = Ricarica
newer-later = Più tardi
install = Installa su questo dispositivo

# Una persona, più dispositivi.
devices = Dispositivi
device-this = questo
device-since = dal { $day }
device-unknown = Un altro dispositivo
device-out = Scollega
device-out-named = Scollega { $device }
device-title = Continua su un altro dispositivo
device-add = Aggiungi un dispositivo
device-how = Apri il link sull’altro tuo dispositivo, o inquadra il codice: vale una volta sola, per cinque minuti, e lì sei la stessa persona. Tutti e due i dispositivi possono guardare e giocare. Non darlo a nessun altro.
device-link = Link per l’altro tuo dispositivo
device-came = { $device }: collegato.
device-late = Il link è scaduto. Creane uno nuovo.
device-ask = Su questo dispositivo diventi { $name }: le stesse partite e gli stessi posti di dove è stato creato il link. Quello che hai giocato qui come ospite viene con te.
device-enter = Continua come { $name }
device-again = Crea un nuovo link sul dispositivo dove hai effettuato l’accesso: pagina dell’account, «Dispositivi».

# Passkey.
passkeys = Passkey
passkeys-help = Accedi con il dito, il viso o il codice del tuo dispositivo invece che con la password. La chiave resta sul dispositivo; la password continua a valere.
passkey-add = Crea una passkey
passkey-made = La passkey è pronta: la prossima volta puoi accedere con quella.
passkey-used = usata l’ultima volta il { $day }
passkey-drop = Togli
passkey-drop-named = Togli la passkey di { $device }
passkey-left = Nessuna passkey usata. Non è cambiato niente.
passkey-sign-in = Accedi con una passkey

# Imparare giocando
home-learn = Impara giocando
learn-title = Impara giocando
learn-about = Una prima partita guidata per ogni gioco: tu giochi, il maestro ti spiega una cosa alla volta. Il regolamento non serve.
learn-begin = Comincia
learn-again = Ricomincia
learn-go-on = Continua
learn-play = Gioca
learn-finished = lezione finita
learn-steps = { $n } passi, circa { $minutes } minuti
learn-at = Passi fatti: { $n } di { $of } · ora: { $title }
lesson = Lezione
lesson-count = { $n } di { $of }
lesson-why = Perché
lesson-back = Indietro
lesson-next = Avanti
lesson-understood = Ho capito
lesson-show = Fallo per me
lesson-free = Gioca senza lezione
lesson-free-help = Lascia la lezione: la partita continua senza il maestro
lesson-wait = Osserva: ora giocano gli altri. Riprendo quando tocca a te.
lesson-play-on = Continua come vuoi. Riprendo al momento giusto.
lesson-off = Hai scelto una tua strada, e va benissimo. Continua da qui.
lesson-off-move = Io farei così: { $action }
lesson-new = Una cosa nuova
lesson-done = Lezione finita
lesson-done-say = Ora sai come si fa. Gioca fino alla fine: parlerò solo per qualcosa di nuovo, o prima di una mossa di cui potresti pentirti.
lesson-doubt = Un momento
lesson-anyway = Fallo lo stesso
lesson-think = Fammi pensare
lesson-better = Fai la mossa migliore
