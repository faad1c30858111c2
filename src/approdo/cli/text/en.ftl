play-welcome = { $game } · { $players } players
play-help =
    Type the number of a choice, or words from it (c3 wheat). Also: back · undo · hint · why (did they do that?) · why ACTION · rules [WORDS or PARAGRAPH] · log · board · save · help · quit
play-choose = Your choice
play-you = Player
play-reader = You
play-person = Player { $n }
play-bot = Bot { $n }
play-hint = { $bot } would choose: { $action }
play-hint-expected = sees { $n } chances in 100 to win
play-hint-goal = on the way to: { $goal }
play-hint-because = because of: { $reasons }
play-decimal = .
play-do = type “do” to do that
play-hint-close = about as good: { $action }
play-hint-better = a little weaker: { $action } ({ $loss })
play-hint-clear = clearly weaker, though next best: { $action } ({ $loss })
play-bot-did = { $player }: { $action }
play-bots-nothing = No bot has moved yet.
play-bots-secret = While the game goes on its secrets are kept: why a bot did something would tell them.
play-legal = That is legal: go ahead.
play-no = Not allowed: { $text }
play-undone = Undone.
play-nothing-to-undo = You cannot undo anything: something was drawn or revealed, or the turn has passed.
play-unknown = I do not know “{ $word }”. Type a number, or “help”.
play-saved = Saved as { $name }. Go on later with: approdo play { $game }
play-resume = { $n ->
    [one] Go on with this game? [Y, or n for a new one]
   *[other] Go on with a saved game? [Y for the first, a number from 1 to { $n }, or n for a new one]
}
play-damaged = This file is damaged and left as it is: { $file }
play-no-saves = There are no saved games.
play-list-how = Go on with one of them: approdo play --resume NAME
play-column-name = name
play-column-game = game
play-column-players = players
play-column-moves = moves
play-column-date = last played
play-no-curtain = This terminal cannot be cleared, and { $game } has secrets: only one person can play here.
screen-thinking = { $players } to move ...
screen-weighing = A bot is thinking it over ...
screen-filter = Type to search, Enter to choose
screen-filter-short = Type to search, Enter to choose, Page Down for the rest of the table
screen-step = { $title } · type to search · Esc: one step back
screen-none = No choice has these words. Enter asks why not.
screen-how = That is no action. Write one in full, as in: { $examples }
screen-end-line = Enter: the result once more   F10: leave
screen-small = This window has { $columns } columns and { $rows } rows. At least 80 by 24 are needed: please make it larger.
screen-key-help = Help
screen-key-hint = Hint
screen-key-log = Log
screen-key-rules = Rules
screen-key-reasons = Why?
screen-key-back = Back
screen-key-undo = Undo
screen-key-leave = Leave
screen-key-close = Close
screen-help =
    Type words of what you want; the list below shows what fits. Arrows choose, Enter does it, Esc goes one step back; Page Up and Page Down move the table.
    Words that fit nothing are judged with Enter: you are told why it is not allowed, with the paragraph.
    F2 asks a bot for a hint, which then heads the list; F3 shows the log on small windows, F4 the rules of the moment, F5 why the bots did what they did last, F8 undoes. The mouse works, too.
    The game is saved after every move.
screen-yes = Yes
screen-no = No
play-curtain = Pass the screen to { $player } and press Enter
play-ends = This ends the game at once and cannot be undone. Are you sure? [y/N]
play-over = The game is over. { $reason }
play-winner = { $players ->
    [you] You win.
   *[other] { $players } wins.
}
play-winners = The victory is shared by { $players }.
play-all-lose = Nobody wins.
play-record = The game is saved in { $file }
play-which = Choose: { $field }
play-kinds = What do you want to do?
play-many = { $n } choices, from “{ $first }” to “{ $last }”: type the name of what you want, as it stands on the board.
play-nothing-found = Nothing found.
play-why-how = Write a whole action after “why”, as in: { $examples }
play-small-words = a an the on in at to from with of and
play-word-back = back
play-word-undo = undo
play-word-hint = hint
play-word-why = why
play-word-rules = rules
play-word-log = log
play-word-board = board
play-word-save = save
play-word-help = help
play-word-quit = quit
tag-ruling = ruling
tag-option = option
tag-note = note
learn-next = [Enter: go on]
learn-why = Why: { $why }
learn-do = Type “do” for: { $action }
learn-word-do = do
learn-over = The lesson is done. Play to the end: I speak up only when something new matters, or before you do what you might regret.
summary-goal = Goal
summary-turn = Your turn
summary-end = End
summary-score = Scoring

bots-research = for research
bots-how = Play against them: approdo play GAME --bots easy,hard
bots-ask = Against whom? [a number from 1 to { $most }; Enter: { $usual }]
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
level-like = Plays like the { $name } here: what it thinks with, the fast core, is not installed.
level-random = Aimless
level-random-about = Any legal move: a floor to measure against.
level-greedy = Greedy
level-greedy-about = The best next move by the game’s own weighing: the yardstick of our experiments.
