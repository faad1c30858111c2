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
theme-flip = Switch between light and dark
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

## Opening a table
who-plays = Who plays
n-players = { $n ->
    [one] 1 player
   *[other] { $n } players
  }
seat-n = Seat { $n }
seat-me = you, on this device
seat-hotseat = Here
seat-hotseat-help = takes turns on this device
seat-bot = Bot
seat-bot-help = plays at once
seat-open = By link
seat-open-help = whoever opens your link
seat-add = Add a seat
seat-remove = Remove seat { $n }
seats-of = { $n } of { $of } seats
level = How strong it plays
has-secrets = secrets
another-game = Another game
start-at-once = You can start at once.
start-waits = { $n ->
    [one] Starts when the open seat is taken; you get a link to send.
   *[other] Starts when the { $n } open seats are taken; you get a link to send.
  }
set-up = Set up
seat-empty = free seat
bot = bot
bot-level = bot, { $level }
bot-name = Bot { $n }
bot-letter = B
guest-name = Guest { $n }
level-beginner = Ship’s boy
level-beginner-strength = beginner
level-beginner-about = Errs often and gladly: for a first game.
level-easy = Sailor
level-easy-strength = easy
level-easy-about = Takes what lies at hand and does not look at you.
level-medium = Boatswain
level-medium-strength = medium
level-medium-about = Weighs every move, but one at a time.
level-hard = Pilot
level-hard-strength = strong
level-hard-about = Looks ahead and gets in your way.
level-expert = Captain
level-expert-strength = expert
level-expert-about = Thinks long and forgives nothing.
level-random = Aimless
level-random-about = Any legal move: a floor to measure against.
level-greedy = Greedy
level-greedy-about = The best next move by the game’s own weighing: the yardstick of our experiments.
research = For research
level-change = Choose another bot
level-like = Plays like the { $name } here: what it thinks with, the fast core, is not installed.
level-and-strength = { $name }, { $strength }
options = Options
pace = Pace
pace-live = live
pace-days = a little each day
pace-live-help = Everyone is at the table; there is no time limit.
pace-clock = by the clock
pace-clock-help = Minutes for each player, for the whole game or for a move.
pace-days-help = Days for each move, a few minutes a day.
pace-told = People are told when it is their turn, if they wish.
pace-told-how = How you are told
pace-not-told = This server sends neither mail nor notices: everybody has to look in. What waits for you stands on the first page.
times = How much time
times-main = { $m } min + { $s } s a turn
times-move = { $m } min a move
days-per-move = Days for a move
n-days = { $n ->
    [one] one day
   *[other] { $n } days
  }
days-off = Days on which the clock rests
day-0 = Mon
day-1 = Tue
day-2 = Wed
day-3 = Thu
day-4 = Fri
day-5 = Sat
day-6 = Sun
time-out = When the time is up
time-out-move = a bot makes the move
time-out-move-help = The bot makes this one move; the next is the player’s again.
time-out-seat = a bot takes the seat
time-out-seat-help = The bot plays on until the player comes back.
time-out-resign = the player has lost
time-out-resign-help = The player is out; a bot plays on for the others.
public-table = Show it among the open tables
open-table = Open the table
start = Start
rules-read = Read the rules

## Waiting room
table-of = { $player }’s table
room-send = { $n ->
    [one] One seat is free. Send the link to who should sit there, or put a bot there; then you can start.
   *[other] { $n } seats are free. Send the link to those who should sit there, or put bots there; then you can start.
  }
room-wait = { $n ->
    [one] You are in. One more person is to come, then { $host } starts the game.
   *[other] You are in. { $n } more people are to come, then { $host } starts the game.
  }
room-come-in = { $n ->
    [one] One seat is free: sit down and you play.
   *[other] { $n } seats are free: choose yours and you play.
  }
