# Le parole del guscio; ogni gioco porta i suoi testi dal server.
value-parts = { $parts }
yes = sì
no = no
close = Chiudi
cancel = Annulla
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
language-it = Italiano
language-en = English
theme-flip = Chiaro o scuro
sound = Suoni
rules = Regole
help = Aiuto
sign-in = Entra
settings = Impostazioni

## Ingresso
home-what = Cinque giochi da tavolo di coloni in una terra nuova. Con gli amici o con i bot, dal vivo o un po’ al giorno.
play-now = Gioca subito
play = Gioca
invite-by-link = Invita con un link
no-account = Senza iscriversi.
the-games = I giochi
minutes = { $n } min
waiting-for-you = Aspettano te
waiting-none = Nessuno ti aspetta.
n-games = { $n ->
    [0] nessuna
    [one] 1 partita
   *[other] { $n } partite
  }
open-tables = Tavoli aperti
open-a-table = Apri un tavolo
open-none = Nessun tavolo aperto ora: aprine uno e manda il link.
sit-down = Siediti
colophon = Regole, carte e disegni nostri. Software libero.
tagline-new-haven = Posa raccolti sulla mappa comune, costruisci il tuo villaggio.
tagline-terra-nova = Pionieri che scivolano, pietre di confine, terre da chiudere.
tagline-new-england = Aste strette, campi, pascoli e case lungo la costa.
tagline-neuland = Catene di lavoro, distanze e tempo che gira in cerchio.
tagline-new-salem = Una città nuova, edifici in segreto, una strega fra voi.

## Aprire un tavolo
who-plays = Chi gioca
how-many = Quanti giocatori
n-players = { $n ->
    [one] 1 giocatore
   *[other] { $n } giocatori
  }
seat-n = Posto { $n }
seat-me = Gioco io
seat-here = Anche qui, su questo dispositivo
seat-invited = Qualcuno che invito
seat-empty = posto libero
seating-hint = I bot giocano subito; per le persone ricevi un link da mandare. Due o più a questo dispositivo si alternano, con un sipario dove ci sono segreti.
bot = bot
bot-level = bot, { $level }
bot-name = Bot { $n }
bot-letter = B
guest-name = Ospite { $n }
level-random = a caso
level-greedy = medio
level-mcts = forte
level-tree = forte
options = Opzioni
pace = Ritmo
pace-live = dal vivo
pace-days = un po’ al giorno
pace-live-help = Tutti al tavolo; chi è lento si può sollecitare.
pace-days-help = Giorni per ogni mossa; ti avvisiamo quando tocca a te.
public-table = Mostralo fra i tavoli aperti
open-table = Apri il tavolo
start = Comincia
rules-read = Leggi le regole

## Sala d’attesa
table-of = Tavolo di { $player }
room-waiting = Ci sono ancora posti liberi. Manda il link a chi deve sedersi qui.
room-ready = Sono tutti seduti.
seats = Posti
add-bot = Metti un bot
invite = Invita
invite-link = Link a questo tavolo
copy = Copia
copied = Copiato
leave = Esci
table-missing = Questo tavolo non esiste, o non è aperto a te.
not-found = Fuori dalla carta
not-found-hint = A questo indirizzo non c’è nessuna pagina.

## Tavolo
prompt = Che cosa fare
waiting = Un momento…
waiting-for = Si aspetta { $players }.
game-over = { $n ->
    [0] La partita è finita.
    [one] { $players } vince.
   *[other] { $players } vincono insieme.
  }
your-actions = Le tue azioni
actions-all = Tutte le azioni
actions-search = Cerca fra le azioni
actions-none = Nessun risultato.
choices = { $n ->
    [one] 1 scelta
   *[other] { $n } scelte
  }
undo = Annulla
undo-none = Non hai nulla da riprendere.
sure = Sei sicuro?
players = Giocatori
you = tu
away = assente
acting = di turno
score-breakdown = { $player }: { $n } punti; mostra da dove vengono
score-nothing = Ancora niente.
watchers = { $n ->
    [one] 1 persona guarda
   *[other] { $n } persone guardano
  }
