# The shell's own words; each game brings its texts from the server.
value-parts = { $parts }
yes = yes
no = no
close = Close
cancel = Cancel
confirm = Confirm
save = Save
saved = Saved.
back = Back
go = Go
choose = Choose
loading = One moment…
skip = Skip to the content
points = points

## Strip
nav-main = Main
nav-more = More pages
nav-games = Games
nav-mine = My games
nav-learn = Learn
language = Language
language-it = Italiano
language-en = English
theme-flip = Light or dark
sound = Sounds
rules = Rules
help = Help
sign-in = Sign in
settings = Settings

## Home
home-what = Five board games of settlers in a new land. With friends or with bots, live or a little each day.
play-now = Play now
play = Play
invite-by-link = Invite by link
no-account = No account needed.
the-games = The games
minutes = { $n } min
waiting-for-you = Waiting for you
waiting-none = Nobody is waiting for you.
n-games = { $n ->
    [0] none
    [one] 1 game
   *[other] { $n } games
  }
open-tables = Open tables
open-a-table = Open a table
open-none = No open tables just now: open one and send the link.
sit-down = Sit down
colophon = Our own words, cards and drawings. Free software.
tagline-new-haven = Lay harvests on the shared map, build your own village.
tagline-terra-nova = Sliding pioneers, border stones, land to close in.
tagline-new-england = Tight bids, fields, pastures and houses along the coast.
tagline-neuland = Chains of work, distances and time that runs in a circle.
tagline-new-salem = A new town, secret buildings, a witch among you.

## Opening a table
who-plays = Who plays
how-many = How many players
n-players = { $n ->
    [one] 1 player
   *[other] { $n } players
  }
seat-n = Seat { $n }
seat-me = I play
seat-here = Also here, on this device
seat-invited = Someone I invite
seat-empty = free seat
seating-hint = Bots play at once; for people you get a link to send. Two or more at this device take turns, with a curtain where there are secrets.
bot = bot
bot-level = bot, { $level }
bot-name = Bot { $n }
bot-letter = B
guest-name = Guest { $n }
level-random = aimless
level-greedy = medium
level-mcts = strong
level-tree = strong
options = Options
pace = Pace
pace-live = live
pace-days = a little each day
pace-live-help = Everyone is at the table; a slow player can be reminded.
pace-days-help = Days for each move; you are told when it is your turn.
public-table = Show it among the open tables
open-table = Open the table
start = Start
rules-read = Read the rules

## Waiting room
table-of = { $player }’s table
room-waiting = Seats are still free. Send the link to those who should sit here.
room-ready = Everyone is seated.
seats = Seats
add-bot = Put a bot here
invite = Invite
invite-link = Link to this table
copy = Copy
copied = Copied
leave = Leave
table-missing = This table does not exist, or is not open to you.
not-found = Not on the chart
not-found-hint = There is no page at this address.

## Table
prompt = What is to be done
waiting = One moment…
waiting-for = Waiting for { $players }.
game-over = { $n ->
    [0] The game is over.
    [one] { $players } wins.
   *[other] { $players } win together.
  }
your-actions = Your actions
actions-all = All actions
actions-search = Search the actions
actions-none = Nothing found.
choices = { $n ->
    [one] 1 choice
   *[other] { $n } choices
  }
undo = Undo
undo-none = There is nothing of yours to take back.
sure = Are you sure?
players = Players
you = you
away = away
acting = to act
score-breakdown = { $player }: { $n } points; show where they come from
score-nothing = Nothing yet.
watchers = { $n ->
    [one] 1 person is watching
   *[other] { $n } people are watching
  }
log = Log
log-look = Look at this position
since-your-turn = since your last turn
chat = Chat
chat-empty = Nothing said yet.
chat-write = Write to the table…
send = Send
notes = Notes
notes-hint = Only you can read this.
tab-board = Board
tab-me = Me
tab-others = Others
tab-chat = Chat
zoom-in = Zoom in
zoom-out = Zoom out
history = Earlier positions
history-at = Position { $n } of { $last }
history-back = One step back
history-forward = One step forward
history-now = Back to now
clock = Time left
clock-days = { $d } d { $h } h
clock-hours = { $h } h { $m } min
paragraph = Rule { $id }
rules-whole = Read the whole rulebook
refusal-none = Nothing speaks against it.
reconnecting = The line is down; we are trying again. Nothing is lost.
error-server = The server could not do that. Please try again.
error-network = The server cannot be reached.
help-board = Whatever has a rope round it can be clicked. Point at it to see what would happen. What cannot be done says why.
key-arrows = from space to space on the board
key-enter = do it
key-find = search all actions
key-undo = undo
key-end = the red button
key-history = earlier and later positions
key-help = this help
curtain = { $player }, it is your turn
curtain-hint = Pass the device on. Nobody else should look now.
curtain-lift = It is me
standings = Standings
rematch = Rematch
replay = Replay
export = Save the record

## Pages
mine-turn = Your turn
mine-waiting = Others are thinking
mine-open = Waiting for players
mine-over = Finished
mine-none = No games yet.
account = Account
your-name = Your name
name-shown = This is what others read
account-why = As a guest you lose your games when this browser forgets you. An account keeps them, on every device.
register = Create an account
login-name = Account name
password = Password (8 characters or more)
have-account = I have an account
no-account-yet = I have none yet
signed-in = Signed in as { $name }
sign-out = Sign out
theme = Theme
theme-system = like the system
theme-light = light
theme-dark = dark
motion = Motion
motion-system = like the system
motion-off = none
motion-help = Pieces move only a little, and never make you wait.
sound-on = on
sound-off = off
sound-help = A knock for a move, two when it is your turn.
confirm-when = Ask before each action
confirm-when-never = never
confirm-when-always = always
confirm-when-help = Undo takes you back to the last secret in any case.
hints = Hints
hints-on = on
hints-off = off
hints-help = In your first game a rule is explained when it first matters.
contents = Contents
rules-search = Search the rules
tag-ruling = ruling: decided where the printed rules are silent
tag-option = holds only with its option
glossary = Glossary
breakdown = where they come from
someone = Someone
agree = Agree
disagree = No
proposal-take-back = { $player } asks to go back.
proposal-hand-over = { $player } asks that a bot plays for { $other }.
proposal-waiting = { $players } still to answer.
table-menu = The table
reclaim = Take my seat again
ask-back = Ask to go back
ask-back-help = Past the last secret the table goes back only if everyone agrees.
hand-over = A bot for { $player }
watch-link = Link for those who want to watch
resign = Give up
resign-help = A bot finishes the game for you.
fork = Play from here
hint-ok = Got it
hint-stop = No more hints