room-start = Everyone is seated. You can start.
room-host-starts = Everyone is seated. { $host } starts the game.
room-full = All seats are taken. If you should play too, ask { $host } for a seat; else wait here and watch.
seat-reserved = kept for somebody
seat-link = A seat for you
seat-link-ask = Ask whoever sent it for a new link: each one works once.
door-closed = This door is closed
door-ask = There is no table at this address, or you need its invitation: ask whoever sits there for the link. It ends in “#invite=…”; they find it in the waiting room, or during the game under “The table”.
invite-how = Send this link. Whoever opens it sits down or watches; no account needed.
invite-code = The link as a code for a phone’s camera
seats = Seats
add-bot = Put a bot here
add-bot-of = Put a bot here: { $level }
invite = Invite
invite-link = Link to this table
copy = Copy
copied = Copied
leave = Back to the games
not-found = Not on the chart
not-found-hint = There is no page at this address.

## Table
prompt = What to do
waiting = One moment…
waiting-for = Waiting for { $players }.
hearing-waiting = Still to be heard: { $players }.
hearing-done = Done: nothing to give or say
hearing-not-done = I have something to say
game-over = { $n ->
    [0] The game is over.
    [one] { $players } wins.
   *[other] { $players } win together.
  }
your-actions = Your actions
actions-all = All actions
actions-best = What looks best at first sight
actions-search = Search the actions
actions-none = Nothing found.
choices = { $n ->
    [one] 1 choice
   *[other] { $n } choices
  }
undo = Undo
undo-none = You have nothing to undo now.
sure = Are you sure?
players = Players
you = you
away = away
acting = to act
score-breakdown = { $player }, score { $n }: show where it comes from
score-nothing = Nothing yet.
watchers = { $n ->
    [one] 1 person is watching
   *[other] { $n } people are watching
  }
log = Log
log-look = Look at this position
since-your-turn = since your last turn
chat = Chat
unread = { $n } new
chat-empty = Nothing said yet.
chat-write = Write to the table…
send = Send
notes = Notes
notes-hint = Only you can read this.
tab-board = Board
tab-me = Me
tab-others = Others
tab-table = Table
tab-chat = Chat
zoom-in = Zoom in
zoom-out = Zoom out
zoomed-to-touch = The board is larger now: touch again.
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
past-at = You look at the past · move { $n } of { $last }
past-start = The game begins.
past-goes-on = The game goes on meanwhile; nothing here can be played.
past-over = The game is over; nothing here can be played.
set-up-done = The table is laid out; everybody has drawn.
sure-ends = This ends the game.
tempo = Pace of the others
tempo-pause = pause
tempo-normal = normal
tempo-fast = fast
tempo-skip = skip to my turn
tempo-waiting = { $n } more to come
refusal-none = Nothing forbids it.
reconnecting = The line is down; we are trying again. Nothing is lost.
error-server = The server could not do that. Please try again.
error-network = The server cannot be reached.
help-board = Whatever has a rope round it can be clicked; point at it to see what would happen. Click on a move that is not allowed to read why.
key-arrows = from space to space on the board
key-enter = do it
key-find = search all actions
key-undo = undo
key-end-first = Nothing to end yet. First: { $seal }, with Enter.
key-end-none = There is nothing to end now.
key-help = this help
curtain = { $player }, it is your turn
curtain-hint = Pass the device on. Nobody else should look now.
curtain-lift = I am here
key-ends = first and last of the row, with Ctrl of the board
key-regions = next part of the page: what to do, board, own area, players, log, chat
key-name = a capital letter and a number: to the space of that name (F5)
key-next-legal = next place where you can do something
key-previous-legal = previous place where you can do something
key-next-own = next piece of yours
key-go-to = to a space by its name
key-seal = the red button
key-tell-moves = say what I can do
key-tell-turn = say whose turn it is, and for how long
key-tell-board = say what lies on the board
key-tell-mine = say what I have
key-tell-hand = say what is in my hand
key-tell-other = say what the next of the others has
key-tell-since = say what happened since my last turn
key-tell-again = say the last thing again
key-alerts = what concerned me
key-pause = pause the others
key-normal = others at normal pace
key-fast = others fast
key-skip = skip to my turn
key-go-on = go on, when the others wait for me
key-back = earlier position
key-forward = later position
help-keys = Keys can be changed or switched off in the settings.
turn-yours = { $game }: your turn
keys-first = Keys: { $moves } says what you can do, { $find } lists all actions, { $help } lists all keys.
said-space = space
said-slash = slash
said-question = question mark
board-role = board
own-area = Own area
go-on = Go on
alerts = What concerned you
alert-read = I have read it
alerts-n = { $n ->
    [one] What concerned you: 1 notice
   *[other] What concerned you: { $n } notices
  }