log = Diario
log-look = Guarda questa posizione
since-your-turn = dal tuo ultimo turno
chat = Chiacchiere
chat-empty = Nessuno ha ancora parlato.
chat-write = Scrivi al tavolo…
send = Invia
notes = Note
notes-hint = Le leggi solo tu.
tab-board = Mappa
tab-me = Io
tab-others = Altri
tab-chat = Chat
zoom-in = Ingrandisci
zoom-out = Riduci
history = Posizioni precedenti
history-at = Posizione { $n } di { $last }
history-back = Un passo indietro
history-forward = Un passo avanti
history-now = Torna ad ora
clock = Tempo rimasto
clock-days = { $d } g { $h } h
clock-hours = { $h } h { $m } min
paragraph = Regola { $id }
rules-whole = Leggi tutto il regolamento
refusal-none = Non c’è nulla in contrario.
reconnecting = La linea è caduta; riproviamo. Non si perde nulla.
error-server = Il server non ci è riuscito. Riprova, per favore.
error-network = Il server non risponde.
help-board = Ciò che ha una corda attorno si può cliccare. Passaci sopra per vedere che cosa succederebbe. Ciò che non si può fare dice perché.
key-arrows = da uno spazio all’altro sulla mappa
key-enter = fallo
key-find = cerca fra tutte le azioni
key-undo = annulla
key-end = il bottone rosso
key-history = posizioni prima e dopo
key-help = questo aiuto
curtain = { $player }, tocca a te
curtain-hint = Passa il dispositivo. Ora nessun altro dovrebbe guardare.
curtain-lift = Eccomi
standings = Classifica
rematch = Rivincita
replay = Rivedi
export = Salva la partita

## Pagine
mine-turn = Tocca a te
mine-waiting = Gli altri pensano
mine-open = Si aspettano giocatori
mine-over = Finite
mine-none = Ancora nessuna partita.
account = Account
your-name = Il tuo nome
name-shown = Così ti leggono gli altri
account-why = Da ospite perdi le partite quando questo browser ti dimentica. Un account le conserva, su ogni dispositivo.
register = Crea un account
login-name = Nome dell’account
password = Password (almeno 8 caratteri)
have-account = Ho un account
no-account-yet = Non ne ho ancora
signed-in = Sei { $name }
sign-out = Esci
theme = Tema
theme-system = come il sistema
theme-light = chiaro
theme-dark = scuro
motion = Movimento
motion-system = come il sistema
motion-off = nessuno
motion-help = I pezzi si muovono poco e non fanno mai aspettare.
sound-on = sì
sound-off = no
sound-help = Un colpo per una mossa, due quando tocca a te.
confirm-when = Chiedi prima di ogni azione
confirm-when-never = mai
confirm-when-always = sempre
confirm-when-help = Annulla ti riporta in ogni caso all’ultimo segreto.
hints = Suggerimenti
hints-on = sì
hints-off = no
hints-help = Nella prima partita una regola si spiega quando serve.
contents = Indice
rules-search = Cerca nelle regole
tag-ruling = decisione nostra dove il regolamento tace
tag-option = vale solo con la sua opzione
glossary = Glossario
breakdown = da dove vengono
someone = Qualcuno
agree = Va bene
disagree = No
proposal-take-back = { $player } chiede di tornare indietro.
proposal-hand-over = { $player } chiede che un bot giochi per { $other }.
proposal-waiting = Si aspetta la risposta di { $players }.
table-menu = Il tavolo
reclaim = Torno al mio posto
ask-back = Chiedi di tornare indietro
ask-back-help = Oltre l’ultimo segreto si torna solo se tutti sono d’accordo.
hand-over = Un bot per { $player }
watch-link = Link per chi vuole guardare
resign = Abbandona
resign-help = Un bot finisce la partita per te.
fork = Gioca da qui
hint-ok = Capito
hint-stop = Basta suggerimenti