alerts-none = Nothing so far.
actions-found = { $n ->
    [one] 1 action found: Enter does it.
   *[other] { $n } actions found: Enter goes to the list.
  }
sure-moves-left = You could still do other things.
play-on = Play on
told-no-legal = There is nothing to be done on the board or in your area now.
told-no-own = You have no piece there.
told-go-to = To which space? Type its name.
told-no-cell = There is no space { $name }.
told-note = What was told
told-more = And { $n } more: the same key goes on.
told-nothing = Nothing to tell.
told-score = { $player }: { $n ->
    [one] 1 point
   *[other] { $n } points
  }.
told-your-turn = It is your turn, for { $m ->
    [0] { $s } s
   *[other] { $m } min { $s } s
  }.
told-turn = { $players } to act, for { $m ->
    [0] { $s } s
   *[other] { $m } min { $s } s
  }.
told-undone = Undone: { $what }
told-no-use = Nothing can be done here now.
told-busy = One moment: the server is being asked.
told-waited = The others wait for you: { $key } when you have nothing to give or say.
told-seal = { $key }: { $label }.
told-steps = besides, { $n } smaller steps
told-past = In the past, at move { $n }:
told-past-at = The past, move { $n } of { $last }.
told-now = Back to now.
told-chat = { $player } writes: { $text }
standings = Standings
end-you = You win.
end-you-by = You win, { $a } to { $b }.
end-one-by = { $player } wins, { $a } to { $b }.
end-than-you = you
end-why = { $n } more than { $other }. The difference: { $source }, { $a } to { $b }.
end-tied = As many points as { $other }. What decides: { $source }, { $a } to { $b }.
sources = Where the points come from
sources-tie = ties: { $source }
race = The race
race-hint = pick a moment to see it on the board
chapter = step { $n }
moments = Key moments
moment-lead = { $player } is ahead from here on.
moment-lead-you = You are ahead from here on.
story-gone = The rules have been corrected since: the course of this game can no longer be told.
back-to-end = Back to the end
replay-from-here = Review from here
review = Review
share = Share
share-link = Link to this game
share-send = Send
moments-none = No single moment stands out.
rematch = Rematch
rematch-join = Join the rematch
replay = Replay
export = Save the record

## Pages
mine-which = Which games
mine-turn = Your turn
mine-running = Others are thinking
mine-open = Waiting for players
mine-over = Finished
mine-none = No games yet.
mine-nothing = Nothing here.
mine-game = Game
mine-every-game = all games
mine-with = With whom
mine-more = Show more
mine-won = won
mine-place = { $place } of { $of }
mine-score = { $score } to { $best }
mine-left = given up
mine-unfinished = unfinished
mine-records = Take all your finished games along (records, one a line)
running-none = Nobody else is thinking.
next-waiting = { $n ->
    [one] One more table waits for you.
   *[other] { $n } more tables wait for you.
  }
next-table = Next
hush-table = Tell me when it is my turn here
to-settings = How you are told
notices = Notices
notices-nobody = Sit down at a table first; then you can be told when it is your turn.
notice-push = In this browser
notice-push-help = When a table has been waiting for you for a minute, also while this page is closed.
notice-others = Other browsers of yours
notice-browser = another browser
notice-drop = Remove
push-none = This server sends no notices to browsers.
push-insecure = Browsers allow notices only at an https address.
push-unknown = This browser knows no notices. On an iPhone, put Approdo on the home screen first.
push-denied = You have forbidden this browser to show notices from here; it can be changed in its settings.
push-failed = The browser did not agree. Try again, or another browser.
notice-mail = By mail
notice-mail-help = At most once an hour, all waiting tables together.
mail-none = This server sends no mail.
mail-address = Mail address
mail-ask = Send a mail to confirm it
mail-change = Another address
mail-pending = We have asked { $address } whether it is yours: open the link in that mail.
mail-confirm = Your address
mail-confirmed = Thank you. From now on you are told at this address.
notice-soon = Time is running out
notice-soon-help = Six hours before the end of a slow move, once more.
notice-quiet = Quiet hours
notice-quiet-help = What comes meanwhile is told afterwards.
notice-quiet-from = from
notice-quiet-to = to
notice-quiet-tables = Tables that stay quiet
notice-wake = Tell me again
notice-hook = A program of your own
notice-hook-help = An address that receives a small JSON object when it is your turn (a webhook).
notice-hook-address = Address (https)
notice-try = Try it
notice-tried = On its way.
stop-title = No more mail
stop-all = You get no more mail from here. Your games go on.
stop-table = This table writes to you no more.
stop-undone = You are told again.
stop-undo = That was a mistake: tell me again
stop-again = No more mail
lost-password = Password forgotten?
recover-how = If an account has this address, a mail with a link goes there. The link works for half an hour.
recover-ask = Send the mail
recover-sent = If an account has this address, the mail is on its way.
recover-no-mail = This server sends no mail. Ask whoever runs it.
recover-choose = Choose a new password
account = Account
your-name = Your name
name-shown = The name others see
account-why = As a guest you lose your games if this browser clears its data. An account keeps them, on every device.
register = Create an account
login-name = Account name
password = Password (8 characters or more)
have-account = I already have an account
no-account-yet = I don’t have an account yet
signed-in = Signed in as { $name }
sign-out = Sign out
theme = Theme
theme-system = same as the system
theme-light = light
theme-dark = dark
motion = Motion
motion-system = like the system
motion-off = none
motion-help = Pieces move only a little, and never make you wait.
sound-on = on
sound-off = off
sound-help = A knock for a move, two when it is your turn, three when something concerns you.
confirm-when = Ask before each action
confirm-when-never = never
confirm-when-final = when it cannot be undone
confirm-when-always = always
confirm-when-help = Either way, Undo takes you back as far as the last thing drawn or revealed.
hints = Hints
hints-on = on
hints-off = off
hints-help = In your first game a rule is explained when it first matters.
waits = The others wait for me
waits-on = yes
waits-off = no
waits-help = After the turn of each of the others the table stops until you say “Go on”.
verbosity = What a screen reader announces
verbosity-me = only what concerns me
verbosity-turn = one summary for each turn
verbosity-all = everything
verbosity-help = Your own turn and your own moves are always announced.
letters = Keys at the table
letters-plain = on
letters-alt = only with Alt
letters-off = off
letters-help = Single keys such as N or /. Arrows, Tab, Enter, Escape and F6 always work.
keys-change = Change single keys
keys-change-help = Type the key you want. If it is taken, the two change places.
keys-reset = Back to the usual keys
contents = Contents
rules-search = Search the rules
tag-ruling = ruling: decided where the printed rules are silent
tag-option = applies only with its option
glossary = Glossary
ruling = ruling
option = option
grade-C = certain
grade-P = probable
grade-R = reconstructed
grade-U = unknown
figure = Fig. { $n }.
summary = In one page
summary-goal = Goal
summary-turn = Your turn
summary-end = End
summary-score = Scoring
print = Print
print-summary = Print this page
rules-of = The rules of { $game }
rules-others = Rules of another game
hits =
    { $n ->
        [0] No paragraph with “{ $words }”
        [one] 1 paragraph with “{ $words }”
       *[other] { $n } paragraphs with “{ $words }”
    }
someone = Someone
agree = Agree
disagree = No
proposal-take-back = { $player } asks to go back.
proposal-hand-over = { $player } asks for a bot to play in place of { $other }.
proposal-waiting = Waiting for { $players } to answer.
table-menu = The table
reclaim = Take my seat again
bot-for-you = A bot is playing for you.
ask-back = Ask to go back
ask-back-help = Past the last thing drawn or revealed the table goes back only if everyone agrees.
ahead-open = Think ahead
ahead-change = Change my move
ahead-help = See what you could do if your next turn began now, and prepare a move for it
ahead-close = Back to the table
ahead-banner = Thinking ahead: the others are still playing, your choice waits for your turn
ahead-prepared = Prepared: { $move }. Played as soon as it is your turn.
ahead-drop = Forget the prepared move
ahead-dropped = No longer possible: { $move }. Choose again.
ahead-nothing = Nothing to think of yet: what your next turn brings is still open.
hand-over = Ask for a bot in place of { $player }
watch-link = Link for those who want to watch
resign = Give up
resign-sure = Yes, give up
resign-help = A bot finishes the game for you.
fork = Play from here
hint-ok = Got it
hint-new = A rule for this moment
hint-stop = No more hints
draws-check = Check the draws
draws-title = Were the draws fair?
draws-about = Before the game the server published the fingerprint of a secret number. The players’ browsers added parts of their own. All draws follow from both; this page computes them again here, in your browser.
draws-working = Computing every draw again …
draws-right = { $n ->
    [one] The one draw of this game is right.
   *[other] All { $n } draws of this game are right.
}
draws-own = Your own part is among those that made them, and the fingerprint is the one that your browser kept.
draws-wrong-commitment = The opened number is not the one whose fingerprint was published: these draws cannot be trusted.
draws-wrong-own-commitment = The fingerprint is not the one that your browser kept: these draws cannot be trusted.
draws-wrong-own-part = Your own part is not among those that made the draws: these draws cannot be trusted.
draws-wrong-draw = Draw { $n } is not what it should be: these draws cannot be trusted.
draws-insecure = Browsers compute such things only on https or on the server’s own machine. On the command line: approdo verify --draws
draws-commitment = Fingerprint
draws-seed = Secret number, opened
draws-parts = The players’ parts
draws-back = Back to the table
auto-pass = Pass for me when I can build nothing
auto-pass-help = The server passes for you without delay: from that, others may guess that you could build nothing.
advice = Hint
advice-help = Ask a bot what it would do in your place, and why
advice-says = { $bot } would: { $action }.
advice-thinking = A bot thinks about your position ...
advice-none = No hint can be asked for here now.
advice-why = Why?
advice-view = Thought out from what you can see, and nothing else.
advice-allow = Hints
advice-allow-help = Players may ask a bot what it would do in their place, and why.
key-advice = ask for a hint, where the table allows it
why-expected = Sees { $n } chances in 100 to win.
why-goal = On the way to: { $goal }.
why-only = There was nothing else worth a thought.
why-close = About as good: { $action }.
why-better = Next best: { $action }; it loses { $loss }.
why-clear = Next best by far: { $action }; it loses { $loss }.
why-chances = { $n ->
    [one] 1 chance in 100
   *[other] { $n } chances in 100
  }
bot-reasons = Why it moved so
sign-out-everywhere = Sign out on all devices
export-mine = Download all that is kept of me
change-password = Change the password
password-old = Present password
password-changed = The password is changed; your other devices are signed out.
delete-account = Delete the account
delete-account-help = Your seats are given up. Finished games stay without your name. Everything else goes, and nobody can bring it back.
report = Report to the host
report-whom = Who?
report-table = The whole table
report-what = What happened?
report-send = Send
report-sent = Thank you: the host of this server can read it.

# Programs that play one's seats.
programs = Programs
programs-why = A program or a language model can play your seats with a token: it sees what you see, and nothing of what is yours alone, such as your password or your notes. Give a token only to programs that you trust; revoking it ends it at once.
token = Token
token-once = The token for { $name }. Copy it now: it is shown this once.
token-new = A new token
token-name = For which program?
token-may = It may
token-for = For
token-make = Make a token
token-until = until { $day }
token-over = expired on { $day }
token-unused = never used
token-used = last used { $time }
scope-look = look at my tables
scope-play = sit down and play
scope-talk = talk at the table
revoke = Revoke
revoke-named = Revoke the token { $name }
days = { $n ->
    [one] one day
   *[other] { $n } days
  }

# Without network, and newer builds.
offline = No connection
offline-what = The server cannot be reached. Rules, lessons and finished games that you opened on this device can be read; what you wrote and did not send is kept.
offline-lessons = Lessons
offline-games = Finished games
offline-no-games = None kept yet: a finished game that you look back at stays readable here.
try-again = Try again
newer = A new version is ready. Nothing is lost: your games go on, and what you wrote stays.
newer-take = Reload
newer-later = Later
install = Install on this device

# One person, several devices.
devices = Devices
device-this = this one
device-since = since { $day }
device-unknown = Another device
device-out = Sign out
device-out-named = Sign out { $device }
device-title = Go on on another device
device-add = Add a device
device-how = Open the link on your other device, or point its camera at the code: it works once, for five minutes, and you are the same person there. Both devices can look and play. Give it to nobody else.
device-link = Link for your other device
device-came = { $device } has come in.
device-late = The link has expired. Make a new one.
device-ask = You become { $name } on this device: the same games and seats as where the link was made. What you played here as a guest comes along.
device-enter = Go on as { $name }
device-again = Make a new link on the device where you are signed in: account page, “Devices”.

# Passkeys.
passkeys = Passkeys
passkeys-help = Sign in with your finger, your face or the code of your device instead of the password. The key stays on your device; your password keeps working.
passkey-add = Make a passkey
passkey-made = The passkey is made: next time you can sign in with it.
passkey-used = last used { $day }
passkey-drop = Remove
passkey-drop-named = Remove the passkey of { $device }
passkey-left = No passkey was used. Nothing has changed.
passkey-sign-in = Sign in with a passkey

# Learning by playing
home-learn = Learn by playing
learn-title = Learn by playing
learn-about = A guided first game for each: you play, a coach tells you one thing at a time. No rulebook needed.
learn-begin = Begin
learn-again = Once more
learn-go-on = Go on
learn-play = Play
learn-finished = lesson done
learn-steps = { $n } steps, about { $minutes } minutes
learn-at = { $n } of { $of } steps · next: { $title }
lesson = Lesson
lesson-count = { $n } of { $of }
lesson-why = Why
lesson-back = Back
lesson-next = Next
lesson-understood = I see
lesson-show = Do it for me
lesson-free = Play on freely
lesson-free-help = Leave the lesson: the game goes on without the coach
lesson-wait = Watch: the others play. I go on when it is your turn.
lesson-play-on = Play on as you like. I go on when the moment has come.
lesson-off = You have chosen your own way, and that is fine. Go on here.
lesson-off-move = I would: { $action }
lesson-new = Something new
lesson-done = Lesson done
lesson-done-say = You know how it goes. Play to the end: I speak up only when something new matters, or before you do what you might regret.
lesson-doubt = One moment
lesson-anyway = Do it all the same
lesson-think = Let me think
lesson-better = Do the better thing
